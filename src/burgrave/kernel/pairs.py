"""Pairs: an observation as what is not 0, which is little of it."""

from __future__ import annotations

from array import array
from math import inf
from typing import Final


class Pairs:
    """An observation as what is not 0: where a number stands in the flat vector, and what is added to it there.

    Most of those numbers are 1, so they stand apart. What is written twice counts twice.
    """

    __slots__ = ("ones", "what", "where")

    def __init__(self) -> None:
        self.ones: Final[list[int]] = []  # where 1 is added
        self.where: Final[list[int]] = []  # where another number is …
        self.what: Final[list[float]] = []  # … and which

    def add(self, where: int, what: float, most: float = inf) -> None:
        """Add a number, or the most that its field holds."""
        if what:
            self.where.append(where)
            self.what.append(what if what < most else most)

    def flat(self, size: int) -> array[float]:
        """All numbers of the observation, those that are 0 too."""
        out = array("f", bytes(4 * size))
        for where in self.ones:
            out[where] += 1.0
        for where, what in zip(self.where, array("f", self.what), strict=True):  # rounded first, as numpy adds them
            out[where] += what
        return out
