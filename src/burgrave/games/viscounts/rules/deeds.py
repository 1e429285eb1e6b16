"""Debts and deeds (p. 9): gained from the stacks of Poverty and Prosperity, whose end is the end of the game."""

from __future__ import annotations

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.rewards import decide, happens, perform
from burgrave.games.viscounts.rules.state import State
from burgrave.kernel.action import Flow
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import reveal


def gain_debts(s: State, me: int, count: int) -> Flow[None]:
    """New debts, unpaid; more lie beside the stack when it is used up."""
    for _ in range(count):
        s.players[me].unpaid += 1
        if s.debts:
            s.debts -= 1
            if not s.debts:
                uncover(s, "poverty")
        if s.log is not None:
            s.log.append(Event("debt", {"who": me}))
        yield from happens(s, me, fx.AFTER_DEBT)


def gain_deeds(s: State, me: int, count: int) -> None:
    """New deeds, acquired; more lie beside the stack when it is used up."""
    for _ in range(count):
        s.players[me].acquired += 1
        if s.deeds:
            s.deeds -= 1
            if not s.deeds:
                uncover(s, "prosperity")
    if s.log is not None and count:
        s.log.append(Event("deed", {"who": me, "count": count}))


def uncover(s: State, card: str) -> None:
    """The card under a stack comes to light: this round is played to its end, and one more (p. 23)."""
    if not s.last:
        s.last = s.round + 1
    reveal(s)
    if s.log is not None:
        s.log.append(Event("uncovered", {"card": card, "last": s.last}))


def flip_debt(s: State, me: int) -> Flow[None]:
    """A debt is paid, which brings any resource."""
    player = s.players[me]
    if player.unpaid:
        player.unpaid -= 1
        player.paid += 1
        if s.log is not None:
            s.log.append(Event("pays", {"who": me}))
        yield from perform(s, me, fx.DEBT_PAID)
        yield from happens(s, me, fx.AFTER_FLIP_DEBT)
        yield from happens(s, me, fx.AFTER_FLIP)


def flip_deed(s: State, me: int) -> Flow[None]:
    """A deed is approved."""
    player = s.players[me]
    if player.acquired:
        player.acquired -= 1
        player.approved += 1
        if s.log is not None:
            s.log.append(Event("approves", {"who": me}))
        yield from happens(s, me, fx.AFTER_FLIP_DEED)
        yield from happens(s, me, fx.AFTER_FLIP)


def gain_resources(s: State, me: int, count: int) -> Flow[None]:
    """Resources of any kind, never silver."""
    for _ in range(count):
        option = yield from decide(s, me, "resource", list(do.RESOURCE))
        good = t.RESOURCES[do.RESOURCE.index(option)]
        s.players[me].goods[good] += 1
        if s.log is not None:
            s.log.append(Event("gains", {"who": me, "good": good, "count": 1}))
