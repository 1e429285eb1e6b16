"""The districts (p. 4, 15): what is in the box, and the unique ones that destroy, protect or change how one builds."""

from __future__ import annotations

from collections import Counter

import pytest

from burgrave.games.citadels.data import tables as t
from tests.games.citadels.rulebook.helpers import act, asked, cards, choices, gold, seen
from tests.games.citadels.scene import city, hand, offered, play, scene, under_deck

SIX = ["temple", "church", "tavern", "market", "watchtower", "prison"]


def test_the_box_has_84_districts() -> None:
    """There are 11 religious, 11 military, 12 noble, 20 trade and 30 unique districts (p. 15)."""
    count: Counter[str] = Counter()
    for district in t.DISTRICTS:
        count[district.type] += district.count
    assert count == {"religious": 11, "military": 11, "noble": 12, "trade": 20, "unique": 30}


def test_the_basic_districts() -> None:
    """The basic districts with their costs and counts, ten of them shown in the examples on p. 5 and 6."""
    basic = {d.id: (d.cost, d.count) for d in t.DISTRICTS if d.type != "unique"}
    assert basic == {
        "temple": (1, 3),
        "church": (2, 3),
        "monastery": (3, 3),
        "cathedral": (5, 2),
        "watchtower": (1, 3),
        "prison": (2, 3),
        "barracks": (3, 3),
        "fortress": (5, 2),
        "manor": (3, 5),
        "castle": (4, 4),
        "palace": (5, 3),
        "tavern": (1, 5),
        "market": (2, 4),
        "trading_post": (2, 3),
        "docks": (3, 3),
        "harbor": (4, 3),
        "town_hall": (5, 2),
    }


def test_the_unique_districts() -> None:
    """The thirty unique districts by cost, each a single card; the Secret Vault can't be built."""
    by_cost: dict[int, set[str]] = {}
    for district in t.DISTRICTS:
        if district.type == "unique":
            assert district.count == 1
            assert district.buildable == (district.id != "secret_vault")
            by_cost.setdefault(district.cost, set()).add(district.id)
    assert by_cost == {
        0: {"secret_vault"},
        2: {"haunted_quarter", "stables"},
        3: {"armory", "framework", "keep", "statue"},
        4: {"basilica", "monument", "museum", "observatory", "poor_house"},
        5: {
            "capitol",
            "factory",
            "imperial_treasury",
            "ivory_tower",
            "laboratory",
            "map_room",
            "necropolis",
            "quarry",
            "smithy",
            "wishing_well",
        },
        6: {
            "dragon_gate",
            "gold_mine",
            "great_wall",
            "library",
            "park",
            "school_of_magic",
            "theater",
            "thieves_den",
        },
    }


# ---------------------------------------------------------------- destroying and protecting


def test_armory_works_for_any_character_at_any_moment() -> None:
    """The Armory is no rank 8 ability: any owner may use it in his own turn, before gathering too."""
    table = scene({"merchant": 0}, cities=[["armory", "temple"], ["castle"]])
    assert choices(table, "use armory against") == ["seat 0", "seat 1"]
    act(table, "use armory against seat 0", "district temple")  # in the own city, any but itself
    assert city(table, 0) == []
    assert "gather gold" in offered(table)


def test_armory_is_not_its_own_target() -> None:
    """Where there is nothing but the Armory there is nothing to destroy."""
    table = scene({"merchant": 0}, cities=[["armory"]])
    assert choices(table, "use armory against") == []


def test_armory_does_not_help_a_bewitched_player() -> None:
    """A bewitched player uses gathering effects only (p. 10)."""
    table = scene({"witch": 0, "merchant": 1}, cities=[["tavern"], ["armory"]])
    play(table, "gather gold", "bewitch merchant")
    assert offered(table) == ["gather gold", "gather cards"]


@pytest.mark.parametrize(("mine", "theirs", "price"), [("market", "trading_post", 1), ("palace", "temple", 1)])
def test_great_wall_costs_the_diplomat_a_coin_even_without_a_difference(mine: str, theirs: str, price: int) -> None:
    """The rank 8 must pay a coin more for any district of the city, also where it would pay nothing."""
    table = scene({"diplomat": 0}, gold=[1], cities=[[mine], [theirs, "great_wall"]])
    act(table, "exchange with city of seat 1", f"district {theirs}", f"district {mine}")
    assert gold(table)[:2] == [1 - price, price]
    poor = scene({"diplomat": 0}, cities=[[mine], [theirs, "great_wall"]])
    assert choices(poor, "exchange with city of") == []


def test_great_wall_costs_the_marshal_a_coin_beyond_his_limit() -> None:
    """The Marshal may pay 4 for a district of cost 3 behind the wall; the limit is on the cost."""
    table = scene({"marshal": 0}, gold=[4], cities=[[], ["docks", "great_wall"]])
    act(table, "seize from city of seat 1", "district docks")
    assert gold(table)[:2] == [0, 4]
    assert city(table, 0) == ["docks"]
    poor = scene({"marshal": 0}, gold=[3], cities=[[], ["docks", "great_wall"]])
    assert choices(poor, "seize from city of") == []


def test_keep_can_be_confiscated_and_does_not_fall_to_its_own_warlord() -> None:
    """Only the rank 8 can do nothing to the Keep: neither to his own, but the Magistrate can take one."""
    table = scene({"warlord": 0}, gold=[9], cities=[["keep"]])
    assert choices(table, "destroy in city of") == []
    table = scene({"magistrate": 0, "merchant": 1}, gold=[0, 9], hands=[[], ["keep"]])
    play(table, "signed warrant on merchant", "unsigned warrant on king", "unsigned warrant on bishop")
    play(table, "gather gold", "end turn", "gather gold", "build keep", "confiscate")
    assert city(table, 0) == ["keep"]


# ---------------------------------------------------------------- building


def test_factory_makes_other_unique_districts_cheaper() -> None:
    """With the Factory in the city other unique districts cost a coin less to build, and no less otherwise."""
    table = scene({"architect": 0}, gold=[3], hands=[["library", "keep", "castle"]], cities=[["factory"]])
    play(table, "gather gold")
    assert choices(table, "build") == ["castle", "keep", "library"]
    play(table, "build library")
    assert gold(table)[0] == 0
    assert table.scores[0].parts["districts"] == 5 + 6
    table = scene({"warlord": 0}, gold=[4], cities=[[], ["factory", "library"]])
    assert choices(table, "destroy in city of") == ["seat 1"]
    act(table, "destroy in city of seat 1", "district factory")
    assert city(table, 1) == ["library"]  # 5 to destroy: its cost is 6 as ever


def test_factory_does_not_make_itself_cheaper() -> None:
    """The Factory costs 5, and basic districts cost what they cost."""
    table = scene({"merchant": 0}, gold=[2], hands=[["factory"]])
    play(table, "gather gold")
    assert choices(table, "build") == []
    table = scene({"merchant": 0}, gold=[1, 9], hands=[["castle", "castle"]], cities=[["factory"]])
    play(table, "gather gold")
    assert choices(table, "build") == []


def test_factory_lowers_what_a_confiscation_gives_back() -> None:
    """A confiscated district gives back what was paid (p. 10)."""
    table = scene({"magistrate": 0, "merchant": 1}, gold=[0, 9], hands=[[], ["library"]], cities=[[], ["factory"]])
    play(table, "signed warrant on merchant", "unsigned warrant on king", "unsigned warrant on bishop")
    play(table, "gather gold", "end turn", "gather gold", "build library", "confiscate")
    assert gold(table)[1] == 11


def test_factory_and_thieves_den() -> None:
    """With the Factory the Thieves' Den costs 5, in coins or cards."""
    table = scene(
        {"merchant": 0}, hands=[["thieves_den", "temple", "church", "tavern", "market"]], cities=[["factory"]]
    )
    play(table, "gather gold", "build thieves_den", "card temple", "card church")
    act(table, "card tavern", "done")
    assert (city(table, 0), gold(table)[0]) == (["factory", "thieves_den"], 0)
    assert hand(table, 0) == ["market"]


def test_framework_pays_for_a_whole_district() -> None:
    """The Framework goes under the deck instead of the gold; the build counts against the limit (p. 15)."""
    table = scene({"merchant": 0}, hands=[["palace", "tavern"]], cities=[["framework"]])
    play(table, "gather gold")
    act(table, "build palace", "pay with framework")
    assert (city(table, 0), gold(table)[0]) == (["palace"], 2)
    assert under_deck(table, 1) == ["framework"]
    assert choices(table, "build") == []


def test_framework_need_not_be_used() -> None:
    """Who can pay chooses between his gold and the Framework (p. 4: effects are optional)."""
    table = scene({"merchant": 0}, gold=[5], hands=[["palace"]], cities=[["framework"]])
    play(table, "gather gold", "build palace")
    assert choices(table, "pay with") == ["framework", "gold"]
    play(table, "pay with gold")
    assert (city(table, 0), gold(table)[0]) == (["framework", "palace"], 2)


@pytest.mark.parametrize("card", ["secret_vault", "temple", "monument"])
def test_framework_does_not_lift_the_rules_of_building(card: str) -> None:
    """Neither the Secret Vault, nor a copy, nor the Monument in a city of five can be built with the Framework."""
    table = scene({"merchant": 0}, hands=[[card]], cities=[["framework", "temple", "church", "tavern", "market"]])
    play(table, "gather gold")
    assert choices(table, "build") == []


def test_monument_completes_a_city_in_games_to_eight() -> None:
    """With three players a city of seven with the Monument is completed (p. 7)."""
    table = scene({"merchant": 0}, players=3, gold=[9], hands=[["manor"]], cities=[[*SIX[:5], "monument"]])
    assert not seen(table).players[0].complete
    play(table, "gather gold", "build manor")
    assert seen(table).players[0].complete


def test_necropolis_is_paid_for_or_takes_a_sacrifice() -> None:
    """The Necropolis is built for 5 coins, or for a district of the own city; both count against the limit."""
    for way, left, coins in (("gold", ["castle+", "keep", "necropolis"], 4), ("sacrifice", ["keep", "necropolis"], 9)):
        table = scene({"merchant": 0}, gold=[7], hands=[["necropolis", "tavern"]], cities=[["keep", "castle+"]])
        play(table, "gather gold", "build necropolis")
        assert choices(table, "pay with") == ["gold", "sacrifice"]
        play(table, f"pay with {way}")
        if way == "sacrifice":
            assert choices(table, "district") == ["beautified castle", "keep"]
            play(table, "district beautified castle")
            assert under_deck(table, 1) == ["castle"]
        assert (city(table, 0), gold(table)[0]) == (left, coins)
        assert choices(table, "build") == []


def test_necropolis_needs_a_district_to_sacrifice() -> None:
    """In an empty city the Necropolis costs its 5 coins."""
    table = scene({"merchant": 0}, hands=[["necropolis"]])
    play(table, "gather gold")
    assert choices(table, "build") == []


def test_necropolis_in_place_of_the_museum() -> None:
    """The cards under a sacrificed Museum go under the deck with it (p. 15)."""
    table = scene({"merchant": 0}, hands=[["necropolis"]], cities=[["museum"]], museum=["castle"])
    play(table, "gather gold")
    act(table, "build necropolis", "pay with sacrifice", "district museum")
    assert city(table, 0) == ["necropolis"]
    assert sorted(under_deck(table, 2)) == ["castle", "museum"]


def test_necropolis_by_sacrifice_is_taxed() -> None:
    """The tax is due for a build that was not paid for (p. 14)."""
    table = scene({"merchant": 0, "tax_collector": 1}, hands=[["necropolis"]], cities=[["temple"]])
    play(table, "gather gold")
    act(table, "build necropolis", "pay with sacrifice", "district temple")
    assert (gold(table)[0], seen(table).taxes) == (1, 1)


def test_necropolis_paid_for_can_be_confiscated() -> None:
    """Built for gold the Necropolis is a paid build like any (p. 15)."""
    table = scene({"magistrate": 0, "merchant": 1}, gold=[0, 9], hands=[[], ["necropolis"]])
    play(table, "signed warrant on merchant", "unsigned warrant on king", "unsigned warrant on bishop")
    play(table, "gather gold", "end turn", "gather gold", "build necropolis", "confiscate")
    assert city(table, 0) == ["necropolis"]


def test_quarry_allows_any_number_of_copies() -> None:
    """The owner of the Quarry may build as many equal districts as he likes (p. 15)."""
    table = scene({"architect": 0}, gold=[9], hands=[["temple", "temple"]], cities=[["quarry", "temple"]])
    play(table, "gather gold", "build temple", "build temple")
    assert city(table, 0) == ["quarry", "temple", "temple", "temple"]


def test_quarry_gone_the_copies_stay() -> None:
    """Copies stay when the Quarry leaves, but no more can be built."""
    table = scene({"warlord": 1, "artist": 0}, gold=[9, 4], hands=[["temple"]], cities=[["quarry", "temple", "temple"]])
    play(table, "gather gold")
    act(table, "destroy in city of seat 0", "district quarry")
    play(table, "end turn", "gather gold")
    assert city(table, 0) == ["temple", "temple"]
    assert choices(table, "build") == []


def test_without_the_quarry_no_copies() -> None:
    """A district that stands in the city can't be built again (p. 4)."""
    table = scene({"architect": 0}, gold=[9], hands=[["temple", "temple"]])
    play(table, "gather gold", "build temple")
    assert choices(table, "build") == []


def test_secret_vault_is_never_built() -> None:
    """The Secret Vault can't be built."""
    table = scene({"merchant": 0}, gold=[20], hands=[["secret_vault"]])
    play(table, "gather gold")
    assert choices(table, "build") == []


def test_stables_do_not_count_against_the_limit() -> None:
    """The Stables may be built beside another district, before or after it."""
    for order in (["stables", "temple"], ["temple", "stables"]):
        table = scene({"merchant": 0}, gold=[9], hands=[["stables", "temple", "church"]])
        play(table, "gather gold", *(f"build {district}" for district in order))
        assert city(table, 0) == ["stables", "temple"]
        assert choices(table, "build") == []


def test_stables_are_the_first_district_paid_for() -> None:
    """Stables that are paid for first use up the Magistrate's only chance (p. 10)."""
    table = scene({"magistrate": 0, "merchant": 1}, gold=[0, 9], hands=[[], ["stables", "church"]])
    play(table, "signed warrant on merchant", "unsigned warrant on king", "unsigned warrant on bishop")
    play(table, "gather gold", "end turn", "gather gold", "build stables", "decline", "build church")
    assert asked(table) == 1
    assert city(table, 1) == ["church", "stables"]


def test_thieves_den_asks_for_as_many_cards_as_gold_is_missing() -> None:
    """Who has two coins pays the Thieves' Den with at least four cards, and with six at most."""
    table = scene({"merchant": 0}, gold=[0, 9], hands=[["thieves_den", *["castle"] * 4, *["manor"] * 3]])
    play(table, "gather gold", "build thieves_den")
    for paid in range(6):
        assert ("done" in offered(table)) == (paid >= 4)
        play(table, offered(table)[0])
    assert (city(table, 0), gold(table)[0], cards(table)[0]) == (["thieves_den"], 2, 1)


def test_thieves_den_may_be_paid_with_any_mix() -> None:
    """Any part of the Thieves' Den's 6 coins may be paid with other cards of the hand, which go under the deck."""
    others = ["temple", "church", "tavern", "market", "castle", "manor", "palace"]
    for count in (0, 2, 6):
        table = scene({"merchant": 0}, gold=[4], hands=[["thieves_den", *others]])
        play(table, "gather gold", "build thieves_den")
        spent = 0
        while "done" in offered(table) and spent < count:
            play(table, offered(table)[0])
            spent += 1
        if "done" in offered(table):
            play(table, "done")
        assert spent == count
        assert "thieves_den" in city(table, 0)
        assert gold(table)[0] == count
        assert cards(table)[0] == len(others) - count


def test_thieves_den_does_not_pay_for_itself() -> None:
    """Two coins need four other cards for the Thieves' Den: the card itself is no payment."""
    for others, fits in ((3, []), (4, ["thieves_den"])):
        table = scene({"merchant": 0}, hands=[["thieves_den", *["castle"] * others]])
        play(table, "gather gold")
        assert choices(table, "build") == fits


def test_thieves_den_paid_with_cards_only_can_be_confiscated() -> None:
    """Cards are a payment too: a Thieves' Den for six cards is the first district paid for."""
    others = ["temple", "church", "tavern", "market", "castle", "manor"]
    table = scene({"magistrate": 0, "merchant": 1}, hands=[[], ["thieves_den", *others]])
    play(table, "signed warrant on merchant", "unsigned warrant on king", "unsigned warrant on bishop")
    play(table, "gather gold", "end turn", "gather gold", "build thieves_den")
    while asked(table) == 1:
        play(table, offered(table)[0])
    play(table, "confiscate")
    assert city(table, 0) == ["thieves_den"]
    assert (gold(table)[1], cards(table)[1]) == (2, 0)
