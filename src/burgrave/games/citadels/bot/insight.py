"""What bots know about Citadels: the heuristic player, and how a position is judged.

The weights stand in weights.toml; tools/fit.py fits them on games that bots play against themselves.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from burgrave.games.citadels.bot.answers import appraise
from burgrave.games.citadels.bot.values import POINTS, standing_of
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules.building import size_of
from burgrave.games.citadels.rules.state import State
from burgrave.kernel.insight import Insight, Prospects, Term
from burgrave.parts import prospects as weighing
from burgrave.parts.prospects import weighed

FEATURES: Final = (
    "points",  # of the city as it stands
    "gold",
    "much_gold",  # beyond what the next districts cost
    "cards",  # different ones that can be built, up to four
    "best_cards",  # points of the two best
    "districts",  # towards completion
    "nearly",  # one district is missing
    "types",  # of districts in the city
    "crown",
)
STAGES: Final = 2  # each feature counts early in the game and, with another weight, late


def features(s: State) -> list[list[float]]:
    """What each seat has, early and late: how late it is depends on the largest city."""
    players = range(s.config.players)
    sizes = [size_of(s, seat) for seat in players]
    late = min(1.0, max(sizes) / s.config.size)
    return [
        [stage * value for stage in (1.0 - late, late) for value in assets(s, seat, sizes[seat])] for seat in players
    ]


def assets(s: State, seat: int, size: int) -> list[float]:
    """The features of one seat."""
    owns, gold, need = s.owns[seat], s.gold[seat], s.config.size
    dear = dearest = 0.0
    price = count = 0
    for kind in set(s.hands[seat]):
        if not owns & t.BIT[kind] and t.PRICE[kind] < t.NEVER:
            count += 1
            points = POINTS[kind]
            price += t.PRICE[kind]
            if points > dearest:
                dear, dearest = dearest, points
            elif points > dear:
                dear = points
    types = 0
    for mask in t.OF_TYPE:
        if owns & mask:
            types += 1
    standing = standing_of(s, seat)
    if t.SECRET_VAULT in s.hands[seat]:
        standing += 3.0
    return [
        standing,
        min(gold, 8.0),
        float(max(0, gold - max(price, 4))),
        min(count, 4.0),
        dear + dearest,
        float(min(size, need)),
        1.0 if size == need - 1 else 0.0,
        float(types),
        1.0 if s.crown == seat else 0.0,
    ]


_WEIGHTS: Final = tomllib.loads((files(t.PACKAGE) / "bot" / "weights.toml").read_text(encoding="utf-8"))["weights"]
WINS: Final[list[float]] = _WEIGHTS["wins"]
POINTS_TO_COME: Final[list[float]] = _WEIGHTS["points"]


def prospects(s: State) -> Prospects:
    """How the game is expected to end: points as a weighted sum of features, victory by comparing seats."""
    return weighed(features(s), POINTS_TO_COME, WINS)


REASONS: Final = {  # what is named together: the first feature is counted
    "points": ["points"],
    "gold": ["gold", "much_gold"],
    "cards": ["cards", "best_cards"],
    "districts": ["districts"],
    "nearly": ["nearly"],
    "types": ["types"],
    "crown": ["crown"],
}


def terms(s: State) -> list[dict[str, Term]]:
    """The judgement of a position in words: what advice can name as its reason."""
    return weighing.terms(features(s), FEATURES, POINTS_TO_COME, REASONS)


def clock(s: State) -> int:
    """Rounds begun."""
    return s.round


INSIGHT: Final[Insight[State]] = Insight(appraise, prospects, features, clock, horizon=2, terms=terms)
