"""How a game shows itself in a browser: what its page room exports."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import NamedTuple, TypeAlias

from htpy import Node

from burgrave.draw.lesson import Teach
from burgrave.draw.scene import Drawn, Scene
from burgrave.draw.shapes import Symbols
from burgrave.kernel.events import Value

CHAPTER, TURN, ROUND = 1, 2, 3


class Mark(NamedTuple):
    """An event on a page."""

    icon: Node  # what it is about
    places: tuple[str, ...]  # where it happened: ids of the drawing, as far as it has them
    whose: tuple[str, int] | None = None  # the name and the colour of who it is about; also of a solo opponent
    opens: int = 0  # what begins with it: a CHAPTER of a turn, a TURN, a ROUND
    befalls: bool | None = None  # whether it happens to whoever looks; None: where it names them, in others' moves


class Way(NamedTuple):
    """What travels in an event, how many of it, and from where to where."""

    thing: str
    many: int
    source: str
    target: str


Marking: TypeAlias = Callable[[str, Mapping[str, Value]], Mark]
"""Marks events of some kind with some arguments."""


@dataclass(frozen=True)
class Page:
    """A game in a browser; whatever is missing is done without."""

    board: Callable[[Scene], Drawn] | None = None  # draws a table
    cover: Callable[[Symbols], Node] | None = None  # draws the game's cover
    lesson: Teach | None = None  # teaches the game, in a language
    marks: Callable[[Scene], Marking] | None = None  # shows events step by step, where they happened
    style: Traversable | None = None  # the style sheet of its own pages, beside those of draw and of the site
    placed: str = ""  # rules that are worked out: where things lie in a drawing; they follow the style sheet
    tabs: Mapping[str, str] = field(default_factory=dict)  # on a phone: areas of its own, or places of the drawing
