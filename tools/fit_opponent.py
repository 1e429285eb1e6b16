"""Fit how a game's solo opponent comes off, on games of the heuristic player; prints it for weights.toml.

Needs the weights of tools/fit.py: how unsure a comparison is depends on how well the player's own points are foreseen.

python tools/fit_opponent.py paladins --games 900
python tools/fit_opponent.py viscounts --games 1600
python tools/fit_opponent.py architects --games 1200
"""

from __future__ import annotations

import argparse
import random
from collections import Counter, defaultdict
from itertools import product
from math import log, pi, sqrt
from typing import NamedTuple

import numpy as np

import burgrave
from burgrave.games.architects.bot.values import turns_left as turns_of_architects
from burgrave.games.architects.data import tables as architects
from burgrave.games.paladins.bot.insight import rounds_left
from burgrave.games.paladins.data import tables as paladins
from burgrave.games.viscounts.bot.values import turns_left
from burgrave.games.viscounts.data import tables as viscounts
from burgrave.kernel.playout import Playing

NOISE = 0.7  # points by which the player strays from the heuristic's choice, so that games differ


class Note(NamedTuple):
    """A position at the beginning of a round."""

    left: float  # rounds or turns
    difficulty: object
    gain: float  # of the opponent until the end, less what the player gained beyond the points foreseen


Notes = dict[str, list[Note]]  # by row of weights.toml


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=WAYS)
    parser.add_argument("--games", type=int, default=900)
    chosen = parser.parse_args()
    row, ways = WAYS[chosen.game]
    notes: Notes = defaultdict(list)
    won = Counter[str]()
    for seed in range(chosen.games):
        way = ways[seed % len(ways)]
        found, ahead = played(chosen.game, seed, way)
        notes[str(way[row])] += found
        won[str(way[row])] += ahead
    print(f"{chosen.games} games, won: {dict(won)}")
    FIT[chosen.game](notes)


def played(name: str, seed: int, options: dict[str, object]) -> tuple[list[Note], bool]:
    """A game's positions at the beginning of each round, and whether it was won."""
    table = burgrave.new(name, 1, seed, options)
    game, insight = table.setup.game, table.setup.game.insight
    playing, choice = Playing(table), random.Random(seed)
    seen: list[tuple[float, float, float]] = []
    begun = FIRST[name]
    while (ask := playing.ask) is not None:
        s = playing.state
        if insight.clock(s) >= begun:
            begun = insight.clock(s) + 1
            seen.append((LEFT[name](s), insight.prospects(s).points[0], game.opponent(s).total))
        worth = [one + NOISE * choice.gauss(0, 1) for one in insight.appraise(s, ask)]
        playing.answer(ask.options[worth.index(max(worth))])
    own, others = game.scores(playing.state)[0].total, game.opponent(playing.state).total
    notes = [Note(left, options["difficulty"], (others - now) - (own - then)) for left, then, now in seen]
    return notes, own > others


def fit_rounds(notes: Notes) -> None:
    """By difficulty, what comes with so many rounds left; and, for all, how unsure that is."""
    errors = defaultdict(list)
    for name, found in notes.items():
        by_left = [[note.gain for note in found if note.left == left] for left in range(paladins.ROUNDS + 1)]
        means = [float(np.mean(gains)) for gains in by_left]
        print(f"{name} = {[round(mean, 2) for mean in means]}")
        for left, gains in enumerate(by_left):
            errors[left] += [gain - means[left] for gain in gains]
    spread = [float(np.std(errors[left])) * sqrt(3) / pi for left in sorted(errors)]  # of a logistic distribution
    print(f"spread = {[round(one, 2) for one in spread]}")


def fit_turns(notes: Notes) -> None:
    """By board: what comes always, by turn, and by turn and difficulty; and how unsure that is, always and by turn."""
    for name, found in notes.items():
        left = np.array([float(note.left) for note in found])
        hard = np.array([float(str(note.difficulty)) for note in found])
        gains = np.array([note.gain for note in found])
        known = np.stack([np.ones_like(left), left, left * hard], axis=1)
        weights = np.linalg.lstsq(known, gains, rcond=None)[0]
        unsure = np.abs(gains - known @ weights) / log(4)  # its mean is the spread of a logistic distribution
        spread = np.linalg.lstsq(known[:, :2], unsure, rcond=None)[0]
        print(f"{name} = {[round(float(one), 2) for one in (*weights, *spread)]}")


WAYS: dict[str, tuple[str, list[dict[str, object]]]] = {  # the option with a row of its own, and the ways to play
    "paladins": ("difficulty", [{"difficulty": name} for name in paladins.DIFFICULTIES]),
    "viscounts": (
        "opponent",
        [{"opponent": board, "difficulty": more} for more, board in product(range(4), viscounts.OPPONENT_IDS)],
    ),
    "architects": (
        "opponent",
        [{"opponent": board, "difficulty": more} for more, board in product(range(3), architects.OPPONENT_IDS)],
    ),
}
FIRST = {
    "paladins": 0,
    "viscounts": 1,
    "architects": 1,
}  # the first round to look at: in set-up, the opponent is not there yet
LEFT = {"paladins": rounds_left, "viscounts": turns_left, "architects": turns_of_architects}
FIT = {"paladins": fit_rounds, "viscounts": fit_turns, "architects": fit_turns}


if __name__ == "__main__":
    main()
