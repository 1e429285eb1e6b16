"""The pages that explain: how a game is played, all its cards, and what this site is."""

from __future__ import annotations

import secrets

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from burgrave.draw import html as h
from burgrave.kernel.game import games
from burgrave.server.house import AtHouse, ByVisitor
from burgrave.server.problem import Problem
from burgrave.web.learn import about_page, key_of, learn_page
from burgrave.web.opponent import opponent_page
from burgrave.web.score import ScorePage
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


@router.get("/learn/{game}/icons")
async def show_key(request: Request, house: AtHouse, visitor: ByVisitor, game: str) -> Response:
    """What the icons of a game mean: a part of a page, for the script of a table."""
    found = games().get(game)
    if found is None:
        raise Problem(404, "page")
    return HTMLResponse(str(h.fragment[key_of(page_for(request, house, visitor.person), found)]))


@router.get("/score/{game}")
async def show_score(request: Request, house: AtHouse, visitor: ByVisitor, game: str) -> Response:
    """Count the points of a printed game."""
    found = games().get(game)
    sheet = found.printed.enter().score_sheet if found is not None else None
    if found is None or sheet is None:
        raise Problem(404, "page")
    asked = request.query_params
    given = {name: asked.getlist(name) for name in asked}
    text = asked.get("players", "2")
    players = int(text) if _is_number(text) and int(text) in found.players else found.players.start
    return send(
        request, visitor, ScorePage(page_for(request, house, visitor.person), found, sheet, players, given).render()
    )


@router.get("/opponent/{game}")
async def show_opponent(request: Request, house: AtHouse, visitor: ByVisitor, game: str) -> Response:
    """Drive the solo opponent of a printed game."""
    found = games().get(game)
    opponent = found.printed.enter().opponent if found is not None else None
    if found is None or opponent is None:
        raise Problem(404, "page")
    asked = request.query_params
    difficulty = asked.get("difficulty", "")
    if difficulty not in opponent.difficulties or not _is_number(asked.get("seed", "")):
        usual = difficulty if difficulty in opponent.difficulties else opponent.usual
        return go(f"/opponent/{game}?difficulty={usual}&seed={secrets.randbelow(1 << 31)}")
    given = [*asked.get("answers", "").split("."), asked.get("answer", "")]
    answers = [int(text) for text in given if _is_number(text)]
    page = page_for(request, house, visitor.person)
    html = opponent_page(page, found, opponent, difficulty, int(asked["seed"]), answers)
    return send(request, visitor, html)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 12


@router.get("/about")
async def show_about(request: Request, house: AtHouse, visitor: ByVisitor) -> Response:
    """What this site is."""
    return send(request, visitor, about_page(page_for(request, house, visitor.person)))
