"""Our connection to SQLite as SQLAlchemy uses it: what it asks of a driver, we have."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Column, Integer, LargeBinary, MetaData, String, Table, delete, insert, select, text, update

from burgrave.server import sqlite
from burgrave.server.database import BadDatabase, Conflict, Database, StorageDown, connect

THINGS = Table(
    "things",
    MetaData(),
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("name", String(20), unique=True),
    Column("content", LargeBinary),
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "things.db"


def run(file: Path, test: Callable[[Database], Awaitable[None]]) -> None:
    async def main() -> None:
        database = connect(f"sqlite:///{file}")
        try:
            async with database.write() as db:
                await db.run_sync(THINGS.metadata.create_all)
            await test(database)
        finally:
            await database.close()

    asyncio.run(main())


async def names(database: Database) -> list[str | None]:
    async with database.read() as db:
        return list((await db.execute(select(THINGS.c.name).order_by(THINGS.c.id))).scalars())


def test_statements_of_every_kind(file: Path) -> None:
    async def test(database: Database) -> None:
        async with database.write() as db:
            added = await db.execute(insert(THINGS).values(name="one", content=b"\x00\xff"))
            assert added.inserted_primary_key == (1,)
            await db.execute(insert(THINGS), [{"name": "two"}, {"name": "three"}])
            changed = await db.execute(update(THINGS).where(THINGS.c.id > 1).values(content=b"x"))
            assert changed.rowcount == 2
            gone = await db.execute(delete(THINGS).where(THINGS.c.name == "two").returning(THINGS.c.id))
            assert gone.all() == [(2,)]
        assert await names(database) == ["one", "three"]
        async with database.read() as db:
            found = (await db.execute(select(THINGS).where(THINGS.c.id == 1))).one()
            assert found.content == b"\x00\xff" and found._mapping["name"] == "one"
            assert (await db.execute(text("SELECT 1 WHERE 1 = 0"))).first() is None

    run(file, test)


def test_all_or_nothing(file: Path) -> None:
    async def test(database: Database) -> None:
        async def write(*added: str) -> None:
            async with database.write() as db:
                for name in added:
                    await db.execute(insert(THINGS).values(name=name))

        with pytest.raises(Conflict):
            await write("two", "two")
        assert await names(database) == []
        await write("three")  # the connection can be used again
        assert await names(database) == ["three"]

    run(file, test)


def test_whoever_waits_for_a_lock_holds_nobody_up(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("burgrave.server.database.WAIT", 0.5)

    async def test(database: Database) -> None:
        async def write() -> None:
            async with database.write() as db:
                await db.execute(insert(THINGS).values(name="late"))

        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(write())
            longest, then = 0.0, time.monotonic()
            while not waiting.done():
                assert await names(database) == []
                await asyncio.sleep(0.01)
                longest, then = max(longest, time.monotonic() - then), time.monotonic()
            assert longest < 0.4
            with pytest.raises(StorageDown, match="locked"):
                await waiting
            other.execute("ROLLBACK")
        await write()
        assert await names(database) == ["late"]

    run(file, test)


def test_a_commit_is_on_the_disk_and_read_by_others(file: Path) -> None:
    async def test(database: Database) -> None:
        async with database.write() as db:
            await db.execute(insert(THINGS).values(name="one"))
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert (await db.execute(text(f"PRAGMA {pragma}"))).scalar_one() == value
        with closing(sqlite3.connect(file)) as other:
            assert other.execute("SELECT name FROM things").fetchall() == [("one",)]

    run(file, test)


def test_the_files_are_their_owners(file: Path) -> None:
    async def test(database: Database) -> None:
        async with database.write() as db:
            await db.execute(insert(THINGS).values(name="one"))
            for path in file.parent.glob("things.db*"):
                assert stat.S_IMODE(path.stat().st_mode) == 0o600, path

    run(file, test)


def test_another_connection_frees_no_lock(file: Path) -> None:
    """POSIX lets go of all locks of a process on a file when the process closes it anywhere."""
    with closing(sqlite3.connect(file, isolation_level=None)) as one:
        one.execute("BEGIN EXCLUSIVE")
        sqlite.Connection(str(file), 0.1).stop()
        script = f"import sqlite3; sqlite3.connect({str(file)!r}, 0.1, isolation_level=None).execute('BEGIN IMMEDIATE')"
        other = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
        assert "locked" in other.stderr


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///", "sqlite:///:memory:"])
def test_games_are_not_kept_in_memory(address: str) -> None:
    with pytest.raises(BadDatabase, match="in a file, not in memory"):
        connect(address)
