"""Prospects that weigh features: points as a weighted sum, victory by comparing seats."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import exp

from burgrave.kernel.game import Score
from burgrave.kernel.insight import Prospects, Term


def weighed(features: list[list[float]], points: list[float], wins: list[float]) -> Prospects:
    """How a game is expected to end, from the features of each seat and the weights of either kind."""
    expected, strength = [], []
    for row in features:
        expected.append(sum([weight * value for weight, value in zip(points, row, strict=True)]))
        strength.append(sum([weight * value for weight, value in zip(wins, row, strict=True)]))
    best = max(strength)
    odds = [exp(one - best) for one in strength]
    total = sum(odds)
    return Prospects(expected, [one / total for one in odds])


def ended(scores: list[Score], winners: Collection[int]) -> Prospects:
    """How a game has ended; where somebody without a seat is among the winners, no seat has that share."""
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
    return Prospects([float(score.total) for score in scores], shares)


def against(found: Prospects, rival: float, spread: float) -> Prospects:
    """The same for who plays alone: how likely it is to get ahead of the points that the opponent expects."""
    return Prospects(found.points, [1 / (1 + exp((rival - found.points[0]) / spread))])


def terms(
    features: list[list[float]], names: Sequence[str], points: list[float], groups: Mapping[str, Sequence[str]]
) -> list[dict[str, Term]]:
    """The weighted sum of each seat in groups of features that one would name together.

    How much there is of a group is what its first feature counts; each feature may come once for every stage.
    """
    where = {group: [names.index(name) for name in members] for group, members in groups.items()}
    stages, count = range(len(points) // len(names)), len(names)
    found = []
    for row in features:
        values = [sum([row[stage * count + n] for stage in stages]) for n in range(count)]
        worths = [sum([row[stage * count + n] * points[stage * count + n] for stage in stages]) for n in range(count)]
        found.append(
            {group: Term(values[members[0]], sum([worths[n] for n in members])) for group, members in where.items()}
        )
    return found
