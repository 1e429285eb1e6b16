"""Every action there can be in a game of Architects, declared once, in a fixed order."""

from __future__ import annotations

from typing import Final

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.kernel.action import Vocabulary

ACTIONS: Final = Vocabulary()
MOST_SEATS: Final = 6  # an expansion brings the sixth

# Set-up
CHARACTER: Final = ACTIONS.add("character", t.CHARACTER_IDS)
KEEP: Final = ACTIONS.add("keep", t.BUILDING_IDS)

# A turn
PLACE: Final = ACTIONS.add("place", t.PLACES)
TAKE_BACK: Final = ACTIONS.add(
    "take back", [*t.CIRCLES, *t.MARKET_SPACES, "prison", *[f"board {seat}" for seat in range(MOST_SEATS)]]
)
DISCARD: Final = ACTIONS.add("discard", t.BUILDING_IDS)

# What is done at a place
DIG: Final = ACTIONS.add("dig", [t.GOODS[t.CLAY], t.GOODS[t.GOLD]])
HIRE: Final = ACTIONS.add("hire", t.APPRENTICE_IDS)
DISMISS: Final = ACTIONS.add("dismiss", t.APPRENTICE_IDS)
PLANS: Final = ACTIONS.add("draw plans")
LOOK: Final = ACTIONS.add("look at plans")
TAKE: Final = ACTIONS.add("take", t.BUILDING_IDS)
TRADE: Final = ACTIONS.add("trade", fx.TRADES)
CAPTURE: Final = ACTIONS.add("capture", [f"{circle} {seat}" for circle in t.CIRCLES for seat in range(MOST_SEATS)])
SEND: Final = ACTIONS.add("send to prison")
RELEASE: Final = ACTIONS.add("release")
RANSOM: Final = ACTIONS.add("ransom", ["silver", "debt"])
PAY_DEBT: Final = ACTIONS.add("pay debt")
CONSTRUCT: Final = ACTIONS.add("construct", t.BUILDING_IDS)
CATHEDRAL: Final = ACTIONS.add("work on cathedral")
DONE: Final = ACTIONS.add("done", quiet=True)

# What is paid
MIXES: Final[list[tuple[int, ...]]] = [  # clay, wood, stone, gold, marble
    *[(clay, wood, 2 - clay - wood, 0, 0) for clay in range(3) for wood in range(3 - clay)],
    *[(0, wood, total - wood, 0, 0) for total in (3, 4, 7, 8) for wood in range(total + 1)],
    *[(0, 0, 0, gold, total - gold) for total in range(1, 5) for gold in range(total + 1)],
]


def mix_text(mix: tuple[int, ...]) -> str:
    """A mix in words: ``2 wood 1 stone``."""
    return " ".join(f"{count} {good}" for count, good in zip(mix, t.GOODS, strict=False) if count)


MIX: Final = ACTIONS.add("pay", [mix_text(mix) for mix in MIXES])
SAVE: Final = ACTIONS.add("save", [t.GOODS[t.WOOD], t.GOODS[t.STONE]])

# Decisions
FREE: Final = ACTIONS.add("free", [str(number) for number in range(3)])
DESTROY_DEBT: Final = ACTIONS.add("destroy debt")
KEEP_DEBT: Final = ACTIONS.add("keep debt")
BUY_OFF: Final = ACTIONS.add("buy off debt")
TAKE_DEBT: Final = ACTIONS.add("take debt")
USE: Final = ACTIONS.add("use")
DECLINE: Final = ACTIONS.add("decline", quiet=True)
CHOOSE: Final = ACTIONS.add("choose", fx.BRANCHES)
ENDS: Final = ACTIONS.add("resolve", t.BUILDING_IDS)

OWN: Final = len(ACTIONS)  # what comes after these, expansions have added
OPTION_OF_MIX: Final[dict[tuple[int, ...], int]] = {mix: MIX.of(index) for index, mix in enumerate(MIXES)}
