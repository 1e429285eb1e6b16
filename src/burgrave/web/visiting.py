"""What all addresses share: the frame for whoever comes, their cookie, and forms that are checked to be ours."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Final, TypeAlias, TypeVar

from fastapi import Request
from pydantic import BaseModel, Field, ValidationError
from starlette.datastructures import UploadFile
from starlette.responses import HTMLResponse, RedirectResponse, Response

from burgrave.server.house import ByVisitor, House, house_of
from burgrave.server.people import COOKIE, YEARS, Visitor, preferred
from burgrave.server.problem import Problem
from burgrave.server.rows import Person
from burgrave.server.security import same_site
from burgrave.web import me as me_pages
from burgrave.web.layout import Page
from burgrave.web.new_table import Given, first
from burgrave.web.preferences import COOKIE as LIKES
from burgrave.web.preferences import kept
from burgrave.web.wording import Wording


def page_for(request: Request, house: House, person: Person) -> Page:
    """The frame of a page for somebody."""
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    safe = path if request.method == "GET" else "/"
    token = house.people.form_token(person)
    likes = kept(request.cookies.get(LIKES, ""))
    return Page(Wording(person.language), person.nickname, token, safe, house.settings.settle, likes)


def send(request: Request, visitor: Visitor, html: str, status: int = 200) -> Response:
    """A page, and the cookie for whoever is new."""
    response = HTMLResponse(html, status)
    if visitor.fresh:
        keep_cookie(request, response, visitor.person)
    return response


def keep_cookie(request: Request, response: Response, person: Person) -> None:
    """Let the browser remember who it is."""
    remember(request, response, COOKIE, house_of(request).people.cookie(person))


def remember(request: Request, response: Response, name: str, value: str) -> None:
    """Let the browser keep something, for us alone."""
    secure = house_of(request).settings.secure or request.url.scheme == "https"
    response.set_cookie(name, value, max_age=YEARS, httponly=True, samesite="lax", secure=secure)


def go(address: str) -> Response:
    """On to another page, after a form."""
    return RedirectResponse(address, 303)


class Sent:
    """A form that was sent, and found to be ours."""

    def __init__(self, values: Given) -> None:
        self.values: Final = values

    def text(self, name: str) -> str:
        """A field; empty where there is none."""
        return first(self.values, name)

    def once(self, person: Person) -> str | None:
        """What tells this form from all others that somebody sends; a double click sends the same."""
        return f"{person.id} {self.text('once')}" if self.text("once") else None


async def form_of(request: Request, visitor: Visitor) -> Sent:
    """The fields of a form; refuses those of other sites."""
    if not same_site(request.headers):
        raise Problem(403, "form")
    async with request.form(max_files=0, max_fields=200) as sent:
        values: dict[str, list[str]] = {}
        for name, value in sent.multi_items():
            if isinstance(value, UploadFile):
                raise Problem(422, "input", where=name, why="-")
            values.setdefault(name, []).append(value)
    form = Sent(values)
    house_of(request).people.check_form(visitor.person, form.text("token"))
    return form


class Form(BaseModel):
    """The fields of a form; one that is empty is as good as none."""


Number: TypeAlias = Annotated[int, Field(ge=0, lt=10**9)]
F = TypeVar("F", bound=Form)


def posted(kind: type[F]) -> Callable[[Request, Visitor], Awaitable[F]]:
    """A dependency: a form of that kind, found to be ours before it is read."""

    async def read(request: Request, visitor: ByVisitor) -> F:
        form = await form_of(request, visitor)
        try:
            return kind.model_validate({name: form.text(name) for name in kind.model_fields if form.text(name)})
        except ValidationError as error:
            raise Problem(422, "input", where=str(error.errors()[0]["loc"][0]), why="-") from error

    return read


async def tell(request: Request, problem: Problem, visitor: Visitor | None) -> Response:
    """A problem as a page."""
    house = house_of(request)
    if visitor is None:
        language = preferred(request.headers.get("accept-language", ""))
        page = Page(Wording(language), "", "", "/")
    else:
        page = page_for(request, house, visitor.person)
    return HTMLResponse(me_pages.problem_page(page, problem.text(page.say.language)), problem.status)
