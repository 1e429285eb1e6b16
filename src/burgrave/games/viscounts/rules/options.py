"""Options of Viscounts: the solo opponent, and who begins."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

SOLO: Any = msgspec.Meta(extra={"solo": True})  # a form asks for it where one plays alone
EXTRA: Any = msgspec.Meta(ge=0, le=3, extra={"solo": True})
A_SEAT: Any = msgspec.Meta(extra={"seat": True})  # a form may offer the seats


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a game is set up."""

    opponent: Annotated[Literal["random", "cleric", "builder", "noble", "card"], SOLO] = "random"  # its board (p. 26)
    difficulty: Annotated[int, EXTRA] = 0  # future schemes that the solo opponent begins with (p. 31)
    first: Annotated[int | None, A_SEAT] = None  # the seat that begins; None: by lot (p. 7)
