"""How a game shows itself in a browser: what its page room exports."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from htpy import Node

from burgrave.draw.lesson import Teach
from burgrave.draw.scene import Drawn, Scene
from burgrave.draw.shapes import Symbols


@dataclass(frozen=True)
class Page:
    """A game in a browser; whatever is missing is done without."""

    board: Callable[[Scene], Drawn] | None = None  # draws a table
    cover: Callable[[Symbols], Node] | None = None  # draws the game's cover
    lesson: Teach | None = None  # teaches the game, in a language
    style: Traversable | None = None  # the style sheet of its own pages, beside those of draw and of the site
    placed: str = ""  # rules that are worked out: where things lie in a drawing; they follow the style sheet
    look: bool = False  # drawn with the kit of the look: wood and parchment, our own face
