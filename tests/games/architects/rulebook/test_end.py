"""The end of the game and points (R11, R12)."""

from __future__ import annotations

import pytest

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.rounds import over
from burgrave.games.architects.rules.scoring import scores, winners
from burgrave.games.architects.rules.state import ENDING, OVER, State
from tests.games.architects.scene import (
    built,
    character,
    employ,
    fill_guildhall,
    hold,
    imprison,
    next_step,
    own,
    play,
    post,
    scene,
    seize,
)


def end(s: State, *answers: str) -> dict[str, int]:
    """What happens at the end; the points of seat 0."""
    s.phase = ENDING
    next_step(s, *answers)
    assert over(s)
    return scores(s)[0].parts


@pytest.mark.parametrize("players", [2, 3, 5])
def test_r11_1_everybody_has_one_more_turn(players: int) -> None:
    """The one who fills the last space is the last."""
    s = scene(players)
    fill_guildhall(s, s.config.spaces - 1)
    hold(s, 0, "smithy")
    own(s, 0, clay=4, wood=2)
    play(s, "place guildhall", "construct smithy")
    next_step(s)
    order = []
    while s.phase != ENDING:
        order.append(s.me)
        play(s, "place forest")
        next_step(s)
    assert order == [*range(1, players), 0]


def test_r11_1_taking_a_worker_back_is_a_last_turn_too() -> None:
    s = scene(2)
    fill_guildhall(s, 11)
    post(s, "quarry", 0, 1)
    hold(s, 0, "smithy")
    own(s, 0, clay=4, wood=2)
    s.players[1].workers = 0
    play(s, "place guildhall", "construct smithy")
    next_step(s)
    play(s, "take back quarry")
    next_step(s)
    play(s, "place forest")
    next_step(s)
    assert s.phase == ENDING


def test_tb21_points() -> None:
    """Church and Castle, cathedral 3, virtue 11, a debt, 3 gold, a marble, 23 silver, 3 prisoners: 28."""
    s = scene()
    built(s, 0, "church", "castle")
    me = s.players[0]
    me.cathedral, me.virtue, me.unpaid = 3, 11, 1
    own(s, 0, gold=3, marble=1, silver=23)
    imprison(s, 3)
    parts = end(s)
    assert me.virtue == 12
    assert list(parts.values()) == [15, 0, 7, 3, -2, 3, 1, 2, -1]
    assert scores(s)[0].total == 28


@pytest.mark.parametrize(
    ("buildings", "unpaid", "points"),
    [(["fountain"], 3, -3), (["gamblers_den"], 2, -6), (["fountain", "gamblers_den"], 2, -4)],
)
def test_tb22_debts(buildings: list[str], unpaid: int, points: int) -> None:
    s = scene()
    built(s, 0, *buildings)
    s.players[0].unpaid = unpaid
    assert end(s)["debts"] == points


def test_tb23_trading_post() -> None:
    """3 clay, 4 wood and 2 stone: two virtue."""
    s = scene()
    built(s, 0, "trading_post")
    own(s, 0, clay=3, wood=4, stone=2)
    end(s)
    assert s.players[0].virtue == 9


def test_tb26_therese_and_the_castle() -> None:
    """A gold and 3 marble: two virtue."""
    s = scene()
    character(s, 0, "therese")
    built(s, 0, "castle")
    own(s, 0, gold=1, marble=3)
    end(s)
    assert s.players[0].virtue == 9


def test_tb28_keep() -> None:
    """7 captured workers: two points more."""
    s = scene()
    built(s, 0, "keep")
    seize(s, 0, 1, 4)
    seize(s, 0, 2, 3)
    parts = end(s)
    assert parts["effects"] == 2 and parts["buildings"] == 12


def test_tb30_of_equal_points_the_higher_virtue_wins() -> None:
    s = scene(2)
    s.players[0].virtue, s.players[1].virtue = 9, 8
    s.phase = OVER
    assert scores(s)[0].total == scores(s)[1].total and winners(s) == [0]


def test_r12_4_then_more_silver_then_the_victory_is_shared() -> None:
    s = scene(3)
    s.phase = OVER
    own(s, 2, silver=3)
    assert winners(s) == [2]
    own(s, 1, silver=3)
    assert winners(s) == [1, 2]


@pytest.mark.parametrize(
    ("name", "unit", "mine", "other", "points"),
    [
        ("stone_market", "stone", 3, 2, 2),
        ("stone_market", "stone", 3, 3, 0),
        ("wood_market", "wood", 1, 0, 2),
        ("clay_market", "clay", 0, 0, 0),
        ("silver_market", "silver", 5, 4, 2),
    ],
)
def test_r12_3_most_is_strictly_more(name: str, unit: str, mine: int, other: int, points: int) -> None:
    s = scene()
    built(s, 0, name)
    own(s, 0, **{unit: mine})
    own(s, 1, **{unit: other})
    assert end(s)["effects"] == points


def test_r12_3_steeple_and_chapel_look_at_the_cathedral() -> None:
    s = scene()
    built(s, 0, "steeple", "chapel")
    s.players[0].cathedral, s.players[1].cathedral = 2, 1
    assert end(s)["effects"] == 2 and s.players[0].virtue == 9
    s = scene()
    built(s, 0, "steeple", "chapel")
    s.players[0].cathedral = s.players[1].cathedral = 2
    assert end(s)["effects"] == 0 and s.players[0].virtue == 7


@pytest.mark.parametrize(
    ("name", "skill"), [("carpenters_hut", "woodcutter"), ("tilers_hut", "miner"), ("masons_hut", "stonecutter")]
)
def test_huts_count_apprentices_with_a_skill(name: str, skill: str) -> None:
    s = scene()
    built(s, 0, name)
    employ(s, 0, f"{skill}_1", f"{skill}_2", "labourer_1")
    assert end(s)["effects"] == 3


def test_r14_6_aqueduct_and_museum_count_themselves() -> None:
    s = scene()
    built(s, 0, "aqueduct", "museum", "smithy")
    assert end(s)["effects"] == 3 and s.players[0].virtue == 8


def test_r15_11_lighthouse_and_university_look_after_virtue_has_changed() -> None:
    """The Reservoir brings virtue first, and its overflow destroys the last debt."""
    s = scene()
    built(s, 0, "lighthouse", "reservoir", "university")
    s.players[0].virtue, s.players[0].paid, s.players[0].unpaid = 11, 2, 0
    assert end(s)["effects"] == 3 + 2
    s = scene()
    built(s, 0, "reservoir", "university")
    s.players[0].virtue, s.players[0].paid, s.players[0].unpaid = 14, 2, 1
    assert end(s, "destroy debt")["effects"] == 2


def test_moneylender_counts_paid_debts_and_observatory_marble() -> None:
    s = scene()
    built(s, 0, "moneylender", "observatory")
    s.players[0].paid = 3
    own(s, 0, marble=5)
    assert end(s)["effects"] == 3 and s.players[0].virtue == 9


def test_r12_1_the_owner_chooses_the_order_where_it_matters() -> None:
    """At 14: gain first, and a debt is destroyed; lose first, and the gain counts."""
    for first, virtue in (("castle", 12), ("dungeon", 14)):
        s = scene()
        built(s, 0, "castle", "dungeon")
        own(s, 0, gold=4)
        s.players[0].virtue = 14
        end(s, f"resolve {first}")
        assert s.players[0].virtue == virtue


def test_r12_2_what_does_not_count() -> None:
    """Clay, wood, stone, cards in hand, captured workers; 9 silver; one prisoner."""
    s = scene()
    own(s, 0, clay=5, wood=5, stone=5, silver=9)
    hold(s, 0, "keep", "castle")
    seize(s, 0, 1, 5)
    imprison(s, 1)
    assert sum(end(s).values()) == 0


def test_points_on_the_way_are_those_of_an_end_now() -> None:
    """Losses of virtue at the end come first."""
    s = scene()
    built(s, 0, "castle", "dungeon")
    own(s, 0, gold=4)
    s.players[0].virtue = 14
    assert scores(s)[0].parts["virtue"] == t.VIRTUE_VP[14]


def test_points_on_the_way_reckon_with_debts_of_the_end() -> None:
    """A debt that the Dungeon will bring, and one that the Castle will destroy."""
    s = scene()
    built(s, 0, "dungeon")
    s.players[0].virtue = 1
    assert scores(s)[0].parts["debts"] == -2
    assert end(s)["debts"] == -2
    s = scene()
    built(s, 0, "castle", "university")
    own(s, 0, gold=2)
    s.players[0].virtue, s.players[0].unpaid = 14, 1
    before = scores(s)[0].parts
    assert (before["debts"], before["effects"]) == (0, 2)
    assert end(s, "destroy debt") == before
