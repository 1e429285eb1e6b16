"""The cover of Paladins: the gate of a walled town at sunset, and those who come for it."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from burgrave.draw import buildings as b
from burgrave.draw.cover import Building, cover, plane, sky, sun
from burgrave.draw.houses import tower
from burgrave.draw.shapes import Symbols

BEHIND: Final = (Building("monastery", "blue", 8, 268, 1.1), Building("barracks", "red", 208, 268, 1.1))
OUTSIDERS: Final = (24, 48, 72, 238, 262, 286)
OUTSIDER: Final = "M{0} 345v-26l-3-4 3-22 2 22-1 30ZM{1} 345q0-22 9-24 9 2 9 24ZM{0} 312a6 7 0 1 1 .1 0Z"
STONES: Final = "M10 285h24M60 300h24M20 318h24M210 286h24M250 306h24M226 322h24"
BARS: Final = "M33 0V-40M42 0V-45M51 0V-40M29 -12H55M29 -26H55"


def box(symbols: Symbols) -> Markup:
    """The cover."""
    return cover(
        symbols,
        "paladins",
        sky("sunset", (0, "#4a1512"), (0.55, "#c2532f"), (0.75, "#f0b25c")),
        sun(150, 150, 0, 140),
        plane(
            symbols,
            "M0 230Q80 180 150 208T300 190V400H0Z",
            "#8a4b3a",
            [Building("cathedral", "blue", 106, 222, 1.15)],
            0.5,
        ),
        plane(symbols, "M0 330H300V400H0Z", "#8a4b3a", BEHIND, 0.95),
        _wall(),
        _gate(),
        _outsiders(),
    )


def _wall() -> Markup:
    merlons = Markup("").join(b.box(20 * n - 4, 252, 12, 14, "b-stone") for n in range(16))
    return b.box(-4, 262, 308, 78, "b-stone") + merlons + b.path(STONES, "b-row")


def _gate() -> Markup:
    parts = (
        tower(0, 26, 88)
        + tower(58, 26, 88)
        + b.box(22, -70, 40, 70, "b-stone")
        + b.battlements(22, 40, -70, 5, 5)
        + b.door(42, 26, 46)
        + b.path(BARS, "b-bar")
        + b.flag(13, -96, 20)
        + b.flag(71, -96, 20)
    )
    return Markup('<g class="hue-red" transform="translate(96 344) scale(1.3)">{}</g>').format(parts)


def _outsiders() -> Markup:
    figures = "".join(OUTSIDER.format(x, x - 9) for x in OUTSIDERS)
    return Markup('<path fill="#2a1410" d="M0 338H300V450H0Z{}"/>').format(figures)
