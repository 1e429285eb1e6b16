"""What the store promises on either database, also to two who ask at the same moment."""

from __future__ import annotations

import asyncio
import time
from typing import cast

import msgspec
from sqlalchemy import insert

from burgrave.server import schema, store
from burgrave.server.analyses import WAITING, Analyses
from burgrave.server.house import House
from burgrave.server.messages import Judged, Turn
from burgrave.server.people import People
from burgrave.server.playing import Playing
from burgrave.server.rows import Person, TableRow
from burgrave.server.seating import SeatWish, Wish
from tests.server.conftest import Run

SECRET = "x" * 32


def test_a_link_lets_in_one(house: Run) -> None:
    async def test(house: House) -> None:
        people = People(house.database, SECRET)
        for n in range(5):
            code = await people.link(Person(f"link{n}", "Ada", "en"))
            got = await asyncio.gather(*(people.follow(code) for _ in range(5)), return_exceptions=True)
            assert sorted(type(one).__name__ for one in got) == ["Person"] + ["Problem"] * 4
        async with house.database.write() as db:
            await store.add_link(db, "old", "link0", time.time() + 0.01)
        await asyncio.sleep(0.05)
        async with house.database.write() as db:
            assert await store.use_link(db, "old") is None

    house(test)


def test_somebody_new_is_written_down_once(house: Run) -> None:
    """Two first clicks at once: nobody is refused, and what was said last counts."""

    async def test(house: House) -> None:
        people = People(house.database, SECRET)
        for n in range(5):
            person = Person(f"new{n}", "Ada", "en")
            await asyncio.gather(*(people.rename(person, "Bruno", "pl") for _ in range(5)))
            async with house.database.read() as db:
                assert await store.person(db, person.id) == Person(person.id, "Bruno", "pl")

    house(test)


def test_bots_are_looked_for_only_where_they_are_asked(house: Run) -> None:
    async def test(house: House) -> None:
        await house.bots.stop()  # they would be faster than we look
        host = Person("host", "Ada", "en")
        seats = [SeatWish("me"), SeatWish("bot", "easy"), SeatWish("me")]
        tables = [await house.seating.create(host, Wish("citadels", seats, {"crown": crown})) for crown in range(3)]
        async with house.database.read() as db:
            asked = {table: (await house.tables.table(table))[0].asked for table in tables}
            assert await store.waiting_for_bots(db) == [table for table in tables if asked[table] == [1]] != []

    house(test)


class Thinking:
    """Stands for whoever plays games again: two turns, and a thought about each."""

    def __init__(self) -> None:
        self.thought: list[int] = []

    async def turns(self, row: TableRow, seat: int) -> list[Turn]:
        return [Turn(0, ["a"]), Turn(4, ["b"])]

    async def judgement(self, row: TableRow, turn: Turn, seat: int, spec: str, seconds: float, person: str) -> Judged:
        self.thought.append(turn.n)
        return Judged({}, {}, 0.5, 0.1, [0.5, 0.5], 100)


class Slow(Thinking):
    """Thinks for ever."""

    def __init__(self) -> None:
        super().__init__()
        self.under_way: list[str] = []  # for whom

    async def judgement(self, row: TableRow, turn: Turn, seat: int, spec: str, seconds: float, person: str) -> Judged:
        self.under_way.append(person)
        await asyncio.sleep(3600)
        raise AssertionError("nobody waits so long")


def test_what_was_thought_of_a_turn_before_chances_were_kept_is_thought_anew(house: Run) -> None:
    """Once: then it stands in the place of the old, and what was complete is left alone."""

    async def test(house: House) -> None:
        host, thinking = Person("judge", "Ada", "en"), Thinking()
        table = await house.seating.create(host, Wish("citadels", [SeatWish("me"), SeatWish("me")], {}))
        row, _ = await house.tables.table(table)
        old, new = b'["Judged",{},{},1.5,0.5]', msgspec.json.encode(Judged({}, {}, 0.1, 0.1, [0.2, 0.8], 9))
        async with house.database.write() as db:
            for n, found in ((0, old), (4, new)):
                values = {"table_id": table, "n": n, "seat": 0, "found": found}
                await db.execute(insert(schema.judgements), values)
        analyses = Analyses(house.tables, cast(Playing, thinking))
        assert [turn.n for turn in (await analyses.of(row, 0, "ada")).turns] == [4]
        for _ in range(100):
            found_ = await analyses.of(row, 0, "ada")
            if found_.complete:
                break
            await asyncio.sleep(0.02)
        assert found_.complete and [turn.found.wins for turn in found_.turns] == [[0.5, 0.5], [0.2, 0.8]]
        assert thinking.thought == [0]

    house(test)


def test_one_analysis_of_a_person_is_thought_about_at_a_time(house: Run) -> None:
    """Those of others do not wait for it; of too many that wait the oldest is dropped."""

    async def test(house: House) -> None:
        host, thinking = Person("judge", "Ada", "en"), Slow()
        wish = Wish("citadels", [SeatWish("me"), SeatWish("me")], {})
        rows = [(await house.tables.table(await house.seating.create(host, wish)))[0] for _ in range(6)]
        analyses = Analyses(house.tables, cast(Playing, thinking))
        try:
            for row in rows:
                await analyses.of(row, 0, "ada")
            await analyses.of(rows[5], 1, "bruno")
            while len(thinking.under_way) < 2:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            assert thinking.under_way == ["ada", "bruno"]
            assert len(analyses._tasks) == WAITING + 1
        finally:
            await analyses.stop()

    house(test)


def test_of_too_many_browsers_the_oldest_is_told_no_longer(house: Run) -> None:
    async def test(house: House) -> None:
        async with house.database.write() as db:
            for person in ("ada", "bruno"):
                await store.put_person(db, Person(person, person, "en"))
            await store.put_push(db, "bruno", "his", "key", "auth")
            for n in range(store.BROWSERS + 2):
                await store.put_push(db, "ada", f"hers{n}", "key", "auth")
            found = {endpoint for _, endpoint, _, _ in await store.pushes(db, ["ada", "bruno"])}
        assert found == {"his", *(f"hers{n}" for n in range(2, store.BROWSERS + 2))}

    house(test)
