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
from burgrave.server.analyses import Analyses
from burgrave.server.bans import Bans
from burgrave.server.bots import Bots
from burgrave.server.company import Company
from burgrave.server.database import Away, BadDatabase, connect
from burgrave.server.engines import Engines
from burgrave.server.limits import Limits
from burgrave.server.live import Hub
from burgrave.server.news import BANS, PERSON, TABLE, News
from burgrave.server.people import People, Visitor
from burgrave.server.personal import Farewell
from burgrave.server.playing import Playing
from burgrave.server.push import Pusher
from burgrave.server.seating import HOSTED, Seating
from burgrave.server.settings import Settings
from burgrave.server.tables import Tables

LOG: Final = logging.getLogger(__name__)
AGAIN: Final = 2.0  # seconds until a database that was away is tried again


class House:
    """Everything that a request may need."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self._migrating: asyncio.Task[None] | None = None
        self.database: Final = connect(settings.database)
        self.engines: Final = Engines(settings.engines, settings.thinkers)
        self.hub: Final = Hub(self.database)
        self.people: Final = People(self.database, settings.secret)
        self.tables: Final = Tables(self.database, self.engines, self.hub)
        self.seating: Final = Seating(self.tables, settings.secret, int(HOSTED * settings.limits))
        self.playing: Final = Playing(self.tables)
        self.company: Final = Company(self.tables)
        self.analyses: Final = Analyses(self.tables, self.playing)
        self.pusher: Final = Pusher(settings.push, self.database, self.hub)
        self.bots: Final = Bots(self.tables, self.seating, self.playing, self.hub)
        self.limits: Final = Limits(settings.limits)
        self.bans: Final = Bans(self.database, self.people)
        self.farewell: Final = Farewell(self.database, self.seating)
        self.news: Final = News(self.database, self._heard)

    async def open(self) -> None:
        """Begin to serve."""
        if not self.settings.migrated:
            self._migrating = asyncio.create_task(self._migrate())
        with suppress(Exception):  # whoever wants a game that is broken is told
            games()  # loaded now, so that nobody waits for it
        gc.freeze()  # the collector need not walk through what is loaded, now or when the process ends
        gc.enable()
        self.engines.start()
        await self.hub.start()
        await self.bots.start()
        await self.news.start()

    async def _migrate(self) -> None:
        """The database was away when we began: as soon as it is back it is brought up to date, and we can play."""
        while True:
            try:
                await self.database.migrate()
            except Away as error:
                LOG.warning("waiting for the database: %s", error)
                await asyncio.sleep(AGAIN)
            except BadDatabase as error:
                LOG.error("%s", error)
                await asyncio.sleep(AGAIN)
            else:
                return

    async def close(self) -> None:
        """Stop serving."""
        await self.news.stop()
        if self._migrating is not None:
            self._migrating.cancel()
            await asyncio.gather(self._migrating, return_exceptions=True)
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
    """Who sends a request."""
    return await house_of(connection).people.visitor(connection)


async def _house(connection: HTTPConnection) -> House:
    return house_of(connection)  # a dependency that is no coroutine would be called in a thread


AtHouse = Annotated[House, Depends(_house)]
ByVisitor = Annotated[Visitor, Depends(visitor_of)]
