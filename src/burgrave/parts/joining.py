"""Who takes part in a game beside its base rules, by hooks: a solo opponent, an expansion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

Opt = TypeVar("Opt")  # the options of a game
H = TypeVar("H")  # its hooks


class Joining(Generic[Opt, H]):
    """Those who may take part: each is asked for every new game."""

    def __init__(self, nobody: H) -> None:
        self._nobody: Final = nobody
        self._asked: Final[list[Callable[[int, Opt], H | None]]] = []

    def join(self, takes_part: Callable[[int, Opt], H | None]) -> None:
        """Have something asked, for every new game, whether it takes part."""
        self._asked.append(takes_part)

    def hooks_for(self, players: int, options: Opt) -> H:
        """Whatever takes part in a game of so many players, with these options."""
        found = [hooks for asked in self._asked if (hooks := asked(players, options)) is not None]
        assert len(found) < 2, "two that take part must agree who does what"
        return found[0] if found else self._nobody
