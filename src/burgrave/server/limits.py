"""Limits on what a stranger can send: how much, and how often."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final, NamedTuple

from python_multipart.multipart import parse_options_header
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import Message, Receive, Scope, Send

from burgrave.server.people import preferred
from burgrave.server.problem import TEXTS, Problem
from burgrave.server.wrapper import Wrapper

LARGEST: Final = 64 * 1024  # bytes of a request
UTF8: Final = (b"utf-8", b"utf8", b"us-ascii")
DRAINED: Final = 16 * LARGEST
REMEMBERED: Final = 20_000  # senders


class Rate(NamedTuple):
    """So many at once, and so many more a second."""

    burst: float
    per_second: float


RATES: Final = {
    "answer": Rate(60, 20),
    "table": Rate(15, 0.1),
    "person": Rate(20, 0.2),
    "say": Rate(5, 0.5),
    "look": Rate(120, 30),
    "hint": Rate(6, 0.1),  # a bot thinks for a second
    "guess": Rate(20, 0.2),  # invitations and links: nobody tries them all
    "seat": Rate(20, 0.5),  # getting up and coming back
    "save": Rate(10, 0.2),  # a whole game is played again for it
}
AWAY: Final = 5.0  # an address may send so many times as much as one person: a family, or a school


class Limits:
    """Buckets that fill with time and are emptied by requests."""

    def __init__(self, factor: float = 1.0) -> None:
        self._factor: Final = factor
        self._buckets: Final[OrderedDict[tuple[str, str], tuple[float, float]]] = OrderedDict()

    def count(self, kind: str, connection: HTTPConnection, person: str) -> None:
        """Refuse what comes too often, from one person or from one address."""
        rate = RATES[kind]
        address = connection.client.host if connection.client is not None else "-"
        self._take((kind, person), rate.burst * self._factor, rate.per_second * self._factor)
        self._take((kind, f"@{address}"), rate.burst * self._factor * AWAY, rate.per_second * self._factor * AWAY)

    def _take(self, key: tuple[str, str], burst: float, per_second: float) -> None:
        now = time.monotonic()
        left, then = self._buckets.pop(key, (burst, now))
        left = min(burst, left + (now - then) * per_second)
        self._buckets[key] = (max(left - 1, 0.0), now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if left < 1:
            raise Problem(429, "too-often")


class TooLarge(Exception):
    """A request with more than is taken."""


class SizeLimit(Wrapper):
    """Reads no more of a request than is allowed."""

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and count what is read."""
        length = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
        size = 0
        begun = False

        async def counted() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > LARGEST:
                raise TooLarge
            return message

        async def watched(message: Message) -> None:
            nonlocal begun
            if size > LARGEST and not begun:
                raise TooLarge  # else it would be told as a body that can't be read
            begun = True
            await send(message)

        try:
            if not length.isdigit() or int(length) > LARGEST:
                raise TooLarge
            await self.app(scope, counted, watched)
        except TooLarge:
            if not begun:
                await _drain(receive)
                response = JSONResponse({"error": "too-large", "message": f"More than {LARGEST} bytes."}, 413)
                response.headers["connection"] = "close"
                await response(scope, receive, send)


class UnicodeOnly(Wrapper):
    """Takes texts in UTF-8 only: forms would be read in whatever code they name, and some are no letters at all."""

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, if it is in UTF-8."""
        headers = Headers(scope=scope)
        _, more = parse_options_header(headers.get("content-type"))
        if more.get(b"charset", b"utf-8").lower() not in UTF8:
            said = TEXTS.say(preferred(headers.get("accept-language", "")), "problem-charset")
            await JSONResponse({"error": "charset", "message": said}, 400)(scope, receive, send)
            return
        await self.app(scope, receive, send)


async def _drain(receive: Receive) -> None:
    """Read some more of what is too large: a connection that is closed in the middle of it loses our reply, too."""
    size = 0
    while size < DRAINED:
        message = await receive()
        size += len(message.get("body", b""))
        if not message.get("more_body"):
            return
