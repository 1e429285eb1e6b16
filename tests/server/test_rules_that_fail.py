"""Rules of another package that hang, fail or die: the answer is refused, and the table stays playable."""

from __future__ import annotations

import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.acting import buttons, counts, do, log, notice_of, options, setting_up, sql, told, until
from tests.server.serving import Browser, Program, Server

DANGER = {"danger": True}


@pytest.mark.parametrize(
    ("answer", "why"), [("hang", "no reply within 5 s"), ("fail", "planted"), ("die", "the process has died")]
)
def test_what_the_rules_can_not_do_is_not_taken(shared_server: Server, answer: str, why: str) -> None:
    program, watcher = Program(shared_server), Program(shared_server)
    table, other = program.table("me", game="lanterns", options=DANGER), program.table("me", game="lanterns")
    theirs = watcher.table("me", game="lanterns")
    do(program, table, 0, "light", "draw", "light")
    do(program, other, 0, "light")
    before = program.look(table, 0)
    with ThreadPoolExecutor(1) as thread:
        sent = thread.submit(program.answer, table, 0, before["question"]["number"], answer, "once")
        began = time.monotonic()
        assert Browser(shared_server).get("/").status_code == 200 and told(watcher, table)["moves"] == 3
        assert time.monotonic() - began < 4  # nobody who wants something else has to wait
        do(watcher, theirs, 0, "light")  # a table in the same process waits until that was stopped
        refused = sent.result(60)
    assert refused.status_code == 500 and refused.json()["error"] == "stuck"
    assert why in refused.json()["message"] and "was not taken" in refused.json()["message"]
    after = program.look(table, 0)
    assert after["view"] == before["view"] and after["question"] == before["question"]
    assert log(program, table)[-1] == "The rules failed at an answer of Robo; it was not taken."
    assert counts(shared_server, table)[0] == 3
    assert program.answer(table, 0, before["question"]["number"], "light", "once").status_code == 200
    do(program, table, 0, "pass", "finish")
    assert told(program, table)["scores"] == [[3, {"lanterns": 3}]]
    do(program, other, 0, "light")  # it lived in the same process
    assert program.look(other, 0)["view"]["points"] == [2]


def test_an_engine_that_is_killed_from_outside_is_not_the_rules_fault(small_server: Server) -> None:
    """Another one is told the table, and takes the answer."""
    program = Program(small_server)
    table = program.table("me", "me")
    for _ in range(2):
        seat = told(program, table)["asked"][0]
        number, offered = options(program, table, seat)
        kill_engines(small_server)
        assert program.answer(table, seat, number, offered[0]).status_code == 200
        kill_engines(small_server)
        assert program.look(table, seat)["moves"] == told(program, table)["moves"]
    assert not any("failed" in line for line in log(program, table))
    kill_engines(small_server)
    assert program.table("me", "me")


def kill_engines(server: Server) -> None:
    for child in Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split():
        if b"server.engine" in Path(f"/proc/{child}/cmdline").read_bytes():
            os.kill(int(child), signal.SIGKILL)


def test_whoever_looks_is_not_told_what_failed(shared_server: Server) -> None:
    """It may be a secret of somebody's; it is written down for the host."""
    program = Program(shared_server)
    table = program.table("me", game="lanterns")
    sql(shared_server, "UPDATE tables SET options = :o WHERE id = :t", t=table, o='{"hidden": 1}')
    kill_engines(shared_server)
    seen = program.http.get(f"/tables/{table}/seats/0")
    assert seen.status_code == 500 and seen.json()["error"] == "failed" and "hidden" not in seen.text
    assert "hidden" in shared_server.log
    assert program.answer(table, 0, 0, "light").status_code == 500


def test_the_page_says_what_happened_and_goes_on(shared_server: Server) -> None:
    browser = Browser(shared_server)
    table = setting_up(browser, "me", game="lanterns", **{"option-danger": "on"})
    page = browser.get(f"/t/{table}")
    failed = browser.send(page, f"/t/{table}/answer", do="fail")
    assert failed.status_code == 500 and "was not taken" in notice_of(failed) and buttons(failed) == buttons(page)
    assert "Traceback" not in failed.text and "The rules failed at an answer of" in failed.text
    lit = browser.send(page, f"/t/{table}/answer", do="light")  # the question is still the same
    assert lit.status_code == 200 and buttons(lit)


def test_a_game_that_can_not_be_set_up_is_refused_in_the_form(shared_server: Server) -> None:
    browser = Browser(shared_server)
    page = browser.get("/new?game=citadels&players=3")
    wrong = browser.send(page, "/new", **{"seat-0": "me", "seat-1": "easy", "seat-2": "easy", "option-crown": "7"})
    assert wrong.status_code == 422 and "the crown goes to a seat from 0 to 2, not 7" in notice_of(wrong)
    assert 'action="/new"' in wrong.text


def test_easy_bots_play_games_without_a_heuristic_player(shared_server: Server) -> None:
    """They play by chance there, and nobody calls that a failure."""
    program = Program(shared_server)
    table = program.table("me", "easy", "easy", game="lanterns")
    do(program, table, 0, "pass")
    until(lambda: told(program, table)["status"] == "over" or program.look(table, 0)["question"])
    assert told(program, table)["moves"] > 1 and not any("substitute" in line for line in log(program, table))


def test_a_game_that_is_not_installed_any_more(shared_server: Server) -> None:
    """Whoever uninstalls a game finds its tables again when it is back; until then they are told why."""
    browser, program = Browser(shared_server), Program(shared_server)
    table = setting_up(browser, "me", game="lanterns", public="on")
    sql(shared_server, "UPDATE tables SET game = 'lost' WHERE id = :t", t=table)
    page = browser.get(f"/t/{table}")
    assert page.status_code == 503 and "lost" in page.text and "Traceback" not in page.text
    assert browser.get("/").status_code == 200
    for path in ("view", "events"):
        told_ = program.http.get(f"/tables/{table}/{path}")
        assert told_.status_code == 503 and "lost" in told_.json()["message"]
    sql(shared_server, "UPDATE tables SET game = 'lanterns' WHERE id = :t", t=table)
    assert buttons(browser.get(f"/t/{table}"))
