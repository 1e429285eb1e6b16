"""Playing: moves are made and looked at. An answer is one transaction, and counts exactly once."""

from __future__ import annotations

import logging
import time
from contextlib import suppress
from typing import Final, NamedTuple

from burgrave.bots.seeds import derived
from burgrave.kernel.game import game as find_game
from burgrave.server import messages as m
from burgrave.server import metrics, store
from burgrave.server.company import ABSENT
from burgrave.server.database import Conflict
from burgrave.server.engines import PATIENCE, EngineLost
from burgrave.server.permissions import Eyes, May, everybody
from burgrave.server.problem import Problem
from burgrave.server.rows import CLOSED, OVER, PLAYING, Seat, TableRow, Told
from burgrave.server.tables import TRIES, Tables, asked, expect, making, moved_on, notice, since_kept
from burgrave.server.thinking import Wanted

LOG: Final = logging.getLogger(__name__)
QUICK: Final = ("greedy", "random")  # bots that do not search
TRACES: Final = 64  # finished games whose points are remembered


class Looked(NamedTuple):
    """A table as it stands, and what a seat sees of it: nothing where the game has not begun, or nobody looks."""

    row: TableRow
    seats: list[Seat]
    seen: m.Seen | None


class Playing:
    """What is done and seen at a table once its game has begun."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        self._traces: Final[dict[tuple[str, int | None], list[list[int]]]] = {}

    async def play(
        self,
        id_: str,
        number: int | None,
        move: m.Move,
        key: str | None = None,
        *,
        by_bot: bool = False,
        may: May = everybody,
        eyes: Eyes | None = None,
        language: str = "en",
    ) -> Looked:
        """Make a move for a seat; the table as it stands then, through somebody's eyes. A move may be sent again.

        No number: that of the open question. Raises Problem with status 409 when the question is not open any more.
        """
        for _ in range(TRIES):
            async with self._tables.lock(id_):
                row, seats = await self._tables.table(id_)
                may(row, seats)
                if number is None:
                    number = row.number
                after = await self._move(row, seats, number, move, key, by_bot)
                if after is not None:
                    return await self._looked(after, seats, eyes, language) if eyes else Looked(after, seats, None)
        raise Problem(409, "stale")

    async def _move(
        self, row: TableRow, seats: list[Seat], number: int, move: m.Move, key: str | None, by_bot: bool
    ) -> TableRow | None:
        """Make a move and keep it; the table's row afterwards, or None where another worker was faster."""
        if (row.status == OVER or move.do is None) and await self._is_repeated(row, number, move, key):
            return row
        if row.status != PLAYING:
            raise Problem(409, {OVER: "over", CLOSED: "closed"}.get(row.status, "not-begun"))
        if by_bot and seats[move.seat].bot is None:
            raise Problem(409, "stale")  # whoever it stood in for is back
        reply = await self._play(row, number, move)
        if isinstance(reply, m.Refused):
            if reply.kind == m.STALE and await self._is_repeated(row, number, move, key):
                return row
            await self._refuse(row, reply, move)
        assert isinstance(reply, m.Moved)
        try:
            return await self._record(row, seats, number, move, key, reply)
        except Conflict:
            await self._forget(row.id)
            if key is not None and await self._is_used(row, key):
                raise Problem(422, "key-used") from None
            return None
        except BaseException:
            await self._forget(row.id)  # what the engine holds was not kept
            raise

    async def _play(self, row: TableRow, number: int, move: m.Move) -> m.Reply:
        """Let the engine make a move; what takes it too long is not made."""
        process, request = self._tables.engines.of(row.id), m.Play(row.id, row.at, number, move)
        try:
            reply = await self._tables.ask(process, row, request)
            if isinstance(reply, m.Refused) and reply.kind == m.UNKNOWN:
                # This engine was told no more than the last moves, and these have been taken back.
                await self._tables.open_whole(process, row)
                reply = await self._tables.ask(process, row, request)
        except EngineLost as error:
            return m.Refused(m.FAILED, str(error))
        return reply

    async def _is_repeated(self, row: TableRow, number: int, move: m.Move, key: str | None) -> bool:
        """Whether that very move was made before: by its key or, where there is none, by its question."""
        async with self._tables.database.read() as db:
            if move.do is None and key is not None:  # one may take back several answers, one after the other
                return await store.taken_back(db, row.id, move.seat, key)
            given = await store.move_at(db, row.id, number, move.seat)
        return given is not None and given[0] == move.do and (key is None or given[1] in (None, key))

    async def _is_used(self, row: TableRow, key: str) -> bool:
        async with self._tables.database.read() as db:
            return await store.key_used(db, row.id, key)

    async def _refuse(self, row: TableRow, reply: m.Refused, move: m.Move) -> None:
        """Say why a move was not made; where the rules failed, say it to the whole table."""
        if reply.kind == m.FAILED:
            LOG.error("table %s: %s", row.id, reply.why)  # not told to the others: it may name a secret answer
            await self._tables.notice(row.id, "stuck", move.seat)
            raise Problem(500, "stuck", why=reply.why)
        if reply.kind == m.UNKNOWN:  # nor is there anything before
            raise Problem(409, "too-late")
        raise Problem(422 if reply.kind == m.ILLEGAL else 409, reply.kind.replace(" ", "-"), why=reply.why)

    async def _record(
        self, row: TableRow, seats: list[Seat], number: int, move: m.Move, key: str | None, reply: m.Moved
    ) -> TableRow:
        """Keep a move, what it changed and what happened, all or nothing; the table's row afterwards."""
        events = reply.events if move.do is not None else [notice("undo", move.seat)]
        async with self._tables.changing(row, events, at=row.at + 1, then=(seats, reply.standing)) as db:
            await store.add_move(db, row, move, number, key)
            if move.do is None:
                await store.drop_kept(db, row, move.seat)
            if reply.kept is not None:
                await store.add_kept(db, row.id, reply.kept)
            if time.time() - row.moved >= ABSENT:  # else nobody could vote
                await store.clear_votes(db, row.id, move.seat)
        metrics.ANSWERS.labels("person" if seats[move.seat].bot is None else "bot").inc()
        return moved_on(row, reply.standing, len(events))

    async def _forget(self, id_: str) -> None:
        with suppress(EngineLost):  # then it has forgotten everything
            await self._tables.engines.of(id_).ask(m.Forget(id_))

    # ---------------------------------------------------------------- looking

    async def look(self, id_: str, eyes: Eyes, language: str) -> Looked:
        """The table, and what somebody sees of it."""
        async with self._tables.lock(id_):  # else the engine may be one move further than the database
            row, seats = await self._tables.table(id_)
            return await self._looked(row, seats, eyes, language)

    async def _looked(self, row: TableRow, seats: list[Seat], eyes: Eyes, language: str) -> Looked:
        """The same, by whoever holds the lock of the table."""
        seat = eyes(row, seats)
        if row.status not in (PLAYING, OVER):
            return Looked(row, seats, None)
        request = m.Look(row.id, row.at, seat, language)
        try:
            reply = await self._tables.ask(self._tables.engines.of(row.id), row, request)
        except EngineLost as error:
            raise Problem(500, "stuck", why=str(error)) from error
        seen = expect(reply, m.Seen)
        if seen.standing.number != row.number:  # moves have become void just now
            row, seats = await self._tables.table(row.id)
        return Looked(row, seats, seen)

    async def look_back(self, row: TableRow, at: int, seat: int | None, language: str) -> m.Seen:
        """What a seat saw after so many moves."""
        async with self._tables.database.read() as db:
            kept, moves = await since_kept(db, row.id, at)
            seats = await store.seats(db, row.id)
        past = f"{row.id}@{at}"
        process = self._tables.engines.of(past)
        opened = expect(await asked(process, m.Open(past, making(row, seats), kept, moves)), m.Opened)
        if opened.lost:
            raise Problem(409, "other-rules", then=row.rules_version)
        return expect(await asked(process, m.Look(past, at, seat, language)), m.Seen)

    async def events(self, row: TableRow, since: int, limit: int) -> list[Told]:
        """What happened, with all that anybody knows: to be told apart for each seat."""
        async with self._tables.database.read() as db:
            return await store.events(db, row.id, since, limit)

    async def export(self, row: TableRow) -> bytes:
        """A finished game as a save."""
        if row.status != OVER:
            raise Problem(409, "not-over")
        if row.rules_version != find_game(row.game).rules_version:
            raise Problem(409, "other-rules", then=row.rules_version)
        async with self._tables.database.read() as db:
            moves = await store.moves(db, row.id, 0, row.at)
            seats = await store.seats(db, row.id)
        whole = f"{row.id}!"
        process = self._tables.engines.of(whole)
        opened = expect(await asked(process, m.Open(whole, making(row, seats), None, moves)), m.Opened)
        try:
            if opened.lost:
                raise Problem(409, "other-rules", then=row.rules_version)
            return expect(await asked(process, m.Export(whole, row.at)), m.Saved).data
        finally:
            await asked(process, m.Forget(whole))

    async def think(self, row: TableRow, seat: int, spec: str, seed: int, seconds: float, wanted: Wanted) -> m.Thought:
        """What a bot answers in a seat; one that does not search answers at once, where the table is played."""
        request = m.Think(row.id, row.at, seat, spec, seed, seconds)
        if spec.partition(":")[0] in QUICK:
            async with self._tables.lock(row.id):
                return expect(await self._tables.ask(self._tables.engines.of(row.id), row, request), m.Thought)
        async with self._tables.engines.thinker(row.id, wanted, row.host) as process:
            return expect(await self._tables.ask(process, row, request, seconds + PATIENCE), m.Thought)

    # ---------------------------------------------------------------- thinking it over

    async def advice(self, row: TableRow, seat: int, spec: str, seconds: float, person: str) -> m.Advice:
        """What a bot thinks of the options of a seat, for somebody."""
        request = m.Consult(row.id, row.at, seat, spec, derived("hint", int(row.seed), row.at), seconds)
        async with self._tables.engines.thinker(row.id, Wanted.HINT, person) as process:
            try:
                return expect(await self._tables.ask(process, row, request, seconds + PATIENCE), m.Advice)
            except EngineLost as error:
                raise Problem(500, "stuck", why=str(error)) from error

    async def judgement(
        self, row: TableRow, turn: m.Turn, seat: int, spec: str, seconds: float, person: str
    ) -> m.Judged:
        """What a bot thinks of a turn of a seat, for somebody."""
        at = turn.n
        async with self._tables.database.read() as db:
            kept, moves = await since_kept(db, row.id, at)
            seats = await store.seats(db, row.id)
        past = f"{row.id}@{at}"
        request = m.Judge(past, at, seat, spec, derived("analysis", int(row.seed), at), seconds, turn.line)
        async with self._tables.engines.thinker(past, Wanted.ANALYSIS, person) as process:
            try:
                opened = expect(await process.ask(m.Open(past, making(row, seats), kept, moves)), m.Opened)
                if opened.lost:
                    raise Problem(409, "other-rules", then=row.rules_version)
                found = expect(await process.ask(request, seconds + PATIENCE), m.Judged)
                await process.ask(m.Forget(past))
            except EngineLost as error:
                raise Problem(500, "stuck", why=str(error)) from error
        return found

    async def turns(self, row: TableRow, seat: int) -> list[m.Turn]:
        """The turns of a seat in a finished game."""
        if row.rules_version != find_game(row.game).rules_version:
            raise Problem(409, "other-rules", then=row.rules_version)
        whole, making_, moves = await self._whole(row)
        reply = await asked(self._tables.engines.of(whole), m.Turns(whole, making_, moves, seat))
        return expect(reply, m.Turned).turns

    async def trace(self, row: TableRow, seat: int | None) -> list[list[int]]:
        """The totals of all seats at the beginning and after each move, as far as a seat could tell.

        None where the game counts at the end only.
        """
        if row.rules_version != find_game(row.game).rules_version:
            return []
        if (row.id, seat) in self._traces:
            return self._traces[row.id, seat]
        whole, making_, moves = await self._whole(row)
        reply = await asked(self._tables.engines.of(whole), m.Trace(whole, making_, moves, seat))
        points = expect(reply, m.Traced).points
        found = points if all(points) else []
        if row.status == OVER:  # it is played again from its beginning: once
            while len(self._traces) >= TRACES:
                del self._traces[next(iter(self._traces))]
            self._traces[row.id, seat] = found
        return found

    async def _whole(self, row: TableRow) -> tuple[str, m.Making, list[m.Move]]:
        """A game to be played again from its beginning: its name there, how it is made, and its moves."""
        async with self._tables.database.read() as db:
            moves = await store.moves(db, row.id, 0, row.at)
            seats = await store.seats(db, row.id)
        return f"{row.id}!", making(row, seats), moves
