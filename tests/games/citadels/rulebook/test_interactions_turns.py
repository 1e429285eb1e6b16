"""Rulings 33 to 53: the crown, the characters of ranks 5 to 7, rank 8 and its victims, and the tax."""

from __future__ import annotations

import pytest

from tests.games.citadels.rulebook.helpers import (
    act,
    asked,
    cards,
    cast,
    choices,
    gold,
    seen,
    skip_round,
    skip_to,
    told,
)
from tests.games.citadels.scene import city, hand, offered, play, scene, under_deck

SEVEN = ["temple", "church", "tavern", "market", "watchtower", "prison", "manor"]
SIX = SEVEN[:-1]


def test_ruling_33_whom_the_emperor_may_crown() -> None:
    """The Emperor gives the crown neither to himself nor to whoever has it (p. 12)."""
    table = scene({"emperor": 1}, crown=3)
    assert choices(table, "give crown to") == ["seat 0", "seat 2"]
    table = scene({"emperor": 1}, crown=1)
    assert choices(table, "give crown to") == ["seat 0", "seat 2", "seat 3"]
    table = scene({"emperor": 1}, crown=2, players=3)
    assert choices(table, "give crown to") == ["seat 0"]


@pytest.mark.parametrize("royal", ["king", "emperor", "patrician"])
@pytest.mark.parametrize(("queen", "coins"), [(2, 3), (0, 3), (3, 0)])
def test_ruling_34_the_queen_beside_a_killed_rank_4(royal: str, queen: int, coins: int) -> None:
    """A Queen beside a killed rank 4 gets her 3 coins at the end of the round, when its card is revealed (p. 14)."""
    table = scene({"assassin": 4, royal: 1, "queen": queen}, players=5, crown=4)
    play(table, f"kill {royal}")
    skip_to(table, "queen")
    play(table, "gather gold")
    assert offered(table) == ["end turn"]
    assert gold(table)[queen] == 2
    act(table, "end turn", "give crown to seat 0")
    assert gold(table)[queen] == 2 + coins


def test_ruling_34_the_queens_late_gold_counts_in_the_last_scoring() -> None:
    """The Queen's late gold comes before the final scoring, so the Imperial Treasury counts it (ruling 34)."""
    table = scene(
        {"assassin": 4, "king": 1, "queen": 0},
        players=5,
        gold=[1],
        hands=[["manor"]],
        cities=[[*SIX[:-1], "imperial_treasury"]],
    )
    play(table, "kill king")
    skip_to(table, "queen")
    play(table, "gather gold", "build manor", "end turn")
    assert table.over
    assert gold(table)[0] == 3
    assert table.scores[0].parts["unique"] == 3


def test_ruling_35_a_killed_king_brings_the_statue_its_points() -> None:
    """The crown of a killed rank 4 moves before the final scoring, so it counts for the Statue (ruling 35)."""
    table = scene(
        {"assassin": 0, "king": 1, "warlord": 2},
        crown=3,
        gold=[0, 0, 9],
        hands=[[], [], ["manor"]],
        cities=[[], ["statue"], SIX, []],
    )
    play(table, "kill king")
    skip_to(table, "warlord")
    assert table.scores[1].parts["unique"] == 0
    play(table, "gather gold", "build manor", "end turn")
    assert table.over
    assert table.scores[1].parts["unique"] == 5


def test_ruling_36_the_abbot_and_the_richest_player() -> None:
    """The richest player gives the Abbot a coin; he picks among tied ones, and is not one of them (p. 13)."""
    table = scene({"abbot": 0}, gold=[1, 4, 3, 4])
    assert choices(table, "take alms from") == ["seat 1", "seat 3"]
    play(table, "take alms from seat 3")
    assert gold(table) == [2, 4, 3, 3]
    assert choices(table, "take alms from") == []
    table = scene({"abbot": 0}, gold=[4, 4, 3, 4])
    assert choices(table, "take alms from") == []


def test_ruling_37_the_cardinal_takes_exactly_what_is_missing() -> None:
    """The Cardinal takes the missing coins from one player who has that many, for a card each (p. 13)."""
    table = scene(
        {"cardinal": 0},
        gold=[0, 2, 3, 9],
        hands=[["palace", "temple", "church", "manor", "castle"]],
    )
    play(table, "gather gold", "build palace")
    assert offered(table) == ["take gold from seat 2", "take gold from seat 3"]
    play(table, "take gold from seat 2", "card temple", "card church", "card castle")
    assert gold(table) == [0, 2, 0, 9]
    assert city(table, 0) == ["palace"]
    assert (hand(table, 0), hand(table, 2)) == (["manor"], ["castle", "church", "temple"])


def test_ruling_37_the_cardinal_exchanges_only_when_short() -> None:
    """A Cardinal who can pay takes nothing from anybody (p. 13)."""
    table = scene({"cardinal": 0}, gold=[3, 9], hands=[["palace", "temple"]])
    play(table, "gather gold", "build palace")
    assert gold(table)[:2] == [0, 9]
    assert hand(table, 0) == ["temple"]


def test_ruling_38_the_alchemist_gets_back_what_he_built_for_only() -> None:
    """The Alchemist gets back the gold paid for districts, not the Smithy's nor the tax (p. 13)."""
    table = scene({"alchemist": 0, "tax_collector": 1}, gold=[6], hands=[["castle"]], cities=[["smithy"]])
    play(table, "gather gold", "build castle", "use smithy")
    assert gold(table)[0] == 6 + 2 - 4 - 1 - 2
    play(table, "end turn")
    assert gold(table)[0] == 1 + 4


def test_ruling_38_the_poor_house_comes_before_the_alchemist() -> None:
    """The Poor House is checked while the Alchemist is still without gold, and not when he has some (p. 15)."""
    for stash, end in ((2, 5), (3, 5)):  # 4 + 1 from the Poor House, or 4 + 1 that was left
        table = scene({"alchemist": 0}, gold=[stash], hands=[["castle"]], cities=[["poor_house"]])
        play(table, "gather gold", "build castle", "end turn")
        assert gold(table)[0] == end
        assert len(told(table, "poor-house")) == (1 if stash == 2 else 0)


def test_ruling_39_the_trader_builds_any_number_of_trade_districts() -> None:
    """Trade districts do not count against the Trader's limit; the School of Magic does (p. 13)."""
    table = scene(
        {"trader": 0},
        gold=[30],
        hands=[["tavern", "market", "docks", "school_of_magic", "temple"]],
    )
    play(table, "gather gold", "build tavern", "build market", "build school_of_magic")
    assert choices(table, "build") == ["docks"]
    play(table, "build docks")
    assert city(table, 0) == ["docks", "market", "school_of_magic", "tavern"]


def test_ruling_40_the_navigator_builds_not_even_stables() -> None:
    """The Navigator builds nothing, not even what is outside the limit or free (p. 13)."""
    table = scene({"navigator": 0}, gold=[9], hands=[["stables", "temple"]], cities=[["framework"]])
    play(table, "gather gold")
    assert choices(table, "build") == []


def test_ruling_41_the_scholar_makes_all_places_in_the_deck_unknown() -> None:
    """The Scholar shuffles six cards into the deck, and what somebody knew to lie in it may lie anywhere (p. 13)."""
    table = scene({"merchant": 1, "scholar": 0}, deck=["castle", "church"])
    play(table, "gather cards", "card castle", "end turn")
    deck, top = seen(table).deck, seen(table).top
    assert [(card.district, card.places) for card in seen(table, 1).memory] == [("church", [f"deck {top + deck - 1}"])]
    play(table, "study")
    assert len(offered(table)) > 1
    play(table, offered(table)[0])
    assert (cards(table)[0], seen(table).deck) == (1, deck - 1)
    top = seen(table).top
    anywhere = f"deck {top}-{top + deck - 2}"
    assert [(card.district, card.places) for card in seen(table, 1).memory] == [("church", [anywhere])]


@pytest.mark.parametrize(
    ("districts", "answer", "price"),
    [
        (["market"], "district market", 1),
        (["market+"], "district beautified market", 2),
        (["market", "great_wall"], "district market", 2),
        (["market+", "great_wall"], "district beautified market", 3),
        (["great_wall"], "district great_wall", 6),
    ],
)
@pytest.mark.parametrize("owner", [0, 1])
def test_ruling_42_what_the_warlord_pays(districts: list[str], answer: str, price: int, owner: int) -> None:
    """The Warlord pays the cost less 1, a coin's beauty and a wall each 1 more, in his own city too (p. 14)."""
    table = scene({"warlord": 0}, gold=[9], cities=[districts] if owner == 0 else [[], districts])
    act(table, f"destroy in city of seat {owner}", answer)
    assert gold(table)[0] == 9 - price
    assert len(city(table, owner)) == len(districts) - 1


def test_ruling_42_completed_cities_are_out_of_the_warlords_reach() -> None:
    """The Warlord destroys nothing in a completed city (p. 14)."""
    table = scene({"warlord": 0}, gold=[9], cities=[[], SEVEN, SIX])
    assert choices(table, "destroy in city of") == ["seat 2"]


def test_ruling_43_the_keep_stands_against_the_warlord_only() -> None:
    """The Warlord can't destroy the Keep; the Armory and a sacrifice for the Necropolis can."""
    table = scene({"warlord": 0}, gold=[9], cities=[["armory"], ["keep"]])
    assert choices(table, "destroy in city of") == ["seat 0"]
    act(table, "use armory against seat 1", "district keep")
    assert (city(table, 0), city(table, 1)) == ([], [])

    table = scene({"merchant": 0}, hands=[["necropolis"]], cities=[["keep"]])
    play(table, "gather gold")
    act(table, "build necropolis", "pay with sacrifice", "district keep")
    assert city(table, 0) == ["necropolis"]


def test_ruling_44_what_stops_the_armory() -> None:
    """Bishop, Keep and Great Wall do not hinder the Armory, a completed city does (p. 15)."""
    table = scene({"bishop": 1, "warlord": 0}, gold=[9], cities=[["armory"], ["keep", "great_wall", "castle"], SEVEN])
    skip_to(table, "warlord")
    assert choices(table, "destroy in city of") == ["seat 0"]
    assert choices(table, "use armory against") == ["seat 1"]
    play(table, "use armory against seat 1")
    assert choices(table, "district") == ["castle", "great_wall", "keep"]
    play(table, "district castle")
    assert gold(table)[0] == 9
    assert city(table, 1) == ["great_wall", "keep"]
    assert sorted(under_deck(table, 2)) == ["armory", "castle"]


def test_ruling_45_the_diplomat_trades_out_of_his_own_completed_city() -> None:
    """The Diplomat's own city may be completed, the other one may not (p. 14)."""
    table = scene({"diplomat": 0}, gold=[9], cities=[SEVEN, ["castle"], ["palace", "fortress", *SIX[:5]]])
    assert choices(table, "exchange with city of") == ["seat 1"]
    act(table, "exchange with city of seat 1", "district castle", "district manor")
    assert (city(table, 0), city(table, 1)) == (sorted([*SIX, "castle"]), ["manor"])


def test_ruling_46_no_city_gets_a_copy_by_exchange() -> None:
    """Neither the Diplomat nor the other player gets a district that the city has, so equal ones never swap (p. 14)."""
    table = scene(
        {"diplomat": 0},
        gold=[9],
        cities=[["temple", "castle", "palace"], ["temple", "church", "market"], ["castle"]],
    )
    assert choices(table, "exchange with city of") == ["seat 1"]  # seat 2 has nothing new for the Diplomat
    play(table, "exchange with city of seat 1")
    assert choices(table, "district") == ["church", "market"]
    play(table, "district church")
    assert choices(table, "district") == ["castle", "palace"]


def test_ruling_47_the_monument_given_completes_the_other_city() -> None:
    """A Monument that the Diplomat gives counts two in its new city and may complete it (ruling 47)."""
    table = scene({"diplomat": 0}, gold=[9], cities=[["monument"], ["castle", *SIX[:5]]])
    act(table, "exchange with city of seat 1", "district castle", "district monument")
    assert seen(table).players[1].complete
    assert seen(table).first == 1
    skip_round(table)
    assert table.over
    assert table.scores[1].parts["completion"] == 4


def test_ruling_47_the_monument_given_undoes_the_own_completion() -> None:
    """A Diplomat who gives his Monument away no longer has a completed city (ruling 47)."""
    table = scene({"diplomat": 0}, gold=[9], cities=[["monument", *SIX[:5]], ["castle"]])
    assert seen(table).players[0].complete
    act(table, "exchange with city of seat 1", "district castle", "district monument")
    assert not seen(table).players[0].complete
    assert table.scores[0].parts["completion"] == 0


def test_ruling_48_the_diplomats_own_wall_costs_nothing() -> None:
    """The Diplomat does not pay for the Great Wall of his own city (p. 15)."""
    table = scene({"diplomat": 0}, cities=[["market", "great_wall"], ["trading_post"]])
    act(table, "exchange with city of seat 1", "district trading_post", "district market")
    assert gold(table)[:2] == [0, 0]


def test_ruling_49_the_museum_moves_with_its_cards() -> None:
    """An exchanged Museum keeps the cards under it, and they score for the new owner (p. 15)."""
    table = scene({"diplomat": 0}, cities=[["castle"], ["museum"]], museum=["temple", "church"])
    act(table, "exchange with city of seat 1", "district museum", "district castle")
    assert [player.museum for player in seen(table).players] == [2, 0, 0, 0]
    assert [score.parts["unique"] for score in table.scores] == [2, 0, 0, 0]


def test_ruling_49_a_destroyed_museum_takes_its_cards_under_the_deck() -> None:
    """The cards under a destroyed Museum go under the deck with it (p. 15)."""
    table = scene({"warlord": 0}, gold=[3], cities=[[], ["museum"]], museum=["castle", "docks"])
    deck = seen(table).deck
    act(table, "destroy in city of seat 1", "district museum")
    assert sorted(under_deck(table, 3)) == ["castle", "docks", "museum"]
    assert seen(table).deck == deck + 3
    assert [player.museum for player in seen(table).players] == [0, 0, 0, 0]
    table = scene({"warlord": 0}, gold=[3], cities=[[], ["museum", "church"]], museum=["castle", "docks"])
    act(table, "destroy in city of seat 1", "district church")
    assert [player.museum for player in seen(table).players] == [0, 2, 0, 0]


def test_ruling_50_the_marshals_limit_is_the_raised_cost() -> None:
    """A beautified district of printed cost 3 costs 4 and is out of the Marshal's reach (p. 14)."""
    table = scene({"marshal": 0}, gold=[9], cities=[[], ["docks+", "market+", "manor", "castle"]])
    play(table, "seize from city of seat 1")
    assert sorted(offered(table)) == ["district beautified market", "district manor"]
    play(table, "district beautified market")
    assert gold(table)[:2] == [6, 3]
    assert city(table, 0) == ["market+"]


@pytest.mark.parametrize(
    ("character", "answers"),
    [
        ("marshal", ["seize from city of seat 1", "district tavern"]),
        ("diplomat", ["exchange with city of seat 1", "district tavern", "district castle"]),
    ],
)
def test_ruling_51_marshal_and_diplomat_do_not_build(character: str, answers: list[str]) -> None:
    """What they acquire is not built: no tax, no limit, and no warrant applies (ruling 51)."""
    table = scene(
        {"magistrate": 2, character: 0, "tax_collector": 3},
        gold=[9],
        hands=[["temple"]],
        cities=[["castle"], ["tavern"]],
    )
    play(table, f"signed warrant on {character}", "unsigned warrant on king", "unsigned warrant on bishop")
    play(table, "gather gold", "end turn", "gather gold")
    act(table, *answers)
    assert asked(table) == 0
    assert seen(table).taxes == 0
    play(table, "build temple")
    assert asked(table) == 2  # the first district that he pays for as a builder


def test_ruling_51_a_seized_district_can_complete_the_city() -> None:
    """A city completed by a seizure ends the game with the round (ruling 51)."""
    table = scene({"marshal": 0}, gold=[9], cities=[SIX, ["docks"]])
    act(table, "seize from city of seat 1", "district docks")
    assert seen(table).first == 0
    skip_round(table)
    assert table.over


def test_ruling_52_taxes_in_a_round_without_the_tax_collector() -> None:
    """Everybody pays a coin for each district he builds, also when nobody has the Tax Collector (p. 14)."""
    table = scene({"architect": 0}, gold=[9], hands=[["temple", "church"]], ninth=True, options=cast("tax_collector"))
    play(table, "gather gold", "build temple", "build church")
    assert gold(table)[0] == 9 + 2 - 1 - 2 - 2
    assert seen(table).taxes == 2
    skip_round(table)
    assert seen(table).round == 2
    assert seen(table).taxes == 2  # they stay there


def test_ruling_52_taxes_for_a_build_that_cost_nothing() -> None:
    """The tax is due for districts built without paying too (p. 14)."""
    table = scene(
        {"merchant": 0, "tax_collector": 1}, gold=[1], hands=[["palace"]], cities=[["framework"]], deck=["temple"]
    )
    play(table, "gather gold", "build palace")
    assert (gold(table)[0], seen(table).taxes) == (2, 1)


def test_ruling_52_no_tax_from_an_empty_stash() -> None:
    """Who has no coin left after building pays no tax (p. 14)."""
    table = scene({"merchant": 0, "tax_collector": 1}, hands=[["market"]])
    play(table, "gather gold", "build market")
    assert (gold(table)[0], seen(table).taxes) == (0, 0)


def test_ruling_53_the_tax_collector_with_three_players() -> None:
    """The Tax Collector's player is exempt in that turn only, not in the turn of his other character (p. 15)."""
    table = scene({"merchant": 0, "tax_collector": 0}, players=3, gold=[9], hands=[["temple", "church"]])
    play(table, "gather gold", "build temple")
    assert (gold(table)[0], seen(table).taxes) == (9 + 2 - 1 - 1, 1)
    play(table, "end turn", "gather gold", "build church")
    assert (gold(table)[0], seen(table).taxes) == (9 + 2 - 2, 1)
    play(table, "collect taxes")
    assert (gold(table)[0], seen(table).taxes) == (10, 0)
