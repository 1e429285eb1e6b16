"""The black market (R6.10) and its reset (R7)."""

from __future__ import annotations

from typing import Final

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import plans, prices, virtue
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.apprentices import hire, hire_options, on_offer
from burgrave.games.architects.rules.prices import Ability, Price
from burgrave.games.architects.rules.rewards import happens, perform
from burgrave.games.architects.rules.state import DISCARD, NOBODY, State
from burgrave.games.architects.rules.workers import PRISON
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.effects import Effect, Verb
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import reveal
from burgrave.parts.decks import shuffled


def small(s: State) -> Effect:
    """What the left space offers (R2.1, R7.3)."""
    return fx.SMALL[s.small[-1]] if s.small else fx.PRINTED_SMALL


def large(s: State) -> Effect:
    """What the right space offers."""
    return fx.LARGE[s.large[-1]] if s.large else fx.PRINTED_LARGE


def can_work(s: State, me: int, space: int) -> bool:
    """Whether a space is free and can be paid, and virtue does not forbid it (R4.1)."""
    player = s.players[me]
    if s.market[space] != NOBODY or t.NO_MARKET[player.virtue]:
        return False
    price = prices.powers(player).market[space]
    if player.goods[t.SILVER] < price.silver and not prices.payable(s, me, fx.AT_MARKET, price):
        return False
    return space != 1 or bool(s.plans) or bool(on_offer(s)) or bool(s.config.hooks.in_the_middle(s, me))


def work(s: State, me: int, space: int) -> Flow[None]:
    """Pay silver and virtue; then what the space offers, and what waits for work here."""
    player = s.players[me]
    s.market[space] = me
    s.reset = s.reset or NOBODY not in s.market
    yield from prices.settle(s, me, fx.AT_MARKET, prices.powers(player).market[space])
    yield from virtue.lose(s, me, prices.market_virtue(player))
    yield from happens(s, me, fx.AT_MARKET)
    s.phase = DISCARD
    if space == 0:
        yield from perform(s, me, small(s))
    elif space == 2:
        yield from perform(s, me, large(s))
    else:
        yield from in_the_middle(s, me)


def in_the_middle(s: State, me: int) -> Flow[None]:
    """Any apprentice for nothing, or one of five building cards; nothing has to be taken (R15.6)."""
    options = hire_options(s, on_offer(s))
    if s.plans:
        options.append(do.LOOK)
    option = yield Ask(me, "market", [*options, *s.config.hooks.in_the_middle(s, me), do.DECLINE])
    if option >= do.OWN:
        yield from s.config.hooks.takes_in_the_middle(s, me, option)
    elif option == do.LOOK:
        plans.look(s, me)
    elif option != do.DECLINE:
        yield from hire(s, me, s.row.index(do.HIRE.index(option)), Price(0, 0), 0)


# -------------------------------------------------------------------- the reset


def reset(s: State) -> Flow[None]:
    """The five steps (R7.2)."""
    s.reset = False
    s.phase = DISCARD
    for space, owner in enumerate(s.market):
        if owner != NOBODY:
            s.players[owner].prison += 1
            s.config.hooks.leave(s, owner, t.LEFT + space, PRISON)
            s.market[space] = NOBODY
    turn_over(s)
    everybody = in_order(s)
    for seat in everybody:
        yield from abilities(s, seat)
    for seat in everybody:
        if s.players[seat].prison >= t.CROWDED:
            yield from virtue.lose(s, seat, 1)
    most = max(player.prison for player in s.players)
    for seat in everybody:
        if most and s.players[seat].prison == most:
            yield from virtue.take_debts(s, seat, 1)


def turn_over(s: State) -> None:
    """The small market becomes the large one, and another the small one; used up cards are shuffled first (R7.3)."""
    if not s.small:
        s.small, s.large = shuffled(s.large, s.rng), []
    s.large.append(s.small.pop())
    reveal(s)
    if s.log is not None:
        s.log.append(Event("resets", {"market": s.large[-1], "prison": [player.prison for player in s.players]}))


def in_order(s: State) -> list[int]:
    """Everybody in turn order, from who is on the move; a solo opponent comes last."""
    players = s.config.players
    return [*[(s.me + further) % players for further in range(players)], *range(players, len(s.players))]


RELEASING: Final = ("release_artisan", "release")  # verbs that come before all others, in this order


def abilities(s: State, seat: int) -> Flow[None]:
    """What waits for a reset: workers are released first, since others look whether any are in prison (R14.4)."""
    player, hooks = s.players[seat], s.config.hooks

    def turn(ability: Ability) -> tuple[int, int]:
        frees = hooks.can_free(s, seat, ability.apprentice)
        return rank(ability), (ability.unless_imprisoned - 2) * frees

    for ability in sorted(prices.powers(player).waiting[fx.AT_RESET], key=turn):
        if ability.unless_imprisoned and player.prison:
            yield from hooks.frees(s, seat, ability.apprentice)
            if player.prison:
                continue
        releases, before = rank(ability) < len(RELEASING), player.prison
        if s.log is not None and not releases:
            s.log.append(Event("uses", {"who": seat, "apprentice": ability.apprentice}))
        yield from perform(s, seat, ability.effect)
        if not releases or player.prison < before:
            yield from hooks.used(s, seat, ability.apprentice)


def rank(ability: Ability) -> int:
    """The place of an ability in the order of those that wait for a reset."""
    name = ability.effect.name if isinstance(ability.effect, Verb) else ""
    return RELEASING.index(name) if name in RELEASING else len(RELEASING)
