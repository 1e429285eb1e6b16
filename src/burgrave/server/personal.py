"""What is known about one person: all of it for them to read, or none of it any more."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server import schema, store
from burgrave.server.database import Conflict, Database
from burgrave.server.messages import Happening
from burgrave.server.news import PERSON, TABLE, spread
from burgrave.server.people import unlike
from burgrave.server.problem import TEXTS, Problem
from burgrave.server.rows import CLOSED, OPEN, OVER, PLAYING, Person, TableRow
from burgrave.server.seating import Seating
from burgrave.server.tables import STAND_IN, TRIES

NOBODY: Final = "deleted"  # all who were deleted, in one: nobody can tell whose games were one person's
ALL: Final = 100_000  # tables of one person
HOST: Final = "@host"  # the only thing told in the log that has names in it, not seats
STATUSES: Final = (OPEN, PLAYING, OVER, CLOSED)


async def export(database: Database, who: Person) -> dict[str, Any]:
    """All that is kept about a person, for them to read: not what others did, nor what is hidden in running games."""
    async with database.read() as db:
        created = select(schema.people.c.created).where(schema.people.c.id == who.id)
        sat = await store.tables_of(db, who.id, STATUSES, ALL)
        return {
            "person": {
                "id": who.id,
                "nickname": who.nickname,
                "language": who.language,
                "created": (await db.execute(created)).scalar(),
            },
            "programs": await _rows(db, schema.tokens, who.id, "label", "created"),
            "links": await _rows(db, schema.links, who.id, "expires"),
            "notifications": await _rows(db, schema.pushes, who.id, "endpoint", "created"),
            "messages": await _rows(db, schema.messages, who.id, "table_id", "name", "text", "time"),
            "votes": await _rows(db, schema.votes, who.id, "table_id", "seat", by="voter"),
            "tables": [await _table(db, row, who) for row in sat],
        }


async def _rows(db: AsyncConnection, table: Any, person: str, *names: str, by: str = "person") -> list[dict[str, Any]]:
    found = select(*(table.c[name] for name in names)).where(table.c[by] == person)
    return [dict(row._mapping) for row in await db.execute(found)]


async def _table(db: AsyncConnection, row: TableRow, who: Person) -> dict[str, Any]:
    """A table as far as somebody took part in it."""
    seats = [seat for seat in await store.seats(db, row.id) if seat.person == who.id]
    c = schema.moves.c
    own = select(c.n, c.seat, c.do, c.time).where(c.table_id == row.id, c.seat.in_([seat.seat for seat in seats]))
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "status": row.status,
        "host": row.host == who.id,
        "created": row.created,
        "changed": row.changed,
        "seats": [{"seat": seat.seat, "name": seat.name, "bot": seat.bot} for seat in seats],
        "moves": [dict(move._mapping) for move in await db.execute(own.order_by(c.n))],
        "result": msgspec.to_builtins(row.result),
    }


class Farewell:
    """Deletes people; their games go on, or stay, without them."""

    def __init__(self, database: Database, seating: Seating) -> None:
        self._database: Final = database
        self._seating: Final = seating

    async def delete(self, who: Person) -> None:
        """Get up everywhere, then let nothing remind of them."""
        for _ in range(TRIES):
            with suppress(Conflict):  # they have sat down somewhere meanwhile
                await self._delete(who)
                return
        raise Problem(409, "stale")

    async def _delete(self, who: Person) -> None:
        async with self._database.read() as db:
            tables = await store.tables_of(db, who.id, STATUSES, ALL)
            seats = await store.seats_of(db, [row.id for row in tables])
        called = {seat.name for chairs in seats.values() for seat in chairs if seat.person == who.id} | {who.nickname}
        for row in tables:
            if row.status in (OPEN, PLAYING):
                with suppress(Problem):  # they only host a running game, or it has ended just now
                    await self._seating.leave(who, row.id)
        async with self._database.write() as db:
            await store.put_person(db, Person(NOBODY, TEXTS.say("en", "deleted-guest"), "en"))
            for row in tables:
                await _unname(db, row.id, who, called)
            for column in (schema.tables.c.host, schema.messages.c.person):
                await db.execute(update(column.table).where(column == who.id).values({column.name: NOBODY}))
            await db.execute(delete(schema.votes).where(schema.votes.c.voter == who.id))
            await db.execute(delete(schema.people).where(schema.people.c.id == who.id))  # tokens and the like with it
            await spread(db, PERSON, who.id)


async def _unname(db: AsyncConnection, table: str, who: Person, called: set[str]) -> None:
    """At one table: another name in their seats, in what they said, in the log; in a running game a bot sits there.

    Where nobody else played, it is closed.
    """
    name = TEXTS.say(who.language, "deleted-guest")
    row, seats = await store.table(db, table), await store.seats(db, table)
    if row is None:
        return
    for seat in seats:
        if seat.person == who.id:
            given = unlike(name, seats, seat.seat)
            stays = {"person": None, "bot": STAND_IN} if row.status == PLAYING else {"person": NOBODY}
            seats[seat.seat] = msgspec.structs.replace(seat, name=given)
            await store.set_seat(db, table, seat.seat, name=given, **stays)
    if row.status == PLAYING and all(seat.person in (None, who.id) for seat in seats):  # nobody would come back
        await db.execute(update(schema.tables).where(schema.tables.c.id == table).values(status=CLOSED))
    said = schema.messages
    await db.execute(update(said).where(said.c.table_id == table, said.c.person == who.id).values(name=name))
    for told in await store.events(db, table, 0, ALL):
        if told.at > 0:
            break  # hosts change only before the game
        if told.event.kind == HOST:
            await store.retell(db, table, told.n, _without(told.event, called, name))
    await db.execute(delete(schema.judgements).where(schema.judgements.c.table_id == table))  # they speak of names
    await db.execute(update(schema.tables).where(schema.tables.c.id == table).values(version=row.version + 1))
    await spread(db, TABLE, table)


def _without(event: Happening, called: set[str], name: str) -> Happening:
    spoken = {key: name if value in called else value for key, value in event.public.items()}
    return msgspec.structs.replace(event, public=spoken)
