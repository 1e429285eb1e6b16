"""Hooks: the points at which more than the base game takes part. Each does nothing unless somebody joins there.

A guest plays without a seat: the solo opponent (solo.py). An expansion adds rules for all who play, and keeps what it
lays on the table in a record of its own. The base rules know neither.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from burgrave.games.architects.data import tables as t
from burgrave.kernel.action import NOTHING_MORE, Flow
from burgrave.parts.joining import Joining

if TYPE_CHECKING:
    from burgrave.games.architects.rules.options import Options
    from burgrave.games.architects.rules.state import State
    from burgrave.kernel.rng import Rng

Placements: TypeAlias = Callable[["State", int, int], list[int]]
Arrive: TypeAlias = Callable[["State", int, int, int], Flow[None]]


class Guest:
    """Somebody who plays without a seat."""

    def set_up(self, s: State) -> None:
        """The board is laid out, and everybody has what they begin with."""

    def takes_turn(self, s: State) -> bool:
        """Whether the guest is on the move after this turn."""
        return False

    def turn(self, s: State) -> Flow[None]:
        """The guest's turn."""
        raise AssertionError("nobody without a seat is on the move")

    def handicap(self, s: State) -> int:
        """Points that the guest has for nothing."""
        return 0


class Added:
    """What an expansion lays on the table, beside what the base game has there."""

    def copy(self) -> Added:
        """An independent copy."""
        raise NotImplementedError  # each expansion has a record of its own

    def write(self) -> dict[str, object]:
        """As plain JSON."""
        raise NotImplementedError  # each expansion has a record of its own


class Hooks:
    """What an expansion changes, point by point."""

    box: str = ""  # whose rows are in play beside those of the base game
    most_players: int = t.MOST_PLAYERS
    free_apprentice: bool = False  # whether everybody takes one before the draft
    refreshes: bool = False  # whether some spaces of the guildhall exchange apprentices

    # ---------------------------------------------------------------- the course of a game

    def set_up(self, s: State) -> None:
        """Everything is laid out, and nobody has decided anything yet."""

    def drafted(self, s: State) -> bool:
        """The draft is over: whether something comes (``prepares``) before the first turn."""
        return False

    def prepares(self, s: State) -> Flow[bool]:
        """What comes before the first turn; whether all of it is done."""
        yield from ()
        return True

    def acted(self, s: State) -> Flow[None]:
        """What the worker came for is done."""
        return NOTHING_MORE

    # ---------------------------------------------------------------- a worker comes to a place

    def special(self, s: State, me: int) -> int:
        """Workers in the supply that can't be placed in the common way."""
        return 0

    def placements(self, s: State, me: int, found: list[int], common: Placements) -> list[int]:
        """All ways to place a worker, given where one may come in the common way, and might if it counted for more."""
        raise AssertionError("nobody has added anything")

    def places(self, s: State, me: int, option: int, arrive: Arrive) -> Flow[None]:
        """A worker is placed in such a way."""
        raise AssertionError("nothing was offered beside the rules")

    def arrives(self, s: State, me: int, where: int) -> None:
        """A worker has come to a place."""

    def offers(self, s: State, me: int) -> list[int]:
        """What may be done beside the answers to a question of trades, captures or the guardhouse."""
        return []

    def takes(self, s: State, me: int, option: int) -> Flow[None]:
        """Such a thing is done, and the question is asked again."""
        raise AssertionError("nothing was offered beside the rules")
        yield

    def capturable(self, s: State, me: int, found: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Which of some groups may be captured next."""
        return found

    def must_go_on(self, s: State, me: int) -> bool:
        """Whether whoever captures has to capture once more."""
        return False

    def in_the_middle(self, s: State, me: int) -> list[int]:
        """What the middle space of the black market offers besides."""
        return []

    def takes_in_the_middle(self, s: State, me: int, option: int) -> Flow[None]:
        """Such a thing is taken."""
        raise AssertionError("nothing was offered beside the rules")
        yield

    # ---------------------------------------------------------------- paying and losing

    def could(self, s: State, me: int, moment: int, pays: Callable[[], bool], silver: int = 0) -> bool:
        """Whether who can't pay for something, so much silver among it, could do so with what may come before it."""
        return False

    def before(self, s: State, me: int, moment: int, pays: Callable[[], bool], silver: int = 0) -> Flow[None]:
        """What comes before it is paid."""
        return NOTHING_MORE

    def after(self, s: State, me: int, moment: int) -> Flow[None]:
        """Abilities that waited for something have been used."""
        return NOTHING_MORE

    def used(self, s: State, who: int, apprentice: int) -> Flow[None]:
        """An ability has been used at a reset."""
        return NOTHING_MORE

    def can_free(self, s: State, who: int, apprentice: int) -> bool:
        """Whether an apprentice may free own workers at a reset, beside the ability."""
        return False

    def frees(self, s: State, who: int, apprentice: int) -> Flow[None]:
        """An ability can't be used at a reset, since own workers are in prison: they may be freed."""
        return NOTHING_MORE

    def loses(self, s: State, who: int, points: int) -> Flow[int]:
        """Virtue is about to be lost: how much really is."""
        yield from ()
        return points

    def conspires(self, s: State, me: int, captures: int) -> bool:
        """Whether the first of so many captures can be paid, since a second one will follow it."""
        return False

    def saves(self, s: State, me: int) -> Flow[None]:
        """Silver is saved on a further capture."""
        return NOTHING_MORE

    # ---------------------------------------------------------------- what happens

    def leave(self, s: State, owner: int, source: int, target: int) -> None:
        """All workers of an owner leave a place for another one."""

    def some_leave(self, s: State, owner: int, source: int, count: int, target: int) -> Flow[None]:
        """So many of several workers will leave a place."""
        return NOTHING_MORE

    def dismisses(self, s: State, me: int, apprentice: int) -> Flow[None]:
        """An apprentice has left a player board."""
        return NOTHING_MORE

    def opponent_works(self, s: State, opponent: int) -> None:
        """The solo opponent has worked in the guildhall."""

    # ---------------------------------------------------------------- points

    def units(self, s: State, seat: int, unit: str) -> int:
        """How many of something that only an expansion has."""
        return 0

    def scores(self, s: State, seat: int) -> dict[str, int]:
        """More points, by category."""
        return {}

    # ---------------------------------------------------------------- what is known

    def know(self, s: State, seat: int) -> tuple[int, ...]:
        """Which added cards lie where the seat can't see them, in no order."""
        return ()

    def conceal(self, s: State, known: tuple[int, ...], rng: Rng) -> None:
        """Deal them anew."""

    def pieces(self, s: State) -> dict[str, int]:
        """Every added piece, counted."""
        return {}

    def read(self, content: Mapping[str, Any]) -> Added:
        """What was added, from a snapshot."""
        raise ValueError("nothing was added in this game")


INVITED: Final[Joining[Options, Guest]] = Joining(Guest())
JOINING: Final[Joining[Options, Hooks]] = Joining(Hooks())
