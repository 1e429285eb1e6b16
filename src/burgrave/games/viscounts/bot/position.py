"""A seat's place in Viscounts as the heuristic player sees it: what things are worth, and what actions would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from burgrave.games.viscounts.bot import values as v
from burgrave.games.viscounts.bot.units import BUILDINGS, RESOURCES, TEXTS, WORKERS, Units
from burgrave.games.viscounts.bot.values import WEIGHTS
from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import prices
from burgrave.games.viscounts.rules.building import NUMBER, all_free_sites, left
from burgrave.games.viscounts.rules.manuscripts import takeable
from burgrave.games.viscounts.rules.scoring import units
from burgrave.games.viscounts.rules.state import NOBODY, NONE, State

NEVER: Final = -100.0
People: TypeAlias = tuple[int, float, int, float, tuple[int, ...]]
"""What a card costs to hire and brings so, what it costs to dismiss and brings so, and its icons."""
Ways: TypeAlias = tuple[tuple[int, int, int, int, bool], ...]  # of all actions: as in prices.ways, the action first
Force: TypeAlias = tuple[list[int], Ways, list[float]]
"""Icons for each action, goods that count as icons, and what each action brings beside."""

_BOARD: Final = WEIGHTS["board"]
_BOARD_RAMP: Final = v.ramp(_BOARD["ramp"])
_TEXTS: Final = WEIGHTS["manuscripts"]
_TEXTS_RAMP: Final = v.ramp(_TEXTS["ramp"])
SHARED: Final[float] = _BOARD["shared"]
SOME: Final = 12  # exchanges of one trade that are looked at

LINKS_OF: Final[list[list[tuple[int, int]]]] = [  # links of a site, each with its other end; NOBODY: see ONWARD
    [(link, b if a == site else a) for link, (a, b) in enumerate(t.LINKED) if site in (a, b)]
    for site in range(len(t.SITES))
]
ONWARD: Final[dict[int, int]] = {site: link for link, (site, other) in enumerate(t.LINKED) if other == NOBODY}
"""Links to the first site of the next segment, by site."""


class Position(Units):
    """What a seat has, and what it might do; whatever was found out is kept."""

    __slots__ = ("_base", "_best", "_build", "_castle", "_people", "_placed", "_sites", "_texts", "_trades", "_turns")

    def __init__(self, s: State, me: int) -> None:
        super().__init__(s, me)
        self._base: list[int] | None = None
        self._best: dict[tuple[int, int, int, int, float, float, Ways], float] = {}
        self._build: list[tuple[int, float]] | None = None
        self._castle: float | None = None
        self._trades: dict[int, tuple[int, list[float] | None]] = {}
        self._turns: float | None = None
        self._people: list[People | None] = [None] * t.RING
        self._placed: dict[tuple[int, int], float] = {}
        self._sites: dict[int, float] = {}
        self._texts: dict[int, float] = {}

    def _other(self, unit: int) -> float:
        """Find out what a free card, free workers, a free building or manuscript bring."""
        worth = self._rest[unit]
        if worth is None:
            self._rest[unit] = 0.0  # a card that is hired for nothing may bring another one, and so on
            if unit == v.HIRE:
                worth = max([self.hired(pile[-1]) for pile in self.s.piles if pile], default=0.0)
            elif unit == v.WORKERS:
                worth = max([self.placed(section, 2) for section in range(t.SECTIONS)]) / 2
            elif unit == v.MANUSCRIPT:
                worth = max([self.manuscript(card) for card in takeable(self.s, 3, 4)], default=0.0)
            else:
                kind = unit - v.BUILD
                buildings = [self.building(b) for b in left(self.player) if t.KIND[b] == kind]
                sites = [self.site(site) for site in all_free_sites(self.s)]
                worth = max(buildings) + max(sites) if buildings and sites else 0.0
            self._rest[unit] = worth
        return worth

    # ---------------------------------------------------------------- whole towns

    def force(self, row: Sequence[int]) -> Force:
        """The icons of such a row, with what is uncovered and what was dismissed."""
        base = self._base
        if base is None:
            base = self._base = [prices.uncovered(self.player, icon) for icon in range(len(t.ICONS))]
            if self.s.extra and self.s.me == self.me:
                base[:] = [one + more for one, more in zip(base, self.s.extra, strict=True)]
        trade, build, noble, cleric, criminal = base
        after = [0.0] * len(t.ACTIONS)
        counting = False
        for slot, card in enumerate(row):
            icons = t.ICONS_OF[card] if card != NONE else t.STARTING_ICONS[0][slot]
            trade += icons[0]
            build += icons[1]
            noble += icons[2]
            cleric += icons[3]
            criminal += icons[4]
            if card != NONE:
                if 0 <= fx.WHEN[card] < fx.PLAYED:
                    after[fx.WHEN[card]] += self.gain(v.ABILITIES[card])
                if fx.EXCHANGES[card]:
                    counting = True
        found = [trade + criminal, build + criminal, noble + criminal, cleric + criminal]
        if not counting:
            return found, (), after
        ways: list[tuple[int, int, int, int, bool]] = []
        there = (trade, build, noble, cleric, criminal)
        for card in row:
            for action, number, icon, good, gives, once in fx.EXCHANGES[card] if card != NONE else ():
                if icon >= 0:
                    found[action] += there[icon] // number * gives
                else:
                    ways.append((action, good, number, gives, once))
        return found, tuple(ways), after

    def town(self, town: int, force: Force, purse: int) -> float:
        """The best that can be done in a town, with hiring or dismissing whoever is there."""
        one, two = (t.NOBLE, t.CLERIC) if town % 3 == t.INNER else (t.TRADE, t.BUILD)
        icons, ways, after = force
        key = (town, icons[one], icons[two], purse, after[one], after[two], ways)
        found = self._best.get(key)
        if found is None:
            found = self._best[key] = self._town(town, force, purse, one, two)
        return found

    def _town(self, town: int, force: Force, purse: int, one: int, two: int) -> float:
        mine, ways, after = force
        best = max(
            0.0,
            self.action(one, town, mine[one], purse, ways) + after[one],
            self.action(two, town, mine[two], purse, ways) + after[two],
        )
        cost, hired, price, dismissed, icons = self._people[town // 3] or self._meet(town // 3)
        if cost <= purse:
            best += hired
        more, other = icons[one] + icons[t.CRIMINAL], icons[two] + icons[t.CRIMINAL]
        if price <= purse:
            if more:
                found = self.action(one, town, mine[one] + more, purse - price, ways) + after[one] + dismissed
                best = max(best, found)
            if other:
                found = self.action(two, town, mine[two] + other, purse - price, ways) + after[two] + dismissed
                best = max(best, found)
        return best

    def _meet(self, place: int) -> People:
        """Whoever is beside the ring there."""
        segment = self.s.ring[place]
        pile, coin = self.s.piles[segment], self.price[t.SILVER]
        if pile:
            card = pile[-1]
            cost = price = t.COST[card]
            icons, effect = t.ICONS_OF[card], v.HIRED[card]
            hired = max(0.0, self.hired(card) - cost * coin)
        else:
            cost, hired, price = 0, 0.0, t.PRINTED_COST[segment]
            icons, effect = t.PRINTED_ICONS[segment], v.PRINTED_DISMISS[segment]
        price = prices.lasting(self.player, fx.DISMISS_COST) or price
        found = self._people[place] = (cost, hired, price, self.gain(effect) - price * coin, icons)
        return found

    def action(self, action: int, town: int, icons: int, purse: int, ways: Ways = ()) -> float:
        """An action in a town, with so many icons and so much silver."""
        if action == t.TRADE:
            return self.trade(town, icons, purse)
        if action == t.BUILD:
            site = self.best_site(town)
            return site + self.best_building(icons, ways) if site > NEVER else NEVER
        place = town // 3
        if action == t.PLACE_WORKERS:
            section = (self.s.castle + place) % t.SECTIONS
            most = min(len(t.WORKER_COSTS) - 1, self.player.workers)
            return max(
                [
                    self.placed(section, number) - self.pay(t.NOBLE, t.WORKER_COSTS[number] - icons, ways)
                    for number in range(1, most + 1)
                ],
                default=NEVER,
            )
        return self.transcribe(self.s.ring[place], icons, ways)

    def pay(self, action: int, missing: int, ways: Ways) -> float:
        """What the goods cost that are needed; more than anything is worth where there are too few."""
        if missing <= 0:
            return 0.0
        have = self.player.goods[action]
        for way, good, _, gives, once in ways:
            if once and way == action and good == action and have:
                missing -= gives - 1
        if missing <= have:
            return max(missing, 1) * self.price[action]
        cost = have * self.price[action]
        missing -= have
        for way, good, number, gives, once in ways:
            if way == action and not once:
                often = min(-(-missing // gives), self.player.goods[good] // number)
                cost += often * number * self.price[good]
                missing -= often * gives
                if missing <= 0:
                    return cost
        return -NEVER

    # ---------------------------------------------------------------- the four actions

    def trade(self, town: int, icons: int, purse: int) -> float:
        """The best number of exchanges."""
        per, each = self._exchange(town)
        coin = self.price[t.SILVER]
        if each is None:
            return coin * icons
        most = (icons + purse) // per
        total, best, paid = 0.0, NEVER, -icons
        for one in each[:most]:
            total += one
            paid += per
            worth = total - paid * coin if paid > 0 else total
            if worth <= best:
                break
            best = worth
        return best

    def exchanges(self, town: int, icons: int, purse: int) -> list[float]:
        """What a trade is worth once, twice, …"""
        per, each = self._exchange(town)
        total, found = 0.0, []
        for times, one in enumerate(each or (), 1):
            total += one
            found.append(total - max(0, per * times - icons) * self.price[t.SILVER])
        return found[: (icons + purse) // per]

    def _exchange(self, town: int) -> tuple[int, list[float] | None]:
        """What an exchange in a town costs, and what the first one, the second one, … bring; None: silver."""
        known = self._trades.get(town)
        if known is not None:
            return known
        place, side = divmod(town, 3)
        segment = self.s.ring[place]
        effect, each = v.TRADES[segment][side], None
        if not effect.sure:  # a debt or a deed is flipped
            flips = [self.price[v.PAY]] * self.player.unpaid + [self.price[v.APPROVE]] * self.player.acquired
            each = sorted(flips, reverse=True)
        elif effect.sure[0][0] == v.DESTROY:
            each = [self.price[v.DESTROY], 0.6 * self.price[v.DESTROY]]
        elif effect.sure[0][0] != t.SILVER:
            unit = effect.sure[0][0]
            bonus = self.counted[RESOURCES] if self.counted is not None else 0.0
            held = min(self.player.goods[unit], v.MANY)
            each = [one + bonus for one in self.plan.good[self.left][unit][held : held + SOME]]
        found = self._trades[town] = (t.PER[segment][side], each)
        return found

    def best_building(self, icons: int, ways: Ways) -> float:
        """Of each kind the best one, less its price."""
        known = self._build
        if known is None:
            best: dict[int, float] = {}
            for building in left(self.player):
                cost = t.BUILD_COST[building]
                best[cost] = max(best.get(cost, NEVER), self.building(building))
            known = self._build = list(best.items())
        return max([worth - self.pay(t.BUILD, cost - icons, ways) for cost, worth in known], default=NEVER)

    def building(self, building: int) -> float:
        """Points of a building, and what it uncovers."""
        kind = t.KIND[building]
        built = self.player.built
        count = sum([built >> other & 1 for other, of in enumerate(t.KIND) if of == kind])
        vp = t.BUILDING_VP[kind]
        total = vp[count + 1] - vp[count] + v.UNCOVERED[self.left][building]
        if self.counted is not None:
            total += self.counted[BUILDINGS]
            for icon, number in enumerate(fx.UNDER[0][building].icons):
                total += number * self.counted[icon]
        return total

    def best_site(self, town: int) -> float:
        """What the best free site of a bank brings."""
        found = self._sites.get(town)
        if found is None:
            place, bank = divmod(town, 3)
            s = self.s
            found = max(
                [
                    self.site(site)
                    for site in t.SITES_OF[s.config.side][s.ring[place]]
                    if t.BANK[site] == bank and s.sites[site] == NOBODY
                ],
                default=NEVER,
            )
            self._sites[town] = found
        return found

    def site(self, site: int) -> float:
        """What a site brings, with its links."""
        s = self.s
        total = self.gain(v.SITES[site])
        place = s.ring.index(t.SEGMENT_OF[site])
        side = t.SITES_OF[s.config.side]
        known = LINKS_OF[site]
        before = side[s.ring[place - 1]]
        if site == side[s.ring[place]][0] and before[-1] in ONWARD:
            known = [*known, (ONWARD[before[-1]], before[-1])]
        for link, other in known:
            if other == NOBODY:
                other = side[s.ring[(place + 1) % t.RING]][0]
            stands = s.sites[other]
            if stands == NOBODY:
                total += _BOARD["link"] * _BOARD_RAMP[self.left]
            else:
                total += self.gain(v.LINKS[link]) * (1.0 if stands // NUMBER == self.me else SHARED)
        return total

    def placed(self, section: int, number: int) -> float:
        """What workers bring in a section, as they rise."""
        key = (section, number)
        found = self._placed.get(key)
        if found is None:
            if self._castle is None:
                self._castle = self.castle(self.player.tiers[0])
            first = self.player.tiers[0][:]
            first[section] += number
            found = self._placed[key] = self.castle(first) - self._castle
            if self.counted is not None:
                found += number * self.counted[WORKERS]
        return found

    def castle(self, first: list[int]) -> float:
        """What the castle is worth with such a first tier, after all have risen."""
        _, second, third = self.player.tiers
        gained, top = 0.0, third[0]
        if max(first) >= t.TRIO:
            first, second = first[:], second[:]
            while max(first) >= t.TRIO:
                section = first.index(max(first))
                first[section] -= t.TRIO
                second[section] += 1
                for beside in t.BESIDE[section]:
                    first[beside] += 1
                gained += self.gain(v.SECTIONS[section])
            for section, count in enumerate(second):
                if count >= t.TRIO:
                    second[section] = t.TRIO - 1
                    top += count - t.TRIO + 1
        if top > third[0]:
            gained += (top - third[0]) * self.price[v.RESOURCE]
            gained += self._leading(top)
        share = _BOARD_RAMP[self.left]
        turns = self._turns if self._turns is not None else self._quiet()
        gained += (1 + self.plan.first * turns) * sum(first) + (2 + _BOARD["second"] * turns) * sum(second) + 3 * top
        waiting = first.count(1) * _BOARD["single"] + first.count(2) * _BOARD["pair"]
        return gained + share * (waiting + second.count(2) * _BOARD["pair_above"])

    def _quiet(self) -> float:
        """Turns in which workers will still do something, less where others may push them out."""
        others = sum([sum(player.tiers[0]) for player in self.s.players if player is not self.player])
        self._turns = found = self.left * max(0.0, 1 - _BOARD["crowd"] * others / (t.TRIO * t.SECTIONS))
        return found

    def _leading(self, top: int) -> float:
        """What it is worth to have so many on the third tier."""
        s = self.s
        if s.leader == self.me:
            return _BOARD["lead"]
        return _BOARD["leader"] if s.leader == NOBODY or top > s.players[s.leader].tiers[2][0] else _BOARD["lead"]

    def transcribe(self, segment: int, icons: int, ways: Ways) -> float:
        """The manuscript of a segment, less its price."""
        pile = self.s.manuscripts[segment]
        if not pile:
            gain, cost = self.gain(v.PRINTED_MANUSCRIPT[segment]), t.PRINTED_MANUSCRIPT_COST[segment]
        else:
            gain, cost = self.manuscript(pile[-1]), t.MANUSCRIPT_COST[pile[-1]]
        return gain - self.pay(t.CLERIC, cost - icons, ways)

    def manuscript(self, card: int) -> float:
        """A manuscript: its place in a set, a favour that comes nearer, what it brings or counts."""
        found = self._texts.get(card)
        if found is not None:
            return found
        player, share = self.player, _TEXTS_RAMP[self.left]
        counts = [0] * len(t.RIBBONS)
        for other in player.manuscripts:
            counts[t.RIBBON[other]] += 1
        ribbon = t.RIBBON[card] if t.RIBBON[card] != t.ANY_RIBBON else counts.index(min(counts))
        level = counts[ribbon] + 1
        others = sum([count >= level for count in counts])
        total = t.SET_VP[others + 1] - t.SET_VP[others] + self.plan.ribbon * share
        if self.s.favours >> ribbon & 1:
            total += t.FAVOUR_VP[ribbon] + _TEXTS["won"] * share if level >= t.FAVOURED else 0.0
            total += level * self.plan.favour * share if level < t.FAVOURED else 0.0
        total += self.gain(v.MANUSCRIPTS[card])
        for per in fx.SCORING[card]:
            total += per.points * units(player, per.unit) / per.each * (1 + _TEXTS["growth"] * self.left)
        if self.counted is not None:
            total += self.counted[TEXTS]
        self._texts[card] = total
        return total
