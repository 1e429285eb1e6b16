"""Paladins is not offered to players yet: its tests install it."""

from __future__ import annotations

import pytest

from burgrave.games.paladins import GAME
from burgrave.kernel.game import games


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves look for a game by its name."""
    monkeypatch.setitem(games(), "paladins", GAME)
