"""The raiders of rank 8: what they can reach in a city, and what they pay for it."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.state import ABILITY_USED, NOBODY, State
from tests.games.citadels.exhaustive.moment import Moment, stands

RAIDERS: Final = {t.WARLORD: "destroys", t.DIPLOMAT: "exchanges-districts", t.MARSHAL: "seizes"}
RAID_ASKS: Final = {t.WARLORD: "destroy", t.DIPLOMAT: "exchange_take", t.MARSHAL: "seize"}
RAID_ANSWERS: Final = {t.WARLORD: do.DESTROY_IN, t.DIPLOMAT: do.EXCHANGE_WITH, t.MARSHAL: do.SEIZE_FROM}


def raid_price(s: State, raider: int, owner: int, building: int) -> int:
    """What a raider pays at least for a district of a city."""
    wall = 1 if stands(s, owner, t.GREAT_WALL) else 0
    if raider == t.WARLORD:
        return t.COST[building] - 1 + wall
    if raider == t.MARSHAL:
        return t.COST[building] + wall if t.COST[building] <= 3 else t.NEVER
    mine = [t.COST[b] for b in s.cities[s.me] if t.KIND[b] != t.KEEP and not stands(s, owner, t.KIND[b])]
    return max(0, t.COST[building] - max(mine)) + wall if mine else t.NEVER


def in_reach(s: State, owner: int) -> list[int]:
    """The districts that the raider whose turn it is could pay for, were they not protected."""
    if s.character != t.WARLORD and owner == s.me:
        return []
    return [
        building
        for building in s.cities[owner]
        if raid_price(s, s.character, owner, building) <= s.gold[s.me]
        and (s.character == t.WARLORD or not stands(s, s.me, t.KIND[building]))
    ]


def spared(m: Moment, raider: int, owner: int) -> bool:
    """A raider who could pay for a district of a city is not offered that city."""
    s = m.before
    if not m.asks("turn", raider) or s.locked or s.used & ABILITY_USED or owner == NOBODY:
        return False
    targets = [building for building in in_reach(s, owner) if t.KIND[building] != t.KEEP]
    return bool(targets) and RAID_ANSWERS[raider].of(owner) not in m.ask.options
