"""Past: what happened some time ago at a table, packed until somebody wants to read it."""

from __future__ import annotations

import marshal
from typing import Final

from burgrave.kernel.events import Event


class Past:
    """Events in a row, and those before them; never changed, so that clones share it."""

    __slots__ = ("_before", "_packed", "count")

    def __init__(self, before: Past | None, events: list[Event]) -> None:
        self._before: Final = before
        self._packed: Final = marshal.dumps([tuple(event) for event in events])
        self.count: Final[int] = len(events) + (before.count if before is not None else 0)  # with those before

    def events(self, since: int) -> list[Event]:
        """All of them from a number on."""
        rows: list[bytes] = []
        past: Past | None = self
        first = self.count
        while past is not None and past.count > since:
            rows.append(past._packed)
            past = past._before
            first = past.count if past is not None else 0
        found = [Event(*event) for packed in reversed(rows) for event in marshal.loads(packed)]
        return found[max(0, since - first) :]
