"""Incomes, and the characters of ranks 5 and 6 (p. 12, 13), ability by ability, as far as not shown elsewhere."""

from __future__ import annotations

import pytest

from tests.games.citadels.rulebook.helpers import (
    act,
    cards,
    choices,
    gold,
    seen,
    skip_round,
    skip_to,
)
from tests.games.citadels.scene import city, hand, offered, play, scene

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
