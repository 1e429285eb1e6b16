"""What units are worth to one seat of Viscounts now: goods, markers, debts and deeds, cards, and effects made of them.

Nothing is read that the seat can't know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.games.viscounts.bot import values as v
from burgrave.games.viscounts.bot.plans import icons_of, plan_of
from burgrave.games.viscounts.bot.values import WEIGHTS, Bundle
from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.scoring import everybodys_scores
from burgrave.games.viscounts.rules.state import NONE, State

CARDS: Final = WEIGHTS["cards"]
CASTLE_MOVE: Final[float] = WEIGHTS["board"]["castle_move"]
HURRY: Final[float] = WEIGHTS["papers"]["hurry"]
MOST_AHEAD: Final = 15
NEAR_END: Final = 6  # debts or deeds on a stack
FOCUS: Final[float] = CARDS["focus"]
EXCHANGES: Final[list[float]] = [len(exchanges) * CARDS["exchange"] for exchanges in fx.EXCHANGES]
STEPS: Final = (v.VIRTUE, v.CORRUPTION)

COUNTED: Final[dict[str, int]] = {
    name: number
    for number, name in enumerate(
        (*t.ICONS, "building", "flipped_debt", "flipped_deed", "manuscript", "resource", "worker", *t.CARD_KINDS)
    )
}
BUILDINGS: Final = COUNTED["building"]
PAID: Final = COUNTED["flipped_debt"]
APPROVED: Final = COUNTED["flipped_deed"]
TEXTS: Final = COUNTED["manuscript"]
RESOURCES: Final = COUNTED["resource"]
WORKERS: Final = COUNTED["worker"]
"""What manuscripts count."""


class Units:
    """What units are worth to a seat now."""

    __slots__ = ("_icon", "_rest", "counted", "icons", "left", "me", "plan", "player", "price", "s", "spaces")

    def __init__(self, s: State, me: int) -> None:
        self.s = s
        self.me = me
        self.player = s.players[me]
        self.icons = icons_of(self.player)
        self.plan = plan_of(s, me, self.icons)
        self.left = min(v.turns_left(s), v.MOST_LEFT)
        self._icon: list[float] | None = None  # what icons are worth to the deck, once found out
        self._rest: list[float | None] = [None] * len(v.UNIT)  # and units that depend on the board
        self.counted = self._counted() if self.player.manuscripts else None
        self.spaces: list[float] = []  # what a collision brings, by space
        self.price = self._prices(self.left)

    def _prices(self, now: int) -> list[float]:
        """Of units that do not depend on the board."""
        s, player, good = self.s, self.player, self.plan.good[now]
        goods = [row[min(held, v.MANY)] for row, held in zip(good, player.goods, strict=True)]
        if self.counted is not None and self.counted[RESOURCES]:
            goods = [goods[0], *[one + self.counted[RESOURCES] for one in goods[1:]]]
        resource = max(goods[1:])
        deed, debt = v.DEED_WORTH[now], v.DEBT_WORTH[now]
        items = {t.SILVER: goods[0], v.DEED: deed, v.DEBT: debt}
        self.spaces = [sum([items[unit] * number for unit, number in above.sure]) for above in v.ABOVE]
        pay = approve = 0.0
        if player.unpaid or player.acquired:
            fight = v.FIGHT[now]
            first, second = (t.PLACE_VP if len(s.players) > 2 else t.PLACE_VP_OF_TWO)[:2]
            poverty, prosperity = v.uncovering(s)
            for other in s.players:
                if other is not player:
                    pay += fight[player.paid - other.paid + v.AHEAD]
                    approve += fight[player.approved - other.approved + v.AHEAD]
            pay = (first - second) * prosperity * pay - debt + resource if player.unpaid else 0.0
            approve = (first - second) * poverty * approve + t.APPROVED_VP - deed if player.acquired else 0.0
            if self.counted is not None:
                pay += self.counted[PAID] if player.unpaid else 0.0
                approve += self.counted[APPROVED] if player.acquired else 0.0
        if s.round and not s.last and min(s.debts, s.deeds) < NEAR_END:
            hurry = self._hurry()
            debt += hurry / s.debts
            deed += hurry / s.deeds
        deck = v.IN_DECK[now]
        return [
            *goods,
            1.05 * resource,
            self.marked(1, 0),
            self.marked(0, 1),
            debt,
            deed,
            pay,
            approve,
            CARDS["discard"] * deck,
            CARDS["weak"] * deck + 1.7 * goods[0],
            CARDS["draw"] * deck,
            CARDS["rearrange"] * deck,
            CARDS["shuffle"] * deck,
            CASTLE_MOVE,
        ]

    def _hurry(self) -> float:
        """What ending the game soon is worth: more to who is ahead, less than nothing to who is behind."""
        totals = [score.total for score in everybodys_scores(self.s)]
        mine = totals.pop(self.me)
        return HURRY * max(-MOST_AHEAD, min(MOST_AHEAD, mine - max(totals)))

    def marked(self, better: int, worse: int) -> float:
        """What steps of virtue and of corruption bring, as they bring a collision nearer, or move it."""
        corruption, virtue = self.player.corruption, self.player.virtue
        before = self.meeting(corruption, virtue)
        for _ in range(worse):
            if corruption < virtue:
                corruption += 1
            else:
                corruption = virtue = min(virtue + 1, t.RIGHTMOST)
        for _ in range(better):
            if corruption < virtue:
                virtue -= 1
            else:
                corruption = virtue = max(virtue - 1, t.LEFTMOST)
        return self.meeting(corruption, virtue) - before

    def meeting(self, corruption: int, virtue: int) -> float:
        """What two markers will bring."""
        space, further, share = v.MEETING[self.left][corruption][virtue]
        worth = self.spaces[space]
        if further:
            worth += further * (self.spaces[space + 1] - worth)
        return worth * share

    def _counted(self) -> list[float]:
        """What manuscripts count for one more of each thing."""
        found = [0.0] * len(COUNTED)
        for card in self.player.manuscripts:
            for per in fx.SCORING[card]:
                found[COUNTED[per.unit]] += per.points / per.each
        return found

    # ---------------------------------------------------------------- effects

    def gain(self, effect: Bundle) -> float:
        """What an effect brings, of each choice the best."""
        total = 0.0
        price = self.price
        for unit, number in effect.sure:
            if unit >= v.HIRE:
                total += number * self._other(unit)
            elif number > 1 and unit in STEPS:
                total += self.marked(number, 0) if unit == v.VIRTUE else self.marked(0, number)
            else:
                total += number * price[unit]
        for branches in effect.choices:
            total += max([self.gain(branch) for branch in branches])
        return total

    def _other(self, unit: int) -> float:
        """What a unit is worth that depends on what lies on the board: whoever judges actions knows."""
        raise NotImplementedError  # who inherits from this, in position.py

    # ---------------------------------------------------------------- cards

    def in_deck(self, card: int) -> float:
        """What a card will do once it has come to the hand."""
        icon = self._icon or self._focus()
        worth = EXCHANGES[card]
        for which, count in v.SHOWN[card]:
            worth += count * icon[which]
        return worth + v.ABILITY_SHARE[card] * max(0.0, self.gain(v.ABILITIES[card]))

    def _focus(self) -> list[float]:
        """What icons are worth to the deck: more where it has many of them."""
        counts = self.icons
        usual = (counts[t.BUILD] + counts[t.NOBLE] + counts[t.CLERIC] + 1) / 3
        found = self._icon = self.plan.icon[:]
        for icon in (t.BUILD, t.NOBLE, t.CLERIC):
            found[icon] *= max(0.0, 1 + FOCUS * (counts[icon] / usual - 1))
        return found

    def hired(self, card: int) -> float:
        """What a card brings at once, and later if it is drawn in time."""
        later = int(self.left - v.WAIT * len(self.player.draw))
        total = self.gain(v.HIRED[card])
        if later > 0:
            total += self.in_deck(card) * v.IN_DECK[later]
        if self.counted is not None:
            for icon, count in v.SHOWN[card]:
                total += count * self.counted[icon]
        return total

    def played(self, card: int, row: Sequence[int]) -> float:
        """What a card brings at once when it comes to such a row, which it is part of."""
        total = self.gain(v.ABILITIES[card]) if fx.WHEN[card] == fx.PLAYED else 0.0
        if t.CRIMINALS[card]:
            total += self.marked(0, sum([t.CRIMINALS[one] for one in row if one != NONE]))
        return total
