"""Chromium of the system, a server for it, and a game that is over."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.serving import Server
from tests.web.visiting import TIMEOUT, Guest, browser_path

HERE = Path(__file__).parent
FAST = {"BURGRAVE_SETTLE": "20"}  # nobody clicks twice
expect.set_options(timeout=TIMEOUT)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Cards are dealt by chance and machines are busy: a test in a browser is tried once more, and the run names it."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="module")  # as long as it runs, no other loop can run in this process
def chromium() -> Iterator[Browser]:
    """A real browser without a window."""
    path = browser_path()
    if path is None:
        pytest.skip("Chromium is not installed")
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if os.getuid() == 0 else []  # as root it can't have one
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server on SQLite."""
    with Server(tmp_path_factory.mktemp("served") / "data", None, FAST) as running:
        yield running


@pytest.fixture(scope="session")
def finished(server: Server) -> tuple[Guest, str]:
    """A guest and a table where they have played to the end, against one easy bot."""
    guest = Guest(server)
    table = guest.table("me", "easy")
    assert guest.play(table)["over"]
    return guest, table
