"""What a seat may not be told: the name of anything that nothing has shown it yet, in any language and case."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from itertools import product
from typing import Any, Final

from burgrave.kernel.events import Event, tell
from burgrave.kernel.expansions import folders
from burgrave.kernel.game import AnyGame
from burgrave.kernel.speech import Speech
from burgrave.kernel.table import Table
from burgrave.kernel.text import LANGUAGES

CASES: Final = ("", ".gen", ".dat", ".acc", ".ins", ".loc")  # other attributes name nothing


def named(names: Collection[str], text: str) -> Iterator[re.Match[str]]:
    """Where any of these stands in a text, as words of their own."""
    there = sorted((re.escape(name) for name in names if name in text), key=len, reverse=True)
    if there:
        yield from re.finditer(rf"(?<!\w)(?:{'|'.join(there)})(?!\w)", text)


class Names:
    """The things of a game that may be hidden: by their ids, and by the messages that name them, if there are any."""

    def __init__(self, game: AnyGame, messages: Mapping[str, str | None]) -> None:
        self.game: Final = game
        self.messages: Final = messages
        self._forms: Final[dict[str, frozenset[str]]] = {}

    def of(self, thing: str) -> frozenset[str]:
        """The id of a thing, and what it is called in every language and every grammatical case."""
        if thing not in self._forms:
            self._forms[thing] = frozenset({thing, *self._said(self.messages[thing])})
        return self._forms[thing]

    def _said(self, message: str | None) -> Iterator[str]:
        if message is not None:
            for language, case in product(LANGUAGES, CASES):
                if self.game.texts.has(language, f"{message}{case}"):
                    yield self.game.texts.say(language, f"{message}{case}")

    @cached_property
    def all(self) -> frozenset[str]:
        """Whatever names a thing."""
        return frozenset(name for thing in self.messages for name in self.of(thing))

    def besides(self, *packages: str) -> frozenset[str]:
        """Names that stand in other texts of these packages as well: they give nothing away. Nobody reads keys."""
        sources = [text for one in packages for language in LANGUAGES for text in _texts_of(one, language)]
        naming = "|".join(re.escape(message) for message in self.messages.values() if message is not None)
        rest = re.sub(rf"^(?:{naming}) =.*(?:\n    .*)*", "", "\n".join(sources), flags=re.MULTILINE)
        rest = re.sub(r"^[\w-]+ =|\{ [\w.-]+ \}", "", rest, flags=re.MULTILINE)
        return frozenset(found[0] for name in self.all for found in named([name], rest))

    @cached_property
    def telling(self) -> frozenset[str]:
        """Names that stand in no other text, of the pages nor of the game."""
        return self.all - self.besides("burgrave.web", "burgrave.server", self.game.texts.package)

    @cached_property
    def out_of_place(self) -> frozenset[str]:
        """Names that are no words of the pages."""
        return self.all - self.besides("burgrave.web", "burgrave.server")


def _texts_of(package: str, language: str) -> list[str]:
    """With those of a game's expansions."""
    rooms = [folder / "text" / language for folder in folders(package).values()]
    return [source.read_text(encoding="utf-8") for room in rooms if room.is_dir() for source in room.iterdir()]


class Secrets:
    """What a seat (None: a spectator) has been shown so far, by the engine itself; all else is hidden from it."""

    def __init__(self, names: Names, seat: int | None) -> None:
        self.names: Final = names
        self.seat: Final = seat
        self.seen: set[str] = set()

    def look(self, table: Table, events: list[Event]) -> None:
        """The seat looks at the table after something has happened: at its view, its question and the log."""
        seat, speech = self.seat, Speech(table.setup.game, [table.name(one) for one in range(table.setup.players)])
        told = [tell(0, event, seat, speech.event) for event in events]
        words = [table.view(seat).json().decode(), *(one.text(language) for one in told for language in LANGUAGES)]
        for ask in table.asks:
            if ask.player == seat:
                words += [table.text(option) for option in ask.options]
        shown = {found[0] for found in named(self.names.all, "\n".join(words))}
        self.seen |= {thing for thing in self.names.messages if self.names.of(thing) & shown}

    def hidden(self, table: Table) -> set[str]:
        """Things that the seat has never seen."""
        return self.names.messages.keys() - self.seen

    def hidden_names(self, table: Table) -> dict[str, str]:
        """What would give them away, with the thing of each; other names may begin in the same way."""
        known = {name for thing in self.seen for name in self.names.of(thing)}
        return {
            name: thing for thing in self.hidden(table) for name in self.names.of(thing) & self.names.telling - known
        }

    def told(self, view: Mapping[str, Any], table: Table) -> Iterator[str]:
        """What a view tells of somebody else's secrets, as far as the state itself can say."""
        yield from ()
