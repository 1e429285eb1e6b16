"""How fast a game is, per CPU second, beside a fixed loop of pure Python that makes figures of machines comparable."""

from __future__ import annotations

import gc
import json as json_format
import random
from collections.abc import Callable, Mapping
from itertools import cycle
from time import process_time

from burgrave.kernel.begin import prepare
from burgrave.kernel.game import game
from burgrave.kernel.playout import playout
from burgrave.kernel.setup import Setup
from burgrave.kernel.table import Table, begin

REFERENCE_SIZE = 1000


def run(name: str, players: int, seconds: float, json: bool, options: Mapping[str, object] | None = None) -> str:
    """Measure everything, each for an equal share of the time, as a table or as JSON."""
    setup = prepare(game(name), players, 0, options or {})
    figures = measure(setup, seconds)
    if json:
        return json_format.dumps({"game": name, "players": players, "per_cpu_second": figures}, indent=1)
    return shown(figures)


def shown(figures: Mapping[str, float]) -> str:
    """Figures as a table, beside the reference loop among them."""
    width = max(len(key) for key in figures)
    reference = figures["reference loops"]
    lines = [f"{key:{width}}  {value:12,.0f}  {value / reference:10.2f}" for key, value in figures.items()]
    return "\n".join([f"{'per CPU second':{width}}  {'':12}  {'x reference':>10}", *lines])


def measure(setup: Setup, seconds: float) -> dict[str, float]:
    """The figures by name."""
    share = seconds / 7
    tables = positions(setup)
    gc.freeze()  # these many tables are the bench's own: the collector need not walk through them all the time
    games, decisions = playouts(setup, share)
    return {
        "reference loops": rate(reference, share),
        "playout games": games,
        "playout decisions": decisions,
        "answers": answers(setup, share),
        "clones": over_all(tables, Table.clone, share),
        "imagined tables": over_all(tables, imagine, share),
        "views": over_all(tables, see, share),
        "saves": over_all(tables, Table.save, share),
    }


def reference() -> int:
    """A fixed piece of work: what interpreters do all day — calls, lists, attributes, small ints."""
    total = 0
    items: list[int] = []
    for i in range(REFERENCE_SIZE):
        items.append(i * 7 % 13)
        if len(items) > 8:
            total += items.pop(0)
    return total


def rate(work: Callable[[], object], seconds: float) -> float:
    """How often a piece of work is done per CPU second."""
    count = 0
    start = now = process_time()
    while now - start < seconds:
        for _ in range(10):
            work()
        count += 10
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
