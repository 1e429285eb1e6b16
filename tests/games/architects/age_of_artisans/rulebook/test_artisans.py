"""Artisans (X6, p. 9), and what strongarms do with them (X7, p. 11)."""

from __future__ import annotations

import pytest

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.market import reset
from burgrave.games.architects.rules.rounds import step
from burgrave.games.architects.rules.state import NOBODY, PLACE, State
from burgrave.games.architects.rules.workers import BOARDS, PRISON, SUPPLY
from tests.games.architects.age_of_artisans.scene import added, equip, jail, lay_out, maker, scene, stand_at
from tests.games.architects.scene import (
    apprentice,
    at,
    character,
    employ,
    goods,
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


def end(s: State, *answers: str) -> list[str]:
    """What comes after the action."""
    return next_step(s, *answers)


# -------------------------------------------------------------------- X6: it counts for two while being placed


def test_ta13_the_artisan_in_the_forest() -> None:
    s = scene()
    play(s, "place artisan forest")
    assert goods(s, 0) == {"wood": 2} and at(s, "forest") == [1, 0, 0] and s.players[0].workers == 20


def test_ta14_in_the_next_turn_it_counts_for_one() -> None:
    s = scene()
    stand_at(s, 0, "forest")
    play(s, "place forest")
    assert goods(s, 0) == {"wood": 2}


def test_ta15_the_artisan_at_the_tax_stand() -> None:
    """It may ignore a point of virtue."""
    s = scene()
    play(s, "place artisan tax_stand", "ignore loss")
    assert s.players[0].virtue == 6 and goods(s, 0) == {"silver": 4}


def test_x6_2_it_may() -> None:
    s = scene()
    play(s, "place artisan tax_stand", "accept loss")
    assert s.players[0].virtue == 5


def test_ta16_the_artisan_hires() -> None:
    """The apprentice costs virtue."""
    s = scene()
    own(s, 0, silver=4)
    offer(s, 1, "swindler_2")
    play(s, "place artisan workshop", "hire swindler_2", "ignore loss")
    assert s.players[0].virtue == 7 and goods(s, 0) == {}  # two columns without a coin


def test_x6_2_once_in_a_placement() -> None:
    """In the black market virtue is lost, and for the apprentice once more."""
    s = scene()
    own(s, 0, silver=2)
    offer(s, 1, "swindler_2")
    asked = play(s, "place artisan market_middle", "ignore loss", "hire swindler_2")
    assert asked == ["place", "loss", "market"] and s.players[0].virtue == 6
    s = scene()
    own(s, 0, silver=2)
    offer(s, 1, "swindler_2")
    play(s, "place artisan market_middle", "accept loss", "hire swindler_2", "ignore loss")
    assert s.players[0].virtue == 6


def test_x6_2_not_after_the_placement() -> None:
    """At the reset that follows it virtue is lost."""
    s = scene()
    own(s, 0, silver=1)
    s.market = [NOBODY, 1, 2]
    imprison(s, 3)
    play(s, "place artisan market_left", "ignore loss")
    end(s)
    asked = next_step(s)
    assert asked == [] and s.players[0].virtue == 6 and s.players[0].prison == 4


def test_x6_2_no_other_worker_ignores_anything() -> None:
    s = scene()
    play(s, "place tax_stand")
    assert s.players[0].virtue == 5


def test_x13_9_a_point_of_a_ransom() -> None:
    s = scene()
    seize(s, 1, 0, 2)
    play(s, "place artisan guardhouse", "ransom debt", "ignore loss")
    assert s.players[0].virtue == 7 and s.players[0].unpaid == 1


def test_x13_9_a_point_that_a_tool_costs() -> None:
    s = scene()
    equip(s, 0, "woodcutter_1", "craft_01")
    play(s, "place artisan forest", "use tool craft_01", "ignore loss")
    assert s.players[0].virtue == 7 and goods(s, 0) == {"wood": 3, "marble": 1}


def test_ta22_walarics_artisan_in_the_mines() -> None:
    """It counts for three."""
    for answer, gained in (("dig clay", {"clay": 4}), ("dig gold", {"gold": 1})):
        s = scene()
        character(s, 0, "walaric")
        play(s, "place artisan mines", answer)
        assert goods(s, 0) == gained


def test_ta23_the_artisan_at_the_silversmith() -> None:
    s = scene()
    post(s, "silversmith", 2)
    play(s, "place artisan silversmith")
    assert goods(s, 0) == {"silver": 5}


def test_x6_5_captures_actions_trades_and_cards() -> None:
    s = scene()
    own(s, 0, silver=2)
    post(s, "quarry", 0, 1, 1)
    play(s, "place artisan town_centre", "capture quarry 1", "capture quarry 2")
    assert s.players[0].captured == [0, 1, 1]
    s = scene()
    imprison(s, 2)
    seize(s, 0, 1, 2)
    play(s, "place artisan guardhouse", "send to prison", "release")
    assert s.players[0].prison == 0 and s.players[1].prison == 2
    s = scene()
    own(s, 0, clay=4)
    play(s, "place artisan storehouse", "trade pay materials 2 -> virtue", "trade pay materials 2 -> virtue")
    assert s.players[0].virtue == 9
    s = scene()
    play(s, "place artisan workshop", "draw plans")
    assert len(s.players[0].hand) == 2


def test_x6_4_on_the_black_market_it_is_one_worker() -> None:
    s = scene()
    own(s, 0, silver=1)
    play(s, "place artisan market_left", "ignore loss")
    assert s.market == [0, NOBODY, NOBODY] and not s.reset and s.players[0].virtue == 7


def test_x6_4_too_much_virtue_keeps_it_out() -> None:
    s = scene()
    own(s, 0, silver=9)
    s.players[0].virtue = 10
    assert not [one for one in offered(step(s)) if "market" in one]


def test_ta27_a_tool_by_the_black_market() -> None:
    """With the artisan, and virtue of nine."""
    s = scene()
    own(s, 0, silver=2)
    s.players[0].virtue = 9
    employ(s, 0, "miner_1")
    lay_out(s, "craft_05", "craft_11")
    play(s, "place artisan market_middle", "ignore loss", "craft tool craft_05")
    assert goods(s, 0) == {} and s.players[0].virtue == 9 and len(maker(s).tools) == 1


def test_x6_3_captured_imprisoned_and_released() -> None:
    """It follows the others, for one silver, as one worker."""
    s = scene()
    s.me = 1
    own(s, 1, silver=1)
    stand_at(s, 0, "forest")
    post(s, "forest", 2)
    play(s, "place town_centre", "capture forest 0")
    assert s.players[1].captured == [3, 0, 0] and maker(s).artisan == BOARDS + 1
    s.phase = PLACE
    play(s, "place guardhouse", "send to prison")
    assert goods(s, 1) == {"silver": 3} and s.players[0].prison == 3 and maker(s).artisan == PRISON
    s.me, s.phase = 0, PLACE
    play(s, "place guardhouse", "release")
    assert s.players[0].prison == 0 and maker(s).artisan == SUPPLY


def test_x6_3_own_captures_take_it_along() -> None:
    s = scene()
    own(s, 0, silver=1)
    stand_at(s, 0, "forest")
    play(s, "place town_centre", "capture forest 0")
    assert maker(s).artisan == SUPPLY and s.players[0].workers == 20


def test_x6_3_from_the_black_market_to_prison() -> None:
    s = scene()
    s.market = [0, 1, 2]
    maker(s).artisan = t.LEFT
    s.players[0].workers -= 1
    run(reset(s))
    assert maker(s).artisan == PRISON and s.players[0].prison == 1


@pytest.mark.parametrize(("answer", "left"), [("artisan", SUPPLY), ("workers", 1)])
def test_x6_3_taken_back(answer: str, left: int) -> None:
    """Who has no worker takes one back: which, if the artisan is among them."""
    s = scene()
    stand_at(s, 0, "forest")
    post(s, "forest", 2)
    s.players[0].workers = 0
    play(s, "take back forest", f"choose among {answer}")
    assert maker(s).artisan == left and s.players[0].workers == 1 and at(s, "forest") == [2, 0, 0]


def test_x6_3_only_the_artisan_is_left_in_the_supply() -> None:
    s = scene()
    s.players[0].workers = 1
    found = offered(step(s))
    assert found and all(one.startswith("place artisan") for one in found)


def test_x6_1_a_placed_artisan_is_not_placed_again() -> None:
    s = scene()
    stand_at(s, 0, "forest")
    assert not [one for one in offered(step(s)) if one.startswith("place artisan")]


# -------------------------------------------------------------------- X7: strongarms


@pytest.mark.parametrize(("name", "artisan"), [("strongarm_release", SUPPLY), ("thief_1", PRISON)])
def test_ta21_at_a_reset_the_artisan_leaves_the_prison(name: str, artisan: int) -> None:
    s = scene()
    employ(s, 0, name)
    jail(s, 0)
    imprison(s, 1)
    run(reset(s))
    assert maker(s).artisan == artisan and s.players[0].prison == (1 if artisan == SUPPLY else 2)


def test_x7_the_artisan_first_then_a_gatekeeper() -> None:
    """So that all leave the prison."""
    s = scene()
    employ(s, 0, "gatekeeper_1", "strongarm_release")
    imprison(s, 2)
    jail(s, 0)
    run(reset(s), "free 2")
    assert s.players[0].prison == 0


def test_x5_11_a_strongarms_tool_needs_the_artisan_in_prison() -> None:
    s = scene()
    equip(s, 0, "strongarm_release", "craft_05")
    run(reset(s))
    assert goods(s, 0) == {}
    jail(s, 0)
    run(reset(s))
    assert goods(s, 0) == {"silver": 1}


def test_ta10_two_silver_less_and_a_capture_tool() -> None:
    """Hiring costs the tax only; then up to two workers of a colour are captured at the workshop."""
    s = scene()
    equip(s, 0, "strongarm_discount", "craft_06")
    own(s, 0, silver=2)
    post(s, "workshop", 0, 3)
    offer(s, 0, "thief_1")
    flow = step(s)
    assert "place artisan workshop" in offered(flow)
    play(
        s,
        "place artisan workshop",
        "hire thief_1",
        "use ability strongarm_discount",
        "use tool craft_06",
        "seize two 1",
    )
    assert goods(s, 0) == {} and s.tax == 4 + 2 and s.players[0].captured == [0, 2, 0]
    assert apprentice("thief_1") in s.players[0].apprentices


def test_x5_11_no_discount_no_tool() -> None:
    s = scene()
    equip(s, 0, "strongarm_discount", "craft_05")
    own(s, 0, silver=4)
    offer(s, 0, "thief_1")
    play(s, "place artisan workshop", "hire thief_1", "decline")
    assert goods(s, 0) == {}


def test_x5_4_a_strongarms_tool_that_has_to_pay_can_not_be_declined() -> None:
    """Two silver and a debt of six: two silver less, and three for virtue; nobody is asked for what must be."""
    s = scene()
    equip(s, 0, "strongarm_discount", "craft_23")
    own(s, 0, silver=1)
    s.players[0].unpaid = 1
    asked = play(s, "place artisan guardhouse", "pay debt", "use ability strongarm_discount", "accept loss")
    assert asked == ["place", "guard", "before", "loss"] and goods(s, 0) == {} and s.players[0].paid == 1


def test_x5_4_a_strongarms_tool_must_leave_what_is_paid() -> None:
    """Rudolf hires for a silver and two tax: with two silver his alms box stays closed."""
    s = scene()
    character(s, 0, "rudolf")
    equip(s, 0, "strongarm_discount", "craft_11")
    own(s, 0, silver=2)
    offer(s, 0, "thief_1")
    asked = play(s, "place artisan workshop", "hire thief_1", "use ability strongarm_discount")
    assert asked == ["place", "workshop", "before"] and goods(s, 0) == {}


def test_x5_4_a_strongarms_tool_after_the_goods_have_come() -> None:
    """Before the black market's stone is there it would do nothing."""
    s = scene()
    equip(s, 0, "strongarm_discount", "craft_21")
    own(s, 0, silver=3, stone=1)
    play(s, "place artisan market_right", "use ability strongarm_discount", "ignore loss")
    next_step(s, "use tool craft_21")
    assert goods(s, 0) == {"silver": 2, "wood": 1, "marble": 3}


def test_x7_a_discount_only_with_the_artisan() -> None:
    s = scene()
    employ(s, 0, "strongarm_discount")
    own(s, 0, silver=4)
    offer(s, 0, "thief_1")
    assert play(s, "place workshop", "hire thief_1") == ["place", "workshop"]


@pytest.mark.parametrize(
    ("answers", "silver", "left"),
    [
        (("place artisan market_right", "ignore loss"), 1, 0),
        (("place artisan storehouse", "trade pay silver 3 -> marble", "done"), 3, 2),
        (("place artisan guardhouse", "pay debt", "done"), 6, 2),
        (("place artisan guardhouse", "ransom silver"), 5, 2),
    ],
)
def test_x13_8_any_price_in_silver(answers: tuple[str, ...], silver: int, left: int) -> None:
    """Black market, trade, debt and ransom; never tax."""
    s = scene()
    employ(s, 0, "strongarm_discount", "merchant_3")
    own(s, 0, silver=silver)
    s.players[0].unpaid = 2
    seize(s, 1, 0, 2)
    s.large = []  # the printed goods
    use = "use ability strongarm_discount"
    place, *rest = answers
    if "market" in place:
        play(s, place, use, *rest)
    else:
        play(s, place, rest[0], use, *rest[1:])
    assert goods(s, 0).get("silver", 0) == left


def test_x13_8_one_action_of_the_turn() -> None:
    s = scene()
    employ(s, 0, "strongarm_discount", "merchant_3")
    own(s, 0, silver=9)
    trade = "trade pay silver 3 -> marble"
    play(s, "place artisan storehouse", trade, "decline", trade, "use ability strongarm_discount")
    assert goods(s, 0) == {"silver": 9 - 3 - 1, "marble": 2}


def test_x13_8_further_captures_but_not_the_tax_of_the_first() -> None:
    s = scene()
    employ(s, 0, "strongarm_discount")
    post(s, "quarry", 0, 1, 1)
    assert "place artisan town_centre" not in offered(step(s))
    own(s, 0, silver=1)
    play(
        s,
        "place artisan town_centre",
        "capture quarry 1",
        "capture quarry 2",
        "use ability strongarm_discount",
    )
    assert s.players[0].captured == [0, 1, 1] and goods(s, 0) == {} and s.tax == 5


def test_x7_the_artisan_captures_a_colour_where_it_was_placed() -> None:
    s = scene()
    employ(s, 0, "strongarm_capture")
    post(s, "forest", 1, 3, 1)
    post(s, "quarry", 0, 2)
    play(s, "place artisan forest")
    assert end(s, "seize all 1") == ["seize"]
    assert at(s, "forest") == [2, 0, 1] and s.players[0].captured == [0, 3, 0] and goods(s, 0) == {"wood": 3}


def test_x7_own_workers_but_not_the_artisan() -> None:
    s = scene()
    employ(s, 0, "strongarm_capture")
    post(s, "forest", 2)
    play(s, "place artisan forest")
    end(s, "seize all 0")
    assert at(s, "forest") == [1, 0, 0] and maker(s).artisan == t.FOREST and s.players[0].workers == 20


def test_x7_nobody_there_but_the_artisan() -> None:
    s = scene()
    employ(s, 0, "strongarm_capture")
    play(s, "place artisan forest")
    assert end(s) == []


def test_x7_with_a_common_worker_nobody_is_captured() -> None:
    s = scene()
    employ(s, 0, "strongarm_capture")
    post(s, "forest", 0, 3)
    play(s, "place forest")
    assert end(s) == []


def test_x7_in_the_guardhouse_those_may_be_sent_at_once() -> None:
    s = scene()
    employ(s, 0, "strongarm_capture")
    seize(s, 0, 2, 1)
    post(s, "guardhouse", 0, 3)
    play(s, "place artisan guardhouse", "use ability strongarm_capture", "seize all 1", "send to prison")
    assert s.players[1].prison == 3 and s.players[2].prison == 1 and goods(s, 0) == {"silver": 4}


def test_x13_5_on_the_black_market_a_strongarm_captures_nobody() -> None:
    s = scene()
    employ(s, 0, "strongarm_capture")
    own(s, 0, silver=1)
    s.market = [NOBODY, 1, 1]
    play(s, "place artisan market_left", "ignore loss")
    assert end(s) == []


def test_x7_an_artisan_of_another_goes_along() -> None:
    s = scene()
    employ(s, 0, "strongarm_capture")
    stand_at(s, 1, "forest")
    post(s, "forest", 0, 1)
    play(s, "place artisan forest")
    end(s, "seize all 1")
    assert maker(s, 1).artisan == BOARDS and s.players[0].captured == [0, 2, 0]


def test_x7_it_may_be_declined() -> None:
    s = scene()
    employ(s, 0, "strongarm_capture")
    post(s, "forest", 0, 1)
    play(s, "place artisan forest")
    end(s, "decline")
    assert at(s, "forest") == [1, 1, 0] and added(s).at == -1
