"""The characters of ranks 5 to 9 (p. 12-15), ability by ability, as far as no example or ruling shows them."""

from __future__ import annotations

import pytest

from burgrave.kernel.rng import seeded
from tests.citadels.scene import city, hand, offered, play, scene, state
from tests.rulebook.helpers import (
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

SIX = ["temple", "church", "tavern", "market", "watchtower", "prison"]


# ---------------------------------------------------------------- income


@pytest.mark.parametrize(
    ("character", "of_type"),
    [
        ("bishop", ["temple", "cathedral"]),
        ("merchant", ["tavern", "town_hall"]),
        ("trader", ["tavern", "town_hall"]),
        ("warlord", ["watchtower", "fortress"]),
        ("diplomat", ["watchtower", "fortress"]),
        ("marshal", ["watchtower", "fortress"]),
    ],
)
def test_income_in_gold(character: str, of_type: list[str]) -> None:
    """A coin for each district of the character's type and for the School of Magic, once a turn (p. 12-14)."""
    table = scene({character: 0}, cities=[[*of_type, "school_of_magic", "manor", "keep"]])
    play(table, "take income")
    assert (gold(table)[0], cards(table)[0]) == (3, 0)
    assert "take income" not in offered(table)


@pytest.mark.parametrize("character", ["alchemist", "architect", "navigator", "scholar", "artist"])
def test_no_income(character: str) -> None:
    """These characters get nothing for the districts in their city."""
    table = scene({character: 0}, cities=[[*SIX, "school_of_magic"]])
    assert "take income" not in offered(table)


def test_income_is_voluntary() -> None:
    """Nobody must take the income (p. 10)."""
    table = scene({"bishop": 0}, cities=[["temple"]])
    play(table, "gather gold", "end turn")
    assert gold(table)[0] == 2


# ---------------------------------------------------------------- Bishop


@pytest.mark.parametrize(
    ("raider", "verb"),
    [
        ("warlord", "destroy in city of"),
        ("diplomat", "exchange with city of"),
        ("marshal", "seize from city of"),
    ],
)
def test_bishop_protects_against_every_rank_8(raider: str, verb: str) -> None:
    """No rank 8 may use its ability against the Bishop's districts this round (p. 12)."""
    table = scene({"bishop": 1, raider: 0}, gold=[9], cities=[["castle"], ["temple"], ["temple"]])
    skip_to(table, raider)
    assert [seat for seat in choices(table, verb) if seat != "seat 0"] == ["seat 2"]


def test_bishop_of_an_earlier_round_protects_no_more() -> None:
    """The Bishop's protection lasts for the round (p. 12)."""
    table = scene({"bishop": 1, "warlord": 0}, cities=[[], ["temple"]])
    play(table, "gather gold")
    assert seen(table).protected == 1
    skip_round(table)
    while seen(table).phase == "selection":
        play(table, offered(table)[0])
    assert seen(table).protected is None


@pytest.mark.parametrize("players", [2, 3])
def test_bishop_and_warlord_of_one_player(players: int) -> None:
    """Who has both can't destroy a district of his own city, which is the Bishop's."""
    table = scene({"bishop": 0, "warlord": 0}, players=players, gold=[9], cities=[["temple"], ["temple"]])
    skip_to(table, "warlord")
    assert choices(table, "destroy in city of") == ["seat 1"]


# ---------------------------------------------------------------- Abbot


def test_abbot_gets_either_resource_for_the_school_of_magic() -> None:
    """For the School of Magic the Abbot gets one resource of his choice (p. 15)."""
    for coins in range(3):
        table = scene({"abbot": 0}, cities=[["temple", "school_of_magic"]])
        play(table, "take income")
        assert choices(table, "gold") == ["0", "1", "2"]
        play(table, f"gold {coins}")
        assert (gold(table)[0], cards(table)[0]) == (coins, 2 - coins)


def test_abbot_asks_for_a_coin_at_any_moment_of_his_turn() -> None:
    """What counts is who is richest at the moment when the Abbot asks, once a turn (p. 13)."""
    table = scene({"abbot": 0}, gold=[3, 4], hands=[["market"]])
    play(table, "gather gold")
    assert choices(table, "take alms from") == []  # 5 to 4
    play(table, "build market")
    assert choices(table, "take alms from") == ["seat 1"]  # 3 to 4
    play(table, "take alms from seat 1")
    assert gold(table)[:2] == [4, 3]


# ---------------------------------------------------------------- Cardinal


def test_cardinal_gets_cards_for_religious_districts() -> None:
    """The Cardinal gets a card for each religious district (p. 13)."""
    table = scene({"cardinal": 0}, cities=[["temple", "church", "school_of_magic", "manor"]])
    play(table, "take income")
    assert (gold(table)[0], cards(table)[0]) == (0, 3)


@pytest.mark.parametrize(
    ("stashes", "others"),
    [
        ([0, 2, 2, 2], ["temple", "church", "castle"]),  # nobody has the three coins alone
        ([0, 9, 0, 0], ["temple", "church"]),  # three coins for two cards: too few, the Palace pays for nothing itself
    ],
)
def test_cardinal_needs_one_rich_player_and_enough_cards(stashes: list[int], others: list[str]) -> None:
    """All that is missing comes from one player, for a card each beside the one that is built (p. 13)."""
    table = scene({"cardinal": 0}, gold=stashes, hands=[["palace", *others]])
    play(table, "gather gold")
    assert "palace" not in choices(table, "build")


def test_cardinal_may_give_his_last_cards_for_the_last_coins() -> None:
    """Three cards for the three coins that are missing, of a player who has no more, are enough (p. 13)."""
    table = scene({"cardinal": 0}, gold=[0, 3], hands=[["palace", "temple", "church", "castle"]])
    play(table, "gather gold")
    act(table, "build palace", "take gold from seat 1", "card temple", "card church", "card castle")
    assert (city(table, 0), gold(table)[:2]) == (["palace"], [0, 0])
    assert (hand(table, 0), hand(table, 1)) == ([], ["castle", "church", "temple"])


def test_cardinal_chooses_which_cards_he_gives() -> None:
    """The Cardinal may give any three of his other cards for three coins, two equal ones among them too."""
    start = scene({"cardinal": 0}, gold=[0, 3], hands=[["palace", "temple", "temple", "church", "castle"]])
    play(start, "gather gold")
    act(start, "build palace", "take gold from seat 1")
    tables, given = [start], []
    while tables:
        table = tables.pop()
        for card in choices(table, "card"):
            tables.append(table.clone())
            play(tables[-1], f"card {card}")
        if not choices(table, "card"):
            given.append(hand(table, 1))
    assert sorted(given) == [
        ["castle", "church", "temple"],
        ["castle", "temple", "temple"],
        ["church", "temple", "temple"],
    ]


def test_cardinal_exchanges_once_a_turn() -> None:
    """The Cardinal uses the exchange once; it is bound to the district that he builds (p. 10, 13)."""
    table = scene({"cardinal": 0}, gold=[0, 9], hands=[["docks", "stables", "temple", "church", "castle"]])
    play(table, "gather gold")
    act(table, "build docks", "take gold from seat 1", "card temple")
    assert (city(table, 0), gold(table)[:2]) == (["docks"], [0, 8])
    assert choices(table, "build") == []  # the Stables would need another exchange


@pytest.mark.parametrize(("richest", "least"), [(1, 3), (3, 1), (9, 0)])
def test_cardinal_may_pay_the_thieves_den_in_three_ways(richest: int, least: int) -> None:
    """Cards for the Thieves' Den lower its price; the exchange brings what is still missing, of one player."""
    table = scene({"cardinal": 0}, gold=[0, richest, 1], hands=[["thieves_den", *["castle"] * 2, *["manor"] * 3]])
    play(table, "gather gold", "build thieves_den")
    for _ in range(least):
        assert "done" not in offered(table)
        play(table, offered(table)[0])
    play(table, "done")
    while "end turn" not in offered(table):
        play(table, "take gold from seat 1" if choices(table, "take gold from") else offered(table)[0])
    assert city(table, 0) == ["thieves_den"]
    assert (gold(table)[0], cards(table)[0]) == (0, 5 - 4)  # two coins, and four cards in one way or another


# ---------------------------------------------------------------- Merchant, Alchemist, Trader


@pytest.mark.parametrize("gathered", ["gold", "cards"])
def test_merchant_gets_a_coin_whatever_he_gathers(gathered: str) -> None:
    """The Merchant's extra coin does not depend on what he gathers, and comes once (p. 13)."""
    table = scene({"merchant": 0}, deck=["temple", "church"])
    act(table, f"gather {gathered}", "card temple")
    play(table, "take bonus")
    assert (gold(table)[0], cards(table)[0]) == ((3, 0) if gathered == "gold" else (1, 1))
    assert "take bonus" not in offered(table)


def test_alchemist_must_have_the_gold() -> None:
    """The Alchemist builds for nothing in the end, but must be able to pay (p. 13)."""
    table = scene({"alchemist": 0}, gold=[1], hands=[["castle", "docks"]])
    play(table, "gather gold")
    assert choices(table, "build") == ["docks"]
    play(table, "build docks")
    assert gold(table)[0] == 0
    play(table, "end turn")
    assert gold(table)[0] == 3


@pytest.mark.parametrize(
    ("districts", "card", "details", "end"),
    [
        (["factory"], "keep", [], 9 + 2),  # 2 paid, 2 back
        ([], "thieves_den", ["card temple", "card church", "done"], 9 + 2),  # 4 paid, 4 back; cards are gone
        (["framework"], "castle", ["pay with framework"], 9 + 2),  # nothing paid, nothing back
    ],
)
def test_alchemist_gets_back_what_he_really_paid(districts: list[str], card: str, details: list[str], end: int) -> None:
    """The refund is the gold paid: not the printed cost, nor cards, nor what another way of paying saved (p. 13)."""
    table = scene({"alchemist": 0}, gold=[9], hands=[[card, "temple", "church"]], cities=[districts])
    play(table, "gather gold")
    act(table, f"build {card}", *details)
    play(table, "end turn")
    assert gold(table)[0] == end
    assert cards(table)[0] == (0 if card == "thieves_den" else 2)


def test_trader_pays_and_is_taxed_for_every_district() -> None:
    """Each of the Trader's trade districts is paid for and taxed; his income is one for all (p. 13, 14)."""
    table = scene({"trader": 0, "tax_collector": 1}, gold=[9], hands=[["tavern", "market", "docks"]])
    play(table, "gather gold", "build tavern", "take income", "build market", "build docks")
    assert gold(table)[0] == 9 + 2 + 1 - 1 - 2 - 3 - 3
    assert seen(table).taxes == 3
    assert "take income" not in offered(table)


def test_trader_builds_one_other_district() -> None:
    """Beside trade districts the Trader's limit is one (p. 13)."""
    table = scene({"trader": 0}, gold=[9], hands=[["temple", "church", "tavern", "tavern"]])
    play(table, "gather gold", "build temple")
    assert choices(table, "build") == ["tavern"]
    play(table, "build tavern")
    assert choices(table, "build") == []  # no second Tavern


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
    """Nobody must collect; the coins stay for a later round (p. 14)."""
    table = scene({"merchant": 1, "tax_collector": 0}, gold=[0, 9], hands=[[], ["temple"]])
    play(table, "gather gold", "build temple", "end turn", "gather gold", "end turn")
    assert seen(table).round == 2
    assert (gold(table)[0], seen(table).taxes) == (2, 1)


def test_without_the_tax_collector_in_the_cast_nobody_is_taxed() -> None:
    """Taxes are due only in games with the Tax Collector (p. 14)."""
    table = scene({"merchant": 0, "artist": 1}, gold=[9], hands=[["temple"]])
    play(table, "gather gold", "build temple")
    assert (gold(table)[0], seen(table).taxes) == (10, 0)
