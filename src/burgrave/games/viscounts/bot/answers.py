"""The heuristic player of Viscounts: what each option of each question is worth, in points, to the seat that is asked.

Nothing is read here that the seat can't know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.viscounts.bot.position import NEVER, Position, cascade, castle_worth
from burgrave.games.viscounts.bot.values import card_worth, effect_worth, good_worth, silver, stage, worth
from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import prices
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.castle import MOVES
from burgrave.games.viscounts.rules.state import NONE, State
from burgrave.games.viscounts.rules.turn import reachable
from burgrave.kernel.action import Ask
from burgrave.kernel.effects import parse

Judge = Callable[[State, int, list[int]], list[float]]
CHOSEN: Final = [parse(text) for text in do.CHOOSE.arguments]
RESOLVED: Final = [parse(text) for text in do.RESOLVE.arguments]


def appraise(s: State, ask: Ask) -> list[float]:
    """The worth of each option of a question."""
    return JUDGES[ask.prompt](s, ask.player, ask.options)


# -------------------------------------------------------------------- a turn


def pair(s: State, me: int, options: list[int]) -> list[float]:
    """The goods of a player card, its effect and its hero."""
    found = []
    for option in options:
        card = do.PAIR.index(option)
        hero = s.heroes[s.pairs.index(card)]
        found.append(
            effect_worth(fx.PLAYER_GOODS[card], 0) + effect_worth(fx.PLAYER_EFFECT[card], 0) + card_worth(hero, 0)
        )
    return found


def play(s: State, me: int, options: list[int]) -> list[float]:
    """What the best town brings that a card leads to; what it does at once, and the corruption of criminals."""
    player = s.players[me]
    now = stage(s)
    found = []
    for option in options:
        card = do.PLAY.index(option)
        row = [card, *player.row[1:]]
        position = Position(s, me, row)
        total = max(position.town(town, spent) for town, spent in reachable(s, me, t.COST[card]).items())
        if fx.WHEN[card] == fx.PLAYED:
            total += effect_worth(fx.ABILITY[card], now)
        if t.CRIMINALS[card]:
            criminals = sum(t.CRIMINALS[one] for one in row if one != NONE)
            total += criminals * worth("markers", "corruption", now)
        found.append(total)
    return found


def move(s: State, me: int, options: list[int]) -> list[float]:
    """The best that can be done in each town."""
    position = Position(s, me)
    cost = reachable(s, me, s.steps)
    found = []
    for option in options:
        segment, side = divmod(do.TOWN.index(option), 3)
        town = 3 * s.ring.index(segment) + side
        found.append(position.town(town, cost[town]))
    return found


def action(s: State, me: int, options: list[int]) -> list[float]:
    """Each action, with or without a dismissal."""
    position = Position(s, me)
    player, now = position.player, position.now
    price, icons = prices.dismissed(s, me)
    segment = s.ring[player.town // 3]
    pile = s.piles[segment]
    effect = fx.HIRE[pile[-1]] if pile else fx.PRINTED_DISMISS[segment]
    purse = player.goods[t.SILVER]
    found = []
    for option in options:
        if option == do.REST:
            found.append(0.0)
        elif option in do.DO:
            which = do.DO.index(option)
            found.append(position.action(which, player.town, position.icons[which], purse))
        else:
            which = do.DISMISS_FOR.index(option)
            more = position.icons[which] + icons[which] + icons[t.CRIMINAL]
            side = effect_worth(effect, now) - price * silver(now)
            if pile and t.COST[pile[-1]] <= purse:  # who is dismissed can't be hired any more
                side -= 0.5 * max(0.0, card_worth(pile[-1], now) - price * silver(now))
            found.append(position.action(which, player.town, more, purse - price) + side)
    return found


def times(s: State, me: int, options: list[int]) -> list[float]:
    """So many exchanges."""
    position = Position(s, me)
    player = position.player
    found = position.exchanges(player.town, position.icons[t.TRADE], player.goods[t.SILVER])
    return [found[min(do.TIMES.index(option), len(found) - 1)] if found else 0.0 for option in options]


def building(s: State, me: int, options: list[int]) -> list[float]:
    """Points and abilities, less the stone."""
    position = Position(s, me)
    found = []
    for option in options:
        which = do.BUILDING.index(option)
        price = position.price(t.BUILD, t.BUILD_COST[which], position.icons[t.BUILD])
        found.append(position.building(which) - min(price, -NEVER / 10))
    return found


def site(s: State, me: int, options: list[int]) -> list[float]:
    """What each site brings."""
    position = Position(s, me)
    return [position.site(do.SITE.index(option)) for option in options]


def workers(s: State, me: int, options: list[int]) -> list[float]:
    """So many workers."""
    position = Position(s, me)
    town = position.player.town
    return [position.workers(town, do.WORKERS.index(option) + 1, position.icons[t.NOBLE]) for option in options]


def pay(s: State, me: int, options: list[int]) -> list[float]:
    """The cheapest way, and the good of which there is most."""
    now, goods = stage(s), s.players[me].goods
    found = []
    for option in options:
        good = do.PAY.index(option)
        number = 2 if good == t.SILVER and t.SILVER != t.TRADE else 1
        found.append(goods[good] / 100 - number * good_worth(good, now))
    return found


def hire(s: State, me: int, options: list[int]) -> list[float]:
    """The card for its price, or nobody."""
    now = stage(s)
    found = []
    for option in options:
        if option == do.HIRE_NOBODY:
            found.append(0.0)
        else:
            card = do.HIRE.index(option)
            found.append(card_worth(card, now) + effect_worth(fx.HIRE[card], now) - t.COST[card] * silver(now))
    return found


def free_hire(s: State, me: int, options: list[int]) -> list[float]:
    """The best card."""
    now = stage(s)
    cards = [do.HIRE.index(option) for option in options]
    return [card_worth(card, now) + effect_worth(fx.HIRE[card], now) for card in cards]


# -------------------------------------------------------------------- cards


def rearrange(s: State, me: int, options: list[int]) -> list[float]:
    """Cards that bring something when they drop off go right, the others stay."""
    player, now = s.players[me], stage(s)
    slots = [slot for slot, card in enumerate(player.row) if card != NONE]
    found = []
    for option in options:
        order = [int(digit) - 1 for digit in do.ARRANGE.arguments[do.ARRANGE.index(option)]]
        total = 0.0
        for slot, one in zip(slots, order, strict=True):
            card = player.row[slots[one]]
            dropping = effect_worth(fx.ABILITY[card], now) if fx.WHEN[card] == fx.DROPPED else 0.0
            staying = card_worth(card, now)
            total += slot * (dropping - staying) / 10
        found.append(total)
    return found


def discard(s: State, me: int, options: list[int]) -> list[float]:
    """The weakest card of the hand, unless all are good."""
    now = stage(s)
    average = worth("cards", "icon", now) * 1.5
    found = []
    for option in options:
        if option == do.KEEP:
            found.append(0.0)
        elif option == do.DISCARD_TOP:
            found.append(0.02)
        else:
            found.append((average - card_worth(do.DISCARD.index(option), now)) / 4)
    return found


def destroy(s: State, me: int, options: list[int]) -> list[float]:
    """The weakest card, for its silver."""
    player, now = s.players[me], stage(s)
    cards = [*player.hand, *player.draw, *player.discard]
    average = sum(card_worth(card, now) for card in cards) / max(1, len(cards))
    found = []
    for option in options:
        if option == do.KEEP:
            found.append(0.0)
        elif option == do.DESTROY_TOP:
            found.append(1.5 * silver(now) - 0.1)
        else:
            card = do.DESTROY.index(option)
            found.append(t.COST[card] * silver(now) + average - card_worth(card, now))
    return found


# -------------------------------------------------------------------- the castle


def section(s: State, me: int, options: list[int]) -> list[float]:
    """Where free workers bring most."""
    position = Position(s, me)
    return [position.placed(do.SECTION.index(option), 2) for option in options]


def castle_move(s: State, me: int, options: list[int]) -> list[float]:
    """What a worker brings in the next section."""
    player, now = s.players[me], stage(s)
    before = castle_worth(player, now)
    found = []
    for option in options:
        if option == do.STAY:
            found.append(0.0)
            continue
        source, target = MOVES[do.WORKER.index(option)]
        after = player.copy()
        after.tiers[0][source] -= 1
        after.tiers[0][target] += 1
        gained = cascade(after, now)
        found.append(castle_worth(after, now) - before + gained)
    return found


def trio(s: State, me: int, options: list[int]) -> list[float]:
    """The effect of the section."""
    now = stage(s)
    return [effect_worth(fx.SECTION[do.SECTION.index(option)], now) for option in options]


def push(s: State, me: int, options: list[int]) -> list[float]:
    """Not the own workers, if somebody else can go."""
    return [-1.0 if do.PUSH.index(option) == me else 0.0 for option in options]


# -------------------------------------------------------------------- rewards


def resource(s: State, me: int, options: list[int]) -> list[float]:
    """What there is least of."""
    goods = s.players[me].goods
    return [-float(goods[t.RESOURCES[do.RESOURCE.index(option)]]) for option in options]


def manuscript(s: State, me: int, options: list[int]) -> list[float]:
    """The best one."""
    position = Position(s, me)
    return [position.manuscript(do.MANUSCRIPT.index(option)) for option in options]


def choose(s: State, me: int, options: list[int]) -> list[float]:
    """The best branch."""
    now = stage(s)
    return [effect_worth(CHOSEN[do.CHOOSE.index(option)], now) for option in options]


def order(s: State, me: int, options: list[int]) -> list[float]:
    """Whatever brings most comes first."""
    now = stage(s)
    return [effect_worth(RESOLVED[do.RESOLVE.index(option)], now) for option in options]


JUDGES: Final[dict[str, Judge]] = {
    "pair": pair,
    "play": play,
    "move": move,
    "action": action,
    "times": times,
    "building": building,
    "site": site,
    "workers": workers,
    "pay": pay,
    "hire": hire,
    "free_hire": free_hire,
    "rearrange": rearrange,
    "discard": discard,
    "destroy": destroy,
    "destroy_any": destroy,
    "section": section,
    "castle_move": castle_move,
    "trio": trio,
    "push": push,
    "resource": resource,
    "manuscript": manuscript,
    "choose": choose,
    "order": order,
}
