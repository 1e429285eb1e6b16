"""A seat's place in Viscounts as the heuristic player sees it: what each action would bring in some town."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.games.viscounts.bot.values import card_worth, effect_worth, good_worth, resource, silver, stage, worth
from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import prices
from burgrave.games.viscounts.rules.building import free_sites, left, links, owner
from burgrave.games.viscounts.rules.castle import section_beside
from burgrave.games.viscounts.rules.manuscripts import cost
from burgrave.games.viscounts.rules.scoring import ribbon_sets, units
from burgrave.games.viscounts.rules.state import NOBODY, Player, State
from burgrave.kernel.effects import verbs_in

NEVER = -100.0


class Position:
    """What a seat has, and what it might do."""

    __slots__ = ("icons", "me", "now", "player", "s")

    def __init__(self, s: State, me: int, row: Sequence[int] | None = None) -> None:
        """As it stands, or with other cards on the player board."""
        self.s = s
        self.me = me
        self.now = stage(s)
        self.player = s.players[me]
        if row is not None:
            self.player = self.player.copy()
            self.player.row = list(row)
        self.icons = [prices.icons_for(self.player, action, s.extra or prices.NO_ICONS) for action in range(4)]

    # ---------------------------------------------------------------- whole towns

    def town(self, town: int, spent: int = 0) -> float:
        """The best that can be done in a town, after some silver was spent on the way; hiring included."""
        place, kind = divmod(town, 3)
        segment = self.s.ring[place]
        purse = self.player.goods[t.SILVER] - spent
        actions = (t.PLACE_WORKERS, t.TRANSCRIBE) if kind == t.INNER else (t.TRADE, t.BUILD)
        best = max(0.0, *[self.action(action, town, self.icons[action], purse) for action in actions])
        pile = self.s.piles[segment]
        if pile:
            price, icons, effect = t.COST[pile[-1]], t.ICONS_OF[pile[-1]], fx.HIRE[pile[-1]]
            hired = 0.0
            if price <= purse:
                hired = max(
                    0.0, card_worth(pile[-1], self.now) + effect_worth(effect, self.now) - price * silver(self.now)
                )
        else:
            price, icons = t.PRINTED_COST[segment], t.PRINTED_ICONS[segment]
            effect, hired = fx.PRINTED_DISMISS[segment], 0.0
        price = prices.lasting(self.player, fx.DISMISS_COST) or price
        best += hired
        if price <= purse:
            side = effect_worth(effect, self.now) - price * silver(self.now)
            for action in actions:
                more = icons[action] + icons[t.CRIMINAL]
                if more:
                    found = self.action(action, town, self.icons[action] + more, purse - price)
                    best = max(best, found + side)
        return best - spent * silver(self.now)

    def action(self, action: int, town: int, icons: int, purse: int) -> float:
        """An action in a town, with so many icons and so much silver."""
        if action == t.TRADE:
            return self.trade(town, icons, purse)
        if action == t.BUILD:
            return self.build(town, icons)
        if action == t.PLACE_WORKERS:
            return max([self.workers(town, number, icons) for number in range(1, len(t.WORKER_COSTS))])
        return self.transcribe(self.s.ring[town // 3], icons)

    def after(self, action: int) -> float:
        """What cards on the board add to an action."""
        return sum(effect_worth(fx.ABILITY[card], self.now) for card in self.player.row if fx.WHEN[card] == action)

    def goods(self, action: int) -> int:
        """How many icons the goods of an action are worth."""
        return prices.most(self.player, action)

    def price(self, action: int, need: int, icons: int) -> float:
        """What the goods cost that are needed; NEVER where there are too few."""
        missing = need - icons
        if missing <= 0:
            return 0.0
        return missing * resource(self.now) if missing <= self.goods(action) else -NEVER

    # ---------------------------------------------------------------- the four actions

    def exchanges(self, town: int, icons: int, purse: int) -> list[float]:
        """What a trade is worth once, twice, …"""
        place, side = divmod(town, 3)
        segment = self.s.ring[place]
        per, effect = t.PER[segment][side], (fx.LEFT_TRADE if side == t.LEFT else fx.RIGHT_TRADE)[segment]
        each = effect_worth(effect, self.now)
        if effect == fx.SILVER:
            return [each * (icons // per)]
        most = (icons + purse) // per
        if any(verb.name == "flip" for verb in verbs_in(effect)):
            most = min(most, self.player.unpaid + self.player.acquired)
        return [each * times - max(0, per * times - icons) * silver(self.now) for times in range(1, most + 1)]

    def trade(self, town: int, icons: int, purse: int) -> float:
        """The best number of exchanges."""
        found = self.exchanges(town, icons, purse)
        return max(found) + self.after(t.TRADE) if found else NEVER

    def build(self, town: int, icons: int) -> float:
        """The best building on the best site."""
        sites = free_sites(self.s, town)
        if not sites:
            return NEVER
        site = max(self.site(one) for one in sites)
        best = NEVER
        for building in left(self.player):
            found = self.building(building) - self.price(t.BUILD, t.BUILD_COST[building], icons)
            best = max(best, found)
        return best + site + self.after(t.BUILD)

    def building(self, building: int) -> float:
        """Points of a building, and what it uncovers."""
        kind = t.KIND[building]
        count = sum(self.player.built >> other & 1 for other, of in enumerate(t.KIND) if of == kind)
        vp = t.BUILDING_VP[kind]
        return vp[count + 1] - vp[count] + worth("board", "uncovered", self.now)

    def site(self, site: int) -> float:
        """What a site brings, with its links."""
        total = effect_worth(fx.SITE[site], self.now)
        for link, other in links(self.s, site):
            whose = owner(self.s, other)
            if whose == NOBODY:
                total += worth("board", "link", self.now)
            else:
                total += effect_worth(fx.LINK[link], self.now) * (1.0 if whose == self.me else 0.6)
        return total

    def workers(self, town: int, number: int, icons: int) -> float:
        """So many workers beside a town."""
        if number > self.player.workers:
            return NEVER
        price = self.price(t.NOBLE, t.WORKER_COSTS[number], icons)
        return self.placed(section_beside(self.s, town // 3), number) - price + self.after(t.NOBLE)

    def placed(self, section: int, number: int) -> float:
        """What workers bring in a section, as they rise."""
        before = castle_worth(self.player, self.now)
        player = self.player.copy()
        player.tiers[0][section] += number
        gained = cascade(player, self.now)
        if player.tiers[2][0] > self.player.tiers[2][0]:
            rival = max(
                [other.tiers[2][0] for other in self.s.players if other is not self.s.players[self.me]], default=0
            )
            if self.s.leader != self.me and player.tiers[2][0] > rival:
                gained += worth("board", "leader", self.now)
        return castle_worth(player, self.now) - before + gained

    def transcribe(self, segment: int, icons: int) -> float:
        """The manuscript of a segment."""
        price = self.price(t.CLERIC, cost(self.s, segment), icons)
        pile = self.s.manuscripts[segment]
        gain = self.manuscript(pile[-1]) if pile else effect_worth(fx.PRINTED_MANUSCRIPT[segment], self.now)
        return gain - price + self.after(t.CLERIC)

    def manuscript(self, card: int) -> float:
        """A manuscript: its place in a set, a favour that comes nearer, what it brings or counts."""
        player = self.player
        with_it = player.copy()
        with_it.manuscripts = (*player.manuscripts, card)
        total = float(ribbon_sets(with_it) - ribbon_sets(player)) + worth("board", "ribbon", self.now)
        ribbon = t.RIBBON[card]
        if self.s.favours >> ribbon & 1:
            have = sum(t.RIBBON[other] == ribbon for other in with_it.manuscripts)
            total += 5.0 if have >= t.FAVOURED else have * worth("board", "favour", self.now)
        total += effect_worth(fx.MANUSCRIPT[card], self.now)
        for per in fx.SCORING[card]:
            total += per.points * (units(with_it, per.unit) / per.each) * (1 + worth("board", "growth", self.now))
        return total

    def spend(self, good: int, number: int) -> float:
        """What goods are worth that are paid."""
        return -number * good_worth(good, self.now)


# -------------------------------------------------------------------- the castle


def castle_worth(player: Player, now: int) -> float:
    """Points of the workers in the castle, and pairs that wait for a third."""
    points = sum(vp * sum(tier) for vp, tier in zip(t.TIER_VP, player.tiers, strict=True))
    pairs = sum(count == t.TRIO - 1 for tier in player.tiers[:2] for count in tier)
    return points + pairs * worth("board", "rise", now)


def cascade(player: Player, now: int) -> float:
    """Let the workers rise, and return what they gain on their way, points aside."""
    first, second, third = player.tiers
    gained = 0.0
    while max(first) >= t.TRIO:
        section = first.index(max(first))
        first[section] -= t.TRIO
        second[section] += 1
        for beside in t.BESIDE[section]:
            first[beside] += 1
        gained += effect_worth(fx.SECTION[section], now)
    for section, count in enumerate(second):
        if count >= t.TRIO:
            rising = count - t.TRIO + 1
            second[section] -= rising
            third[0] += rising
            gained += rising * resource(now)
    return gained
