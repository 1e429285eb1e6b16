"""The worked examples of the rulebook, and the sums and lists that follow from its wording."""

from __future__ import annotations

import pytest

import burgrave
from tests.games.citadels.rulebook.helpers import (
    act,
    asked,
    choices,
    gold,
    points,
    seen,
    shorten_deck,
    skip_round,
    skip_to,
    told,
)
from tests.games.citadels.scene import city, hand, offered, play, scene, state, under_deck


def test_p04_characters_are_called_in_order_of_rank() -> None:
    """Turns follow the ranks, not the seats; for a character that nobody has nothing happens (p. 4)."""
    table = scene({"warlord": 0, "thief": 3, "merchant": 1, "magician": 2}, crown=2)
    skip_round(table)
    assert [event["who"] for event in told(table, "reveals")] == [3, 2, 1, 0]
    assert len(told(table, "nobody")) == 4


def test_p04_a_turn_begins_with_gathering() -> None:
    """A player must gather before he can build or end his turn, and gathers once (p. 4)."""
    table = scene({"merchant": 0}, gold=[9], hands=[["temple"]])
    assert sorted(offered(table)) == ["gather cards", "gather gold", "take bonus"]
    play(table, "gather gold")
    assert gold(table)[0] == 11
    assert sorted(offered(table)) == ["build temple", "end turn", "take bonus"]


def test_p04_of_two_cards_one_is_kept() -> None:
    """Who gathers cards draws two, keeps one, and puts the other under the deck, unseen (p. 4)."""
    table = scene({"merchant": 0}, deck=["temple", "castle", "manor"])
    deck = seen(table).deck
    play(table, "gather cards")
    assert choices(table, "card") == ["castle", "temple"]
    play(table, "card temple")
    assert hand(table, 0) == ["temple"]
    assert under_deck(table, 1) == ["castle"]
    assert seen(table).deck == deck - 1
    assert told(table, "gathers-cards", 1) == [{"who": 0, "count": 2, "kept": 1}]


def test_p04_one_district_a_turn_for_its_cost() -> None:
    """After gathering a player may build one district of his hand, if he can pay its cost (p. 4)."""
    table = scene({"merchant": 0}, gold=[1], hands=[["docks", "castle", "market", "docks"]], cities=[["market"]])
    play(table, "gather gold")
    assert choices(table, "build") == ["docks"]  # the Castle is too dear, a Market stands there already
    play(table, "build docks")
    assert (gold(table)[0], city(table, 0)) == (0, ["docks", "market"])
    assert hand(table, 0) == ["castle", "docks", "market"]
    assert choices(table, "build") == []


def test_p04_with_an_empty_deck_there_is_only_gold() -> None:
    """A short deck gives what it has, and an empty one can't be gathered from."""
    table = scene({"merchant": 0, "warlord": 1}, deck=["castle"])
    shorten_deck(table, 1)
    play(table, "gather cards")
    assert hand(table, 0) == ["castle"]
    play(table, "end turn")
    assert choices(table, "gather") == ["gold"]


def test_p06_gold_and_the_number_of_cards_are_open() -> None:
    """Everybody may see how many coins and cards a player has, but not which cards (p. 6)."""
    table = scene({"merchant": 0}, gold=[4, 7], hands=[["temple"], ["castle", "manor"]])
    for seat in (2, None):
        view = seen(table, seat)
        assert [(player.gold, player.cards, player.hand) for player in view.players[:2]] == [(4, 1, None), (7, 2, None)]


def test_p05_a_warlords_turn() -> None:
    """The turn on p. 5 (vector 12.3): robbed, 2 coins gathered, 1 paid to destroy, 2 of income, 3 paid for Barracks."""
    wojciech, martyna, kasia = 0, 1, 2
    table = scene(
        {"architect": wojciech, "warlord": martyna, "thief": kasia},
        gold=[0, 5, 1],
        hands=[[], ["barracks"]],
        cities=[["market"], ["prison", "school_of_magic"]],
    )
    play(table, "rob warlord")
    skip_to(table, "warlord")
    assert gold(table)[martyna] == 0
    assert gold(table)[kasia] == 1 + 2 + 5
    play(table, "gather gold")
    assert gold(table)[martyna] == 2
    act(table, f"destroy in city of seat {wojciech}", "district market")
    assert gold(table)[martyna] == 1
    assert city(table, wojciech) == []
    assert under_deck(table, 1) == ["market"]
    play(table, "take income")
    assert gold(table)[martyna] == 3
    play(table, "build barracks")
    assert gold(table)[martyna] == 0
    assert city(table, martyna) == ["barracks", "prison", "school_of_magic"]
    assert offered(table) == ["end turn"]  # no coin for the Barracks: the income was taken before
    play(table, "end turn")
    assert seen(table).phase == "selection"  # the Warlord was the last character: the next round begins
    assert seen(table).round == 2


def test_p06_the_final_scoring() -> None:
    """The scoring on p. 6 (vectors 12.1, 12.2): 29 to 28, the second to complete a city wins by the Dragon Gate."""
    martyna, wojciech = 0, 1
    table = scene(
        {"warlord": martyna, "merchant": wojciech},
        gold=[1, 0],
        hands=[["barracks"], ["haunted_quarter"]],
        cities=[
            ["docks", "trading_post", "manor", "prison", "school_of_magic", "dragon_gate"],
            ["castle", "tavern", "trading_post", "monastery", "cathedral", "observatory"],
        ],
    )
    play(table, "gather gold", "build haunted_quarter", "end turn")
    assert not table.over  # the round is played to its end
    play(table, "gather gold", "build barracks", "end turn")
    assert table.over
    ours, theirs = table.scores[martyna], table.scores[wojciech]
    assert ours.parts == {"districts": 25, "all_types": 0, "completion": 2, "unique": 2}
    assert theirs.parts == {"districts": 21, "all_types": 3, "completion": 4, "unique": 0}
    assert (ours.total, theirs.total) == (29, 28)
    assert table.winners == [martyna]


def test_p06_rank_8_beats_rank_3_in_a_tie() -> None:
    """Of two players with equal points the one who revealed the higher rank in the last round wins (p. 6)."""
    six = ["temple", "church", "tavern", "market", "watchtower", "prison"]
    table = scene(
        {"magician": 0, "warlord": 2},
        gold=[1],
        hands=[["manor"]],
        cities=[six, [], ["castle", "palace", "fortress", "trading_post"]],
    )
    play(table, "gather gold", "build manor", "end turn")
    skip_round(table)
    assert table.over
    assert table.scores[0].total == 9 + 3 + 4
    assert table.scores[2].total == 4 + 5 + 5 + 2
    assert table.winners == [2]


@pytest.mark.parametrize("players", [2, 3])
def test_p07_architect_and_warlord_in_one_hand(players: int) -> None:
    """A card drawn as the Architect may be built as the Warlord, whose limit is 1 whatever the Architect's (12.9)."""
    table = scene(
        {"architect": 0, "warlord": 0},
        players=players,
        gold=[20],
        hands=[["tavern", "market", "docks", "manor"]],
        deck=["temple", "church"],
    )
    play(table, "take bonus", "gather gold", "build tavern", "build market", "build docks")
    assert choices(table, "build") == []
    play(table, "end turn")
    assert seen(table).character == "warlord"
    assert hand(table, 0) == ["church", "manor", "temple"]
    play(table, "gather gold", "build temple")
    assert choices(table, "build") == []
    assert city(table, 0) == ["docks", "market", "tavern", "temple"]


def test_p10_the_bishops_income_before_building() -> None:
    """A Bishop who needs the coins takes his income before he builds (p. 10, vector 12.10)."""
    table = scene({"bishop": 0}, hands=[["temple"]], cities=[["church", "monastery"]])
    play(table, "take income")
    assert gold(table)[0] == 2
    play(table, "gather gold", "build temple")
    assert gold(table)[0] == 2 + 2 - 1
    assert "take income" not in offered(table)


def test_p10_the_bishops_income_after_building() -> None:
    """A Bishop who builds first gets a coin for the new religious district as well (p. 10, vector 12.10)."""
    table = scene({"bishop": 0}, hands=[["temple"]], cities=[["church", "monastery"]])
    play(table, "gather gold", "build temple", "take income")
    assert gold(table)[0] == 2 - 1 + 3


@pytest.mark.parametrize(("coins", "drawn"), [(3, 0), (2, 1), (1, 2), (0, 3)])
def test_p13_the_abbots_splits(coins: int, drawn: int) -> None:
    """An Abbot with 3 religious districts has exactly four splits, declared before he takes anything (12.5)."""
    table = scene({"abbot": 0}, cities=[["temple", "church", "monastery"]])
    play(table, "take income")
    assert offered(table) == ["gold 0", "gold 1", "gold 2", "gold 3"]
    assert (gold(table)[0], hand(table, 0)) == (0, [])
    play(table, f"gold {coins}")
    assert (gold(table)[0], len(hand(table, 0))) == (coins, drawn)


@pytest.mark.parametrize(
    ("target", "price"),
    [("tavern", 0), ("market", 1), ("monastery", 2), ("castle", 3), ("palace", 4), ("dragon_gate", 5), ("market+", 2)],
)
def test_p14_the_warlords_price_list(target: str, price: int) -> None:
    """To destroy costs one coin less than the district's cost, a beautified one's raised cost included (12.4)."""
    name = target.removesuffix("+")
    table = scene({"warlord": 0}, gold=[price], cities=[[], [target]])
    act(table, "destroy in city of seat 1", f"district beautified {name}" if "+" in target else f"district {name}")
    assert gold(table)[0] == 0
    assert city(table, 1) == []
    assert under_deck(table, 1) == [name]
    if price:
        poorer = scene({"warlord": 0}, gold=[price - 1], cities=[[], [target]])
        assert choices(poorer, "destroy in city of") == []


def test_vector_12_04_a_coin_more_behind_the_great_wall() -> None:
    """The Great Wall adds a coin to the Warlord's price for every district of its city (12.4)."""
    table = scene({"warlord": 0}, gold=[2], cities=[[], ["market", "trading_post", "docks", "great_wall"]])
    play(table, "destroy in city of seat 1")
    assert choices(table, "district") == ["market", "trading_post"]
    play(table, "district market")
    assert gold(table)[0] == 0


@pytest.mark.parametrize(("stash", "bribe"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3)])
def test_vector_12_06_a_bribe_is_half_rounded_down(stash: int, bribe: int) -> None:
    """A bribe is half of the coins, rounded down; with a single coin it is nothing and still a bribe (p. 11)."""
    table = scene({"blackmailer": 0, "merchant": 1}, gold=[0, stash], deck=["temple", "church"])
    play(table, "flower on merchant", "blank on king", "gather gold", "end turn")
    play(table, "gather cards", "card temple", "bribe")
    assert gold(table)[:2] == [2 + bribe, stash - bribe]
    assert seen(table).threats == ["king"]
    assert told(table, "bribes") == [{"who": 1, "whom": 0, "gold": bribe}]


def test_vector_12_07_a_spy_with_more_matches_than_gold() -> None:
    """The Spy takes what gold there is, and a card for every match all the same (p. 11)."""
    table = scene(
        {"spy": 0}, gold=[0, 2], hands=[[], ["tavern", "tavern", "market", "docks", "temple"]], deck=["castle"] * 4
    )
    play(table, "spy on seat 1", "type trade")
    assert gold(table)[:2] == [2, 0]
    assert hand(table, 0) == ["castle"] * 4


def picks(table: burgrave.Table) -> list[tuple[int, int, int]]:
    """Let everybody take the first character: who was asked, among how many, and how many were discarded after that."""
    found: list[tuple[int, int, int]] = []
    while seen(table).phase == "selection":
        seat, passed, discarded = asked(table), len(choices(table, "pick")), seen(table).face_down
        play(table, offered(table)[0])
        if choices(table, "discard"):
            assert asked(table) == seat
            play(table, offered(table)[0])
        found.append((seat, passed, seen(table).face_down - discarded))
    return found


def test_vector_12_08_three_players_pick_twice() -> None:
    """Three players pick from 8, 7 and 6 cards, one is discarded unseen, then from 4, 3 and 2 (p. 7)."""
    table = burgrave.new("citadels", players=3, seed=5, options={"crown": 1})
    assert (seen(table).face_up, seen(table).face_down) == ([], 1)
    assert picks(table) == [(1, 8, 0), (2, 7, 0), (0, 6, 1), (1, 4, 0), (2, 3, 0), (0, 2, 1)]


def test_vector_12_08_two_players_keep_one_and_discard_one() -> None:
    """Two players pick from 7, 6, 4 and 2 cards; every pick but the first also discards a card (p. 7)."""
    table = burgrave.new("citadels", players=2, seed=5, options={"crown": 1})
    assert (seen(table).face_up, seen(table).face_down) == ([], 1)
    assert picks(table) == [(1, 7, 0), (0, 6, 1), (1, 4, 1), (0, 2, 1)]


def test_vector_12_11_ivory_tower_with_haunted_quarter() -> None:
    """The Haunted Quarter named as another type leaves the Ivory Tower the only unique district (p. 15)."""
    assert points(["ivory_tower", "haunted_quarter"])["unique"] == 5
    assert points(["ivory_tower", "keep"])["unique"] == 0


def test_vector_12_12_alchemist_with_the_poor_house() -> None:
    """The Poor House pays an Alchemist without gold before he gets back what he built for (p. 15)."""
    table = scene({"alchemist": 0}, gold=[2], hands=[["castle"]], cities=[["poor_house"]])
    play(table, "gather gold", "build castle")
    assert gold(table)[0] == 0
    play(table, "end turn")
    assert gold(table)[0] == 5


def confiscation() -> burgrave.Table:
    """Seat 1 has paid 3 of his 5 coins for the Docks, with the Magistrate's signed warrant on him and taxes due."""
    table = scene({"magistrate": 0, "merchant": 1, "tax_collector": 2}, gold=[0, 3], hands=[[], ["docks", "tavern"]])
    play(table, "signed warrant on merchant", "unsigned warrant on king", "unsigned warrant on bishop")
    play(table, "gather gold", "end turn", "gather gold", "build docks")
    assert asked(table) == 0
    return table


def test_vector_12_13_confiscation_with_tax() -> None:
    """The builder gets all his coins back, the Magistrate pays the tax, and the builder's limit is used (p. 10, 15)."""
    table = confiscation()
    play(table, "confiscate")
    assert gold(table)[:2] == [1, 5]
    assert seen(table).taxes == 1
    assert (city(table, 0), city(table, 1)) == (["docks"], [])
    assert choices(table, "build") == []


def test_vector_12_13_no_confiscation_with_tax() -> None:
    """Where the Magistrate lets it be, the builder pays the district and the tax (p. 10, 14)."""
    table = confiscation()
    play(table, "decline")
    assert gold(table)[:2] == [2, 1]
    assert seen(table).taxes == 1
    assert city(table, 1) == ["docks"]


@pytest.mark.parametrize(
    ("mine", "theirs", "wall", "price"),
    [("market", "palace", False, 3), ("palace", "market", False, 0), ("market", "palace", True, 4)],
)
def test_vector_12_14_the_diplomats_payment(mine: str, theirs: str, wall: bool, price: int) -> None:
    """The Diplomat pays the owner what the other district costs more, one more for a wall, and never gets change."""
    behind = ["great_wall"] if wall else []
    table = scene({"diplomat": 0}, gold=[price], cities=[[mine], [theirs, *behind]])
    act(table, "exchange with city of seat 1", f"district {theirs}", f"district {mine}")
    assert gold(table)[:2] == [0, price]
    assert (city(table, 0), city(table, 1)) == ([theirs], sorted([mine, *behind]))


@pytest.mark.parametrize(("players", "left"), [(2, 60), (3, 56), (4, 52), (5, 48), (6, 44), (7, 40), (8, 36)])
def test_vector_12_15_the_deck_after_the_deal(players: int, left: int) -> None:
    """54 basic and 14 unique cards are shuffled, and everybody is dealt 4 cards and 2 coins (p. 2, 8)."""
    table = burgrave.new("citadels", players=players, seed=players)
    view = seen(table)
    assert view.deck == left
    assert [(player.cards, player.gold) for player in view.players] == [(4, 2)] * players
    assert len(state(table).deck) == left


def test_vector_12_15_the_deck_is_shuffled() -> None:
    """The district cards are shuffled before the deal (p. 2): other games, other hands."""
    hands = {tuple(hand(burgrave.new("citadels", players=4, seed=seed), 0)) for seed in range(20)}
    assert len(hands) > 15
