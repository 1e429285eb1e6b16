"""The doors: how many connections are let in, from where, and how long one may take to say what it wants."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from contextlib import suppress
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar, Final

from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from burgrave.server.problem import TEXTS
from burgrave.server.rates import UNCOUNTED, address_of, neighbourhood
from burgrave.server.settings import LOOPBACK
from burgrave.server.wrapper import Wrapper

LOG: Final = logging.getLogger(__name__)
FILES: Final = 65_536  # open files that we would like to be allowed
KEPT_BACK: Final = 256  # of them, for the database, the engines and the log
SPARE: Final = 64  # connections that are let in beyond the last one, for whoever asks whether we are well
FROM_ONE: Final = 200  # connections of one address at once, beside its open tabs
HEADERS: Final = 10.0  # seconds until a request has been named
WHOLE: Final = 60.0  # and until it is there as a whole
SAID: Final = 60.0  # seconds until it is said again that there is no room
CROWDED: Final = "crowded"
LATER: Final = 1013  # a socket is closed: try again later


def allow_files() -> int:
    """Let this process have as many open files as the system lets us ask for; how many."""
    try:
        import resource
    except ImportError:  # a system that has no such limits
        return FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft < wanted:
        with suppress(ValueError, OSError):  # then there are as many as before
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Door(HttpToolsProtocol):
    """A connection: it is closed when it does not say in time what it wants, and one address can't take all places."""

    most: ClassVar[int] = FILES - KEPT_BACK  # connections at once, open tabs included
    proxies: ClassVar[tuple[str, ...]] = LOOPBACK  # they bring everybody
    _from: ClassVar[Counter[str]] = Counter()
    _said: ClassVar[float] = -SAID
    _late: asyncio.TimerHandle | None = None
    _address: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in its parent
        """Let it in, if there is room."""
        super().connection_made(transport)
        there = len(self.connections)
        host = self.client[0] if self.client is not None else LOOPBACK[0]
        address = neighbourhood(host)
        if there > Door.most - SPARE:
            self._say(there)
            self.app_state = {**self.app_state, CROWDED: True}
        if there > Door.most or (self._from[address] >= FROM_ONE and not _is_in(host, Door.proxies)):
            transport.abort()
            return
        self._address = address
        self._from[address] += 1
        self._expect(HEADERS)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._gone()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """It is an open tab from now on; those of one address are counted elsewhere."""
        self._gone()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Something comes; what begins no request does not keep the connection open."""
        super().data_received(data)
        ours = self.transport.get_protocol() is self  # else it is an open tab by now
        if ours and getattr(self.cycle, "response_complete", True):  # before the first request there is no cycle
            self._expect(HEADERS)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._expect(HEADERS)

    def on_headers_complete(self) -> None:
        """What is wanted has been said."""
        self._in_time()
        super().on_headers_complete()
        self._expect(WHOLE)

    def on_message_complete(self) -> None:
        """All of it is there."""
        self._in_time()
        super().on_message_complete()

    def _expect(self, seconds: float) -> None:
        if self._late is None:
            self._late = self.loop.call_later(seconds, self.transport.abort)

    def _in_time(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    @staticmethod
    def _say(there: int) -> None:
        """Tell the log, which must not grow with every visitor."""
        if time.monotonic() - Door._said >= SAID:
            Door._said = time.monotonic()
            LOG.error("%d of %d connections are taken: whoever comes now is told to come later (503)", there, Door.most)

    def _gone(self) -> None:
        self._in_time()
        if self._address is not None:
            self._from[self._address] -= 1
            if not self._from[self._address]:
                del self._from[self._address]
            self._address = None


@lru_cache(maxsize=1024)
def _is_in(host: str, networks: tuple[str, ...]) -> bool:
    return any(ip_address(host.partition("%")[0]) in ip_network(one) for one in networks)


class Room(Wrapper):
    """Where the last places are taken, only whoever asks whether we are well is answered.

    Nor does one address have more requests under way than connections, whoever brings them: behind a proxy.
    """

    def __init__(self, app: ASGIApp) -> None:
        super().__init__(app)
        self._under_way: Final[Counter[str]] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take whatever comes, but no tab that would stay in one of the last places."""
        if scope["type"] == "websocket" and scope.get("state", {}).get(CROWDED):
            await send({"type": "websocket.close", "code": LATER, "reason": ""})
            return
        await super().__call__(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, if there is room."""
        state: dict[str, Any] = scope.get("state", {})
        if scope["path"] in UNCOUNTED:
            await self.app(scope, receive, send)
            return
        if state.get(CROWDED):
            await _refuse("full", 503, scope, receive, send)
            return
        address = address_of(HTTPConnection(scope))
        if self._under_way[address] >= FROM_ONE:
            await _refuse("too-often", 429, scope, receive, send)
            return
        self._under_way[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._under_way[address] -= 1
            if not self._under_way[address]:
                del self._under_way[address]


async def _refuse(why: str, status: int, scope: Scope, receive: Receive, send: Send) -> None:
    said = TEXTS.say("en", f"problem-{why}")
    await JSONResponse({"error": why, "message": said}, status, {"connection": "close"})(scope, receive, send)
