"""How tools work with their apprentices (X5, p. 6-8)."""

from __future__ import annotations

import pytest

from burgrave.games.architects.rules.rounds import step
from burgrave.games.architects.rules.scoring import everybodys_scores
from tests.games.architects.age_of_artisans.scene import again, equip, scene
from tests.games.architects.scene import (
    employ,
    goods,
    next_step,
    offered,
    own,
    play,
    post,
)

# -------------------------------------------------------------------- once a turn, and when the ability is used


def test_ta02_a_tool_with_a_trader() -> None:
    """Once a turn, when the trader is used: virtue for marble, if its owner likes; a point at the end."""
    s = scene()
    equip(s, 0, "trader_2", "craft_01")
    own(s, 0, stone=6)
    post(s, "storehouse", 2)
    asked = play(
        s, "place storehouse", "trade pay stone 2 -> marble", "use tool craft_01", "trade pay stone 2 -> marble", "done"
    )
    assert asked == ["place", "trade", "before", "trade", "trade"]
    assert goods(s, 0) == {"stone": 2, "marble": 3} and s.players[0].virtue == 6
    assert everybodys_scores(s)[0].parts["tools"] == 1


def test_x5_3_an_optional_tool_may_be_declined_and_used_after_it() -> None:
    s = scene()
    equip(s, 0, "trader_2", "craft_01")
    own(s, 0, stone=2)
    play(s, "place storehouse", "trade pay stone 2 -> marble", "decline", "use tool craft_01")
    assert goods(s, 0) == {"marble": 2} and s.players[0].virtue == 6
    again(s)
    own(s, 0, stone=2)
    play(s, "place storehouse", "trade pay stone 2 -> marble", "decline", "decline", "done")
    assert goods(s, 0) == {"marble": 3} and s.players[0].virtue == 6


def test_x5_3_other_trades_do_not_use_the_trader() -> None:
    s = scene()
    equip(s, 0, "trader_2", "craft_01")
    own(s, 0, stone=2)
    asked = play(s, "place storehouse", "trade pay materials 2 -> virtue")
    assert asked == ["place", "trade"] and s.players[0].virtue == 8


def test_ta03_two_debts_in_one_turn() -> None:
    """The tool gives silver once, the debt collector stones twice."""
    s = scene()
    equip(s, 0, "debt_collector_2", "craft_05")
    own(s, 0, silver=12)
    s.players[0].unpaid = 2
    post(s, "guardhouse", 1)
    play(s, "place guardhouse", "pay debt", "pay debt")
    assert goods(s, 0) == {"stone": 4, "silver": 1} and s.players[0].paid == 2


def test_ta04_the_tool_pays_for_the_debt() -> None:
    """Five silver and a debt of six."""
    s = scene()
    equip(s, 0, "debt_collector_1", "craft_05")
    own(s, 0, silver=5)
    s.players[0].unpaid = 1
    play(s, "place guardhouse", "pay debt")
    assert goods(s, 0) == {"clay": 2} and s.players[0].paid == 1


def test_x5_4_not_with_four_silver() -> None:
    s = scene()
    equip(s, 0, "debt_collector_1", "craft_05")
    own(s, 0, silver=4)
    s.players[0].unpaid = 1
    assert "place guardhouse" not in offered(step(s))


@pytest.mark.parametrize(("craft", "clay", "silver", "left"), [("craft_23", 0, 3, {}), ("craft_18", 1, 4, {})])
def test_x5_4_a_tool_that_costs_something_pays_for_the_debt(
    craft: str, clay: int, silver: int, left: dict[str, int]
) -> None:
    """It has to be used then."""
    s = scene()
    equip(s, 0, "debt_collector_3", craft)
    own(s, 0, silver=silver, clay=clay)
    s.players[0].unpaid = 1
    play(s, "place guardhouse", "pay debt", f"use tool {craft}")
    assert goods(s, 0) == {"wood": 2, **left} and s.players[0].paid == 1


@pytest.mark.parametrize(("craft", "silver"), [("craft_13", 5), ("craft_14", 5)])
def test_x5_5_discounts_where_they_make_sense(craft: str, silver: int) -> None:
    """A silver or a tax less for a debt."""
    s = scene()
    equip(s, 0, "debt_collector_1", craft)
    own(s, 0, silver=silver)
    s.players[0].unpaid = 1
    play(s, "place guardhouse", "pay debt")
    assert goods(s, 0) == {"clay": 2} and s.tax == 4 + (3 if craft == "craft_13" else 2)
    assert s.players[0].less_silver == s.players[0].less_tax == 0


def test_x5_5_a_discount_where_nothing_is_paid_is_lost() -> None:
    s = scene()
    equip(s, 0, "stonecutter_1", "craft_13")
    play(s, "place quarry")
    next_step(s)
    assert goods(s, 0) == {"stone": 2} and s.players[0].less_silver == 0


def test_x5_5_virtue_that_is_not_lost() -> None:
    """On the black market, with a swindler."""
    s = scene()
    equip(s, 0, "swindler_2", "craft_24")
    own(s, 0, silver=1)
    play(s, "place market_left")
    assert s.players[0].virtue == 7


def test_x5_4_silver_of_a_tool_opens_the_black_market() -> None:
    s = scene()
    equip(s, 0, "swindler_2", "craft_05")
    employ(s, 0, "miner_1")
    assert "place market_left" in offered(step(s)) and "place market_middle" not in offered(step(s))


def test_x5_4_a_tool_pays_for_the_cathedral() -> None:
    """A card that a tool draws is the one that is discarded (p. 7)."""
    s = scene()
    equip(s, 0, "acolyte_2", "craft_04")
    own(s, 0, gold=1)
    pile, s.plans = s.plans, []
    assert "place guildhall" not in offered(step(s))
    s.plans = pile
    play(s, "place guildhall", "work on cathedral")
    assert s.players[0].cathedral == 1 and s.players[0].hand == [] and goods(s, 0)["clay"] == 2


def test_x5_4_a_choice_must_leave_what_is_paid_possible() -> None:
    """A patron takes stone: the only one that its tool can bring is a stone."""
    s = scene()
    equip(s, 0, "patron_3", "craft_17")
    play(s, "place storehouse", "trade pay stone -> virtue")
    assert goods(s, 0) == {} and s.players[0].virtue == 8
    again(s)
    own(s, 0, stone=1)
    play(s, "place storehouse", "trade pay stone -> virtue", "decide wood", "done")
    assert goods(s, 0) == {"wood": 1} and s.players[0].virtue == 9


def test_x5_4_goods_of_a_tool_come_after_where_they_are_not_needed() -> None:
    """Two stones of the quarry are turned into marble."""
    s = scene()
    equip(s, 0, "stonecutter_1", "craft_21")
    asked = play(s, "place quarry", "use tool craft_21")
    assert asked == ["place", "use_tool"] and goods(s, 0) == {"marble": 1}


def test_x5_6_passive_abilities_are_used_with_their_place() -> None:
    """Overseer, thief, trickster and illusionist."""
    s = scene()
    equip(s, 0, "overseer_1", "craft_05")
    equip(s, 0, "thief_1", "craft_02")
    equip(s, 0, "trickster_1", "craft_03")
    equip(s, 0, "illusionist_1", "craft_12")
    play(s, "place storehouse", "done")
    assert goods(s, 0) == {"silver": 1}
    again(s)
    play(s, "place tax_stand")
    assert goods(s, 0) == {"silver": 5, "stone": 1} and s.players[0].virtue == 6
    again(s)
    s.small = []  # so that the printed goods are offered
    play(s, "place market_left")
    assert goods(s, 0) == {"silver": 5, "stone": 1, "wood": 1, "clay": 2, "marble": 1, "gold": 1}
    assert s.players[0].virtue == 6


def test_x5_6_a_labourer_uses_no_tool() -> None:
    """It has no ability."""
    s = scene()
    equip(s, 0, "labourer_1", "craft_05")
    for place in ("quarry", "forest", "silversmith"):
        play(s, f"place {place}")
        again(s)
    assert goods(s, 0)["silver"] == 2


def test_x5_3_fresh_in_the_next_turn() -> None:
    s = scene()
    equip(s, 0, "jeweller_1", "craft_05")
    play(s, "place silversmith")
    assert goods(s, 0) == {"silver": 2 + 1 + 1}
    again(s)
    play(s, "place silversmith")
    assert goods(s, 0) == {"silver": 4 + 3 + 1 + 1}


def test_x5_3_a_tool_works_only_for_its_owner() -> None:
    s = scene()
    equip(s, 1, "jeweller_1", "craft_05")
    play(s, "place silversmith")
    assert goods(s, 0) == {"silver": 2} and goods(s, 1) == {}
