"""The districts as buildings: those of every town, and the unique ones; each is drawn once on a page."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from markupsafe import Markup

from burgrave.draw.houses import House, written
from burgrave.draw.houses import houses as of_every_town
from burgrave.draw.houses import stand as put
from burgrave.draw.shapes import Symbols


def house(name: str) -> House:
    """The building of a district."""
    return houses()[name]


@cache
def houses() -> dict[str, House]:
    """The buildings of all districts."""
    return {**of_every_town(), **written(files(__package__) / "uniques.toml")}


def stand(symbols: Symbols, name: str, middle: float, ground: float, scale: float = 1) -> Markup:
    """A building in a drawing, on its ground."""
    return put(symbols, f"b-{name}", house(name), middle, ground, scale)
