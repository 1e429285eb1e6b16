"""Rewards: how the effects of cards, sites and links are collected, and what answers an event.

Rules that verbs stand for give rewards themselves, so the verbs are known here and declared at last, in verbs.py.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.prices import holds
from burgrave.games.viscounts.rules.state import ENDING, NONE, State
from burgrave.kernel.action import Ask, Cause, Flow, because
from burgrave.kernel.effects import Effect, write
from burgrave.kernel.events import Event
from burgrave.kernel.verbs import Interpreter, Verbs

VERBS: Final = Verbs()
REWARDS: Final = Interpreter(VERBS, do.CHOOSE)
ASKING: Final[dict[int, Cause]] = {}  # what brings questions about, of effects that ask some; filled with the verbs
RESOLVE: Final = {text: do.RESOLVE[text] for text in do.RESOLVE.arguments}


def perform(s: State, who: int, effect: Effect) -> Flow[None]:
    """Do an effect: players are asked what they decide, somebody without a seat has rules of its own."""
    if who < s.config.players:
        cause = ASKING.get(id(effect))
        flow = REWARDS.perform(s, who, effect)
        return flow if cause is None else because(cause, flow)
    return s.config.guest.performs(s, who, effect)


def decide(s: State, who: int, prompt: str, options: list[int], auto: bool = False) -> Flow[int]:
    """Have something decided that somebody without a seat decides, too."""
    if who < s.config.players:
        return (yield Ask(who, prompt, options, auto=auto))
    return s.config.guest.decides(s, who, prompt, options)


# -------------------------------------------------------------------- abilities that wait


def uncovered(s: State, who: int, moment: int) -> list[Effect]:
    """What waits for this under buildings that were built."""
    player = s.players[who]
    found = []
    if player.built:
        for building, under in enumerate(fx.UNDER[player.sheet]):
            built = under.when == moment and player.built >> building & 1
            if built and (not under.condition or holds(player, under.condition)):
                found.append(under.effect)
    return found


def on_cards(s: State, who: int, moment: int) -> list[Effect]:
    """What waits for this on the cards of a player board."""
    return [fx.ABILITY[card] for card in s.players[who].row if card != NONE and fx.WHEN[card] == moment]


def on_bonuses(s: State, who: int, moment: int) -> list[Effect]:
    """What waits for this on bonuses; the solo opponent has only their points."""
    player = s.players[who]
    found = []
    if player.bonuses and not player.sheet:
        for bonus in player.bonuses:
            standing = fx.BONUS[bonus]
            if standing.when == moment and (not standing.condition or holds(player, standing.condition)):
                found.append(standing.effect)
    return found


def happens(s: State, who: int, moment: int) -> Flow[None]:
    """Whatever waits for this on a player board and beside it is done; in scoring nothing is (p. 23)."""
    if s.phase == ENDING:
        return
    waiting = on_cards(s, who, moment) + uncovered(s, who, moment) + on_bonuses(s, who, moment)
    yield from in_order(s, who, waiting, moment)


def in_order(s: State, who: int, waiting: list[Effect], moment: int) -> Flow[None]:
    """Several abilities that have waited for the same are done, in the order that the player chooses."""
    while waiting:
        known = without_virtue(waiting) if fx.CORRUPTION in waiting else waiting
        ability = known[0]
        if len(waiting) > 1 and who < s.config.players:
            options = list(dict.fromkeys([RESOLVE[write(one)] for one in known]))
            option = yield Ask(who, "order", options, auto=True, cause=("moment", moment))
            ability = next(one for one in known if RESOLVE[write(one)] == option)
        waiting.remove(ability)
        if s.log is not None:
            name, index = fx.CAUSES[id(ability)]
            s.log.append(Event("uses", {"who": who, "cause": f"{name} {index}"}))
        yield from perform(s, who, ability)


def without_virtue(waiting: list[Effect]) -> list[Effect]:
    """Corruption comes before virtue where both are gained at once (p. 10)."""
    return [ability for ability in waiting if ability != fx.VIRTUE]
