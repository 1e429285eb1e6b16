"""What a seat can't know in Architects, dealt anew: building cards in hands and packets, and the order of piles.

Of building cards a seat knows those that it has put under the pile, or passed on in the draft: where they lie, or where
they may lie by now. The apprentices under their pile everybody has seen, and of the market card on top everybody sees
one side. Which rewards are not in the game nobody knows.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.architects.rules.state import DECK, LOOKED_AT, PACKET, State
from burgrave.games.architects.view.sight import SAME_SMALL
from burgrave.kernel.rng import Rng
from burgrave.parts.dealing import put_unsure, sure_and_unsure, without

COMPARED: Final = (
    "added",
    "alike",
    "apprentices",
    "fixed",
    "rewards",
    "schemes",
    "seat",
    "small",
    "unknown",
    "unsure",
)


class Knowledge:
    """What a seat knows of a position, in the form that dealing needs."""

    __slots__ = (*COMPARED, "memory")

    def __init__(self, s: State, seat: int) -> None:
        assert s.memory is not None, "a table with nothing kept can't be imagined"
        self.seat = seat
        self.memory = s.memory.kept(seat)
        in_sight = 1 << PACKET + seat | (LOOKED_AT if s.me == seat else 0)
        self.fixed, self.unsure = sure_and_unsure(self.memory.seen[seat], in_sight)
        self.alike: dict[int, list[int]] = {}  # the cards that are remembered as alike
        for card, name in sorted(self.memory.alike[seat].items()):
            self.alike.setdefault(name, []).append(card)
        self.unknown = unknown_plans(s, seat, self)
        self.small = sorted(s.small)
        self.rewards = sorted(s.rewards)
        self.apprentices = sorted(s.apprentices[s.dismissed :])
        self.schemes = sorted(s.schemes)
        self.added = s.config.hooks.know(s, seat)

    def __eq__(self, other: object) -> bool:
        """Whether a seat knows the same; what the others know of its hand is no part of that."""
        if not isinstance(other, Knowledge):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in COMPARED)


def know(s: State, seat: int) -> Knowledge:
    """What a seat knows of a position."""
    return Knowledge(s, seat)


def remembered(known: Knowledge) -> list[int]:
    """The building cards of which a seat knows something; of alike ones all."""
    names = [card for cards in known.fixed.values() for card in cards] + [card for _, _, card in known.unsure]
    return [card for card in names if card >= 0] + [card for cards in known.alike.values() for card in cards]


def unknown_plans(s: State, seat: int, known: Knowledge) -> list[int]:
    """The building cards out of the seat's sight of which it knows nothing."""
    hidden = s.plans[:]
    for other in range(s.config.players):
        if other != seat:
            hidden += s.players[other].hand
            hidden += s.packets[other] if s.packets else []
    if s.me != seat:
        hidden += s.looked
    return sorted(without(hidden, remembered(known)))


def conceal(s: State, known: Knowledge, rng: Rng) -> None:
    """Deal anew, in place, whatever a seat can't know."""
    deal_plans(s, known, rng)
    shuffle_small(s, known, rng)
    s.rewards[:] = known.rewards
    rng.shuffle(s.rewards)
    above = known.apprentices[:]
    rng.shuffle(above)
    s.apprentices[s.dismissed :] = above
    s.schemes[:] = known.schemes
    rng.shuffle(s.schemes)
    s.config.hooks.conceal(s, known.added, rng)


def shuffle_small(s: State, known: Knowledge, rng: Rng) -> None:
    """The left market: on top lies a card with the same small side."""
    if s.small:
        shown = SAME_SMALL[s.small[-1]]
        cards = known.small[:]
        rng.shuffle(cards)
        top = next(card for card in cards if SAME_SMALL[card] == shown)
        cards.remove(top)
        s.small[:] = [*cards, top]


# -------------------------------------------------------------------- building cards


def deal_plans(s: State, known: Knowledge, rng: Rng) -> None:
    """Remembered cards go to where they may lie, the others anywhere."""
    assert s.memory is not None, "what a seat knows comes from its memory"
    fixed = {place: cards[:] for place, cards in known.fixed.items()}
    if known.unsure:
        found = put_unsure(known.unsure, 0, fixed, rng, lambda bit: room(s, bit))
        assert found, "the cards lie somewhere, so there is a way to put them"
    if known.alike:
        name_alike(known, fixed, rng)
    unknown = known.unknown[:]
    rng.shuffle(unknown)
    for other in range(s.config.players):
        if other != known.seat:
            deal(s.players[other].hand, fixed.get(1 << other), unknown)
            if s.packets:
                deal(s.packets[other], fixed.get(1 << PACKET + other), unknown)
    if s.me != known.seat:
        deal(s.looked, fixed.get(LOOKED_AT), unknown)
    for index in range(len(s.plans)):
        there = fixed.get(1 << DECK + s.bottomed - index) if fixed else None
        s.plans[index] = there[0] if there else unknown.pop()
    s.memory.become(known.memory)


def name_alike(known: Knowledge, fixed: dict[int, list[int]], rng: Rng) -> None:
    """Cards that are remembered as alike come to the places where one of them lies, each to any."""
    left = {name: cards[:] for name, cards in known.alike.items()}
    for cards in left.values():
        rng.shuffle(cards)
    for place, cards in fixed.items():
        fixed[place] = [card if card >= 0 else left[card].pop() for card in cards]


def deal(pile: list[int], sure: list[int] | None, unknown: list[int]) -> None:
    """Fill a pile with the cards that lie there, and with unknown ones."""
    rest = len(pile) - len(sure or ())
    pile[:] = [*(sure or ()), *[unknown.pop() for _ in range(rest)]]


def room(s: State, bit: int) -> int:
    """How many cards lie at a place."""
    if bit >= DECK:
        return 1
    if 1 << bit == LOOKED_AT:
        return len(s.looked)
    if bit >= PACKET:
        return len(s.packets[bit - PACKET]) if s.packets else 0
    return len(s.players[bit].hand)
