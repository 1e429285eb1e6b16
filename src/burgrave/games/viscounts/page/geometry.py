"""Where everything lies on the ring: a square of 1000 units around the castle, clockwise from the top.

Places have names, which are the ids of the drawing: ``ring-0-left`` is the left town of the first segment, ``card-0``
its townsfolk, ``book-0`` its manuscript, ``site-0-1`` its second site, ``castle-1-0`` the section of the first tier
beside it.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final, NamedTuple, TypeAlias

from burgrave.games.viscounts.data import tables as t

Point: TypeAlias = tuple[float, float]

SIDE: Final = 1000  # of the square
MIDDLE: Final = SIDE / 2
TURN: Final = 360 / t.RING  # of one segment
OUTER, INNER, SITES, CARDS, BOOKS = 352, 262, 446, 362, 268  # how far from the middle the roads and things are
ASIDE: Final = 22  # degrees of the outer towns from the middle of their segment
BOOK_ASIDE: Final = 23
WALLS: Final = (215, 150, 82)  # of the tiers of the castle, from the lowest
WORKERS_AT: Final = (182, 131)  # how far from the middle workers stand
EFFECTS_AT: Final = 99  # the same for what a section brings


class Place(NamedTuple):
    """A place on the ring: its middle, and how much room it takes."""

    x: float
    y: float
    wide: float
    high: float
    turned: float = 0  # degrees: sections of the castle lie along their wall

    @property
    def box(self) -> str:
        """What a drawing of this place shows."""
        return f"{self.x - self.wide / 2:.1f} {self.y - self.high / 2:.1f} {self.wide:g} {self.high:g}"


def at(radius: float, angle: float) -> Point:
    """A point by its distance from the middle and its direction."""
    return MIDDLE + radius * cos(radians(angle)), MIDDLE + radius * sin(radians(angle))


def ahead(place: float) -> float:
    """The direction of the middle of a segment."""
    return -90 + TURN * place


def town(place: int, side: int) -> Point:
    """Where a viscount stands."""
    if side == t.INNER:
        return at(INNER, ahead(place))
    return at(OUTER, ahead(place) + (-ASIDE if side == t.LEFT else ASIDE))


def along_wall(place: int) -> float:
    """How far what lies along the wall of a segment is turned, the shorter way round."""
    return (TURN * place + 90) % 180 - 90


def site_angle(place: int, number: int, of: int) -> float:
    """The direction of one of the sites of a segment."""
    return ahead(place) + (number - (of - 1) / 2) * TURN / of


def beside_wall(source: int, target: int) -> Place:
    """Where a worker of the first tier goes through to the next section."""
    clockwise = (target - source) % t.RING == 1
    x, y = at(WORKERS_AT[0] + 12, ahead(source) + (27 if clockwise else -27))
    return Place(x, y, 54, 54)


def _places() -> dict[str, Place]:
    """All places, by name."""
    found = {}
    for place in range(t.RING):
        for side, name in enumerate(("left", "right", "inner")):
            x, y = town(place, side)
            found[f"ring-{place}-{name}"] = Place(x, y, 96, 96) if side != t.INNER else Place(x, y, 74, 58)
        found[f"card-{place}"] = Place(*at(CARDS, ahead(place)), 116, 88)
        found[f"book-{place}"] = Place(*at(BOOKS, ahead(place) + BOOK_ASIDE), 54, 66)
        for tier, radius in enumerate(WORKERS_AT, 1):
            wide, high = (124, 62) if tier == 1 else (104, 40)
            found[f"castle-{tier}-{place}"] = Place(*at(radius, ahead(place)), wide, high, along_wall(place))
        found[f"brings-{place}"] = Place(*at(EFFECTS_AT, ahead(place)), 52, 28)
        for beside in ((place + 1) % t.RING, (place - 1) % t.RING):
            found[f"gate-{place}-{beside}"] = beside_wall(place, beside)
        for few, sites in enumerate((4, 5)):
            for number in range(sites):
                name = f"site-{place}-{number}" if few else f"site-{place}-{number}-few"
                found[name] = Place(*at(SITES, site_angle(place, number, sites)), 58, 58)
                between = at(SITES, site_angle(place, number, sites) + TURN / sites / 2)
                found[name.replace("site", "link")] = Place(*between, 30, 30)
    found["castle-3"] = Place(MIDDLE, MIDDLE + 2, 150, 120)
    return found


PLACES: Final = _places()


def sheet() -> str:
    """The style sheet that puts every place where it belongs."""
    rules = [
        f"#{name}{{left:{(one.x - one.wide / 2) / 10:.2f}%;top:{(one.y - one.high / 2) / 10:.2f}%;"
        f"width:{one.wide / 10:g}%;height:{one.high / 10:g}%"
        f"{f';--turned:{one.turned:g}deg' if one.turned else ''}}}"
        for name, one in PLACES.items()
    ]
    return "\n".join(rules) + "\n"
