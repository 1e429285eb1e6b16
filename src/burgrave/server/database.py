"""The database: where it is, its schema brought up to date, and what it says when something is wrong with it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from importlib.resources import files
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from burgrave.kernel.errors import BurgraveError
from burgrave.server import sqlite
from burgrave.server.problem import Problem

WAIT: Final = 5.0  # seconds for a lock of somebody else, or for a connection
SILENT: Final = 2 * WAIT  # seconds for a statement; a lock that takes too long is told before
LOCKS: Final = {"lock_timeout": str(int(1000 * WAIT))}
READERS: Final = 4
GLANCE: Final = "burgrave_glance"  # an option of connections to SQLite that do a single statement
MIGRATING: Final = 0x627572  # a lock of our own
AWAY: Final = ("08", "57P")  # how PostgreSQL's codes begin when it is not there, or shuts down or starts just now
NO_VALUE: Final = "22"  # how PostgreSQL's codes begin when it takes a text, such as one with a NUL, for none
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class BadDatabase(BurgraveError):
    """The database can't be used; the text says why. The server does not start."""


class Away(BadDatabase):
    """PostgreSQL does not answer; it may be back soon."""


class StorageDown(Exception):
    """The database does not answer, is locked, or its disk is full. Nothing of what was asked has been done."""


class Conflict(Exception):
    """Somebody else has written that row first."""


class Database:
    """Connections: on SQLite one that writes, so that nobody waits for a lock, and some that read."""

    def __init__(self, url: URL) -> None:
        self.url: Final = url
        self.is_sqlite: Final = url.get_backend_name() == "sqlite"
        if self.is_sqlite:
            self._writer = self._sqlite(1, "BEGIN IMMEDIATE")
            self._reader = self._sqlite(READERS, "BEGIN")
        else:
            self._reader = self._writer = self._postgresql()
        alone = {GLANCE: True} if self.is_sqlite else {"isolation_level": "AUTOCOMMIT"}
        self._glancing: Final = self._reader.execution_options(**alone)

    def _postgresql(self) -> AsyncEngine:
        engine = create_async_engine(
            self.url,
            pool_size=9,  # one of them listens to the other workers
            max_overflow=8,
            pool_timeout=WAIT,
            connect_args={"timeout": WAIT, "command_timeout": SILENT, "server_settings": LOCKS},
        )

        @event.listens_for(engine.sync_engine, "checkout")
        def taken(connection: Any, record: object, proxy: object) -> None:
            if connection.driver_connection.is_closed():  # it was told so: no need to ask before every statement
                raise DisconnectionError

        return engine

    def _sqlite(self, connections: int, begin: str) -> AsyncEngine:
        async def opened() -> sqlite.Connection:
            return sqlite.Connection(str(self.url.database), WAIT)

        engine = create_async_engine(
            self.url,
            poolclass=AsyncAdaptedQueuePool,
            pool_size=connections,
            max_overflow=0,
            pool_timeout=WAIT,
            async_creator=opened,
        )

        @event.listens_for(engine.sync_engine, "connect")
        def connected(connection: Any, record: object) -> None:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}").close()

        @event.listens_for(engine.sync_engine, "begin")
        def begun(connection: Connection) -> None:
            if GLANCE not in connection.get_execution_options():
                connection.exec_driver_sql(begin)

        return engine

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads."""
        with _told():
            async with self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def glance(self) -> AsyncIterator[AsyncConnection]:
        """For a single statement that reads: it needs no transaction, whose begin and end cost more than itself."""
        with _told():
            async with self._glancing.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is kept, on disk, when the block ends, or nothing."""
        with _told():
            async with self._writer.begin() as connection:
                yield connection

    @asynccontextmanager
    async def driver(self) -> AsyncIterator[Any]:
        """A connection as PostgreSQL's driver knows it, opened like all others, for what only it can do: listen."""
        async with self._reader.connect() as connection:
            try:
                yield (await connection.get_raw_connection()).driver_connection
            finally:
                await connection.invalidate()  # nobody else gets one that listens

    async def migrate(self) -> None:
        """Bring the schema up to date; raises BadDatabase where it is newer than this program or can't be reached."""
        config = _alembic()
        patient = self._writer if self.is_sqlite else create_async_engine(self.url, connect_args={"timeout": WAIT})
        try:
            async with patient.connect() as connection:
                await connection.run_sync(_upgrade, config)
                await connection.commit()
        except (OSError, SQLAlchemyError) as error:
            kind = Away if not self.is_sqlite and _is_away(error) else BadDatabase
            raise kind(f"the database {self.shown} can't be used: {reason(error)}") from error
        except TypeError as error:  # the parameters are arguments of the driver
            raise BadDatabase(f"{self.shown} has a parameter that is not known here; TLS is ?ssl=require") from error
        finally:
            if patient is not self._writer:
                await patient.dispose()

    async def is_current(self) -> bool:
        """Whether its schema is that of this program."""
        script = ScriptDirectory.from_config(_alembic())
        async with self.read() as db:
            heads = await db.run_sync(lambda connection: MigrationContext.configure(connection).get_current_heads())
        return heads == (script.get_current_head(),)

    @property
    def shown(self) -> str:
        """The address without the password."""
        return self.url.render_as_string(hide_password=True)

    async def close(self) -> None:
        """Let all connections go."""
        await self._writer.dispose()
        await self._reader.dispose()


@contextmanager
def _told() -> Iterator[None]:
    """Say in our words what the database could not do."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict(reason(error)) from error
    except (SQLAlchemyError, OSError) as error:
        if isinstance(error, DBAPIError) and str(getattr(error.orig, "sqlstate", "")).startswith(NO_VALUE):
            raise Problem(422, "request") from error
        raise StorageDown(reason(error)) from error


def connect(address: str) -> Database:
    """The database at an address such as ``sqlite:///burgrave.db`` or ``postgresql://user@host/name``."""
    try:
        url = make_url(address)
        driver = DRIVERS.get(url.get_backend_name())
    except ArgumentError as error:
        raise BadDatabase(f"{address!r} is no address of a database; try postgresql://user@host/name") from error
    if driver is None:
        raise BadDatabase(f"Burgrave keeps its games in SQLite or PostgreSQL, not in {url.get_backend_name()}")
    if driver == DRIVERS["sqlite"] and url.database in (None, "", ":memory:"):
        raise BadDatabase("games are kept in a file, not in memory; try sqlite:///burgrave.db")
    try:
        return Database(url.set(drivername=driver))
    except (TypeError, ValueError) as error:
        raise BadDatabase(f"{address.partition('?')[2]!r} are no parameters of a database: {reason(error)}") from error
    except ImportError as error:
        raise BadDatabase("PostgreSQL needs an extra: pip install '.[postgresql]' in Burgrave's folder") from error


def _alembic() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("burgrave.server") / "migrations"))
    return config


def _upgrade(connection: Connection, config: Config) -> None:
    script = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in script.walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise BadDatabase(
                f"the database was written by a newer Burgrave (schema {revision}; "
                f"this program knows up to {script.get_current_head()}): update the program"
            )
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")  # one worker at a time
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _is_away(error: BaseException) -> bool:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return isinstance(cause, OSError | TimeoutError) or str(getattr(cause, "sqlstate", "")).startswith(AWAY)


def reason(error: BaseException) -> str:
    """What went wrong, on one line, without the statement that failed."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return " ".join(str(cause).split()) or type(cause).__name__
