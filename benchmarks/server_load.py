"""``python -m benchmarks.server_load``: many open tables, answers at a steady rate, everything on the loopback.

Answers are sent when their time has come, whether or not those before are acknowledged, and their latency counts from
then: so waiting in line counts. Each answer is told to its table's WebSocket, upon which a program looks at the table
again. Beside the figures stand those of a server that does nothing, and of plain commits, measured in the same run.

The limits on what one address may send are relaxed by the environment variable BURGRAVE_LIMITS (so many times as much
as usual), which is for benchmarks alone.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias, TypeVar

import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.loopback import Loopback
from benchmarks.processes import cpu, resident, session
from tests.server.serving import Server, free_port

LIMITS = {"BURGRAVE_LIMITS": "1000", "BURGRAVE_THINKERS": str(os.cpu_count() or 1)}  # as many as usual, not as in tests
AT_ONCE = 8  # requests, while tables are set up
OPENED = 60  # sockets a second, at most
WARM = 3  # tables before memory is measured: whatever is loaded only once is there then
COLD = 100  # tables that are looked at first thing after a restart
REFERENCE = 5.0  # seconds at most
DRAIN = 10.0  # seconds for what is still on its way at the end
BOOT = 60.0  # seconds for the server that does nothing

T = TypeVar("T")
Figures: TypeAlias = dict[str, float]


class Wish(NamedTuple):
    """How much there shall be."""

    tables: int = 1000
    rate: float = 100.0
    seconds: float = 30.0
    bots: bool = False
    database: str | None = None


def main() -> None:
    """Measure, and print what was found."""
    usual = Wish()
    parser = argparse.ArgumentParser(prog="benchmarks.server_load", description=__doc__)
    parser.add_argument("--tables", type=int, default=usual.tables, help="how many tables are open, with a socket each")
    parser.add_argument("--rate", type=float, default=usual.rate, help="answers a second")
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="how long to answer")
    parser.add_argument("--bots", action="store_true", help="an easy bot in every second seat, instead of a program")
    parser.add_argument("--database", help="postgresql://… of an empty database; else SQLite")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    wish = Wish(given.tables, given.rate, given.seconds, given.bots, given.database)
    with tempfile.TemporaryDirectory() as directory:
        found = run(wish, Path(directory))
    print(json.dumps(found, indent=2) if given.json else shown(found))


def run(wish: Wish, directory: Path) -> dict[str, Figures]:
    """All figures, by what they are of."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_run(wish, directory))


def shown(found: dict[str, Figures]) -> str:
    """The figures as a table."""
    lines = []
    for name, figures in found.items():
        lines += ["", name, *(f"  {what:32}{value:>12,.2f}" for what, value in figures.items())]
    return "\n".join(lines)


# ---------------------------------------------------------------- tables


class Question(NamedTuple):
    """What a table's program may answer next."""

    seat: int
    number: int
    do: str


class Played:
    """A table, and what its programs know of it."""

    def __init__(self, id_: str, tokens: list[str]) -> None:
        self.id = id_
        self.tokens = tokens  # by seat; a bot has none
        self.question: Question | None = None
        self.sent: dict[int, float] = {}  # by version: when the answer that led to it was sent …
        self.told: dict[int, float] = {}  # … and when the socket told it
        self.seat = 0  # looked at last


class Crowd:
    """All tables, and everything that is measured at them."""

    def __init__(self, http: Loopback) -> None:
        self.tables: list[Played] = []
        self.answered: list[float] = []  # seconds
        self.looked: list[float] = []
        self.errors = 0
        self.missed = 0  # answers for which no table was ready
        self._http = http
        self._random = Random(1)
        self._sockets: list[ClientConnection] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def set_up(self, count: int, bots: bool) -> None:
        """So many more tables, each with a game that has just begun."""
        self.tables += await _in_parallel([lambda: self._table(bots)] * count)

    async def _token(self) -> str:
        made = await self._http.send("POST", "/api/v1/tokens", content={"nickname": "Robo"})
        assert made.status == 201, made.body
        token: str = made.json()["token"]
        return token

    async def _table(self, bots: bool) -> Played:
        host = await self._token()
        other = {"kind": "bot", "bot": "easy"} if bots else {"kind": "open"}
        content = {"game": "citadels", "seats": [{"kind": "me"}, other], "options": {"cast": "first_game"}}
        made = await self._http.send("POST", "/api/v1/tables", host, content)
        assert made.status == 201, made.body
        told = made.json()
        if bots:
            return Played(told["id"], [host])
        guest = await self._token()
        at = f"/api/v1/tables/{told['id']}/join"
        joined = await self._http.send("POST", at, guest, {"invitation": told["invitation"]})
        assert joined.status == 200, joined.body
        return Played(told["id"], [host, guest])

    # ---------------------------------------------------------------- sockets

    async def open_sockets(self, port: int) -> None:
        """One for each table; not all at once, since then the server's pings would come all at once too."""
        for table in self.tables[len(self._sockets) :]:
            self._sockets.append(await self._socket(port, table))
            await asyncio.sleep(1 / OPENED)

    async def _socket(self, port: int, table: Played) -> ClientConnection:
        socket = await connect(
            f"ws://127.0.0.1:{port}/live?table={table.id}",
            additional_headers={"authorization": f"Bearer {table.tokens[0]}"},
            compression=None,
            ping_interval=None,
        )
        await socket.recv()  # where the table stands
        self._start(self._listen(socket, table))
        return socket

    async def _listen(self, socket: ClientConnection, table: Played) -> None:
        try:
            async for message in socket:
                table.told[json.loads(message)["version"]] = time.perf_counter()
                self._start(self.look(table))
        except ConnectionClosed:
            self.errors += 1

    async def close(self) -> None:
        """Leave all tables."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self._sockets), return_exceptions=True)
        self._http.close()

    def _start(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        assert isinstance(task, asyncio.Task)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---------------------------------------------------------------- playing

    async def look(self, table: Played) -> None:
        """See what is asked, and choose an answer."""
        began = time.perf_counter()
        try:
            reply = await self._http.send(
                "GET", f"/api/v1/tables/{table.id}/seats/{table.seat}", table.tokens[table.seat]
            )
        except (OSError, EOFError):
            self.errors += 1
            return
        self.looked.append(time.perf_counter() - began)
        if reply.status != 200:
            self.errors += 1
            return
        seen = reply.json()
        question = seen["question"]
        if question is not None:
            do = self._random.choice(question["options"])["do"]
            table.question = Question(table.seat, question["number"], do)
        elif seen["asked"] and seen["asked"][0] < len(table.tokens):
            table.seat = seen["asked"][0]
            await self.look(table)

    async def look_at_all(self) -> None:
        """The first look at every table."""
        await _in_parallel([partial(self.look, table) for table in self.tables])
        self.looked.clear()

    async def answer(self, rate: float, seconds: float) -> None:
        """Answers at a rate, each at its time, at one table after the other."""
        count = round(rate * seconds)
        began = time.perf_counter() + 0.1
        place = 0
        for number in range(count):
            due = began + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            for _ in self.tables:
                place = (place + 1) % len(self.tables)
                if self.tables[place].question is not None:
                    self._start(self._answer(self.tables[place], due))
                    break
            else:
                self.missed += 1
        await self._drained(count)

    async def _answer(self, table: Played, due: float) -> None:
        question, table.question = table.question, None
        assert question is not None
        at = f"/api/v1/tables/{table.id}/seats/{question.seat}/answer"
        content = {"number": question.number, "do": question.do}
        try:
            reply = await self._http.send("POST", at, table.tokens[question.seat], content)
        except (OSError, EOFError):
            self.errors += 1
            return
        if reply.status == 200:
            self.answered.append(time.perf_counter() - due)
            table.sent[reply.json()["version"]] = due
        else:
            self.errors += 1

    async def _drained(self, count: int) -> None:
        until = time.perf_counter() + DRAIN
        while time.perf_counter() < until and len(self.delays) + self.errors + self.missed < count:
            await asyncio.sleep(0.05)

    @property
    def delays(self) -> list[float]:
        """Seconds from an answer to the socket's telling of it."""
        return [
            table.told[version] - sent
            for table in self.tables
            for version, sent in table.sent.items()
            if version in table.told
        ]


async def _in_parallel(work: Sequence[Callable[[], Awaitable[T]]]) -> list[T]:
    """Some at once, all in the end."""
    at_once = asyncio.Semaphore(AT_ONCE)

    async def done(one: Callable[[], Awaitable[T]]) -> T:
        async with at_once:
            return await one()

    return await asyncio.gather(*(done(one) for one in work))


# ---------------------------------------------------------------- measuring


async def _run(wish: Wish, directory: Path) -> dict[str, Figures]:
    server = Server(directory / "data", wish.database, LIMITS).start()
    http = Loopback(server.port)
    crowd, warm = Crowd(http), Crowd(http)
    found: dict[str, Figures] = {}
    try:
        await warm.set_up(WARM, wish.bots)
        await warm.open_sockets(server.port)
        await warm.look_at_all()
        empty = _memory(server)
        began = time.perf_counter()
        await crowd.set_up(wish.tables, wish.bots)
        took = time.perf_counter() - began
        found["set up"] = {"tables": wish.tables, "tables a second": wish.tables / took}
        begun = _memory(server)
        await crowd.open_sockets(server.port)
        await asyncio.sleep(1)
        found["memory"] = _memories(wish, empty, begun, _memory(server))
        await crowd.look_at_all()
        before, began = _spent(server), time.perf_counter()
        await crowd.answer(wish.rate, wish.seconds)
        spent, took = _spent(server) - before, time.perf_counter() - began
        found["answers"] = _latencies(crowd.answered) | {
            "asked for": round(wish.rate * wish.seconds),
            "a second": len(crowd.answered) / wish.seconds,
            "errors": crowd.errors,
            "no table was ready": crowd.missed,
        }
        found["looks"] = _latencies(crowd.looked)
        found["notifications"] = _latencies(crowd.delays)
        found["processor"] = {
            "server %": 100 * spent.server / took,
            "engines and thinkers %": 100 * spent.engines / took,
            "server ms a request": 1000 * spent.server / max(1, len(crowd.answered) + len(crowd.looked)),
        }
        found["memory"]["MB after the answers"] = sum(_memory(server)) / 1e6
        await crowd.close()
        await warm.close()
        server.stop()
        server.start()
        found["cold load"] = await _cold(Loopback(server.port), crowd.tables)
    finally:
        server.stop()
    found["reference: a server that does nothing"] = await _reference(wish)
    found["reference: commits"] = {"a second": _commits(directory)}
    return found


class Used(NamedTuple):
    """What the server and its engines have used, or hold."""

    server: float
    engines: float

    def __sub__(self, other: Used) -> Used:
        return Used(self.server - other.server, self.engines - other.engines)


def _memory(server: Server) -> Used:
    return _used(server, resident)


def _spent(server: Server) -> Used:
    return _used(server, cpu)


def _used(server: Server, measure: Callable[[int], float]) -> Used:
    pids = session(server.pid)
    return Used(measure(server.pid), sum(measure(pid) for pid in pids if pid != server.pid))


def _memories(wish: Wish, empty: Used, begun: Used, idle: Used) -> Figures:
    grown = idle - empty
    return {
        "MB of the server, no tables": empty.server / 1e6,
        "MB of engines and thinkers": empty.engines / 1e6,
        "MB with all tables and sockets": sum(idle) / 1e6,
        "kB of a table": sum(grown) / wish.tables / 1e3,
        "kB of its socket alone": sum(idle - begun) / wish.tables / 1e3,
        "kB of it in the server": grown.server / wish.tables / 1e3,
    }


def _latencies(seconds: Sequence[float]) -> Figures:
    if not seconds:
        return {"count": 0}
    ordered = sorted(1000 * one for one in seconds)
    figures = {f"ms p{share}": ordered[min(len(ordered) - 1, len(ordered) * share // 100)] for share in (50, 95, 99)}
    return {"count": len(ordered), **figures, "ms max": ordered[-1]}


async def _cold(http: Loopback, tables: Sequence[Played]) -> Figures:
    """The first look at tables that the server has not held since it was started."""
    took = []
    for table in tables[:: max(1, len(tables) // COLD)][:COLD]:
        began = time.perf_counter()
        reply = await http.send("GET", f"/api/v1/tables/{table.id}/seats/0", table.tokens[0])
        took.append(time.perf_counter() - began)
        assert reply.status == 200, reply.body
    http.close()
    return _latencies(took)


# ---------------------------------------------------------------- references


async def trivial(scope: Any, receive: Any, send: Any) -> None:
    """A server that reads a request and says nothing of interest."""
    while scope["type"] == "http" and (await receive()).get("more_body"):
        pass
    if scope["type"] == "http":
        headers = [(b"content-type", b"application/json"), (b"content-length", b"13")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b'{"version":1}'})


async def _reference(wish: Wish) -> Figures:
    """The same answers at the same rate to the server that does nothing."""
    port = free_port()
    command = [sys.executable, "-m", "uvicorn", f"{__package__}.server_load:trivial", "--port", str(port)]
    running = subprocess.Popen([*command, "--log-level", "error", "--lifespan", "off"])
    http = Loopback(port)
    took: list[float] = []

    async def answer(due: float) -> None:
        await http.send("POST", "/api/v1/tables/aaaaaaaaaa/seats/0/answer", "x" * 43, {"number": 1, "do": "end"})
        took.append(time.perf_counter() - due)

    try:
        await _up(http)
        began = time.perf_counter() + 0.1
        tasks = []
        for number in range(round(wish.rate * min(wish.seconds, REFERENCE))):
            due = began + number / wish.rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            tasks.append(asyncio.ensure_future(answer(due)))
        await asyncio.gather(*tasks)
    finally:
        http.close()
        running.terminate()
        running.wait()
    return _latencies(took)


async def _up(http: Loopback) -> None:
    until = time.monotonic() + BOOT
    while True:
        try:
            await http.send("GET", "/")
            return
        except OSError:
            assert time.monotonic() < until, "the server that does nothing does not even begin"
            await asyncio.sleep(0.05)


def _commits(directory: Path) -> float:
    """Plain commits a second, each on disk before the next."""
    with sqlite3.connect(directory / "commits.db", isolation_level=None) as db:
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        db.execute("CREATE TABLE moves (n INTEGER PRIMARY KEY, do TEXT)")
        began, count = time.perf_counter(), 0
        while time.perf_counter() - began < 1:
            db.execute("BEGIN IMMEDIATE")
            db.execute("INSERT INTO moves (do) VALUES ('build temple')")
            db.execute("COMMIT")
            count += 1
        took = time.perf_counter() - began
    db.close()
    return count / took


if __name__ == "__main__":
    main()
