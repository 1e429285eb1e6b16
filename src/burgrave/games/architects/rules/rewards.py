"""Rewards: how the effects of cards are done, and what answers an event.

Rules that verbs stand for give rewards themselves, so the verbs are known here and declared at last, in verbs.py.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.prices import powers
from burgrave.games.architects.rules.state import State
from burgrave.kernel.action import Cause, Flow, because
from burgrave.kernel.effects import Effect
from burgrave.kernel.events import Event
from burgrave.kernel.verbs import Interpreter, Verbs

VERBS: Final = Verbs()
REWARDS: Final = Interpreter(VERBS, do.CHOOSE, decline=do.DECLINE)
ASKING: Final[dict[int, Cause]] = {}  # what brings questions about, of effects that ask some; filled with the verbs


def perform(s: State, who: int, effect: Effect) -> Flow[None]:
    """Do an effect."""
    cause = ASKING.get(id(effect))
    flow = REWARDS.perform(s, who, effect)
    return flow if cause is None else because(cause, flow)


def happens(s: State, who: int, moment: int) -> Flow[None]:
    """Whatever waits for this is done, in the order of hiring: it hardly ever matters (RULES.md)."""
    player = s.players[who]
    for ability in powers(player).waiting[moment]:
        if not (ability.unless_imprisoned and player.prison):
            if s.log is not None:
                s.log.append(Event("uses", {"who": who, "apprentice": ability.apprentice}))
            yield from perform(s, who, ability.effect)
    if player.helps >> moment & 1:
        yield from s.config.hooks.after(s, who, moment)
