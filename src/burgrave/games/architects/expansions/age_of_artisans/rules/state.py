"""What Age of Artisans lays on the table."""

from __future__ import annotations

from typing import Final

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.rules.hooks import Added
from burgrave.games.architects.rules.state import NONE, State
from burgrave.games.architects.rules.workers import SUPPLY
from burgrave.kernel import fields as field
from burgrave.kernel.fields import Fields

NOWHERE: Final = -2  # where the artisan of a solo opponent is

MAKER: Final[Fields[Maker]] = Fields(
    artisan=field.NUMBER,
    on_top=field.NUMBER,
    equipped=field.fixed(field.cards(t.APPRENTICE_IDS)),
    tools=field.fixed(field.cards(g.CRAFT_IDS)),
    adorned=field.fixed(field.cards(t.BUILDING_IDS)),
    adornments=field.fixed(field.cards(g.CRAFT_IDS)),
)


class Maker:
    """What a player has of it."""

    __slots__ = MAKER.names

    artisan: int  # where it is, as workers.py counts places; there it is one of the owner's workers
    on_top: int  # workers that lie on others in the guildhall
    equipped: tuple[int, ...]  # apprentices with a tool, …
    tools: tuple[int, ...]  # … and the crafts under them
    adorned: tuple[int, ...]  # buildings with an adornment, …
    adornments: tuple[int, ...]  # … and the crafts under them; those of a solo opponent lie under none

    def copy(self) -> Maker:
        """An independent copy."""
        return MAKER.copy(Maker(), self)


ARTISANS: Final[Fields[Artisans]] = Fields(
    pile=field.cards(g.CRAFT_IDS),
    row=field.cards(g.CRAFT_IDS),
    makers=field.records(Maker, MAKER),
    lost=field.fixed(field.cards(g.CRAFT_IDS)),
    at=field.NOTHING,
    by_artisan=field.FLAG,
    ignores=field.NUMBER,
    spared=field.NUMBER,
    used=field.NUMBER,
    abilities=field.NUMBER,
    committed=field.FLAG,
)


class Artisans(Added):
    """Crafts and artisans, and what this turn has seen of them."""

    __slots__ = ARTISANS.names

    pile: list[int]  # of crafts, the top last
    row: list[int]  # those that lie open, or NONE where one was taken
    makers: list[Maker]  # by seat
    lost: tuple[int, ...]  # tools that have left the game

    # The turn
    at: int  # where a worker was placed; NONE before that, and when all is done there
    by_artisan: bool  # whether it was the artisan
    ignores: int  # points of virtue that the artisan may still ignore
    spared: int  # points of virtue that a tool spares
    used: int  # the tools that were used, as a mask
    abilities: int  # the strongarms that were used, as a mask
    committed: bool  # whether a tool was used for the second capture, before the first

    def copy(self) -> Artisans:
        """An independent copy."""
        return ARTISANS.copy(Artisans(), self)

    def write(self) -> dict[str, object]:
        """As plain JSON."""
        return ARTISANS.write(self)


def artisans_of(s: State) -> Artisans:
    """What this expansion has laid on a table where it is played."""
    return s.added  # type: ignore[return-value]  # nothing else is added there; asked too often for a cast


def maker(artisan: int = SUPPLY) -> Maker:
    """A player before the game."""
    new = MAKER.begin(Maker())
    new.artisan = artisan
    return new


def tool_of(s: State, who: int, apprentice: int) -> int:
    """The craft under an apprentice, or NONE."""
    one = artisans_of(s).makers[who]
    return one.tools[one.equipped.index(apprentice)] if apprentice in one.equipped else NONE
