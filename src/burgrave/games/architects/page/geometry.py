"""Where everything lies in the picture of the town, which is 1000 units wide and 500 high.

Places have names, which are the ids of the drawing: ``place-quarry``, ``slot-0`` for the first apprentice of the row,
``market-0``, ``cathedral-1``, ``guildhall``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from burgrave.games.architects.data import tables as t

WIDE: Final = 1000
HIGH: Final = 500
CIRCLE: Final = (56, 34)  # how far an open circle reaches to the side and up
SIGN: Final = 34  # how high the sign below it is


class Place(NamedTuple):
    """A place of the picture: its middle, and how much room it takes."""

    x: float
    y: float
    wide: float
    high: float

    @property
    def box(self) -> str:
        """What a drawing of this place shows."""
        return f"{self.x - self.wide / 2:g} {self.y - self.high / 2:g} {self.wide:g} {self.high:g}"

    @property
    def left(self) -> float:
        """Where it begins."""
        return self.x - self.wide / 2

    @property
    def top(self) -> float:
        """The same from above."""
        return self.y - self.high / 2


CIRCLES: Final = {  # the middles of open circles, by place; the workshop is drawn in its own way
    "quarry": (76, 126),
    "forest": (76, 283),
    "mines": (80, 428),
    "silversmith": (252, 134),
    "storehouse": (252, 284),
    "tax_stand": (252, 421),
    "town_centre": (389, 302),
    "guardhouse": (522, 302),
}
SIGNS: Final = {"storehouse": 136, "tax_stand": 136}  # wider signs, for longer names
WORKSHOP: Final = (361, 84)
BENCH: Final = Place(516, 116, 376, 208)
SLOT: Final = (75, 89)
ALLEY: Final = Place(516, 435, 376, 118)
HALL: Final = Place(855, 413, 278, 168)
CELLS: Final = Place(855, 405, 262, 136)  # of the guildhall
NAVE: Final = (846, 308)  # the middle of the cathedral, on the ground
STOREY: Final = 46  # how high a level is
LEVELS: Final = (224, 196, 160, 126, 80)  # how wide each is
PRICE: Final = 44  # how wide the labels beside a level are


def sign_of(circle: str) -> int:
    """How wide the sign of a place is."""
    return SIGNS.get(circle, 118)


def slot(number: int) -> Place:
    """Where an apprentice lies: two rows of four columns."""
    row, column = divmod(number, t.COLUMNS)
    return Place(431.5 + 77 * column, 78.5 + 92 * row, *SLOT)


def level(number: int) -> Place:
    """A level of the cathedral, counted from 1, with the labels beside it."""
    x, ground = NAVE
    return Place(x, ground - STOREY * (number - 0.5), LEVELS[number - 1] + 2 * PRICE - 6, STOREY)


def cell(number: int, columns: int) -> Place:
    """A space of the guildhall, by the number of its columns."""
    row, column = divmod(number, columns)
    wide = min(72, CELLS.wide / columns)
    left = CELLS.x - wide * columns / 2
    return Place(left + wide * (column + 0.5), CELLS.top + 34 * (row + 0.5), wide - 4, 31)


def _places() -> dict[str, Place]:
    """All places, by name."""
    found = {}
    for name, (x, y) in CIRCLES.items():
        wide = max(sign_of(name), 2 * CIRCLE[0] + 6)
        found[f"place-{name}"] = Place(x, y + 12.5, wide, 97)
        found[f"groups-{name}"] = Place(x, y - 3, 104, 56)
    x, y = WORKSHOP
    found["place-workshop"] = Place(x, y + 2, 60, 140)
    found["groups-workshop"] = Place(x, y, 56, 62)
    found["plans"] = Place(x, 187, 54, 58)
    found |= {f"slot-{number}": slot(number) for number in range(t.SLOTS)}
    found |= {f"column-{column}": Place(slot(column).x, 24, 70, 18) for column in range(t.COLUMNS)}
    found |= {f"market-{space}": Place(392 + 124 * space, 430, 112, 92) for space in range(len(t.MARKET_SPACES))}
    found["place-prison"] = Place(645, 306, 104, 90)
    found["groups-prison"] = Place(645, 302, 98, 54)
    found |= {f"cathedral-{number}": level(number) for number in range(1, t.LEVELS + 1)}
    found["rewards"] = Place(734, 50, 58, 60)
    found["guildhall"] = HALL
    return found


PLACES: Final = _places()


def sheet() -> str:
    """The style sheet that puts every place where it belongs."""
    rules = [
        f"#{name}{{left:{one.left / WIDE:.2%};top:{one.top / HIGH:.2%};"
        f"width:{one.wide / WIDE:.2%};height:{one.high / HIGH:.2%}}}"
        for name, one in PLACES.items()
    ]
    return "\n".join(rules) + "\n"
