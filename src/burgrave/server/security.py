"""Headers that tell browsers what our pages may do."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import Message, Receive, Scope, Send

from burgrave.server.wrapper import Wrapper

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # invitations stand in addresses
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
YEAR: Final = "max-age=31536000"  # so long the browser comes by https alone


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers of whatever is sent."""
    return HEADERS | {"strict-transport-security": YEAR} if scope["scheme"] == "https" else HEADERS


class SecurityHeaders(Wrapper):
    """Adds the headers to whatever is sent; what is not meant to be kept is not kept. HEAD is GET without the body."""

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add to the response."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in headers_of(scope).items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        if scope["method"] == "HEAD":  # whoever serves sends no body then, whatever we say
            scope = {**scope, "method": "GET"}
        await self.app(scope, receive, with_headers)


def same_site(headers: Headers) -> bool:
    """Whether a request comes from a page of ours, as far as the browser says."""
    origin = headers.get("origin")
    if origin is None or origin == "null":
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return origin.partition("://")[2] == headers.get("host")
