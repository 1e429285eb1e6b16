"""The playouts bot: try each option in imagined games played at random to their end, and take the best on average."""

from __future__ import annotations

from random import Random
from typing import Final

from burgrave.kernel.perspective import Perspective
from burgrave.kernel.playout import playout
from burgrave.kernel.table import Table

PLAYOUTS: Final = 100  # for one answer, all options together
VICTORY: Final = 10  # what winning is worth, in points


class PlayoutsBot:
    """Flat Monte Carlo over tables that the seat can't tell from the real one."""

    def __init__(self, seed: int, playouts: int = PLAYOUTS) -> None:
        self._random = Random(seed)
        self._playouts = playouts

    def choose(self, perspective: Perspective) -> int:
        """The option with the best average; every option is tried on the same imagined tables."""
        options = perspective.options
        if len(options) == 1:
            return options[0]
        totals = dict.fromkeys(options, 0)
        for _ in range(max(1, self._playouts // len(options))):
            seed = self._random.getrandbits(63)
            for option in options:
                totals[option] += worth(perspective, option, seed)
        return max(options, key=totals.__getitem__)


def worth(perspective: Perspective, option: int, seed: int) -> int:
    """What an option was worth in one imagined game."""
    table = perspective.imagine(seed)
    table.answer(option, perspective.seat)
    playout(table, seed)
    return lead(table, perspective.seat)


def lead(table: Table, seat: int) -> int:
    """A seat's points ahead of the best other, and more if it has won."""
    totals = [score.total for score in table.scores]
    own = totals.pop(seat)
    return own - max(totals, default=0) + (VICTORY if seat in table.winners else 0)
