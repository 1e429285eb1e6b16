"""The raiders of rank 8: what they can reach in a city, and what they pay for it."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.data.tables import COST, DIPLOMAT, GREAT_WALL, KEEP, KIND, MARSHAL, NEVER, WARLORD
from burgrave.games.citadels.rules.state import ABILITY_USED, NOBODY, State
from burgrave.games.citadels.rules.vocabulary import DESTROY_IN, EXCHANGE_WITH, SEIZE_FROM
from tests.games.citadels.exhaustive.moment import Moment, stands

RAIDERS: Final = {WARLORD: "destroys", DIPLOMAT: "exchanges-districts", MARSHAL: "seizes"}
RAID_ASKS: Final = {WARLORD: "destroy", DIPLOMAT: "exchange_take", MARSHAL: "seize"}
RAID_ANSWERS: Final = {WARLORD: DESTROY_IN, DIPLOMAT: EXCHANGE_WITH, MARSHAL: SEIZE_FROM}


def raid_price(s: State, raider: int, owner: int, building: int) -> int:
    """What a raider pays at least for a district of a city."""
    wall = 1 if stands(s, owner, GREAT_WALL) else 0
    if raider == WARLORD:
        return COST[building] - 1 + wall
    if raider == MARSHAL:
        return COST[building] + wall if COST[building] <= 3 else NEVER
    mine = [COST[b] for b in s.cities[s.me] if KIND[b] != KEEP and not stands(s, owner, KIND[b])]
    return max(0, COST[building] - max(mine)) + wall if mine else NEVER


def in_reach(s: State, owner: int) -> list[int]:
    """The districts that the raider whose turn it is could pay for, were they not protected."""
    if s.character != WARLORD and owner == s.me:
        return []
    return [
        building
        for building in s.cities[owner]
        if raid_price(s, s.character, owner, building) <= s.gold[s.me]
        and (s.character == WARLORD or not stands(s, s.me, KIND[building]))
    ]


def spared(m: Moment, raider: int, owner: int) -> bool:
    """A raider who could pay for a district of a city is not offered that city."""
    s = m.before
    if not m.asks("turn", raider) or s.locked or s.used & ABILITY_USED or owner == NOBODY:
        return False
    targets = [building for building in in_reach(s, owner) if KIND[building] != KEEP]
    return bool(targets) and RAID_ANSWERS[raider].start + owner not in m.ask.options
