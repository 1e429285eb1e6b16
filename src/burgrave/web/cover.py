"""The covers of games."""

from __future__ import annotations

from burgrave.draw import html as h
from burgrave.draw.html import Node
from burgrave.draw.shapes import Symbols
from burgrave.kernel.game import games
from burgrave.web.board import room_of


def cover_of(name: str, symbols: Symbols) -> Node:
    """The cover of a game, where it is installed and has one."""
    cover = room_of(games()[name]).cover if name in games() else None
    return cover(symbols) if cover is not None else h.span(".cover-art")


def in_two(title: str) -> Node:
    """A title with its first word large."""
    first, _, rest = title.partition(" ")
    return [first, bool(rest) and [" ", h.span[rest]]]
