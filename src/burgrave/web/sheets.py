"""Style sheets that are not the site's own: the looks that all games share, and those of each game."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files

from burgrave.kernel.game import games
from burgrave.web.board import room_of


def kept(query: object) -> str:
    """How long browsers may keep a file: for ever where its address changes with its content."""
    return "public, max-age=31536000, immutable" if query else "no-cache"


@cache
def shared(name: str = "style") -> bytes:
    """The looks that all games share; those with the kit of the look have more."""
    return (files("burgrave.draw") / f"{name}.css").read_bytes()


def own(game: str) -> bytes | None:
    """The looks of a game, where it has some of its own."""
    return _own(game) if game in games() else None  # whatever a stranger asks for is not remembered


@cache
def _own(game: str) -> bytes | None:
    page = room_of(games()[game])
    return page.style.read_bytes() + page.placed.encode() if page.style is not None else None


@cache
def versioned(address: str, content: bytes) -> str:
    """An address that changes with the content, so that browsers may keep it."""
    return f"{address}?{sha256(content).hexdigest()[:12]}"


def own_style(game: str | None) -> list[str]:
    """The addresses of a game's own looks."""
    sheet = own(game) if game is not None else None
    return [versioned(f"/style/{game}.css", sheet)] if sheet is not None else []
