"""What everybody sees of Gates of Gold, by name."""

from __future__ import annotations

import msgspec

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.rules.columns import unlocked
from burgrave.games.viscounts.expansions.gates_of_gold.rules.state import gates_of
from burgrave.games.viscounts.rules.state import State
from burgrave.games.viscounts.view.view import ADDED


class GatesView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What lies open."""

    outsiders: list[str]  # from the left
    outsiders_left: int
    orders: int
    leader: str  # the card of the castle's leader
    builders: list[str]  # that nobody has yet
    boards: list[str]  # the manuscript boards, by seat
    columns: list[list[bool]]  # by seat: which of them hold a manuscript
    bonuses: list[list[str]]  # the builders of each player


def view(s: State, seat: int | None) -> GatesView:
    """All of it lies open, but for the pile of outsiders."""
    gates = gates_of(s)
    seats = range(s.config.players)
    return GatesView(
        outsiders=[t.TOWNSFOLK_IDS[card] for card in gates.row],
        outsiders_left=len(gates.pile),
        orders=gates.orders,
        leader=t.BONUS_IDS[s.leading],
        builders=[t.BONUS_IDS[bonus] for bonus in gates.builders],
        boards=[g.BOARD_IDS[board] for board in gates.boards],
        columns=[[unlocked(s, seat, column) for column in range(len(t.RIBBONS))] for seat in seats],
        bonuses=[
            [t.BONUS_IDS[bonus] for bonus in player.bonuses if t.BONUSES[bonus].kind != "leader"]
            for player in s.players
        ],
    )


ADDED[g.BOX] = view
