"""Style sheets that are not the site's own: the looks that all games share, and those of each game."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from burgrave.draw.shapes import Sheet, versioned
from burgrave.kernel.game import games
from burgrave.web.board import room_of


def kept(query: object) -> str:
    """How long browsers may keep a file: for ever where its address changes with its content."""
    return "public, max-age=31536000, immutable" if query else "no-cache"


def lean(sheet: str) -> bytes:
    """A style sheet without what only its readers need: comments, and most of the space."""
    plain = re.sub(r"\s+", " ", re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL))
    return re.sub(r" ?([{};,]) ?", r"\1", plain).replace(": ", ":").replace(";}", "}").strip().encode()


@cache
def shared(name: str = "style") -> bytes:
    """The looks that all games share; those with the kit of the look have more."""
    return lean((files("burgrave.draw") / f"{name}.css").read_text(encoding="utf-8"))


def own(game: str) -> bytes | None:
    """The looks of a game, where it has some of its own."""
    return _own(game) if game in games() else None  # whatever a stranger asks for is not remembered


@cache
def _own(game: str) -> bytes | None:
    page = room_of(games()[game])
    return lean(page.style.read_text(encoding="utf-8") + page.placed) if page.style is not None else None


def shapes(game: str) -> Sheet | None:
    """What never changes in the drawings of a game, where it keeps that apart."""
    return room_of(games()[game]).shapes if game in games() else None


def own_style(game: str | None) -> list[str]:
    """The addresses of a game's own looks."""
    sheet = own(game) if game is not None else None
    return [versioned(f"/style/{game}.css", sheet)] if sheet is not None else []
