"""Ways around the ring: what a card and a town bring in this turn, and what they lead to in the next one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from burgrave.games.viscounts.bot.position import Position
from burgrave.games.viscounts.bot.values import WEIGHTS
from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import prices

NEXT: Final[float] = WEIGHTS["turn"]["next"]  # how much the next turn counts
TAIL: Final[float] = WEIGHTS["turn"]["tail"]  # and the turns after it
PROMISING: Final = 5  # towns from which the next turn is looked at
FURTHEST: Final = 5  # steps without paying


def _reached(town: int, steps: int) -> list[int]:
    """The towns that are so many steps away."""
    towns = {town}
    for _ in range(steps):
        towns = {further for one in towns for further in t.NEXT[one]}
    return sorted(towns)


REACHED: Final = [[_reached(town, steps) for steps in range(FURTHEST + 1)] for town in range(t.TOWNS)]
FURTHER: Final = [[[*near, *far] for near, far in pairwise([*reached, []])] for reached in REACHED]
"""The same with a step more that costs nothing."""


def ways(now: Position, row: Sequence[int], hand: Iterable[int], towns: dict[int, int]) -> dict[int, float]:
    """What each of these towns is worth, with the silver that it costs: what can be done there, and what comes next."""
    purse, coin = now.player.goods[t.SILVER], now.price[t.SILVER]
    force = now.force(row)
    found = {town: now.town(town, force, purse - spent) - spent * coin for town, spent in towns.items()}
    if now.left:
        promising = sorted(found, key=found.__getitem__, reverse=True)[:PROMISING]
        then = onward(now, row, hand, promising)
        least = min(then.values())
        for town in found:
            found[town] += NEXT * then.get(town, least)
    return found


def onward(now: Position, row: Sequence[int], hand: Iterable[int], towns: Iterable[int]) -> dict[int, float]:
    """What the next turn brings from each of these towns, with such a row now and one of these cards then."""
    found = dict.fromkeys(towns, 0.0)
    purse = now.player.goods[t.SILVER]
    free = prices.lasting(now.player, fx.FURTHER)
    for card in hand:
        then = [card, row[0], row[1]]
        force = now.force(then)
        played = now.played(card, then)
        steps = t.COST[card]
        worth: list[float | None] = [None] * t.TOWNS
        for town in found:
            for one in REACHED[town][steps] if not free else FURTHER[town][steps]:
                there = worth[one]
                if there is None:
                    there = worth[one] = played + now.town(one, force, purse)
                if there > found[town]:
                    found[town] = there
    return found


def others(hand: Sequence[int], card: int) -> list[int]:
    """The rest of a hand."""
    rest = list(hand)
    rest.remove(card)
    return rest
