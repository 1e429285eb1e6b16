"""Company: people talk at a table, and vote for a bot where somebody stays away."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from burgrave.server import store
from burgrave.server.permissions import must_host, must_sit, own_seat
from burgrave.server.problem import Problem
from burgrave.server.rows import PLAYING, Message, Person, Seat, TableRow
from burgrave.server.tables import STAND_IN, Tables, notice

ABSENT: Final = 600.0  # seconds without a move after which the others may vote for a bot: no vote is cast before
ABSENT_OF_TWO: Final = 24 * 3600.0  # where one click decides; games last weeks, and a night's sleep is no absence


def absent_after(seats: Sequence[Seat]) -> float:
    """After how many seconds without a move the others may vote for a bot."""
    people = {seat.person for seat in seats if seat.person is not None and seat.bot is None}
    return ABSENT if len(people) > 2 else ABSENT_OF_TWO


class Company:
    """What people do at a table besides playing."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables

    async def say(self, who: Person, id_: str, text: str) -> None:
        """Say something at a table."""

        async def act(row: TableRow, seats: list[Seat]) -> None:
            must_sit(seats, who)
            name = next(seat.name for seat in seats if seat.person == who.id)
            if not row.chat:
                raise Problem(409, "chat-off")
            async with self._tables.changing(row) as db:
                await store.say(db, id_, who.id, name, text)

        await self._tables.insist(id_, act)

    async def switch_chat(self, who: Person, id_: str, on: bool) -> None:
        """The host switches talk on or off."""

        async def act(row: TableRow, seats: list[Seat]) -> None:
            must_host(row, who)
            async with self._tables.changing(row, chat=on):
                pass

        await self._tables.insist(id_, act)

    async def said(self, id_: str, limit: int) -> list[Message]:
        """What was said at a table last."""
        async with self._tables.database.read() as db:
            return await store.said(db, id_, limit)

    async def votes(self, id_: str) -> dict[int, set[str]]:
        """Who wants a bot to stand in, by seat."""
        async with self._tables.database.read() as db:
            return await store.votes(db, id_)

    async def vote(self, who: Person, id_: str, seat: int) -> bool:
        """Vote for a bot to stand in for somebody who does not move; True when that settles it."""

        async def act(row: TableRow, seats: list[Seat]) -> bool:
            voters = {one.person for one in seats if one.person is not None and one.bot is None}
            absent = next((one for one in seats if one.seat == seat), None)
            if who.id not in voters:
                raise Problem(403, "not-seated")
            refusal = Problem(409, "not-absent", minutes=int(ABSENT // 60), hours=int(ABSENT_OF_TWO // 3600))
            if row.status != PLAYING or absent is None or absent.person is None or absent.bot is not None:
                raise refusal
            if absent.person == who.id or seat not in row.asked or time.time() - row.moved < absent_after(seats):
                raise refusal
            voters.discard(absent.person)
            cast = (await self.votes(id_)).get(seat, set())
            settled = 2 * len((cast | {who.id}) & voters) > len(voters)
            async with self._tables.changing(row, [notice("stand-in", seat)] if settled else []) as db:
                if settled:
                    await store.clear_votes(db, id_, seat)
                    await store.set_seat(db, id_, seat, bot=STAND_IN)
                elif who.id not in cast:
                    await store.vote(db, id_, seat, who.id)
            return settled

        return await self._tables.insist(id_, act)

    async def come_back(self, who: Person, id_: str, seat: int) -> None:
        """Take the seat back from the bot that stands in."""

        async def act(row: TableRow, seats: list[Seat]) -> None:
            if own_seat(seats, who, seat).bot is None:
                return
            async with self._tables.changing(row, [notice("back", seat)]) as db:
                await store.set_seat(db, id_, seat, bot=None)
                await store.clear_votes(db, id_, seat)

        await self._tables.insist(id_, act)
