"""What things are worth to one seat of Architects now. Nothing is read that the seat can't know."""

from __future__ import annotations

from typing import Final, NamedTuple

from burgrave.games.architects.bot import values as v
from burgrave.games.architects.bot.values import PACE, WEIGHTS
from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import prices
from burgrave.games.architects.rules.scoring import units
from burgrave.games.architects.rules.state import State
from burgrave.games.architects.rules.workers import groups
from burgrave.kernel.effects import All, Effect, OneOf, Payment, Verb

NEEDS: Final = WEIGHTS["needs"]
WORKERS: Final = WEIGHTS["workers"]
CAPTURES: Final = WEIGHTS["captures"]
CARDS: Final = WEIGHTS["cards"]
HURRY: Final = 10.0  # points for ending a game that has taken twice as long as most
RESERVE: Final = 3  # silver that one always wants to have
SKILL_COUNT: Final[list[int]] = [mask.bit_count() for mask in range(1 << len(t.SKILLS))]


class Plan(NamedTuple):
    """Something that one may build: a card, or the next level of the cathedral."""

    worth: float  # points
    turns: float  # that it takes
    missing: tuple[int, ...]  # goods
    skills: int  # that are missing

    @property
    def pace(self) -> float:
        """Points for each turn."""
        return self.worth / self.turns


class Position:
    """What things are worth to a seat now; what takes some thought is worked out once, when it is asked for."""

    __slots__ = (
        "_brought",
        "_counts",
        "_means",
        "_needed",
        "_plans",
        "_rates",
        "hurry",
        "left",
        "me",
        "player",
        "power",
        "price",
        "s",
        "space",
    )

    def __init__(self, s: State, me: int) -> None:
        self.s = s
        self.me = me
        self.player = s.players[me]
        self.left = v.turns_left(s)
        share = min(1.0, self.left / WEIGHTS["goods"]["ramp"])
        self.price = [
            final + (good - final) * share if good > final else final
            for good, final in zip(v.GOODS, v.FINAL, strict=True)
        ]
        self.power = prices.powers(self.player)
        rounds = s.turns / s.config.players
        self.hurry = max(0.0, rounds / PACE["long"] - 1.0)  # nobody wants to play for ever: then only building counts
        if self.hurry:
            self.price = [price / (1 + 3 * self.hurry) for price in self.price]
        full = len(s.guildhall) >= s.config.spaces
        self.space = 0.0 if full else CARDS["space"] - HURRY * self.hurry  # what a space of the guildhall costs
        self._rates: tuple[float, ...] | None = None
        self._plans: list[Plan] | None = None
        self._counts: dict[str, float] | None = None
        self._needed: list[list[tuple[int, float]]] | None = None
        self._means: float | None = None
        self._brought: list[float] | None = None

    # ---------------------------------------------------------------- what one may build

    @property
    def rates(self) -> tuple[float, ...]:
        """How many of each good a turn brings."""
        if self._rates is None:
            self._rates = self._find_rates()
        return self._rates

    def _find_rates(self) -> tuple[float, ...]:
        there = [circle[self.me] + 1.0 for circle in self.s.circles[: t.MINES + 1]]
        return there[t.MINES] + 1, there[t.FOREST], there[t.QUARRY], NEEDS["gold"], NEEDS["marble"]

    def plan(self, worth: float, cost: tuple[int, ...], skills: int) -> Plan:
        """What something takes that is worth so much."""
        goods = self.player.goods
        missing = tuple([max(0, need - have) for need, have in zip(cost, goods[: t.SILVER], strict=False)])
        wanted = skills & ~self.power.skills
        turns = 1.0 + NEEDS["skill"] * SKILL_COUNT[wanted]
        for count, rate in zip(missing, self.rates, strict=True):
            turns += count / rate
        return Plan(worth - self.space, turns, missing, wanted)

    def plan_of(self, card: int) -> Plan:
        """A building card as a plan."""
        return self.plan(self.building(card), fx.BUILDING_COST[card], t.BUILDING_SKILLS[card])

    @property
    def plans(self) -> list[Plan]:
        """All that may be built, the fastest points first."""
        if self._plans is None:
            self._plans = self._find_plans()
        return self._plans

    def _find_plans(self) -> list[Plan]:
        found = [self.plan_of(card) for card in self.player.hand]
        level = self.player.cathedral + 1
        if level <= t.LEVELS and self.player.virtue >= t.NO_CATHEDRAL.count(True) - 1:
            cost = fx.LEVEL_COST[level - 1]
            half = cost.wood_stone // 2
            spread = (0, half, cost.wood_stone - half, *cost.goods[t.GOLD : t.SILVER])
            found.append(self.plan(self.level(level), spread, 0))
        return sorted([plan for plan in found if plan.turns <= self.left + 1], key=lambda plan: -plan.pace)

    def building(self, card: int) -> float:
        """What a building brings beside its price: points, virtue and effects."""
        worth = float(t.BUILDING_VP[card]) + v.climbing(self.player.virtue, t.BUILDING_VIRTUE[card])
        per = fx.PER[card]
        often = self.count(per.unit) / per.least if per.unit else 1.0
        worth += often * (self.plain(fx.BUILT[card]) + self.plain(fx.ENDS[card]))
        for scoring in fx.SCORING[card]:
            worth += v.expected(scoring, self.counts)
        return worth - self.player.unpaid * sum(
            [fx.BUILDING_WHILE[card].get(name, 0) * sign for name, sign in ((fx.DEARER_DEBT, 1), (fx.CHEAPER_DEBT, -1))]
        )

    @property
    def counts(self) -> dict[str, float]:
        """How many of each unit one will probably have at the end: some of what one has, some of what most have."""
        if self._counts is None:
            self._counts = self._find_counts()
        return self._counts

    def _find_counts(self) -> dict[str, float]:
        early = min(1.0, self.left / 12)
        return {unit: early * usual + (1 - early) * units(self.s, self.me, unit) for unit, usual in v.UNITS.items()}

    def count(self, unit: str) -> float:
        """How many of a unit there are now."""
        return float(units(self.s, self.me, unit))

    def level(self, level: int) -> float:
        """What the next level of the cathedral brings beside its price."""
        return t.LEVEL_VP[level] - t.LEVEL_VP[level - 1] + CARDS["reward"]

    # ---------------------------------------------------------------- goods and effects

    @property
    def needed(self) -> list[list[tuple[int, float]]]:
        """By good: so many more are wanted, each for so much beyond its price."""
        if self._needed is None:
            self._needed = self._find_needed()
        return self._needed

    def _find_needed(self) -> list[list[tuple[int, float]]]:
        found: list[list[tuple[int, float]]] = [[] for _ in t.GOODS]
        tempo = NEEDS["tempo"] * (1 + self.hurry)
        for plan, share in zip(self.plans, (1.0, NEEDS["second"]), strict=False):
            for good, count in enumerate(plan.missing):
                if count:
                    found[good].append((count, share * tempo * plan.pace / self.rates[good]))
        return found

    def goods(self, good: int, count: float) -> float:
        """What so many of a good are worth."""
        have, plenty = self.player.goods[good], WEIGHTS["goods"]["rich" if good == t.SILVER else "plenty"]
        few = min(count, max(0.0, plenty - have))
        total = (few + (count - few) * WEIGHTS["goods"]["fade"]) * self.price[good]
        if good in (t.GOLD, t.MARBLE):
            total = count * self.price[good]  # each counts a point, however many there are
        if good == t.SILVER and self.left > 1:
            total += min(count, max(0, RESERVE - have)) * WEIGHTS["goods"]["first"] + self.means
        for wanted, more in self.needed[good]:
            total += min(count, wanted) * more
        return total

    def cost(self, cost: tuple[int, ...] | list[int]) -> float:
        """What goods that are paid would be worth otherwise."""
        return sum([count * price for count, price in zip(cost, self.price, strict=False)])

    def effect(self, effect: Effect) -> float:
        """What an effect is worth."""
        if isinstance(effect, Verb) and effect.name in t.GOODS:
            return self.goods(t.GOODS.index(effect.name), effect.number)
        if isinstance(effect, All):
            return sum([self.effect(step) for step in effect.steps])
        if isinstance(effect, OneOf):
            return max([self.effect(branch) for branch in effect.branches])
        return self.payment(effect) if isinstance(effect, Payment) else self.plain(effect)

    def plain(self, effect: Effect) -> float:
        """The same, whatever one plans: plans depend on this."""
        if isinstance(effect, All):
            return sum([self.plain(step) for step in effect.steps])
        if isinstance(effect, OneOf):
            return max([self.plain(branch) for branch in effect.branches])
        if isinstance(effect, Payment):
            return max(0.0, self.plain(effect.gain) - CARDS["plan"] / 2)
        if effect.name in t.GOODS:
            return effect.number * self.price[t.GOODS.index(effect.name)]
        if effect.name in ("virtue", "lose_virtue"):
            return v.climbing(self.player.virtue, effect.number if effect.name == "virtue" else -effect.number)
        if effect.name == "plans":
            return self.drawn(effect.number)
        if effect.name == "release":
            return self.freed(self.player.prison if effect.words else min(effect.number, self.player.prison))
        if effect.name == "destroy_debt" and not self.player.unpaid:
            return 0.0
        return v.EFFECTS[effect.name] * effect.number

    def payment(self, effect: Payment) -> float:
        """What a payment brings, less its price."""
        return self.effect(effect.gain) - sum([self.paid(verb) for verb in effect.price])

    def paid(self, verb: Verb) -> float:
        """What a price would be worth otherwise; of mixes the cheapest goods."""
        if verb.name in t.GOODS:
            good = t.GOODS.index(verb.name)
            return verb.number * self.loss(good)
        if verb.name == "plan":
            return verb.number * CARDS["plan"] / 2
        if verb.name == "lose_virtue":
            return -v.climbing(self.player.virtue, -verb.number)
        if verb.name == "debt":
            return verb.number * v.VIRTUE["debt"]
        kinds = t.MATERIALS if verb.name == "materials" else (t.WOOD, t.STONE)
        units_ = sorted([self.loss(good) for good in kinds for _ in range(min(verb.number, self.player.goods[good]))])
        return sum(units_[: verb.number])

    def loss(self, good: int) -> float:
        """What a unit of a good is worth that one has: more if the best plan takes it."""
        if good == t.SILVER or not self.plans:
            return self.price[good]
        plan = self.plans[0]
        return self.price[good] + (NEEDS["tempo"] * plan.pace / self.rates[good] if plan.missing[good] else 0.0)

    # ---------------------------------------------------------------- workers

    def worker(self, supply: int) -> float:
        """What a worker in the supply is worth, with so many there."""
        if self.left < 1.5:
            return 0.0
        full = min(1.0, supply / WORKERS["plenty"])
        return WORKERS["little"] + (WORKERS["much"] - WORKERS["little"]) * full

    def back(self, count: int) -> float:
        """What it is worth that so many workers come back."""
        supply = self.player.workers
        return sum([self.worker(supply + one) for one in range(count)])

    def freed(self, count: int) -> float:
        """The same from prison, where they cost points."""
        late = max(0.0, 1.0 - self.left / WORKERS["soon"])
        return self.back(count) + count * (WORKERS["prison"] + late / t.PRISONERS_PER_VP)

    def group(self, owner: int, where: int) -> float:
        """What capturing a group is worth: own workers come back; others bring silver, and their owner nothing."""
        count = self.s.circles[where][owner]
        if owner == self.me:
            return self.back(count)
        many = max(0.0, count - CAPTURES["few"]) * min(1.0, self.left / 6)
        others = (len(self.s.players) - 1) ** CAPTURES["alike"]
        harm = CAPTURES["harm"] * count * many * self.brought[where] / others
        return float(count * CAPTURES["captured"] + harm)

    @property
    def means(self) -> float:
        """What it is worth to have any silver again: without it nobody can capture (R6.8), and groups grow for ever."""
        if self._means is None:
            self._means = self._find_means()
        return self._means

    def _find_means(self) -> float:
        if self.player.goods[t.SILVER] >= prices.due(self.player, prices.FIRST_CAPTURE).total:
            return 0.0
        best = [self.group(owner, where) for where, owner in groups(self.s) if owner != self.me]
        return CAPTURES["means"] * max(best, default=0.0)

    @property
    def brought(self) -> list[float]:
        """What one worker more brings at each visit of a circle, to anybody."""
        if self._brought is None:
            self._brought = self._find_brought()
        return self._brought

    def _find_brought(self) -> list[float]:
        price = self.price
        goods = [price[t.STONE], price[t.WOOD], max(price[t.CLAY], price[t.GOLD] / 2), price[t.SILVER]]
        return [*goods, *[CAPTURES["elsewhere"]] * (len(t.CIRCLES) - len(goods))]

    # ---------------------------------------------------------------- cards

    def drawn(self, count: int) -> float:
        """What it is worth to draw so many building cards."""
        count = min(count, len(self.s.plans))
        held = len(self.player.hand)
        late = min(1.0, self.left / 8) * (1 + self.hurry)
        return late * sum([max(0.0, CARDS["plan"] - CARDS["fewer"] * (held + one)) for one in range(count)])

    def held(self, card: int) -> float:
        """What a building card in hand is worth."""
        plan = self.plan_of(card)
        return plan.worth - 0.8 * plan.turns - self.cost(fx.BUILDING_COST[card]) / 2

    def hired(self, card: int) -> float:
        """What an apprentice is worth, without the price."""
        skills = t.APPRENTICE_SKILLS[card]
        new = skills & ~self.power.skills
        needed = 0
        for plan in self.plans[:3]:
            needed |= plan.skills
        for held in self.player.hand:
            needed |= t.BUILDING_SKILLS[held] & ~self.power.skills
        share = min(1.0, self.left / 10)
        worth = share * v.APPRENTICE[card] + v.climbing(self.player.virtue, t.APPRENTICE_VIRTUE[card])
        worth += share * (
            CARDS["need"] * (1 + self.hurry) * SKILL_COUNT[new & needed]
            + CARDS["skill"] * SKILL_COUNT[new & ~needed]
            + CARDS["again"] * SKILL_COUNT[skills & ~new]
        )
        if self.plans:  # turns that the best plan will take less
            best = self.plans[0]
            worth += CARDS["soon"] * best.pace * NEEDS["skill"] * SKILL_COUNT[new & best.skills]
        if len(self.player.apprentices) >= self.power.limit:
            worth -= 1.2
        return worth
