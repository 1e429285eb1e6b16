"""Batch: tables played side by side, with all that their seats are asked and see written into lists for numpy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.kernel.encoding import Encoding
from burgrave.kernel.pairs import Pairs
from burgrave.kernel.rng import seeded
from burgrave.kernel.table import Table


class Rows:
    """Observations one after the other, and where each of them ends."""

    __slots__ = ("ones_end", "pairs", "where_end")

    def __init__(self) -> None:
        self.pairs: Final = Pairs()
        self.ones_end: Final[list[int]] = []
        self.where_end: Final[list[int]] = []

    def see(self, encoding: Encoding, table: Table, seat: int) -> None:
        """Write down what a seat sees now."""
        encoding.encode(encoding.look(table.state, seat), self.pairs)
        self.ones_end.append(len(self.pairs.ones))
        self.where_end.append(len(self.pairs.where))


class Report:
    """What has become of some tables: a row for each."""

    __slots__ = ("acted", "ended", "final", "now", "offered", "offered_end", "results", "seats", "truncated")

    def __init__(self) -> None:
        self.now: Final = Rows()  # what the asked seat sees
        self.seats: Final[list[int]] = []  # who is asked
        self.offered: Final[list[int]] = []  # what they may do, one after the other …
        self.offered_end: Final[list[int]] = []  # … and where each of them ends
        self.acted: Final[list[int]] = []  # who has answered
        self.ended: Final[list[int]] = []  # the rows whose game has ended; they have begun another
        self.truncated: Final[list[bool]] = []  # of those: whether it was broken off
        self.results: Final[list[list[float]]] = []  # of those: what each seat gets
        self.final: Final = Rows()  # of those: what the seat that acted saw in the end

    def ask(self, encoding: Encoding, table: Table) -> None:
        """Write down the open question, and what its seat sees."""
        ask = table.ask
        assert ask is not None, "a game that is over asks nothing"
        self.seats.append(ask.player)
        self.offered.extend(ask.options)
        self.offered_end.append(len(self.offered))
        self.now.see(encoding, table, ask.player)


class Batch:
    """Tables that are played side by side; when a game ends, the next one begins in the same step."""

    __slots__ = ("_deal", "_encoding", "_episodes", "_left", "_most", "_numbers", "_rewards", "_seed", "_tables")

    def __init__(
        self,
        encoding: Encoding,
        deal: Callable[[int], Table],
        rewards: Callable[[Table], list[float]],
        numbers: list[int],
        most: int,
    ) -> None:
        """``numbers``: those of the tables. ``most``: after so many answers a game is broken off."""
        self._encoding: Final = encoding
        self._deal: Final = deal  # a new game from a seed
        self._rewards: Final = rewards  # what each seat gets at the end
        self._numbers: Final = numbers
        self._most: Final = most
        self._seed = 0
        self._tables: list[Table] = []
        self._episodes: list[int] = []
        self._left: list[int] = []  # answers until a game is broken off

    def reset(self, seed: int) -> None:
        """Begin a game on every table."""
        self._seed = seed
        self._episodes = [0] * len(self._numbers)
        self._left = [self._most] * len(self._numbers)
        self._tables = [self._deal(episode_seed(seed, number, 0)) for number in self._numbers]

    def look(self, first: int, beyond: int) -> Report:
        """What is asked at some tables."""
        report = Report()
        for row in range(first, beyond):
            report.ask(self._encoding, self._tables[row])
        return report

    def step(self, first: int, actions: list[int]) -> Report:
        """Give some tables an answer each, from the first on; it must have been offered."""
        report, encoding = Report(), self._encoding
        for row, action in enumerate(actions, first):
            table = self._tables[row]
            ask = table.ask
            assert ask is not None, "a game that is over has begun anew"
            seat = ask.player
            table.answer(action, seat)
            report.acted.append(seat)
            self._left[row] -= 1
            if table.ask is None or self._left[row] == 0:
                report.ended.append(row - first)
                self._end(report, row, table, seat)
            report.ask(encoding, self._tables[row])
        return report

    def _end(self, report: Report, row: int, table: Table, seat: int) -> None:
        """Write the result down, and begin the next game."""
        truncated = table.ask is not None
        report.truncated.append(truncated)
        report.results.append([0.0] * table.setup.players if truncated else self._rewards(table))
        report.final.see(self._encoding, table, seat)
        self._episodes[row] += 1
        self._left[row] = self._most
        self._tables[row] = self._deal(episode_seed(self._seed, self._numbers[row], self._episodes[row]))


def episode_seed(seed: int, table: int, episode: int) -> int:
    """The seed of a table's game: it depends on nothing else, so that any number of processes plays the same games."""
    state = seeded(seeded(seed).state + table).state
    return seeded(state + episode).state >> 1
