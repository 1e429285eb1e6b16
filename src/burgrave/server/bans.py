"""Bans: people and addresses that are not let in, and tabs that have to go."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from sqlalchemy import select
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send

from burgrave.server import schema
from burgrave.server.database import Database, StorageDown
from burgrave.server.people import People
from burgrave.server.problem import Problem

PERSON, ADDRESS = "person", "address"  # kinds of bans
REFUSED: Final = 4403  # a socket is closed: not for you
HOUSEHOLD: Final = 64  # bits: whoever has an IPv6 address has all that begin with them
PAUSE: Final = 200  # tabs that are looked at before others have their turn


def network(text: str) -> str | None:
    """A network, or the address of one visitor, as it is banned; None where the text is neither."""
    try:
        found = ip_network(text.strip(), strict=False)
    except ValueError:
        return None
    if isinstance(found, IPv6Network):
        mapped = found.network_address.ipv4_mapped
        if mapped is not None and found.prefixlen == found.max_prefixlen:
            return f"{mapped}/32"
        if found.prefixlen > HOUSEHOLD:
            found = found.supernet(new_prefix=HOUSEHOLD)
    return str(found)


@lru_cache(maxsize=4096)
def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


class Bans:
    """Who is not let in, and the sockets that are open: some may have to be closed."""

    def __init__(self, database: Database, people: People) -> None:
        self._database: Final = database
        self._people: Final = people
        self._banned: frozenset[str] = frozenset()
        self._networks: dict[tuple[int, int], set[int]] = {}  # by version and bits: their beginnings
        self._open: Final[dict[int, tuple[Scope, Send]]] = {}  # sockets
        self._closing: Final[set[asyncio.Task[None]]] = set()

    async def load(self) -> None:
        """Read the bans, and close the tabs of whoever is not let in any more."""
        c = schema.bans.c
        async with self._database.read() as db:
            found = [(row.subject, row.kind) for row in await db.execute(select(c.subject, c.kind))]
        self._banned = frozenset(subject for subject, kind in found if kind == PERSON)
        networks: dict[tuple[int, int], set[int]] = {}
        for subject in (subject for subject, kind in found if kind == ADDRESS):
            one = ip_network(subject)
            shift = one.max_prefixlen - one.prefixlen
            networks.setdefault((one.version, shift), set()).add(int(one.network_address) >> shift)
        self._networks = networks
        if self._banned or self._networks:
            await self._close_where(self.refuses)

    async def refuses(self, connection: HTTPConnection) -> bool:
        """Whether somebody is not let in; where nobody is banned this costs nothing."""
        return (bool(self._networks) and self._is_shut_out(connection)) or (
            bool(self._banned) and not self._banned.isdisjoint(await self._who(connection))
        )

    def _is_shut_out(self, connection: HTTPConnection) -> bool:
        address = _address(connection.client.host) if connection.client is not None else None
        return address is not None and any(
            version == address.version and int(address) >> shift in begins
            for (version, shift), begins in self._networks.items()
        )

    async def _who(self, connection: HTTPConnection) -> set[str | None]:
        """Who sends it: by a token, or by the cookie, even one that counts no more: a ban outlives a session."""
        found = {self._people.signed(connection)[0]}
        with suppress(Problem, StorageDown):  # that is told further on
            found.add((await self._people.visitor(connection)).person.id)
        return found

    # ---------------------------------------------------------------- tabs

    async def shut(self, person: str) -> None:
        """Close all tabs of somebody: those who may come back do."""

        async def is_theirs(connection: HTTPConnection) -> bool:
            return person in await self._who(connection)

        await self._close_where(is_theirs)

    async def _close_where(self, wanted: Callable[[HTTPConnection], Awaitable[bool]]) -> None:
        for count, (key, (scope, send)) in enumerate(list(self._open.items()), 1):
            if await wanted(HTTPConnection(scope)) and self._open.pop(key, None) is not None:
                task = asyncio.create_task(_close(send))  # whose browser may take its time
                self._closing.add(task)
                task.add_done_callback(self._closing.discard)
            if count % PAUSE == 0:
                await asyncio.sleep(0)

    async def socket(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket in, and know of it while it is open."""
        self._open[id(scope)] = (scope, send)
        try:
            await app(scope, receive, send)
        finally:
            self._open.pop(id(scope), None)


class Unbanned:
    """Stands before the whole application; whoever is banned gets no further, on any address."""

    def __init__(self, app: ASGIApp, bans: Bans) -> None:
        self.app: Final = app
        self._bans: Final = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody in or not."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif await self._bans.refuses(HTTPConnection(scope)):
            if scope["type"] == "websocket":
                await _close(send)
            else:
                response = await scope["app"].state.failed(Request(scope, receive), Problem(403, "banned"))
                await response(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._bans.socket(self.app, scope, receive, send)
        else:
            await self.app(scope, receive, send)


async def _close(send: Send) -> None:
    with suppress(RuntimeError, OSError):  # it was closed just now
        await send({"type": "websocket.close", "code": REFUSED, "reason": ""})
