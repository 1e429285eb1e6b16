"""The board of whatever game: drawn by the game's own board module, else shown as plain tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import TypeAlias

import htpy as h
import msgspec
from htpy import Node

from burgrave.draw.scene import Drawn, Scene
from burgrave.kernel.game import game as find_game

Draw: TypeAlias = Callable[[Scene], Drawn]


def drawn(game: str, scene: Scene) -> Drawn:
    """What lies on the table."""
    return _drawing(find_game(game).board)(scene)


@cache
def _drawing(path: str) -> Draw:
    if not path:
        return plain
    module, _, function = path.partition(":")
    draw: Draw = getattr(import_module(module), function)
    return draw


def plain(scene: Scene) -> Drawn:
    """Any view as tables within tables."""
    return Drawn("", h.div(".plain")[_value(msgspec.json.decode(scene.view))], None)


def _value(value: object) -> Node:
    if isinstance(value, Mapping):
        rows = [h.tr[h.th(scope="row")[str(key)], h.td[_value(each)]] for key, each in value.items()]
        return h.table[h.tbody[rows]]
    if isinstance(value, list):
        if any(isinstance(each, Mapping | list) for each in value):
            return h.ol[[h.li[_value(each)] for each in value]]
        return ", ".join(str(each) for each in value)
    return "–" if value is None else str(value)
