"""Turns (R3), and places for goods, trades, hiring and tax (R6.1-R6.7)."""

from __future__ import annotations

import pytest

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.rounds import step
from burgrave.games.architects.rules.state import PLACE
from tests.games.architects.scene import (
    apprentice,
    at,
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
    scene,
    seize,
)

# -------------------------------------------------------------------- R3: turns


def test_r3_1_one_worker_and_then_the_next_player() -> None:
    s = scene()
    play(s, "place forest")
    assert at(s, "forest") == [1, 0, 0] and s.players[0].workers == 19
    next_step(s)
    assert s.me == 1 and s.phase == PLACE


@pytest.mark.parametrize(("place", "good", "before", "count"), [("quarry", "stone", 2, 3), ("forest", "wood", 0, 1)])
def test_r3_2_r6_1_r6_2_strength_counts_own_workers(place: str, good: str, before: int, count: int) -> None:
    """Those of others do not matter."""
    s = scene()
    post(s, place, before, 4)
    play(s, f"place {place}")
    assert goods(s, 0) == {good: count}


def test_r3_3_what_can_not_be_done_is_not_offered() -> None:
    """Without silver neither captures nor the market; without tax no tax stand; nothing to guard, nothing to build."""
    s = scene()
    s.tax = 0
    assert offered(step(s)) == [
        *("place quarry", "place forest", "place mines", "place silversmith", "place storehouse", "place workshop")
    ]


def test_r3_3_the_storehouse_may_be_entered_without_trading() -> None:
    s = scene()
    play(s, "place storehouse", "done")
    assert at(s, "storehouse") == [1, 0, 0]


def test_r3_4_without_workers_one_is_taken_back() -> None:
    """From an open circle; that is the whole turn."""
    s = scene()
    post(s, "quarry", 3)
    post(s, "mines", 2)
    imprison(s, 2)
    s.players[0].workers = 0
    assert offered(step(s)) == ["take back quarry", "take back mines"]
    play(s, "take back mines")
    assert at(s, "mines") == [1, 0, 0] and s.players[0].workers == 1 and goods(s, 0) == {}
    next_step(s)
    assert s.me == 1


def test_r3_4_r15_2_without_one_on_an_open_circle_from_elsewhere() -> None:
    """The black market, the prison, or another board, of the owner's choice."""
    s = scene()
    s.market[1] = 0
    imprison(s, 2)
    seize(s, 2, 0, 3)
    s.players[0].workers = 0
    assert offered(step(s)) == ["take back market_middle", "take back prison", "take back board 2"]
    play(s, "take back board 2")
    assert s.players[2].captured == [2, 0, 0] and s.players[0].workers == 1


def test_r3_4_with_all_workers_in_the_guildhall_there_is_no_turn() -> None:
    s = scene()
    s.players[0].workers = 0
    next_step(s)
    next_step(s)
    assert s.me == 1 and s.phase == PLACE


def test_r3_5_cards_beyond_six_are_discarded_at_the_end_of_a_turn() -> None:
    s = scene()
    hold(s, 0, "smithy", "well", "church", "keep", "castle", "chapel")
    post(s, "workshop", 1)
    play(s, "place workshop", "draw plans")
    assert len(s.players[0].hand) == 8
    assert next_step(s, "discard smithy", "discard well") == ["limit", "limit"]
    assert len(s.players[0].hand) == 6 and [t.BUILDING_IDS[card] for card in s.plans[:2]] == ["well", "smithy"]


def test_r3_6_workers_stay_where_they_are() -> None:
    s = scene(2)
    for _ in range(3):
        play(s, "place quarry")
        next_step(s)
        play(s, "place forest")
        next_step(s)
    assert at(s, "quarry") == [3, 0] and goods(s, 0) == {"stone": 6}


# -------------------------------------------------------------------- R6.3, R6.4: mines and silversmith


def test_tb03_third_worker_at_the_silversmith() -> None:
    """4 silver; with a jeweller 5."""
    s = scene()
    post(s, "silversmith", 2)
    play(s, "place silversmith")
    assert goods(s, 0) == {"silver": 4}
    s = scene()
    post(s, "silversmith", 2)
    employ(s, 0, "jeweller_1")
    play(s, "place silversmith")
    assert goods(s, 0) == {"silver": 5}


@pytest.mark.parametrize(
    ("miner", "answer", "found"),
    [
        (False, "dig clay", {"clay": 5}),
        (False, "dig gold", {"gold": 2}),
        (True, "dig clay", {"clay": 6}),
        (True, "dig gold", {"gold": 2, "clay": 1}),
    ],
)
def test_tb04_fourth_worker_at_the_mines(miner: bool, answer: str, found: dict[str, int]) -> None:
    """5 clay or 2 gold; with a miner a clay more either way."""
    s = scene()
    post(s, "mines", 3)
    if miner:
        employ(s, 0, "miner_1")
    play(s, "place mines", answer)
    assert goods(s, 0) == found


def test_tb05_one_worker_digs_no_gold() -> None:
    s = scene()
    assert play(s, "place mines") == ["place"]
    assert goods(s, 0) == {"clay": 2}


# -------------------------------------------------------------------- R6.5: the storehouse


def test_r6_5_a_trade_for_each_worker_repeats_allowed() -> None:
    s = scene()
    post(s, "storehouse", 2)
    own(s, 0, clay=3, wood=1, stone=4)
    virtue, marble = "trade pay materials 2 -> virtue", "trade pay wood_stone 3 -> marble"
    play(s, "place storehouse", virtue, "pay 2 clay", marble, "pay 3 stone", virtue, "pay 1 clay 1 wood")
    assert goods(s, 0) == {"stone": 1, "marble": 1} and s.players[0].virtue == 9


def test_r6_5_what_is_left_of_a_kind_pays_by_itself() -> None:
    """No question where there is one way."""
    s = scene()
    own(s, 0, stone=3)
    assert play(s, "place storehouse", "trade pay wood_stone 3 -> marble") == ["place", "trade"]
    assert goods(s, 0) == {"marble": 1}


@pytest.mark.parametrize(
    ("name", "before", "trade", "after"),
    [
        ("merchant_1", {"silver": 1}, "pay silver -> clay 3", {"clay": 3}),
        ("merchant_2", {"silver": 2}, "pay silver 2 -> gold", {"gold": 1}),
        ("merchant_3", {"silver": 3}, "pay silver 3 -> marble", {"marble": 1}),
        ("merchant_4", {"silver": 1}, "pay silver -> stone 2", {"stone": 2}),
        ("merchant_5", {"silver": 1}, "pay silver -> wood 2", {"wood": 2}),
        ("trader_1", {"clay": 3}, "pay clay 3 -> marble", {"marble": 1}),
        ("trader_2", {"stone": 2}, "pay stone 2 -> marble", {"marble": 1}),
        ("trader_3", {"wood": 2}, "pay wood 2 -> marble", {"marble": 1}),
    ],
)
def test_r6_5_trades_of_apprentices(name: str, before: dict[str, int], trade: str, after: dict[str, int]) -> None:
    s = scene()
    own(s, 0, **before)
    employ(s, 0, name)
    play(s, "place storehouse", f"trade {trade}")
    assert goods(s, 0) == after


@pytest.mark.parametrize(
    ("name", "paid"), [("patron_1", "clay"), ("patron_3", "stone"), ("patron_4", "wood"), ("patron_2", "silver 2")]
)
def test_r6_5_patrons(name: str, paid: str) -> None:
    s = scene()
    employ(s, 0, name)
    own(s, 0, **{paid.split()[0]: 2})
    play(s, "place storehouse", f"trade pay {paid} -> virtue")
    assert s.players[0].virtue == 8


def test_overseer_counts_one_worker_more_in_the_storehouse() -> None:
    s = scene()
    employ(s, 0, "overseer_1")
    own(s, 0, clay=4)
    play(s, "place storehouse", "trade pay materials 2 -> virtue", "trade pay materials 2 -> virtue")
    assert s.players[0].virtue == 9


# -------------------------------------------------------------------- R6.6: the workshop


@pytest.mark.parametrize(("workers", "cards"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_tb06_plans_by_workers(workers: int, cards: int) -> None:
    s = scene()
    post(s, "workshop", workers - 1)
    play(s, "place workshop", "draw plans")
    assert len(s.players[0].hand) == cards


def test_tb07_one_worker_hires_from_the_third_column() -> None:
    """4 silver, 2 of them tax, and a coin on each of the first two cards of that row: 6."""
    s = scene()
    offer(s, 6, "miner_1")
    own(s, 0, silver=6)
    play(s, "place workshop", "hire miner_1")
    assert goods(s, 0) == {} and s.tax == 6
    assert s.coins == [0, 0, 0, 0, 1, 1, 0, 0]
    assert s.players[0].apprentices == (apprentice("miner_1"),)


def test_tb08_two_workers_hire_from_the_third_column() -> None:
    """A coin on the first card only."""
    s = scene()
    post(s, "workshop", 1)
    offer(s, 2, "miner_1")
    own(s, 0, silver=5)
    play(s, "place workshop", "hire miner_1")
    assert s.coins == [1, 0, 0, 0, 0, 0, 0, 0] and goods(s, 0) == {}


def test_r6_6_cards_slide_left_with_their_coins() -> None:
    s = scene()
    before, top = s.row[:], s.apprentices[-1]
    s.coins = [0, 2, 1, 3, 0, 0, 0, 0]
    own(s, 0, silver=5)
    play(s, "place workshop", f"hire {t.APPRENTICE_IDS[before[1]]}")
    assert s.row == [before[0], before[2], before[3], top, *before[4:]]
    assert s.coins == [1, 1, 3, 0, 0, 0, 0, 0]
    assert s.players[0].goods[t.SILVER] == 2  # that lay on the card


def test_r6_6_four_workers_reach_all_columns() -> None:
    s = scene()
    post(s, "workshop", 3)
    own(s, 0, silver=4)
    asked = offered(step(s))
    assert "place workshop" in asked
    play(s, "place workshop", f"hire {t.APPRENTICE_IDS[s.row[3]]}")
    assert s.coins == [0] * 8


def test_r15_3_coins_are_paid_before_those_on_the_card_are_taken() -> None:
    """With 5 silver the third column is out of reach, whatever lies on the card."""
    s = scene()
    s.coins[2] = 5
    own(s, 0, silver=5)
    with pytest.raises(AssertionError, match="is not among"):
        play(s, "place workshop", f"hire {t.APPRENTICE_IDS[s.row[2]]}")


# -------------------------------------------------------------------- R6.7: the tax stand


def test_r6_7_all_tax_for_two_virtue() -> None:
    s = scene()
    play(s, "place tax_stand")
    assert goods(s, 0) == {"silver": 4} and s.tax == 0 and s.players[0].virtue == 5


def test_tb17_the_tax_stand_without_virtue() -> None:
    """Two unpaid debts, and all tax."""
    s = scene()
    s.players[0].virtue = 0
    play(s, "place tax_stand")
    assert s.players[0].unpaid == 2 and goods(s, 0) == {"silver": 4}


def test_r6_7_virtue_is_lost_before_the_tax_is_taken() -> None:
    """Hugo can't buy debts off with silver that he is about to take."""
    s = scene(2)
    character(s, 0, "hugo")
    s.players[0].virtue = 0
    assert play(s, "place tax_stand") == ["place"]
    assert s.players[0].unpaid == 2 and goods(s, 0) == {"silver": 4}


def test_pickpocket_and_thief_at_the_tax_stand() -> None:
    """A gold; a virtue less is lost (R14.2)."""
    s = scene()
    employ(s, 0, "pickpocket_1", "thief_1")
    play(s, "place tax_stand")
    assert goods(s, 0) == {"silver": 4, "gold": 1} and s.players[0].virtue == 6
