"""Shapes: signs and icons as SVG paths on a 24-unit grid, drawn once on a page and used wherever they are needed."""

from __future__ import annotations

from functools import cache
from typing import Final

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

SIGNS: Final = (  # of seats: colour is never the only sign
    "M12 2L23 22H1Z",
    "M3 3H21V21H3Z",
    "M12 2a10 10 0 1 0 .01 0Z",
    "M12 1L23 12L12 23L1 12Z",
    "M12 1L23 9.5L19 22H5L1 9.5Z",
    "M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5Z",
    "M12 1L15 8.6L23 9L16.8 14.2L19 22L12 17.6L5 22L7.2 14.2L1 9L9 8.6Z",
    "M12 2a10 10 0 1 0 .01 0ZM12 7.5a4.5 4.5 0 1 1-.01 0Z",
)
COLOURS: Final = len(SIGNS)

ICONS: Final = {
    "coin": "M12 2a10 10 0 1 0 .01 0ZM12 5a7 7 0 1 1-.01 0ZM12 7.5L16.5 12L12 16.5L7.5 12Z",
    "crown": "M3 19V7l5 5 4-8 4 8 5-5v12Z",
    "back": "M5 1H19a2 2 0 0 1 2 2V21a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2ZM12 5.5L7 10V15L12 19L17 15V10Z",
    "undo": "M9 3L2 9.5L9 16V12h5a4.5 4.5 0 0 1 0 9H9v-0H8v2h6a6.5 6.5 0 0 0 0-13H9Z",
    "check": "M4 12.5L7 9.5L10.5 13L17.5 5.5L20.5 8.5L10.5 19Z",
}


class Symbols:
    """The shapes that a page uses, each written down once."""

    def __init__(self) -> None:
        self.found: Final[dict[str, Markup]] = {}  # by name

    def path(self, name: str, shape: str, grid: int = 24) -> str:
        """The reference to a path, filled with the colour of the text where it is used."""
        if name not in self.found:
            self.found[name] = _path(name, shape, grid)
        return f"#{name}"

    def drawing(self, name: str, box: str, *content: Node) -> str:
        """The reference to a drawing of several parts."""
        if name not in self.found:
            self.found[name] = Markup(h.symbol(f"#{name}", {"viewBox": box})[content])
        return f"#{name}"

    def sheet(self) -> Element:
        """All shapes that were asked for; it stands on the page and is not seen itself."""
        return h.svg(".symbols", aria_hidden="true", width="0", height="0")[list(self.found.values())]


@cache
def _path(name: str, shape: str, grid: int) -> Markup:
    box = {"viewBox": f"0 0 {grid} {grid}", "fill-rule": "evenodd"}
    return Markup(h.symbol(f"#{name}", box)[h.path(d=shape)])


@cache
def sign(colour: int) -> Markup:
    """A seat's sign in its colour."""
    box = {"viewBox": "0 0 24 24", "fill-rule": "evenodd"}
    shape = h.path(d=SIGNS[colour % COLOURS])
    return Markup(h.svg(f".sign.colour-{colour % COLOURS}", box, aria_hidden="true")[shape])


def icon(symbols: Symbols, name: str, class_: str = "") -> Markup:
    """A small picture in a line of text."""
    return _icon(symbols.path(f"i-{name}", ICONS[name]), class_)


@cache
def _icon(reference: str, class_: str) -> Markup:
    return Markup(h.svg(f".icon{class_}", {"viewBox": "0 0 24 24"}, aria_hidden="true")[h.use(href=reference)])
