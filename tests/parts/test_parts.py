"""Parts that several games are made of."""

from __future__ import annotations

import pytest

from burgrave.kernel.fields import NONE
from burgrave.kernel.rng import seeded
from burgrave.parts import debts
from burgrave.parts.decks import shuffled, slide_left, slide_right
from burgrave.parts.prospects import weighed


def test_a_deck_is_shuffled_and_what_it_is_made_of_stays() -> None:
    gone = list(range(20))
    deck = shuffled(gone, seeded(1))
    assert gone == list(range(20)) != deck and sorted(deck) == gone
    assert deck == shuffled(range(20), seeded(1)) != shuffled(range(20), seeded(2))


@pytest.mark.parametrize(
    ("row", "deck", "right", "left"),
    [
        ([1, NONE, 3, NONE], [7, 8, 9], [8, 9, 1, 3], [1, 3, 9, 8]),
        ([1, NONE, 3, NONE], [9], [NONE, 9, 1, 3], [1, 3, 9, NONE]),
        ([1, 2, 3, 4], [9], [1, 2, 3, 4], [1, 2, 3, 4]),
        ([NONE, NONE], [], [NONE, NONE], [NONE, NONE]),
    ],
)
def test_a_row_slides_and_is_filled_again(row: list[int], deck: list[int], right: list[int], left: list[int]) -> None:
    """The top of a deck is its last card; new cards come one by one."""
    used = deck[:]
    assert slide_right(row, used) == right and slide_left(row, deck[:]) == left
    assert len(used) == max(0, len(deck) - row.count(NONE))


class Somebody:
    """A stack and a debtor in one."""

    debts = 1
    unpaid = 0
    paid = 0


def test_debts_are_taken_flipped_and_destroyed() -> None:
    one = Somebody()
    assert not debts.flip(one) and not debts.destroy(one, one)
    assert debts.take(one, one) and not debts.take(one, one)
    assert (one.debts, one.unpaid, one.paid) == (0, 1, 0)
    assert debts.destroy(one, one) and debts.take(one, one) and debts.flip(one)
    assert (one.debts, one.unpaid, one.paid) == (0, 0, 1)


def test_prospects_are_sums_and_shares() -> None:
    found = weighed([[1.0, 2.0], [3.0, 0.0]], points=[10.0, 1.0], wins=[0.0, 0.0])
    assert found.points == [12.0, 30.0] and found.wins == [0.5, 0.5]
    better = weighed([[1.0], [0.0]], points=[1.0], wins=[100.0]).wins
    assert better == pytest.approx([1.0, 0.0]) and sum(better) == pytest.approx(1.0)
