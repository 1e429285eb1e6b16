"""What goes into a search, and what comes out of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt


@dataclass(frozen=True)
class Manner:
    """How a search thinks; the defaults were the strongest in the arena."""

    explore: float = 0.7  # how far it looks at options that seem worse so far
    trust: float = 1.0  # points by which an option must look better at first to be tried e times as often
    noise: float = 0.5  # how far, in points, imagined players stray from the heuristic's choice
    rounds: int = 0  # to play on before judging; 0: as the game says
    points: float = 0.2  # how much points count beside winning


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search found out about one option."""

    option: int
    visits: int
    wins: float  # expected share of the victory
    points: float  # expected at the end
    squares: float = 0.0  # of the points: their average
    then: tuple[int, ...] = ()  # what the seat would choose next, before anybody else is asked or anything is learnt

    @property
    def noise(self) -> float:
        """How far the expected points may be off by chance: their standard error."""
        known = self.visits > 1
        return sqrt(max(self.squares - self.points**2, 0.0) / (self.visits - 1)) if known else float("inf")


def by_preference(thoughts: Iterable[Thought]) -> list[Thought]:
    """The search's own choice first: what it came back to most often."""
    return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.wins))
