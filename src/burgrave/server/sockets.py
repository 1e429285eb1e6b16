"""The WebSocket of a tab: says only that a table is now at some version; the tab then asks for what it may see."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Final

from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from burgrave.server.database import StorageDown
from burgrave.server.house import house_of
from burgrave.server.live import Change, Tab
from burgrave.server.problem import Problem
from burgrave.server.rates import address_of
from burgrave.server.rows import people_asked
from burgrave.server.security import same_site

router = APIRouter()
FOREIGN: Final = 4403  # closed: the page is of another site
UNKNOWN: Final = 4404  # closed: no such table
LATER: Final = 1013  # closed: try again later


async def live(socket: WebSocket) -> None:
    """Tell a tab about its table, and about the moves that its person is asked for elsewhere."""
    hub = house_of(socket).hub
    tab = await _opened(socket)
    if tab is None:
        return
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass  # nothing is expected; but so we hear when the tab is closed
    finally:
        hub.leave(tab)


router.add_websocket_route("/live", live)  # the framework would keep more for each tab than we do


async def _opened(socket: WebSocket) -> Tab | None:
    """The tab, told where its table stands; None where it was not let in. What else was needed is let go of here."""
    house = house_of(socket)
    if not same_site(socket.headers):
        await socket.close(FOREIGN)
        return None
    table = socket.query_params.get("table")
    tab = None
    try:
        visitor = await house.people.visitor(socket)
        house.limits.count("look", socket, visitor.person.id)
        address = address_of(socket)
        if not house.hub.has_room(visitor.person.id, address):
            raise Problem(429, "too-often")
        if table is not None:
            await house.tables.table(table)
        await socket.accept()
        tab = Tab(table, visitor.person.id, address, partial(_tell, socket, visitor.person.id))
        house.hub.enter(tab)
        if table is not None:
            row, seats = await house.tables.table(table)  # again, now that no change goes past this tab
            change = Change(table, row.version, people_asked(row.asked, seats))
            await _tell(socket, visitor.person.id, change)
        return tab
    except Problem as problem:
        await socket.close(LATER if problem.status == 429 else UNKNOWN)
    except StorageDown:
        await socket.close(LATER)
    except (WebSocketDisconnect, RuntimeError):
        pass
    if tab is not None:
        house.hub.leave(tab)
    return None


async def _tell(socket: WebSocket, person: str, change: Change) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # it was closed just now
        await socket.send_json({"table": change.table, "version": change.version, "yours": person in change.asked})
