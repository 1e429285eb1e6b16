"""A turn (R3): one worker comes to a place and does what can be done there (R6)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import guildhall, market, plans, prices, virtue, workers
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.apprentices import hire_options, hire_paid, within_reach
from burgrave.games.architects.rules.rewards import REWARDS, happens
from burgrave.games.architects.rules.state import CAPTURE, DISCARD, GUARD, TRADE, State
from burgrave.games.architects.rules.verbs import TRADE_COSTS, VERBS
from burgrave.games.architects.rules.workers import capture, group_options
from burgrave.kernel.action import NOTHING_MORE, Ask, Flow
from burgrave.kernel.events import Event


def place(s: State) -> Flow[None]:
    """A worker comes to a place; without one, one is taken back instead (R3.1, R3.4)."""
    me, player = s.me, s.players[s.me]
    if not player.workers:
        yield from take_back(s, me)
        return
    found = placements(s, me)
    options = do.PLACE.each(found) if s.added is None else s.config.hooks.placements(s, me, found, placements)
    option = yield Ask(me, "place", options)
    player.workers -= 1
    s.phase = DISCARD
    if option >= do.OWN:
        yield from s.config.hooks.places(s, me, option, arrive)
    else:
        yield from arrive(s, me, do.PLACE.index(option))


def arrive(s: State, me: int, where: int, more: int = 0) -> Flow[None]:
    """A worker, who has left the supply, does what can be done at a place; who counts for several is told elsewhere."""
    if s.added is not None:
        s.config.hooks.arrives(s, me, where)
    s.more = strength = 0
    if where < len(t.CIRCLES):
        s.circles[where][me] += 1
        strength = s.circles[where][me] + more
    if s.log is not None and not more:
        s.log.append(Event("places", {"who": me, "place": where, "strength": strength}))
    if where < len(t.CIRCLES):
        return AT[where](s, me, strength)
    return guildhall.work(s, me) if where == t.GUILDHALL else market.work(s, me, where - t.LEFT)


def take_back(s: State, me: int) -> Flow[None]:
    """The whole turn of who has no worker left; with all in the guildhall there is none (R3.4)."""
    sources = workers.takeable(s, me)
    if sources:
        option = yield Ask(me, "take_back", do.TAKE_BACK.each(sources))
        yield from workers.take_back(s, me, do.TAKE_BACK.index(option))
    s.phase = DISCARD


def placements(s: State, me: int, more: int = 0) -> list[int]:
    """The places where something can be done, and paid (R3.3), by a worker who may count for several."""
    player = s.players[me]
    found = [t.QUARRY, t.FOREST, t.MINES, t.SILVERSMITH, t.STOREHOUSE]
    if s.plans or within_reach(s, me, s.circles[t.WORKSHOP][me] + 1 + more):
        found.append(t.WORKSHOP)
    if s.tax:
        found.append(t.TAX_STAND)
    if guard_options(s, me) or (
        player.helps >> fx.AT_GUARDHOUSE & 1
        and s.config.hooks.could(s, me, fx.AT_GUARDHOUSE, lambda: bool(guard_options(s, me)))
    ):
        found.append(t.GUARDHOUSE)
    if prices.payable(s, me, fx.AT_TOWN_CENTRE, prices.FIRST_CAPTURE) or (
        player.helps and s.config.hooks.conspires(s, me, captures(s, me, s.circles[t.TOWN_CENTRE][me] + 1 + more))
    ):
        found.append(t.TOWN_CENTRE)
    if not t.NO_MARKET[player.virtue]:
        found += [t.LEFT + space for space in range(len(t.MARKET_SPACES)) if market.can_work(s, me, space)]
    if guildhall.can_work(s, me):
        found.append(t.GUILDHALL)
    return found


def at_entry(s: State, me: int, moment: int) -> Flow[None]:
    """What comes first at a place for which nothing is paid."""
    return s.config.hooks.before(s, me, moment, lambda: True) if s.players[me].helps >> moment & 1 else NOTHING_MORE


# -------------------------------------------------------------------- goods (R6.1-R6.4)


def bring(s: State, me: int, good: int, count: int) -> None:
    """Goods from the supply."""
    do_gain = VERBS[t.GOODS[good]].do
    assert do_gain is not None, "goods are gained at once"
    do_gain(s, me, count)


def quarry(s: State, me: int, strength: int) -> Flow[None]:
    """A stone for each worker."""
    bring(s, me, t.STONE, strength)
    yield from happens(s, me, fx.AT_QUARRY)


def forest(s: State, me: int, strength: int) -> Flow[None]:
    """A wood for each worker."""
    bring(s, me, t.WOOD, strength)
    yield from happens(s, me, fx.AT_FOREST)


def dug(strength: int) -> tuple[int, int]:
    """Clay or gold that so many workers dig."""
    return 1 + strength, strength // 2


def mines(s: State, me: int, strength: int) -> Flow[None]:
    """Clay or gold, not both."""
    clay, gold = dug(strength)
    option = yield Ask(me, "dig", do.DIG.each([0, 1] if gold else [0]), auto=True)
    bring(s, me, t.CLAY if option == do.DIG.of(0) else t.GOLD, clay if option == do.DIG.of(0) else gold)
    yield from happens(s, me, fx.AT_MINES)


def silversmith(s: State, me: int, strength: int) -> Flow[None]:
    """A silver for each worker, and one more."""
    bring(s, me, t.SILVER, 1 + strength)
    yield from happens(s, me, fx.AT_SILVERSMITH)


# -------------------------------------------------------------------- the storehouse (R6.5)


def storehouse(s: State, me: int, strength: int) -> Flow[None]:
    """Up to a trade for each worker; none has to be done."""
    yield from at_entry(s, me, fx.AT_STOREHOUSE)
    yield from happens(s, me, fx.AT_STOREHOUSE)
    s.more = strength + prices.powers(s.players[me]).in_storehouse
    s.phase = TRADE


def trades(s: State, me: int) -> list[int]:
    """The trades that can be paid."""
    return [trade for trade in prices.powers(s.players[me]).trades if can_trade(s, me, trade)]


def can_trade(s: State, me: int, trade: int) -> bool:
    """Whether a trade can be paid, if need be with what comes before it."""
    cost, moment = TRADE_COSTS[trade], fx.TRADING + trade
    if cost.affords(s, me):
        return True
    if not s.players[me].helps >> moment & 1:
        return False
    return s.config.hooks.could(s, me, moment, partial(cost.affords, s, me), fx.TRADE_SILVER[trade])


def trade(s: State) -> Flow[None]:
    """One trade, or no more."""
    me, hooks = s.me, s.config.hooks
    option = yield Ask(me, "trade", [*do.TRADE.each(trades(s, me)), do.DONE, *hooks.offers(s, me)])
    if option == do.DONE:
        s.phase = DISCARD
        return
    if option >= do.OWN:
        yield from hooks.takes(s, me, option)
        return
    chosen = do.TRADE.index(option)
    s.more -= 1
    s.phase = TRADE if s.more else DISCARD
    if s.log is not None:
        s.log.append(Event("trades", {"who": me, "trade": chosen}))
    cost, moment = TRADE_COSTS[chosen], fx.TRADING + chosen
    if s.players[me].helps >> moment & 1:
        yield from hooks.before(s, me, moment, partial(cost.affords, s, me), fx.TRADE_SILVER[chosen])
    yield from cost.run(s, me)
    yield from REWARDS.perform(s, me, fx.TRADE[chosen].gain)
    if s.players[me].helps >> moment & 1:
        yield from hooks.after(s, me, moment)


# -------------------------------------------------------------------- the workshop (R6.6)


def drawn(strength: int) -> int:
    """Building cards that so many workers draw."""
    return 1 + strength // 2


def workshop(s: State, me: int, strength: int) -> Flow[None]:
    """Hire an apprentice, or draw building cards."""
    options = hire_options(s, within_reach(s, me, strength))
    if s.plans:
        options.append(do.PLANS)
    option = yield Ask(me, "workshop", options)
    if option == do.PLANS:
        plans.draw(s, me, drawn(strength))
    else:
        yield from hire_paid(s, me, s.row.index(do.HIRE.index(option)), strength)


# -------------------------------------------------------------------- the tax stand (R6.7)


def tax_stand(s: State, me: int, strength: int) -> Flow[None]:
    """Lose virtue, and then take all tax: debts of who has none left can't be bought off with it."""
    player = s.players[me]
    yield from at_entry(s, me, fx.AT_TAX_STAND)
    yield from virtue.lose(s, me, prices.tax_stand_virtue(player))
    player.goods[t.SILVER] += s.tax
    if s.log is not None:
        s.log.append(Event("robs", {"who": me, "silver": s.tax}))
    s.tax = 0
    yield from happens(s, me, fx.AT_TAX_STAND)


# -------------------------------------------------------------------- the town centre (R6.8)


def captures(s: State, me: int, strength: int) -> int:
    """How many so many workers may do."""
    return strength + prices.powers(s.players[me]).at_town_centre


def town_centre(s: State, me: int, strength: int) -> Flow[None]:
    """Up to a capture for each worker; their number stays, even if the workers here are captured."""
    s.more, s.done, s.at = captures(s, me, strength), 0, 0
    s.saved = prices.powers(s.players[me]).in_town
    yield from at_entry(s, me, fx.AT_TOWN_CENTRE)
    s.phase = CAPTURE


def targets(s: State, me: int) -> list[tuple[int, int]]:
    """Which groups may be captured now: from one place, or two with few players, or each from another (R15.1)."""
    if not prices.payable(s, me, fx.AT_CAPTURE, prices.capture_price(s)):
        return []
    return s.config.hooks.capturable(s, me, workers.in_reach(s, s.at))


def capture_one(s: State) -> Flow[None]:
    """One capture, or no more; conspirators save silver once an action, or at every capture (R14.1)."""
    me, hooks = s.me, s.config.hooks
    stop = [] if hooks.must_go_on(s, me) else [do.DONE]
    option = yield Ask(me, "capture", [*group_options(targets(s, me)), *stop, *hooks.offers(s, me)])
    if option == do.DONE:
        s.phase = DISCARD
        return
    if option >= do.OWN:
        yield from hooks.takes(s, me, option)
        return
    where, owner = divmod(do.CAPTURE.index(option), do.MOST_SEATS)
    price, saving = prices.capture_price(s), s.done > 0 and s.saved > 0
    yield from prices.settle(s, me, fx.AT_CAPTURE, price)
    if saving and not s.config.options.conspirator_per_capture:
        s.saved -= 1
    capture(s, me, where, owner)
    s.at |= 1 << where
    s.done += 1
    s.more -= 1
    s.phase = CAPTURE if s.more else DISCARD
    if saving:
        yield from hooks.saves(s, me)


# -------------------------------------------------------------------- the guardhouse (R6.9)


def guardhouse(s: State, me: int, strength: int) -> Flow[None]:
    """Up to an action for each worker, at least one of them."""
    s.more, s.done = strength + prices.powers(s.players[me]).at_guardhouse, 0
    yield from at_entry(s, me, fx.AT_GUARDHOUSE)
    s.phase = GUARD


def guard_options(s: State, me: int) -> list[int]:
    """What can be done in the guardhouse."""
    player = s.players[me]
    options = []
    if any(player.captured):
        options.append(do.SEND)
    if player.prison:
        options.append(do.RELEASE)
    if workers.held_by_others(s, me):
        if prices.payable(s, me, fx.AT_RANSOM, prices.RANSOM):
            options.append(do.RANSOM.of(0))
        options.append(do.RANSOM.of(1))
    if player.unpaid and prices.payable(s, me, fx.AFTER_DEBT, prices.DEBT):
        options.append(do.PAY_DEBT)
    return options


def guard(s: State) -> Flow[None]:
    """One action of the guardhouse, or no more."""
    me, hooks = s.me, s.config.hooks
    options = guard_options(s, me)
    if s.done or not options:
        options.append(do.DONE)
    option = yield Ask(me, "guard", [*options, *hooks.offers(s, me)])
    if option == do.DONE:
        s.phase = DISCARD
        return
    if option >= do.OWN:
        yield from hooks.takes(s, me, option)
    else:
        s.done += 1
        s.more -= 1
        yield from GUARDING[option](s, me)
    if not s.more or not (guard_options(s, me) or hooks.offers(s, me)):
        s.more = 0
        s.phase = DISCARD


def send(s: State, me: int) -> Flow[None]:
    """All captured workers go to prison."""
    workers.send(s, me)
    yield from happens(s, me, fx.AFTER_SENDING)


def release(s: State, me: int) -> Flow[None]:
    """All own workers leave the prison."""
    workers.release_all(s, me)
    yield from ()


def ransom_by_silver(s: State, me: int) -> Flow[None]:
    """All own workers come back from others, for silver."""
    yield from prices.settle(s, me, fx.AT_RANSOM, prices.RANSOM)
    workers.reclaim(s, me)


def ransom_by_debt(s: State, me: int) -> Flow[None]:
    """The same for a debt and virtue."""
    workers.reclaim(s, me)
    yield from virtue.take_debts(s, me, 1)
    yield from virtue.lose(s, me, 1)


def pay_debt(s: State, me: int) -> Flow[None]:
    """A debt is paid, for silver: that brings virtue (R8.2)."""
    yield from prices.settle(s, me, fx.AFTER_DEBT, prices.DEBT)
    virtue.flip_debt(s, me)
    yield from virtue.gain(s, me, 1)
    yield from happens(s, me, fx.AFTER_DEBT)


GUARDING: Final[dict[int, Callable[[State, int], Flow[None]]]] = {
    do.SEND: send,
    do.RELEASE: release,
    do.RANSOM.of(0): ransom_by_silver,
    do.RANSOM.of(1): ransom_by_debt,
    do.PAY_DEBT: pay_debt,
}
AT: Final[tuple[Callable[[State, int, int], Flow[None]], ...]] = (  # by circle
    *(quarry, forest, mines, silversmith, storehouse, workshop, tax_stand, guardhouse, town_centre),
)
