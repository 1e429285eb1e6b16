"""What everybody has built, for the podium at the end of a game of Architects."""

from __future__ import annotations

from typing import Final

import msgspec
from markupsafe import Markup

from burgrave.draw.podium import Built, city
from burgrave.draw.scene import Scene
from burgrave.games.architects.page.houses import HOUSES, looks, put
from burgrave.games.architects.page.pictures import STOREY, WIDE, storeys
from burgrave.games.architects.view.records import ArchitectsView, PlayerView

AROUND: Final = 12  # units around a house


def cities(scene: Scene) -> list[Markup | None]:
    """By seat: their buildings, and the cathedral as high as they have worked on it."""
    view = msgspec.json.decode(scene.view, type=ArchitectsView)
    return [city(_built(player)) for player in view.players]


def _built(player: PlayerView) -> list[Built]:
    houses = [_house(card) for card in player.buildings]
    if not player.cathedral:
        return houses

    def draw(middle: float, ground: float, scale: float) -> Markup:
        whole = storeys(player.cathedral)
        return Markup('<g transform="translate({:g} {:g}) scale({:g})">{}</g>').format(
            middle, ground, scale * 0.7, whole
        )

    return [*houses, Built(WIDE * 0.75, player.cathedral * STOREY * 0.7, draw)]


def _house(card: str) -> Built:
    look = looks()[card]
    one = HOUSES[look.house]

    def draw(middle: float, ground: float, scale: float) -> Markup:
        wide, high = (one.wide + AROUND) * scale, (one.high + AROUND) * scale
        return put(look.house, look.hue, middle, ground, wide, high)

    return Built(one.wide + 6, one.high, draw)
