"""A player's cards: drawn, shuffled, discarded, destroyed and put in another order (p. 12, 23, 32)."""

from __future__ import annotations

from functools import cache
from itertools import permutations

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.prices import lasting
from burgrave.games.viscounts.rules.rewards import happens
from burgrave.games.viscounts.rules.state import NONE, PAIRS, Player, State
from burgrave.games.viscounts.rules.track import corrupt, criminals, improve
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import learn, reveal


def hand_limit(s: State, me: int) -> int:
    """How many cards are drawn up to (p. 23)."""
    limit = t.HAND + lasting(s.players[me], fx.HAND)
    return limit + t.LEADER_HAND if s.leader == me else limit


def owned(player: Player) -> int:
    """How many cards a player has."""
    return len(player.hand) + len(player.draw) + len(player.discard) + len(player.row) - player.row.count(NONE)


def shuffle(s: State, me: int) -> Flow[None]:
    """The discarded cards are shuffled into the draw pile; criminals on the board corrupt, their absence improves."""
    player = s.players[me]
    if not player.discard:
        return
    shuffle_in(player)
    s.rng.shuffle(player.draw)
    if s.log is not None:
        s.log.append(Event("shuffles", {"who": me}))
    if criminals(player):
        corrupt(s, me, 1)
    else:
        improve(s, me, 1)
    yield from happens(s, me, fx.AFTER_SHUFFLE)


def draw(s: State, me: int, count: int) -> Flow[None]:
    """Draw cards, as far as there are any; where the pile is used up, the discarded ones become a new one."""
    player, drawn = s.players[me], 0
    while drawn < count:
        if not player.draw:
            yield from shuffle(s, me)
        if not player.draw:
            break
        player.hand.append(player.draw.pop())
        player.held = (*player.held, player.shuffles)
        drawn += 1
    if drawn:
        learn(s, me)
        if s.log is not None:
            s.log.append(Event("draws", {"who": me, "count": drawn}, {"cards": player.hand[-drawn:]}, (me,)))


# -------------------------------------------------------------------- what everybody sees of a hand


def shuffle_in(player: Player) -> None:
    """The discarded cards join the draw pile. Cards that are held now are none of them, and all know that."""
    player.shuffles += 1
    if player.hand:
        player.late = (*player.late, *player.discard)
        player.born = (*player.born, *[player.shuffles] * len(player.discard))
    else:
        player.late = player.born = ()
    player.draw += player.discard
    player.discard = []


def born(player: Player, card: int) -> int:
    """With which shuffle a hidden card came to the draw pile, as far as that tells something about the hand."""
    return player.born[player.late.index(card)] if card in player.late else 0


def leave_hand(player: Player, card: int) -> None:
    """A card of the hand is seen by all. It may have been drawn at any time since it was in the draw pile.

    Nobody sees which; that it was the first one possible rules out nothing about the cards that stay.
    """
    place = next(place for place, drawn in enumerate(player.held) if drawn >= born(player, card))
    player.hand.remove(card)
    player.held = (*player.held[:place], *player.held[place + 1 :])
    oldest = player.held[0] if player.held else player.shuffles
    telling = [late for late in player.late if late != card and born(player, late) > oldest]
    player.born = tuple(born(player, late) for late in telling)
    player.late = tuple(telling)


# -------------------------------------------------------------------- discarding and destroying


def discard(s: State, me: int, count: int) -> Flow[None]:
    """Up to so many cards of the hand, or unseen from the top of the draw pile, are discarded."""
    player = s.players[me]
    for _ in range(count):
        options = do.DISCARD.each(sorted(player.hand))
        if player.draw or player.discard:
            options.append(do.DISCARD_TOP)
        if not options:
            return
        option = yield Ask(me, "discard", [*options, do.KEEP])
        if option == do.KEEP:
            return
        card = yield from taken(s, me, do.DISCARD.index(option) if option != do.DISCARD_TOP else NONE)
        player.discard.append(card)
        if s.log is not None:
            s.log.append(Event("discards", {"who": me, "card": card}))


def destroy(s: State, me: int, count: int) -> Flow[None]:
    """Up to so many such cards leave the game, for silver of their value; nobody goes below three cards (p. 12)."""
    player = s.players[me]
    openly = s.phase == PAIRS  # before the deck is shuffled it may be any card (p. 8)
    for _ in range(count):
        if owned(player) <= t.FEWEST_CARDS:
            return
        options = do.DESTROY.each(sorted(player.draw if openly else player.hand))
        if not openly and (player.draw or player.discard):
            options.append(do.DESTROY_TOP)
        if not options:
            return
        option = yield Ask(me, "destroy_any" if openly else "destroy", [*options, do.KEEP])
        if option == do.KEEP:
            return
        card = yield from taken(s, me, do.DESTROY.index(option) if option != do.DESTROY_TOP else NONE)
        player.goods[t.SILVER] += t.COST[card]
        s.box = (*s.box, card)
        if s.log is not None:
            s.log.append(Event("destroys", {"who": me, "card": card, "silver": t.COST[card]}))


def taken(s: State, me: int, card: int) -> Flow[int]:
    """A card of the hand, or, where none is named, the top of the draw pile, which then is seen by all."""
    player = s.players[me]
    if card != NONE:
        if card in player.hand:
            leave_hand(player, card)
        else:
            player.draw.remove(card)
    else:
        if not player.draw:
            yield from shuffle(s, me)
        card = player.draw.pop()
    reveal(s)
    return card


# -------------------------------------------------------------------- another order


@cache
def orders(size: int) -> tuple[tuple[int, ...], ...]:
    """The orders of so many cards, the present one first."""
    return tuple(permutations(range(size)))


def rearrange(s: State, me: int) -> Flow[None]:
    """The cards of the player board are put in any order; empty slots stay where they are."""
    player = s.players[me]
    slots = [slot for slot, card in enumerate(player.row) if card != NONE]
    if len(slots) < 2:
        return
    options = [do.ARRANGE["".join(str(one + 1) for one in order)] for order in orders(len(slots))]
    option = yield Ask(me, "rearrange", options)
    order = orders(len(slots))[options.index(option)]
    cards = [player.row[slot] for slot in slots]
    for slot, one in zip(slots, order, strict=True):
        player.row[slot] = cards[one]
    if s.log is not None and option != options[0]:
        s.log.append(Event("rearranges", {"who": me}))
