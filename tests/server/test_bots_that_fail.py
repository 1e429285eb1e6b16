"""Bots that hang, die or answer nonsense: a substitute answers, and the table's log says so."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.kernel.game import games
from burgrave.server import bots, store, tables
from burgrave.server.house import House
from burgrave.server.rows import Person, TableRow
from burgrave.server.seating import SeatWish, Wish
from burgrave.server.settings import settings
from burgrave.server.telling import lines

HOST = Person("host", "Ada", "en")
SECONDS = 0.3  # that a bot may think
PATIENCE = 2.0  # more, until it is stopped
AGAIN = 0.3  # seconds until a bot that can't go on is asked again, for the first time
WAIT = 240.0  # seconds; the machine may be busy
STOPPED = "The bot Hanna did not come to an end and was stopped; a substitute answers."
FAILED = "The bot Hanna failed; a substitute answers."


@pytest.fixture(autouse=True)
def impatient(plugged: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Lanterns in this process and those that it starts; bots are stopped soon."""
    monkeypatch.setenv("PYTHONPATH", plugged["PYTHONPATH"])
    monkeypatch.syspath_prepend(plugged["PYTHONPATH"].partition(":")[0])
    monkeypatch.setattr(bots, "SECONDS", SECONDS)
    monkeypatch.setattr(bots, "SWEEP", 0.2)
    monkeypatch.setattr(tables, "PATIENCE", PATIENCE)
    games.cache_clear()
    yield
    games.cache_clear()


@asynccontextmanager
async def opened(data: Path) -> AsyncIterator[House]:
    house = House(settings(data))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def seated(house: House, bot: str, game: str = "lanterns", options: dict[str, object] | None = None) -> str:
    """A table with a bot of another package in its first seat, beside a person; the game has begun."""
    table = await house.seating.create(HOST, Wish(game, [SeatWish("open"), SeatWish("me")], options or {}))
    async with house.database.write() as db:
        await store.set_seat(db, table, 0, bot=bot, name="Hanna", invitation=None)
    await house.seating.begin_if_full(table)
    return table


async def soon(happened: Callable[[], bool]) -> None:
    """Wait for something to happen."""
    async with asyncio.timeout(WAIT):
        while not happened():
            await asyncio.sleep(0.02)


async def moved(house: House, table: str) -> TableRow:
    """The table, once the bot has moved."""
    async with asyncio.timeout(WAIT):
        while (row := (await house.tables.table(table))[0]).at == 0:
            await asyncio.sleep(0.05)
    return row


async def told(house: House, table: str) -> list[str]:
    """The log as everybody reads it."""
    row, seats = await house.tables.table(table)
    return [line.text for line in lines(row, seats, await house.playing.events(row, 0, 500), None, "en")]


def run(data: Path, test: Callable[[House], Coroutine[None, None, None]]) -> None:
    async def main() -> None:
        async with opened(data) as house:
            await test(house)

    asyncio.run(main())


@pytest.mark.parametrize(
    ("bot", "notice"),
    [
        ("hanging", STOPPED),
        ("dying", STOPPED),
        ("wrong", FAILED),
        ("nowhere", FAILED),  # its package is not installed any more
    ],
    ids=["hanging", "dying", "wrong", "nowhere"],
)
def test_a_substitute_answers(data: Path, bot: str, notice: str) -> None:
    async def test(house: House) -> None:
        table = await seated(house, bot)
        await moved(house, table)
        assert notice in await told(house, table)
        async with house.database.read() as db:
            assert (await store.moves(db, table, 0, 1))[0].seat == 0
        other = await seated(house, "easy")  # the process that was killed has a successor
        await moved(house, other)
        assert not {STOPPED, FAILED} & set(await told(house, other))

    run(data, test)


def test_a_heuristic_player_stands_in_where_the_game_has_one(data: Path) -> None:
    async def test(house: House) -> None:
        table = await seated(house, "dying", "citadels", {"crown": 0})
        await moved(house, table)
        assert STOPPED in await told(house, table)

    run(data, test)


def test_a_bot_at_whose_answer_the_rules_fail_answers_something_else(data: Path) -> None:
    """The table is not stuck for ever: after the failure, which is told, another answer is tried."""

    async def test(house: House) -> None:
        table = await seated(house, "deadly", options={"danger": True})
        await moved(house, table)
        assert "The rules failed at an answer of Hanna; it was not taken." in await told(house, table)

    run(data, test)


def test_rules_that_fail_at_every_answer_are_left_alone(
    data: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Told once, tried again later and later; the log of the server is not filled."""

    monkeypatch.setattr(bots, "AGAIN", AGAIN)

    def tried() -> list[float]:
        return [record.created for record in caplog.records if "can't go on" in record.getMessage()]

    async def test(house: House) -> None:
        table = await seated(house, "easy", options={"broken": True})
        await soon(lambda: len(tried()) >= 3)
        assert (await told(house, table)).count("The rules failed at an answer of Hanna; it was not taken.") == 1
        row, _ = await house.tables.table(table)
        assert row.at == 0
        times = tried()
        for number, (one, next_) in enumerate(pairwise(times)):
            assert next_ - one > 0.9 * AGAIN * 2**number
        await house.company.say(HOST, table, "What is it doing?")
        await asyncio.sleep(AGAIN)
        assert len(tried()) <= len(times) + 1

    run(data, test)


def test_whatever_goes_wrong_bots_are_looked_for_again(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, calls = store.waiting_for_bots, 0

    async def failing(db: AsyncConnection) -> list[str]:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise ValueError("planted")
        return await real(db)

    monkeypatch.setattr(store, "waiting_for_bots", failing)

    async def test(house: House) -> None:
        table = await house.seating.create(HOST, Wish("lanterns", [SeatWish("me"), SeatWish("me")]))
        async with house.database.write() as db:
            await store.set_seat(db, table, 0, bot="easy")  # behind everybody's back: nobody is woken
        await moved(house, table)

    run(data, test)


def test_whoever_comes_back_answers_for_themselves(data: Path) -> None:
    """The bot that stood in was still thinking: what it comes to does not count any more."""

    async def test(house: House) -> None:
        ada, bruno = HOST, Person("guest", "Bruno", "en")
        table = await house.seating.create(ada, Wish("lanterns", [SeatWish("me"), SeatWish("open")], public=True))
        await house.seating.join(bruno, table, None, None)
        async with house.database.write() as db:
            await store.set_seat(db, table, 0, bot="hanging")
        house.bots.wake(table)
        await soon(lambda: table in house.bots._thinking)
        await house.company.come_back(ada, table, 0)
        await soon(lambda: table not in house.bots._tasks)
        row, seats = await house.tables.table(table)
        assert row.at == 0 and seats[0].bot is None
        _, _, seen = await house.playing.look(table, lambda row, seats: 0, "en")
        assert seen is not None and seen.question is not None

    run(data, test)


def test_a_house_that_is_closed_leaves_no_process_behind(data: Path) -> None:
    """Not even where a bot was to be asked again, or a process was just being replaced."""

    def processes() -> list[str]:
        children = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split()
        return [child for child in children if b"server.engine" in Path(f"/proc/{child}/cmdline").read_bytes()]

    async def main() -> None:
        async with opened(data) as house:
            table = await seated(house, "hanging")
            async with asyncio.timeout(WAIT):
                while STOPPED not in await told(house, table):
                    await asyncio.sleep(0.02)
            assert processes()
        await soon(lambda: processes() == [])
        await asyncio.sleep(0.5)
        assert processes() == []  # nor does another begin

    asyncio.run(main())
