"""Hooks: the points at which more than the base game takes part. Each does nothing unless somebody joins there.

A guest plays without a seat: the solo opponent (solo.py). An expansion adds rules for all who play, and keeps what it
lays on the table in a record of its own. The base rules know neither.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from burgrave.kernel.action import Flow
from burgrave.kernel.effects import Effect, Verb
from burgrave.parts.joining import Joining

if TYPE_CHECKING:
    from burgrave.games.viscounts.rules.options import Options
    from burgrave.games.viscounts.rules.state import State
    from burgrave.kernel.rng import Rng


class Guest:
    """Somebody who plays without a seat."""

    def set_up(self, s: State) -> None:
        """Everything is laid out, and nobody has chosen a pair yet (p. 8)."""

    def pairs_chosen(self, s: State) -> Flow[None]:
        """Everybody has a pair; what is left of them still lies there (p. 8)."""
        yield from ()

    def takes_turn(self, s: State) -> bool:
        """Whether the guest is on the move after this turn."""
        return False

    def turn(self, s: State) -> Flow[None]:
        """The guest's turn."""
        raise AssertionError("nobody without a seat is on the move")

    def performs(self, s: State, who: int, effect: Effect) -> Flow[None]:
        """The guest does an effect."""
        raise AssertionError("nobody without a seat takes part")

    def decides(self, s: State, who: int, prompt: str, options: list[int]) -> int:
        """What the guest answers."""
        raise AssertionError("nobody without a seat is asked")

    def leftovers(self, s: State, who: int) -> int:
        """Points for what somebody has left at the end (p. 31)."""
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

    # ---------------------------------------------------------------- the course of a game

    def set_up(self, s: State) -> None:
        """Everything is laid out, and nobody has chosen a pair yet (p. 8)."""

    def begins(self, s: State) -> Flow[bool]:
        """A turn is about to begin; whether it does, or this is asked again."""
        yield from ()
        return True

    def before_collision(self, s: State) -> Flow[bool]:
        """Markers that have met are about to be resolved; whether they are, or this is asked again."""
        yield from ()
        return True

    def offers(self, s: State, me: int) -> list[int]:
        """What may be done beside the answers to a question of one's own turn."""
        return []

    def takes(self, s: State, me: int, option: int) -> Flow[bool]:
        """Such an answer is given; whether it was that what the question asked for, or it is asked again."""
        raise AssertionError("nothing was offered beside the rules")
        yield

    def ends(self, s: State) -> Flow[None]:
        """The last turn is over, and points are not counted yet (p. 24)."""
        yield from ()

    # ---------------------------------------------------------------- what happens

    def hires(self, s: State, me: int, price: bool) -> list[int]:
        """What may be taken instead of hiring somebody, for its price or for nothing."""
        return []

    def spends(self, s: State, me: int, amount: int, suffices: Callable[[int], bool]) -> Flow[int]:
        """Who has more than silver to spend pays so much, as long as the rest suffices; what is left for silver."""
        yield from ()
        return amount

    def drops(self, s: State, me: int, card: int) -> bool:
        """A card drops off a player board: whether it goes elsewhere than to the discard pile."""
        return False

    def destroys(self, s: State, me: int, card: int, held: bool) -> Flow[bool]:
        """A card is destroyed, from the hand or not: whether it goes elsewhere than to the box."""
        yield from ()
        return False

    def spares(self, s: State, me: int, cards: list[int]) -> list[int]:
        """Which of these may be destroyed in set-up (p. 8)."""
        return cards

    def builds(self, s: State, me: int) -> None:
        """A building has come to its site."""

    def places(self, s: State, me: int, manuscript: int) -> Flow[int]:
        """A manuscript is taken: as what its owner keeps it."""
        yield from ()
        return manuscript

    def translates(self, s: State, verb: Verb) -> Flow[None] | None:
        """What a verb means to the guest, where the expansion says it (p. 28)."""
        return None

    # ---------------------------------------------------------------- points

    def scores(self, s: State, seat: int) -> dict[str, int]:
        """More points, or other ones, by category."""
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
