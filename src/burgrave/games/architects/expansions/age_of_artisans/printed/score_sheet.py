"""What Age of Artisans adds to the points of a printed game (p. 10)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.rules.artisans import AgeOfArtisans
from burgrave.games.architects.printed.score_sheet import ADDED, MOST, Sheet
from burgrave.games.architects.rules.state import State
from burgrave.kernel.score_sheet import Answer, Entry, Key, told_number

MOST_TOOLS: Final = t.MOST_APPRENTICES + 1  # one under each


class Counting(AgeOfArtisans):
    """Counts what was told: the points of printed adornments are not those of our cards."""

    def __init__(self, told: Mapping[Key, Answer]) -> None:
        self._told: Final = told

    def units(self, s: State, seat: int, unit: str) -> int:
        """Tools and adornments."""
        return told_number(self._told, f"{unit}s", seat)

    def scores(self, s: State, seat: int) -> dict[str, int]:
        """Points of adornments and tools."""
        points = told_number(self._told, "adornment-points", seat)
        return {"adornments": points, "tools": g.tools_vp(self.units(s, seat, "tool"))}


class ArtisansSheet(Sheet):
    """Adornments and tools."""

    def board(self, side: int, alone: bool, units: set[str]) -> Iterator[Entry]:
        """Printed points, and numbers where they count; the solo opponent has no tools (p. 10)."""
        yield Entry("adornment-points", side, MOST)
        if not alone:
            yield Entry("tools", side, MOST_TOOLS)
        if "adornment" in units:
            yield Entry("adornments", side, len(g.CRAFTS))

    def lay(self, s: State, told: Mapping[Key, Answer]) -> None:
        """It is counted by what was told."""
        s.config.hooks = Counting(told)


ADDED[g.BOX] = ArtisansSheet()
