"""A city as a street: its districts side by side, each with a plaque, and plots for what is still to be built."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw.html import Node
from burgrave.draw.icons import counter
from burgrave.draw.shapes import Symbols
from burgrave.games.citadels.page.cards import hue, kind_sign
from burgrave.games.citadels.page.houses import house, stand

HIGH, GROUND = 120, 118  # of the sky above a street, and where its ground is
NARROW: Final = 60  # a building that is not as wide is not drawn larger
MOST: Final = 12  # plots in a row


def building(symbols: Symbols, name: str, cost: int, beautified: bool, cards: int, label: str) -> Node:
    """A district on its plot: the building, and a plaque with its kind and its cost; what lies on it or under it."""
    drawn, shapes = _drawn(name)
    symbols.found.update(shapes)
    return [
        drawn,
        h.span(f".plaque.hue-{hue(name)}")[
            kind_sign(symbols, name), h.b[str(cost)], beautified and h.i(".coin-on")["+1"]
        ],
        cards > 0 and counter(label, str(cards), class_=".under"),
    ]


@lru_cache(maxsize=128)
def _drawn(name: str) -> tuple[Markup, dict[str, Markup]]:
    symbols, wide = Symbols(), max(house(name).wide + 6, NARROW)
    box = {"viewBox": f"0 0 {wide} {HIGH}", "preserveAspectRatio": "xMidYMax meet"}
    drawn = h.svg(f".building.hue-{hue(name)}", box, aria_hidden="true")[stand(symbols, name, wide / 2, GROUND)]
    return Markup(drawn), symbols.found


def plot(symbols: Symbols, label: str, id_: str = "") -> Node:
    """Where nothing stands yet."""
    shape = Markup(
        '<path class="soil" d="M3 118L8 109H52L57 118Z"/><path class="stakes" d="M6 118V105M54 118V105M6 109H54"/>'
    )
    reference = symbols.drawing("plot", f"0 0 {NARROW} {HIGH}", shape)
    box = f'viewBox="0 0 {NARROW} {HIGH}" preserveAspectRatio="xMidYMax meet"'
    drawn = Markup(f'<svg class="building" {box} aria-hidden="true"><use href="{reference}"/></svg>')
    return h.span(f"{id_}.plot-of", aria_hidden="true")[drawn, h.small[label]]


def named(seat: int, district: str, nth: int = 1) -> str:
    """The place of a district of a city, and of the next one of its kind."""
    return f"built-{seat}-{district}" if nth == 1 else f"built-{seat}-{district}-{nth}"


def next_plot(seat: int) -> str:
    """The place where the next district of a city will stand."""
    return f"plot-{seat}"


def plots(city: int, left: int) -> str:
    """The class of a street with so many districts and free plots."""
    return f".plots-{min(max(city + left, 1), MOST)}"
