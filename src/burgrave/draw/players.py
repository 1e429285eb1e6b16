"""Who sits around the table: in which order they are drawn, and what stands above each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.shapes import sign

T = TypeVar("T")


def others(players: Sequence[T], seat: int | None) -> list[T]:
    """All but the seat itself, in the order in which they sit, from its left; for a spectator everybody."""
    return [*players] if seat is None else [*players[seat + 1 :], *players[:seat]]


def nameplate(colour: int, name: str, *more: Node) -> Element:
    """Who it is, and what is special about them."""
    return h.h3[sign(colour), h.span(".who")[name], more]
