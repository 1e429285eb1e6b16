"""The caretaker: does what ``burgrave admin`` is told, on the server's database, and says what was done."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from burgrave.cli.serve import usual_data
from burgrave.cli.words import own
from burgrave.kernel.errors import BadSetup
from burgrave.kernel.text import Words
from burgrave.server import dump, sqlite_file
from burgrave.server.admin import DAY, Admin, Ban, Several, Unknown, Wanted
from burgrave.server.bans import PERSON
from burgrave.server.database import Conflict, Database, StorageDown, connect
from burgrave.server.problem import Problem
from burgrave.server.rows import CLOSED, OPEN, OVER, PLAYING, Seat, TableRow

STATUSES: Final = (OPEN, PLAYING, OVER, CLOSED)
T = TypeVar("T")


class Caretaker:
    """Works on the database of a data directory, or on another one."""

    def __init__(self, data: Path | None, database: str | None, language: str) -> None:
        self._data: Final = data or usual_data()
        self._database: Final = connect(database or f"sqlite:///{self._data / 'burgrave.db'}")
        self._language: Final = language
        self._console: Final = Console(highlight=False, soft_wrap=True)

    def _say(self, message: str, **args: Words) -> str:
        return own(self._language, message, **args)

    def _tell(self, message: str, **args: Words) -> None:
        self._console.print(Text(self._say(message, **args)))

    @property
    def _file(self) -> Path:
        return Path(str(self._database.url.database))

    def _run(self, work: Callable[[Admin], Awaitable[T]]) -> T:
        """Do something with the database; what can go wrong is told in one sentence."""

        async def done(database: Database) -> T:
            try:
                if not await database.is_current():
                    raise BadSetup(self._say("error-admin-schema"))
                return await work(Admin(database))
            finally:
                await database.close()

        self._must_exist()
        try:
            return asyncio.run(done(self._database))
        except Unknown as error:
            raise BadSetup(self._say("error-admin-unknown", given=str(error))) from error
        except Several as error:
            raise BadSetup(self._say("error-admin-several", ids=str(error))) from error
        except StorageDown as error:
            raise BadSetup(self._say("error-admin-storage", reason=str(error))) from error
        except (Conflict, Problem) as error:
            raise BadSetup(self._say("error-admin-busy")) from error

    def _must_exist(self) -> None:
        if self._database.is_sqlite and not self._file.is_file():
            raise BadSetup(self._say("error-admin-no-file", file=str(self._file)))

    # ---------------------------------------------------------------- tables

    def tables(self, status: str | None, game: str | None, person: str | None, older: float | None, limit: int) -> None:
        """List tables."""
        if status not in (None, *STATUSES):
            raise BadSetup(self._say("error-admin-status", given=str(status), allowed=", ".join(STATUSES)))
        found = self._run(lambda admin: admin.tables(Wanted(status, game, person, older), limit))
        grid = Grid(header_style="bold")
        for name in ("id", "game", "status", "players", "moved", "age"):
            grid.add_column(self._say(f"admin-{name}"), overflow="fold")
        for row, seats in found:
            grid.add_row(
                row.id,
                row.game,
                self._say(f"admin-{row.status}"),
                Text(", ".join(self._seat(seat) for seat in seats)),
                _moment(row.moved),
                self._age(row),
            )
        self._console.print(grid)
        self._tell("admin-tables", count=len(found))

    def _seat(self, seat: Seat) -> str:
        if seat.open:
            return self._say("admin-free")
        return seat.name if seat.bot is None else f"{seat.name} ({seat.bot})"

    def _age(self, row: TableRow) -> str:
        return self._say("admin-days", count=int((time.time() - row.created) / DAY))

    def show(self, id_: str) -> None:
        """Show a table, with the ids of the people there."""
        row, seats, said = self._run(lambda admin: admin.table(id_))
        told = {
            "id": row.id,
            "game": row.game,
            "options": msgspec.json.encode(row.options).decode(),
            "status": self._say(f"admin-{row.status}"),
            "host": row.host,
            "moves": str(row.at),
            "created": _moment(row.created),
            "moved": _moment(row.moved),
            "age": self._age(row),
        }
        for name, value in told.items():
            self._console.print(Text(f"{self._say(f'admin-{name}')}: {value}"))
        for seat in seats:
            self._console.print(Text(f"  {seat.seat}  {self._seat(seat)}  {seat.person or '-'}"))
        for message in said:
            self._console.print(Text(f"  {_moment(message.time)}  {message.name} ({message.person}): {message.text}"))

    def close(self, id_: str) -> None:
        """Close a table."""
        closed = self._run(lambda admin: admin.close(id_))
        self._tell("admin-did-close" if closed else "admin-was-closed", id=id_)

    def prune(self, finished: float | None, abandoned: float | None, dry_run: bool) -> None:
        """Delete old tables; none, unless an age is given."""
        if finished is None and abandoned is None:
            raise BadSetup(self._say("error-admin-prune"))
        found = self._run(lambda admin: admin.prune(finished, abandoned, dry_run))
        for status, count in found.items():
            self._console.print(Text(f"{self._say(f'admin-{status}')}: {count}"))
        self._tell("admin-would-prune" if dry_run else "admin-pruned", count=sum(found.values()))

    # ---------------------------------------------------------------- people

    def ban(self, who: str) -> None:
        """Let somebody in no more."""
        self._tell("admin-banned", who=_named(self._run(lambda admin: admin.ban(who))))

    def unban(self, who: str) -> None:
        """Let somebody in again."""
        self._tell("admin-unbanned", who=", ".join(_named(one) for one in self._run(lambda admin: admin.unban(who))))

    def bans(self) -> None:
        """List who is not let in."""
        found = self._run(lambda admin: admin.bans())
        for one in found:
            self._console.print(Text(f"{_moment(one.created)}  {_named(one)}"))
        self._tell("admin-bans", count=len(found))

    def export(self, person: str, file: Path) -> None:
        """Write down all that is kept about a person."""
        found = self._run(lambda admin: admin.export(person))
        content = msgspec.json.format(msgspec.json.encode(found), indent=2)
        with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as written:
            written.write(content + b"\n")
        self._tell("admin-exported", file=str(file))

    def delete(self, person: str) -> None:
        """Delete a person."""
        gone = self._run(lambda admin: admin.delete(person))
        self._tell("admin-deleted", who=f"{gone.nickname} ({gone.id})")

    # ---------------------------------------------------------------- copies

    def backup(self, file: Path, replace: bool) -> None:
        """Copy the database."""
        self._must_exist()
        if file.exists() and not replace:
            raise BadSetup(self._say("error-admin-exists", file=str(file)))
        try:
            if self._database.is_sqlite:
                size = sqlite_file.backup(self._file, file)
            else:
                size = dump.dump(self._database.url, file)
        except sqlite_file.Corrupt as error:
            raise BadSetup(self._say("error-corrupt", file=str(self._file), reason=str(error))) from error
        except dump.NotInstalled as error:
            raise BadSetup(self._say("error-admin-program", program=str(error))) from error
        self._tell("admin-backed-up", file=str(file), size=str(size), secret=str(self._data / "secret"))

    def restore(self, file: Path) -> None:
        """Put a copy back; nobody may serve from the database meanwhile."""
        if not file.is_file():
            raise BadSetup(self._say("error-admin-no-file", file=str(file)))
        if self._database.is_sqlite:
            self._restore_file(file)
        else:
            self._restore_dump(file)

    def _restore_file(self, file: Path) -> None:
        self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            with sqlite_file.held(self._file):
                before = sqlite_file.restore(file, self._file)
        except sqlite_file.InUse as error:
            raise BadSetup(self._say("error-in-use", file=str(self._file), process=str(error))) from error
        except sqlite_file.Corrupt as error:
            raise BadSetup(self._say("error-corrupt", file=str(file), reason=str(error))) from error
        except sqlite_file.Foreign as error:
            raise BadSetup(self._say("error-admin-foreign", file=str(file))) from error
        self._tell("admin-restored", file=str(file))
        if before is not None:
            self._tell("admin-before", file=str(before))

    def _restore_dump(self, file: Path) -> None:
        async def is_in_use() -> bool:
            try:
                return await dump.is_in_use(self._database)
            finally:
                await self._database.close()

        try:
            if asyncio.run(is_in_use()):
                raise BadSetup(self._say("error-admin-connected"))
            dump.put_back(file, self._database.url)
        except StorageDown as error:
            raise BadSetup(self._say("error-admin-storage", reason=str(error))) from error
        except dump.NotInstalled as error:
            raise BadSetup(self._say("error-admin-program", program=str(error))) from error
        self._tell("admin-restored", file=str(file))


def _named(ban: Ban) -> str:
    return f"{ban.name} ({ban.subject})" if ban.kind == PERSON else ban.subject


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
