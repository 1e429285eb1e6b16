"""The cover of Architects: the cathedral under its scaffolding, and who builds it."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from burgrave.draw import buildings as b
from burgrave.draw.cover import Building, cover, plane, sky
from burgrave.draw.look import WORKERS
from burgrave.draw.shapes import Symbols

TOWN: Final = (Building("manor", "gold", 4, 262, 0.9), Building("town_hall", "green", 222, 254, 0.8))
STOREYS: Final = ((230, 46), (204, 44), (162, 44), (128, 42))  # how wide and how high, from the ground up
FRAME: Final = (
    "M24 336V120M276 336V120M24 284H276M24 240H276M24 196H276M24 152H276M24 196L60 152M276 196L240 152M24 152L60 196"
)
CRANE: Final = "M214 152V66M250 76H96M214 104L170 76M106 76V128"
COLOURS: Final = ("#a8322a", "#2c5fa3", "#2c7549", "#b9820c")
BUILDERS: Final = (40, 104, 176, 236)
GROUND: Final = 330


def box(symbols: Symbols) -> Markup:
    """The cover."""
    return cover(
        symbols,
        "architects",
        sky("morning", (0, "#f6d48b"), (0.5, "#f8ecc9"), (1, "#d9c690")),
        plane(symbols, "M0 262Q80 214 160 240T300 226V400H0Z", "#9bb08a", TOWN, 0.6),
        Markup('<g class="hue-blue">{}</g>').format(_cathedral()),
        Markup('<path fill="none" stroke="#7a5630" stroke-width="4" d="{}"/>').format(FRAME),
        Markup('<path fill="none" stroke="#5b3a1b" stroke-width="6" d="{}"/>').format(CRANE),
        b.box(92, 128, 28, 20, "b-stone"),
        plane(symbols, "M0 330H300V450H0Z", "#c9b184"),
        _builders(),
    )


def _cathedral() -> Markup:
    """Storey upon storey."""
    parts, y = Markup(""), GROUND
    for wide, high in STOREYS:
        left = 150 - wide / 2
        roof = f"M{left - 5:g} {y - high + 5}l8-9H{left + wide - 3:g}l8 9Z"
        middles = [150 + place * wide / 3.4 for place in (-1, 0, 1)]
        parts += b.wall(left, wide, high, y, "b-stone") + b.windows(middles, y - 4, 18, 32) + b.path(roof, "b-roof")
        y -= high
    return parts


def _builders() -> Markup:
    figure = Markup(
        '<path transform="translate({} 296) scale(1.7)" d="{}" fill="{}" stroke="#fff8ea" stroke-width="1.5"/>'
    )
    return Markup("").join(
        figure.format(x, shape, colour) for x, shape, colour in zip(BUILDERS, WORKERS, COLOURS, strict=False)
    )
