"""Rewards: how the effects of cards, sites and links are collected, and what answers an event.

Rules that verbs stand for give rewards themselves, so the verbs are known here and declared at last, in verbs.py.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.state import NONE, State
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.effects import Effect, write
from burgrave.kernel.verbs import Interpreter, Verbs

VERBS: Final = Verbs()
REWARDS: Final = Interpreter(VERBS, do.CHOOSE)
RESOLVE: Final = {text: do.RESOLVE[text] for text in do.RESOLVE.arguments}


def answering(s: State, me: int, moment: int) -> list[Effect]:
    """The abilities on a player board that wait for this."""
    player = s.players[me]
    found = [fx.ABILITY[card] for card in player.row if card != NONE and fx.WHEN[card] == moment]
    for building, when in enumerate(fx.UNCOVERED_WHEN):
        if when == moment and player.built >> building & 1 and moment != fx.AT_COLLISION:
            found.append(fx.UNCOVERED[building])
    return found


def happens(s: State, me: int, moment: int) -> Flow[None]:
    """Whatever waits for this on a player board is done; where several things do, the player chooses the order."""
    waiting = answering(s, me, moment)
    while waiting:
        ability = waiting[0]
        if len(waiting) > 1:
            options = list(dict.fromkeys([RESOLVE[write(one)] for one in waiting]))
            option = yield Ask(me, "order", options, auto=True)
            ability = next(one for one in waiting if RESOLVE[write(one)] == option)
        waiting.remove(ability)
        yield from REWARDS.perform(s, me, ability)
