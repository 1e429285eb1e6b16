"""What the host of a site does beside the server: look at tables, close and prune them, ban and delete people."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import Select, delete, func, insert, or_, select, update

from burgrave.kernel.errors import BurgraveError
from burgrave.server import schema, store
from burgrave.server.bans import ADDRESS, PERSON, network
from burgrave.server.database import Conflict, Database
from burgrave.server.engines import Engines
from burgrave.server.live import Hub
from burgrave.server.news import BANS, TABLE, spread
from burgrave.server.personal import NOBODY, Farewell, export
from burgrave.server.rows import CLOSED, OPEN, OVER, PLAYING, Message, Person, Seat, TableRow
from burgrave.server.seating import Seating
from burgrave.server.tables import TRIES, Tables, notice

DAY: Final = 86400.0
SAID: Final = 20  # messages that are shown of a table
MANY: Final = 500  # tables that are deleted in one transaction


class Unknown(BurgraveError):
    """There is no such table or person."""


class Several(BurgraveError):
    """More than one person is called so; the text has their ids."""


class Wanted(msgspec.Struct, frozen=True):
    """Which tables are looked for; None: any."""

    status: str | None = None
    game: str | None = None
    person: str | None = None  # who sits there or hosts it
    older: float | None = None  # days since anything was done there


class Ban(msgspec.Struct, frozen=True):
    """Somebody who is not let in."""

    subject: str
    kind: str
    name: str
    created: float


class Admin:
    """The same tables and people as the server's, which may be running meanwhile: its workers hear of changes."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._tables: Final = Tables(database, Engines(1, 1), Hub(database))  # the engines are never started

    # ---------------------------------------------------------------- tables

    async def tables(self, wanted: Wanted, limit: int) -> list[tuple[TableRow, list[Seat]]]:
        """Tables and who sits there, the last changed first."""
        if wanted.person is not None:
            wanted = msgspec.structs.replace(wanted, person=(await self.person(wanted.person)).id)
        ids = _filtered(select(schema.tables.c.id), wanted).order_by(schema.tables.c.changed.desc()).limit(limit)
        found = []
        async with self._database.read() as db:
            for id_ in list((await db.execute(ids)).scalars()):
                row = await store.table(db, id_)
                if row is not None:
                    found.append((row, await store.seats(db, id_)))
        return found

    async def table(self, id_: str) -> tuple[TableRow, list[Seat], list[Message]]:
        """A table, who sits there, and what was said there last."""
        async with self._database.read() as db:
            row = await store.table(db, id_)
            if row is None:
                raise Unknown(id_)
            return row, await store.seats(db, id_), await store.said(db, id_, SAID)

    async def close(self, id_: str) -> bool:
        """Close a table for good; False where it was over or closed before."""
        for _ in range(TRIES):
            row, *_ = await self.table(id_)
            if row.status not in (OPEN, PLAYING):
                return False
            with suppress(Conflict):  # somebody moved just now
                async with self._tables.changing(row, [notice("closed", None)], status=CLOSED, asked=[]) as db:
                    await spread(db, TABLE, id_)
                return True
        raise Conflict(id_)

    async def prune(self, finished: float | None, abandoned: float | None, dry_run: bool) -> dict[str, int]:
        """Delete tables at which nothing was done for so many days; None: none of that sort. How many, by status."""
        found: dict[str, int] = {}
        for statuses, days in (((OVER, CLOSED), finished), ((OPEN, PLAYING), abandoned)):
            for status in statuses if days is not None else ():
                found[status] = await self._prune(Wanted(status=status, older=days), dry_run)
        return found

    async def _prune(self, wanted: Wanted, dry_run: bool) -> int:
        if dry_run:
            async with self._database.read() as db:
                count = _filtered(select(func.count()).select_from(schema.tables), wanted)
                return int((await db.execute(count)).scalar_one())
        deleted = 0
        while True:
            async with self._database.write() as db:  # some at a time: the server goes on in between
                some = _filtered(select(schema.tables.c.id), wanted).limit(MANY)
                ids = list((await db.execute(some)).scalars())
                c = schema.tables.c
                await db.execute(update(schema.tables).where(c.rematch.in_(ids)).values(rematch=None))
                await db.execute(delete(schema.tables).where(c.id.in_(ids)))  # with all that belongs to them
                deleted += len(ids)
                if len(ids) < MANY:
                    return deleted

    # ---------------------------------------------------------------- people

    async def person(self, called: str) -> Person:
        """Somebody by id or, where only one is called so, by nickname."""
        c = schema.people.c
        async with self._database.read() as db:
            found = await store.person(db, called)
            if found is None:
                named = store.PERSON.where(func.lower(c.nickname) == called.lower(), c.id != NOBODY)
                same = [Person(*row) for row in await db.execute(named.order_by(c.created.desc()).limit(20))]
                if len(same) > 1:
                    raise Several(", ".join(one.id for one in same))
                found = same[0] if same else None
        if found is None or found.id == NOBODY:
            raise Unknown(called)
        return found

    async def ban(self, who: str) -> Ban:
        """Let a person, an address or a network in no more; the running server hears of it within seconds."""
        found = network(who)
        if found is not None:
            ban = Ban(found, ADDRESS, "", time.time())
        else:
            person = await self.person(who)
            ban = Ban(person.id, PERSON, person.nickname, time.time())
        async with self._database.write() as db:
            await db.execute(delete(schema.bans).where(schema.bans.c.subject == ban.subject))
            await db.execute(insert(schema.bans).values(msgspec.structs.asdict(ban)))
            await spread(db, BANS)
        return ban

    async def unban(self, who: str) -> Sequence[Ban]:
        """Let somebody in again: by address, id, or the nickname that they had."""
        found = [ban for ban in await self.bans() if who in (ban.subject, ban.name) or network(who) == ban.subject]
        if not found:
            raise Unknown(who)
        async with self._database.write() as db:
            await db.execute(delete(schema.bans).where(schema.bans.c.subject.in_([ban.subject for ban in found])))
            await spread(db, BANS)
        return found

    async def bans(self) -> list[Ban]:
        """Everybody who is not let in."""
        async with self._database.read() as db:
            rows = await db.execute(select(schema.bans).order_by(schema.bans.c.created))
            return [Ban(**row._mapping) for row in rows]

    async def export(self, who: str) -> dict[str, Any]:
        """All that is kept about a person."""
        return await export(self._database, await self.person(who))

    async def delete(self, who: str) -> Person:
        """Delete a person; who that was."""
        person = await self.person(who)
        await Farewell(self._database, Seating(self._tables, secret="")).delete(person)
        return person


def _filtered(rows: Select[Any], wanted: Wanted) -> Select[Any]:
    c = schema.tables.c
    if wanted.status is not None:
        rows = rows.where(c.status == wanted.status)
    if wanted.game is not None:
        rows = rows.where(c.game == wanted.game)
    if wanted.older is not None:
        rows = rows.where(c.changed < time.time() - wanted.older * DAY)
    if wanted.person is not None:
        sat = select(schema.seats.c.table_id).where(schema.seats.c.person == wanted.person)
        rows = rows.where(or_(c.id.in_(sat), c.host == wanted.person))
    return rows
