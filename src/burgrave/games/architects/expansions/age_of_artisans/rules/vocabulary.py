"""The actions that Age of Artisans adds to those of Architects."""

from __future__ import annotations

from typing import Final

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.rules.vocabulary import ACTIONS, MOST_SEATS

# Workers
PLACE_ARTISAN: Final = ACTIONS.add("place artisan", [*t.CIRCLES, *t.MARKET_SPACES])
LAY_ON_TOP: Final = ACTIONS.add("lay on top")
WHICH: Final = ACTIONS.add("choose among", ["workers", "artisan"])
IGNORE_LOSS: Final = ACTIONS.add("ignore loss")
ACCEPT_LOSS: Final = ACTIONS.add("accept loss")

# Crafts
ADORNMENT: Final = ACTIONS.add("craft adornment", g.CRAFT_IDS)
TOOL: Final = ACTIONS.add("craft tool", g.CRAFT_IDS)
ADORN: Final = ACTIONS.add("adorn", t.BUILDING_IDS)
EQUIP: Final = ACTIONS.add("equip", t.APPRENTICE_IDS)
LOSE_TOOL: Final = ACTIONS.add("lose tool")

# What tools and strongarms do
USE_TOOL: Final = ACTIONS.add("use tool", g.CRAFT_IDS)
USE_ABILITY: Final = ACTIONS.add("use ability", t.APPRENTICE_IDS)
SEIZED: Final = ("one", "two", "artisan", "artisan and one", "all")  # of one colour
SEIZE: Final = ACTIONS.add("seize", [f"{what} {seat}" for what in SEIZED for seat in range(MOST_SEATS)])
CHOOSE: Final = ACTIONS.add("decide", g.BRANCHES)
