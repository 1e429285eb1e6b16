"""Tallies: what follows from a number of cards that was told, while cards are moved, shuffled and looked at."""

from __future__ import annotations

from burgrave.kernel.secrets import Memory
from burgrave.kernel.tallies import MOST, Tally

HAND, OTHER, THIRD = 1, 2, 4  # the hands of three seats; the third looks on
KINDS = 0b11  # kinds 0 and 1 are counted
DECK = 10
SIZES = {HAND: 2, OTHER: 1, THIRD: 1}


def told(count: int) -> Memory:
    """The third seat was told how many of the two cards in the first hand count."""
    memory = Memory([[], [], []], [0, 0, 0], 0)
    memory.count(THIRD, HAND, KINDS, count, SIZES)
    return memory


def tallies(memory: Memory) -> list[tuple[tuple[int, ...], list[tuple[int, ...]]]]:
    """What the third seat has: places, and the ways in which what counts may be spread over them."""
    memory.settle()
    return [(tally.places, tally.ways) for tally in memory.tallies[2]]


def test_only_those_who_were_told_have_a_tally() -> None:
    """The others have seen the cards."""
    memory = told(1)
    assert tallies(memory) == [((HAND,), [(1,)])]
    assert memory.tallies[:2] == ((), ())


def test_unseen_cards_may_count_or_not() -> None:
    """One comes, one goes: the hand has less or more, and where one went it may count."""
    memory = told(1)
    memory.move(5, 1 << DECK, HAND, HAND, True)
    assert tallies(memory) == [((HAND,), [(1,), (2,)])]
    memory.move(0, HAND, 1 << DECK + 1, HAND, False)
    assert tallies(memory) == [((HAND, 1 << DECK + 1), [(0, 1), (1, 0), (1, 1), (2, 0)])]


def test_seen_cards_are_counted_as_they_are() -> None:
    """A card that counts was played from the hand, then one that does not."""
    memory = told(1)
    memory.move(0, HAND, 0, 0b111, False)
    assert tallies(memory) == [((HAND,), [(0,)])]
    memory.move(5, HAND, 0, 0b111, True)
    assert tallies(memory) == [] and memory.sizes == {}


def test_what_is_impossible_is_left_out() -> None:
    """Both cards count: one that is played can't be another, unless it has just come."""
    memory = told(2)
    memory.move(5, 1 << DECK, HAND, HAND, True)
    memory.move(5, HAND, 0, 0b111, False)
    assert tallies(memory) == [((HAND,), [(2,)])]


def test_a_look_makes_sure() -> None:
    """Whoever sees the hand knows what is elsewhere, too."""
    memory = told(1)
    memory.move(0, HAND, 1 << DECK, HAND, False)
    memory.look(2, [5], HAND)
    assert tallies(memory) == [((1 << DECK,), [(1,)])]


def test_exchanged_hands() -> None:
    """The count goes along; whoever gets the hand sees it."""
    memory = told(1)
    memory.swap(0, 1, [0, 5], [3])
    assert tallies(memory) == [((OTHER,), [(1,)])] and memory.sizes == {HAND: 1, OTHER: 2, THIRD: 1}
    memory.swap(1, 2, [0, 5], [4])
    assert tallies(memory) == []


def test_a_card_that_goes_from_hand_to_hand() -> None:
    """Both hands are counted from then on, until it is told no more what lies there."""
    memory = told(2)
    memory.move(0, HAND, OTHER, HAND | OTHER, False)
    assert tallies(memory) == [((HAND, OTHER), [(1, 1), (1, 2)])]
    memory.move(5, OTHER, HAND, HAND | OTHER, False)
    assert tallies(memory) == [((HAND, OTHER), [(1, 1), (2, 0), (2, 1)])]


def test_shuffled_places() -> None:
    """Cards that were discarded together lie in any order; with others among them, it is given up."""
    memory = told(1)
    memory.move(0, HAND, 1 << DECK, HAND, False)
    memory.move(5, HAND, 1 << DECK + 1, HAND, True)
    memory.scatter(3 << DECK)
    assert tallies(memory) == [((1 << DECK, 1 << DECK + 1), [(0, 1), (1, 0)])]
    memory.scatter(7 << DECK)
    assert tallies(memory) == []


def test_the_same_kinds_are_one_tally() -> None:
    """A second number joins the first, at another place or at the same."""
    memory = told(1)
    memory.count(THIRD, OTHER, KINDS, 0, SIZES)
    memory.count(THIRD, OTHER, 0b100, 1, SIZES)
    assert tallies(memory) == [((HAND, OTHER), [(1, 0)]), ((OTHER,), [(1,)])]
    memory.move(5, 1 << DECK, OTHER, OTHER, True)
    memory.count(THIRD, OTHER, KINDS, 1, SIZES | {OTHER: 2})
    assert tallies(memory)[0] == ((HAND, OTHER), [(1, 1)])


def test_too_many_ways() -> None:
    """What has moved last is lost from sight first."""
    places = tuple(1 << DECK + i for i in range(9))
    tally = Tally(KINDS, places, [tuple(n >> i & 1 for i in range(9)) for n in range(511)])
    assert tally.places == places[:-1] and len(tally.ways) == MOST


def test_equal_tallies() -> None:
    """They are compared by what follows from them."""
    assert Tally(1, (HAND,), [(1,), (0,)]) == Tally(1, (HAND,), {(0,), (1,)}) != Tally(1, (HAND,), [(1,)])
    assert Tally(1, (), []) != 1
