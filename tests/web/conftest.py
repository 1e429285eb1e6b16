"""Chromium of the system, and a server for it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.serving import Server


@pytest.fixture(scope="module")  # as long as it runs, no other loop can run in this process
def chromium() -> Iterator[Browser]:
    """A real browser without a window."""
    path = shutil.which("chromium")
    if path is None:
        pytest.skip("Chromium is not installed")
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if os.getuid() == 0 else []  # as root it can't have one
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server on SQLite."""
    with Server(tmp_path_factory.mktemp("served") / "data") as running:
        yield running
