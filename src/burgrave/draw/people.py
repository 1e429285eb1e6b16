"""People: busts put together from parts. They never change: all of them lie in one file, which browsers keep."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from markupsafe import Markup

from burgrave.draw.shapes import Sheet

BOX: Final = "0 -8 60 68"
ROUND: Final = ' stroke-linecap="round" stroke-linejoin="round"'  # how lines end


def bust(name: str) -> str:
    """The reference to a person, by number: a name might be that of a card which is hidden, drawn as somebody else."""
    return sheet().reference(f"p{_numbers()[name]}")


@cache
def sheet() -> Sheet:
    """Everybody, with the heads that many have."""
    shapes = {name: Markup('<g id="{}">{}</g>').format(name, head) for name, head in _heads().items()}
    for name, specs in _found()["people"].items():
        drawn = _whole(_worn(spec) or _part(_parts(), spec) for spec in specs)
        shapes[name] = Markup('<symbol id="p{}" viewBox="{}">{}</symbol>').format(_numbers()[name], BOX, drawn)
    return Sheet("people", shapes)


def people() -> list[str]:
    """Everybody who can be drawn."""
    return [*_found()["people"]]


SEATED: Final = ("lady", "squire", "scholar", "abbess", "novice", "smith", "maiden", "veteran")  # by colour


def portrait(colour: int) -> Markup:
    """Who sits for a colour, where nobody is known better."""
    name = SEATED[colour % len(SEATED)]
    return Markup(
        f'<svg class="portrait colour-{colour % len(SEATED)}" viewBox="4 -8 52 60" aria-hidden="true">'
        f'<use href="{bust(name)}" x="0" y="-8" width="60" height="68"/></svg>'
    )


def assembled(specs: Iterable[str], more: Mapping[str, str] = MappingProxyType({})) -> Markup:
    """Somebody put together from parts of the kit, and from a game's own."""
    return _whole(_part({**_parts(), **more}, spec) for spec in specs)


@cache
def _numbers() -> dict[str, int]:
    return {name: number for number, name in enumerate(people())}


def _heads() -> dict[str, Markup]:
    """Heads, of which there are few: skin has the colour of the text where they are used, brows that of the line."""
    heads = {name: part for name, part in _parts().items() if name.endswith("head")}
    return {name: Markup(_part(heads, f"{name} currentColor inherit")) for name in heads}


def _worn(spec: str) -> str:
    """One of these heads with its colours; nothing where it is something else."""
    name, *colours = spec.split(" ")
    return f'<use href="#{name}" color="{colours[0]}" stroke="{colours[1]}"/>' if name in _heads() else ""


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
