"""Limits on what a stranger can send: how much, and how often."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from ipaddress import ip_network
from typing import Final, NamedTuple, TypeAlias

from python_multipart.multipart import parse_options_header
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse
from starlette.types import Message, Receive, Scope, Send

from burgrave.server.people import preferred
from burgrave.server.problem import TEXTS, Problem
from burgrave.server.wrapper import Wrapper

LARGEST: Final = 64 * 1024  # bytes of a request
UTF8: Final = (b"utf-8", b"utf8", b"us-ascii")
DRAINED: Final = 16 * LARGEST
SLOWEST: Final = 10.0  # seconds between two parts of a request
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
    "deed": Rate(30, 2),  # whatever else is sent
    "file": Rate(300, 60),  # style sheets and drawings
}
AWAY: Final = 5.0  # an address may send so many times as much as one person: a family, or a school
SENT: Final = {  # what is counted as what, by the last word of its address
    **dict.fromkeys(("answer", "undo"), "answer"),
    **dict.fromkeys(("tables", "new", "play", "lesson", "rematch"), "table"),
    **dict.fromkeys(
        ("me", "likes", "language", "link", "push", "token", "tokens", "drop", "sign-out", "delete"), "person"
    ),
    **dict.fromkeys(("hint", "hurry"), "hint"),
    **dict.fromkeys(("leave", "fill", "vote", "back"), "seat"),
    "say": "say",
    "join": "guess",
}
READ: Final = {"save": "save", "report": "save", "data": "save"}
GUESSED: Final = ("/i/", "/w/", "/me/move/")  # a secret stands in the address
FILES: Final = (".css", ".js", ".svg", ".woff2")
UNCOUNTED: Final = ("/healthz", "/readyz", "/metrics")  # for whoever looks after the server

Sender: TypeAlias = tuple[str, str]
"""A kind of request, and who sends it: a person, or an address behind an @."""


def kind_of(method: str, path: str) -> str | None:
    """What a request is counted as; None: not at all."""
    last = path.rpartition("/")[2]
    if path in UNCOUNTED:
        return None
    if path.startswith(GUESSED):
        return "guess"
    if method not in ("GET", "HEAD"):
        return SENT.get(last, "deed")
    return "file" if last.endswith(FILES) else READ.get(last, "look")


def neighbourhood(host: str) -> str:
    """An address; of the newer kind its network, in which one visitor has all addresses."""
    return str(ip_network(f"{host}/64", strict=False)) if ":" in host and "%" not in host else host


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return neighbourhood(connection.client.host) if connection.client is not None else "-"


class Limits:
    """Buckets that fill with time and are emptied by requests."""

    def __init__(self, factor: float = 1.0) -> None:
        self._factor: Final = factor
        self._buckets: Final[OrderedDict[Sender, tuple[float, float]]] = OrderedDict()
        self.taken: Final[Counter[Sender]] = Counter()  # since the other workers were told

    def count(self, kind: str, connection: HTTPConnection, person: str | None) -> None:
        """Refuse what comes too often, from one person or from one address."""
        for sender in (person, f"@{address_of(connection)}"):
            if sender is None:
                continue
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
