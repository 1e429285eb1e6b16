"""What can be seen of a table, now and in the past, and what is told of it afterwards."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from burgrave import __version__
from burgrave.draw import html as h
from burgrave.kernel.game import game as find_game
from burgrave.server import store
from burgrave.server.company import absent_after
from burgrave.server.house import AtHouse, ByVisitor, House
from burgrave.server.messages import Advice
from burgrave.server.people import Visitor
from burgrave.server.permissions import Eyes, belongs, may_watch
from burgrave.server.playing import Looked
from burgrave.server.problem import Problem
from burgrave.server.rows import OPEN, OVER, PLAYING, Seat, TableRow, Told
from burgrave.server.seating import TOO_LATE
from burgrave.server.telling import lines
from burgrave.web import board
from burgrave.web import room as rooms
from burgrave.web.analysis import analysis_page
from burgrave.web.ending import points_page
from burgrave.web.guiding import keep, with_guide
from burgrave.web.layout import Page
from burgrave.web.log import whole_log
from burgrave.web.shown import Past, Room
from burgrave.web.steps import LINES
from burgrave.web.story import tale
from burgrave.web.visiting import go, keep_cookie, page_for, remember, send
from burgrave.web.waiting import invitation

router = APIRouter(include_in_schema=False)
WATCHES: Final = "burgrave-watches"  # finished games that somebody was given a link to
WATCHED: Final = 20  # of them
SHOWN: Final = "burgrave-shown"  # on a shared device: whose hand is open
ALL: Final = 5000  # of the whole log
TALKED: Final = 50
FAR_BACK: Final = 300  # events that may come between two moves of somebody
A_ROUND: Final = 1500  # events from one round to the next


# ---------------------------------------------------------------- looking


async def room_of(request: Request, house: House, visitor: Visitor, table: str, looked: Looked | None = None) -> Room:
    """What somebody sees of a table; it is not read again where they have looked just now."""
    person = visitor.person
    if looked is None:
        try:
            looked = await house.playing.look(table, eyes_of(request, house, visitor), person.language)
        except Problem as problem:
            if problem.code != "other-rules":
                raise
            looked = Looked(*await house.tables.table(table), None)  # finished under older rules: its result is known
    row, seats, seen = looked
    mine = _seats_of(seats, visitor)
    seat, cover = _eyes(request, house, row, seats, mine)
    site = f"{request.url.scheme}://{request.url.netloc}"
    async with house.database.read() as db:
        since = await store.last_move(db, table, mine) if mine else row.at
    told = await latest(house, row, since)
    return Room(
        row=row,
        seats=seats,
        mine=mine,
        seat=seat,
        cover=cover,
        host=row.host == person.id,
        welcome=row.status == OPEN and (row.public or await house.seating.was_there(person, row)),
        seen=seen,
        log=lines(row, seats, told, seat, person.language),
        since=since,
        talk=await house.company.said(table, TALKED) if row.chat else [],
        votes=await house.company.votes(table),
        person=person.id,
        absent=time.time() - row.moved >= absent_after(seats),
        site=site,
        replay=f"{site}/w/{_ticket(house, table)}" if row.status == OVER and belongs(row, seats, person) else "",
        standings=await _standings(house, looked, seat, since, told, person.language) if mine else [],
    )


async def latest(house: House, row: TableRow, since: int) -> list[Told]:
    """The last events, and all since a move: much may happen until it is somebody's turn again."""
    told = await house.playing.events(row, max(0, row.events - LINES), LINES)
    if told and told[0].n > 0 and told[0].at >= since:
        first = max(0, row.events - FAR_BACK)
        told = [*await house.playing.events(row, first, told[0].n - first), *told]
    kept = next((i for i, one in enumerate(told) if one.at >= since), 0)
    return told[min(kept, max(0, len(told) - LINES)) :]


async def _standings(
    house: House, looked: Looked, seat: int | None, since: int, told: Sequence[Told], language: str
) -> list[tuple[int, int]]:
    """What the last round brought everybody, where it has ended since somebody moved last."""
    row, seen = looked.row, looked.seen
    kind = board.room_of(find_game(row.game)).round
    ended = next((one.at for one in reversed(told) if one.event.kind == kind), None)
    if ended is None or ended < since or ended == 0 or row.status != PLAYING or seen is None or not seen.points:
        return []
    earlier = await house.playing.events(row, max(0, row.events - A_ROUND), A_ROUND)
    beginning = None if earlier[0].n else 0  # of the game, where it is not too long ago
    begun = next((one.at for one in reversed(earlier) if one.event.kind == kind and one.at < ended), beginning)
    if begun is None:
        return []
    first, last = [await house.playing.look_back(row, at, seat, language) for at in (begun, ended)]
    return [(before, after) for (before, _), (after, _) in zip(first.points, last.points, strict=True)]


def eyes_of(request: Request, house: House, visitor: Visitor) -> Eyes:
    """How somebody looks at a table: from their own seat, where the device has not to go to somebody else first."""

    def look(row: TableRow, seats: Sequence[Seat]) -> int | None:
        if row.status != OPEN:
            let_in(request, house, row, seats, visitor)
        seat, cover = _eyes(request, house, row, seats, _seats_of(seats, visitor))
        return None if cover is not None else seat

    return look


def let_in(request: Request, house: House, row: TableRow, seats: Sequence[Seat], visitor: Visitor) -> None:
    """Refuse whoever may not look: at a private table, all who do not sit there and were not given a link."""
    if row.status != OVER or row.id not in _watched(request, house):
        may_watch(row, seats, visitor.person)


def _ticket(house: House, table: str) -> str:
    """What lets anybody look at a finished game."""
    return house.people.note({WATCHES: table})


def _watched(request: Request, house: House) -> list[str]:
    """The finished games that somebody may look at because a player gave them a link."""
    noted = house.people.noted(request.cookies.get(WATCHES))
    return [one for one in noted if isinstance(one, str)] if isinstance(noted, list) else []


def _seats_of(seats: Sequence[Seat], visitor: Visitor) -> list[int]:
    return [seat.seat for seat in seats if seat.person == visitor.person.id]


def _eyes(
    request: Request, house: House, row: TableRow, seats: Sequence[Seat], mine: list[int]
) -> tuple[int | None, int | None]:
    """The seat from which somebody looks (None: a spectator), and the seat to which the device has to go first.

    Whoever has several seats shares the device: a hand is shown only after somebody has said that they are there.
    """
    if len(mine) < 2 or row.status == OVER:
        return (mine[0] if mine else None), None
    noted = getattr(request.state, "shown", None) or house.people.noted(request.cookies.get(SHOWN))
    open_ = noted[1] if isinstance(noted, list) and len(noted) == 2 and noted[0] == row.id else None
    asked = [seat for seat in row.asked if seat in mine and seats[seat].bot is None]
    if asked and open_ not in asked:
        return None, asked[0]
    return (open_ if open_ in mine else None), None


async def past_of(house: House, visitor: Visitor, shown: Room, at: int, seat: int | None) -> Room:
    """The same table after so many moves: through one's own eyes, after the end through anybody's."""
    row = shown.row
    if row.status not in (PLAYING, OVER):
        raise Problem(409, "not-begun")
    at = min(at, row.at)
    eyes = seat if row.status == OVER else shown.seat
    language = visitor.person.language
    seen = await house.playing.look_back(row, at, eyes, language)
    told = [one for one in await house.playing.events(row, 0, ALL) if one.at <= at][-LINES:]
    log = lines(row, shown.seats, told, eyes, language)
    return msgspec.structs.replace(shown, seen=seen, log=log, since=max(at - 1, 0), past=Past(at, eyes))


def _unseen(row: TableRow) -> Problem:
    """Why a table can't be looked at."""
    return Problem(409, "other-rules", then=row.rules_version) if row.status == OVER else Problem(409, "not-begun")


def _number(text: str | None, below: int) -> int | None:
    """A number in an address, if it is one."""
    return int(text) if text and text.isdecimal() and len(text) < 9 and int(text) < below else None


async def _moment(request: Request, house: House, visitor: Visitor, shown: Room) -> Room:
    """A table at the moment that the address names, else as it is now."""
    at = _number(request.query_params.get("at"), 10**8) if request.method == "GET" else None
    if at is None:
        return shown
    chosen = request.query_params.get("seat")
    seat = shown.seat if chosen is None else _number(chosen, shown.row.players)
    return await past_of(house, visitor, shown, at, seat)


async def show_room(
    request: Request,
    house: House,
    visitor: Visitor,
    table: str,
    problem: str | None = None,
    status: int = 200,
    advice: Advice | None = None,
    looked: Looked | None = None,
) -> Response:
    """The page of a table, or what has changed of it for the script."""
    shown = await _moment(request, house, visitor, await room_of(request, house, visitor, table, looked))
    shown = with_guide(request, msgspec.structs.replace(shown, advice=advice))
    if shown.ended and shown.seen is not None:
        shown = await _afterwards(house, visitor, shown)
    page = page_for(request, house, visitor.person)
    response = _drawn(request, house, visitor, page, shown, problem, status)
    if shown.guided is not None:
        keep(request, response, table, shown.guided.progress)
    return response


def _drawn(
    request: Request, house: House, visitor: Visitor, page: Page, shown: Room, problem: str | None, status: int
) -> Response:
    if request.headers.get("x-fragment"):
        response: Response = HTMLResponse(str(h.fragment[rooms.now(page, shown, problem)]), status)
        response.headers["x-version"] = str(shown.row.version)
        response.headers["x-asked"] = "1" if shown.asked else ""
        response.headers["x-at-table"] = "1" if shown.begun else ""
        return response
    push = house.settings.push.public if house.settings.push is not None else None
    return send(request, visitor, rooms.room(page, shown, problem, push), status)


async def _afterwards(house: House, visitor: Visitor, shown: Room) -> Room:
    """The same with what the story of the game is told from."""
    trace = await house.playing.trace(shown.row, shown.seat)
    told = await house.playing.events(shown.row, 0, ALL)
    found = lines(shown.row, shown.seats, told, shown.seat, visitor.person.language)
    return msgspec.structs.replace(shown, trace=trace, told=found)


@router.get("/t/{table}")
async def show_table(request: Request, house: AtHouse, visitor: ByVisitor, table: str) -> Response:
    """A table; ``?at=N`` as it was after N moves."""
    return await show_room(request, house, visitor, table)


@router.get("/t/{table}/boards/{seat}")
async def show_board(request: Request, house: AtHouse, visitor: ByVisitor, table: str, seat: str) -> Response:
    """The whole board of another player, as somebody may see it."""
    shown = await _moment(request, house, visitor, await room_of(request, house, visitor, table))
    if shown.seen is None:
        raise _unseen(shown.row)
    page, wanted = page_for(request, house, visitor.person), _number(seat, 100)
    board, whole = rooms.board_alone(page, shown, -1 if wanted is None else wanted)
    if board is None:
        raise Problem(404, "page")
    if request.headers.get("x-fragment"):
        return HTMLResponse(str(h.fragment[board]))
    return send(request, visitor, whole)


@router.get("/w/{token}")
async def show_finished(request: Request, house: AtHouse, visitor: ByVisitor, token: str) -> Response:
    """A link that a player gave to somebody: the finished game from its beginning, also of a private table."""
    noted = house.people.noted(token)
    table = noted.get(WATCHES) if isinstance(noted, dict) else None
    if not isinstance(table, str):
        raise Problem(404, "page")
    response = go(f"/t/{table}?at=0&play=1")
    watched = [one for one in _watched(request, house) if one != table]
    remember(request, response, WATCHES, house.people.note([*watched, table][-WATCHED:]))
    if visitor.fresh:
        keep_cookie(request, response, visitor.person)
    return response


@router.get("/t/{table}/replay")
async def show_replay(request: Request, table: str) -> Response:
    """Where replays used to be: the table itself shows every moment."""
    return go(f"/t/{table}?{request.url.query or 'at=0'}")


# ---------------------------------------------------------------- more about a table


@router.get("/t/{table}/log")
async def show_log(request: Request, house: AtHouse, visitor: ByVisitor, table: str) -> Response:
    """Everything that happened."""
    shown = await room_of(request, house, visitor, table)
    told = await house.playing.events(shown.row, 0, ALL)
    page, language = page_for(request, house, visitor.person), visitor.person.language
    told_lines = lines(shown.row, shown.seats, told, shown.seat, language)
    seen = shown.seen is not None  # else it was finished under rules that have changed since
    marking = rooms.marking_of(shown, rooms.scene_of(shown, language)) if seen else None
    return send(request, visitor, whole_log(page, shown, told_lines, marking))


@router.get("/t/{table}/points")
async def show_points(request: Request, house: AtHouse, visitor: ByVisitor, table: str) -> Response:
    """The points so far, and how the lead went."""
    shown = await room_of(request, house, visitor, table)
    if shown.seen is None:
        raise _unseen(shown.row)
    row, page = shown.row, page_for(request, house, visitor.person)
    if shown.ended:
        shown = await _afterwards(house, visitor, shown)
        return send(request, visitor, points_page(page, shown, shown.trace, tale(page, shown)))
    return send(request, visitor, points_page(page, shown, await house.playing.trace(row, None)))


@router.get("/t/{table}/analysis")
async def show_analysis(
    request: Request, house: AtHouse, visitor: ByVisitor, table: str, seat: str | None = None
) -> Response:
    """What the strongest bot thinks of the decisions in a seat, one's own first."""
    row, seats = await house.tables.table(table)
    let_in(request, house, row, seats, visitor)
    if row.status != OVER:
        raise Problem(409, "not-over")
    own = [one.seat for one in seats if one.person == visitor.person.id]
    wanted = _number(seat, row.players)
    eyes = wanted if wanted is not None else own[0] if own else 0
    found = await house.analyses.of(row, eyes, visitor.person.id)
    return send(request, visitor, analysis_page(page_for(request, house, visitor.person), row, seats, eyes, found))


@router.get("/t/{table}/report")
async def report(request: Request, house: AtHouse, visitor: ByVisitor, table: str) -> Response:
    """A file for whoever mends the rules: what this seat saw, and where; after the end the whole game."""
    shown = await room_of(request, house, visitor, table)
    row, seen = shown.row, shown.seen
    if seen is None:
        raise _unseen(row)
    content = {
        "burgrave": __version__,
        "game": row.game,
        "rules_version": row.rules_version,
        "table": row.id,
        "moves": row.at,
        "seat": shown.seat,
        "options": row.options,
        "players": row.players,
        "seed_hash": row.seed_hash,
        "view": msgspec.Raw(seen.view),
        "question": seen.question,
        "log": [line.text for line in shown.log],
        "save": msgspec.Raw(await house.playing.export(row)) if row.status == OVER else None,
    }
    headers = {"content-disposition": f'attachment; filename="{row.game}-{row.id}-{row.at}.report.json"'}
    return Response(msgspec.json.encode(content), media_type="application/json", headers=headers)


@router.get("/t/{table}/save")
async def download(request: Request, house: AtHouse, visitor: ByVisitor, table: str) -> Response:
    """A finished game as a file."""
    row, seats = await house.tables.table(table)
    let_in(request, house, row, seats, visitor)
    name = f"{row.game}-{row.id}.burgrave.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(await house.playing.export(row), media_type="application/json", headers=headers)


@router.get("/i/{code}")
async def show_invitation(request: Request, house: AtHouse, visitor: ByVisitor, code: str) -> Response:
    """An invitation: nothing is taken before somebody says that they want to."""
    row, seats, seat = await house.seating.invited(code)
    if any(one.person == visitor.person.id for one in seats) or (row.public and row.status in (PLAYING, OVER)):
        return go(f"/t/{row.id}")
    if row.status != OPEN:
        raise Problem(409, TOO_LATE[row.status])
    if seat is not None and not seats[seat].open:
        raise Problem(409, "taken")
    page: Page = page_for(request, house, visitor.person)
    return send(request, visitor, invitation(page, row, seats, seat, code))
