"""The fields of a state, each told once: what it is at first, what a copy gets of it, how it is written and read back.

A state is a class whose ``__slots__`` are the names of a table of fields, with an annotation for each. The table makes
the functions that begin, copy, write and read such a state; they are as quick as if they were written by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from burgrave.kernel.rng import Rng
from burgrave.kernel.secrets import Memory, bits
from burgrave.kernel.tallies import Tally

T = TypeVar("T")

NONE: Final = -1  # no card, no seat


class Field:
    """One kind of field: sources of the value at first and of a copy's value (``{}``), and its form in JSON."""

    __slots__ = ("copied", "first", "names", "newer", "read", "write", "written")

    def __init__(
        self,
        first: str | None,
        copied: str,
        write: Callable[[Any], object] | None = None,
        read: Callable[[Any], Any] | None = None,
        names: Mapping[str, object] | None = None,
        written: bool = True,
        newer: bool = False,
    ) -> None:
        self.first: Final = first  # None: whoever sets up the game says
        self.copied: Final = copied
        self.write: Final = write  # None: as it is
        self.read: Final = read
        self.names: Final = names or {}  # that the sources speak of
        self.written: Final = written
        self.newer: Final = newer


class Fields(Generic[T]):
    """All fields of a class by name."""

    __slots__ = ("_fields", "begin", "copy", "copying", "names")

    def __init__(self, **fields: Field) -> None:
        self._fields: Final = {name: field for name, field in fields.items() if field.written}
        self.names: Final = tuple(fields)
        known: dict[str, object] = {}
        for field in fields.values():
            known |= field.names
        begin = [f"new.{name} = {field.first}" for name, field in fields.items() if field.first is not None]
        self.copying: Final = [f"new.{name} = {field.copied.format(f'old.{name}')}" for name, field in fields.items()]
        self.begin: Final[Callable[[T], T]] = _function("begin(new)", begin, known)
        self.copy: Final[Callable[[T, T], T]] = _function("copy(new, old)", self.copying, known)

    def write(self, old: T) -> dict[str, object]:
        """Everything that is not worked out anew, as plain JSON."""
        content: dict[str, object] = {}
        for name, field in self._fields.items():
            value = getattr(old, name)
            content[name] = value if field.write is None else field.write(value)
        return content

    def read(self, new: T, content: Mapping[str, Any]) -> T:
        """The same back; KeyError, TypeError or ValueError where that can't be."""
        for name, field in self._fields.items():
            if field.newer and name not in content:
                continue  # it stays as it is at first
            value = content[name]
            setattr(new, name, value if field.read is None else field.read(value))
        return new


def _function(head: str, lines: list[str], known: dict[str, object]) -> Callable[..., Any]:
    """A function from its source, which returns ``new``: a loop over the table would take several times as long."""
    found = dict(known)
    exec("\n    ".join([f"def {head}:", *lines, "return new"]), found)
    function: Callable[..., Any] = found[head.partition("(")[0]]  # type: ignore[assignment]  # what exec has just defined
    return function


# ---------------------------------------------------------------- numbers

NUMBER: Final = Field("0", "{}")
FLAG: Final = Field("False", "{}")
NOTHING: Final = Field(str(NONE), "{}")  # at first, then a number
SEAT: Final = NOTHING  # nobody at first
NUMBERS: Final = Field("[]", "{}[:]", list, list)  # a list of its own
FIXED: Final = Field("()", "{}", list, tuple)  # a tuple of numbers


def shared(field: Field) -> Field:
    """Copies share it: it is replaced when it changes, never changed in place."""
    return Field(field.first, "{}", field.write, field.read, field.names, field.written)


def later(field: Field) -> Field:
    """It is nothing at first: whoever sets up the game says."""
    return Field(None, field.copied, field.write, field.read, field.names, field.written)


def unwritten(field: Field) -> Field:
    """It follows from other fields and is no part of a snapshot."""
    return Field(field.first, field.copied, field.write, field.read, field.names, written=False)


def newer(field: Field) -> Field:
    """Older snapshots do not have it."""
    return Field(field.first, field.copied, field.write, field.read, field.names, field.written, newer=True)


def each(field: Field) -> Field:
    """A list of such."""
    write, read = field.write, field.read
    return Field(
        "[]",
        "{}[:]" if field.copied == "{}" else f"[{field.copied.format('one')} for one in {{}}]",
        list if write is None else lambda values: [write(value) for value in values],
        list if read is None else lambda values: [read(value) for value in values],
        field.names,
    )


def fixed(field: Field) -> Field:
    """A tuple instead of a list."""
    read = field.read
    return Field("()", "{}", field.write, lambda value: tuple(value if read is None else read(value)), field.names)


# ---------------------------------------------------------------- cards, by name: so that snapshots outlive changes


def card(ids: Sequence[str]) -> Field:
    """A card, or NONE."""
    return Field(
        str(NONE),
        "{}",
        lambda value: None if value == NONE else ids[value],
        lambda name: NONE if name is None else ids.index(name),
    )


def cards(ids: Sequence[str]) -> Field:
    """Cards in a list of its own, and NONE where one is gone."""
    return Field(
        "[]",
        "{}[:]",
        lambda values: [None if value == NONE else ids[value] for value in values],
        lambda names: [NONE if name is None else ids.index(name) for name in names],
    )


def memory(ids: Sequence[str]) -> Field:
    """What seats remember of cards."""

    def write(value: Memory | None) -> object:
        if value is None:
            return None
        value.settle()
        return {
            "seen": [[[name(card), hex(where)] for card, where in seen] for seen in value.seen],
            "places": [hex(places) for places in value.places],
            "anywhere": hex(value.anywhere),
            "tallies": [[tally(one) for one in known] for known in value.tallies],
            "sizes": {hex(place): size for place, size in value.sizes.items()},
            "alike": [{ids[card]: name(other) for card, other in alike.items()} for alike in value.alike],
        }

    def name(card: int) -> str:
        return ids[card] if card >= 0 else f"~{ids[~card]}"  # the second: one of several that are remembered as alike

    def number(name: str) -> int:
        return ~ids.index(name[1:]) if name.startswith("~") else ids.index(name)

    def tally(value: Tally) -> object:
        kinds = [ids[kind] for kind in bits(value.kinds)]
        return {"kinds": kinds, "places": [hex(place) for place in value.places], "ways": list(map(list, value.ways))}

    def read(content: Mapping[str, Any] | None) -> Memory | None:
        if content is None:
            return None
        seen = [[(number(name), int(where, 16)) for name, where in seen] for seen in content["seen"]]
        memory = Memory(seen, [int(places, 16) for places in content["places"]], int(content["anywhere"], 16))
        if "tallies" in content:  # positions kept by older versions have none
            memory.tallies = tuple(tuple(map(counted, known)) for known in content["tallies"])
            memory.sizes = {int(place, 16): size for place, size in content["sizes"].items()}
        if "alike" in content:
            memory.alike = tuple({number(card): number(one) for card, one in of.items()} for of in content["alike"])
        return memory

    def counted(content: Mapping[str, Any]) -> Tally:
        kinds = sum(1 << ids.index(name) for name in content["kinds"])
        return Tally(kinds, tuple(int(place, 16) for place in content["places"]), list(map(tuple, content["ways"])))

    return Field("None", "None if {0} is None else {0}.copy()", write, read)


# ---------------------------------------------------------------- the rest of a state

LUCK: Final = Field(None, "Rng({}.state)", lambda rng: rng.state, Rng, {"Rng": Rng})
LOG: Final = Field("None", "None", written=False)  # a copy has none
CONFIG: Final = Field(None, "{}", written=False)  # stays the same for a whole game
NO_MEMORY: Final = Field("None", "None", written=False)  # of a game in which nobody forgets anything


def records(make: type[T], fields: Fields[T]) -> Field:
    """A list of records of another class, such as players."""
    name = make.__name__
    return Field(
        "[]",
        f"[copy_{name}({name}(), one) for one in {{}}]",
        lambda values: [fields.write(value) for value in values],
        lambda contents: [fields.read(fields.begin(make()), content) for content in contents],
        {f"copy_{name}": fields.copy, name: make},
    )
