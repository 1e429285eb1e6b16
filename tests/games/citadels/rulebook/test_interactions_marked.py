"""Rulings 18 to 32: characters that were robbed, threatened or put under a warrant, and the Wizard's building."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from burgrave import Table
from tests.games.citadels.rulebook.helpers import act, asked, cards, choices, gold, seen, told, verbs
from tests.games.citadels.scene import city, hand, offered, play, scene, under_deck


@pytest.mark.parametrize(
    ("first", "answers"),
    [("assassin", ["kill bishop", "gather gold", "end turn"]), ("witch", ["gather gold", "bewitch bishop"])],
)
@pytest.mark.parametrize(("second", "verb"), [("thief", "rob"), ("blackmailer", "flower on")])
def test_ruling_18_who_is_neither_robbed_nor_threatened(first: str, answers: list[str], second: str, verb: str) -> None:
    """Thief and Blackmailer name neither rank 1, nor the killed, nor the bewitched character (p. 11)."""
    table = scene({first: 0, second: 1})
    play(table, *answers)
    assert choices(table, verb) == ["architect", "king", "magician", "merchant", "warlord"]
    if second == "blackmailer":
        play(table, "flower on king")
        assert choices(table, "blank on") == ["architect", "magician", "merchant", "warlord"]


def test_ruling_19_a_robbery_happens_before_gathering() -> None:
    """The Thief takes what there is when the victim is revealed; what comes later in the turn is safe (p. 5, 11)."""
    table = scene({"thief": 0, "merchant": 1}, gold=[0, 5], cities=[[], ["tavern"]])
    play(table, "rob merchant", "gather gold")
    assert gold(table)[:2] == [2, 5]
    play(table, "end turn")
    assert gold(table)[:2] == [7, 0]
    play(table, "gather gold", "take income", "take bonus", "end turn")
    assert gold(table)[:2] == [7, 4]


def threatened(hand: Sequence[str] = (), city: Sequence[str] = ()) -> Table:
    """Seat 1, the Merchant with 4 coins, is called with the flower on him; seat 0 is the Blackmailer."""
    table = scene({"blackmailer": 0, "merchant": 1}, gold=[0, 4], hands=[[], hand], cities=[[], city])
    play(table, "flower on merchant", "blank on king", "gather gold", "end turn")
    return table


def test_ruling_20_a_threatened_player_gathers_and_answers_first() -> None:
    """Before anything else a threatened player gathers, with gathering effects only, and pays or refuses (p. 11)."""
    table = threatened(["temple"], ["gold_mine", "laboratory", "armory", "tavern"])
    assert offered(table) == ["gather gold", "gather cards"]
    play(table, "gather gold")
    assert gold(table)[:2] == [2, 4 + 3]
    assert offered(table) == ["bribe", "refuse"]
    play(table, "bribe")
    assert gold(table)[:2] == [2 + 3, 4]
    assert {"take income", "take bonus", "build", "use laboratory", "use armory against"} <= verbs(table)


def test_ruling_21_a_bribe_of_nothing_removes_the_marker_unseen() -> None:
    """Who has a single coin bribes for nothing, and the marker goes away without being turned over (p. 11)."""
    table = scene({"blackmailer": 0, "merchant": 1}, gold=[0, 1], deck=["temple", "church"])
    play(table, "flower on merchant", "blank on king", "gather gold", "end turn")
    play(table, "gather cards", "card temple", "bribe")
    assert gold(table)[:2] == [2, 1]
    assert asked(table) == 1
    assert seen(table, 1).threats == ["king"]
    assert seen(table, 1).flower is None


def test_ruling_22_a_refused_threat_may_stay_unrevealed() -> None:
    """After a refusal the Blackmailer may leave the marker alone, and then nothing happens (p. 11)."""
    table = threatened()
    play(table, "gather gold", "refuse")
    assert asked(table) == 0
    assert offered(table) == ["reveal threat", "leave threat"]
    play(table, "leave threat")
    assert gold(table)[:2] == [2, 6]
    assert seen(table, 1).flower is None
    assert asked(table) == 1


def test_ruling_22_the_empty_marker_does_nothing() -> None:
    """The marker without the flower costs the refuser nothing when it is revealed (p. 11)."""
    table = scene({"blackmailer": 0, "merchant": 1}, gold=[0, 4])
    play(table, "flower on king", "blank on merchant", "gather gold", "end turn")
    play(table, "gather gold", "refuse", "reveal threat")
    assert gold(table)[:2] == [2, 6]
    assert seen(table).threats == ["king"]


def test_ruling_23_a_threat_and_a_warrant_on_one_character() -> None:
    """A character may have both; the threat is settled after gathering, the warrant at the first paid build (p. 11)."""
    table = scene({"magistrate": 0, "blackmailer": 1, "merchant": 2}, gold=[0, 0, 4], hands=[[], [], ["market"]])
    warrants(table, "merchant")
    play(table, "flower on merchant", "blank on king", "gather gold", "end turn")
    play(table, "gather gold")
    assert offered(table) == ["bribe", "refuse"]
    play(table, "bribe", "build market")
    assert asked(table) == 0
    play(table, "confiscate")
    assert gold(table)[:3] == [2, 2 + 3, 3]
    assert city(table, 0) == ["market"]


def warrants(table: Table, signed: str) -> None:
    """The Magistrate signs the warrant on a character, puts the other two on King and Bishop, and ends the turn."""
    play(table, f"signed warrant on {signed}", "unsigned warrant on king", "unsigned warrant on bishop")
    play(table, "gather gold", "end turn")


@pytest.mark.parametrize(
    ("districts", "free", "ways"),
    [
        (["framework"], "docks", ["pay with framework"]),
        (["tavern"], "necropolis", ["pay with sacrifice", "district tavern"]),
    ],
)
def test_ruling_24_an_unpaid_build_does_not_touch_the_warrant(districts: list[str], free: str, ways: list[str]) -> None:
    """A district built without paying can't be confiscated, but the next one that is paid for can (p. 15)."""
    table = scene(
        {"magistrate": 0, "architect": 1},
        gold=[0, 9],
        hands=[[], [free, "temple", "church"]],
        cities=[[], districts],
    )
    warrants(table, "architect")
    play(table, "gather gold")
    act(table, f"build {free}", *ways)
    assert asked(table) == 1
    assert city(table, 1) == [free]
    play(table, "build temple")
    assert asked(table) == 0
    play(table, "confiscate")
    assert city(table, 0) == ["temple"]
    play(table, "build church")
    assert asked(table) == 1


def test_ruling_25_a_declined_warrant_has_no_second_chance() -> None:
    """Only the first district that the target pays for can be confiscated (p. 10)."""
    table = scene({"magistrate": 0, "architect": 1}, gold=[0, 9], hands=[[], ["temple", "church", "tavern"]])
    warrants(table, "architect")
    play(table, "gather gold", "build temple", "decline", "build church")
    assert asked(table) == 1
    assert city(table, 1) == ["church", "temple"]


def test_ruling_25_an_identical_district_uses_up_the_warrant() -> None:
    """The first paid district can't be confiscated where the Magistrate has the same, and the second one neither."""
    table = scene(
        {"magistrate": 0, "architect": 1},
        gold=[0, 9],
        hands=[[], ["temple", "church"]],
        cities=[["temple"]],
    )
    warrants(table, "architect")
    play(table, "gather gold", "build temple", "build church")
    assert asked(table) == 1
    assert city(table, 1) == ["church", "temple"]


def test_ruling_26_a_confiscated_district_counts_against_the_limit() -> None:
    """A confiscated district never enters the builder's city and still uses his limit (p. 10)."""
    table = scene({"magistrate": 0, "merchant": 1}, gold=[0, 9], hands=[[], ["temple", "church"]])
    warrants(table, "merchant")
    play(table, "gather gold", "build temple", "confiscate")
    assert (city(table, 0), city(table, 1)) == (["temple"], [])
    assert gold(table)[:2] == [2, 11]
    assert choices(table, "build") == []


def test_ruling_26_confiscated_stables_leave_the_limit() -> None:
    """Whose Stables were confiscated may still build another district (p. 15)."""
    table = scene({"magistrate": 0, "merchant": 1}, gold=[0, 9], hands=[[], ["stables", "church"]])
    warrants(table, "merchant")
    play(table, "gather gold", "build stables", "confiscate")
    assert city(table, 0) == ["stables"]
    assert choices(table, "build") == ["church"]


def test_ruling_27_a_confiscated_thieves_den_gives_the_gold_back_only() -> None:
    """Of a confiscated Thieves' Den the builder gets the coins back but not the cards (p. 15)."""
    table = scene({"magistrate": 0, "merchant": 1}, gold=[0, 2], hands=[[], ["thieves_den", "castle", "manor"]])
    warrants(table, "merchant")
    play(table, "gather gold")
    act(table, "build thieves_den", "card manor", "card castle")
    play(table, "confiscate")
    assert gold(table)[1] == 4
    assert hand(table, 1) == []
    assert sorted(under_deck(table, 2)) == ["castle", "manor"]
    assert city(table, 0) == ["thieves_den"]


def test_ruling_28_the_magistrate_pays_the_tax_for_what_he_confiscates() -> None:
    """A confiscation is a build by the Magistrate: he is taxed, the builder is not (p. 15)."""
    table = scene({"magistrate": 0, "merchant": 1, "tax_collector": 2}, gold=[0, 1], hands=[[], ["docks"]])
    warrants(table, "merchant")
    play(table, "gather gold", "build docks")  # his last coin: were he taxed first there would be no tax
    assert seen(table).taxes == 0
    play(table, "confiscate")
    assert gold(table)[:2] == [1, 3]
    assert told(table, "pays-tax") == [{"who": 0}]


def test_ruling_29_the_quarry_does_not_help_to_acquire_a_copy() -> None:
    """The Quarry lets its owner build copies, not confiscate, exchange for or seize them (p. 15)."""
    mine, theirs = ["quarry", "temple", "castle"], ["temple", "church", "market"]
    table = scene({"magistrate": 0, "merchant": 1}, gold=[0, 9], hands=[[], ["temple"]], cities=[mine])
    warrants(table, "merchant")
    play(table, "gather gold", "build temple")
    assert asked(table) == 1

    table = scene({"diplomat": 0}, gold=[9], cities=[mine, theirs])
    play(table, "exchange with city of seat 1")
    assert choices(table, "district") == ["church", "market"]

    table = scene({"marshal": 0}, gold=[9], cities=[mine, theirs])
    play(table, "seize from city of seat 1")
    assert choices(table, "district") == ["church", "market"]


def test_ruling_30_the_wizards_immediate_build() -> None:
    """What the Wizard builds at once is taxed, and does not count against his limit (p. 11, 14)."""
    table = scene({"wizard": 0, "tax_collector": 2}, gold=[9], hands=[["temple", "church"], ["market"]], cities=[[]])
    play(table, "gather gold", "look at hand of seat 1", "card market", "build now")
    assert gold(table)[0] == 9 + 2 - 2 - 1
    assert seen(table).taxes == 1
    assert choices(table, "build") == ["church", "temple"]
    play(table, "build temple")
    assert choices(table, "build") == []
    assert city(table, 0) == ["market", "temple"]


def test_ruling_30_the_wizards_immediate_build_can_be_confiscated() -> None:
    """The district that the Wizard pays for at once is the first one he pays for (ruling 30)."""
    table = scene({"magistrate": 0, "wizard": 1}, gold=[0, 9], hands=[[], ["temple"], ["market"]])
    warrants(table, "wizard")
    play(table, "gather gold", "look at hand of seat 2", "card market", "build now")
    assert asked(table) == 0
    play(table, "confiscate")
    assert city(table, 0) == ["market"]
    assert gold(table)[1] == 11
    play(table, "build temple")
    assert asked(table) == 1


def test_ruling_31_the_wizard_builds_copies_with_every_build() -> None:
    """In his turn the Wizard may build districts that stand in his city already, taken ones or his own (p. 11)."""
    table = scene({"wizard": 0}, gold=[9], hands=[["church"], ["temple"]], cities=[["temple", "church"]])
    play(table, "gather gold", "look at hand of seat 1", "card temple", "build now", "build church")
    assert city(table, 0) == ["church", "church", "temple", "temple"]


@pytest.mark.parametrize("card", ["palace", "secret_vault"])
def test_ruling_32_what_the_wizard_can_not_build_goes_to_his_hand(card: str) -> None:
    """A card that the Wizard can't pay for, or the Secret Vault, can only be kept (ruling 32)."""
    coins = 0 if card == "palace" else 9
    table = scene({"wizard": 0}, gold=[coins], hands=[[], [card]])
    play(table, "gather gold", "look at hand of seat 1", f"card {card}")
    assert offered(table) == ["keep in hand"]
    play(table, "keep in hand")
    assert hand(table, 0) == [card]
    assert cards(table)[:2] == [1, 0]
