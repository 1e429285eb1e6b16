"""Fit a game's judgement on games that bots play against themselves; prints the weights for its bot.toml.

python tools/fit.py citadels --bot ismcts:iterations=12 --players 4,6 --games 1200 --options '{"cast": "random"}'
"""

from __future__ import annotations

import argparse
import json

import numpy as np

import burgrave
from burgrave.bots import bot

RIDGE = 1e-3


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", default="4,6")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--options", type=json.loads, action="append")
    parser.add_argument("--bot", default="greedy:noise=0.7")
    chosen = parser.parse_args()
    counts = [int(count) for count in chosen.players.split(",")]
    options = chosen.options or [{}]
    positions = []
    for seed in range(chosen.games):
        way = options[seed // len(counts) % len(options)]
        positions += played(chosen.game, counts[seed % len(counts)], seed, way, chosen.bot)
    cut = len(positions) * 9 // 10
    wins = fit_wins(positions[:cut])
    points = fit_points(positions[:cut])
    print(f"{cut} positions; likelihood per seat choice on the rest: {likelihood(positions[cut:], wins):.4f}")
    print(f"wins = {rounded(wins)}\npoints = {rounded(points)}")


Position = tuple[np.ndarray, np.ndarray, np.ndarray]  # features by seat, share of the victory, points at the end


def played(name: str, players: int, seed: int, options: dict[str, object], spec: str) -> list[Position]:
    """The positions at the beginning of each round, with how the game ended."""
    table = burgrave.new(name, players, seed, options)
    insight = table.setup.game.insight
    bots = [bot(spec, seed * players + seat) for seat in range(players)]
    rows, now = [], 0
    while (ask := table.ask) is not None:
        if insight.clock(table.state) != now:
            now = insight.clock(table.state)
            rows.append(np.array(insight.features(table.state)))
        table.answer(bots[ask.player].choose(burgrave.Perspective(table, ask.player)), ask.player)
    rows.append(np.array(insight.features(table.state)))
    winners = table.winners
    shares = np.array([1 / len(winners) if seat in winners else 0.0 for seat in range(players)])
    points = np.array([float(score.total) for score in table.scores])
    return [(row, shares, points) for row in rows]


def fit_wins(positions: list[Position], steps: int = 60) -> np.ndarray:
    """Weights of a conditional logit: which of the seats wins (Newton's method)."""
    size = positions[0][0].shape[1]
    weights = np.zeros(size)
    for _ in range(steps):
        gradient, curvature = -RIDGE * len(positions) * weights, RIDGE * len(positions) * np.eye(size)
        for features, shares, _ in positions:
            odds = softmax(features @ weights)
            gradient += features.T @ (shares - odds)
            centred = features - odds @ features
            curvature += (centred * odds[:, None]).T @ centred
        step = np.linalg.solve(curvature, gradient)
        weights += step
        if np.abs(step).max() < 1e-4:
            break
    return weights


def fit_points(positions: list[Position]) -> np.ndarray:
    """Weights of the points at the end (least squares)."""
    features = np.concatenate([row for row, _, _ in positions])
    points = np.concatenate([points for _, _, points in positions])
    size = features.shape[1]
    return np.linalg.solve(features.T @ features + RIDGE * len(features) * np.eye(size), features.T @ points)


def likelihood(positions: list[Position], weights: np.ndarray) -> float:
    """The mean logarithm of the odds given to what happened."""
    return float(np.mean([shares @ np.log(softmax(f @ weights) + 1e-12) for f, shares, _ in positions]))


def softmax(strength: np.ndarray) -> np.ndarray:
    odds: np.ndarray = np.exp(strength - strength.max())
    return odds / odds.sum()


def rounded(weights: np.ndarray) -> list[float]:
    return [round(float(weight), 4) for weight in weights]


if __name__ == "__main__":
    main()
