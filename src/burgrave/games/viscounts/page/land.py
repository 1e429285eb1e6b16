"""The land around the castle: five landscapes with their rivers and roads, the sea around them, the castle's walls.

What never changes in a game is drawn once for everybody.
"""

from __future__ import annotations

from functools import lru_cache
from math import atan2, degrees
from typing import Final

from markupsafe import Markup

from burgrave.draw import buildings as b
from burgrave.draw.look import put
from burgrave.draw.shapes import Symbols
from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.page.geometry import (
    INNER,
    MIDDLE,
    OUTER,
    PLACES,
    SIDE,
    SITES,
    TURN,
    WALLS,
    Point,
    ahead,
    at,
    site_angle,
    town,
)
from burgrave.games.viscounts.page.icons import THEN, line, tokens

LANDSCAPE: Final = ("coast", "meadow", "forest", "cliff", "snow")  # by segment
ROOF: Final = ("red", "green", "gold", "purple", "blue")
RIM, SHORE, MOAT = 496, 480, 226
SHAPES: Final = {  # what grows and stands about, on the ground below its middle
    "tree": ["M0 0H-7L0-20 7 0Z"],
    "rock": ["M-14 0l6-12 9-3 9 7 4 8Z"],
    "dune": ["M-18 0q9-14 18-4 8-8 16 4Z"],
    "peak": ["M-22 0L0-36 22 0Z", "M-9-21L0-36 9-21l-5 4-4-4-4 4Z"],  # with snow on it
}
SCENERY: Final = {  # by landscape: what, how far from the middle, how far aside, how large
    "forest": [
        *(("tree", 410, -33, 1.5), ("tree", 392, -30, 1.1), ("tree", 318, -31, 1.4), ("tree", 300, -27, 1.1)),
        *(("tree", 322, 31, 1.5), ("tree", 404, 33, 1.4), ("tree", 300, 28, 1.1), ("tree", 285, -33, 1.1)),
        *(("tree", 252, -30, 1.0), ("tree", 412, 12, 1.1), ("tree", 400, -9, 1.3), ("tree", 340, 33, 1.1)),
    ],
    "meadow": [
        *(("tree", 404, -33, 1.0), ("tree", 290, -32, 1.0), ("tree", 412, 9, 1.0), ("rock", 318, -31, 1.2)),
        *(("rock", 400, 33, 1.4), ("rock", 300, 30, 1.0), ("rock", 330, 32, 0.9), ("rock", 256, -29, 0.9)),
    ],
    "cliff": [("rock", 320, -32, 1.0), ("rock", 300, -28, 1.1), ("rock", 324, 32, 1.1), ("rock", 398, 33, 1.0)],
    "snow": [
        *(("peak", 322, -32, 1.5), ("peak", 296, -29, 1.1), ("peak", 330, 32, 1.6), ("peak", 300, 30, 1.1)),
        *(("peak", 408, 33, 1.0), ("peak", 404, -33, 1.1), ("peak", 256, -30, 0.9)),
    ],
    "coast": [("dune", 320, -32, 1.0), ("dune", 300, -28, 1.1), ("dune", 324, 32, 1.1), ("dune", 398, 33, 1.0)],
}


@lru_cache(maxsize=256)
def land(ring: tuple[int, ...], sections: tuple[int, ...], side: int) -> tuple[Markup, dict[str, Markup]]:
    """The whole picture under the pieces, and the shapes that it uses."""
    symbols = Symbols()
    places = list(enumerate(ring))
    parts = [
        Markup(f'<circle class="rim" cx="500" cy="500" r="{RIM}"/>'),
        Markup('<circle class="rim-line" cx="500" cy="500" r="486"/>'),
        *[_landscape(place, segment) for place, segment in places],
        *[_river(place, segment, side) for place, segment in places],
        _roads(),
        *[_links(symbols, place, ring, side) for place in range(t.RING)],
        *[_town(symbols, place, segment, kind) for place, segment in places for kind in (t.LEFT, t.RIGHT, t.INNER)],
        _castle(symbols, sections),
    ]
    box = f'viewBox="0 0 {SIDE} {SIDE}" aria-hidden="true"'
    return Markup(f'<svg class="land" {box}>{"".join(parts)}</svg>'), symbols.found


def points(*found: Point) -> str:
    """Points of a path."""
    return "L".join(f"{x:.1f} {y:.1f}" for x, y in found)


def _sector(inner: float, outer: float, start: float, end: float, class_: str) -> Markup:
    """A piece of a ring."""
    return Markup(
        f'<path class="{class_}" d="M{points(at(outer, start))}A{outer} {outer} 0 0 1 {points(at(outer, end))}'
        f'L{points(at(inner, end))}A{inner} {inner} 0 0 0 {points(at(inner, start))}Z"/>'
    )


def _landscape(place: int, segment: int) -> Markup:
    """A segment: its ground, the sea before it, trees, rocks and mountains."""
    kind, angle, half = LANDSCAPE[segment], ahead(place), TURN / 2
    drawn = _sector(WALLS[0], SHORE, angle - half, angle + half, f"ground {kind}")
    if kind in ("coast", "cliff"):
        drawn += _sector(462, SHORE, angle - half, angle + half, "surf")
    for what, radius, aside, size in SCENERY[kind]:
        x, y = at(radius, angle + aside)
        shapes = "".join(f'<path class="{what}-{part}" d="{shape}"/>' for part, shape in enumerate(SHAPES[what]))
        drawn += Markup(f'<g transform="translate({x:.0f} {y:.0f}) scale({size})">{shapes}</g>')
    return drawn


def _river(place: int, segment: int, side: int) -> Markup:
    """Between the sites of the left bank and those of the right one."""
    sites, angle = t.SITES_OF[side][segment], ahead(place)
    left = sum(t.BANK[site] == t.LEFT for site in sites)
    mouth = (site_angle(place, left - 1, len(sites)) + site_angle(place, left, len(sites))) / 2 - angle
    bends = (
        *(at(WALLS[0], angle + 9), at(262, angle + 13), at(312, angle + mouth * 0.2 + 5)),
        *(at(366, angle + mouth * 0.4), at(414, angle + mouth), at(SHORE, angle + mouth)),
    )
    a, b_, c, d, e, f = (f"{x:.1f} {y:.1f}" for x, y in bends)
    shape = f"M{a}Q{b_} {c}Q{d} {e}L{f}"
    return Markup(f'<path class="river-bank" d="{shape}"/><path class="river" d="{shape}"/>')


def _roads() -> Markup:
    """Along the arrows: two rings, and the ways between them."""
    rings = "".join(f'<circle class="{{0}}" cx="500" cy="500" r="{radius}"/>' for radius in (OUTER, INNER))
    ways = []
    for place in range(t.RING):
        ways += [(town(place, t.LEFT), town(place, t.INNER)), (town(place, t.INNER), town(place, t.RIGHT))]
    lines = "".join(f'<path class="{{0}}" d="M{points(*way)}"/>' for way in ways)
    drawn = Markup((rings + lines).format("road-edge") + (rings + lines).format("road"))
    for (x, y), (to_x, to_y) in ways:
        drawn += _arrow((x + to_x) / 2, (y + to_y) / 2, degrees(atan2(to_y - y, to_x - x)))
    for place in range(t.RING):
        seam = ahead(place) + TURN / 2
        for radius in (OUTER, INNER):
            drawn += _arrow(*at(radius, seam), seam + 90)
        for inner, outer in ((WALLS[0], 250), (276, 338), (366, 428), (464, SHORE)):
            drawn += Markup(f'<path class="seam" d="M{points(at(inner, seam), at(outer, seam))}"/>')
    return drawn


def _arrow(x: float, y: float, turn: float) -> Markup:
    return Markup(
        f'<path class="road-arrow" transform="translate({x:.1f} {y:.1f}) rotate({turn:.0f})" d="M-5-5L5 0L-5 5Z"/>'
    )


def _links(symbols: Symbols, place: int, ring: tuple[int, ...], side: int) -> Markup:
    """The links that begin in a segment, with what they bring."""
    sites = t.SITES_OF[side][ring[place]]
    drawn = Markup()
    for link, (source, target) in enumerate(t.LINKED):
        if source not in sites:
            continue
        start = site_angle(place, sites.index(source), len(sites))
        if target >= 0:
            end = site_angle(place, sites.index(target), len(sites))
        else:
            end = site_angle(place + 1, 0, len(t.SITES_OF[side][ring[(place + 1) % t.RING]]))
        for class_ in ("link-edge", "link"):
            arc = f"M{points(at(SITES, start + 2))}A{SITES} {SITES} 0 0 1 {points(at(SITES, end - 2))}"
            drawn += Markup(f'<path class="{class_}" d="{arc}"/>')
        x, y = at(SITES, (start + end) / 2)
        drawn += Markup(f'<circle class="link-brings" cx="{x:.1f}" cy="{y:.1f}" r="15"/>')
        drawn += line(symbols, tokens(fx.LINK[link]), x, y, 19, 25)
    return drawn


# -------------------------------------------------------------------- towns


def _town(symbols: Symbols, place: int, segment: int, side: int) -> Markup:
    """A town with its number and what is traded there; an inner one is a gate of the castle."""
    x, y = town(place, side)
    ground = f'<ellipse class="square" cx="{x:.1f}" cy="{y:.1f}" rx="37" ry="25"/>'
    if side == t.INNER:
        return Markup(f'<ellipse class="square gate" cx="{x:.1f}" cy="{y:.1f}" rx="33" ry="25"/>') + put(
            symbols, "castle", x, y, 26, "gate-sign"
        )
    effect = (fx.LEFT_TRADE if side == t.LEFT else fx.RIGHT_TRADE)[segment]
    row = t.SEGMENTS[segment]
    number = row.left if side == t.LEFT else row.right
    return (
        _houses(symbols, x, y - 16, ROOF[segment])
        + Markup(ground)
        + Markup(f'<rect class="label" x="{x - 37:.1f}" y="{y + 17:.1f}" width="74" height="26" rx="13"/>')
        + line(symbols, [str(t.PER[segment][side]), "scales", THEN, *tokens(effect)], x, y + 30, 19, 64)
        + Markup(
            f'<g transform="translate({x - 45:.1f} {y - 20:.1f})">'
            '<path class="shield" d="M0 0H22V16Q22 22 11 26Q0 22 0 16Z"/>'
            f'<text class="number" x="11" y="17">{number}</text></g>'
        )
    )


def _houses(symbols: Symbols, x: float, y: float, hue: str) -> Markup:
    houses = (
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
    reference = symbols.drawing("houses", "-32 -40 64 42", houses)
    return Markup(
        f'<use class="building hue-{hue}" href="{reference}" x="{x - 30:.1f}" y="{y - 38:.1f}" width="61" height="40"/>'
    )


# -------------------------------------------------------------------- the castle


def _merlons(radius: float, number: int, wide: float, high: float) -> Markup:
    """The battlements of a round wall."""
    found = []
    for n in range(number):
        turn = n * 360 / number
        x, y = at(radius, turn)
        found.append(
            f'<rect class="merlon" x="{-wide / 2:g}" y="{-high:g}" width="{wide:g}" height="{high:g}"'
            f' transform="translate({x:.1f} {y:.1f}) rotate({turn + 90:.1f})"/>'
        )
    return Markup("".join(found))


def _castle(symbols: Symbols, sections: tuple[int, ...]) -> Markup:
    """Three tiers, each with its wall; the sections between them, with what the second tier brings."""
    first, second, third = WALLS
    drawn = Markup(f'<circle class="moat" cx="500" cy="500" r="{MOAT}"/>')
    for tier, (radius, number, inner) in enumerate(
        ((first, 75, second - 2), (second, 55, third - 2), (third, 30, 0)), 1
    ):
        drawn += _merlons(radius - 1, number, 9.5, 8.5)
        drawn += Markup(
            f'<circle class="wall-shade" cx="503" cy="507" r="{radius if tier > 1 else 0}"/>'
            f'<circle class="tier tier-{tier}" cx="500" cy="500" r="{radius}"/>'
            f'<circle class="floor floor-{tier}" cx="500" cy="500" r="{radius - 6}"/>'
        )
        if inner:
            for place in range(t.RING):
                wall = points(at(inner, ahead(place + 0.5)), at(radius - 3, ahead(place + 0.5)))
                drawn += Markup(f'<path class="rampart" d="M{wall}"/>')
    for place in range(t.RING):
        for radius, size in ((first - 1, 19), (second - 1, 14)):
            x, y = at(radius, ahead(place + 0.5))
            drawn += Markup(
                f'<g class="hue-red"><circle class="turret" cx="{x:.1f}" cy="{y:.1f}" r="{size}"/>'
                f'<circle class="turret-roof" cx="{x:.1f}" cy="{y:.1f}" r="{size * 0.74:.1f}"/></g>'
            )
        one = PLACES[f"brings-{place}"]
        drawn += Markup(
            f'<rect class="label" x="{one.x - 25:.1f}" y="{one.y - 13:.1f}" width="50" height="26" rx="13"/>'
        )
        drawn += line(symbols, tokens(fx.SECTION[sections[place]]), one.x, one.y, 18, 42)
    keep = symbols.drawing("keep", "-6 -98 94 100", b.keep())
    drawn += Markup(f'<use class="building hue-gold" href="{keep}" x="460" y="416" width="80" height="85"/>')
    return (
        drawn
        + put(symbols, "vp", 446, 460, 20, "worth")
        + Markup('<text class="worth-number" x="446" y="484">3</text>')
    )


assert MIDDLE * 2 == SIDE
