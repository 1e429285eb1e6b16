"""Rewards: how the effects of cards and spaces are collected, and what townsfolk and paladins add to an action.

Rules that verbs stand for give rewards themselves, so the verbs are known here and declared at last, in verbs.py.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.rules.state import NONE, State
from burgrave.kernel.effects import Effect, verbs_in, write
from burgrave.kernel.verbs import Interpreter, Reward, Verbs

MOST_TAX: Final = max(t.SUSPICION_TAX)  # on a suspicion card
INQUISITION: Final = "inquisition"  # what verbs touch that may bring one, or that take back what it brings


def order_matters(s: State, loud: list[Effect]) -> bool:
    """Whether an Inquisition may come before or after something that it looks at or brings."""
    touching = {write(step) for step in loud if VERBS.touching(step, INQUISITION)}
    if len(touching) < 2:
        return False
    tax = criminals = 0
    for step in loud:
        for verb in verbs_in(step):
            if verb.name == "tax":
                tax += verb.number
            elif verb.name == "criminal":
                criminals += verb.number
    return tax + MOST_TAX * criminals >= s.tax or criminals > len(s.suspicion) + len(s.suspicion_gone)


VERBS: Final = Verbs()
REWARDS: Final = Interpreter(VERBS, do.CHOOSE, do.RESOLVE, order_matters)

ABILITIES: Final = [Reward(effect) for effect in fx.ABILITY]
BLESSINGS: Final = [Reward(effect) for effect in fx.BLESSING]


def after(s: State, me: int, action: int) -> list[Reward]:
    """What the player's townsfolk and paladin add to an action."""
    player = s.players[me]
    found = [ABILITIES[card] for card in player.hired if fx.WHEN[card] == action]
    if player.paladin != NONE and fx.PALADIN_WHEN[player.paladin] == action:
        found.append(BLESSINGS[player.paladin])
    return found
