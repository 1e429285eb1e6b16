"""What the pages' addresses do. Every form is checked to be ours, and works without a script."""

from __future__ import annotations

import time
from typing import Final

from fastapi import APIRouter, Request
from htpy import fragment
from starlette.datastructures import UploadFile
from starlette.responses import HTMLResponse, RedirectResponse, Response

from burgrave.bots.registry import LEVELS
from burgrave.kernel.game import AnyGame, games
from burgrave.kernel.text import LANGUAGES
from burgrave.server import store
from burgrave.server.api import may_watch, own_seat
from burgrave.server.company import ABSENT
from burgrave.server.database import Conflict
from burgrave.server.house import AtHouse, ByVisitor, House, house_of
from burgrave.server.messages import Move
from burgrave.server.people import COOKIE, YEARS, Visitor, clean, clean_name, preferred
from burgrave.server.problem import Problem
from burgrave.server.seating import SeatWish, Wish
from burgrave.server.security import same_site
from burgrave.server.store import OPEN, OVER, PLAYING, Person, Seat, TableRow
from burgrave.server.telling import lines
from burgrave.web import me as me_pages
from burgrave.web import room as rooms
from burgrave.web.api_page import api_page
from burgrave.web.layout import STATIC, Page
from burgrave.web.lobby import Listed, Lobby, lobby
from burgrave.web.new_table import USUAL_LEVEL, Given, first, new_table, options_of, players_of, seats_of
from burgrave.web.wording import Wording

router = APIRouter(include_in_schema=False)
SHOWN: Final = "burgrave-shown"  # on a shared device: whose hand is open
LISTED: Final = 30
LINES: Final = 40  # of the log, on the table's page
ALL: Final = 5000  # of the whole log
TALKED: Final = 50
QUICK: Final = 4  # seats of a game against bots


# ---------------------------------------------------------------- pages and forms


def page_for(request: Request, house: House, person: Person) -> Page:
    """The frame of a page for somebody."""
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    safe = path if request.method == "GET" else "/"
    return Page(Wording(person.language), person.nickname, house.people.form_token(person), safe)


def send(request: Request, visitor: Visitor, html: str, status: int = 200) -> Response:
    """A page, and the cookie for whoever is new."""
    response = HTMLResponse(html, status)
    if visitor.fresh:
        keep_cookie(request, response, visitor.person)
    return response


def keep_cookie(request: Request, response: Response, person: Person) -> None:
    """Let the browser remember who it is."""
    house = house_of(request)
    response.set_cookie(
        COOKIE,
        house.people.cookie(person),
        max_age=YEARS,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure or request.url.scheme == "https",
    )


def go(address: str) -> Response:
    """On to another page, after a form."""
    return RedirectResponse(address, 303)


class Form:
    """A form that was sent, and found to be ours."""

    def __init__(self, values: Given) -> None:
        self.values: Final = values

    def text(self, name: str) -> str:
        """A field; empty where there is none."""
        return first(self.values, name)

    def number(self, name: str) -> int:
        """A field that is a number."""
        text = self.text(name)
        if not text.isdecimal() or len(text) > 9:
            raise Problem(422, "input", where=name, why="-")
        return int(text)

    def once(self, person: Person) -> str | None:
        """What tells this form from all others that somebody sends; a double click sends the same."""
        return f"{person.id} {self.text('once')}" if self.text("once") else None


async def form_of(request: Request, visitor: Visitor) -> Form:
    """The fields of a form; refuses those of other sites."""
    if not same_site(request.headers):
        raise Problem(403, "form")
    async with request.form(max_files=0, max_fields=200) as sent:
        values: dict[str, list[str]] = {}
        for name, value in sent.multi_items():
            if isinstance(value, UploadFile):
                raise Problem(422, "input", where=name, why="-")
            values.setdefault(name, []).append(value)
    form = Form(values)
    house_of(request).people.check_form(visitor.person, form.text("token"))
    return form


async def tell(request: Request, problem: Problem, visitor: Visitor | None) -> Response:
    """A problem as a page."""
    house = house_of(request)
    if visitor is None:
        language = preferred(request.headers.get("accept-language", ""))
        page = Page(Wording(language), "", "", "/")
    else:
        page = page_for(request, house, visitor.person)
    return HTMLResponse(me_pages.problem_page(page, problem.text(page.say.language)), problem.status)


# ---------------------------------------------------------------- the lobby


@router.get("/")
async def show_lobby(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """The first page."""
    person = visitor.person.id
    async with house.database.read() as db:
        mine = await store.tables_of(db, person, (OPEN, PLAYING), LISTED)
        finished = await store.tables_of(db, person, (OVER,), LISTED)
        joinable = await store.public_tables(db, (OPEN,), LISTED)
        watchable = await store.public_tables(db, (PLAYING,), LISTED)
        seats = await store.seats_of(db, [row.id for row in mine + finished + joinable + watchable])

    def listed(rows: list[TableRow], without_mine: bool = False) -> list[Listed]:
        found = [Listed(row, seats[row.id]) for row in rows]
        return [one for one in found if not without_mine or all(seat.person != person for seat in one.seats)]

    shown = Lobby(person, listed(mine), listed(finished), listed(joinable, True), listed(watchable, True))
    return send(request, visitor, lobby(page_for(request, house, visitor.person), shown))


def _game(name: str) -> AnyGame:
    found = games().get(name)
    if found is None:
        raise Problem(404, "page")
    return found


@router.post("/play")
async def play_now(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """A game against bots, at once."""
    form = await form_of(request, visitor)
    house.limits.count("table", request, visitor.person.id)
    found = _game(form.text("game"))
    players = players_of(found, str(QUICK))
    bots = [SeatWish("bot", USUAL_LEVEL) for _ in range(players - 1)]
    table = await house.seating.create(
        visitor.person, Wish(found.name, [SeatWish("me"), *bots]), form.once(visitor.person)
    )
    return go(f"/t/{table}")


@router.get("/new")
async def show_new(
    request: Request, house: AtHouse, visitor: ByVisitor, game: str = "", players: str | None = None
) -> Response:
    """The form for a new table."""
    found = _game(game or next(iter(games())))
    page = page_for(request, house, visitor.person)
    return send(request, visitor, new_table(page, found, players_of(found, players)))


@router.post("/new")
async def create(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """Set up a table."""
    form = await form_of(request, visitor)
    house.limits.count("table", request, visitor.person.id)
    found = _game(form.text("game"))
    players = players_of(found, form.text("players"))
    wish = Wish(
        found.name,
        seats_of(form.values, players),
        options_of(found, form.values),
        public=bool(form.text("public")),
        chat=bool(form.text("chat")),
    )
    try:
        table = await house.seating.create(visitor.person, wish, form.once(visitor.person))
    except Problem as problem:
        page = page_for(request, house, visitor.person)
        text = problem.text(visitor.person.language)
        return send(request, visitor, new_table(page, found, players, text, form.values), problem.status)
    return go(f"/t/{table}")


# ---------------------------------------------------------------- tables


async def room_of(request: Request, house: House, visitor: Visitor, table: str) -> rooms.Room:
    """What somebody sees of a table."""
    person = visitor.person
    row, seats = await house.tables.table(table)
    mine = [seat.seat for seat in seats if seat.person == person.id]
    if row.status != OPEN:
        may_watch(row, seats, visitor)
    seat, cover = _eyes(request, house, row, seats, mine)
    seen = None
    if row.status in (PLAYING, OVER):
        row, seen = await house.playing.look(table, None if cover is not None else seat, person.language)
        seat, cover = _eyes(request, house, row, seats, mine)
    told = await house.playing.events(row, max(0, row.events - LINES), LINES)
    return rooms.Room(
        row=row,
        seats=seats,
        mine=mine,
        seat=seat,
        cover=cover,
        host=row.host == person.id,
        welcome=row.status == OPEN and (row.public or await house.seating.was_there(person, row)),
        seen=seen,
        log=lines(row, seats, told, seat, person.language),
        talk=await house.company.said(table, TALKED) if row.chat else [],
        votes=await house.company.votes(table),
        person=person.id,
        absent=time.time() - row.moved >= ABSENT,
        site=f"{request.url.scheme}://{request.url.netloc}",
    )


def _eyes(
    request: Request, house: House, row: TableRow, seats: list[Seat], mine: list[int]
) -> tuple[int | None, int | None]:
    """The seat from which somebody looks (None: a spectator), and the seat to which the device has to go first.

    Whoever has several seats shares the device: a hand is shown only after somebody has said that they are there.
    """
    if len(mine) < 2 or row.status == OVER:
        return (mine[0] if mine else None), None
    noted = house.people.noted(request.cookies.get(SHOWN))
    open_ = noted[1] if isinstance(noted, list) and len(noted) == 2 and noted[0] == row.id else None
    asked = [seat for seat in row.asked if seat in mine and seats[seat].bot is None]
    if asked and open_ not in asked:
        return None, asked[0]
    return (open_ if open_ in mine else None), None


async def show_room(
    request: Request, house: House, visitor: Visitor, table: str, problem: str | None = None, status: int = 200
) -> Response:
    """The page of a table, or what has changed of it for the script."""
    shown = await room_of(request, house, visitor, table)
    page = page_for(request, house, visitor.person)
    if request.headers.get("x-fragment"):
        response: Response = HTMLResponse(str(fragment[rooms.now(page, shown, problem)]), status)
        response.headers["x-version"] = str(shown.row.version)
        response.headers["x-asked"] = "1" if shown.asked else ""
        return response
    push = house.settings.push.public if house.settings.push is not None else None
    return send(request, visitor, rooms.room(page, shown, problem, push), status)


@router.get("/t/{table}")
async def show_table(request: Request, house: AtHouse, visitor: ByVisitor, table: str) -> Response:
    """A table."""
    return await show_room(request, house, visitor, table)


async def _act(request: Request, house: House, visitor: Visitor, table: str, problem: Problem | None) -> Response:
    """After something was done at a table, or could not be: the table as it stands now."""
    if problem is not None:
        return await show_room(request, house, visitor, table, problem.text(visitor.person.language), problem.status)
    if request.headers.get("x-fragment"):
        return await show_room(request, house, visitor, table)
    return go(f"/t/{table}")


@router.post("/t/{table}/{deed}")
async def act(request: Request, house: AtHouse, visitor: ByVisitor, table: str, deed: str) -> Response:
    """Whatever can be done at a table."""
    form = await form_of(request, visitor)
    person = visitor.person
    try:
        match deed:
            case "answer" | "undo":
                house.limits.count("answer", request, person.id)
                _, seats = await house.tables.table(table)
                seat = form.number("seat")
                own_seat(seats, visitor, seat)
                do = form.text("do") if deed == "answer" else None
                await house.playing.play(table, form.number("number"), Move(seat, do))
            case "join":
                house.limits.count("guess", request, person.id)
                if form.text("nickname"):
                    person = await house.people.rename(person, form.text("nickname"), person.language)
                wanted = form.number("seat") if form.text("seat") else None
                await house.seating.join(person, table, wanted, form.text("invitation") or None)
            case "leave":
                await house.seating.leave(person, table)
            case "fill":
                await house.seating.fill(person, table, form.text("level"))
            case "vote":
                await house.company.vote(person, table, form.number("seat"))
            case "back":
                await house.company.come_back(person, table, form.number("seat"))
            case "say":
                house.limits.count("say", request, person.id)
                text = clean(form.text("text"))
                if not 0 < len(text) <= rooms.TALK:
                    raise Problem(422, "message", most=rooms.TALK)
                await house.company.say(person, table, text)
            case "chat-switch":
                await house.company.switch_chat(person, table, bool(form.text("on")))
            case "rematch":
                house.limits.count("table", request, person.id)
                return go(f"/t/{await house.seating.rematch(person, table)}")
            case "show":
                response = go(f"/t/{table}")
                note = house.people.note([table, form.number("seat")])
                response.set_cookie(SHOWN, note, httponly=True, samesite="lax", secure=house.settings.secure)
                return response
            case _:
                raise Problem(404, "page")
    except Problem as problem:
        if problem.code in ("table", "page", "not-public", "too-often"):
            raise
        return await _act(request, house, visitor, table, problem)
    except Conflict:  # another worker was faster
        return await _act(request, house, visitor, table, Problem(409, "stale"))
    return await _act(request, house, visitor, table, None)


@router.get("/t/{table}/log")
async def show_log(request: Request, house: AtHouse, visitor: ByVisitor, table: str) -> Response:
    """Everything that happened."""
    shown = await room_of(request, house, visitor, table)
    told = await house.playing.events(shown.row, 0, ALL)
    told_lines = lines(shown.row, shown.seats, told, shown.seat, visitor.person.language)
    return send(request, visitor, rooms.whole_log(page_for(request, house, visitor.person), shown.row, told_lines))


@router.get("/t/{table}/replay")
async def show_replay(
    request: Request, house: AtHouse, visitor: ByVisitor, table: str, at: str = "0", seat: str = ""
) -> Response:
    """A finished game, move by move."""
    house.limits.count("look", request, visitor.person.id)
    row, seats = await house.tables.table(table)
    may_watch(row, seats, visitor)
    if row.status != OVER:
        raise Problem(409, "not-over")
    number = min(int(at), row.at) if at.isdecimal() and len(at) < 9 else 0
    eyes = int(seat) if seat.isdecimal() and len(seat) < 9 and int(seat) < row.players else None
    language = visitor.person.language
    seen = await house.playing.look_back(row, number, eyes, language)
    told = [one for one in await house.playing.events(row, 0, ALL) if one.at == number]
    page = page_for(request, house, visitor.person)
    html = rooms.replay(page, row, seats, seen, number, eyes, lines(row, seats, told, eyes, language))
    return send(request, visitor, html)


@router.get("/t/{table}/save")
async def download(house: AtHouse, visitor: ByVisitor, table: str) -> Response:
    """A finished game as a file."""
    row, seats = await house.tables.table(table)
    may_watch(row, seats, visitor)
    name = f"{row.game}-{row.id}.burgrave.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(await house.playing.export(row), media_type="application/json", headers=headers)


@router.get("/i/{code}")
async def show_invitation(request: Request, house: AtHouse, visitor: ByVisitor, code: str) -> Response:
    """An invitation: nothing is taken before somebody says that they want to."""
    house.limits.count("guess", request, visitor.person.id)
    row, seats, seat = await house.seating.invited(code)
    if any(one.person == visitor.person.id for one in seats) or row.status != OPEN:
        return go(f"/t/{row.id}")
    page = page_for(request, house, visitor.person)
    return send(request, visitor, rooms.invitation(page, row, seats, seat, code))


# ---------------------------------------------------------------- oneself


async def _me(
    request: Request, house: House, visitor: Visitor, link: str | None = None, token: str | None = None
) -> Response:
    programs = await house.people.programs(visitor.person)
    page = page_for(request, house, visitor.person)
    push = house.settings.push.public if house.settings.push is not None else None
    return send(request, visitor, me_pages.me(page, programs, link, token, push))


@router.get("/me")
async def show_me(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """Who I am here."""
    return await _me(request, house, visitor)


@router.post("/me")
async def change_me(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """Another nickname or language."""
    form = await form_of(request, visitor)
    house.limits.count("person", request, visitor.person.id)
    await house.people.rename(visitor.person, form.text("nickname"), form.text("language"))
    return go("/me")


@router.post("/language")
async def change_language(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """The other language, on the same page."""
    form = await form_of(request, visitor)
    language = form.text("language")
    person = visitor.person
    if language not in LANGUAGES:
        raise Problem(422, "language", allowed=", ".join(LANGUAGES))
    nickname = person.nickname if visitor.known else clean_name(person.nickname)
    await house.people.rename(person, nickname, language)
    back = form.text("back")
    return go(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/")


@router.post("/me/link")
async def make_link(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """A link to another device."""
    await form_of(request, visitor)
    house.limits.count("person", request, visitor.person.id)
    code = await house.people.link(visitor.person)
    return await _me(request, house, visitor, link=f"{request.url.scheme}://{request.url.netloc}/me/move/{code}")


@router.get("/me/move/{code}")
async def show_move(request: Request, house: AtHouse, visitor: ByVisitor, code: str) -> Response:
    """Before this device becomes somebody else."""
    return send(request, visitor, me_pages.moved(page_for(request, house, visitor.person), code))


@router.post("/me/move/{code}")
async def move(request: Request, house: AtHouse, visitor: ByVisitor, code: str) -> Response:
    """This device is now the same person as the one that made the link."""
    await form_of(request, visitor)
    house.limits.count("guess", request, visitor.person.id)
    person = await house.people.follow(code)
    response = go("/")
    keep_cookie(request, response, person)
    return response


@router.post("/me/push")
async def subscribe(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """Tell this browser when it is my move."""
    form = await form_of(request, visitor)
    house.limits.count("person", request, visitor.person.id)
    await house.people.rename(visitor.person, visitor.person.nickname, visitor.person.language)
    keys = [form.text(name) for name in ("p256dh", "auth")]
    if any(not 0 < len(key) <= 128 for key in keys):
        raise Problem(422, "push")
    await house.pusher.subscribe(visitor.person.id, form.text("endpoint"), *keys)
    return Response(status_code=204)


@router.get("/worker.js")
def worker() -> Response:
    """The script that shows notifications; at the root, so that it may act for the whole site."""
    return Response((STATIC / "worker.js").read_bytes(), media_type="text/javascript")


@router.post("/me/token")
async def make_token(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """A token for a program."""
    form = await form_of(request, visitor)
    house.limits.count("person", request, visitor.person.id)
    token = await house.people.token(visitor.person, clean_name(form.text("label")))
    return await _me(request, house, visitor, token=token)


@router.post("/me/token/drop")
async def drop_token(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """A program acts no longer."""
    form = await form_of(request, visitor)
    await house.people.drop_program(visitor.person, form.text("hash"))
    return go("/me")


@router.get("/api")
async def show_api(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """What programs can ask for."""
    return send(request, visitor, api_page(page_for(request, house, visitor.person), request.app.openapi()))


assert USUAL_LEVEL in LEVELS
