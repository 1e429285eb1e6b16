"""Every action there can be in a game of Paladins, declared once, in a fixed order."""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.data.effects import AT_INQUISITION, BRANCHES, LOUD_STEPS, WHEN
from burgrave.games.paladins.data.tables import (
    ACTION_IDS,
    FAVOUR_IDS,
    GROUPS,
    JAR_IDS,
    OUTSIDER_IDS,
    PALADIN_IDS,
    RIGHT,
    SPACE_IDS,
    TAVERN_IDS,
    TOWNSFOLK_IDS,
    WORKERS,
)
from burgrave.kernel.action import Vocabulary

ACTIONS: Final = Vocabulary()

# The beginning of a round
PLAY: Final = ACTIONS.add("play", PALADIN_IDS)
ON_TOP: Final = ACTIONS.add("on top", PALADIN_IDS)
TAVERN: Final = ACTIONS.add("tavern", TAVERN_IDS)

# A turn
DO: Final = ACTIONS.add("do", [f"{action}{two}" for action in ACTION_IDS for two in ("", " with two")])
FAVOUR: Final = ACTIONS.add("favour", FAVOUR_IDS)
PASS: Final = ACTIONS.add("pass")
PLACE: Final = ACTIONS.add("workers", ["+".join(WORKERS[worker] for worker in group) for group in GROUPS])

# What an action is done to
TOWNSFOLK: Final = ACTIONS.add("townsfolk", TOWNSFOLK_IDS)
OUTSIDER: Final = ACTIONS.add("outsider", OUTSIDER_IDS)
SPACE: Final = ACTIONS.add("space", SPACE_IDS)
JAR: Final = ACTIONS.add("jar", JAR_IDS)
WORKSHOP: Final = ACTIONS.add("workshop", [f"{action} {place}" for action in ACTION_IDS[RIGHT:] for place in (1, 2)])
CLEAR: Final = ACTIONS.add("clear", ACTION_IDS)
PRICE: Final = ACTIONS.add("pay with", ("silver", "debt"))

# Rewards and troubles
RESOLVE: Final = ACTIONS.add("resolve", LOUD_STEPS)
CHOOSE: Final = ACTIONS.add("choose", BRANCHES)
USE: Final = ACTIONS.add(
    "use", [card for card, when in zip(TOWNSFOLK_IDS, WHEN, strict=True) if when == AT_INQUISITION]
)
