"""Shapes: signs and icons as SVG paths on a 24-unit grid, drawn once on a page and used wherever they are needed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Final

from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node

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


class Sheet:
    """Shapes that never change and are the same for everybody: a file of their own, which browsers keep.

    No style sheet of a page reaches into it: what is painted there has its colours with it, or takes ``currentColor``
    and variables from where it is used.
    """

    def __init__(self, name: str, symbols: Mapping[str, Markup]) -> None:
        shapes = Markup().join(symbols.values())
        self.content: Final = Markup('<svg xmlns="http://www.w3.org/2000/svg">{}</svg>').format(shapes).encode()
        self._address: Final = versioned(f"/{name}.svg", self.content)

    def reference(self, name: str) -> str:
        """The reference to a shape."""
        return f"{self._address}#{name}"


def versioned(address: str, content: bytes) -> str:
    """An address that changes with the content, so that browsers may keep it."""
    return f"{address}?{sha256(content).hexdigest()[:12]}"


@cache
def _path(name: str, shape: str, grid: int) -> Markup:
    box = {"viewBox": f"0 0 {grid} {grid}", "fill-rule": "evenodd"}
    return Markup(h.symbol(f"#{name}", box)[h.path(d=shape)])


@cache
def sign(colour: int) -> Markup:
    """A seat's sign in its colour."""
    seat = colour % COLOURS
    return Markup(f'<svg class="sign colour-{seat}" viewBox="0 0 24 24"><path d="{SIGNS[seat]}"/></svg>')
