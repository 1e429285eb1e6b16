"""Two workers on one PostgreSQL: whoever asks which of them, it is the same table."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from threading import Barrier

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from burgrave.cli.app import run
from tests.server.acting import heard, join, listening, options, told, until
from tests.server.serving import ONE_GAME, Browser, PostgreSQL, Program, Server, stored


@pytest.fixture(scope="module")
def workers(postgresql: PostgreSQL, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("workers") / "data"
    with Server(data, postgresql.database("workers"), ONE_GAME, "--workers", "2") as running:
        until(lambda: len(processes(running)) == 2)
        yield running


def processes(server: Server) -> list[int]:
    """The workers: children of the server that serve."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    return [int(child) for child in children if b"cli.workers" in Path(f"/proc/{child}/cmdline").read_bytes()]


@contextmanager
def asleep(worker: int) -> Iterator[None]:
    """Another worker takes whatever comes meanwhile."""
    os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(worker, signal.SIGCONT)


def program(server: Server, nickname: str) -> Program:
    """One that connects anew for every request, so that it meets all workers."""
    made = Program(server, nickname)
    made.http.headers["connection"] = "close"
    return made


def test_a_whole_game_of_two_programs_and_bots(workers: Server) -> None:
    ada, bruno = program(workers, "Ada"), program(workers, "Bruno")
    table = ada.table("me", "open", "easy", public=True)
    assert join(bruno, table).json()["seat"] == 1
    random, until_ = Random(1), time.monotonic() + 180
    while told(ada, table)["status"] == "playing":
        assert time.monotonic() < until_, "the game does not end"
        for player, seat in ((ada, 0), (bruno, 1)):
            question = player.look(table, seat)["question"]
            if question is not None:
                chosen = random.choice(question["options"])["do"]
                assert player.answer(table, seat, question["number"], chosen).status_code == 200
    found = stored(workers.database, table)[table]
    assert [move.n for move in found.moves] == list(range(found.row.at)) and not any(move.void for move in found.moves)
    assert found.now().over and found.row.result is not None and found.now().winners == found.row.result.winners
    assert [event.n for event in found.events] == list(range(found.row.events))
    assert not any(event.event.kind.startswith("@") for event in found.events)


def test_all_workers_hear_who_was_signed_out_or_banned(workers: Server) -> None:
    """By a page of one of them, or by a command beside them; tabs that are open elsewhere are closed, too."""
    eve = Browser(workers)
    eve.http.headers["connection"] = "close"
    eve.send(eve.get("/me"), "/me", nickname="Eve of Two", language="en")
    with ExitStack() as open_:
        tabs = []
        for worker in processes(workers):
            with asleep(worker):  # so the other one has the tab
                tabs.append(open_.enter_context(listening(workers, None, eve)))
        eve.send(eve.get("/me"), "/me/sign-out")
        for tab in tabs:
            with pytest.raises(ConnectionClosed):
                tab.recv(timeout=30)
    assert 'value="Eve of Two"' in eve.get("/me").text
    site = ["--database", workers.database, "--lang", "en"]
    for word, status in (("ban", 403), ("unban", 200)):
        assert run(["admin", word, "Eve of Two", *site]) == 0
        for worker in processes(workers):
            with asleep(worker):
                until(lambda: eve.get("/about").status_code == status, 30)  # noqa: B023 - it is called at once


def test_a_tab_hears_what_was_done_at_the_other_worker(workers: Server) -> None:
    player = program(workers, "Ada")
    table = player.table("me", "me")
    for here, there in (processes(workers), processes(workers)[::-1]):
        seat = told(player, table)["asked"][0]
        number, offered = options(player, table, seat)
        with ExitStack() as opened:
            with asleep(here):
                tab = opened.enter_context(listening(workers, table, player))
            before = heard(tab)["version"]
            with asleep(there):
                assert player.answer(table, seat, number, offered[0]).status_code == 200
            assert heard(tab)["version"] == before + 1 == told(player, table)["version"]


def test_of_two_answers_at_once_one_is_taken(workers: Server) -> None:
    player = program(workers, "Ada")
    table = player.table("me", "me")
    with ThreadPoolExecutor(2) as threads:
        for _ in range(10):
            seat = told(player, table)["asked"][0]
            number, offered = options(player, table, seat)
            gate = Barrier(2)

            def send(answer: str, gate: Barrier = gate, seat: int = seat, number: int = number) -> int:
                gate.wait(30)
                return player.answer(table, seat, number, answer).status_code

            sent = [threads.submit(send, answer) for answer in (offered[0], offered[-1])]
            wanted = [200, 409] if len(offered) > 1 else [200, 200]
            assert sorted(each.result(60) for each in sent) == wanted
    assert len(stored(workers.database, table)[table].moves) == 10


def test_of_many_who_sit_down_at_once_each_gets_a_seat_or_the_fresh_table(workers: Server) -> None:
    host = program(workers, "Host")
    table = host.table("me", "open", "open", public=True)
    guests = [Browser(workers) for _ in range(6)]
    pages = [guest.get(f"/t/{table}") for guest in guests]
    with ThreadPoolExecutor(6) as threads:
        sent = [threads.submit(guest.send, page, f"/t/{table}/join") for guest, page in zip(guests, pages, strict=True)]
        sat = [each.result(60) for each in sent]
    assert {page.status_code for page in sat} <= {200, 409}
    assert all(f'data-table="{table}"' in page.text for page in sat)
    while told(host, table)["status"] == "open":
        assert join(program(workers, "Late"), table).status_code == 200
    seats = told(host, table)["seats"]
    assert [seat["kind"] for seat in seats] == ["person"] * 3 and len({seat["name"] for seat in seats}) == 3


def test_a_worker_that_dies_is_replaced_and_its_tables_go_on(workers: Server) -> None:
    player = program(workers, "Ada")
    table = player.table("me", "easy", options={"crown": 0})
    dying, living = processes(workers)
    number, offered = options(player, table, 0)
    with asleep(living):
        assert player.answer(table, 0, number, offered[0]).status_code == 200  # the bot is the other worker's business
        os.kill(dying, signal.SIGKILL)
    until(lambda: dying not in processes(workers) and len(processes(workers)) == 2)
    asked = until(lambda: _asked(player, table))
    assert asked["options"]


def _asked(player: Program, table: str) -> dict[str, list[object]]:
    try:
        found: dict[str, list[object]] = player.look(table, 0)["question"]
    except httpx.TransportError:  # the connection was of the worker that died
        return {}
    return found


@pytest.mark.parametrize("odd", ["%00", "a%00b", "%F0%9F%8F%AE", "%C3%28", "x" * 300])
def test_letters_that_postgresql_does_not_take(workers: Server, odd: str) -> None:
    """Whatever stands in an address or a form, it is an address of nothing, not trouble with the database."""
    browser, player = Browser(workers), program(workers, "Ada")
    for path in (f"/t/{odd}", f"/i/{odd}", f"/t/{odd}/log", f"/t/{odd}/save"):
        assert browser.get(path).status_code in (404, 422), path
    with pytest.raises(InvalidStatus), listening(workers, odd):
        pass
    assert player.http.get(f"/tables/{odd}").status_code in (404, 422)


def test_forms_with_letters_that_postgresql_does_not_take(workers: Server) -> None:
    browser, player = Browser(workers), program(workers, "Ada")
    table = player.table("me", "open", public=True, options={"crown": 1})
    sat = browser.send(browser.get(f"/t/{table}"), f"/t/{table}/join", nickname="A\x00da")
    assert sat.status_code == 200 and ">Ada<" in sat.text
    assert browser.send(sat, f"/t/{table}/say", text="Hel\x00lo").status_code == 200
    assert browser.send(sat, f"/t/{table}/answer", do="\x00").status_code == 422
    assert browser.send(browser.get("/me"), "/me/token", label="x\x00y").status_code == 200
    number, offered = options(player, table, 0) if 0 in told(player, table)["asked"] else (0, ["x"])
    assert player.answer(table, 0, number, offered[0] + "\x00").status_code in (409, 422)
    made = player.http.post("/tokens", json={"nickname": "Ro\x00bo"})
    assert made.status_code == 201
