"""``python -m benchmarks``: the speed of every game and its bots, and many whole games of every kind."""

from __future__ import annotations

import argparse
from itertools import cycle, islice, product
from time import perf_counter

from benchmarks import bots
from burgrave import bench
from burgrave.games.citadels.data import CASTS
from burgrave.kernel.begin import prepare
from burgrave.kernel.game import game
from burgrave.kernel.playout import playout
from burgrave.kernel.table import begin

PLAYERS = (2, 4, 6, 8)


def main() -> None:
    """Measure, then play."""
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="CPU seconds for each table of figures")
    parser.add_argument("--games", type=int, default=10_000, help="how many whole random games to play")
    parser.add_argument("--most", type=int, default=80, help="iterations of the bot that thinks longest")
    arguments = parser.parse_args()
    for players in PLAYERS:
        print(f"\ncitadels, {players} players, cast first_game")
        print(bench.run("citadels", players, arguments.seconds, json=False))
    bots.report(arguments.seconds, min(arguments.games, bots.GAMES), arguments.most)
    print("\n" + random_games(arguments.games))


def random_games(count: int) -> str:
    """Random games over all player counts and casts; a game that raises or does not end stops everything."""
    start = perf_counter()
    citadels = game("citadels")
    kinds = list(product(citadels.players, [*CASTS, "random"]))
    lengths = []
    for seed, (players, cast) in enumerate(islice(cycle(kinds), count)):
        table = begin(prepare(citadels, players, seed, {"cast": cast}))
        lengths.append(playout(table, seed))
        assert table.over and table.winners, f"{players} players, {cast}, seed {seed}: nobody has won"
    took = perf_counter() - start
    mean = sum(lengths) / max(1, len(lengths))
    return (
        f"{count:,} random games of citadels (2-8 players, {len(CASTS) + 1} casts): none raised, all ended; "
        f"{mean:.0f} decisions on average, {max(lengths, default=0):,} at most, {took:.0f} s"
    )


if __name__ == "__main__":
    main()
