"""A server that is killed in the middle of games: all of them go on exactly where they were."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from benchmarks.processes import ended, session
from burgrave.server.engine import KEEP
from burgrave.server.store import BEHIND
from tests.server.acting import PATIENCE, do, heard, listening, options, told, undo, until
from tests.server.serving import WITH_LANTERNS, Browser, Program, Server, stored


@pytest.fixture(scope="module")
def mortal(plugged: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is killed and started again by whoever likes to."""
    with Server(tmp_path_factory.mktemp("mortal") / "data", None, plugged | WITH_LANTERNS) as running:
        yield running


def test_games_go_on_exactly(mortal: Server) -> None:
    """Views, questions and logs are the same afterwards; so are the people; and tabs hear of the table again."""
    program, browser = Program(mortal), Browser(mortal)
    person = browser.send(browser.get("/me"), "/me", nickname="Ada", language="en")
    assert 'value="Ada"' in person.text
    table = program.table("me", "me")
    random = Random(2)
    for _ in range(KEEP + BEHIND + 3):  # further than a kept position
        seat = told(program, table)["asked"][0]
        number, offered = options(program, table, seat)
        assert program.answer(table, seat, number, random.choice(offered)).status_code == 200
    with_bot = program.table("me", "hard", options={"crown": 1})  # it thinks when the server is killed
    before = [program.look(table, seat) for seat in (0, 1)]
    events = program.http.get(f"/tables/{table}/events", params={"seat": 1}).json()
    with listening(mortal, table, program) as tab:
        assert heard(tab)["version"] == before[0]["version"]
        mortal.kill()
        with pytest.raises(ConnectionClosed):
            tab.recv(timeout=30)
    mortal.start()
    with listening(mortal, table, program) as tab:
        assert heard(tab) == {"table": table, "version": before[0]["version"], "yours": True}
        assert [program.look(table, seat) for seat in (0, 1)] == before
        assert program.http.get(f"/tables/{table}/events", params={"seat": 1}).json() == events
        seat = told(program, table)["asked"][0]
        number, offered = options(program, table, seat)
        assert program.answer(table, seat, number, offered[0]).status_code == 200
        assert until(lambda: heard(tab)["table"] == table)  # it may also hear that it is asked elsewhere
        assert told(program, table)["version"] == before[0]["version"] + 1
    assert 'value="Ada"' in browser.get("/me").text
    options(program, with_bot, 0)  # the bot thinks again, and the next question comes
    for id_ in (table, with_bot):
        found = stored(mortal.database, id_)[id_]
        assert [move.n for move in found.moves] == list(range(found.row.at)) and not any(m.void for m in found.moves)
        assert found.now().number == found.row.number


def test_answers_can_be_taken_back_after_a_restart(mortal: Server) -> None:
    """As far as before: also further than the position from which the table was opened, and that again."""
    program = Program(mortal)
    lights = KEEP + BEHIND + 2
    short, long = program.table("me", game="lanterns"), program.table("me", game="lanterns", public=True)
    do(program, short, 0, "draw", "light")
    do(program, long, 0, "draw", *["light"] * lights)
    mortal.kill()
    mortal.start()
    for table, lit in ((short, 1), (long, lights)):
        assert program.look(table, 0)["can_undo"]
        for left in reversed(range(lit)):
            assert undo(program, table, 0).status_code == 200
            assert program.look(table, 0)["view"]["points"] == [left]
        assert undo(program, table, 0).json()["error"] == "too-late"
        do(program, table, 0, "light")
    mortal.kill()
    mortal.start()
    for table, lit in ((short, 1), (long, lights)):
        seen = program.look(table, 0)
        assert seen["view"]["points"] == [1] and seen["moves"] == 2 + 2 * lit
        assert not any(move.void for move in stored(mortal.database, table)[table].moves)
    do(program, long, 0, "finish")
    assert len(program.http.get(f"/tables/{long}/save").json()["answers"]) == 3
    browser = Browser(mortal)
    for at, lit in ((KEEP + 1, KEEP), (lights + 1, lights), (lights + 6, lights - 5), (2 * lights + 1, 0)):
        assert f"<td>{lit}</td>" in browser.get(f"/t/{long}/replay?at={at}").text


def test_a_server_that_is_stopped_says_goodbye_to_its_tabs(mortal: Server) -> None:
    """Ctrl-C, with a tab open: it ends soon, nothing is lost, and the tab hears it."""
    program = Program(mortal)
    table = program.table("me", game="lanterns")
    do(program, table, 0, "light")
    with listening(mortal, table, program) as tab:
        heard(tab)
        began = time.monotonic()
        mortal.stop()
        assert time.monotonic() - began < 15
        with pytest.raises(ConnectionClosed):
            tab.recv(timeout=30)
    assert "Traceback" not in mortal.log
    mortal.start()
    assert program.look(table, 0)["view"]["points"] == [1]


def test_nothing_stays_behind_when_a_server_is_killed_while_the_rules_hang(mortal: Server) -> None:
    program = Program(mortal)
    table = program.table("me", game="lanterns", options={"danger": True})
    number, _ = options(program, table, 0)
    leader = mortal.pid
    assert len(session(leader)) > 1
    with ThreadPoolExecutor(1) as thread:
        sent = thread.submit(program.answer, table, 0, number, "hang")
        time.sleep(1)
        mortal.kill()
        with pytest.raises(httpx.TransportError):
            sent.result(60)
    assert ended(leader, PATIENCE)
    mortal.start()
    do(program, table, 0, "light")
