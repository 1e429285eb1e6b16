"""SQLite without a thread for every statement: what only reads a page, or changes it in memory, is done at once.

Only a commit, which waits for the disk, goes to a thread: to hand every statement over and back takes ten times as long
as the statement. SQLAlchemy takes this for a connection of ``aiosqlite``.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Final, Self

WRITE: Final = "BEGIN IMMEDIATE"
AGAIN: Final = 0.01  # seconds until a lock of somebody else is tried again


class Cursor:
    """Statements and their rows."""

    def __init__(self, cursor: sqlite3.Cursor, timeout: float) -> None:
        self._cursor: Final = cursor
        self._timeout: Final = timeout

    async def __aenter__(self) -> Self:
        """It is there already."""
        return self

    @property
    def description(self) -> Any:
        """The columns."""
        return self._cursor.description

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        return self._cursor.rowcount

    @property
    def lastrowid(self) -> int | None:
        """The number of the row that was added."""
        return self._cursor.lastrowid

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> None:
        """Do it."""
        if statement == WRITE:
            await self._begin()
        else:
            self._cursor.execute(statement, parameters)

    async def _begin(self) -> None:
        """Take the lock for writing; while another program has it, other requests go on."""
        until = time.monotonic() + self._timeout
        self._cursor.execute("PRAGMA busy_timeout = 0")
        try:
            while True:
                try:
                    self._cursor.execute(WRITE)
                    return
                except sqlite3.OperationalError as error:
                    if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                        raise
                await asyncio.sleep(AGAIN)
        finally:
            self._cursor.execute(f"PRAGMA busy_timeout = {int(1000 * self._timeout)}")

    async def executemany(self, statement: str, parameters: Iterable[Sequence[Any]]) -> None:
        """The same for several rows."""
        self._cursor.executemany(statement, parameters)

    async def fetchall(self) -> list[Any]:
        """All rows."""
        return self._cursor.fetchall()

    async def close(self) -> None:
        """Let it go."""
        self._cursor.close()


class Connection:
    """A connection to a file; ``isolation_level`` is None: transactions begin where they are told to."""

    isolation_level: Final = None

    def __init__(self, path: str, timeout: float) -> None:
        with suppress(OSError):  # SQLite says what is wrong
            # A file that is made here is its owner's; one that is there must not be opened: closing it frees all locks.
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        self._connection: Final = sqlite3.connect(path, timeout, isolation_level=None, check_same_thread=False)
        self._timeout: Final = timeout

    def cursor(self) -> Cursor:
        """Something to do statements with."""
        return Cursor(self._connection.cursor(), self._timeout)

    async def create_function(self, *arguments: Any, **more: Any) -> None:
        """A function for statements."""
        self._connection.create_function(*arguments, **more)

    async def commit(self) -> None:
        """Keep what was done; wait until it is on the disk."""
        if self._connection.in_transaction:
            await asyncio.to_thread(self._connection.commit)

    async def rollback(self) -> None:
        """Undo what was done."""
        self._connection.rollback()

    async def close(self) -> None:
        """Let it go."""
        self.stop()

    def stop(self) -> None:
        """The same, where nobody can wait for it."""
        self._connection.close()
