"""The podium at the end of a game: who stands how high, under fireworks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

from markupsafe import Markup

from burgrave.draw.look import put, seal
from burgrave.draw.people import BOX, SEATED, bust
from burgrave.draw.shapes import Symbols

GROUND: Final = 470
STEPS: Final = ((258, 244, 262), (14, 226, 308), (520, 226, 342))  # of each place: where it is, how wide, how high up
ROMAN: Final = ("I", "II", "III")
CITY, HIGHEST, LARGEST = 224, 104, 0.95  # how wide and how high a city may be, and how large a building
FRONT, BEHIND = 3, 7  # so many stand in one row; how much higher the second one begins
FIREWORKS: Final = (
    (120, 96, 46, "#ffd76a"),
    (610, 70, 56, "#ff9d7a"),
    (690, 190, 34, "#9fdcff"),
    (44, 200, 30, "#e0b3ff"),
)
SKY: Final = (
    '<linearGradient id="evening" x2="0" y2="1"><stop stop-color="#141a3c"/><stop offset=".45" stop-color="#3b2f63"/>'
    '<stop offset=".75" stop-color="#9a5468"/><stop offset="1" stop-color="#e39a63"/></linearGradient>'
    '<rect x="-900" y="-400" width="2600" height="1400" fill="url(#evening)"/>'
)
HILLS: Final = (
    '<path fill="#4a3b5e" d="M-900 330H0C120 280 190 320 290 292S470 330 560 298 700 280 760 300H1700V900H-900Z"/>'
    '<path fill="#33304a" d="M-900 388H0C160 356 260 396 420 376S700 366 760 380H1700V900H-900Z"/>'
)


class Stand(NamedTuple):
    """Who stands on a step."""

    name: str
    points: int
    colour: int
    won: bool
    city: Markup | None = None  # what they have built, around the middle of the ground


def podium(symbols: Symbols, stands: Sequence[Stand], label: str) -> Markup:
    """The first three, best in the middle; whoever shares the victory stands as high as the winner."""
    steps = [_step(symbols, one, place) for place, one in enumerate(stands[: len(STEPS)])]
    parts = [
        Markup(SKY),
        Markup('<g class="fireworks" stroke-width="2.4" stroke-linecap="round">{}</g>').format(
            Markup("").join(_burst(*one) for one in FIREWORKS)
        ),
        Markup(HILLS),
        *steps[::-1],
        Markup(f'<path fill="#2a2433" d="M-900 {GROUND}H1700V900H-900Z"/>'),
    ]
    return Markup(
        '<svg class="podium" viewBox="0 0 760 500" preserveAspectRatio="xMidYMax meet" role="img" aria-label="{}">'
        "{}</svg>"
    ).format(label, Markup("").join(parts))


def _step(symbols: Symbols, one: Stand, place: int) -> Markup:
    x, wide, _ = STEPS[place]
    top = STEPS[0][2] if one.won else STEPS[place][2]
    middle = x + wide / 2
    colours = ("#ecd59a", "#d3b878") if one.won else ("#d9cdb6", "#bfb199")
    place_of_wax = f'x="{middle - 22:g}" y="{top + 18}" width="44" height="44"'
    wax = str(seal(symbols, one.colour)).replace("<svg ", f"<svg {place_of_wax} ", 1)
    stone = f'y="{top + 10}" height="{GROUND - top - 10}"'
    crown = put(symbols, "crown", middle, top - 132, 46, "golden") if one.won else Markup("")
    return Markup(
        f'<g class="plinth" data-place="{place}" data-high="{GROUND - top}">{{}}{crown}'
        f'<path fill="{colours[0]}" stroke="#2a1c10" d="M{x - 7} {top}H{x + wide + 7}V{top + 10}H{x - 7}Z"/>'
        f'<rect fill="{colours[1]}" stroke="#2a1c10" x="{x}" width="{wide}" {stone}/>'
        f'<rect class="b-shade" x="{x + wide * 0.7:g}" width="{wide * 0.3:g}" {stone}/>'
        f'{wax}<text class="podium-name" x="{middle:g}" y="{top + 84}">{{}}</text>'
        f'<text class="podium-points" x="{middle:g}" y="{top + 120}">{one.points}</text>'
        f'<text class="podium-place" x="{x + 18}" y="{top + 36}">{"I" if one.won else ROMAN[place]}</text></g>'
    ).format(_above(one, middle, top), one.name)


def _above(one: Stand, middle: float, top: float) -> Markup:
    """What stands on a step: what they have built, or they themselves."""
    if one.city is not None:
        return Markup('<g class="city-of" transform="translate({:g} {:g})">{}</g>').format(middle, top, one.city)
    who = bust(SEATED[one.colour % len(SEATED)])
    return Markup('<svg x="{:g}" y="{:g}" width="120" height="136" viewBox="{}"><use href="{}"/></svg>').format(
        middle - 60, top - 134, BOX, who
    )


class Built(NamedTuple):
    """A building of a city: how wide it is, and how it is drawn around a middle, on a ground, in a scale."""

    wide: float
    high: float
    draw: Callable[[float, float, float], Markup]


def city(built: Sequence[Built]) -> Markup | None:
    """Buildings in two rows, the higher ones behind; nothing where nothing was built."""
    if not built:
        return None
    high = sorted(built, key=lambda one: -one.high)
    behind = [*high[: len(high) // 2]] if len(high) > FRONT else []
    before = [one for one in built if one not in behind]
    return _row(behind, -BEHIND) + _row(before, 0)


def _row(built: Sequence[Built], ground: float) -> Markup:
    whole = sum(one.wide for one in built)
    scale = min([LARGEST, CITY / max(whole, 1), *[HIGHEST / one.high for one in built]])
    x, drawn = -whole * scale / 2, Markup()
    for one in built:
        drawn += one.draw(x + one.wide * scale / 2, ground, scale)
        x += one.wide * scale
    return drawn


def _burst(x: int, y: int, radius: int, colour: str) -> Markup:
    rays = [(cos(n * pi / 7) * radius, sin(n * pi / 7) * radius) for n in range(14)]
    shape = "".join(f"M{x + 0.35 * a:.4g} {y + 0.35 * b:.4g}L{x + a:.4g} {y + b:.4g}" for a, b in rays)
    return Markup(f'<path stroke="{colour}" d="{shape}"/>')
