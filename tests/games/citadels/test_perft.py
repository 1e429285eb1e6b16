"""Counts of positions: how many ways there are to go on, so many answers deep, from given points of a game.

Each way is played on a clone. Where the number follows from the rules, the test derives it; the other numbers were
counted once and show when the rules begin to offer more or less than before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import comb, perm, prod

import pytest

from burgrave import Table, new
from burgrave.conformance import position
from burgrave.conformance.perft import counts, different, each, grow, leaves, paths, until
from tests.games.citadels.scene import play, scene

# ---------------------------------------------------------------- numbers that follow from the rules: the selection


@pytest.mark.parametrize(
    ("players", "ninth", "offers"),
    [
        (2, "none", [7, 6, 5, 4, 3, 2]),  # from the second choice on, one is chosen and one discarded
        (3, "artist", [8, 7, 6, 4, 3, 2]),  # one is discarded at random before the second choices
        (4, "none", [5, 4, 3, 2]),
        (4, "artist", [5, 4, 3, 2]),
        (5, "none", [6, 5, 4, 3, 2]),
        (6, "none", [7, 6, 5, 4, 3]),
        (7, "none", [7, 6, 5, 4, 3]),
        (8, "artist", [8, 7, 6, 5]),
    ],
)
def test_selection(players: int, ninth: str, offers: list[int]) -> None:
    """From the beginning of a game: the product of how many characters each player is passed."""
    table = new("citadels", players, 1, {"ninth": ninth})
    ends = [table]
    for depth in range(1, len(offers) + 1):
        ends = grow(ends, until_turns)
        assert len(ends) == prod(offers[:depth])
    some = ends[:1000]
    assert different(some) == len(some)


def until_turns(table: Table) -> bool:
    """Stop when the selection is over."""
    return table.ask is None or table.ask.prompt not in ("pick", "discard")


@pytest.mark.parametrize(("players", "ninth"), [(7, "none"), (8, "artist")])
def test_the_last_of_many(players: int, ninth: str) -> None:
    """The last player has two characters again: the one that is left and the first discard."""
    table = new("citadels", players, 1, {"ninth": ninth})
    for _ in range(players - 3):
        assert table.ask is not None
        table.answer(table.ask.options[0])
    assert paths(table, 3) == 3 * 2 * 2


def test_the_theater_with_two_characters_each() -> None:
    """Pass, or trade one of two characters with one of two players; which one comes back is chance."""
    holders = {"thief": 0, "king": 0, "bishop": 1, "merchant": 1, "architect": 2, "warlord": 2}
    table = scene(holders, players=3, cities=[["theater"]])
    ends = leaves(table, 2, lambda table: table.ask is not None and table.ask.prompt == "turn")
    assert len(ends) == 1 + 2 * 2


# ---------------------------------------------------------------- numbers that follow from the rules: abilities

SIX = ("temple", "church", "watchtower", "prison", "tavern", "market")


@pytest.mark.parametrize(
    ("hand", "count"),
    [
        (SIX, 2**6),
        (SIX[:1], 2),
        (("temple", "temple", "temple", "tavern", "tavern"), 4 * 3),  # equal cards make no difference
    ],
)
def test_redraw(hand: tuple[str, ...], count: int) -> None:
    """The Magician discards any set of cards: one way for each set, and no two ways to the same."""
    table = scene({"magician": 0}, hands=[hand], call="magician")
    play(table, "redraw")
    ends = leaves(table, len(hand) + 1, until("redraw"))
    assert len(ends) == count
    assert different(ends) == count


@pytest.mark.parametrize(("ninth", "others"), [(False, 7), (True, 8)])
def test_warrants(ninth: bool, others: int) -> None:
    """The Magistrate: one signed warrant, and two of the others in no particular order."""
    table = scene({"magistrate": 0}, ninth=ninth)
    ends = [end for after in each(table, "signed warrant on") for end in leaves(after, 2, until("warrant"))]
    assert len(ends) == different(ends) == others * comb(others - 1, 2)


@pytest.mark.parametrize(("ninth", "others"), [(False, 6), (True, 7)])
def test_threats(ninth: bool, others: int) -> None:
    """The Blackmailer: the flower on one of those above rank 2, the blank on another."""
    table = scene({"blackmailer": 0}, ninth=ninth, call="blackmailer")
    ends = [end for after in each(table, "flower on") for end in leaves(after, 1, until("threat_blank"))]
    assert len(ends) == different(ends) == perm(others, 2)


def test_spy() -> None:
    """Three players to spy on, five types to name."""
    table = scene({"spy": 0}, call="spy")
    assert sum(paths(after, 1) for after in each(table, "spy on")) == 3 * 5


def test_seer() -> None:
    """Two own cards and three taken ones, all different: five for the first player, four and three for the next."""
    table = scene({"seer": 0}, hands=[SIX[:2], SIX[2:3], SIX[3:4], SIX[4:5]], call="seer")
    play(table, "foresee")
    ends = leaves(table, 3, until("seer_give"))
    assert len(ends) == perm(5, 3)
    assert different(ends) == perm(5, 3)


def test_wizard() -> None:
    """Each different card of another hand can be kept, and built where the gold is enough."""
    hands = [[], ["temple", "temple", "palace"], ["market", "tavern"], []]
    table = scene({"wizard": 0}, gold=[1], hands=hands, call="wizard")
    ends = [end for after in each(table, "look at hand of") for end in leaves(after, 2, at_the_turn)]
    assert len(ends) == (2 + 1) + (1 + 2)


def at_the_turn(table: Table) -> bool:
    """Stop when the player can do anything again."""
    return table.ask is None or table.ask.prompt == "turn"


def test_emperor() -> None:
    """A coin or a card from one player, only a coin from another, nothing from the third; not who has the crown."""
    table = scene({"emperor": 0}, players=5, crown=4, gold=[0, 1, 1], hands=[[], ["temple"]], call="emperor")
    ends = [end for after in each(table, "give crown to") for end in leaves(after, 1, at_the_turn)]
    assert len(ends) == 2 + 1 + 1


@pytest.mark.parametrize("districts", range(1, 5))
def test_abbot(districts: int) -> None:
    """Any mix of gold and cards, for the School of Magic too."""
    city = [*("temple", "church", "monastery")[: districts - 1], "school_of_magic"]
    table = scene({"abbot": 0}, cities=[city], call="abbot")
    play(table, "take income")
    assert paths(table, 1) == districts + 1


def test_scholar() -> None:
    """One of seven different cards."""
    table = scene({"scholar": 0}, deck=[*SIX, "manor"], call="scholar")
    play(table, "study")
    assert paths(table, 1) == 7


@pytest.mark.parametrize(("gold", "least"), [(6, 0), (5, 1), (4, 2), (2, 4)])
def test_thieves_den(gold: int, least: int) -> None:
    """Six gold, of which any may be cards: every set of the five other cards that is large enough."""
    table = scene({"merchant": 0}, gold=[gold - 2], hands=[["thieves_den", *SIX[:5]]], call="merchant")
    play(table, "gather gold", "build thieves_den")
    ends = leaves(table, 6, until("den_cards"))
    assert len(ends) == different(ends) == sum(comb(5, cards) for cards in range(least, 6))


def test_cardinal() -> None:
    """Two coins are missing: two of four other cards, for one of the two players who have so much."""
    table = scene({"cardinal": 0}, gold=[0, 2, 1, 5], hands=[["castle", *SIX[:4]]], call="cardinal")
    play(table, "gather gold", "build castle")
    ends = leaves(table, 3, at_the_turn)
    assert len(ends) == different(ends) == 2 * comb(4, 2)


def test_ways_to_pay() -> None:
    """The Necropolis: for gold, for the Framework, or for one of three districts."""
    cities = [["framework", "temple", "tavern"]]
    table = scene({"merchant": 0}, gold=[5], hands=[["necropolis"]], cities=cities, call="merchant")
    play(table, "gather gold", "build necropolis")
    ends = leaves(table, 2, at_the_turn)
    assert len(ends) == 1 + 1 + 3
    assert different(ends) == 1 + 3  # the Framework is destroyed in two of them, to the same end


def test_warlord_raids() -> None:
    """With three coins: all that costs up to four, two beautified, three behind the Great Wall; not the Keep."""
    cities = [["manor"], ["castle", "palace", "keep"], ["church", "monastery+"], ["great_wall", "prison", "castle"]]
    table = scene({"warlord": 0}, gold=[3], cities=cities, call="warlord")
    ends = [end for after in each(table, "destroy in city of") for end in leaves(after, 1, at_the_turn)]
    assert len(ends) == 1 + 1 + 2 + 1


def test_diplomat_exchanges() -> None:
    """Every pair of districts whose difference he can pay, without making a second one of a name."""
    cities = [["tavern", "manor"], ["castle", "tavern"], ["palace"], ["docks", "manor"]]
    table = scene({"diplomat": 0}, gold=[3], cities=cities, call="diplomat")
    ends = [end for after in each(table, "exchange with city of") for end in leaves(after, 2, at_the_turn)]
    castle = 1  # for the manor; there is a tavern already
    palace = 1  # for the manor; for the tavern it is too dear
    docks = 1  # for the tavern; there is a manor already
    assert len(ends) == castle + palace + docks


# ---------------------------------------------------------------- numbers that were counted once


def from_the_start(players: int, options: Mapping[str, object], skip: int) -> Callable[[], Table]:
    """A new game after some answers, each the first of those offered by the alphabet."""

    def make() -> Table:
        table = new("citadels", players, 2024, options)
        for _ in range(skip):
            assert table.ask is not None
            table.answer(min(table.text(option) for option in table.ask.options))
        return table

    return make


def warlord() -> Table:
    """A Warlord with something to build, to take and to destroy."""
    hands = [["market", "docks", "barracks"], ["temple"], [], []]
    cities = [["prison", "school_of_magic"], ["tavern", "market"], ["church"], []]
    deck = ["castle", "palace", "harbor"]
    return scene({"warlord": 0}, gold=[3], hands=hands, cities=cities, deck=deck, call="warlord")


def wizard() -> Table:
    """A Wizard with something to build, also twice, and two hands to look at."""
    hands = [["market", "docks"], ["temple", "market"], ["tavern", "stables"], []]
    return scene({"wizard": 0}, gold=[2], hands=hands, cities=[["market"]], deck=["castle", "palace"], call="wizard")


def districts() -> Table:
    """An Architect with districts to use: Laboratory, Smithy, Museum, Armory, Framework and Factory."""
    city = ["laboratory", "smithy", "museum", "armory", "framework"]
    hand = ["factory", "necropolis", "temple"]
    return scene({"architect": 0}, gold=[4], hands=[hand], cities=[city, ["tavern"]], deck=["castle"], call="architect")


def blackmail() -> Table:
    """A Blackmailer, and a Magistrate before: warrants and threats on the same characters."""
    holders = {"magistrate": 3, "blackmailer": 0, "merchant": 1}
    return scene(holders, gold=[1, 4, 0, 0], hands=[[], ["tavern", "market"]], call="blackmailer")


COUNTED = [
    pytest.param(from_the_start(2, {"cast": "tenacious_delegates"}, 6), [9, 26, 91, 136, 458], id="2-turns"),
    pytest.param(from_the_start(3, {"cast": "vicious_nobles"}, 6), [10, 30, 132, 272, 949], id="3-turns"),
    pytest.param(from_the_start(4, {"cast": "illustrious_emissaries"}, 4), [4, 11, 25, 74, 142], id="4-turns"),
    pytest.param(from_the_start(7, {"cast": "devious_dignitaries"}, 7), [9, 47, 181, 537, 1602], id="7-turns"),
    pytest.param(from_the_start(4, {"cast": "cunning_agents"}, 3), [2, 16, 84, 261, 977], id="4-last-choice"),
    pytest.param(
        from_the_start(5, {"cast": "ambitious_aristocrats", "ninth": "queen"}, 50),
        [10, 59, 243, 643, 1127],
        id="5-later",
    ),
    pytest.param(warlord, [6, 23, 91, 313, 993], id="warlord"),
    pytest.param(wizard, [4, 11, 31, 86, 254], id="wizard"),
    pytest.param(districts, [8, 42, 243, 1351], id="districts"),
    pytest.param(blackmail, [8, 39, 107, 194, 323], id="blackmail"),
]


@pytest.mark.parametrize(("make", "expected"), COUNTED)
def test_counted(make: Callable[[], Table], expected: list[int]) -> None:
    """The number of ways to each depth."""
    assert counts(make(), len(expected)) == expected


def test_a_turn_has_an_end() -> None:
    """A Warlord without gold, cards and districts has three ways: two coins, or one of two cards."""
    table = scene({"warlord": 0}, deck=["castle", "palace"], call="warlord")
    ends = leaves(table, 3, lambda table: table.ask is not None and table.ask.prompt == "pick")
    assert len(ends) == 1 + 2


def test_clones_are_counted_alike() -> None:
    """Counting changes nothing: the same table gives the same number again, and so does its clone."""
    table = warlord()
    before = position(table)
    assert paths(table, 2) == paths(table.clone(), 2) == paths(table, 2)
    assert position(table) == before
