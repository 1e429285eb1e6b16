"""HTTP over the loopback with as little work as can be: what is measured is the server, not the client."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

KEPT = 3.0  # seconds that an idle connection is used again; servers close theirs after five
HEAD_END = b"\r\n\r\n"


class Reply(NamedTuple):
    """What came back."""

    status: int
    head: bytes
    body: bytes

    def json(self) -> Any:
        """The content, decoded."""
        return msgspec.json.decode(self.body)


class Loopback:
    """Requests to a port of this machine, over connections that are kept."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._idle: list[tuple[float, asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def send(
        self, method: str, path: str, token: str | None = None, content: object = b"", lines: Sequence[str] = ()
    ) -> Reply:
        """One request, as JSON unless it is bytes, and its reply; raises OSError or EOFError where there is none."""
        body = content if isinstance(content, bytes) else msgspec.json.encode(content)
        lines = [f"{method} {path} HTTP/1.1", "host: 127.0.0.1", f"content-length: {len(body)}", *lines]
        if body is not content:
            lines.append("content-type: application/json")
        if token is not None:
            lines.append(f"authorization: Bearer {token}")
        reader, writer = await self._connection()
        writer.write("\r\n".join(lines).encode() + HEAD_END + body)
        head = await reader.readuntil(HEAD_END)
        status, length = int(head[9:12]), _length(head)
        found = await reader.readexactly(length)
        self._idle.append((time.monotonic(), reader, writer))
        return Reply(status, head, found)

    async def _connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        while self._idle:
            since, reader, writer = self._idle.pop()
            if time.monotonic() - since < KEPT and not reader.at_eof():
                return reader, writer
            writer.close()
        return await asyncio.open_connection("127.0.0.1", self._port)

    def close(self) -> None:
        """Let all connections go."""
        for _, _, writer in self._idle:
            writer.close()
        self._idle.clear()


def _length(head: bytes) -> int:
    for line in head.split(b"\r\n"):
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            return int(value)
    return 0
