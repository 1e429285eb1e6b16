"""Answers: all that were given at a table, in few bytes: there are many of them, and every clone has its own."""

from __future__ import annotations

from array import array
from typing import Final

SEAT: Final = 0xFF  # the lowest bits of an answer; then come the option's, then those of what was learnt
OPTION: Final = 0xFFFFFF
UNKNOWN: Final = -1  # what the seats had learnt where a game was not played again from its beginning


class Answers:
    """Who answered what, and how much the seats had learnt before."""

    __slots__ = ("_packed",)

    def __init__(self, packed: array[int]) -> None:
        self._packed: Final = packed

    def __len__(self) -> int:
        """How many there are."""
        return len(self._packed)

    def add(self, seat: int, option: int, learnt: int) -> None:
        """Write one down."""
        self._packed.append(learnt << 32 | option << 8 | seat)

    def seat(self, number: int) -> int:
        """Who gave an answer."""
        return self._packed[number] & SEAT

    def learnt(self, number: int) -> int:
        """How much the seats had learnt before."""
        return self._packed[number] >> 32

    def pairs(self, first: int, beyond: int) -> list[tuple[int, int]]:
        """Some of them, as (seat, option)."""
        return [(packed & SEAT, packed >> 8 & OPTION) for packed in self._packed[first:beyond]]

    def upto(self, count: int) -> Answers:
        """The first of them, to be gone on with."""
        return Answers(self._packed[:count])

    def withdraw(self, seat: int) -> None:
        """Forget the seat's last one, wherever it stands."""
        number = len(self._packed) - 1
        while self.seat(number) != seat:
            number -= 1
        del self._packed[number]


def none_yet() -> Answers:
    """Those of a game that begins."""
    return Answers(array("q"))
