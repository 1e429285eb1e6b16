"""Viscounts is tested as if it were installed: players don't find it before its page is drawn."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts import GAME
from burgrave.kernel import game


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves and the conformance suite find the game by its name."""
    known = {**game.games(), GAME.name: GAME}
    monkeypatch.setattr(game, "games", lambda: known)
