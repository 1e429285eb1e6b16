"""The board of whatever game: drawn by the game's own board module, else shown as plain tables."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from burgrave.draw import html as h
from burgrave.draw.html import Node
from burgrave.draw.page import Page
from burgrave.draw.scene import Drawn, Scene
from burgrave.kernel.game import AnyGame
from burgrave.kernel.game import game as find_game


def drawn(game: str, scene: Scene) -> Drawn:
    """What lies on the table."""
    draw = room_of(find_game(game)).board or plain
    return draw(scene)


def room_of(game: AnyGame) -> Page:
    """How a game shows itself in a browser."""
    page: Page = game.page.enter() if game.page is not None else Page()
    return page


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
