"""What a game tells those who play it well or study it: the judgement of its bot room, and a chronicle for reports."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from burgrave.kernel.action import Ask
from burgrave.kernel.events import Event

S = TypeVar("S", contravariant=True)


class Prospects(NamedTuple):
    """How a game is expected to end, for each seat."""

    points: list[float]
    wins: list[float]  # each seat's share of the victory; together 1


class Term(NamedTuple):
    """A part of the judgement of a position that has a name: how much of it a seat has, and what it is worth."""

    amount: float  # in the units that people count: coins, cards, steps
    worth: float  # in points


@dataclass(frozen=True)
class Insight(Generic[S]):
    """A game's own judgement, for bots that know no game by name.

    ``appraise`` is the game's heuristic player: the worth of each option, in points, for the seat that is asked. It
    reads of the state only what that seat may know, so that it plays the same on every table the seat can imagine.
    ``prospects`` judges a whole position, hidden cards included: bots ask it about imagined tables only.
    ``terms`` takes that judgement apart, so that advice can say why: its names are those of messages, ``reason-gold``
    for more of it and ``reason-fewer-gold`` for less; what has no message is not spoken of.
    ``remarks`` says why a turn is good just now: from the position after it, for a seat and its choices, more names of
    such messages.
    """

    appraise: Callable[[S, Ask], list[float]]
    prospects: Callable[[S], Prospects]
    features: Callable[[S], list[list[float]]]  # what ``prospects`` weighs, for each seat
    clock: Callable[[S], int]  # rounds begun so far: where searches cut off, and reports look at the lead
    horizon: int  # after so many more rounds a search asks ``prospects`` instead of playing on
    iterations: Mapping[str, int] = field(default_factory=dict, hash=False)  # at a level, where the usual are too many
    terms: Callable[[S], list[dict[str, Term]]] | None = None  # of ``prospects``, for each seat
    remarks: Callable[[S, int, Sequence[int]], list[str]] | None = None  # see above


class Deed(NamedTuple):
    """Something a seat did or had that a report counts: ``Deed(2, "character", "king", 4)``."""

    seat: int
    kind: str  # one table of the report for each kind …
    what: str  # … one row for each thing; the game's text ``<kind>-<what>`` names it
    gain: float  # what it brought, in points


class Chronicle(Protocol):
    """Looks on while a game is played and tells its deeds when it is over."""

    def note(self, state: Any, events: list[Event]) -> None:
        """Look at the table after an answer, with what has happened since the last look."""

    def deeds(self, state: Any) -> list[Deed]:
        """What everybody did, at the end of the game."""
