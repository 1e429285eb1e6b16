"""A server that is started again with newer rules: games go on as far as the new rules allow, and nothing is lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from burgrave.server.engine import KEEP
from burgrave.server.store import BEHIND
from tests.server import lanterns
from tests.server.acting import do, log, told
from tests.server.serving import Browser, Program, Server, stored

OLD = "if s.acts < ACTS else []"
NEW = "if s.acts < 1 else []"  # one act in a turn


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the game of another package is installed."""
    return lanterns.install(tmp_path / "site")


def upgrade(folder: Path) -> None:
    rules = folder / "lanterns" / "__init__.py"
    text = rules.read_text(encoding="utf-8")
    changed = text.replace(OLD, NEW, 1).replace("rules_version=1", "rules_version=2", 1)
    assert changed.count(NEW) == 1 + text.count(NEW) and changed != text
    rules.write_text(changed, encoding="utf-8")


def test_moves_that_the_new_rules_forbid_are_void(folder: Path, data: Path) -> None:
    server = Server(data, None, {"PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])})
    try:
        server.start()
        program = Program(server)
        table, fine = program.table("me", "me", game="lanterns"), program.table("me", game="lanterns")
        do(program, table, 0, "light", "light", "light")
        do(program, fine, 0, "light", "pass", "draw")
        finished = program.table("me", game="lanterns", public=True)
        do(program, finished, 0, "light", "light", "finish")
        kept = program.table("me", game="lanterns")
        do(program, kept, 0, *["light"] * (KEEP + BEHIND))  # a position is kept, which is taken as it is
        number = program.look(table, 0)["question"]["number"]
        server.kill()
        upgrade(folder)
        server.start()

        seen = program.look(table, 0)
        assert seen["view"]["points"] == [1, 0] and seen["question"]["number"] > number
        assert log(program, table)[-1].startswith("The rules were updated; the last 2 moves")
        assert [move.void for move in stored(server.database, table)[table].moves] == [False, True, True]
        assert program.answer(table, 0, number, "pass").json()["error"] == "stale"  # the question is another one
        do(program, table, 0, "pass")
        do(program, table, 1, "light", "finish")
        assert told(program, table)["scores"] == [[1, {"lanterns": 1}], [1, {"lanterns": 1}]]

        assert program.look(fine, 0)["view"]["points"] == [1] and log(program, fine)[-1].endswith("draws a card.")
        assert program.look(kept, 0)["view"]["points"] == [KEEP]
        do(program, kept, 0, "pass", "light")

        for id_ in (finished, table):
            assert program.http.get(f"/tables/{id_}/save").json()["error"] == "other-rules"
        assert told(program, finished)["scores"] == [[2, {"lanterns": 2}]]  # as it was counted then
        replay = Browser(server).get(f"/t/{finished}/replay?at=2")
        assert replay.status_code == 409 and "version 1 of the rules" in replay.text
    finally:
        server.stop()
