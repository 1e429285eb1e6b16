"""Outsiders and King's Orders (p. 5): gained, welcomed and refused."""

from __future__ import annotations

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.rules import vocabulary as do
from burgrave.games.viscounts.expansions.gates_of_gold.rules.state import gates_of
from burgrave.games.viscounts.rules.rewards import happens, perform
from burgrave.games.viscounts.rules.state import State
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import reveal


def gain_orders(s: State, me: int, count: int) -> Flow[None]:
    """Orders come to the discard pile, as long as there are any; with each, a card may be discarded."""
    gates = gates_of(s)
    for _ in range(min(count, gates.orders)):
        gates.orders -= 1
        s.players[me].discard.append(g.ORDER)
        if s.log is not None:
            s.log.append(Event("order", {"who": me}))
        yield from perform(s, me, fx.HIRE[g.ORDER])
        yield from happens(s, me, g.AFTER_ORDER)


def welcome(s: State, me: int) -> Flow[None]:
    """One of the outsiders who lie open comes to the discard pile; this is no hire."""
    row = gates_of(s).row
    if row:
        option = yield Ask(me, "welcome", do.WELCOME.each([g.OUTSIDERS.index(card) for card in row]), auto=True)
        card = g.OUTSIDERS[do.WELCOME.index(option)]
        s.players[me].discard.append(card)
        if s.log is not None:
            s.log.append(Event("welcomes", {"who": me, "card": card}))
        leave_row(s, card)
        yield from happens(s, me, g.AFTER_WELCOME)


def refuse(s: State, me: int) -> Flow[None]:
    """One of them leaves the game, and the player takes the effect at its top right."""
    row = gates_of(s).row
    if row:
        option = yield Ask(me, "refuse", do.REFUSE.each([g.OUTSIDERS.index(card) for card in row]), auto=True)
        card = g.OUTSIDERS[do.REFUSE.index(option)]
        s.box = (*s.box, card)
        if s.log is not None:
            s.log.append(Event("refuses", {"who": me, "card": card}))
        leave_row(s, card)
        yield from perform(s, me, fx.HIRE[card])
        yield from happens(s, me, g.AFTER_REFUSE)


def leave_row(s: State, card: int) -> None:
    """The place is filled at once, while there are outsiders; in a solo game the others move to the right (p. 8)."""
    gates = gates_of(s)
    place = gates.row.index(card)
    gates.row.remove(card)
    if gates.pile:
        reveal(s)
        gates.row.insert(0 if s.config.players == 1 else place, gates.pile.pop())


def remove_oldest(s: State, count: int) -> None:
    """The outsiders on the right leave the game (p. 8)."""
    for card in reversed(gates_of(s).row[-count:]):
        s.box = (*s.box, card)
        leave_row(s, card)
