"""Analyses of finished games: what the strongest bot thinks of each decision that a player had."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import insert, select

from burgrave.server import schema, store
from burgrave.server.database import Conflict, StorageDown
from burgrave.server.messages import Advised
from burgrave.server.playing import Playing
from burgrave.server.problem import Problem
from burgrave.server.rows import TableRow
from burgrave.server.tables import Tables

LOG: Final = logging.getLogger(__name__)
SPEC: Final = "ismcts:iterations=200"  # for each decision: a game has about a hundred
SECONDS: Final = 10.0  # for each decision, at most
WORST: Final = 3


class Decision(msgspec.Struct, frozen=True):
    """A decision: what was chosen, and what the bot thinks of the options, the best first."""

    n: int  # of the move
    do: str
    options: list[Advised]

    @property
    def chosen(self) -> Advised | None:
        """What was chosen, as the bot sees it."""
        return next((option for option in self.options if option.do == self.do), None)

    @property
    def best(self) -> Advised:
        """What the bot would have chosen."""
        return self.options[0]

    @property
    def cost(self) -> float:
        """How many points it expects that the choice has cost."""
        chosen = self.chosen
        return max(0.0, self.best.points - chosen.points) if chosen is not None and chosen.visits else 0.0


class Analysis(msgspec.Struct, frozen=True):
    """What has been thought about so far."""

    decisions: list[Decision]
    count: int  # of all decisions

    @property
    def complete(self) -> bool:
        """Whether nothing is left to think about."""
        return len(self.decisions) == self.count

    @property
    def worst(self) -> list[Decision]:
        """The decisions that cost most."""
        costly = sorted(self.decisions, key=lambda decision: -decision.cost)
        return [decision for decision in costly[:WORST] if decision.cost > 0]


class Analyses:
    """Thinks about finished games in the background, for those who ask; what was thought once is kept."""

    def __init__(self, tables: Tables, playing: Playing) -> None:
        self._tables: Final = tables
        self._playing: Final = playing
        self._tasks: Final[dict[tuple[str, int], asyncio.Task[None]]] = {}

    async def of(self, row: TableRow, seat: int) -> Analysis:
        """What has been thought about a player's decisions; the rest is begun."""
        found, left = await self._found(row, seat)
        if left and (row.id, seat) not in self._tasks:
            task = self._tasks[row.id, seat] = asyncio.create_task(self._think(row, seat, left))
            task.add_done_callback(lambda _: self._tasks.pop((row.id, seat), None))
        return Analysis(found, len(found) + len(left))

    async def stop(self) -> None:
        """Think no longer; it goes on when somebody asks again."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _found(self, row: TableRow, seat: int) -> tuple[list[Decision], list[int]]:
        """The decisions that were thought about, and the moves that were not."""
        c = schema.judgements.c
        async with self._tables.database.read() as db:
            moves = await store.moves(db, row.id, 0, row.at)
            rows = await db.execute(select(c.n, c.options).where(c.table_id == row.id, c.seat == seat).order_by(c.n))
            judged = {one.n: msgspec.json.decode(one.options, type=list[Advised]) for one in rows}
        own: list[tuple[int, str]] = []
        for n, move in enumerate(moves):
            if move.seat == seat and not move.void:
                if move.do is not None:
                    own.append((n, move.do))
                else:
                    own.pop()  # taken back
        decisions = [Decision(n, do, judged[n]) for n, do in own if len(judged.get(n, ())) > 1]
        return decisions, [n for n, _ in own if n not in judged]

    async def _think(self, row: TableRow, seat: int, left: list[int]) -> None:
        try:
            for n in left:
                advice = await self._playing.judgement(row, n, seat, SPEC, SECONDS)
                values = {"table_id": row.id, "n": n, "seat": seat, "options": msgspec.json.encode(advice.options)}
                with suppress(Conflict):  # another worker thought the same
                    async with self._tables.database.write() as db:
                        await db.execute(insert(schema.judgements), values)
        except (Problem, StorageDown) as error:
            LOG.warning("table %s: an analysis stops: %s", row.id, error)
