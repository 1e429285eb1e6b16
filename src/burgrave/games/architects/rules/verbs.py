"""The verbs of the cards of Architects, each declared once, and all their texts checked against them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import guildhall, plans, prices, virtue, workers
from burgrave.games.architects.rules.apprentices import dismiss, hire_free, on_offer
from burgrave.games.architects.rules.market import in_order
from burgrave.games.architects.rules.rewards import ASKING, REWARDS, VERBS
from burgrave.games.architects.rules.state import State
from burgrave.kernel.action import Flow
from burgrave.kernel.effects import All, Verb
from burgrave.kernel.events import Event
from burgrave.kernel.expansions import join
from burgrave.kernel.verbs import Cost, Do, Price

__all__ = ["REWARDS", "VERBS"]

# -------------------------------------------------------------------- goods


def goods(good: int) -> tuple[Do, Price]:
    """Goods of a kind, from the supply and back to it."""

    def gain(s: State, me: int, count: int) -> None:
        s.players[me].goods[good] += count
        if s.log is not None:
            s.log.append(Event("gains", {"who": me, "good": good, "count": count}))

    def pay(s: State, me: int, count: int) -> None:
        s.players[me].goods[good] -= count

    return gain, Price(lambda s, me, count: bool(s.players[me].goods[good] >= count), pay)


def silver_affords(s: State, me: int, count: int) -> bool:
    """Whether so much silver is there: some may be spared."""
    return prices.can_pay(s.players[me], prices.Price(count, 0))


def pay_silver(s: State, me: int, count: int) -> None:
    """Pay it."""
    prices.pay(s, s.players[me], prices.Price(count, 0))


def mixed(*kinds: int) -> Price:
    """Several kinds of goods in any mix."""
    return Price(
        lambda s, me, count: sum(s.players[me].goods[good] for good in kinds) >= count,
        None,
        lambda s, me, count: prices.pay_mix(s, me, kinds, count),
    )


def nothing(s: State, me: int, verb: Verb) -> Flow[None]:
    """What can only be paid is never gained."""
    raise AssertionError(f"{verb.name!r} is a price")
    yield


for _good, _name in enumerate(t.GOODS):
    _gain, _price = goods(_good)
    VERBS.plain(_name, _gain, price=_price if _good != t.SILVER else Price(silver_affords, pay_silver))
VERBS.asking("materials", nothing, price=mixed(*t.MATERIALS))
VERBS.asking("wood_stone", nothing, price=mixed(t.WOOD, t.STONE))

# -------------------------------------------------------------------- virtue and debts


def for_everybody(s: State, me: int, verb: Verb) -> Flow[None]:
    """All players, whoever is on the move first; some only with enough workers in prison (R14.5)."""
    if "silver" in verb.words:
        for seat in in_order(s):
            VERBS.at_once(s, seat, Verb("silver", verb.number, ()))
        return
    crowded = [seat for seat in in_order(s) if s.players[seat].prison >= t.CROWDED]
    seats = crowded if "imprisoned" in verb.words else in_order(s)
    for seat in seats:
        yield from (virtue.lose if "lose_virtue" in verb.words else virtue.gain)(s, seat, verb.number)


def at_will(pay: Callable[[State, int, int], Flow[None]]) -> Price:
    """What can always be paid (R5.2)."""
    return Price(lambda s, me, count: True, None, pay)


def destroy_debt(s: State, me: int, verb: Verb) -> Flow[None]:
    """An unpaid debt goes back to the pile (R8.3)."""
    s.players[me].unpaid -= 1
    if s.log is not None:
        s.log.append(Event("destroys_debt", {"who": me}))
    yield from ()


VERBS.asking("virtue", lambda s, me, verb: virtue.gain(s, me, verb.number))
VERBS.asking("lose_virtue", lambda s, me, verb: virtue.lose(s, me, verb.number), price=at_will(virtue.lose))
VERBS.asking("everybody", for_everybody, None, [("virtue",), ("lose_virtue", "imprisoned"), ("silver",)])
VERBS.asking("debt", lambda s, me, verb: virtue.take_debts(s, me, verb.number), price=at_will(virtue.take_debts))
VERBS.asking("destroy_debt", destroy_debt, lambda s, me, verb: bool(s.players[me].unpaid), once=True)

# -------------------------------------------------------------------- cards


def discard_plans(s: State, me: int, count: int) -> Flow[None]:
    """So many cards of the hand, as a price."""
    for _ in range(count):
        yield from plans.ask_discard(s, me, "discard")


VERBS.plain("plans", plans.draw, lambda s, me, verb: bool(s.plans))
VERBS.asking("plan", nothing, price=Price(lambda s, me, count: len(s.players[me].hand) >= count, None, discard_plans))
VERBS.asking("hire", lambda s, me, verb: hire_free(s, me), lambda s, me, verb: bool(on_offer(s)), once=True)
VERBS.asking(
    "dismiss",
    lambda s, me, verb: dismiss(s, me),
    lambda s, me, verb: bool(s.players[me].apprentices),
    once=True,
)

# -------------------------------------------------------------------- workers


def release(s: State, me: int, verb: Verb) -> Flow[None]:
    """Own workers leave the prison: all of them, or up to so many."""
    if verb.words:
        workers.release_all(s, me)
    else:
        yield from workers.release_some(s, me, verb.number)


def reclaim(s: State, me: int, verb: Verb) -> Flow[None]:
    """Own workers come back from all other boards (R9.4)."""
    workers.reclaim(s, me)
    yield from ()


def guild_work(s: State, me: int, verb: Verb) -> Flow[None]:
    """One more worker in the guildhall (R9.6)."""
    s.players[me].workers -= 1
    yield from guildhall.work(s, me)


VERBS.asking(
    "capture",
    lambda s, me, verb: workers.capture_free(s, me, verb.number),
    lambda s, me, verb: bool(workers.groups(s)),
)
VERBS.asking("release", release, lambda s, me, verb: s.players[me].prison > 0, [(), ("all",)])
VERBS.asking("reclaim", reclaim, lambda s, me, verb: workers.held_by_others(s, me) > 0, once=True)
VERBS.asking(
    "guildhall",
    guild_work,
    lambda s, me, verb: s.players[me].workers > s.config.hooks.special(s, me) and guildhall.can_work(s, me),
    once=True,
)

# -------------------------------------------------------------------- the texts

join(t.PACKAGE, "rules")  # expansions have verbs of their own
for _file, _rows, _field, _ in fx.EFFECTS:
    for _row in _rows:
        VERBS.read(getattr(_row, _field), fx.where(_file, _row, _field))
ASKING.update({id(effect): cause for effect, cause in fx.CAUSES if VERBS.asks(effect)})
TRADE_COSTS: Final[list[Cost]] = [VERBS.cost(All(trade.price)) for trade in fx.TRADE]
"""What the trades of the storehouse cost, ready to be paid again and again."""
