"""The pieces of the look that every game uses: its icons, wax seals, workers, and how they are put into a drawing."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from markupsafe import Markup

from burgrave.draw.shapes import SIGNS, Symbols

WORKERS: Final = (  # a head on a body; the body has the seat's shape, so colour is never alone
    "M12 .8a4.6 4.6 0 0 1 2.6 8.4L21 23H3L9.4 9.2A4.6 4.6 0 0 1 12 .8Z",
    "M12 .8a4.6 4.6 0 0 1 3 8.1h4.5V23h-15V8.9H9A4.6 4.6 0 0 1 12 .8Z",
    "M12 .8a4.6 4.6 0 0 1 3.2 7.9A8 8 0 0 1 12 23.4 8 8 0 0 1 8.8 8.7 4.6 4.6 0 0 1 12 .8Z",
    "M12 .8a4.6 4.6 0 0 1 3.3 7.8L21 15.5l-9 8-9-8L8.7 8.6A4.6 4.6 0 0 1 12 .8Z",
    "M12 .8a4.6 4.6 0 0 1 3.2 7.9H18l4.5 7.3-4.5 7.2H6L1.5 16 6 8.7h2.8A4.6 4.6 0 0 1 12 .8Z",
    "M12 .8a4.6 4.6 0 0 1 3.5 7.6v3H22v6h-6.5V23.4h-7V17.4H2v-6h6.5v-3A4.6 4.6 0 0 1 12 .8Z",
)
WAX: Final = (
    "M24 1c4 0 6 2.5 9.5 3s6 3 7.5 6.5 4.5 5 5 9-1.5 6-1 9.5-1.5 7-4.5 9-4 5.5-8 7-6.5-.5-10 .5-8-.5-10.5-3.5-6-3-7.5-7"
    " .5-6.5-1-10 0-8 2.5-10.5 2.5-6.5 6-8S20 1 24 1Z"
)


@cache
def icons() -> dict[str, str]:
    """The icons of the look: paths on the 24-unit grid, by name."""
    return tomllib.loads((files(__package__) / "icons.toml").read_text(encoding="utf-8"))


@cache
def icon(name: str) -> Markup:
    """An icon in a line of text, on a page where it is seen once or twice."""
    path = f'<path fill-rule="evenodd" d="{icons()[name]}"/>'
    return Markup(f'<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">{path}</svg>')


def put(symbols: Symbols, name: str, x: float, y: float, size: float, class_: str = "") -> Markup:
    """An icon within a drawing, around a point."""
    return use(symbols.path(f"i-{name}", icons()[name]), x, y, size, f"icon-{name} {class_}".strip())


def use(reference: str, x: float, y: float, size: float, class_: str) -> Markup:
    """A shape within a drawing, around a point."""
    corner = f'x="{x - size / 2:.4g}" y="{y - size / 2:.4g}" width="{size:.4g}" height="{size:.4g}"'
    return Markup(f'<use class="{class_}" href="{reference}" {corner}/>')


def disc(symbols: Symbols, name: str, hue: str, x: float, y: float, size: float) -> Markup:
    """An icon on a disc in the colour of its kind, within a drawing, around a point."""
    reference = symbols.drawing(f"d-{name}", "-10.6 -10.6 21.2 21.2", _disc(name))
    return use(reference, x, y, size * 1.06, f"hue-{hue}")


@cache
def _disc(name: str) -> Markup:
    return Markup(
        '<circle r="10" fill="var(--k)" stroke="#fff" stroke-width="1.2"/>'
        '<path transform="translate(-6.6 -6.6) scale(.55)"'
        f' fill="var(--on-k)" fill-rule="evenodd" d="{icons()[name]}"/>'
    )


def worker(symbols: Symbols, colour: int) -> str:
    """The reference to a worker of a seat."""
    colour %= len(WORKERS)
    return symbols.drawing(f"w-{colour}", "-1 -1 26 26", Markup(f'<path d="{WORKERS[colour]}"/>'))


BLOB: Final = Markup(
    f'<path d="{WAX}"/><circle cx="24" cy="24" r="16.5" fill="#0003"/>'
    '<path d="M24 6.5a17.5 17.5 0 0 1 17 13" fill="none" stroke="#fff6" stroke-width="1.6"/>'
)


def seal(symbols: Symbols, colour: int, class_: str = "") -> Markup:
    """A player's seal: wax in the seat's colour, with its sign pressed into it."""
    return _seal(Markup(f'<use href="{symbols.drawing("wax", "0 0 48 48", BLOB)}"/>'), colour, class_)


def seal_alone(colour: int, class_: str = "") -> Markup:
    """A seal on a page that has no others."""
    return _seal(BLOB, colour, class_)


def _seal(wax: Markup, colour: int, class_: str) -> Markup:
    return Markup(
        f'<svg class="seal colour-{colour} {class_}" viewBox="0 0 48 48" aria-hidden="true">{wax}'
        f'<path class="mark" transform="translate(13.5 13.2) scale(.88)" d="{SIGNS[colour % len(SIGNS)]}"/></svg>'
    )
