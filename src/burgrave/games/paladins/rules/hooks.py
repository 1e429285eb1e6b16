"""Hooks: the points at which more than the base game takes part. Each does nothing unless somebody joins there.

The solo opponent joins here (solo.py), and so would an expansion; the base rules know neither.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from burgrave.kernel.action import Flow
from burgrave.kernel.game import Score

if TYPE_CHECKING:
    from collections.abc import Callable

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


Joins: TypeAlias = "Callable[[int, Options], Hooks | None]"
NOBODY_ELSE: Final = Hooks()
JOINING: Final[list[Joins]] = []


def join(joins: Joins) -> None:
    """Have something asked, for every new game, whether it takes part."""
    JOINING.append(joins)


def hooks_for(players: int, options: Options) -> Hooks:
    """Whatever takes part in a game of so many players, with these options."""
    found = [hooks for joins in JOINING if (hooks := joins(players, options)) is not None]
    assert len(found) < 2, "two that take part must agree who does what"
    return found[0] if found else NOBODY_ELSE
