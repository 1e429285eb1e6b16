"""Live: tells open tabs, and the other workers, that a table has moved on. A lost message is harmless."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server import store
from burgrave.server.database import Database, reason

LOG: Final = logging.getLogger(__name__)
CHANNEL: Final = "burgrave"
WORKERS: Final = "burgrave_workers"
AGAIN: Final = 2.0  # seconds until a lost connection is tried again
ALIVE: Final = 20.0  # seconds between two looks whether a connection is lost
MOST: Final = 20_000  # open tabs
OF_ONE: Final = 40  # of one person
FROM_ONE: Final = 400  # of one address: a family, or a school
WAITING: Final = 32  # so many messages may wait for a slow tab; then it is told nothing until it asks


class Change(msgspec.Struct, frozen=True):
    """A table is now at a version, and these people are asked."""

    table: str
    version: int
    asked: list[str]
    bots: bool = False  # a bot is asked as well, and may go on
    moved: bool = False  # perhaps they are asked only now


class Tab:
    """An open tab: which table it shows, who looks at it, and how it is told. As small as can be: there are many."""

    __slots__ = ("_send", "_telling", "_waiting", "address", "person", "table")

    def __init__(self, table: str | None, person: str, address: str, send: Callable[[Change], Awaitable[None]]) -> None:
        self.table: Final = table
        self.person: Final = person
        self.address: Final = address
        self._send: Final = send
        self._waiting: Final[list[Change]] = []
        self._telling: asyncio.Task[None] | None = None  # only while something is being sent

    def tell(self, change: Change) -> None:
        """Pass a change on."""
        if len(self._waiting) < WAITING:
            self._waiting.append(change)
            if self._telling is None:
                self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        try:
            while self._waiting:
                await self._send(self._waiting.pop(0))
        finally:
            self._telling = None


class Hub:
    """All open tabs of this worker."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._by_table: Final[dict[str, set[Tab]]] = {}
        self._by_person: Final[dict[str, set[Tab]]] = {}
        self._listening: asyncio.Task[None] | None = None
        self._by_address: Final[Counter[str]] = Counter()
        self.tabs = 0  # that are open
        self.listeners: Final[list[Callable[[Change], None]]] = []  # to what this worker has done
        self.watchers: Final[list[Callable[[Change], None]]] = []  # to what any worker has done
        self.heard: Final[dict[str, Callable[[Any], None]]] = {}  # what other workers may tell us, by its name
        self._name: Final = secrets.token_hex(8)

    def has_room(self, person: str, address: str) -> bool:
        """Whether one more tab of a person, or from an address, may be opened."""
        theirs, there = len(self._by_person.get(person, ())), self._by_address[address]
        return self.tabs < MOST and theirs < OF_ONE and there < FROM_ONE

    def enter(self, tab: Tab) -> None:
        """A tab was opened."""
        self.tabs += 1
        self._by_address[tab.address] += 1
        for places, key in ((self._by_table, tab.table), (self._by_person, tab.person)):
            if key is not None:
                places.setdefault(key, set()).add(tab)

    def leave(self, tab: Tab) -> None:
        """A tab was closed."""
        self.tabs -= 1
        self._by_address[tab.address] -= 1
        if not self._by_address[tab.address]:
            del self._by_address[tab.address]
        for places, key in ((self._by_table, tab.table), (self._by_person, tab.person)):
            if key is not None:
                places[key].discard(tab)
                if not places[key]:
                    del places[key]

    async def announce(self, db: AsyncConnection, change: Change) -> None:
        """Within a transaction: let PostgreSQL tell all workers once it is kept."""
        if not self._database.is_sqlite:
            payload = msgspec.json.encode(change).decode()
            await db.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    def committed(self, change: Change) -> None:
        """After the transaction: tell those of this worker who act upon it and, where nobody else does it, the tabs."""
        if self._database.is_sqlite:
            self._tell(change)
        for listener in (*self.listeners, *self.watchers):
            listener(change)

    def _tell(self, change: Change) -> None:
        """Tell the tabs of a table and, where somebody may be asked only now, all of theirs."""
        tabs = set(self._by_table.get(change.table, ()))
        for person in change.asked if change.moved else ():
            tabs |= self._by_person.get(person, set())
        for tab in tabs:
            tab.tell(change)

    # ---------------------------------------------------------------- other workers

    async def tell_workers(self, name: str, content: object) -> None:
        """Tell the other workers something that is no change of a table; a few kilobytes at most."""
        if not self._database.is_sqlite:
            payload = msgspec.json.encode([name, self._name, content]).decode()
            async with self._database.write() as db:
                await db.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": WORKERS, "payload": payload})

    def _told(self, connection: object, pid: object, channel: object, payload: Any) -> None:
        name, sender, content = msgspec.json.decode(payload)
        if sender != self._name and name in self.heard:
            self.heard[name](content)

    async def start(self) -> None:
        """Listen to the other workers."""
        if not self._database.is_sqlite:
            self._listening = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        """Listen no longer."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    async def _listen(self) -> None:
        def heard(connection: object, pid: object, channel: object, payload: Any) -> None:
            change = msgspec.json.decode(payload, type=Change)
            self._tell(change)
            for watcher in self.watchers:
                watcher(change)

        lost = asyncio.Event()
        deaf = False
        while True:
            lost.clear()
            try:
                async with self._database.driver() as connection:
                    connection.add_termination_listener(lambda _: lost.set())
                    await connection.add_listener(CHANNEL, heard)
                    await connection.add_listener(WORKERS, self._told)
                    deaf = False
                    await self._tell_all()
                    while not lost.is_set():
                        with suppress(TimeoutError):
                            await asyncio.wait_for(lost.wait(), ALIVE)
                        await connection.execute("SELECT 1", timeout=AGAIN)  # a net that fails may not say so
            except Exception as error:  # whatever it is, it may be over soon; those who ask for something are told, too
                if not deaf:
                    LOG.warning("the other workers can't be heard: %s", reason(error))
                deaf = True
            await asyncio.sleep(AGAIN)

    async def _tell_all(self) -> None:
        """While nobody listened, tables may have moved on: tell every tab where its table stands."""
        await self.tell_where(*self._by_table)

    async def tell_where(self, *tables: str) -> None:
        """Tell the tabs of some tables where these stand."""
        shown = [table for table in tables if table in self._by_table]
        if shown:
            async with self._database.read() as db:
                standing = await store.standings(db, shown)
            for table, version, asked in standing:
                self._tell(Change(table, version, asked))
