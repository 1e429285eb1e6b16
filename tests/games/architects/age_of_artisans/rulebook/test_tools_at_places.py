"""What tools do for captures, skills and releases, and at places where several things are done (X5, p. 7-8)."""

from __future__ import annotations

import pytest

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.guildhall import can_construct
from burgrave.games.architects.rules.market import reset
from burgrave.games.architects.rules.prices import powers
from burgrave.games.architects.rules.rounds import step
from burgrave.games.architects.rules.scoring import everybodys_scores
from burgrave.games.architects.rules.state import State
from tests.games.architects.age_of_artisans.scene import added, again, equip, jail, maker, scene
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
