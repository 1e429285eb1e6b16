"""``python -m benchmarks``: the speed of every game and its bots, and many whole games of every kind."""

from __future__ import annotations

import argparse
from itertools import cycle, islice, product
from time import perf_counter
from typing import NamedTuple

from benchmarks import bots
from burgrave import bench
from burgrave.games.architects.data.tables import OPPONENT_IDS as ARCHITECTS_OPPONENTS
from burgrave.games.citadels.data.tables import CASTS
from burgrave.games.paladins.data.tables import DIFFICULTIES
from burgrave.games.viscounts.data.tables import OPPONENT_IDS
from burgrave.kernel.begin import prepare
from burgrave.kernel.game import game
from burgrave.kernel.playout import playout
from burgrave.kernel.table import begin


class Kind(NamedTuple):
    """A game in one of its forms."""

    players: int
    options: dict[str, object]


class Plan(NamedTuple):
    """What is measured and played of a game."""

    players: tuple[int, ...]  # whose speed is measured, with the usual options
    kinds: list[Kind]  # of which whole games are played, in turn
    spread: str  # those kinds in words


ARTISANS: dict[str, object] = {"age_of_artisans": True}
PLANS = {
    "architects": Plan(
        (1, 2, 4),
        [
            *[
                Kind(1, {"opponent": opponent, "boards": boards})
                for opponent, boards in product(ARCHITECTS_OPPONENTS, ("standard", "advanced"))
            ],
            *[Kind(players, {}) for players in (2, 3, 4, 5)],
            *[Kind(players, {"boards": "advanced", "promo": True}) for players in (2, 3, 4, 5)],
            *[Kind(1, {"opponent": opponent, **ARTISANS}) for opponent in ARCHITECTS_OPPONENTS],
            *[Kind(players, ARTISANS) for players in (2, 4, 6)],
            *[Kind(players, {"boards": "advanced", "promo": True, **ARTISANS}) for players in (3, 5, 6)],
        ],
        f"1-6 players, both sides of the boards, {len(ARCHITECTS_OPPONENTS)} solo opponents, Age of Artisans",
    ),
    "citadels": Plan(
        (2, 4, 6, 8),
        [Kind(players, {"cast": cast}) for players, cast in product(range(2, 9), [*CASTS, "random"])],
        f"2-8 players, {len(CASTS) + 1} casts",
    ),
    "paladins": Plan(
        (1, 2, 4),
        [
            *[Kind(1, {"difficulty": difficulty}) for difficulty in DIFFICULTIES],
            *[Kind(players, {}) for players in (2, 3, 4)],
        ],
        f"1-4 players, {len(DIFFICULTIES)} solo opponents",
    ),
    "viscounts": Plan(
        (1, 2, 4),
        [
            *[Kind(1, {"opponent": opponent}) for opponent in OPPONENT_IDS],
            *[Kind(players, {}) for players in (2, 3, 4)],
            *[Kind(1, {"opponent": opponent, "gates_of_gold": True}) for opponent in OPPONENT_IDS],
            *[Kind(players, {"gates_of_gold": True}) for players in (2, 3, 4)],
        ],
        f"1-4 players, {len(OPPONENT_IDS)} solo opponents, with and without Gates of Gold",
    ),
}


def main() -> None:
    """Measure, then play."""
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="CPU seconds for each table of figures")
    parser.add_argument("--games", type=int, default=10_000, help="how many whole random games to play of each game")
    parser.add_argument("--most", type=int, default=80, help="iterations of the bot that thinks longest")
    arguments = parser.parse_args()
    for name, plan in PLANS.items():
        for players in plan.players:
            print(f"\n{bench.run(name, players, arguments.seconds, json=False)}")
    bots.report(arguments.seconds, min(arguments.games, bots.GAMES), arguments.most)
    print()
    for name in PLANS:
        print(random_games(name, arguments.games), flush=True)


def random_games(name: str, count: int) -> str:
    """Random games of every kind in turn; a game that raises or does not end stops everything."""
    start = perf_counter()
    found, plan = game(name), PLANS[name]
    lengths = []
    for seed, kind in enumerate(islice(cycle(plan.kinds), count)):
        table = begin(prepare(found, kind.players, seed, kind.options))
        lengths.append(playout(table, seed))
        assert table.over, f"{kind}, seed {seed}: the game has not ended"
        assert table.winners or kind.players == 1, f"{kind}, seed {seed}: nobody has won"
    took = perf_counter() - start
    mean = sum(lengths) / max(1, len(lengths))
    return (
        f"{count:,} random games of {name} ({plan.spread}): none raised, all ended; "
        f"{mean:.0f} decisions on average, {max(lengths, default=0):,} at most, {took:.0f} s"
    )


if __name__ == "__main__":
    main()
