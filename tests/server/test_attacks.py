"""One visitor can't bring the site down: by connections, by half-sent requests, by letting bots think, by odd input."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.exceptions import ConnectionClosed, InvalidStatus

from burgrave.server import api, doors, health, limits, live
from burgrave.server.calling import Caller, is_public
from burgrave.server.engine import PASTS, Engine
from burgrave.server.messages import Begin, Look, Making, Missing, Seen
from burgrave.server.people import clean_name
from burgrave.server.problem import Problem
from burgrave.server.push import Pusher
from burgrave.server.rates import RATES, UNCOUNTED, kind_of, neighbourhood
from burgrave.server.settings import Push
from burgrave.server.thinking import Queue, Wanted
from burgrave.web.site import PARTS
from tests.server.acting import listening, question, token_of
from tests.server.serving import Browser, Program, Server

STRANGER = "127.0.0.2"  # an address of this machine that no proxy has


# ---------------------------------------------------------------- connections


async def _nothing(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})


@asynccontextmanager
async def served() -> AsyncIterator[int]:
    """Something behind our doors; its port."""
    config = uvicorn.Config(_nothing, port=0, http=doors.Door, log_level="error", lifespan="off")
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listens:
        task = asyncio.create_task(server.serve(sockets=[listens]))
        while not server.started:
            await asyncio.sleep(0.01)
        yield listens.getsockname()[1]
        server.should_exit = True
        await task


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
            assert time.monotonic() - began < 10
            assert b" 204 " in await _reply(port, b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")

    asyncio.run(main())


def test_one_address_can_not_take_all_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "FROM_ONE", 5)

    async def main() -> None:
        async with served() as port:
            held = [
                await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0))
                for _ in range(doors.FROM_ONE)
            ]
            await asyncio.sleep(0.1)
            asked = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
            assert await _reply(port, asked, STRANGER) == b""
            assert b" 204 " in await _reply(port, asked)
            held.pop()[1].close()
            await asyncio.sleep(0.1)
            assert b" 204 " in await _reply(port, asked, STRANGER)
            for _, writer in held:
                writer.close()

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


# ---------------------------------------------------------------- limits


def test_every_route_is_counted() -> None:
    """Whatever is added later, too; but not what whoever looks after the server asks for."""
    routes: list[Any] = [one for part in (api, health, *PARTS) for one in part.router.routes]
    found = {(method, one.path): kind_of(method, one.path) for one in routes for method in getattr(one, "methods", ())}
    assert {path for (_, path), kind in found.items() if kind is None} == set(UNCOUNTED)
    assert set(filter(None, found.values())) == set(RATES)
    for method, path, kind in (
        ("GET", "/", "look"),
        ("GET", "/learn/citadels", "look"),
        ("POST", "/language", "person"),
        ("POST", "/t/x/chat-switch", "deed"),
        ("POST", "/t/x/answer", "answer"),
        ("POST", "/api/v1/tables/x/seats/0/undo", "answer"),
        ("GET", "/i/secret", "guess"),
        ("POST", "/me/move/secret", "guess"),
        ("GET", "/t/x/save", "save"),
        ("GET", "/static/burgrave.js", "file"),
    ):
        assert kind_of(method, path) == kind, path


def test_pages_of_rules_are_not_sent_without_end(data: Path) -> None:
    with Server(data, None, {"BURGRAVE_GAMES": "citadels", "BURGRAVE_LIMITS": "1"}) as server:
        browser = Browser(server, "pl")
        browser.get("/me")
        for _ in range(int(RATES["person"].burst) + 2):
            last = browser.http.post("/language", data={"token": "x"})
        assert last.status_code == 429 and "Za często" in last.text and last.headers["retry-after"]


def test_a_network_of_the_newer_kind_is_one_visitor() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:1") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("192.0.2.1") != neighbourhood("192.0.2.2")
    assert neighbourhood("::ffff:192.0.2.1") == neighbourhood("192.0.2.1") != neighbourhood("::ffff:192.0.2.2")
    assert neighbourhood("fe80::1%eth0") == neighbourhood("fe80::2%eth1")


# ---------------------------------------------------------------- thinking


async def _served(queue: Queue, wishes: list[tuple[Wanted, str]]) -> list[tuple[Wanted, str]]:
    """In which order wishes come to their turn, one at a time."""
    order = []

    async def think(wanted: Wanted, person: str) -> None:
        async with queue.turn(wanted, person):
            order.append((wanted, person))
            await asyncio.sleep(0)

    async with queue.turn(Wanted.HINT, "somebody"):  # so that all of them wait
        tasks = [asyncio.create_task(think(*wish)) for wish in wishes]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return order


def test_hints_come_before_bots_and_analyses_last() -> None:
    wishes = [(wanted, wanted.name) for wanted in reversed(Wanted)]
    assert asyncio.run(_served(Queue(1), wishes)) == wishes[::-1]


def test_somebody_with_many_tables_waits_for_themselves() -> None:
    wishes = [(Wanted.BOT, "greedy")] * 15 + [(Wanted.BOT, "ada"), (Wanted.BOT, "bruno")]
    order = asyncio.run(_served(Queue(1), wishes))
    assert {person for _, person in order[:3]} == {"greedy", "ada", "bruno"}


def test_a_place_is_left_for_what_somebody_waits_for() -> None:
    async def main() -> None:
        queue = Queue(2)
        async with queue.turn(Wanted.ANALYSIS, "ada"):
            second = asyncio.create_task(queue.turn(Wanted.BOTS_ALONE, "bruno").__aenter__())
            await asyncio.sleep(0.01)
            assert not second.done()
            async with asyncio.timeout(5), queue.turn(Wanted.BOT, "celia"):
                pass
            second.cancel()
            await asyncio.gather(second, return_exceptions=True)
            assert not queue.waiting

    asyncio.run(main())


def test_bots_play_alone_at_few_tables(data: Path) -> None:
    with Server(data, None, {"BURGRAVE_GAMES": "citadels", "BURGRAVE_LIMITS": "1"}) as server:
        player = Program(server)
        made = [
            player.http.post("/tables", json={"game": "citadels", "seats": [{"kind": "bot", "bot": "hard"}] * 4})
            for _ in range(4)
        ]
        assert [one.status_code for one in made] == [201, 201, 201, 429] and "bots" in made[3].json()["message"]
        began = time.monotonic()
        ada = Program(server)
        table = ada.table("me", "easy", "easy", "easy")
        question(ada, table, 0)
        assert time.monotonic() - began < 30  # easy bots wait for nobody


def test_looking_back_drives_no_table_out() -> None:
    engine = Engine()
    making = Making("citadels", 2, "1", {}, ["Ada", "Bruno"])
    engine.reply(Begin("live", making))
    for n in range(PASTS + 5):
        engine.reply(Begin(f"live@{n}", making))
    assert isinstance(engine.reply(Look("live", 0, None, "en")), Seen)
    assert isinstance(engine.reply(Look("live@0", 0, None, "en")), Missing)
    assert isinstance(engine.reply(Look(f"live@{PASTS + 4}", 0, None, "en")), Seen)


# ---------------------------------------------------------------- odd input


@pytest.fixture(scope="module")
def odd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("odd") / "data", None, {"BURGRAVE_GAMES": "citadels"}) as running:
        yield running


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "://", "\\\\", "http://evil.example"])
def test_an_odd_origin_is_of_another_site(odd: Server, origin: str) -> None:
    browser = Browser(odd)
    page = browser.get("/me")
    sent = browser.http.post("/me", data={"token": token_of(page), "nickname": "Ada"}, headers={"origin": origin})
    assert sent.status_code == 403
    assert browser.http.get("/", headers={"origin": origin}).status_code == 200


@pytest.mark.parametrize("depth", [30, 900, 945, 950, 960, 990, 2000])
def test_options_that_nobody_can_mean(odd: Server, depth: int) -> None:
    nested = "[" * depth + "]" * depth
    body = f'{{"game": "citadels", "seats": [{{"kind": "me"}}, {{"kind": "me"}}], "options": {{"crown": {nested}}}}}'
    sent = Program(odd).http.post("/tables", content=body, headers={"content-type": "application/json"})
    assert sent.status_code in (400, 422), sent.text


def test_an_answer_of_five_thousand_letters(odd: Server) -> None:
    browser = Browser(odd)
    made = browser.send(browser.get("/"), "/play", game="citadels")
    table = str(made.url).rpartition("/")[2]
    fields = {"token": token_of(made), "seat": "0", "number": "1", "do": "x" * 5000}
    sent = browser.http.post(f"/t/{table}/answer", data=fields)
    assert sent.status_code == 422 and "do" in sent.text


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800 \u2800", "\u115f\u1160", "\ufe0f", "\u0301\u0301", "\u034f", "\u200b"]
)
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(Problem):
        clean_name(name)
    assert clean_name(f"A{name}da") in (
        "Ada",
        f"A{name}da".replace("\u200b", ""),
        "A\u0301\u0301da",
        "Á\u0301da",
        "A da",
    )


@pytest.mark.parametrize("said", ["a:b", "[::1]:80", "192.0.2.1:80", "-", "::ffff:192.0.2.1", "x" * 500])
def test_whatever_a_proxy_says_about_an_address(odd: Server, said: str) -> None:
    browser = Browser(odd)
    browser.http.headers["x-forwarded-for"] = said
    assert browser.get("/").status_code == 200
    with listening(odd, None, browser):
        pass


# ---------------------------------------------------------------- push


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://evil.example\\.notify.windows.com/x",
        "https://evil.example#.notify.windows.com/x",
        "https://evil.example?.notify.windows.com/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://a@fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8080/x",
        "https://fcm.googleapis.com.evil.example/x",
        "http://fcm.googleapis.com/x",
        "https://[",
        "https://notify.windows.com",
        " https://fcm.googleapis.com/x",
        "https://fcm.googleapis.com/x\nhost: evil",
        "https://fcm.googleapis.com/ź",
    ],
)
def test_only_the_browsers_own_services_are_called(endpoint: str) -> None:
    assert not _pusher()._is_known(endpoint)


def test_the_browsers_own_services_are_known() -> None:
    for host in ("fcm.googleapis.com", "updates.push.services.mozilla.com", "db5p.notify.windows.com"):
        assert _pusher()._is_known(f"https://{host}/wpush/v2/gAAAA-_b?token=a%3d")


def _pusher() -> Pusher:
    nobody: Any = SimpleNamespace(listeners=[])
    return Pusher(Push("x", "y", "mailto:host@example.org"), nobody, nobody)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fec0::1", "ff02::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::10.0.0.1", "2002:7f00:1::1"),
        *("2001:0:7f00:1::1", "2001:db8::1"),
    ],
)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_addresses_that_are_public() -> None:
    for address in ("8.8.8.8", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8"):
        assert is_public(address), address


def test_no_redirect_is_followed_and_no_address_of_this_network_called() -> None:
    called: list[bytes] = []

    async def main() -> None:
        async def redirects(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            called.append(await reader.readline())
            port = writer.get_extra_info("sockname")[1]
            writer.write(f"HTTP/1.1 307 Go\r\nlocation: http://127.0.0.1:{port}/inside\r\n".encode())
            writer.write(b"content-length: 0\r\nconnection: close\r\n\r\n")
            await writer.drain()
            writer.close()

        async with await asyncio.start_server(redirects, "127.0.0.1", 0) as server:
            address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/x"
            found = await asyncio.to_thread(Caller(private=True).post, address, data=b"x", timeout=10)
            assert found.status_code == 307 and called == [b"POST /x HTTP/1.1\r\n"]
            with pytest.raises(OSError, match="no public address"):
                await asyncio.to_thread(Caller().post, address, data=b"x", timeout=10)
            assert len(called) == 1

    asyncio.run(main())
