"""Analyses of finished games: what the strongest bot thinks of each turn of a player, as a whole."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from math import sqrt
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import delete, insert, select

from burgrave.server import schema
from burgrave.server.database import Conflict, StorageDown
from burgrave.server.messages import CLEAR, SLIGHT, Judged, Turn
from burgrave.server.playing import Playing
from burgrave.server.problem import Problem
from burgrave.server.rows import TableRow
from burgrave.server.tables import Tables

LOG: Final = logging.getLogger(__name__)
SPEC: Final = "ismcts:iterations=100"  # for a turn, and as many games for each of two that are compared
NONE: Final = 0.005  # of the victory: nobody would speak of less
LEAST: Final = 0.05  # of the victory: a smaller change is none
WAITING: Final = 4  # analyses that somebody may have asked for
SECONDS: Final = 20.0  # for each turn, at most


class Judgement(msgspec.Struct, frozen=True):
    """A turn: what was done, and what the bot thinks of it."""

    n: int  # of its first move
    found: Judged

    @property
    def cost(self) -> float:
        """How many points it has cost, where that is more than chance explains."""
        found = self.found
        return found.points if found.points > max(SLIGHT, CLEAR * found.noise) else 0.0

    @property
    def lost(self) -> float:
        """How much of the chance of victory it has cost, where that is more than chance explains."""
        found = self.found
        return found.chance if found.chance > max(NONE, CLEAR * found.doubt) else 0.0


class Turning(msgspec.Struct, frozen=True):
    """A turn that changed the course of a game."""

    turn: Judgement
    place: int  # among all turns
    swing: float = 0.0  # of the share of the victory since the turn before, where the turn itself has cost nothing


class Analysis(msgspec.Struct, frozen=True):
    """What has been thought about so far."""

    turns: list[Judgement]
    count: int  # of all turns

    @property
    def complete(self) -> bool:
        """Whether nothing is left to think about."""
        return len(self.turns) == self.count

    @property
    def costly(self) -> list[Judgement]:
        """The turns that cost something, the most costly first."""
        return sorted((turn for turn in self.turns if turn.cost), key=lambda turn: -turn.cost)

    def turning_points(self, seat: int, most: int = 3) -> list[Turning]:
        """The costly turns that cost most of the chances or, where all is lost or won, most points; then those since
        which the chances changed most, whoever did it; in the order of the game.
        """
        bad = sorted(self.costly, key=lambda turn: -turn.lost)
        costly = [Turning(turn, self.turns.index(turn)) for turn in bad[:most]]
        taken = {point.place for point in costly}
        swings = [Turning(turn, place, self._swing(place, seat)) for place, turn in enumerate(self.turns)]
        others = [point for point in swings if point.swing and point.place not in taken]
        others.sort(key=lambda point: -abs(point.swing))
        return sorted([*costly, *others[: most - len(costly)]], key=lambda point: point.place)

    def _swing(self, place: int, seat: int) -> float:
        """By how much a seat's chances have changed since its turn before, where that is more than chance explains."""
        if not place:
            return 0.0
        now, before = self.turns[place].found, self.turns[place - 1].found
        shares = [(one.wins[seat], one.games) for one in (now, before)]
        doubt = sqrt(sum([share * (1 - share) / max(1, games) for share, games in shares]))
        swing = now.wins[seat] - before.wins[seat]
        return swing if abs(swing) > max(LEAST, CLEAR * doubt) else 0.0


class Analyses:
    """Thinks about finished games in the background, for those who ask; what was thought once is kept."""

    def __init__(self, tables: Tables, playing: Playing) -> None:
        self._tables: Final = tables
        self._playing: Final = playing
        self._tasks: Final[dict[tuple[str, int], asyncio.Task[None]]] = {}
        self._by_person: Final[dict[str, list[asyncio.Task[None]]]] = {}  # one thinks, the others wait
        self._locks: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    async def of(self, row: TableRow, seat: int, person: str) -> Analysis:
        """What has been thought about a player's turns; the rest is begun, after what somebody asked before."""
        found, left = await self._found(row, seat)
        if left and (row.id, seat) not in self._tasks:
            mine = self._by_person.setdefault(person, [])
            if len(mine) >= WAITING:
                mine[1].cancel()  # it goes on when they look again
            task = self._tasks[row.id, seat] = asyncio.create_task(self._think(row, seat, left, person))
            mine.append(task)
            task.add_done_callback(lambda task: self._ended(row.id, seat, person, task))
        return Analysis(found, len(found) + len(left))

    def _ended(self, table: str, seat: int, person: str, task: asyncio.Task[None]) -> None:
        del self._tasks[table, seat]
        self._by_person[person].remove(task)
        if not self._by_person[person]:
            del self._by_person[person]

    async def stop(self) -> None:
        """Think no longer; it goes on when somebody asks again."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _found(self, row: TableRow, seat: int) -> tuple[list[Judgement], list[Turn]]:
        """The turns that were thought about, and those that were not."""
        c = schema.judgements.c
        async with self._tables.database.read() as db:
            rows = await db.execute(select(c.n, c.found).where(c.table_id == row.id, c.seat == seat))
            kept = {one.n: msgspec.json.decode(one.found, type=Judged) for one in rows}
            judged = {n: one for n, one in kept.items() if one.wins}  # else from before chances were kept: thought anew
        turns = await self._playing.turns(row, seat)
        found = [Judgement(turn.n, judged[turn.n]) for turn in turns if turn.n in judged]
        return found, [turn for turn in turns if turn.n not in judged]

    async def _think(self, row: TableRow, seat: int, left: list[Turn], person: str) -> None:
        lock = self._locks.setdefault(person, asyncio.Lock())
        try:
            async with lock:
                for turn in left:
                    await self._judge(row, seat, turn, person)
        except (Problem, StorageDown) as error:
            LOG.warning("table %s: an analysis stops: %s", row.id, error)

    async def _judge(self, row: TableRow, seat: int, turn: Turn, person: str) -> None:
        """Think about one turn, and keep what was found."""
        found = await self._playing.judgement(row, turn, seat, SPEC, SECONDS, person)
        values = {"table_id": row.id, "n": turn.n, "seat": seat, "found": msgspec.json.encode(found)}
        with suppress(Conflict):  # another worker thought the same
            async with self._tables.database.write() as db:
                await db.execute(
                    delete(schema.judgements).where(
                        schema.judgements.c.table_id == row.id, schema.judgements.c.n == turn.n
                    )
                )
                await db.execute(insert(schema.judgements), values)
