"""The characters as people: busts of the kit, each drawn once on a page and used wherever it is needed."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from markupsafe import Markup

from burgrave.draw.people import BOX, assembled
from burgrave.draw.shapes import Symbols


def bust(symbols: Symbols, name: str, class_: str = "bust") -> Markup:
    """A character, seen from the breast up."""
    reference = symbols.drawing(f"c-{name}", BOX, busts()[name])
    return Markup(f'<svg class="{class_}" viewBox="{BOX}" aria-hidden="true"><use href="{reference}"/></svg>')


@cache
def busts() -> dict[str, Markup]:
    """All characters."""
    found = tomllib.loads((files(__package__) / "people.toml").read_text(encoding="utf-8"))
    return {name: assembled(specs, found["parts"]) for name, specs in found["characters"].items()}
