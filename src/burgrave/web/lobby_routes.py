"""The first page, a game at once, and the form for a new table."""

from __future__ import annotations

from typing import Final

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from burgrave.bots.registry import LEVELS
from burgrave.kernel.game import AnyGame, games
from burgrave.server import store
from burgrave.server.house import AtHouse, ByVisitor, House
from burgrave.server.problem import Problem
from burgrave.server.rows import OPEN, OVER, PLAYING, TableRow
from burgrave.server.seating import SeatWish, Wish
from burgrave.server.telling import lines
from burgrave.web.api_page import api_page
from burgrave.web.listed import Listed
from burgrave.web.lobby import AT_ONCE, Lobby, lobby
from burgrave.web.new_table import USUAL_LEVEL, new_table, options_of, players_of, seats_of
from burgrave.web.visiting import form_of, go, page_for, send

router = APIRouter(include_in_schema=False)
LISTED: Final = 30
QUICK: Final = 4  # seats of a game against bots
assert USUAL_LEVEL in LEVELS


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

    own = {row.id for row in mine + finished}

    def listed(rows: list[TableRow], without_mine: bool = False) -> list[Listed]:
        found = [Listed(row, seats[row.id]) for row in rows]
        return [one for one in found if not without_mine or one.row.id not in own]

    shown = Lobby(person, listed(mine), listed(finished), listed(joinable, True), listed(watchable, True))
    last = await _last(house, shown.ordered[:AT_ONCE], visitor.person.language)
    shown = msgspec.structs.replace(shown, last=last)
    return send(request, visitor, lobby(page_for(request, house, visitor.person), shown))


async def _last(house: House, tables: list[Listed], language: str) -> dict[str, str]:
    """What happened last at the tables that are seen first, as anybody may know it."""
    found: dict[str, str] = {}
    async with house.database.read() as db:
        for one in tables:
            row = one.row
            if row.events and row.game in games():
                told = await store.events(db, row.id, row.events - 1, 1)
                found |= [(row.id, line.text) for line in lines(row, one.seats, told, None, language)]
    return found


def _game(name: str) -> AnyGame:
    found = games().get(name)
    if found is None:
        raise Problem(404, "page")
    return found


@router.post("/play")
async def play_now(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """A game against bots, at once."""
    form = await form_of(request, visitor)
    found = _game(form.text("game"))
    players = players_of(found, str(QUICK))
    bots = [SeatWish("bot", USUAL_LEVEL) for _ in range(players - 1)]
    me = SeatWish("me", colour=page_for(request, house, visitor.person).likes.colour)
    wish = Wish(found.name, [me, *bots], options_of(found, form.values))
    table = await house.seating.create(visitor.person, wish, form.once(visitor.person))
    return go(f"/t/{table}")


@router.get("/new")
async def show_new(
    request: Request, house: AtHouse, visitor: ByVisitor, game: str = "", players: str | None = None, friends: str = ""
) -> Response:
    """The form for a new table."""
    found = _game(game or next(iter(games())))
    page = page_for(request, house, visitor.person)
    return send(request, visitor, new_table(page, found, players_of(found, players), friends=bool(friends)))


@router.post("/new")
async def create(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """Set up a table."""
    form = await form_of(request, visitor)
    found = _game(form.text("game"))
    players = players_of(found, form.text("players"))
    wish = Wish(
        found.name,
        seats_of(form.values, players),
        {**options_of(found, form.values), **found.needs(players)},
        public=bool(form.text("public")),
        chat=bool(form.text("chat")),
        guests=bool(form.text("guests")),
    )
    try:
        table = await house.seating.create(visitor.person, wish, form.once(visitor.person))
    except Problem as problem:
        page = page_for(request, house, visitor.person)
        text = problem.text(visitor.person.language)
        return send(request, visitor, new_table(page, found, players, text, form.values), problem.status)
    return go(f"/t/{table}")


@router.get("/api")
async def show_api(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """What programs can ask for."""
    return send(request, visitor, api_page(page_for(request, house, visitor.person), request.app.openapi()))
