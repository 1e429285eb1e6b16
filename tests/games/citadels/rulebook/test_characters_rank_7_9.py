"""The characters of ranks 7 to 9 (p. 13-15), ability by ability, as far as no example or ruling shows them."""

from __future__ import annotations

import pytest

from burgrave.kernel.rng import seeded
from tests.games.citadels.rulebook.helpers import (
    act,
    cards,
    choices,
    gold,
    points,
    seen,
    shorten_deck,
    skip_round,
    skip_to,
    told,
)
from tests.games.citadels.scene import city, hand, offered, play, scene, state

SIX = ["temple", "church", "tavern", "market", "watchtower", "prison"]


# ---------------------------------------------------------------- Architect, Navigator, Scholar


@pytest.mark.parametrize("gathered", ["gold", "cards"])
def test_architect_gets_two_cards_and_builds_three_districts(gathered: str) -> None:
    """The Architect gets two cards whatever she gathers, once, and may build three districts (p. 13)."""
    table = scene({"architect": 0}, gold=[9], deck=["temple", "church", "tavern", "market"])
    act(table, f"gather {gathered}", "card temple")
    play(table, "take bonus")
    assert hand(table, 0) == (["church", "temple"] if gathered == "gold" else ["market", "tavern", "temple"])
    assert gold(table)[0] == (11 if gathered == "gold" else 9)
    assert "take bonus" not in offered(table)


@pytest.mark.parametrize(("resource", "coins", "drawn"), [("gold", 4, 0), ("cards", 0, 4)])
def test_navigator_gets_four_coins_or_four_cards(resource: str, coins: int, drawn: int) -> None:
    """The Navigator gets four coins or four cards, once, whatever she gathers (p. 13)."""
    table = scene({"navigator": 0}, deck=["temple", "church"])
    play(table, f"navigate for {resource}")
    assert (gold(table)[0], cards(table)[0]) == (coins, drawn)
    assert choices(table, "navigate for") == []
    play(table, "gather gold")
    assert gold(table)[0] == coins + 2


def test_scholar_draws_seven_and_keeps_one() -> None:
    """The Scholar draws seven cards, keeps one and shuffles the other six into the deck, once (p. 13)."""
    seven = ["temple", "church", "tavern", "market", "watchtower", "prison", "manor"]
    table = scene({"scholar": 0}, deck=seven)
    deck = seen(table).deck
    play(table, "study")
    assert choices(table, "card") == sorted(seven)
    assert seen(table, 1).limbo == []  # nobody else sees them
    play(table, "card manor")
    assert hand(table, 0) == ["manor"]
    assert seen(table).deck == deck - 1
    assert "study" not in offered(table)


def test_scholar_shuffles_the_whole_deck() -> None:
    """After the Scholar nobody knows the top of the deck: it is shuffled with the six cards (p. 13)."""
    tops = set()
    for seed in range(12):
        table = scene({"scholar": 0}, deck=["manor"] * 5 + ["castle"] * 3, cities=[["library"]])
        state(table).rng = seeded(seed)
        play(table, "study", "card castle", "gather cards")
        tops.add(tuple(hand(table, 0)))
    assert len(tops) > 4


def test_scholar_with_a_short_deck_draws_what_there_is() -> None:
    """With fewer than seven cards in the deck the Scholar draws those."""
    table = scene({"scholar": 0})
    shorten_deck(table, 3)
    play(table, "study")
    assert seen(table).deck == 0
    play(table, offered(table)[0])
    assert seen(table).deck == 2


def test_scholar_builds_two_districts() -> None:
    """The Scholar's building limit is two (p. 13)."""
    table = scene({"scholar": 0}, gold=[9], hands=[["temple", "church", "tavern"]])
    play(table, "gather gold", "build temple", "build church")
    assert choices(table, "build") == []


# ---------------------------------------------------------------- Warlord, Diplomat, Marshal


def test_warlord_destroys_one_district_a_turn() -> None:
    """The Warlord destroys one district, before or after gathering, and need not do so (p. 14)."""
    table = scene({"warlord": 0}, cities=[[], ["temple"], ["tavern"]])
    assert choices(table, "destroy in city of") == ["seat 1", "seat 2"]
    act(table, "destroy in city of seat 1", "district temple")
    assert choices(table, "destroy in city of") == []
    play(table, "gather gold")
    assert choices(table, "destroy in city of") == []


def test_warlord_pays_the_bank() -> None:
    """The gold for a destroyed district goes to the bank, the coin on a beautified one too (p. 14)."""
    table = scene({"warlord": 0}, gold=[9], cities=[[], ["market+"]])
    act(table, "destroy in city of seat 1", "district beautified market")
    assert gold(table) == [7, 0, 0, 0]


def test_warlord_can_not_destroy_in_his_own_completed_city() -> None:
    """A completed city is out of the Warlord's reach, his own included (p. 14)."""
    table = scene({"warlord": 0}, gold=[9], cities=[[*SIX, "manor"]])
    assert choices(table, "destroy in city of") == []


def test_diplomat_exchanges_beautified_districts_with_their_coins() -> None:
    """The difference is that of the raised costs, and the coin travels with the district (p. 14)."""
    table = scene({"diplomat": 0}, gold=[2], cities=[["market+"], ["castle+"]])
    act(table, "exchange with city of seat 1", "district beautified castle", "district beautified market")
    assert gold(table)[:2] == [0, 2]
    assert (city(table, 0), city(table, 1)) == (["castle+"], ["market+"])
    assert choices(table, "exchange with city of") == []


def test_diplomat_must_be_able_to_pay() -> None:
    """What the Diplomat can't pay for he can't have."""
    table = scene({"diplomat": 0}, gold=[2], cities=[["market"], ["palace", "castle"], ["town_hall"]])
    assert choices(table, "exchange with city of") == ["seat 1"]
    act(table, "exchange with city of seat 1", "district castle", "district market")
    assert city(table, 0) == ["castle"]


def test_diplomat_without_a_district_exchanges_nothing() -> None:
    """The Diplomat gives one of his own districts (p. 14)."""
    table = scene({"diplomat": 0}, gold=[9], cities=[[], ["palace"]])
    assert choices(table, "exchange with city of") == []


@pytest.mark.parametrize("mine", [True, False])
def test_diplomat_exchanges_no_keep(mine: bool) -> None:
    """The rank 8 can't use its ability on the Keep, on neither side of an exchange."""
    table = scene({"diplomat": 0}, gold=[9], cities=[["keep"], ["docks"]] if mine else [["docks"], ["keep"]])
    assert choices(table, "exchange with city of") == []


def test_marshal_seizes_a_district_of_cost_three_at_most() -> None:
    """The Marshal takes a district of cost 3 or less from another city and pays its owner the cost, once (p. 14)."""
    table = scene(
        {"marshal": 0}, gold=[3], cities=[["tavern"], ["manor", "castle", "tavern", "temple"], [*SIX, "manor"]]
    )
    assert choices(table, "seize from city of") == ["seat 1"]
    play(table, "seize from city of seat 1")
    assert choices(table, "district") == ["manor", "temple"]
    play(table, "district manor")
    assert gold(table)[:2] == [0, 3]
    assert city(table, 0) == ["manor", "tavern"]
    play(table, "gather gold")
    assert choices(table, "seize from city of") == []


def test_marshal_can_not_seize_the_keep_nor_what_he_can_not_pay() -> None:
    """The Keep is out of the Marshal's reach, and so is what he has no gold for."""
    table = scene({"marshal": 0}, gold=[2], cities=[[], ["keep", "docks"]])
    assert choices(table, "seize from city of") == []
    play(table, "gather gold")
    act(table, "seize from city of seat 1", "district docks")
    assert city(table, 1) == ["keep"]


# ---------------------------------------------------------------- Queen


@pytest.mark.parametrize("royal", ["king", "patrician", "emperor"])
@pytest.mark.parametrize(("seat", "coins"), [(1, 3), (4, 3), (2, 0)])
def test_queen_sits_beside_a_revealed_rank_4(royal: str, seat: int, coins: int) -> None:
    """The Queen gets 3 coins once if a neighbour has revealed the rank 4 (p. 14)."""
    table = scene({royal: seat, "queen": 0}, players=5, crown=3)
    if royal == "emperor":
        play(table, "give crown to seat 0")
    skip_to(table, "queen")
    assert ("take bonus" in offered(table)) == bool(coins)
    if coins:
        play(table, "take bonus")
    assert gold(table)[0] == coins
    assert "take bonus" not in offered(table)


def test_queen_gets_nothing_where_nobody_is_of_rank_4() -> None:
    """Without a revealed rank 4 there is nothing for the Queen, now or at the end (p. 14)."""
    table = scene({"bishop": 1, "queen": 0}, players=5)
    skip_to(table, "queen")
    assert "take bonus" not in offered(table)
    skip_round(table)
    assert gold(table)[0] == 2


def test_queen_killed_gets_nothing() -> None:
    """A killed Queen has no turn and no coins."""
    table = scene({"assassin": 2, "king": 1, "queen": 0}, players=5)
    play(table, "kill queen")
    skip_round(table)
    assert gold(table)[0] == 0


def test_queen_who_had_her_gold_is_not_paid_again() -> None:
    """The 3 coins at the end of the round are only for a rank 4 that was killed (p. 14)."""
    table = scene({"king": 1, "queen": 0}, players=5)
    skip_to(table, "queen")
    play(table, "take bonus", "gather gold", "end turn")
    assert gold(table)[0] == 5
    assert told(table, "queen-paid") == []


def test_queen_beside_a_bewitched_rank_4() -> None:
    """A bewitched rank 4 was revealed, so the Queen beside it gets her coins."""
    table = scene({"witch": 3, "king": 1, "queen": 0}, players=5)
    play(table, "gather gold", "bewitch king", "gather gold", "end turn")
    play(table, "take bonus")
    assert gold(table)[0] == 3


# ---------------------------------------------------------------- Artist


def test_artist_beautifies_two_districts_at_most() -> None:
    """The Artist puts a coin each on up to two of her districts, at any moments of her turn (p. 14)."""
    table = scene({"artist": 0}, gold=[4], cities=[["temple", "church", "manor"], ["castle"]])
    assert choices(table, "beautify") == ["church", "manor", "temple"]
    play(table, "beautify temple", "gather gold")
    assert choices(table, "beautify") == ["church", "manor"]  # on each one only one coin
    play(table, "beautify manor")
    assert choices(table, "beautify") == []
    assert gold(table)[0] == 4
    assert city(table, 0) == ["church", "manor+", "temple+"]


def test_artist_beautifies_a_district_once_in_a_game() -> None:
    """A district can be beautified only once, and needs a coin (p. 14)."""
    table = scene({"artist": 0}, gold=[1], cities=[["temple+", "church"]])
    assert offered(table) == ["gather gold", "gather cards", "beautify church"]
    table = scene({"artist": 0}, cities=[["temple"]])
    assert choices(table, "beautify") == []


def test_artist_raises_the_points_of_a_district() -> None:
    """A beautified district is worth a point more (p. 14)."""
    assert points(["temple", "church"])["districts"] == 3
    assert points(["temple+", "church+"])["districts"] == 5


# ---------------------------------------------------------------- Tax Collector


def test_tax_collector_takes_the_taxes_once_and_pays_none() -> None:
    """The Tax Collector may take all the coins on the card at any moment and pays no tax himself (p. 14)."""
    table = scene({"architect": 1, "tax_collector": 0}, gold=[3, 9], hands=[["temple"], ["temple", "church", "tavern"]])
    play(table, "gather gold", "build temple", "build church", "build tavern", "end turn")
    assert seen(table).taxes == 3
    assert gold(table)[1] == 9 + 2 - 1 - 2 - 1 - 3
    play(table, "collect taxes")
    assert (gold(table)[0], seen(table).taxes) == (6, 0)
    play(table, "gather gold", "build temple")
    assert (gold(table)[0], seen(table).taxes) == (7, 0)
    assert "collect taxes" not in offered(table)


def test_tax_collector_may_leave_the_taxes() -> None:
    """Nobody must collect, and where there are no coins nobody can; they stay for a later round (p. 14)."""
    assert "collect taxes" not in offered(scene({"tax_collector": 0}))
    table = scene({"merchant": 1, "tax_collector": 0}, gold=[0, 9], hands=[[], ["temple"]])
    play(table, "gather gold", "build temple", "end turn", "gather gold", "end turn")
    assert seen(table).round == 2
    assert (gold(table)[0], seen(table).taxes) == (2, 1)


def test_without_the_tax_collector_in_the_cast_nobody_is_taxed() -> None:
    """Taxes are due only in games with the Tax Collector (p. 14)."""
    table = scene({"merchant": 0, "artist": 1}, gold=[9], hands=[["temple"]])
    play(table, "gather gold", "build temple")
    assert (gold(table)[0], seen(table).taxes) == (10, 0)
