"""The API for programs: JSON under /api/v1. A program has a token; its seat sees and does what a person's would."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from fastapi import APIRouter, Depends, Header, Path, Query, Response, Security
from fastapi.security import HTTPBearer
from pydantic import BaseModel, ConfigDict, Field

from burgrave.bots.registry import LEVELS
from burgrave.kernel.game import AnyGame, games
from burgrave.kernel.text import LANGUAGES
from burgrave.server import messages as m
from burgrave.server import store
from burgrave.server.house import AtHouse, ByVisitor, House
from burgrave.server.people import Visitor
from burgrave.server.permissions import eyes, may_invite, may_watch
from burgrave.server.problem import Problem
from burgrave.server.rows import OPEN, OVER, PLAYING, Seat, TableRow
from burgrave.server.seating import SeatWish, Wish
from burgrave.server.telling import lines

PAGE: Final = 500  # events at once
LISTED: Final = 100  # tables at once
LARGEST: Final = 2**31 - 1
LONGEST_ANSWER: Final = 200  # letters


# ---------------------------------------------------------------- what is sent


class Strict(BaseModel):
    """Unknown fields are refused: they are mistakes."""

    model_config = ConfigDict(extra="forbid")


class NewProgram(Strict):
    """A program that wants to play."""

    nickname: str = Field(min_length=1, max_length=24)
    language: Literal["pl", "en"] = "en"


class SeatIn(Strict):
    """Who shall sit in a seat."""

    kind: Literal["me", "bot", "open"]
    bot: Literal["easy", "medium", "hard"] | None = None


class TableIn(Strict):
    """A table as you would like it."""

    game: str = Field(max_length=40)
    seats: list[SeatIn] = Field(min_length=1, max_length=8)
    options: dict[str, Any] = Field(default={}, max_length=40)
    public: bool = False
    chat: bool = True
    guests: bool = Field(default=False, description="those who sit may invite others and take further seats")


class JoinIn(Strict):
    """Where to sit down; both may be left out at a public table."""

    seat: int | None = Field(default=None, ge=0, le=7)
    invitation: str | None = Field(default=None, max_length=32)
    name: str | None = Field(default=None, min_length=1, max_length=24, description="of a further seat of yours")


class AnswerIn(Strict):
    """An answer to the question of that number."""

    number: int = Field(ge=0, le=LARGEST)
    do: str = Field(min_length=1, max_length=LONGEST_ANSWER, examples=["build temple"])


# ---------------------------------------------------------------- what is received


class Error(BaseModel):
    """Why not: a code for programs, a sentence for people."""

    error: str
    message: str


class Token(BaseModel):
    """Keep it: it is not shown again."""

    token: str
    person: str


class GameOut(BaseModel):
    """A game that can be played here."""

    name: str
    title: str
    players: list[int]
    stage: str
    rules_version: int
    options: dict[str, Any]


class SeatOut(BaseModel):
    """A chair."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    yours: bool


class TableOut(BaseModel):
    """A table as anybody may know it."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    public: bool
    status: Literal["open", "playing", "over", "closed"]
    version: int
    moves: int
    events: int
    asked: list[int]
    seats: list[SeatOut]
    seed_hash: str
    seed: str | None
    winners: list[int] | None = Field(description="seats; a solo opponent, who has none, is the number after them")
    scores: list[tuple[int, dict[str, int]]] | None
    invitation: str | None
    rematch: str | None


class OptionOut(BaseModel):
    """An answer that may be given."""

    do: str
    label: str


class QuestionOut(BaseModel):
    """What your seat is asked."""

    number: int
    prompt: str
    sentence: str
    options: list[OptionOut]
    refused: list[OptionOut] = Field(description="what might be expected and is not offered; the label says why")
    quiet: list[str] = Field(description="answers that give up all the others, as passing does")


class SeenOut(BaseModel):
    """What a seat sees."""

    version: int
    moves: int
    asked: list[int]
    over: bool
    question: QuestionOut | None
    can_undo: bool
    points: list[tuple[int, dict[str, int]]] = Field(
        description="so far, by seat, as far as your seat can tell; a solo opponent's come last"
    )
    view: dict[str, Any]


class Done(BaseModel):
    """It was done, or had been done before."""

    version: int


class EventOut(BaseModel):
    """Something that happened, as your seat may know it."""

    n: int
    at: int
    kind: str
    args: dict[str, Any]
    text: str


REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Error, "description": text}
    for status, text in {
        400: "the request can't be read",
        401: "no such token",
        403: "not yours",
        404: "no such thing",
        409: "not now: the table has moved on",
        413: "too large",
        422: "something in it is wrong",
        429: "too often",
        500: "the rules, or the server, failed; nothing has changed",
        503: "the database can't be reached; nothing has changed",
    }.items()
}
SAVE: Final[dict[int | str, dict[str, Any]]] = {
    200: {"description": "a save", "content": {"application/json": {"schema": {"type": "object"}}}}
}
BEARER: Final = HTTPBearer(auto_error=False, description="the token of a program, from POST /tokens or your own page")
router = APIRouter(prefix="/api/v1", responses=REFUSALS)
TableId = Annotated[str, Path(max_length=16)]
SeatNumber = Annotated[int, Path(ge=0, le=7)]
Key = Annotated[str | None, Header(max_length=64)]  # of a move, chosen by its sender


def _json(value: object) -> Response:
    return Response(msgspec.json.encode(value), media_type="application/json")


async def _program(visitor: ByVisitor, _: Annotated[object, Security(BEARER)]) -> Visitor:
    """Cookies are for pages: here whoever changes something needs a token, which no other site can send."""
    if not visitor.program:
        raise Problem(401, "token")
    return visitor


ByProgram = Annotated[Visitor, Depends(_program)]


# ---------------------------------------------------------------- games and programs


@router.get("/games", response_model=list[GameOut], tags=["games"])
async def list_games(visitor: ByVisitor) -> list[GameOut]:
    """The games that can be played here, with their options and the usual values."""
    return [_game(game, visitor.person.language) for game in games().values()]


def _game(game: AnyGame, language: str) -> GameOut:
    return GameOut(
        name=game.name,
        title=game.texts.say(language, "game-title"),
        players=list(game.players),
        stage=game.stage,
        rules_version=game.rules_version,
        options=msgspec.to_builtins(game.options()),
    )


@router.get("/levels", response_model=list[str], tags=["games"])
def list_levels() -> list[str]:
    """The levels of bots, the weakest first."""
    return list(LEVELS)


@router.post("/tokens", response_model=Token, status_code=201, tags=["programs"])
async def new_token(house: AtHouse, wanted: NewProgram) -> Token:
    """A new program with a nickname of its own. Send its token as ``Authorization: Bearer TOKEN``."""
    person = house.people.new_program(wanted.nickname, wanted.language)
    return Token(token=await house.people.token(person, person.nickname), person=person.id)


# ---------------------------------------------------------------- tables


@router.get("/tables", response_model=list[TableOut], tags=["tables"])
async def list_tables(house: AtHouse, visitor: ByVisitor, mine: bool = False) -> Response:
    """Public tables, or those where you sit or which you set up, the last changed first."""
    async with house.database.read() as db:
        if mine:
            rows = await store.tables_of(db, visitor.person.id, (OPEN, PLAYING, OVER), LISTED)
        else:
            rows = await store.public_tables(db, (OPEN, PLAYING), LISTED)
        seats = await store.seats_of(db, [row.id for row in rows])
    return _json([shown(row, seats[row.id], visitor) for row in rows])


@router.post("/tables", response_model=TableOut, status_code=201, tags=["tables"])
async def create_table(house: AtHouse, visitor: ByProgram, wanted: TableIn, idempotency_key: Key = None) -> Response:
    """Set up a table; the game begins when no seat is open any more. Sent again with the same key: the same table."""
    seats = [SeatWish(seat.kind, seat.bot) for seat in wanted.seats]
    wish = Wish(wanted.game, seats, wanted.options, wanted.public, wanted.chat, wanted.guests)
    once = f"{visitor.person.id} {idempotency_key}" if idempotency_key is not None else None
    id_ = await house.seating.create(visitor.person, wish, once)
    response = await read_table(house, visitor, id_)
    response.status_code = 201
    return response


@router.get("/tables/{table}", response_model=TableOut, tags=["tables"])
async def read_table(house: AtHouse, visitor: ByVisitor, table: TableId) -> Response:
    """A table as anybody may know it."""
    row, seats = await house.tables.table(table)
    return _json(shown(row, seats, visitor))


@router.post("/tables/{table}/join", response_model=SeatOut, tags=["tables"])
async def join_table(house: AtHouse, visitor: ByProgram, table: TableId, wanted: JoinIn) -> Response:
    """Sit down."""
    seat = await house.seating.join(visitor.person, table, wanted.seat, wanted.invitation, wanted.name)
    _, seats = await house.tables.table(table)
    return _json(_seat(seats[seat], visitor))


@router.post("/tables/{table}/leave", response_model=Done, tags=["tables"])
async def leave_table(house: AtHouse, visitor: ByProgram, table: TableId) -> Response:
    """Get up; at a running table a bot stands in for you."""
    await house.seating.leave(visitor.person, table)
    return await _done(house, table)


@router.get("/tables/{table}/save", tags=["tables"], response_class=Response, responses=SAVE)
async def save_table(house: AtHouse, visitor: ByVisitor, table: TableId) -> Response:
    """A finished game as a save, for ``burgrave replay`` and ``burgrave.load``."""
    row, seats = await house.tables.table(table)
    may_watch(row, seats, visitor.person)
    return Response(await house.playing.export(row), media_type="application/json")


# ---------------------------------------------------------------- seats


@router.get("/tables/{table}/view", response_model=SeenOut, tags=["playing"])
async def watch(house: AtHouse, visitor: ByVisitor, table: TableId) -> Response:
    """What a spectator sees."""
    return await _look(house, visitor, table, None)


@router.get("/tables/{table}/seats/{seat}", response_model=SeenOut, tags=["playing"])
async def look(house: AtHouse, visitor: ByVisitor, table: TableId, seat: SeatNumber) -> Response:
    """What your seat sees, and what it is asked."""
    return await _look(house, visitor, table, seat)


async def _look(house: House, visitor: Visitor, table: str, seat: int | None) -> Response:
    row, _, seen = await house.playing.look(table, eyes(visitor.person, seat), visitor.person.language)
    if seen is None:
        raise Problem(409, "not-begun")
    return _json(
        {
            "version": row.version,
            "moves": row.at,
            "asked": row.asked,
            "over": row.status == OVER,
            "question": seen.question,
            "can_undo": seen.can_undo,
            "points": seen.points,
            "view": msgspec.Raw(seen.view),
        }
    )


@router.post("/tables/{table}/seats/{seat}/answer", response_model=Done, tags=["playing"])
async def answer(
    house: AtHouse,
    visitor: ByProgram,
    table: TableId,
    seat: SeatNumber,
    given: AnswerIn,
    idempotency_key: Key = None,
) -> Response:
    """Answer the open question. The same answer sent again does nothing; one to an old question gets 409."""
    move = m.Move(seat, given.do)
    made = await house.playing.play(table, given.number, move, idempotency_key, may=eyes(visitor.person, seat))
    return _json({"version": made.row.version})


@router.post("/tables/{table}/seats/{seat}/undo", response_model=Done, tags=["playing"])
async def undo(
    house: AtHouse,
    visitor: ByProgram,
    table: TableId,
    seat: SeatNumber,
    idempotency_key: Key = None,
) -> Response:
    """Take back your last answer, as long as nothing was revealed and nobody else has answered.

    Sent again with the same key it does nothing; without one it takes back one more answer.
    """
    move = m.Move(seat, None)
    made = await house.playing.play(table, None, move, idempotency_key, may=eyes(visitor.person, seat))
    return _json({"version": made.row.version})


@router.post("/tables/{table}/seats/{seat}/back", response_model=Done, tags=["playing"])
async def come_back(house: AtHouse, visitor: ByProgram, table: TableId, seat: SeatNumber) -> Response:
    """Take your seat back from the bot that stands in."""
    await house.company.come_back(visitor.person, table, seat)
    return await _done(house, table)


@router.get("/tables/{table}/events", response_model=list[EventOut], tags=["playing"])
async def read_events(
    house: AtHouse,
    visitor: ByVisitor,
    table: TableId,
    since: Annotated[int, Query(ge=0, le=LARGEST)] = 0,
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
) -> Response:
    """What happened from event ``since`` on, as your seat (none: a spectator) may know it; at most 500 at once."""
    row, seats = await house.tables.table(table)
    eyes(visitor.person, seat)(row, seats)
    told = await house.playing.events(row, since, PAGE)
    return _json(lines(row, seats, told, seat, visitor.person.language))


# ---------------------------------------------------------------- what is told of a table


def shown(row: TableRow, seats: list[Seat], visitor: Visitor) -> dict[str, object]:
    """A table as anybody may know it; the invitation is for those who may invite."""
    over = row.status == OVER
    return {
        "id": row.id,
        "game": row.game,
        "players": row.players,
        "options": row.options,
        "public": row.public,
        "status": row.status,
        "version": row.version,
        "moves": row.at,
        "events": row.events,
        "asked": row.asked,
        "seats": [_seat(seat, visitor) for seat in seats],
        "seed_hash": row.seed_hash,
        "seed": row.seed if over else None,
        "winners": row.result.winners if row.result is not None else None,
        "scores": row.result.scores if row.result is not None else None,
        "invitation": row.invitation if may_invite(row, seats, visitor.person) and row.status == OPEN else None,
        "rematch": row.rematch,
    }


def _seat(seat: Seat, visitor: Visitor) -> dict[str, object]:
    kind = "open" if seat.open else "bot" if seat.bot is not None else "person"
    yours = seat.person == visitor.person.id
    return {"seat": seat.seat, "name": seat.name, "kind": kind, "bot": seat.bot, "yours": yours}


async def _done(house: House, table: str) -> Response:
    row, _ = await house.tables.table(table)
    return _json({"version": row.version})


assert set(LANGUAGES) == {"pl", "en"} and set(LEVELS) == {"easy", "medium", "hard"}, "the models above name them"
