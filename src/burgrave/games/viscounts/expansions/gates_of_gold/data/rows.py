"""What the rows of its own data files look like."""

from __future__ import annotations

from typing import Annotated

import msgspec

from burgrave.games.viscounts.data import rows
from burgrave.kernel.cards import Row


class Board(Row, frozen=True):
    """A manuscript board: the colour of each column."""

    columns: Annotated[list[rows.Ribbon], msgspec.Meta(min_length=4, max_length=4)]
