"""What Gates of Gold lays on the table."""

from __future__ import annotations

from typing import Final, cast

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.rules.hooks import Added
from burgrave.games.viscounts.rules.state import State
from burgrave.kernel import fields as field
from burgrave.kernel.fields import Fields

GATES: Final[Fields[Gates]] = Fields(
    pile=field.cards(t.TOWNSFOLK_IDS),
    row=field.cards(t.TOWNSFOLK_IDS),
    orders=field.NUMBER,
    builders=field.fixed(field.cards(t.BONUS_IDS)),
    boards=field.fixed(field.cards(g.BOARD_IDS)),
)


class Gates(Added):
    """Outsiders, orders, builders and boards."""

    __slots__ = GATES.names

    pile: list[int]  # outsiders, the top last
    row: list[int]  # those that lie open, from the left
    orders: int  # in their pile
    builders: tuple[int, ...]  # that nobody has yet
    boards: tuple[int, ...]  # the manuscript boards, by seat

    def copy(self) -> Gates:
        """An independent copy."""
        return GATES.copy(Gates(), self)

    def write(self) -> dict[str, object]:
        """As plain JSON."""
        return GATES.write(self)


def gates_of(s: State) -> Gates:
    """What this expansion has laid on a table where it is played."""
    return cast(Gates, s.added)
