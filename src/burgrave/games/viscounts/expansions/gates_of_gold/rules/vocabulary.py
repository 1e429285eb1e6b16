"""The actions that Gates of Gold adds to those of Viscounts."""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.rules.vocabulary import ACTIONS

# Outsiders
WELCOME: Final = ACTIONS.add("welcome", g.OUTSIDER_IDS)
REFUSE: Final = ACTIONS.add("refuse", g.OUTSIDER_IDS)

# The columns of the manuscript board
BUY_ORDER: Final = ACTIONS.add("buy order")
TAKE_ORDER: Final = ACTIONS.add("take order")
DRAW: Final = ACTIONS.add("draw for silver")
ARRANGE: Final = ACTIONS.add("rearrange for resources")
GO_ON: Final = ACTIONS.add("go on")
RIBBON: Final = ACTIONS.add("ribbon", t.RIBBONS)

# Townsfolk of any segment
DISMISS: Final = ACTIONS.add(
    "dismiss", [f"{segment} for {action}" for segment in t.SEGMENT_IDS for action in t.ACTIONS]
)
