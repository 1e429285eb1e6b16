"""Rulings 54 to 70: scoring, odd districts, the selection phase, and two characters for each player."""

from __future__ import annotations

import pytest

import burgrave
from burgrave.games.citadels.data import tables as t
from burgrave.kernel.rng import seeded
from tests.games.citadels.rulebook.helpers import act, asked, cards, choices, gold, points, seen, skip_round, skip_to
from tests.games.citadels.scene import FIRST_GAME, city, hand, offered, play, scene, state

SIX = ["temple", "church", "tavern", "market", "watchtower", "prison"]
FOUR_TYPES = ["temple", "tavern", "watchtower", "manor"]


def test_ruling_54_the_school_of_magic_is_unique_in_scoring() -> None:
    """The School of Magic stands in for a type for income only, not for the five types at the end (p. 6)."""
    assert points(["tavern", "watchtower", "manor", "school_of_magic", "dragon_gate"])["all_types"] == 0
    assert points([*FOUR_TYPES, "school_of_magic"])["all_types"] == 3
    table = scene({"bishop": 0}, cities=[["school_of_magic"]])
    play(table, "take income")
    assert gold(table)[0] == 1


def test_ruling_55_a_haunted_quarter_of_another_type_is_not_unique() -> None:
    """Named as another type the Haunted Quarter no longer counts as unique (p. 15)."""
    assert points(["ivory_tower", "haunted_quarter"])["unique"] == 5
    assert points(["wishing_well", "haunted_quarter"])["unique"] == 2
    # Named military it brings the five types (3) and costs the Wishing Well a point; one choice counts for both.
    both = points(["temple", "tavern", "manor", "wishing_well", "haunted_quarter"])
    assert (both["all_types"], both["unique"]) == (3, 1)


def test_ruling_56_the_capitol_scores_once() -> None:
    """The Capitol scores 3 once for three districts of a type, also with several triples (p. 15)."""
    trade, religious = ["tavern", "market", "docks"], ["temple", "church", "monastery"]
    assert points(["capitol", *trade])["unique"] == 3
    assert points(["capitol", *trade, *religious])["unique"] == 3
    assert points(["capitol", *trade, "harbor", "trading_post", "town_hall"])["unique"] == 3
    assert points(["capitol", "keep", "library"])["unique"] == 3  # a unique triple, itself included
    assert points(["capitol", "keep", *trade[:2], *religious[:2]])["unique"] == 0


def test_ruling_57_the_basilica_counts_odd_costs_as_they_are_now() -> None:
    """The Basilica counts districts of odd cost, a beautified one with its raised cost (ruling 57)."""
    assert points(["basilica", "temple", "church"])["unique"] == 1
    assert points(["basilica", "temple+", "church"])["unique"] == 0
    assert points(["basilica+", "temple", "church+"])["unique"] == 3


def test_ruling_58_library_and_observatory_together() -> None:
    """With Library and Observatory a player draws three cards and keeps all of them."""
    table = scene({"merchant": 0}, cities=[["library", "observatory"]], deck=["temple", "church", "castle", "manor"])
    play(table, "gather cards")
    assert hand(table, 0) == ["castle", "church", "temple"]


@pytest.mark.parametrize("players", [3, 4])
def test_ruling_59_the_monument_is_not_built_in_a_city_of_five(players: int) -> None:
    """The Monument can be built up to the fifth place only, in games to eight districts too."""
    for size, fits in ((4, ["monument"]), (5, [])):
        table = scene({"merchant": 0}, players=players, gold=[9], hands=[["monument"]], cities=[SIX[:size]])
        play(table, "gather gold")
        assert choices(table, "build") == fits


def test_ruling_59_the_monument_counts_two_for_completion_only() -> None:
    """A city of six with the Monument is completed; for points it is one district of cost 4."""
    table = scene({"merchant": 0}, gold=[9], hands=[["manor"]], cities=[["monument", *SIX[:4]]])
    assert not seen(table).players[0].complete
    play(table, "gather gold", "build manor")
    assert seen(table).players[0].complete
    assert table.scores[0].parts["districts"] == 4 + 1 + 2 + 1 + 2 + 3
    assert points(["monument", "wishing_well"])["unique"] == 2
    assert points(["monument", "capitol"])["unique"] == 0


@pytest.mark.parametrize("players", [2, 3])
def test_ruling_60_the_theater_with_two_characters_each(players: int) -> None:
    """With 2 or 3 players the Theater's owner chooses what he gives and gets one of the other's at random (p. 15)."""
    got = set()
    for seed in range(12):
        table = scene({"magician": 0, "bishop": 0, "merchant": 1, "warlord": 1}, players=players, cities=[["theater"]])
        state(table).rng = seeded(seed)
        play(table, "trade characters with seat 1")
        assert asked(table) == 0
        assert choices(table, "hand over") == ["bishop", "magician"]
        play(table, "hand over magician")
        mine, theirs = (set(seen(table, seat).players[seat].characters) for seat in (0, 1))
        assert mine | theirs == {"magician", "bishop", "merchant", "warlord"}
        assert "bishop" in mine and "magician" in theirs
        got |= mine
    assert got == {"bishop", "merchant", "warlord"}


@pytest.mark.parametrize(("players", "top"), [(7, 8), (8, 9)])
def test_ruling_61_the_last_player_sees_the_first_discard(players: int, top: int) -> None:
    """The seventh of 7 (the eighth of 8) chooses between the last card and the one discarded first (p. 3, 8)."""
    table = burgrave.new("citadels", players=players, seed=3, options={"crown": 0})
    assert len(seen(table).cast) == top
    discarded = set(seen(table).cast) - set(choices(table, "pick"))
    assert len(discarded) == 1
    for seat in range(players - 1):
        assert asked(table) == seat
        last = set(choices(table, "pick")[1:])
        play(table, f"pick {choices(table, 'pick')[0]}")
    assert asked(table) == players - 1
    assert set(choices(table, "pick")) == last | discarded
    play(table, f"pick {discarded.copy().pop()}")
    assert set(seen(table, players - 1).players[players - 1].characters) == discarded
    assert seen(table).face_down == 1


def test_ruling_62_only_the_face_down_discard_may_be_rank_4() -> None:
    """The face-up discards are never the rank 4, the face-down one may be (p. 3)."""
    hidden_kings = 0
    for seed in range(60):
        table = burgrave.new("citadels", players=4, seed=seed)
        face_up = seen(table).face_up
        assert len(face_up) == 2
        assert all(t.RANK[t.CHARACTER_IDS.index(name)] != 4 for name in face_up)
        hidden_kings += "king" not in choices(table, "pick")
    assert 0 < hidden_kings < 60


@pytest.mark.parametrize("players", [2, 3])
def test_ruling_63_the_bishop_protects_all_round_with_two_characters(players: int) -> None:
    """The Bishop protects his player's city for the round, also in the turns of other characters (ruling 63)."""
    table = scene({"bishop": 1, "architect": 1, "warlord": 0}, players=players, gold=[9], cities=[[], ["temple"]])
    skip_to(table, "warlord")
    assert choices(table, "destroy in city of") == []


def test_ruling_64_abilities_belong_to_a_turn_gold_hand_and_city_to_the_player() -> None:
    """Each character has its own income, limit and abilities, with one stash, hand and city for both (p. 7)."""
    table = scene(
        {"bishop": 0, "warlord": 0},
        players=2,
        gold=[9],
        hands=[["temple", "church", "prison"]],
        cities=[["monastery", "barracks"], ["tavern"]],
    )
    assert choices(table, "destroy in city of") == []
    play(table, "gather gold", "build temple", "take income")
    assert gold(table)[0] == 9 + 2 - 1 + 2
    assert choices(table, "build") == []
    play(table, "end turn", "gather gold", "build prison", "take income")
    assert gold(table)[0] == 12 + 2 - 2 + 2
    assert choices(table, "destroy in city of") == ["seat 1"]
    assert hand(table, 0) == ["church"]


def test_ruling_65_the_magistrate_does_not_confiscate_from_himself() -> None:
    """With two characters each the Magistrate's player is not asked to confiscate his own district (ruling 65)."""
    table = scene({"magistrate": 0, "merchant": 0}, players=2, gold=[9], hands=[["market"]])
    play(table, "signed warrant on merchant", "unsigned warrant on king", "unsigned warrant on bishop")
    play(table, "gather gold", "end turn", "gather gold", "build market")
    assert "confiscate" not in offered(table)
    assert (city(table, 0), gold(table)[0]) == (["market"], 9 + 2 + 2 - 2)


def test_ruling_66_a_completed_city_may_grow() -> None:
    """A city may have more than seven districts, and every one of them scores (p. 6)."""
    table = scene({"architect": 0}, gold=[9], hands=[["manor", "trading_post"]], cities=[SIX])
    play(table, "gather gold", "build manor", "build trading_post", "end turn")
    assert table.over
    assert len(city(table, 0)) == 8
    assert table.scores[0].parts == {"districts": 9 + 3 + 2, "all_types": 0, "completion": 4, "unique": 0}


@pytest.mark.parametrize(("holders", "winner"), [((3, 8), 1), ((8, 3), 0)])
def test_ruling_67_a_tie_goes_to_the_higher_rank(holders: tuple[int, int], winner: int) -> None:
    """Of tied players the one with the higher rank in the last round wins, whatever his gold or districts (p. 6)."""
    names = {3: "magician", 8: "warlord"}
    table = scene(
        {names[holders[0]]: 0, names[holders[1]]: 1, "merchant": 2},
        gold=[9, 0, 9],
        hands=[[], [], ["manor"]],
        cities=[["castle", "palace", "fortress", "cathedral"], ["town_hall", "harbor", "dragon_gate", "market"], SIX],
    )
    skip_to(table, "merchant")
    play(table, "gather gold", "build manor")
    skip_round(table)
    assert table.over
    assert [score.total for score in table.scores[:3]] == [19, 19, 9 + 3 + 4]
    assert table.winners == [winner]


@pytest.mark.parametrize(("victim", "winner"), [("king", 0), ("bishop", 1)])
def test_ruling_67_what_a_killed_character_counts_in_a_tie(victim: str, winner: int) -> None:
    """In a tie a killed rank 4 counts, since it is revealed in the end; any other killed character does not."""
    table = scene(
        {"assassin": 2, victim: 0, "magician": 1},
        gold=[0, 0, 1],
        hands=[[], [], ["manor"]],
        cities=[["castle", "palace", "fortress", "cathedral"], ["town_hall", "harbor", "dragon_gate", "market"], SIX],
    )
    play(table, f"kill {victim}", "gather gold", "build manor")
    skip_round(table)
    assert table.scores[0].total == table.scores[1].total > table.scores[2].total
    assert table.winners == [winner]


def test_ruling_67_the_higher_of_two_characters_counts_in_a_tie() -> None:
    """With two characters each, the higher rank that a player has revealed decides a tie."""
    table = scene(
        {"magician": 0, "bishop": 1, "merchant": 1, "warlord": 0, "artist": 2},
        players=3,
        gold=[0, 0, 1],
        hands=[[], [], ["manor"]],
        cities=[
            ["castle", "palace", "fortress", "cathedral"],
            ["town_hall", "harbor", "dragon_gate", "market"],
            [*SIX, "trading_post"],
        ],
    )
    skip_to(table, "artist")
    play(table, "gather gold", "build manor", "end turn")
    assert table.over
    assert [score.total for score in table.scores] == [19, 19, 18]
    assert table.winners == [0]


def test_ruling_68_a_secret_vault_under_the_museum_is_worth_one() -> None:
    """A Secret Vault scores 3 in hand, but 1 like any other card under the Museum (ruling 68)."""
    assert points(["museum"], hand=["secret_vault"])["unique"] == 3
    assert points(["museum"], museum=["secret_vault"])["unique"] == 1


def test_ruling_69_the_secret_vault_is_a_unique_card_for_the_spy() -> None:
    """The Spy who names the unique type finds a Secret Vault."""
    table = scene({"spy": 0}, gold=[0, 5], hands=[[], ["secret_vault", "temple"]])
    play(table, "spy on seat 1", "type unique")
    assert gold(table)[:2] == [1, 4]
    assert cards(table)[:2] == [1, 2]


def test_ruling_69_the_secret_vault_can_be_passed_on() -> None:
    """The Secret Vault can be swapped, taken, discarded and paid with like any card."""
    table = scene({"magician": 0}, hands=[["secret_vault"], ["temple"]])
    play(table, "swap hands with seat 1")
    assert (hand(table, 0), hand(table, 1)) == (["temple"], ["secret_vault"])

    table = scene({"wizard": 0}, hands=[[], ["secret_vault", "temple"]])
    act(table, "look at hand of seat 1", "card secret_vault", "keep in hand")
    assert hand(table, 0) == ["secret_vault"]

    table = scene({"merchant": 0}, hands=[["secret_vault", "temple"]], cities=[["laboratory", "museum"]])
    play(table, "use laboratory", "card secret_vault")
    assert (hand(table, 0), gold(table)[0]) == (["temple"], 2)

    table = scene({"cardinal": 0}, gold=[0, 9], hands=[["docks", "secret_vault", "temple"]])
    play(table, "gather gold")
    act(table, "build docks", "take gold from seat 1", "card secret_vault")
    assert hand(table, 1) == ["secret_vault"]


def test_ruling_70_there_is_no_rank_9_with_two_players() -> None:
    """With two players the cast has the ranks 1 to 8, also where a text speaks of the Tax Collector (p. 7)."""
    with pytest.raises(burgrave.BadSetup, match="with 2 players there is no character of rank 9"):
        burgrave.new("citadels", players=2, seed=1, options={"characters": [*FIRST_GAME, "tax_collector"]})
    assert seen(burgrave.new("citadels", players=2, seed=1)).cast == tuple(FIRST_GAME)
