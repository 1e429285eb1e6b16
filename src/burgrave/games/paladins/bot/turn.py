"""What the heuristic player of Paladins thinks of each action that a turn offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.paladins.bot.position import Position
from burgrave.games.paladins.bot.units import NEVER
from burgrave.games.paladins.bot.values import DROPPED, FAVOURS, WEIGHTS
from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules import prices
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.rules.state import NONE, State
from burgrave.kernel.effects import Verb

EAGER: Final[dict[str, float]] = WEIGHTS["eager"]


def turn(s: State, me: int, options: list[int]) -> list[float]:
    """What each action brings beyond the price of its workers and goods."""
    if len(options) == 1:
        return [0.0]
    now = Position(s, me)
    worth = []
    for option in options:
        if option == do.PASS:
            worth.append(passing(now))
        elif option in do.FAVOUR:
            worth.append(favour(now, do.FAVOUR.index(option)))
        else:
            action, two = divmod(do.DO.index(option), 2)
            worth.append(do_right(now, action) if action >= t.RIGHT else LEFT_SIDE[action](now, two))
    return worth


def do_right(now: Position, action: int) -> float:
    """An action of the right side; targets may be gone later."""
    return now.deed(action) - now.hands(now.spaces_of(action), now.player.workers) + HURRY[action - t.RIGHT]


HURRY: Final = [EAGER["space"], 0.0, EAGER["space"], 0.0, EAGER["outsider"], EAGER["outsider"]]


def passing(now: Position) -> float:
    """Workers beyond those that are kept are lost."""
    workers = now.player.workers
    worth = now.keep(workers)
    for colour, count in enumerate(workers):
        worth -= count * now.worker[colour]
    return worth


def favour(now: Position, card: int) -> float:
    """A King's Favour, before somebody else takes it."""
    cost = fx.FAVOUR_COST[card]
    worth = EAGER["favour"] + now.gain(FAVOURS[card]) - now.hands((t.FAVOUR_SPACE[card],), now.player.workers)
    if isinstance(cost, Verb):
        worth -= (
            now.debt()
            if cost.name == "take"
            else now.coins(cost.number)
            if cost.name == "silver"
            else now.stores(cost.number)
        )
    return worth


def develop(now: Position, two: int) -> float:
    """A workshop for two workers and silver."""
    player = now.player
    price = prices.silver_for(player, t.DEVELOP)
    return now.workshop() - now.coins(price) - now.hands(t.COLOURS[t.DEVELOP], player.workers)


def recruit(now: Position, two: int) -> float:
    """The best of the townsfolk that can be paid for."""
    player, s = now.player, now.s
    best = NEVER
    for place, (card, price) in enumerate(zip(s.stalls, prices.HIRE[now.paladin], strict=True)):
        if card == NONE:
            continue
        worth = now.hire(card) if two else now.gain(DROPPED[card])
        if worth <= best:
            continue
        if price <= player.silver:
            worth -= now.coins(price)
        elif prices.on_credit(s.debts, place, price):
            worth -= now.debt()
        else:
            continue
        best = max(best, worth)
    return best + EAGER["townsfolk"] - now.hands(t.COLOURS[t.RECRUIT][: 1 + two], player.workers)


def hunt(now: Position, two: int) -> float:
    """One provision, or three."""
    return (
        now.hunted(t.BY_WORKERS[two]) + now.after(t.HUNT) - now.hands(t.COLOURS[t.HUNT][: 1 + two], now.player.workers)
    )


def trade(now: Position, two: int) -> float:
    """One coin, or three."""
    hands = now.hands(t.COLOURS[t.TRADE][: 1 + two], now.player.workers)
    return now.earned(t.BY_WORKERS[two]) + now.after(t.TRADE) - hands


def pray(now: Position, two: int) -> float:
    """Another action once more, for a cleric and silver."""
    price = prices.silver_for(now.player, t.PRAY)
    return now.prayer(price) - now.coins(price) - now.hands(t.COLOURS[t.PRAY], now.player.workers)


def conspire(now: Position, two: int) -> float:
    """A criminal for any worker."""
    return now.price[t.CRIMINAL] + now.after(t.CONSPIRE) - now.hands(t.COLOURS[t.CONSPIRE], now.player.workers)


LEFT_SIDE: Final[list[Callable[[Position, int], float]]] = [develop, recruit, hunt, trade, pray, conspire]
