"""What actions cost, and with what they are paid (p. 14): icons, goods that count as icons, a dismissed card.

Whoever needs a price asks here: rules, offers, reasons why not, labels and bots.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.state import NONE, Player, State
from burgrave.games.viscounts.rules.track import criminals
from burgrave.kernel.action import Ask, Flow

NO_ICONS: Final = (0,) * len(t.ICONS)


def holds(player: Player, condition: str) -> bool:
    """Whether there is no criminal on a player board, or a card of some kind."""
    if condition == "no criminal":
        return not criminals(player)
    return any(card != NONE and t.KIND_OF[card] == condition for card in player.row)


def lasting(player: Player, name: str) -> int:
    """What built buildings, cards and bonuses change of something, all together."""
    amount = 0
    if player.built:
        for building, under in enumerate(fx.UNDER[player.sheet]):
            if under.lasting.name == name and player.built >> building & 1:
                amount += under.lasting.amount
    for card in player.row:
        if card in fx.LASTING and fx.LASTING[card].name == name:
            amount += fx.LASTING[card].amount
    if player.bonuses and not player.sheet:  # the solo opponent has only their points
        for bonus in player.bonuses:
            standing = fx.BONUS[bonus]
            if standing.lasting.name == name and (not standing.condition or holds(player, standing.condition)):
                amount += standing.lasting.amount
    return amount


# -------------------------------------------------------------------- silver


def purse(player: Player) -> int:
    """How much can be spent as silver."""
    if len(player.money) == 1:
        return player.goods[t.SILVER]
    return sum([player.goods[good] for good in player.money])


def spend(s: State, me: int, amount: int, suffices: Callable[[int], bool] = lambda left: True) -> Flow[None]:
    """Spend silver, or whatever else does as well, as long as the rest suffices when so much is left to be spent."""
    player = s.players[me]
    if len(player.money) > 1:
        amount = yield from s.config.hooks.spends(s, me, amount, suffices)
    player.goods[t.SILVER] -= amount


# -------------------------------------------------------------------- icons


def uncovered(player: Player, icon: int) -> int:
    """How often an icon is there under buildings that were built, on favours of the Church and other bonuses."""
    count = 0
    if player.built:
        for building, under in enumerate(fx.UNDER[player.sheet]):
            if under.icons[icon] and player.built >> building & 1:
                count += under.icons[icon]
    if player.favours:
        for ribbon, icons in enumerate(fx.FAVOUR_ICONS):
            if player.favours >> ribbon & 1:
                count += icons[icon]
    if player.bonuses and not player.sheet:
        for bonus in player.bonuses:
            standing = fx.BONUS[bonus]
            if standing.icons[icon] and (not standing.condition or holds(player, standing.condition)):
                count += standing.icons[icon]
    return count


def printed(player: Player) -> tuple[int, ...]:
    """How often each icon is there: on the cards, in empty slots, under buildings that were built, on bonuses."""
    return _printed(player.sheet, tuple(player.row), player.built, player.favours, player.bonuses)


@lru_cache(1 << 14)
def _printed(sheet: int, row: tuple[int, ...], built: int, favours: int, bonuses: tuple[int, ...]) -> tuple[int, ...]:
    """The same; boards are asked for their icons far more often than they change."""
    board = Player()
    board.sheet, board.row, board.built, board.favours, board.bonuses = sheet, list(row), built, favours, bonuses
    slots = [t.ICONS_OF[card] if card != NONE else t.STARTING_ICONS[sheet][slot] for slot, card in enumerate(row)]
    return tuple([uncovered(board, icon) + sum([icons[icon] for icons in slots]) for icon in range(len(t.ICONS))])


def icons_for(player: Player, action: int, extra: tuple[int, ...] = NO_ICONS) -> int:
    """The icons for an action: its own, criminals, who stand for any, and what others count as."""
    icons = printed(player)
    count = icons[action] + extra[action] + icons[t.CRIMINAL] + extra[t.CRIMINAL]
    for card in player.row:
        if card != NONE:
            for exchange in fx.EXCHANGES[card]:
                if exchange.action == action and exchange.icon >= 0:
                    there = icons[exchange.icon] + extra[exchange.icon]
                    count += there // exchange.number * exchange.gives
    return count


# -------------------------------------------------------------------- goods


def ways(player: Player, action: int) -> list[tuple[int, int, int, bool]]:
    """With what an icon can be paid: the good, how many of it, for how many icons, and whether only once."""
    found = [(action, 1, 1, False)]  # an action and its good have the same number
    for card in player.row:
        if card != NONE:
            for exchange in fx.EXCHANGES[card]:
                if exchange.action == action and exchange.good >= 0:
                    found.append((exchange.good, exchange.number, exchange.gives, exchange.once))
    return found


def most(player: Player, action: int, silver: int = 0) -> int:
    """How many icons all goods are worth, when so much silver is spent otherwise."""
    goods, known = player.goods, ways(player, action)
    if len(player.money) > 1:
        goods, silver = after_spending(player, action, [good for good, *_ in known], silver), 0
    total = 0
    for good, number, gives, once in known:
        there = goods[good] - (silver if good == t.SILVER else 0)
        if once:
            total += gives - 1 if there else 0  # it counts as one already
        else:
            total += there // number * gives
    return total


def after_spending(player: Player, action: int, useful: list[int], silver: int) -> list[int]:
    """The goods of who has more than silver to spend, with those that are not useful as silver, and so much spent.

    What counts for the action by itself, and perhaps double, is spent last.
    """
    goods = player.goods[:]
    for good in player.money:
        if good not in useful:
            goods[good] = 0
    goods[t.SILVER] = purse(player) - sum([goods[good] for good in player.money[1:]]) - silver
    for good in sorted(player.money[1:], key=lambda good: good == action):
        if goods[t.SILVER] < 0:
            spent = min(goods[good], -goods[t.SILVER])
            goods[good] -= spent
            goods[t.SILVER] += spent
    return goods


def affords(player: Player, action: int, need: int, extra: tuple[int, ...] = NO_ICONS, silver: int = 0) -> bool:
    """Whether so many icons can be brought together."""
    missing = need - icons_for(player, action, extra)
    return missing <= 0 or missing <= most(player, action, silver)


def pay(s: State, me: int, action: int, need: int) -> Flow[None]:
    """Spend goods for the icons that are missing; where several would do, the player chooses."""
    player = s.players[me]
    missing = need - icons_for(player, action, s.extra)
    doubled = False
    while missing > 0:
        known = [way for way in ways(player, action) if not way[3]]
        goods = player.goods
        if len(player.money) > 1:
            goods = after_spending(player, action, [good for good, *_ in known], 0)
        known = [way for way in known if goods[way[0]] >= way[1]]
        option = yield Ask(me, "pay", do.PAY.each([good for good, *_ in known]), auto=True, cause=("action", action))
        good, number, gives, _ = next(way for way in known if do.PAY.of(way[0]) == option)
        if good == action and not doubled:
            doubled = True
            gives += sum(more - 1 for what, _, more, once in ways(player, action) if once and what == good)
        if good == t.SILVER:
            yield from spend(s, me, number, reaches(player, action, missing - gives))
        else:
            player.goods[good] -= number
        missing -= gives


def reaches(player: Player, action: int, missing: int) -> Callable[[int], bool]:
    """Whether goods are worth so many icons, when so much silver is left to be spent."""
    return lambda left: missing <= 0 or missing <= most(player, action, left)


def silver_for(player: Player, per: int, times: int, extra: tuple[int, ...] = NO_ICONS) -> int:
    """The silver for so many exchanges of a trade: one for every icon that is missing (p. 15)."""
    return max(0, times * per - icons_for(player, t.TRADE, extra))


# -------------------------------------------------------------------- dismissing


def segment_of(s: State, me: int) -> int:
    """The segment on which a viscount stands."""
    return s.ring[s.players[me].town // 3]


def dismissed(s: State, me: int, segment: int) -> tuple[int, tuple[int, ...]]:
    """What the card of a segment costs to dismiss, and its icons; where none is left, of the printed one."""
    player = s.players[me]
    pile = s.piles[segment]
    cost = t.COST[pile[-1]] if pile else t.PRINTED_COST[segment]
    return lasting(player, fx.DISMISS_COST) or cost, t.ICONS_OF[pile[-1]] if pile else t.PRINTED_ICONS[segment]
