"""``python -m benchmarks.envs``: environments beside the raw engine, and beside PettingZoo's and OpenSpiel's own games.

Everything is played at random. Figures are steps per CPU second, setting up games included; the choice of the action
is part of every loop, in the same way for all.
"""

from __future__ import annotations

import argparse
import random
import warnings
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

import numpy as np
import open_spiel.python.games  # noqa: F401 - registers those written in Python
import pyspiel

from burgrave import bench
from burgrave.envs.gymnasium import SeatEnv
from burgrave.envs.openspiel import register
from burgrave.envs.pettingzoo import GameEnv, env
from burgrave.kernel.begin import prepare
from burgrave.kernel.game import game

GAME = "citadels"
ZOO = ("leduc_holdem_v4", "connect_four_v3", "tictactoe_v3", "texas_holdem_no_limit_v6")
SPIEL = ("leduc_poker", "connect_four", "hearts", "python_kuhn_poker", "python_block_dominoes")

Episode = Callable[[int], int]  # plays one episode with a seed, and tells how many steps it took


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.envs", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds for each figure")
    parser.add_argument("--players", type=int, default=4, help="at our own tables")
    arguments = parser.parse_args()
    figures = measure(arguments.players, arguments.seconds)
    raw = figures["raw engine: playouts"]
    width = max(map(len, figures))
    print(f"{'steps per CPU second':{width}}  {'':>10}  {'x raw':>6}")
    for name, value in figures.items():
        print(f"{name:{width}}  {value:10,.0f}  {value / raw:6.2f}")


def measure(players: int, seconds: float) -> dict[str, float]:
    """The figures by name, one after the other."""
    setup = prepare(game(GAME), players, 0, {})
    figures = {
        "reference loops": bench.rate(bench.reference, seconds),
        "raw engine: playouts": bench.playouts(setup, seconds)[1],
        "raw engine: Table.answer": bench.answers(setup, seconds),
        "AEC, mask only": steps(zoo_episode(env(GAME, players), observe=False), seconds),
        "AEC, flat observation": steps(zoo_episode(env(GAME, players), observe=True), seconds),
        "AEC, dict observation": steps(zoo_episode(env(GAME, players, observation="dict"), observe=True), seconds),
        "Gymnasium, random opponents": steps(gymnasium_episode(SeatEnv(GAME, players)), seconds),
        "OpenSpiel adapter": steps(spiel_episode(f"{register()[0]}(players={players})"), seconds),
    }
    for name in ZOO:
        environment = classic(name)
        if environment is not None:
            figures[f"PettingZoo {name}"] = steps(zoo_episode(environment, observe=True), seconds)
    for name in SPIEL:
        figures[f"OpenSpiel {name}"] = steps(spiel_episode(name), seconds)
    return figures


def steps(episode: Episode, seconds: float) -> float:
    """Steps per CPU second over whole episodes."""
    count = seed = 0
    start = now = process_time()
    while now - start < seconds:
        count += episode(seed)
        seed += 1
        now = process_time()
    return count / (now - start)


def zoo_episode(environment: Any, observe: bool) -> Episode:
    """An AEC environment: take one of the allowed actions, which ours lists beside the mask."""
    choose, ours = random.Random(0).random, isinstance(environment, GameEnv)

    def play(seed: int) -> int:
        environment.reset(seed=seed)
        count = 0
        while True:
            seen, _, terminated, truncated, _ = environment.last(observe)
            if terminated or truncated:
                return count
            allowed = environment.offered if ours else seen["action_mask"].nonzero()[0]
            environment.step(allowed[int(choose() * len(allowed))])
            count += 1

    return play


def gymnasium_episode(environment: SeatEnv) -> Episode:
    """A seat among bots: only the seat's own steps count."""
    choose = random.Random(0).random

    def play(seed: int) -> int:
        _, info = environment.reset(seed=seed)
        count, terminated = 0, False
        while not terminated:
            allowed = np.flatnonzero(info["action_mask"])
            _, _, terminated, _, info = environment.step(allowed[int(choose() * len(allowed))])
            count += 1
        return count

    return play


def spiel_episode(name: str) -> Episode:
    """A game of OpenSpiel, stepped from Python, without observations; chance counts too."""
    loaded = pyspiel.load_game(name)
    choose = random.Random(0).random

    def play(_: int) -> int:
        state = loaded.new_initial_state()
        count = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(choose() * len(actions))])
            count += 1
        return count

    return play


def classic(name: str) -> Any:
    """One of PettingZoo's own games, or None where what it needs is not installed (``pettingzoo[classic]``)."""
    warnings.filterwarnings("ignore", category=DeprecationWarning)
    try:
        return import_module(f"pettingzoo.classic.{name}").env()
    except ImportError as error:
        print(f"PettingZoo {name} is left out: {error}")
        return None


if __name__ == "__main__":
    main()
