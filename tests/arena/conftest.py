"""What the tests of the arena share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from burgrave.bots import installed
from burgrave.kernel.game import games
from tests.arena import plugin


@pytest.fixture
def plugged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The games and bots of plugin.py, installed for this process and those it starts."""
    folder = tmp_path / "site"
    information = folder / "arena_plugin-1.0.dist-info"
    information.mkdir(parents=True)
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: arena-plugin\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text(plugin.ENTRY_POINTS)
    (folder / "arena_plugin.py").write_text(Path(plugin.__file__).read_text())
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
    games.cache_clear()
    installed.cache_clear()
    yield
    games.cache_clear()
    installed.cache_clear()
