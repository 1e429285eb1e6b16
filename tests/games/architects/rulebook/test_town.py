"""Town centre, guardhouse and black market (R6.8-R6.10), and what virtue forbids (R4.1)."""

from __future__ import annotations

import pytest

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.rounds import step
from burgrave.games.architects.rules.state import NONE
from tests.games.architects.scene import (
    apprentice,
    at,
    employ,
    fill_guildhall,
    goods,
    hold,
    imprison,
    next_step,
    offered,
    own,
    play,
    post,
    scene,
    seize,
)

# -------------------------------------------------------------------- R6.8: the town centre


def test_tb09_three_captures_at_the_silversmith() -> None:
    """A tax and 2 silver; the own group goes back to the supply."""
    s = scene(4)
    post(s, "town_centre", 2)
    post(s, "silversmith", 2, 3, 1)
    own(s, 0, silver=3)
    play(s, "place town_centre", "capture silversmith 1", "capture silversmith 0", "capture silversmith 2")
    assert goods(s, 0) == {} and s.tax == 5
    assert s.players[0].captured == [0, 3, 1, 0] and at(s, "silversmith") == [0, 0, 0, 0]
    assert s.players[0].workers == 20 - 3  # those in the town centre


def test_tb10_the_same_with_a_conspirator() -> None:
    """A tax and a silver."""
    s = scene(4)
    employ(s, 0, "conspirator_1")
    post(s, "town_centre", 2)
    post(s, "silversmith", 2, 3, 1)
    own(s, 0, silver=3)
    play(s, "place town_centre", "capture silversmith 1", "capture silversmith 0", "capture silversmith 2")
    assert goods(s, 0) == {"silver": 1} and s.tax == 5


def test_r14_1_two_conspirators_save_two_silver() -> None:
    s = scene(4)
    employ(s, 0, "conspirator_1", "conspirator_2")
    post(s, "town_centre", 3)
    post(s, "forest", 1, 1, 1, 1)
    own(s, 0, silver=2)
    play(s, "place town_centre", *[f"capture forest {seat}" for seat in (1, 2, 3, 0)])
    assert goods(s, 0) == {} and s.tax == 5


def test_r14_1_as_an_option_a_conspirator_saves_at_every_capture() -> None:
    s = scene(4, conspirator_per_capture=True)
    employ(s, 0, "conspirator_1")
    post(s, "town_centre", 3)
    post(s, "forest", 1, 1, 1, 1)
    own(s, 0, silver=1)
    play(s, "place town_centre", *[f"capture forest {seat}" for seat in (1, 2, 3, 0)])
    assert goods(s, 0) == {} and s.tax == 5


@pytest.mark.parametrize(("players", "places"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_r6_8_r15_1_from_how_many_places(players: int, places: int) -> None:
    s = scene(players)
    post(s, "town_centre", 3)
    post(s, "forest", 0, 1)
    post(s, "quarry", 0, 1)
    post(s, "mines", 0, 1)
    own(s, 0, silver=9)
    flow = ["capture forest 1", "capture quarry 1"][:places]
    play(s, "place town_centre", *flow, "done")
    assert s.players[0].captured[1] == places


def test_r15_1_as_an_option_each_group_comes_from_another_place() -> None:
    """With three players; with more all come from one place, whatever the option says."""
    s = scene(3, town_centre="each_elsewhere")
    post(s, "town_centre", 3)
    post(s, "forest", 0, 1, 1)
    post(s, "quarry", 0, 1)
    post(s, "mines", 0, 1)
    own(s, 0, silver=9)
    with pytest.raises(AssertionError, match="is not among"):
        play(s.copy(), "place town_centre", "capture forest 1", "capture forest 2")
    play(s, "place town_centre", "capture forest 1", "capture quarry 1", "capture mines 1", "done")
    assert s.players[0].captured == [0, 3, 0]
    s = scene(4, town_centre="each_elsewhere")
    post(s, "town_centre", 1)
    post(s, "forest", 0, 1, 1)
    own(s, 0, silver=9)
    play(s, "place town_centre", "capture forest 1", "capture forest 2")
    assert s.players[0].captured == [0, 1, 1, 0]


def test_r6_8_the_number_of_captures_is_fixed_even_if_the_town_centre_is_emptied() -> None:
    s = scene(2)
    post(s, "town_centre", 1, 2)
    own(s, 0, silver=2)
    play(s, "place town_centre", "capture town_centre 0", "capture town_centre 1")
    assert at(s, "town_centre") == [0, 0] and s.players[0].captured == [0, 2] and s.players[0].workers == 20


def test_r6_8_captures_stop_any_time_and_without_silver() -> None:
    s = scene(3)
    post(s, "town_centre", 2)
    post(s, "forest", 0, 1, 1)
    own(s, 0, silver=1)
    play(s, "place town_centre", "capture forest 1", "done")
    assert s.players[0].captured == [0, 1, 0]


def test_r15_8_one_may_stand_in_the_town_centre_without_a_target() -> None:
    s = scene()
    own(s, 0, silver=1)
    play(s, "place town_centre", "done")
    assert at(s, "town_centre") == [1, 0, 0] and goods(s, 0) == {"silver": 1}


def test_r1_5_workers_of_market_and_guildhall_are_not_captured() -> None:
    s = scene()
    s.market[0] = 1
    fill_guildhall(s, 3)
    post(s, "guardhouse", 0, 1)
    own(s, 0, silver=1)
    at(s, "town_centre")[0] = 2
    with pytest.raises(
        AssertionError, match=r"asked for capture: \['done'\]|asked for capture: \['capture town_centre 0'"
    ):
        play(s, "place town_centre", "capture guardhouse 1")
    assert s.market[0] == 1 and len(s.guildhall) == 3


# -------------------------------------------------------------------- R6.9: the guardhouse


def test_r6_9_send_captured_workers_to_prison_for_a_silver_each() -> None:
    s = scene()
    seize(s, 0, 1, 3)
    seize(s, 0, 2, 1)
    play(s, "place guardhouse", "send to prison")
    assert goods(s, 0) == {"silver": 4} and [player.prison for player in s.players] == [0, 3, 1]
    assert s.players[0].captured == [0, 0, 0]


def test_enforcer_gains_gold_for_sending() -> None:
    s = scene()
    employ(s, 0, "enforcer_1")
    seize(s, 0, 1, 1)
    play(s, "place guardhouse", "send to prison")
    assert goods(s, 0) == {"silver": 1, "gold": 1}


def test_r6_9_release_all_own_workers() -> None:
    s = scene()
    imprison(s, 4, 2)
    play(s, "place guardhouse", "release")
    assert s.players[0].prison == 0 and s.players[0].workers == 19 and s.players[1].prison == 2


def test_r6_9_ransom_for_silver_or_a_debt() -> None:
    """5 silver with 2 tax; or a debt and a virtue."""
    s = scene()
    seize(s, 1, 0, 3)
    seize(s, 2, 0, 2)
    own(s, 0, silver=5)
    play(s, "place guardhouse", "ransom silver")
    assert goods(s, 0) == {} and s.tax == 6 and s.players[0].workers == 19
    s = scene()
    seize(s, 1, 0, 3)
    play(s, "place guardhouse", "ransom debt")
    assert s.players[0].unpaid == 1 and s.players[0].virtue == 6 and s.players[0].workers == 19


def test_r6_9_r8_2_pay_a_debt() -> None:
    """6 silver with 3 tax: the debt is flipped, and brings a virtue at once."""
    s = scene()
    s.players[0].unpaid = 2
    own(s, 0, silver=6)
    play(s, "place guardhouse", "pay debt")
    assert (s.players[0].unpaid, s.players[0].paid, s.players[0].virtue) == (1, 1, 8) and s.tax == 7


@pytest.mark.parametrize(("number", "good"), [(1, "clay"), (2, "stone"), (3, "wood")])
def test_debt_collectors(number: int, good: str) -> None:
    s = scene()
    employ(s, 0, f"debt_collector_{number}")
    s.players[0].unpaid = 1
    own(s, 0, silver=6)
    play(s, "place guardhouse", "pay debt")
    assert goods(s, 0) == {good: 2}


def test_r6_9_an_action_for_each_worker_repeats_allowed() -> None:
    s = scene()
    post(s, "guardhouse", 3)
    s.players[0].unpaid = 2
    imprison(s, 1)
    seize(s, 0, 1, 1)
    own(s, 0, silver=12)
    play(s, "place guardhouse", "send to prison", "pay debt", "pay debt", "release")
    assert (s.players[0].paid, s.players[0].prison) == (2, 0)


def test_r6_9_after_the_first_action_one_may_stop() -> None:
    s = scene()
    post(s, "guardhouse", 1)
    imprison(s, 1)
    seize(s, 0, 1, 1)
    play(s, "place guardhouse", "release", "done")
    assert s.players[0].captured == [0, 1, 0]


# -------------------------------------------------------------------- R6.10: the black market


def test_r6_10_left_and_right() -> None:
    """Goods of the small side for a silver, of the large one for three, and a virtue each."""
    s = scene()
    s.small.append(s.small.pop(s.small.index(t.MARKET_IDS.index("market_4"))))
    own(s, 0, silver=1)
    play(s, "place market_left")
    assert goods(s, 0) == {"gold": 1, "wood": 1} and s.players[0].virtue == 6 and s.market == [0, NONE, NONE]
    next_step(s)
    own(s, 1, silver=3)
    play(s, "place market_right")
    assert goods(s, 1) == {"marble": 2, "stone": 1, "wood": 1}  # printed on the board (R2.1)


def test_r6_10_middle_hires_anybody_with_the_coins() -> None:
    s = scene()
    s.coins[7] = 3
    name = t.APPRENTICE_IDS[s.row[7]]
    own(s, 0, silver=2)
    play(s, "place market_middle", f"hire {name}")
    assert s.players[0].apprentices == (apprentice(name),) and s.players[0].goods[t.SILVER] == 3


def test_r6_10_middle_keeps_one_of_five_plans() -> None:
    s = scene()
    own(s, 0, silver=2)
    five = s.plans[-5:][::-1]
    play(s, "place market_middle", "look at plans", f"take {t.BUILDING_IDS[five[2]]}")
    assert s.players[0].hand == [five[2]]
    assert s.plans[:4][::-1] == [card for card in five if card != five[2]] and s.looked == []


def test_r15_6_in_the_middle_nothing_has_to_be_taken() -> None:
    s = scene()
    own(s, 0, silver=2)
    play(s, "place market_middle", "decline")
    assert s.players[0].apprentices == () and s.market[1] == 0


def test_r6_10_one_worker_on_each_space() -> None:
    s = scene()
    s.market[0] = 1
    own(s, 0, silver=9)
    assert "place market_left" not in offered(step(s))


def test_r14_2_illusionist_and_trickster() -> None:
    """A virtue and a silver less."""
    s = scene()
    employ(s, 0, "illusionist_1", "trickster_1")
    own(s, 0, silver=2)
    play(s, "place market_right")
    assert s.players[0].virtue == 7 and s.players[0].goods[t.SILVER] == 0


@pytest.mark.parametrize("space", ["left", "middle", "right"])
def test_r14_3_swindlers_work_on_all_spaces(space: str) -> None:
    s = scene()
    employ(s, 0, "swindler_1", "swindler_2", "swindler_3")
    own(s, 0, silver=3)
    s.small, s.large = [t.MARKET_IDS.index("market_2")], [t.MARKET_IDS.index("market_1")]
    play(s, f"place market_{space}", *(["decline"] if space == "middle" else []))
    found = goods(s, 0)
    wood = 3 if space == "right" else 1
    assert (found["clay"], found["stone"], found["wood"]) == (2, 1, wood)


# -------------------------------------------------------------------- R4.1: what virtue forbids


def test_tb20_too_little_virtue_for_the_cathedral_too_much_for_the_market() -> None:
    s = scene()
    hold(s, 0, "university")
    own(s, 0, gold=1, silver=3)
    s.players[0].virtue = 4
    assert "place guildhall" not in offered(step(s))
    s.players[0].virtue = 10
    asked = offered(step(s))
    assert "place guildhall" in asked and not any("market" in place for place in asked)
    s.players[0].virtue = 9
    assert "place market_left" in offered(step(s))
