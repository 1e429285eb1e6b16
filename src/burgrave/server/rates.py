"""What a request is counted as, and how often each kind may come from one person or one address."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection


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
THOUGHTFUL: Final = ("table", "hint")  # bots think for them, now or later
READ: Final = {"save": "save", "report": "save", "data": "save"}
GUESSED: Final = ("/i/", "/w/", "/me/move/")  # a secret stands in the address
FILES: Final = (".css", ".js", ".svg", ".woff2")
UNCOUNTED: Final = ("/healthz", "/readyz", "/metrics")  # for whoever looks after the server


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


@lru_cache(maxsize=4096)
def neighbourhood(host: str) -> str:
    """An address; of the newer kind its network, in which one visitor has all, or the older address that it carries.

    What a proxy says may be no address at all: then it is taken as it is.
    """
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return host
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return neighbourhood(connection.client.host) if connection.client is not None else "-"
