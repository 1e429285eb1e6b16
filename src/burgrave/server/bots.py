"""Bots at tables: whenever one is asked, it thinks in a process of its own and answers like everybody else."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final, NamedTuple
from zlib import crc32

from burgrave.bots.registry import LEVELS
from burgrave.bots.seeds import derived
from burgrave.kernel.errors import UnknownGame
from burgrave.kernel.game import game as find_game
from burgrave.server import messages as m
from burgrave.server import store
from burgrave.server.database import StorageDown
from burgrave.server.engines import EngineLost
from burgrave.server.live import Change, Hub
from burgrave.server.playing import Playing
from burgrave.server.problem import Problem
from burgrave.server.rows import PLAYING, Seat, TableRow
from burgrave.server.seating import Seating
from burgrave.server.tables import Tables
from burgrave.server.thinking import Wanted

LOG: Final = logging.getLogger(__name__)
SECONDS: Final = 10.0  # that a bot may think
AGAIN: Final = 1.0  # seconds until the database is tried again
LONGEST: Final = 600.0  # seconds until a bot that can't go on is asked again, after twice as many each time
SWEEP: Final = 20.0  # seconds between two looks for what a worker that died has left: bots to wake, games to begin
BATCH: Final = 20  # so many are woken at once
PAUSE: Final = 0.1  # seconds until the next ones


class Failure(NamedTuple):
    """A bot could not go on after some move (-1: we do not know): how often, and until when it is left alone."""

    at: int
    times: int
    until: float


class Bots:
    """One task for each table at which a bot is asked; of several workers, each looks after its own tables."""

    def __init__(
        self, tables: Tables, seating: Seating, playing: Playing, hub: Hub, worker: int = 0, workers: int = 1
    ) -> None:
        self._worker: Final = worker
        self._workers: Final = workers
        self._hub: Final = hub
        self._tables: Final = tables
        self._seating: Final = seating
        self._playing: Final = playing
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._again: Final[set[str]] = set()
        self._thinking: Final[dict[str, asyncio.Future[m.Thought]]] = {}  # by table
        self._hurried: Final[set[str]] = set()
        self._failed: Final[dict[str, Failure]] = {}  # by table
        self._sweeping: asyncio.Task[None] | None = None
        self._stopped = False
        hub.watchers.append(self._woken)
        hub.heard["hurry"] = self._hurry

    async def start(self) -> None:
        """Go on where the server was stopped."""
        self._sweeping = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Think no longer; what was not answered is asked again next time."""
        self._stopped = True
        tasks = [task for task in (self._sweeping, *self._tasks.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _woken(self, change: Change) -> None:
        if change.bots:
            self.wake(change.table)

    def _is_ours(self, table: str) -> bool:
        return crc32(table.encode()) % self._workers == self._worker

    def wake(self, table: str) -> None:
        """Look whether a bot is asked there; at tables of other workers these do."""
        if self._stopped or not self._is_ours(table):
            return
        if table in self._tasks:
            self._again.add(table)  # the task may just have looked
        else:
            task = self._tasks[table] = asyncio.create_task(self._drive(table))
            task.add_done_callback(lambda _: self._done(table))

    def _done(self, table: str) -> None:
        del self._tasks[table]
        self._hurried.discard(table)
        if table in self._again:
            self._again.discard(table)
            self.wake(table)

    async def _sweep(self) -> None:
        while True:
            try:
                await self._look_around()
            except StorageDown as error:
                LOG.warning("looking for bots: %s", error)
            except Exception:  # whatever it is, bots at other tables have to go on
                LOG.exception("looking for bots")
            await asyncio.sleep(SWEEP)

    async def _look_around(self) -> None:
        """Wake bots that are asked, and begin games where everybody sits."""
        async with self._tables.database.read() as db:
            waiting = await store.waiting_for_bots(db)
            full = await store.full_tables(db)
        waiting = [table for table in waiting if self._is_ours(table)]
        for table in filter(self._is_ours, full):
            try:
                await self._seating.begin_if_full(table)
            except (Problem, UnknownGame) as error:
                why = error.text("en") if isinstance(error, Problem) else error
                LOG.error("table %s can't begin: %s", table, why)
        for begin in range(0, len(waiting), BATCH):
            for table in waiting[begin : begin + BATCH]:
                if table not in self._tasks:
                    self.wake(table)
            await asyncio.sleep(PAUSE)

    async def _drive(self, table: str) -> None:
        """Let bots answer until a person is asked or the game is over."""
        at = version = tried = -1
        while True:
            try:
                row, seats = await self._tables.table(table)
                at, version = row.at, row.version
                seat = next((seat for seat in row.asked if seats[seat].bot is not None), None)
                if row.status != PLAYING or seat is None or self._is_left_alone(row):
                    return
                alone = all(one.person is None or one.bot is not None for one in seats)
                await self._answer(row, seats[seat], Wanted.BOTS_ALONE if alone else Wanted.BOT)
                self._failed.pop(table, None)
            except StorageDown as error:
                LOG.warning("table %s: a bot waits for the database: %s", table, error)
                await asyncio.sleep(AGAIN)
            except Problem as problem:
                if problem.status != 409 or version == tried:
                    self._fail(table, at, problem.text("en"))
                    return
                tried = version  # somebody was faster, it seems: look again
            except UnknownGame as error:
                self._fail(table, at, str(error))
                return
            except Exception as error:  # nobody has foreseen that
                LOG.exception("table %s", table)
                self._fail(table, at, repr(error))
                return

    def _fail(self, table: str, at: int, why: str) -> None:
        """Leave a bot that can't go on alone for a while: each time longer, until somebody else moves."""
        known = self._failed.get(table)
        times = known.times + 1 if known is not None and known.at == at else 1
        pause = min(AGAIN * 2 ** min(times - 1, 20), LONGEST)
        LOG.error("table %s: a bot can't go on, and is asked again in %g s: %s", table, pause, why)
        self._failed[table] = Failure(at, times, time.monotonic() + pause)
        asyncio.get_running_loop().call_later(pause, self.wake, table)

    def _is_left_alone(self, row: TableRow) -> bool:
        known = self._failed.get(row.id)
        return known is not None and known.at == row.at and time.monotonic() < known.until

    def _failures(self, row: TableRow) -> int:
        """How often a bot could not go on where the table stands."""
        known = self._failed.get(row.id)
        return known.times if known is not None and known.at == row.at else 0

    async def _answer(self, row: TableRow, seat: Seat, wanted: Wanted) -> None:
        assert seat.bot is not None
        failures = self._failures(row)
        seed = derived("bot", int(row.seed), row.at, seat.seat, *[failures] * bool(failures))
        spec = _spec(row, seat.bot) if not failures else "random"  # the rules may have failed at the bot's own answer
        began = time.monotonic()
        try:
            thought = await self._think(row, seat, spec, seed, wanted)
        except EngineLost as error:
            LOG.error("table %s: the bot %s was stopped: %s", row.id, seat.bot, error)
            await self._tables.notice(row.id, "bot-stopped", seat.seat)
            thought = await self._substitute(row, seat, seed)
        except Problem as problem:
            if problem.status == 409:
                raise  # it is not the bot's fault
            LOG.error("table %s: the bot %s failed: %s", row.id, seat.bot, problem.text("en"))
            await self._tables.notice(row.id, "bot-substitute", seat.seat)
            thought = await self._substitute(row, seat, seed)
        LOG.debug("table %s: %s thought %.2f s", row.id, seat.bot, time.monotonic() - began)
        if thought.mishap is not None:
            LOG.warning("table %s: %s", row.id, thought.mishap)
            await self._tables.notice(row.id, "bot-substitute", seat.seat)
        await self._playing.play(row.id, thought.number, m.Move(seat.seat, thought.do), by_bot=True)

    async def _think(self, row: TableRow, seat: Seat, spec: str, seed: int, wanted: Wanted) -> m.Thought:
        """What a bot answers; in a hurry, what a quicker one does."""
        if row.id not in self._hurried:
            thinking = asyncio.ensure_future(self._playing.think(row, seat.seat, spec, seed, SECONDS, wanted))
            self._thinking[row.id] = thinking
            try:
                return await thinking
            except asyncio.CancelledError:
                if self._stopped or row.id not in self._hurried:
                    raise
            finally:
                del self._thinking[row.id]
        return await self._substitute(row, seat, seed)

    async def hurry(self, table: str) -> None:
        """Bots there answer at once until a person is asked; whatever one was thinking is dropped."""
        if self._is_ours(table):
            self._hurry(table)
        else:
            await self._hub.tell_workers("hurry", table)

    def _hurry(self, table: str) -> None:
        if table in self._tasks:
            self._hurried.add(table)
        if table in self._thinking:
            self._thinking[table].cancel()

    async def _substitute(self, row: TableRow, seat: Seat, seed: int) -> m.Thought:
        spec = "random" if find_game(row.game).insight is None else "greedy"
        try:
            return await self._playing.think(row, seat.seat, spec, seed, SECONDS, Wanted.BOT)
        except EngineLost as error:
            raise Problem(500, "stuck", why=str(error)) from error


def _spec(row: TableRow, bot: str) -> str:
    """What plays for a bot: a heuristic player only where the game brings one."""
    spec = LEVELS.get(bot, bot)
    return "random" if spec.startswith("greedy") and find_game(row.game).insight is None else spec
