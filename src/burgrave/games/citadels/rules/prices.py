"""What things cost now: districts (p. 4) and the ways to pay for them (p. 15), taxes and raids (p. 14), bribes (p. 11).

Whoever needs a price asks here: rules, offers, reasons why not, labels and bots.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.state import CARDS_EXCHANGED, State

ART_PRICE: Final = 1  # the Artist's coin, which also makes the district cost more (p. 14)
SMITHY_PRICE: Final = 2  # for three cards (p. 15)
TAX: Final = 1
SEIZABLE: Final = 3  # the highest cost the Marshal may seize (p. 14)


# ---------------------------------------------------------------- building

WITH_FACTORY: Final = [t.PRICE[kind] - (t.TYPE[kind] == t.UNIQUE) for kind in range(t.KINDS)]


def prices_to_build(s: State, me: int) -> list[int]:
    """By kind, what a district costs this player: the Factory makes the other unique ones cheaper."""
    return WITH_FACTORY if s.owns[me] & t.BIT[t.FACTORY] else t.PRICE


def can_pay(s: State, me: int, kind: int, elsewhere: bool = False) -> bool:
    """Whether there is a way to pay for a card of the own hand, or for one that lies elsewhere."""
    if s.owns[me] & t.BIT[t.FRAMEWORK] or (kind == t.NECROPOLIS and s.cities[me]):
        return True
    return can_pay_price(s, me, kind, len(s.hands[me]) - (0 if elsewhere else 1))


def can_pay_price(s: State, me: int, kind: int, cards: int) -> bool:
    """Whether the price can be paid with gold, and with so many other cards where cards are good for something."""
    missing = prices_to_build(s, me)[kind] - s.gold[me]
    if missing <= 0:
        return True
    if kind == t.THIEVES_DEN:
        return missing <= cards
    return missing <= cards and bool(lenders(s, me, missing))


def lenders(s: State, me: int, missing: int) -> list[int]:
    """The players from whom the Cardinal can take all that is missing, in exchange for cards (p. 13)."""
    if s.character != t.CARDINAL or s.used & CARDS_EXCHANGED:
        return []
    return [seat for seat, gold in enumerate(s.gold) if seat != me and gold >= missing]


def ways_to_pay(s: State, me: int, kind: int) -> list[int]:
    """Gold, the Framework, or a sacrifice for the Necropolis."""
    ways = [do.PAY_GOLD] if can_pay_price(s, me, kind, len(s.hands[me])) else []
    if s.owns[me] & t.BIT[t.FRAMEWORK]:
        ways.append(do.PAY_FRAMEWORK)
    if kind == t.NECROPOLIS and s.cities[me]:
        ways.append(do.PAY_SACRIFICE)
    return ways


def fewest_cards(s: State, me: int, price: int) -> int:
    """How many cards the Thieves' Den takes at least: for what neither the own gold nor the Cardinal's lender pays."""
    richest = max(gold for seat, gold in enumerate(s.gold) if seat != me)
    credit = richest if lenders(s, me, 1) else 0
    return max(0, price - s.gold[me] - credit)


def tax(s: State, builder: int) -> int:
    """What a builder puts on the Tax Collector's card: a coin, if he has one and is not the Tax Collector (p. 14)."""
    owes = s.config.taxes and s.gold[builder] >= TAX and not (s.character == t.TAX_COLLECTOR and builder == s.me)
    return TAX if owes else 0


# ---------------------------------------------------------------- raids


def _behind(wall: bool, itself: bool) -> list[int]:
    return [int(wall and (itself or kind != t.GREAT_WALL)) for kind in t.KIND]


WALLS: Final = [_behind(False, False), _behind(True, False), _behind(True, True)]  # extra coins, by building
TO_DESTROY: Final = [[cost - 1 + more for cost, more in zip(t.COST, wall, strict=True)] for wall in WALLS]
TO_SEIZE: Final = [[cost + more for cost, more in zip(t.COST, wall, strict=True)] for wall in WALLS]


def wall(s: State, owner: int) -> int:
    """Which prices count in a city: the Great Wall costs a coin more for the others, or for itself as well (p. 15)."""
    if not s.owns[owner] & t.BIT[t.GREAT_WALL]:
        return 0
    return 2 if s.config.options.great_wall_covers_itself else 1


def prices_to_destroy(s: State, owner: int) -> list[int]:
    """By building, what the Warlord pays in a city: one coin less than the cost."""
    return TO_DESTROY[wall(s, owner)]


def prices_to_seize(s: State, owner: int) -> list[int]:
    """By building, what the Marshal pays the owner: the full cost."""
    return TO_SEIZE[wall(s, owner)]


def price_to_exchange(s: State, owner: int, theirs: int, mine: int) -> int:
    """What the Diplomat pays the owner: what the district costs more than the one given for it."""
    return max(0, t.COST[theirs] - t.COST[mine]) + WALLS[wall(s, owner)][theirs]


RAIDS: Final[dict[str, Callable[[State, int], list[int]]]] = {  # by the question which district
    "destroy": prices_to_destroy,
    "seize": prices_to_seize,
}


# ---------------------------------------------------------------- other players


def bribe(s: State, me: int) -> int:
    """What the Blackmailer is offered: half of the gold, rounded down (p. 11)."""
    return s.gold[me] // 2
