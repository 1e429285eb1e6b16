"""Every action there can be in a game of Paladins, declared once, in a fixed order."""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.kernel.action import Vocabulary

ACTIONS: Final = Vocabulary()

# The beginning of a round
PLAY: Final = ACTIONS.add("play", t.PALADIN_IDS)
ON_TOP: Final = ACTIONS.add("on top", t.PALADIN_IDS)
TAVERN: Final = ACTIONS.add("tavern", t.TAVERN_IDS)

# A turn
DO: Final = ACTIONS.add("do", [f"{action}{two}" for action in t.ACTION_IDS for two in ("", " with two")])
FAVOUR: Final = ACTIONS.add("favour", t.FAVOUR_IDS)
PASS: Final = ACTIONS.add("pass", quiet=True)
PLACE: Final = ACTIONS.add("workers", ["+".join(t.WORKERS[worker] for worker in group) for group in t.GROUPS])

# What an action is done to
TOWNSFOLK: Final = ACTIONS.add("townsfolk", t.TOWNSFOLK_IDS)
OUTSIDER: Final = ACTIONS.add("outsider", t.OUTSIDER_IDS)
SPACE: Final = ACTIONS.add("space", t.SPACE_IDS)
JAR: Final = ACTIONS.add("jar", t.JAR_IDS)
WORKSHOP: Final = ACTIONS.add(
    "workshop", [f"{action} {place}" for action in t.ACTION_IDS[t.RIGHT :] for place in (1, 2)]
)
CLEAR: Final = ACTIONS.add("clear", t.ACTION_IDS)
PRICE: Final = ACTIONS.add("pay with", ("silver", "debt"))

# Rewards and troubles
RESOLVE: Final = ACTIONS.add("resolve", fx.LOUD_STEPS)
CHOOSE: Final = ACTIONS.add("choose", fx.BRANCHES)
USE: Final = ACTIONS.add(
    "use", [card for card, when in zip(t.TOWNSFOLK_IDS, fx.WHEN, strict=True) if when == fx.AT_INQUISITION]
)
KEEP_SUSPICION: Final = ACTIONS.add("keep suspicion")
