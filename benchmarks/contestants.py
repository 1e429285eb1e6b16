"""What ``benchmarks.peers`` measures: each plays at random for some seconds and tells its steps per second."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from time import perf_counter, process_time
from typing import Any

Contestant = Callable[[float], float]


def rate(episode: Callable[[int], int], seconds: float, clock: Callable[[], float] = process_time) -> float:
    """Steps per second of a clock, after a first episode that warms up."""
    episode(0)
    count = seed = 0
    start = now = clock()
    while now - start < seconds:
        seed += 1
        count += episode(seed)
        now = clock()
    return count / (now - start)


def playouts(name: str) -> Contestant:
    """Random games of ours without an environment."""

    def measure(seconds: float) -> float:
        from burgrave import bench
        from burgrave.kernel.begin import prepare
        from burgrave.kernel.game import game

        return bench.playouts(prepare(game(name), 4, 0, {}), seconds)[1]

    return measure


def aec(name: str) -> Contestant:
    """PettingZoo's environment of a game of ours, with a flat observation at each step."""

    def measure(seconds: float) -> float:
        from burgrave.envs.pettingzoo import env

        table, choose = env(name, 4), random.Random(0).random

        def play(seed: int) -> int:
            table.reset(seed=seed)
            count = 0
            while offered := table.offered:
                table.last()
                table.step(offered[int(choose() * len(offered))])
                count += 1
            return count

        return rate(play, seconds)

    return measure


def vector(name: str, tables: int, workers: int, observation: str = "flat") -> Contestant:
    """Many tables at once; with workers, by the clock."""

    def measure(seconds: float) -> float:
        import numpy as np

        from burgrave.envs.vector import make

        made = make(name, 4, tables=tables, workers=workers, observation=observation)  # type: ignore[arg-type]  # either of the two
        draw = np.random.default_rng(0)
        _, infos = made.reset(seed=0)
        mask = infos["action_mask"]  # the same buffer at every step

        def play(_: int) -> int:
            for _ in range(20):
                made.step((draw.random(mask.shape, np.float32) * mask).argmax(1))
            return 20 * tables

        try:
            return rate(play, seconds, perf_counter if workers else process_time)
        finally:
            made.close()

    return measure


def catanatron(seconds: float) -> float:
    """Catan for four random players."""
    catan: Any = import_module("catanatron")
    colours = [catan.Color.RED, catan.Color.BLUE, catan.Color.WHITE, catan.Color.ORANGE]

    def play(seed: int) -> int:
        game = catan.Game([catan.RandomPlayer(colour) for colour in colours], seed=seed)
        game.play()
        return len(game.state.actions)

    return rate(play, seconds)


def openspiel(name: str) -> Contestant:
    """A game of OpenSpiel, stepped from Python without observations; chance counts too."""

    def measure(seconds: float) -> float:
        import_module("open_spiel.python.games")
        game: Any = import_module("pyspiel").load_game(name)
        choose = random.Random(0).random

        def play(_: int) -> int:
            state, count = game.new_initial_state(), 0
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(choose() * len(actions))])
                count += 1
            return count

        return rate(play, seconds)

    return measure


def pettingzoo(name: str) -> Contestant:
    """One of PettingZoo's own games, with its observation at each step."""

    def measure(seconds: float) -> float:
        table: Any = import_module(f"pettingzoo.classic.{name}").env()
        choose = random.Random(0).random

        def play(seed: int) -> int:
            table.reset(seed=seed)
            count = 0
            while True:
                seen, _, terminated, truncated, _ = table.last()
                if terminated or truncated:
                    return count
                allowed = seen["action_mask"].nonzero()[0]
                table.step(allowed[int(choose() * len(allowed))])
                count += 1

        return rate(play, seconds)

    return measure


def rlcard(name: str) -> Contestant:
    """A game of RLCard, with its observation at each step."""

    def measure(seconds: float) -> float:
        table: Any = import_module("rlcard").make(name)
        choose = random.Random(0).random

        def play(_: int) -> int:
            state, _ = table.reset()
            count = 0
            while not table.is_over():
                allowed = list(state["legal_actions"])
                state, _ = table.step(allowed[int(choose() * len(allowed))])
                count += 1
            return count

        return rate(play, seconds)

    return measure


def pgx(name: str, batch: int) -> Contestant:
    """A game of pgx on the CPU, compiled by JAX: many tables at once, each begun anew when it ends."""

    def measure(seconds: float) -> float:
        jax: Any = import_module("jax")
        module: Any = import_module("pgx")
        wrapped: Any = import_module("pgx.experimental.wrappers")
        table = module.make(name)
        step = wrapped.auto_reset(table.step, table.init)
        keys = jax.random.split(jax.random.PRNGKey(0), batch)
        state = jax.jit(jax.vmap(table.init))(keys)

        def advance(state: Any, key: Any) -> Any:
            logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
            drawn, key = jax.random.split(key)
            actions = jax.random.categorical(drawn, logits, axis=1)
            return jax.vmap(step)(state, actions, jax.random.split(key, batch))

        compiled = jax.jit(advance)
        key = jax.random.PRNGKey(1)
        kept = [state]

        def play(seed: int) -> int:
            state = kept[0]
            for number in range(20):
                state = compiled(state, jax.random.fold_in(key, seed * 20 + number))
            kept[0] = jax.block_until_ready(state)
            return 20 * batch

        return rate(play, seconds)

    return measure


GAMES = ("citadels", "paladins", "viscounts", "architects")
CONTESTANTS: dict[str, Contestant] = {
    "burgrave playouts": playouts("citadels"),
    **{f"burgrave AEC {name}": aec(name) for name in GAMES},
    **{f"burgrave vector {name}, 64 tables": vector(name, 64, 0) for name in GAMES},
    "burgrave vector citadels, 64 tables, sparse": vector("citadels", 64, 0, "sparse"),
    **{f"burgrave vector {name}, 256 tables, 2 workers": vector(name, 256, 2) for name in GAMES},
    "catanatron": catanatron,
    "OpenSpiel backgammon (C++)": openspiel("backgammon"),
    "OpenSpiel gin_rummy (C++)": openspiel("gin_rummy"),
    "OpenSpiel python_block_dominoes": openspiel("python_block_dominoes"),
    "OpenSpiel python_kuhn_poker": openspiel("python_kuhn_poker"),
    "PettingZoo connect_four_v3": pettingzoo("connect_four_v3"),
    "PettingZoo leduc_holdem_v4": pettingzoo("leduc_holdem_v4"),
    "RLCard gin-rummy": rlcard("gin-rummy"),
    "RLCard leduc-holdem": rlcard("leduc-holdem"),
    "pgx backgammon, batch 64": pgx("backgammon", 64),
}
