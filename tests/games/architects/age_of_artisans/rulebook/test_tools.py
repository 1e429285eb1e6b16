"""How tools work with their apprentices (X5, p. 6-8)."""

from __future__ import annotations

import pytest

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.guildhall import can_construct
from burgrave.games.architects.rules.market import reset
from burgrave.games.architects.rules.prices import powers
from burgrave.games.architects.rules.rounds import step
from burgrave.games.architects.rules.scoring import everybodys_scores
from burgrave.games.architects.rules.state import PLACE, State
from tests.games.architects.age_of_artisans.scene import added, equip, jail, maker, scene
from tests.games.architects.scene import (
    at,
    building,
    character,
    employ,
    goods,
    hold,
    imprison,
    next_step,
    offer,
    offered,
    own,
    play,
    post,
    run,
    seize,
)


def again(s: State) -> None:
    """Another turn of the same player, in which tools are fresh."""
    s.me, s.phase = 0, PLACE


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


# -------------------------------------------------------------------- captures, skills, releases


@pytest.mark.parametrize("name", ["squire_1", "peddler_1"])
def test_ta05_a_capture_tool_never_works_at_a_reset(name: str) -> None:
    s = scene()
    equip(s, 0, name, "craft_06")
    post(s, "quarry", 0, 3)
    asked = run(reset(s))
    assert asked == [] and at(s, "quarry") == [0, 3, 0]


def test_x5_8_up_to_two_of_a_colour_where_the_worker_was_placed() -> None:
    s = scene()
    equip(s, 0, "woodcutter_1", "craft_06")
    post(s, "forest", 1, 3, 1)
    post(s, "quarry", 0, 3)
    asked = play(s, "place forest", "use tool craft_06", "seize two 1")
    assert asked == ["place", "use_tool", "seize"]
    assert at(s, "forest") == [2, 1, 1] and s.players[0].captured == [0, 2, 0]


def test_x5_8_own_workers_come_back() -> None:
    """The one that was just placed, too."""
    s = scene()
    equip(s, 0, "woodcutter_1", "craft_06")
    post(s, "forest", 1)
    play(s, "place forest", "use tool craft_06", "seize two 0")
    assert at(s, "forest") == [0, 0, 0] and s.players[0].workers == 21


def test_x5_8_never_the_own_artisan() -> None:
    s = scene()
    equip(s, 0, "woodcutter_1", "craft_06")
    asked = play(s, "place artisan forest")
    assert asked == ["place"] and at(s, "forest") == [1, 0, 0]


def test_x5_8_an_artisan_of_another_may_be_among_them() -> None:
    s = scene()
    equip(s, 0, "woodcutter_1", "craft_06")
    post(s, "forest", 0, 2)
    s.circles[t.FOREST][1] += 1
    maker(s, 1).artisan = t.FOREST
    s.players[1].workers -= 1
    play(s, "place forest", "use tool craft_06", "seize artisan and one 1")
    assert at(s, "forest") == [1, 1, 0] and s.players[0].captured == [0, 2, 0]
    assert maker(s, 1).artisan == 13  # on the first board


def test_x13_5_nobody_is_captured_on_the_black_market() -> None:
    s = scene()
    equip(s, 0, "swindler_2", "craft_06")
    own(s, 0, silver=1)
    assert play(s, "place market_left") == ["place"]


def test_ta06_a_skill_tool() -> None:
    """With an abbot it has a skill of each kind: for buildings, the mason's hut and the dormitory."""
    s = scene()
    equip(s, 0, "abbot_2", "craft_08")
    assert powers(s.players[0]).skilled == (1, 1, 2)
    hold(s, 0, "palace")
    own(s, 0, clay=9, wood=9, stone=9, gold=9, marble=9)
    assert can_construct(s, 0, building("palace"))
    s.players[0].buildings = (building("masons_hut"), building("dormitory"))
    assert everybodys_scores(s)[0].parts["effects"] == 2 + 2


def test_x5_9_a_skill_tool_is_never_used() -> None:
    s = scene()
    equip(s, 0, "jeweller_1", "craft_08")
    assert play(s, "place silversmith") == ["place"]
    assert added(s).used == 0


def test_ta07_a_squire_with_nobody_in_prison() -> None:
    s = scene()
    equip(s, 0, "squire_1", "craft_07")
    assert run(reset(s)) == [] and goods(s, 0) == {"gold": 1}


def test_ta08_the_tool_frees_the_prisoner_first() -> None:
    s = scene()
    equip(s, 0, "squire_1", "craft_07")
    imprison(s, 1)
    assert run(reset(s), "use tool craft_07") == ["use_tool"]
    assert goods(s, 0) == {"gold": 1} and s.players[0].prison == 0 and s.players[0].unpaid == 0


def test_x13_2_it_frees_one() -> None:
    """With two in prison the squire can't be used, and so neither can its tool."""
    s = scene()
    equip(s, 0, "squire_1", "craft_07")
    imprison(s, 2)
    assert run(reset(s)) == []
    assert goods(s, 0) == {} and s.players[0].prison == 2


def test_x5_4_without_the_ability_no_tool() -> None:
    """A squire with a prisoner gets nothing, and no silver of its tool."""
    s = scene()
    equip(s, 0, "squire_1", "craft_05")
    imprison(s, 1)
    run(reset(s))
    assert goods(s, 0) == {}


def test_x5_10_a_release_tool_in_a_turn() -> None:
    s = scene()
    equip(s, 0, "jeweller_1", "craft_16")
    imprison(s, 2)
    play(s, "place silversmith", "use tool craft_16")
    assert s.players[0].prison == 1


def test_x5_10_the_artisan_may_be_the_one() -> None:
    s = scene()
    equip(s, 0, "jeweller_1", "craft_16")
    imprison(s, 2)
    jail(s, 0)
    play(s, "place silversmith", "use tool craft_16", "choose among artisan")
    assert s.players[0].prison == 2 and maker(s).artisan == -1


@pytest.mark.parametrize(("freed", "silver"), [("free 1", 1), ("free 0", 0)])
def test_x5_11_a_gatekeeper_must_free_somebody(freed: str, silver: int) -> None:
    s = scene()
    equip(s, 0, "gatekeeper_1", "craft_05")
    imprison(s, 1)
    run(reset(s), freed)
    assert goods(s, 0) == ({"silver": 1} if silver else {})


@pytest.mark.parametrize("craft", ["craft_13", "craft_14", "craft_24"])
def test_x5_5_nothing_is_spared_at_a_reset(craft: str) -> None:
    """Neither for who is on the move nor for others."""
    s = scene()
    equip(s, 1, "peddler_1", craft)
    run(reset(s))
    player = s.players[1]
    assert (player.less_silver, player.less_tax, added(s).spared) == (0, 0, 0) and goods(s, 1) == {"silver": 2}


def test_x5_3_at_each_reset() -> None:
    s = scene()
    equip(s, 0, "peddler_1", "craft_05")
    for _ in range(2):
        run(reset(s))
    assert goods(s, 0) == {"silver": 6}


# -------------------------------------------------------------------- the town centre and the storehouse


def test_ta09_an_antagonist_with_a_tool_for_plans() -> None:
    """One worker at an empty town centre: two captures, and a building card every time."""
    s = scene()
    equip(s, 0, "antagonist_1", "craft_04")
    own(s, 0, silver=2)
    post(s, "quarry", 0, 2, 2)
    play(s, "place town_centre", "capture quarry 1", "capture quarry 2")
    assert s.players[0].captured == [0, 2, 2] and len(s.players[0].hand) == 1 and goods(s, 0) == {}
    again(s)
    own(s, 0, silver=1)
    play(s, "place town_centre", "done")
    assert len(s.players[0].hand) == 2


def test_x5_4_silver_of_an_antagonists_tool_pays_for_the_capture() -> None:
    s = scene()
    equip(s, 0, "antagonist_1", "craft_05")
    post(s, "quarry", 0, 2)
    play(s, "place town_centre", "capture quarry 1", "done")
    assert s.players[0].captured == [0, 2, 0] and goods(s, 0) == {} and s.tax == 5


def test_ta11_a_conspirators_tool_pays_if_both_captures_are_made() -> None:
    """No silver, two workers: silver of the tool is the tax of the first, and the second costs nothing."""
    s = scene()
    equip(s, 0, "conspirator_1", "craft_05")
    post(s, "town_centre", 1)
    post(s, "quarry", 0, 2, 3)
    play(s, "place town_centre", "use tool craft_05", "capture quarry 1", "capture quarry 2")
    assert s.players[0].captured == [0, 2, 3] and goods(s, 0) == {} and s.tax == 5


def test_ta12_not_for_one_capture_alone() -> None:
    """After it the second has to follow; with one worker the town centre can't even be entered."""
    s = scene()
    equip(s, 0, "conspirator_1", "craft_05")
    post(s, "town_centre", 1)
    post(s, "quarry", 0, 2, 3)
    run(step(s), "place town_centre")
    assert offered(step(s)) == ["done", "use tool craft_05"]
    run(step(s), "use tool craft_05")
    assert "done" not in offered(step(s))
    run(step(s), "capture quarry 1")
    assert "done" not in offered(step(s))
    s = scene()
    equip(s, 0, "conspirator_1", "craft_05")
    post(s, "quarry", 0, 2, 3)
    assert "place town_centre" not in offered(step(s))


def test_x5_11_the_first_capture_must_leave_a_second() -> None:
    """With four players both come from one place: not the only group of another."""
    s = scene(4)
    equip(s, 0, "conspirator_1", "craft_05")
    post(s, "silversmith", 1)  # where no other group is
    post(s, "town_centre", 1)
    post(s, "quarry", 0, 2, 3)
    run(step(s), "place town_centre")
    run(step(s), "use tool craft_05")
    assert offered(step(s)) == ["capture quarry 1", "capture quarry 2"]


def test_x5_11_a_conspirators_tool_works_with_the_second_capture() -> None:
    s = scene()
    equip(s, 0, "conspirator_1", "craft_02")
    own(s, 0, silver=5)
    post(s, "town_centre", 1)
    post(s, "quarry", 0, 2, 3)
    run(step(s), "place town_centre")
    run(step(s), "capture quarry 1")
    assert goods(s, 0) == {"silver": 4}
    run(step(s), "capture quarry 2")
    assert goods(s, 0) == {"silver": 4, "stone": 1}


def test_x5_5_a_conspirators_tool_that_makes_the_next_capture_cheaper() -> None:
    s = scene()
    equip(s, 0, "conspirator_1", "craft_13")
    own(s, 0, silver=5)
    post(s, "town_centre", 3)
    post(s, "quarry", 1, 2, 3)
    play(s, "place town_centre", "capture quarry 1", "capture quarry 2", "capture quarry 0", "done")
    assert goods(s, 0) == {"silver": 4}


def test_x5_5_a_forged_permit_saves_the_tax_of_the_first_capture() -> None:
    s = scene()
    equip(s, 0, "conspirator_1", "craft_14")
    post(s, "town_centre", 1)
    post(s, "quarry", 0, 2, 3)
    play(s, "place town_centre", "use tool craft_14", "capture quarry 1", "capture quarry 2")
    assert s.tax == 4 and s.players[0].captured == [0, 2, 3]


def test_x5_6_an_abbots_tool_pays_for_trades() -> None:
    """Used between trades, where its owner pays for it."""
    s = scene()
    equip(s, 0, "abbot_1", "craft_18")
    employ(s, 0, "merchant_2")
    own(s, 0, clay=1)
    asked = play(s, "place storehouse", "use tool craft_18", "trade pay silver 2 -> gold")
    assert asked == ["place", "trade", "trade"] and goods(s, 0) == {"silver": 1, "gold": 1}


def test_x5_6_what_is_left_may_be_used_last() -> None:
    """An overseer's lathe, after the wood has come; who stops trading has declined."""
    s = scene()
    equip(s, 0, "overseer_1", "craft_20")
    employ(s, 0, "merchant_5")
    own(s, 0, silver=2)
    play(s, "place storehouse", "trade pay silver -> wood 2", "trade pay silver -> wood 2")
    next_step(s, "use tool craft_20")
    assert goods(s, 0) == {"wood": 2, "gold": 1}
    again(s)
    own(s, 0, silver=2)
    play(s, "place storehouse", "trade pay silver -> wood 2", "done")
    assert next_step(s) == []


def test_x5_6_an_informants_discount_for_a_ransom() -> None:
    s = scene()
    equip(s, 0, "informant_1", "craft_13")
    own(s, 0, silver=4)
    seize(s, 1, 0, 2)
    play(s, "place guardhouse", "ransom silver")
    assert goods(s, 0) == {} and s.players[0].workers == 20


def test_x5_4_merchants_pay_with_the_silver_of_their_tools() -> None:
    s = scene()
    equip(s, 0, "merchant_1", "craft_05")
    play(s, "place storehouse", "trade pay silver -> clay 3")
    assert goods(s, 0) == {"clay": 3}


def test_x5_4_virtue_before_or_after() -> None:
    """At the tax stand a pickpocket's alms box may help whoever has no virtue left, before it is lost."""
    s = scene()
    equip(s, 0, "pickpocket_1", "craft_11")
    own(s, 0, silver=2)
    s.players[0].virtue = 1
    play(s, "place tax_stand", "use tool craft_11")
    assert s.players[0].virtue == 0 and s.players[0].unpaid == 0 and goods(s, 0) == {"silver": 4, "gold": 1}


@pytest.mark.parametrize(("tools", "points"), [(1, 1), (2, 2), (3, 4), (4, 6), (5, 9), (6, 12)])
def test_ta17_x10_points_of_tools(tools: int, points: int) -> None:
    s = scene()
    names = ("miner_1", "miner_2", "thief_1", "labourer_1", "jeweller_1", "jeweller_2")
    for name, craft in zip(names[:tools], ("02", "03", "04", "05", "06", "07"), strict=False):
        equip(s, 0, name, f"craft_{craft}")
    assert everybodys_scores(s)[0].parts["tools"] == points


def test_x5_3_hiring_is_no_ability() -> None:
    """A tool does not work because somebody is hired."""
    s = scene()
    equip(s, 0, "miner_1", "craft_05")
    own(s, 0, silver=4)
    offer(s, 0, "thief_1")
    play(s, "place workshop", "hire thief_1")
    assert goods(s, 0) == {}


# -------------------------------------------------------------------- what a tool does to the price that follows


def test_x5_4_virtue_that_brings_back_a_tax_is_gained_after_it() -> None:
    """At virtue 3 a debt costs 5: with an alms box before it, it would cost 6, and only 5 would be left."""
    s = scene()
    equip(s, 0, "debt_collector_1", "craft_11")
    own(s, 0, silver=7)
    s.players[0].virtue, s.players[0].unpaid = 3, 1
    asked = play(s, "place guardhouse", "pay debt", "use tool craft_11")
    assert asked == ["place", "guard", "use_tool"] and goods(s, 0) == {"clay": 2} and s.players[0].virtue == 5


def test_x5_4_silver_for_a_debt_is_not_bought_off_with() -> None:
    """Hugo might buy off the debt that a tool brings: it comes after what is paid."""
    s = scene()
    character(s, 0, "hugo")
    equip(s, 0, "debt_collector_1", "craft_19")
    own(s, 0, silver=6)
    s.players[0].unpaid = 1
    asked = play(s, "place guardhouse", "pay debt", "use tool craft_19")
    assert asked == ["place", "guard", "use_tool"] and goods(s, 0) == {"clay": 2, "gold": 2}
    assert s.players[0].unpaid == s.players[0].paid == 1


@pytest.mark.parametrize(("virtue", "can"), [(5, False), (6, True)])
def test_r4_1_no_cathedral_with_the_virtue_that_is_left(virtue: int, can: bool) -> None:
    """Marble for the level, at the price of a point."""
    s = scene()
    equip(s, 0, "acolyte_1", "craft_01")
    hold(s, 0, "church")
    s.players[0].virtue, s.players[0].cathedral = virtue, 2
    assert ("place guildhall" in offered(step(s))) == can


def test_x5_3_fresh_before_the_next_worker_comes() -> None:
    """Alone nobody else comes to a place in between."""
    s = scene(1)
    equip(s, 0, "debt_collector_1", "craft_05")
    own(s, 0, silver=5)
    s.players[0].unpaid = 2
    play(s, "place guardhouse", "pay debt")
    next_step(s)
    again(s)
    own(s, 0, silver=5)
    assert "place guardhouse" in offered(step(s))


def test_x5_4_goods_of_the_black_market_before_a_tool() -> None:
    s = scene()
    equip(s, 0, "swindler_1", "craft_21")
    own(s, 0, silver=3, stone=1)
    play(s, "place market_right")
    before = goods(s, 0)
    next_step(s, "use tool craft_21")
    assert before["stone"] == 2 and "stone" not in goods(s, 0) and goods(s, 0)["marble"] == before["marble"] + 1


def test_x5_6_a_tool_between_actions_of_the_guardhouse() -> None:
    """After the first nothing could be done without it."""
    s = scene()
    equip(s, 0, "informant_1", "craft_18")
    own(s, 0, silver=4, clay=1)
    s.players[0].unpaid = 1
    imprison(s, 1)
    play(s, "place guardhouse", "release", "use tool craft_18", "pay debt")
    assert goods(s, 0) == {} and s.players[0].paid == 1


# -------------------------------------------------------------------- several with tools


@pytest.mark.parametrize("name", ["squire_1", "peddler_1"])
def test_r7_2_whose_tool_frees_a_worker_comes_first_at_a_reset(name: str) -> None:
    """The order of the own abilities is free: so another squire is used after it."""
    s = scene()
    employ(s, 0, "squire_2")
    equip(s, 0, name, "craft_07")
    imprison(s, 1)
    run(reset(s), "use tool craft_07")
    assert goods(s, 0)["marble"] == 1 and len(goods(s, 0)) == 2


def conspirators(first: str, second: str) -> State:
    """Two of them with tools; two captures."""
    s = scene()
    equip(s, 0, "conspirator_1", first)
    equip(s, 0, "conspirator_2", second)
    post(s, "town_centre", 1, 1)
    post(s, "forest", 0, 1)
    return s


def test_x5_11_the_conspirator_whose_tool_helps() -> None:
    """Without stone a lapidary's tool would do nothing."""
    s = conspirators("craft_21", "craft_05")
    own(s, 0, silver=1)
    play(s, "place town_centre", "capture forest 1", "capture town_centre 1")
    assert goods(s, 0) == {"silver": 1}


@pytest.mark.parametrize(("answer", "left"), [("use tool craft_02", {"stone": 1}), ("use tool craft_03", {"wood": 1})])
def test_x5_11_one_conspirator_for_each_further_capture(answer: str, left: dict[str, int]) -> None:
    s = conspirators("craft_02", "craft_03")
    own(s, 0, silver=1)
    play(s, "place town_centre", "capture forest 1", "capture town_centre 1", answer)
    assert goods(s, 0) == left


def test_x5_11_a_tool_before_the_first_capture_is_that_of_the_second() -> None:
    s = conspirators("craft_05", "craft_09")
    play(s, "place town_centre", "use tool craft_05", "capture forest 1", "capture town_centre 1")
    assert goods(s, 0) == {} and s.players[0].captured == [0, 2, 0]


def test_x5_11_nobody_else_is_captured_before_the_capture_that_must_follow() -> None:
    """An antagonist's tool could take the only other group away."""
    s = scene(4)
    equip(s, 0, "conspirator_1", "craft_05")
    equip(s, 0, "antagonist_1", "craft_06")
    post(s, "town_centre", 0, 1)
    run(step(s), "place town_centre")
    run(step(s), "use tool craft_05")
    assert offered(step(s)) == ["capture town_centre 0", "capture town_centre 1"]
