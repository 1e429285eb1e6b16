"""The house: everything that a request may need, and who sends it."""

from __future__ import annotations

import asyncio
import gc
import logging
from contextlib import suppress
from typing import Annotated, Final

from fastapi import Depends
from starlette.requests import HTTPConnection

from burgrave.kernel.game import games
from burgrave.server import metrics
from burgrave.server.analyses import Analyses
from burgrave.server.bans import Bans
from burgrave.server.bots import Bots
from burgrave.server.company import Company
from burgrave.server.database import Away, BadDatabase, StorageDown, connect
from burgrave.server.engines import Engines
from burgrave.server.limits import Limits
from burgrave.server.live import Hub
from burgrave.server.news import BANS, PERSON, TABLE, News
from burgrave.server.people import People, Visitor
from burgrave.server.personal import Farewell
from burgrave.server.playing import Playing
from burgrave.server.push import Pusher
from burgrave.server.rates import THOUGHTFUL, address_of, kind_of
from burgrave.server.readiness import Readiness
from burgrave.server.seating import HOSTED, Seating
from burgrave.server.settings import Settings
from burgrave.server.tables import Tables

LOG: Final = logging.getLogger(__name__)
SHARED: Final = 0.25  # seconds until other workers know what was sent to this one
SENDERS: Final = 60  # told at once: PostgreSQL passes 8,000 bytes on
MEASURED: Final = 2.0  # seconds between two looks at what is open and waits
AGAIN: Final = 2.0  # seconds until a database that was away is tried again


class House:
    """Everything that a request may need."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self._migrating: asyncio.Task[None] | None = None
        self.database: Final = connect(settings.database)
        self.engines: Final = Engines(settings.engines, settings.thinkers)
        self.readiness: Final = Readiness(self.database, self.engines)
        self.hub: Final = Hub(self.database)
        self.people: Final = People(self.database, settings.secret)
        self.tables: Final = Tables(self.database, self.engines, self.hub)
        self.seating: Final = Seating(self.tables, settings.secret, int(HOSTED * settings.limits))
        self.playing: Final = Playing(self.tables)
        self.company: Final = Company(self.tables)
        self.analyses: Final = Analyses(self.tables, self.playing)
        self.pusher: Final = Pusher(settings.push, self.database, self.hub)
        self.bots: Final = Bots(self.tables, self.seating, self.playing, self.hub, settings.worker, settings.workers)
        self.limits: Final = Limits(settings.limits, shared=not self.database.is_sqlite)
        self.bans: Final = Bans(self.database, self.people)
        self.farewell: Final = Farewell(self.database, self.seating)
        self.news: Final = News(self.database, self._heard)
        self._sharing: asyncio.Task[None] | None = None
        self._measuring: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to serve."""
        try:
            if not self.settings.migrated:
                await self.database.migrate()
        except Away as error:
            LOG.warning("%s", error)
            self._migrating = asyncio.create_task(self._migrate())
        with suppress(Exception):  # whoever wants a game that is broken is told
            games()  # loaded now, so that nobody waits for it
        gc.freeze()  # the collector need not walk through what is loaded, now or when the process ends
        gc.enable()
        self.engines.start()
        self.hub.heard["taken"] = self._taken
        self.hub.heard["whence"] = self._asked_from
        await self.hub.start()
        if not self.database.is_sqlite:
            self._sharing = asyncio.create_task(self._share())
        await self.bots.start()
        self._measuring = asyncio.create_task(self._measure())
        await self.news.start()

    async def _migrate(self) -> None:
        """The database was away when we began: as soon as it is back it is brought up to date, and we can play."""
        while True:
            await asyncio.sleep(AGAIN)
            try:
                await self.database.migrate()
                return
            except Away:
                pass
            except BadDatabase as error:
                LOG.error("%s", error)

    async def _share(self) -> None:
        """What somebody has sent to this worker counts at the others, too; where they are, other workers' bots know."""
        while True:
            await asyncio.sleep(SHARED)
            taken = [[*sender, count] for sender, count in self.limits.taken.items()]
            whence = [list(pair) for pair in self.engines.addresses.news.items()]
            self.limits.taken.clear()
            self.engines.addresses.news.clear()
            with suppress(StorageDown):  # for a moment each counts for itself
                for name, told in (("taken", taken), ("whence", whence)):
                    for begin in range(0, len(told), SENDERS):
                        await self.hub.tell_workers(name, told[begin : begin + SENDERS])

    def _taken(self, told: list[tuple[str, str, int]]) -> None:
        for kind, sender, count in told:
            self.limits.told((kind, sender), count)

    def _asked_from(self, told: list[tuple[str, str]]) -> None:
        for person, address in told:
            self.engines.addresses.told(person, address)

    async def _measure(self) -> None:
        """What can be counted at any time."""
        while True:
            metrics.TABS.set(self.hub.tabs)
            metrics.WAITING.set(len(self.engines.queue.waiting))
            await asyncio.sleep(MEASURED)

    async def close(self) -> None:
        """Stop serving."""
        await self.news.stop()
        for task in (self._migrating, self._sharing, self._measuring):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await self.bots.stop()
        await self.pusher.stop()
        await self.analyses.stop()
        await self.hub.stop()
        await self.engines.stop()
        await self.database.close()

    async def _heard(self, kind: str, about: str) -> None:
        """Another worker, or a command, has changed something that we hold in memory."""
        if kind == BANS:
            await self.bans.load()
        elif kind == PERSON:
            self.people.forget()
            await self.bans.shut(about)
        elif kind == TABLE:
            await self.tables.changed_elsewhere(about)
            self.bots.wake(about)


def house_of(connection: HTTPConnection) -> House:
    """The house that a request came to."""
    house: House = connection.app.state.house
    return house


async def visitor_of(connection: HTTPConnection) -> Visitor:
    """Who sends a request; from where, where something may have to be thought about for it."""
    house = house_of(connection)
    visitor = await house.people.visitor(connection)
    if kind_of(connection.scope["method"], connection.url.path) in THOUGHTFUL:
        house.engines.addresses.note(visitor.person.id, address_of(connection))
    return visitor


async def _house(connection: HTTPConnection) -> House:
    return house_of(connection)  # a dependency that is no coroutine would be called in a thread


AtHouse = Annotated[House, Depends(_house)]
ByVisitor = Annotated[Visitor, Depends(visitor_of)]
