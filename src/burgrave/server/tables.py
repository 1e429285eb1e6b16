"""Tables as all parts of the server use them: found, changed in one transaction, and known to the engines.

Seating, playing and company say what can be done at a table.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from random import random
from typing import Final, TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.kernel.game import game as find_game
from burgrave.server import messages as m
from burgrave.server import store
from burgrave.server.database import Conflict, Database
from burgrave.server.engines import PATIENCE, EngineDied, EngineLost, EngineProcess, Engines
from burgrave.server.live import Change, Hub
from burgrave.server.problem import Problem
from burgrave.server.rows import OVER, Seat, TableRow, people_asked

LOG: Final = logging.getLogger(__name__)
TRIES: Final = 3  # when another worker was faster
PATIENT: Final = 12  # tries of what does not depend on how the table stands: to say something, to sit down
PAUSE: Final = 0.02  # seconds between them, more each time
STAND_IN: Final = "medium"  # the bot that plays for somebody who has left
LATELY: Final = 100  # events among which a notice is looked for, so that it is told once

R = TypeVar("R", bound=m.Message)
T = TypeVar("T")


class Tables:
    """All tables: where they are kept, which engine plays them, and who is told."""

    def __init__(self, database: Database, engines: Engines, hub: Hub) -> None:
        self.database: Final = database
        self.engines: Final = engines
        self._hub: Final = hub
        self._locks: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    def lock(self, table: str) -> asyncio.Lock:
        """Held by whoever changes a table: within one worker everybody waits for their turn."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    async def table(self, id_: str) -> tuple[TableRow, list[Seat]]:
        """A table and its seats."""
        async with self.database.glance() as db:
            found = await store.seated(db, id_)
        if found is None:
            raise Problem(404, "table")
        return found

    # ---------------------------------------------------------------- changes

    @asynccontextmanager
    async def changing(
        self,
        row: TableRow,
        events: Sequence[m.Happening] = (),
        *,
        at: int | None = None,
        then: tuple[Sequence[Seat], m.Standing] | None = None,
        wakes: bool = True,
        **values: object,
    ) -> AsyncIterator[AsyncConnection]:
        """A transaction: what is done in the block, what happened and what has changed, all or nothing.

        The others are told once it is kept; after a move ``then`` is where the table stands. Bots that are asked are
        woken if it ``wakes`` them. Raises Conflict where another worker has changed the table since.
        """
        if then is not None:
            values |= store.standing_values(then[1]) | {"moved": time.time()}
        async with self.database.write() as db:
            yield db
            await store.add_events(db, row, row.at if at is None else at, events)
            if not await store.change_table(db, row, events=row.events + len(events), **values):
                raise Conflict("the table was changed by another worker")
            seats, asked_ = (then[0], then[1].asked) if then is not None else (await store.seats(db, row.id), row.asked)
            bots = wakes and any(seats[seat].bot is not None for seat in asked_)
            change = Change(row.id, row.version + 1, people_asked(asked_, seats), bots, moved=then is not None)
            await self._hub.announce(db, change)
        self._hub.committed(change)

    async def insist(self, id_: str, act: Callable[[TableRow, list[Seat]], Awaitable[T]]) -> T:
        """Do something at a table, again where another worker was faster; Problem 409 where it always is."""
        for tried in range(PATIENT):
            with suppress(Conflict):
                async with self.lock(id_):
                    return await act(*await self.table(id_))
            await asyncio.sleep(random() * PAUSE * (tried + 1))  # not all of them at the same time again
        raise Problem(409, "stale")

    async def changed_elsewhere(self, id_: str) -> None:
        """A command has changed a table: names that engines hold are told anew, and so are the tabs."""
        with suppress(EngineLost):
            await self.engines.of(id_).ask(m.Forget(id_))
        await self._hub.tell_where(id_)

    async def notice(self, id_: str, kind: str, seat: int | None, **args: object) -> None:
        """Tell the table something that is no move; once, until somebody moves. It wakes no bot: it may be its own."""
        event = notice(kind, seat, **args)
        for _ in range(TRIES):
            row, _ = await self.table(id_)
            async with self.database.read() as db:
                lately = await store.events(db, id_, max(0, row.events - LATELY), LATELY)
            if any(told.at == row.at and told.event == event for told in lately):
                return
            with suppress(Conflict):
                async with self.changing(row, [event], wakes=False):
                    return

    # ---------------------------------------------------------------- engines

    async def ask(
        self, process: EngineProcess, row: TableRow, request: m.Request, seconds: float = PATIENCE
    ) -> m.Reply:
        """An engine's reply about a table; it is told first what it does not know."""
        find_game(row.game)  # it may have been uninstalled
        try:
            return await self._ask(process, row, request, seconds)
        except EngineDied:  # perhaps it was killed from outside: ask another one before the rules are blamed
            return await self._ask(process, row, request, seconds)

    async def _ask(self, process: EngineProcess, row: TableRow, request: m.Request, seconds: float) -> m.Reply:
        reply = await process.ask(request, seconds)
        for _ in range(TRIES):  # another table may end the process in between
            if not isinstance(reply, m.Missing):
                break
            told = await self._advance(process, row, reply.at) or await self.open(process, row)
            reply = await process.ask(request, seconds) if isinstance(told, m.Opened) else told
        return reply

    async def _advance(self, process: EngineProcess, row: TableRow, at: int) -> m.Opened | None:
        """Tell an engine the moves since; None where it has to be told more than that."""
        if not 0 <= at < row.at:
            return None
        async with self.database.read() as db:
            moves = await store.moves(db, row.id, at, row.at)
        advanced = await process.ask(m.Advance(row.id, at, moves))
        return advanced if isinstance(advanced, m.Opened) and not advanced.lost else None

    async def open(self, process: EngineProcess, row: TableRow) -> m.Reply:
        """Tell an engine a table: a position, and the moves since. Those that today's rules refuse are void."""
        async with self.database.read() as db:
            kept, moves = await since_kept(db, row.id, row.at)
            seats = await store.seats(db, row.id)
        opened = await process.ask(m.Open(row.id, making(row, seats), kept, moves))
        if not isinstance(opened, m.Opened) or (not opened.lost and opened.standing.asked == row.asked):
            return opened
        try:
            if row.status == OVER:
                raise Problem(409, "other-rules", then=row.rules_version)  # what was finished stays as it was
            return await self._void(process, row, seats, kept, moves, opened.lost)
        except BaseException:
            await process.ask(m.Forget(row.id))  # what the engine holds was not kept
            raise

    async def _void(
        self,
        process: EngineProcess,
        row: TableRow,
        seats: Sequence[Seat],
        kept: m.Kept,
        moves: Sequence[m.Move],
        lost: int,
    ) -> m.Reply:
        """The rules have changed, and the last moves are no longer possible: the game goes on before them."""
        first = len(moves) - lost
        still = [m.Move(move.seat, move.do, move.void or n >= first) for n, move in enumerate(moves)]
        opened = await process.ask(m.Open(row.id, making(row, seats), kept, still))
        if isinstance(opened, m.Opened):
            told = [notice("upgraded", None, count=lost)] if lost else []
            try:
                async with self.changing(row, told, then=(seats, opened.standing)) as db:
                    await store.void_moves(db, row.id, row.at - lost)
            except Conflict as error:
                raise Problem(409, "stale") from error
        return opened

    async def open_whole(self, process: EngineProcess, row: TableRow) -> bool:
        """Tell an engine a table from its beginning; False, and it is told nothing, where the rules have changed."""
        if row.rules_version != find_game(row.game).rules_version:
            return False
        async with self.database.read() as db:
            kept, _ = await since_kept(db, row.id, 0)
            moves = await store.moves(db, row.id, 0, row.at)
            seats = await store.seats(db, row.id)
        opened = await process.ask(m.Open(row.id, making(row, seats), kept, moves))
        if isinstance(opened, m.Opened) and not opened.lost:
            return True
        await process.ask(m.Forget(row.id))
        return False


def moved_on(row: TableRow, standing: m.Standing, events: int) -> TableRow:
    """A table's row after a move that was kept, without reading it again."""
    now = time.time()
    told = {"version": row.version + 1, "events": row.events + events, "changed": now, "moved": now}
    return msgspec.structs.replace(row, **told, **store.standing_values(standing))


def notice(kind: str, seat: int | None, **args: object) -> m.Happening:
    """Something that the server tells, not the rules; a name with @ is no event of a game."""
    return m.Happening(f"@{kind}", args | ({"who": seat} if seat is not None else {}), None, [])


async def since_kept(db: AsyncConnection, id_: str, at: int) -> tuple[m.Kept, list[m.Move]]:
    """The last position that was kept before a move, and the moves since."""
    kept = await store.last_kept(db, id_, at)
    assert kept is not None, "a table keeps how it began"
    return kept, await store.moves(db, id_, kept.at, at)


def making(row: TableRow, seats: Sequence[Seat]) -> m.Making:
    """How a table's game is set up."""
    return m.Making(row.game, row.players, row.seed, row.options, [seat.name for seat in seats])


async def asked(process: EngineProcess, request: m.Request) -> m.Reply:
    """An engine's reply; a Problem where there is none."""
    try:
        try:
            return await process.ask(request)
        except EngineDied:  # perhaps it was killed from outside
            return await process.ask(request)
    except EngineLost as error:
        raise Problem(500, "stuck", why=str(error)) from error


def expect(reply: m.Reply, kind: type[R]) -> R:
    """A reply of that kind; a Problem where it is another, which does not say what failed: that may be a secret."""
    if isinstance(reply, kind):
        return reply
    LOG.error("an engine failed: %s", reply.why if isinstance(reply, m.Refused) else type(reply).__name__)
    raise Problem(500, "failed")
