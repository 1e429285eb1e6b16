"""What the Spy's count tells the others (p. 11): exactly what public knowledge allows, however the cards move on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.view.conceal import know
from burgrave.kernel.table import Table
from tests.games.citadels.scene import play, scene, state
from tests.games.citadels.test_support import agree, small


def spied(
    holders: Mapping[str, int],
    hand: Sequence[str],
    deck: Sequence[str],
    *,
    theirs: Sequence[Sequence[str]] = ((), ()),
    city: Sequence[str] = (),
    gold: int = 9,
) -> tuple[Table, Table]:
    """Seat 0 has looked for trade districts in the hand of seat 1: the scene at its beginning, and now."""
    start = scene(
        {"spy": 0, **holders},
        gold=[0, gold, 9, 0],
        hands=[[], hand, *theirs],
        cities=[[], city],
        deck=deck,
        call="spy",
    )
    start = small(start, len(deck))
    table = start.clone()
    play(table, "gather gold", "spy on seat 1", "type trade", "end turn")
    return start, table


MERCHANT = {"merchant": 1, "architect": 2}

# One trade district in the hand; the Spy gets the castle for it. Then seat 1 draws in secret and builds a tavern.
WORLDS = [
    pytest.param(["tavern", "manor"], ["castle", "market", "temple"], "market", id="the tavern was in the hand"),
    pytest.param(["market", "manor"], ["castle", "tavern", "temple"], "tavern", id="the tavern was drawn"),
]


@pytest.mark.parametrize(("hand", "deck", "kept"), WORLDS)
def test_a_secret_draw_and_an_open_tavern(hand: list[str], deck: list[str], kept: str) -> None:
    """Wherever the tavern came from, the others imagine the worlds that they can't exclude."""
    start, table = spied(MERCHANT, hand, deck)
    play(table, "gather cards", f"card {kept}")
    agree(table, start, 2)
    play(table, "build tavern", "end turn")
    agree(table, start, 2)
    trade = {count_trade(table.imagine(2, seed)) for seed in range(100)}
    assert trade == {0, 1}, "of the two cards that are left, one at least is no trade district"


def count_trade(table: Table) -> int:
    """The trade districts in the hand of seat 1."""
    return [t.TYPE[card] for card in state(table).hands[1]].count(t.TRADE)


def test_both_real_worlds_tell_the_same() -> None:
    """What seat 2 knows does not depend on what it can't see."""
    told = []
    for hand, deck, kept in [world.values for world in WORLDS]:
        assert isinstance(hand, list) and isinstance(deck, list)
        _, table = spied(MERCHANT, hand, deck)
        play(table, "gather cards", f"card {kept}", "build tavern", "end turn")
        told.append(know(state(table), 2))
    assert told[0] == told[1]


@pytest.mark.parametrize("card", ["tavern", "manor"])
def test_a_hidden_discard(card: str) -> None:
    """The trade district is in the hand or under the deck, and the other card where it is not."""
    start, table = spied(MERCHANT, ["tavern", "manor"], ["castle", "market", "temple"], city=["laboratory"])
    play(table, "gather gold", "use laboratory", f"card {card}", "end turn")
    agree(table, start, 2)


def test_a_hidden_discard_between_draws() -> None:
    """What went under the deck before the draw is one of the cards spied on."""
    start, table = spied(MERCHANT, ["tavern", "manor"], ["castle", "market", "temple"], city=["laboratory"])
    play(table, "use laboratory", "card manor", "gather cards", "card temple", "build temple", "end turn")
    agree(table, start, 2)


def test_an_emptied_hand_is_not_forgotten() -> None:
    """The only card, a trade district, lies at the bottom of the deck now."""
    start, table = spied(MERCHANT, ["tavern"], ["castle", "market", "temple", "church"], city=["laboratory"])
    play(table, "gather gold", "use laboratory", "end turn")
    agree(table, start, 2)
    assert {t.TYPE[state(table.imagine(2, seed)).deck[0]] for seed in range(50)} == {t.TRADE}
    play(table, "gather cards", "card temple", "end turn")
    agree(table, start, 2)


def test_swapped_hands_take_the_count_along() -> None:
    """Seat 2 sees the hand that it gets, seat 3 knows one trade district there and no more."""
    start, table = spied({"magician": 1}, ["tavern", "manor"], ["castle", "market"], theirs=[["church"], []])
    play(table, "gather gold", "swap hands with seat 2")
    for seat in (2, 3):
        agree(table, start, seat)


def test_a_redrawn_hand() -> None:
    """Two of three cards go under the deck in no known order."""
    start, table = spied({"magician": 1}, ["tavern", "temple", "manor"], ["castle", "market", "docks"])
    play(table, "gather gold", "redraw", "card temple", "card tavern", "done")
    agree(table, start, 2)


def test_a_card_taken_at_random() -> None:
    """The Emperor has a card of the spied hand, but nobody else knows which."""
    start, table = spied({"emperor": 3}, ["tavern", "manor"], ["castle", "market"], theirs=[[], ["temple"]], gold=0)
    play(table, "gather gold", "give crown to seat 1")
    agree(table, start, 2)


def test_a_chosen_card() -> None:
    """The Wizard has seen all of the spied hand; the others know no more than how many cards he took."""
    start, table = spied({"wizard": 3}, ["tavern", "manor"], ["castle", "market"], theirs=[[], ["temple"]])
    play(table, "gather gold", "look at hand of seat 1", "card manor", "keep in hand")
    for seat in (2, 3):
        agree(table, start, seat)


def test_a_card_taken_and_another_given_back() -> None:
    """The Seer takes a card of the spied hand and gives one back: all but one are still those that were counted."""
    _, table = spied({"seer": 3}, ["tavern", "tavern"], ["castle", "castle", "manor"], theirs=[[], ["temple"]])
    play(table, "gather gold", "foresee", "card castle", "card temple")
    assert {count_trade(table.imagine(2, seed)) for seed in range(100)} == {1, 2}


def test_cards_given_away() -> None:
    """Whoever gets a card from the Cardinal sees it; the others know only where it came from."""
    start, table = spied({"cardinal": 1}, ["tavern", "manor", "castle"], ["temple", "market"], gold=2)
    play(table, "gather gold", "build castle", "take gold from seat 2", "card manor")
    for seat in (2, 3):
        agree(table, start, seat)


def test_a_card_under_the_museum() -> None:
    """It is one of those that were counted, and goes under the deck with the Museum."""
    start, table = spied(MERCHANT, ["tavern", "manor"], ["castle", "market", "temple"], city=["museum"])
    play(table, "gather gold", "use museum", "card tavern", "end turn")
    agree(table, start, 2)


def test_who_saw_the_cards_before_knows_more() -> None:
    """Seat 3 has given the tavern to seat 1 and knows what the count is about; seat 2 knows the number."""
    start = scene(
        {"spy": 0, "merchant": 1, "architect": 2, "warlord": 3},
        hands=[[], ["tavern", "manor"], [], []],
        deck=["castle", "market", "temple"],
        cities=[[], ["laboratory"]],
        call="spy",
    )
    memory = state(start).memory
    assert memory is not None
    memory.seen[3], memory.places[3], memory.anywhere = [(t.DISTRICT_IDS.index("tavern"), 0b10)], 0b10, 0b10
    start._course.keep()
    table = start.clone()
    play(table, "gather gold", "spy on seat 1", "type trade", "end turn")
    play(table, "gather gold", "use laboratory", "card manor", "end turn")
    for seed in range(50):
        s = state(table.imagine(3, seed))
        assert sorted(t.TYPE[card] == t.TRADE for card in [*s.hands[1], s.deck[0]]) == [False, True]
        assert t.DISTRICT_IDS.index("tavern") in [*s.hands[1], s.deck[0]]
