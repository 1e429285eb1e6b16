"""Every action there can be in a game of Viscounts, declared once, in a fixed order."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.kernel.action import Vocabulary

ACTIONS: Final = Vocabulary()
MOST_TRADES: Final = 40  # exchanges in one action; nobody has the icons and the silver for more

# Set-up
PAIR: Final = ACTIONS.add("pair", t.PLAYER_CARD_IDS)

# The phases of a turn
PLAY: Final = ACTIONS.add("play", t.TOWNSFOLK_IDS)
TOWN: Final = ACTIONS.add(
    "move to", [f"{segment} {side}" for segment in t.SEGMENT_IDS for side in ("left", "right", "inner")]
)
DO: Final = ACTIONS.add("do", t.ACTIONS)
DISMISS_FOR: Final = ACTIONS.add("dismiss for", t.ACTIONS)
REST: Final = ACTIONS.add("rest", quiet=True)
HIRE: Final = ACTIONS.add("hire", t.TOWNSFOLK_IDS)
HIRE_NOBODY: Final = ACTIONS.add("hire nobody", quiet=True)

# What an action is done with
TIMES: Final = ACTIONS.add("times", [str(times) for times in range(1, MOST_TRADES + 1)])
BUILDING: Final = ACTIONS.add("building", t.BUILDING_IDS)
SITE: Final = ACTIONS.add("site", t.SITE_IDS)
WORKERS: Final = ACTIONS.add("workers", [str(number) for number in range(1, len(t.WORKER_COSTS))])
PAY: Final = ACTIONS.add("pay with", t.GOODS)

# The castle
SECTION: Final = ACTIONS.add("section", [str(section) for section in range(t.SECTIONS)])
WORKER: Final = ACTIONS.add(
    "worker", [f"{source} to {target}" for source in range(t.SECTIONS) for target in t.BESIDE[source]]
)
STAY: Final = ACTIONS.add("stay")
PUSH: Final = ACTIONS.add("push out", [str(seat) for seat in range(4)])

# Cards
ARRANGE: Final = ACTIONS.add(
    "arrange", ["".join(map(str, order)) for size in (2, 3) for order in permutations(range(1, size + 1))]
)
DISCARD: Final = ACTIONS.add("discard", t.TOWNSFOLK_IDS)
DISCARD_TOP: Final = ACTIONS.add("discard top")
DESTROY: Final = ACTIONS.add("destroy", t.TOWNSFOLK_IDS)
DESTROY_TOP: Final = ACTIONS.add("destroy top")
KEEP: Final = ACTIONS.add("keep")

# Rewards
RESOURCE: Final = ACTIONS.add("take", [t.GOODS[good] for good in t.RESOURCES])
MANUSCRIPT: Final = ACTIONS.add("manuscript", t.MANUSCRIPT_IDS)
CHOOSE: Final = ACTIONS.add("choose", fx.BRANCHES)
RESOLVE: Final = ACTIONS.add("resolve", fx.STEPS)

OWN: Final = len(ACTIONS)  # what comes after these, expansions have added
