"""Prospects that weigh features: points as a weighted sum, victory by comparing seats."""

from __future__ import annotations

from math import exp

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
