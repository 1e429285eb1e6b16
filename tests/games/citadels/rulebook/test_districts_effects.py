"""The unique districts (p. 15) that help to gather, are used in a turn or at its end, or score points."""

from __future__ import annotations

import pytest

from tests.games.citadels.rulebook.helpers import cards, choices, gold, points, seen, skip_to, told, verbs
from tests.games.citadels.scene import hand, offered, play, scene, under_deck

SIX = ["temple", "church", "tavern", "market", "watchtower", "prison"]


# ---------------------------------------------------------------- gathering


def test_gold_mine_gives_a_third_coin() -> None:
    """With the Gold Mine a player who gathers gold takes three coins, the Witch in her first part too (p. 10)."""
    table = scene({"merchant": 0}, cities=[["gold_mine"]])
    play(table, "gather gold")
    assert gold(table)[0] == 3
    table = scene({"witch": 0}, cities=[["gold_mine"]])
    play(table, "gather gold")
    assert gold(table)[0] == 3


def test_library_keeps_all_cards() -> None:
    """With the Library a player who gathers cards keeps both."""
    table = scene({"merchant": 0}, cities=[["library"]], deck=["temple", "church", "castle"])
    play(table, "gather cards")
    assert hand(table, 0) == ["church", "temple"]


def test_observatory_draws_three_and_keeps_one() -> None:
    """With the Observatory a player draws three cards and keeps one; the others go under the deck."""
    table = scene({"merchant": 0}, cities=[["observatory"]], deck=["docks", "church", "castle"])
    play(table, "gather cards")
    assert choices(table, "card") == ["castle", "church", "docks"]
    play(table, "card church")
    assert hand(table, 0) == ["church"]
    assert sorted(under_deck(table, 2)) == ["castle", "docks"]


# ---------------------------------------------------------------- used in a turn


def test_laboratory_buys_a_card_off_once_a_turn() -> None:
    """Once a turn the Laboratory's owner discards a card under the deck for two coins, at any moment."""
    table = scene({"merchant": 0}, hands=[["castle", "church"]], cities=[["laboratory"]])
    play(table, "use laboratory", "card castle")
    assert (gold(table)[0], hand(table, 0)) == (2, ["church"])
    assert under_deck(table, 1) == ["castle"]
    assert "use laboratory" not in offered(table)
    empty = scene({"merchant": 0}, cities=[["laboratory"]])
    assert "use laboratory" not in offered(empty)


def test_smithy_sells_three_cards_once_a_turn() -> None:
    """Once a turn the Smithy's owner pays two coins for three cards."""
    for stash in (2, 4):
        table = scene({"merchant": 0}, gold=[stash], cities=[["smithy"]])
        play(table, "use smithy")
        assert (gold(table)[0], cards(table)[0]) == (stash - 2, 3)
        assert "use smithy" not in offered(table)
    poor = scene({"merchant": 0}, gold=[1], cities=[["smithy"]])
    assert "use smithy" not in offered(poor)


def test_museum_takes_a_card_a_turn_face_down() -> None:
    """Once a turn the Museum's owner puts a card under it, unseen, worth a point at the end."""
    table = scene({"merchant": 0}, hands=[["temple", "castle"]], cities=[["museum"]])
    play(table, "use museum", "card castle")
    assert hand(table, 0) == ["temple"]
    assert seen(table).players[0].museum == 1
    assert "use museum" not in offered(table)
    assert table.scores[0].parts["unique"] == 1
    assert "card" not in told(table, "uses-museum", 1)[0]


def test_effects_once_a_turn_are_for_the_own_turn() -> None:
    """An effect that is used once a turn works in its owner's turn only (p. 15)."""
    table = scene({"merchant": 0, "warlord": 1}, gold=[9, 9], hands=[["temple"]], cities=[["smithy", "laboratory"]])
    skip_to(table, "warlord")
    assert not {verb for verb in verbs(table) if verb.startswith("use")}


@pytest.mark.parametrize("players", [2, 3])
def test_effects_once_a_turn_work_in_both_turns(players: int) -> None:
    """With two characters each, an effect works once in each of the two turns (p. 7)."""
    table = scene({"merchant": 0, "warlord": 0}, players=players, gold=[9], cities=[["smithy"]])
    play(table, "use smithy")
    skip_to(table, "warlord")
    play(table, "use smithy")
    assert cards(table)[0] == 6


# ---------------------------------------------------------------- the end of a turn


def test_park_fills_an_empty_hand() -> None:
    """At the end of the turn the Park's owner without cards gets two."""
    for cards_held, drawn in ((0, 2), (1, 0)):
        table = scene({"merchant": 0}, hands=[["palace"][:cards_held]], cities=[["park"]])
        play(table, "gather gold", "end turn")
        assert cards(table)[0] == cards_held + drawn


def test_poor_house_fills_an_empty_stash() -> None:
    """At the end of the turn the Poor House's owner without gold gets a coin."""
    for stash, end in ((0, 1), (1, 1)):
        table = scene({"merchant": 0}, gold=[stash], hands=[["market"]], cities=[["poor_house"]])
        play(table, "gather gold", "build market", "end turn")
        assert gold(table)[0] == end


def test_park_and_poor_house_do_nothing_in_other_turns() -> None:
    """Park and Poor House look at the end of their owner's turn only."""
    table = scene({"warlord": 1}, cities=[["park", "poor_house"]])
    play(table, "gather gold", "end turn")
    assert (gold(table)[0], cards(table)[0]) == (0, 0)


# ---------------------------------------------------------------- points


def test_dragon_gate_is_worth_two_points_more() -> None:
    """The Dragon Gate scores 2 points beside its cost of 6."""
    parts = points(["dragon_gate"])
    assert (parts["districts"], parts["unique"]) == (6, 2)


def test_basilica_takes_the_monument_as_one_district() -> None:
    """For the Basilica the Monument is one district of cost 4, beautified of cost 5."""
    assert points(["basilica", "monument"])["unique"] == 0
    assert points(["basilica", "monument+"])["unique"] == 1


def test_capitol_counts_the_haunted_quarter_as_the_type_named() -> None:
    """The Haunted Quarter may be the third district of a type for the Capitol."""
    assert points(["capitol", "haunted_quarter", "tavern", "market"])["unique"] == 3
    assert points(["capitol", "haunted_quarter", "tavern", "temple"])["unique"] == 0
    assert points(["capitol", "school_of_magic", "tavern", "market"])["unique"] == 0  # that one stays unique


def test_haunted_quarter_supplies_a_missing_type() -> None:
    """The Haunted Quarter may stand in for any one type at the end (p. 6), but is not two at once."""
    assert points(["haunted_quarter", "keep", "temple", "tavern", "manor"])["all_types"] == 3
    assert points(["haunted_quarter", "temple", "tavern", "manor"])["all_types"] == 0
    assert points(["haunted_quarter", "temple", "tavern", "manor", "prison"])["all_types"] == 3


def test_haunted_quarter_brings_no_income() -> None:
    """During the game the Haunted Quarter is a unique district."""
    table = scene({"warlord": 0}, cities=[["haunted_quarter"]])
    assert "take income" not in offered(table)


def test_imperial_treasury_counts_the_own_stash_only() -> None:
    """The Imperial Treasury scores the coins in the stash, not those on districts or on the Tax Collector's card."""
    assert points(["imperial_treasury", "temple+"], coins=4)["unique"] == 4
    table = scene({"merchant": 0, "tax_collector": 1}, gold=[3], hands=[["temple"]], cities=[["imperial_treasury"]])
    play(table, "gather gold", "build temple")
    assert table.scores[0].parts["unique"] == gold(table)[0] == 3


def test_ivory_tower_must_be_the_only_unique_district() -> None:
    """The Ivory Tower scores 5 points as the only unique district of the city."""
    assert points(["ivory_tower", *SIX])["unique"] == 5
    assert points(["ivory_tower", "school_of_magic"])["unique"] == 0
    assert points(["ivory_tower", "haunted_quarter", "keep"])["unique"] == 0


def test_map_room_counts_the_hand() -> None:
    """The Map Room scores a point per card in hand, a Secret Vault among them beside its own 3 points."""
    assert points(["map_room"], hand=["temple", "church"])["unique"] == 2
    assert points(["map_room"], hand=["temple", "secret_vault"])["unique"] == 2 + 3


def test_secret_vault_scores_from_the_hand() -> None:
    """The Secret Vault scores 3 points in hand at the end of the game."""
    assert points(["temple"], hand=["secret_vault"]) == {"districts": 1, "all_types": 0, "completion": 0, "unique": 3}


def test_statue_scores_with_the_crown() -> None:
    """The Statue scores 5 points for the player with the crown."""
    assert points(["statue"], crowned=True)["unique"] == 5
    assert points(["statue"])["unique"] == 0


def test_wishing_well_counts_every_unique_district() -> None:
    """The Wishing Well scores a point per unique district, itself included."""
    assert points(["wishing_well", "temple", "castle"])["unique"] == 1
    assert points(["wishing_well", "keep", "library"])["unique"] == 3


def test_points_for_types_are_the_best_choice_for_all_items() -> None:
    """The Haunted Quarter has one type for the whole scoring, and it is the one worth most."""
    parts = points(["capitol", "wishing_well", "haunted_quarter", "temple", "tavern", "manor"])
    # as unique: Capitol 3 and Wishing Well 3; as military: five types 3 and Wishing Well 2
    assert parts["all_types"] + parts["unique"] == 6
