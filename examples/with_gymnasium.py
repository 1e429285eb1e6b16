"""Gymnasium: a linear policy in numpy plays one seat of Citadels, and learns by REINFORCE against bots.

``python examples/with_gymnasium.py --games 200`` needs no more than numpy: pip install '.[envs]'.
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np

import burgrave.envs.gymnasium  # noqa: F401 - tells Gymnasium of all games

RATE = 0.002


def main() -> None:
    """Play a game, push what was done by how it ended, and again."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--opponents", default="random")
    arguments = parser.parse_args()
    seat = gymnasium.make("burgrave/citadels-v1", players=2, opponents=arguments.opponents)
    weights = np.zeros((seat.action_space.n, seat.observation_space.shape[0]), np.float32)
    draw, got = np.random.default_rng(1), []
    for number in range(arguments.games):
        seen, info = seat.reset(seed=number)
        ended, pushes = False, []
        while not ended:
            offered = np.flatnonzero(info["action_mask"])
            likely = np.exp(weights[offered] @ seen)
            likely /= likely.sum()
            chosen = draw.choice(len(offered), p=likely)
            pushes.append((offered, seen, (np.arange(len(offered)) == chosen) - likely))
            seen, reward, ended, _, info = seat.step(offered[chosen])
        better = reward - np.mean(got[-50:] or 0.0)  # than lately
        for offered, seen, push in pushes:
            weights[offered] += RATE * better * np.outer(push, seen)
        got.append(reward)
    for first in range(0, len(got), 100):
        some = np.array(got[first : first + 100])
        print(f"games {first + 1} to {first + len(some)}: {np.mean(some == 1.0):.0%} won")


if __name__ == "__main__":
    main()
