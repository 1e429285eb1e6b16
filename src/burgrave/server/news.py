"""News: what one worker, or a command beside the server, has changed and every worker has to hear of within seconds.

Moves are told at once, by other means (``live.py``); here are the rare things: somebody was signed out or deleted, the
bans are others, a table was changed by a command.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeAlias

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server import schema
from burgrave.server.database import Database, StorageDown

LOG: Final = logging.getLogger(__name__)
PERSON, BANS, TABLE = "person", "bans", "table"
SOON: Final = 1.0  # seconds between two looks
OLD: Final = 3600.0  # seconds after which everybody has heard it
LATE: Final = 100  # so many numbers may be kept out of order: another transaction, begun before, ends after

Heard: TypeAlias = Callable[[str, str], Awaitable[None]]
"""Told the kind of a piece of news, and whom or what it is about."""


async def spread(db: AsyncConnection, kind: str, about: str = "") -> None:
    """Within a transaction: let every worker hear it once it is kept."""
    now, c = time.time(), schema.news.c
    newest = select(func.max(c.n)).scalar_subquery()  # stays: SQLite would count from the beginning again
    await db.execute(delete(schema.news).where(c.time < now - OLD, c.n < newest))
    await db.execute(insert(schema.news).values(kind=kind, about=about, time=now))


class News:
    """Looks for news every second: one statement on a table that is nearly always empty."""

    def __init__(self, database: Database, heard: Heard) -> None:
        self._database: Final = database
        self._heard: Final = heard
        self._known: set[int] = set()
        self._last = -1  # the number of the newest; -1: nobody has looked yet
        self._looking: Final = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        """Look no longer."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            with suppress(StorageDown):  # whoever asks for something is told so
                try:
                    await self.look()
                except StorageDown:
                    raise
                except Exception:  # whatever it is, the next news has to be heard
                    LOG.exception("hearing the news")
            await asyncio.sleep(SOON)

    async def look(self) -> None:
        """Hear what is new; the first time all that lies there is old, but for the bans."""
        async with self._looking:
            c = schema.news.c
            async with self._database.read() as db:
                if self._last < 0:
                    newest = (await db.execute(select(func.max(c.n)))).scalar() or 0
                    rows = (await db.execute(select(c.n).where(c.n > newest - LATE))).scalars()
                    self._last, self._known = newest, set(rows)
                    found = [(newest, BANS, "")]
                else:
                    since = select(c.n, c.kind, c.about).where(c.n > self._last - LATE).order_by(c.n)
                    found = [(row.n, row.kind, row.about) for row in await db.execute(since)]
                    found = [one for one in found if one[0] not in self._known]
            for n, kind, about in found:
                await self._heard(kind, about)
                self._last = max(self._last, n)
                self._known.add(n)
            self._known = {n for n in self._known if n > self._last - LATE}
