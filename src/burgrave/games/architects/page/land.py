"""The picture under the places: the country with quarry, forest and mines, the wall, the town and its roads.

It never changes, so it is drawn once for everybody.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from burgrave.draw.shapes import Symbols
from burgrave.games.architects.page.geometry import ALLEY, BENCH, HALL, HIGH, LEVELS, NAVE, STOREY, WIDE, Place
from burgrave.games.architects.page.houses import put

TREES: Final = (
    *((20, 246), (46, 238), (74, 234), (102, 238), (130, 246), (32, 262), (120, 260), (150, 266), (8, 270)),
    *(
        (-40, 250),
        (-70, 262),
        (-100, 240),
        (-150, 256),
        (-190, 244),
        (-230, 262),
    ),  # beyond the edge, where there is room
)
QUARRY: Final = (
    '<path class="rock" d="M-60 118L-40 70 0 84 8 48 34 24 66 40 92 16 122 44 150 58 162 118Z"/>'
    '<path class="rock-shade" d="M34 24L44 60 30 118H0L8 48ZM92 16L98 52 84 118H122V44Z"/>'
    '<path class="block" d="M124 96h22v16h-22zM134 82h20v14h-20z"/>'
)
MINES: Final = (
    '<path class="hill-of-mines" d="M-30 426Q30 350 82 344T168 426H-30Z"/>'
    '<path class="pit" d="M58 402V376a24 22 0 0 1 48 0V402Z"/>'
    '<path class="b-beam" d="M56 404V374a26 25 0 0 1 52 0V404"/>'
)
ROADS: Final = (
    "M60 160C120 190 140 180 250 170S330 300 330 332 640 332 700 332M80 310C180 330 240 330 330 332"
    "M90 440C180 430 240 420 330 332M340 150C345 240 335 260 335 332"
)
WALL: Final = "M168 96Q178 300 168 520"
HOUSES: Final = (  # drawing, hue, its middle, the ground, how wide and how high
    ("forge", "purple", 254, 110, 78, 84),
    ("store", "green", 254, 262, 74, 66),
    ("market", "green", 254, 398, 82, 50),
    ("townhall", "green", 389, 276, 62, 58),
    ("barracks", "red", 522, 276, 66, 56),
    ("prison", "stone", 645, 274, 52, 50),
)


@cache
def land() -> tuple[Markup, dict[str, Markup]]:
    """The whole picture under the places, and the shapes that it uses."""
    symbols = Symbols()
    parts = [
        _country(),
        Markup(QUARRY),
        *[_tree(number, x, y) for number, (x, y) in enumerate(TREES)],
        Markup(MINES),
        *[put(*one) for one in HOUSES],
        _panel(BENCH, "bench"),
        _prison(),
        _alley(),
        _scaffold(),
        _panel(HALL, "bench hall"),
    ]
    box = f'viewBox="0 0 {WIDE} {HIGH}" aria-hidden="true"'
    return Markup(f'<svg class="land" {box}>{"".join(parts)}</svg>'), symbols.found


def _country() -> Markup:
    """Sky, hills, fields, the town's ground behind its wall, and the roads."""
    merlons = "".join(f'<rect class="merlon" x="163" y="{104 + 26 * n}" width="12" height="13"/>' for n in range(16))
    return Markup(
        '<rect class="day" x="-600" y="-400" width="2200" height="500"/>'
        '<path class="horizon" d="M-600 92H0Q60 60 140 78T330 70 520 80 700 66 1000 84H1600V130H-600Z"/>'
        '<path class="fields" d="M-600 100H0Q200 80 420 92T1000 92H1600V900H-600Z"/>'
        '<path class="ground" d="M166 96Q176 300 168 520V900H1600V96Z"/>'
        f'<path class="road" d="{ROADS}"/><path class="wall" d="{WALL}V900"/>{merlons}'
    )


def _tree(number: int, x: float, y: float) -> Markup:
    return Markup(
        f'<path class="tree tree-{number % 2}" d="M{x} {y}h-13l13-38 13 38Z"/>'
        f'<path class="b-timber" d="M{x - 2} {y}h4v6h-4z"/>'
    )


def _panel(place: Place, class_: str) -> Markup:
    return Markup(
        f'<rect class="{class_}" x="{place.left:g}" y="{place.top:g}"'
        f' width="{place.wide:g}" height="{place.high:g}" rx="8"/>'
    )


def _prison() -> Markup:
    bars = "".join(f"M{602 + 14 * n} 272v62" for n in range(7))
    return Markup(f'<rect class="cell" x="595" y="272" width="100" height="62" rx="6"/><path class="bars" d="{bars}"/>')


def _alley() -> Markup:
    """The black market: three awnings in the dark."""
    awnings, stripes = "", ""
    for x in (337, 461, 585):
        awnings += f"M{x} {ALLEY.top + 8}h110l-8 22h-94Z"
        stripes += "".join(f"M{x + left} {ALLEY.top + 8}h22l-2 22h-20Z" for left in (22, 66))
    return _panel(ALLEY, "alley") + Markup(f'<path class="awning" d="{awnings}"/><path class="stripes" d="{stripes}"/>')


def _scaffold() -> Markup:
    """Around the cathedral, with a crane above it."""
    x, ground = NAVE
    left, right, top = x - 92, x + 92, ground - 4.5 * STOREY
    floors = "".join(f"M{left} {ground - n * STOREY:g}H{right}" for n in range(1, len(LEVELS)))
    return Markup(
        f'<path class="scaffold" d="M{left} {ground}V{top - 20:g}M{right} {ground}V{top - 20:g}{floors}"/>'
        f'<path class="scaffold jib" d="M{x + 78} {top:g}V{top - 72:g}M{x + 104} {top - 62:g}H{x + 6}'
        f'M{x + 78} {top - 44:g}L{x + 44} {top - 62:g}M{x + 10} {top - 62:g}v22"/>'
        f'<rect class="b-timber" x="{x + 2}" y="{top - 42:g}" width="17" height="12"/>'
    )
