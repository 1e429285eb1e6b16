"""Every action there can be in a game of Citadels, declared once, in a fixed order."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.data import tables as t
from burgrave.kernel.action import Vocabulary

ACTIONS: Final = Vocabulary()
SEATS: Final = [f"seat {seat}" for seat in range(8)]

# The selection phase
PICK: Final = ACTIONS.add("pick", t.CHARACTER_IDS)
DISCARD: Final = ACTIONS.add("discard", t.CHARACTER_IDS)  # with two players
PASS: Final = ACTIONS.add("pass")  # the Theater stays closed
TRADE_WITH: Final = ACTIONS.add("trade characters with", SEATS)
HAND_OVER: Final = ACTIONS.add("hand over", t.CHARACTER_IDS)

# A turn
END: Final = ACTIONS.add("end turn", quiet=True)
GATHER: Final = ACTIONS.add("gather", ("gold", "cards"))
GATHER_GOLD: Final = GATHER["gold"]
GATHER_CARDS: Final = GATHER["cards"]
BUILD: Final = ACTIONS.add("build", t.DISTRICT_IDS)
INCOME: Final = ACTIONS.add("take income")

# What characters do, rank by rank
KILL: Final = ACTIONS.add("kill", t.CHARACTER_IDS)
BEWITCH: Final = ACTIONS.add("bewitch", t.CHARACTER_IDS)
SIGNED: Final = ACTIONS.add("signed warrant on", t.CHARACTER_IDS)
UNSIGNED: Final = ACTIONS.add("unsigned warrant on", t.CHARACTER_IDS)
ROB: Final = ACTIONS.add("rob", t.CHARACTER_IDS)
SPY_ON: Final = ACTIONS.add("spy on", SEATS)
FLOWER: Final = ACTIONS.add("flower on", t.CHARACTER_IDS)
BLANK: Final = ACTIONS.add("blank on", t.CHARACTER_IDS)
SWAP_HANDS: Final = ACTIONS.add("swap hands with", SEATS)
REDRAW: Final = ACTIONS.add("redraw")
LOOK_AT: Final = ACTIONS.add("look at hand of", SEATS)
FORESEE: Final = ACTIONS.add("foresee")
TAKE_CROWN: Final = ACTIONS.add("take crown")
GIVE_CROWN: Final = ACTIONS.add("give crown to", SEATS)
ALMS: Final = ACTIONS.add("take alms from", SEATS)
BONUS: Final = ACTIONS.add("take bonus")  # Merchant, Architect, Queen
NAVIGATE: Final = ACTIONS.add("navigate for", ("gold", "cards"))
NAVIGATE_GOLD: Final = NAVIGATE["gold"]
NAVIGATE_CARDS: Final = NAVIGATE["cards"]
STUDY: Final = ACTIONS.add("study")
DESTROY_IN: Final = ACTIONS.add("destroy in city of", SEATS)
EXCHANGE_WITH: Final = ACTIONS.add("exchange with city of", SEATS)
SEIZE_FROM: Final = ACTIONS.add("seize from city of", SEATS)
BEAUTIFY: Final = ACTIONS.add("beautify", t.DISTRICT_IDS)
COLLECT: Final = ACTIONS.add("collect taxes")

# What districts do
USE_LABORATORY: Final = ACTIONS.add("use laboratory")
USE_SMITHY: Final = ACTIONS.add("use smithy")
USE_MUSEUM: Final = ACTIONS.add("use museum")
ARMORY_AGAINST: Final = ACTIONS.add("use armory against", SEATS)

# Choices within an action
CARD: Final = ACTIONS.add("card", t.DISTRICT_IDS)
DONE: Final = ACTIONS.add("done")
DISTRICT: Final = ACTIONS.add("district", [*t.DISTRICT_IDS, *(f"beautified {district}" for district in t.DISTRICT_IDS)])
TYPE_OF: Final = ACTIONS.add("type", t.TYPES)
AMOUNT: Final = ACTIONS.add("gold", [str(amount) for amount in range(21)])
PAY_WITH: Final = ACTIONS.add("pay with", ("gold", "framework", "sacrifice"))
PAY_GOLD: Final = PAY_WITH["gold"]
PAY_FRAMEWORK: Final = PAY_WITH["framework"]
PAY_SACRIFICE: Final = PAY_WITH["sacrifice"]
TAKE_FROM: Final = ACTIONS.add("take gold from", SEATS)
TAKE: Final = ACTIONS.add("take", ("gold", "card"))
TAKE_GOLD: Final = TAKE["gold"]
TAKE_CARD: Final = TAKE["card"]
TO_HAND: Final = ACTIONS.add("keep in hand")
BUILD_NOW: Final = ACTIONS.add("build now")
CONFISCATE: Final = ACTIONS.add("confiscate")
DECLINE: Final = ACTIONS.add("decline")
BRIBE: Final = ACTIONS.add("bribe")
REFUSE: Final = ACTIONS.add("refuse")
USE: Final = ACTIONS.add("use effect")
SKIP: Final = ACTIONS.add("skip effect")
REVEAL: Final = ACTIONS.add("reveal threat")
LEAVE: Final = ACTIONS.add("leave threat")
