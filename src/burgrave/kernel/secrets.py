"""Secrets: whatever gives a seat new information goes through here, and what each seat remembers of it.

A *place* is a bit: places ``1 << 0`` to ``1 << (seats - 1)`` are the seats' hands, a game numbers the rest (deck
positions, face-down piles). For each seat the memory keeps the cards it has seen and not lost sight of, each with the
set of places where it may lie by now. A seat's own hand is never in its memory: it sees that anyway.
"""

from __future__ import annotations

from typing import Protocol


class Secretive(Protocol):
    """The part of a state that this module moves."""

    learnt: list[int]  # how often each seat has learnt something; the last entry counts what everybody learns


def learn(s: Secretive, seat: int) -> None:
    """One seat comes to know something: what was done before can't be taken back."""
    s.learnt[seat] += 1


def reveal(s: Secretive) -> None:
    """Everybody comes to know something: a card turned over, a rank called, a random outcome."""
    s.learnt[-1] += 1


class Memory:
    """What each seat remembers of cards that are out of its sight."""

    __slots__ = ("places", "seen")

    def __init__(self, seen: list[list[tuple[int, int]]], places: int) -> None:
        self.seen = seen  # by seat: (card, the places where it may lie)
        self.places = places  # a superset of all places in `seen`, so that most moves need no search

    def copy(self) -> Memory:
        """An independent copy."""
        return Memory([seen[:] for seen in self.seen], self.places)

    def move(self, card: int, source: int, target: int, seers: int, vacated: bool) -> None:
        """A card goes from one place to another; the seats in the mask ``seers`` see which card it is.

        Place 0 is in the open, where everybody sees. ``vacated`` says that no card is left at the source.
        """
        missed = self.places & source
        for seat, seen in enumerate(self.seen):
            if seers >> seat & 1:
                if missed:
                    _drop(seen, card, source)
                    if vacated:
                        seen[:] = [(c, where & ~source) for c, where in seen]
                if target & ~(1 << seat):
                    seen.append((card, target))
            elif missed:
                for i, (c, where) in enumerate(seen):
                    if where & source:
                        seen[i] = (c, (where & ~source if vacated else where) | target)
        self.places |= target
        if vacated:
            self.places &= ~source

    def look(self, seat: int, cards: list[int], place: int) -> None:
        """A seat sees all cards that lie at a place."""
        seen = self.seen[seat]
        for card in cards:
            _drop(seen, card, place)
        seen[:] = [(card, where & ~place) for card, where in seen]  # the others turned out to be elsewhere
        seen.extend([(card, place) for card in cards])
        self.places |= place

    def swap(self, a: int, b: int, hand_a: list[int], hand_b: list[int]) -> None:
        """Two seats exchange their hands (given as they are before) and see what they get."""
        self.look(a, hand_b, 1 << b)
        self.look(b, hand_a, 1 << a)
        for seat, hand, other in ((a, hand_a, 1 << b), (b, hand_b, 1 << a)):
            seen = [(card, where) for card, where in self.seen[seat] if where != other]
            self.seen[seat] = seen + [(card, other) for card in hand]
        both = 1 << a | 1 << b
        for seat, seen in enumerate(self.seen):
            if seat not in (a, b):
                seen[:] = [(c, where ^ both if where & both not in (0, both) else where) for c, where in seen]
        self.places |= both

    def scatter(self, places: int) -> None:
        """The cards that lie at these places are shuffled: whatever was known to be at one may be at any."""
        if self.places & places:
            for seen in self.seen:
                seen[:] = [(card, where | places if where & places else where) for card, where in seen]
            self.places |= places


def _drop(seen: list[tuple[int, int]], card: int, place: int) -> None:
    """A card turned up at a place: it is the remembered one that may lie there, if there is any.

    Of several equal cards the surest goes; what it might have been instead, the others may be now.
    """
    candidates = [i for i, (c, where) in enumerate(seen) if c == card and where & place]
    if not candidates:
        return
    surest = next((i for i in candidates if seen[i][1] == place), candidates[0])
    lost = seen[surest][1]
    for i in candidates:
        seen[i] = (card, seen[i][1] | lost)
    del seen[surest]
