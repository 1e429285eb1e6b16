"""Townsfolk on the main board: hired (p. 22) and dismissed (p. 14)."""

from __future__ import annotations

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.prices import dismissed
from burgrave.games.viscounts.rules.rewards import happens, perform
from burgrave.games.viscounts.rules.state import State
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import reveal


def hire(s: State, me: int, segment: int) -> Flow[None]:
    """The visible card of a segment comes to the discard pile; its effect, and what waits for a hire."""
    card = s.piles[segment].pop()
    if s.piles[segment]:
        reveal(s)
    s.players[me].discard.append(card)
    if s.log is not None:
        s.log.append(Event("hires", {"who": me, "card": card, "segment": segment}))
    yield from perform(s, me, fx.HIRE[card])
    yield from happens(s, me, fx.AFTER_HIRE)


def hire_for_free(s: State, me: int) -> Flow[None]:
    """Any visible card, at no cost."""
    visible = {pile[-1]: segment for segment, pile in enumerate(s.piles) if pile}
    if visible:
        option = yield Ask(me, "free_hire", do.HIRE.each(visible))
        yield from hire(s, me, visible[do.HIRE.index(option)])


def dismiss(s: State, me: int) -> Flow[None]:
    """The card beside the viscount leaves the game: its icons count for this action, and its effect comes at once."""
    segment = s.ring[s.players[me].town // 3]
    pile = s.piles[segment]
    cost, s.extra = dismissed(s, me)
    s.players[me].goods[t.SILVER] -= cost
    if s.log is not None:
        s.log.append(
            Event("dismisses", {"who": me, "card": pile[-1] if pile else -1, "segment": segment, "silver": cost})
        )
    if pile:
        effect = fx.HIRE[pile[-1]]
        s.box = (*s.box, pile.pop())
        if pile:
            reveal(s)
    else:
        effect = fx.PRINTED_DISMISS[segment]
    yield from perform(s, me, effect)
