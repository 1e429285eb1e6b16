"""The board of whatever game: drawn by the game's own board module, else shown as plain tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import TypeAlias

import htpy as h
import msgspec
from htpy import Node

from burgrave.kernel.game import game as find_game

Draw: TypeAlias = Callable[[bytes, list[str], str], Node]
"""Draws a view (JSON) for people with these names, in a language."""


def board(game: str, view: bytes, names: list[str], language: str) -> Node:
    """What lies on the table."""
    return h.section("#board")[_drawing(find_game(game).board)(view, names, language)]


@cache
def _drawing(path: str) -> Draw:
    if not path:
        return plain
    module, _, function = path.partition(":")
    draw: Draw = getattr(import_module(module), function)
    return draw


def plain(view: bytes, names: list[str], language: str) -> Node:
    """Any view as tables within tables."""
    return _value(msgspec.json.decode(view))


def _value(value: object) -> Node:
    if isinstance(value, Mapping):
        rows = [h.tr[h.th(scope="row")[str(key)], h.td[_value(each)]] for key, each in value.items()]
        return h.table[h.tbody[rows]]
    if isinstance(value, list):
        if any(isinstance(each, Mapping | list) for each in value):
            return h.ol[[h.li[_value(each)] for each in value]]
        return ", ".join(str(each) for each in value)
    return "–" if value is None else str(value)
