"""Building cards: drawn, looked at, discarded under the pile, and what each seat gets to see of it.

A position of the pile is counted from the card that was its top at first: the card above the lowest ``len(plans)`` is
gone. So it stays the same while cards are drawn and others are put under the pile.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.state import DECK, DISCARD, LOOK, LOOKED_AT, PACKET, State
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import learn, reveal

LOOKED: Final = 5  # cards in the middle of the black market (R6.10)


def draw(s: State, me: int, count: int) -> None:
    """Draw cards into the hand; an empty pile gives nothing (R9.7)."""
    hand = s.players[me].hand
    count = min(count, len(s.plans))
    drawn = [_from_top(s, me, 1 << me) for _ in range(count)]
    hand += drawn
    if count:
        learn(s, me)
        if s.log is not None:
            s.log.append(Event("draws", {"who": me, "count": count}, {"cards": drawn}, (me,)))


def _from_top(s: State, me: int, place: int) -> int:
    """The top card goes to a place where only one seat sees it."""
    card = s.plans.pop()
    if s.memory is not None:
        s.memory.move(card, position(s, len(s.plans)), place, 1 << me, True)
    return card


def position(s: State, index: int) -> int:
    """The place, for the memory, of a card of the pile by its index in the list."""
    return 1 << (DECK + s.bottomed - index)


def turn_over(s: State) -> int:
    """The top card is shown to everybody."""
    card = s.plans.pop()
    reveal(s)
    if s.memory is not None:
        s.memory.move(card, position(s, len(s.plans)), 0, everybody(s), True)
    return card


def everybody(s: State) -> int:
    """All seats, as a mask."""
    return (1 << s.config.players) - 1


def put_under(s: State, card: int, seers: int, source: int, vacated: bool) -> None:
    """A card goes face down under the pile; the seers, a mask, know which."""
    s.plans.insert(0, card)
    s.bottomed += 1
    if s.memory is not None:
        s.memory.move(card, source, position(s, 0), seers, vacated)


def discard(s: State, me: int, card: int) -> None:
    """A card of the hand goes under the pile (R9.7)."""
    hand = s.players[me].hand
    hand.remove(card)
    put_under(s, card, 1 << me, 1 << me, not hand)
    if s.log is not None:
        s.log.append(Event("discards", {"who": me}, {"card": card}, (me,)))


def ask_discard(s: State, me: int, prompt: str) -> Flow[None]:
    """A card of the player's choice goes under the pile."""
    hand = s.players[me].hand
    option = yield Ask(me, prompt, do.DISCARD.each(sorted(hand)), auto=True, secret=True)
    discard(s, me, do.DISCARD.index(option))


def play_openly(s: State, me: int, card: int) -> None:
    """A card leaves the hand for all to see."""
    hand = s.players[me].hand
    hand.remove(card)
    if s.memory is not None:
        s.memory.move(card, 1 << me, 0, everybody(s), not hand)


def down_to_limit(s: State) -> Flow[None]:
    """At the end of a turn cards beyond the limit are discarded (R3.5)."""
    while len(s.players[s.me].hand) > t.HAND:
        yield from ask_discard(s, s.me, "limit")


# -------------------------------------------------------------------- looking at five


def look(s: State, me: int) -> None:
    """Five cards are drawn, of which one will be kept."""
    for _ in range(min(LOOKED, len(s.plans))):
        s.looked.append(_from_top(s, me, LOOKED_AT))
    learn(s, me)
    if s.log is not None:
        s.log.append(Event("looks", {"who": me, "count": len(s.looked)}, {"cards": s.looked[:]}, (me,)))
    s.phase = LOOK


def keep_one(s: State) -> Flow[None]:
    """One of them comes to the hand, the others go under the pile as they lie."""
    me, player = s.me, s.players[s.me]
    option = yield Ask(me, "look", do.TAKE.each(sorted(s.looked)), secret=True)
    card = do.TAKE.index(option)
    s.looked.remove(card)
    player.hand.append(card)
    if s.memory is not None:
        s.memory.move(card, LOOKED_AT, 1 << me, 1 << me, not s.looked)
    while s.looked:
        put_under(s, s.looked.pop(0), 1 << me, LOOKED_AT, len(s.looked) == 0)
    if s.log is not None:
        s.log.append(Event("keeps", {"who": me}, {"card": card}, (me,)))
    s.phase = DISCARD


# -------------------------------------------------------------------- the draft


def deal(s: State) -> None:
    """Everybody has a packet to choose from (R2.9)."""
    s.packets = [[s.plans.pop() for _ in range(t.DEALT)] for _ in range(s.config.players)]
    for seat in range(s.config.players):
        learn(s, seat)


def keep_from_packet(s: State, me: int, card: int) -> None:
    """A card of the packet comes to the hand; those who have had the packet before know that it is one of it."""
    packet, player = s.packets[me], s.players[me]
    packet.remove(card)
    player.hand.append(card)
    if s.memory is not None:
        s.memory.pick(me, packet_place(me), 1 << me)


def pass_on(s: State) -> None:
    """All packets go to the left; who passes one on knows what is in it."""
    players = s.config.players
    if s.memory is not None:
        s.memory.pass_on(s.packets, PACKET)
    s.packets = [s.packets[(seat - 1) % players] for seat in range(players)]
    for seat in range(players):
        learn(s, seat)


def packet_place(seat: int) -> int:
    """The place of a packet, for the memory."""
    return 1 << (PACKET + seat)


def return_last(s: State) -> None:
    """The last card of each packet goes under the pile."""
    for seat, packet in enumerate(s.packets):
        for card in packet:
            put_under(s, card, 1 << seat, packet_place(seat), True)
    s.packets = []
