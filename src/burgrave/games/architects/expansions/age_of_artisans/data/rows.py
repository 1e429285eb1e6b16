"""What the rows of its own data files look like."""

from __future__ import annotations

from typing import Literal

import msgspec

from burgrave.games.architects.data.rows import Count
from burgrave.kernel.cards import Row


class Craft(Row, frozen=True):
    """A craft card: an adornment above, a tool below."""

    adornment: str
    vp: Count
    tool: str = ""
    every_skill: bool = False
    sure: list[Literal["adornment", "vp", "tool"]] = msgspec.field(default_factory=list)
