"""What happened, for the log: each event has a public part, and a private part for the seats that saw more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

Value: TypeAlias = int | str | list[int]


class Event(NamedTuple):
    """Something that happened, as the rules tell it; nobody but the table sees it whole."""

    kind: str
    public: Mapping[str, Value]
    private: Mapping[str, Value] | None = None
    seats: tuple[int, ...] = ()  # who knows the private part


def number(event: Event, key: str) -> int:
    """An argument of an event that is a number, for those who look on."""
    value = event.public[key]
    assert isinstance(value, int), f"the argument {key!r} of {event.kind!r} is a number"
    return value


class Told:
    """An event as one seat may know it."""

    __slots__ = ("_say", "args", "kind", "number", "private")

    def __init__(
        self, number: int, kind: str, args: Mapping[str, Value], private: bool, say: Callable[[Told, str], str]
    ) -> None:
        self.number = number
        self.kind = kind
        self.args = args
        self.private = private
        self._say = say

    def text(self, language: str) -> str:
        """The event as a sentence."""
        return self._say(self, language)

    def __repr__(self) -> str:
        """For people who debug."""
        return f"Told({self.number}, {self.kind!r}, {self.args})"


def tell(number: int, event: Event, seat: int | None, say: Callable[[Told, str], str]) -> Told:
    """The event as a seat (None: a spectator) may know it."""
    if event.private is not None and seat in event.seats:
        return Told(number, event.kind, {**event.public, **event.private}, True, say)
    return Told(number, event.kind, event.public, False, say)
