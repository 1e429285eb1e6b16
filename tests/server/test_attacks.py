"""One visitor can't bring the site down: by asking too often, by letting bots think, by odd input."""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from socket import AF_INET, IPPROTO_TCP, SOCK_STREAM
from types import SimpleNamespace
from typing import Any

import pytest
import requests
from starlette.requests import Request

from burgrave.server import api, calling, health
from burgrave.server.calling import Caller, is_public
from burgrave.server.engine import PASTS, Engine
from burgrave.server.house import House, visitor_of
from burgrave.server.messages import Begin, Look, Making, Missing, Seen
from burgrave.server.people import clean_name
from burgrave.server.problem import Problem
from burgrave.server.push import Pusher
from burgrave.server.rates import RATES, UNCOUNTED, kind_of, neighbourhood
from burgrave.server.rows import CLOSED, PLAYING, Person
from burgrave.server.seating import SeatWish, Wish
from burgrave.server.settings import Push, settings
from burgrave.server.thinking import Addresses, Queue, Wanted
from burgrave.web.site import PARTS
from tests.server.acting import listening, question, token_of
from tests.server.conftest import Run
from tests.server.serving import Browser, Program, Server

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


class Skipping(selectors.DefaultSelector):
    """Waits for nothing: where nothing happens, time passes."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += timeout or 0.0
        return super().select(0)


class Hourglass(asyncio.SelectorEventLoop):
    """A loop with a clock of its own."""

    def __init__(self) -> None:
        self._passing = Skipping()
        super().__init__(self._passing)

    def time(self) -> float:
        return self._passing.now


THOUGHT = 10.0  # seconds of a hard bot
HARD = 3  # of them at each table, one after the other


@pytest.mark.parametrize("where", ["elsewhere", "at the same address"])
@pytest.mark.parametrize(("places", "attackers"), [(1, 1), (1, 2), (2, 1), (2, 2), (2, 5)])
def test_a_newcomer_waits_for_the_thought_under_way_only(places: int, attackers: int, where: str) -> None:
    """Whoever has fifteen tables, as one person or as many from one address; they always answer at once."""
    addresses = Addresses()
    queue = Queue(places, addresses)
    for n in range(attackers):
        addresses.note(f"attacker{n}", "192.0.2.1")
    addresses.note("newcomer", "192.0.2.1" if where == "at the same address" else "192.0.2.2")

    async def bots(person: str) -> float:
        """One round of a table: the longest that one of its bots waited for a place."""
        waited = []
        for _ in range(HARD):
            async with queue.turn(Wanted.BOT, person) as seconds:
                waited.append(seconds)
                await asyncio.sleep(THOUGHT)
        return max(waited)

    async def plays(person: str) -> None:
        while True:
            await bots(person)

    async def main() -> list[float]:
        tables = [asyncio.create_task(plays(f"attacker{n % attackers}")) for n in range(15 * attackers)]
        await asyncio.sleep(1000)
        found = [await bots("newcomer") for _ in range(5)]
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
        assert not queue.waiting
        return found

    with asyncio.Runner(loop_factory=Hourglass) as runner:
        waits = runner.run(main())
    if where == "elsewhere":
        assert max(waits) <= (THOUGHT if places == 1 else 0)  # a place is left for them
    else:
        assert max(waits) <= attackers * THOUGHT  # they take turns


def test_an_analysis_comes_to_its_turn_beside_bots_without_end() -> None:
    """What nobody waits for becomes as urgent as what somebody waits for, and no more."""

    async def main() -> float:
        queue = Queue(2)

        async def bots(person: str) -> None:
            while True:
                async with queue.turn(Wanted.BOT, person):
                    await asyncio.sleep(1)

        tables = [asyncio.create_task(bots(person)) for person in "abc" * 5]
        async with queue.turn(Wanted.ANALYSIS, "d") as waited:
            pass
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
        return waited

    with asyncio.Runner(loop_factory=Hourglass) as runner:
        assert runner.run(main()) < 60


def test_where_people_ask_from_is_known_to_the_queue(house: Run) -> None:
    """Of programs and browsers, not of whoever only looks."""

    async def test(house: House) -> None:
        house.engines.addresses.note("ada", "192.0.2.1")
        assert house.engines.addresses.of("ada") == "192.0.2.1" != house.engines.addresses.of("bruno") == "bruno"
        assert house.engines.addresses.news == {"ada": "192.0.2.1"}
        house._asked_from([("bruno", "192.0.2.1")])  # as another worker tells it, and nobody tells it on
        assert house.engines.addresses.of("bruno") == "192.0.2.1" and len(house.engines.addresses.news) == 1
        for method, path, known in (("GET", "/", False), ("POST", "/play", True), ("POST", "/t/x/hint", True)):
            app = SimpleNamespace(state=SimpleNamespace(house=house))
            scope = {"type": "http", "method": method, "path": path, "headers": [], "query_string": b""}
            asking = Request({**scope, "app": app, "server": ("x", 80), "client": ("192.0.2.3", 5)})
            visitor = await visitor_of(asking)
            assert (house.engines.addresses.of(visitor.person.id) == "192.0.2.3") == known

    house(test)


def test_two_bots_can_always_think_unless_the_host_wants_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else an analysis would hold up whoever plays."""
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    assert settings(tmp_path).thinkers == 2
    monkeypatch.setenv("BURGRAVE_THINKERS", "1")
    assert settings(tmp_path).thinkers == 1


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


def test_tables_that_people_have_left_are_few_too(data: Path) -> None:
    """Else somebody would sit down with bots, and get up; whoever is deleted leaves no table of bots at all."""
    with Server(data, None, {"BURGRAVE_GAMES": "citadels", "BURGRAVE_LIMITS": "1"}) as server:
        player = Program(server)
        tables = [player.table("me", "hard", "hard") for _ in range(4)]
        left = [player.http.post(f"/tables/{table}/leave") for table in tables]
        assert [one.status_code for one in left] == [200, 200, 200, 429] and "bots" in left[3].json()["message"]
        assert player.http.post(f"/tables/{tables[0]}/seats/0/back").status_code == 200
        assert player.http.post(f"/tables/{tables[3]}/leave").status_code == 200


@pytest.mark.parametrize("others", [False, True])
def test_bots_play_at_no_table_of_somebody_who_is_deleted(house: Run, others: bool) -> None:
    async def test(house: House) -> None:
        host, other = Person("host", "Ada", "en"), Person("other", "Bruno", "en")
        seats = [SeatWish("me"), SeatWish("open") if others else SeatWish("bot", "easy")]
        table = await house.seating.create(host, Wish("citadels", seats, {}, public=True))
        if others:
            await house.seating.join(other, table, None, None)
        await house.farewell.delete(host)
        row, _ = await house.tables.table(table)
        assert row.status == (PLAYING if others else CLOSED)
        if others:
            await house.farewell.delete(other)
            assert (await house.tables.table(table))[0].status == CLOSED

    house(test)


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
        *("2001:0:7f00:1::1", "2001:db8::1", "64:ff9b:1::8.8.8.8", "64:ff9b:1:2:3::1"),
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


@asynccontextmanager
async def heeding(heard: list[bytes]) -> AsyncIterator[int]:
    """Something inside that writes down what it is sent; its port."""

    async def listens(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            heard.append(await reader.read(100))
        writer.close()

    async with await asyncio.start_server(listens, "127.0.0.1", 0) as server:
        yield server.sockets[0].getsockname()[1]


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_name_that_leads_elsewhere_once_it_was_looked_at(scheme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its address was public when it was asked for, and is of this network when it is called: nothing is sent."""
    heard: list[bytes] = []
    looked_up: list[str] = []

    def lying(host: str, port: int, **more: object) -> list[tuple[object, ...]]:
        looked_up.append(host)
        return [(AF_INET, SOCK_STREAM, IPPROTO_TCP, "", ("8.8.8.8", port))]

    monkeypatch.setattr(calling, "getaddrinfo", lying)

    async def main() -> None:
        async with heeding(heard) as port:
            with pytest.raises(OSError, match="no public address"):
                await asyncio.to_thread(Caller().post, f"{scheme}://localhost:{port}/x", data=b"x", timeout=10)
            while not heard:
                await asyncio.sleep(0.01)

    asyncio.run(main())
    assert looked_up == ["localhost"] and heard == [b""]


@pytest.mark.parametrize("private", [False, True])
@pytest.mark.parametrize("scheme", ["http", "https"])
def test_no_proxy_is_asked_to_call(scheme: str, private: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would look names up by itself, behind all our checks."""
    heard: list[bytes] = []

    async def main() -> None:
        async with heeding(heard) as port:
            for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"):
                monkeypatch.setenv(name, f"http://127.0.0.1:{port}")
                monkeypatch.setenv(name.lower(), f"http://127.0.0.1:{port}")
            with pytest.raises(requests.ConnectionError):
                await asyncio.to_thread(Caller(private).post, f"{scheme}://burgrave.invalid/x", data=b"x", timeout=10)

    asyncio.run(main())
    assert not heard
