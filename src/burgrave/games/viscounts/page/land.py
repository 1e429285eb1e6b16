"""The land around the castle: five landscapes with their rivers and roads, the sea around them, the castle's walls.

What never changes in a game is drawn once for everybody.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from burgrave.draw.look import put
from burgrave.draw.shapes import Symbols
from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.page.geometry import (
    MIDDLE,
    PLACES,
    SIDE,
    SITES,
    TURN,
    WALLS,
    ahead,
    at,
    site_angle,
    town,
)
from burgrave.games.viscounts.page.icons import THEN, line, tokens
from burgrave.games.viscounts.page.walls import SHORE, points, standing

LANDSCAPE: Final = ("coast", "meadow", "forest", "cliff", "snow")  # by segment
ROOF: Final = ("red", "green", "gold", "purple", "blue")
RIM: Final = 496
SHAPES: Final = {  # what grows and stands about, on the ground below its middle
    "tree": ["h-7l7-20 7 20z"],
    "rock": ["m-14 0l6-12 9-3 9 7 4 8z"],
    "dune": ["m-18 0q9-14 18-4 8-8 16 4z"],
    "peak": ["m-22 0l22-36 22 36z", "m-9-21l9-15 9 15-5 4-4-4-4 4z"],  # with snow on it
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
        standing("roads"),
        *[_links(symbols, place, ring, side) for place in range(t.RING)],
        *[_houses(place, segment) for place, segment in places],
        standing("towns"),
        *[_town(symbols, place, segment, side_) for place, segment in places for side_ in (t.LEFT, t.RIGHT)],
        _castle(symbols, sections),
    ]
    box = f'viewBox="0 0 {SIDE} {SIDE}" aria-hidden="true"'
    return Markup(f'<svg class="land" {box}>{"".join(parts)}</svg>'), symbols.found


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
    outlines: dict[str, list[str]] = {}
    for what, radius, aside, size in SCENERY[kind]:
        x, y = at(radius, angle + aside)
        for part, shape in enumerate(SHAPES[what]):
            outlines.setdefault(f"{what}-{part}", []).append(f"M{x:.0f} {y:.0f}{_scaled(shape, size)}")
    for class_, shapes in outlines.items():
        drawn += Markup(f'<path class="{class_}" d="{"".join(shapes)}"/>')
    return drawn


def _scaled(shape: str, size: float) -> str:
    """A path that says how far to go, in another size."""
    return re.sub(r"-?\d+", lambda number: f" {int(number[0]) * size:.3g}", shape)


def _river(place: int, segment: int, side: int) -> Markup:
    """Between the sites of the left bank and those of the right one."""
    sites, angle = t.SITES_OF[side][segment], ahead(place)
    left = sum(t.BANK[site] == t.LEFT for site in sites)
    mouth = (site_angle(place, left - 1, len(sites)) + site_angle(place, left, len(sites))) / 2 - angle
    bends = (
        *(at(WALLS[0], angle + 9), at(262, angle + 13), at(312, angle + mouth * 0.2 + 5)),
        *(at(366, angle + mouth * 0.4), at(414, angle + mouth), at(SHORE, angle + mouth)),
    )
    a, b_, c, d, e, f = (f"{x:.4g} {y:.4g}" for x, y in bends)
    shape = f"M{a}Q{b_} {c}Q{d} {e}L{f}"
    return Markup(f'<path class="river-bank" d="{shape}"/><path class="river" d="{shape}"/>')


def _links(symbols: Symbols, place: int, ring: tuple[int, ...], side: int) -> Markup:
    """The links that begin in a segment, with what they bring."""
    sites = t.SITES_OF[side][ring[place]]
    drawn, arcs = Markup(), ""
    for link, (source, target) in enumerate(t.LINKED):
        if source not in sites:
            continue
        start = site_angle(place, sites.index(source), len(sites))
        if target >= 0:
            end = site_angle(place, sites.index(target), len(sites))
        else:
            end = site_angle(place + 1, 0, len(t.SITES_OF[side][ring[(place + 1) % t.RING]]))
        arcs += f"M{points(at(SITES, start + 2))}A{SITES} {SITES} 0 0 1 {points(at(SITES, end - 2))}"
        x, y = at(SITES, (start + end) / 2)
        drawn += Markup(f'<circle class="link-brings" cx="{x:.4g}" cy="{y:.4g}" r="15"/>')
        drawn += line(symbols, tokens(fx.LINK[link]), x, y, 19, 25)
    return Markup("").join(Markup(f'<path class="{class_}" d="{arcs}"/>') for class_ in ("link-edge", "link")) + drawn


# -------------------------------------------------------------------- towns


def _houses(place: int, segment: int) -> Markup:
    """The houses of the two towns of a segment; its squares lie before them."""
    towns = [town(place, side) for side in (t.LEFT, t.RIGHT)]
    found = [standing("houses", f"building hue-{ROOF[segment]}", (x - 30, y - 54, 61, 40)) for x, y in towns]
    return Markup("").join(found)


def _town(symbols: Symbols, place: int, segment: int, side: int) -> Markup:
    """The number of a town, and what is traded there."""
    x, y = town(place, side)
    effect = (fx.LEFT_TRADE if side == t.LEFT else fx.RIGHT_TRADE)[segment]
    row = t.SEGMENTS[segment]
    number = row.left if side == t.LEFT else row.right
    return line(symbols, [str(t.PER[segment][side]), "scales", THEN, *tokens(effect)], x, y + 30, 19, 64) + Markup(
        f'<text class="number" x="{x - 34:.4g}" y="{y - 3:.4g}">{number}</text>'
    )


# -------------------------------------------------------------------- the castle


def _castle(symbols: Symbols, sections: tuple[int, ...]) -> Markup:
    """Its walls, and in the sections between them what the second tier brings."""
    drawn = standing("castle", "hue-red")
    for place in range(t.RING):
        one = PLACES[f"brings-{place}"]
        drawn += line(symbols, tokens(fx.SECTION[sections[place]]), one.x, one.y, 18, 42)
    drawn += standing("keep", "building hue-gold", (460, 416, 80, 85))
    return (
        drawn
        + put(symbols, "vp", 446, 460, 20, "worth")
        + Markup('<text class="worth-number" x="446" y="484">3</text>')
    )


assert MIDDLE * 2 == SIDE
