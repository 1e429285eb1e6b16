"""A database that is locked, full or gone: nothing is done by halves, and everything goes on when it is back."""

from __future__ import annotations

import asyncio
import resource
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event, Timer

import asyncpg
import pytest

from tests.server.acting import do, heard, listening, log, notice_of, options, setting_up, sql, token_of, told, until
from tests.server.serving import ONE_GAME, WITH_LANTERNS, Browser, PostgreSQL, Program, Server, stored

SENTENCE = "The database can't be reached just now. Nothing was lost and nothing was changed; try again in a moment."


@pytest.fixture(scope="module")
def own(plugged: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("own") / "data", None, plugged | WITH_LANTERNS) as running:
        yield running


@contextmanager
def locked(server: Server) -> Iterator[None]:
    """Somebody else writes, and does not come to an end."""
    db = sqlite3.connect(server.data / "burgrave.db", isolation_level=None, timeout=30)
    db.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        db.execute("ROLLBACK")
        db.close()


@contextmanager
def no_more_bytes(server: Server) -> Iterator[None]:
    """The server may not make any file larger than its database is now: its disk is full."""
    files = [path.stat().st_size for path in server.data.glob("burgrave.db*")]
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (max(files), before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


def fill(file: Path) -> None:
    """Until no space is left."""
    with file.open("wb", buffering=0) as opened:
        while True:
            opened.write(b"x" * 4096)


def is_sound(server: Server) -> bool:
    with closing(sqlite3.connect(server.data / "burgrave.db")) as db:
        return db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def check_refusal(server: Server, program: Program, browser: Browser, table: str, pages: str) -> None:
    """Whatever would be written is refused, with a sentence and a time to come back; reading goes on."""
    before = program.look(table, 0)
    number = before["question"]["number"]
    page = browser.get(f"/t/{pages}")
    with ThreadPoolExecutor(2) as threads:  # the server may wait for some seconds before it gives up
        by_program = threads.submit(program.answer, table, 0, number, "light")
        by_form = threads.submit(browser.send, page, f"/t/{pages}/answer", do="light")
    refused, form = by_program.result(), by_form.result()
    assert refused.status_code == 503 and refused.json() == {"error": "storage", "message": SENTENCE}
    assert refused.headers["retry-after"]
    assert form.status_code == 503 and SENTENCE in notice_of(form)
    assert browser.get("/").status_code == 200 and browser.get(f"/t/{pages}").status_code == 200
    assert program.look(table, 0) == before


def check_going_on(server: Server, program: Program, table: str, moves: int) -> None:
    """The table stands where it stood, and goes on."""
    assert told(program, table)["moves"] == moves
    do(program, table, 0, "light", "draw")
    found = stored(server.database, table)[table]
    assert [move.n for move in found.moves] == list(range(moves + 2))
    assert [event.n for event in found.events] == list(range(len(found.events))) and found.row.events == len(
        found.events
    )
    assert is_sound(server)


def test_a_locked_database(own: Server) -> None:
    program, browser = Program(own), Browser(own)
    table, pages = program.table("me", game="lanterns"), setting_up(browser, "me", game="lanterns")
    do(program, table, 0, "light")
    with_bot = program.table("me", "hard", options={"crown": 1})  # it thinks when the database is locked
    with locked(own):
        check_refusal(own, program, browser, table, pages)
    check_going_on(own, program, table, 1)
    options(program, with_bot, 0)  # the bot has waited, and goes on
    assert not any("failed" in line or "stopped" in line for line in log(program, with_bot))


def test_a_lock_that_is_soon_over_is_waited_for(own: Server) -> None:
    program = Program(own)
    table = program.table("me", game="lanterns")
    number, _ = options(program, table, 0)
    db = sqlite3.connect(own.data / "burgrave.db", isolation_level=None, check_same_thread=False)
    db.execute("BEGIN EXCLUSIVE")
    Timer(1.0, lambda: db.execute("ROLLBACK")).start()
    assert program.answer(table, 0, number, "light").status_code == 200
    db.close()


def test_a_disk_without_space(own: Server) -> None:
    program, browser = Program(own), Browser(own)
    table, pages = program.table("me", game="lanterns"), setting_up(browser, "me", game="lanterns")
    do(program, table, 0, "light")
    with no_more_bytes(own):
        check_refusal(own, program, browser, table, pages)
        new = program.http.post("/tables", json={"game": "lanterns", "seats": [{"kind": "me"}]})
        assert new.status_code == 503
    check_going_on(own, program, table, 1)


def test_a_full_file_system(tmp_path: Path, plugged: dict[str, str]) -> None:
    """The same on a small disk that is really full; then it has space again, and bots go on, too."""
    data = tmp_path / "data"
    data.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=6m", "tmpfs", str(data)], capture_output=True, check=False
    )
    if mounted.returncode != 0:
        pytest.skip("only root can make a small disk")
    try:
        with Server(data, None, plugged | WITH_LANTERNS) as server:
            program, browser = Program(server), Browser(server)
            table, pages = program.table("me", game="lanterns"), setting_up(browser, "me", game="lanterns")
            with_bot = program.table("me", "easy", options={"crown": 0})
            do(program, table, 0, "light")
            filler = data / "filler"
            with pytest.raises(OSError, match="No space left"):
                fill(filler)
            check_refusal(server, program, browser, table, pages)
            filler.unlink()
            check_going_on(server, program, table, 1)
            number, offered = options(program, with_bot, 0)
            assert program.answer(with_bot, 0, number, offered[0]).status_code == 200
    finally:
        subprocess.run(["umount", str(data)], check=True)
        shutil.rmtree(data, ignore_errors=True)


def test_postgresql_is_stopped_and_started_again(data: Path, postgresql: PostgreSQL) -> None:
    """Meanwhile everybody is told so; afterwards games, bots and open tabs go on as if nothing had been."""
    with Server(data, postgresql.database("stopping"), ONE_GAME) as server:
        program, browser = Program(server), Browser(server)
        table, with_bot = program.table("me", "me"), program.table("me", "easy", options={"crown": 0})
        seat = told(program, table)["asked"][0]
        number, offered = options(program, table, seat)
        lobby = browser.get("/")
        with listening(server, table, program) as tab:
            heard(tab)
            postgresql.stop()
            try:
                for _ in range(3):
                    refused = program.answer(table, seat, number, offered[0])
                    assert refused.status_code == 503 and refused.json()["error"] == "storage"
                page = browser.get("/")
                assert page.status_code == 503 and SENTENCE in notice_of(page)
                assert browser.send(lobby, "/play", game="citadels").status_code == 503
                with pytest.raises(Exception, match=r"1013|403"), listening(server, table, program):
                    pass
            finally:
                postgresql.restart()
            codes = set()

            def answered() -> bool:
                response = program.answer(table, seat, number, offered[0])
                codes.add(response.status_code)
                return response.status_code == 200

            until(answered)
            assert codes <= {200, 503}
            version = told(program, table)["version"]
            while heard(tab)["version"] < version:
                pass
        assert len(stored(server.database, table)[table].moves) == 1
        number, offered = options(program, with_bot, 0)
        assert program.answer(with_bot, 0, number, offered[0]).status_code == 200
        assert options(program, with_bot, 0)
        assert browser.get("/").status_code == 200
        assert "Traceback" not in server.log


def test_a_table_of_postgresql_that_is_locked(data: Path, postgresql: PostgreSQL) -> None:
    """Whoever waits is told after some seconds; then all goes on."""
    with Server(data, postgresql.database("locked"), ONE_GAME) as server:
        program, browser = Program(server), Browser(server)
        table = program.table("me", "me")
        seat = told(program, table)["asked"][0]
        number, offered = options(program, table, seat)

        async def lock() -> None:
            connection = await asyncpg.connect(server.database)
            async with connection.transaction():
                await connection.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
                begun.set()
                await asyncio.to_thread(done.wait)
            await connection.close()

        begun, done = Event(), Event()
        with ThreadPoolExecutor(3) as threads:
            locked = threads.submit(asyncio.run, lock())
            begun.wait(30)
            try:
                page = threads.submit(browser.get, "/")
                refused = program.answer(table, seat, number, offered[0])
                assert refused.status_code == 503 and refused.json()["message"] == SENTENCE
                assert page.result().status_code == 503 and SENTENCE in notice_of(page.result())
            finally:
                done.set()
            locked.result(30)
        assert program.answer(table, seat, number, offered[0]).status_code == 200
        assert "Traceback" not in server.log


@pytest.mark.parametrize("more", ["?ssl=prefer", "?prepared_statement_cache_size=0"])
def test_tabs_hear_whatever_the_address_of_postgresql_says(data: Path, postgresql: PostgreSQL, more: str) -> None:
    """Workers listen by a connection like all others; when it is cut, tabs are told where their tables stand."""
    address = postgresql.database(f"heard{len(more)}")
    with Server(data, address + more, ONE_GAME) as server:
        program = Program(server)
        table = program.table("me", "me")
        seat = told(program, table)["asked"][0]
        with listening(server, table, program) as tab:
            assert heard(tab)["yours"]
            number, offered = options(program, table, seat)
            assert program.answer(table, seat, number, offered[0]).status_code == 200
            assert heard(tab)["version"] == told(program, table)["version"]
            sql(address, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
            again = heard(tab)
            assert again["version"] == told(program, table)["version"] and again["yours"]
        assert server.log.count("the other workers can't be heard") <= 1 and "Traceback" not in server.log


@pytest.mark.parametrize("jump", [-1e9, 1e9])
def test_clocks_that_jump(own: Server, jump: float) -> None:
    """Times are for people to read: whatever they say, games begin, go on and end."""
    program, browser = Program(own), Browser(own)
    table = program.table("me", "open", game="lanterns", public=True)

    def shift() -> None:
        sql(own, "UPDATE tables SET changed = changed + :j, moved = moved + :j, created = created + :j", j=jump)
        sql(own, "UPDATE events SET time = time + :j", j=jump)
        sql(own, "UPDATE moves SET time = time + :j", j=jump)

    shift()
    assert table in browser.get("/").text
    page = browser.send(browser.get(f"/t/{table}"), f"/t/{table}/join")
    shift()
    assert browser.get(f"/t/{table}").status_code == 200
    do(program, table, 0, "light", "light")
    shift()
    voted = browser.http.post(f"/t/{table}/vote", data={"token": token_of(page), "seat": "0"})
    assert voted.status_code == (200 if jump < 0 else 409)  # who has moved in the future is not late
    assert program.http.post(f"/tables/{table}/seats/0/back").status_code == 200
    shift()
    if told(program, table)["status"] == "playing":  # else the bot that stood in was fast
        do(program, table, 0, "finish")
    assert table in program.http.get("/tables", params={"mine": True}).text
    assert browser.get(f"/t/{table}/replay?at=1").status_code == 200
