"""What never changes: the roads, the castle with its walls, the buildings; drawn once, for browsers to keep."""

from __future__ import annotations

from math import atan2, cos, radians, sin, tau
from typing import Final

from markupsafe import Markup

from burgrave.draw import buildings as b
from burgrave.draw.look import icons
from burgrave.draw.shapes import Sheet
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.page.geometry import INNER, OUTER, PLACES, SIDE, TURN, WALLS, Point, ahead, at, town

SHORE, MOAT = 480, 226
PAINT: Final = {  # by day and by night
    "road-edge": 'fill="none" stroke="light-dark(#8a6a3c, #1f160e)" stroke-width="17"',
    "road": 'fill="none" stroke="light-dark(#f0e0b8, #8c7a58)" stroke-width="12.5"',
    "arrow": 'fill="light-dark(#8a5f2b, #2a1d10)"',
    "seam": 'stroke="#0003" stroke-width="2" stroke-dasharray="6 5"',
    "moat": 'fill="light-dark(#83b4cd, #2f5a74)" stroke="light-dark(#3f7696, #1c3a4e)" stroke-width="2.5"',
    "tier-1": 'fill="light-dark(#c9bda6, #6d6557)"',
    "tier-2": 'fill="light-dark(#bcae95, #665d4f)"',
    "tier-3": 'fill="light-dark(#b3a488, #5f5648)"',
    "floor-1": 'fill="light-dark(#dfd5c1, #827968)"',
    "floor-2": 'fill="light-dark(#e8dfcc, #938a78)"',
    "floor-3": 'fill="light-dark(#f3ecdc, #a59b86)"',
    "merlons": 'fill="none" stroke="light-dark(#b3a68e, #5c5548)"',
    "merlons-edge": 'fill="none" stroke="#3a2f22"',
    "rampart": 'stroke="light-dark(#8b7e68, #3f392f)" stroke-width="7"',
    "turret": 'fill="light-dark(#c9bda6, #6d6557)" stroke="#3a2f22" stroke-width="2"',
    "square": 'fill="#e9d9b0" stroke="#5b3f1f" stroke-width="2.5"',
    "gate": 'fill="#cfc6b4" stroke="#5b3f1f" stroke-width="2.5"',
    "label": 'fill="#fffaf0" stroke="#6b4a25" stroke-width="1.5"',
    "shield": 'fill="#9b2d24" stroke="#fff3d8" stroke-width="1.5"',
    "turret-roof": 'fill="var(--k)" stroke="#3a1410"',
}


def standing(name: str, class_: str = "", where: tuple[float, float, float, float] = (0, 0, SIDE, SIDE)) -> Markup:
    """Something of all this within the drawing of a ring."""
    x, y, wide, high = where
    place = f'x="{x:.4g}" y="{y:.4g}" width="{wide}" height="{high}"'
    return Markup(f'<use class="{class_}" href="{SHEET.reference(name)}" {place}/>')


def house_of(kind: str, colour: int) -> Markup:
    """A building of a player, whose roof has the colour of its owner."""
    return Markup('<svg class="house colour-{}" viewBox="0 0 48 52"><use href="{}"/></svg>').format(
        colour, SHEET.reference(f"h-{kind}")
    )


def points(*found: Point) -> str:
    """Points of a path."""
    return "L".join(f"{x:.4g} {y:.4g}" for x, y in found)


def roads() -> Markup:
    """Along the arrows: two rings, and the ways between them."""
    rings = "".join(f'<circle {{0}} cx="500" cy="500" r="{radius}"/>' for radius in (OUTER, INNER))
    ways = []
    for place in range(t.RING):
        ways += [(town(place, t.LEFT), town(place, t.INNER)), (town(place, t.INNER), town(place, t.RIGHT))]
    lines = f'<path {{0}} d="{"".join(f"M{points(*way)}" for way in ways)}"/>'
    arrows = [_arrow((x + to_x) / 2, (y + to_y) / 2, atan2(to_y - y, to_x - x)) for (x, y), (to_x, to_y) in ways]
    seams = []
    for place in range(t.RING):
        seam = ahead(place) + TURN / 2
        arrows += [_arrow(*at(radius, seam), radians(seam + 90)) for radius in (OUTER, INNER)]
        for inner, outer in ((WALLS[0], 250), (276, 338), (366, 428), (464, SHORE)):
            seams.append(f"M{points(at(inner, seam), at(outer, seam))}")
    return (
        Markup((rings + lines).format(PAINT["road-edge"]) + (rings + lines).format(PAINT["road"]))
        + Markup(f'<path {PAINT["arrow"]} d="{"".join(arrows)}"/>')
        + Markup(f'<path {PAINT["seam"]} d="{"".join(seams)}"/>')
    )


def _arrow(x: float, y: float, turn: float) -> str:
    """A small triangle that points somewhere."""
    corners = ((-5, -5), (5, 0), (-5, 5))
    ahead_, aside = (cos(turn), sin(turn)), (-sin(turn), cos(turn))
    return f"M{points(*((x + a * ahead_[0] + c * aside[0], y + a * ahead_[1] + c * aside[1]) for a, c in corners))}Z"


def towns() -> Markup:
    """Their squares, with room for what is traded, and a shield for the number; inner towns are gates of the castle."""
    drawn = Markup()
    for place in range(t.RING):
        x, y = town(place, t.INNER)
        drawn += Markup(
            f'<ellipse {PAINT["gate"]} cx="{x:.4g}" cy="{y:.4g}" rx="33" ry="25"/>'
            f'<path fill="#7d7160" fill-rule="evenodd" transform="translate({x - 13:.4g} {y - 13:.4g}) scale(1.083)"'
            f' d="{icons()["castle"]}"/>'
        )
        for x, y in (town(place, t.LEFT), town(place, t.RIGHT)):
            drawn += Markup(
                f'<ellipse {PAINT["square"]} cx="{x:.4g}" cy="{y:.4g}" rx="37" ry="25"/>{_label(x, y + 30, 74)}'
                f'<path {PAINT["shield"]} d="M{x - 45:.4g} {y - 20:.4g}h22v16q0 6-11 10q-11-4-11-10Z"/>'
            )
    return drawn


def _label(x: float, y: float, wide: float) -> Markup:
    """Where something is written, around a point."""
    return Markup(
        f'<rect {PAINT["label"]} x="{x - wide / 2:.4g}" y="{y - 13:.4g}" width="{wide:g}" height="26" rx="13"/>'
    )


def _merlons(radius: float, number: int, wide: float, high: float) -> Markup:
    """The battlements of a round wall."""
    middle = radius + high / 2
    part = wide * number / (tau * middle)  # of the way from one to the next
    edge = number / (tau * middle)  # of the same, for a line around each
    circles = ((part + edge, high + 1, "merlons-edge"), (part - edge, high - 1, "merlons"))
    return Markup("").join(
        Markup(
            f'<circle {PAINT[kind]} cx="500" cy="500" r="{middle:g}" pathLength="{number}" stroke-width="{line_:g}"'
            f' stroke-dasharray="{long:.3f} {1 - long:.3f}" stroke-dashoffset="{long / 2:.3f}"/>'
        )
        for long, line_, kind in circles
    )


def castle() -> Markup:
    """A moat, and three tiers, each with its wall and its turrets."""
    first, second, third = WALLS
    drawn = Markup(f'<circle {PAINT["moat"]} cx="500" cy="500" r="{MOAT}"/>')
    for tier, (radius, number, inner) in enumerate(
        ((first, 75, second - 2), (second, 55, third - 2), (third, 30, 0)), 1
    ):
        drawn += _merlons(radius - 1, number, 9.5, 8.5)
        drawn += Markup(
            f'<circle fill="#0004" cx="503" cy="507" r="{radius if tier > 1 else 0}"/>'
            f'<circle {PAINT[f"tier-{tier}"]} stroke="#3a2f22" stroke-width="2" cx="500" cy="500" r="{radius}"/>'
            f'<circle {PAINT[f"floor-{tier}"]} stroke="#0000001f" stroke-width="5" cx="500" cy="500" r="{radius - 6}"/>'
        )
        if inner:
            sides = [(at(inner, angle), at(radius - 3, angle)) for angle in (ahead(n + 0.5) for n in range(t.RING))]
            drawn += Markup(f'<path {PAINT["rampart"]} d="{"".join(f"M{points(*side)}" for side in sides)}"/>')
    for place in range(t.RING):
        for radius, size in ((first - 1, 19), (second - 1, 14)):
            x, y = at(radius, ahead(place + 0.5))
            drawn += Markup(
                f'<circle {PAINT["turret"]} cx="{x:.4g}" cy="{y:.4g}" r="{size}"/>'
                f'<circle {PAINT["turret-roof"]} cx="{x:.4g}" cy="{y:.4g}" r="{size * 0.74:.1f}"/>'
            )
        one = PLACES[f"brings-{place}"]
        drawn += _label(one.x, one.y, 50)
    return drawn


HOUSE: Final = {
    "workshop": b.wall(-13, 26, 15) + b.gable(-13, 26, 13, -15, 3) + b.door(0, 7, 10),
    "trading_post": b.wall(-16, 32, 16)
    + b.hip(-16, 32, 9, -16, 2, 5)
    + b.door(-7, 8, 11)
    + b.box(3, -11, 9, 7, "b-window")
    + b.path("M-16 -16h32", "b-row"),
    "guildhall": b.wall(-17, 34, 18)
    + b.hip(-17, 34, 9, -18, 2, 6)
    + b.wall(-7, 14, 31)
    + b.cone(0, 14, 14, -31)
    + b.door(0, 7, 11)
    + b.windows((-12, 12), -5, 4, 7),
}
HOUSES: Final = (  # of a town
    b.wall(-26, 16, 13)
    + b.gable(-26, 16, 11, -13, 2)
    + b.wall(10, 17, 15)
    + b.gable(10, 17, 12, -15, 2)
    + b.wall(-9, 18, 20, -2)
    + b.gable(-9, 18, 14, -22, 2)
    + b.arch(0, -9, 5, 8)
    + b.door(-18, 5, 8)
    + b.door(18.5, 5, 8)
)
RING: Final = f"0 0 {SIDE} {SIDE}"
SHEET: Final = Sheet(
    "viscounts",
    {
        name: Markup('<symbol id="{}" viewBox="{}">{}</symbol>').format(name, box, drawn)
        for name, box, drawn in (
            ("roads", RING, roads()),
            ("towns", RING, towns()),
            ("castle", RING, castle()),
            ("keep", "-6 -98 94 100", b.painted(b.keep())),
            ("houses", "-32 -40 64 42", b.painted(HOUSES)),
            *[(f"h-{kind}", "-24 -50 48 52", b.painted(drawn)) for kind, drawn in HOUSE.items()],
        )
    },
)
