"""A server on each kind of database, shared by the tests of a module."""

from __future__ import annotations

import asyncio
import itertools
import os
from asyncio import events
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from burgrave.server.house import House
from burgrave.server.settings import settings
from tests.server import lanterns
from tests.server.serving import ONE_GAME, PostgreSQL, Server

_NUMBERS = itertools.count()
Run: TypeAlias = Callable[[Callable[[House], Awaitable[None]]], None]


@pytest.fixture(autouse=True)
def own_loop() -> Iterator[None]:
    """Tests may run an event loop, also where a browser of the tests of pages keeps one in this thread."""
    running = events._get_running_loop()
    events._set_running_loop(None)
    yield
    events._set_running_loop(running)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL that runs as long as the tests."""
    if PostgreSQL.programs() is None:
        pytest.skip("PostgreSQL is not installed")
    running = PostgreSQL().start()
    yield running
    running.remove()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('sqlite') / 'burgrave.db'}"
    running: PostgreSQL = request.getfixturevalue("postgresql")
    return running.database(f"burgrave{next(_NUMBERS)}")


@pytest.fixture
def house(database: str, tmp_path: Path) -> Run:
    """Runs a test in a house that nobody serves."""

    def run(test: Callable[[House], Awaitable[None]]) -> None:
        async def main() -> None:
            opened = House(settings(tmp_path / "data", database))
            await opened.database.migrate()
            try:
                await test(opened)
            finally:
                await opened.close()

        asyncio.run(main())

    return run


@pytest.fixture(scope="module")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server."""
    with Server(tmp_path_factory.mktemp("served") / "data", database, ONE_GAME) as running:
        yield running


@pytest.fixture(scope="module")
def small_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server on SQLite, where the kind of database does not matter."""
    with Server(tmp_path_factory.mktemp("served") / "data", None, ONE_GAME) as running:
        yield running


@pytest.fixture(scope="session")
def plugged(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a server that has a game of another package, and bots that go wrong."""
    folder = lanterns.install(tmp_path_factory.mktemp("plugged") / "site")
    return {"PYTHONPATH": os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])}


@pytest.fixture(scope="session")
def shared_server(plugged: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for whoever does it no harm: with the game of another package."""
    data = tmp_path_factory.mktemp("shared") / "data"
    with Server(data, None, plugged) as running:
        yield running


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data directory for a server of one's own."""
    return tmp_path / "data"
