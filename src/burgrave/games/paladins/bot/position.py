"""How the heuristic player of Paladins sees a position: what units, cards and actions are worth to one seat now.

A worker has a price, what it would bring elsewhere. An action is worth what it brings less the price of its workers
and goods, so the one that is worth most now leaves enough for the others. Nothing is read that the seat can't know.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.bot.units import NEVER, Units, busy
from burgrave.games.paladins.bot.values import (
    A_DISCARD,
    A_PRAYER,
    A_RECRUIT,
    ABILITIES,
    ATTACKED,
    BLESSINGS,
    CONVERTED,
    EXTRA_VP,
    JARS,
    OF_ATTACKED,
    OF_MERCENARIES,
    ONE_FAITH,
    ONE_INFLUENCE,
    ONE_STRENGTH,
    ORDER,
    SPACES,
    STEP,
    UNSEEN,
    WALL_SUM,
    WEIGHTS,
    convert_worth,
)
from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules import prices
from burgrave.games.paladins.rules.state import NOBODY, NONE

FAMILIAR: Final[float] = WEIGHTS["workshops"]["familiar"]
ORDERED: Final[float] = WEIGHTS["workshops"]["ordered"]
NOW: Final[float] = WEIGHTS["eager"]["now"]
PRAYER_SHARE: Final[float] = WEIGHTS["eager"]["pray"]
RIGHT_SIDE: Final = range(t.RIGHT, len(t.COLOURS))
NEED: Final = t.ORDER_NEED[0]
assert set(t.ORDER_NEED) == {NEED}, "all King's Orders ask for as many steps"
RAISED: Final = [ONE_INFLUENCE, ONE_STRENGTH, ONE_FAITH, ONE_FAITH, ONE_INFLUENCE, ONE_STRENGTH]  # by action
OF_HIRED: Final = OF_MERCENARIES + 1
KINDS: Final = list(dict.fromkeys(SPACES))  # different rewards of spaces
KIND: Final = [KINDS.index(bundle) for bundle in SPACES]  # by space


class Position(Units):
    """What cards and actions are worth to a seat now."""

    __slots__ = ()

    def _ask(self, unit: int) -> None:
        """Find out what praying, a free recruit or a workshop is worth now."""
        self._asked |= 1 << unit
        if unit == A_PRAYER:
            self.price[unit] = PRAYER_SHARE * self.prayer()
        elif unit == A_RECRUIT:
            self.price[unit] = max([self.hire(card) for card in self.s.stalls if card != NONE], default=0.0)
        else:
            self.price[unit] = self.workshop()

    # ---------------------------------------------------------------- cards and places

    def hire(self, card: int) -> float:
        """What one of the townsfolk is worth to who keeps it."""
        worth = self.plan.hire[self.left][card]
        if self.counted:
            worth += self.counted.get(OF_HIRED, 0.0)
        return worth

    def workshop_at(self, action: int, place: int) -> float:
        """What a workshop on a space saves, more where the action is done often."""
        player = self.player
        often = 1.0 + FAMILIAR * player.done[action]
        if player.done[action] < NEED:
            often += ORDERED * (self._goals or self._find_goals())[action]
        worth = often * self.plan.saved[self.left][action][place]
        if action != t.ATTACK and t.STEPS - player.done[action] < self.left:
            worth *= (t.STEPS - player.done[action]) / self.left
        if not busy(player.placed[action]):
            worth += NOW * self.worker[t.LABOURER]
        return worth

    def workshop(self) -> float:
        """What the next workshop is worth on its best space, with the worker that it brings."""
        player, best = self.player, 0.0
        done = player.done[t.DEVELOP]
        if done == len(t.GAINED_WORKER):
            return 0.0
        for action in RIGHT_SIDE:
            placed = player.placed[action]
            if placed[0] != t.WORKSHOP:
                best = max(best, self.workshop_at(action, 0))
            elif placed[1] != t.WORKSHOP:
                best = max(best, self.workshop_at(action, 1))
        worth = best + self.worker[t.GAINED_WORKER[done]] + STEP[self.left][t.DEVELOP][done]
        if self.counted:
            worth += self.counted.get(t.DEVELOP, 0.0)
        return worth + self.after(t.DEVELOP)

    def after(self, action: int) -> float:
        """What townsfolk and paladin add to an action."""
        found = self._after
        if found is None:
            found = self._after = {}
            for card in self.player.hired:
                if fx.WHEN[card] < fx.AT_INQUISITION:
                    found[fx.WHEN[card]] = found.get(fx.WHEN[card], 0.0) + self.total(ABILITIES[card].sure)
            paladin = self.paladin
            if paladin != NONE and fx.PALADIN_WHEN[paladin] >= 0:
                when = fx.PALADIN_WHEN[paladin]
                found[when] = found.get(when, 0.0) + self.total(BLESSINGS[paladin].sure)
        return found.get(action, 0.0)

    def space(self, needs: list[int], reach: int) -> float:
        """What the best free space within reach brings."""
        s = self.s
        standing = s.spaces
        seen: set[int] = set()
        for space in s.config.spaces:
            if needs[t.REGION[space]] > reach:
                break
            if standing[space] == NOBODY:
                seen.add(KIND[space])
        return max([self.gain(KINDS[kind]) for kind in seen], default=NEVER)

    def jar(self) -> float:
        """What the best free jar brings."""
        jars = self.player.jars
        return max([self.gain(JARS[jar]) for jar in range(len(t.JAR_IDS)) if not jars >> jar & 1])

    def attacked(self, card: int, place: int) -> float:
        """What attacking an outsider brings, less the silver for missing strength."""
        worth = self.total(ATTACKED[card].sure)
        if self.counted:
            worth += self.counted.get(OF_ATTACKED + t.PEOPLE[card], 0.0)
        silver = prices.for_strength(self.strength, place)
        return worth - self.coins(silver) if silver else worth

    def converted(self, card: int) -> float:
        """What converting an outsider brings."""
        return self.total(CONVERTED[card].sure) + convert_worth(self.s, self.player, card, self.left)

    # ---------------------------------------------------------------- actions of the right side

    def able(self, action: int, spent: int = 0) -> bool:
        """Whether an action can be paid for when so much silver is spent before, workers and targets aside."""
        player, paladin = self.player, self.paladin
        done = player.done[action]
        if action == t.ATTACK:
            return any(card != NONE for card in self.s.camp)
        if done >= t.STEPS:
            return False
        if self.influence < t.NEED_INFLUENCE[action][done]:
            return False
        if player.silver - spent < prices.SILVER[paladin][action][done]:
            return False
        return player.provisions >= prices.PROVISIONS[paladin][action][done]

    def _find_goals(self) -> list[float]:
        """The points that King's Orders give, or may give, for each action."""
        s = self.s
        goals = self._goals = UNSEEN[s.orders_shown][:]
        for place in range(s.orders_shown):
            goals[t.ORDER_ACTION[s.orders[place]]] = t.ORDER_VP[place]
        return goals

    def sketch(self, action: int) -> float:
        """What an action of the right side brings, less what it costs in goods, whatever it is done to."""
        player, left, paladin = self.player, self.left, self.paladin
        done = player.done[action]
        worth = self.after(action) + self.plan.zeal[action]
        goal = (self._goals or self._find_goals())[action]
        if goal and done < NEED:
            worth += goal * ORDER[left][NEED - done]
        if self.counted:
            worth += self.counted.get(action, 0.0)
        if action == t.ATTACK:
            return worth
        worth += STEP[left][action][done]
        silver, provisions = prices.SILVER[paladin][action][done], prices.PROVISIONS[paladin][action][done]
        if silver:
            worth -= self.coins(silver)
        if provisions:
            worth -= self.stores(provisions)
        return worth

    def roughly(self, action: int) -> float:
        """What an action brings with what it is usually done to."""
        return self.sketch(action) + self.price[RAISED[action - t.RIGHT]] + self.plan.usual[action]

    def deed(self, action: int) -> float:
        """What an action brings with the best that it can be done to now."""
        worth, price = self.sketch(action), self.price
        if action == t.COMMISSION:
            return worth + price[ONE_INFLUENCE] + self.space(t.FAITH_NEEDED, self.faith)
        if action == t.GARRISON:
            return worth + price[ONE_FAITH] + self.space(t.STRENGTH_NEEDED, self.strength)
        if action == t.FORTIFY:
            return worth + EXTRA_VP + self.total(WALL_SUM)
        if action == t.ABSOLVE:
            return worth + price[ONE_FAITH] + price[A_DISCARD] + self.jar()
        best = NEVER
        if action == t.ATTACK:
            reach = prices.reach(self.strength, self.player.silver)
            for place, card in enumerate(self.s.camp):
                if card != NONE and t.STRENGTH_NEEDED[place] <= reach:
                    best = max(best, self.attacked(card, place))
            return worth + best
        for place, card in enumerate(self.s.camp):
            if card != NONE and t.FAITH_NEEDED[place] <= self.faith:
                best = max(best, self.converted(card))
        return worth + best

    # ---------------------------------------------------------------- once more

    def prayer(self, silver: int = 0) -> float:
        """What doing a blocked action once more is worth beyond the price of its workers, with so much silver less."""
        best = 0.0
        placed = self.player.placed
        for action in RIGHT_SIDE:
            if busy(placed[action]) and self.able(action, silver):
                best = max(best, self.again(action))
        return best

    def again(self, action: int) -> float:
        """What an action of the right side is usually worth beyond the price of its workers."""
        return self.roughly(action) - self.hands(self.spaces_of(action), self.player.workers)
