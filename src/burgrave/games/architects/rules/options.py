"""Options of Architects: boards and characters, the solo opponent, who begins, and readings of open points."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

SOLO: Any = msgspec.Meta(extra={"solo": True})  # a form asks for it where one plays alone
HARDER: Any = msgspec.Meta(ge=0, le=2, extra={"solo": True})
A_SEAT: Any = msgspec.Meta(extra={"seat": True})  # a form may offer the seats


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a game is set up."""

    boards: Literal["standard", "advanced"] = "standard"  # the side of the player boards: the second has characters
    characters: Literal["dealt", "chosen"] = "dealt"  # in the advanced game
    opponent: Annotated[Literal["constantine", "helena"], SOLO] = "constantine"
    difficulty: Annotated[int, HARDER] = 0  # each step gives the solo opponent four points more
    promo: bool = False  # with the cards that are not in every box
    free_first_apprentice: bool = False  # one for everybody before the draft (R2.11)
    conspirator_per_capture: bool = False  # a conspirator saves silver on every capture, not once a turn (R14.1)
    town_centre: Literal["two_places", "each_elsewhere"] = "two_places"  # captures with up to three players (R15.1)
    refresh_spaces: bool = False  # spaces of the guildhall after which apprentices are exchanged (X3.3)
    first: Annotated[int | None, A_SEAT] = None  # the seat that begins; None: by lot (R2.8)
