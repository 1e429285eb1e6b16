"""The heuristic player of Viscounts: what each option of each question is worth, in points, to the seat that is asked.

Nothing is read here that the seat can't know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.viscounts.bot import values as v
from burgrave.games.viscounts.bot.position import NEVER, Position
from burgrave.games.viscounts.bot.routes import TAIL, others, ways
from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import prices
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.castle import MOVES
from burgrave.games.viscounts.rules.state import NONE, State
from burgrave.games.viscounts.rules.turn import reachable
from burgrave.kernel.action import Ask

Judge = Callable[[State, int, list[int]], list[float]]
CHOSEN: Final = v.read(do.CHOOSE.arguments)
RESOLVED: Final = v.read(do.RESOLVE.arguments)


MORE: Final[dict[str, Callable[[State, int, list[int], float], list[float]]]] = {}
"""By box: the worth of what an expansion offers beside a question, given that of the best answer to it."""


def appraise(s: State, ask: Ask) -> list[float]:
    """The worth of each option of a question."""
    judge, options = JUDGES[ask.prompt], ask.options
    if not s.config.hooks.box or max(options) < do.OWN or ask.prompt in OTHERS:
        return judge(s, ask.player, options)
    own = [option for option in options if option < do.OWN]
    others = [option for option in options if option >= do.OWN]
    worth = judge(s, ask.player, own) if own else []
    more = MORE[s.config.hooks.box](s, ask.player, others, max(worth, default=0.0))
    found = dict(zip([*own, *others], [*worth, *more], strict=True))
    return [found[option] for option in options]


# -------------------------------------------------------------------- a turn


def pair(s: State, me: int, options: list[int]) -> list[float]:
    """The goods of a player card, its effect and its hero."""
    now = Position(s, me)
    found = []
    for option in options:
        card = do.PAIR.index(option)
        hero = s.heroes[s.pairs.index(card)]
        found.append(now.gain(v.PLAYER_GOODS[card]) + now.gain(v.PLAYER_EFFECT[card]) + now.in_deck(hero))
    return found


def play(s: State, me: int, options: list[int]) -> list[float]:
    """What a card does at once, and the best town that it leads to, with the turn after that."""
    now = Position(s, me)
    player = now.player
    found = []
    for option in options:
        card = do.PLAY.index(option)
        row = [card, *player.row[1:]]
        best = max(ways(now, row, others(player.hand, card), reachable(s, me, t.COST[card])).values())
        found.append(best + now.played(card, row) + TAIL * min(2, now.left) * v.STAY[card])
    return found


def move(s: State, me: int, options: list[int]) -> list[float]:
    """The best that can be done in each town, and what it leads to."""
    now = Position(s, me)
    worth = ways(now, now.player.row, now.player.hand, reachable(s, me, s.steps))
    found = []
    for option in options:
        segment, side = divmod(do.TOWN.index(option), 3)
        found.append(worth[3 * s.ring.index(segment) + side])
    return found


def action(s: State, me: int, options: list[int]) -> list[float]:
    """Each action, with or without a dismissal, and who can be hired then."""
    now = Position(s, me)
    player, coin = now.player, now.price[t.SILVER]
    mine, ways, after = now.force(player.row)
    segment = prices.segment_of(s, me)
    price, icons = prices.dismissed(s, me, segment)
    pile = s.piles[segment]
    purse = player.goods[t.SILVER]
    hired = max(0.0, now.hired(pile[-1]) - t.COST[pile[-1]] * coin) if pile and t.COST[pile[-1]] <= purse else 0.0
    found = []
    for option in options:
        if option == do.REST:
            found.append(hired)
        elif option in do.DO:
            which = do.DO.index(option)
            found.append(now.action(which, player.town, mine[which], purse, ways) + after[which] + hired)
        else:
            which = do.DISMISS_FOR.index(option)
            more = mine[which] + icons[which] + icons[t.CRIMINAL]
            side = now.gain(v.HIRED[pile[-1]] if pile else v.PRINTED_DISMISS[segment]) - price * coin
            found.append(now.action(which, player.town, more, purse - price, ways) + after[which] + side)
    return found


def times(s: State, me: int, options: list[int]) -> list[float]:
    """So many exchanges."""
    now = Position(s, me)
    player = now.player
    found = now.exchanges(player.town, now.force(player.row)[0][t.TRADE], player.goods[t.SILVER])
    worst = min(found, default=0.0) - 1.0  # more than can be used
    return [found[which] if (which := do.TIMES.index(option)) < len(found) else worst - which for option in options]


def building(s: State, me: int, options: list[int]) -> list[float]:
    """Points and abilities, less the stone."""
    now = Position(s, me)
    icons, ways, _ = now.force(now.player.row)
    found = []
    for option in options:
        which = do.BUILDING.index(option)
        found.append(now.building(which) - now.pay(t.BUILD, t.BUILD_COST[which] - icons[t.BUILD], ways))
    return found


def free_building(s: State, me: int, options: list[int]) -> list[float]:
    """Points and abilities."""
    now = Position(s, me)
    return [now.building(do.BUILDING.index(option)) for option in options]


def site(s: State, me: int, options: list[int]) -> list[float]:
    """What each site brings."""
    now = Position(s, me)
    return [now.site(do.SITE.index(option)) for option in options]


def workers(s: State, me: int, options: list[int]) -> list[float]:
    """So many workers."""
    now = Position(s, me)
    icons, ways, _ = now.force(now.player.row)
    section = (s.castle + now.player.town // 3) % t.SECTIONS
    found = []
    for option in options:
        number = do.WORKERS.index(option) + 1
        price = now.pay(t.NOBLE, t.WORKER_COSTS[number] - icons[t.NOBLE], ways)
        found.append(now.placed(section, number) - price)
    return found


def pay(s: State, me: int, options: list[int]) -> list[float]:
    """The cheapest way."""
    price = Position(s, me).price
    goods = [do.PAY.index(option) for option in options]
    return [-(2 if good == t.SILVER else 1) * price[good] for good in goods]


def hire(s: State, me: int, options: list[int]) -> list[float]:
    """The card for its price, or nobody."""
    now = Position(s, me)
    found = []
    for option in options:
        if option == do.HIRE_NOBODY:
            found.append(0.0)
        else:
            card = do.HIRE.index(option)
            found.append(now.hired(card) - t.COST[card] * now.price[t.SILVER])
    return found


def free_hire(s: State, me: int, options: list[int]) -> list[float]:
    """The best card."""
    now = Position(s, me)
    return [now.hired(do.HIRE.index(option)) for option in options]


# -------------------------------------------------------------------- cards


def rearrange(s: State, me: int, options: list[int]) -> list[float]:
    """What drops off with an effect goes right; what has strong icons stays on the board."""
    now = Position(s, me)
    player = now.player
    slots = [slot for slot, card in enumerate(player.row) if card != NONE]
    cards = [player.row[slot] for slot in slots]
    dropped = [now.gain(v.ABILITIES[card]) if fx.WHEN[card] == fx.DROPPED else 0.0 for card in cards]
    found = []
    for option in options:
        order = [int(digit) - 1 for digit in do.ARRANGE.arguments[do.ARRANGE.index(option)]]
        total = 0.0
        for slot, one in zip(slots, order, strict=True):
            turns = t.SLOTS - 1 - slot  # on the board after this one
            total += min(turns, now.left) * v.STAY[cards[one]]
            if turns < now.left:
                total += dropped[one] * (1.0 - 0.2 * turns)
        found.append(total)
    return found


def discard(s: State, me: int, options: list[int]) -> list[float]:
    """The weakest card of the hand, unless all are good."""
    now = Position(s, me)
    average, share = deck(now), v.CYCLE * v.IN_DECK[now.left]
    found = []
    for option in options:
        if option == do.KEEP:
            found.append(0.0)
        elif option == do.DISCARD_TOP:
            found.append(0.02 * share)
        else:
            found.append((average - now.in_deck(do.DISCARD.index(option))) * share)
    return found


def destroy(s: State, me: int, options: list[int]) -> list[float]:
    """The weakest card, for its silver."""
    now = Position(s, me)
    average, share, coin = deck(now), v.IN_DECK[now.left], now.price[t.SILVER]
    found = []
    for option in options:
        if option == do.KEEP:
            found.append(0.0)
        elif option == do.DESTROY_TOP:
            found.append(1.7 * coin - 0.3 * share)
        else:
            card = do.DESTROY.index(option)
            counted = 0.0
            if now.counted is not None:
                counted = sum([count * now.counted[icon] for icon, count in v.SHOWN[card]])
            found.append(t.COST[card] * coin + (average - now.in_deck(card)) * share - counted)
    return found


def deck(now: Position) -> float:
    """What a card of the own deck is worth on average."""
    player = now.player
    cards = [*player.hand, *player.draw, *player.discard]
    return sum([now.in_deck(card) for card in cards]) / max(1, len(cards))


# -------------------------------------------------------------------- the castle


def section(s: State, me: int, options: list[int]) -> list[float]:
    """Where free workers bring most."""
    now = Position(s, me)
    return [now.placed(do.SECTION.index(option), 2) for option in options]


def castle_move(s: State, me: int, options: list[int]) -> list[float]:
    """What a worker brings in the next section."""
    now = Position(s, me)
    tier = now.player.tiers[0]
    before = now.castle(tier)
    found = []
    for option in options:
        if option == do.STAY:
            found.append(0.0)
            continue
        source, target = MOVES[do.WORKER.index(option)]
        first = tier[:]
        first[source] -= 1
        first[target] += 1
        found.append(now.castle(first) - before)
    return found


def trio(s: State, me: int, options: list[int]) -> list[float]:
    """The effect of the section."""
    now = Position(s, me)
    return [now.gain(v.SECTIONS[do.SECTION.index(option)]) for option in options]


def push(s: State, me: int, options: list[int]) -> list[float]:
    """Not the own workers, if somebody else can go; of others whoever rises highest."""
    seats = [do.PUSH.index(option) for option in options]
    return [NEVER / 50 if seat == me else sum(s.players[seat].tiers[1]) / 10 for seat in seats]


# -------------------------------------------------------------------- rewards


def resource(s: State, me: int, options: list[int]) -> list[float]:
    """What is worth most, of equal ones what there is least of."""
    now = Position(s, me)
    goods = [t.RESOURCES[do.RESOURCE.index(option)] for option in options]
    return [now.price[good] - now.player.goods[good] / 100 for good in goods]


def manuscript(s: State, me: int, options: list[int]) -> list[float]:
    """The best one."""
    now = Position(s, me)
    return [now.manuscript(do.MANUSCRIPT.index(option)) for option in options]


def choose(s: State, me: int, options: list[int]) -> list[float]:
    """The best branch."""
    now = Position(s, me)
    return [now.gain(CHOSEN[do.CHOOSE.index(option)]) for option in options]


def order(s: State, me: int, options: list[int]) -> list[float]:
    """Whatever brings most comes first."""
    now = Position(s, me)
    return [now.gain(RESOLVED[do.RESOLVE.index(option)]) for option in options]


OTHERS: Final[set[str]] = set()  # questions that are an expansion's own
JUDGES: Final[dict[str, Judge]] = {
    "pair": pair,
    "play": play,
    "move": move,
    "action": action,
    "times": times,
    "building": building,
    "free_building": free_building,
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
