"""``python -m benchmarks.server_load``: many open tables, answers at a steady rate, everything on the loopback.

Answers are sent when their time has come, whether or not those before are acknowledged, and their latency counts from
then: so waiting in line counts. Each answer is told to its table's WebSocket, upon which somebody looks at the table
again. Beside the figures stand those of a server that does nothing, and of plain commits, measured in the same run.

``--hold 200`` looks for the highest rate at which 95 of 100 answers are there within so many milliseconds.
``--workers 1 2`` lets everybody answer at once, with one worker and with two, and tells what all parts have used.

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
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import uvloop

from benchmarks.crowd import Crowd, People, Played
from benchmarks.loopback import Loopback
from benchmarks.processes import children, cpu, resident, session
from tests.server.serving import PostgreSQL, Server, free_port

LIMITS = {"BURGRAVE_LIMITS": "1000", "BURGRAVE_THINKERS": str(os.cpu_count() or 1)}  # as many as usual, not as in tests
WARM = 3  # tables before memory is measured: whatever is loaded only once is there then
COLD = 100  # tables that are looked at first thing after a restart
REFERENCE = 5.0  # seconds at most
BOOT = 60.0  # seconds for the server that does nothing
HIGHER = 1.2  # times the rate that was held is tried next
EAGER = 64  # tables at which everybody answers at once
ENGINE = b"burgrave.server.engine"  # in the command of those that play the rules

Figures: TypeAlias = dict[str, float]


class Wish(NamedTuple):
    """How much there shall be."""

    tables: int = 1000
    rate: float = 100.0
    seconds: float = 30.0
    bots: bool = False
    database: str | None = None
    pages: bool = False

    def crowd(self, http: Loopback) -> Crowd:
        """Those who play."""
        return People(http) if self.pages else Crowd(http)


def main() -> None:
    """Measure, and print what was found."""
    usual = Wish()
    parser = argparse.ArgumentParser(prog="benchmarks.server_load", description=__doc__)
    parser.add_argument("--tables", type=int, default=usual.tables, help="how many tables are open, with a socket each")
    parser.add_argument("--rate", type=float, default=usual.rate, help="answers a second")
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="how long to answer")
    parser.add_argument("--bots", action="store_true", help="an easy bot in every second seat, instead of a program")
    parser.add_argument("--pages", action="store_true", help="people with browsers: what they look at is drawn")
    parser.add_argument("--database", help="postgresql://… of an empty database; else SQLite")
    parser.add_argument("--hold", type=float, metavar="MS", help="begin with that rate, and look for the highest held")
    parser.add_argument("--workers", type=int, nargs="+", help="compare numbers of workers, on a PostgreSQL of our own")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    wish = Wish(given.tables, given.rate, given.seconds, given.bots, given.database, given.pages)
    with tempfile.TemporaryDirectory() as directory:
        if given.workers is not None:
            found = scaling(wish, given.workers, Path(directory))
        elif given.hold is not None:
            found = hold(wish, given.hold, Path(directory))
        else:
            found = run(wish, Path(directory))
    print(json.dumps(found, indent=2) if given.json else shown(found))


def run(wish: Wish, directory: Path) -> dict[str, Figures]:
    """All figures at one rate, by what they are of."""
    return _done(_run(wish, directory))


def _done(work: Coroutine[Any, Any, dict[str, Figures]]) -> dict[str, Figures]:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def shown(found: dict[str, Figures]) -> str:
    """The figures as a table."""
    lines = []
    for name, figures in found.items():
        lines += ["", name, *(f"  {what:32}{value:>12,.2f}" for what, value in figures.items())]
    return "\n".join(lines)


# ---------------------------------------------------------------- measuring


async def _run(wish: Wish, directory: Path) -> dict[str, Figures]:
    server = Server(directory / "data", wish.database, LIMITS).start()
    http = Loopback(server.port)
    crowd, warm = wish.crowd(http), wish.crowd(http)
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
        found["answers"] = latencies(crowd.answered) | {
            "asked for": round(wish.rate * wish.seconds),
            "a second": len(crowd.answered) / wish.seconds,
            "errors": crowd.errors,
            "no table was ready": crowd.missed,
        }
        found["looks"] = latencies(crowd.looked)
        found["notifications"] = latencies(crowd.delays)
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


def latencies(seconds: Sequence[float]) -> Figures:
    """How long something took: as most do, and the slowest."""
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
    return latencies(took)


# ---------------------------------------------------------------- the highest rate


def hold(wish: Wish, most: float, directory: Path) -> dict[str, Figures]:
    """Higher and higher rates, until answers come too late; the last that was held is that of the server."""
    return _done(_hold(wish, most, directory))


async def _hold(wish: Wish, most: float, directory: Path) -> dict[str, Figures]:
    found: dict[str, Figures] = {}
    with Server(directory / "data", wish.database, LIMITS) as server:
        crowd = wish.crowd(Loopback(server.port))
        await crowd.set_up(wish.tables, wish.bots)
        await crowd.open_sockets(server.port)
        await crowd.look_at_all()
        rate, held = wish.rate, 0.0
        while True:
            crowd.answered.clear()
            crowd.missed = 0
            await crowd.answer(rate, wish.seconds)
            late = latencies(crowd.answered)
            found[f"{rate:.0f} answers a second"] = late | {"no table was ready": crowd.missed}
            if late.get("ms p95", most + 1) > most or crowd.missed:
                break
            rate, held = rate * HIGHER, rate
        await crowd.close()
    found["held"] = {"answers a second": held, "errors": crowd.errors}
    return found


# ---------------------------------------------------------------- workers


class Shares(NamedTuple):
    """Seconds of processor time, by who has used them."""

    workers: float
    engines: float
    database: float
    generator: float

    def __sub__(self, other: Shares) -> Shares:
        return Shares(*(now - then for now, then in zip(self, other, strict=True)))


def scaling(wish: Wish, counts: Sequence[int], directory: Path) -> dict[str, Figures]:
    """How much more is done by several workers than by the first number of them.

    What the generator of the load uses is subtracted: so much more the server would do with the whole machine.
    """
    found: dict[str, Figures] = {}
    with postgresql() as running:
        for number, count in enumerate(counts):
            database = running.database(f"load{number}")
            server = Server(directory / f"data{number}", database, LIMITS, "--workers", str(count))
            found[f"{count} workers"] = _done(_saturated(wish, server, running))["all"]
    first = found[f"{counts[0]} workers"]
    for figures in found.values():
        figures["times the first"] = figures["a second, generator subtracted"] / first["a second, generator subtracted"]
    return found


@contextmanager
def postgresql(*settings: str) -> Iterator[PostgreSQL]:
    """A PostgreSQL of our own, for a while."""
    running = PostgreSQL(*settings).start()
    try:
        yield running
    finally:
        running.remove()


async def _saturated(wish: Wish, server: Server, running: PostgreSQL) -> dict[str, Figures]:
    """As many answers as there can be, and what they cost."""
    cores = os.cpu_count() or 1
    with server:
        crowd = wish.crowd(Loopback(server.port))
        await crowd.set_up(min(wish.tables, EAGER))
        await crowd.look_at_all()
        await crowd.answer_at_once(1.0)  # all of it is loaded then
        crowd.answered.clear()
        before, began = _shares(server, running), time.perf_counter()
        await crowd.answer_at_once(wish.seconds)
        used, took = _shares(server, running) - before, time.perf_counter() - began
        await crowd.close()
    count = len(crowd.answered)
    figures = {"a second": count / took}
    figures["a second, generator subtracted"] = count / took * cores / (cores - used.generator / took)
    for name, share in zip(Shares._fields, used, strict=True):
        figures[f"cores: {name}"] = share / took
        figures[f"ms of an answer: {name}"] = 1000 * share / max(1, count)
    return {"all": figures | latencies(crowd.answered) | {"errors": crowd.errors}}


def _shares(server: Server, running: PostgreSQL) -> Shares:
    workers = engines = 0.0
    for pid in session(server.pid):
        if ENGINE in Path(f"/proc/{pid}/cmdline").read_bytes():
            engines += cpu(pid)
        else:
            workers += cpu(pid)
    return Shares(workers, engines, sum(map(cpu, children(running.pid))), sum(os.times()[:2]))


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
    return latencies(took)


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
