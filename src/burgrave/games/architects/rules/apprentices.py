"""Apprentices: hired, and dismissed where there are too many (R6.6, R9.1)."""

from __future__ import annotations

from functools import partial

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import prices, virtue
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.prices import Price
from burgrave.games.architects.rules.state import APPRENTICES, NONE, State
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import reveal


def within_reach(s: State, me: int, workers: int) -> list[int]:
    """The slots whose apprentices can be hired and paid in the workshop by so many workers (R6.6)."""
    player, offered = s.players[me], on_offer(s)
    silver = player.goods[t.SILVER] - prices.hiring(player).total
    found = [slot for slot in offered if prices.skipped(slot, workers) <= silver] if silver >= 0 else []
    if not player.helps >> fx.AT_WORKSHOP & 1 or len(found) == len(offered):
        return found
    could, least = s.config.hooks.could, prices.hire_price(player).silver
    return [
        slot
        for slot in offered
        if slot in found or could(s, me, fx.AT_WORKSHOP, partial(can_hire, s, me, slot, workers), least)
    ]


def can_hire(s: State, me: int, slot: int, workers: int) -> bool:
    """Whether the silver for one of them is there."""
    player = s.players[me]
    return player.goods[t.SILVER] >= prices.hiring(player).total + prices.skipped(slot, workers)


def on_offer(s: State) -> list[int]:
    """The slots with an apprentice."""
    return [slot for slot, card in enumerate(s.row) if card != NONE]


def hire_options(s: State, slots: list[int]) -> list[int]:
    """The answers for some slots."""
    return do.HIRE.each([s.row[slot] for slot in slots])


def hire_paid(s: State, me: int, slot: int, workers: int) -> Flow[None]:
    """The price, a coin on each skipped card, and then the apprentice with the coins on it (R6.6, R15.3)."""
    player = s.players[me]
    price = prices.hire_price(player)
    if player.helps >> fx.AT_WORKSHOP & 1:
        pays = partial(can_hire, s, me, slot, workers)
        yield from s.config.hooks.before(s, me, fx.AT_WORKSHOP, pays, price.silver)
    price = prices.pay(s, player, price)
    coins = prices.skipped(slot, workers)
    first = slot // t.COLUMNS * t.COLUMNS
    player.goods[t.SILVER] -= coins
    for skipped in range(first, first + coins):
        s.coins[skipped] += 1
    yield from hire(s, me, slot, price, coins)


def hire_free(s: State, me: int) -> Flow[None]:
    """Any apprentice for nothing; nobody has to be hired (R6.10, R9.3)."""
    option = yield Ask(me, "hire_free", [*hire_options(s, on_offer(s)), do.DECLINE])
    if option != do.DECLINE:
        yield from hire(s, me, s.row.index(do.HIRE.index(option)), Price(0, 0), 0)


def hire(s: State, me: int, slot: int, price: Price, coins: int) -> Flow[None]:
    """An apprentice comes to a player board; with too many there, another one has to leave it first (R9.1)."""
    player = s.players[me]
    if len(player.apprentices) >= prices.powers(player).limit:
        yield from dismiss(s, me)
    card, found = s.row[slot], s.coins[slot]
    if s.log is not None:
        paid = {"silver": price.silver, "tax": price.tax, "coins": coins, "found": found}
        s.log.append(Event("hires", {"who": me, "apprentice": card, **paid}))
    player.apprentices += (card,)
    player.goods[t.SILVER] += found
    if s.phase == APPRENTICES:
        s.row[slot] = NONE  # before the draft nothing slides (X2.6)
    else:
        fill(s, slot)
    yield from virtue.change(s, me, t.APPRENTICE_VIRTUE[card])


def fill(s: State, slot: int) -> None:
    """The cards of a row slide to the left with their coins, and a new one comes (R6.6)."""
    last = (slot // t.COLUMNS + 1) * t.COLUMNS - 1
    s.row[slot : last + 1] = [*s.row[slot + 1 : last + 1], s.apprentices.pop() if s.apprentices else NONE]
    s.coins[slot : last + 1] = [*s.coins[slot + 1 : last + 1], 0]
    s.dismissed = min(s.dismissed, len(s.apprentices))
    reveal(s)
    if s.log is not None and s.row[last] != NONE:
        s.log.append(Event("arrives", {"apprentice": s.row[last]}))


def fill_gaps(s: State) -> None:
    """New apprentices come to where some were taken before the draft (X2.6)."""
    for slot, card in enumerate(s.row):
        if card == NONE:
            s.row[slot] = s.apprentices.pop()
            if s.log is not None:
                s.log.append(Event("arrives", {"apprentice": s.row[slot]}))
    reveal(s)


def dismiss(s: State, me: int) -> Flow[None]:
    """An apprentice of the player's choice goes under the pile, for all to see."""
    player = s.players[me]
    option = yield Ask(me, "dismiss", do.DISMISS.each(player.apprentices), auto=True)
    card = do.DISMISS.index(option)
    player.apprentices = tuple([one for one in player.apprentices if one != card])
    put_under(s, card)
    if s.log is not None:
        s.log.append(Event("dismisses", {"who": me, "apprentice": card}))
    yield from s.config.hooks.dismisses(s, me, card)


def put_under(s: State, card: int) -> None:
    """An apprentice goes under the pile (R9.7)."""
    s.apprentices.insert(0, card)
    s.dismissed += 1


def refresh(s: State) -> None:
    """Both apprentices of the first column go under the pile, and others come; silver on them is lost (X3.3)."""
    s.refresh = False
    for slot in range(0, t.SLOTS, t.COLUMNS):
        card = s.row[slot]
        fill(s, slot)
        if card != NONE:
            put_under(s, card)
            if s.log is not None:
                s.log.append(Event("leaves", {"apprentice": card}))
