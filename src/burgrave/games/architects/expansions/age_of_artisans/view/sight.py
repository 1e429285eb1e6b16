"""What everybody sees of Age of Artisans, in numbers: all but the pile of crafts."""

from __future__ import annotations

from typing import NamedTuple

from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.rules.state import Maker, artisans_of
from burgrave.games.architects.rules.state import State
from burgrave.games.architects.view.sight import ADDED


class ArtisansSight(NamedTuple):
    """What lies open."""

    row: list[int]
    crafts_left: int
    makers: list[Maker]  # by seat: all of it lies open
    lost: tuple[int, ...]
    used: int  # tools of this turn, as a mask


def look(s: State) -> ArtisansSight:
    """What anybody may see."""
    added = artisans_of(s)
    return ArtisansSight(
        row=added.row, crafts_left=len(added.pile), makers=added.makers, lost=added.lost, used=added.used
    )


ADDED[g.BOX] = look
