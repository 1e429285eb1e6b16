"""Manuscripts (p. 21): taken from their piles, with a ribbon, and the Church's favour for three of a colour."""

from __future__ import annotations

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.rewards import perform
from burgrave.games.viscounts.rules.state import State
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import reveal


def cost(s: State, segment: int) -> int:
    """How many cleric icons the manuscript of a segment costs; where the pile is empty, the printed one."""
    pile = s.manuscripts[segment]
    return t.MANUSCRIPT_COST[pile[-1]] if pile else t.PRINTED_MANUSCRIPT_COST[segment]


def transcribe(s: State, me: int, segment: int) -> Flow[None]:
    """Take the manuscript of a segment; the printed one has its effect and stays."""
    if not s.manuscripts[segment]:
        if s.log is not None:
            s.log.append(Event("copies", {"who": me, "segment": segment}))
        yield from perform(s, me, fx.PRINTED_MANUSCRIPT[segment])
        return
    card = s.manuscripts[segment].pop()
    if s.manuscripts[segment]:
        reveal(s)
    if s.log is not None:
        s.log.append(Event("transcribes", {"who": me, "manuscript": card, "segment": segment}))
    player = s.players[me]
    player.manuscripts = (*player.manuscripts, card)
    kept = yield from s.config.hooks.places(s, me, card)
    if kept != card:
        player.manuscripts = (*player.manuscripts[:-1], kept)
    win_favour(s, me, t.RIBBON[kept])
    yield from perform(s, me, fx.MANUSCRIPT[card])


def win_favour(s: State, me: int, ribbon: int) -> None:
    """Whoever first has three manuscripts of a colour gets its card at once."""
    player = s.players[me]
    if ribbon == t.ANY_RIBBON:
        return
    if s.favours >> ribbon & 1 and sum(t.RIBBON[card] == ribbon for card in player.manuscripts) >= t.FAVOURED:
        s.favours ^= 1 << ribbon
        player.favours |= 1 << ribbon
        if s.log is not None:
            s.log.append(Event("favoured", {"who": me, "ribbon": ribbon}))


def takeable(s: State, least: int, highest: int) -> dict[int, int]:
    """The visible manuscripts of some costs, each with its segment."""
    visible = {pile[-1]: segment for segment, pile in enumerate(s.manuscripts) if pile}
    return {card: segment for card, segment in visible.items() if least <= t.MANUSCRIPT_COST[card] <= highest}


def take_for_free(s: State, me: int, least: int, highest: int) -> Flow[None]:
    """A visible manuscript of some cost, from anywhere (p. 32)."""
    found = takeable(s, least, highest)
    if found:
        option = yield Ask(me, "manuscript", do.MANUSCRIPT.each(found))
        yield from transcribe(s, me, found[do.MANUSCRIPT.index(option)])
