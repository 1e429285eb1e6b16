"""Manuscript boards (p. 4): columns that fill by ribbon, and what they allow at any time of one's own turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.rules import vocabulary as do
from burgrave.games.viscounts.expansions.gates_of_gold.rules.outsiders import gain_orders
from burgrave.games.viscounts.expansions.gates_of_gold.rules.state import gates_of
from burgrave.games.viscounts.rules import vocabulary as base
from burgrave.games.viscounts.rules.cards import draw, rearrange
from burgrave.games.viscounts.rules.prices import affords, dismissed, lasting, purse, segment_of, spend
from burgrave.games.viscounts.rules.rewards import happens
from burgrave.games.viscounts.rules.state import ACT, ENDING, NONE, OPPONENTS_TURN, PAIRS, State
from burgrave.games.viscounts.rules.turn import needs, perform_action
from burgrave.kernel.action import Ask, Flow, because
from burgrave.kernel.events import Event

FOR_SILVER: Final = 1  # the columns, from 0
CARD: Final = 2
REARRANGING: Final = 3


def unlocked(s: State, me: int, column: int) -> bool:
    """Whether a manuscript lies in a column."""
    wanted = g.COLUMNS[gates_of(s).boards[me]][column]
    return any(t.RIBBON[card] == wanted for card in s.players[me].manuscripts)


def place(s: State, me: int, manuscript: int) -> Flow[int]:
    """A manuscript goes to the column of its ribbon; of one with any ribbon that is decided now, for good."""
    ribbon = t.RIBBON[manuscript]
    if ribbon == t.ANY_RIBBON:
        ribbon = do.RIBBON.index((yield Ask(me, "ribbon", list(do.RIBBON))))
        manuscript = g.WILD_AS[ribbon]
        if s.log is not None:
            s.log.append(Event("as_ribbon", {"who": me, "ribbon": ribbon}))
    if ribbon == g.COLUMNS[gates_of(s).boards[me]][FOR_SILVER]:
        s.players[me].money = (t.SILVER, *t.RESOURCES)
    return manuscript


# -------------------------------------------------------------------- column 1: an order instead of a hire


def orders(s: State, me: int, price: bool) -> list[int]:
    """An order may be taken instead of hiring, for three silver or for nothing."""
    if not gates_of(s).orders:
        return []
    if not price:
        return [do.TAKE_ORDER]
    return [do.BUY_ORDER] if purse(s.players[me]) >= g.ORDER_COST else []


def take_order(s: State, me: int, price: int) -> Flow[None]:
    """It counts as a hire."""
    yield from spend(s, me, price)
    yield from gain_orders(s, me, 1)
    yield from happens(s, me, fx.AFTER_HIRE)


# -------------------------------------------------------------------- column 2: resources for silver


def pay(s: State, me: int, amount: int, suffices: Callable[[int], bool]) -> Flow[int]:
    """Coin by coin a resource may be spent instead, if the rest suffices; what is left is paid with silver."""
    goods = s.players[me].goods

    def spared(good: int) -> bool:
        if not goods[good]:
            return False
        goods[good] -= 1
        enough = suffices(amount - 1)
        goods[good] += 1
        return enough

    while amount and (others := [good for good in t.RESOURCES if spared(good)]):
        options = base.PAY.each(others)
        if goods[t.SILVER] >= amount:
            options = [base.PAY.of(t.SILVER), *options]
        good = base.PAY.index((yield Ask(me, "coin", options, auto=True)))
        if good == t.SILVER:
            break
        goods[good] -= 1
        amount -= 1
    return amount


# -------------------------------------------------------------------- columns 3 and 4, and dismissing anywhere


def offers(s: State, me: int) -> list[int]:
    """What may be done beside any question of one's own turn."""
    if me != s.me or s.phase in (PAIRS, OPPONENTS_TURN, ENDING):
        return []
    player, found = s.players[me], []
    cards = player.draw or player.discard
    if cards and purse(player) >= g.DRAW_COST and unlocked(s, me, CARD):
        found.append(do.DRAW)
    resources = sum([player.goods[good] for good in t.RESOURCES])
    if resources >= g.ARRANGE_COST and player.row.count(NONE) < t.SLOTS - 1 and unlocked(s, me, REARRANGING):
        found.append(do.ARRANGE)
    if s.phase == ACT and lasting(player, g.ANYWHERE):
        found += dismissals(s, me)
    return found


def dismissals(s: State, me: int) -> list[int]:
    """The actions for which townsfolk of other segments can be dismissed."""
    player, found = s.players[me], []
    for segment in s.ring:
        cost, icons = dismissed(s, me, segment)
        if segment == segment_of(s, me) or purse(player) < cost:
            continue
        for action in range(len(t.ACTIONS)):
            need = needs(s, me, action)
            if need is not None and (icons[action] or icons[t.CRIMINAL]) and affords(player, action, need, icons, cost):
                found.append(do.DISMISS.of(segment * len(t.ACTIONS) + action))
    return found


def take(s: State, me: int, option: int) -> Flow[bool]:
    """Do what was offered; whether that was the answer, or the question is asked again."""
    if option in (do.BUY_ORDER, do.TAKE_ORDER):
        yield from take_order(s, me, g.ORDER_COST if option == do.BUY_ORDER else 0)
        return True
    if option in do.DISMISS:
        segment, action = divmod(do.DISMISS.index(option), len(t.ACTIONS))
        yield from perform_action(s, me, action, segment)
        return True
    column = CARD if option == do.DRAW else REARRANGING
    if s.log is not None:
        s.log.append(Event("column", {"who": me, "column": column}))
    yield from because(("column", column), draw_for_silver(s, me) if column == CARD else rearrange_for_resources(s, me))
    return False


def draw_for_silver(s: State, me: int) -> Flow[None]:
    """The third column."""
    yield from spend(s, me, g.DRAW_COST)
    yield from draw(s, me, 1)


def rearrange_for_resources(s: State, me: int) -> Flow[None]:
    """The fourth column."""
    yield from give_up(s, me, g.ARRANGE_COST)
    yield from rearrange(s, me)


def give_up(s: State, me: int, count: int) -> Flow[None]:
    """Any resources."""
    goods = s.players[me].goods
    for _ in range(count):
        options = base.PAY.each([good for good in t.RESOURCES if goods[good]])
        goods[base.PAY.index((yield Ask(me, "resources", options, auto=True)))] -= 1


def begin(s: State) -> Flow[bool]:
    """Before a turn begins, cards may be put in another order or drawn; whether it begins now."""
    me = s.me
    more = offers(s, me)
    if more:
        option = yield Ask(me, "begin", [do.GO_ON, *more])
        if option != do.GO_ON:
            return (yield from take(s, me, option))
    return True


def before_collision(s: State) -> Flow[bool]:
    """A card that is drawn now may shuffle the deck, which moves a marker; whether markers are looked at."""
    me = s.me
    if not s.players[me].draw and do.DRAW in offers(s, me):
        option = yield Ask(me, "before_collision", [do.GO_ON, do.DRAW])
        if option != do.GO_ON:
            return (yield from take(s, me, option))
    return True
