"""What a report tells of Age of Artisans: where artisans were placed, who lay on top, and what was crafted."""

from __future__ import annotations

from collections.abc import Iterator

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.rules.state import Artisans, Maker, artisans_of
from burgrave.games.architects.research.chronicle import BEGINS, KEPT
from burgrave.games.architects.rules.scoring import scores
from burgrave.games.architects.rules.state import State
from burgrave.kernel.events import number
from burgrave.kernel.insight import Deed


def kept(s: State, seat: int) -> Iterator[Deed]:
    """Tools and adornments, with what the score would lack without each."""
    if isinstance(s.added, Artisans):
        for kind, crafts in (("tool", s.added.makers[seat].tools), ("adornment", s.added.makers[seat].adornments)):
            for craft in crafts:
                yield Deed(seat, kind, g.CRAFT_IDS[craft], lack(s, seat, kind, craft))


def lack(s: State, seat: int, kind: str, craft: int) -> int:
    """By how much a player's score would be less without a craft; a tool of skills takes these along."""
    without = s.copy()
    made: Maker = artisans_of(without).makers[seat]
    if kind == "tool":
        made.tools = tuple(one for one in made.tools if one != craft)
        without.players[seat].every_skill -= g.EVERY_SKILL[craft]
    else:
        made.adornments = tuple(one for one in made.adornments if one != craft)
    return scores(s)[seat].total - scores(without)[seat].total


BEGINS["places_artisan"] = lambda s, event: ("artisan", t.PLACES[number(event, "place")])
BEGINS["lies_on_top"] = lambda s, event: ("place", "on_top")
KEPT.append(kept)
