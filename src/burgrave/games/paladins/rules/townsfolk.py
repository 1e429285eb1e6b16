"""Townsfolk (p. 15): hired for good, or sent on an errand."""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.rules.rewards import REWARDS
from burgrave.games.paladins.rules.state import NONE, State
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event
from burgrave.kernel.verbs import Reward

HIRED: Final = [Reward(effect) for effect in fx.HIRE]
ERRANDS: Final = [Reward(effect) for effect in fx.DROP]


def hire(s: State, me: int, card: int) -> Flow[None]:
    """Keep one of the townsfolk, with what it brings at once (p. 15)."""
    s.stalls[s.stalls.index(card)] = NONE
    s.players[me].hired += (card,)
    if s.log is not None:
        s.log.append(Event("hires", {"who": me, "townsfolk": card}))
    yield from REWARDS.collect(s, me, [HIRED[card]])


def send_on_errand(s: State, me: int, card: int) -> Flow[None]:
    """Discard one of the townsfolk for what it brings."""
    s.stalls[s.stalls.index(card)] = NONE
    s.townsfolk_gone += (card,)
    if s.log is not None:
        s.log.append(Event("drops", {"who": me, "townsfolk": card, "errand": card}))
    yield from REWARDS.collect(s, me, [ERRANDS[card]])


def hire_for_free(s: State, me: int) -> Flow[None]:
    """Hire anybody who is there (p. 31)."""
    cards = [card for card in s.stalls if card != NONE]
    if cards:
        option = yield Ask(me, "recruit", [do.TOWNSFOLK.of(card) for card in cards], auto=True)
        yield from hire(s, me, do.TOWNSFOLK.index(option))
