"""What everybody sees of Gates of Gold, by name."""

from __future__ import annotations

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.view.records import GatesView
from burgrave.games.viscounts.expansions.gates_of_gold.view.sight import GatesSight
from burgrave.games.viscounts.view.view import ADDED


def view(sight: GatesSight) -> GatesView:
    """All of it lies open, but for the pile of outsiders."""
    return GatesView(
        outsiders=[t.TOWNSFOLK_IDS[card] for card in sight.outsiders],
        outsiders_left=sight.outsiders_left,
        orders=sight.orders,
        leader=t.BONUS_IDS[sight.leading],
        builders=[t.BONUS_IDS[bonus] for bonus in sight.builders],
        boards=[g.BOARD_IDS[board] for board in sight.boards],
        columns=sight.columns,
        bonuses=[[t.BONUS_IDS[bonus] for bonus in bonuses] for bonuses in sight.bonuses],
    )


ADDED[g.BOX] = view
