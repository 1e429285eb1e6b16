"""The file of SQLite: one server at a time, and a damaged file is called damaged."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from burgrave.cli.app import run
from burgrave.server import sqlite_file
from tests.server.acting import do, sql, until
from tests.server.serving import WITH_LANTERNS, Program, Server, free_port


def serve(data: Path, *more: str, lang: str = "en") -> tuple[int, str]:
    """A server that is not expected to start; its exit code and what it says."""
    command = [sys.executable, "-m", "burgrave", "serve", "--data", str(data), "--port", str(free_port()), *more]
    command += ["--no-browser", "--lang", lang]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert "Traceback" not in done.stderr and done.stdout == ""
    return done.returncode, done.stderr.strip()


def damage(file: Path, table: str) -> None:
    """Overwrite the pages of a table, as a failing disk would."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (root,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as opened:
        opened.seek((root - 1) * size)
        opened.write(os.urandom(size))


def test_a_second_server_is_refused_until_the_first_is_killed(plugged: dict[str, str], data: Path) -> None:
    """Engines outlive their server for a moment, and hold nothing; whoever comes after it has the file at once."""
    server = Server(data, None, plugged | WITH_LANTERNS)
    try:
        server.start()
        program = Program(server)
        table = program.table("me", game="lanterns")
        do(program, table, 0, "light")  # an engine runs
        code, said = serve(data)
        file = data / "burgrave.db"
        assert code == 2 and said.count("\n") == 0
        assert said.startswith(f"Another Burgrave (process {server.pid}) serves from {file}: stop it first")
        link = data.parent / "link.db"
        link.symlink_to(file)
        assert serve(data.parent / "other", "--database", f"sqlite:///{link}", lang="pl")[1].startswith("Inny Burgrave")
        engines = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
        for one in engines:
            os.kill(int(one), signal.SIGSTOP)  # they can't even end
        server.kill()
        try:
            with sqlite_file.held(file):
                pass
        finally:
            for one in engines:
                os.kill(int(one), signal.SIGCONT)
        server.start()
        assert program.look(table, 0)["view"]["points"] == [1]
    finally:
        server.stop()


def test_who_is_forked_keeps_no_lock(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    read, write = os.pipe()
    with sqlite_file.held(file):
        with pytest.raises(sqlite_file.InUse, match=str(os.getpid())), sqlite_file.held(file):
            pass
        child = os.fork()
        if child == 0:
            os.read(read, 1)  # lives on until it is told
            os._exit(0)

    def free() -> bool:
        try:
            with sqlite_file.held(file):
                return True
        except sqlite_file.InUse:
            return False

    try:
        until(free, 30)  # the parent has let go of it, and so has the child, which lives on
    finally:
        os.write(write, b"x")
        os.waitpid(child, 0)


def test_a_corrupt_file_is_called_corrupt_and_put_right(
    plugged: dict[str, str], data: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """In one sentence, with what to do, which helps."""
    server = Server(data, None, plugged | WITH_LANTERNS)
    file, copy = data / "burgrave.db", data.parent / "copy.db"
    try:
        server.start()
        program = Program(server)
        table = program.table("me", game="lanterns")
        do(program, table, 0, "light")
        assert run(["admin", "backup", str(copy), "--data", str(data), "--lang", "en"]) == 0
        server.stop()
        damage(file, "moves")
        code, said = serve(data)
        assert code == 2 and said.count("\n") == 0 and f"The database {file} is corrupt (" in said
        assert "burgrave admin restore FILE" in said
        assert "uszkodzona" in serve(data, lang="pl")[1]
        capfd.readouterr()
        assert run(["admin", "backup", str(data / "no.db"), "--data", str(data), "--lang", "en"]) == 2
        assert "is corrupt" in capfd.readouterr().err and not (data / "no.db").exists()
        assert run(["admin", "restore", str(copy), "--data", str(data), "--lang", "en"]) == 0
        said = capfd.readouterr().out
        kept = [path for path in data.iterdir() if ".before-" in path.name]
        assert kept and str(kept[0]).partition("-wal")[0] in "".join(said.split("\n"))
        server.start()
        assert program.look(table, 0)["view"]["points"] == [1]
        do(program, table, 0, "light")
    finally:
        server.stop()


def test_a_header_that_is_none(data: Path) -> None:
    data.mkdir()
    (data / "burgrave.db").write_bytes(b"This is a diary, not a database. " * 1000)
    code, said = serve(data)
    assert code == 2 and "is corrupt (file is not a database)" in said


def test_a_check_is_quick(tmp_path: Path) -> None:
    """A hundred megabytes of moves: a host with tens of thousands of games starts within seconds."""
    file = tmp_path / "large.db"
    with closing(sqlite3.connect(file)) as db:
        db.execute("CREATE TABLE moves (table_id TEXT, n INTEGER, content BLOB, PRIMARY KEY (table_id, n))")
        rows = ((f"table{n // 200}", n % 200, bytes(400)) for n in range(200_000))
        db.executemany("INSERT INTO moves VALUES (?, ?, ?)", rows)
        db.commit()
    assert file.stat().st_size > 9e7
    began = time.monotonic()
    sqlite_file.check(file)
    assert time.monotonic() - began < 10


def test_a_copy_is_of_one_moment(tmp_path: Path) -> None:
    """While others write: of each transaction all is in the copy, or nothing."""
    file, copy = tmp_path / "games.db", tmp_path / "copy.db"
    address = f"sqlite:///{file}"
    sql(address, "CREATE TABLE pairs (n INTEGER PRIMARY KEY, left_ INTEGER, content BLOB)")
    script = (
        "import sqlite3,itertools\n"
        f"db = sqlite3.connect({str(file)!r}, isolation_level=None)\n"
        "for n in itertools.count():\n"
        "    db.execute('BEGIN IMMEDIATE')\n"
        "    db.execute('INSERT INTO pairs VALUES (?, ?, zeroblob(20000))', (2 * n, n))\n"
        "    db.execute('INSERT INTO pairs VALUES (?, ?, zeroblob(20000))', (2 * n + 1, n))\n"
        "    db.execute('COMMIT')\n"
    )
    writer = subprocess.Popen([sys.executable, "-c", script])
    try:
        for _ in range(5):
            time.sleep(0.2)
            sqlite_file.backup(file, copy)
            with closing(sqlite3.connect(copy)) as db:
                count, last = db.execute("SELECT count(*), max(n) FROM pairs").fetchone()
                assert count % 2 == 0 and last == count - 1
    finally:
        writer.kill()
        writer.wait()
    assert count > 0
