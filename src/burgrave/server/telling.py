"""What happened at a table, as one seat may read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from burgrave.kernel.events import Event, tell
from burgrave.kernel.game import game as find_game
from burgrave.kernel.speech import Speech
from burgrave.server.problem import TEXTS
from burgrave.server.rows import Seat, TableRow, Told

SERVER: Final = "@"  # begins the kinds of events that the server tells, not the rules


class Line(msgspec.Struct, frozen=True):
    """An event: as people and as programs read it."""

    n: int
    at: int  # moves made by then
    kind: str
    args: dict[str, Any]
    text: str


def lines(row: TableRow, seats: Sequence[Seat], told: Sequence[Told], seat: int | None, language: str) -> list[Line]:
    """Events as a seat (None: a spectator) may know them."""
    names = [one.name for one in seats]
    speech = Speech(find_game(row.game), names)
    found = []
    for one in told:
        event = one.event
        if event.kind.startswith(SERVER):
            args = dict(event.public)
            spoken = {key: names[value] if key == "who" else value for key, value in args.items()}
            text = TEXTS.say(language, f"log-{event.kind.removeprefix(SERVER)}", spoken)
        else:
            known = tell(one.n, Event(event.kind, event.public, event.private, tuple(event.seats)), seat, speech.event)
            args, text = dict(known.args), known.text(language)
        found.append(Line(one.n, one.at, event.kind, args, text))
    return found
