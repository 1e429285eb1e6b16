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
from burgrave.conformance.perft import counts, different, leaves, never, paths, until
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.state import OPPONENTS_TURN, RESET
from tests.games.architects.exhaustive.acting import ready
from tests.games.architects.scene import employ, hold, imprison, own, post, scene, seize, table


def until_not(*prompts: str) -> Callable[[Table], bool]:
    """Stop when a question is put that is none of these."""
    return lambda at: at.ask is None or at.ask.prompt not in prompts


def placed(at: Table, where: str) -> Table:
    """A table after a worker came to a place."""
    at.answer(f"place {where}", 0)
    return at


# -------------------------------------------------------------------- numbers that follow from the rules


def test_the_draft_alone() -> None:
    """Three of four cards are kept, one after the other."""
    assert counts(new("architects", 1, 1), 3) == [4, 12, 24]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_draft(players: int) -> None:
    """Each keeps one of four, of three and of two, whatever the others do."""
    at = new("architects", players, 1)
    for left in (4, 3, 2):
        assert [len(ask.options) for ask in at.asks] == [left] * players
        for ask in at.asks:
            at.answer(ask.options[-1], ask.player)


@pytest.mark.parametrize(("silver", "more"), [(0, 0), (1, 2), (2, 3), (3, 4)])
def test_the_first_worker(silver: int, more: int) -> None:
    """Goods, trade, plans and tax; for a silver a capture and the left market, and for more the other two."""
    s = scene()
    own(s, 0, silver=silver)
    ends = leaves(table(s), 1, never)
    assert len(ends) == different(ends) == 5 + 1 + 1 + more


@pytest.mark.parametrize("strength", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("silver", [3, 4, 5, 6, 7])
def test_hiring(strength: int, silver: int) -> None:
    """Of both rows as many columns as there are workers, and one more for each silver beside the price; or plans."""
    s = scene()
    own(s, 0, silver=silver)
    post(s, "workshop", strength - 1)
    columns = min(4, strength + silver - 4) if silver >= 4 else 0
    assert len(leaves(placed(table(s), "workshop"), 1, until("workshop"))) == 2 * columns + 1


@pytest.mark.parametrize("goods", [(0, 0, 0), (1, 1, 0), (2, 2, 2), (0, 3, 1), (1, 2, 5)])
def test_one_trade(goods: tuple[int, int, int]) -> None:
    """Any two materials for virtue, any three of wood and stone for marble; or nothing."""
    clay, wood, stone = goods
    s = scene()
    own(s, 0, clay=clay, wood=wood, stone=stone)
    pairs = sum(have > 1 for have in goods) + sum(
        bool(a and b) for a, b in ((clay, wood), (clay, stone), (wood, stone))
    )
    triples = sum(wood >= count and stone >= 3 - count for count in range(4))
    ends = leaves(placed(table(s), "storehouse"), 2, until_not("trade", "mix"))
    assert len(ends) == different(ends) == pairs + triples + 1


@pytest.mark.parametrize("strength", [1, 2, 3, 4])
def test_trades_one_after_the_other(strength: int) -> None:
    """Clay, of which there is one, for virtue, or silver for gold; or no more. Only how often counts, not when."""
    s = scene()
    employ(s, 0, "patron_1", "merchant_2")
    own(s, 0, clay=1, silver=20)
    post(s, "storehouse", strength - 1)
    ends = leaves(placed(table(s), "storehouse"), strength, until("trade"))
    assert len(ends) == comb(strength + 2, 2)
    assert different(ends) == 2 * strength + 1  # the clay is spent or not


@pytest.mark.parametrize("strength", [1, 2, 3])
@pytest.mark.parametrize(("players", "places"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_captures(strength: int, players: int, places: int) -> None:
    """At three circles two groups each stand, and the own one in the town centre: from one place, or from two."""
    s = scene(players)
    own(s, 0, silver=9)
    for circle in ("quarry", "forest", "mines"):
        post(s, circle, *[1] * 2)
    post(s, "town_centre", strength - 1)
    groups = [2, 2, 2, 1]
    found = captures(tuple(groups), strength, places, ())
    assert len(leaves(placed(table(s), "town_centre"), strength, until("capture"))) == found
    assert strength > 1 or found == sum(groups) + 1


def captures(groups: tuple[int, ...], left: int, places: int, used: tuple[int, ...]) -> int:
    """The number of ways to capture up to so many groups one after the other, or to stop."""
    if not left:
        return 1
    ways = 1
    for place, count in enumerate(groups):
        if count and (place in used or len(used) < places):
            rest = (*groups[:place], count - 1, *groups[place + 1 :])
            ways += count * captures(rest, left - 1, places, used if place in used else (*used, place))
    return ways


@pytest.mark.parametrize(("strength", "ways"), [(1, 3), (2, 3 + 2 * 2), (3, 7)])
def test_the_guardhouse(strength: int, ways: int) -> None:
    """Release, or one of two ransoms; then the other of these or nothing more, and there is no third to do."""
    s = scene()
    own(s, 0, silver=5)
    seize(s, 1, 0, 1)
    imprison(s, 2)
    post(s, "guardhouse", strength - 1)
    assert len(leaves(placed(table(s), "guardhouse"), strength, until("guard"))) == ways


@pytest.mark.parametrize("cards", [1, 3, 6])
@pytest.mark.parametrize(("wood", "stone", "mixes"), [(4, 0, 1), (2, 2, 1), (4, 4, 5), (3, 2, 2)])
def test_the_second_level(cards: int, wood: int, stone: int, mixes: int) -> None:
    """Four of wood and stone in any mix, and any card of the hand."""
    s = scene()
    hold(s, 0, *["castle", "dungeon", "keep", "fortress", "barracks", "university"][:cards])
    own(s, 0, wood=wood, stone=stone)
    s.players[0].cathedral = 1
    ends = leaves(placed(table(s), "guildhall"), 3, until_not("guildhall", "mix", "cathedral"))
    assert len(ends) == different(ends) == mixes * cards


@pytest.mark.parametrize("groups", [0, 1, 2, 4])
def test_the_fortress(groups: int) -> None:
    """Up to two groups, one after the other; or one, or none."""
    s = scene()
    employ(s, 0, "labourer_1")
    hold(s, 0, "fortress")
    own(s, 0, clay=3, stone=4, gold=1, marble=2)
    for circle in t.CIRCLES[:groups]:
        post(s, circle, 0, 1)
    at = placed(table(s), "guildhall")
    at.answer("construct fortress", 0)
    assert len(leaves(at, 2, until("capture_free"))) == groups * (groups - 1 + 1) + 1


@pytest.mark.parametrize("cards", [1, 4, 5, 9])
def test_looking_at_plans(cards: int) -> None:
    """One of five, or of as many as there are."""
    s = scene()
    own(s, 0, silver=2)
    s.plans = s.plans[:cards]
    at = placed(table(s), "market_middle")
    at.answer("look at plans", 0)
    ends = leaves(at, 1, until("look"))
    assert len(ends) == different(ends) == min(5, cards)


def test_somebody_is_taken_back() -> None:
    """From the circles where one stands; without any, from the market, the prison or those who hold one."""
    s = scene()
    post(s, "quarry", 3)
    post(s, "town_centre", 1)
    s.players[0].workers = 0
    assert len(leaves(table(s), 1, never)) == 2
    s = scene()
    s.market = [0, 1, 0]
    imprison(s, 2)
    seize(s, 1, 0, 1)
    seize(s, 2, 0, 1)
    s.players[0].workers = 0
    assert len(leaves(table(s), 1, never)) == 2 + 1 + 2


# -------------------------------------------------------------------- numbers that were counted


def from_the_start(players: int, options: Mapping[str, object], skip: int) -> Callable[[], Table]:
    """A new game after some answers, each the first of those offered by the alphabet."""

    def make() -> Table:
        at = new("architects", players, 2024, options)
        for _ in range(skip):
            ask = at.asks[0]
            at.answer(min(at.text(option) for option in ask.options), ask.player)
        return at

    return make


def rich(who: str, phase: int | None = None) -> Callable[[], Table]:
    """Players with something of everything, at the beginning of a turn or in a phase."""

    def make() -> Table:
        s = ready(3, 4, who)
        if phase is not None:
            s.phase = phase
            employ(s, 0, "gatekeeper_1")
            employ(s, 1, "squire_3")
            s.players[1].virtue = 14
        return table(s)

    return make


def scheming() -> Table:
    """The solo opponent is on the move."""
    s = scene(1, opponent="helena")
    s.phase = OPPONENTS_TURN
    return table(s)


COUNTED = [
    pytest.param(from_the_start(1, {"opponent": "constantine"}, 0), [4, 12, 24, 264, 2040], id="1-constantine"),
    pytest.param(
        from_the_start(1, {"opponent": "helena", "boards": "advanced"}, 20), [11, 44, 174, 1140], id="1-helena"
    ),
    pytest.param(from_the_start(2, {}, 6), [11, 88, 710], id="2"),
    pytest.param(
        from_the_start(2, {"boards": "advanced", "characters": "chosen"}, 0), [10, 80, 320, 1280], id="2-characters"
    ),
    pytest.param(from_the_start(3, {"free_first_apprentice": True}, 0), [8, 56, 336, 1344], id="3-apprentices"),
    pytest.param(from_the_start(4, {"promo": True}, 40), [11, 94, 834], id="4"),
    pytest.param(from_the_start(5, {"boards": "advanced"}, 60), [9, 66, 633], id="5"),
    pytest.param(rich(""), [13, 120, 1323], id="rich"),
    pytest.param(rich("hugo"), [13, 120, 1321], id="hugo"),
    pytest.param(rich("lothaire"), [13, 120, 1313], id="lothaire"),
    pytest.param(rich("therese", RESET), [3, 27, 255], id="reset"),
    pytest.param(scheming, [7, 43, 291, 2117], id="scheming"),
]


@pytest.mark.parametrize(("make", "expected"), COUNTED)
def test_counted(make: Callable[[], Table], expected: list[int]) -> None:
    """The number of ways to each depth."""
    assert counts(make(), len(expected)) == expected


def test_clones_are_counted_alike() -> None:
    """Counting changes nothing: the same table gives the same number again, and so does its clone."""
    at = rich("ada")()
    before = position(at)
    assert paths(at, 2) == paths(at.clone(), 2) == paths(at, 2)
    assert position(at) == before
