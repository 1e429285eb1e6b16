"""Pieces of drawings in a terminal that games share."""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from burgrave.kernel.text import Texts, Words

GAP: Final = "   "


def indented(what: RenderableType) -> RenderableType:
    """Something a little to the right."""
    grid = Table.grid()
    grid.add_column(width=2)
    grid.add_column(ratio=1)
    grid.add_row("", what)
    return grid


def labelled() -> Table:
    """A grid of rows, each with a word before what lies there."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(ratio=1)
    return grid


class Voice:
    """Speaks one language."""

    def __init__(self, language: str, texts: Texts) -> None:
        self.language = language
        self.texts = texts

    def say(self, message: str, **args: Words) -> str:
        """A message about what lies on the table."""
        return self.texts.say(self.language, f"terminal-{message}", args)

    def called(self, word: str) -> str:
        """What a thing is called."""
        return self.texts.say(self.language, word)


class Chips:
    """Short texts side by side, as many as fit on a line; one that fits on no line is cut or, if allowed, broken."""

    def __init__(self, chips: list[Text], broken: bool = False) -> None:
        self.chips = chips
        self.broken = broken

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The lines."""
        line = self._line()
        for chip in self.chips:
            if line and line.cell_len + len(GAP) + chip.cell_len > options.max_width:
                yield line
                line = self._line()
            if line:
                line.append(GAP)
            line.append_text(chip)
        yield line

    def _line(self) -> Text:
        return Text() if self.broken else Text(no_wrap=True, overflow="ellipsis")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """At least the longest of them."""
        widest = max(chip.cell_len for chip in self.chips)
        return Measurement(min(widest, options.max_width), options.max_width)
