"""Virtue (R4) and debts (R8)."""

from __future__ import annotations

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import prices
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.state import State
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event


def change(s: State, who: int, points: int) -> Flow[None]:
    """Virtue as a card prints it: gained or lost."""
    if points > 0:
        yield from gain(s, who, points)
    elif points < 0:
        yield from lose(s, who, -points)


def gain(s: State, who: int, points: int) -> Flow[None]:
    """The marker goes up; for each point beyond the end an unpaid debt may be destroyed (R4.3)."""
    player = s.players[who]
    before = player.virtue
    player.virtue = min(t.HIGHEST, before + points)
    _tell(s, who, before)
    for _ in range(before + points - t.HIGHEST):
        if not (yield from may_destroy_debt(s, who)):
            return


def lose(s: State, who: int, points: int) -> Flow[None]:
    """The marker goes down; each point below the end brings a debt (R4.3)."""
    if s.added is not None:
        points = yield from s.config.hooks.loses(s, who, points)
    player = s.players[who]
    before = player.virtue
    player.virtue = max(0, before - points)
    _tell(s, who, before)
    yield from take_debts(s, who, points - before)


def _tell(s: State, who: int, before: int) -> None:
    if s.log is not None and s.players[who].virtue != before:
        s.log.append(Event("virtue", {"who": who, "before": before, "now": s.players[who].virtue}))


# -------------------------------------------------------------------- debts


def take_debts(s: State, who: int, count: int) -> Flow[None]:
    """So many debts, or none; there is no end to them (R15.7). Who can buys each of them off (R13)."""
    player = s.players[who]
    for _ in range(count):
        ransom = prices.powers(player).ransom
        if ransom and player.goods[t.SILVER] >= ransom:
            option = yield Ask(who, "debt", [do.BUY_OFF, do.TAKE_DEBT])
            if option == do.BUY_OFF:
                player.goods[t.SILVER] -= ransom
                if s.log is not None:
                    s.log.append(Event("buys_off", {"who": who, "silver": ransom}))
                continue
        player.unpaid += 1
        if s.log is not None:
            s.log.append(Event("debt", {"who": who}))


def may_destroy_debt(s: State, who: int) -> Flow[bool]:
    """An unpaid debt may go back to the pile, without virtue for it (R4.3, R8.3); whether it did."""
    player = s.players[who]
    if not player.unpaid:
        return False
    if who < s.config.players:
        option = yield Ask(who, "destroy_debt", [do.DESTROY_DEBT, do.KEEP_DEBT])
        if option == do.KEEP_DEBT:
            return False
    player.unpaid -= 1
    if s.log is not None:
        s.log.append(Event("destroys_debt", {"who": who}))
    return True


def flip_debt(s: State, who: int) -> None:
    """An unpaid debt is paid (R8.2)."""
    player = s.players[who]
    player.unpaid -= 1
    player.paid += 1
    if s.log is not None:
        s.log.append(Event("pays_debt", {"who": who}))
