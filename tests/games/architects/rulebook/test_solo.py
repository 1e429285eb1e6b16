"""The solo opponent (S2), an opponent of our own."""

from __future__ import annotations

import pytest

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import workers
from burgrave.games.architects.rules.options import Options
from burgrave.games.architects.rules.rounds import setup
from burgrave.games.architects.rules.scoring import opponent, winners
from burgrave.games.architects.rules.solo import HUMAN, OPPONENT
from burgrave.games.architects.rules.state import ENDING, NOBODY, OPPONENTS_TURN, OVER, PLACE, State
from burgrave.kernel.rng import Rng
from tests.games.architects.scene import at, built, fill_guildhall, imprison, next_step, own, play, post, scene, seize


def alone(against: str = "constantine") -> State:
    """A solo game in which the opponent is on the move."""
    s = scene(1, opponent=against)
    s.phase = OPPONENTS_TURN
    return s


def scheme(s: State, number: str) -> None:
    """The opponent's turn with a scheme."""
    s.schemes.append(t.SCHEME_IDS.index(f"scheme_{number}"))
    next_step(s)


def test_s2_1_s2_2_set_up() -> None:
    """As for two players; the player has 3 silver and begins."""
    s = setup(1, Options(opponent="helena"), Rng(1))
    rival = s.players[OPPONENT]
    assert (rival.virtue, rival.workers, rival.goods, rival.hand) == (5, 20, [0] * 6, [])
    assert s.players[HUMAN].goods[t.SILVER] == 3 and s.first == HUMAN
    assert setup(1, Options(), Rng(1)).players[OPPONENT].virtue == 8
    assert len(s.schemes) == 30 and s.config.spaces == 12


def test_s2_3_a_scheme_each_turn_and_all_again_when_there_are_none() -> None:
    s = alone()
    s.schemes = []
    next_step(s)
    assert len(s.schemes) == 29 and s.phase == PLACE and s.me == HUMAN


def test_s2_4_without_workers_the_largest_group_comes_back() -> None:
    s = alone()
    post(s, "forest", 0, 3)
    post(s, "quarry", 0, 3)
    post(s, "mines", 0, 1)
    s.players[OPPONENT].workers = 0
    next_step(s)
    assert at(s, "quarry") == [0, 0] and at(s, "forest") == [0, 3] and s.players[OPPONENT].workers == 3
    s = alone()
    imprison(s, 0, 4)
    s.players[OPPONENT].workers = 0
    next_step(s)
    assert s.players[OPPONENT].workers == 4


def test_s2_5_constantine_builds_the_better_of_two() -> None:
    """The other goes under the pile; only points and virtue count."""
    s = alone()
    names = ["watchtower", "well"]
    cards = [t.BUILDING_IDS.index(name) for name in names]
    s.plans = [*[card for card in s.plans if card not in cards], *cards]
    scheme(s, "01a")
    assert s.players[OPPONENT].buildings == (cards[0],) and s.plans[0] == cards[1]
    assert s.players[OPPONENT].virtue == 7 and s.guildhall == [OPPONENT]


def test_s2_5_helena_builds_the_next_one() -> None:
    s = alone("helena")
    cards = [t.BUILDING_IDS.index(name) for name in ("watchtower", "well")]
    s.plans = [*[card for card in s.plans if card not in cards], *cards]
    scheme(s, "01a")
    assert s.players[OPPONENT].buildings == (cards[1],)


def test_s2_5_of_a_reward_only_virtue_counts() -> None:
    s = alone()
    s.rewards.append(s.rewards.pop(s.rewards.index(t.REWARD_IDS.index("wood_1"))))
    scheme(s, "03a")
    assert s.players[OPPONENT].cathedral == 1 and s.players[OPPONENT].virtue == 9
    assert s.players[OPPONENT].goods == [0] * 6


def test_ts01_without_virtue_it_builds_instead_of_the_cathedral() -> None:
    s = alone()
    s.players[OPPONENT].virtue = 4
    scheme(s, "03a")
    assert s.players[OPPONENT].cathedral == 0 and len(s.players[OPPONENT].buildings) == 1


def test_ts02_with_an_empty_tax_stand_it_goes_to_the_silversmith() -> None:
    s = alone()
    s.tax = 0
    scheme(s, "11a")
    assert at(s, "silversmith") == [0, 1] and s.players[OPPONENT].goods[t.SILVER] == 1


def test_ts03_the_third_worker_on_the_market_resets_it() -> None:
    s = alone()
    s.market = [HUMAN, HUMAN, NOBODY]
    s.players[HUMAN].workers -= 2
    scheme(s, "12a")
    assert s.market == [NOBODY] * 3 and [player.prison for player in s.players] == [2, 1]
    assert [player.unpaid for player in s.players] == [1, 0] and s.players[OPPONENT].virtue == 7


def test_ts04_helena_captures_the_two_largest_groups() -> None:
    s = alone("helena")
    post(s, "quarry", 3)
    post(s, "forest", 2)
    post(s, "mines", 2)
    scheme(s, "14a")
    assert s.players[OPPONENT].captured == [5, 0] and at(s, "mines") == [2, 0] and s.tax == 5


def test_ts05_it_sends_captured_workers_to_prison() -> None:
    s = alone()
    seize(s, OPPONENT, HUMAN, 4)
    scheme(s, "16a")
    assert s.players[HUMAN].prison == 4 and s.players[OPPONENT].goods[t.SILVER] == 4


def test_ts07_with_much_virtue_it_goes_to_the_storehouse() -> None:
    s = alone()
    s.players[OPPONENT].virtue = 10
    scheme(s, "12a")
    assert at(s, "storehouse") == [0, 1] and s.players[OPPONENT].virtue == 11


@pytest.mark.parametrize(("there", "silver"), [(0, 1), (1, 2), (4, 3)])
def test_stash(there: int, silver: int) -> None:
    """A silver for each own worker there, up to three."""
    s = alone()
    post(s, "quarry", 0, there)
    scheme(s, "05a")
    assert s.players[OPPONENT].goods[t.SILVER] == silver


@pytest.mark.parametrize(("there", "captured", "silver"), [(1, 0, 1), (2, 2, 0)])
def test_ambush(there: int, captured: int, silver: int) -> None:
    """Two workers or more are captured; else it takes a silver."""
    s = alone("helena")
    post(s, "forest", there)
    scheme(s, "06a")
    assert s.players[OPPONENT].captured == [captured, 0] and s.players[OPPONENT].goods[t.SILVER] == silver


def test_poach() -> None:
    s = alone()
    s.coins[0] = 2
    first, second = s.row[0], s.row[1]
    scheme(s, "09a")
    assert s.row[0] == second and s.apprentices[0] == first
    assert s.players[OPPONENT].goods[t.SILVER] == 2 and s.tax == 6


def test_recall() -> None:
    s = alone()
    post(s, "mines", 0, 3)
    post(s, "town_centre", 0, 5)
    scheme(s, "15a")
    assert at(s, "mines") == [0, 0] and at(s, "town_centre") == [0, 6] and s.players[OPPONENT].workers == 14


def test_seize_without_a_worker_of_the_players_recalls() -> None:
    s = alone()
    post(s, "mines", 0, 3)
    scheme(s, "14a")
    assert at(s, "mines") == [0, 0] and s.tax == 4


def test_guard_in_its_order() -> None:
    """Release; then reclaim for a debt and a virtue; then pay a debt; then a silver."""
    s = alone()
    rival = s.players[OPPONENT]
    imprison(s, 0, 2)
    seize(s, HUMAN, OPPONENT, 3)
    for expected in ((0, 3, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)):
        scheme(s, "16a")
        assert (rival.prison, workers.held_by_others(s, OPPONENT), rival.unpaid, rival.paid) == expected
        s.phase = OPPONENTS_TURN
    assert rival.virtue == 8
    scheme(s, "16a")
    assert rival.goods[t.SILVER] == 1


def test_tax() -> None:
    s = alone()
    scheme(s, "11a")
    assert s.players[OPPONENT].goods[t.SILVER] == 4 and s.tax == 0 and s.players[OPPONENT].virtue == 7


def test_market_right() -> None:
    s = alone("helena")
    scheme(s, "13a")
    assert s.market == [NOBODY, NOBODY, OPPONENT] and s.players[OPPONENT].virtue == 4
    assert s.players[OPPONENT].goods[t.SILVER] == 2


def test_storehouse() -> None:
    s = alone()
    scheme(s, "10a")
    assert s.players[OPPONENT].virtue == 9 and at(s, "storehouse") == [0, 1]


def test_s2_6_resets_compare_the_two() -> None:
    s = alone()
    imprison(s, 1, 3)
    s.market = [HUMAN, HUMAN, NOBODY]
    s.players[HUMAN].workers -= 2
    scheme(s, "12a")
    assert [player.prison for player in s.players] == [3, 4]
    assert [player.unpaid for player in s.players] == [0, 1] and s.players[HUMAN].virtue == 6


def test_s2_7_its_workers_may_be_captured_and_sent() -> None:
    s = scene(1)
    post(s, "quarry", 0, 3)
    own(s, 0, silver=1)
    play(s, "place town_centre", "capture quarry 1")
    assert s.players[HUMAN].captured == [0, 3]


def test_s2_8_most_looks_at_the_opponent() -> None:
    s = scene(1)
    built(s, 0, "silver_market")
    own(s, 0, silver=3)
    own(s, 1, silver=3)
    s.phase = ENDING
    next_step(s)
    assert opponent(s) is not None and s.phase == OVER


def test_s2_9_one_more_turn_each_and_ties_are_lost() -> None:
    s = alone()
    fill_guildhall(s, 11)
    scheme(s, "01a")
    assert s.left == 1 and s.phase == PLACE
    play(s, "place forest")
    next_step(s)
    assert s.phase == OPPONENTS_TURN and s.left == 0
    next_step(s)
    assert s.phase == ENDING
    s = scene(1)
    s.players[OPPONENT].virtue = 7
    s.phase = OVER
    assert winners(s) == [OPPONENT]
    own(s, HUMAN, silver=1)
    assert winners(s) == [HUMAN]


@pytest.mark.parametrize("difficulty", [0, 1, 2])
def test_s2_10_difficulty_gives_points(difficulty: int) -> None:
    s = scene(1, difficulty=difficulty)
    score = opponent(s)
    assert score is not None and score.parts["handicap"] == 4 * difficulty


def test_schemes_are_thirty_and_marked_as_ours() -> None:
    assert len(t.SCHEMES) == 30 and all(row.guessed for row in (*t.SCHEMES, *t.OPPONENTS))
