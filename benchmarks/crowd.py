"""Many tables at once, and those who play at them: programs, or people with browsers."""

from __future__ import annotations

import asyncio
import html
import json
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from random import Random
from typing import NamedTuple, TypeVar
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.loopback import Loopback, Reply

AT_ONCE = 8  # requests, while tables are set up
OPENED = 60  # sockets a second, at most
DRAIN = 10.0  # seconds for what is still on its way at the end
EAGER = 0.01  # seconds until somebody who waits for the others looks again
LOST = (OSError, EOFError)  # no reply

T = TypeVar("T")


class Question(NamedTuple):
    """What is asked at a table, and the answer that will be given."""

    seat: int
    number: int
    do: str


class Played:
    """A table, and what its players know of it."""

    def __init__(self, id_: str, tokens: list[str]) -> None:
        self.id = id_
        self.tokens = tokens  # by seat; a bot has none
        self.question: Question | None = None
        self.sent: dict[int, float] = {}  # by version: when the answer that led to it was sent …
        self.told: dict[int, float] = {}  # … and when the socket told it
        self.seat = 0  # looked at last


class Crowd:
    """Programs at all tables, and everything that is measured there."""

    def __init__(self, http: Loopback) -> None:
        self.tables: list[Played] = []
        self.answered: list[float] = []  # seconds
        self.looked: list[float] = []
        self.errors = 0
        self.missed = 0  # answers for which no table was ready
        self._http = http
        self._random = Random(1)
        self._sockets: list[ClientConnection] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def set_up(self, count: int, bots: bool = False) -> None:
        """So many more tables, each with a game that has just begun."""
        self.tables += await _in_parallel([lambda: self._table(bots)] * count)

    async def _token(self) -> str:
        """Somebody new; how they are known to the API."""
        made = await self._http.send("POST", "/api/v1/tokens", content={"nickname": "Robo"})
        assert made.status == 201, made.body
        token: str = made.json()["token"]
        return token

    async def _table(self, bots: bool) -> Played:
        host = await self._token()
        other = {"kind": "bot", "bot": "easy"} if bots else {"kind": "open"}
        content = {"game": "citadels", "seats": [{"kind": "me"}, other], "options": {"cast": "first_game"}}
        made = await self._http.send("POST", "/api/v1/tables", host, content)
        assert made.status == 201, made.body
        told = made.json()
        if bots:
            return Played(told["id"], [host])
        guest = await self._token()
        at = f"/api/v1/tables/{told['id']}/join"
        joined = await self._http.send("POST", at, guest, {"invitation": told["invitation"]})
        assert joined.status == 200, joined.body
        return Played(told["id"], [host, guest])

    # ---------------------------------------------------------------- sockets

    async def open_sockets(self, port: int) -> None:
        """One for each table; not all at once, since then the server's pings would come all at once too."""
        for table in self.tables[len(self._sockets) :]:
            self._sockets.append(await self._socket(port, table))
            await asyncio.sleep(1 / OPENED)

    async def _socket(self, port: int, table: Played) -> ClientConnection:
        socket = await connect(
            f"ws://127.0.0.1:{port}/live?table={table.id}",
            additional_headers={"authorization": f"Bearer {table.tokens[0]}"},
            compression=None,
            ping_interval=None,
        )
        await socket.recv()  # where the table stands
        self._start(self._listen(socket, table))
        return socket

    async def _listen(self, socket: ClientConnection, table: Played) -> None:
        try:
            async for message in socket:
                table.told[json.loads(message)["version"]] = time.perf_counter()
                self._start(self._told(table))
        except ConnectionClosed:
            self.errors += 1

    async def close(self) -> None:
        """Leave all tables."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self._sockets), return_exceptions=True)
        self._http.close()

    def _start(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        assert isinstance(task, asyncio.Task)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---------------------------------------------------------------- playing

    async def look(self, table: Played) -> None:
        """See what is asked, and choose an answer; if another seat is asked, it looks, too."""
        before = table.seat
        await self._look(table, before)
        if table.seat != before:
            await self._look(table, table.seat)

    async def _told(self, table: Played) -> None:
        """A socket says that the table has moved on."""
        await self.look(table)

    async def _look(self, table: Played, seat: int) -> None:
        began = time.perf_counter()
        try:
            reply = await self._get(table, seat)
        except LOST:
            self.errors += 1
            return
        self.looked.append(time.perf_counter() - began)
        if reply.status == 200:
            self._read(table, seat, reply)
        else:
            self.errors += 1

    async def _get(self, table: Played, seat: int) -> Reply:
        return await self._http.send("GET", f"/api/v1/tables/{table.id}/seats/{seat}", table.tokens[seat])

    def _read(self, table: Played, seat: int, reply: Reply) -> None:
        """Take the question of the seat that looks, if it is asked; else remember who is."""
        seen = reply.json()
        question = seen["question"]
        if question is not None:
            do = self._random.choice(question["options"])["do"]
            table.question = Question(seat, question["number"], do)
        elif seen["asked"] and seen["asked"][0] < len(table.tokens):
            table.seat = seen["asked"][0]

    async def look_at_all(self) -> None:
        """The first look at every table."""
        await _in_parallel([partial(self.look, table) for table in self.tables])
        self.looked.clear()

    async def answer(self, rate: float, seconds: float) -> None:
        """Answers at a rate, each at its time, at one table after the other."""
        count = round(rate * seconds)
        began = time.perf_counter() + 0.1
        place = 0
        for number in range(count):
            due = began + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            for _ in self.tables:
                place = (place + 1) % len(self.tables)
                if self.tables[place].question is not None:
                    self._start(self._answer(self.tables[place], due))
                    break
            else:
                self.missed += 1
        await self._drained(count)

    async def answer_at_once(self, seconds: float) -> None:
        """As many answers as the server takes: at every table somebody always waits for a reply."""
        until = time.perf_counter() + seconds
        await asyncio.gather(*(self._play(table, until) for table in self.tables))

    async def _play(self, table: Played, until: float) -> None:
        while (now := time.perf_counter()) < until:
            if table.question is not None:
                await self._answer(table, now)
            else:
                await self.look(table)
            if table.question is None:
                await asyncio.sleep(EAGER)

    async def _answer(self, table: Played, due: float) -> None:
        question, table.question = table.question, None
        assert question is not None
        try:
            reply = await self._send(table, question)
        except LOST:
            self.errors += 1
            return
        if reply.status == 200:
            self.answered.append(time.perf_counter() - due)
            table.sent[self._version(table, question.seat, reply)] = due
        else:
            self.errors += 1

    async def _send(self, table: Played, question: Question) -> Reply:
        at = f"/api/v1/tables/{table.id}/seats/{question.seat}/answer"
        content = {"number": question.number, "do": question.do}
        return await self._http.send("POST", at, table.tokens[question.seat], content)

    def _version(self, table: Played, seat: int, reply: Reply) -> int:
        """Where the table stands after an answer."""
        version: int = reply.json()["version"]
        return version

    async def _drained(self, count: int) -> None:
        until = time.perf_counter() + DRAIN
        while time.perf_counter() < until and len(self.delays) + self.errors + self.missed < count:
            await asyncio.sleep(0.05)

    @property
    def delays(self) -> list[float]:
        """Seconds from an answer to the socket's telling of it."""
        return [
            table.told[version] - sent
            for table in self.tables
            for version, sent in table.sent.items()
            if version in table.told
        ]


class Browser(NamedTuple):
    """Somebody's browser: what it sends with every request, and with every form."""

    cookie: str
    form: str


class People(Crowd):
    """People with browsers instead: they send forms, and every look and every answer is a page that is drawn."""

    def __init__(self, http: Loopback) -> None:
        super().__init__(http)
        self._browsers: dict[str, Browser] = {}  # by the token of a program that acts for the same person

    async def _token(self) -> str:
        page = await self._http.send("GET", "/me")
        cookie = _found(rb"set-cookie: (burgrave=[^;]+)", page.head)
        browser = Browser(cookie, _found(rb'name="token" value="([0-9a-f]+)"', page.body))
        made = await self._post(browser, "/me/token", label="Robo")
        token = _found(rb"<code>([^<]{20,})</code>", made.body)
        self._browsers[token] = browser
        return token

    async def _post(self, browser: Browser, path: str, **fields: object) -> Reply:
        body = urlencode({"token": browser.form} | fields).encode()
        lines = f"cookie: {browser.cookie}", "content-type: application/x-www-form-urlencoded", "x-fragment: 1"
        return await self._http.send("POST", path, content=body, lines=lines)

    async def _told(self, table: Played) -> None:
        """The browser of whoever answered has its page already."""
        await self._look(table, 1 - table.seat)

    async def _get(self, table: Played, seat: int) -> Reply:
        lines = f"cookie: {self._browsers[table.tokens[seat]].cookie}", "x-fragment: 1"
        return await self._http.send("GET", f"/t/{table.id}", lines=lines)

    def _read(self, table: Played, seat: int, reply: Reply) -> None:
        answers = re.findall(rb'name="do" value="([^"]+)"', reply.body)
        if b"x-asked: 1" not in reply.head:
            table.seat = 1 - seat
        elif answers:
            number = int(_found(rb'name="number" value="(\d+)"', reply.body))
            table.seat, do = seat, html.unescape(self._random.choice(answers).decode())
            table.question = Question(seat, number, do)

    async def _send(self, table: Played, question: Question) -> Reply:
        table.seat = question.seat
        browser = self._browsers[table.tokens[question.seat]]
        fields = {"seat": question.seat, "number": question.number, "do": question.do}
        return await self._post(browser, f"/t/{table.id}/answer", **fields)

    def _version(self, table: Played, seat: int, reply: Reply) -> int:
        self._read(table, seat, reply)  # perhaps the same seat goes on
        return int(_found(rb"x-version: (\d+)", reply.head))


def _found(pattern: bytes, where: bytes) -> str:
    found = re.search(pattern, where)
    assert found is not None, f"{pattern!r} is not in {where[:2000]!r}"
    return found[1].decode()


async def _in_parallel(work: Sequence[Callable[[], Awaitable[T]]]) -> list[T]:
    """Some at once, all in the end."""
    at_once = asyncio.Semaphore(AT_ONCE)

    async def done(one: Callable[[], Awaitable[T]]) -> T:
        async with at_once:
            return await one()

    return await asyncio.gather(*(done(one) for one in work))
