"""What things cost now, and what changes it: the one place where that is computed."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final, NamedTuple

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.state import NONE, Player, State
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.effects import Effect
from burgrave.kernel.events import Event

ALL_SKILLS: Final = (1 << len(t.SKILLS)) - 1


class Ability(NamedTuple):
    """What waits for a moment: an effect, whether only without own workers in prison, and whose it is."""

    effect: Effect
    unless_imprisoned: bool
    apprentice: int  # NONE: it is the character's


class Powers(NamedTuple):
    """What a character and apprentices can do, all together."""

    character: int
    every_skill: int
    skills: int  # as a mask
    skilled: tuple[int, ...]  # how many have each skill
    tax: int  # so much less is paid
    in_town: int  # silver less
    in_workshop: int
    market: tuple[Price, ...]  # by space: the price, which is no tax (R5.1, R14.2)
    virtue_in_market: int  # virtue that is not lost
    virtue_at_tax_stand: int
    mixed: int  # wood or stone less in the guildhall
    no_plan: bool  # no card is discarded for the cathedral
    in_storehouse: int  # workers more
    at_town_centre: int
    at_guardhouse: int
    limit: int  # of apprentices
    ransom: int  # silver instead of a debt; 0: not possible
    alike: bool  # gold and marble stand for each other
    trades: tuple[int, ...]
    waiting: tuple[tuple[Ability, ...], ...]  # by moment


def powers(player: Player) -> Powers:
    """What a player's character and apprentices can do."""
    known = player.powers
    if (
        known is None
        or player.powers_of is not player.apprentices
        or known.character != player.character
        or known.every_skill != player.every_skill
    ):
        player.powers_of = player.apprentices
        known = player.powers = _powers(player.character, player.apprentices, player.every_skill)
    return known


@lru_cache(1 << 14)
def _powers(character: int, apprentices: tuple[int, ...], every_skill: int) -> Powers:
    """The same; they are asked far more often than they change."""
    changes = [fx.APPRENTICE_WHILE[card] for card in apprentices]
    waiting: list[list[Ability]] = [[] for _ in fx.MOMENTS]
    if character != NONE:
        changes.append(fx.CHARACTER_WHILE[character])
        if fx.POWER_WHEN[character] != fx.NEVER:
            waiting[fx.POWER_WHEN[character]].append(Ability(fx.POWER[character], False, NONE))
    for card in apprentices:
        if fx.WHEN[card] != fx.NEVER:
            conditional = t.APPRENTICES[card].condition != ""
            waiting[fx.WHEN[card]].append(Ability(fx.ABILITY[card], conditional, card))
    trades = [fx.TRADE.index(effect) for effect in fx.PRINTED_TRADES]  # type: ignore[arg-type]  # all are payments
    trades += [fx.TRADE.index(ability.effect) for ability in waiting[fx.IN_TRADE]]  # type: ignore[arg-type]  # too

    def total(name: str) -> int:
        return sum(change.get(name, 0) for change in changes)

    skills = ALL_SKILLS if every_skill else 0
    for card in apprentices:
        skills |= t.APPRENTICE_SKILLS[card]
    return Powers(
        character=character,
        every_skill=every_skill,
        skills=skills,
        skilled=tuple(
            every_skill + sum(t.APPRENTICE_SKILLS[card] >> skill & 1 for card in apprentices)
            for skill in range(len(t.SKILLS))
        ),
        tax=total(fx.TAX),
        in_town=total(fx.SILVER_IN_TOWN),
        in_workshop=total(fx.SILVER_IN_WORKSHOP),
        market=tuple([Price(max(0, silver - total(fx.SILVER_IN_MARKET)), 0) for silver in MARKET]),
        virtue_in_market=total(fx.VIRTUE_IN_MARKET),
        virtue_at_tax_stand=total(fx.VIRTUE_AT_TAX_STAND),
        mixed=total(fx.MIXED_IN_GUILDHALL),
        no_plan=total(fx.PLAN_IN_CATHEDRAL) > 0,
        in_storehouse=total(fx.WORKERS_IN_STOREHOUSE),
        at_town_centre=total(fx.WORKERS_IN_TOWN),
        at_guardhouse=total(fx.WORKERS_IN_GUARDHOUSE),
        limit=t.MOST_APPRENTICES + total(fx.APPRENTICES),
        ransom=total(fx.RANSOM),
        alike=total(fx.GOLD_AS_MARBLE) > 0,
        trades=tuple(dict.fromkeys(trades)),
        waiting=tuple(map(tuple, waiting)),
    )


# -------------------------------------------------------------------- silver and tax


class Price:
    """Silver for the supply, and silver that is laid on the tax stand (R1.4)."""

    __slots__ = ("silver", "tax")

    def __init__(self, silver: int, tax: int) -> None:
        self.silver: Final = silver
        self.tax: Final = tax

    @property
    def total(self) -> int:
        """Both together."""
        return self.silver + self.tax


HIRING: Final = Price(2, 2)  # (R6.6)
FIRST_CAPTURE: Final = Price(0, 1)  # (R6.8)
FURTHER_CAPTURE: Final = Price(1, 0)
RANSOM: Final = Price(3, 2)  # (R6.9)
DEBT: Final = Price(3, 3)
MARKET: Final = (1, 2, 3)  # silver, by space (R6.10); and virtue
MARKET_VIRTUE: Final = 1
TAX_STAND_VIRTUE: Final = 2  # (R6.7)


def due(player: Player, price: Price) -> Price:
    """What of a price has to be paid now: less the tax that virtue saves (R4.1, R14.7), and what else is spared."""
    less = t.NO_TAX[player.virtue] + powers(player).tax + player.less_tax
    if not less and not player.less_silver:
        return price
    return Price(max(0, price.silver - player.less_silver), max(0, price.tax - less))


def pay(s: State, player: Player, price: Price) -> Price:
    """Pay what is due of a price, and lay the tax on its stand (R5.1); whatever was spared is used up by it."""
    owed = due(player, price)
    player.goods[t.SILVER] -= owed.silver + owed.tax
    s.tax += owed.tax
    if price.silver:
        player.less_silver = 0
    if price.tax:
        player.less_tax = 0
    return owed


def can_pay(player: Player, price: Price) -> bool:
    """Whether what is due of a price is there."""
    silver = player.goods[t.SILVER]
    return silver >= price.silver + price.tax or silver >= due(player, price).total


def payable(s: State, me: int, moment: int, price: Price) -> bool:
    """Whether a price can be paid, if need be with what comes before it."""
    player = s.players[me]
    if can_pay(player, price):
        return True
    if not player.helps >> moment & 1:
        return False
    return s.config.hooks.could(s, me, moment, partial(can_pay, player, price), price.silver)


def settle(s: State, me: int, moment: int, price: Price) -> Flow[None]:
    """Pay, after what comes before it."""
    player = s.players[me]
    if player.helps >> moment & 1:
        yield from s.config.hooks.before(s, me, moment, partial(can_pay, player, price), price.silver)
    pay(s, player, price)


def hire_price(player: Player) -> Price:
    """The price in the workshop, without coins for other columns (R15.4)."""
    less = powers(player).in_workshop
    return Price(max(0, HIRING.silver - less), HIRING.tax) if less else HIRING


def hiring(player: Player) -> Price:
    """What is due of it."""
    return due(player, hire_price(player))


def skipped(slot: int, workers: int) -> int:
    """How many cards of the row get a coin, so that so many workers reach a slot (R6.6, R15.3)."""
    return max(0, slot % t.COLUMNS + 1 - workers)


def capture_price(s: State) -> Price:
    """The price of the next capture in the town centre (R6.8, R14.1)."""
    if not s.done:
        return FIRST_CAPTURE
    return Price(0, 0) if s.saved else FURTHER_CAPTURE


def capturing(s: State, player: Player) -> Price:
    """What is due of it."""
    return due(player, capture_price(s))


def ransom(player: Player) -> Price:
    """What it costs to have all own workers back from others (R6.9)."""
    return due(player, RANSOM)


def debt(player: Player) -> Price:
    """What it costs to pay a debt (R6.9)."""
    return due(player, DEBT)


def market(player: Player, space: int) -> int:
    """Silver that is due for a space of the black market."""
    return due(player, powers(player).market[space]).silver


def market_virtue(player: Player) -> int:
    """Virtue that work on the black market costs."""
    return max(0, MARKET_VIRTUE - powers(player).virtue_in_market)


def tax_stand_virtue(player: Player) -> int:
    """Virtue that taking the tax costs."""
    return max(0, TAX_STAND_VIRTUE - powers(player).virtue_at_tax_stand)


# -------------------------------------------------------------------- goods


def affords(player: Player, cost: tuple[int, ...]) -> bool:
    """Whether a building can be paid; a wood or stone less, and gold for marble, where a character says so (R13)."""
    goods, power = player.goods, powers(player)
    if goods[t.CLAY] < cost[t.CLAY]:
        return False
    missing = max(0, cost[t.WOOD] - goods[t.WOOD]) + max(0, cost[t.STONE] - goods[t.STONE])
    if missing > power.mixed:
        return False
    if power.alike:
        return goods[t.GOLD] + goods[t.MARBLE] >= cost[t.GOLD] + cost[t.MARBLE]
    return goods[t.GOLD] >= cost[t.GOLD] and goods[t.MARBLE] >= cost[t.MARBLE]


def affords_level(player: Player, level: int) -> bool:
    """Whether the goods for a level of the cathedral, counted from 1, are there."""
    cost = fx.LEVEL_COST[level - 1]
    mixed = max(0, cost.wood_stone - powers(player).mixed)
    return player.goods[t.WOOD] + player.goods[t.STONE] >= mixed and affords(player, cost.goods)


def pay_goods(s: State, me: int, cost: tuple[int, ...]) -> Flow[None]:
    """Pay for a building; the player chooses what is saved, and what stands for what."""
    player, power = s.players[me], powers(s.players[me])
    left = list(cost)
    if power.mixed and (cost[t.WOOD] or cost[t.STONE]):
        options = [do.SAVE.of(good - t.WOOD) for good in (t.WOOD, t.STONE) if _can_save(player, cost, good)]
        option = yield Ask(me, "save", options, auto=True)
        left[do.SAVE.index(option) + t.WOOD] -= 1
    if power.alike and left[t.GOLD] + left[t.MARBLE]:
        total = left[t.GOLD] + left[t.MARBLE]
        ways: list[tuple[int, ...]] = [
            (0, 0, 0, gold, total - gold)
            for gold in range(total + 1)
            if gold <= player.goods[t.GOLD] and total - gold <= player.goods[t.MARBLE]
        ]
        _, _, _, left[t.GOLD], left[t.MARBLE] = yield from choose_mix(s, me, ways)
    _take(player, left)


def _can_save(player: Player, cost: tuple[int, ...], good: int) -> bool:
    """Whether one of this good may be left out of a cost, so that the rest is there."""
    other = t.STONE if good == t.WOOD else t.WOOD
    return 0 < cost[good] <= player.goods[good] + 1 and cost[other] <= player.goods[other]


def pay_level(s: State, me: int, level: int) -> Flow[None]:
    """Pay for a level of the cathedral, counted from 1."""
    cost = fx.LEVEL_COST[level - 1]
    if cost.wood_stone:
        yield from pay_mix(s, me, (t.WOOD, t.STONE), max(0, cost.wood_stone - powers(s.players[me]).mixed))
    yield from pay_goods(s, me, cost.goods)


def pay_mix(s: State, me: int, goods: tuple[int, ...], total: int) -> Flow[None]:
    """Pay so many of some goods in any mix, chosen by the player."""
    player = s.players[me]
    ways = [
        mix
        for mix in do.MIXES
        if sum(mix) == total == sum(mix[good] for good in goods)
        and all(mix[good] <= player.goods[good] for good in goods)
    ]
    _take(player, (yield from choose_mix(s, me, ways)))


def choose_mix(s: State, me: int, ways: list[tuple[int, ...]]) -> Flow[tuple[int, ...]]:
    """Ask with what something is paid."""
    option = yield Ask(me, "mix", [do.OPTION_OF_MIX[way] for way in ways], auto=True)
    if s.log is not None and len(ways) > 1:
        s.log.append(Event("pays", {"who": me, "mix": do.MIX.index(option)}))
    return do.MIXES[do.MIX.index(option)]


def _take(player: Player, cost: tuple[int, ...] | list[int]) -> None:
    for good, count in enumerate(cost):
        player.goods[good] -= count
