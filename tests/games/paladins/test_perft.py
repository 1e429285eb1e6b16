"""Counts of positions: how many ways there are to go on, so many answers deep, from given points of a game.

Where the number follows from the rules, the test derives it; the other numbers were counted once and show when the
rules begin to offer more or less than before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations, permutations
from math import perm

import pytest

from burgrave import Table, new
from burgrave.conformance import position
from burgrave.conformance.perft import counts, different, each, grow, leaves, paths, until
from tests.games.paladins.scene import Seat, opening, play, scene

SPACES = {1: [2, 4, 6, 7, 5, 1], 2: [2, 4, 6, 7, 5, 1], 3: [3, 6, 8, 9, 6, 2], 4: [4, 7, 9, 10, 7, 3]}  # by region


# ---------------------------------------------------------------- numbers that follow from the rules: a round begins


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_first_hires(players: int) -> None:
    """Five townsfolk for the first to choose, one fewer for each of the others."""
    ends = leaves(new("paladins", players, 1), players, until("first_hire"))
    assert len(ends) == perm(5, players)
    assert different(ends) == len(ends)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_paladins(players: int) -> None:
    """Three to play and two to put on top for everybody, whatever the others choose."""
    table = new("paladins", players, 1)
    for _ in range(players):
        assert table.ask is not None
        table.answer(table.ask.options[0])
    ends = leaves(table, 2 * players, lambda table: table.ask is None or table.ask.prompt not in ("play", "on_top"))
    assert len(ends) == 6**players
    assert different(ends) == len(ends)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_tavern(players: int) -> None:
    """A card more than there are players: each takes one."""
    quiet = [f"tavern_{number:02}" for number in (1, 7, 8, 9, 10)]  # without Criminals
    table = opening(players, tavern=quiet[: players + 1])
    while table.ask is not None and table.ask.prompt != "tavern":
        table.answer(table.asks[0].options[0], table.asks[0].player)
    ends = leaves(table, players, until("tavern"))
    assert len(ends) == perm(players + 1, players)
    assert different(ends) == len(ends)


# ---------------------------------------------------------------- numbers that follow from the rules: workers


def ways(crew: str, spaces: str) -> int:
    """How many different groups of a crew can fill spaces, by trying everybody everywhere."""
    wanted = spaces.split()
    found = [
        tuple(sorted(group))
        for group in permutations(crew.split("+"), len(wanted))
        if all(space in ("any", worker) or worker == "criminal" for worker, space in zip(group, wanted, strict=True))
    ]
    return len(set(found))


CREW = "labourer+scout+scout+merchant+fighter+cleric+cleric+criminal+criminal"


@pytest.mark.parametrize(
    ("action", "spaces"),
    [
        ("develop", "any any"),
        ("recruit", "any"),
        ("recruit with two", "any fighter"),
        ("hunt", "any"),
        ("hunt with two", "any scout"),
        ("trade", "any"),
        ("trade with two", "any merchant"),
        ("pray", "cleric"),
        ("conspire", "any"),
        ("commission", "scout any cleric"),
        ("fortify", "merchant any scout"),
        ("garrison", "merchant any fighter"),
        ("absolve", "cleric any merchant"),
        ("attack", "scout any fighter"),
        ("convert", "fighter any cleric"),
    ],
)
def test_workers(action: str, spaces: str) -> None:
    """Every group that fits is offered once, and no other."""
    board = {"hunt": "labourer"} if action == "pray" else {}
    table = scene(Seat(CREW, 20, 20, 12, 12, 12, board=board))
    play(table, f"do {action}")
    assert len(leaves(table, 1, until("workers"))) == ways(CREW, spaces)


@pytest.mark.parametrize("crew", ["labourer+scout", "labourer+scout+cleric", "labourer+scout+cleric+cleric", CREW])
def test_keeping_workers(crew: str) -> None:
    """Who passes keeps any three workers; three or fewer are kept without a question."""
    table = scene(Seat(crew))
    play(table, "pass")
    ends = leaves(table, 1, until("keep"))
    assert len(ends) == len({tuple(sorted(group)) for group in combinations(crew.split("+"), 3)} or {()})


# ---------------------------------------------------------------- numbers that follow from the rules: targets


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(("faith", "regions"), [(0, 1), (1, 1), (2, 2), (5, 3), (6, 4), (9, 5), (10, 6), (12, 6)])
def test_monks(players: int, faith: int, regions: int) -> None:
    """All spaces of the regions within one's faith, as many as take part."""
    mine = Seat("scout+cleric+labourer", provisions=1, faith=faith)
    table = scene(mine, opponent=Seat()) if players == 1 else scene(mine, players=players)
    play(table, "do commission")
    assert len(grow([table], until("space"))) == sum(SPACES[players][:regions])


@pytest.mark.parametrize(("silver", "strength", "reached"), [(0, 0, 0), (0, 1, 1), (1, 1, 2), (3, 4, 5), (5, 2, 6)])
def test_attacks(silver: int, strength: int, reached: int) -> None:
    """Strength 1, 3, 5 and so on; a silver stands in for two."""
    table = scene(Seat("scout+fighter+labourer", silver, strength=strength))
    after = each(table, "do")
    attacked = [end for one in after for end in grow([one], until("attack")) if one.ask and one.ask.prompt == "attack"]
    assert len(attacked) == reached


def test_jars() -> None:
    """Eight spaces for seven jars: one fewer each time, wherever the others stand."""
    offers = []
    for taken in range(7):
        table = scene(Seat("cleric+merchant+labourer", 3, influence=12, done={"absolve": taken}))
        play(table, "do absolve")
        offers.append(len(grow([table], until("jar"))))
    assert offers == [8, 7, 6, 5, 4, 3, 2]


def test_workshops() -> None:
    """Twelve places, two on each action of the right side; in which order two of them are taken is no matter."""
    table = scene(Seat("labourer+labourer+labourer+labourer+cleric", 12), Seat(passed=True))
    play(table, "do develop", "workers labourer+labourer")
    ends = [table]
    for answer in ("workshop", "do pray", "do develop", "workers labourer+labourer", "workshop"):
        ends = grow(ends, until("workshop")) if answer == "workshop" else [_after(end, answer) for end in ends]
    assert len(ends) == 12 * 11
    assert different(ends) == 12 * 11 // 2


def _after(table: Table, answer: str) -> Table:
    play(table, answer)
    return table


def test_the_price_of_townsfolk() -> None:
    """With silver for all, the two on the left can be paid for in two ways: seven ways for five cards."""
    table = scene(Seat("labourer", 3))
    play(table, "do recruit")
    ends = leaves(table, 2, lambda table: table.ask is None or table.ask.prompt not in ("drop", "price"))
    assert len(ends) == 7


def test_whatever_the_order() -> None:
    """Two players who both hunt and trade come to one position in all four ways."""
    table = scene(Seat("labourer+labourer"), Seat("scout+scout"))
    ends = [table]
    for _ in range(4):
        ends = [end for one in ends for verb in ("do hunt", "do trade") for end in _doing(one, verb)]
    assert (len(ends), different(ends)) == (2 * 2, 1)


def _doing(table: Table, answer: str) -> list[Table]:
    assert table.ask is not None
    if answer not in [table.text(option) for option in table.ask.options]:
        return []
    return [_after(table.clone(), answer)]


# ---------------------------------------------------------------- numbers that were counted


def from_the_start(players: int, options: Mapping[str, object], skip: int) -> Callable[[], Table]:
    """A new game after some answers, each the first of those offered by the alphabet."""

    def make() -> Table:
        table = new("paladins", players, 2024, options)
        for _ in range(skip):
            ask = table.asks[0]
            table.answer(min(table.text(option) for option in ask.options), ask.player)
        return table

    return make


def everything() -> Table:
    """A player who can do everything, in the last round."""
    crew = "scout+scout+fighter+fighter+cleric+cleric+merchant+merchant"
    return scene(Seat(crew, 20, 20, 12, 12, 12, board={"hunt": "labourer", "attack": "workshop workshop"}), round_=7)


def inquisition() -> Table:
    """A Conspire that brings the Inquisition, with abilities to order."""
    hired = ["conspirator_1", "conspirator_2", "peddler_1", "squire_1"]
    mine = Seat("labourer+labourer+criminal", suspicion=[2, 2], hired=hired)
    return scene(mine, Seat("labourer", hired=["peddler_2"], suspicion=[1, 1]), tax=2, suspicion=[2, 0])


def solo() -> Table:
    """A player and an opponent with favours."""
    return scene(
        Seat("scout+labourer+cleric+criminal", 3, 3, 3, 3, 3),
        opponent=Seat("labourer+labourer+labourer", strength=4, faith=4, influence=4),
        round_=6,
        schemes=["kings_favour", "attack", "kings_order"],
    )


COUNTED = [
    pytest.param(from_the_start(1, {"difficulty": "easy"}, 4), [15, 85, 655, 4597], id="1-easy"),
    pytest.param(from_the_start(1, {"difficulty": "hard"}, 40), [3, 42, 149, 1109], id="1-hard"),
    pytest.param(from_the_start(2, {}, 9), [3, 24, 330, 2010], id="2-turns"),
    pytest.param(from_the_start(3, {}, 100), [6, 70, 345, 2910], id="3-later"),
    pytest.param(from_the_start(4, {}, 16), [14, 71, 460, 2111], id="4-turns"),
    pytest.param(everything, [18, 99, 945], id="everything"),
    pytest.param(inquisition, [8, 26, 103, 370], id="inquisition"),
    pytest.param(solo, [17, 54, 482, 2104], id="solo"),
]


@pytest.mark.parametrize(("make", "expected"), COUNTED)
def test_counted(make: Callable[[], Table], expected: list[int]) -> None:
    """The number of ways to each depth."""
    assert counts(make(), len(expected)) == expected


def test_clones_are_counted_alike() -> None:
    """Counting changes nothing: the same table gives the same number again, and so does its clone."""
    table = inquisition()
    before = position(table)
    assert paths(table, 2) == paths(table.clone(), 2) == paths(table, 2)
    assert position(table) == before
