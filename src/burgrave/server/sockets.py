"""The WebSocket of a tab: says only that a table is now at some version; the tab then asks for what it may see."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Final

from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from burgrave.server.database import StorageDown
from burgrave.server.house import house_of
from burgrave.server.live import Change, Hub, Tab
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
    tab = await _opened(socket)
    if tab is None:
        return
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass  # nothing is expected; but so we hear when the tab is closed
    finally:
        house_of(socket).hub.leave(tab)


router.add_websocket_route("/live", live)  # the framework would keep more for each tab than we do


async def _opened(socket: WebSocket) -> Tab | None:
    """The tab, told where its table stands; None where it was not let in. What else was needed is let go of here."""
    house = house_of(socket)
    if not same_site(socket.headers):
        await socket.close(FOREIGN)
        return None
    tab = None
    try:
        visitor = await house.people.visitor(socket)
        house.limits.count("look", socket, visitor.person.id)
        tab = _entered(socket, house.hub, visitor.person.id)
        if tab.table is not None:
            await house.tables.table(tab.table)
        await socket.accept()
        if tab.table is not None:
            row, seats = await house.tables.table(tab.table)  # again, now that no change goes past this tab
            await _tell(socket, tab.person, Change(tab.table, row.version, people_asked(row.asked, seats)))
        staying, tab = tab, None
        return staying
    except Problem as problem:
        await socket.close(LATER if problem.status == 429 else UNKNOWN)
    except StorageDown:
        await socket.close(LATER)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        if tab is not None:
            house.hub.leave(tab)
    return None


def _entered(socket: WebSocket, hub: Hub, person: str) -> Tab:
    """A place for one more tab, taken at once: of many that come together, none may slip in while another waits."""
    address = address_of(socket)
    if not hub.has_room(person, address):
        raise Problem(429, "too-often")
    tab = Tab(socket.query_params.get("table"), person, address, partial(_tell, socket, person))
    hub.enter(tab)
    return tab


async def _tell(socket: WebSocket, person: str, change: Change) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # it was closed just now, or is not open yet
        await socket.send_json({"table": change.table, "version": change.version, "yours": person in change.asked})
