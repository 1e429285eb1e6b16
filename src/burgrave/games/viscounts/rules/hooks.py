"""Hooks: the points at which more than the base game takes part. Each does nothing unless somebody joins there.

The solo opponent joins here (solo.py), and so would an expansion; the base rules know neither.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.kernel.action import Flow
from burgrave.kernel.effects import Effect
from burgrave.parts.joining import Joining

if TYPE_CHECKING:
    from burgrave.games.viscounts.rules.options import Options
    from burgrave.games.viscounts.rules.state import State


class Hooks:
    """What takes part beside the base rules, point by point."""

    def set_up(self, s: State) -> None:
        """Everything is laid out, and nobody has chosen a pair yet (p. 8)."""

    def pairs_chosen(self, s: State) -> Flow[None]:
        """Everybody has a pair; what is left of them still lies there (p. 8)."""
        yield from ()

    def takes_turn(self, s: State) -> bool:
        """Whether somebody without a seat is on the move after this turn."""
        return False

    def turn(self, s: State) -> Flow[None]:
        """The turn of somebody without a seat."""
        raise AssertionError("nobody without a seat is on the move")

    def performs(self, s: State, who: int, effect: Effect) -> Flow[None]:
        """Somebody without a seat does an effect."""
        raise AssertionError("nobody without a seat takes part")

    def decides(self, s: State, who: int, prompt: str, options: list[int]) -> int:
        """What somebody without a seat answers."""
        raise AssertionError("nobody without a seat is asked")

    def leftovers(self, s: State, who: int) -> int:
        """Points for what somebody has left at the end (p. 31)."""
        return 0


JOINING: Final[Joining[Options, Hooks]] = Joining(Hooks())
