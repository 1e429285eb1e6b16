"""A server that is started again with newer rules, or on a database of the release before: nothing is lost."""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
import os
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData

from burgrave.server.database import connect
from burgrave.server.engine import KEEP
from burgrave.server.store import BEHIND
from tests.server import lanterns
from tests.server.acting import do, heard, join, listening, log, options, sql, told, undo, until
from tests.server.serving import ONE_GAME, Browser, PostgreSQL, Program, Server, client, stored

OLD = "if s.acts < ACTS else []"
NEW = "if s.acts < 1 else []"  # one act in a turn


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the game of another package is installed."""
    return lanterns.install(tmp_path / "site")


def served(folder: Path, data: Path) -> Server:
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    env = {"BURGRAVE_GAMES": "lanterns", "PYTHONPATH": path}
    return Server(data, None, env)


def upgrade(folder: Path, version: int = 2) -> None:
    rules = folder / "lanterns" / "__init__.py"
    text = rules.read_text(encoding="utf-8")
    changed = text.replace(OLD, NEW, 1).replace("rules_version=1", f"rules_version={version}", 1)
    assert changed.count(NEW) == 1 + text.count(NEW) and changed != text
    rules.write_text(changed, encoding="utf-8")


def test_moves_that_the_new_rules_forbid_are_void(folder: Path, data: Path) -> None:
    server = served(folder, data)
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
        look = program.http.get(f"/tables/{finished}/seats/0")
        assert look.status_code == 409 and look.json()["error"] == "other-rules"
        assert not any(move.void for move in stored(server.database, finished)[finished].moves)
        assert told(program, finished)["status"] == "over"
        assert told(program, finished)["scores"] == [[2, {"lanterns": 2}]]  # as it was counted then
        page = Browser(server).get(f"/t/{finished}")
        assert page.status_code == 200 and "Won by" in page.text  # the result is known
        assert Browser(server).get(f"/t/{finished}/points").status_code == 409
        replay = Browser(server).get(f"/t/{finished}/replay?at=2")
        assert replay.status_code == 409 and "version 1 of the rules" in replay.text
    finally:
        server.stop()


@pytest.mark.parametrize("version", [1, 2])
def test_an_undo_that_is_too_late_undoes_nothing_else(folder: Path, data: Path, version: int) -> None:
    """What was played before the position that is gone on from is not looked at again, whatever today's rules say."""
    server = served(folder, data)
    try:
        server.start()
        program = Program(server)
        table, own = program.table("me", "me", game="lanterns"), program.table("me", game="lanterns")
        do(program, table, 0, *["light"] * 20)
        for seat in [0, 1] * 4:
            do(program, table, seat, *["light"] * (seat == 1), "pass")
        do(program, own, 0, *["light"] * 20, *["pass", "light"] * 8)
        server.stop()
        upgrade(folder, version)
        server.start()
        before = program.look(table, 0)
        late = undo(program, table, 0)
        assert late.status_code == 409 and late.json()["error"] == "too-late"
        assert program.look(table, 0) == before
        standing = program.look(own, 0)["view"]["points"]
        while (taken := undo(program, own, 0)).status_code == 200:  # as far as this engine knows
            standing = program.look(own, 0)["view"]["points"]
        assert taken.json()["error"] == "too-late" and program.look(own, 0)["view"]["points"] == standing
        for id_ in (table, own):
            assert not any(move.void for move in stored(server.database, id_)[id_].moves)
        do(program, table, 0, "light", "pass")
        do(program, own, 0, "finish")
    finally:
        server.stop()


def test_without_an_upgrade_all_is_taken_back(folder: Path, data: Path) -> None:
    """Also what was answered before the position that was gone on from."""
    with served(folder, data) as server:
        program = Program(server)
        table = program.table("me", game="lanterns")
        do(program, table, 0, *["light"] * 30)
        server.stop()
        server.start()
        while undo(program, table, 0).status_code == 200:
            pass
        assert program.look(table, 0)["view"]["points"] == [0]


def test_after_an_upgrade_whoever_is_asked_now_is_known(folder: Path, data: Path) -> None:
    """A person is told, and a bot goes on; positions with what is void are not gone on from."""
    server = served(folder, data)
    try:
        server.start()
        program = Program(server)
        table, with_bot = program.table("me", "me", game="lanterns"), program.table("me", "me", game="lanterns")
        for id_ in (table, with_bot):
            do(program, id_, 0, "light", "light", "pass")
        long = program.table("me", game="lanterns")
        do(program, long, 0, *["light"] * (KEEP + 2))
        server.stop()
        sql(server, "UPDATE seats SET bot = 'easy' WHERE table_id = :t AND seat = 0", t=with_bot)
        upgrade(folder)
        server.start()

        with listening(server, table, program) as tab:
            assert told(program, table)["asked"] == [1]
            heard(tab)
            assert program.look(table, 0)["asked"] == [0] == told(program, table)["asked"]
            assert heard(tab)["yours"]
        do(program, table, 0, "pass")
        do(program, table, 1, "pass")

        assert program.look(with_bot, 1)["version"] > 0
        until(lambda: told(program, with_bot)["moves"] > 3)

        assert program.look(long, 0)["view"]["points"] == [1]
        do(program, long, 0, *["pass", "light"] * (BEHIND + 1))
        server.stop()
        server.start()
        assert program.look(long, 0)["view"]["points"] == [BEHIND + 2]
    finally:
        server.stop()


# ---------------------------------------------------------------- databases of the release before

RECORDED = Path(__file__).parent / "recorded"  # by a server of then: four tables, a browser and a program


def recorded(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gzip.decompress((RECORDED / name).read_bytes()))
    return found


def _filled(connection: Connection, content: dict[str, Any]) -> None:
    """The schema of then, by its own migrations, and the rows of then."""
    config = Config()
    config.set_main_option("script_location", str(files("burgrave.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, content["revision"])
    known = MetaData()
    known.reflect(connection)
    for name, rows in content["rows"].items():
        for row in rows:
            values = {k: base64.b64decode(v["bytes"]) if isinstance(v, dict) else v for k, v in row.items()}
            flags = {one.name for one in known.tables[name].columns if "BOOL" in str(one.type)}
            values = {k: bool(v) if k in flags else v for k, v in values.items()}
            connection.execute(known.tables[name].insert().values(values))


def written(address: str, content: dict[str, Any]) -> None:
    async def write() -> None:
        database = connect(address)
        try:
            async with database.write() as db:
                await db.run_sync(_filled, content)
        finally:
            await database.close()

    asyncio.run(write())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("name", sorted(path.name for path in RECORDED.iterdir()))
def test_a_database_of_the_release_before(data: Path, kind: str, name: str, request: pytest.FixtureRequest) -> None:
    """It is brought up to date at the start: people are who they were, running games go on, finished ones are there."""
    content = recorded(name)
    data.mkdir()
    address = f"sqlite:///{data / 'burgrave.db'}"
    if kind == "postgresql":
        running: PostgreSQL = request.getfixturevalue("postgresql")
        address = running.database("before" + content["revision"])
    written(address, content)
    assert sql(address, "SELECT version_num FROM alembic_version")[0].version_num == content["revision"]
    with Server(data, address, ONE_GAME | {"BURGRAVE_SECRET": content["secret"]}) as server:
        assert sql(address, "SELECT version_num FROM alembic_version")[0].version_num > content["revision"]
        tables = content["tables"]
        robo = Program.__new__(Program)
        robo.token = content["token"]
        headers = {"authorization": f"Bearer {robo.token}"}
        robo.http = client(f"{server.address}/api/v1", headers=headers, timeout=30)
        kept = {row["id"]: row for row in content["rows"]["tables"]}

        table = tables["running"]
        assert told(robo, table)["moves"] == kept[table]["at"] and told(robo, table)["status"] == "playing"
        for _ in range(5):
            seat = told(robo, table)["asked"][0]
            number, offered = options(robo, table, seat)
            assert robo.answer(table, seat, number, offered[0]).status_code == 200
        assert told(robo, table)["moves"] == kept[table]["at"] + 5
        number, offered = options(robo, tables["with_bot"], 0)  # the bot answers, if it is asked
        assert robo.answer(tables["with_bot"], 0, number, offered[0]).status_code == 200

        over = told(robo, tables["finished"])
        assert over["status"] == "over" and over["scores"]
        assert robo.http.get(f"/tables/{tables['finished']}/save").status_code == 200

        ada = Browser(server)
        ada.http.cookies.set("burgrave", content["cookie"])
        page = ada.get("/me")
        assert 'value="Ada"' in page.text and 'lang="pl"' in page.text
        assert tables["waiting"] in ada.get("/").text
        assert join(robo, tables["waiting"]).status_code == 200
        assert told(robo, tables["waiting"])["status"] == "playing"
        ada.send(page, "/me/sign-out")
        assert 'value="Ada"' in ada.get("/me").text  # what is new works with what is old
        assert "Traceback" not in server.log
