"""A server that is killed in the middle of games loses nothing that it acknowledged; see benchmarks/server_kill.py."""

from __future__ import annotations

from pathlib import Path

from benchmarks import server_kill


def test_nothing_is_lost_and_nothing_counts_twice(tmp_path: Path) -> None:
    """A few kills, on SQLite; every game is then played to its end."""
    report = server_kill.run(tmp_path, kills=3, tables=2)
    assert report.wrong == []
    assert report.figures["games"] >= 2 and report.figures["answers acknowledged"] > 50
