"""Real servers for tests: processes of their own on the loopback, on SQLite or on a PostgreSQL that is started here."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Any, NamedTuple, Self

import httpx
from sqlalchemy import select

from burgrave.kernel.begin import prepare
from burgrave.kernel.game import game as find_game
from burgrave.kernel.table import Table, begin
from burgrave.server import schema, store
from burgrave.server.api import LARGEST
from burgrave.server.database import Database, connect
from burgrave.server.engine import Held
from burgrave.server.messages import Kept, Move
from burgrave.server.rows import Seat, TableRow, Told

BOOT = 240.0  # seconds; the machine may be busy
LEAN = {"BURGRAVE_THINKERS": "1", "BURGRAVE_LIMITS": "1000"}  # quick to start; one address is everybody
ONE_GAME = {"BURGRAVE_GAMES": "citadels"}  # nor does a game that is not loaded
WITH_LANTERNS = {"BURGRAVE_GAMES": "citadels,lanterns"}


class Server:
    """`burgrave serve` on a free port; the same data directory can be served again."""

    def __init__(self, data: Path, database: str | None = None, env: Mapping[str, str] = {}, *options: str) -> None:
        self.data = data
        self._database = database
        self._env = env
        self._options = options
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._log: IO[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> str:
        """The address of its database."""
        return self._database or f"sqlite:///{self.data / 'burgrave.db'}"

    @property
    def pid(self) -> int:
        """Its process, which leads a session of its own: the engines are in the same."""
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """What the server has printed so far."""
        return (self.data.parent / f"{self.data.name}.log").read_text(encoding="utf-8", errors="replace")

    def start(self) -> Self:
        self.launch()
        self.wait()
        return self

    def launch(self) -> None:
        command = [sys.executable, "-m", "burgrave", "serve", "--port", str(self.port), "--data", str(self.data)]
        if self._database is not None:
            command += ["--database", self._database]
        command += ["--no-browser", "--lang", "en", *self._options]
        self._log = (self.data.parent / f"{self.data.name}.log").open("ab")
        self._process = subprocess.Popen(
            command,
            stdout=self._log,
            stderr=subprocess.STDOUT,
            env={**os.environ, **LEAN, **self._env},
            start_new_session=True,
        )

    def wait(self) -> None:
        """Until it answers."""
        until = time.monotonic() + BOOT
        with client(self.address, timeout=5) as http:
            while time.monotonic() < until:
                assert self._process is not None and self._process.poll() is None, f"the server has ended:\n{self.log}"
                try:
                    if http.get("/api/v1/levels").status_code == 200:
                        return
                except httpx.TransportError:
                    time.sleep(0.05)
        raise AssertionError(f"the server does not answer:\n{self.log}")

    def kill(self) -> None:
        """Like a power cut, but for the disk."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
        if self._log is not None:
            self._log.close()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


def client(address: str, **more: Any) -> httpx.Client:
    """Somebody who sends requests; without certificates, which take longer to read than many a test."""
    return httpx.Client(base_url=address, verify=False, **more)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


# ---------------------------------------------------------------- programs and people


class Program:
    """A program with a token."""

    def __init__(self, server: Server, nickname: str = "Robo", language: str = "en") -> None:
        self.http = client(f"{server.address}/api/v1", timeout=30)
        made = self.http.post("/tokens", json={"nickname": nickname, "language": language})
        assert made.status_code == 201, made.text
        self.token: str = made.json()["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def table(self, *seats: str, **more: Any) -> str:
        """A new table; seats are "me", "open" or the level of a bot."""
        wanted = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        made = self.http.post("/tables", json={"game": "citadels", "seats": wanted, **more})
        assert made.status_code == 201, made.text
        id_: str = made.json()["id"]
        return id_

    def look(self, table: str, seat: int) -> dict[str, Any]:
        seen = self.http.get(f"/tables/{table}/seats/{seat}")
        assert seen.status_code == 200, seen.text
        found: dict[str, Any] = seen.json()
        return found

    def answer(self, table: str, seat: int, number: int, do: str, key: str | None = None) -> httpx.Response:
        headers = {} if key is None else {"idempotency-key": key}
        given = {"number": number, "do": do}
        return self.http.post(f"/tables/{table}/seats/{seat}/answer", json=given, headers=headers)


class Browser:
    """A browser without a script: pages, forms and cookies."""

    def __init__(self, server: Server, language: str = "en") -> None:
        headers = {"accept-language": language}
        self.http = client(server.address, headers=headers, follow_redirects=True, timeout=30)

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def send(self, page: httpx.Response, action: str, **fields: str | int) -> httpx.Response:
        """Send the form of a page that goes to some address, with its hidden fields."""
        forms = re.findall(r'<form[^>]*action="([^"]*)"[^>]*>(.*?)</form>', page.text, re.DOTALL)
        inside = next((content for where, content in forms if where == action), None)
        assert inside is not None, f"no form to {action} among {[where for where, _ in forms]}"
        hidden = dict(re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)"', inside))
        return self.http.post(action, data={**hidden, **{name: str(value) for name, value in fields.items()}})


# ---------------------------------------------------------------- what the database holds


class Made(NamedTuple):
    """A move as it was written down."""

    n: int
    number: int
    seat: int
    do: str | None
    void: bool
    key: str | None


class Stored(NamedTuple):
    """All that is written down about a table."""

    row: TableRow
    seats: list[Seat]
    moves: list[Made]
    kept: list[Kept]
    events: list[Told]

    def replayed(self) -> Iterator[Held]:
        """The table at its beginning and after every move, played again by the engine's own code."""
        row, names = self.row, [seat.name for seat in self.seats]
        held = Held(begin(prepare(find_game(row.game), row.players, int(row.seed), row.options, names)), 0)
        yield held
        for made in self.moves:
            held.play(Move(made.seat, made.do, made.void))
            yield held

    def now(self) -> Table:
        """The table as it stands, with everything that is hidden."""
        for held in self.replayed():
            table = held.table
        return table


def stored(database: str, *ids: str) -> dict[str, Stored]:
    """Some tables, or all of them, read behind the server's back."""
    return asyncio.run(_stored(connect(database), ids))


async def _stored(database: Database, ids: tuple[str, ...]) -> dict[str, Stored]:
    found = {}
    tables, moves, kept = schema.tables.c, schema.moves.c, schema.kept.c
    try:
        async with database.read() as db:
            for id_ in ids or (await db.execute(select(tables.id))).scalars().all():
                row = await store.table(db, id_)
                assert row is not None, f"there is no table {id_}"
                made = select(moves.n, moves.number, moves.seat, moves.do, moves.void, moves.key)
                ordered = made.where(moves.table_id == id_).order_by(moves.n)
                positions = select(kept.at, kept.number, kept.position).where(kept.table_id == id_).order_by(kept.at)
                found[id_] = Stored(
                    row,
                    await store.seats(db, id_),
                    [Made(*one) for one in await db.execute(ordered)],
                    [Kept(one.at, one.number, zlib.decompress(one.position)) for one in await db.execute(positions)],
                    await store.events(db, id_, 0, LARGEST),
                )
    finally:
        await database.close()
    return found


# ---------------------------------------------------------------- PostgreSQL


class PostgreSQL:
    """A PostgreSQL of our own in a directory, on a free port of the loopback; a child of this process."""

    def __init__(self, *settings: str) -> None:
        self._settings = settings or ("fsync=off",)  # for tests: it loses nothing when it is killed
        self._user = "postgres" if os.getuid() == 0 else None  # it refuses to run as root
        # not among pytest's own: each run of pytest shuts those of root to all others
        self._directory = Path(tempfile.mkdtemp(prefix="burgrave-postgresql-"))
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()

    @property
    def pid(self) -> int:
        """Its first process, the parent of all others."""
        assert self._process is not None
        return self._process.pid

    @staticmethod
    def programs() -> Path | None:
        """Where Debian's package puts them, or wherever they are found."""
        for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
            if (folder / "initdb").exists():
                return folder
        found = shutil.which("initdb")
        return Path(found).parent if found else None

    def start(self) -> Self:
        if self._user is not None:
            shutil.chown(self._directory, self._user)
        made = self._launch("initdb", "-D", str(self._directory / "data"), "-U", "burgrave", "-A", "trust", "-N")
        assert made.wait() == 0, self.log
        self.restart()
        return self

    def stop(self) -> None:
        """Like a power cut, but for the disk; it may have ended already."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()

    def remove(self) -> None:
        """Stop it for good."""
        self.stop()
        shutil.rmtree(self._directory, ignore_errors=True)

    def restart(self) -> None:
        """After a stop; until it takes connections."""
        data, sockets = str(self._directory / "data"), str(self._directory)
        settings = [word for one in ("listen_addresses=127.0.0.1", *self._settings) for word in ("-c", one)]
        self._process = self._launch("postgres", "-D", data, "-p", str(self.port), "-k", sockets, *settings)
        end = time.monotonic() + BOOT
        while self._client("pg_isready", "-q") != 0:
            assert self._process.poll() is None and time.monotonic() < end, f"PostgreSQL does not start:\n{self.log}"
            time.sleep(0.05)

    def database(self, name: str) -> str:
        """The address of a new, empty database."""
        assert self._client("createdb", name) == 0, self.log
        return f"postgresql://burgrave@127.0.0.1:{self.port}/{name}"

    @property
    def log(self) -> str:
        """What it has said so far."""
        return (self._directory / "log").read_text(encoding="utf-8", errors="replace")

    def _launch(self, program: str, *words: str) -> subprocess.Popen[bytes]:
        programs = self.programs()
        assert programs is not None
        with (self._directory / "log").open("ab") as log:
            return subprocess.Popen(
                [programs / program, *words],
                user=self._user,
                cwd=self._directory,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def _client(self, program: str, *words: str) -> int:
        """What a program of PostgreSQL that talks to the server ends with."""
        programs = self.programs()
        assert programs is not None
        here = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "burgrave"]
        return subprocess.run([programs / program, *here, *words], check=False).returncode
