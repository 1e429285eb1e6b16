"""What everybody has built, for the podium at the end of a game of Viscounts."""

from __future__ import annotations

from typing import Final

import msgspec
from markupsafe import Markup

from burgrave.draw.houses import houses, town
from burgrave.draw.podium import Built, city
from burgrave.draw.scene import Scene
from burgrave.draw.shapes import Symbols
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.page.walls import SHEET
from burgrave.games.viscounts.view.records import PlayerView, ViscountsView

WIDE, HIGH = 48, 52  # the box of a house, of which the ground is 2 above the bottom


def cities(scene: Scene) -> list[Markup | None]:
    """By seat: their houses, and the castle where they have somebody on its upper tiers."""
    view = msgspec.json.decode(scene.view, type=ViscountsView)
    colours = [*scene.colours, *[max(scene.colours) + 1] * len(view.players)]
    return [city(_built(scene.symbols, player, colours[player.seat])) for player in view.players]


def _built(symbols: Symbols, player: PlayerView, colour: int) -> list[Built]:
    kinds = [t.KINDS[t.KIND[t.BUILDING_IDS.index(building)]] for building in player.built]
    found = [_house(kind, colour) for kind in kinds]
    return [_castle(symbols), *found] if any(map(any, player.castle[1:])) else found


def _house(kind: str, colour: int) -> Built:
    def draw(middle: float, ground: float, scale: float) -> Markup:
        wide, high = WIDE * scale * LARGER, HIGH * scale * LARGER
        box = f'x="{middle - wide / 2:.4g}" y="{ground - high * 50 / HIGH:.4g}" width="{wide:.4g}" height="{high:.4g}"'
        return Markup(f'<svg class="house colour-{colour}" {box}><use href="{SHEET.reference(f"h-{kind}")}"/></svg>')

    return Built(WIDE * LARGER * 0.85, HIGH * LARGER, draw)


LARGER: Final = 1.4


def _castle(symbols: Symbols) -> Built:
    def draw(middle: float, ground: float, scale: float) -> Markup:
        return Markup('<g class="hue-gold">{}</g>').format(town(symbols, "castle", middle, ground, scale))

    return Built(houses()["castle"].wide, houses()["castle"].high, draw)
