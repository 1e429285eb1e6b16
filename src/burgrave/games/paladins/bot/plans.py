"""The plans of Paladins, and what things are worth to who follows one.

A plan is two actions, each of which raises what the other needs: Commission and Absolve (influence and faith), Fortify
and Attack (strength and influence), Garrison and Convert (faith and strength). They ask for other workers, workshops
and townsfolk, so with one table for all, whatever is done usually would look best for ever.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.bot.values import (
    ABILITIES,
    AHEAD,
    ATTRIBUTE,
    DEBT,
    FLIPPED,
    HIRED,
    LEFT,
    OTHER_PLANS,
    UNIT,
    WEIGHTS,
    by_left,
)
from burgrave.games.paladins.data import effects as cards
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.scoring import SET
from burgrave.games.paladins.rules.state import State

MOST: Final = 60  # coins or provisions that are told apart


class Plan:
    """What things are worth to who follows a plan."""

    __slots__ = ("coins", "dearest", "hire", "saved", "stores", "usual", "worker", "zeal")

    def __init__(self, weights: dict[str, dict[str, float]]) -> None:
        last = by_left(1.0, weights["workers"]["last"])
        self.worker = [[weights["workers"][worker] * share for worker in t.WORKERS] for share in last]
        """What a worker is worth, by rounds left and colour."""
        self.dearest = sorted(range(len(t.WORKERS)), key=self.worker[t.ROUNDS].__getitem__, reverse=True)
        self.coins = goods(weights["silver"])
        self.stores = goods(weights["provisions"])
        uses = weights["uses"]
        often = [*[uses.get(action, 0.0) for action in t.ACTION_IDS], uses["inquisition"], uses["flip"]]
        self.hire = [[self._hire(left, card, often) for card in range(len(HIRED))] for left in range(LEFT)]
        """What one of the townsfolk is worth to who keeps it, by rounds left and card."""
        self.saved = [
            [
                [
                    weights["workshops"].get(action, 0.0) * left * worker[t.LABOURER if colour == t.ANY else colour]
                    for colour in colours[:2]
                ]
                for action, colours in zip(t.ACTION_IDS, t.COLOURS, strict=True)
            ]
            for left, worker in enumerate(self.worker)
        ]
        """What a workshop saves in later rounds, by rounds left, action and space."""
        self.usual = [weights["usual"].get(action, 0.0) for action in t.ACTION_IDS]
        """What an action usually brings beside its steps and one step of an attribute."""
        self.zeal = [weights["zeal"].get(action, 0.0) for action in t.ACTION_IDS]
        """What an action is worth for the plan, beside all that it brings."""

    def _hire(self, left: int, card: int, often: list[float]) -> float:
        """What one of the townsfolk brings at once, and as often as its moment comes."""
        price = self._average(left)
        worth = sum([price[unit] * number for unit, number in HIRED[card].sure])
        uses = often[cards.WHEN[card]] * (left + 0.5)
        if cards.NEEDS_NONE[card] or cards.NEEDS_SUSPICION[card]:
            uses *= 0.5
        return worth + uses * sum([price[unit] * number for unit, number in ABILITIES[card].sure])

    def _average(self, left: int) -> list[float]:
        """What units are worth where nothing is known about who gets them."""
        worker = self.worker[left]
        coin = self.coins[left][3] - self.coins[left][2]
        provision = self.stores[left][2] - self.stores[left][1]
        attribute = ATTRIBUTE[left][5]
        goods = [coin, provision, attribute, attribute, attribute, AHEAD[left][1], DEBT[left], FLIPPED[left], coin]
        known = [*worker[: t.CRIMINAL], worker[t.CRIMINAL] - AHEAD[left][1] + coin, *goods]
        return [*known, *[0.0] * (len(UNIT) - len(known))]  # prayers, recruits and workshops: nothing on average


def goods(weights: dict[str, float]) -> list[list[float]]:
    """What so many coins or provisions are worth, by rounds left and number."""
    end = 1 / SET
    table = []
    for first in by_left(weights["first"], weights["first_last"]):
        worth = [0.0]
        for n in range(MOST):
            worth.append(worth[-1] + end + (first - end) * weights["fade"] ** max(0.0, n - weights["enough"]))
        table.append(worth)
    return table


USUALLY: Final = Plan(WEIGHTS)
PLANS: Final = [USUALLY]  # to commission, to fortify, to garrison
for _name in ("walls", "mission"):
    PLANS.append(Plan(WEIGHTS | {section: WEIGHTS[section] | row for section, row in OTHER_PLANS[_name].items()}))

# ---------------------------------------------------------------- which one a player follows

_PULL: Final[dict[str, float]] = WEIGHTS["pull"]
START: Final = [
    [0.0, _PULL["walls"] - _PULL["crowd"] * max(0, players - 2), _PULL["mission"]] for players in range(5)
]  # by players and plan
COMMISSION, FORTIFY, GARRISON, BUILT = t.COMMISSION, t.FORTIFY, t.GARRISON, t.WORKSHOP  # asked all the time
PAIRS: Final = ((COMMISSION, t.ABSOLVE), (FORTIFY, t.ATTACK), (GARRISON, t.CONVERT))
"""The actions of each plan; by the first of them one can tell who follows it."""
SERVES: Final = {action: plan for plan, pair in enumerate(PAIRS) for action in pair}
_SHARE: Final = {action: share for pair in PAIRS for action, share in zip(pair, (1.0, _PULL["second"]), strict=True)}
ORDER: Final = [
    [(SERVES[action], _PULL["order"] * points * _SHARE[action]) for action in t.ORDER_ACTION] for points in t.ORDER_VP
]  # by place and King's Order: which plan it speaks for, and how much
HIRED_FOR: Final = [
    (SERVES.get(when, 0), _PULL["hired"] * _SHARE.get(when, 0.0)) for when in cards.WHEN
]  # the same by card
WORKSHOP: Final[float] = _PULL["workshop"]
DEED: Final[float] = _PULL["deed"]
OTHERS: Final[float] = _PULL["others"]


def plan_of(s: State, me: int) -> Plan:
    """The plan that most speaks for: King's Orders, townsfolk, own workshops and deeds, and that others leave it alone.

    The more was done for one, the less makes a player leave it.
    """
    players = s.players
    mine = players[me]
    pull = START[len(players)][:]
    for place in range(s.orders_shown):
        plan, points = ORDER[place][s.orders[place]]
        pull[plan] += points
    for card in mine.hired:
        plan, points = HIRED_FOR[card]
        pull[plan] += points
    placed = mine.placed
    for action, plan in SERVES.items():
        if placed[action][0] == BUILT:
            pull[plan] += WORKSHOP
    commissions = walls = garrisons = 0
    for player in players:
        done = player.done
        commissions += done[COMMISSION]
        walls += done[FORTIFY]
        garrisons += done[GARRISON]
    done = mine.done
    pull[0] += DEED * done[COMMISSION] - OTHERS * commissions
    pull[1] += DEED * done[FORTIFY] - OTHERS * walls
    pull[2] += DEED * done[GARRISON] - OTHERS * garrisons
    return PLANS[pull.index(max(pull))]
