"""What the database holds, as the rest of the server and the pages know it."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from burgrave.server.messages import Happening

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays: a browser or a program."""

    id: str
    nickname: str
    language: str
    epoch: int = 0  # grows when all their devices are signed out


class Seat(msgspec.Struct, frozen=True):
    """A chair at a table."""

    seat: int
    person: str | None
    bot: str | None  # its level; with a person: it stands in for them
    name: str
    colour: int
    invitation: str | None

    @property
    def open(self) -> bool:
        """Whether nobody sits there."""
        return self.person is None and self.bot is None


class TableRow(msgspec.Struct, frozen=True):
    """A table as it is known without playing it."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    seed: str
    rules_version: int
    host: str
    public: bool
    chat: bool
    guests: bool  # may invite others, and let somebody beside them sit down
    invitation: str
    status: str
    created: float
    changed: float
    moved: float
    version: int
    at: int
    number: int
    asked: list[int]
    events: int
    result: Result | None
    rematch: str | None

    @property
    def seed_hash(self) -> str:
        """Shown from the beginning: whoever gets the seed at the end can see that it was chosen before."""
        return sha256(self.seed.encode()).hexdigest()


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: list[int]  # seats; a solo opponent is the number after them
    scores: list[tuple[int, dict[str, int]]]  # by seat; a solo opponent's comes last


class Told(msgspec.Struct, frozen=True):
    """An event as it was kept."""

    n: int
    at: int
    time: float
    event: Happening


class Message(msgspec.Struct, frozen=True):
    """What somebody said at a table."""

    id: int
    person: str
    name: str
    text: str
    time: float


def people_asked(asked: Sequence[int], seats: Sequence[Seat]) -> list[str]:
    """The people who are asked; a bot that stands in for somebody is asked in their place."""
    people = {seats[seat].person for seat in asked if seats[seat].bot is None}
    return sorted(person for person in people if person is not None)
