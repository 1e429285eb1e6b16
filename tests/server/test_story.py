"""The story of a game: three moments of it, each with its reason and the way there."""

from __future__ import annotations

import re

import pytest

from burgrave.server.rows import Result
from burgrave.server.telling import Line
from burgrave.web.story import SHORT, Moment, moments, sentences
from tests.server.serving import Browser, Program, Server
from tests.server.test_playing import play_to_the_end


def won_by(*winners: int) -> Result:
    return Result(list(winners), [])


def test_the_lead_the_largest_gain_and_the_end() -> None:
    trace = [[0, 0], [1, 0], [1, 5], [3, 5], [6, 5], [7, 5], [20, 30]]
    assert moments(trace, won_by(0)) == [
        Moment(2, "story-gain", 1, 5),
        Moment(4, "story-lead", 0),
        Moment(6, "story-end", 0),
    ]


def test_who_never_was_behind_has_no_moment_of_taking_the_lead() -> None:
    trace = [[0, 0], [1, 0], [2, 0], [3, 0], [4, 1], [5, 1]]
    assert [(moment.at, moment.why) for moment in moments(trace, won_by(0))] == [
        (1, "story-gain"),
        (2, "story-gain"),
        (5, "story-end"),
    ]


def test_one_move_is_told_once() -> None:
    trace = [[0, 0], [0, 1], [0, 1], [9, 1], [9, 1], [9, 1]]
    found = moments(trace, won_by(0))
    assert [(moment.at, moment.why) for moment in found] == [(1, "story-gain"), (3, "story-lead"), (5, "story-end")]


@pytest.mark.parametrize("trace", [[], [[]] * 9, [[0, 0]] * SHORT])
def test_a_game_without_points_or_moves_has_no_story(trace: list[list[int]]) -> None:
    assert moments(trace, won_by(0)) == []


def test_nobody_gains_and_a_solo_opponent_wins() -> None:
    assert moments([[0, 0]] * 9, won_by(1)) == [Moment(8, "story-end", 1)]
    assert moments([[0]] * 9, won_by(1)) == [Moment(8, "story-end", 1)]


def test_what_decided_a_game_and_ended_it_is_told_once() -> None:
    """Points that are counted after the last deed belong to its sentence."""
    deed = Line(1, 5, "built", {"who": 0}, "Ann completes her city.")
    lead, end = Moment(5, "story-lead", 0), Moment(6, "story-end", 0)
    assert sentences([deed, Line(2, 6, "ends", {}, "The end.")], [lead, end]) == {deed.text: [lead, end]}


def test_the_page_of_points_tells_it_after_the_end(shared_server: Server) -> None:
    program = Program(shared_server)
    table = program.table("me", "easy", public=True)
    browser = Browser(shared_server)
    assert 'class="story"' not in browser.get(f"/t/{table}/points").text
    play_to_the_end(program, table, [0])
    page = browser.get(f"/t/{table}/points").text
    (told,) = re.findall(r'<ol class="story">(.*?)</ol>', page, re.DOTALL)
    moves = [int(move) for move in re.findall(rf'href="/t/{table}\?at=(\d+)"', told)]
    assert 1 <= len(moves) <= 3 and moves == sorted(moves) and "So the game ended." in told
    assert all(browser.get(f"/t/{table}?at={move}").status_code == 200 for move in moves)
    assert "nobody answers" not in told  # somebody's deed
