"""Points at the end (R12)."""

from __future__ import annotations

from typing import Final

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.prices import powers
from burgrave.games.architects.rules.state import OVER, State
from burgrave.kernel.effects import NOTHING, Verb
from burgrave.kernel.game import Score

CATEGORIES: Final = (
    "buildings",
    "effects",
    "cathedral",
    "virtue",
    "debts",
    "gold",
    "marble",
    "silver",
    "prison",
    "handicap",  # only in a solo game
)


def units(s: State, seat: int, unit: str) -> int:
    """How many of what a building counts (R14.6)."""
    player = s.players[seat]
    if unit in t.SKILLS:
        return powers(player).skilled[t.SKILLS.index(unit)]
    if unit == "virtue":
        return player.virtue
    if unit == "materials":
        return sum(player.goods[good] for good in t.MATERIALS)
    if unit in ("gold", "marble"):
        both = player.goods[t.GOLD] + player.goods[t.MARBLE]
        return both if powers(player).alike else player.goods[t.GOODS.index(unit)]
    if unit == "cathedral":
        return player.cathedral
    if unit == "skill_set":
        return min(powers(player).skilled)
    if unit in ("tool", "adornment"):
        return s.config.hooks.units(s, seat, unit)
    if unit == "building":
        return len(player.buildings)
    if unit == "captured":
        return sum(player.captured)
    if unit == "debt":
        return player.unpaid
    if unit == "paid_debt":
        return player.paid
    return int(has_most(s, seat, unit.removeprefix("most ")))


def has_most(s: State, seat: int, unit: str) -> bool:
    """Whether a player has strictly more of something than everybody else (R12.3)."""

    def count(other: int) -> int:
        player = s.players[other]
        return player.cathedral if unit == "cathedral" else player.goods[t.GOODS.index(unit)]

    return all(count(seat) > count(other) for other in range(len(s.players)) if other != seat)


# -------------------------------------------------------------------- effects at the end


def end_effects(s: State, seat: int) -> list[tuple[int, int]]:
    """The buildings that will change virtue at the end, and by how much (R12.1)."""
    found = []
    for card in s.players[seat].buildings:
        effect, wanted = fx.ENDS[card], fx.IF[card]
        if effect != NOTHING and (wanted is None or wanted.holds(units(s, seat, wanted.unit))):
            assert isinstance(effect, Verb), "at the end virtue is gained or lost"
            per = fx.PER[card]
            count = units(s, seat, per.unit) // per.least if per.unit else 1
            points = effect.number * count if effect.name == "virtue" else -effect.number * count
            if points:
                found.append((card, points))
    return found


def at_end(s: State, seat: int) -> tuple[int, int]:
    """Where the marker will stand, and how many debts will be unpaid: losses come first, and debts are destroyed."""
    player = s.players[seat]
    virtue, unpaid = player.virtue, player.unpaid
    if s.phase != OVER and not player.sheet:
        changes = [points for _, points in end_effects(s, seat)]
        virtue += sum([points for points in changes if points < 0])
        virtue, unpaid = max(0, virtue), unpaid + max(0, -virtue)
        virtue += sum([points for points in changes if points > 0])
        virtue, unpaid = min(t.HIGHEST, virtue), max(0, unpaid - max(0, virtue - t.HIGHEST))
    return virtue, unpaid


# -------------------------------------------------------------------- points


def building_points(s: State, seat: int, virtue: int, unpaid: int) -> int:
    """What the effects of buildings count, with such virtue and so many unpaid debts (R15.11)."""
    then = {"virtue": virtue, "debt": unpaid, "": 1}

    def count(unit: str) -> int:
        return then[unit] if unit in then else units(s, seat, unit)

    total = 0
    for card in s.players[seat].buildings:
        for per in fx.SCORING[card]:
            if per.condition is None or per.condition.holds(count(per.condition.unit)):
                total += per.points * (count(per.unit) // per.each)
    return total


def debt_points(s: State, seat: int) -> int:
    """What each unpaid debt costs; buildings may change it (R8.4)."""
    changes = [fx.BUILDING_WHILE[card] for card in s.players[seat].buildings]
    less = sum(change.get(fx.CHEAPER_DEBT, 0) for change in changes)
    more = sum(change.get(fx.DEARER_DEBT, 0) for change in changes)
    return t.DEBT_VP - less + more


def everybodys_scores(s: State) -> list[Score]:
    """The points of every player, and of the solo opponent, by category."""
    found = []
    for seat, player in enumerate(s.players):
        (virtue, unpaid), alone = at_end(s, seat), player.sheet > 0
        parts: tuple[int, ...] = (
            sum([t.BUILDING_VP[card] for card in player.buildings]),
            0
            if alone
            else building_points(s, seat, virtue, unpaid),  # the solo opponent has only the printed points (S2.9)
            t.LEVEL_VP[player.cathedral],
            t.VIRTUE_VP[virtue],
            -unpaid * (t.DEBT_VP if alone else debt_points(s, seat)),
            player.goods[t.GOLD],
            player.goods[t.MARBLE],
            player.goods[t.SILVER] // t.SILVER_PER_VP,
            -(player.prison // t.PRISONERS_PER_VP),
        )
        if s.config.players == 1:
            parts = (*parts, s.config.guest.handicap(s) if alone else 0)
        named = dict(zip(CATEGORIES, parts, strict=False)) | s.config.hooks.scores(s, seat)
        found.append(Score(sum(named.values()), named))
    return found


def scores(s: State) -> list[Score]:
    """The points of every player, by category."""
    return everybodys_scores(s)[: s.config.players]


def points(s: State, eyes: int | None) -> list[Score]:
    """The same on the way, whoever looks: nothing that scores is secret."""
    return scores(s)


def opponent(s: State) -> Score | None:
    """The points of the solo opponent, where there is one."""
    return everybodys_scores(s)[1] if s.config.players == 1 else None


def winners(s: State) -> list[int]:
    """Most points; of equal ones the highest virtue, then most silver; then the victory is shared (R12.4).

    Whoever plays alone loses where even that does not decide (S2.9).
    """
    ranks = [
        (score.total, player.virtue, player.goods[t.SILVER])
        for score, player in zip(everybodys_scores(s), s.players, strict=True)
    ]
    if s.config.players == 1:
        return [0] if ranks[0] > ranks[1] else [1]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
