"""The place behind the table: the walled town at dawn, its gate and the land before it, by day and by night.

It never changes in a game: browsers get it once, as a picture in the style sheet. A board of 710 by 670 units lies
before it; the picture is wider, so that no window is too wide for it.
"""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import quote

from markupsafe import Markup

from burgrave.draw import buildings as b
from burgrave.draw.houses import dome, tower

LEFT, TOP, WIDE, HIGH = -600, -140, 1900, 810
GATE: Final = 250  # where it begins
LINE: Final = 'stroke="#2a1c10" stroke-width=".9" stroke-linejoin="round"'
PAINT: Final = {  # by kind: its colour by day and by night, and whether it has the outline of buildings
    "b-wall": ("#efdfbd", "#8d7f66", True),
    "b-stone": ("#cfc2ab", "#8e8472", True),
    "b-door": ("#3b2615", "#2a1a0e", True),
    "b-window": ("#41505e", "#ffd77a", True),
    "b-shade": ("#1a0f1f33", "#1a0f1f55", False),
    "field": ("#a9b87a", "#27301f", False),
    "road": ("#d8c08c", "#4a3f2f", False),
    "yard": ("#cdb387", "#3a3026", False),
    "horizon": ("#c58a63", "#3b2c45", False),
    "sun": ("#fff3cf", "#ffdf9f", False),
    "tree": ("#4f7d3f", "#22381d", False),
    "rock": ("#9d98a0", "#56535e", False),
    "snow": ("#fff", "#d5dbe6", False),
    "sea": ("#6fa3bd", "#2a4c63", False),
}
REGIONS: Final = (  # by day and by night, from left to right
    *(("#cddb9a", "#414f2e"), ("#c0d08c", "#3a4a2b"), ("#d9d096", "#4d4a2c"), ("#dfc68c", "#53442a")),
    *(("#d2b592", "#4c3d30"), ("#c3bac0", "#3d3a44")),
)
STROKES: Final = {
    "b-row": ("#0000004d", 0.9),
    "b-pole": ("#3a2615", 1.3),
    "bars": ("#cfc2ab", 1.6),
    "crop": ("#b99a3f99", 4),
}
ROOFS: Final = {
    "blue": ("#2f66ab", "#264f80"),
    "green": ("#2f7d4f", "#25603e"),
    "gold": ("#c68f14", "#96701c"),
    "red": ("#a8362c", "#802c25"),
    "purple": ("#6d4596", "#543870"),
}
SKY: Final = (("#4f6f9a", "#d9b48c", "#f0b06a"), ("#141b38", "#3a2f55", "#8a4f4a"))


def cross(middle: float, y: float, size: float = 8) -> Markup:
    """A cross on a roof."""
    arms = f"M{middle - size * 0.32:g} {y - size * 0.66:g}H{middle + size * 0.32:g}"
    return b.path(f"M{middle:g} {y:g}V{y - size:g}{arms}", "b-pole")


HOUSES: Final = {  # by name: the colour of its roofs, and how it is built
    "church": (
        "blue",
        b.wall(20, 38, 22)
        + b.hip(20, 38, 14, -22, 3, 3)
        + b.wall(2, 19, 36)
        + b.cone(11.5, 19, 22, -36)
        + cross(11.5, -57)
        + b.windows((11.5,), -24, 5, 9)
        + b.windows((29, 39, 49), -7, 5, 10),
    ),
    "cathedral": (
        "blue",
        b.wall(20, 40, 46)
        + b.gable(20, 40, 20, -46, 2)
        + b.wall(4, 20, 54)
        + b.wall(56, 20, 54)
        + b.cone(14, 20, 34, -54)
        + b.cone(66, 20, 34, -54)
        + cross(14, -87)
        + cross(66, -87)
        + b.windows((14, 66), -34, 6, 13),
    ),
    "town_hall": (
        "green",
        b.wall(3, 76, 34)
        + b.hip(3, 76, 15, -34, 3, 9)
        + b.wall(30, 22, 66)
        + b.cone(41, 22, 24, -66)
        + b.flag(41, -88, 10)
        + b.windows((41,), -52, 8, 11)
        + b.windows((11, 20, 62, 71), -22, 4.5, 7),
    ),
    "palace": (
        "gold",
        b.wall(2, 86, 34)
        + b.box(0, -38, 90, 5, "b-stone")
        + b.wall(30, 30, 46)
        + dome(45, 16, -46)
        + b.flag(45, -62, 12)
        + b.cone(9, 14, 16, -38)
        + b.cone(81, 14, 16, -38)
        + b.windows((9, 18, 72, 81), -20, 6, 10),
    ),
    "fortress": (
        "red",
        b.wall(14, 60, 40, 0, "b-stone")
        + b.battlements(14, 60, -40, 8, 5)
        + tower(2, 20, 56)
        + tower(66, 20, 56)
        + tower(32, 24, 68, 4)
        + b.flag(44, -76, 18)
        + b.flag(12, -64, 10)
        + b.flag(76, -64, 10)
        + b.windows((12, 76), -34, 4, 10)
        + b.windows((44,), -44, 5, 11),
    ),
    "library": (
        "purple",
        b.wall(8, 64, 42)
        + b.box(5, -47, 70, 6, "b-stone")
        + b.wall(20, 40, 60)
        + dome(40, 21, -60)
        + b.cone(40, 5, 9, -81)
        + b.windows((29, 40, 51), -49, 4, 7),
    ),
    "castle": ("gold", b.keep()),
    "manor": (
        "gold",
        b.wall(3, 64, 28)
        + b.gable(3, 28, 26, -28)
        + b.gable(39, 28, 26, -28)
        + b.windows((17, 53), -34, 5, 8)
        + b.flag(17, -53, 9),
    ),
    "watch": ("red", b.wall(8, 24, 36) + b.gable(8, 24, 14, -36, 4) + b.windows((20,), -24, 6, 7) + b.flag(20, -48, 9)),
    "inn": ("green", b.wall(3, 42, 24) + b.gable(3, 42, 22, -24, 5) + b.windows((24,), -28, 5, 8)),
}
SKYLINE: Final = (  # from left to right: what stands where, and how large
    *(("church", -560, 1.1), ("inn", -480, 1.1), ("town_hall", -420, 1), ("manor", -330, 1.1), ("castle", -250, 1.1)),
    *(("inn", -150, 1.2), ("watch", -86, 1.2), ("inn", -40, 1), ("manor", 2, 1.05), ("church", 84, 1.15)),
    *(("town_hall", 160, 1.02), ("cathedral", 254, 1.08), ("palace", 348, 0.98), ("fortress", 448, 0.98)),
    *(("library", 546, 0.92), ("castle", 628, 1.05), ("inn", 722, 1.2), ("church", 790, 1.15), ("watch", 872, 1.2)),
    *(("town_hall", 920, 1), ("manor", 1020, 1.1), ("inn", 1110, 1.2), ("cathedral", 1170, 1), ("church", 1262, 1)),
)
HILLS: Final = "M-600 120H0Q90 40 200 66T420 44 600 70 710 60H1300V200H-600Z"
ROAD: Final = (
    f"M{GATE + 39} 308Q{GATE + 38} 316 200 322T-600 340V306H{GATE + 39}Z"
    f"M{GATE + 39} 308Q{GATE + 40} 316 420 322T1300 340V306H{GATE + 39}Z"
)


def _town_wall() -> Markup:
    """The wall on which the King's cards hang."""
    return (
        b.box(LEFT, 196, WIDE, 112, "b-stone")
        + b.path("".join(f"M{LEFT + 4 + 24 * n} 186h14v12h-14Z" for n in range(79)), "b-stone")
        + b.path("".join(f"M{-580 + n * 97 % 1860} {212 + n * 37 % 88}h18" for n in range(70)), "b-row")
    )


def _gate() -> Markup:
    """The gate, with its bars."""
    arch = "M17 0V-44A22 22 0 0 1 61 -44V0Z"
    bars = "M24 0V-56M32 0V-63M39 0V-66M46 0V-63M54 0V-56M18 -18H60M17 -36H61"
    return Markup('<g transform="translate({} 308)">{}</g>').format(
        GATE,
        b.box(0, -116, 78, 116, "b-stone")
        + b.battlements(-3, 84, -116, 6, 8)
        + b.box(52, -116, 26, 116, "b-shade")
        + b.path(arch, "b-door")
        + b.path(bars, "bars"),
    )


def _region(number: int, night: int) -> Markup:
    """A region: a field of its own colour."""
    x = 8 + 116 * number
    outline = f"M{x} 334q0-9 9-9h92q9 0 9 9V524H{x}Z"
    field = Markup('<path d="{}" fill="{}" stroke="#0003" stroke-width="1.5"/>').format(outline, REGIONS[number][night])
    return field + Markup('<g transform="translate({} 0)">{}</g>').format(x, _grown(number))


def _grown(number: int) -> Markup:
    """What grows or rises there, below the spaces."""
    if number == 0:
        return _trees((24, 516), (44, 520)) + b.path("M60 512h42M60 504h42M60 496h42M60 488h42", "crop")
    if number == 1:
        return _trees((30, 519), (78, 517))
    if number == 4:
        hills = "M30 522l16-30 12 16 12-22 22 36Z"
        caps = "M46 492l7 9-5 2-4-2-4 3ZM70 486l8 12-6-1-4 3-4-2Z"
        return _trees((18, 519), (94, 518)) + b.path(hills, "rock") + b.path(caps, "snow")
    if number == 5:
        peaks = "M4 524l28-62 18 30 24-54 34 86Z"
        caps = "M32 462l10 18-8-2-5 5-6-4ZM74 438l13 30-9-4-6 6-8-6Z"
        shore = b.path("M0 512q28-8 55 0t55 0V524H0Z", "sea")
        return b.path(peaks, "rock") + b.path(caps, "snow") + shore
    return Markup()


def _trees(*feet: tuple[int, int]) -> Markup:
    return b.path("".join(f"M{x} {y}l-7.5 0 7.5 -24 7.5 24Z" for x, y in feet), "tree")


def _painted(drawing: str, night: int) -> str:
    """The drawing with colours instead of classes: a picture in a style sheet has no other sheet."""

    def paint(found: re.Match[str]) -> str:
        kind = found[1]
        if kind in STROKES:
            colour, wide = STROKES[kind]
            return f'fill="none" stroke="{colour}" stroke-width="{wide}"'
        day, dark, outlined = PAINT[kind]
        return f'fill="{dark if night else day}"' + ("" if outlined else ' stroke="none"')

    return re.sub(r'class="([a-z-]+)"', paint, drawing)


def picture(night: int = 0) -> str:
    """The whole picture, by day or by night."""
    first, second, third = SKY[night]
    houses = "".join(
        f'<g id="{name}">' + str(built).replace('class="b-roof"', f'fill="{ROOFS[hue][night]}"') + "</g>"
        for name, (hue, built) in HOUSES.items()
    )
    skyline = "".join(
        f'<use href="#{name}" transform="translate({x} 92) scale({scale})"/>' for name, x, scale in SKYLINE
    )
    fields = "".join(_region(number, night) for number in range(len(REGIONS)))
    return _painted(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{LEFT} {TOP} {WIDE} {HIGH}" preserveAspectRatio="none">'
        f'<defs><linearGradient id="k" x2="0" y2="1"><stop stop-color="{first}"/>'
        f'<stop offset=".6" stop-color="{second}"/><stop offset="1" stop-color="{third}"/></linearGradient>'
        '<radialGradient id="s"><stop stop-color="#fff6d8"/><stop offset=".3" stop-color="#ffe2a0"/>'
        '<stop offset="1" stop-color="#ffc978" stop-opacity="0"/></radialGradient>'
        f"<g {LINE}>{houses}</g></defs>"
        f'<rect x="{LEFT}" y="{TOP}" width="{WIDE}" height="330" fill="url(#k)"/>'
        '<circle cx="560" cy="44" r="150" fill="url(#s)"/><circle class="sun" cx="560" cy="44" r="22"/>'
        f'<path class="horizon" d="{HILLS}"/><g {LINE}>{skyline}</g>'
        f'<rect class="yard" x="{LEFT}" y="86" width="{WIDE}" height="110"/>'
        f'<g {LINE}>{_town_wall()}</g><rect class="field" x="{LEFT}" y="306" width="{WIDE}" height="400"/>'
        f'<path class="road" d="{ROAD}"/>{fields}<g {LINE}>{_gate()}</g></svg>',
        night,
    )


def sheet() -> str:
    """The style sheet with the picture, by day and by night."""

    def drawn(night: int) -> str:
        return quote(picture(night).replace('"', "'"), safe=" =:/(),.;'-_+")

    return (
        f':root{{--day:url("data:image/svg+xml,{drawn(0)}");--night:url("data:image/svg+xml,{drawn(1)}")}}\n'
        ".town::before{background-image:var(--day)}\n"
        "@media (prefers-color-scheme: dark) {\n"
        ":root:not([data-light=day]) .town::before{background-image:var(--night)} }\n"
        ":root[data-light=night] .town::before{background-image:var(--night)}\n"
    )
