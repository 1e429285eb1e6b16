"""People: busts put together from parts, each drawn once on a page and used wherever it is needed."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from markupsafe import Markup

from burgrave.draw.shapes import Symbols

BOX: Final = "0 -8 60 68"


def bust(symbols: Symbols, name: str) -> str:
    """The reference to a person, by number: a name might be that of a card which is hidden, drawn as somebody else."""
    return symbols.drawing(f"c-{_numbers()[name]}", BOX, _drawn()[name])


def people() -> list[str]:
    """Everybody who can be drawn."""
    return [*_drawn()]


@cache
def _numbers() -> dict[str, int]:
    return {name: number for number, name in enumerate(people())}


@cache
def _drawn() -> dict[str, Markup]:
    """Everybody: parts from back to front, in their colours."""
    found = tomllib.loads((files(__package__) / "people.toml").read_text(encoding="utf-8"))
    parts: dict[str, str] = found["parts"]
    return {name: Markup("".join(_part(parts, spec) for spec in specs)) for name, specs in found["people"].items()}


def _part(parts: dict[str, str], spec: str) -> str:
    """A part with its colours; or what only one person has, as it is."""
    if spec.startswith("<"):
        return spec
    name, *colours = spec.split(" ")
    return parts[name].format(*colours)
