"""``burgrave admin`` beside a running server, on either kind of database."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from burgrave.cli.admin import admin as app
from burgrave.cli.app import run
from burgrave.server import dump
from burgrave.server.database import connect
from tests.server.acting import do, heard, join, listening, log, notice_of, seats, setting_up, sql, told, until
from tests.server.serving import WITH_LANTERNS, Browser, PostgreSQL, Program, Server, stored

SOON = 30.0  # seconds; a quiet machine needs one
Admin: TypeAlias = Callable[..., tuple[int, str]]


@pytest.fixture(scope="module")
def site(database: str, plugged: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("site") / "data", database, plugged | WITH_LANTERNS) as running:
        yield running


@pytest.fixture
def admin(site: Server, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Admin:
    """Run a command on the site's database; its exit code, and all that it said on one line."""
    monkeypatch.setenv("COLUMNS", "200")

    def done(*words: str | Path, database: str = site.database, lang: str = "en") -> tuple[int, str]:
        capfd.readouterr()
        code = run(["admin", *map(str, words), "--database", database, "--data", str(site.data), "--lang", lang])
        said = capfd.readouterr()
        assert "Traceback" not in said.err
        return code, " ".join((said.out + said.err).split())

    return done


def person_of(server: Server, table: str, seat: int = 0) -> str:
    (row,) = sql(server, "SELECT person FROM seats WHERE table_id = :t AND seat = :s", t=table, s=seat)
    return str(row.person)


def aged(server: Server, table: str, days: float) -> None:
    """Nothing was done there for so long."""
    sql(server, "UPDATE tables SET changed = changed - :s WHERE id = :t", s=days * 86400, t=table)


# ---------------------------------------------------------------- tables


def test_tables_are_listed_and_shown(site: Server, admin: Admin) -> None:
    ada, bruno = Program(site, "Ada Listed"), Program(site, "Bruno")
    table = ada.table("me", "open", game="lanterns", public=True)
    lonely = ada.table("me", "easy", "open")
    join(bruno, table)
    do(ada, table, 0, "light")
    sql(site, "UPDATE tables SET created = created - 200000 WHERE id = :t", t=table)
    code, said = admin("tables", "--person", "Ada Listed")
    assert code == 0 and "2 tables." in said and table in said and lonely in said and "(free)" in said
    assert "Ada Listed, Bruno" in said and "playing" in said and "2 days" in said and "(easy)" in said
    assert lonely not in admin("tables", "--status", "playing")[1]
    assert table not in admin("tables", "--game", "citadels")[1]
    assert "No tables." in admin("tables", "--person", person_of(site, table), "--older", "1")[1]
    assert "1 table." in admin("tables", "--limit", "1")[1]
    assert "2 stoły." in admin("tables", "--person", "Ada Listed", lang="pl")[1]
    code, said = admin("show", table)
    assert code == 0 and person_of(site, table) in said and "Moves: 1" in said and "lanterns" in said
    for wrong, reason in (
        (("show", "nowhere"), "called “nowhere”"),
        (("tables", "--status", "broken"), "open, playing, over, closed"),
        (("tables", "--person", "Nobody At All"), "Nobody At All"),
    ):
        code, said = admin(*wrong)
        assert code == 2 and reason in said


def test_what_was_said_is_shown(site: Server, admin: Admin) -> None:
    browser = Browser(site)
    table = setting_up(browser, "me", "open", game="lanterns", public="on", chat="on")
    join(Program(site), table)
    browser.send(browser.get(f"/t/{table}"), f"/t/{table}/say", text="[red]rude[/red] words")
    assert "[red]rude[/red] words" in admin("show", table)[1]


def test_a_table_is_closed(site: Server, admin: Admin) -> None:
    """While it is played: tabs hear it, nobody can go on, and the log says who did it."""
    ada = Program(site, "Ada")
    table = ada.table("me", "me", game="lanterns", public=True)
    do(ada, table, 0, "light")
    number = ada.look(table, 0)["question"]["number"]
    with listening(site, table, ada) as tab:
        version = heard(tab)["version"]
        assert admin("close", table) == (0, f"Table {table} is closed now.")
        assert heard(tab, SOON)["version"] > version
    refused = ada.answer(table, 0, number, "pass")
    assert refused.status_code == 409 and refused.json()["error"] == "closed"
    assert told(ada, table)["status"] == "closed" and told(ada, table)["asked"] == []
    assert "This table is closed." in Browser(site).get(f"/t/{table}").text
    assert log(ada, table)[-1] == "The host of this site has closed the table."
    assert "already" in admin("close", table)[1]


def test_old_tables_are_pruned_only_where_an_age_is_given(site: Server, admin: Admin) -> None:
    ada, browser = Program(site, "Ada"), Browser(site)
    fresh, running, waiting = (ada.table("me", game="lanterns", public=True) for _ in range(3))
    do(ada, fresh, 0, "light", "finish")
    finished = setting_up(browser, "me", game="lanterns", public="on")
    over = browser.send(browser.get(f"/t/{finished}"), f"/t/{finished}/answer", do="finish")
    rematch = f"/t/{finished}/rematch"
    again = browser.send(over, rematch).url.path.rpartition("/")[2]
    for table in (finished, again, running):
        aged(site, table, 40)
    code, said = admin("prune")
    assert code == 2 and "Without an age nothing is deleted" in said
    assert "over: 1" in admin("prune", "--finished", "30", "--dry-run")[1]
    assert "2 tables would be deleted." in admin("prune", "--abandoned", "30", "--dry-run")[1]
    assert admin("prune", "--abandoned", "30") == (0, "open: 0 playing: 2 2 tables were deleted.")
    assert ada.http.get(f"/tables/{running}").status_code == 404
    another = browser.send(browser.get(f"/t/{finished}"), rematch)  # the rematch is gone
    assert another.status_code == 200 and another.url.path != f"/t/{finished}"
    aged(site, finished, 40)
    assert admin("prune", "--finished", "30") == (0, "over: 1 closed: 0 1 table was deleted.")
    assert ada.http.get(f"/tables/{finished}").status_code == 404
    for belongs in ("seats", "moves", "events", "kept"):
        assert sql(site, f"SELECT 1 FROM {belongs} WHERE table_id IN (:f, :r)", f=finished, r=running) == []
    for table in (fresh, waiting):
        assert ada.http.get(f"/tables/{table}").status_code == 200


# ---------------------------------------------------------------- bans


def test_a_person_who_is_banned_gets_nowhere(site: Server, admin: Admin) -> None:
    """Pages, files, the API, sockets that open and those that are open; in both languages; nobody else notices."""
    eve, other = Browser(site), Browser(site)
    eve.send(eve.get("/me"), "/me", nickname="Eve Banned", language="en")
    table = setting_up(eve, "me", "open", game="lanterns", public="on")
    with listening(site, table, eve) as tab:
        heard(tab)
        code, said = admin("ban", "eve banned")
        assert code == 0 and person_of(site, table) in said
        with pytest.raises(ConnectionClosed) as closed:
            tab.recv(timeout=SOON)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
    for path in ("/", "/me", f"/t/{table}", "/learn", "/static/burgrave.js", "/nowhere", "/me/data"):
        page = eve.get(path)
        assert page.status_code == 403, path
        assert notice_of(page) == "The host of this site does not let you in."
    refused = eve.get("/api/v1/games")
    assert refused.status_code == 403 and refused.json()["error"] == "banned"
    with pytest.raises(InvalidStatus, match="403"), listening(site, table, eve):
        pass
    assert eve.http.post("/play", data={"game": "lanterns"}).status_code == 403
    assert other.get(f"/t/{table}").status_code == 200
    code, said = admin("bans")
    assert "Eve Banned" in said and "ban" in said
    assert admin("unban", "Eve Banned")[0] == 0
    assert until(lambda: eve.get(f"/t/{table}").status_code == 200, SOON)
    assert admin("unban", "Eve Banned")[0] == 2


def test_a_program_of_somebody_who_is_banned(site: Server, admin: Admin) -> None:
    program = Program(site, "Robo Banned", "pl")
    table = program.table("me", game="lanterns")
    assert admin("ban", person_of(site, table))[0] == 0
    until(lambda: program.http.get("/tables").status_code == 403, SOON)
    assert program.http.get("/tables").json()["message"] == "Gospodarz tej strony nie wpuszcza cię tutaj."
    guest = Browser(site)
    guest.get("/")
    disguised = guest.http.get("/api/v1/tables", headers={"authorization": f"Bearer {program.token}"})
    assert disguised.status_code == 403  # the cookie of somebody else does not help
    assert admin("unban", person_of(site, table))[0] == 0
    until(lambda: program.http.get("/tables").status_code == 200, SOON)


def test_addresses_that_are_banned(site: Server, admin: Admin) -> None:
    """One address, however it is written; a network; with IPv6 the household."""
    banned = ["203.0.113.7", "198.51.100.0/24", "2001:db8:1:2::7"]
    shut_out = ["203.0.113.7", "::ffff:203.0.113.7", "198.51.100.1", "198.51.100.255", "2001:db8:1:2:ffff::1"]
    let_in = ["203.0.113.8", "198.51.101.1", "2001:db8:1:3::7"]

    def status(address: str, path: str = "/about") -> int:
        return httpx.get(f"{site.address}{path}", headers={"x-forwarded-for": address}).status_code

    for one in banned:
        assert admin("ban", one)[0] == 0
    until(lambda: status(shut_out[-1]) == 403, SOON)
    assert {status(one, path) for one in shut_out for path in ("/me", "/api/v1/levels")} == {403}
    assert {status(one) for one in let_in} == {200}
    assert "2001:db8:1:2::/64" in admin("bans")[1]
    for one in banned:
        assert admin("unban", one)[0] == 0
    until(lambda: status(shut_out[-1]) == 200, SOON)
    assert {status(one) for one in shut_out} == {200}


def test_ids_that_look_like_options(site: Server, admin: Admin, tmp_path: Path) -> None:
    table = Program(site, "Dashing").table("me", game="lanterns")
    for id_ in ("-x3", "--x3"):
        sql(site, "INSERT INTO people (id, nickname, language, created) VALUES (:i, 'Dashing', 'en', 0)", i=id_)
        assert "No tables." in admin("tables", "--person", id_)[1]
        assert admin("export", id_, tmp_path / id_)[0] == 0
        assert admin("ban", id_)[0] == admin("unban", id_)[0] == admin("delete", id_)[0] == 0
    assert admin("delete", person_of(site, table), "--nonsense")[0] == 2


def test_several_people_of_one_name_are_told_apart_by_their_ids(site: Server, admin: Admin) -> None:
    ids = [person_of(site, Program(site, "Twin").table("me", game="lanterns")) for _ in range(2)]
    code, said = admin("ban", "Twin")
    assert code == 2 and all(one in said for one in ids)
    assert "Nobody is banned." in admin("bans")[1]


# ---------------------------------------------------------------- one person's data


def everything(server: Server) -> str:
    """All that the database holds, as text."""
    names = [
        "people", "tokens", "links", "pushes", "tables", "seats", "moves", "events", "messages", "votes", "bans", "kept"
    ]  # fmt: skip
    found = []
    for name in names:
        for row in sql(server, f"SELECT * FROM {name}"):
            values = [zlib.decompress(v) if name == "kept" and isinstance(v, bytes) else v for v in row]
            found.append(" ".join(v.decode() if isinstance(v, bytes) else str(v) for v in values))
    return "\n".join(found)


def test_a_person_is_exported_and_deleted(site: Server, admin: Admin, tmp_path: Path) -> None:
    eva, bruno = Program(site, "Ewaryst"), Program(site, "Bruno")
    running = eva.table("me", "open", "open", game="lanterns", public=True)
    assert join(bruno, running).status_code == 200 and join(Program(site, "Cleo"), running).status_code == 200
    finished = bruno.table("me", "open", game="lanterns", public=True)
    assert join(eva, finished).status_code == 200
    do(bruno, finished, 0, "light", "finish")
    waiting = eva.table("me", "open", "open", game="lanterns", public=True)
    assert join(bruno, waiting).status_code == 200
    assert bruno.look(running, 1)["version"]  # an engine holds it, with the name

    voter = person_of(site, running)
    sql(site, "INSERT INTO votes (table_id, seat, voter) VALUES (:t, 1, :v)", t=running, v=voter)

    file = tmp_path / "ewaryst.json"
    assert admin("export", "Ewaryst", file)[0] == 0
    content = json.loads(file.read_text(encoding="utf-8"))
    assert content["person"]["nickname"] == "Ewaryst" and file.stat().st_mode & 0o077 == 0
    assert {table["id"] for table in content["tables"]} == {running, finished, waiting}
    assert content["votes"] == [{"table_id": running, "seat": 1}]
    assert admin("export", "Ewaryst", file)[0] == 2  # nothing is overwritten

    assert "Ewaryst" in everything(site)
    code, said = admin("delete", "Ewaryst")
    assert code == 0 and "Deleted: Ewaryst" in said
    assert "Ewaryst" not in everything(site) and content["person"]["id"] not in everything(site)
    until(lambda: eva.http.get("/tables").status_code == 401, SOON)
    until(lambda: told(bruno, running)["moves"] > 0, SOON)  # the bot in the seat was asked first
    assert "Ewaryst" not in json.dumps([bruno.look(running, 1), log(bruno, running, 1), log(bruno, waiting)])
    assert [seat["name"] for seat in seats(bruno, finished)] == ["Bruno", "Deleted guest"]
    save = bruno.http.get(f"/tables/{finished}/save")
    assert save.status_code == 200 and "Ewaryst" not in save.text
    assert admin("delete", "Ewaryst")[0] == 2
    for word in ("delete", "ban"):  # those who are gone can't be meant
        assert admin(word, "Deleted guest")[0] == 2 and admin(word, "deleted")[0] == 2


# ---------------------------------------------------------------- copies


def test_a_copy_is_made_while_the_server_runs_and_put_back(
    site: Server, admin: Admin, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    ada = Program(site, "Ada")
    table = ada.table("me", game="lanterns")
    do(ada, table, 0, "light", "light")
    copy = tmp_path / "copy"
    code, said = admin("backup", copy)
    assert code == 0 and str(site.data / "secret") in said and copy.stat().st_mode & 0o077 == 0
    code, said = admin("backup", copy)
    assert code == 2 and "--replace" in said
    assert admin("backup", copy, "--replace")[0] == 0
    assert [path.name for path in tmp_path.iterdir()] == ["copy"]
    before = stored(site.database, table)[table]
    do(ada, table, 0, "light")

    code, said = admin("restore", copy)
    assert code == 2 and ("Another Burgrave (process" in said or "stop the server first" in said)
    assert told(ada, table)["moves"] == 3

    if site.database.startswith("sqlite"):
        elsewhere = f"sqlite:///{tmp_path / 'new' / 'games.db'}"
    else:
        running: PostgreSQL = request.getfixturevalue("postgresql")
        elsewhere = running.database("restored")
    assert admin("restore", copy, database=elsewhere)[0] == 0
    assert stored(elsewhere, table)[table] == before
    sql(elsewhere, "DELETE FROM moves")
    assert admin("restore", copy, database=elsewhere)[0] == 0  # also in the place of another one
    assert stored(elsewhere, table)[table] == before
    assert admin("tables", database=elsewhere)[0] == 0


def test_what_can_not_be_copied_or_put_back(
    site: Server, admin: Admin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nowhere = f"sqlite:///{tmp_path / 'none.db'}"
    for words in (("backup", tmp_path / "copy"), ("tables",), ("restore", tmp_path / "none")):
        code, said = admin(*words, database=nowhere)
        assert code == 2 and "There is no file" in said
    foreign = tmp_path / "diary.db"
    with closing(sqlite3.connect(foreign)) as db:
        db.execute("CREATE TABLE diary (day TEXT)")
    code, said = admin("restore", foreign, database=nowhere)
    assert code == 2 and "not a database of Burgrave" in said
    foreign.write_bytes(b"not a database " * 1000)
    code, said = admin("restore", foreign, database=nowhere)
    assert code == 2 and "corrupt" in said
    assert sorted(path.name for path in tmp_path.iterdir()) == ["diary.db", "none.db.lock"]
    old = tmp_path / "old.db"
    with closing(sqlite3.connect(old)) as db:
        db.execute("CREATE TABLE alembic_version (version_num TEXT)")
        db.execute("INSERT INTO alembic_version VALUES ('0001')")
        db.commit()
    code, said = admin("tables", database=f"sqlite:///{old}")
    assert code == 2 and "start the server once" in said
    if not site.database.startswith("sqlite"):
        monkeypatch.setattr(shutil, "which", lambda name: None)
        code, said = admin("backup", tmp_path / "copy")
        assert code == 2 and "pg_dump is not installed" in said and "postgresql-client" in said


def test_a_copy_that_is_not_whole_takes_no_place(
    postgresql: PostgreSQL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where the disk lost its end: what was there before stays."""
    address, copy = postgresql.database("cut"), tmp_path / "copy"
    url = connect(address).url
    sql(address, "CREATE TABLE words AS SELECT md5(CAST(n AS text)) AS word FROM generate_series(1, 20000) n")
    size = dump.dump(url, copy)
    whole, folder = copy.read_bytes(), tmp_path / "bin"
    assert size == len(whole)
    folder.mkdir()
    cut = 'for word; do case $word in --file=*) truncate -s -9000 "${word#*=}"; esac; done'
    (folder / "pg_dump").write_text(f'#!/bin/sh\n{shutil.which("pg_dump")} "$@"\n{cut}\n')
    (folder / "pg_dump").chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    with pytest.raises(dump.Failed):
        dump.dump(url, copy)
    assert copy.read_bytes() == whole and sorted(path.name for path in tmp_path.iterdir()) == ["bin", "copy"]


def test_the_page_about_hosting_tells_every_command() -> None:
    page = (Path(__file__).parents[2] / "docs" / "host.md").read_text(encoding="utf-8")
    told_of = page.partition("## Looking after a site")[2].partition("\n## ")[0]
    commands = [command.name or command.callback.__name__ for command in app.registered_commands if command.callback]
    assert len(commands) == 11 and all(f"`{name}" in told_of for name in commands)


def test_help_is_in_both_languages(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    for language, words in (("en_GB", "Delete old tables"), ("pl_PL", "Usuwa stare stoły")):
        monkeypatch.setenv("LANG", language)
        began = time.monotonic()
        assert run(["admin", "prune", "--help"]) == 0
        out = capfd.readouterr().out
        assert words in out and "--dry-run" in out and "burgrave serve" in out
        assert time.monotonic() - began < 60
