"""What a goal is, and a few words that many goals use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from burgrave.games.citadels.data import tables as t
from burgrave.kernel.table import Table
from tests.games.citadels.exhaustive.moment import Moment


class Goal(NamedTuple):
    """Something that must happen in some game."""

    name: str
    about: tuple[str, ...] = ()  # the characters, districts and house rules it needs
    seen: Callable[[Moment], bool] | None = None  # None: it is one of the names that ``simple`` finds
    start: Callable[[], Table] | None = None  # a scene, where chance alone is too slow
    players: tuple[int, ...] = ()  # the player counts it needs; none: any


def fits(by_rank: Mapping[int, str], name: str, players: int, ninth: bool) -> bool:
    """Whether a character may join a cast."""
    row = t.CHARACTERS[t.CHARACTER_IDS.index(name)]
    if row.min_players > players or (row.rank == t.LAST_RANK and not ninth):
        return False
    return by_rank.get(row.rank, name) == name


def of_ranks(first: int, last: int = t.LAST_RANK) -> list[str]:
    """The characters of some ranks."""
    return [row.id for row in t.CHARACTERS if first <= row.rank <= last]


def happens(*kinds: str) -> Callable[[Moment], bool]:
    """Events of these kinds happened together."""
    return lambda m: m.happened(*kinds)
