"""What a chronicle counts: things that are going on in a game, and what they bring."""

from __future__ import annotations

from burgrave.kernel.events import Event, number
from burgrave.kernel.insight import Deed


class Doing:
    """Something that is going on, and what it has brought so far."""

    __slots__ = ("gain", "kind", "seat", "what")

    def __init__(self, seat: int, kind: str, what: str) -> None:
        self.seat = seat
        self.kind = kind
        self.what = what
        self.gain = 0


class Doings:
    """All that was going on, in order of time."""

    def __init__(self) -> None:
        self._all: list[Doing] = []

    def begin(self, event: Event, kind: str, what: str) -> Doing:
        """Something begins with an event that tells who does it."""
        doing = Doing(number(event, "who"), kind, what)
        self._all.append(doing)
        return doing

    def deeds(self) -> list[Deed]:
        """All of it, as a report counts it."""
        return [Deed(doing.seat, doing.kind, doing.what, doing.gain) for doing in self._all]
