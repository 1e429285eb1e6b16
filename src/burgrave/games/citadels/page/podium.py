"""What everybody has built, for the podium at the end of a game of Citadels."""

from __future__ import annotations

import msgspec
from markupsafe import Markup

from burgrave.draw.podium import Built, city
from burgrave.draw.scene import Scene
from burgrave.draw.shapes import Symbols
from burgrave.games.citadels.page.cards import hue
from burgrave.games.citadels.page.houses import house, stand
from burgrave.games.citadels.view.records import CitadelsView


def cities(scene: Scene) -> list[Markup | None]:
    """By seat: the skyline of their city."""
    view = msgspec.json.decode(scene.view, type=CitadelsView)
    return [city([_built(scene.symbols, one.district) for one in player.city]) for player in view.players]


def _built(symbols: Symbols, name: str) -> Built:
    def draw(middle: float, ground: float, scale: float) -> Markup:
        return Markup('<g class="hue-{}">{}</g>').format(hue(name), stand(symbols, name, middle, ground, scale))

    return Built(house(name).wide + 2, house(name).high, draw)
