"""How fast a game is, per CPU second, beside a fixed loop of pure Python that makes figures of machines comparable."""

from __future__ import annotations

import gc
import json as json_format
import random
import tracemalloc
from collections.abc import Callable, Mapping
from itertools import cycle
from time import process_time

import msgspec

from burgrave.bots.search import Search
from burgrave.bots.thought import Manner
from burgrave.kernel.begin import load, prepare
from burgrave.kernel.build import compiled, kind
from burgrave.kernel.encoding import numbers
from burgrave.kernel.game import game
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.playout import playout
from burgrave.kernel.setup import Setup
from burgrave.kernel.table import Table, begin

REFERENCE_SIZE = 1000
TREES = 8  # of a search, spread over a game
COPIES = 20  # of a table that is weighed


def run(name: str, players: int, seconds: float, json: bool, options: Mapping[str, object] | None = None) -> str:
    """Measure everything, each for an equal share of the time, as a table or as JSON."""
    setup = prepare(game(name), players, 0, options or {})
    figures, weights = measure(setup, seconds), weigh(setup)
    if json:
        content = {"game": name, "players": players, "compiled": compiled()}
        return json_format.dumps({**content, "per_cpu_second": figures, "bytes": weights}, indent=1)
    return "\n".join([f"{name}, {players} players, {kind()}", shown(figures), *weighed(weights)])


def shown(figures: Mapping[str, float]) -> str:
    """Figures as a table, beside the reference loop among them."""
    width = max(len(key) for key in figures)
    reference = figures["reference loops"]
    lines = [f"{key:{width}}  {value:12,.0f}  {value / reference:10.2f}" for key, value in figures.items()]
    return "\n".join([f"{'per CPU second':{width}}  {'':12}  {'x reference':>10}", *lines])


def measure(setup: Setup, seconds: float) -> dict[str, float]:
    """The figures by name."""
    share = seconds / 11
    tables = positions(setup)
    gc.freeze()  # these many tables are the bench's own: the collector need not walk through them all the time
    games, decisions = playouts(setup, share)
    figures = {
        "reference loops": rate(reference, share),
        "playout games": games,
        "playout decisions": decisions,
        "answers": answers(setup, share),
        "clones": over_all(tables, Table.clone, share),
        "imagined tables": over_all(tables, imagine, share),
        "search iterations": searches(tables, share),
        "views": over_all(tables, see, share),
        "saves": over_all(tables, Table.save, share),
        "loads": loads(tables[-1], share),
    }
    if setup.game.encoding is not None:
        figures["observations"] = over_all(tables, observe, share)
    return figures | environment(setup, share)


def reference() -> int:
    """A fixed piece of work: what interpreters do all day — calls, lists, attributes, small ints."""
    total = 0
    items: list[int] = []
    for i in range(REFERENCE_SIZE):
        items.append(i * 7 % 13)
        if len(items) > 8:
            total += items.pop(0)
    return total


def rate(work: Callable[[], object], seconds: float, at_once: int = 10) -> float:
    """How often a piece of work is done per CPU second; the clock is looked at after so many."""
    count = 0
    start = now = process_time()
    while now - start < seconds:
        for _ in range(at_once):
            work()
        count += at_once
        now = process_time()
    return count / (now - start)


def playouts(setup: Setup, seconds: float) -> tuple[float, float]:
    """Whole random games with nothing kept, their setup included: games and decisions."""
    count = decisions = 0
    start = now = process_time()
    while now - start < seconds:
        decisions += playout(begin(fresh(setup, count)), count)
        count += 1
        now = process_time()
    return count / (now - start), decisions / (now - start)


def fresh(setup: Setup, seed: int) -> Setup:
    """The same setup with another seed."""
    return Setup(setup.game, setup.players, seed, setup.options)


def answers(setup: Setup, seconds: float) -> float:
    """Random games through the table with everything kept: log, memory, history, starts."""
    choose = random.Random(0).random
    count = 0
    seed = 0
    start = now = process_time()
    while now - start < seconds:
        table = begin(fresh(setup, seed))
        seed += 1
        while (ask := table.ask) is not None:
            options = ask.options
            table.answer(options[int(choose() * len(options))], ask.player)
            count += 1
        now = process_time()
    return count / (now - start)


def positions(setup: Setup) -> list[Table]:
    """A random game at all of its questions."""
    choice = random.Random(0)
    table = begin(setup)
    tables = []
    while (ask := table.ask) is not None:
        tables.append(table.clone())
        table.answer(choice.choice(ask.options), ask.player)
    return tables


def over_all(tables: list[Table], work: Callable[[Table], object], seconds: float) -> float:
    """How often a piece of work is done per CPU second, averaged over all questions of a game."""
    count = 0
    start = now = process_time()
    for table in cycle(tables):
        work(table)
        count += 1
        if count % len(tables) == 0:
            now = process_time()
            if now - start >= seconds:
                break
    return count / (now - start)


def searches(tables: list[Table], seconds: float) -> float:
    """How often a tree search imagines a game and plays it on, with trees that are spread over a game."""
    asked = [(table, table.ask) for table in tables if table.ask is not None and len(table.ask.options) > 1]
    spread = asked[:: -(-len(asked) // TREES)]
    trees = cycle([Search(Perspective(table, ask.player), Manner(), 0) for table, ask in spread])
    return rate(lambda: next(trees).iterate(), seconds)


def loads(table: Table, seconds: float) -> float:
    """How often a game that is almost over is read from a save of one's own."""
    save = table.save()
    return rate(lambda: load(save, trusted=True), seconds, at_once=1)


def environment(setup: Setup, seconds: float) -> dict[str, float]:
    """Steps of the environment that PettingZoo's users take, where that is installed and the game has one."""
    try:
        from burgrave.envs.lens import Lens
        from burgrave.envs.pettingzoo import GameEnv
    except ImportError:
        return {}
    if setup.game.encoding is None:
        return {}
    options = msgspec.to_builtins(setup.options)
    env = GameEnv(Lens(setup.game.name, setup.players, options, "flat", "rank"), None)
    choose = random.Random(0).random
    steps = seed = 0
    start = now = process_time()
    while now - start < seconds:
        env.reset(seed)
        seed += 1
        while (ask := env.table.ask) is not None:
            env.last()
            env.step(ask.options[int(choose() * len(ask.options))])
            steps += 1
        now = process_time()
    return {"environment steps": steps / (now - start)}


def weigh(setup: Setup) -> dict[str, int]:
    """What a table in the middle of a game takes in memory: as it is played, and another copy of it."""
    middle = len(positions(setup)) // 2
    played(setup, middle)  # whatever is made once and kept for all
    gc.collect()
    tracemalloc.start()
    table = played(setup, middle)
    whole = tracemalloc.get_traced_memory()[0]
    copies = [table.clone() for _ in range(COPIES)]
    more = tracemalloc.get_traced_memory()[0] - whole
    tracemalloc.stop()
    return {"table": whole, "clone": more // len(copies)}


def weighed(weights: Mapping[str, int]) -> list[str]:
    """Weights in words."""
    return [f"{name} in mid-game: {size / 1024:.1f} KiB" for name, size in weights.items()]


def played(setup: Setup, answers: int) -> Table:
    """A table after so many random answers."""
    choice = random.Random(0)
    table = begin(setup)
    for _ in range(answers):
        ask = table.ask
        assert ask is not None
        table.answer(choice.choice(ask.options), ask.player)
    return table


def imagine(table: Table) -> Table:
    """A table as the asked seat may imagine it."""
    ask = table.ask
    assert ask is not None
    return table.imagine(ask.player, 1)


def see(table: Table) -> object:
    """What the asked seat sees."""
    ask = table.ask
    assert ask is not None
    return table.view(ask.player)


def observe(table: Table) -> object:
    """The same as numbers."""
    ask, encoding = table.ask, table.setup.game.encoding
    assert ask is not None and encoding is not None
    return numbers(encoding, table.setup.players, table.state, ask.player)
