"""For whoever looks after the server: whether it is alive, whether it can play, and its figures."""

from __future__ import annotations

import hmac
import os
from typing import Final

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import JSONResponse, Response

from burgrave.server import metrics, store
from burgrave.server.database import StorageDown
from burgrave.server.house import AtHouse
from burgrave.server.problem import Problem
from burgrave.server.rows import CLOSED, OPEN, OVER, PLAYING

STATUSES: Final = (OPEN, PLAYING, OVER, CLOSED)
router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def alive() -> Response:
    """The process answers."""
    return JSONResponse({"status": "alive"})


@router.get("/readyz")
async def ready(house: AtHouse) -> Response:
    """Games can be played: the database answers, and the engines are there."""
    found = await house.readiness.look()
    well = all(found.values())
    return JSONResponse({"status": "ready" if well else "not ready", **found}, 200 if well else 503)


@router.get("/metrics")
async def figures(request: Request, house: AtHouse) -> Response:
    """The figures for Prometheus, where the host wants them: whoever reads them shows the host's token."""
    wanted = house.settings.metrics
    if wanted is None:
        raise Problem(404, "page")
    if not hmac.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {wanted}".encode()):
        raise Problem(401, "token")
    try:
        async with house.database.read() as db:
            counted = await store.statuses(db)
        for status in STATUSES:  # also those of which there are none any more
            metrics.TABLES.labels(status).set(counted.get(status, 0))
    except StorageDown:
        metrics.TABLES.clear()
    return Response(metrics.written(metrics.SHARED in os.environ), media_type=CONTENT_TYPE_LATEST)
