"""``python -m benchmarks.bots``: how fast bots think, and how much stronger more thinking makes them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from time import process_time
from unittest.mock import patch

import burgrave
from burgrave import bench
from burgrave.arena.match import play
from burgrave.arena.plan import Plan
from burgrave.arena.stats import outcome, sittings
from burgrave.bots import Budget, bot
from burgrave.bots.ismcts import IsmctsBot
from burgrave.bots.search import Search
from burgrave.bots.thought import Manner, Thought
from burgrave.kernel.game import game
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.table import Table

PLAYERS = (4, 6)
POSITIONS = 20  # of a game, evenly spread, for the speed of the search
ITERATIONS = 40  # in each of them
FEWEST = 5  # iterations of the weakest searcher; each of the others has four times as many as the one before
MOST = 320
GAMES = 20


def main() -> None:
    """Measure, then play."""
    parser = argparse.ArgumentParser(prog="benchmarks.bots", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="CPU seconds for each table of figures")
    parser.add_argument("--games", type=int, default=GAMES, help="games of each searcher; 4 seat it everywhere once")
    parser.add_argument("--most", type=int, default=MOST, help="iterations of the searcher that thinks longest")
    arguments = parser.parse_args()
    report(arguments.seconds, arguments.games, arguments.most)


def report(seconds: float, games: int, most: int) -> None:
    """Print everything, each line as soon as it is known."""
    for players in PLAYERS:
        print(f"\nbots of citadels, {players} players, cast first_game")
        print(speed(players, seconds))
    print(f"\nismcts against three greedy, cast first_game, {games} games each")
    for line in strength(games, most):
        print(line, flush=True)


# ---------------------------------------------------------------- speed


def speed(players: int, seconds: float) -> str:
    """Answers and iterations per CPU second, beside the reference loop."""
    share = seconds / 3
    figures = {
        "reference loops": bench.rate(bench.reference, share),
        "greedy answers": greedy_answers(players, share),
        "search iterations": search_iterations(players, share),
    }
    return bench.shown(figures)


def greedy_answers(players: int, seconds: float) -> float:
    """Whole games between greedy bots, forced answers and the table's own work included."""
    count = seed = 0
    start = now = process_time()
    while now - start < seconds:
        count += sum(1 for _ in greedy_game(players, seed))
        seed += 1
        now = process_time()
    return count / (now - start)


def search_iterations(players: int, seconds: float) -> float:
    """Searches from positions all over a game, where there is something to choose."""
    found = [table.clone() for table in greedy_game(players, 0) if len(table.asks[0].options) > 1]
    count = 0
    start = now = process_time()
    for number in cycle(range(POSITIONS)):
        table = found[len(found) * number // POSITIONS]
        tree = Search(Perspective(table, table.asks[0].player), Manner(), count)
        for _ in range(ITERATIONS):
            tree.iterate()
        count += ITERATIONS
        if number == POSITIONS - 1:
            now = process_time()
            if now - start >= seconds:
                break
    return count / (now - start)


def greedy_game(players: int, seed: int) -> Iterator[Table]:
    """A game between greedy bots, before each of its answers."""
    table = burgrave.new("citadels", players, seed)
    bots = [bot("greedy", seat) for seat in range(players)]
    while (ask := table.ask) is not None:
        yield table
        table.answer(bots[ask.player].choose(Perspective(table, ask.player)), ask.player)


# ---------------------------------------------------------------- strength


def strength(games: int, most: int) -> Iterator[str]:
    """How often searchers win that think longer and longer, line by line; an equal share would be 25%."""
    yield f"{'iterations':>10}  {'games':>5}  {'wins':>6}  {'95%':>11}  {'points':>6}  {'CPU ms a thought':>16}"
    iterations = FEWEST
    while iterations <= most:
        yield point(iterations, games)
        iterations *= 4


def point(iterations: int, games: int) -> str:
    """One searcher in one seat after the other; a thought is an answer that it had to think about."""
    searcher = f"ismcts:iterations={iterations}"
    version = game("citadels").rules_version
    plan = Plan(
        game="citadels", rules_version=version, players=4, bots=[searcher, *["greedy"] * 3], games=games, seed=1
    )
    with watched() as thoughts:
        records = [play(plan, number).record for number in range(games)]
    errors = [record.error for record in records if record.error is not None]
    assert not errors, f"{searcher}: {errors[0]}"
    found = outcome([sitting for sitting in sittings(plan, records) if sitting.bot == searcher])
    rate = found.win_rate
    interval = f"{rate.low:.1%}-{rate.high:.1%}"
    took = 1000 * sum(thoughts) / max(1, len(thoughts))
    return (
        f"{iterations:10}  {found.games:5}  {rate.value:6.1%}  {interval:>11}  {found.points.value:6.1f}  {took:16.1f}"
    )


@contextmanager
def watched() -> Iterator[list[float]]:
    """How many CPU seconds each thought takes: answers that are forced or obvious are none."""
    spent: list[float] = []
    search = IsmctsBot._search

    def timed(self: IsmctsBot, perspective: Perspective, budget: Budget, plans: bool) -> list[Thought]:
        began = process_time()
        found = search(self, perspective, budget, plans)
        spent.append(process_time() - began)
        return found

    with patch.object(IsmctsBot, "_search", timed):
        yield spent


if __name__ == "__main__":
    main()
