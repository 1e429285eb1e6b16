"""Fit how the solo opponent of Paladins comes off, on games of the heuristic player; prints it for weights.toml.

Needs the weights of tools/fit.py: how unsure a comparison is depends on how well the player's own points are foreseen.

python tools/fit_opponent.py --games 900
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from math import pi, sqrt

import numpy as np

import burgrave
from burgrave.games.paladins.bot.insight import prospects
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.scoring import scores
from burgrave.games.paladins.rules.solo import opponents_score
from burgrave.kernel.playout import Playing

NOISE = 0.7  # points by which the player strays from the heuristic's choice, so that games differ


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=900)
    chosen = parser.parse_args()
    gains: dict[str, list[list[float]]] = {name: [[] for _ in range(t.ROUNDS + 1)] for name in t.DIFFICULTIES}
    won = Counter[str]()
    for seed in range(chosen.games):
        name = list(t.DIFFICULTIES)[seed % len(t.DIFFICULTIES)]
        notes, own, others = played(seed, name)
        won[name] += own > others
        for left, foreseen, now in notes:
            gains[name][left].append((others - now) - (own - foreseen))
    print(f"{chosen.games} games, won: {dict(won)}")
    for name, by_left in gains.items():
        print(f"{name} = {[round(float(np.mean(gain)), 2) for gain in by_left]}")
    errors = [
        np.concatenate([np.array(by_left[left]) - np.mean(by_left[left]) for by_left in gains.values()])
        for left in range(t.ROUNDS + 1)
    ]
    spread = [float(np.std(error)) * sqrt(3) / pi for error in errors]  # of a logistic distribution
    print(f"spread = {[round(one, 2) for one in spread]}")


def played(seed: int, difficulty: str) -> tuple[list[tuple[int, float, float]], float, float]:
    """At each round's beginning: the rounds left, the points foreseen and the opponent's; then both results."""
    table = burgrave.new("paladins", 1, seed, {"difficulty": difficulty})
    insight = table.setup.game.insight
    assert insight is not None, "Paladins has a heuristic player"
    playing, choice = Playing(table), random.Random(seed)
    notes: list[tuple[int, float, float]] = []
    while (ask := playing.ask) is not None:
        s = playing.state
        if len(notes) <= s.round:
            notes.append((t.ROUNDS - s.round, prospects(s).points[0], opponents_score(s).total))
        worth = [one + NOISE * choice.gauss(0, 1) for one in insight.appraise(s, ask)]
        playing.answer(ask.options[worth.index(max(worth))])
    return notes, scores(playing.state)[0].total, opponents_score(playing.state).total


if __name__ == "__main__":
    main()
