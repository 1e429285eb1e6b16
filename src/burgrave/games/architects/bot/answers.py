"""The heuristic player of Architects: what each option of each question is worth, in points, to the seat that is asked.

Nothing is read here that the seat can't know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.architects.bot import values as v
from burgrave.games.architects.bot.position import WORKERS, Position
from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import guildhall, market, prices, workers
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.apprentices import within_reach
from burgrave.games.architects.rules.state import NONE, State
from burgrave.games.architects.rules.turn import drawn, dug, guard_options, trades
from burgrave.kernel.action import Ask
from burgrave.kernel.effects import Effect, parse

Judge = Callable[[State, int, list[int]], list[float]]
CHOSEN: Final[list[Effect]] = [parse(text) for text in do.CHOOSE.arguments]


MORE: Final[dict[str, Callable[[State, int, list[int], float], list[float]]]] = {}
"""By box: the worth of what an expansion offers beside a question, given that of the best answer to it."""


def appraise(s: State, ask: Ask) -> list[float]:
    """The worth of each option of a question."""
    judge, options = JUDGES[ask.prompt], ask.options
    if not s.config.hooks.box or max(options) < do.OWN or ask.prompt in OTHERS:
        return judge(s, ask.player, options)
    own = [option for option in options if option < do.OWN]
    others = [option for option in options if option >= do.OWN]
    worth = judge(s, ask.player, own) if own else []
    more = MORE[s.config.hooks.box](s, ask.player, others, max(worth, default=0.0))
    found = dict(zip([*own, *others], [*worth, *more], strict=True))
    return [found[option] for option in options]


# -------------------------------------------------------------------- a turn


def place(s: State, me: int, options: list[int]) -> list[float]:
    """What a worker brings at each place, now and later."""
    now = Position(s, me)
    return [visit(now, do.PLACE.index(option)) for option in options]


def visit(now: Position, where: int, more: int = 0) -> float:
    """What a worker brings at a place, who may count for several."""
    if where == t.GUILDHALL:
        return guild_work(now) - now.space
    spent = now.worker(now.player.workers - 1)
    if where >= t.LEFT:
        return stall(now, where - t.LEFT) - spent - 2 * WORKERS["prison"]
    strength = now.s.circles[where][now.me] + 1 + more
    return AT[where](now, strength) - spent


def later(now: Position, where: int) -> float:
    """What one worker more will bring in later turns; a large group will rather be captured."""
    safe = 1.0 / (1.0 + now.s.circles[where][now.me] / WORKERS["safe"])
    return WORKERS["invested"] * now.left * safe * now.brought[where]


def at_quarry(now: Position, strength: int) -> float:
    """Stone."""
    return now.goods(t.STONE, strength) + waiting(now, fx.AT_QUARRY) + later(now, t.QUARRY)


def at_forest(now: Position, strength: int) -> float:
    """Wood."""
    return now.goods(t.WOOD, strength) + waiting(now, fx.AT_FOREST) + later(now, t.FOREST)


def at_mines(now: Position, strength: int) -> float:
    """Clay or gold."""
    clay, gold = dug(strength)
    return max(now.goods(t.CLAY, clay), now.goods(t.GOLD, gold)) + waiting(now, fx.AT_MINES) + later(now, t.MINES)


def at_silversmith(now: Position, strength: int) -> float:
    """Silver."""
    return now.goods(t.SILVER, 1 + strength) + waiting(now, fx.AT_SILVERSMITH) + later(now, t.SILVERSMITH)


def waiting(now: Position, moment: int) -> float:
    """What apprentices and characters add."""
    found = 0.0
    for ability in now.power.waiting[moment]:
        found += now.effect(ability.effect)
    return found


def at_storehouse(now: Position, strength: int) -> float:
    """The best trades, as if each could be done again."""
    best = max([now.payment(fx.TRADE[trade]) for trade in trades(now.s, now.me)], default=0.0)
    often = 1.0 + 0.7 * (min(strength + now.power.in_storehouse, 3) - 1)
    return max(0.0, best) * often + waiting(now, fx.AT_STOREHOUSE)


def at_workshop(now: Position, strength: int) -> float:
    """The best apprentice, or building cards."""
    best = now.drawn(drawn(strength)) if now.s.plans else -9.0
    for slot in within_reach(now.s, now.me, strength):
        best = max(best, slot_worth(now, slot, strength))
    return best + WORKERS["invested"] * now.left / 2


def slot_worth(now: Position, slot: int, strength: int) -> float:
    """An apprentice less the price, and with the coins on the card."""
    silver = prices.hiring(now.player).total + prices.skipped(slot, strength) - now.s.coins[slot]
    return now.hired(now.s.row[slot]) - silver * now.price[t.SILVER]


def at_tax_stand(now: Position, strength: int) -> float:
    """All tax, for virtue."""
    lost = v.climbing(now.player.virtue, -prices.tax_stand_virtue(now.player))
    return now.goods(t.SILVER, now.s.tax) + lost + waiting(now, fx.AT_TAX_STAND)


def at_town_centre(now: Position, strength: int) -> float:
    """The best captures from the places that are allowed."""
    by_place: dict[int, list[float]] = {}
    for where, owner in workers.groups(now.s):
        by_place.setdefault(where, []).append(now.group(owner, where))
    strength += now.power.at_town_centre
    totals = []
    for found in by_place.values():
        totals.append(sorted(found, reverse=True)[:strength])
    totals.sort(key=sum, reverse=True)
    best = sorted([one for found in totals[: now.s.config.capture_from] for one in found], reverse=True)[:strength]
    silver = prices.due(now.player, prices.FIRST_CAPTURE).total + max(0, len(best) - 1 - now.power.in_town)
    return sum(best) - silver * now.price[t.SILVER]


def at_guardhouse(now: Position, strength: int) -> float:
    """The best actions."""
    strength += now.power.at_guardhouse
    found = sorted([guarding(now, option) for option in guard_options(now.s, now.me)], reverse=True)
    return sum([one for one in found[:strength] if one > 0] or found[:1])


def guarding(now: Position, option: int) -> float:
    """What an action of the guardhouse is worth."""
    player, coin = now.player, now.price[t.SILVER]
    if option == do.SEND:
        return sum(player.captured) * (coin + WORKERS["sent"]) + now.means + waiting(now, fx.AFTER_SENDING)
    if option == do.RELEASE:
        return now.freed(player.prison)
    if option == do.PAY_DEBT:
        paid = prices.debt(player).total * coin
        return 2.0 + v.climbing(player.virtue, 1) + waiting(now, fx.AFTER_DEBT) - paid
    back = now.back(workers.held_by_others(now.s, now.me))
    if option == do.RANSOM.of(0):
        return back - prices.ransom(player).total * coin
    return back - v.VIRTUE["debt"] + v.climbing(player.virtue, -1)


def stall(now: Position, space: int) -> float:
    """What a space of the black market brings, for silver and virtue."""
    player = now.player
    paid = prices.market(player, space) * now.price[t.SILVER] - v.climbing(player.virtue, -prices.market_virtue(player))
    if space == 0:
        found = now.effect(market.small(now.s))
    elif space == 2:
        found = now.effect(market.large(now.s))
    else:
        hired = [now.hired(card) for card in now.s.row if card != NONE]
        found = max([*hired, looked_at(now)])
    return found + waiting(now, fx.AT_MARKET) - paid


def looked_at(now: Position) -> float:
    """The best of five building cards."""
    return now.drawn(1) + 1.0 if now.s.plans else 0.0


def guild_work(now: Position) -> float:
    """The best that can be built."""
    return max([build(now, option) for option in guildhall.options(now.s, now.me)], default=-9.0)


def build(now: Position, option: int) -> float:
    """What something that is built brings, less its price."""
    if option == do.CATHEDRAL:
        level = now.player.cathedral + 1
        cost = fx.LEVEL_COST[level - 1]
        paid = now.cost(cost.goods) + cost.wood_stone * (now.price[t.WOOD] + now.price[t.STONE]) / 2
        card = 0.0 if now.power.no_plan else max(0.0, min([now.held(card) for card in now.player.hand])) / 4
        return now.level(level) + waiting(now, fx.AFTER_CATHEDRAL) - paid - card
    which = do.CONSTRUCT.index(option)
    return now.building(which) + waiting(now, fx.AFTER_BUILDING) - now.cost(fx.BUILDING_COST[which])


AT: Final[tuple[Callable[[Position, int], float], ...]] = (  # by circle
    *(at_quarry, at_forest, at_mines, at_silversmith, at_storehouse, at_workshop, at_tax_stand, at_guardhouse),
    at_town_centre,
)


# -------------------------------------------------------------------- what is done at a place


def take_back(s: State, me: int, options: list[int]) -> list[float]:
    """From where a worker is missed least: small groups, and prison."""
    found = []
    for option in options:
        source = do.TAKE_BACK.index(option)
        found.append(-float(s.circles[source][me]) if source < len(t.CIRCLES) else float(source))
    return found


def dig(s: State, me: int, options: list[int]) -> list[float]:
    """Clay or gold."""
    now = Position(s, me)
    clay, gold = dug(s.circles[t.MINES][me])
    return [now.goods(t.CLAY, clay) if option == do.DIG.of(0) else now.goods(t.GOLD, gold) for option in options]


def workshop(s: State, me: int, options: list[int]) -> list[float]:
    """Apprentices less their prices, or building cards."""
    now = Position(s, me)
    strength = s.circles[t.WORKSHOP][me]
    return [
        now.drawn(drawn(strength))
        if option == do.PLANS
        else slot_worth(now, s.row.index(do.HIRE.index(option)), strength)
        for option in options
    ]


def hire(s: State, me: int, options: list[int]) -> list[float]:
    """Apprentices for nothing; also in the middle of the market."""
    now = Position(s, me)
    found = []
    for option in options:
        if option in do.HIRE:
            card = do.HIRE.index(option)
            found.append(now.hired(card) + s.coins[s.row.index(card)] * now.price[t.SILVER])
        else:
            found.append(looked_at(now) if option == do.LOOK else 0.0)
    return found


def dismiss(s: State, me: int, options: list[int]) -> list[float]:
    """The one who is missed least."""
    found = []
    for option in options:
        card = do.DISMISS.index(option)
        others = 0
        for other in s.players[me].apprentices:
            if other != card:
                others |= t.APPRENTICE_SKILLS[other]
        lost = (t.APPRENTICE_SKILLS[card] & ~others).bit_count()
        found.append(-v.APPRENTICE[card] - 2.0 * lost)
    return found


def discard(s: State, me: int, options: list[int]) -> list[float]:
    """The building card that is worth least."""
    now = Position(s, me)
    return [-now.held(do.DISCARD.index(option)) for option in options]


def take(s: State, me: int, options: list[int]) -> list[float]:
    """The best of five."""
    now = Position(s, me)
    return [now.held(do.TAKE.index(option)) for option in options]


def keep(s: State, me: int, options: list[int]) -> list[float]:
    """The best of the packet."""
    now = Position(s, me)
    return [now.held(do.KEEP.index(option)) for option in options]


def trade(s: State, me: int, options: list[int]) -> list[float]:
    """What each trade brings, less its price."""
    now = Position(s, me)
    return [0.0 if option == do.DONE else now.payment(fx.TRADE[do.TRADE.index(option)]) for option in options]


def capture(s: State, me: int, options: list[int]) -> list[float]:
    """Groups by their size, those that can be reached later with them."""
    now = Position(s, me)
    paid = prices.capturing(s, now.player).total * now.price[t.SILVER]
    found = []
    for option in options:
        if option == do.DONE:
            found.append(0.0)
            continue
        where, owner = divmod(do.CAPTURE.index(option), do.MOST_SEATS)
        others = [now.group(other, where) for other, count in enumerate(s.circles[where]) if count and other != owner]
        further = sum(sorted(others, reverse=True)[: max(0, s.more - 1)]) if s.config.capture_from == 1 else 0.0
        found.append(now.group(owner, where) - paid + 0.5 * further)
    return found


def capture_free(s: State, me: int, options: list[int]) -> list[float]:
    """Groups by their size."""
    now = Position(s, me)
    found = []
    for option in options:
        where, owner = divmod(do.CAPTURE.index(option), do.MOST_SEATS) if option != do.DONE else (0, 0)
        found.append(0.0 if option == do.DONE else now.group(owner, where))
    return found


def guard(s: State, me: int, options: list[int]) -> list[float]:
    """Each action."""
    now = Position(s, me)
    return [0.0 if option == do.DONE else guarding(now, option) for option in options]


def in_guildhall(s: State, me: int, options: list[int]) -> list[float]:
    """Whatever can be built."""
    now = Position(s, me)
    return [build(now, option) for option in options]


# -------------------------------------------------------------------- payments and decisions


def mix(s: State, me: int, options: list[int]) -> list[float]:
    """The goods that are missed least."""
    now = Position(s, me)
    loss = [now.loss(good) for good in range(t.SILVER)]
    return [
        -sum([count * price for count, price in zip(do.MIXES[do.MIX.index(option)], loss, strict=True)])
        for option in options
    ]


def save(s: State, me: int, options: list[int]) -> list[float]:
    """The good that is missed more."""
    now = Position(s, me)
    return [now.loss(do.SAVE.index(option) + t.WOOD) for option in options]


def release(s: State, me: int, options: list[int]) -> list[float]:
    """As many as possible."""
    return [float(do.FREE.index(option)) for option in options]


def destroy_debt(s: State, me: int, options: list[int]) -> list[float]:
    """A debt is better destroyed."""
    return [1.0 if option == do.DESTROY_DEBT else 0.0 for option in options]


def debt(s: State, me: int, options: list[int]) -> list[float]:
    """Two silver are less than two points."""
    return [1.0 if option == do.BUY_OFF else 0.0 for option in options]


def effect(s: State, me: int, options: list[int]) -> list[float]:
    """What may be done brings something."""
    return [1.0 if option == do.USE else 0.0 for option in options]


def choose(s: State, me: int, options: list[int]) -> list[float]:
    """Branches of effects, and payments."""
    now = Position(s, me)
    return [0.0 if option == do.DECLINE else now.effect(CHOSEN[do.CHOOSE.index(option)]) for option in options]


def ends(s: State, me: int, options: list[int]) -> list[float]:
    """Losses of virtue come first."""
    return [-1.0 if fx.ENDS[do.ENDS.index(option)] in GAINS else 0.0 for option in options]


GAINS: Final[list[Effect]] = [
    tree for tree, row in zip(fx.ENDS, t.BUILDINGS, strict=True) if row.ends.startswith("virtue")
]


def character(s: State, me: int, options: list[int]) -> list[float]:
    """All are good; those with more to begin with a little better."""
    found = []
    for option in options:
        row = t.CHARACTERS[do.CHARACTER.index(option)]
        goods = sum(
            [
                count * price
                for count, price in zip(fx.CHARACTER_GOODS[do.CHARACTER.index(option)], v.GOODS, strict=True)
            ]
        )
        found.append(0.3 * row.silver + goods + row.plans - 0.3 * row.prison - 2.0 * row.debts)
    return found


OTHERS: Final[set[str]] = set()  # questions of expansions, with judges of their own
JUDGES: Final[dict[str, Judge]] = {
    "place": place,
    "take_back": take_back,
    "dig": dig,
    "workshop": workshop,
    "market": hire,
    "hire_free": hire,
    "apprentice": hire,
    "dismiss": dismiss,
    "limit": discard,
    "cathedral": discard,
    "discard": discard,
    "look": take,
    "keep": keep,
    "trade": trade,
    "capture": capture,
    "capture_free": capture_free,
    "guard": guard,
    "guildhall": in_guildhall,
    "mix": mix,
    "save": save,
    "release": release,
    "destroy_debt": destroy_debt,
    "debt": debt,
    "effect": effect,
    "choose": choose,
    "pay": choose,
    "ends": ends,
    "character": character,
}
