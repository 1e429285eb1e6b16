"""The application: its parts, when they start and stop, and how errors are told."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from burgrave import __version__
from burgrave.kernel.errors import UnknownGame
from burgrave.server import api, health, sockets
from burgrave.server.bans import Unbanned
from burgrave.server.database import Conflict, StorageDown
from burgrave.server.doors import Room
from burgrave.server.house import House, visitor_of
from burgrave.server.limits import Counted, SizeLimit, UnicodeOnly
from burgrave.server.metrics import Timed
from burgrave.server.people import Visitor, preferred
from burgrave.server.problem import Problem
from burgrave.server.security import SecurityHeaders, headers_of
from burgrave.server.settings import Settings

LOG: Final = logging.getLogger(__name__)


Teller: TypeAlias = Callable[[Request, Problem, Visitor | None], Awaitable[Response]]
"""How a problem is told to whoever asked, outside the API."""


def create(settings: Settings, tell: Teller | None = None) -> FastAPI:
    """The application, without pages."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await app.state.house.open()
        try:
            yield
        finally:
            await app.state.house.close()

    app = FastAPI(
        title="Burgrave",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/v1/openapi.json",
        docs_url=None,  # it would load scripts of others; our own page shows the same
        redoc_url=None,
        summary="Medieval city-building board games by their full rules.",
    )
    app.state.house = House(settings)
    app.state.tell = tell
    app.state.failed = _failed
    app.add_middleware(Unbanned, bans=app.state.house.bans)
    app.add_middleware(SizeLimit)
    app.add_middleware(Counted)
    app.add_middleware(UnicodeOnly)
    app.add_middleware(Room)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(Timed)
    app.include_router(health.router)
    app.include_router(api.router)
    app.include_router(sockets.router)
    for kind in (Problem, StorageDown, Conflict, UnknownGame, RequestValidationError, HTTPException, Exception):
        app.add_exception_handler(kind, _failed)
    return app


async def _failed(request: Request, error: Exception) -> Response:
    """Tell what went wrong: as JSON to programs, as a page to people; never a stack trace."""
    problem = _problem(error)
    if problem.status >= 500:
        unforeseen = error if problem.code == "server" else None
        LOG.error("%s %s: %s", request.method, request.url.path, problem.text("en"), exc_info=unforeseen)
    try:
        visitor = await visitor_of(request)
        language = visitor.person.language
    except (Problem, StorageDown):
        visitor, language = None, preferred(request.headers.get("accept-language", ""))
    headers = {
        **headers_of(request.scope),
        "cache-control": "no-store",
    }  # what is unforeseen is told outside of all middleware
    if problem.code == "server":
        headers["connection"] = "close"  # as uvicorn will do
    if problem.status in (429, 503):
        headers["retry-after"] = "5"
    if request.url.path.startswith("/api/") or request.app.state.tell is None:
        content = {"error": problem.code, "message": problem.text(language)}
        return JSONResponse(content, problem.status, headers)
    tell: Teller = request.app.state.tell
    response = await tell(request, problem, visitor)
    response.headers.update(headers)
    return response


def _problem(error: Exception) -> Problem:
    match error:
        case Problem():
            return error
        case StorageDown():
            return Problem(503, "storage")
        case Conflict():
            return Problem(409, "stale")
        case UnknownGame():
            return Problem(503, "no-game", why=str(error))
        case RequestValidationError():
            first = error.errors()[0]
            where = ".".join(str(part) for part in first["loc"] if part != "body")
            return Problem(422, "input", where=where or "-", why=str(first["msg"]))
        case RecursionError():  # something is nested so deeply that nobody can mean it
            return Problem(422, "request")
        case HTTPException():
            known = {404: "page", 405: "method", 413: "too-large"}
            return Problem(error.status_code, known.get(error.status_code, "request"))
        case _:
            return Problem(500, "server")
