"""The guildhall (R6.11): buildings (R9) and the cathedral (R10)."""

from __future__ import annotations

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import prices, virtue
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.plans import ask_discard, play_openly
from burgrave.games.architects.rules.rewards import VERBS, happens, perform
from burgrave.games.architects.rules.scoring import units
from burgrave.games.architects.rules.state import NONE, State
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.effects import NOTHING, Effect, OneOf, Verb
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import reveal


def can_construct(s: State, me: int, card: int) -> bool:
    """Whether skills and goods for a building are there (R9.3)."""
    player = s.players[me]
    needed = t.BUILDING_SKILLS[card]
    return needed & prices.powers(player).skills == needed and prices.affords(player, fx.BUILDING_COST[card])


def can_advance(s: State, me: int) -> bool:
    """Whether the next level of the cathedral can be reached (R10.1)."""
    player = s.players[me]
    level = player.cathedral + 1
    if level > t.LEVELS or t.NO_CATHEDRAL[player.virtue] or not has_space(s, level):
        return False
    if not player.helps >> fx.AFTER_CATHEDRAL & 1:
        return can_pay_level(s, me)
    return can_pay_level(s, me) or s.config.hooks.could(s, me, fx.AFTER_CATHEDRAL, lambda: can_pay_level(s, me))


def can_pay_level(s: State, me: int) -> bool:
    """Whether what the next level costs is there, and virtue does not forbid it."""
    player = s.players[me]
    if t.NO_CATHEDRAL[player.virtue]:
        return False
    return (bool(player.hand) or prices.powers(player).no_plan) and prices.affords_level(player, player.cathedral + 1)


def has_space(s: State, level: int) -> bool:
    """Whether a marker may come to a level (R10.2)."""
    there = 0
    for player in s.players:
        there += player.cathedral == level
    return there < t.LEVEL_SPACES[level]


def options(s: State, me: int) -> list[int]:
    """What can be built."""
    found = do.CONSTRUCT.each([card for card in sorted(s.players[me].hand) if can_construct(s, me, card)])
    return [*found, do.CATHEDRAL] if can_advance(s, me) else found


def can_work(s: State, me: int) -> bool:
    """Whether anything can be built."""
    return can_advance(s, me) or any(can_construct(s, me, card) for card in s.players[me].hand)


def lay_worker(s: State, who: int) -> None:
    """A worker lies down on the next space for the rest of the game; it may cause a reset, or the end (R7.1, R11.1)."""
    space = len(s.guildhall)
    s.guildhall.append(who)
    if space in s.config.resets:
        s.reset = True
    if space in s.config.refreshes:
        s.refresh = True
    if space == s.config.spaces - 1:
        s.left = len(s.players)
        if s.log is not None:
            s.log.append(Event("full", {"who": who}))


def work(s: State, me: int) -> Flow[None]:
    """A worker, who has left the supply, lies down, and something is built."""
    lay_worker(s, me)
    option = yield Ask(me, "guildhall", options(s, me))
    if option == do.CATHEDRAL:
        yield from advance(s, me)
    else:
        yield from construct(s, me, do.CONSTRUCT.index(option))


# -------------------------------------------------------------------- buildings


def construct(s: State, me: int, card: int) -> Flow[None]:
    """Pay, then virtue, then the immediate effect, then what waits for a building (R9.3)."""
    player = s.players[me]
    play_openly(s, me, card)
    reveal(s)
    player.buildings += (card,)
    if s.log is not None:
        s.log.append(Event("builds", {"who": me, "building": card}))
    yield from prices.pay_goods(s, me, fx.BUILDING_COST[card])
    yield from virtue.change(s, me, t.BUILDING_VIRTUE[card])
    yield from effect_of(s, me, card)
    yield from happens(s, me, fx.AFTER_BUILDING)


def effect_of(s: State, me: int, card: int) -> Flow[None]:
    """The immediate effect of a building; some may be let be (R9.3)."""
    effect = fx.BUILT[card]
    if effect == NOTHING or not VERBS.can(s, me, effect):
        return
    if t.BUILDINGS[card].optional and not asks_anyway(effect):
        option = yield Ask(me, "effect", [do.USE, do.DECLINE], cause=("buildings-effect", card))
        if option == do.DECLINE:
            return
    per = fx.PER[card]
    if per.unit:
        effect = times(effect, units(s, me, per.unit) // per.least)
    yield from perform(s, me, effect)


def asks_anyway(effect: Effect) -> bool:
    """Whether whoever does an effect may still decline it."""
    return not isinstance(effect, OneOf) and not (isinstance(effect, Verb) and effect.name == "destroy_debt")


def times(effect: Effect, count: int) -> Effect:
    """A verb so many times."""
    assert isinstance(effect, Verb), "only a single verb is done for every so many of something"
    return effect._replace(number=effect.number * count) if count else NOTHING


# -------------------------------------------------------------------- the cathedral


def advance(s: State, me: int) -> Flow[None]:
    """Pay, discard a building card, go up, and take the next reward (R10)."""
    player = s.players[me]
    if player.helps >> fx.AFTER_CATHEDRAL & 1:
        yield from s.config.hooks.before(s, me, fx.AFTER_CATHEDRAL, lambda: can_pay_level(s, me))
    yield from prices.pay_level(s, me, player.cathedral + 1)
    if not prices.powers(player).no_plan:
        yield from ask_discard(s, me, "cathedral")
    climb(s, me)
    yield from perform(s, me, next_reward(s, me))
    yield from happens(s, me, fx.AFTER_CATHEDRAL)


def climb(s: State, who: int) -> None:
    """The marker goes one level up."""
    s.players[who].cathedral += 1
    if s.log is not None:
        s.log.append(Event("climbs", {"who": who, "level": s.players[who].cathedral}))


def rewards_left(s: State) -> int:
    """Rewards that may still be revealed."""
    return len(s.rewards) - (len(t.REWARDS) - s.config.rewards)


def next_reward(s: State, who: int) -> Effect:
    """The next reward is revealed, and leaves the game; without one the printed one counts (R10.3)."""
    card = NONE
    if rewards_left(s):
        card = s.rewards.pop()
        s.revealed += (card,)
        reveal(s)
    if s.log is not None:
        s.log.append(Event("rewarded", {"who": who, "reward": card}))
    return fx.REWARD[card] if card != NONE else fx.PRINTED_REWARD
