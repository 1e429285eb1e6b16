"""Counts of positions: how many ways there are to go on, so many answers deep, from given points of a game.

Where the number follows from the rules, the test derives it; the other numbers were counted once and show when the
rules begin to offer more or less than before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import comb

import pytest

from burgrave import Table, new
from burgrave.conformance import position
from burgrave.conformance.perft import counts, different, leaves, paths, until
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.state import ACT, COLLIDE, MOVE, NONE, PAIRS, PLAY, RECRUIT, State
from tests.games.viscounts.exhaustive.acting import ready
from tests.games.viscounts.scene import card, deck, lay, legible, scene, stand, stands, table, uncover

# -------------------------------------------------------------------- numbers that follow from the rules: a turn


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_pairs(players: int) -> None:
    """One more than there are players."""
    assert len(leaves(new("viscounts", players, 1), 1, lambda _: False)) == players + 1


@pytest.mark.parametrize("held", [1, 2, 3, 4, 5])
def test_playing_a_card(held: int) -> None:
    """Any of the hand."""
    s = scene()
    lay(s, 0, "abbot", "squire")
    s.players[0].row = [NONE, *s.players[0].row[:2]]
    deck(s, 0, hand=" ".join(["thief", "labourer", "lender", "trader", "journeyman"][:held]), draw="financier")
    s.phase = PLAY
    ends = leaves(table(s), 1, until("play"))
    assert len(ends) == different(ends) == held


def towns(start: str, steps: int, most: int) -> set[str]:
    """Where ways of so many steps up to so many end: arrows lead from left to right and in, from in to right and on."""
    arrows: dict[str, list[str]] = {}
    for k in range(5):
        following = (k + 1) % 5
        arrows |= {f"L{k}": [f"R{k}", f"I{k}"], f"R{k}": [f"L{following}"], f"I{k}": [f"R{k}", f"I{following}"]}
    found, at = set(), {start}
    for step in range(1, most + 1):
        at = {after for town in at for after in arrows[town]}
        found |= at if step >= steps else set()
    return found


@pytest.mark.parametrize("start", ["L0", "R2", "I4"])
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
@pytest.mark.parametrize(("silver", "post"), [(0, False), (0, True), (1, False), (2, True), (30, False)])
def test_moving(start: str, steps: int, silver: int, post: bool) -> None:
    """At least as far as the card says, a coin for each step more, one for nothing with the first trading post."""
    s = scene()
    s.phase, s.steps = MOVE, steps
    s.players[0].town = 3 * int(start[1]) + "LRI".index(start[0])
    s.players[0].goods[t.SILVER] = silver
    if post:
        uncover(s, 0, "trading_post_1")
    found = leaves(table(s), 1, until("move"))
    assert len(found) == len(towns(start, steps, steps + silver + post))


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_rearranging(cards: int) -> None:
    """Somebody who is met puts so many cards into any order: 1, 2 or 6."""
    s = scene()
    lay(s, 1, *["abbot", "squire", "trader"][:cards])
    s.phase, s.steps = MOVE, 1
    stand(s, 0, 1)
    stand(s, 1, 2)
    at = table(s)
    at.answer("move to segment_1_2 right", 0)
    ends = leaves(at, 1, until("rearrange"))
    assert len(ends) == different(ends) == [1, 2, 6][cards - 1]


# -------------------------------------------------------------------- numbers that follow from the rules: actions


@pytest.mark.parametrize("silver", range(9))
def test_trading(silver: int) -> None:
    """Two icons for an ink: as often as icons and coins allow, or not at all; from one on."""
    s = scene()
    lay(s, 0, "trader", "abbot", "squire")
    s.piles = [[] for _ in s.piles]
    s.players[0].goods[t.SILVER] = silver
    stand(s, 0, 2)
    s.phase = ACT
    at = table(s)
    most = (1 + silver) // 2
    ends = [end for end in leaves(at, 2, until_not("action", "times")) if end.answers] if most else []
    assert len(ends) == (most + 1 if most else 0)  # or to rest


def until_not(*prompts: str) -> Callable[[Table], bool]:
    """Stop when a question is put that is none of these."""
    return lambda at: at.ask is None or at.ask.prompt not in prompts


@pytest.mark.parametrize(("stones", "buildings"), [(2, 3), (4, 6), (6, 9)])
@pytest.mark.parametrize(("taken", "sites"), [([], 2), (["segment_3_4_few_1"], 1)])
def test_building(stones: int, buildings: int, taken: list[str], sites: int) -> None:
    """Any building that can be paid on any free site of this bank; or none."""
    s = scene()
    lay(s, 0, "labourer", "trader", "lender")
    s.piles = [[] for _ in s.piles]
    for site in taken:
        stands(s, 1, "workshop_1", site)
    s.players[0].goods[t.STONE] = stones
    stand(s, 0, 3)
    s.phase = ACT
    at = table(s)
    at.answer("do build", 0)
    ends = leaves(at, 2, until_not("building", "site"))
    assert len(ends) == different(ends) == buildings * sites


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_resources(count: int) -> None:
    """Three kinds, one after the other: in which order they came is no matter."""
    s = scene()
    lay(s, 0, "abbot", "squire", "trader")
    s.piles = [[] for _ in s.piles]
    s.players[0].goods[t.INK] = 9
    name = {1: "yellow_3_resource", 2: "blue_4_resource2", 4: "blue_7_resource4"}.get(count)
    if name is None:
        s.players[0].unpaid = 3  # three debts are paid
        s.players[0].goods[t.SILVER] = 11
        stand(s, 0, 6)
    else:
        legible(s, "segment_1_2", name)
        stand(s, 0, 1, inside=True)
    s.phase = ACT
    at = table(s)
    for answer in ["do transcribe"] if name else ["do trade", "times 3"]:
        at.answer(answer, 0)
    ends = leaves(at, count, until_not("resource"))
    assert len(ends) == 3**count
    assert different(ends) == comb(count + 2, 2)


@pytest.mark.parametrize("hand", [0, 1, 3])
@pytest.mark.parametrize("pile", [False, True])
def test_destroying(hand: int, pile: bool) -> None:
    """Any card of the hand, the top of the pile, or none."""
    s = scene()
    lay(s, 0, "trader", "lender", "abbot")
    names = ["labourer", "squire", "thief"][:hand]
    deck(s, 0, hand=" ".join(names), draw="financier journeyman" if pile else "")
    s.piles = [[] for _ in s.piles]
    stand(s, 0, 8)
    s.phase = ACT
    if hand or pile:
        at = table(s)
        at.answer("do trade", 0)
        assert len(leaves(at, 1, until("destroy"))) == hand + pile + 1


def test_the_castle() -> None:
    """A worker of each of two sections goes either way, or nobody does; Bertha may bring a virtue instead."""
    s = scene()
    lay(s, 0, "abbot", "squire")
    s.players[0].row = [NONE, *s.players[0].row[:2]]
    s.players[0].tiers[0], s.players[0].workers = [1, 0, 2, 0, 0], 17
    deck(s, 0, hand="bertha", draw="trader")
    s.phase = PLAY
    ends = leaves(table(s), 3, until_not("play", "choose", "castle_move"))
    assert len(ends) == (2 * 2 + 1) + 1


@pytest.mark.parametrize("players", [2, 3])
def test_free_buildings_go_anywhere(players: int) -> None:
    """Twenty sites for two, twenty-five for three; any of the three workshops."""
    s = scene(players)
    lay(s, 0, "abbot", "squire", "trader")
    s.piles = [[] for _ in s.piles]
    s.players[0].goods[t.INK] = 9
    legible(s, "segment_1_2", "grey_4_workshop")
    stand(s, 0, 1, inside=True)
    s.phase = ACT
    at = table(s)
    at.answer("do transcribe", 0)
    ends = leaves(at, 2, until_not("free_building", "site"))
    assert len(ends) == different(ends) == 3 * {2: 20, 3: 25}[players]


def test_whatever_the_order() -> None:
    """Two abilities after a build: either may come first, and both ways lead to one position."""
    s = scene()
    lay(s, 0, "charlatan", "merovech", "woodcutter_2")
    deck(s, 0, hand="abbot", draw="trader")
    s.piles = [[] for _ in s.piles]
    stand(s, 0, 3)
    stands(s, 1, "workshop_1", "segment_3_4_few_1")
    s.phase = ACT
    at = table(s)
    at.answer("do build", 0)
    at.answer("building workshop_2", 0)
    ends = leaves(at, 1, until("order"))
    assert len(ends) == 3
    for end in ends:
        for _ in range(9):
            if end.ask is None or end.ask.prompt == "hire" or end.ask.prompt == "play":
                break
            wanted = [end.text(option) for option in end.ask.options]
            end.answer(min(wanted, key=lambda text: (text != "keep", "discard" not in text, text)))
    assert different(ends) == 1


# -------------------------------------------------------------------- numbers that were counted


def from_the_start(players: int, options: Mapping[str, object], skip: int) -> Callable[[], Table]:
    """A new game after some answers, each the first of those offered by the alphabet."""

    def make() -> Table:
        at = new("viscounts", players, 2024, options)
        for _ in range(skip):
            ask = at.asks[0]
            at.answer(min(at.text(option) for option in ask.options), ask.player)
        return at

    return make


def rich(phase: int, *row: str) -> Callable[[], Table]:
    """Players with something of everything, in a phase."""

    def make() -> Table:
        s: State = ready(*row)
        s.phase, s.steps = phase, 2
        if phase == COLLIDE:
            s.players[0].corruption = s.players[0].virtue = 3
        return table(s)

    return make


def choosing() -> Table:
    """The last pair is chosen: a manuscript, workers or a townsfolk."""
    s = scene()
    s.phase, s.first, s.me, s.round, s.debts, s.deeds = PAIRS, 0, 0, 0, 0, 0
    s.pairs = [t.PLAYER_CARD_IDS.index(name) for name in ("player_6", "player_5", "player_3")]
    s.players[0].hand, s.players[0].draw, s.players[0].row = [], list(t.STARTING), [NONE] * 3
    s.players[1].draw = [card("ada"), *t.STARTING[1:]]
    return table(s)


COUNTED = [
    pytest.param(from_the_start(1, {"opponent": "cleric"}, 0), [2, 13, 39, 496, 2156], id="1-cleric"),
    pytest.param(from_the_start(1, {"opponent": "builder", "difficulty": 1}, 20), [2, 6, 16, 39, 119], id="1-builder"),
    pytest.param(from_the_start(1, {"opponent": "noble", "difficulty": 2}, 40), [3, 9, 21, 70, 178], id="1-noble"),
    pytest.param(from_the_start(1, {"opponent": "card", "difficulty": 3}, 60), [2, 4, 12, 85, 461], id="1-card"),
    pytest.param(from_the_start(2, {}, 9), [3, 4, 10, 102, 469], id="2"),
    pytest.param(from_the_start(3, {}, 100), [6, 18, 48, 390, 1278], id="3"),
    pytest.param(from_the_start(4, {}, 16), [15, 47, 125, 314], id="4"),
    pytest.param(choosing, [3, 15, 51, 425, 1602], id="pairs"),
    pytest.param(rich(MOVE, "friar"), [15, 52, 281, 660], id="move"),
    pytest.param(rich(ACT, "bishop", "deacon_2", "overseer_1"), [4, 22, 48, 306, 1084], id="act"),
    pytest.param(rich(RECRUIT, "friar"), [2, 6, 90, 333, 1719], id="recruit"),
    pytest.param(rich(COLLIDE, "ada", "peddler_1"), [2, 6, 18, 270, 990], id="collide"),
]


@pytest.mark.parametrize(("make", "expected"), COUNTED)
def test_counted(make: Callable[[], Table], expected: list[int]) -> None:
    """The number of ways to each depth."""
    assert counts(make(), len(expected)) == expected


def test_clones_are_counted_alike() -> None:
    """Counting changes nothing: the same table gives the same number again, and so does its clone."""
    at = rich(ACT, "friar")()
    before = position(at)
    assert paths(at, 2) == paths(at.clone(), 2) == paths(at, 2)
    assert position(at) == before
