"""Guided first games: a prepared table at once, and the turning of its notes. All of it works without a script."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from burgrave.draw.guide import Progress, guides
from burgrave.kernel.game import games
from burgrave.server.house import AtHouse, ByVisitor
from burgrave.server.problem import Problem
from burgrave.server.seating import SeatWish, Wish
from burgrave.web.deed_routes import By, Deed
from burgrave.web.guiding import COOKIE, keep, lesson_at
from burgrave.web.visiting import Form, form_of, go, posted

router = APIRouter(include_in_schema=False)
deeds = APIRouter(include_in_schema=False, route_class=Deed)
GENTLE: Final = "easy"  # the bots that one learns with


class TurnForm(Form):
    """What becomes of the note: on to the ``next``, ``back`` to the one before, or ``leave`` them all."""

    turn: str = ""


@router.post("/lesson")
async def begin(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """A guided game: the prepared table against gentle bots, at once."""
    form = await form_of(request, visitor)
    found = games().get(form.text("game"))
    guide = guides(found.texts.package).get(form.text("guide")) if found is not None else None
    if found is None or guide is None:
        raise Problem(404, "page")
    seats = [SeatWish("me"), *[SeatWish("bot", GENTLE) for _ in range(guide.players - 1)]]
    wish = Wish(found.name, seats, guide.options, chat=False, seed=guide.seed)
    return go(f"/t/{await house.seating.create(visitor.person, wish, form.once(visitor.person))}")


@deeds.post("/t/{table}/guide")
async def turn(by: By, form: Annotated[TurnForm, Depends(posted(TurnForm))]) -> Response:
    """Turn to another note, or leave the lesson: the game goes on."""
    row, _ = await by.house.tables.table(by.table)
    found = lesson_at(row)
    if found is None:
        raise Problem(404, "page")
    progress = Progress.of(by.request.cookies.get(COOKIE, ""), found[1])
    match form.turn:
        case "next":
            progress = progress.next()
        case "back":
            progress = progress.back(row.number)
        case "leave":
            progress = progress.leave()
    setattr(by.request.state, COOKIE, progress)
    response = await by.done()
    if not by.stays:
        keep(by.request, response, by.table, progress)
    return response


router.include_router(deeds)
