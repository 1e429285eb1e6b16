"""Limits on what a stranger can send: how much, and how often."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from typing import Final, TypeAlias

from python_multipart.multipart import parse_options_header
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse
from starlette.types import Message, Receive, Scope, Send

from burgrave.server.people import preferred
from burgrave.server.problem import TEXTS, Problem
from burgrave.server.rates import AWAY, RATES, address_of, kind_of
from burgrave.server.wrapper import Wrapper

LARGEST: Final = 64 * 1024  # bytes of a request
UTF8: Final = (b"utf-8", b"utf8", b"us-ascii")
DRAINED: Final = 16 * LARGEST
SLOWEST: Final = 10.0  # seconds between two parts of a request
REMEMBERED: Final = 20_000  # senders


Sender: TypeAlias = tuple[str, str]
"""A kind of request, and who sends it: a person, or an address behind an @."""


class Limits:
    """Buckets that fill with time and are emptied by requests."""

    def __init__(self, factor: float = 1.0, shared: bool = False) -> None:
        self._factor: Final = factor
        self._shared: Final = shared  # with other workers
        self._buckets: Final[OrderedDict[Sender, tuple[float, float]]] = OrderedDict()
        self.taken: Final[Counter[Sender]] = Counter()  # since the other workers were told

    def count(self, kind: str, connection: HTTPConnection, person: str | None) -> None:
        """Refuse what comes too often, from one person or from one address."""
        for sender in (person, f"@{address_of(connection)}"):
            if sender is None:
                continue
            if self._shared and len(self.taken) < REMEMBERED:
                self.taken[kind, sender] += 1
            if self._take((kind, sender)) < 1:
                raise Problem(429, "too-often")

    def told(self, sender: Sender, count: int) -> None:
        """So much was sent to another worker."""
        if sender[0] in RATES:
            self._take(sender, count)

    def _take(self, key: Sender, count: int = 1) -> float:
        """How much was there before."""
        rate = RATES[key[0]]
        times = self._factor * (AWAY if key[1].startswith("@") else 1)
        burst, now = rate.burst * times, time.monotonic()
        left, then = self._buckets.pop(key, (burst, now))
        left = min(burst, left + (now - then) * rate.per_second * times)
        self._buckets[key] = (max(left - count, 0.0), now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return left


class Counted(Wrapper):
    """Counts every request, whatever it asks for: the one place where that is done."""

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, unless there were too many."""
        kind = kind_of(scope["method"], scope["path"])
        state, request = scope["app"].state, Request(scope)
        try:
            if kind is not None:
                state.house.limits.count(kind, request, state.house.people.sender(request) if kind != "file" else None)
        except Problem as problem:
            response = await state.failed(request, problem)
            await response(scope, receive, send)
            return
        await self.app(scope, receive, send)


class TooLarge(Exception):
    """A request with more than is taken."""


class SizeLimit(Wrapper):
    """Reads no more of a request than is allowed."""

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and count what is read."""
        length = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
        size = 0
        begun = whole = False

        async def counted() -> Message:
            nonlocal size, whole
            async with asyncio.timeout(None if whole else SLOWEST):
                message = await receive()
            whole = not message.get("more_body", False)
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
        except TimeoutError:
            if whole:
                raise  # not ours
            if not begun:
                said = TEXTS.say(preferred(Headers(scope=scope).get("accept-language", "")), "problem-too-slow")
                response = JSONResponse({"error": "too-slow", "message": said}, 408, {"connection": "close"})
                await response(scope, receive, send)
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
