"""A run on Ray: a real cluster on this machine, and one of its two workers is killed in the middle of a game."""

from __future__ import annotations

import os
import signal
import socket
import sys
from pathlib import Path

import pytest

from burgrave.arena import on_ray, store
from burgrave.arena.plan import Plan
from burgrave.arena.record import Record
from burgrave.arena.run import go_on

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not on_ray.installed(), reason="without the extra ray"),
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for processes in /proc"),
]

PLAN = Plan(game="citadels", rules_version=1, players=3, bots=["slow", "random", "random"], games=10, seed=5)


def parent(process: int) -> int:
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])


def ours(process: int) -> bool:
    while process > 1:
        if process == os.getpid():
            return True
        process = parent(process)
    return False


def playing() -> list[int]:
    """The processes of our cluster that are in a game; Ray writes that into their titles."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and b"ray::play" in (entry / "cmdline").read_bytes() and ours(int(entry.name)):
                found.append(int(entry.name))
        except OSError:
            continue  # it has just ended
    return found


@pytest.mark.usefixtures("plugged")
def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    store.create(tmp_path / "here", PLAN)
    go_on(tmp_path / "here", PLAN, lambda record: None, 2)

    told: list[int] = []
    killed: list[int] = []

    def kill(record: Record) -> None:
        told.append(record.number)
        if not killed and (busy := playing()):
            os.kill(busy[0], signal.SIGKILL)
            killed.append(busy[0])

    store.create(tmp_path / "ray", PLAN)
    on_ray.connect("local", 2)
    import ray

    here: str = ray.util.get_node_ip_address()  # type: ignore[no-untyped-call]  # Ray has no types
    assert here == "127.0.0.1"  # nobody outside can reach it
    go_on(tmp_path / "ray", PLAN, kill, 2, ray=True)
    assert killed and sorted(told) == list(range(PLAN.games))
    assert (tmp_path / "ray" / "results.jsonl").read_bytes() == (tmp_path / "here" / "results.jsonl").read_bytes()
    assert (tmp_path / "ray" / "results.jsonl").read_bytes().count(b"\n") == PLAN.games


def test_an_address_where_nobody_is_is_refused_soon() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        with pytest.raises(on_ray.NoCluster, match="refused"):
            on_ray.connect(f"127.0.0.1:{free.getsockname()[1]}", None)
    with pytest.raises(on_ray.NoCluster, match="HOST:PORT"):
        on_ray.connect("somewhere", None)
