"""What answers of Gates of Gold are worth, in points, to the seat that is asked."""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.bot import values as v
from burgrave.games.viscounts.bot.answers import JUDGES, MORE, OTHERS, rearrange
from burgrave.games.viscounts.bot.position import NEVER, Position
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.rules import vocabulary as do
from burgrave.games.viscounts.expansions.gates_of_gold.rules.scoring import outsiders
from burgrave.games.viscounts.rules import prices
from burgrave.games.viscounts.rules import vocabulary as base
from burgrave.games.viscounts.rules.cards import orders
from burgrave.games.viscounts.rules.scoring import ribbon_counts
from burgrave.games.viscounts.rules.state import NONE, SHIFT, State

DRAWING: Final = v.UNIT["draw"]
EXPECTED: Final = 1.5  # what an outsider will count at the end, beyond what it counts now


def more(s: State, me: int, options: list[int], best: float) -> list[float]:
    """What is offered beside a question: an order is a hire; the rest comes before the best answer."""
    now = Position(s, me)
    coin = now.price[t.SILVER]
    found = []
    for option in options:
        if option in (do.BUY_ORDER, do.TAKE_ORDER):
            found.append(now.hired(g.ORDER) - (g.ORDER_COST * coin if option == do.BUY_ORDER else 0.0))
        elif option == do.DRAW:
            found.append(best + now.price[DRAWING] - g.DRAW_COST * coin)
        elif option == do.ARRANGE:
            found.append(best + arranging(now) if s.phase == SHIFT else NEVER)
        elif option == do.GO_ON:
            found.append(best)
        else:
            segment, action = divmod(do.DISMISS.index(option), len(t.ACTIONS))
            found.append(dismissing(now, segment, action))
    return found


def arranging(now: Position) -> float:
    """What the best order of the cards brings, for three resources; it counts only before cards are shifted."""
    cards = now.player.row.count(NONE)
    known = [base.ARRANGE["".join(str(one + 1) for one in order)] for order in orders(t.SLOTS - cards)]
    worth = rearrange(now.s, now.me, known)
    cheapest = sorted([now.price[good] for good in t.RESOURCES for _ in range(now.player.goods[good])])
    return max(worth) - worth[0] - sum(cheapest[: g.ARRANGE_COST])


def dismissing(now: Position, segment: int, action: int) -> float:
    """An action, with the townsfolk of another segment dismissed for it."""
    player, pile = now.player, now.s.piles[segment]
    mine, ways, after = now.force(player.row)
    cost, icons = prices.dismissed(now.s, now.me, segment)
    side = now.gain(v.HIRED[pile[-1]] if pile else v.PRINTED_DISMISS[segment]) - cost * now.price[t.SILVER]
    force = mine[action] + icons[action] + icons[t.CRIMINAL]
    return now.action(action, player.town, force, prices.purse(player) - cost, ways) + after[action] + side


def begin(s: State, me: int, options: list[int]) -> list[float]:
    """Whether something is worth doing before the turn."""
    return more(s, me, options, 0.0)


def welcome(s: State, me: int, options: list[int]) -> list[float]:
    """Who counts most, and is of use in the deck."""
    now = Position(s, me)
    cards, ribbons = [g.OUTSIDERS[do.WELCOME.index(option)] for option in options], ribbon_counts(now.player)
    return [outsiders(s, me, [card], ribbons) + EXPECTED + now.in_deck(card) * v.IN_DECK[now.left] for card in cards]


def refuse(s: State, me: int, options: list[int]) -> list[float]:
    """Whose effect is best."""
    now = Position(s, me)
    return [now.gain(v.HIRED[g.OUTSIDERS[do.REFUSE.index(option)]]) for option in options]


def ribbon(s: State, me: int, options: list[int]) -> list[float]:
    """The colour that is worth most."""
    now = Position(s, me)
    return [now.manuscript(g.WILD_AS[do.RIBBON.index(option)]) for option in options]


def coin(s: State, me: int, options: list[int]) -> list[float]:
    """Whatever is worth least; silver, where it does."""
    price = Position(s, me).price
    return [-price[base.PAY.index(option)] for option in options]


MORE[g.BOX] = more
JUDGES.update(begin=begin, before_collision=begin, welcome=welcome, refuse=refuse, ribbon=ribbon)
JUDGES.update(coin=coin, resources=coin)
OTHERS.update(("begin", "before_collision", "welcome", "refuse", "ribbon"))
