"""Houses: put together from walls and roofs as they are written down, each drawn once on a page."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from markupsafe import Markup

from burgrave.draw import buildings as b
from burgrave.draw.shapes import Symbols

AROUND, ABOVE, BELOW = 6, 14, 2  # what sticks out of a building's box: eaves, flags, waves


class House(NamedTuple):
    """A building on the ground: how wide and how high it is."""

    wide: int
    high: int
    shape: Markup


def written(file: Traversable) -> dict[str, House]:
    """The houses of a file."""
    rows = tomllib.loads(file.read_text(encoding="utf-8"))
    return {name: House(row["wide"], row["high"], _built(row["parts"])) for name, row in rows.items()}


@cache
def houses() -> dict[str, House]:
    """The houses that every town has."""
    return written(files(__package__) / "houses.toml")


def town(symbols: Symbols, name: str, middle: float, ground: float, scale: float = 1) -> Markup:
    """A house of every town, by number: its name might be that of a card which is hidden."""
    return stand(symbols, f"t-{[*houses()].index(name)}", houses()[name], middle, ground, scale)


def stand(symbols: Symbols, name: str, house: House, middle: float, ground: float, scale: float = 1) -> Markup:
    """A house in a drawing, on its ground."""
    wide, high, shape = house
    box = f"{-AROUND} {-high - ABOVE} {wide + 2 * AROUND} {high + ABOVE + BELOW}"
    reference = symbols.drawing(name, box, shape)
    x, y = middle - (wide / 2 + AROUND) * scale, ground - (high + ABOVE) * scale
    size = f'width="{(wide + 2 * AROUND) * scale:.4g}" height="{(high + ABOVE + BELOW) * scale:.4g}"'
    return Markup(f'<use href="{reference}" x="{x:.4g}" y="{y:.4g}" {size}/>')


# -------------------------------------------------------------------- parts


def tower(x: float, wide: float, high: float, merlons: float = 3) -> Markup:
    """A tower with battlements."""
    return (
        b.wall(x, wide, high, 0, "b-stone")
        + b.box(x - 1.5, -high - 4, wide + 3, 5, "b-stone")
        + b.battlements(x - 1.5, wide + 3, -high - 4, int(merlons))
    )


def dome(middle: float, radius: float, y: float) -> Markup:
    """A round roof with its shade."""
    rise = radius * 1.05
    return b.path(f"M{middle - radius:g} {y:g}a{radius:g} {rise:g} 0 0 1 {2 * radius:g} 0Z", "b-roof") + b.path(
        f"M{middle + radius * 0.3:g} {y - radius:g}A{radius:g} {rise:g} 0 0 1 {middle + radius:g} {y:g}"
        f"H{middle + radius * 0.4:g}Z",
        "b-shade",
    )


def beams(x: float, wide: float, high: float, y: float = 0) -> Markup:
    """Timber in a wall."""
    third, half = wide / 3, high / 2
    return b.path(
        f"M{x:g} {y - high:g}h{wide:g}M{x:g} {y - half:g}h{wide:g}M{x + third:g} {y - high:g}v{high:g}"
        f"M{x + 2 * third:g} {y - high:g}v{high:g}M{x:g} {y - half:g}l{third:g} {-half:g}"
        f"M{x + wide:g} {y - half:g}l{-third:g} {-half:g}",
        "b-beam",
    )


def cross(middle: float, y: float, high: float = 7) -> Markup:
    """A cross on a roof."""
    arm = high * 0.32
    return b.path(f"M{middle:g} {y:g}v{-high:g}M{middle - arm:g} {y - high * 0.66:g}h{2 * arm:g}", "b-cross")


def _battlements(x: float, wide: float, y: float, number: float, high: float = 4, kind: str = "b-stone") -> Markup:
    return b.battlements(x, wide, y, int(number), high, kind)


PARTS: Final[dict[str, Callable[..., Markup]]] = {
    "battlements": _battlements,
    "beams": beams,
    "cone": b.cone,
    "cross": cross,
    "dome": dome,
    "door": b.door,
    "flag": b.flag,
    "gable": b.gable,
    "hip": b.hip,
    "tower": tower,
    "wall": b.wall,
}


def _built(parts: str) -> Markup:
    return Markup("").join(_part(part.strip()) for part in parts.replace("\n", ";").split(";") if part.strip())


def _part(text: str) -> Markup:
    """A part as it is written down: its name, then its measures; or what it is made of, then its outline."""
    name, rest = text.split(" ", 1)
    if name == "path":
        kind, outline = rest.split(" ", 1)
        return b.path(outline, kind)
    if name == "box":
        kind, *numbers = rest.split(" ")
        x, y, wide, high = map(float, numbers)
        return b.box(x, y, wide, high, kind)
    if name == "circle":
        kind, *numbers = rest.split(" ")
        x, y, radius = map(float, numbers)
        return Markup(f'<circle class="{kind}" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>')
    if name == "windows":
        middles, *numbers = rest.split(" ")
        return b.windows(map(float, middles.split(",")), *map(float, numbers))
    return PARTS[name](*[word if word.startswith("b-") else float(word) for word in rest.split(" ")])
