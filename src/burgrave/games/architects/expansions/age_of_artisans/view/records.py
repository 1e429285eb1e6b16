"""What a view looks like: all that leaves the engine for a seat."""

from __future__ import annotations

import msgspec

from burgrave.games.architects.expansions.age_of_artisans.data import tables as g


class MakerView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a player has of it."""

    artisan: str | None  # where it is: "supply", a place, "prison" or "board 2"; a solo opponent has none
    on_top: int  # workers that lie on others in the guildhall
    tools: dict[str, str]  # crafts by the apprentice they lie under
    adornments: dict[str, str]  # crafts by the building they lie under
    beside: list[str]  # adornments of a solo opponent


class ArtisansView(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag=g.BOX):
    """What lies open."""

    row: list[str | None]  # crafts; None where one was taken and none is left
    crafts_left: int  # in the pile
    makers: list[MakerView]  # by seat
    lost: list[str]  # tools that have left the game
    used: list[str]  # tools that were used in this turn
