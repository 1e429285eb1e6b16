"""What tests do at tables, beyond asking and answering: wait, look into the database, listen."""

from __future__ import annotations

import asyncio
import html
import json
import re
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import httpx
from sqlalchemy import text
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from burgrave.server.database import connect as open_database
from tests.server.serving import Browser, Program, Server, stored

PATIENCE = 240.0  # seconds; the machine may be busy
T = TypeVar("T")


def until(found: Callable[[], T], seconds: float = PATIENCE, pause: float = 0.05) -> T:
    """Ask again until the reply is one: not None, False or empty."""
    end = time.monotonic() + seconds
    while not (reply := found()):
        assert time.monotonic() < end, f"waited {seconds:g} s in vain"
        time.sleep(pause)
    return reply


def slowness() -> float:
    """How many times as long as alone a process takes to begin while the machine does other things: 1 or more."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    subprocess.run([sys.executable, "-c", "import burgrave.cli.workers"], check=True)
    took, after = time.monotonic() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    return max(1.0, took / (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime))


# ---------------------------------------------------------------- at a table


def told(program: Program, table: str) -> dict[str, Any]:
    """The table as anybody may know it."""
    response = program.http.get(f"/tables/{table}")
    assert response.status_code == 200, response.text
    content: dict[str, Any] = response.json()
    return content


def question(program: Program, table: str, seat: int) -> dict[str, Any]:
    """What a seat is asked; waits for its turn."""
    found: dict[str, Any] = until(lambda: program.look(table, seat)["question"])
    return found


def options(program: Program, table: str, seat: int) -> tuple[int, list[str]]:
    """The number of a seat's question, and the answers; waits for its turn."""
    asked = question(program, table, seat)
    return asked["number"], [option["do"] for option in asked["options"]]


def do(program: Program, table: str, seat: int, *answers: str) -> None:
    """Answer several questions one after the other."""
    for answer in answers:
        given = program.answer(table, seat, question(program, table, seat)["number"], answer)
        assert given.status_code == 200, given.text


def undo(program: Program, table: str, seat: int, key: str | None = None) -> httpx.Response:
    headers = {} if key is None else {"idempotency-key": key}
    return program.http.post(f"/tables/{table}/seats/{seat}/undo", headers=headers)


def join(program: Program, table: str, seat: int | None = None, invitation: str | None = None) -> httpx.Response:
    return program.http.post(f"/tables/{table}/join", json={"seat": seat, "invitation": invitation})


def seats(program: Program, table: str) -> list[dict[str, Any]]:
    """Who sits where."""
    found: list[dict[str, Any]] = told(program, table)["seats"]
    return found


def log(program: Program, table: str, seat: int | None = None) -> list[str]:
    """The log, as a seat may read it."""
    response = program.http.get(f"/tables/{table}/events", params={} if seat is None else {"seat": seat})
    assert response.status_code == 200, response.text
    return [event["text"] for event in response.json()]


def counts(server: Server, table: str) -> tuple[int, int]:
    """How many moves and how many events are written down."""
    found = stored(server.database, table)[table]
    return len(found.moves), len(found.events)


# ---------------------------------------------------------------- pages


def token_of(page: httpx.Response) -> str:
    """What the forms of a page carry."""
    found: list[str] = re.findall(r'name="token" value="([0-9a-f]+)"', page.text)
    return found[0]


def notice_of(page: httpx.Response) -> str:
    """What a page says first, where something went wrong."""
    found = re.findall(r'<p class="notice problem" role="alert">(.*?)</p>', page.text, re.DOTALL)
    return html.unescape(found[0]) if found else ""


def buttons(page: httpx.Response) -> list[str]:
    """The answers that a page offers."""
    found = re.findall(r'<button class="option(?: lies)?" name="do" value="([^"]*)"', page.text)
    return [html.unescape(do) for do in found]


def setting_up(browser: Browser, *seats: str, **fields: str) -> str:
    """A new table by the form; seats are "me", "open" or the level of a bot; the answer is its id."""
    game = fields.pop("game", "citadels")
    page = browser.get(f"/new?game={game}&players={len(seats)}")
    chosen = {f"seat-{index}": seat for index, seat in enumerate(seats)}
    made = browser.send(page, "/new", **chosen, **fields)
    assert made.status_code == 200, made.text
    return str(made.url.path).rpartition("/")[2]


def links(page: str) -> list[str]:
    """The invitations on a page: those for one seat each, then the one for all."""
    found = [html.unescape(path) for path in re.findall(r'value="http://[^"/]+(/i/[^"]+)"', page)]
    return found[1:] + found[:1]  # pages show the one for all first


def follow(browser: Browser, link: str, nickname: str) -> str:
    """Accept an invitation; the title of the page that follows, or its problem."""
    page = browser.get(link)
    assert page.status_code == 200, page.text
    action = re.findall(r'action="(/t/[^"]+/join)"', page.text)[0]
    after = browser.send(page, action, nickname=nickname)
    return notice_of(after) or f"{after.status_code}"


# ---------------------------------------------------------------- behind the server's back


def sql(database: str | Server, statement: str, **values: object) -> list[Any]:
    """Look into a database, or change it."""

    async def run() -> list[Any]:
        opened = open_database(database.database if isinstance(database, Server) else database)
        try:
            async with opened.write() as db:
                result = await db.execute(text(statement), values)
                return list(result) if result.returns_rows else []
        finally:
            await opened.close()

    return asyncio.run(run())


@contextmanager
def listening(
    server: Server, table: str | None = None, who: Program | Browser | None = None, origin: str | None = None
) -> Iterator[ClientConnection]:
    """An open tab."""
    headers = {}
    if isinstance(who, Program):
        headers["authorization"] = f"Bearer {who.token}"
    elif who is not None:
        headers["cookie"] = "; ".join(f"{name}={value}" for name, value in who.http.cookies.items())
    address = f"ws://127.0.0.1:{server.port}/live" + ("" if table is None else f"?table={table}")
    sent = None if origin is None else Origin(origin)
    with connect(address, additional_headers=headers, origin=sent, open_timeout=PATIENCE) as tab:
        yield tab


def heard(tab: ClientConnection, seconds: float = PATIENCE) -> dict[str, Any]:
    """The next message."""
    content: dict[str, Any] = json.loads(tab.recv(timeout=seconds))
    return content
