"""What units are worth to one seat of Paladins now: workers, goods, attributes, and rewards made of them.

Nothing is read that the seat can't know.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.bot.plans import MOST, plan_of
from burgrave.games.paladins.bot.values import (
    A_PRAYER,
    AHEAD,
    ATTRIBUTE,
    DEBT,
    FLIPPED,
    MEAN_TAX,
    OF_ATTRIBUTES,
    ONE_FAITH,
    ONE_INFLUENCE,
    ONE_STRENGTH,
    SCORING,
    WEIGHTS,
    Bundle,
    Sum,
)
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.prices import faith_of, influence_of, strength_of
from burgrave.games.paladins.rules.state import State

INQUISITION: Final[float] = WEIGHTS["trouble"]["inquisition"]
OTHERS: Final[float] = WEIGHTS["trouble"]["others"]
NEVER: Final = -99.0
KEPT_SHARE: Final = [0.0] + [WEIGHTS["workers"]["kept"]] * t.ROUNDS


class Units:
    """What units are worth to a seat now."""

    __slots__ = (
        "_after",
        "_asked",
        "_goals",
        "counted",
        "faith",
        "influence",
        "larder",
        "left",
        "paladin",
        "plan",
        "player",
        "price",
        "purse",
        "s",
        "strength",
        "worker",
    )

    def __init__(self, s: State, me: int) -> None:
        self.s = s
        self.player = player = s.players[me]
        self.left = left = t.ROUNDS - s.round
        self.plan = plan = plan_of(s, me)
        self.worker = worker = plan.worker[left]
        self.paladin = player.paladin
        self.strength = strength_of(player)
        self.influence = influence_of(player)
        self.faith = faith_of(player)
        self._asked = 0  # units that were found out, as a mask
        self._goals: list[float] | None = None  # what King's Orders give for each action, once found out
        self._after: dict[int, float] | None = None  # what townsfolk and paladin add to actions, once found out
        mine, most = len(player.suspicion), 0
        for seat, other in enumerate(s.players):
            if seat != me and len(other.suspicion) > most:
                most = len(other.suspicion)
        ahead = AHEAD[left]
        one_more = ahead[2] if mine >= most - 1 else ahead[1] if mine == most - 2 else ahead[0]
        one_less = 0.0 if not mine else ahead[2] if mine >= most else ahead[1] if mine == most - 1 else ahead[0]
        self.purse = coins = plan.coins[left]  # by coins: what they are worth
        silver = player.silver if player.silver < MOST else MOST - 1
        coin = coins[silver + 1] - coins[silver]
        self.larder = stores = plan.stores[left]  # and provisions
        provisions = player.provisions if player.provisions < MOST else MOST - 1
        tax = coin
        if 0 < s.tax <= 2:  # the next card or two bring the Inquisition
            tax += (-INQUISITION if mine and mine >= most else OTHERS if most else 0.0) / s.tax
        attribute = ATTRIBUTE[left]
        owes = player.unpaid > 0
        self.price = [
            *worker[: t.CRIMINAL],
            worker[t.CRIMINAL] - one_more + MEAN_TAX * tax,
            coin,
            stores[provisions + 1] - stores[provisions],
            attribute[player.strength],
            attribute[player.influence],
            attribute[player.faith],
            one_less,
            DEBT[left] if owes else 0.0,
            FLIPPED[left] if owes else 0.0,
            tax,
            0.0,
            0.0,
            0.0,
        ]
        self.counted: dict[int, float] | None = None  # what converted outsiders add to each thing they count
        if player.converted:
            counted: dict[int, float] = {}
            for card in player.converted:
                for points, count in SCORING[card]:
                    counted[count] = counted.get(count, 0.0) + points
            self.counted = counted
            for attribute_, unit in enumerate((ONE_STRENGTH, ONE_INFLUENCE, ONE_FAITH)):
                self.price[unit] += counted.get(OF_ATTRIBUTES + attribute_, 0.0)

    # ---------------------------------------------------------------- rewards

    def total(self, units: Sum) -> float:
        """What so many units are worth."""
        price = self.price
        worth = 0.0
        for unit, number in units:
            if unit >= A_PRAYER and not self._asked >> unit & 1:
                self._ask(unit)
            worth += price[unit] * number
        return worth

    def gain(self, bundle: Bundle) -> float:
        """What a reward is worth; of choices the best."""
        worth = self.total(bundle.sure)
        if bundle.choices:
            worth += max([self.total(choice) for choice in bundle.choices])
        return worth

    def _ask(self, unit: int) -> None:
        """Find out what a unit is worth that depends on much else: whoever judges actions knows."""
        raise NotImplementedError  # who inherits from this, in position.py

    def coins(self, price: int) -> float:
        """What paying so much silver costs."""
        silver = min(self.player.silver, MOST)
        return self.purse[silver] - self.purse[max(0, silver - price)] if price else 0.0

    def stores(self, price: int) -> float:
        """What paying so many provisions costs."""
        provisions = min(self.player.provisions, MOST)
        return self.larder[provisions] - self.larder[max(0, provisions - price)] if price else 0.0

    def earned(self, silver: int) -> float:
        """What earning so much silver brings."""
        at = min(self.player.silver, MOST - silver)
        return self.purse[at + silver] - self.purse[at]

    def hunted(self, provisions: int) -> float:
        """What so many provisions more bring."""
        at = min(self.player.provisions, MOST - provisions)
        return self.larder[at + provisions] - self.larder[at]

    def debt(self) -> float:
        """What taking a debt costs."""
        return DEBT[self.left]

    # ---------------------------------------------------------------- workers

    def hands(self, colours: tuple[int, ...], workers: list[int]) -> float:
        """The price of the cheapest workers on these spaces; -NEVER where there are not enough."""
        worker = self.worker
        worth = 0.0
        anybody = criminals = coloured = 0
        for colour in colours:
            if colour == t.ANY:
                anybody += 1
            elif workers[colour] and colour != t.CRIMINAL:
                worth += worker[colour]
                coloured += 1
            else:
                criminals += 1
        if criminals:
            if criminals > workers[t.CRIMINAL]:
                return -NEVER
            worth += criminals * worker[t.CRIMINAL]
        if anybody:
            labourers = workers[t.LABOURER]
            if labourers >= anybody:
                return worth + anybody * worker[t.LABOURER]
            if anybody > sum(workers) - coloured - criminals:
                return -NEVER
            worth += labourers * worker[t.LABOURER] + (anybody - labourers) * worker[t.SCOUT]
        return worth

    def spaces_of(self, action: int) -> tuple[int, ...]:
        """The colours of the spaces that need a worker."""
        placed = self.player.placed[action]
        if t.WORKSHOP not in placed:
            return t.COLOURS[action]
        return tuple([colour for colour, space in zip(t.COLOURS[action], placed, strict=True) if space != t.WORKSHOP])

    def keep(self, workers: list[int]) -> float:
        """What workers are worth who wait for the next round: the best three."""
        share = KEPT_SHARE[self.left]
        if not share:
            return 0.0
        worth, room = 0.0, t.KEPT
        worker = self.worker
        for colour in self.plan.dearest:
            count = min(room, workers[colour])
            worth += count * worker[colour]
            room -= count
        return share * worth


def busy(placed: tuple[int, ...]) -> bool:
    """Whether workers stand on an action."""
    for space in placed:  # noqa: SIM110 - this is asked all the time, and a loop is faster
        if t.EMPTY < space < t.WORKSHOP:
            return True
    return False
