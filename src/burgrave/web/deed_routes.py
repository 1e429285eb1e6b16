"""What can be done at a table: a form and an address for each deed. Every one works without a script."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Request
from fastapi.routing import APIRoute
from pydantic import Field
from starlette.responses import Response

from burgrave.bots.registry import LEVELS
from burgrave.server.api import LONGEST_ANSWER
from burgrave.server.database import Conflict
from burgrave.server.house import AtHouse, ByVisitor, House, house_of, visitor_of
from burgrave.server.messages import Advice, Move
from burgrave.server.people import Visitor, clean
from burgrave.server.permissions import eyes, must_sit, own_seat
from burgrave.server.playing import Looked
from burgrave.server.problem import Problem
from burgrave.web.side import TALK
from burgrave.web.table_routes import SHOWN, eyes_of, show_room
from burgrave.web.visiting import Form, Number, go, posted

HINT: Final = 10.0  # seconds that a bot may think about a hint
NOBODY: Final = -1
ELSEWHERE: Final = ("form", "table", "page", "not-public", "too-often")  # problems that are told on a page of their own


# ---------------------------------------------------------------- forms


class AnswerForm(Form):
    """An answer to the question of that number."""

    seat: Number
    number: Number
    do: Annotated[str, Field(max_length=LONGEST_ANSWER)] = ""


class UndoForm(Form):
    """The last answer of a seat is taken back, while the question of that number is open."""

    seat: Number
    number: Number


class SeatForm(Form):
    """Something about a seat."""

    seat: Number


class JoinForm(Form):
    """Where to sit down, and under which name: one's own, or that of somebody beside."""

    seat: Number | None = None
    invitation: str = ""
    nickname: str = ""
    name: str = ""


class FillForm(Form):
    """The level of the bots that take the free seats."""

    level: str = ""


class SayForm(Form):
    """A message."""

    text: str = ""


class ChatForm(Form):
    """Whether people may talk."""

    on: str = ""


# ---------------------------------------------------------------- who does it, and where


class Deed(APIRoute):
    """An address of a deed: a problem with it is told at the table, as it stands now."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The deed, and what is shown where it can't be done."""
        do = super().get_route_handler()

        async def handle(request: Request) -> Response:
            try:
                return await do(request)
            except (Problem, Conflict) as error:
                problem = error if isinstance(error, Problem) else Problem(409, "stale")  # another worker was faster
                if problem.code in ELSEWHERE:
                    raise
                visitor = await visitor_of(request)
                text = problem.text(visitor.person.language)
                table = request.path_params["table"]
                return await show_room(request, house_of(request), visitor, table, text, problem.status)

        return handle


router = APIRouter(include_in_schema=False, route_class=Deed)


@dataclass(frozen=True)
class Doer:
    """Somebody who does something at a table."""

    request: Request
    house: House
    visitor: Visitor
    table: str

    @property
    def stays(self) -> bool:
        """Whether a script shows the table as it stands then; else the browser comes back for it."""
        return bool(self.request.headers.get("x-fragment"))

    async def done(self, advice: Advice | None = None, looked: Looked | None = None) -> Response:
        """The table as it stands now."""
        if self.stays or advice is not None:
            return await show_room(self.request, self.house, self.visitor, self.table, advice=advice, looked=looked)
        return go(f"/t/{self.table}")


async def _doer(request: Request, house: AtHouse, visitor: ByVisitor, table: str) -> Doer:
    return Doer(request, house, visitor, table)


By = Annotated[Doer, Depends(_doer)]


# ---------------------------------------------------------------- playing


@router.post("/t/{table}/answer")
async def answer(by: By, form: Annotated[AnswerForm, Depends(posted(AnswerForm))]) -> Response:
    """Answer the open question."""
    return await _move(by, form.number, Move(form.seat, form.do))


@router.post("/t/{table}/undo")
async def undo(by: By, form: Annotated[UndoForm, Depends(posted(UndoForm))]) -> Response:
    """Take the last answer back."""
    by.request.state.undone = True  # a guided game explains that question again
    return await _move(by, form.number, Move(form.seat, None))


async def _move(by: Doer, number: int, move: Move) -> Response:
    person, look = by.visitor.person, eyes_of(by.request, by.house, by.visitor) if by.stays else None
    made = await by.house.playing.play(
        by.table, number, move, may=eyes(person, move.seat), eyes=look, language=person.language
    )
    return await by.done(looked=made)


@router.post("/t/{table}/hint")
async def hint(by: By, form: Annotated[SeatForm, Depends(posted(SeatForm))]) -> Response:
    """What the strongest bot would do; the others are told that somebody asked."""
    row, seats = await by.house.tables.table(by.table)
    own_seat(seats, by.visitor.person, form.seat)
    advice = await by.house.playing.advice(row, form.seat, LEVELS["hard"], HINT, by.visitor.person.id)
    if sum(one.person is not None for one in seats) > 1:
        await by.house.tables.notice(by.table, "hint", form.seat)
    return await by.done(advice)


@router.post("/t/{table}/hurry", dependencies=[Depends(posted(Form))])
async def hurry(by: By) -> Response:
    """Let the bots answer at once."""
    _, seats = await by.house.tables.table(by.table)
    must_sit(seats, by.visitor.person)
    await by.house.bots.hurry(by.table)
    return await by.done()


@router.post("/t/{table}/show")
async def show_hand(by: By, form: Annotated[SeatForm, Depends(posted(SeatForm))]) -> Response:
    """On a shared device: this hand is open from now on."""
    return await _open_hand(by, form.seat)


@router.post("/t/{table}/hide", dependencies=[Depends(posted(Form))])
async def hide_hand(by: By) -> Response:
    """On a shared device: no hand is open from now on."""
    return await _open_hand(by, NOBODY)


async def _open_hand(by: Doer, seat: int) -> Response:
    note = [by.table, seat]
    by.request.state.shown = note
    response = await by.done()
    secure = by.house.settings.secure or by.request.url.scheme == "https"
    response.set_cookie(SHOWN, by.house.people.note(note), httponly=True, samesite="lax", secure=secure)
    return response


# ---------------------------------------------------------------- sitting down and getting up


@router.post("/t/{table}/join")
async def join(by: By, form: Annotated[JoinForm, Depends(posted(JoinForm))]) -> Response:
    """Sit down."""
    person = by.visitor.person
    if form.nickname:
        person = await by.house.people.rename(person, form.nickname, person.language)
    await by.house.seating.join(person, by.table, form.seat, form.invitation or None, form.name or None)
    return await by.done()


@router.post("/t/{table}/leave", dependencies=[Depends(posted(Form))])
async def leave(by: By) -> Response:
    """Get up."""
    await by.house.seating.leave(by.visitor.person, by.table)
    return await by.done()


@router.post("/t/{table}/fill")
async def fill(by: By, form: Annotated[FillForm, Depends(posted(FillForm))]) -> Response:
    """Let bots take the free seats."""
    await by.house.seating.fill(by.visitor.person, by.table, form.level)
    return await by.done()


@router.post("/t/{table}/vote")
async def vote(by: By, form: Annotated[SeatForm, Depends(posted(SeatForm))]) -> Response:
    """Vote for a bot to stand in."""
    await by.house.company.vote(by.visitor.person, by.table, form.seat)
    return await by.done()


@router.post("/t/{table}/back")
async def come_back(by: By, form: Annotated[SeatForm, Depends(posted(SeatForm))]) -> Response:
    """Take the seat back from the bot that stands in."""
    await by.house.company.come_back(by.visitor.person, by.table, form.seat)
    return await by.done()


@router.post("/t/{table}/rematch", dependencies=[Depends(posted(Form))])
async def rematch(by: By) -> Response:
    """Another game with the same people."""
    return go(f"/t/{await by.house.seating.rematch(by.visitor.person, by.table)}")


# ---------------------------------------------------------------- talk


@router.post("/t/{table}/say")
async def say(by: By, form: Annotated[SayForm, Depends(posted(SayForm))]) -> Response:
    """Say something."""
    text = clean(form.text)
    if not 0 < len(text) <= TALK:
        raise Problem(422, "message", most=TALK)
    await by.house.company.say(by.visitor.person, by.table, text)
    return await by.done()


@router.post("/t/{table}/chat-switch")
async def switch_chat(by: By, form: Annotated[ChatForm, Depends(posted(ChatForm))]) -> Response:
    """Switch talk on or off."""
    await by.house.company.switch_chat(by.visitor.person, by.table, bool(form.on))
    return await by.done()
