"""Rulings 1 to 17: characters that were killed or bewitched."""

from __future__ import annotations

import pytest

import burgrave
from tests.games.citadels.rulebook.helpers import asked, cards, choices, gold, seen, skip_round, skip_to, told, verbs
from tests.games.citadels.scene import FIRST_GAME, city, hand, offered, play, scene


def test_ruling_01_one_character_per_rank() -> None:
    """Two characters of one rank never share a game, so nobody is both killed and bewitched (p. 8)."""
    with pytest.raises(burgrave.BadSetup, match="exactly one character of rank 1"):
        burgrave.new("citadels", players=4, seed=1, options={"characters": [*FIRST_GAME, "witch"]})


def test_ruling_02_a_killed_character_keeps_silent() -> None:
    """When a killed character is called it looks exactly as if nobody had it (p. 10)."""
    held = scene({"assassin": 0, "bishop": 1, "architect": 2})
    free = scene({"assassin": 0, "warlord": 1, "architect": 2})
    for table in (held, free):
        play(table, "kill bishop")
        skip_to(table, "architect")
    for seat in (0, 2, 3, None):
        assert seen(held, seat).json() == seen(free, seat).json()
    assert [(e.kind, e.args) for e in held.events(3)] == [(e.kind, e.args) for e in free.events(3)]


@pytest.mark.parametrize("character", ["king", "patrician"])
def test_ruling_03_a_killed_king_takes_the_crown_at_the_end_of_the_round(character: str) -> None:
    """A killed King or Patrician is revealed at the end of the round and takes the crown then (p. 12)."""
    table = scene({"assassin": 0, character: 1, "warlord": 2}, crown=3)
    play(table, f"kill {character}")
    skip_to(table, "warlord")
    assert seen(table).crown == 3
    assert list(seen(table).players[1].characters) == []
    skip_round(table)
    assert seen(table).crown == 1
    assert asked(table) == 1  # chooses first now
    assert [event["who"] for event in told(table, "reveals-killed")] == [1]


def test_ruling_04_a_killed_emperors_adviser_moves_the_crown_for_nothing() -> None:
    """At the end of the round the killed Emperor's holder crowns another player and takes nothing (p. 12)."""
    table = scene({"assassin": 0, "emperor": 1, "warlord": 2}, crown=3, gold=[5, 0, 5, 5], hands=[["temple"]] * 3)
    play(table, "kill emperor", "gather gold", "end turn")
    play(table, "gather gold", "end turn")
    assert asked(table) == 1
    assert choices(table, "give crown to") == ["seat 0", "seat 2"]  # neither himself nor who has it
    play(table, "give crown to seat 0")
    assert seen(table).crown == 0
    assert (seen(table).round, asked(table)) == (2, 0)  # who chooses first now
    assert gold(table) == [7, 0, 7, 5]
    assert cards(table) == [1, 1, 1, 0]


@pytest.mark.parametrize("character", ["king", "emperor", "patrician"])
def test_ruling_05_a_killed_rank_4_that_nobody_has(character: str) -> None:
    """A killed rank 4 that nobody holds leaves the crown where it is (p. 12)."""
    options: dict[str, object] = {"characters": [name if name != "king" else character for name in FIRST_GAME]}
    table = scene({"assassin": 0, "warlord": 2}, crown=3, options=options)
    play(table, f"kill {character}")
    skip_round(table)
    assert seen(table).crown == 3
    assert seen(table).round == 2
    assert told(table, "reveals-killed") == []


def test_ruling_06_a_killed_bishop_protects_nothing() -> None:
    """The rank 8 may use its ability against the districts of a killed Bishop (p. 12)."""
    table = scene({"assassin": 0, "bishop": 1, "warlord": 2}, cities=[[], ["temple"]])
    play(table, "kill bishop")
    skip_to(table, "warlord")
    assert choices(table, "destroy in city of") == ["seat 1"]


def test_ruling_07_bewitched_bishop_protects_the_witch() -> None:
    """With a bewitched Bishop the Witch's city is protected, the Bishop's is not (p. 12)."""
    table = scene({"witch": 0, "bishop": 1, "warlord": 2}, cities=[["temple"], ["temple"]])
    play(table, "gather gold", "bewitch bishop")
    skip_to(table, "warlord")
    assert choices(table, "destroy in city of") == ["seat 1"]


@pytest.mark.parametrize(("character", "coins", "drawn"), [("king", 2, 0), ("patrician", 0, 2)])
def test_ruling_08_a_bewitched_king_still_takes_the_crown(character: str, coins: int, drawn: int) -> None:
    """The bewitched King or Patrician takes the crown; the Witch gets the income of her own city only (p. 10)."""
    table = scene({"witch": 0, character: 1}, crown=3, cities=[["manor", "castle"], ["palace"]])
    play(table, "gather gold", f"bewitch {character}", "gather gold")
    assert seen(table).crown == 1
    assert asked(table) == 0
    assert "take crown" not in offered(table)
    play(table, "take income")
    assert gold(table)[:2] == [2 + coins, 2]
    assert cards(table)[:2] == [drawn, 0]
    play(table, "end turn")
    assert seen(table).crown == 1


def test_ruling_09_the_witch_decides_for_a_bewitched_emperor() -> None:
    """The Witch gives the bewitched Emperor's crown to another player and takes that player's coin or card (p. 10)."""
    table = scene({"witch": 0, "emperor": 1}, crown=3, hands=[[], ["temple"]])
    play(table, "gather gold", "bewitch emperor", "gather gold")
    assert asked(table) == 0
    assert choices(table, "give crown to") == ["seat 1", "seat 2"]
    assert "end turn" not in offered(table)  # it must be done
    play(table, "give crown to seat 1")
    assert offered(table) == ["take gold", "take card"]
    play(table, "take gold")
    assert seen(table).crown == 1
    assert gold(table)[:2] == [3, 1]


def test_ruling_10_the_witch_blackmails_for_a_bewitched_blackmailer() -> None:
    """The Witch places the threats, is bribed, and decides whether to reveal (p. 10)."""
    table = scene({"witch": 0, "blackmailer": 1, "bishop": 2, "merchant": 3}, gold=[0, 0, 4, 4])
    play(table, "gather gold", "bewitch blackmailer", "gather gold")
    assert asked(table) == 0
    play(table, "flower on merchant", "blank on bishop", "end turn")
    play(table, "gather gold", "bribe")
    assert gold(table) == [2 + 3, 2, 3, 4]
    play(table, "end turn", "gather gold", "refuse")
    assert asked(table) == 0
    play(table, "reveal threat")
    assert gold(table) == [5 + 6, 2, 3, 0]


def test_ruling_11_the_witch_robs_for_a_bewitched_thief() -> None:
    """The Witch names the victim of a bewitched Thief and gets its gold (ruling 11, like the bribes on p. 10)."""
    table = scene({"witch": 0, "thief": 1, "merchant": 2}, gold=[0, 0, 4])
    play(table, "gather gold", "bewitch thief", "gather gold", "rob merchant", "end turn")
    assert seen(table).character == "merchant"
    assert gold(table)[:3] == [2 + 4, 2, 0]


def test_ruling_12_a_witch_as_navigator_builds_nothing() -> None:
    """The bewitched Navigator's ban on building binds the Witch (p. 10)."""
    table = scene({"witch": 0, "navigator": 1}, gold=[9], hands=[["temple", "stables"]])
    play(table, "gather gold", "bewitch navigator", "gather gold", "navigate for gold")
    assert gold(table)[:2] == [9 + 2 + 4, 2]
    assert offered(table) == ["end turn"]


def test_ruling_13_the_witch_gets_the_bewitched_merchants_coin() -> None:
    """A bewitched Merchant does not even get his extra coin; the Witch does (p. 10)."""
    table = scene({"witch": 0, "merchant": 1}, cities=[["tavern"], ["tavern", "market"]])
    play(table, "gather gold", "bewitch merchant")
    assert offered(table) == ["gather gold", "gather cards"]
    play(table, "gather gold", "take bonus", "take income", "end turn")
    assert gold(table)[:2] == [2 + 1 + 1, 2]


def test_ruling_14_the_witch_does_not_resume_for_a_character_out_of_play() -> None:
    """If nobody has the bewitched character the Witch's turn is over; Park and Poor House do nothing (p. 10, 15)."""
    empty_hand = scene({"witch": 0, "warlord": 2}, cities=[["park", "poor_house"]])
    play(empty_hand, "gather gold", "bewitch merchant")
    empty_stash = scene({"witch": 0, "warlord": 2}, cities=[["park", "poor_house"]], deck=["temple", "church"])
    play(empty_stash, "gather cards", "card temple", "bewitch merchant")
    for table in (empty_hand, empty_stash):
        assert seen(table).character == "warlord"
        skip_round(table)
        assert told(table, "resumes") == []
    assert cards(empty_hand)[0] == 0
    assert gold(empty_stash)[0] == 0


def test_ruling_15_the_witch_does_not_gather_again() -> None:
    """A resuming Witch has gathered already; the bewitched player gathers with his own districts (p. 10)."""
    table = scene({"witch": 0, "merchant": 1}, cities=[[], ["gold_mine"]])
    play(table, "gather gold", "bewitch merchant", "gather gold")
    assert gold(table)[:2] == [2, 3]
    assert asked(table) == 0
    assert choices(table, "gather") == []


@pytest.mark.parametrize(("districts", "drawn"), [(["library"], 2), (["observatory"], 1)])
def test_ruling_15_a_bewitched_player_uses_library_and_observatory(districts: list[str], drawn: int) -> None:
    """Library and Observatory work for the bewitched player, as gathering effects do (p. 10)."""
    table = scene({"witch": 0, "merchant": 1}, cities=[[], districts], deck=["temple", "church", "castle"])
    play(table, "gather gold", "bewitch merchant", "gather cards")
    if districts == ["observatory"]:
        assert offered(table) == ["card temple", "card church", "card castle"]
        play(table, "card castle")
    assert cards(table)[:2] == [0, drawn]
    assert asked(table) == 0


def test_ruling_16_the_witch_uses_her_own_districts_only() -> None:
    """In the resumed turn the Witch's own unique districts work, never those of the bewitched player (p. 10)."""
    table = scene(
        {"witch": 0, "merchant": 1},
        gold=[2],
        hands=[["temple"]],
        cities=[["smithy"], ["laboratory", "museum", "factory"]],
    )
    play(table, "gather gold", "bewitch merchant", "gather gold")
    assert {"use smithy"} == {verb for verb in verbs(table) if verb.startswith("use")}
    play(table, "use smithy")
    assert gold(table)[0] == 2
    assert cards(table)[0] == 4


def test_ruling_17_the_witch_must_gather_and_must_name_somebody() -> None:
    """The Witch can neither skip gathering nor decline to bewitch, and does nothing else before (p. 10)."""
    table = scene({"witch": 0, "merchant": 1}, gold=[5], hands=[["temple"]], cities=[["smithy", "armory"], ["tavern"]])
    assert offered(table) == ["gather gold", "gather cards"]
    play(table, "gather gold")
    assert verbs(table) == {"bewitch"}
    assert choices(table, "bewitch") == sorted(name for name in FIRST_GAME if name != "assassin")
    assert city(table, 0) == ["armory", "smithy"]
    assert hand(table, 0) == ["temple"]
