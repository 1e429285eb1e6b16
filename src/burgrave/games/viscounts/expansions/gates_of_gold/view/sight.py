"""What everybody sees of Gates of Gold, in numbers: all but the pile of outsiders."""

from __future__ import annotations

from typing import NamedTuple

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.rules.columns import unlocked
from burgrave.games.viscounts.expansions.gates_of_gold.rules.state import gates_of
from burgrave.games.viscounts.rules.state import State
from burgrave.games.viscounts.view.sight import ADDED


class GatesSight(NamedTuple):
    """What lies open."""

    outsiders: list[int]  # from the left
    outsiders_left: int
    orders: int
    leading: int  # the card of the castle's leader
    builders: tuple[int, ...]  # that nobody has yet
    boards: tuple[int, ...]  # the manuscript boards, by seat
    columns: list[list[bool]]  # by seat: which of them hold a manuscript
    bonuses: list[list[int]]  # the builders of each player


def look(s: State) -> GatesSight:
    """What anybody may see."""
    gates = gates_of(s)
    return GatesSight(
        outsiders=gates.row,
        outsiders_left=len(gates.pile),
        orders=gates.orders,
        leading=s.leading,
        builders=gates.builders,
        boards=gates.boards,
        columns=[[unlocked(s, seat, column) for column in range(len(t.RIBBONS))] for seat in range(s.config.players)],
        bonuses=[[bonus for bonus in player.bonuses if bonus not in g.LEADERS] for player in s.players],
    )


ADDED[g.BOX] = look
