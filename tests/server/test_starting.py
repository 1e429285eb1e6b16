"""What keeps a server from starting is said in one sentence, with exit code 2; and what it starts from is right."""

from __future__ import annotations

import asyncio
import re
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from burgrave.cli import app
from burgrave.cli.serve import seen_by_others
from burgrave.server.database import connect
from burgrave.server.schema import metadata
from tests.server.acting import PATIENCE, sql
from tests.server.serving import PostgreSQL, Server, free_port

Refusal = Callable[..., str]
SERVE = ["serve", "--no-browser", "--lang", "en", "--port", "0"]


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Refusal:
    """What the command says when it refuses to start; run in this process, which is faster."""

    def started(*anything: object) -> None:
        raise AssertionError("the server was started")

    def run(data: Path, *arguments: str) -> str:
        monkeypatch.setattr("burgrave.cli.serve._run", started)
        assert app.run([*SERVE, "--data", str(data), *arguments]) == 2
        printed, said = capsys.readouterr()
        assert printed == "" and len(said.splitlines()) == 1, printed + said
        return said

    return run


def test_the_command_ends_with_one_sentence(data: Path) -> None:
    """As the shell sees it."""
    address = "postgresql://burgrave:secret@127.0.0.1/x?unheard=of"
    command = [sys.executable, "-m", "burgrave", *SERVE, "--data", str(data), "--database", address]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 2 and ended.stdout == ""
    assert len(ended.stderr.splitlines()) == 1 and "parameter" in ended.stderr and "secret" not in ended.stderr


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Refusal:
    """What the command prints before it serves."""

    def run(data: Path, *arguments: str) -> str:
        monkeypatch.setattr("burgrave.cli.serve._run", lambda *anything: None)
        assert app.run([*SERVE, "--data", str(data), *arguments]) == 0
        return capsys.readouterr().out

    return run


def test_friends_are_told_where_the_server_is(data: Path) -> None:
    if seen_by_others(socket.AF_INET) is None:
        pytest.skip("this machine is in no network")
    with Server(data, None, {}, "--host", "0.0.0.0") as server:
        (found,) = re.findall(r"In the same network: (http://\S+)", server.log)
        assert "localhost" not in found and "127.0.0.1" not in found
        assert httpx.get(f"{found}/api/v1/levels").status_code == 200
        assert "can't reach it" not in server.log


def test_friends_can_not_reach_the_loopback(data: Path, said: Refusal) -> None:
    command = 'make serve ARGS="--host 0.0.0.0"'
    for host in ("127.0.0.1", "localhost"):
        (line,) = [line for line in said(data, "--host", host).splitlines() if command in line]
        assert "Friends elsewhere can't reach it" in line
    polish = said(data, "--lang", "pl")
    assert "Znajomi z innych komputerów" in polish and command in polish
    assert command not in said(data, "--secure")  # then a proxy lets them in
    assert "In the same network" not in said(data)


def test_without_a_network_nothing_is_said_of_it(data: Path, said: Refusal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("burgrave.cli.serve.TOWARDS", {socket.AF_INET: "127.0.0.1"})  # the only way there is
    printed = said(data, "--host", "0.0.0.0")
    assert "localhost" in printed and "same network" not in printed


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_the_port_is_in_use(data: Path, host: str, refused: Refusal) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = refused(data, "--host", host, "--port", str(port))
    assert str(port) in said and "in use" in said


def test_there_is_no_such_host(data: Path, refused: Refusal) -> None:
    assert "nowhere.invalid" in refused(data, "--host", "nowhere.invalid")


def test_several_workers_need_postgresql(data: Path, refused: Refusal) -> None:
    assert "several workers need PostgreSQL" in refused(data, "--workers", "2")
    assert "at least one worker" in refused(data, "--workers", "0")


def test_the_data_directory_can_not_be_made(tmp_path: Path, refused: Refusal) -> None:
    (tmp_path / "file").write_text("")
    assert "file" in refused(tmp_path / "file")
    assert "file" in refused(tmp_path / "file" / "below")


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("mysql://root@localhost/x", "SQLite or PostgreSQL, not in mysql"),
        ("nonsense", "no address of a database"),
        ("sqlite:////nowhere/at/all.db", "can't be used"),
        ("sqlite:///{data}", "can't be used"),  # a directory
    ],
)
def test_the_database_can_not_be_reached(data: Path, address: str, said: str, refused: Refusal) -> None:
    began = time.monotonic()
    sentence = refused(data, "--database", address.format(port=free_port(), data=data))
    assert said in sentence and "secret" not in sentence
    assert time.monotonic() - began < 30


def test_what_an_address_of_a_database_may_not_say(data: Path, postgresql: PostgreSQL, refused: Refusal) -> None:
    address = postgresql.database("parameters")
    assert "not known here; TLS is ?ssl=require" in refused(data, "--database", f"{address}?sslmode=require")
    assert "must be one of" in refused(data, "--database", f"{address}?ssl=nonsense")
    said = refused(data, "--database", f"{address}?prepared_statement_cache_size=x")
    assert "no parameters of a database" in said
    assert "in a file, not in memory" in refused(data, "--database", "sqlite://")


def test_postgresql_knows_no_such_database(data: Path, postgresql: PostgreSQL, refused: Refusal) -> None:
    address = postgresql.database("known")
    assert 'database "unknown" does not exist' in refused(data, "--database", address.replace("/known", "/unknown"))
    assert "nobody" in refused(data, "--database", address.replace("burgrave@", "nobody@"))


def test_a_file_that_is_no_database(data: Path, refused: Refusal) -> None:
    data.mkdir()
    (data / "burgrave.db").write_bytes(b"This is a diary, not a database. " * 100)
    assert "not a database" in refused(data)


def test_a_database_that_is_locked_for_long(data: Path, refused: Refusal) -> None:
    data.mkdir()
    with sqlite3.connect(data / "burgrave.db", isolation_level=None) as db:
        db.execute("BEGIN EXCLUSIVE")
        assert "locked" in refused(data)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_schema_of_the_future(data: Path, kind: str, request: pytest.FixtureRequest, refused: Refusal) -> None:
    data.mkdir()
    address = f"sqlite:///{data / 'burgrave.db'}"
    if kind == "postgresql":
        running: PostgreSQL = request.getfixturevalue("postgresql")
        address = running.database("future")
    asyncio.run(_migrated(address))
    sql(address, "UPDATE alembic_version SET version_num = '9999'")
    before = sql(address, "SELECT version_num FROM alembic_version")
    said = refused(data, "--database", address)
    assert "newer Burgrave" in said and "9999" in said and "update the program" in said
    assert sql(address, "SELECT version_num FROM alembic_version") == before


async def _migrated(address: str) -> list[object]:
    """Bring a database up to date, twice; the differences to the schema as the program knows it."""
    database = connect(address)

    def compared(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, metadata))

    try:
        await database.migrate()
        await database.migrate()
        async with database.read() as db:
            return await db.run_sync(compared)
    finally:
        await database.close()


def test_the_migrations_give_the_schema(data: Path, postgresql: PostgreSQL) -> None:
    data.mkdir()
    assert asyncio.run(_migrated(f"sqlite:///{data / 'burgrave.db'}")) == []
    assert asyncio.run(_migrated(postgresql.database("migrated"))) == []
