"""Tune the weights of a game's heuristic player on games against itself; prints a new weights.toml.

Every trial changes all weights a little at random, and then once more the other way round on the same deals. Which
changes went with more points, by least squares over all trials, says in which direction each weight is moved. Steps are
coarse: average the weights of several rounds when they begin to go to and fro. Where players who leave each other alone
would reach any number of points, the two changed players of a trial play against each other instead.

python tools/tune.py paladins --rounds 6 --trials 200
python tools/tune.py viscounts --rounds 6 --trials 200
python tools/tune.py architects --rounds 6 --trials 200
"""

from __future__ import annotations

import argparse
import importlib
import random
import re
import sys
import tomllib
from importlib.resources import files
from typing import Any
from unittest.mock import patch

import numpy as np

import burgrave
from burgrave.kernel.insight import Insight
from burgrave.kernel.playout import Playing

SPREAD = 0.2  # by how much, as a share, a weight is usually changed
GAMES = 8  # in a trial
WIN = 5.0  # points that a win counts where players play against each other
DUELS = ("architects",)
LONGEST = 150  # rounds
NOISE = 0.15  # points by which players stray from the heuristic's choice
LARGEST = {  # weights that are shares, and the like
    "paladins": {"kept": 1.0, "deed": 0.95, "again": 0.95, "commit": 1.0, "fade": 1.0, "attribute": 2.9},
    "viscounts": {"virtue": 1.0, "fade": 1.0, "wait": 1.0, "next": 1.0, "tail": 1.0},
    "architects": {"fade": 1.0, "second": 1.0, "silver": 0.5},
}
LEFT_ALONE = {
    "paladins": ("foresight", "pull"),
    "viscounts": ("pace", "pull"),
    "architects": ("pace",),
}  # sections that were found otherwise
LINE = re.compile(r"^(\w+) = (\d+\.\d+(?:e-?\d+)?)")

Weights = dict[tuple[str, str], float]  # by section and name


def main() -> None:
    """Play, move the weights, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--trials", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game = chosen.game
    text = (files(f"burgrave.games.{game}") / "bot" / "weights.toml").read_text(encoding="utf-8")
    weights = read(text, LEFT_ALONE.get(game, ()))
    draw = np.random.default_rng(chosen.seed)
    deal = 1_000_000 * chosen.seed
    for round_ in range(chosen.rounds):
        changes, gains = [], []
        for _ in range(chosen.trials // 2):
            change = draw.standard_normal(len(weights))
            ways = [moved(game, weights, sign * change) for sign in (1, -1)]
            if game in DUELS:
                gain = ahead(game, [with_weights(game, text, way) for way in ways], deal)
            else:
                more, less = (mean_points(game, text, way, deal) for way in ways)
                gain = more - less
            deal += GAMES
            changes.append(change)
            gains.append(gain / 2)
        weights = moved(game, weights, step(np.array(changes), np.array(gains)))
        print(f"# round {round_ + 1}: {mean_points(game, text, weights, 0, 80):.2f} points", flush=True)
    print(written(text, weights))


def step(changes: np.ndarray, gains: np.ndarray) -> np.ndarray:
    """How far to move each weight: by how sure it is that more points go with it."""
    trials, size = changes.shape
    slope = np.linalg.solve(changes.T @ changes + 0.3 * trials * np.eye(size), changes.T @ gains)
    error = (gains - changes @ slope).std() / np.sqrt(trials)
    sure = slope / error
    found: np.ndarray = np.clip(0.45 * np.sign(sure) * np.maximum(0, np.abs(sure) - 0.4), -1.4, 1.4)
    return found


def moved(game: str, weights: Weights, change: np.ndarray) -> Weights:
    """Weights multiplied by e to the power of so many spreads."""
    largest = LARGEST.get(game, {})
    return {
        key: min(value * float(np.exp(SPREAD * by)), largest.get(key[1], np.inf))
        for (key, value), by in zip(weights.items(), change, strict=True)
    }


def mean_points(game: str, text: str, weights: Weights, deal: int, games: int = GAMES) -> float:
    """What players with these weights reach on average, with four players and now and then with two."""
    insight = with_weights(game, text, weights)
    return float(np.mean([np.mean(played(game, [insight], deal + number)) for number in range(games)]))


def ahead(game: str, insights: list[Insight[Any]], deal: int) -> float:
    """How far the first of two players is ahead of the other in points, sitting in every second seat; a win counts."""
    found = []
    for number in range(GAMES):
        points = played(game, insights if number % 2 else insights[::-1], deal + number)
        points = points if number % 2 else points[1:] + points[:1]
        lead = np.mean(points[::2]) - np.mean(points[1::2])
        found.append(lead + WIN * np.sign(max(points[::2]) - max(points[1::2])))
    return float(np.mean(found))


def with_weights(game: str, text: str, weights: Weights) -> Insight[Any]:
    """A game's heuristic player with other weights."""
    sections = tomllib.loads(text)
    for (section, name), value in weights.items():
        sections[section][name] = value
    return imported(game, sections)


def imported(game: str, sections: dict[str, object]) -> Insight[Any]:
    """A game's heuristic player with other weights: its modules make their tables while they are imported."""
    room = f"burgrave.games.{game}.bot"
    for module in [name for name in sys.modules if name.startswith(f"{room}.")]:
        del sys.modules[module]
    with patch.object(tomllib, "loads", return_value=sections):
        found: Insight[Any] = importlib.import_module(f"{room}.insight").INSIGHT
    return found


def played(game: str, insights: list[Insight[Any]], seed: int) -> list[int]:
    """The points of a game whose seats are taken by these players in turn."""
    table = burgrave.new(game, 4 if seed % 4 else 2, seed)
    choice, playing = random.Random(seed), Playing(table)
    while (ask := playing.ask) is not None and insights[0].clock(playing.state) < LONGEST:
        worths = [
            one + choice.gauss(0, NOISE) for one in insights[ask.player % len(insights)].appraise(playing.state, ask)
        ]
        playing.answer(ask.options[worths.index(max(worths))])
    return [score.total for score in table.setup.game.scores(playing.state)]


def read(text: str, left_alone: tuple[str, ...]) -> Weights:
    """The weights of the heuristic player; those that tools/fit.py finds are lists."""
    sections = tomllib.loads(text)
    return {
        (section, name): value
        for section, row in sections.items()
        for name, value in row.items()
        if section not in left_alone and isinstance(value, float) and value > 0
    }


def written(text: str, weights: Weights) -> str:
    """The same file with other weights."""
    lines, section = [], ""
    for line in text.splitlines():
        if line.startswith("["):
            section = line[1 : line.index("]")]
        found = LINE.match(line)
        if found and (section, found[1]) in weights:
            line = f"{found[1]} = {weights[section, found[1]]:#.3g}{line[found.end() :]}"
        lines.append(line)
    return "\n".join(lines)


if __name__ == "__main__":
    main()
