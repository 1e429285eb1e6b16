"""A turn (R3): one worker comes to a place and does what can be done there (R6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import guildhall, market, plans, prices, virtue, workers
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.apprentices import hire_options, hire_paid, within_reach
from burgrave.games.architects.rules.rewards import REWARDS, happens
from burgrave.games.architects.rules.state import CAPTURE, DISCARD, GUARD, TRADE, State
from burgrave.games.architects.rules.verbs import TRADE_COSTS, VERBS
from burgrave.games.architects.rules.workers import capture, group_options, groups
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event


def place(s: State) -> Flow[None]:
    """A worker comes to a place; without one, one is taken back instead (R3.1, R3.4)."""
    me, player = s.me, s.players[s.me]
    if not player.workers:
        yield from take_back(s, me)
        return
    option = yield Ask(me, "place", do.PLACE.each(placements(s, me)))
    where = do.PLACE.index(option)
    player.workers -= 1
    s.phase = DISCARD
    strength = 0
    if where < len(t.CIRCLES):
        s.circles[where][me] += 1
        strength = s.circles[where][me]
    if s.log is not None:
        s.log.append(Event("places", {"who": me, "place": where, "strength": strength}))
    if where < len(t.CIRCLES):
        yield from AT[where](s, me, strength)
    elif where == t.GUILDHALL:
        yield from guildhall.work(s, me)
    else:
        yield from market.work(s, me, where - t.LEFT)


def take_back(s: State, me: int) -> Flow[None]:
    """The whole turn of who has no worker left; with all in the guildhall there is none (R3.4)."""
    sources = workers.takeable(s, me)
    if sources:
        option = yield Ask(me, "take_back", do.TAKE_BACK.each(sources))
        workers.take_back(s, me, do.TAKE_BACK.index(option))
    s.phase = DISCARD


def placements(s: State, me: int) -> list[int]:
    """The places where something can be done, and paid (R3.3)."""
    player = s.players[me]
    found = [t.QUARRY, t.FOREST, t.MINES, t.SILVERSMITH, t.STOREHOUSE]
    if s.plans or within_reach(s, me, s.circles[t.WORKSHOP][me] + 1):
        found.append(t.WORKSHOP)
    if s.tax:
        found.append(t.TAX_STAND)
    if guard_options(s, me):
        found.append(t.GUARDHOUSE)
    if player.goods[t.SILVER] >= prices.FIRST_CAPTURE.total or not prices.taxed(player, prices.FIRST_CAPTURE).total:
        found.append(t.TOWN_CENTRE)
    if not t.NO_MARKET[player.virtue]:
        found += [t.LEFT + space for space in range(len(t.MARKET_SPACES)) if market.can_work(s, me, space)]
    if guildhall.can_work(s, me):
        found.append(t.GUILDHALL)
    return found


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
    s.more = strength + prices.powers(s.players[me]).in_storehouse
    s.phase = TRADE
    yield from ()


def trades(s: State, me: int) -> list[int]:
    """The trades that can be paid."""
    return [trade for trade in prices.powers(s.players[me]).trades if TRADE_COSTS[trade].affords(s, me)]


def trade(s: State) -> Flow[None]:
    """One trade, or no more."""
    me = s.me
    option = yield Ask(me, "trade", [*do.TRADE.each(trades(s, me)), do.DONE])
    if option == do.DONE:
        s.phase = DISCARD
        return
    chosen = do.TRADE.index(option)
    s.more -= 1
    s.phase = TRADE if s.more else DISCARD
    if s.log is not None:
        s.log.append(Event("trades", {"who": me, "trade": chosen}))
    yield from TRADE_COSTS[chosen].run(s, me)
    yield from REWARDS.perform(s, me, fx.TRADE[chosen].gain)


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
    yield from virtue.lose(s, me, prices.tax_stand_virtue(player))
    player.goods[t.SILVER] += s.tax
    if s.log is not None:
        s.log.append(Event("robs", {"who": me, "silver": s.tax}))
    s.tax = 0
    yield from happens(s, me, fx.AT_TAX_STAND)


# -------------------------------------------------------------------- the town centre (R6.8)


def town_centre(s: State, me: int, strength: int) -> Flow[None]:
    """Up to a capture for each worker; their number stays, even if the workers here are captured."""
    s.more, s.done, s.at = strength, 0, 0
    s.saved = prices.powers(s.players[me]).in_town
    s.phase = CAPTURE
    yield from ()


def targets(s: State, me: int) -> list[tuple[int, int]]:
    """Which groups may be captured now: from one place, or two with few players, or each from another (R15.1)."""
    if s.players[me].goods[t.SILVER] < prices.capturing(s, s.players[me]).total:
        return []
    if s.config.each_elsewhere:
        return [group for group in groups(s) if not s.at >> group[0] & 1]
    anywhere = s.at.bit_count() < s.config.capture_from
    return [group for group in groups(s) if anywhere or s.at >> group[0] & 1]


def capture_one(s: State) -> Flow[None]:
    """One capture, or no more; conspirators save silver once an action, or at every capture (R14.1)."""
    me, player = s.me, s.players[s.me]
    option = yield Ask(me, "capture", [*group_options(targets(s, me)), do.DONE])
    if option == do.DONE:
        s.phase = DISCARD
        return
    where, owner = divmod(do.CAPTURE.index(option), do.MOST_SEATS)
    prices.pay(s, player, prices.capturing(s, player))
    if s.done and s.saved and not s.config.options.conspirator_per_capture:
        s.saved -= 1
    capture(s, me, where, owner)
    s.at |= 1 << where
    s.done += 1
    s.more -= 1
    s.phase = CAPTURE if s.more else DISCARD


# -------------------------------------------------------------------- the guardhouse (R6.9)


def guardhouse(s: State, me: int, strength: int) -> Flow[None]:
    """Up to an action for each worker, at least one of them."""
    s.more, s.done = strength, 0
    s.phase = GUARD
    yield from ()


def guard_options(s: State, me: int) -> list[int]:
    """What can be done in the guardhouse."""
    player = s.players[me]
    silver = player.goods[t.SILVER]
    options = []
    if any(player.captured):
        options.append(do.SEND)
    if player.prison:
        options.append(do.RELEASE)
    if workers.held_by_others(s, me):
        if silver >= prices.ransom(player).total:
            options.append(do.RANSOM.of(0))
        options.append(do.RANSOM.of(1))
    if player.unpaid and silver >= prices.debt(player).total:
        options.append(do.PAY_DEBT)
    return options


def guard(s: State) -> Flow[None]:
    """One action of the guardhouse, or no more."""
    me = s.me
    options = guard_options(s, me)
    if s.done:
        options.append(do.DONE)
    option = yield Ask(me, "guard", options)
    s.phase = DISCARD
    if option != do.DONE:
        s.done += 1
        s.more -= 1
        yield from GUARDING[option](s, me)
        if s.more and guard_options(s, me):
            s.phase = GUARD


def send(s: State, me: int) -> Flow[None]:
    """All captured workers go to prison."""
    workers.send(s, me)
    yield from happens(s, me, fx.AFTER_SENDING)


def release(s: State, me: int) -> Flow[None]:
    """All own workers leave the prison."""
    workers.release(s, me, s.players[me].prison)
    yield from ()


def ransom_by_silver(s: State, me: int) -> Flow[None]:
    """All own workers come back from others, for silver."""
    prices.pay(s, s.players[me], prices.ransom(s.players[me]))
    workers.reclaim(s, me)
    yield from ()


def ransom_by_debt(s: State, me: int) -> Flow[None]:
    """The same for a debt and virtue."""
    workers.reclaim(s, me)
    yield from virtue.take_debts(s, me, 1)
    yield from virtue.lose(s, me, 1)


def pay_debt(s: State, me: int) -> Flow[None]:
    """A debt is paid, for silver: that brings virtue (R8.2)."""
    prices.pay(s, s.players[me], prices.debt(s.players[me]))
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
