"""The site: the server with its pages."""

from __future__ import annotations

from typing import Final

from fastapi import FastAPI
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from burgrave.server.app import create as create_server
from burgrave.server.settings import Settings
from burgrave.web import deed_routes, guide_routes, learn_routes, lobby_routes, me_routes, style_routes, table_routes
from burgrave.web.layout import STATIC
from burgrave.web.sheets import kept
from burgrave.web.visiting import tell

PARTS: Final = (lobby_routes, table_routes, deed_routes, guide_routes, me_routes, learn_routes, style_routes)


class Kept(StaticFiles):
    """Files whose address changes with their content: browsers may keep them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = kept(scope["query_string"])
        return response


def create(settings: Settings) -> FastAPI:
    """The application with its pages."""
    app = create_server(settings, tell)
    for part in PARTS:
        app.include_router(part.router)
    app.mount("/static", Kept(directory=str(STATIC)))
    return app
