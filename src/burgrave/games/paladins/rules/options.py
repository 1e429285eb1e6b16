"""Options of Paladins: the solo opponent, and who begins."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

SOLO: Any = msgspec.Meta(extra={"solo": True})  # a form asks for it where one plays alone
A_SEAT: Any = msgspec.Meta(extra={"seat": True})  # a form may offer the seats


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a game is set up."""

    difficulty: Annotated[Literal["easy", "standard", "hard"], SOLO] = "standard"  # of the solo opponent (p. 26)
    first: Annotated[int | None, A_SEAT] = None  # the seat that begins; None: by lot (p. 5)
