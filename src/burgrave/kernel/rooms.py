"""Rooms of a game that are entered only by those who need them: its page, its terminal, what owners of the box use."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import msgspec

if TYPE_CHECKING:
    from burgrave.kernel.game import View
    from burgrave.kernel.opponent import PrintedOpponent
    from burgrave.kernel.score_sheet import ScoreSheet
    from burgrave.kernel.text import Texts

T = TypeVar("T")


class Room(Generic[T]):
    """A record in a module that is imported when somebody enters: ``Room("burgrave.games.citadels.page:PAGE")``."""

    def __init__(self, place: str) -> None:
        self.place = place

    def enter(self) -> T:
        """The record."""
        module, _, name = self.place.partition(":")
        found: T = getattr(import_module(module), name)
        return found

    def exists(self) -> bool:
        """Whether there is such a record."""
        try:
            self.enter()
        except (ImportError, AttributeError):
            return False
        return True


@dataclass(frozen=True)
class Terminal:
    """How a game looks in a terminal."""

    draw: Callable[[Any, str, Sequence[str], Texts], Any]  # a view, in a language, with the seats' names
    describe: Callable[[str, str, Texts], str] | None = None  # the numbers printed on a card, in one line
    places: Sequence[str] = ()  # what can be explained beside the rows of the data


def _plain(view: View, language: str, names: Sequence[str], texts: Texts) -> str:
    return msgspec.json.format(view.json(), indent=2).decode()


@dataclass(frozen=True)
class Printed:
    """What a game offers to owners of the printed box."""

    score_sheet: ScoreSheet | None = None
    opponent: PrintedOpponent | None = None


PLAIN: Final = Terminal(_plain)
NOTHING: Final = Printed()
PLAIN_TERMINAL: Final[Room[Terminal]] = Room("burgrave.kernel.rooms:PLAIN")  # of a game that draws nothing itself
NOT_PRINTED: Final[Room[Printed]] = Room("burgrave.kernel.rooms:NOTHING")
