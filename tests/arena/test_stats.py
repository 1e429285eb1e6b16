"""The numbers of a run: intervals against known values, shared victories, bots in several seats, and the course."""

from __future__ import annotations

import msgspec
import pytest

from burgrave.arena.record import Mishap, Record, Timing
from burgrave.arena.stats import Estimate, Running, alone, mean, places, rate, sittings, unused, wilson
from burgrave.arena.studies import by_option, by_seat, course, deeds, lead_changes, leader_wins
from burgrave.kernel.insight import Deed
from tests.arena.runs import crashed, plan, record, summaries


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),  # the values of the usual tables
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson(wins: int, trials: int, low: float, high: float) -> None:
    found = wilson(wins, trials)
    assert found.value == wins / trials
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


def test_without_games_anything_is_possible() -> None:
    assert wilson(0, 0) == Estimate(0.0, 0.0, 1.0)
    assert mean([]) == alone(0.0)


def test_of_a_single_value_nobody_knows_an_interval() -> None:
    assert mean([7]) == alone(7.0) and not mean([7]).known
    assert mean([7, 7]) == Estimate(7.0, 7.0, 7.0)


def test_a_bot_that_fills_all_seats_has_no_interval() -> None:
    p = plan("a", "a", vary={"cast": ["x"]})
    games = [record(n, [9, 3], [0], options={"cast": "x"}) for n in range(5)]
    running = Running(p)
    for game in games:
        running.add(game)
    (found,) = summaries(p, games).values()
    ((_, _, result),) = by_option(p, sittings(p, games), "cast")
    assert found.win_rate == result.win_rate == running.win_rates["a"] == alone(0.5)
    assert by_seat(sittings(p, games))[0].win_rate == wilson(5, 5), "seats may still differ"


def test_mean() -> None:
    found = mean([2, 4, 4, 4, 5, 5, 7, 9])
    assert found.value == 5 and found.high - 5 == pytest.approx(1.4816, abs=1e-4)


def test_winners_are_first_whatever_broke_the_tie() -> None:
    assert places(record(0, [20, 20, 12, 15], [1])) == [2, 1, 4, 3]
    assert places(record(0, [20, 20, 12, 12], [0, 1])) == [1, 1, 3, 3]


def test_a_shared_victory_counts_in_parts() -> None:
    found = summaries(plan("a", "b", "c"), [record(0, [9, 9, 3], [0, 1]), record(1, [9, 2, 3], [0])])
    assert [found[bot].wins for bot in "abc"] == [1.5, 0.5, 0.0]
    assert found["a"].win_rate.value == 0.75
    assert found["c"].place == 2.5


def test_a_victory_shared_with_a_solo_opponent_is_half_of_one() -> None:
    """It is the number after the seats."""
    found = summaries(plan("a"), [record(0, [9], [0]), record(1, [9], [0, 1]), record(2, [9], [1])])
    assert (found["a"].wins, found["a"].win_rate.value) == (1.5, 0.5)


def test_ways_of_scoring_that_nobody_uses() -> None:
    """Also where points are lost; one use in many games is as good as none, and few games tell nothing."""
    p = plan("a", "b")
    games = [record(n, [9, 3], [0]) for n in range(12)]
    parts = [{"walls": 1, "debts": -1, "garrison": 0}, {"walls": 0, "debts": 0, "garrison": 0}]
    told = [msgspec.structs.replace(game, parts=parts) for game in games]
    assert unused(sittings(p, told)) == ["garrison"]
    once = msgspec.structs.replace(told[0], parts=[parts[0] | {"garrison": 1}, parts[1]])
    assert unused(sittings(p, [once, *told[1:]])) == ["garrison"]
    assert unused(sittings(p, told[1:])) == []


def test_a_bot_in_two_seats_is_one_bot_with_two_games() -> None:
    games = [record(0, [5, 8, 2], [1]), record(1, [9, 1, 3], [0], entrants=[2, 0, 1])]
    found = summaries(plan("a", "a", "b"), games)
    assert list(found) == ["b", "a"], "the best comes first"
    assert (found["a"].games, found["a"].wins, found["a"].points.value) == (4, 1, 4.25)
    assert (found["b"].games, found["b"].wins, found["b"].scores) == (2, 1, [2, 9])


def test_games_that_crashed_count_nowhere_but_their_mishaps_do() -> None:
    broken = Record(number=1, seed=1, options={}, entrants=[1, 0], mishaps=[Mishap(0, 3, "too slow")], error="Bug: x")
    found = summaries(plan("a", "b"), [record(0, [1, 2], [1]), broken])
    assert (found["a"].games, found["a"].mishaps, found["b"].games, found["b"].mishaps) == (1, 0, 1, 1)


def test_what_substitutes_answered_follows_the_bot_from_seat_to_seat() -> None:
    games = [
        msgspec.structs.replace(record(0, [1, 2], [1]), substituted=[0, 5], mishaps=[Mishap(1, 3, "too slow")]),
        msgspec.structs.replace(record(1, [1, 2], [1], entrants=[1, 0]), substituted=[20, 0]),
        record(2, [1, 2], [1]),
    ]
    timings = [Timing(0, [1.0, 1.0], [30, 40]), Timing(1, [1.0, 1.0], [60, 50])]
    found = summaries(plan("a", "b"), games, timings)
    assert (found["a"].substituted, found["b"].substituted) == (0.0, 0.25) and found["b"].mishaps == 1
    assert {s.substituted for s in summaries(plan("a", "b"), games).values()} == {None}


def test_seconds_for_an_answer_follow_the_bot_from_seat_to_seat() -> None:
    games = [record(0, [1, 2], [1]), record(1, [1, 2], [1], entrants=[1, 0])]
    timings = [Timing(0, [1.0, 8.0], [10, 10]), Timing(1, [8.0, 2.0], [10, 20])]
    found = summaries(plan("a", "b"), games, timings)
    assert {bot: s.seconds for bot, s in found.items()} == {"a": pytest.approx(0.1), "b": pytest.approx(0.8)}


def test_the_better_bot_has_the_better_rating() -> None:
    games = [record(n, [10, 5, 5], [0]) for n in range(20)]
    found = rate(plan("a", "b", "b"), games)
    assert found["a"].mu > 25 > found["b"].mu and found["a"].sigma < 25 / 3


def test_running_win_rates_are_those_of_the_summary() -> None:
    p = plan("a", "a", "b")
    games = [record(0, [5, 8, 2], [1]), record(1, [9, 1, 3], [0], entrants=[2, 0, 1]), crashed(2, 3, "Bug: x")]
    running = Running(p)
    for game in games:
        running.add(game)
    assert running.win_rates == {bot: s.win_rate for bot, s in summaries(p, games).items()}


def test_the_lead_changes_when_somebody_else_leads_alone() -> None:
    assert lead_changes([[0, 0], [3, 1], [3, 3], [4, 3], [4, 7], [9, 7]]) == 2


def test_whoever_leads_at_a_quarter_wins_or_does_not() -> None:
    """With five looks from the beginning to the end, a quarter is the second; at half time both lead together."""
    games = [record(0, [9, 7], [0], lead=[[0, 0], [1, 3], [4, 4], [7, 5], [9, 7]])]
    assert [leader_wins(games, quarter).value for quarter in (1, 2, 3)] == [0.0, 0.5, 1.0]


def test_points_of_a_shorter_game_are_kept() -> None:
    games = [
        record(0, [4, 2], [0], lead=[[0, 0], [2, 1], [4, 2]]),
        record(1, [1, 9], [1], lead=[[0, 0]] * 3 + [[1, 9]]),
    ]
    found = course(sittings(plan("a", "b"), games), games)
    assert found.rounds == [2, 3] and found.points == {"a": [0, 1, 2, 2.5], "b": [0, 0.5, 1, 5.5]}


def test_a_game_that_tells_no_rounds_has_no_lead() -> None:
    games = [record(0, [4, 2], [0], lead=[[0, 0], [4, 2]])]
    found = course(sittings(plan("a", "b"), games), games)
    assert found.decisions == [100] and not found.rounds and not found.leaders and not found.points


def test_seats_and_options() -> None:
    p = plan("a", "b", vary={"cast": ["x", "y"]})
    games = [
        record(0, [4, 2], [0], options={"cast": "x"}),
        record(1, [4, 2], [0], entrants=[1, 0], options={"cast": "y"}),
    ]
    seated = sittings(p, games)
    assert {seat: result.wins for seat, result in by_seat(seated).items()} == {0: 2, 1: 0}
    found = [(value, bot, result.wins) for value, bot, result in by_option(p, seated, "cast")]
    assert found == [("x", "a", 1), ("x", "b", 0), ("y", "a", 0), ("y", "b", 1)]


def test_deeds_count_with_the_outcome_of_their_seat() -> None:
    games = [
        record(0, [9, 1], [0], deeds=[Deed(0, "card", "k", 4), Deed(0, "card", "k", 2), Deed(1, "card", "q", 1)]),
        record(1, [1, 9], [1], deeds=[Deed(0, "card", "k", 0), Deed(1, "card", "k", 6)]),
    ]
    king, queen = deeds(sittings(plan("a", "a"), games))["card"]
    assert (king.what, king.times, king.win_rate.value, king.gain.value) == ("k", 4, 0.75, 3)
    assert (queen.what, queen.times, queen.win_rate.value) == ("q", 1, 0)
    assert king.edge.value == pytest.approx(0.75 - 0.6)


def test_a_strong_bot_lends_its_edge_to_nothing_it_likes() -> None:
    """The strong bot always wins, and always as k; that k wins more often says nothing about k."""
    games = [record(n, [9, 1], [0], deeds=[Deed(0, "card", "k", 1), Deed(1, "card", "q", 1)]) for n in range(5)]
    assert [row.edge.value for row in deeds(sittings(plan("a", "b"), games))["card"]] == [0, 0]


def test_half_points_are_not_rounded() -> None:
    kept = record(0, [9, 1], [0], deeds=[Deed(0, "card", "k", 0.5), Deed(1, "card", "k", 2)])
    read = msgspec.json.decode(msgspec.json.encode(kept), type=Record)
    (king,) = deeds(sittings(plan("a", "b"), [read]))["card"]
    assert read.deeds == kept.deeds and king.gain.value == 1.25
