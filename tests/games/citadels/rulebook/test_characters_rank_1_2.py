"""The characters of ranks 1 and 2 (p. 10, 11), ability by ability, as far as no example or ruling shows them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest

from burgrave import Table
from tests.games.citadels.rulebook.helpers import (
    act,
    asked,
    cards,
    cast,
    choices,
    gold,
    seen,
    skip_round,
    skip_to,
    told,
)
from tests.games.citadels.scene import FIRST_GAME, city, hand, offered, play, scene

WARRANTS = ("signed warrant on merchant", "unsigned warrant on king", "unsigned warrant on bishop")


def others(character: str) -> list[str]:
    """The characters of the first game but the one of a rank."""
    return sorted(name for name in FIRST_GAME if name != character)


# ---------------------------------------------------------------- Assassin


def test_assassin_names_any_other_character_once() -> None:
    """The Assassin may kill any other character of the cast, held or not, at any moment, once a turn (p. 10)."""
    table = scene({"assassin": 0, "merchant": 1})
    assert choices(table, "kill") == others("assassin")
    play(table, "gather gold")
    assert choices(table, "kill") == others("assassin")
    assert "end turn" in offered(table)  # nobody must be killed
    play(table, "kill merchant")
    assert choices(table, "kill") == []
    assert seen(table, 3).killed == "merchant"


def test_assassin_victim_loses_the_turn_and_keeps_the_gold() -> None:
    """The killed character's player is not asked at all this round (p. 10)."""
    table = scene({"assassin": 0, "merchant": 1, "warlord": 2}, gold=[0, 5])
    play(table, "kill merchant", "gather gold", "end turn")
    assert seen(table).character == "warlord"
    assert gold(table)[1] == 5


@pytest.mark.parametrize(
    ("character", "answers"),
    [
        ("assassin", ["kill merchant"]),
        ("witch", ["gather gold", "bewitch architect"]),
        ("magistrate", WARRANTS),
        ("thief", ["rob architect"]),
        ("blackmailer", ["flower on architect", "blank on king"]),
    ],
)
def test_who_was_named_was_named_for_one_round(character: str, answers: Sequence[str]) -> None:
    """In the next round nobody is killed, bewitched, robbed or threatened, and no warrant lies there any more."""
    table = scene({character: 0, "merchant": 1})
    play(table, *answers)
    view = seen(table)
    assert view.killed or view.bewitched or view.robbed or view.warrants or view.threats
    skip_round(table)
    while seen(table).phase == "selection":
        play(table, offered(table)[0])
    view = seen(table)
    assert view.round == 2
    assert (view.killed, view.bewitched, view.robbed, view.warrants, view.threats) == (None, None, None, [], [])


def test_assassin_of_a_tax_collector_leaves_the_taxes_where_they_are() -> None:
    """With the Tax Collector killed taxes are still due, and stay for the next round (p. 14)."""
    table = scene({"assassin": 0, "merchant": 1, "tax_collector": 2}, gold=[0, 5], hands=[[], ["temple"]])
    play(table, "kill tax_collector", "gather gold", "end turn", "gather gold", "build temple", "end turn")
    assert seen(table).round == 2
    assert seen(table).taxes == 1
    assert gold(table)[2] == 0


@pytest.mark.parametrize("players", [2, 3])
def test_assassin_may_kill_the_own_second_character(players: int) -> None:
    """With two characters each, an Assassin who names the own other one loses that turn."""
    table = scene({"assassin": 0, "merchant": 0, "warlord": 1}, players=players)
    play(table, "kill merchant", "gather gold", "end turn")
    assert seen(table).character == "warlord"


# ---------------------------------------------------------------- Witch


def bewitched(character: str, table: Table) -> None:
    """The Witch bewitches a character, whose player gathers gold; she resumes."""
    play(table, "gather gold", f"bewitch {character}")
    assert offered(table) == ["gather gold", "gather cards"]
    play(table, "gather gold")
    assert (asked(table), seen(table).character) == (0, character)


@pytest.mark.parametrize(("character", "limit"), [("architect", 3), ("scholar", 2), ("seer", 2), ("merchant", 1)])
def test_witch_has_the_bewitched_characters_building_limit(character: str, limit: int) -> None:
    """A resuming Witch builds as many districts as the bewitched character may (p. 10)."""
    districts = ["temple", "church", "tavern", "market"]
    table = scene({"witch": 0, character: 1}, gold=[20], hands=[districts, ["castle"]])
    bewitched(character, table)
    for district in districts[:limit]:
        play(table, f"build {district}")
    assert choices(table, "build") == []
    assert city(table, 0) == sorted(districts[:limit])


def test_witch_as_alchemist_gets_the_refund() -> None:
    """The Witch pays with her own gold and gets it back at the end of the resumed turn."""
    table = scene({"witch": 0, "alchemist": 1}, gold=[3], hands=[["castle"]])
    bewitched("alchemist", table)
    play(table, "build castle", "end turn")
    assert gold(table)[:2] == [5, 2]


@pytest.mark.parametrize(("king", "coins"), [(1, 3), (2, 0)])
def test_witch_as_queen_needs_the_rank_4_beside_her(king: int, coins: int) -> None:
    """The Witch gets the Queen's 3 coins if she sits beside the player who revealed the rank 4."""
    table = scene({"witch": 0, "king": king, "queen": 3}, players=5)
    play(table, "gather gold", "bewitch queen")
    skip_to(table, "queen")
    play(table, "gather gold")
    assert asked(table) == 0
    assert ("take bonus" in offered(table)) == bool(coins)
    act(table, "take bonus" if coins else "end turn")
    assert gold(table)[0] == 2 + coins


def test_witch_as_tax_collector_collects_and_is_not_taxed() -> None:
    """The Witch who resumes as the Tax Collector takes the taxes and pays none in that turn."""
    table = scene({"witch": 0, "merchant": 1, "tax_collector": 2}, gold=[3, 3], hands=[["temple"], ["temple"]])
    play(table, "gather gold", "bewitch tax_collector", "gather gold", "build temple", "end turn", "gather gold")
    play(table, "build temple")
    assert seen(table).taxes == 1
    play(table, "collect taxes")
    assert gold(table)[0] == 3 + 2 - 1 + 1


def test_witch_who_resumes_uses_park_and_poor_house_once() -> None:
    """Park and Poor House work at the end of the resumed turn, for the Witch and not for the bewitched (p. 15)."""
    table = scene({"witch": 0, "merchant": 1}, hands=[["market"]], cities=[["poor_house"], ["park"]], deck=["temple"])
    play(table, "gather gold", "bewitch merchant")
    assert (gold(table)[0], cards(table)[0]) == (2, 1)
    play(table, "gather gold", "build market")
    assert gold(table)[0] == 0
    play(table, "end turn")
    assert gold(table)[:2] == [1, 2]
    assert cards(table)[:2] == [0, 0]

    table = scene({"witch": 0, "merchant": 1}, hands=[["market"]], cities=[["park"], ["poor_house"]])
    play(table, "gather gold", "bewitch merchant", "gather gold", "build market", "end turn")
    assert gold(table)[:2] == [0, 2]
    assert cards(table)[:2] == [2, 0]


def test_witch_as_abbot_compares_her_own_gold() -> None:
    """It is the Witch's gold that counts when she asks the richest player for a coin."""
    table = scene({"witch": 0, "abbot": 1}, gold=[3, 0, 5, 4])
    bewitched("abbot", table)
    assert choices(table, "take alms from") == []  # she has 5 herself
    table = scene({"witch": 0, "abbot": 1}, gold=[1, 9, 5, 4])
    bewitched("abbot", table)
    assert choices(table, "take alms from") == ["seat 1"]  # the bewitched player may be the richest


def test_witch_as_wizard_builds_copies() -> None:
    """The Witch has the Wizard's permission to build what she has already (p. 10)."""
    table = scene({"witch": 0, "wizard": 1}, gold=[9], hands=[["temple"], ["castle"]], cities=[["temple"]])
    bewitched("wizard", table)
    assert choices(table, "look at hand of") == ["seat 1"]
    play(table, "build temple")
    assert city(table, 0) == ["temple", "temple"]


def test_witch_as_magician_may_swap_with_the_bewitched_player() -> None:
    """For the Witch the bewitched Magician's player is another player like any."""
    table = scene({"witch": 0, "magician": 1}, hands=[["temple"], ["castle", "manor"]])
    bewitched("magician", table)
    play(table, "swap hands with seat 1")
    assert (hand(table, 0), hand(table, 1)) == (["castle", "manor"], ["temple"])


def test_witch_as_warlord_pays_with_her_own_gold() -> None:
    """The Witch uses the bewitched character's abilities with her own gold and city (p. 10)."""
    table = scene({"witch": 0, "warlord": 1}, gold=[0, 9], cities=[["prison"], ["barracks", "fortress"], ["docks"]])
    bewitched("warlord", table)
    play(table, "take income")
    assert gold(table)[:2] == [2 + 1, 9 + 2]
    assert choices(table, "destroy in city of") == ["seat 0", "seat 1", "seat 2"]
    act(table, "destroy in city of seat 1", "district barracks")
    assert gold(table)[:2] == [1, 11]
    assert city(table, 1) == ["fortress"]


@pytest.mark.parametrize("players", [2, 3])
def test_witch_may_bewitch_the_own_second_character(players: int) -> None:
    """With two characters each, a Witch who hits her own other one gathers for it and resumes as it."""
    table = scene({"witch": 0, "merchant": 0}, players=players, gold=[1], hands=[["castle"]])
    play(table, "gather gold", "bewitch merchant", "gather gold", "take bonus", "build castle")
    assert gold(table)[0] == 1 + 2 + 2 + 1 - 4


# ---------------------------------------------------------------- Magistrate


def test_magistrate_puts_warrants_on_three_different_characters() -> None:
    """Three different characters get a warrant, never the Magistrate; which one is signed stays secret (p. 10)."""
    table = scene({"magistrate": 0, "merchant": 1})
    assert "gather gold" in offered(table)  # it is no duty
    assert choices(table, "signed warrant on") == others("assassin")
    play(table, "signed warrant on merchant")
    assert "merchant" not in choices(table, "unsigned warrant on")
    play(table, "unsigned warrant on king", "unsigned warrant on warlord")
    assert choices(table, "signed warrant on") == []
    for seat in (1, 2, 3, None):
        assert seen(table, seat).warrants == ["king", "merchant", "warlord"]
        assert seen(table, seat).signed is None
        assert "character" not in told(table, "warrants", seat)[0]
    assert seen(table, 0).signed == "merchant"


def test_magistrate_may_choose_any_three_characters() -> None:
    """Beside the signed warrant any two of the other characters may get the unsigned ones (p. 10)."""
    start = scene({"magistrate": 0})
    play(start, "signed warrant on merchant")
    found = []
    for first in choices(start, "unsigned warrant on"):
        table = start.clone()
        play(table, f"unsigned warrant on {first}")
        for second in choices(table, "unsigned warrant on"):
            last = table.clone()
            play(last, f"unsigned warrant on {second}")
            found.append(frozenset(seen(last).warrants))
    rest = [name for name in others("assassin") if name != "merchant"]
    assert len(found) == len(set(found))
    assert set(found) == {frozenset({"merchant", *pair}) for pair in combinations(rest, 2)}


def test_magistrate_can_not_confiscate_with_an_unsigned_warrant() -> None:
    """Only the character with the signed warrant is its target (p. 10)."""
    table = scene({"magistrate": 0, "king": 1, "merchant": 2}, hands=[[], ["market"]])
    play(table, *WARRANTS, "gather gold", "end turn", "gather gold", "build market")
    assert "confiscate" not in offered(table)
    skip_to(table, "merchant")
    assert city(table, 1) == ["market"]


def test_magistrate_shows_the_signed_warrant_to_confiscate() -> None:
    """To confiscate, the Magistrate reveals the warrant; he builds for nothing (p. 10)."""
    table = scene({"magistrate": 0, "merchant": 1}, gold=[0, 9], hands=[[], ["palace"]])
    play(table, *WARRANTS, "gather gold", "end turn", "gather gold", "build palace", "confiscate")
    assert gold(table)[:2] == [2, 11]
    assert seen(table, 3).signed == "merchant"
    assert city(table, 0) == ["palace"]


def test_magistrate_hits_the_turn_of_the_signed_character_only() -> None:
    """With two characters each, the warrant counts in the turn of the character that it lies on."""
    table = scene(
        {"magistrate": 0, "magician": 1, "merchant": 1}, players=2, gold=[0, 9], hands=[[], ["temple", "church"]]
    )
    play(table, *WARRANTS, "gather gold", "end turn", "gather gold", "build temple")
    assert asked(table) == 1
    play(table, "end turn", "gather gold", "build church")
    assert asked(table) == 0
    assert "confiscate" in offered(table)


def test_magistrate_completes_his_city_in_another_turn() -> None:
    """A confiscation can complete the Magistrate's city, and with the round the game."""
    six = ["temple", "church", "tavern", "market", "watchtower", "prison"]
    table = scene({"magistrate": 0, "merchant": 1}, gold=[0, 9], hands=[[], ["castle"]], cities=[six])
    play(table, *WARRANTS, "gather gold", "end turn", "gather gold", "build castle", "confiscate", "end turn")
    assert table.over
    assert table.scores[0].parts["completion"] == 4


def test_magistrate_refund_is_not_refunded_again() -> None:
    """What the Alchemist got back for a confiscated district he does not get back once more."""
    table = scene({"magistrate": 0, "alchemist": 1}, gold=[0, 9], hands=[[], ["castle"]])
    play(table, "signed warrant on alchemist", "unsigned warrant on king", "unsigned warrant on bishop")
    play(table, "gather gold", "end turn", "gather gold", "build castle", "confiscate")
    assert gold(table)[1] == 11
    play(table, "end turn")
    assert gold(table)[1] == 11


def test_magistrate_refund_stays_with_the_cardinal() -> None:
    """Gold that the Cardinal took for a confiscated district comes back to him, and his cards do not."""
    table = scene({"magistrate": 0, "cardinal": 1}, gold=[0, 0, 9], hands=[[], ["docks", "temple", "church"]])
    play(table, "signed warrant on cardinal", "unsigned warrant on king", "unsigned warrant on warlord")
    play(table, "gather gold", "end turn", "gather gold")
    act(table, "build docks", "take gold from seat 2", "card temple")
    play(table, "confiscate")
    assert gold(table)[:3] == [2, 3, 8]
    assert (hand(table, 1), hand(table, 2)) == (["church"], ["temple"])


def test_magistrate_can_not_confiscate_a_monument_into_a_city_of_five() -> None:
    """A confiscation is a build: the Monument's limit holds for the Magistrate's city."""
    five = ["temple", "church", "tavern", "market", "watchtower"]
    for size, judge in ((4, 0), (5, 1)):
        table = scene({"magistrate": 0, "merchant": 1}, gold=[0, 9], hands=[[], ["monument"]], cities=[five[:size]])
        play(table, *WARRANTS, "gather gold", "end turn", "gather gold", "build monument")
        assert asked(table) == judge


def test_magistrate_killed_or_absent_leaves_builders_alone() -> None:
    """Nobody is asked about a warrant where none was placed."""
    table = scene({"merchant": 1}, gold=[0, 9], hands=[[], ["docks"]], options=cast("magistrate"))
    play(table, "gather gold", "build docks")
    assert asked(table) == 1
    assert city(table, 1) == ["docks"]


# ---------------------------------------------------------------- Thief


def test_thief_names_anybody_but_rank_1_and_himself() -> None:
    """The Thief robs another character, held or not, once, and need not do so (p. 11)."""
    table = scene({"thief": 0})
    assert choices(table, "rob") == sorted({*FIRST_GAME} - {"assassin", "thief"})
    assert "gather gold" in offered(table)
    play(table, "rob king")
    assert choices(table, "rob") == []
    skip_round(table)  # nobody has the King
    assert gold(table)[0] == 2


@pytest.mark.parametrize("players", [2, 3])
def test_thief_takes_the_whole_shared_stash(players: int) -> None:
    """With two characters each, the robbed character's player loses all the gold of both (p. 7, 11)."""
    table = scene({"thief": 0, "king": 1, "merchant": 1}, players=players, gold=[0, 4])
    play(table, "rob merchant")
    skip_to(table, "merchant")
    assert gold(table)[:2] == [2 + 4 + 2, 0]


@pytest.mark.parametrize("players", [2, 3])
def test_thief_robs_himself_of_nothing(players: int) -> None:
    """With two characters each, robbing the own other one moves no gold."""
    table = scene({"thief": 0, "merchant": 0}, players=players, gold=[4])
    play(table, "rob merchant")
    skip_to(table, "merchant")
    assert gold(table)[0] == 6


# ---------------------------------------------------------------- Spy


def test_spy_names_a_type_before_he_looks() -> None:
    """The Spy chooses a player and a type first; then he alone sees the hand (p. 11)."""
    table = scene({"spy": 0}, gold=[0, 5], hands=[[], ["temple", "church", "castle"]])
    assert choices(table, "spy on") == ["seat 1", "seat 2", "seat 3"]
    play(table, "spy on seat 1")
    assert choices(table, "type") == sorted(["noble", "religious", "trade", "military", "unique"])
    assert list(seen(table, 0).players[1].remembered) == []
    play(table, "type religious")
    assert gold(table)[:2] == [2, 3]
    assert cards(table)[:2] == [2, 3]
    assert sorted(seen(table, 0).players[1].remembered) == ["castle", "church", "temple"]
    assert list(seen(table, 2).players[1].remembered) == []
    assert "cards" in told(table, "spies", 0)[0]
    assert "cards" not in told(table, "spies", 2)[0]
    assert choices(table, "spy on") == []


def test_spy_without_a_match_gets_nothing() -> None:
    """Where no card is of the named type the Spy takes no gold and no cards (p. 11)."""
    table = scene({"spy": 0}, gold=[0, 5], hands=[[], ["temple", "school_of_magic"]])
    play(table, "spy on seat 1", "type trade")
    assert gold(table)[:2] == [0, 5]
    assert cards(table)[:2] == [0, 2]


# ---------------------------------------------------------------- Blackmailer


def test_blackmailer_threatens_two_characters_in_secret() -> None:
    """Two different characters, not her own, get a marker; which one has the flower stays secret (p. 11)."""
    table = scene({"blackmailer": 0, "merchant": 1})
    allowed = sorted({*FIRST_GAME} - {"assassin", "thief"})
    assert choices(table, "flower on") == allowed
    play(table, "flower on merchant")
    assert choices(table, "blank on") == [name for name in allowed if name != "merchant"]
    play(table, "blank on king")
    assert choices(table, "flower on") == []
    for seat in (1, 2, None):
        assert seen(table, seat).threats == ["king", "merchant"]
        assert seen(table, seat).flower is None
        assert "character" not in told(table, "threats", seat)[0]
    assert seen(table, 0).flower == "merchant"


def test_blackmailer_who_shows_the_flower_takes_everything() -> None:
    """The flower costs the refuser all his gold, what he just gathered included; his turn goes on (p. 11)."""
    table = scene({"blackmailer": 0, "merchant": 1}, gold=[0, 4], cities=[[], ["tavern"]])
    play(table, "flower on merchant", "blank on king", "gather gold", "end turn")
    play(table, "gather gold", "refuse", "reveal threat")
    assert gold(table)[:2] == [2 + 6, 0]
    play(table, "take income", "take bonus", "end turn")
    assert gold(table)[1] == 2


def test_blackmailer_killed_threatens_nobody() -> None:
    """A killed Blackmailer places nothing."""
    table = scene({"assassin": 2, "blackmailer": 0, "merchant": 1}, gold=[0, 4])
    play(table, "kill blackmailer", "gather gold", "end turn")
    play(table, "gather gold")
    assert "bribe" not in offered(table)
    assert "end turn" in offered(table)


def test_blackmailers_threat_on_a_character_out_of_play_is_never_settled() -> None:
    """A threat on a character that nobody has comes to nothing."""
    table = scene({"blackmailer": 0, "warlord": 1}, gold=[0, 4])
    play(table, "flower on merchant", "blank on king", "gather gold", "end turn")
    assert seen(table).character == "warlord"
    skip_round(table)
    assert gold(table)[:2] == [2, 6]


@pytest.mark.parametrize("players", [2, 3])
def test_blackmailer_does_not_threaten_her_own_player(players: int) -> None:
    """With two characters each, a threat on the Blackmailer's own other character has no effect."""
    table = scene({"blackmailer": 0, "merchant": 0}, players=players, gold=[4])
    play(table, "flower on merchant", "blank on king", "gather gold", "end turn", "gather gold")
    assert "bribe" not in offered(table)
    assert gold(table)[0] == 8
