"""Townsfolk on the main board: hired (p. 22) and dismissed (p. 14)."""

from __future__ import annotations

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.prices import affords, dismissed, purse, segment_of, spend
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


def offer_hire(s: State, me: int) -> Flow[int]:
    """The card beside the viscount may be hired (p. 22)."""
    pile = s.piles[segment_of(s, me)]
    options = s.config.hooks.hires(s, me, True)
    if pile and t.COST[pile[-1]] <= purse(s.players[me]):
        options = [do.HIRE.of(pile[-1]), *options]
    if not options:
        return do.HIRE_NOBODY
    return (yield Ask(me, "hire", [*options, do.HIRE_NOBODY, *s.config.hooks.offers(s, me)]))


def hire_beside(s: State, me: int, option: int) -> Flow[bool]:
    """Do what was chosen, for its cost; whether nothing more is to be decided."""
    if option in do.HIRE:
        segment = segment_of(s, me)
        yield from spend(s, me, t.COST[s.piles[segment][-1]])
        yield from hire(s, me, segment)
    elif option != do.HIRE_NOBODY:
        return (yield from s.config.hooks.takes(s, me, option))
    return True


def hire_for_free(s: State, me: int) -> Flow[None]:
    """Any visible card, at no cost."""
    visible = {pile[-1]: segment for segment, pile in enumerate(s.piles) if pile}
    options = [*do.HIRE.each(visible), *s.config.hooks.hires(s, me, False)]
    if options:
        option = yield Ask(me, "free_hire", options)
        if option in do.HIRE:
            yield from hire(s, me, visible[do.HIRE.index(option)])
        else:
            yield from s.config.hooks.takes(s, me, option)


def can_hire(s: State, me: int) -> bool:
    """Whether somebody can be hired for nothing."""
    return any(s.piles) or bool(s.config.hooks.hires(s, me, False))


def dismiss(s: State, me: int, segment: int, action: int, need: int) -> Flow[None]:
    """The card of a segment leaves the game: its icons count for this action, and its effect comes at once."""
    pile, player = s.piles[segment], s.players[me]
    cost, icons = dismissed(s, me, segment)
    s.extra = icons
    yield from spend(s, me, cost, lambda left: affords(player, action, need, icons, left))
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
