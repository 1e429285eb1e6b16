"""What a server starts with: as many processes and games as the environment says, and soon."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from burgrave.kernel.errors import BadSetup, UnknownGame
from burgrave.kernel.game import games
from burgrave.server.settings import settings
from tests.server.serving import Program, Server


def engines(server: Server) -> list[bytes]:
    """The environments of the processes that play rules or think."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    found = [child for child in children if b"server.engine" in Path(f"/proc/{child}/cmdline").read_bytes()]
    return [Path(f"/proc/{child}/environ").read_bytes() for child in found]


def test_a_server_with_one_game_and_two_thinkers(data: Path) -> None:
    """It answers before its processes are there; a table waits for them. These know the game, and no secret."""
    corrections = data.parent / "box.toml"
    corrections.write_text("")
    env = {"BURGRAVE_GAMES": "citadels", "BURGRAVE_THINKERS": "2", "BURGRAVE_OVERRIDES": str(corrections)}
    with Server(data, None, env) as server:
        ada = Program(server)
        table = ada.table("me", "easy")
        assert [game["name"] for game in httpx.get(f"{server.address}/api/v1/games").json()] == ["citadels"]
        while ada.look(table, 0)["moves"] == 0:  # so the bot has thought, or the person is asked first
            seen = ada.look(table, 0)
            if seen["question"] is not None:
                ada.answer(table, 0, seen["question"]["number"], seen["question"]["options"][0]["do"])
        found = engines(server)
        assert len(found) >= 2 and all(b"BURGRAVE_GAMES=citadels" in known for known in found)
        assert all(b"BURGRAVE_OVERRIDES=" in known and b"BURGRAVE_THINKERS" not in known for known in found)


def test_a_game_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BURGRAVE_GAMES", "citadels, chess")
    games.cache_clear()
    try:
        with pytest.raises(UnknownGame, match=r"BURGRAVE_GAMES names chess; installed: .*citadels"):
            games()
        monkeypatch.setenv("BURGRAVE_GAMES", "citadels,")
        assert list(games()) == ["citadels"]
    finally:
        monkeypatch.undo()
        games.cache_clear()


def test_thinkers_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BURGRAVE_THINKERS", "3")
    assert settings(tmp_path).thinkers == 3
    for given in ("", "0", "many"):
        monkeypatch.setenv("BURGRAVE_THINKERS", given)
        with pytest.raises(BadSetup, match="BURGRAVE_THINKERS"):
            settings(tmp_path)
