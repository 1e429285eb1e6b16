"""Style sheets and shapes from their own rooms: of draw, and of every game, also of another package."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from burgrave.draw.people import sheet as people
from burgrave.server.problem import Problem
from burgrave.web.sheets import kept, own, shapes, shared

router = APIRouter(include_in_schema=False)


@router.get("/style.css")
async def show_shared(request: Request) -> Response:
    """The looks that all games share."""
    return _sheet(request, shared())


@router.get("/look.css")
async def show_look(request: Request) -> Response:
    """The kit of the look."""
    return _sheet(request, shared("look"))


@router.get("/style/{game}.css")
async def show_own(request: Request, game: str) -> Response:
    """The looks of a game."""
    found = own(game)
    if found is None:
        raise Problem(404, "page")
    return _sheet(request, found)


@router.get("/{name}.svg")
async def show_shapes(request: Request, name: str) -> Response:
    """Everybody who can be drawn, or what never changes in the drawings of a game."""
    found = people() if name == "people" else shapes(name)
    if found is None:
        raise Problem(404, "page")
    return _sheet(request, found.content, "image/svg+xml")


def _sheet(request: Request, content: bytes, kind: str = "text/css") -> Response:
    return Response(content, media_type=kind, headers={"cache-control": kept(request.url.query)})
