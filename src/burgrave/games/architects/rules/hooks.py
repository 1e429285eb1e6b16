"""Hooks: the points at which more than the base game takes part. Each does nothing unless somebody joins there.

A guest plays without a seat: the solo opponent (solo.py). The base rules do not know it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.kernel.action import Flow
from burgrave.parts.joining import Joining

if TYPE_CHECKING:
    from burgrave.games.architects.rules.options import Options
    from burgrave.games.architects.rules.state import State


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


INVITED: Final[Joining[Options, Guest]] = Joining(Guest())
