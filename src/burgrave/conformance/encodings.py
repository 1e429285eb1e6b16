"""A view as numbers: each within its bounds, and none that tells what a seat can't know."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import cache
from itertools import product
from random import Random

from burgrave.kernel.encoding import Encoding
from burgrave.kernel.encoding import numbers as encoded
from burgrave.kernel.errors import CannotImagine
from burgrave.kernel.game import game
from burgrave.kernel.table import Table

Seen = dict[tuple[str, ...], float]  # by the name of a field and the labels along its axes; what is 0 is left out
CLOSE = 1e-5  # numbers of four bytes can't tell more


def encoding_of(name: str) -> Encoding:
    """How a game is seen as numbers."""
    encoding = game(name).encoding
    assert encoding is not None, f"{name} has no encoding"
    return encoding


@cache
def labels(name: str, players: int) -> list[tuple[str, ...]]:
    """What each number means."""
    fields = encoding_of(name).layout(players).fields
    return [(field.name, *place) for field in fields for place in product(*(axis.labels for axis in field.axes))]


def numbers(table: Table, seat: int) -> array[float]:
    """What a seat sees of a table, as numbers."""
    return encoded(encoding_of(table.setup.game.name), table.setup.players, table.state, seat)


def labelled(name: str, players: int, vector: array[float]) -> Seen:
    """The numbers by what they mean."""
    return {label: number for label, number in zip(labels(name, players), vector, strict=True) if number}


def seen(table: Table, seat: int) -> Seen:
    """What a seat sees of a table, by what it means."""
    return labelled(table.setup.game.name, table.setup.players, numbers(table, seat))


def field(table: Table, seat: int, name: str) -> Seen:
    """One field of them, without its name."""
    return {label[1:]: number for label, number in seen(table, seat).items() if label[0] == name}


def alike(one: Seen, two: Seen) -> bool:
    """Whether they are the same, as far as such numbers can tell."""
    return one.keys() == two.keys() and all(abs(one[label] - two[label]) < CLOSE for label in one)


def stay_within_bounds(table: Table, seats: Iterable[int]) -> None:
    """Every number of these seats is within the bounds of its field, and the same each time."""
    fields = encoding_of(table.setup.game.name).layout(table.setup.players).fields
    high = {field.name: field.high for field in fields}
    for seat in seats:
        found = seen(table, seat)
        assert not {label: number for label, number in found.items() if not 0 < number <= high[label[0]]}
        assert numbers(table, seat) == numbers(table, seat)


def look_the_same_when_imagined(table: Table, chance: Random) -> int:
    """To every seat that may imagine the table, the numbers say nothing that it can't know; how many seats may."""
    compared = 0
    for seat in range(table.setup.players):
        try:
            world = table.imagine(seat, chance.getrandbits(32))
        except CannotImagine:
            assert all(ask.player != seat for ask in table.asks)
            continue
        assert numbers(world, seat) == numbers(table, seat)
        compared += 1
    return compared


def check_layout(name: str, players: int) -> dict[str, tuple[int, ...]]:
    """The same layout each time, and every field has a meaning; the shapes of all are handed back."""
    encoding = encoding_of(name)
    layout = encoding.layout(players)
    assert encoding.layout(players) is layout
    assert all(field.meaning and field.high > 0 for field in layout.fields)
    return {field.name: field.shape for field in layout.fields}
