"""Hooks: the points at which more than the base game takes part. Each does nothing unless somebody joins there.

The solo opponent joins here (solo.py), and so would an expansion; the base rules know neither.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.kernel.action import Flow
from burgrave.kernel.game import Score
from burgrave.parts.joining import Joining

if TYPE_CHECKING:
    from burgrave.games.paladins.rules.options import Options
    from burgrave.games.paladins.rules.state import Player, State


class Hooks:
    """What takes part beside the base rules, point by point."""

    leaving: int = 1  # so many townsfolk and outsiders leave at either end in a refresh (p. 10)

    def set_up(self, s: State) -> None:
        """Everything is laid out but the first player's marker (p. 5)."""

    def begin_round(self, s: State) -> None:
        """The King's cards are shown and the tavern is filled (p. 8)."""

    def after_tavern(self, s: State) -> Flow[None]:
        """Somebody has taken a card of the tavern (p. 10)."""
        yield from ()

    def takes_turn(self, s: State) -> bool:
        """Whether somebody without a seat is on the move after this turn."""
        return False

    def turn(self, s: State) -> Flow[None]:
        """The turn of somebody without a seat."""
        raise AssertionError("nobody without a seat is on the move")

    def gain_tax(self, s: State, side: int, coins: int) -> None:
        """Tax for somebody without a seat (p. 22)."""
        raise AssertionError("nobody without a seat is taxed")

    def workshops(self, s: State, player: Player) -> int | None:
        """How many workshops count for a side; None: those that were built (p. 29)."""
        return None

    def pieces(self, s: State) -> dict[str, int]:
        """The pieces that only those who join here have, by kind."""
        return {}

    def others(self, s: State) -> list[Score]:
        """The points of those without a seat, whose boards come after the players'."""
        return []


JOINING: Final[Joining[Options, Hooks]] = Joining(Hooks())
