"""The cover of Viscounts: the ring of lands around the castle, and a rider."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from markupsafe import Markup

from burgrave.draw.cover import Building, cover, plane, sky
from burgrave.draw.shapes import Symbols

LANDS: Final = ("#d9c68e", "#7fa050", "#dfe6ea", "#b7c878", "#b3a693")
CLOUDS: Final = (
    "M30 90c6-12 22-14 30-5 8-10 26-8 30 4 12-2 18 8 12 14H22C14 98 20 88 30 90Z"
    "M200 60c6-12 22-14 30-5 8-10 26-8 30 4 12-2 18 8 12 14H192C184 68 190 58 200 60Z"
)
TREES: Final = ((196, 196, 0.7), (212, 200, 0.8), (228, 206, 0.6), (96, 300, 0.6))
HORSE: Final = (
    "M3 23.5 4 15C2.5 17 2 19 .5 20 .5 15.5 2 11.8 5.5 11.5H13L16.5 6.5 17.5 4.5 19 6 22.5 9.5 21.5 12 18.5 11.5"
    " 17.5 15.5 18.5 23.5H15.5L14 17.5H8L6.5 23.5Z"
)
RIDER: Final = "M7 12.5 8 6.5Q8.3 4.8 10 4.6A2.6 2.6 0 1 1 11.8 4.6Q13.3 5 13.4 6.5L14 9.5 12 15H8.5Z"
VILLAGES: Final = (
    Building("manor", "gold", 52, 206, 0.55),
    Building("church", "blue", 226, 232, 0.6),
    Building("docks", "green", 42, 270, 0.6),
    Building("tavern", "green", 214, 290, 0.6),
)


def box(symbols: Symbols) -> Markup:
    """The cover."""
    return cover(
        symbols,
        "viscounts",
        sky("day", (0, "#5f9cc7"), (0.5, "#cfe3e6"), (1, "#2e5b7a")),
        Markup('<path fill="#fff" opacity=".85" d="{}"/>').format(CLOUDS),
        _ring(),
        plane(symbols, _trees(), "#4f7d3f", VILLAGES),
        plane(symbols, "M0 0", "none", [Building("castle", "gold", 93, 240, 1.4)]),
        _rider(),
    )


def _ring() -> Markup:
    """Five lands in the sea, a road, and the ground of the castle."""
    lands = Markup("").join(_land(72 * number - 126, colour) for number, colour in enumerate(LANDS))
    return Markup(
        '<ellipse cx="150" cy="252" rx="140" ry="84" fill="#3c2615"/>'
        '<ellipse cx="150" cy="240" rx="140" ry="82" fill="#6aa0bb"/>{}'
        '<ellipse cx="150" cy="236" rx="96" ry="54" fill="none" stroke="#efe0b8" stroke-width="6"/>'
        '<ellipse cx="150" cy="234" rx="58" ry="32" fill="#cfc4ad" stroke="#3a2f22" stroke-width="2"/>'
    ).format(lands)


def _land(angle: int, colour: str) -> Markup:
    ends = [(150 + 128 * cos(radians(one)), 236 + 74 * sin(radians(one))) for one in (angle, angle + 72)]
    (x, y), (to_x, to_y) = ends
    shape = f"M150 236L{x:.1f} {y:.1f}A128 74 0 0 1 {to_x:.1f} {to_y:.1f}Z"
    return Markup('<path fill="{}" stroke="#4a3216" stroke-width="1.5" d="{}"/>').format(colour, shape)


def _trees() -> str:
    return "".join(f"M{x} {y}l{-9 * k:g} 0 {9 * k:g} {-30 * k:g} {9 * k:g} {30 * k:g}Z" for x, y, k in TREES)


def _rider() -> Markup:
    return Markup(
        '<g transform="translate(112 268) scale(3.2)" fill="#1f3f70" stroke="#14243f" stroke-width=".4">'
        '<path d="M5.5 13V-7" stroke="#2a1a0e"/><path fill="#a8322a" d="M6 -7h9l-2.2 3.5L15 0H6Z"/>'
        '<path d="{}"/><path fill="#d9a02a" d="{}"/></g>'
    ).format(HORSE, RIDER)
