"""What everybody sees of Age of Artisans, by name."""

from __future__ import annotations

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.rules.state import NOWHERE, Maker
from burgrave.games.architects.expansions.age_of_artisans.view.records import ArtisansView, MakerView
from burgrave.games.architects.expansions.age_of_artisans.view.sight import ArtisansSight
from burgrave.games.architects.rules.state import NONE
from burgrave.games.architects.rules.workers import BOARDS, PRISON, SUPPLY
from burgrave.games.architects.view.view import ADDED


def view(sight: ArtisansSight) -> ArtisansView:
    """All of it lies open, but for the pile of crafts."""
    return ArtisansView(
        row=[g.CRAFT_IDS[craft] if craft != NONE else None for craft in sight.row],
        crafts_left=sight.crafts_left,
        makers=[maker_view(maker) for maker in sight.makers],
        lost=[g.CRAFT_IDS[craft] for craft in sight.lost],
        used=[name for craft, name in enumerate(g.CRAFT_IDS) if sight.used >> craft & 1],
    )


def maker_view(maker: Maker) -> MakerView:
    """One player."""
    crafts = [g.CRAFT_IDS[craft] for craft in maker.adornments]
    return MakerView(
        artisan=place_name(maker.artisan) if maker.artisan != NOWHERE else None,
        on_top=maker.on_top,
        tools={
            t.APPRENTICE_IDS[apprentice]: g.CRAFT_IDS[craft]
            for apprentice, craft in zip(maker.equipped, maker.tools, strict=True)
        },
        adornments={t.BUILDING_IDS[building]: craft for building, craft in zip(maker.adorned, crafts, strict=False)},
        beside=crafts[len(maker.adorned) :],
    )


def place_name(place: int) -> str:
    """Where a worker may be, by name."""
    if place == SUPPLY:
        return "supply"
    if place < PRISON:
        return t.PLACES[place]
    return "prison" if place == PRISON else f"board {place - BOARDS}"


ADDED[g.BOX] = view
