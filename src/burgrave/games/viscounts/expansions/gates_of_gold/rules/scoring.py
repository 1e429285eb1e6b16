"""What outsiders and builders are worth at the end (p. 7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement
from typing import TypeAlias

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.rules.building import links, owner
from burgrave.games.viscounts.rules.scoring import all_cards, buildings, ribbon_counts, set_points
from burgrave.games.viscounts.rules.state import State

Count: TypeAlias = Callable[[State, int, str, list[int]], int]


def units(s: State, seat: int, unit: str, ribbons: list[int]) -> int:
    """How many of what an outsider counts."""
    player = s.players[seat]
    if unit == "own_link":
        return own_links(s, seat)
    if unit == "wedge_majority":
        return sum(leads_wedge(s, seat, section) for section in range(t.SECTIONS))
    if unit == "segment_with_building":
        return len({t.SEGMENT_OF[site] for site in range(len(t.SITES)) if owner(s, site) == seat})
    if unit == "unpaid_debt":
        return player.unpaid
    if unit == "resource":
        return sum(player.goods[good] for good in t.RESOURCES)
    if unit == "outsider":
        return sum(card in g.SCORING for card in all_cards(player))
    if unit == "ribbon_set":
        return min(ribbons)
    if unit.startswith("ribbon_"):
        return ribbons[t.RIBBONS.index(unit.removeprefix("ribbon_"))]
    if unit in g.TIERS:
        return sum(player.tiers[g.TIERS.index(unit)])
    return buildings(player)[t.KINDS.index(unit.removesuffix("s"))]


def own_links(s: State, seat: int) -> int:
    """The links with buildings of one's own at both ends."""
    own = [site for site in range(len(t.SITES)) if owner(s, site) == seat]
    return len({link for site in own for link, other in links(s, site) if owner(s, other) == seat})


def leads_wedge(s: State, seat: int, section: int) -> bool:
    """Whether somebody has more workers than anybody else in a section of the first two tiers together."""
    there = [player.tiers[0][section] + player.tiers[1][section] for player in s.players]
    return all(there[seat] > count for other, count in enumerate(there) if other != seat)


def outsiders(s: State, seat: int, cards: Sequence[int], ribbons: list[int], count: Count = units) -> int:
    """The points of all outsiders of a deck."""
    total = 0
    for card in cards:
        for per in g.SCORING[card]:
            if per.condition is not None and not per.condition.holds(count(s, seat, per.condition.unit, ribbons)):
                continue
            total += per.points * (count(s, seat, per.unit, ribbons) // per.each if per.unit else 1)
    return total


def with_more(counts: list[int], free: int) -> list[list[int]]:
    """Every way to give colours to ribbons that may have any."""
    return [
        [count + more.count(ribbon) for ribbon, count in enumerate(counts)]
        for more in combinations_with_replacement(range(len(counts)), free)
    ]


def scores(s: State, seat: int, count: Count = units) -> dict[str, int]:
    """Ribbons again, as some may be of any colour; outsiders; builders."""
    player = s.players[seat]
    cards = [card for card in all_cards(player) if card in g.SCORING] if not player.sheet else []
    free = sum(card in g.ENVOYS for card in cards) + player.manuscripts.count(g.WILD)
    known = with_more(ribbon_counts(player), free)
    ways = [(set_points(counts), outsiders(s, seat, cards, counts, count)) for counts in known]
    ribbons, counted = max(ways, key=sum)
    builders = sum(t.BONUSES[bonus].vp for bonus in player.bonuses if t.BONUSES[bonus].kind != "leader")
    return {"ribbons": ribbons, "outsiders": counted, "builders": builders}
