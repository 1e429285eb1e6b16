"""What one posted answer asks of the database: one statement reads the table with its seats, once."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import event

from burgrave.server.database import Database
from burgrave.server.house import House
from burgrave.server.settings import settings
from burgrave.web.site import create

FRAGMENT = {"x-fragment": "1"}


@contextmanager
def counted(database: Database) -> Iterator[Counter[str]]:
    """How often each table of the database is read or written from now on: "SELECT tables", "UPDATE tables"."""
    found: Counter[str] = Counter()
    engines = {database._reader.sync_engine, database._writer.sync_engine}

    def note(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
        said = re.match(r"(SELECT).*?FROM (\w+)|(INSERT) INTO (\w+)|(UPDATE) (\w+)", statement, re.DOTALL)
        if said is not None:
            found[" ".join(filter(None, said.groups()))] += 1

    for engine in engines:
        event.listen(engine, "before_cursor_execute", note)
    yield found
    for engine in engines:
        event.remove(engine, "before_cursor_execute", note)


def hidden(html: str, address: str) -> dict[str, str]:
    """The hidden fields of the form that goes to an address."""
    inside = re.search(rf'<form[^>]*action="{address}"[^>]*>(.*?)</form>', html, re.DOTALL)
    assert inside is not None, html
    return dict(re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)"', inside[1]))


async def at_a_table(app: Any, http: httpx.AsyncClient) -> tuple[str, str]:
    """The address and the page of a table for two on one device, where the first is asked."""
    fields = hidden((await http.get("/new?game=citadels&players=2")).text, "/new")
    made = await http.post("/new", data={**fields, "seat-0": "me", "seat-1": "me"})
    address = made.headers["location"]
    cover = (await http.get(address)).text
    shown = await http.post(f"{address}/show", data=hidden(cover, f"{address}/show"), headers=FRAGMENT)
    return address, shown.text


def test_a_posted_answer_reads_the_table_and_its_seats_once(data: Path) -> None:
    async def main() -> None:
        app = create(settings(data))
        house: House = app.state.house
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as http,
        ):
            address, page = await at_a_table(app, http)
            do = re.findall(r'name="do" value="([^"]*)"', page)[0]
            posted = hidden(page, f"{address}/answer") | {"do": do}
            await asyncio.sleep(0.3)  # whatever goes on beside it
            with counted(house.database) as statements:
                answered = await http.post(f"{address}/answer", data=posted, headers=FRAGMENT)
            assert answered.status_code == 200 and int(answered.headers["x-version"]) > 1
            assert statements["SELECT tables"] == 1 and statements["SELECT seats"] == 0, statements
            assert statements["UPDATE tables"] == 1 and statements["INSERT moves"] == 1, statements
            with counted(house.database) as statements:
                shown = await http.get(address, headers=FRAGMENT)
            assert shown.headers["x-version"] == answered.headers["x-version"] and shown.text == answered.text
            assert statements["SELECT tables"] == 1 and statements["SELECT seats"] == 0, statements

    asyncio.run(main())
