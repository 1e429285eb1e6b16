"""The cover of a game's box: planes of one scene from far to near, on the ground of its title."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from markupsafe import Markup

from burgrave.draw.houses import houses, town
from burgrave.draw.shapes import Symbols

BOX: Final = "0 36 300 404"
SHINE: Final = Markup(
    '<radialGradient id="cover-shine"><stop stop-color="#ffe9b0"/>'
    '<stop offset="1" stop-color="#ffc978" stop-opacity="0"/></radialGradient>'
)


class Building(NamedTuple):
    """A house on a cover: the colour of its roof, where its left corner stands, and how large it is."""

    name: str
    hue: str
    x: float
    ground: float
    scale: float


def plane(symbols: Symbols, shape: str, colour: str, buildings: Iterable[Building] = (), dim: float = 1) -> Markup:
    """Hills, or the ground, with houses on them; the further they are the dimmer."""
    standing = [
        Markup('<g class="hue-{}">{}</g>').format(
            one.hue,
            town(symbols, one.name, one.x + houses()[one.name].wide * one.scale / 2, one.ground, one.scale),
        )
        for one in buildings
    ]
    ground = Markup('<path fill="{}" d="{}"/>').format(colour, shape)
    return Markup('<g opacity="{}">{}{}</g>').format(f"{dim:g}", ground, Markup("").join(standing))


def sky(name: str, *colours: tuple[float, str]) -> Markup:
    """The sky from top to bottom: colours where they are pure."""
    stops = Markup("").join(Markup('<stop offset="{}" stop-color="{}"/>').format(f"{at:g}", one) for at, one in colours)
    return Markup(
        '<linearGradient id="cover-{}" x2="0" y2="1">{}</linearGradient>'
        '<rect width="300" height="450" fill="url(#cover-{})"/>'
    ).format(name, stops, name)


def sun(x: int, y: int, radius: int, glow: int) -> Markup:
    """The sun, or only its glow."""
    disc = Markup('<circle cx="{}" cy="{}" r="{}" fill="#fff0c4"/>').format(x, y, radius) if radius else Markup("")
    return Markup('<circle cx="{}" cy="{}" r="{}" fill="url(#cover-shine)"/>').format(x, y, glow) + disc


def cover(symbols: Symbols, name: str, *planes: Markup) -> Markup:
    """The picture on a box; the names of its shapes are no names of cards, since nobody holds these."""
    symbols.drawing("cover-shines", "0 0 1 1", SHINE)
    drawn = symbols.drawing(f"cover-of-{name}", BOX, Markup("").join(planes))
    return Markup(
        '<svg class="cover-art" viewBox="0 36 300 404" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        '<use href="{}" y="36" width="300" height="404"/></svg>'
    ).format(drawn)
