"""People: busts put together from parts, each drawn once on a page and used wherever it is needed."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from markupsafe import Markup

from burgrave.draw.shapes import Symbols

BOX: Final = "0 -8 60 68"
ROUND: Final = ' stroke-linecap="round" stroke-linejoin="round"'  # how lines end


def bust(symbols: Symbols, name: str) -> str:
    """The reference to a person, by number: a name might be that of a card which is hidden, drawn as somebody else."""
    return symbols.drawing(f"c-{_numbers()[name]}", BOX, _drawn()[name])


def people() -> list[str]:
    """Everybody who can be drawn."""
    return [*_drawn()]


SEATED: Final = ("lady", "squire", "scholar", "abbess", "novice", "smith", "maiden", "veteran")  # by colour


def portrait(symbols: Symbols, colour: int) -> Markup:
    """Who sits for a colour, where nobody is known better."""
    name = SEATED[colour % len(SEATED)]
    return Markup(
        f'<svg class="portrait colour-{colour % len(SEATED)}" viewBox="4 -8 52 60" aria-hidden="true">'
        f'<use href="{bust(symbols, name)}" x="0" y="-8" width="60" height="68"/></svg>'
    )


def assembled(specs: Iterable[str], more: Mapping[str, str] = MappingProxyType({})) -> Markup:
    """Somebody put together from parts of the kit, and from a game's own."""
    return _whole(_part({**_parts(), **more}, spec) for spec in specs)


@cache
def _numbers() -> dict[str, int]:
    return {name: number for number, name in enumerate(people())}


@cache
def _drawn() -> dict[str, Markup]:
    """Everybody: parts from back to front, in their colours."""
    return {name: assembled(specs) for name, specs in _found()["people"].items()}


def _whole(parts: Iterable[str]) -> Markup:
    """All parts of a person; that lines end round is said once."""
    return Markup(f"<g{ROUND}>{''.join(parts).replace(ROUND, '')}</g>")


def _parts() -> Mapping[str, str]:
    return _found()["parts"]


@cache
def _found() -> dict[str, dict[str, Any]]:
    return tomllib.loads((files(__package__) / "people.toml").read_text(encoding="utf-8"))


def _part(parts: Mapping[str, str], spec: str) -> str:
    """A part with its colours; or what only one person has, as it is."""
    if spec.startswith("<"):
        return spec
    name, *colours = spec.split(" ")
    return parts[name].format(*colours)
