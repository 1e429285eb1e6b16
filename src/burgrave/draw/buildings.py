"""Buildings: put together from walls, roofs, doors and windows, standing on the ground y = 0; up is negative.

Their paths have classes that the style sheet paints: ``b-wall b-stone b-roof b-door b-window``; the roof takes the
colour of the kind or of the owner. One light from above left: the right of every wall lies in shade.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from markupsafe import Markup

EDGE = 'stroke="#2a1c10" stroke-width=".9" stroke-linejoin="round"'  # of whatever has no other line
SHADED = 0.36  # of a wall


def painted(drawn: str, more: str = "") -> Markup:
    """A building with its colours in it, for a file that no style sheet reaches: what the look says of its classes.

    A game's own style sheet may say more.
    """
    paint = _paint(more)
    coloured = re.sub(r'class="([^"]+)"', lambda found: paint[found[1]], drawn)
    return Markup(f"<g {EDGE}>{coloured}</g>")


@cache
def _paint(more: str) -> dict[str, str]:
    """By class: what its rules say, as attributes; the line around most of them is said once for all."""
    said: dict[str, dict[str, str]] = {}
    sheet = (files(__package__) / "look.css").read_text(encoding="utf-8")
    for classes, rules in re.findall(r"^((?:\.b-\w+(?:, )?)+) \{ (.*) \}$", sheet + more, re.MULTILINE):
        for one in classes.split(", "):
            said.setdefault(one[1:], {}).update(re.findall(r"([\w-]+): ([^;]+);", rules))
    for rules_ in said.values():
        rules_.setdefault("stroke", "none")
    found = {name: " ".join(f'{key}="{value}"' for key, value in rules.items()) for name, rules in said.items()}
    return {name: rules.replace(EDGE, "").strip() for name, rules in found.items()}


def box(x: float, y: float, wide: float, high: float, kind: str) -> Markup:
    """A rectangle."""
    return Markup(f'<rect class="{kind}" x="{x:.4g}" y="{y:.4g}" width="{wide:.4g}" height="{high:.4g}"/>')


def path(shape: str, kind: str) -> Markup:
    """Any outline."""
    return Markup(f'<path class="{kind}" d="{shape}"/>')


def area(points: Iterable[tuple[float, float]], kind: str) -> Markup:
    """What lies between points."""
    return path("M" + " ".join(f"{x:.4g} {y:.4g}" for x, y in points) + "Z", kind)


def wall(x: float, wide: float, high: float, y: float = 0, kind: str = "b-wall") -> Markup:
    """A wall with its shade."""
    return box(x, y - high, wide, high, kind) + box(x + wide * (1 - SHADED), y - high, wide * SHADED, high, "b-shade")


def gable(x: float, wide: float, high: float, y: float, over: float = 3) -> Markup:
    """A roof with a gable."""
    top, right = x + wide / 2, x + wide + over
    return area([(x - over, y), (top, y - high), (right, y)], "b-roof") + area(
        [(top, y - high), (right, y), (top + (wide / 2 + over) * 0.08, y)], "b-shade"
    )


def hip(x: float, wide: float, high: float, y: float, over: float = 3, slope: float = 8) -> Markup:
    """A roof with four slopes, and its rows of tiles."""
    left, right = x - over, x + wide + over
    rows = [
        path(f"M{left + slope * part + 2:.4g} {y - high * part:.4g}H{right - slope * part - 2:.4g}", "b-row")
        for part in (0.34, 0.67)
    ]
    return (
        area([(left, y), (x + slope, y - high), (x + wide - slope, y - high), (right, y)], "b-roof")
        + area([(x + wide * 0.62, y - high), (x + wide - slope, y - high), (right, y), (x + wide * 0.66, y)], "b-shade")
        + Markup("").join(rows)
    )


def cone(middle: float, wide: float, high: float, y: float) -> Markup:
    """The roof of a tower."""
    left, right = middle - wide / 2 - 2, middle + wide / 2 + 2
    return area([(left, y), (middle, y - high), (right, y)], "b-roof") + area(
        [(middle, y - high), (right, y), (middle + wide * 0.12, y)], "b-shade"
    )


def battlements(x: float, wide: float, y: float, number: int, high: float = 4, kind: str = "b-stone") -> Markup:
    """A row of merlons."""
    step = wide / (2 * number - 1)
    one = f"h{step:.3g}v{high + 0.6:.3g}h{-step:.3g}z"
    return path("".join(f"M{x + 2 * n * step:.4g} {y - high:.4g}{one}" for n in range(number)), kind)


def arch(middle: float, y: float, wide: float, high: float, kind: str = "b-window") -> Markup:
    """A window, or a door, with a round top."""
    left, right, half = middle - wide / 2, middle + wide / 2, wide / 2
    top = f"{y - high + half:.4g}"
    return path(f"M{left:.4g} {y:.4g}V{top}A{half:.4g} {half:.4g} 0 0 1 {right:.4g} {top}V{y:.4g}Z", kind)


def door(middle: float, wide: float, high: float, y: float = 0) -> Markup:
    """A door."""
    return arch(middle, y, wide, high, "b-door")


def windows(middles: Iterable[float], y: float, wide: float = 4, high: float = 7) -> Markup:
    """Windows in a row."""
    return Markup("").join(arch(middle, y, wide, high) for middle in middles)


def flag(middle: float, y: float, high: float = 12) -> Markup:
    """A flag on its pole."""
    return path(f"M{middle:.4g} {y:.4g}V{y - high:.4g}", "b-pole") + path(
        f"M{middle:.4g} {y - high:.4g}l9 2.6-9 2.6Z", "b-roof"
    )


def keep() -> Markup:
    """A castle with three towers, 82 wide and 84 high."""
    towers = [
        box(x, -high, wide, high, "b-stone") + box(x + wide * 0.64, -high, wide * 0.36, high, "b-shade")
        for x, wide, high in ((2, 17, 44), (63, 17, 44), (30, 22, 54))
    ]
    return (
        wall(12, 58, 32, 0, "b-stone")
        + battlements(12, 58, -32, 8, 5)
        + Markup("").join(towers)
        + cone(10.5, 17, 22, -44)
        + cone(71.5, 17, 22, -44)
        + cone(41, 22, 24, -54)
        + flag(41, -76, 11)
        + door(41, 13, 20)
        + windows((10.5, 71.5), -26, 4, 9)
        + windows((41,), -36, 5, 10)
        + path("M23 -20h5M56 -24h5M57 -10h5M22 -8h5", "b-row")
    )
