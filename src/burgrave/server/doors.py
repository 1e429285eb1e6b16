"""The doors: how many connections are let in, from where, and how long one may take to say what it wants."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar, Final

from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from burgrave.server.problem import TEXTS
from burgrave.server.rates import UNCOUNTED, neighbourhood
from burgrave.server.settings import LOOPBACK
from burgrave.server.wrapper import Wrapper

FILES: Final = 65_536  # open files that we would like to be allowed
KEPT_BACK: Final = 256  # of them, for the database, the engines and the log
SPARE: Final = 64  # connections that are let in beyond the last one, for whoever asks whether we are well
FROM_ONE: Final = 200  # connections of one address at once, beside its open tabs
HEADERS: Final = 10.0  # seconds until a request has been named
CROWDED: Final = "crowded"


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
    tabs: ClassVar[int] = 0
    proxies: ClassVar[tuple[str, ...]] = LOOPBACK  # they bring everybody
    _from: ClassVar[Counter[str]] = Counter()
    _late: asyncio.TimerHandle | None = None
    _address: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in its parent
        """Let it in, if there is room."""
        super().connection_made(transport)
        there = len(self.connections) + Door.tabs
        host = self.client[0] if self.client is not None else LOOPBACK[0]
        address = neighbourhood(host)
        if there > Door.most or (self._from[address] >= FROM_ONE and not _is_in(host, Door.proxies)):
            transport.abort()
            return
        if there > Door.most - SPARE:
            self.app_state = {**self.app_state, CROWDED: True}
        self._address = address
        self._from[address] += 1
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._gone()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """It is an open tab from now on, which is counted elsewhere."""
        self._gone()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._expect()

    def on_headers_complete(self) -> None:
        """What is wanted has been said."""
        self._in_time()
        super().on_headers_complete()

    def _expect(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(HEADERS, self.transport.abort)

    def _in_time(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

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
    """Where the last places are taken, only whoever asks whether we are well is answered."""

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, if there is room."""
        state: dict[str, Any] = scope.get("state", {})
        if state.get(CROWDED) and scope["path"] not in UNCOUNTED:
            said = TEXTS.say("en", "problem-full")
            await JSONResponse({"error": "full", "message": said}, 503, {"connection": "close"})(scope, receive, send)
            return
        await self.app(scope, receive, send)
