"""Tune the weights of the heuristic player of Paladins on games against itself; prints a new weights.toml.

Every trial changes all weights a little at random, and then once more the other way round on the same deals. Which
changes went with more points, by least squares over all trials, says in which direction each weight is moved. Steps are
coarse: average the weights of several rounds when they begin to go to and fro.

python tools/tune.py --rounds 6 --trials 200
"""

from __future__ import annotations

import argparse
import importlib
import random
import re
import tomllib
from importlib.resources import files
from unittest.mock import patch

import numpy as np

import burgrave
from burgrave.games.paladins.bot import answers, plans, position, turn, units, values
from burgrave.games.paladins.data import tables as t
from burgrave.kernel.playout import Playing

SPREAD = 0.2  # by how much, as a share, a weight is usually changed
GAMES = 8  # in a trial
NOISE = 0.15  # points by which players stray from the heuristic's choice
LARGEST = {"kept": 1.0, "deed": 0.95, "again": 0.95, "commit": 1.0, "fade": 1.0, "attribute": 2.9}
WEIGHTS_TOML = (files(t.PACKAGE) / "bot" / "weights.toml").read_text(encoding="utf-8")
READERS = (values, plans, units, position, turn, answers)  # in the order in which they build on each other
LINE = re.compile(r"^(\w+) = (\d+\.\d+(?:e-?\d+)?)")

Weights = dict[tuple[str, str], float]  # by section and name


def main() -> None:
    """Play, move the weights, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--trials", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    weights = read(WEIGHTS_TOML)
    draw = np.random.default_rng(chosen.seed)
    deal = 1_000_000 * chosen.seed
    for round_ in range(chosen.rounds):
        changes, gains = [], []
        for _ in range(chosen.trials // 2):
            change = draw.standard_normal(len(weights))
            more, less = (mean_points(moved(weights, sign * change), deal) for sign in (1, -1))
            deal += GAMES
            changes.append(change)
            gains.append((more - less) / 2)
        weights = moved(weights, step(np.array(changes), np.array(gains)))
        print(f"# round {round_ + 1}: {mean_points(weights, 0, 80):.2f} points")
    print(written(WEIGHTS_TOML, weights))


def step(changes: np.ndarray, gains: np.ndarray) -> np.ndarray:
    """How far to move each weight: by how sure it is that more points go with it."""
    trials, size = changes.shape
    slope = np.linalg.solve(changes.T @ changes + 0.3 * trials * np.eye(size), changes.T @ gains)
    error = (gains - changes @ slope).std() / np.sqrt(trials)
    sure = slope / error
    found: np.ndarray = np.clip(0.45 * np.sign(sure) * np.maximum(0, np.abs(sure) - 0.4), -1.4, 1.4)
    return found


def moved(weights: Weights, change: np.ndarray) -> Weights:
    """Weights multiplied by e to the power of so many spreads."""
    return {
        key: min(value * float(np.exp(SPREAD * by)), LARGEST.get(key[1], np.inf))
        for (key, value), by in zip(weights.items(), change, strict=True)
    }


def mean_points(weights: Weights, deal: int, games: int = GAMES) -> float:
    """What players with these weights reach on average, with four players and now and then with two."""
    sections = tomllib.loads(WEIGHTS_TOML)
    for (section, name), value in weights.items():
        sections[section][name] = value
    with patch.object(tomllib, "loads", return_value=sections):
        for module in READERS:  # each makes its tables while it is imported
            importlib.reload(module)
    return float(np.mean([played(deal + game) for game in range(games)]))


def played(seed: int) -> float:
    """The mean points of a game."""
    table = burgrave.new("paladins", 4 if seed % 4 else 2, seed)
    game, choice, playing = table.setup.game, random.Random(seed), Playing(table)
    while (ask := playing.ask) is not None:
        worths = [one + choice.gauss(0, NOISE) for one in answers.appraise(playing.state, ask)]
        playing.answer(ask.options[worths.index(max(worths))])
    return float(np.mean([score.total for score in game.scores(playing.state)]))


def read(text: str) -> Weights:
    """The weights of the heuristic player; those that tools/fit.py finds are lists."""
    sections = tomllib.loads(text)
    return {
        (section, name): value
        for section, row in sections.items()
        for name, value in row.items()
        if section not in ("foresight", "pull") and isinstance(value, float) and value > 0
    }


def written(text: str, weights: Weights) -> str:
    """The same file with other weights."""
    lines, section = [], ""
    for line in text.splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        found = LINE.match(line)
        if found and (section, found[1]) in weights:
            line = f"{found[1]} = {weights[section, found[1]]:#.3g}{line[found.end() :]}"
        lines.append(line)
    return "\n".join(lines)


if __name__ == "__main__":
    main()
