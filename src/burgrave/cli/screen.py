"""What every command shows of a table: the board, the log, the scores, and what a card does."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final

import msgspec
from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from burgrave.cli.check import row_ids
from burgrave.cli.words import own
from burgrave.kernel.events import Told
from burgrave.kernel.game import Score
from burgrave.kernel.setup import seat_names
from burgrave.kernel.table import Table
from burgrave.kernel.text import Words

FEW: Final = 6  # up to so many options stand in one column
ACROSS: Final = 8  # up to so many columns of points stand side by side
MATCHES: Final = 3  # cards of up to so many names are explained at once
SHOWN: Final = 16  # so many log lines at most stand under the board


class Screen:
    """A terminal that shows one table in one language."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.language = language
        self.console: Final = Console(highlight=False)

    def say(self, message: str, **args: Words) -> str:
        """A message of the command line."""
        return own(self.language, message, **args)

    def print(self, message: str, style: str = "", unbroken: bool = False, **args: Words) -> None:
        """Print a message of the command line; ``unbroken`` keeps what may be copied on one line."""
        self.console.print(Text(self.say(message, **args), style=style), soft_wrap=unbroken)

    def name(self, side: int, opponent: str = "opponent") -> str:
        """What a seat is called; beyond the seats there is a solo opponent."""
        setup = self.table.setup
        return self.table.name(side) if side < setup.players else setup.game.texts.say(self.language, opponent)

    def clear(self, scrollback: bool = False) -> None:
        """Begin a new screen; with ``scrollback`` nothing of the old one can be scrolled back to."""
        self.console.clear()
        if scrollback and self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    # ---------------------------------------------------------------- the table

    def board(self, seat: int | None) -> None:
        """The table as a seat sees it."""
        setup = self.table.setup
        draw = setup.game.terminal.enter().draw
        names = seat_names(setup)
        self.console.print(draw(self.table.view(seat), self.language, names, setup.game.texts))

    def log(self, events: Sequence[Told], most: int | None = None) -> None:
        """What happened, as sentences; of very many only the last ones."""
        hidden = len(events) - most if most is not None else 0
        if hidden > 0:
            self.print("log-hidden", style="dim", count=hidden)
            events = events[hidden:]
        for told in events:
            self.console.print(Text(f"· {told.text(self.language)}", style="italic" if told.private else ""))

    def options(self, options: Iterable[int]) -> None:
        """The possible answers, numbered."""
        labels = [
            Text.assemble((f"{number:>3}", "bold green"), f"  {self.table.label(option, self.language)}")
            for number, option in enumerate(options, 1)
        ]
        if len(labels) > FEW:
            self.console.print(Columns(labels, padding=(0, 2), column_first=True))
            return
        for label in labels:
            self.console.print(label)

    def scores(self) -> None:
        """The points by category and the winners; where categories are many, they stand one below the other."""
        players = self._points()
        rows = [[self.say("player"), *map(self._category, players[0][1].parts), self.say("total")]]
        rows += [[name, *map(str, score.parts.values()), str(score.total)] for name, score, _ in players]
        strong = [won for _, _, won in players]
        if len(rows[0]) > ACROSS:
            rows = [list(column) for column in zip(*rows, strict=True)]
            strong = [False] * (len(rows) - 2) + [True]
        grid = Grid(title=self.say("scores"), title_style="bold", header_style="bold")
        grid.add_column(rows[0][0])
        for header in rows[0][1:]:
            grid.add_column(header, justify="right", style="bold" if header == self.say("total") else "")
        for row, bold in zip(rows[1:], strong, strict=True):
            grid.add_row(*row, style="bold" if bold else "")
        self.console.print(grid)
        winners = self.table.winners
        if any(side < self.table.setup.players for side in winners):
            self.print("winners", style="bold green", count=len(winners), who=self.names(winners))
        else:
            self.print("no-winner", style="bold")

    def _points(self) -> list[tuple[str, Score, bool]]:
        """Everybody's points, the winners first; who plays alone may have an opponent without a seat."""
        table = self.table
        found = [(self.name(side), score, side in table.winners) for side, score in enumerate(table.everybodys_scores)]
        found.sort(key=lambda one: (not one[2], -one[1].total))
        return [(f"★ {name}" if won else f"  {name}", score, won) for name, score, won in found]

    def _category(self, part: str) -> str:
        """What a category of points is called."""
        texts, message = self.table.setup.game.texts, f"score-{part}"
        return texts.say(self.language, message) if texts.has(self.language, message) else part

    def names(self, sides: Iterable[int]) -> str:
        """Several of them by name, in a sentence."""
        return ", ".join(self.name(side, "opponent.within") for side in sides)

    # ---------------------------------------------------------------- what a card does

    @cached_property
    def _explained(self) -> dict[str, str]:
        """All that can be explained: the name of each id in the language."""
        game = self.table.setup.game
        messages = {name: game.explain(name) for name in (*row_ids(game), *game.terminal.enter().places)}
        return {name: game.texts.say(self.language, found[0]) for name, found in messages.items() if found}

    def explain(self, wanted: str) -> None:
        """Explain the card of that id or name, or of a name that begins so."""
        found = matches(wanted, self._explained)
        if not found:
            self.print("explain-unknown", wanted=wanted)
        elif len(names := {self._explained[name] for name in found}) > MATCHES:  # several cards may share a name
            self.print("explain-many", wanted=wanted, names=", ".join(sorted(names)))
        else:
            for name in found:
                self._explain(name)

    def _explain(self, name: str) -> None:
        texts = self.table.setup.game.texts
        describe = self.table.setup.game.terminal.enter().describe
        facts = f" — {describe(name, self.language, texts)}" if describe is not None else ""
        self.console.print(Text.assemble((self._explained[name], "bold"), facts))
        for message in self.table.setup.game.explain(name)[1:]:
            if texts.has(self.language, message):
                self.console.print(Text(texts.say(self.language, message)))

    def help(self, seat: int | None) -> None:
        """The keys, and what is on the table that can be explained."""
        self.print("keys")
        ids = words_in(msgspec.json.decode(self.table.view(seat).json()))
        names = sorted({self._explained[name] for name in ids if name in self._explained}, key=plain)
        self.print("explain-list")
        self.console.print(Columns([Text(name) for name in names], padding=(0, 3), column_first=True))


def matches(wanted: str, names: dict[str, str]) -> list[str]:
    """The ids that are meant: the very id or name, else names that begin so or have such a word, else ids."""
    sought = plain(wanted)
    called = {name: plain(text) for name, text in names.items()}
    return (
        [name for name, text in called.items() if sought in (text, plain(name))]
        or [name for name, text in called.items() if text.startswith(sought)]
        or [name for name, text in called.items() if f" {sought}" in text]
        or [name for name in called if plain(name).startswith(sought)]
    )


def plain(text: str) -> str:
    """A text without case, accents, and marks between words."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("_", " ").replace("-", " "))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def words_in(value: object) -> set[str]:
    """Every text in a JSON value."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return words_in(list(value.values()))
    if isinstance(value, list):
        return set().union(*(words_in(part) for part in value))
    return set()
