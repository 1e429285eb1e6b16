"""The guildhall (X3, p. 4), adornments (X4, p. 4-5) and how tools are crafted (X5, p. 6)."""

from __future__ import annotations

import pytest

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.rounds import step
from burgrave.games.architects.rules.scoring import everybodys_scores
from burgrave.games.architects.rules.state import DISCARD, NONE, State
from burgrave.games.architects.rules.workers import BOARDS, SUPPLY
from tests.games.architects.age_of_artisans.scene import (
    CRAFT,
    added,
    adorn,
    equip,
    jail,
    lay_out,
    lie,
    maker,
    scene,
    stand_at,
)
from tests.games.architects.scene import (
    apprentice,
    at,
    building,
    built,
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
    seize,
)

CRAFTS = ("craft_01", "craft_05", "craft_11", "craft_13")
ON_TOP = "lay on top"


def ready(silver: int = 5, *houses: str) -> State:
    """Seat 0 has a worker in the guildhall, silver and buildings, and four crafts lie open."""
    s = scene()
    lie(s, 0)
    own(s, 0, silver=silver)
    built(s, 0, *houses)
    lay_out(s, *CRAFTS)
    return s


# -------------------------------------------------------------------- X3: the guildhall


def test_x3_1_only_on_an_own_worker_of_an_earlier_turn() -> None:
    s = ready(5, "courtyard")
    assert ON_TOP in offered(step(s))
    s.guildhall = [1]
    assert ON_TOP not in offered(step(s))


def test_x3_1_at_most_two_workers_on_a_space() -> None:
    s = ready(5, "courtyard")
    maker(s).on_top = 1
    assert ON_TOP not in offered(step(s))
    lie(s, 0)
    assert ON_TOP in offered(step(s))


def test_x3_1_the_second_worker_stays_for_good() -> None:
    s = ready(5, "courtyard")
    play(s, ON_TOP, "craft adornment craft_01")
    assert maker(s).on_top == 1 and s.players[0].workers == 21 - 2
    assert added(s).at == t.GUILDHALL  # where nobody is captured


def test_x3_2_the_second_worker_fills_no_space() -> None:
    """It causes neither a reset nor the end, and the next building needs a new space."""
    s = ready(5, "courtyard")
    s.guildhall = [0] * 8  # three players: the ninth space causes a reset
    play(s, ON_TOP, "craft adornment craft_01")
    assert len(s.guildhall) == 8 and not s.reset and s.left == NONE
    assert s.config.spaces == 16


def test_x3_2_a_building_needs_a_new_space() -> None:
    s = ready()
    hold(s, 0, "smithy")
    own(s, 0, clay=4, wood=2)
    play(s, "place guildhall", "construct smithy")
    assert s.guildhall == [0, 0] and maker(s).on_top == 0


@pytest.mark.parametrize(("players", "spaces"), [(2, (2, 5, 8)), (3, (2, 6, 10)), (5, (2, 8, 14)), (6, (2, 8, 14))])
def test_x3_3_the_third_space_of_three_rows_refreshes(players: int, spaces: tuple[int, ...]) -> None:
    assert scene(players).config.refreshes == spaces


def test_ta20_after_the_whole_turn_the_first_apprentices_leave() -> None:
    """Both go under the pile, and their silver to the supply; rows slide, and two others come."""
    s = scene()
    lie(s, 0, 2)
    hold(s, 0, "smithy")
    own(s, 0, clay=4, wood=2)
    s.coins[0] = s.coins[4] = 1
    row, top = s.row[:], s.apprentices[-2:]
    play(s, "place guildhall", "construct smithy")
    assert s.row == row and s.refresh  # the turn is not over yet
    next_step(s)
    assert s.row == [*row[1:4], top[1], *row[5:], top[0]]
    assert s.coins == [0] * 8 and sorted(s.apprentices[:2]) == sorted([row[0], row[4]]) and s.tax == 4


def test_x3_3_a_worker_on_top_refreshes_nothing() -> None:
    s = ready(5, "courtyard")
    lie(s, 0, 1)
    play(s, ON_TOP, "craft adornment craft_01")
    assert not s.refresh


def test_x3_4_x13_11_a_reset_comes_before_a_refresh() -> None:
    s = scene()
    s.reset = s.refresh = True
    s.phase = DISCARD
    row = s.row[:]
    next_step(s)  # what was triggered
    next_step(s)  # the reset
    assert s.row == row and not s.reset and s.refresh
    next_step(s)
    assert s.row != row


def test_x3_5_an_artisan_never_comes_to_the_guildhall() -> None:
    """Neither below nor on top, even if no other worker is left."""
    s = ready(5, "courtyard")
    hold(s, 0, "smithy")
    own(s, 0, clay=4, wood=2, silver=5)
    found = offered(step(s))
    assert "place guildhall" in found and ON_TOP in found and "place artisan guildhall" not in found
    s.players[0].workers = 1
    found = offered(step(s))
    assert ON_TOP not in found and all(one.startswith("place artisan") for one in found)


def test_x13_3_the_crane_brings_no_craft() -> None:
    """Its worker builds, on a space of its own."""
    s = ready(20, "courtyard")
    hold(s, 0, "crane", "smithy")
    own(s, 0, clay=9, wood=9, stone=9, silver=20)
    asked = play(s, "place guildhall", "construct crane", "construct smithy")
    assert asked == ["place", "guildhall", "guildhall"] and s.guildhall == [0, 0, 0] and maker(s).on_top == 0


def test_x13_12_crafts_in_the_last_turns() -> None:
    s = ready(5, "courtyard")
    s.left = 1
    assert ON_TOP in offered(step(s))


# -------------------------------------------------------------------- X4: adornments


def test_ta01_an_adornment_under_the_courtyard() -> None:
    """Five silver, two of them tax; three clay at once, and three points at the end."""
    s = ready(5, "courtyard")
    before = everybodys_scores(s)[0].parts["adornments"]
    play(s, ON_TOP, "craft adornment craft_01")
    assert goods(s, 0) == {"clay": 3} and s.tax == 4 + 2
    assert everybodys_scores(s)[0].parts["adornments"] == before + 3


@pytest.mark.parametrize(("virtue", "silver", "tax"), [(7, 5, 2), (3, 4, 1), (1, 3, 0)])
def test_x4_1_the_tax_of_an_adornment(virtue: int, silver: int, tax: int) -> None:
    """Little virtue saves tax, as everywhere (R4.1)."""
    s = ready(silver - 1, "courtyard")
    s.players[0].virtue = virtue
    assert ON_TOP not in offered(step(s))
    own(s, 0, silver=silver)
    play(s, ON_TOP, "craft adornment craft_13")
    assert goods(s, 0) == {} and s.tax == 4 + tax and s.players[0].unpaid == 1


def test_x4_1_another_craft_comes_in_its_place() -> None:
    s = ready(5, "courtyard")
    top = added(s).pile[-1]
    play(s, ON_TOP, "craft adornment craft_05")
    assert added(s).row == [CRAFT("craft_01"), top, CRAFT("craft_11"), CRAFT("craft_13")]


def test_x4_1_no_craft_comes_from_an_empty_pile() -> None:
    s = ready(5, "courtyard")
    added(s).pile = []
    play(s, ON_TOP, "craft adornment craft_05")
    assert added(s).row == [CRAFT("craft_01"), NONE, CRAFT("craft_11"), CRAFT("craft_13")]


def test_x4_1_without_any_craft_nothing_is_crafted() -> None:
    s = ready(5, "courtyard")
    added(s).pile, added(s).row = [], [NONE] * 4
    assert ON_TOP not in offered(step(s))


def test_x4_2_one_adornment_for_each_building() -> None:
    s = ready(5)
    assert ON_TOP not in offered(step(s))
    adorn(s, 0, "courtyard", "craft_02")
    assert ON_TOP not in offered(step(s))
    built(s, 0, "smithy", "well")
    play(s, ON_TOP, "craft adornment craft_01", "adorn well")
    assert maker(s).adorned == (building("courtyard"), building("well"))


def test_x4_2_buildings_of_others_have_none_of_it() -> None:
    s = ready(5)
    built(s, 1, "courtyard")
    assert ON_TOP not in offered(step(s))


@pytest.mark.parametrize(
    ("craft", "gained", "virtue", "debts"),
    [
        ("craft_02", {"stone": 3}, 7, 0),
        ("craft_11", {}, 9, 0),
        ("craft_14", {}, 6, 0),
        ("craft_15", {}, 5, 0),
        ("craft_18", {"gold": 1}, 6, 0),
        ("craft_19", {"gold": 2}, 7, 1),
        ("craft_23", {}, 8, 1),
        ("craft_24", {"silver": 2}, 8, 0),
    ],
)
def test_x4_1_effects_good_and_bad(craft: str, gained: dict[str, int], virtue: int, debts: int) -> None:
    s = ready(5, "courtyard")
    lay_out(s, craft, "craft_01")
    play(s, ON_TOP, f"craft adornment {craft}")
    player = s.players[0]
    assert (goods(s, 0), player.virtue, player.unpaid) == (gained, virtue, debts)


def test_x4_3_points_of_adornments() -> None:
    s = scene()
    adorn(s, 0, "courtyard", "craft_01")
    adorn(s, 0, "smithy", "craft_15")
    assert everybodys_scores(s)[0].parts["adornments"] == 3 + 5


def test_x4_4_a_building_does_it_once_more_without_its_virtue() -> None:
    s = ready(5, "betting_house")
    play(s, ON_TOP, "craft adornment craft_05")
    assert s.players[0].unpaid == 1 and s.players[0].virtue == 7


def test_ta18_nothing_is_done_once_more_at_the_end() -> None:
    """Under a building that counts at the end; its points count."""
    s = ready(5, "cellar")
    play(s, ON_TOP, "craft adornment craft_05")
    assert goods(s, 0) == {} and everybodys_scores(s)[0].parts["adornments"] == 2


def test_x4_4_a_gallery_once_more_brings_another_adornment() -> None:
    s = ready(5, "gallery", "courtyard")
    play(s, ON_TOP, "craft adornment craft_05", "adorn gallery", "craft adornment craft_01")
    assert maker(s).adorned == (building("gallery"), building("courtyard")) and goods(s, 0) == {"clay": 3}
    assert NONE not in added(s).row


def test_x4_4_workers_come_back_from_others() -> None:
    s = ready(5, "courtyard")
    lay_out(s, "craft_06")
    seize(s, 1, 0, 2)
    seize(s, 2, 0, 1)
    post(s, "forest", 0, 3)
    play(s, ON_TOP, "craft adornment craft_06", "decide reclaim")
    assert s.players[0].workers == 21 - 2 and at(s, "forest") == [0, 3, 0]


def test_x4_4_or_a_group_is_captured() -> None:
    s = ready(5, "courtyard")
    lay_out(s, "craft_06")
    seize(s, 1, 0, 2)
    post(s, "forest", 0, 3)
    play(s, ON_TOP, "craft adornment craft_06", "decide capture", "capture forest 1")
    assert s.players[0].captured == [0, 3, 0] and goods(s, 0) == {}


def test_x4_4_all_apprentices_are_exchanged_and_one_is_hired() -> None:
    """With the silver on them, to the supply."""
    s = ready(5, "courtyard")
    lay_out(s, "craft_07")
    s.coins = [1] * 8
    row, new = s.row[:], s.apprentices[-8:][::-1]
    offer_name = t.APPRENTICE_IDS[new[3]]
    play(s, ON_TOP, "craft adornment craft_07", f"hire {offer_name}")
    assert s.players[0].apprentices == (new[3],) and goods(s, 0) == {}
    assert set(row) <= set(s.apprentices) and sum(s.coins) == 0 and not set(row) & set(s.row)


def test_x13_10_nobody_has_to_be_hired() -> None:
    s = ready(5, "courtyard")
    lay_out(s, "craft_07")
    play(s, ON_TOP, "craft adornment craft_07", "decline")
    assert s.players[0].apprentices == ()


def test_x13_10_at_the_limit_an_apprentice_leaves_first() -> None:
    s = ready(5, "courtyard")
    lay_out(s, "craft_07")
    employ(s, 0, "miner_1", "miner_2", "thief_1", "labourer_1", "jeweller_1")
    new = t.APPRENTICE_IDS[s.apprentices[-1]]
    play(s, ON_TOP, "craft adornment craft_07", f"hire {new}", "dismiss thief_1")
    assert len(s.players[0].apprentices) == 5 and apprentice("thief_1") not in s.players[0].apprentices


def test_x4_4_all_own_workers_leave_the_prison() -> None:
    s = ready(5, "courtyard")
    lay_out(s, "craft_08")
    imprison(s, 3, 2)
    jail(s, 0)
    play(s, ON_TOP, "craft adornment craft_08")
    assert s.players[0].prison == 0 and s.players[1].prison == 2 and maker(s).artisan == SUPPLY


# -------------------------------------------------------------------- X5: crafting tools


def test_x5_1_a_tool_in_the_guildhall_costs_no_silver() -> None:
    s = ready(0)
    employ(s, 0, "miner_1")
    play(s, ON_TOP, "craft tool craft_05")
    assert maker(s).equipped == (apprentice("miner_1"),) and maker(s).tools == (CRAFT("craft_05"),)
    assert len(set(added(s).row)) == 4 and CRAFT("craft_05") not in added(s).row


def test_x5_1_or_in_the_middle_of_the_black_market() -> None:
    """For two silver and virtue; that worker can come back."""
    s = ready(2)
    s.guildhall = []
    employ(s, 0, "miner_1", "thief_1")
    play(s, "place market_middle", "craft tool craft_11", "equip thief_1")
    assert goods(s, 0) == {} and s.players[0].virtue == 6 and s.market == [-1, 0, -1]
    assert maker(s).equipped == (apprentice("thief_1"),)


def test_x13_1_the_middle_space_keeps_what_it_offers() -> None:
    s = ready(2)
    employ(s, 0, "miner_1")
    offer(s, 0, "thief_1")
    play(s, "place market_middle", "hire thief_1")
    assert apprentice("thief_1") in s.players[0].apprentices
    s = ready(2)
    play(s, "place market_middle", "look at plans", f"take {t.BUILDING_IDS[s.plans[-1]]}")
    assert len(s.players[0].hand) == 1


def test_x5_2_one_tool_for_each_apprentice() -> None:
    s = ready(0)
    assert ON_TOP not in offered(step(s))
    equip(s, 0, "miner_1", "craft_02")
    assert ON_TOP not in offered(step(s))
    employ(s, 0, "thief_1")
    play(s, ON_TOP, "craft tool craft_05")
    assert maker(s).equipped == (apprentice("miner_1"), apprentice("thief_1"))


def test_x5_7_the_tool_of_an_apprentice_who_leaves_may_move() -> None:
    """To one of those who stay (X13.7), not to the new one."""
    s = ready(20)
    equip(s, 0, "miner_1", "craft_02")
    employ(s, 0, "miner_2", "thief_1", "labourer_1", "jeweller_1")
    offer(s, 0, "merchant_1")
    asked = play(s, "place workshop", "hire merchant_1", "dismiss miner_1", "equip thief_1")
    assert asked[-1] == "rescue" and maker(s).equipped == (apprentice("thief_1"),)
    assert apprentice("merchant_1") in s.players[0].apprentices


def test_x5_7_or_it_leaves_the_game() -> None:
    s = ready(20)
    for name, craft in zip(("miner_1", "miner_2", "thief_1", "labourer_1", "jeweller_1"), "23467", strict=True):
        equip(s, 0, name, f"craft_0{craft}")
    offer(s, 0, "merchant_1")
    play(s, "place workshop", "hire merchant_1", "dismiss thief_1")
    assert added(s).lost == (CRAFT("craft_04"),) and len(maker(s).tools) == 4


def test_x5_7_x5_9_skills_leave_with_the_tool() -> None:
    s = ready(20)
    equip(s, 0, "miner_1", "craft_08")
    employ(s, 0, "miner_2", "thief_1", "labourer_1", "jeweller_1")
    offer(s, 0, "merchant_1")
    assert s.players[0].every_skill == 1
    play(s, "place workshop", "hire merchant_1", "dismiss miner_1", "lose tool")
    assert s.players[0].every_skill == 0 and added(s).lost == (CRAFT("craft_08"),)


def test_x6_3_a_captured_artisan_is_one_of_the_captured() -> None:
    """Here for the adornment that frees all own workers from others."""
    s = ready(5, "courtyard")
    lay_out(s, "craft_06")
    stand_at(s, 0, "forest")
    s.circles[1][0] -= 1
    s.players[1].captured[0] += 1
    maker(s).artisan = BOARDS + 1
    play(s, ON_TOP, "craft adornment craft_06")
    assert maker(s).artisan == SUPPLY and s.players[0].workers == 21 - 2
