"""The characters of ranks 3 and 4 (p. 11, 12), ability by ability, as far as no example or ruling shows them."""

from __future__ import annotations

import pytest

from burgrave.kernel.rng import seeded
from tests.games.citadels.rulebook.helpers import act, asked, cards, choices, gold, seen, skip_round
from tests.games.citadels.scene import city, hand, offered, play, scene, state, under_deck

# ---------------------------------------------------------------- Magician


def test_magician_swaps_whole_hands_or_redraws_once() -> None:
    """The Magician either swaps hands or redraws, once a turn (p. 11)."""
    table = scene({"magician": 0}, hands=[["temple"], ["castle", "manor"]])
    assert choices(table, "swap hands with") == ["seat 1", "seat 2", "seat 3"]
    assert "redraw" in offered(table)
    play(table, "swap hands with seat 1")
    assert (hand(table, 0), hand(table, 1)) == (["castle", "manor"], ["temple"])
    assert not {"redraw", "swap hands with seat 1"} & set(offered(table))


def test_magician_with_an_empty_hand_simply_takes_the_other() -> None:
    """A Magician without cards may still take another hand (p. 11)."""
    table = scene({"magician": 0}, hands=[[], ["castle", "manor"]])
    play(table, "swap hands with seat 1")
    assert (hand(table, 0), hand(table, 1)) == (["castle", "manor"], [])


def test_magician_discards_any_number_and_draws_as_many() -> None:
    """Discarded cards go under the deck, and as many are drawn from its top (p. 11)."""
    table = scene({"magician": 0}, hands=[["tavern", "church", "manor"]], deck=["castle", "palace", "docks"])
    play(table, "redraw")
    assert "done" in offered(table)  # none is a number, too
    play(table, "card manor", "card tavern", "done")
    assert hand(table, 0) == ["castle", "church", "palace"]
    assert sorted(under_deck(table, 2)) == ["manor", "tavern"]


# ---------------------------------------------------------------- Wizard


def test_wizard_looks_at_a_hand_and_keeps_a_card() -> None:
    """The Wizard sees the whole hand of another player and takes one card, once; others see nothing (p. 11)."""
    table = scene({"wizard": 0}, hands=[[], ["temple", "castle"], []])
    assert choices(table, "look at hand of") == ["seat 1"]  # the others have no cards
    play(table, "look at hand of seat 1")
    assert choices(table, "card") == ["castle", "temple"]  # one of them must be chosen
    act(table, "card castle", "keep in hand")
    assert (hand(table, 0), hand(table, 1)) == (["castle"], ["temple"])
    assert choices(table, "look at hand of") == []
    assert list(seen(table, 0).players[1].remembered) == ["temple"]
    assert list(seen(table, 2).players[1].remembered) == []


def test_wizard_may_build_the_card_before_gathering() -> None:
    """The Wizard's ability has no stated moment, so he may build the card before he gathers (p. 4, 11)."""
    table = scene({"wizard": 0}, gold=[4], hands=[["temple"], ["castle"]])
    act(table, "look at hand of seat 1", "card castle")
    play(table, "build now")
    assert (city(table, 0), gold(table)[0]) == (["castle"], 0)
    assert choices(table, "gather") == ["cards", "gold"]
    assert choices(table, "build") == []  # his own cards only after gathering
    play(table, "gather gold", "build temple")
    assert city(table, 0) == ["castle", "temple"]


@pytest.mark.parametrize(
    ("card", "mine", "details"),
    [
        ("palace", ["framework"], ["pay with framework"]),
        ("necropolis", ["tavern"], ["pay with sacrifice", "district tavern"]),
        ("thieves_den", [], ["card temple"] * 3 + ["card church"] * 3),
    ],
)
def test_wizards_immediate_build_may_be_paid_in_other_ways(card: str, mine: list[str], details: list[str]) -> None:
    """What the Wizard builds at once may be paid for in every way that building allows."""
    table = scene({"wizard": 0}, hands=[["temple"] * 3 + ["church"] * 3, [card]], cities=[mine])
    act(table, "look at hand of seat 1", f"card {card}")
    act(table, "build now", *details)
    assert (city(table, 0), gold(table)[0]) == ([card], 0)
    assert cards(table)[0] == (0 if card == "thieves_den" else 6)


def test_wizard_can_not_build_a_monument_in_a_city_of_five() -> None:
    """All other rules of building hold for the Wizard's card."""
    five = ["temple", "church", "tavern", "market", "watchtower"]
    table = scene({"wizard": 0}, gold=[9], hands=[[], ["monument"]], cities=[five])
    act(table, "look at hand of seat 1", "card monument")
    assert "build now" not in offered(table)


# ---------------------------------------------------------------- Seer


def test_seer_takes_a_card_from_everybody_and_gives_one_back() -> None:
    """The Seer takes a random card of each hand, then must give each of those players a card of her choice (p. 12)."""
    table = scene({"seer": 0}, hands=[["palace"], ["temple"], [], ["church"]])
    play(table, "foresee")
    assert hand(table, 0) == ["church", "palace", "temple"]
    assert choices(table, "card") == ["church", "palace", "temple"]
    act(table, "card palace", "card church")
    assert (hand(table, 0), hand(table, 1), hand(table, 2), hand(table, 3)) == (["temple"], ["palace"], [], ["church"])
    assert "foresee" not in offered(table)


def test_seer_builds_two_districts() -> None:
    """The Seer's building limit is two (p. 12)."""
    table = scene({"seer": 0}, gold=[9], hands=[["temple", "church", "tavern"]])
    play(table, "gather gold", "build temple", "build church")
    assert choices(table, "build") == []


def test_seer_takes_at_random() -> None:
    """Which card of a hand the Seer gets is left to chance (p. 11)."""
    taken = set()
    for seed in range(20):
        table = scene({"seer": 0}, hands=[[], ["temple", "church", "castle"]])
        state(table).rng = seeded(seed)
        play(table, "foresee")
        taken |= set(hand(table, 0))
    assert taken == {"temple", "church", "castle"}


# ---------------------------------------------------------------- King, Emperor, Patrician


@pytest.mark.parametrize("character", ["king", "patrician"])
def test_king_and_patrician_take_the_crown_when_they_like(character: str) -> None:
    """King and Patrician take the crown at a moment of their turn, and choose first next round (p. 12)."""
    table = scene({character: 2, "warlord": 3}, crown=0)
    play(table, "take crown")
    assert seen(table).crown == 2
    assert "take crown" not in offered(table)
    skip_round(table)
    assert asked(table) == 2


@pytest.mark.parametrize("character", ["king", "patrician"])
def test_king_and_patrician_must_take_the_crown(character: str) -> None:
    """Who ends the turn without taking the crown takes it all the same (p. 12)."""
    table = scene({character: 2, "warlord": 3}, crown=0)
    play(table, "gather gold")
    assert seen(table).crown == 0
    play(table, "end turn")
    assert seen(table).crown == 2


@pytest.mark.parametrize(("character", "coins", "drawn"), [("king", 3, 0), ("emperor", 3, 0), ("patrician", 0, 3)])
def test_rank_4_has_an_income_from_noble_districts(character: str, coins: int, drawn: int) -> None:
    """King and Emperor get a coin, the Patrician a card for each noble district and the School of Magic (p. 12)."""
    table = scene({character: 0}, cities=[["manor", "castle", "school_of_magic", "temple"]])
    play(table, "take income")
    assert (gold(table)[0], cards(table)[0]) == (coins, drawn)
    assert "take income" not in offered(table)


def test_emperor_takes_a_coin_or_a_card_from_whom_he_crowns() -> None:
    """The Emperor takes a coin or a random card of the new crowned player, as he likes (p. 12)."""
    for way, coins, drawn in (("gold", 1, 0), ("card", 0, 1)):
        table = scene({"emperor": 0}, crown=2, gold=[0, 3], hands=[[], ["temple", "church"]])
        play(table, "give crown to seat 1", f"take {way}")
        assert seen(table).crown == 1
        assert (gold(table)[0], cards(table)[0]) == (coins, drawn)
        assert (gold(table)[1], cards(table)[1]) == (3 - coins, 2 - drawn)
        assert choices(table, "give crown to") == []


@pytest.mark.parametrize(("stash", "cards_held"), [(3, 0), (0, 2), (0, 0)])
def test_emperor_takes_what_there_is(stash: int, cards_held: int) -> None:
    """Of a player with only coins or only cards the Emperor takes one of those, of one with nothing nothing (p. 12)."""
    table = scene({"emperor": 0}, crown=2, gold=[0, stash], hands=[[], ["temple", "church"][:cards_held]])
    act(table, "give crown to seat 1", "take gold", "take card")
    assert (gold(table)[0], cards(table)[0]) == (min(1, stash), min(1, cards_held))


def test_emperor_must_move_the_crown() -> None:
    """The Emperor can't end his turn before he has crowned somebody (p. 12)."""
    table = scene({"emperor": 0}, crown=0)
    play(table, "gather gold")
    assert "end turn" not in offered(table)
    play(table, "give crown to seat 3")
    assert "end turn" in offered(table)
    assert seen(table).crown == 3


def test_rank_4_does_not_take_the_crown_while_it_is_not_held() -> None:
    """Where nobody has the rank 4 the crown stays (p. 12)."""
    table = scene({"warlord": 1}, crown=2)
    skip_round(table)
    assert seen(table).crown == 2
