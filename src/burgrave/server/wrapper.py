"""What stands around the application: each HTTP request passes through it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send


class Wrapper(ABC):
    """Takes HTTP requests, and passes them on or not; all else goes straight on."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take whatever comes."""
        taken_by = self.request if scope["type"] == "http" else self.app
        await taken_by(scope, receive, send)

    @abstractmethod
    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take an HTTP request."""
