"""What only Architects has in the pictures of its chapters: the cathedral, storey upon storey, and the prison."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from burgrave.draw import buildings as b
from burgrave.draw.shapes import Symbols
from burgrave.draw.vignette import GROUND

STOREY: Final = 26
WIDE, NARROWER = 130, 18  # the lowest storey, and how much less each of the others has
BARS: Final = 14  # units between two


def cathedral(symbols: Symbols, words: list[str]) -> Markup:
    """So many levels, around a middle."""
    return Markup('<g transform="translate({} {})">{}</g>').format(words[0], GROUND, storeys(int(words[1])))


def storeys(levels: int) -> Markup:
    """The cathedral, so many levels high, on the ground."""
    drawn = Markup()
    for level in range(levels):
        wide, y = WIDE - NARROWER * level, -STOREY * level
        left = -wide / 2
        roof = f"M{left - 3:g} {y - STOREY + 3:g}l5-6H{left + wide - 2:g}l5 6Z"
        middles = [place * wide / 3.4 for place in (-1, 0, 1)]
        drawn += b.wall(left, wide, STOREY, y, "b-stone") + b.windows(middles, y - 3, 9, 17) + b.path(roof, "b-roof")
    return Markup('<g class="hue-blue">{}</g>').format(drawn)


def jail(symbols: Symbols, words: list[str]) -> Markup:
    """A cell with its bars: where it is, how high, how wide."""
    x, high, wide = (float(word) for word in words)
    bars = "".join(f"M{x + BARS * n:g} {GROUND - high:g}v{high:g}" for n in range(1, int(wide / BARS) + 1))
    return b.box(x, GROUND - high, wide, high, "b-door") + b.path(bars, "cell-bar")
