"""The icons of Gates of Gold, and which of its events they stand for."""

from __future__ import annotations

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.page import motion
from burgrave.games.viscounts.page.cards import COUNTED
from burgrave.games.viscounts.page.icons import EVENT, LASTING, PER, UNIT, VERB
from burgrave.kernel.effects import Per

VERB.update(recruit="hire", forgive="debt", approve="deed", nothing="pause")
EVENT.update(
    {
        "after flip deed": "flip",
        "after order": "order",
        "after welcome": "welcome",
        "after refuse": "refuse",
        "at the end": "vp",
    }
)
LASTING[g.ANYWHERE] = "hire"
UNIT["outsider"] = "gate"

UNITS = {
    "own_link": "share",
    "wedge_majority": "castle",
    "segment_with_building": "house",
    "unpaid_debt": "debt",
    "resource": "star",
    "outsider": "gate",
    "ribbon_set": "cards",
    **dict.fromkeys(g.TIERS, "person"),
    **dict.fromkeys([f"ribbon_{ribbon}" for ribbon in t.RIBBONS], "scroll"),
    **dict.fromkeys([f"{kind}s" for kind in t.KINDS], "house"),
}


def counted(per: Per) -> list[str]:
    """Points at the end: so many, for every few of something, or if there are enough."""
    found = [str(per.points), "vp"]
    if per.unit:
        found += [PER, *([str(per.each)] if per.each > 1 else []), UNITS[per.unit]]
    if per.condition is not None:
        found += [PER, str(per.condition.least), UNITS[per.condition.unit]]
    return found


for _card, _scoring in g.SCORING.items():
    if _scoring:
        COUNTED[t.TOWNSFOLK[_card].scoring] = [token for per in _scoring for token in counted(per)]
COUNTED[g.ENVOY] = ["1", "scroll"]

motion.STILL.update(as_ribbon="library-{}", column="", turns_away="outsiders", forgiven="purse-{}", refuses="outsiders")
motion.OWN.update(
    order=("orders", "discard-{}"), welcomes=("outsiders", "discard-{}"), builder=("builders", "purse-{}")
)
motion.ICON.update(
    order="order",
    welcomes="welcome",
    refuses="refuse",
    turns_away="refuse",
    as_ribbon="scroll",
    column="scroll",
    builder="hammer",
    forgiven="debt",
)
