"""A player's cards: drawn, shuffled, discarded, destroyed and put in another order (p. 12, 23, 32)."""

from __future__ import annotations

from collections.abc import Sequence
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
    return t.HAND + lasting(s.players[me], fx.HAND)


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
            if drawn:
                learn(s, me)  # before a shuffle may ask
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


def births(player: Player, cards: Sequence[int]) -> list[int]:
    """With which shuffle each hidden card came to the draw pile, as far as that tells something about the hand.

    Of equal cards, those that came early come first.
    """
    if not player.late:
        return [0] * len(cards)
    late: dict[int, list[int]] = {}
    for card, shuffle in zip(player.late, player.born, strict=True):
        late.setdefault(card, [0] * (cards.count(card) - player.late.count(card))).append(shuffle)
    return [late[card].pop(0) if card in late else 0 for card in cards]


def leave_hand(player: Player, card: int) -> None:
    """A card of the hand is seen by all. It may have been drawn at any time since it was in the draw pile.

    Nobody sees which; that it was the first one possible rules out nothing about the cards that stay.
    """
    born = 0
    if card in player.late:
        hidden = [*player.hand, *player.draw]
        born = births(player, hidden)[hidden.index(card)]
    place = next(place for place, drawn in enumerate(player.held) if drawn >= born)
    player.hand.remove(card)
    player.held = (*player.held[:place], *player.held[place + 1 :])
    if player.late:
        forget(player, (card, born))


def leave_top(player: Player) -> int:
    """The top of the draw pile is seen by all; of equal cards, nobody sees that it was not the last to come."""
    card = player.draw.pop()
    if card in player.late:
        born = max(shuffle for late, shuffle in zip(player.late, player.born, strict=True) if late == card)
        forget(player, (card, born))
    return card


def forget(player: Player, seen: tuple[int, int]) -> None:
    """A card that came with some shuffle is hidden no longer, and others may tell nothing any more."""
    oldest = player.held[0] if player.held else player.shuffles
    late = list(zip(player.late, player.born, strict=True))
    if seen in late:
        late.remove(seen)
    telling = [one for one in late if one[1] > oldest]
    player.late = tuple([card for card, _ in telling])
    player.born = tuple([shuffle for _, shuffle in telling])


# -------------------------------------------------------------------- discarding and destroying


def discard(s: State, me: int, count: int) -> Flow[None]:
    """Up to so many cards of the hand, or unseen from the top of the draw pile, are discarded."""
    player = s.players[me]
    while count:
        options = do.DISCARD.each(known(player.hand))
        if player.draw or player.discard:
            options.append(do.DISCARD_TOP)
        if not options:
            return
        more = s.config.hooks.offers(s, me)
        option = yield Ask(me, "discard", [*options, do.KEEP, *more])
        if option == do.KEEP:
            return
        if option in more:
            yield from s.config.hooks.takes(s, me, option)
            continue
        card = yield from taken(s, me, do.DISCARD.index(option) if option != do.DISCARD_TOP else NONE)
        player.discard.append(card)
        if s.log is not None:
            s.log.append(Event("discards", {"who": me, "card": card}))
        count -= 1


def known(cards: list[int]) -> list[int]:
    """The cards between which there is a choice: equal ones are one."""
    return sorted(set(cards))


def destroy(s: State, me: int, count: int) -> Flow[None]:
    """Up to so many such cards leave the game, for silver of their value; nobody goes below three cards (p. 12)."""
    player = s.players[me]
    openly = s.phase == PAIRS  # before the deck is shuffled it may be any card (p. 8)
    while count:
        if owned(player) <= t.FEWEST_CARDS:
            return
        options = do.DESTROY.each(known(s.config.hooks.spares(s, me, player.draw) if openly else player.hand))
        if not openly and (player.draw or player.discard):
            options.append(do.DESTROY_TOP)
        if not options:
            return
        more = s.config.hooks.offers(s, me)
        option = yield Ask(me, "destroy_any" if openly else "destroy", [*options, do.KEEP, *more])
        if option == do.KEEP:
            return
        if option in more:
            yield from s.config.hooks.takes(s, me, option)
            continue
        card = yield from taken(s, me, do.DESTROY.index(option) if option != do.DESTROY_TOP else NONE)
        player.goods[t.SILVER] += t.COST[card]
        if s.log is not None:
            s.log.append(Event("destroys", {"who": me, "card": card, "silver": t.COST[card]}))
        count -= 1
        if not (yield from s.config.hooks.destroys(s, me, card, option != do.DESTROY_TOP)):
            s.box = (*s.box, card)


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
        card = leave_top(player)
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
