"""Decks, and rows of cards that slide and are filled again from a deck."""

from __future__ import annotations

from collections.abc import Iterable

from burgrave.kernel.fields import NONE
from burgrave.kernel.rng import Rng


def shuffled(cards: Iterable[int], rng: Rng) -> list[int]:
    """A deck of these cards, its top last: new, or made of what was discarded."""
    deck = list(cards)
    rng.shuffle(deck)
    return deck


def slide_right(row: list[int], deck: list[int]) -> list[int]:
    """Cards move to the right, new ones come from the left; NONE where the deck has no more."""
    staying = [card for card in row if card != NONE]
    while len(staying) < len(row):
        staying.insert(0, deck.pop() if deck else NONE)
    return staying


def slide_left(row: list[int], deck: list[int]) -> list[int]:
    """Cards move to the left, new ones come from the right; NONE where the deck has no more."""
    staying = [card for card in row if card != NONE]
    while len(staying) < len(row):
        staying.append(deck.pop() if deck else NONE)
    return staying
