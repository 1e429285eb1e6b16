"""Who I am: nickname and language, other devices, programs, notifications."""

from __future__ import annotations

from typing import Final

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from burgrave.kernel.text import LANGUAGES
from burgrave.server import store
from burgrave.server.house import AtHouse, ByVisitor, House
from burgrave.server.people import COOKIE as PERSON_COOKIE
from burgrave.server.people import Visitor, clean_name
from burgrave.server.personal import export
from burgrave.server.problem import Problem
from burgrave.server.rows import OVER
from burgrave.web import me as me_pages
from burgrave.web.layout import STATIC
from burgrave.web.listed import Listed
from burgrave.web.preferences import CHOICES, COOKIE, preferred
from burgrave.web.visiting import form_of, go, keep_cookie, page_for, remember, send

router = APIRouter(include_in_schema=False)
REMEMBERED: Final = 200  # games of which the page about oneself tells


async def _me(
    request: Request,
    house: House,
    visitor: Visitor,
    link: str | None = None,
    token: str | None = None,
    done: str | None = None,
) -> Response:
    programs = await house.people.programs(visitor.person)
    async with house.database.read() as db:
        finished = await store.tables_of(db, visitor.person.id, (OVER,), REMEMBERED)
        seats = await store.seats_of(db, [row.id for row in finished])
    games = [Listed(row, seats[row.id]) for row in finished]
    page = page_for(request, house, visitor.person)
    push = house.settings.push.public if house.settings.push is not None else None
    return send(request, visitor, me_pages.me(page, visitor.person.id, games, programs, link, token, push, done))


@router.get("/me")
async def show_me(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """Who I am here."""
    done = "signed-out" if request.query_params.get("signed-out") else None
    return await _me(request, house, visitor, done=done)


@router.post("/me")
async def change_me(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """Another nickname or language."""
    form = await form_of(request, visitor)
    await house.people.rename(visitor.person, form.text("nickname"), form.text("language"))
    return go("/me")


@router.post("/me/likes")
async def change_likes(request: Request, visitor: ByVisitor) -> Response:
    """Another light, pace or size; a switch that is off is not sent."""
    form = await form_of(request, visitor)
    likes = preferred({name: form.text(name) or "no" for name in CHOICES})
    response = go("/me")
    remember(request, response, COOKIE, likes.cookie())
    return response


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
    person = await house.people.follow(code)
    response = go("/")
    keep_cookie(request, response, person)
    return response


@router.post("/me/push")
async def subscribe(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """Tell this browser when it is my move."""
    form = await form_of(request, visitor)
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
    token = await house.people.token(visitor.person, clean_name(form.text("label")))
    return await _me(request, house, visitor, token=token)


@router.post("/me/token/drop")
async def drop_token(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """A program acts no longer."""
    form = await form_of(request, visitor)
    await house.people.drop_program(visitor.person, form.text("hash"))
    return go("/me")


@router.post("/me/sign-out")
async def sign_out(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """Only this browser is me from now on."""
    await form_of(request, visitor)
    person = await house.people.sign_out(visitor.person)
    await house.news.look()
    response = go("/me?signed-out=1")
    keep_cookie(request, response, person)
    return response


@router.get("/me/data")
async def show_data(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """All that is kept about me."""
    content = msgspec.json.format(msgspec.json.encode(await export(house.database, visitor.person)), indent=2)
    headers = {"content-disposition": 'attachment; filename="burgrave-me.json"'}
    return Response(content, media_type="application/json", headers=headers)


@router.get("/me/delete")
async def ask_to_delete(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """Before I am deleted."""
    return send(request, visitor, me_pages.farewell(page_for(request, house, visitor.person)))


@router.post("/me/delete")
async def delete_me(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """I was never here: the browser forgets it, too."""
    await form_of(request, visitor)
    await house.farewell.delete(visitor.person)
    await house.news.look()
    response = go("/")
    for name in request.cookies:
        if name.startswith(PERSON_COOKIE):
            response.delete_cookie(name)
    return response
