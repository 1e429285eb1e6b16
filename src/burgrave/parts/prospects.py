"""Prospects that weigh features: points as a weighted sum, victory by comparing seats."""

from __future__ import annotations

from collections.abc import Collection
from math import exp

from burgrave.kernel.game import Score
from burgrave.kernel.insight import Prospects


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
