"""One visitor can't take all connections, nor hold the site up by half-sent requests."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from burgrave.server import doors, limits, live
from burgrave.server.rates import UNCOUNTED
from tests.server.acting import listening
from tests.server.serving import Program, Server

STRANGER = "127.0.0.2"  # an address of this machine that no proxy has


async def _nothing(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})


@asynccontextmanager
async def served(app: ASGIApp = _nothing) -> AsyncIterator[int]:
    """Something behind our doors; its port."""
    config = uvicorn.Config(app, port=0, http=doors.Door, log_level="error", lifespan="off")
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listens:
        task = asyncio.create_task(server.serve(sockets=[listens]))
        while not server.started:
            await asyncio.sleep(0.01)
        yield listens.getsockname()[1]
        server.should_exit = True
        await task


async def _until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.01)


async def _tab(scope: Scope, receive: Receive, send: Send) -> None:
    """Open tabs, and nothing else."""
    if scope["type"] != "websocket":
        await _nothing(scope, receive, send)
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def _reply(port: int, sent: bytes, source: str = "127.0.0.1") -> bytes:
    """What is replied, until the connection is closed or all is said."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    try:
        writer.write(sent)
        async with asyncio.timeout(20):
            return await reader.read(200)
    except ConnectionError:
        return b""
    finally:
        writer.close()


def test_whoever_does_not_say_what_they_want_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "HEADERS", 0.2)

    async def main() -> None:
        async with served() as port:
            began = time.monotonic()
            for half in (b"", b"GET / HTT", b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: "):
                assert await _reply(port, half) == b""
            assert time.monotonic() - began < 20  # well before they would have been let go otherwise
            monkeypatch.setattr(doors, "HEADERS", 30.0)
            assert b" 204 " in await _reply(port, b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")

    asyncio.run(main())


@pytest.mark.parametrize("more", [b"\r\n", b"\r\n\r\n"])
def test_what_is_no_request_keeps_no_connection_open(monkeypatch: pytest.MonkeyPatch, more: bytes) -> None:
    """After a request that was answered, while another one could come."""
    monkeypatch.setattr(doors, "HEADERS", 0.3)

    async def main() -> None:
        async with served() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
            assert b" 204 " in await reader.read(200)
            async with asyncio.timeout(20):
                for _ in range(3):
                    writer.write(more)
                    await asyncio.sleep(0.05)
                assert await reader.read(200) == b""
            writer.close()

    asyncio.run(main())


def test_a_tab_stays_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has nothing to say."""
    monkeypatch.setattr(doors, "HEADERS", 0.2)

    async def main() -> None:
        async with served(_tab) as port, connect(f"ws://127.0.0.1:{port}/live") as tab:
            await asyncio.sleep(0.6)
            await (await tab.ping())

    asyncio.run(main())


async def _dripped(writer: asyncio.StreamWriter) -> bool:
    """Whether one more letter could be sent."""
    try:
        writer.write(b"x")
        await writer.drain()
    except ConnectionError:
        return False
    return True


def test_a_body_that_comes_letter_by_letter_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the reply has been sent already: nobody reads the rest."""
    monkeypatch.setattr(doors, "WHOLE", 0.3)

    async def main() -> None:
        async with served() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 60000\r\n\r\n")
            assert b" 204 " in await reader.read(200)
            try:
                async with asyncio.timeout(20):
                    while await _dripped(writer):
                        await asyncio.sleep(0.05)
            finally:
                writer.close()

    asyncio.run(main())


def test_the_last_places_are_for_whoever_asks_whether_the_server_is_well(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Connections are counted once, tabs among them; no tab is opened in the last places."""
    monkeypatch.setattr(doors, "SPARE", 2)
    monkeypatch.setattr(doors.Door, "most", 6)
    monkeypatch.setattr(doors.Door, "_said", -doors.SAID)
    asked = b"GET /%s HTTP/1.1\r\nhost: x\r\n\r\n"

    async def main() -> None:
        async with served(doors.Room(_tab)) as port:
            tabs = [await connect(f"ws://127.0.0.1:{port}/live") for _ in range(4)]
            assert b" 503 " in await _reply(port, asked % b"")
            assert b" 204 " in await _reply(port, asked % b"healthz")
            with pytest.raises(InvalidStatus):
                await connect(f"ws://127.0.0.1:{port}/live")
            waiting = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
            assert await _reply(port, asked % b"healthz") == b""
            for _, writer in waiting:
                writer.close()
            await tabs.pop().close()
            async with asyncio.timeout(20):
                while b" 204 " not in await _reply(port, asked % b""):
                    await asyncio.sleep(0.01)
            for tab in tabs:
                await tab.close()

    asyncio.run(main())
    assert [record.message for record in caplog.records if "come later" in record.message] == [
        "5 of 6 connections are taken: whoever comes now is told to come later (503)"
    ]


def test_one_address_can_not_take_all_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "FROM_ONE", 5)

    async def main() -> None:
        async with served() as port:
            held = [
                await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0))
                for _ in range(doors.FROM_ONE)
            ]
            await _until(lambda: doors.Door._from[STRANGER] == doors.FROM_ONE)
            asked = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
            assert await _reply(port, asked, STRANGER) == b""
            assert b" 204 " in await _reply(port, asked)
            held.pop()[1].close()
            await _until(lambda: doors.Door._from[STRANGER] < doors.FROM_ONE)
            assert b" 204 " in await _reply(port, asked, STRANGER)
            for _, writer in held:
                writer.close()

    asyncio.run(main())


def test_one_visitor_behind_a_proxy_can_not_take_all_places(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose connections are the proxy's: their requests under way are counted."""
    monkeypatch.setattr(doors, "FROM_ONE", 3)
    goes_on = asyncio.Event()
    asked = b"GET %s HTTP/1.1\r\nhost: x\r\nx-forwarded-for: %s\r\nconnection: close\r\n\r\n"

    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == "/slow":
            await goes_on.wait()
        await _nothing(scope, receive, send)

    async def main() -> None:
        room = doors.Room(slow)
        async with served(room) as port:
            held = [asyncio.create_task(_reply(port, asked % (b"/slow", b"192.0.2.1"))) for _ in range(3)]
            await _until(lambda: room._under_way["192.0.2.1"] == 3)
            assert b" 429 " in await _reply(port, asked % (b"/", b"192.0.2.1"))
            assert b" 204 " in await _reply(port, asked % (b"/healthz", b"192.0.2.1"))
            assert b" 204 " in await _reply(port, asked % (b"/", b"192.0.2.2"))
            goes_on.set()
            assert all(b" 204 " in one for one in await asyncio.gather(*held))
            assert b" 204 " in await _reply(port, asked % (b"/", b"192.0.2.1"))
            await _until(lambda: not room._under_way)

    asyncio.run(main())


def test_a_thousand_half_sent_requests_of_one_address_hold_nobody_up(small_server: Server) -> None:
    """Nor does whoever asks whether the server is well wait."""
    held: list[socket.socket] = []
    try:
        for _ in range(1000):
            one = socket.create_connection(("127.0.0.1", small_server.port), source_address=(STRANGER, 0))
            one.sendall(b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ")
            held.append(one)
        began = time.monotonic()
        assert httpx.get(f"{small_server.address}/healthz").json() == {"status": "alive"}
        assert httpx.get(small_server.address).status_code == 200
        assert time.monotonic() - began < 5
    finally:
        for one in held:
            one.close()


def test_where_the_last_places_are_taken_the_server_still_says_that_it_is_well() -> None:
    told: list[int] = []

    async def main() -> None:
        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                told.append(message["status"])

        async def receive() -> Any:
            return {"type": "http.request"}

        room = doors.Room(_nothing)
        for path in ("/", "/t/x", *UNCOUNTED):
            scope: Scope = {
                "type": "http",
                "method": "GET",
                "path": path,
                "headers": [],
                "state": {doors.CROWDED: True},
            }
            await room(scope, receive, send)

    asyncio.run(main())
    assert told == [503, 503, *[204] * len(UNCOUNTED)]


def test_tabs_of_one_person_are_counted(small_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Program(small_server)
    table = player.table("me", "me")
    with pytest.raises((InvalidStatus, ConnectionClosed)), _tabs(small_server, table, player, live.OF_ONE + 1):
        pass
    with _tabs(small_server, table, player, 3):  # those that were closed count no longer
        pass


def test_tabs_that_come_at_once_are_counted_too(small_server: Server) -> None:
    """Each has its place before anything else is waited for."""
    player = Program(small_server)
    table = player.table("me", "me")

    async def comes() -> ClientConnection | None:
        headers = {"authorization": f"Bearer {player.token}"}
        address = f"ws://127.0.0.1:{small_server.port}/live?table={table}"
        try:
            return await connect(address, additional_headers=headers, open_timeout=60)
        except InvalidStatus:
            return None

    async def main() -> int:
        found = await asyncio.gather(*(comes() for _ in range(live.OF_ONE + 20)))
        opened = [tab for tab in found if tab is not None]
        for tab in opened:
            await tab.close()
        return len(opened)

    assert asyncio.run(main()) == live.OF_ONE


@contextmanager
def _tabs(server: Server, table: str, player: Program, count: int) -> Iterator[None]:
    if not count:
        yield
        return
    with listening(server, table, player), _tabs(server, table, player, count - 1):
        yield


def test_a_body_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SLOWEST", 0.1)
    told: list[Any] = []

    async def main() -> None:
        async def reads(scope: Scope, receive: Receive, send: Send) -> None:
            while (await receive()).get("more_body"):
                pass

        async def receive() -> Any:
            await asyncio.sleep(30)

        async def send(message: Any) -> None:
            told.append(message)

        await limits.SizeLimit(reads)({"type": "http", "method": "POST", "path": "/me", "headers": []}, receive, send)

    asyncio.run(main())
    assert told[0]["status"] == 408
