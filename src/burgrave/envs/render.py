"""A table drawn as text, as everybody around it sees it."""

from __future__ import annotations

from io import StringIO

from burgrave.envs.missing import missing
from burgrave.kernel.errors import BadSetup
from burgrave.kernel.setup import seat_names
from burgrave.kernel.table import Table

MODES = ["ansi", "human"]
WIDTH = 120


class UnknownRenderMode(BadSetup, TypeError):
    """There is no such mode; a TypeError too, since libraries that try "rgb_array" first expect one."""


def check(mode: str | None) -> str | None:
    """The mode, if there is such."""
    if mode is not None and mode not in MODES:
        raise UnknownRenderMode(f"render_mode is {' or '.join(map(repr, MODES))} or None, not {mode!r}")
    return mode


def render(table: Table, mode: str | None) -> str | None:
    """The table as text in the mode "ansi"; printed in the mode "human"."""
    if mode is None:
        return None
    text = drawn(table)
    if mode == "human":
        print(text)
        return None
    return text


def drawn(table: Table) -> str:
    """The table as a spectator sees it, by the game's own drawing for terminals."""
    try:
        from rich.console import Console  # an extra that only pictures need
    except ImportError as error:
        raise missing("rich", "cli", error) from None
    setup = table.setup
    draw = setup.game.terminal.enter().draw
    page = StringIO()
    console = Console(file=page, width=WIDTH, highlight=False)
    console.print(draw(table.view(None), "en", seat_names(setup), setup.game.texts))
    return page.getvalue()
