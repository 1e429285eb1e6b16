"""What an expansion draws at a table of Architects; it enters itself by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from burgrave.draw.html import Node
from burgrave.games.architects.page.cards import Drawing
from burgrave.games.architects.view.records import ArchitectsView, PlayerView


class More(NamedTuple):
    """What is drawn of it, and where."""

    table: Callable[[Drawing, ArchitectsView], Node]  # beside the town
    at: Callable[[Drawing, ArchitectsView, str], Node]  # answers that are about a place of the town, beside its own
    marked: Callable[[ArchitectsView], dict[str, list[int]]]  # by place: whose workers there have a special one
    middle: list[str]  # what else the middle space of the black market offers
    on_top: Callable[[ArchitectsView], list[int]]  # by seat: workers that lie on others in the guildhall
    under: Callable[[Drawing, ArchitectsView, PlayerView, str], Node]  # an apprentice or a building
    answers: Callable[[str], list[str]]  # that are about an apprentice or a building
    facts: Callable[[Drawing, ArchitectsView, PlayerView], list[Node]]  # of somebody else, at a glance
    special: Callable[[Drawing, ArchitectsView, PlayerView], Node]  # where the own special worker is
    other: Callable[[Drawing, ArchitectsView, PlayerView], Node]  # on the board of somebody else
    tile: Callable[[Drawing, ArchitectsView, str], Node]  # an answer that is about nothing that lies on the table


MORE: Final[dict[str, More]] = {}  # by the name of an expansion
TABS: Final[dict[str, str]] = {}  # on a phone: places that expansions add, for tables that have them
NOTHING: Final = More(
    table=lambda d, view: None,
    at=lambda d, view, place: None,
    marked=lambda view: {},
    middle=[],
    on_top=lambda view: [0] * len(view.players),
    under=lambda d, view, player, card: None,
    answers=lambda card: [],
    facts=lambda d, view, player: [],
    special=lambda d, view, player: None,
    other=lambda d, view, player: None,
    tile=lambda d, view, text: None,
)


def more_of(view: ArchitectsView) -> More:
    """What is added at a table."""
    return MORE[view.added["type"]] if view.added is not None else NOTHING
