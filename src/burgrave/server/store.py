"""Reading and writing tables, people and moves; every function runs in a transaction of its caller."""

from __future__ import annotations

import time
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import String, and_, bindparam, cast, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server import schema
from burgrave.server.messages import Happening, Kept, Move, Standing
from burgrave.server.rows import OPEN, OVER, PLAYING, Message, Person, Result, Seat, TableRow, Told, people_asked

MANY = 1000  # so many are asked for in one statement
BROWSERS = 10  # so many of one person are told
BEHIND = 8  # a table is opened from a position so many moves back: then the last answers can still be taken back


def _table(fields: dict[str, Any]) -> TableRow:
    fields["options"] = msgspec.json.decode(fields["options"])
    fields["asked"] = msgspec.json.decode(fields["asked"])
    if fields["result"] is not None:
        fields["result"] = msgspec.json.decode(fields["result"], type=Result)
    return TableRow(**fields)


def _seat(fields: dict[str, Any]) -> Seat:
    del fields["table_id"]
    return Seat(**fields)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


# ---------------------------------------------------------------- people


PERSON = select(schema.people.c.id, schema.people.c.nickname, schema.people.c.language, schema.people.c.epoch)
PERSON_OF_ID = PERSON.where(schema.people.c.id == bindparam("id"))
PERSON_OF_TOKEN = PERSON.join(schema.tokens).where(schema.tokens.c.hash == bindparam("hash"))


async def person(db: AsyncConnection, id_: str) -> Person | None:
    """Who that is."""
    row = (await db.execute(PERSON_OF_ID, {"id": id_})).first()
    return Person(*row) if row is not None else None


async def put_person(db: AsyncConnection, one: Person) -> None:
    """Write down somebody who is new here, or what has changed about them."""
    values = {"nickname": one.nickname, "language": one.language}
    kind = sqlite.insert if db.dialect.name == "sqlite" else postgresql.insert
    new = kind(schema.people).values(id=one.id, created=time.time(), **values)
    await db.execute(new.on_conflict_do_update(index_elements=["id"], set_=values))


async def person_by_token(db: AsyncConnection, hash_: str) -> Person | None:
    """Whose program that is."""
    row = (await db.execute(PERSON_OF_TOKEN, {"hash": hash_})).first()
    return Person(*row) if row is not None else None


async def add_token(db: AsyncConnection, hash_: str, owner: str, label: str) -> None:
    """Let a program act for somebody."""
    await db.execute(insert(schema.tokens).values(hash=hash_, person=owner, label=label, created=time.time()))


async def tokens(db: AsyncConnection, owner: str) -> list[tuple[str, str]]:
    """The programs of somebody: hash and label."""
    rows = select(schema.tokens.c.hash, schema.tokens.c.label).where(schema.tokens.c.person == owner)
    return [(row.hash, row.label) for row in await db.execute(rows.order_by(schema.tokens.c.created))]


async def drop_token(db: AsyncConnection, hash_: str, owner: str) -> None:
    """Let a program act no longer."""
    await db.execute(delete(schema.tokens).where(schema.tokens.c.hash == hash_, schema.tokens.c.person == owner))


async def add_link(db: AsyncConnection, hash_: str, owner: str, expires: float) -> None:
    """A link that makes another browser the same person, once."""
    await db.execute(delete(schema.links).where(schema.links.c.expires < time.time()))
    await db.execute(insert(schema.links).values(hash=hash_, person=owner, expires=expires))


async def use_link(db: AsyncConnection, hash_: str) -> str | None:
    """Whose link that was; it does not work again, also not for somebody who uses it at the same moment."""
    links = schema.links.c
    used = delete(schema.links).where(links.hash == hash_).returning(links.person, links.expires)
    found = (await db.execute(used)).first()
    return found.person if found is not None and found.expires >= time.time() else None


async def sign_out(db: AsyncConnection, owner: str) -> int:
    """End whatever acts for somebody: cookies, links, programs, notifications; the epoch of the cookies to come."""
    for kept_by in (schema.tokens, schema.links, schema.pushes):
        await db.execute(delete(kept_by).where(kept_by.c.person == owner))
    c = schema.people.c
    newer = update(schema.people).where(c.id == owner).values(epoch=c.epoch + 1).returning(c.epoch)
    return int((await db.execute(newer)).scalar_one())


# ---------------------------------------------------------------- tables


TABLE = select(schema.tables).where(schema.tables.c.id == bindparam("id"))
SEATS = select(schema.seats).where(schema.seats.c.table_id == bindparam("id")).order_by(schema.seats.c.seat)
SEATED = TABLE.join_from(schema.tables, schema.seats).add_columns(*schema.seats.c).order_by(schema.seats.c.seat)
OF_TABLE, OF_SEAT = schema.tables.c.keys(), schema.seats.c.keys()


async def add_table(db: AsyncConnection, row: TableRow, seats: Sequence[Seat]) -> None:
    """Set up a table."""
    values = msgspec.structs.asdict(row) | {
        "options": _json(row.options),
        "asked": _json(row.asked),
        "result": None,
    }
    await db.execute(insert(schema.tables).values(values))
    await db.execute(insert(schema.seats), [msgspec.structs.asdict(seat) | {"table_id": row.id} for seat in seats])


async def table(db: AsyncConnection, id_: str) -> TableRow | None:
    """A table."""
    row = (await db.execute(TABLE, {"id": id_})).first()
    return _table(row._asdict()) if row is not None else None


async def seats(db: AsyncConnection, id_: str) -> list[Seat]:
    """The chairs at a table, in order."""
    return [_seat(row._asdict()) for row in await db.execute(SEATS, {"id": id_})]


async def seated(db: AsyncConnection, id_: str) -> tuple[TableRow, list[Seat]] | None:
    """A table with its chairs, in one statement."""
    rows = (await db.execute(SEATED, {"id": id_})).all()
    if not rows:
        return None
    chairs = [_seat(dict(zip(OF_SEAT, row[len(OF_TABLE) :], strict=True))) for row in rows]
    return _table(dict(zip(OF_TABLE, rows[0], strict=False))), chairs


async def seats_of(db: AsyncConnection, ids: Sequence[str]) -> dict[str, list[Seat]]:
    """The chairs at several tables."""
    found: dict[str, list[Seat]] = {id_: [] for id_ in ids}
    if ids:
        rows = select(schema.seats).where(schema.seats.c.table_id.in_(ids)).order_by(schema.seats.c.seat)
        for row in await db.execute(rows):
            found[row.table_id].append(_seat(row._asdict()))
    return found


async def table_by_invitation(db: AsyncConnection, invitation: str) -> tuple[str, int | None] | None:
    """The table, and the seat if the invitation is for one."""
    chairs = schema.seats.c
    row = (await db.execute(select(chairs.table_id, chairs.seat).where(chairs.invitation == invitation))).first()
    if row is not None:
        return row.table_id, row.seat
    whole = select(schema.tables.c.id).where(schema.tables.c.invitation == invitation)
    id_ = (await db.execute(whole)).scalar()
    return (id_, None) if id_ is not None else None


async def sat_before(db: AsyncConnection, id_: str, person_id: str) -> bool:
    """Whether somebody sat at the table of which this is the rematch."""
    before = select(schema.tables.c.id).where(schema.tables.c.rematch == id_)
    chairs = select(schema.seats.c.seat).where(schema.seats.c.table_id.in_(before), schema.seats.c.person == person_id)
    return (await db.execute(chairs.limit(1))).first() is not None


async def tables_of(db: AsyncConnection, person_id: str, statuses: Sequence[str], limit: int) -> list[TableRow]:
    """The tables where somebody sits, or which they host, the last changed first."""
    sat = select(schema.seats.c.table_id).where(schema.seats.c.person == person_id)
    mine = or_(schema.tables.c.id.in_(sat), schema.tables.c.host == person_id)
    rows = select(schema.tables).where(mine, schema.tables.c.status.in_(statuses))
    last = rows.order_by(schema.tables.c.changed.desc()).limit(limit)
    return [_table(row._asdict()) for row in await db.execute(last)]


async def waiting_with(db: AsyncConnection, person_id: str) -> list[str]:
    """The open tables where somebody sits."""
    sat = select(schema.seats.c.table_id).where(schema.seats.c.person == person_id)
    rows = select(schema.tables.c.id).where(schema.tables.c.id.in_(sat), schema.tables.c.status == OPEN)
    return list((await db.execute(rows)).scalars())


async def public_tables(db: AsyncConnection, statuses: Sequence[str], limit: int) -> list[TableRow]:
    """The tables that anybody may watch or join."""
    rows = select(schema.tables).where(schema.tables.c.public, schema.tables.c.status.in_(statuses))
    last = rows.order_by(schema.tables.c.changed.desc()).limit(limit)
    return [_table(row._asdict()) for row in await db.execute(last)]


async def standings(db: AsyncConnection, ids: Sequence[str]) -> list[tuple[str, int, list[str]]]:
    """At which version tables are, and which people are asked there."""
    tables = schema.tables.c
    found = []
    for begin in range(0, len(ids), MANY):
        some = ids[begin : begin + MANY]
        chairs = await seats_of(db, some)
        for row in await db.execute(select(tables.id, tables.version, tables.asked).where(tables.id.in_(some))):
            found.append((row.id, row.version, people_asked(msgspec.json.decode(row.asked), chairs[row.id])))
    return found


async def hosted(db: AsyncConnection, person_id: str) -> int:
    """How many tables that are not over somebody has set up."""
    count = select(func.count()).select_from(schema.tables)
    mine = count.where(schema.tables.c.host == person_id, schema.tables.c.status.in_((OPEN, PLAYING)))
    return int((await db.execute(mine)).scalar_one())


async def statuses(db: AsyncConnection) -> dict[str, int]:
    """How many tables there are, by what goes on there."""
    status = schema.tables.c.status
    rows = await db.execute(select(status, func.count()).group_by(status))
    return {str(row[0]): int(row[1]) for row in rows}


async def unattended(db: AsyncConnection, person_id: str) -> int:
    """How many running tables somebody has set up at which only bots sit."""
    tables, chairs = schema.tables.c, schema.seats.c
    people = select(chairs.seat).where(chairs.table_id == tables.id, chairs.bot.is_(None))
    alone = tables.host == person_id, tables.status == PLAYING, ~people.exists()
    return int((await db.execute(select(func.count()).select_from(schema.tables).where(*alone))).scalar_one())


async def waiting_for_bots(db: AsyncConnection) -> list[str]:
    """Running tables at which a bot is asked."""
    tables, chairs = schema.tables.c, schema.seats.c
    asked = tables.asked.contains(cast(chairs.seat, String))  # JSON; seats have one digit
    bots = select(chairs.seat).where(chairs.table_id == tables.id, chairs.bot.is_not(None), asked)
    return list((await db.execute(select(tables.id).where(tables.status == PLAYING, bots.exists()))).scalars())


async def full_tables(db: AsyncConnection) -> list[str]:
    """Tables where everybody sits and the game has not begun: the server was stopped just then."""
    free = select(schema.seats.c.table_id).where(schema.seats.c.person.is_(None), schema.seats.c.bot.is_(None))
    rows = select(schema.tables.c.id).where(schema.tables.c.status == OPEN, schema.tables.c.id.not_in(free))
    return list((await db.execute(rows)).scalars())


JSON = ("asked", "result")  # of what changes; the options stay
CHANGE = update(schema.tables).where(
    schema.tables.c.id == bindparam("of"), schema.tables.c.version == bindparam("after")
)


async def change_table(db: AsyncConnection, row: TableRow, **values: object) -> bool:
    """Change a table that nobody else has changed meanwhile."""
    written = {name: _json(value) if name in JSON else value for name, value in values.items()}
    set_ = written | {"version": row.version + 1, "changed": time.time()}
    return (await db.execute(CHANGE, set_ | {"of": row.id, "after": row.version})).rowcount == 1


async def set_seat(db: AsyncConnection, id_: str, seat: int, **values: object) -> None:
    """Change a chair."""
    where = and_(schema.seats.c.table_id == id_, schema.seats.c.seat == seat)
    await db.execute(update(schema.seats).where(where).values(values))


# ---------------------------------------------------------------- moves


async def add_move(db: AsyncConnection, row: TableRow, move: Move, number: int, key: str | None) -> None:
    """Write down a move; raises Conflict (when the transaction ends) if there is one in its place already."""
    values = {"table_id": row.id, "n": row.at, "number": number, "seat": move.seat, "do": move.do, "void": False}
    await db.execute(insert(schema.moves), values | {"key": key, "time": time.time()})


async def move_at(db: AsyncConnection, id_: str, number: int, seat: int) -> tuple[str | None, str | None] | None:
    """What a seat answered to a question of that number (None: it took the last answer back), and with which key.

    An answer that was taken back since does not count.
    """
    c = schema.moves.c
    where = and_(c.table_id == id_, c.number == number, c.seat == seat)
    row = (await db.execute(select(c.n, c.do, c.key).where(where).order_by(c.n.desc()).limit(1))).first()
    if row is None or (row.do is not None and await _is_taken_back(db, id_, seat, row.n)):
        return None
    return row.do, row.key


async def _is_taken_back(db: AsyncConnection, id_: str, seat: int, n: int) -> bool:
    """Whether a seat took the answer of that move back: it begins with its last one."""
    c = schema.moves.c
    standing = 1
    own = select(c.do).where(c.table_id == id_, c.seat == seat, c.n > n, c.void.is_(False))
    for do in (await db.execute(own.order_by(c.n))).scalars():
        standing += 1 if do is not None else -1
        if standing == 0:
            return True
    return False


async def taken_back(db: AsyncConnection, id_: str, seat: int, key: str) -> bool:
    """Whether a seat took an answer back with that key."""
    c = schema.moves.c
    where = and_(c.table_id == id_, c.seat == seat, c.key == key, c.do.is_(None))
    return (await db.execute(select(c.n).where(where))).first() is not None


async def key_used(db: AsyncConnection, id_: str, key: str) -> bool:
    """Whether some move at a table was sent with that key."""
    c = schema.moves.c
    return (await db.execute(select(c.n).where(c.table_id == id_, c.key == key))).first() is not None


async def moves(db: AsyncConnection, id_: str, since: int, before: int) -> list[Move]:
    """The moves of a table."""
    c = schema.moves.c
    rows = select(c.seat, c.do, c.void).where(c.table_id == id_, c.n >= since, c.n < before).order_by(c.n)
    return [Move(*row) for row in await db.execute(rows)]


async def last_move(db: AsyncConnection, id_: str, seats: Sequence[int]) -> int:
    """After how many moves somebody in these seats made their last one; 0: none yet."""
    c = schema.moves.c
    found = (await db.execute(select(func.max(c.n)).where(c.table_id == id_, c.seat.in_(seats)))).scalar()
    return 0 if found is None else int(found) + 1


async def void_moves(db: AsyncConnection, id_: str, since: int) -> None:
    """Let moves from a number on count no longer, nor positions after them."""
    where = and_(schema.moves.c.table_id == id_, schema.moves.c.n >= since)
    await db.execute(update(schema.moves).where(where).values(void=True))
    await db.execute(delete(schema.kept).where(schema.kept.c.table_id == id_, schema.kept.c.at > since))


async def add_kept(db: AsyncConnection, id_: str, kept: Kept) -> None:
    """Keep a position."""
    values = {"at": kept.at, "number": kept.number, "position": zlib.compress(kept.position, 6)}
    await db.execute(insert(schema.kept).values(table_id=id_, **values))


async def drop_kept(db: AsyncConnection, row: TableRow, seat: int) -> None:
    """A seat takes its last answer back: no position after that answer can be gone on from."""
    c = schema.moves.c
    own = select(c.n, c.do).where(c.table_id == row.id, c.seat == seat, c.n < row.at, c.void.is_(False))
    taken_back = 0
    for move in await db.execute(own.order_by(c.n.desc())):
        if move.do is None:
            taken_back += 1
        elif taken_back:
            taken_back -= 1
        else:
            where = and_(schema.kept.c.table_id == row.id, schema.kept.c.at > move.n)
            await db.execute(delete(schema.kept).where(where))
            return


async def last_kept(db: AsyncConnection, id_: str, at: int) -> Kept | None:
    """A position to go on from, some moves back."""
    c = schema.kept.c
    rows = select(c.at, c.number, c.position).where(c.table_id == id_, or_(c.at <= at - BEHIND, c.at == 0))
    row = (await db.execute(rows.order_by(c.at.desc()).limit(1))).first()
    return Kept(row.at, row.number, zlib.decompress(row.position)) if row is not None else None


async def add_events(db: AsyncConnection, row: TableRow, at: int, happened: Sequence[Happening]) -> None:
    """Tell what happened; the caller adds to the table's count."""
    if happened:
        now = time.time()
        values = [
            {"table_id": row.id, "n": n, "at": at, "time": now, "content": msgspec.json.encode(event)}
            for n, event in enumerate(happened, row.events)
        ]
        await db.execute(insert(schema.events), values)


async def events(db: AsyncConnection, id_: str, since: int, limit: int) -> list[Told]:
    """What happened from an event on."""
    c = schema.events.c
    rows = select(c.n, c.at, c.time, c.content).where(c.table_id == id_, c.n >= since).order_by(c.n).limit(limit)
    return [Told(row.n, row.at, row.time, _happening(row.content)) for row in await db.execute(rows)]


async def retell(db: AsyncConnection, id_: str, n: int, event: Happening) -> None:
    """Tell something that happened in other words."""
    where = and_(schema.events.c.table_id == id_, schema.events.c.n == n)
    await db.execute(update(schema.events).where(where).values(content=msgspec.json.encode(event)))


def _happening(content: bytes) -> Happening:
    return msgspec.json.decode(content, type=Happening)


def standing_values(standing: Standing) -> dict[str, Any]:
    """What a table's row says of where it stands."""
    values = {"at": standing.at, "number": standing.number, "asked": standing.asked}
    if not standing.asked:
        values |= {"status": OVER, "result": Result(standing.winners, standing.scores)}
    return values


# ---------------------------------------------------------------- talk, votes, notifications


async def say(db: AsyncConnection, id_: str, who: str, name: str, text: str) -> None:
    """Say something at a table."""
    values = {"table_id": id_, "person": who, "name": name, "text": text, "time": time.time()}
    await db.execute(insert(schema.messages).values(values))


async def said(db: AsyncConnection, id_: str, limit: int) -> list[Message]:
    """What was said at a table last."""
    c = schema.messages.c
    rows = select(c.id, c.person, c.name, c.text, c.time).where(c.table_id == id_).order_by(c.id.desc()).limit(limit)
    return [Message(*row) for row in await db.execute(rows)][::-1]


async def votes(db: AsyncConnection, id_: str) -> dict[int, set[str]]:
    """Who wants a bot to stand in, by seat."""
    found: dict[int, set[str]] = {}
    for row in await db.execute(select(schema.votes).where(schema.votes.c.table_id == id_)):
        found.setdefault(row.seat, set()).add(row.voter)
    return found


async def vote(db: AsyncConnection, id_: str, seat: int, voter: str) -> None:
    """Want a bot to stand in for a seat."""
    await db.execute(insert(schema.votes).values(table_id=id_, seat=seat, voter=voter))


async def clear_votes(db: AsyncConnection, id_: str, seat: int) -> None:
    """The vote on a seat is over."""
    await db.execute(delete(schema.votes).where(schema.votes.c.table_id == id_, schema.votes.c.seat == seat))


async def put_push(db: AsyncConnection, owner: str, endpoint: str, p256dh: str, auth: str) -> None:
    """Tell somebody's browser from now on; of too many, that which was told for longest is told no longer."""
    await drop_push(db, endpoint)
    values = {"endpoint": endpoint, "person": owner, "p256dh": p256dh, "auth": auth, "created": time.time()}
    await db.execute(insert(schema.pushes).values(values))
    c = schema.pushes.c
    newest = select(c.endpoint).where(c.person == owner).order_by(c.created.desc()).limit(BROWSERS)
    await db.execute(delete(schema.pushes).where(c.person == owner, c.endpoint.not_in(newest)))


async def drop_push(db: AsyncConnection, endpoint: str) -> None:
    """Tell that browser no longer."""
    await db.execute(delete(schema.pushes).where(schema.pushes.c.endpoint == endpoint))


async def pushes(db: AsyncConnection, people: Sequence[str]) -> list[tuple[str, str, str, str]]:
    """The browsers of some people: whose, endpoint and keys."""
    c = schema.pushes.c
    rows = select(c.person, c.endpoint, c.p256dh, c.auth).where(c.person.in_(people))
    return [(row.person, row.endpoint, row.p256dh, row.auth) for row in await db.execute(rows)]
