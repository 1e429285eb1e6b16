"""Perspective: all that a bot gets of a table — a seat's view, its options, and tables it can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.kernel.encoding import numbers
from burgrave.kernel.errors import IllegalAnswer

if TYPE_CHECKING:
    from array import array

    from burgrave.kernel.action import Ask
    from burgrave.kernel.encoding import Encoding
    from burgrave.kernel.events import Told
    from burgrave.kernel.game import AnyGame, View
    from burgrave.kernel.table import Table


class Perspective:
    """A table as one seat may know it."""

    __slots__ = ("_table", "seat")

    def __init__(self, table: Table, seat: int) -> None:
        self._table: Final = table
        self.seat: Final = seat

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self._table.setup.game

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._table.setup.players

    @property
    def ask(self) -> Ask:
        """The question put to this seat."""
        for ask in self._table.asks:
            if ask.player == self.seat:
                return ask.copy()
        raise IllegalAnswer(f"seat {self.seat} is not asked now")

    @property
    def options(self) -> list[int]:
        """What this seat may answer."""
        return self.ask.options

    @property
    def view(self) -> View:
        """What this seat may see."""
        return self._table.view(self.seat)

    def numbers(self, encoding: Encoding) -> array[float]:
        """The same as numbers, for machines that have learnt from such."""
        return numbers(encoding, self._table.setup.players, self._table.state, self.seat)

    def text(self, option: int) -> str:
        """An option as text."""
        return self._table.text(option)

    def events(self, since: int = 0) -> list[Told]:
        """What happened, as this seat may know it."""
        return self._table.events(self.seat, since)

    def imagine(self, seed: int) -> Table:
        """A full table that this seat can't tell from the real one."""
        return self._table.imagine(self.seat, seed)
