"""Whether games can be played: looked at once a second at most, however many want to know."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from sqlalchemy import text

from burgrave.server.database import Database, StorageDown
from burgrave.server.engines import Engines

LOG: Final = logging.getLogger(__name__)
PATIENCE: Final = 2.0  # seconds for the database
HOLDS: Final = 1.0  # seconds until it is looked again


class Readiness:
    """Whether the database answers, and the engines are there."""

    def __init__(self, database: Database, engines: Engines) -> None:
        self._database: Final = database
        self._engines: Final = engines
        self._lock: Final = asyncio.Lock()  # whoever asks while somebody looks waits for what they see
        self._seen: dict[str, bool] = {}
        self._until = 0.0

    async def look(self) -> dict[str, bool]:
        """What is there, by its name."""
        async with self._lock:
            if time.monotonic() >= self._until:
                self._seen = {"database": await self._answers(), "engines": self._engines.ready}
                self._until = time.monotonic() + HOLDS
                missing = [f"no {name}" for name, there in self._seen.items() if not there]
                if missing:
                    LOG.warning("not ready: %s", ", ".join(missing))
            return self._seen

    async def _answers(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE), self._database.read() as db:
                await db.execute(text("SELECT 1 FROM alembic_version"))
        except (StorageDown, TimeoutError):
            return False
        return True
