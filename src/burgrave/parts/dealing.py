"""Dealing anew what a seat can't know of cards, by what it remembers of them (``kernel.secrets``)."""

from __future__ import annotations

from collections.abc import Callable

from burgrave.kernel.rng import Rng
from burgrave.kernel.secrets import bits


def sure_and_unsure(
    seen: list[tuple[int, int]], in_sight: int
) -> tuple[dict[int, list[int]], list[tuple[int, int, int]]]:
    """Remembered cards by place, and those that may lie at several: the number of places, the places, the card.

    What lies at places in sight need not be remembered.
    """
    fixed: dict[int, list[int]] = {}
    unsure: list[tuple[int, int, int]] = []
    for card, where in seen:
        if where & (where - 1):
            unsure.append((where.bit_count(), where, card))
        elif not where & in_sight:
            fixed.setdefault(where, []).append(card)
    unsure.sort()
    return fixed, unsure


def put_unsure(
    unsure: list[tuple[int, int, int]], at: int, fixed: dict[int, list[int]], rng: Rng, room: Callable[[int], int]
) -> bool:
    """Put the cards that may lie at several places, those with the fewest places first, going back at dead ends."""
    if at == len(unsure):
        return True
    _, where, card = unsure[at]
    candidates = bits(where)
    rng.shuffle(candidates)
    for bit in candidates:
        place = 1 << bit
        there = fixed.setdefault(place, [])
        if len(there) < room(bit):
            there.append(card)
            if put_unsure(unsure, at + 1, fixed, rng, room):
                return True
            there.pop()
    return False


def without(pile: list[int], known: list[int] | None) -> list[int]:
    """A pile less some of its cards."""
    if not known:
        return pile
    rest = pile[:]
    for card in known:
        rest.remove(card)
    return rest


def deal_pile(pile: list[int], known: list[int] | None, unknown: list[int]) -> None:
    """Fill a pile with the cards that are known to lie there, and with unknown ones."""
    if pile:
        rest = len(pile) - len(known) if known else len(pile)
        cut = len(unknown) - rest
        pile[:] = known + unknown[cut:] if known else unknown[cut:]
        del unknown[cut:]
