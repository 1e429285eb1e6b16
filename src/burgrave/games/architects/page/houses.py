"""The buildings of the town and of the cards: who builds one sees it stand."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from markupsafe import Markup

from burgrave.draw import buildings as b
from burgrave.draw.houses import House, dome, tower
from burgrave.draw.shapes import Sheet
from burgrave.games.architects.data.tables import PACKAGE
from burgrave.kernel.expansions import folders


def beams(x: float, wide: float, high: float) -> Markup:
    """Timber in a wall."""
    third = wide / 3
    return b.path(
        f"M{x:g} {-high:g}h{wide:g}M{x:g} {-high / 2:g}h{wide:g}M{x + third:g} {-high:g}V0"
        f"M{x + 2 * third:g} {-high:g}V0M{x:g} {-high / 2:g}l{third:g} {-high / 2:g}",
        "b-beam",
    )


def cross(middle: float, y: float, high: float = 8) -> Markup:
    """A cross on a roof."""
    arm = high * 0.32
    return b.path(f"M{middle:g} {y:g}v{-high:g}M{middle - arm:g} {y - high * 0.66:g}h{2 * arm:g}", "b-pole")


def _stalls() -> Markup:
    """Two stalls with their awnings."""
    drawn = Markup()
    for x in (0, 34):
        drawn += b.box(x + 5, -18, 28, 18, "b-dark") + b.box(x + 5, -8, 28, 8, "b-wall")
        drawn += b.path(f"M{x + 2} -18l5 -14h24l5 14Z", "b-wall")
        drawn += b.path(
            f"M{x + 2} -18l5 -14h5l-3.3 14ZM{x + 15} -18l1.5 -14h5l1.5 14ZM{x + 29} -18l-3 -14h5l5 14Z", "b-roof"
        )
    return drawn + b.flag(19, -32) + b.flag(53, -32)


def _arches() -> Markup:
    """Water on arches."""
    arches = [b.arch(14 + 20 * n, 0, 13, 30, "b-sky") for n in range(4)]
    return (
        b.wall(2, 84, 42, 0, "b-stone")
        + Markup("").join(arches)
        + b.box(0, -48, 88, 7, "b-stone")
        + b.path("M2 -45h84", "b-water")
    )


def _columns(first: float, step: float, number: int, high: float, y: float) -> Markup:
    return Markup("").join(b.box(first + n * step, y - high, 4, high, "b-stone") for n in range(number))


HOUSES: Final[dict[str, House]] = {
    "aqueduct": House(88, 48, _arches()),
    "barracks": House(
        68,
        66,
        b.wall(4, 50, 26)
        + b.hip(4, 50, 14, -26, 3, 6)
        + tower(48, 18, 44)
        + b.flag(57, -52, 14)
        + b.door(17, 10, 16)
        + b.windows((30, 39), -8, 5, 8)
        + b.windows((57,), -26, 5, 9),
    ),
    "castle": House(82, 87, b.keep()),
    "church": House(
        60,
        66,
        b.wall(20, 38, 22)
        + b.hip(20, 38, 14, -22, 3, 3)
        + b.wall(2, 19, 36)
        + b.cone(11.5, 19, 22, -36)
        + cross(11.5, -57)
        + b.windows((11.5,), -24, 5, 9)
        + b.door(11.5, 8, 13)
        + b.windows((29, 39, 49), -7, 5, 10),
    ),
    "crane": House(
        60,
        70,
        b.path("M18 0L24 -60M34 0L28 -60M20 -18h12M22 -36h8", "b-beam")
        + b.path("M8 -62H58M26 -70V-56M26 -70L56 -62M52 -62V-34", "b-beam")
        + b.box(45, -34, 14, 11, "b-stone")
        + b.box(4, -10, 12, 10, "b-stone"),
    ),
    "forge": House(
        58,
        76,
        b.box(40, -72, 11, 50, "b-stone")
        + b.box(38, -75, 15, 4, "b-stone")
        + b.wall(4, 50, 28, 0, "b-stone")
        + b.hip(4, 50, 15, -28, 3, 7)
        + b.arch(20, 0, 16, 20, "b-fire")
        + b.windows((40,), -9, 6, 9),
    ),
    "fortress": House(
        88,
        94,
        b.wall(14, 60, 40, 0, "b-stone")
        + b.battlements(14, 60, -40, 8, 5)
        + tower(2, 20, 56)
        + tower(66, 20, 56)
        + tower(32, 24, 68, 4)
        + b.flag(44, -76, 16)
        + b.door(44, 17, 26)
        + b.windows((12, 76), -34, 4, 10)
        + b.windows((44,), -44, 5, 11),
    ),
    "hut": House(
        46,
        44,
        b.wall(4, 36, 20)
        + beams(4, 36, 20)
        + b.gable(4, 36, 22, -20, 5)
        + b.door(15, 8, 13)
        + b.windows((31,), -5, 6, 8),
    ),
    "library": House(
        80,
        92,
        b.box(2, -6, 76, 6, "b-stone")
        + b.wall(8, 64, 36, -6)
        + _columns(10, 14.5, 5, 36, -6)
        + b.box(5, -47, 70, 6, "b-stone")
        + b.wall(20, 40, 14, -46)
        + dome(40, 21, -60)
        + b.flag(40, -82, 10)
        + b.door(40, 9, 20, -6)
        + b.windows((20, 59), -14, 5, 14),
    ),
    "lighthouse": House(
        44,
        92,
        b.path("M10 0L15 -62H29L34 0Z", "b-wall")
        + b.path("M24 0L24 -62H29L34 0Z", "b-shade")
        + b.path("M12 -24L13.5 -40H30.5L32 -24Z", "b-roof")
        + b.box(11, -66, 22, 5, "b-stone")
        + b.box(15, -78, 14, 12, "b-fire")
        + b.cone(22, 18, 13, -78)
        + b.door(22, 8, 13),
    ),
    "manor": House(
        70,
        60,
        b.wall(3, 64, 28)
        + b.gable(3, 28, 26, -28)
        + b.gable(39, 28, 26, -28)
        + b.hip(26, 18, 16, -28, 0, 3)
        + b.windows((17, 53), -34, 5, 8)
        + b.door(35, 11, 18)
        + b.windows((11, 22, 48, 59), -9, 5, 9),
    ),
    "market": House(72, 44, _stalls()),
    "monument": House(
        46,
        80,
        b.box(4, -6, 38, 6, "b-stone")
        + b.box(9, -13, 28, 7, "b-stone")
        + b.wall(16, 14, 44, -13, "b-stone")
        + b.path("M16 -57L23 -68L30 -57Z", "b-stone")
        + b.path("M23 -80l3 7 7 .6-5.4 4.6 1.7 7L23 -65l-6.3 4.2 1.7-7L13 -72.4l7-.6Z", "b-roof"),
    ),
    "observatory": House(
        56,
        78,
        b.wall(8, 40, 34, 0, "b-stone")
        + b.box(5, -39, 46, 5, "b-stone")
        + dome(28, 19, -39)
        + b.path("M30 -57L48 -76L53 -71L36 -53Z", "b-stone")
        + b.door(28, 10, 17)
        + b.windows((16, 40), -13, 5, 10),
    ),
    "palace": House(
        90,
        84,
        b.wall(2, 86, 34)
        + b.box(0, -38, 90, 5, "b-stone")
        + b.wall(30, 30, 46)
        + b.box(28, -50, 34, 5, "b-stone")
        + dome(45, 16, -50)
        + b.flag(45, -66, 14)
        + b.cone(9, 14, 16, -38)
        + b.cone(81, 14, 16, -38)
        + b.door(45, 13, 24)
        + b.windows((9, 18, 72, 81), -5, 6, 11)
        + b.windows((9, 18, 72, 81), -20, 6, 10),
    ),
    "prison": House(
        56,
        56,
        b.wall(4, 48, 36, 0, "b-stone")
        + b.box(2, -40, 52, 5, "b-stone")
        + b.battlements(2, 52, -40, 6, 5)
        + b.windows((14, 42), -14, 10, 14)
        + b.path("M11.5 -14v-12M14 -14v-13M16.5 -14v-12M39.5 -14v-12M42 -14v-13M44.5 -14v-12", "b-pole")
        + b.door(28, 11, 18)
        + b.flag(28, -44, 10),
    ),
    "store": House(
        62,
        56,
        b.wall(4, 48, 30)
        + b.hip(4, 48, 17, -30, 3, 10)
        + b.path("M28 -47V-54H48V-40", "b-pole")
        + b.box(44, -40, 8, 7, "b-timber")
        + b.door(18, 13, 18)
        + b.windows((38, 46), -12, 5, 8)
        + b.path("M54 0v-9q4 -2 8 0v9Z", "b-timber"),
    ),
    "tavern": House(
        56,
        48,
        b.wall(3, 42, 24)
        + beams(3, 42, 24)
        + b.gable(3, 42, 22, -24, 5)
        + b.windows((24,), -30, 5, 8)
        + b.door(15, 9, 15)
        + b.windows((31, 39), -6, 5, 7)
        + b.path("M46 -22h8v4", "b-pole")
        + b.box(49, -18, 9, 8, "b-roof"),
    ),
    "townhall": House(
        82,
        96,
        b.wall(3, 76, 34)
        + b.hip(3, 76, 15, -34, 3, 9)
        + b.wall(30, 22, 66)
        + b.box(27, -68, 28, 4, "b-stone")
        + b.cone(41, 22, 24, -68)
        + b.flag(41, -90, 10)
        + Markup('<circle class="b-window" cx="41" cy="-56" r="7"/>')
        + b.door(41, 13, 20)
        + b.windows((11, 20, 62, 71), -6, 5.5, 11)
        + b.windows((41,), -34, 6, 10),
    ),
    "watchtower": House(
        40,
        60,
        b.path("M9 0L12 -24H28L31 0Z", "b-timber")
        + b.path("M11 -8L28 -20M29 -8L12 -20", "b-beam")
        + b.box(8, -36, 24, 13, "b-timber")
        + b.windows((20,), -26, 7, 8)
        + b.gable(8, 24, 14, -36, 4)
        + b.flag(20, -48, 11),
    ),
    "well": House(
        44,
        48,
        b.path("M8 0V-38M36 0V-38M8 -24H36M22 -24v8", "b-beam")
        + b.gable(6, 32, 13, -34, 4)
        + b.box(18, -17, 8, 7, "b-timber")
        + b.wall(4, 36, 12, 0, "b-stone")
        + b.path("M4 -6h36M13 -12v6M26 -12v6M20 -6v6M33 -6v6", "b-row"),
    ),
}

NUMBERS: Final[dict[str, int]] = {house: number for number, house in enumerate(HOUSES)}


class Built(NamedTuple):
    """How a building of the cards looks: its drawing, and the colour of its roof."""

    house: str
    hue: str


@cache
def looks() -> dict[str, Built]:
    """By building."""
    found: dict[str, str] = {}
    for folder in folders(PACKAGE).values():
        houses = folder / "page" / "houses.toml"
        found |= tomllib.loads(houses.read_text(encoding="utf-8")) if houses.is_file() else {}
    return {name: Built(*text.split()) for name, text in found.items()}


def _symbol(house: str) -> Markup:
    """A building by number: a name might be that of a card which is hidden, drawn for another."""
    one, style = HOUSES[house], (files(__package__) / "style.css").read_text(encoding="utf-8")
    box = f"-6 {-one.high - 6} {one.wide + 12} {one.high + 8}"
    drawn = b.painted(one.shape, style)
    return Markup('<symbol id="h{}" viewBox="{}">{}</symbol>').format(NUMBERS[house], box, drawn)


SHEET: Final = Sheet("architects", {house: _symbol(house) for house in HOUSES})


def put(house: str, hue: str, x: float, y: float, wide: float, high: float) -> Markup:
    """A building within a drawing: as large as there is room, in the middle on the ground."""
    one = HOUSES[house]
    scale = min(wide / (one.wide + 12), high / (one.high + 8))
    across, up = (one.wide + 12) * scale, (one.high + 8) * scale
    return Markup('<use class="building hue-{}" href="{}" x="{}" y="{}" width="{}" height="{}"/>').format(
        hue,
        SHEET.reference(f"h{NUMBERS[house]}"),
        f"{x - across / 2:.4g}",
        f"{y + 2 * scale - up:.4g}",
        f"{across:.4g}",
        f"{up:.4g}",
    )
