"""What a view looks like: all that leaves the engine for a seat."""

from __future__ import annotations

import msgspec

from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g


class GatesView(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag=g.BOX):
    """What lies open."""

    outsiders: list[str]  # from the left
    outsiders_left: int
    orders: int
    leader: str  # the card of the castle's leader
    builders: list[str]  # that nobody has yet
    boards: list[str]  # the manuscript boards, by seat
    columns: list[list[bool]]  # by seat: which of them hold a manuscript
    bonuses: list[list[str]]  # the builders of each player
