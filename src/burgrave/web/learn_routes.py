"""The pages that explain: how a game is played, all its cards, and what this site is."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from burgrave.kernel.game import games
from burgrave.server.house import AtHouse, ByVisitor
from burgrave.server.problem import Problem
from burgrave.web.learn import about_page, learn_page
from burgrave.web.visiting import go, page_for, send

router = APIRouter(include_in_schema=False)


@router.get("/learn")
async def show_games() -> Response:
    """The rules of the first game; its page leads to the others."""
    return go(f"/learn/{next(iter(games()))}")


@router.get("/learn/{game}")
async def show_learn(request: Request, house: AtHouse, visitor: ByVisitor, game: str, q: str = "") -> Response:
    """How a game is played."""
    found = games().get(game)
    if found is None:
        raise Problem(404, "page")
    return send(request, visitor, learn_page(page_for(request, house, visitor.person), found, q[:80]))


@router.get("/about")
async def show_about(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """What this site is."""
    return send(request, visitor, about_page(page_for(request, house, visitor.person)))
