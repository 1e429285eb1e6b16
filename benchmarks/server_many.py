"""``python -m benchmarks.server_many``: the parts of a site with thousands of players at once, each by itself.

Open tabs in one worker: what each holds, and how long it takes until all are told of a move. Tables in one engine: what
each holds, and moves a second. Answers a second that PostgreSQL keeps, on disk, and how they reach every worker.
From these docs/host.md reckons what a host needs.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from base64 import b64encode
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import uvloop

from benchmarks.crowd import Crowd
from benchmarks.loopback import HEAD_END, Loopback
from benchmarks.processes import children, cpu, resident
from benchmarks.server_load import LIMITS, Figures, latencies, postgresql, shown
from burgrave.kernel.game import game as find_game
from burgrave.server import messages as m
from burgrave.server import store
from burgrave.server.database import Database, connect
from burgrave.server.doors import allow_files
from burgrave.server.engine import TABLES
from burgrave.server.engines import EngineProcess
from burgrave.server.live import Change, Hub
from burgrave.server.rows import PLAYING, Person, Seat, TableRow
from burgrave.server.tables import moved_on
from tests.server.serving import PostgreSQL, Server

AT_ONCE = 50  # tabs that are opened at once
WRITERS = 16  # answers that are written at once: as many as a worker has connections
WORKERS = 8  # that hear of every answer
ANSWER = "take_gold"
LATE = 60.0  # seconds, at most, until all tabs have been told


class Wish(NamedTuple):
    """How much there shall be."""

    tabs: int = 8000
    tables: int = TABLES
    seconds: float = 5.0


def main() -> None:
    """Measure, and print what was found."""
    usual = Wish()
    parser = argparse.ArgumentParser(prog="benchmarks.server_many", description=__doc__)
    parser.add_argument("--tabs", type=int, default=usual.tabs, help="open tabs of one worker")
    parser.add_argument("--tables", type=int, default=usual.tables, help="tables of one engine")
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="how long to write answers")
    print(shown(run(Wish(**vars(parser.parse_args())))))


def run(wish: Wish) -> dict[str, Figures]:
    """All figures, by what they are of."""
    allow_files()
    found: dict[str, Figures] = {}
    with tempfile.TemporaryDirectory() as directory:
        found["tabs of one worker"] = _done(_tabs(wish, Path(directory)))
    found["tables of one engine"] = _done(_tables(wish))
    with postgresql("fsync=on") as running:
        found["answers that PostgreSQL keeps"] = _done(_writes(wish, running))
    return found


def _done(work: Coroutine[Any, Any, Figures]) -> Figures:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


# ---------------------------------------------------------------- tabs


async def _tabs(wish: Wish, directory: Path) -> Figures:
    """Tabs at one public table, from as many addresses: they are told of one answer, all at once."""
    with Server(directory / "data", None, LIMITS) as server:
        crowd = Crowd(Loopback(server.port))
        await crowd.set_up(1)
        (table,) = crowd.tables
        await crowd.look_at_all()
        before = resident(server.pid)
        began, spent = time.perf_counter(), cpu(server.pid)
        tabs: list[_Tab] = []
        while len(tabs) < wish.tabs:
            some = range(len(tabs), min(wish.tabs, len(tabs) + AT_ONCE))
            tabs += await asyncio.gather(*(_Tab.opened(server.port, table.id, number) for number in some))
        opened = time.perf_counter() - began
        figures = {
            "tabs": len(tabs),
            "opened a second": len(tabs) / opened,
            "ms of processor time to open one": 1000 * (cpu(server.pid) - spent) / len(tabs),
            "kB of one": (resident(server.pid) - before) / len(tabs) / 1e3,
        }
        idle, spent = time.perf_counter(), cpu(server.pid)
        await asyncio.sleep(wish.seconds)
        figures["% of a core while nothing happens"] = 100 * (cpu(server.pid) - spent) / (time.perf_counter() - idle)
        told, spent = time.perf_counter(), cpu(server.pid)
        heard = [asyncio.ensure_future(tab.told()) for tab in tabs]
        await crowd.answer(1000, 0.001)
        ends = await asyncio.wait_for(asyncio.gather(*heard), LATE)
        figures |= {"all told, ms": 1000 * (max(ends) - told)}
        figures["µs of processor time to tell one"] = 1e6 * (cpu(server.pid) - spent) / len(tabs)
        for tab in tabs:
            tab.close()
        await crowd.close()
    return figures


class _Tab:
    """An open tab, with as little work as can be."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @staticmethod
    async def opened(port: int, table: str, number: int) -> _Tab:
        """A tab of somebody far away; it has been told where its table stands."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        lines = [f"GET /live?table={table} HTTP/1.1", f"host: 127.0.0.1:{port}", f"x-forwarded-for: {address}"]
        lines += ["connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13"]
        writer.write("\r\n".join([*lines, f"sec-websocket-key: {b64encode(bytes(16)).decode()}"]).encode() + HEAD_END)
        head = await reader.readuntil(HEAD_END)
        assert head.startswith(b"HTTP/1.1 101"), head
        tab = _Tab(reader, writer)
        await tab.told()
        return tab

    async def told(self) -> float:
        """When the next message came; those of a server are short and have no mask."""
        _, length = await self._reader.readexactly(2)
        await self._reader.readexactly(length)
        return time.perf_counter()

    def close(self) -> None:
        """Like a browser that is killed."""
        self._writer.transport.abort()


# ---------------------------------------------------------------- tables


async def _tables(wish: Wish) -> Figures:
    """Games of four in one engine, moves at all of them."""
    process, random, before = EngineProcess(), Random(1), set(children(os.getpid()))
    await process.start()
    (pid,) = set(children(os.getpid())) - before
    empty, standing = resident(pid), {}
    for number in range(wish.tables):
        made = m.Making("citadels", 4, str(number), {}, list("ABCD"))
        moved = await process.ask(m.Begin(str(number), made))
        assert isinstance(moved, m.Moved), moved
        standing[str(number)] = moved.standing
    figures = {"tables": wish.tables, "kB of one": (resident(pid) - empty) / wish.tables / 1e3}
    moves, began_at, spent = 0, time.perf_counter(), cpu(pid)
    while time.perf_counter() - began_at < wish.seconds:
        id_, now = random.choice(list(standing.items()))
        seat = now.asked[0]
        seen = await process.ask(m.Look(id_, now.at, seat, "en"))
        assert isinstance(seen, m.Seen) and seen.question is not None, seen
        do = random.choice(seen.question.options).do
        moved = await process.ask(m.Play(id_, now.at, now.number, m.Move(seat, do)))
        assert isinstance(moved, m.Moved), moved
        standing[id_], moves = moved.standing, moves + 1
        if not moved.standing.asked:
            del standing[id_]
    figures["moves with a look each, a second"] = moves / (time.perf_counter() - began_at)
    figures["ms of processor time for them"] = 1000 * (cpu(pid) - spent) / max(1, moves)
    await process.stop()
    return figures


# ---------------------------------------------------------------- PostgreSQL


async def _writes(wish: Wish, running: PostgreSQL) -> Figures:
    """Answers as they are written down, at many tables at once; every worker hears of every one."""
    database = connect(running.database("many"))
    await database.migrate()
    workers = [Hub(database) for _ in range(WORKERS)]
    delays: list[float] = []
    for worker in workers:
        worker.watchers.append(lambda change: delays.append(time.perf_counter() - float(change.asked[0])))
        await worker.start()
    await asyncio.sleep(1)  # until they listen
    spent, began = sum(map(cpu, children(running.pid))), time.perf_counter()
    counts = await asyncio.gather(*(_write(database, workers[0], number, wish.seconds) for number in range(WRITERS)))
    took = time.perf_counter() - began
    await asyncio.sleep(1)  # until the last is heard
    spent = sum(map(cpu, children(running.pid))) - spent
    for worker in workers:
        await worker.stop()
    await database.close()
    late = {f"heard by another worker, {name}": value for name, value in latencies(delays).items() if name != "count"}
    return {
        "a second": sum(counts) / took,
        "ms of PostgreSQL's processor time for one": 1000 * spent / sum(counts),
        "heard of by every worker, %": 100 * len(delays) / WORKERS / sum(counts),
        **late,
    }


async def _write(database: Database, hub: Hub, number: int, seconds: float) -> int:
    """Answers at one table, one after the other; how many."""
    who = Person(f"writer-{number}", f"Writer {number}", "en")
    row = _row(f"table-{number}", who.id)
    async with database.write() as db:
        await store.put_person(db, who)
        await store.add_table(db, row, [Seat(0, who.id, None, who.nickname, 0, f"seat-{number}")])
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        happened = [m.Happening("gold_taken", {"who": 0, "n": 2}, None, [])]
        standing = m.Standing(row.at + 1, row.number + 1, [0], [], [])
        async with database.write() as db:
            await store.add_move(db, row, m.Move(0, ANSWER), row.number, None)
            await store.add_events(db, row, row.at + 1, happened)
            assert await store.change_table(db, row, events=row.events + 1, **store.standing_values(standing))
            await hub.announce(db, Change(row.id, row.version + 1, [str(time.perf_counter())], moved=True))
        row = moved_on(row, standing, 1)
    return row.at


def _row(id_: str, host: str) -> TableRow:
    now = time.time()
    return TableRow(
        id=id_,
        game="citadels",
        players=1,
        options={},
        seed="1",
        rules_version=find_game("citadels").rules_version,
        host=host,
        public=False,
        chat=False,
        guests=False,
        invitation=id_,
        status=PLAYING,
        created=now,
        changed=now,
        moved=now,
        version=1,
        at=0,
        number=0,
        asked=[0],
        events=0,
        result=None,
        rematch=None,
    )


if __name__ == "__main__":
    main()
