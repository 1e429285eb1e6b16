"""The one protocol of all bots: a perspective and a budget go in, an option comes out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from burgrave.bots.thought import Thought
from burgrave.kernel.insight import Prospects
from burgrave.kernel.perspective import Perspective


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one answer; after that the table goes on without it."""

    seconds: float | None = None  # None: as long as it likes


UNLIMITED = Budget()


class Bot(Protocol):
    """Somebody who plays a seat. A bot sits at one table, in one seat, for one game."""

    def choose(self, perspective: Perspective, budget: Budget = UNLIMITED) -> int:
        """One of the options of the seat's question."""


@runtime_checkable
class Adviser(Protocol):
    """A bot that can say what it thinks of each option."""

    def think(self, perspective: Perspective, budget: Budget = UNLIMITED) -> list[Thought]:
        """All options with what it found out about them."""


@runtime_checkable
class Judge(Adviser, Protocol):
    """A bot that can say what comes of whole turns."""

    def compare(
        self, perspective: Perspective, lines: Sequence[Sequence[int]], budget: Budget = UNLIMITED
    ) -> list[list[Prospects]]:
        """What comes of each line of choices, in the same imagined games for all of them."""


@runtime_checkable
class Closing(Protocol):
    """A bot that must be told when the game is over: it has a process or a file open."""

    def close(self) -> None:
        """Let go of everything."""
