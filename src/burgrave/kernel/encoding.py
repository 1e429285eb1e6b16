"""Encodings: what a seat sees, as numbers for learning machines. Each game says what its numbers mean."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Final, NamedTuple

from burgrave.kernel.pairs import Pairs


class Axis(NamedTuple):
    """What a field counts along: ``Axis("district", DISTRICT_IDS)``."""

    name: str
    labels: Sequence[str]


class Field(NamedTuple):
    """A named part of an observation: one number, or one for each combination of labels along its axes."""

    name: str
    meaning: str  # one sentence for those who read the numbers
    axes: tuple[Axis, ...] = ()
    high: float = 1.0  # the largest value there can be; the smallest is 0

    @property
    def shape(self) -> tuple[int, ...]:
        """How many labels each axis has."""
        return tuple(len(axis.labels) for axis in self.axes)


class Layout:
    """Where each field lies in the flat vector of an observation."""

    __slots__ = ("fields", "size", "start")

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields: Final = tuple(fields)
        self.start: Final[dict[str, int]] = {}  # by the field's name
        size = 0
        for field in fields:
            assert field.name not in self.start, f"the observation has {field.name!r} twice"
            self.start[field.name] = size
            size += prod(field.shape)
        self.size: Final = size


@dataclass(frozen=True)
class Encoding:
    """A game's way to write what a seat sees as numbers; the seat itself comes first, then those to its left."""

    layout: Callable[[int], Layout]  # for a number of players; the same one each time
    look: Callable[[Any, int], Any]  # what a seat may see of a state; its view is made of the same
    encode: Callable[[Any, Pairs], None]  # writes that as numbers, laid out so
    version: int = 1  # of the game's environments: raised with the fields, and with rules that change results


def around(players: int) -> Axis:
    """The axis of the players as a seat sees them: itself, then those to its left."""
    return Axis("player", ("me", *(f"left {distance}" for distance in range(1, players))))


def numbers(encoding: Encoding, players: int, state: Any, seat: int) -> array[float]:
    """What a seat sees of a state, as numbers."""
    pairs = Pairs()
    encoding.encode(encoding.look(state, seat), pairs)
    return pairs.flat(encoding.layout(players).size)
