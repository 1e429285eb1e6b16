"""Whoever lets hard bots play at fifteen tables does not slow the bots of others down."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.acting import until
from tests.server.serving import ONE_GAME, Program, Server

TABLES = 15
ANSWERS = 40
ELSEWHERE = "127.0.0.2"
SHORT = 0.03  # seconds: no bot was waited for
NOISE = 0.1  # seconds: of a machine that does other things, too
THINKERS = {"BURGRAVE_THINKERS": "2"}


@pytest.mark.soak
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_bots_of_others_keep_their_pace(tmp_path: Path, level: str) -> None:
    """Within twice the time that they take while nobody else plays."""
    with Server(tmp_path / "data", None, ONE_GAME | THINKERS) as server:
        somebody, attacker = Program(server), Program(server)
        list(waits(somebody, level))  # until everything is loaded
        quiet = statistics.median(waits(somebody, level))
        asked = {"game": "citadels", "seats": [{"kind": "bot", "bot": "hard"}] * 4}
        transport = httpx.HTTPTransport(local_address=ELSEWHERE)  # people of one address take turns
        with httpx.Client(base_url=attacker.http.base_url, headers=attacker.http.headers, transport=transport) as away:
            made = [away.post("/tables", json=asked, timeout=30).status_code for _ in range(TABLES)]
        assert made.count(201) >= 1 and set(made) <= {201, 429}
        time.sleep(3)  # until they think
        attacked = statistics.median(waits(somebody, level))
    assert attacked <= 2 * quiet + NOISE


def waits(program: Program, level: str) -> Iterator[float]:
    """Seconds that somebody waits for three bots, each time."""
    table = program.table("me", level, level, level)
    for _ in range(ANSWERS):
        began = time.monotonic()
        seen = until(lambda: asked_or_over(program, table), pause=0.02)
        if seen["over"]:
            return
        if (waited := time.monotonic() - began) > SHORT:
            yield waited
        question = seen["question"]
        program.answer(table, 0, question["number"], question["options"][0]["do"])


def asked_or_over(program: Program, table: str) -> dict[str, Any]:
    """What the first seat sees, once there is something to answer or nothing any more; before, nothing."""
    seen: dict[str, Any] = program.look(table, 0)
    return seen if seen["over"] or seen["question"] is not None else {}
