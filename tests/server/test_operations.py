"""A server runs by itself: workers come back and end with their command; health, figures, log."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import os
import re
import signal
import socket
import statistics
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple
from zlib import crc32

import httpx
import msgspec
import pytest
from starlette.requests import Request

from burgrave.cli import workers
from burgrave.server import company, health, readiness
from burgrave.server.bots import Bots
from burgrave.server.engines import Engines
from burgrave.server.house import House, house_of
from burgrave.server.logs import JsonLine, Line
from burgrave.server.news import TABLE
from burgrave.server.problem import Problem
from burgrave.server.rates import AWAY, RATES, Rate
from burgrave.server.rows import Person, Seat, TableRow
from burgrave.server.seating import SeatWish, Wish
from burgrave.server.settings import settings
from tests.server.acting import PATIENCE, slowness, token_of, until
from tests.server.conftest import Run
from tests.server.serving import ONE_GAME, Browser, PostgreSQL, Program, Server
from tests.server.test_workers import asleep, processes, program

FIGURES = "figures-for-the-host"


def children(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def holds_port(pid: int, port: int) -> bool:
    """Whether a process has the socket that listens there."""
    listens = {
        line.split()[9]
        for line in Path("/proc/net/tcp").read_text().splitlines()[1:]
        if line.split()[3] == "0A" and int(line.split()[1].rpartition(":")[2], 16) == port
    }
    found = {os.readlink(one) for one in Path(f"/proc/{pid}/fd").iterdir() if one.is_symlink()}
    return any(f"socket:[{inode}]" in found for inode in listens)


def test_workers_end_with_the_command_and_engines_hold_no_port(data: Path, postgresql: PostgreSQL) -> None:
    """However it ends: here it is killed."""
    server = Server(data, postgresql.database("ending"), ONE_GAME, "--workers", "2").start()
    serving = until(lambda: found if len(found := processes(server)) == 2 else [])
    engines = until(lambda: [child for worker in serving for child in children(worker)])
    assert all(holds_port(worker, server.port) for worker in serving)
    assert not any(holds_port(engine, server.port) for engine in engines)
    server.kill()
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in (*serving, *engines)))
    socket.create_server(("127.0.0.1", server.port)).close()


def test_without_its_database_a_server_starts_and_waits_for_it(data: Path) -> None:
    """A worker that dies meanwhile comes back; as soon as the database is there, everybody can play."""
    postgresql = PostgreSQL().start()
    address = postgresql.database("away")
    postgresql.stop()
    server = Server(data, address, ONE_GAME, "--workers", "2")
    try:
        server.launch()
        until(lambda: _status(server, "/healthz") == 200)
        assert "database is away" in server.log
        assert _status(server, "/readyz") == 503 and _status(server, "/") == 503
        first = until(lambda: processes(server))[0]
        os.kill(first, signal.SIGKILL)
        until(lambda: first not in processes(server) and len(processes(server)) == 2)
        postgresql.restart()
        until(lambda: all(_status(server, "/readyz") == 200 for _ in range(6)))
        assert Program(server).table("me", "easy")
    finally:
        server.stop()
        postgresql.remove()


def _status(server: Server, path: str) -> int:
    try:
        return httpx.get(f"{server.address}{path}", timeout=30).status_code
    except httpx.TransportError:
        return 0


def test_workers_that_can_not_begin_end_the_command_with_a_code(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After some tries, each a little later than the one before."""
    monkeypatch.setattr(workers, "COMMAND", [sys.executable, "-c", "raise SystemExit(7)"])
    monkeypatch.setattr(workers, "TRIES", 3)
    chosen = msgspec.structs.replace(settings(data), workers=2)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        began = time.monotonic()
        assert workers.look_after(chosen, listening) == workers.NOT_BEGUN
        assert time.monotonic() - began > 1


def test_a_worker_that_is_killed_at_once_is_started_again_at_once(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once: the next time it waits a little, and longer each time."""
    monkeypatch.setattr(workers, "COMMAND", [sys.executable, "-c", "import time; time.sleep(600)"])
    data.mkdir()
    now = 0.0
    monkeypatch.setattr(workers, "time", SimpleNamespace(monotonic=lambda: now))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        worker = workers.Worker(settings(data), listening, 0, str(data))
        worker.look_after()
        for waits in (0.0, 1.0, 2.0, 4.0):
            killed = worker._process
            assert killed is not None
            killed.kill()
            killed.wait()
            if waits:
                worker.look_after()
                now += waits - 0.01
                worker.look_after()
                assert worker._process is None
                now += 0.02
            worker.look_after()
            assert worker._process is not None and worker._process is not killed
        worker.stop()
        worker.wait(now)


@pytest.mark.soak
def test_a_worker_is_back_soon_after_it_was_killed(data: Path, postgresql: PostgreSQL) -> None:
    """Also one that has just begun, and while the other one does nothing: within three seconds of a quiet machine."""
    took = []
    with Server(data, postgresql.database("killing"), ONE_GAME, "--workers", "2") as server:
        for _ in range(5):
            one, other = until(lambda: found if len(found := processes(server)) == 2 else [])
            with asleep(other):
                until(lambda: _status(server, "/") == 200)
                os.kill(one, signal.SIGKILL)
                began = time.monotonic()
                until(lambda: _status(server, "/") == 200)
                took.append((time.monotonic() - began) / slowness())
            time.sleep(6)  # so that each is the first for it
    assert statistics.median(took) < 3, took


def test_what_a_worker_that_died_held_is_counted_no_longer(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its open tabs and thoughts are gone; its answers were given."""
    died = "import os; [open(f'{os.environ[\"PROMETHEUS_MULTIPROC_DIR\"]}/{n}_{os.getpid()}.db', 'w') for n in KINDS]"
    monkeypatch.setattr(
        workers, "COMMAND", [sys.executable, "-c", died.replace("KINDS", "('gauge_livesum', 'counter')")]
    )
    data.mkdir()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        worker = workers.Worker(settings(data), listening, 0, str(data))
        worker.look_after()
        until(lambda: list(data.glob("counter_*.db")))
        worker.wait(time.monotonic() + 60)
    assert list(data.glob("counter_*.db")) and not list(data.glob("gauge_*.db"))


def test_messages_of_many_at_two_workers_are_all_said(data: Path, postgresql: PostgreSQL) -> None:
    with Server(data, postgresql.database("talking"), ONE_GAME, "--workers", "2") as server:
        until(lambda: len(processes(server)) == 2)
        host = program(server, "Host")
        table = host.table("me", "open", "open", "open", public=True)
        guests = [Browser(server) for _ in range(3)]
        pages = [guest.send(guest.get(f"/t/{table}"), f"/t/{table}/join") for guest in guests]

        def say(number: int) -> int:
            guest, page = guests[number % 3], pages[number % 3]
            text = {"token": token_of(page), "text": f"message {number}"}
            return guest.http.post(f"/t/{table}/say", data=text, headers={"connection": "close"}).status_code

        with ThreadPoolExecutor(12) as threads:
            assert set(threads.map(say, range(48))) == {200}
        page = guests[0].get(f"/t/{table}").text
        assert set(re.findall(r"message (\d+)", page)) >= {str(n) for n in range(40, 48)}


@asynccontextmanager
async def two_workers(
    data: Path, postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[list[House]]:
    """Two that hear each other, in one process; no bot thinks there."""
    for name, value in ONE_GAME.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(Engines, "start", lambda self: None)
    address = postgresql.database(f"two{time.monotonic_ns()}")
    chosen = settings(data, address, workers=2)
    houses = [House(msgspec.structs.replace(chosen, worker=worker)) for worker in range(2)]
    try:
        for house in houses:
            await house.open()
        yield houses
    finally:
        for house in houses:
            await house.close()


def test_what_is_sent_to_one_worker_counts_at_the_other(
    data: Path, postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it takes until it is told: nothing is given back meanwhile."""
    burst = 20
    monkeypatch.setitem(RATES, "guess", Rate(burst, 0))

    def visitor(address: str) -> Request:
        return Request({"type": "http", "headers": [], "client": (address, 1)})

    def left(house: House, sender: str) -> float:
        return house.limits._take(("guess", sender), 0)

    async def main() -> None:
        async with two_workers(data, postgresql, monkeypatch) as (here, there):
            async with asyncio.timeout(PATIENCE):
                for tried in itertools.count():  # what is said before they listen is not heard
                    here.engines.addresses.note("somebody", str(tried))
                    await asyncio.sleep(0.05)
                    if there.engines.addresses.of("somebody") != "somebody":
                        break
            for _ in range(burst):
                here.limits.count("guess", visitor("192.0.2.1"), "ada")
            here.engines.addresses.note("ada", "192.0.2.1")
            async with asyncio.timeout(PATIENCE):
                while left(there, "ada") or there.engines.addresses.of("ada") == "ada":
                    await asyncio.sleep(0.05)
            with pytest.raises(Problem, match="too-often"):
                there.limits.count("guess", visitor("192.0.2.2"), "ada")  # the person, from wherever
            assert left(there, "@192.0.2.1") == (AWAY - 1) * burst
            there.limits.count("guess", visitor("192.0.2.1"), "bruno")

    asyncio.run(main())


class Deed(NamedTuple):
    """What people do at a table, and for whom it is done then."""

    do: Callable[[House, Person, str], Awaitable[object]]
    done: Callable[[House, str], Awaitable[set[str | None]]]


async def _voted(house: House, table: str) -> set[str | None]:
    return set((await house.company.votes(table))[0])


async def _said(house: House, table: str) -> set[str | None]:
    return {message.person for message in await house.company.said(table, 10)}


async def _sitting(house: House, table: str) -> set[str | None]:
    return {chair.person for chair in (await house.tables.table(table))[1] if chair.bot is None}


async def _away(house: House, table: str) -> set[str | None]:
    return {chair.person for chair in (await house.tables.table(table))[1] if chair.bot is not None}


DEEDS = {
    "say": Deed(lambda house, who, table: house.company.say(who, table, "Hello"), _said),
    "vote": Deed(lambda house, who, table: house.company.vote(who, table, 0), _voted),
    "join": Deed(lambda house, who, table: house.seating.join(who, table, None, None), _sitting),
    "leave": Deed(lambda house, who, table: house.seating.leave(who, table), _away),
    "back": Deed(lambda house, who, table: house.company.come_back(who, table, int(who.id)), _sitting),
}


@pytest.mark.parametrize("name", DEEDS)
def test_what_two_do_at_two_workers_at_once_is_done(
    name: str, data: Path, postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between what one worker reads and what it writes, the other one changes the table: nobody is refused."""
    deed, people = DEEDS[name], [Person(str(seat), f"Guest {seat}", "en") for seat in range(5)]
    one, other = people[3:]
    monkeypatch.setattr(company, "ABSENT", 0.0)

    async def main() -> None:
        async with two_workers(data, postgresql, monkeypatch) as (here, there):
            wish = Wish("citadels", [SeatWish("me"), *[SeatWish("open")] * 4], {"crown": 0}, public=True)
            table = await here.seating.create(people[0], wish)
            for person in people[1:3] if name == "join" else people[1:]:
                await here.seating.join(person, table, None, None)
            if name == "back":
                for person in (one, other):
                    await here.seating.leave(person, table)
            read = here.tables.table
            faster: list[object] = []

            async def overtaken(id_: str) -> tuple[TableRow, list[Seat]]:
                found = await read(id_)
                if not faster:
                    faster.append(await deed.do(there, other, table))
                return found

            with monkeypatch.context() as patched:
                patched.setattr(here.tables, "table", overtaken)
                await deed.do(here, one, table)
            assert len(faster) == 1 and {one.id, other.id} <= await deed.done(there, table)

    asyncio.run(main())


@pytest.mark.parametrize("count", [1, 2, 5])
def test_a_table_has_one_worker_whose_bots_think(count: int) -> None:
    owners = []
    for worker in range(count):
        bots = object.__new__(Bots)
        bots._worker, bots._workers = worker, count  # type: ignore[misc]  # no more of it is needed
        owners.append({n for n in range(50) if bots._is_ours(f"table{n}")})
    assert sorted(n for one in owners for n in one) == list(range(50))
    assert crc32(b"table0") % count == next(worker for worker, one in enumerate(owners) if 0 in one)


def test_a_command_wakes_bots_at_one_worker_only(data: Path) -> None:
    """All of them hear that it has changed a table."""

    async def main() -> int:
        houses = [House(msgspec.structs.replace(settings(data), workers=3, worker=worker)) for worker in range(3)]
        try:
            for house in houses:
                await house._heard(TABLE, "abcdefghjk")
            return sum("abcdefghjk" in house.bots._tasks for house in houses)
        finally:
            for house in houses:
                await house.bots.stop()
                await house.engines.stop()
                await house.database.close()

    assert asyncio.run(main()) == 1


# ---------------------------------------------------------------- looking after it


def test_figures_are_for_the_host(data: Path) -> None:
    with Server(data, None, {**ONE_GAME, "BURGRAVE_METRICS": FIGURES}) as server:
        until(lambda: _status(server, "/readyz") == 200)
        player = Program(server)
        table = player.table("me", "easy", options={"crown": 1})
        until(lambda: player.look(table, 0)["moves"])
        assert _status(server, "/metrics") == 401
        read = httpx.get(f"{server.address}/metrics", headers={"authorization": f"Bearer {FIGURES}"})
        assert read.status_code == 200 and read.headers["content-type"].startswith("text/plain")
        for name in ("answers_total", "request_seconds_bucket", "sockets", "thinking_queue", "engines_lost_total"):
            assert f"\nburgrave_{name}" in read.text, name
        assert (
            'burgrave_tables{status="playing"} 1.0' in read.text and 'burgrave_tables{status="open"} 0.0' in read.text
        )
        assert re.search(r'burgrave_answers_total\{by="(bot|person)"\} [1-9]', read.text)


def test_without_a_token_there_are_no_figures(small_server: Server) -> None:
    assert _status(small_server, "/metrics") == 404
    assert httpx.get(f"{small_server.address}/healthz").json() == {"status": "alive"}


def test_an_engine_that_is_gone_makes_the_server_not_ready(data: Path) -> None:
    with Server(data, None, ONE_GAME) as server:
        until(lambda: _status(server, "/readyz") == 200)
        os.kill(children(server.pid)[0], signal.SIGKILL)
        until(lambda: _status(server, "/readyz") == 503)
        found = httpx.get(f"{server.address}/readyz").json()
        assert found == {"status": "not ready", "database": True, "engines": False}
        assert "not ready: no engines" in server.log
        Program(server).table("me", "me")  # whoever needs it begins another
        until(lambda: _status(server, "/readyz") == 200)


def test_however_many_ask_whether_the_server_is_ready_it_looks_once(
    house: Run, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody is counted who asks for that; so it must cost nothing."""
    looked = []

    async def test(house: House) -> None:
        app = SimpleNamespace(state=SimpleNamespace(house=house))
        answers = house.readiness._answers

        async def counted() -> bool:
            looked.append(1)
            return await answers()

        monkeypatch.setattr(house.readiness, "_answers", counted)
        scope = {"type": "http", "method": "GET", "path": "/readyz", "headers": [], "app": app}
        replies = await asyncio.gather(*(health.ready(house_of(Request(scope))) for _ in range(50)))
        assert {reply.status_code for reply in replies} == {503} and len(looked) == 1  # its engines are not started
        monkeypatch.setattr(readiness, "HOLDS", 0.0)
        house.readiness._until = 0.0
        await asyncio.gather(*(health.ready(house) for _ in range(3)))
        assert len(looked) == 4

    house(test)
    assert [one.message for one in caplog.records].count("not ready: no engines") == 4


def test_the_log_tells_when_how_grave_and_no_secret() -> None:
    record = logging.makeLogRecord(
        {"msg": "GET /i/%s: %s", "args": ("s3cret", "gone"), "levelname": "ERROR", "name": "burgrave", "created": 0.0}
    )
    record.msecs = 7
    assert Line().format(record) == "1970-01-01T00:00:00.007Z ERROR   burgrave: GET /i/…: gone"
    line = json.loads(JsonLine().format(record))
    assert line["time"] == "1970-01-01T00:00:00.007Z" and line["level"] == "error"
    assert line["message"] == "GET /i/…: gone"
    record.msg, record.args = "/w/%s /me/move/%s?x /t/abc/answer", ("token", "code")
    assert Line().format(record).endswith("/w/… /me/move/…?x /t/abc/answer")


def test_the_log_has_a_form_that_is_known(data: Path) -> None:
    server = Server(data, None, {"BURGRAVE_LOG": "xml"})
    with pytest.raises(AssertionError, match="BURGRAVE_LOG is text or json"):
        server.start()
