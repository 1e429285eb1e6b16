"""Tables: set up, joined, played and looked at. An answer is one transaction, and counts exactly once."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, TypeAlias, TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.bots.registry import LEVELS
from burgrave.kernel.errors import UnknownGame
from burgrave.kernel.game import game as find_game
from burgrave.kernel.setup import NAMES
from burgrave.server import messages as m
from burgrave.server import store
from burgrave.server.database import Conflict, Database
from burgrave.server.engines import PATIENCE, EngineLost, EngineProcess, Engines
from burgrave.server.live import Change, Hub
from burgrave.server.problem import Problem
from burgrave.server.store import CLOSED, OPEN, OVER, PLAYING, Person, Seat, TableRow

LOG: Final = logging.getLogger(__name__)
TRIES: Final = 3  # when another worker was faster
HOSTED: Final = 20  # tables that one person may have set up and not finished
ABSENT: Final = 120.0  # seconds without a move after which the others may vote for a bot
STAND_IN: Final = "medium"
SEED_BITS: Final = 128
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # of ids: none that are mistaken for each other

R = TypeVar("R", bound=m.Message)


May: TypeAlias = Callable[[TableRow, list[Seat]], None]
"""Raises Problem where somebody may not do at a table what they ask for."""


def everybody(row: TableRow, seats: list[Seat]) -> None:
    """Whoever asks was let in before."""


class SeatWish(msgspec.Struct, frozen=True):
    """Who shall sit in a seat: the host (``me``), a bot of some level, or whoever comes (``open``)."""

    kind: str
    bot: str | None = None
    name: str | None = None  # of the host's further seats, on the same device
    colour: int | None = None


class Wish(msgspec.Struct, frozen=True):
    """A table as somebody would like it."""

    game: str
    seats: list[SeatWish]
    options: dict[str, object] = {}
    public: bool = False
    chat: bool = True


class Tables:
    """All that can be done at tables, for people and programs alike."""

    def __init__(self, database: Database, engines: Engines, hub: Hub, hosted: int = HOSTED) -> None:
        self._database: Final = database
        self._engines: Final = engines
        self._hub: Final = hub
        self._hosted: Final = hosted
        self._locks: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    def _lock(self, table: str) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    # ---------------------------------------------------------------- finding

    async def table(self, id_: str) -> tuple[TableRow, list[Seat]]:
        """A table and its seats."""
        async with self._database.read() as db:
            return await _found(db, id_)

    async def invited(self, invitation: str) -> tuple[TableRow, list[Seat], int | None]:
        """The table of an invitation, and the seat if it is for one."""
        async with self._database.read() as db:
            found = await store.table_by_invitation(db, invitation)
            if found is None:
                raise Problem(404, "invitation")
            row, seats = await _found(db, found[0])
            return row, seats, found[1]

    # ---------------------------------------------------------------- setting up

    async def create(self, host: Person, wish: Wish) -> str:
        """Set up a table; it begins at once when nobody is missing."""
        try:
            game = find_game(wish.game)
        except UnknownGame as error:
            raise Problem(422, "setup", why=str(error)) from error
        for seat in wish.seats:
            if seat.kind not in ("me", "bot", "open") or (seat.kind == "bot" and seat.bot not in LEVELS):
                raise Problem(422, "seat-kind", levels=", ".join(LEVELS))
        try:
            msgspec.msgpack.encode(wish.options)
        except (OverflowError, ValueError) as error:  # a number that no game could mean, or half a letter
            raise Problem(422, "setup", why=str(error)) from error
        names = _names(host, wish.seats)
        making = m.Making(game.name, len(wish.seats), "0", dict(wish.options), names)
        id_, now = _id(), time.time()
        await self._try_out(id_, making)
        colours = _colours(wish.seats)
        row = TableRow(
            id=id_,
            game=game.name,
            players=len(wish.seats),
            options=dict(wish.options),
            seed=str(secrets.randbits(SEED_BITS)),  # of the operating system
            rules_version=game.rules_version,
            host=host.id,
            public=wish.public,
            chat=wish.chat,
            invitation=secrets.token_urlsafe(12),
            status=OPEN,
            created=now,
            changed=now,
            moved=now,
            version=1,
            at=0,
            number=0,
            asked=[],
            events=0,
            result=None,
            rematch=None,
        )
        seats = [
            Seat(
                seat=index,
                person=host.id if seat.kind == "me" else None,
                bot=seat.bot if seat.kind == "bot" else None,
                name=names[index],
                colour=colours[index],
                invitation=secrets.token_urlsafe(12) if seat.kind == "open" else None,
            )
            for index, seat in enumerate(wish.seats)
        ]
        async with self._database.write() as db:
            if await store.hosted(db, host.id) >= self._hosted:
                raise Problem(429, "too-many-tables", most=self._hosted)
            await store.put_person(db, host)
            await store.add_table(db, row, seats)
        await self.begin_if_full(id_)
        return id_

    async def _try_out(self, id_: str, making: m.Making) -> None:
        """Whether such a game can be set up at all."""
        trial = f"{id_}?"
        process = self._engines.of(trial)
        reply = await _asked(process, m.Begin(trial, making))
        if isinstance(reply, m.Refused):
            raise Problem(422, "setup", why=reply.why)
        await _asked(process, m.Forget(trial))

    async def begin_if_full(self, id_: str) -> None:
        """Begin the game when everybody sits."""
        async with self._lock(id_):
            row, seats = await self.table(id_)
            if row.status != OPEN or any(seat.open for seat in seats):
                return
            names = different([seat.name for seat in seats])
            making = m.Making(row.game, row.players, row.seed, row.options, names)
            reply = _expect(await _asked(self._engines.of(id_), m.Begin(id_, making)), m.Moved)
            change = self._change(row, seats, reply.standing)
            values = store.standing_values(reply.standing) | {"events": len(reply.events), "moved": time.time()}
            async with self._database.write() as db:
                if not await store.change_table(db, row, **{"status": PLAYING, **values}):
                    return  # another worker was faster
                for seat, name in zip(seats, names, strict=True):
                    await store.set_seat(db, id_, seat.seat, name=name, invitation=None)
                assert reply.kept is not None, "a table keeps how it began"
                await store.add_kept(db, id_, reply.kept)
                await store.add_events(db, row, 0, reply.events)
                await self._hub.announce(db, change)
        self._hub.committed(change)

    async def join(self, who: Person, id_: str, seat: int | None, invitation: str | None) -> int:
        """Sit down: where the invitation says, in a given seat, or in any that is free."""
        async with self._lock(id_):
            row, seats = await self.table(id_)
            mine = [one.seat for one in seats if one.person == who.id]
            if mine and (seat is None or seat in mine):
                return mine[0] if seat is None else seat  # they sit there already: a double click
            if row.status != OPEN:
                raise Problem(409, "begun")
            free = [one for one in seats if one.open]
            if seat is not None:
                free = [one for one in free if one.seat == seat]
            if not free:
                raise Problem(409, "taken")
            allowed = row.public or row.host == who.id or invitation == row.invitation or await self.was_there(who, row)
            place = next((one for one in free if allowed or (invitation and one.invitation == invitation)), None)
            if place is None:
                raise Problem(403, "not-invited")
            async with self._database.write() as db:
                await store.put_person(db, who)
                name = who.nickname
                await store.set_seat(db, id_, place.seat, person=who.id, name=name, invitation=None)
                await self._changed(db, row)
        self._hub.committed(Change(id_, row.version + 1))
        await self.begin_if_full(id_)
        return place.seat

    async def was_there(self, who: Person, row: TableRow) -> bool:
        """Whether this is a rematch of a table where somebody sat."""
        async with self._database.read() as db:
            return await store.sat_before(db, row.id, who.id)

    async def fill(self, who: Person, id_: str, level: str) -> None:
        """The host lets bots take the seats that are still free."""
        if level not in LEVELS:
            raise Problem(422, "seat-kind", levels=", ".join(LEVELS))
        async with self._lock(id_):
            row, seats = await self.table(id_)
            if row.host != who.id:
                raise Problem(403, "not-host")
            if row.status != OPEN:
                raise Problem(409, "begun")
            async with self._database.write() as db:
                for seat in seats:
                    if seat.open:
                        await store.set_seat(db, id_, seat.seat, bot=level, name=NAMES[seat.seat], invitation=None)
                await self._changed(db, row)
        self._hub.committed(Change(id_, row.version + 1))
        await self.begin_if_full(id_)

    async def leave(self, who: Person, id_: str) -> None:
        """Get up: an open table keeps the seat free, at a running one a bot stands in."""
        async with self._lock(id_):
            row, seats = await self.table(id_)
            mine = [seat for seat in seats if seat.person == who.id]
            if not mine:
                raise Problem(403, "not-seated")
            if row.status not in (OPEN, PLAYING):
                raise Problem(409, "over")
            async with self._database.write() as db:
                if row.status == OPEN:
                    for seat in mine:
                        token = secrets.token_urlsafe(12)
                        await store.set_seat(db, id_, seat.seat, person=None, name="", invitation=token)
                    others = any(seat.person not in (None, who.id) for seat in seats)
                    await self._changed(db, row, status=OPEN if others else CLOSED)
                else:
                    happened = [_notice("left", seat.seat) for seat in mine if seat.bot is None]
                    for seat in mine:
                        await store.set_seat(db, id_, seat.seat, bot=STAND_IN)
                    await self._changed(db, row, happened)
        self._hub.committed(Change(id_, row.version + 1))

    async def rematch(self, who: Person, id_: str) -> str:
        """Another game with the same people: they are let in without an invitation."""
        following: str | None = None
        for _ in range(TRIES):
            async with self._lock(id_):
                row, seats = await self.table(id_)
                if row.rematch is not None:
                    if following is not None:  # another worker was faster: there is one table for all
                        await self.leave(who, following)
                    return row.rematch
                if row.status != OVER:
                    raise Problem(409, "not-over")
                if all(seat.person != who.id for seat in seats):
                    raise Problem(403, "not-seated")
                following = following or await self.create(who, _same_again(who, row, seats))
                try:
                    async with self._database.write() as db:
                        await self._changed(db, row, rematch=following)
                except Conflict:
                    continue
            self._hub.committed(Change(id_, row.version + 1))
            return following
        raise Problem(409, "stale")

    # ---------------------------------------------------------------- playing

    async def play(
        self,
        id_: str,
        number: int | None,
        move: m.Move,
        key: str | None = None,
        *,
        by_bot: bool = False,
        may: May = everybody,
    ) -> int:
        """Make a move for a seat, and say which version of the table followed; the same move may be sent again.

        No number: that of the open question. Raises Problem with status 409 when the question is not open any more.
        """
        for _ in range(TRIES):
            async with self._lock(id_):
                row, seats = await self.table(id_)
                may(row, seats)
                if number is None:
                    number = row.number
                if (row.status == OVER or move.do is None) and await self._is_repeated(row, number, move, key):
                    return row.version
                if row.status != PLAYING:
                    raise Problem(409, "over" if row.status == OVER else "not-begun")
                if by_bot and seats[move.seat].bot is None:
                    raise Problem(409, "stale")  # whoever it stood in for is back
                reply = await self._play(row, number, move)
                if isinstance(reply, m.Refused):
                    if reply.kind == m.STALE and await self._is_repeated(row, number, move, key):
                        return row.version
                    await self._refuse(row, seats, reply, move)
                assert isinstance(reply, m.Moved)
                try:
                    change = await self._record(row, seats, number, move, key, reply)
                except Conflict:
                    await self._forget(id_)
                    if key is not None and await self._is_used(row, key):
                        raise Problem(422, "key-used") from None
                    continue
                except BaseException:
                    await self._forget(id_)  # what the engine holds was not kept
                    raise
            self._hub.committed(change)
            return change.version
        raise Problem(409, "stale")

    async def _play(self, row: TableRow, number: int, move: m.Move) -> m.Reply:
        """Let the engine make a move; what takes it too long is not made."""
        try:
            reply = await self._ask(self._engines.of(row.id), row, m.Play(row.id, row.at, number, move))
            if isinstance(reply, m.Refused) and reply.kind == m.TOO_LATE:
                # It may be too late only because this engine was told no more than the last moves.
                await self._open(self._engines.of(row.id), row, whole=True)
                reply = await self._ask(self._engines.of(row.id), row, m.Play(row.id, row.at, number, move))
        except EngineLost as error:
            return m.Refused(m.FAILED, str(error))
        return reply

    async def _is_repeated(self, row: TableRow, number: int, move: m.Move, key: str | None) -> bool:
        """Whether that very move was made before: by its key or, where there is none, by its question."""
        async with self._database.read() as db:
            if move.do is None and key is not None:  # one may take back several answers, one after the other
                return await store.taken_back(db, row.id, move.seat, key)
            given = await store.move_at(db, row.id, number, move.seat)
        return given is not None and given[0] == move.do and (key is None or given[1] in (None, key))

    async def _is_used(self, row: TableRow, key: str) -> bool:
        async with self._database.read() as db:
            return await store.key_used(db, row.id, key)

    async def _refuse(self, row: TableRow, seats: list[Seat], reply: m.Refused, move: m.Move) -> None:
        """Say why a move was not made; where the rules failed, say it to the whole table."""
        if reply.kind == m.FAILED:
            LOG.error("table %s: %s", row.id, reply.why)  # not told to the others: it may name a secret answer
            await self.notice(row.id, "stuck", move.seat)
            raise Problem(500, "stuck", why=reply.why)
        raise Problem(422 if reply.kind == m.ILLEGAL else 409, reply.kind.replace(" ", "-"), why=reply.why)

    async def _record(
        self, row: TableRow, seats: list[Seat], number: int, move: m.Move, key: str | None, reply: m.Moved
    ) -> Change:
        """Keep a move, what it changed and what happened, all or nothing."""
        events = reply.events if move.do is not None else [_notice("undo", move.seat)]
        values = store.standing_values(reply.standing)
        change = self._change(row, seats, reply.standing)
        async with self._database.write() as db:
            await store.add_move(db, row, move, number, key)
            await store.add_events(db, row, row.at + 1, events)
            if move.do is None:
                await store.drop_kept(db, row, move.seat)
            if reply.kept is not None:
                await store.add_kept(db, row.id, reply.kept)
            if time.time() - row.moved >= ABSENT:  # else nobody could vote
                await store.clear_votes(db, row.id, move.seat)
            values |= {"events": row.events + len(events), "moved": time.time()}
            if not await store.change_table(db, row, **values):
                raise Conflict("the table was changed by another worker")
            await self._hub.announce(db, change)
        return change

    async def _forget(self, id_: str) -> None:
        with suppress(EngineLost):  # then it has forgotten everything
            await self._engines.of(id_).ask(m.Forget(id_))

    # ---------------------------------------------------------------- looking

    async def look(self, id_: str, seat: int | None, language: str, may: May = everybody) -> tuple[TableRow, m.Seen]:
        """The table, and what a seat (None: a spectator) sees."""
        async with self._lock(id_):  # else the engine may be one move further than the database
            row, seats = await self.table(id_)
            may(row, seats)
            if row.status not in (PLAYING, OVER):
                raise Problem(409, "not-begun")
            request = m.Look(row.id, row.at, seat, language)
            try:
                reply = await self._ask(self._engines.of(id_), row, request)
            except EngineLost as error:
                raise Problem(500, "stuck", why=str(error)) from error
            return row, _expect(reply, m.Seen)

    async def look_back(self, row: TableRow, at: int, seat: int | None, language: str) -> m.Seen:
        """What a seat saw after so many moves."""
        async with self._database.read() as db:
            kept, moves = await _since_kept(db, row.id, at)
            seats = await store.seats(db, row.id)
        past = f"{row.id}@{at}"
        process = self._engines.of(past)
        await _asked(process, m.Open(past, _making(row, seats), kept, moves))
        return _expect(await _asked(process, m.Look(past, at, seat, language)), m.Seen)

    async def events(self, row: TableRow, since: int, limit: int) -> list[store.Told]:
        """What happened, with all that anybody knows: to be told apart for each seat."""
        async with self._database.read() as db:
            return await store.events(db, row.id, since, limit)

    async def export(self, row: TableRow) -> bytes:
        """A finished game as a save."""
        if row.status != OVER:
            raise Problem(409, "not-over")
        if row.rules_version != find_game(row.game).rules_version:
            raise Problem(409, "other-rules", then=row.rules_version)
        async with self._database.read() as db:
            moves = await store.moves(db, row.id, 0, row.at)
            seats = await store.seats(db, row.id)
        whole = f"{row.id}!"
        process = self._engines.of(whole)
        await _asked(process, m.Open(whole, _making(row, seats), None, moves))
        saved = _expect(await _asked(process, m.Export(whole, row.at)), m.Saved)
        await _asked(process, m.Forget(whole))
        return saved.data

    async def think(self, row: TableRow, seat: int, spec: str, seed: int, seconds: float) -> m.Thought:
        """What a bot answers in a seat."""
        request = m.Think(row.id, row.at, seat, spec, seed, seconds)
        async with self._engines.thinker(row.id) as process:
            return _expect(await self._ask(process, row, request, seconds + PATIENCE), m.Thought)

    # ---------------------------------------------------------------- engines

    async def _ask(
        self, process: EngineProcess, row: TableRow, request: m.Request, seconds: float = PATIENCE
    ) -> m.Reply:
        """An engine's reply about a table; it is told first what it does not know."""
        find_game(row.game)  # it may have been uninstalled
        reply = await process.ask(request, seconds)
        if isinstance(reply, m.Missing):
            if 0 <= reply.at < row.at:
                async with self._database.read() as db:
                    moves = await store.moves(db, row.id, reply.at, row.at)
                await process.ask(m.Advance(row.id, reply.at, moves))
            else:
                await self._open(process, row)
            reply = await process.ask(request, seconds)
        return reply

    async def _open(self, process: EngineProcess, row: TableRow, whole: bool = False) -> None:
        """Tell an engine a table: a position, and the moves since; or all of it."""
        async with self._database.read() as db:
            kept, moves = await _since_kept(db, row.id, 0 if whole else row.at)
            if whole:
                moves = await store.moves(db, row.id, 0, row.at)
            seats = await store.seats(db, row.id)
        opened = await process.ask(m.Open(row.id, _making(row, seats), kept, moves))
        if isinstance(opened, m.Opened) and opened.lost:
            await self._void(row, opened.lost)
            await self._open(process, row)

    async def _void(self, row: TableRow, lost: int) -> None:
        """The rules have changed, and the last moves are no longer possible: the game goes on before them."""
        async with self._database.write() as db:
            await store.void_moves(db, row.id, row.at - lost)
            await self._changed(db, row, [_notice("upgraded", None, count=lost)])

    # ---------------------------------------------------------------- talk and absence

    async def say(self, who: Person, id_: str, text: str) -> None:
        """Say something at a table."""
        row, seats = await self.table(id_)
        name = next((seat.name for seat in seats if seat.person == who.id), None)
        if name is None:
            raise Problem(403, "not-seated")
        if not row.chat:
            raise Problem(409, "chat-off")
        async with self._lock(id_):
            row, _ = await self.table(id_)
            async with self._database.write() as db:
                await store.say(db, id_, who.id, name, text)
                await self._changed(db, row)
        self._hub.committed(Change(id_, row.version + 1))

    async def switch_chat(self, who: Person, id_: str, on: bool) -> None:
        """The host switches talk on or off."""
        async with self._lock(id_):
            row, _ = await self.table(id_)
            if row.host != who.id:
                raise Problem(403, "not-host")
            async with self._database.write() as db:
                await self._changed(db, row, chat=on)
        self._hub.committed(Change(id_, row.version + 1))

    async def said(self, id_: str, limit: int) -> list[store.Message]:
        """What was said at a table last."""
        async with self._database.read() as db:
            return await store.said(db, id_, limit)

    async def votes(self, id_: str) -> dict[int, set[str]]:
        """Who wants a bot to stand in, by seat."""
        async with self._database.read() as db:
            return await store.votes(db, id_)

    async def vote(self, who: Person, id_: str, seat: int) -> bool:
        """Vote for a bot to stand in for somebody who does not move; True when that settles it."""
        async with self._lock(id_):
            row, seats = await self.table(id_)
            voters = {one.person for one in seats if one.person is not None and one.bot is None}
            absent = next((one for one in seats if one.seat == seat), None)
            if who.id not in voters:
                raise Problem(403, "not-seated")
            if row.status != PLAYING or absent is None or absent.person is None or absent.bot is not None:
                raise Problem(409, "not-absent")
            if absent.person == who.id or seat not in row.asked or time.time() - row.moved < ABSENT:
                raise Problem(409, "not-absent")
            voters.discard(absent.person)
            async with self._database.write() as db:
                cast = (await store.votes(db, id_)).get(seat, set())
                if who.id not in cast:
                    await store.vote(db, id_, seat, who.id)
                settled = 2 * len((cast | {who.id}) & voters) > len(voters)
                if settled:
                    await store.clear_votes(db, id_, seat)
                    await store.set_seat(db, id_, seat, bot=STAND_IN)
                await self._changed(db, row, [_notice("stand-in", seat)] if settled else [])
        self._hub.committed(Change(id_, row.version + 1))
        return settled

    async def come_back(self, who: Person, id_: str, seat: int) -> None:
        """Take the seat back from the bot that stands in."""
        async with self._lock(id_):
            row, seats = await self.table(id_)
            own = next((one for one in seats if one.seat == seat and one.person == who.id), None)
            if own is None:
                raise Problem(403, "not-seated")
            if own.bot is None:
                return
            async with self._database.write() as db:
                await store.set_seat(db, id_, seat, bot=None)
                await store.clear_votes(db, id_, seat)
                await self._changed(db, row, [_notice("back", seat)])
        self._hub.committed(Change(id_, row.version + 1))

    async def notice(self, id_: str, kind: str, seat: int | None, **args: object) -> None:
        """Tell the table something that is no move."""
        for _ in range(TRIES):
            row, _ = await self.table(id_)
            with suppress(Conflict):
                async with self._database.write() as db:
                    await self._changed(db, row, [_notice(kind, seat, **args)])
                self._hub.committed(Change(id_, row.version + 1))
                return

    # ---------------------------------------------------------------- changes

    async def _changed(
        self, db: AsyncConnection, row: TableRow, events: Sequence[m.Happening] = (), **values: object
    ) -> None:
        """Something other than a move has changed."""
        await store.add_events(db, row, row.at, events)
        if not await store.change_table(db, row, events=row.events + len(events), **values):
            raise Conflict("the table was changed by another worker")
        await self._hub.announce(db, Change(row.id, row.version + 1))

    def _change(self, row: TableRow, seats: Sequence[Seat], standing: m.Standing) -> Change:
        people = {seats[seat].person for seat in standing.asked if seats[seat].bot is None}
        bots = any(seats[seat].bot is not None for seat in standing.asked)
        return Change(row.id, row.version + 1, sorted(person for person in people if person is not None), bots)


async def _found(db: AsyncConnection, id_: str) -> tuple[TableRow, list[Seat]]:
    row = await store.table(db, id_)
    if row is None:
        raise Problem(404, "table")
    return row, await store.seats(db, id_)


async def _since_kept(db: AsyncConnection, id_: str, at: int) -> tuple[m.Kept, list[m.Move]]:
    kept = await store.last_kept(db, id_, at)
    assert kept is not None, "a table keeps how it began"
    return kept, await store.moves(db, id_, kept.at, at)


def _making(row: TableRow, seats: Sequence[Seat]) -> m.Making:
    return m.Making(row.game, row.players, row.seed, row.options, [seat.name for seat in seats])


async def _asked(process: EngineProcess, request: m.Request) -> m.Reply:
    try:
        return await process.ask(request)
    except EngineLost as error:
        raise Problem(500, "stuck", why=str(error)) from error


def _expect(reply: m.Reply, kind: type[R]) -> R:
    if isinstance(reply, kind):
        return reply
    raise Problem(500, "stuck", why=reply.why if isinstance(reply, m.Refused) else type(reply).__name__)


def _notice(kind: str, seat: int | None, **args: object) -> m.Happening:
    """Something that the server tells, not the rules; a name with @ is no event of a game."""
    return m.Happening(f"@{kind}", args | ({"who": seat} if seat is not None else {}), None, [])


def _id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def _same_again(who: Person, row: TableRow, seats: Sequence[Seat]) -> Wish:
    """The same table, as somebody who sat there sets it up: the others have to come."""
    wishes = [
        SeatWish("me", colour=seat.colour, name=seat.name)
        if seat.person == who.id
        else SeatWish("bot", seat.bot, colour=seat.colour)
        if seat.person is None
        else SeatWish("open", colour=seat.colour)
        for seat in seats
    ]
    return Wish(row.game, wishes, row.options, row.public, row.chat)


def _names(host: Person, seats: Sequence[SeatWish]) -> list[str]:
    """What the seats are called at first: the host by nickname, bots by names of old, free seats by none yet."""
    names = []
    for index, seat in enumerate(seats):
        if seat.kind == "me":
            names.append(seat.name or host.nickname)
        else:
            names.append(NAMES[index % len(NAMES)])
    return different(names)


def different(names: Sequence[str]) -> list[str]:
    """The same names, numbered where they would be mistaken for each other."""
    found: list[str] = []
    for name in names:
        given, count = name, 2
        while given.casefold() in {one.casefold() for one in found}:
            given, count = f"{name} {count}", count + 1
        found.append(given)
    return found


def _colours(seats: Sequence[SeatWish]) -> list[int]:
    """As wished where possible, and all different."""
    colours: list[int] = []
    free = list(range(len(seats) + 8))
    for seat in seats:
        colour = seat.colour if seat.colour is not None and seat.colour in free else free[0]
        free.remove(colour)
        colours.append(colour)
    return colours
