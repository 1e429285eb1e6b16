"""Rewards: what the verbs of the cards do, and in which order."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.data.effects import steps
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.rules.inquisition import (
    destroy_debt,
    discard_suspicion,
    flip_debt,
    gain_criminals,
    take_debt,
    take_tax,
)
from burgrave.games.paladins.rules.state import NO_WORKERS, NONE, Player, State
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.effects import All, Do, Effect, OneOf, Verb, verbs_in, write
from burgrave.kernel.events import Event

WORKSHOPS: Final = len(t.GAINED_WORKER)
MOST_TAX: Final = max(t.SUSPICION_TAX)  # on a suspicion card


class Reward(NamedTuple):
    """A reward cut into what is done at once and what may ask or disturb."""

    quiet: tuple[tuple[Do, int], ...]
    loud: tuple[Effect, ...]


def reward(effect: Effect) -> Reward:
    """Cut an effect."""
    quiet, loud = [], []
    for step in steps(effect):
        happen = fx.VERBS.deed(step) if isinstance(step, Verb) and step.name not in fx.LOUD else None
        if happen is not None and isinstance(step, Verb):
            quiet.append((happen, step.number))
        else:
            loud.append(step)
    return Reward(tuple(quiet), tuple(loud))


def collect(s: State, me: int, rewards: list[Reward]) -> Flow[None]:
    """Take several rewards; where the order may matter, the player chooses it."""
    loud: list[Effect] = []
    for quiet, steps_ in rewards:
        for happen, number in quiet:
            happen(s, me, number)
        loud += steps_
    while loud:
        step = loud[0]
        if len(loud) > 1 and _order_matters(s, loud):
            options = list(dict.fromkeys(_RESOLVING[write(step)] for step in loud))
            option = yield Ask(me, "order", options, auto=True)
            step = next(step for step in loud if _RESOLVING[write(step)] == option)
        loud.remove(step)
        yield from perform(s, me, step)


_RESOLVING: Final = {text: do.RESOLVE.start + index for index, text in enumerate(fx.LOUD_STEPS)}


def _order_matters(s: State, loud: list[Effect]) -> bool:
    """Whether an Inquisition may come before or after something that it looks at or brings."""
    touching = {write(step) for step in loud if _touches(step, (*fx.TROUBLE, *fx.RELIEF, "recruit"))}
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


def _touches(effect: Effect, names: tuple[str, ...]) -> bool:
    return any(verb.name in names for verb in verbs_in(effect))


def perform(s: State, me: int, effect: Effect) -> Flow[None]:
    """Do a part of a reward; what can't be done is lost."""
    if isinstance(effect, Verb):
        yield from fx.VERBS.run(s, me, effect)
    elif isinstance(effect, OneOf):
        possible = [branch for branch in effect.branches if fx.VERBS.can(s, me, branch)]
        if possible:
            option = yield Ask(me, "choose", [do.CHOOSE[write(branch)] for branch in possible], auto=True)
            chosen = do.CHOOSE.arguments[option - do.CHOOSE.start]
            yield from perform(s, me, next(branch for branch in possible if write(branch) == chosen))
    else:
        assert isinstance(effect, All), "no card of Paladins has a payment in its text"
        for step in effect.steps:
            yield from perform(s, me, step)


def after(s: State, me: int, action: int) -> list[Reward]:
    """What the player's townsfolk and paladin add to an action."""
    player = s.players[me]
    found = [ABILITIES[card] for card in player.hired if fx.WHEN[card] == action]
    if player.paladin != NONE and fx.PALADIN_WHEN[player.paladin] == action:
        found.append(BLESSINGS[player.paladin])
    return found


# -------------------------------------------------------------------- what the verbs do


def _worker(colour: int) -> Do:
    def gain(s: State, me: int, count: int) -> None:
        s.players[me].workers[colour] += count

    return gain


def silver(s: State, me: int, count: int) -> None:
    """Coins from the main supply."""
    s.players[me].silver += count


def provision(s: State, me: int, count: int) -> None:
    """Provisions from the main supply."""
    s.players[me].provisions += count


def strength(s: State, me: int, count: int) -> None:
    """The marker goes up; the track ends at 12."""
    player = s.players[me]
    player.strength = min(t.HIGHEST, player.strength + count)


def influence(s: State, me: int, count: int) -> None:
    """The marker goes up; the track ends at 12."""
    player = s.players[me]
    player.influence = min(t.HIGHEST, player.influence + count)


def faith(s: State, me: int, count: int) -> None:
    """The marker goes up; the track ends at 12."""
    player = s.players[me]
    player.faith = min(t.HIGHEST, player.faith + count)


def pray(s: State, me: int, verb: Verb) -> Flow[None]:
    """Clear one action of one's own board (p. 16)."""
    yield from clear(s, me, occupied(s.players[me]))


def clear(s: State, me: int, actions: list[int]) -> Flow[None]:
    """Take the workers off one of these actions."""
    if not actions:
        return
    option = yield Ask(me, "clear", [do.CLEAR.start + action for action in actions], auto=True)
    action = option - do.CLEAR.start
    placed = s.players[me].placed
    placed[action] = tuple([space if space == t.WORKSHOP else t.EMPTY for space in placed[action]])
    if s.log is not None:
        s.log.append(Event("clears", {"who": me, "action": action}))


def occupied(player: Player) -> list[int]:
    """The actions that hold workers."""
    return [action for action, placed in enumerate(player.placed) if blocked(placed)]


@cache
def blocked(placed: tuple[int, ...]) -> bool:
    """Whether workers stand on an action: then it can't be done again (p. 16)."""
    return any(t.EMPTY < space < t.WORKSHOP for space in placed)


def recruit(s: State, me: int, verb: Verb) -> Flow[None]:
    """Hire for free (p. 31)."""
    cards = [card for card in s.stalls if card != NONE]
    if cards:
        option = yield Ask(me, "recruit", [do.TOWNSFOLK.start + card for card in cards], auto=True)
        yield from hire(s, me, option - do.TOWNSFOLK.start)


def hire(s: State, me: int, card: int) -> Flow[None]:
    """Keep one of the townsfolk, with what it brings at once (p. 15)."""
    s.stalls[s.stalls.index(card)] = NONE
    s.players[me].hired += (card,)
    if s.log is not None:
        s.log.append(Event("hires", {"who": me, "townsfolk": card}))
    yield from collect(s, me, [HIRES[card]])


def develop(s: State, me: int, verb: Verb) -> Flow[None]:
    """Move the leftmost workshop to an action on the right; a worker who stands there goes home (p. 14)."""
    player = s.players[me]
    if player.done[t.DEVELOP] == WORKSHOPS:
        return
    free = [
        do.WORKSHOP.start + 2 * (action - t.RIGHT) + place
        for action in range(t.RIGHT, len(NO_WORKERS))
        for place in (0, 1)
        if player.placed[action][place] != t.WORKSHOP
    ]
    option = (yield Ask(me, "workshop", free)) - do.WORKSHOP.start
    action, place = t.RIGHT + option // 2, option % 2
    spaces = list(player.placed[action])
    spaces[place] = t.WORKSHOP
    player.placed[action] = tuple(spaces)
    colour = t.GAINED_WORKER[player.done[t.DEVELOP]]
    player.workers[colour] += 1
    player.done[t.DEVELOP] += 1
    if s.log is not None:
        s.log.append(Event("develops", {"who": me, "action": action, "worker": colour}))
    yield from collect(s, me, after(s, me, t.DEVELOP))


def _discard(s: State, me: int, count: int) -> None:
    discard_suspicion(s, me, count)


fx.VERBS.plain("labourer", _worker(t.LABOURER))
fx.VERBS.plain("scout", _worker(t.SCOUT))
fx.VERBS.plain("merchant", _worker(t.MERCHANT))
fx.VERBS.plain("fighter", _worker(t.FIGHTER))
fx.VERBS.plain("cleric", _worker(t.CLERIC))
fx.VERBS.plain("silver", silver)
fx.VERBS.plain("provision", provision)
fx.VERBS.plain("strength", strength)
fx.VERBS.plain("influence", influence)
fx.VERBS.plain("faith", faith)
fx.VERBS.plain("discard", _discard, lambda s, me, verb: bool(s.players[me].suspicion), [("suspicion",)])
fx.VERBS.plain(
    "destroy", lambda s, me, _: destroy_debt(s, me), lambda s, me, verb: s.players[me].unpaid > 0, [("debt",)]
)
fx.VERBS.plain("flip", lambda s, me, _: flip_debt(s, me), lambda s, me, verb: s.players[me].unpaid > 0, [("debt",)])
fx.VERBS.plain("take", lambda s, me, _: take_debt(s, me), lambda s, me, verb: s.debts > 0, [("debt",)])
fx.VERBS.asking("criminal", lambda s, me, verb: gain_criminals(s, me, verb.number))
fx.VERBS.asking("tax", lambda s, me, verb: take_tax(s, me, verb.number))
fx.VERBS.asking("pray", pray, lambda s, me, verb: bool(occupied(s.players[me])))
fx.VERBS.asking("recruit", recruit, lambda s, me, verb: any(card != NONE for card in s.stalls))
fx.VERBS.asking("develop", develop, lambda s, me, verb: s.players[me].done[t.DEVELOP] < WORKSHOPS)

ABILITIES: Final = [reward(effect) for effect in fx.ABILITY]
BLESSINGS: Final = [reward(effect) for effect in fx.BLESSING]
HIRES: Final = [reward(effect) for effect in fx.HIRE]
