"""Tables as all parts of the server use them: found, changed in one transaction, and known to the engines.

Seating, playing and company say what can be done at a table.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.kernel.game import game as find_game
from burgrave.server import messages as m
from burgrave.server import store
from burgrave.server.database import Conflict, Database
from burgrave.server.engines import PATIENCE, EngineLost, EngineProcess, Engines
from burgrave.server.live import Change, Hub
from burgrave.server.problem import Problem
from burgrave.server.store import Seat, TableRow

TRIES: Final = 3  # when another worker was faster
STAND_IN: Final = "medium"  # the bot that plays for somebody who has left

R = TypeVar("R", bound=m.Message)

May: TypeAlias = Callable[[TableRow, list[Seat]], None]
"""Raises Problem where somebody may not do at a table what they ask for."""


def everybody(row: TableRow, seats: list[Seat]) -> None:
    """Whoever asks was let in before."""


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
        async with self.database.read() as db:
            row = await store.table(db, id_)
            if row is None:
                raise Problem(404, "table")
            return row, await store.seats(db, id_)

    # ---------------------------------------------------------------- changes

    @asynccontextmanager
    async def changing(
        self,
        row: TableRow,
        events: Sequence[m.Happening] = (),
        *,
        at: int | None = None,
        then: tuple[Sequence[Seat], m.Standing] | None = None,
        **values: object,
    ) -> AsyncIterator[AsyncConnection]:
        """A transaction: what is done in the block, what happened and what has changed, all or nothing.

        The others are told once it is kept; after a move ``then`` is where the table stands. Raises Conflict where
        another worker has changed the table since.
        """
        change = Change(row.id, row.version + 1)
        if then is not None:
            change = _change(row, *then)
            values |= store.standing_values(then[1]) | {"moved": time.time()}
        async with self.database.write() as db:
            yield db
            await store.add_events(db, row, row.at if at is None else at, events)
            if not await store.change_table(db, row, events=row.events + len(events), **values):
                raise Conflict("the table was changed by another worker")
            await self._hub.announce(db, change)
        self._hub.committed(change)

    async def notice(self, id_: str, kind: str, seat: int | None, **args: object) -> None:
        """Tell the table something that is no move."""
        for _ in range(TRIES):
            row, _ = await self.table(id_)
            with suppress(Conflict):
                async with self.changing(row, [notice(kind, seat, **args)]):
                    return

    # ---------------------------------------------------------------- engines

    async def ask(
        self, process: EngineProcess, row: TableRow, request: m.Request, seconds: float = PATIENCE
    ) -> m.Reply:
        """An engine's reply about a table; it is told first what it does not know."""
        find_game(row.game)  # it may have been uninstalled
        reply = await process.ask(request, seconds)
        if isinstance(reply, m.Missing):
            if 0 <= reply.at < row.at:
                async with self.database.read() as db:
                    moves = await store.moves(db, row.id, reply.at, row.at)
                await process.ask(m.Advance(row.id, reply.at, moves))
            else:
                await self.open(process, row)
            reply = await process.ask(request, seconds)
        return reply

    async def open(self, process: EngineProcess, row: TableRow, whole: bool = False) -> None:
        """Tell an engine a table: a position, and the moves since; or all of it."""
        async with self.database.read() as db:
            kept, moves = await since_kept(db, row.id, 0 if whole else row.at)
            if whole:
                moves = await store.moves(db, row.id, 0, row.at)
            seats = await store.seats(db, row.id)
        opened = await process.ask(m.Open(row.id, making(row, seats), kept, moves))
        if isinstance(opened, m.Opened) and opened.lost:
            await self._void(row, opened.lost)
            await self.open(process, row)

    async def _void(self, row: TableRow, lost: int) -> None:
        """The rules have changed, and the last moves are no longer possible: the game goes on before them."""
        async with self.changing(row, [notice("upgraded", None, count=lost)]) as db:
            await store.void_moves(db, row.id, row.at - lost)


def _change(row: TableRow, seats: Sequence[Seat], standing: m.Standing) -> Change:
    people = {seats[seat].person for seat in standing.asked if seats[seat].bot is None}
    bots = any(seats[seat].bot is not None for seat in standing.asked)
    return Change(row.id, row.version + 1, sorted(person for person in people if person is not None), bots)


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
        return await process.ask(request)
    except EngineLost as error:
        raise Problem(500, "stuck", why=str(error)) from error


def expect(reply: m.Reply, kind: type[R]) -> R:
    """A reply of that kind; a Problem where it is another."""
    if isinstance(reply, kind):
        return reply
    raise Problem(500, "stuck", why=reply.why if isinstance(reply, m.Refused) else type(reply).__name__)
