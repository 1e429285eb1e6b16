"""A server that is killed in the middle of games loses nothing that it acknowledged; see benchmarks/server_kill.py."""

from __future__ import annotations

import statistics
import threading
import time
from pathlib import Path

import pytest

from benchmarks import server_kill
from burgrave.server.messages import Kept
from tests.server.acting import slowness
from tests.server.serving import ONE_GAME, Made, Program, Server, Stored, stored


@pytest.mark.soak
def test_nothing_is_lost_and_nothing_counts_twice(tmp_path: Path) -> None:
    """A few kills, on SQLite; every game is then played to its end."""
    report = server_kill.run(tmp_path, kills=3, tables=2)
    assert report.wrong == []
    assert report.figures["games"] >= 2 and report.figures["answers acknowledged"] > 20


@pytest.mark.soak
def test_a_server_is_back_soon_after_it_was_killed(data: Path) -> None:
    """Within three seconds of a quiet machine, as a rule."""
    server, took = Server(data, None, {}).start(), []
    try:
        Program(server).table("me", "easy")
        for _ in range(5):
            server.kill()
            began = time.monotonic()
            server.start()
            took.append((time.monotonic() - began) / slowness())
    finally:
        server.stop()
    assert statistics.median(took) < 3, took


def test_what_would_be_wrong_is_found(data: Path) -> None:
    """One game without kills; then the database says something else than it did."""
    enough = threading.Event()
    with Server(data, None, ONE_GAME) as server:
        player = server_kill.Player(server.address, 1, enough)
        player.start()
        while not player.tables and player.is_alive():
            time.sleep(0.05)
        enough.set()
        player.join()
        found = stored(server.database)
    assert player.failure is None and list(server_kill.verified(found, [player])) == []
    ((id_, table),) = found.items()
    place = next(n for n, move in enumerate(table.moves) if move.key in player.acknowledged and move.do is not None)
    move = table.moves[place]

    def wrong(changed: Stored) -> str:
        return "\n".join(server_kill.verified({id_: changed}, [player]))

    def instead(*moves: Made) -> str:
        return wrong(table._replace(moves=[*table.moves[:place], *moves, *table.moves[place + 1 :]]))

    assert "lost: " in instead()
    assert "in another place: " in instead(move._replace(number=move.number + 1))
    assert "nobody has sent that" in instead(move._replace(key="another"))
    assert "two moves have the same key" in instead(move, move)
    kept = Kept(table.kept[0].at, 9, table.kept[0].position)
    assert "does not follow" in wrong(table._replace(kept=[kept, *table.kept[1:]]))
    assert "events are not numbered" in wrong(table._replace(events=table.events[1:]))
    assert "not in the database" in "\n".join(server_kill.verified({}, [player]))
