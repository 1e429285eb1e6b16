"""What a chronicle counts: things that are going on in a game, and what they bring."""

from __future__ import annotations


class Doing:
    """Something that is going on, and what it has brought so far."""

    __slots__ = ("gain", "kind", "seat", "what")

    def __init__(self, seat: int, kind: str, what: str) -> None:
        self.seat = seat
        self.kind = kind
        self.what = what
        self.gain = 0
