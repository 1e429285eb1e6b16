"""The cover of a game: dark figures before a sky with a sun or a moon."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import htpy as h
from htpy import Element

from burgrave.draw.shapes import Symbols


class Figure(NamedTuple):
    """Something on the cover: its own name there, its shape, where it stands and how large."""

    name: str
    shape: str
    x: int
    size: int


class Sky(NamedTuple):
    """The colours of a cover, where the sun stands and how large it is, and where the ground is."""

    colour: str
    sun: str
    place: tuple[int, int]
    radius: int
    shade: str
    ground: int  # on which the figures stand
    sunk: int  # so far in it


def cover(symbols: Symbols, sky: Sky, figures: Iterable[Figure], grid: int = 24) -> Element:
    """The cover; the names of its shapes are no names of cards, since nobody holds these."""
    standing = [
        h.use(
            href=symbols.path(one.name, one.shape, grid),
            x=str(one.x),
            y=str(sky.ground - one.size),
            width=str(one.size),
            height=str(one.size),
        )
        for one in figures
    ]
    top, (across, down) = sky.ground - sky.sunk, sky.place
    return h.svg(".cover-art", {"viewBox": "0 0 320 120", "preserveAspectRatio": "xMidYMax slice"}, aria_hidden="true")[
        h.rect(width="320", height="120", fill=sky.colour),
        h.circle(cx=str(across), cy=str(down), r=str(sky.radius), fill=sky.sun),
        h.g(fill=sky.shade)[standing, h.rect(y=str(top), width="320", height=str(120 - top))],
    ]
