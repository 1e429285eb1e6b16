"""How a game shows itself in a browser: what its page room exports."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple, TypeAlias

from markupsafe import Markup

from burgrave.draw.gallery import Gathering
from burgrave.draw.html import Node
from burgrave.draw.lesson import Teach
from burgrave.draw.scene import Drawn, Scene
from burgrave.draw.shapes import Sheet, Symbols
from burgrave.kernel.events import Value

CHAPTER, TURN, ROUND = 1, 2, 3
WALKS, LED, RIDES = "walks", "led", "rides"  # gaits of people: by themselves, taken away, along a road
PIECES: Final = {"worker", "viscount", "marker"}  # that belong to somebody and have their colour
CARDS: Final = {  # and what looks like one
    *("card", "plan", "apprentice", "reward", "tool", "craft", "manuscript", "debt", "deed", "favour", "leader"),
    *("building", "district"),
}


class Way(NamedTuple):
    """What travels in an event, how many of it, and from where to where."""

    thing: str
    many: int
    source: str
    target: str

    @property
    def kind(self) -> str:
        """How it looks on its way: a piece in somebody's colour, a card, or what its icon shows."""
        return "piece" if self.thing in PIECES else "card" if self.thing in CARDS else "good"


class Mark(NamedTuple):
    """An event on a page."""

    icon: Node  # what it is about
    places: tuple[str, ...]  # where it happened: ids of the drawing, as far as it has them
    whose: tuple[str, int] | None = None  # the name and the colour of who it is about; also of a solo opponent
    opens: int = 0  # what begins with it: a CHAPTER of a turn, a TURN, a ROUND
    befalls: bool | None = None  # whether it happens to whoever looks; None: where it names them, in others' moves
    way: Way | None = None  # what travels
    harm: int = 0  # how bad it is for whom it befalls: above 0 a loss, below a gain
    brings: int | None = None  # how many of what the icon shows they get, below 0 lose; None: as many as travel
    parts: tuple[str, ...] = ()  # what exactly within these places, if it stands there now, or stood there
    does: tuple[str, ...] = ()  # how things move where they are, and then which: ("knocks", "track-0")
    gait: str = ""  # how what travels goes, where it does not fly
    past: tuple[str, ...] = ()  # by which places, where it follows a road
    itself: str = ""  # what travels, where it stands on the drawing as a place of its own


Marking: TypeAlias = Callable[[str, Mapping[str, Value]], Mark]
"""Marks events of some kind with some arguments."""


@dataclass(frozen=True)
class Page:
    """A game in a browser; whatever is missing is done without."""

    board: Callable[[Scene], Drawn] | None = None  # draws a table
    cover: Callable[[Symbols], Node] | None = None  # draws the game's cover
    lesson: Teach | None = None  # teaches the game, in a language
    taking: Gathering | None = None  # shows what takes part before a game begins
    key: Teach | None = None  # tells what its icons mean: those groups of the lesson alone, before all its cards
    marks: Callable[[Scene], Marking] | None = None  # shows events step by step, where they happened
    round: str = "round"  # the kind of event that ends a round and begins the next, or what comes closest to it
    cities: Callable[[Scene], Sequence[Markup | None]] | None = None  # by seat: what they have built, for the podium
    style: Traversable | None = None  # the style sheet of its own pages, beside those of draw and of the site
    placed: str = ""  # rules that are worked out: where things lie in a drawing; they follow the style sheet
    shapes: Sheet | None = None  # what never changes in its drawings; named like the game
    tabs: Mapping[str, str] = field(default_factory=dict)  # on a phone: areas of its own, or places of the drawing
