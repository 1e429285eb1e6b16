"""What cards and boards of any game need to be drawn: the words for them, and each drawn once for everybody."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, wraps
from typing import Concatenate, Final, ParamSpec, TypeAlias, TypeVar

from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.scene import Scene, Thing
from burgrave.draw.shapes import COLOURS, Symbols
from burgrave.kernel.text import Texts, Word, Words

P = ParamSpec("P")
F = TypeVar("F", bound="Faces")
Argument: TypeAlias = int | str | tuple[Word, ...]


@lru_cache(maxsize=16384)
def _say(texts: Texts, language: str, message: str, args: tuple[tuple[str, Argument], ...]) -> str:
    return texts.say(language, message, {key: [*one] if isinstance(one, tuple) else one for key, one in args})


class Faces:
    """The cards of a game on one page, in one language."""

    def __init__(self, symbols: Symbols, language: str, texts: Texts) -> None:
        self.symbols: Final = symbols
        self.language: Final = language
        self.texts: Final = texts

    def alone(self: F, symbols: Symbols) -> F:
        """The same without a table: what is drawn for everybody."""
        raise NotImplementedError  # each game's own faces

    def words(self, message: str, **args: Words) -> str:
        """A message of the board."""
        return self.say(f"board-{message}", **args)

    def say(self, message: str, **args: Words) -> str:
        """Any message; most are said again and again."""
        given = tuple([(key, tuple(one) if isinstance(one, list) else one) for key, one in args.items()])
        return _say(self.texts, self.language, message, given)


def once(make: Callable[Concatenate[F, P], Thing]) -> Callable[Concatenate[F, P], Thing]:
    """The same cards are drawn again and again, for everybody: draw each once."""

    known: dict[tuple[object, ...], tuple[Thing, dict[str, Markup]]] = {}

    @wraps(make)
    def found(self: F, /, *args: P.args, **more: P.kwargs) -> Thing:
        key = (self.language, *args, *more.items())
        if key not in known:
            symbols = Symbols()
            card = make(self.alone(symbols), *args, **more)
            drawn = card._replace(picture=Markup(h.fragment[card.picture]), about=Markup(h.fragment[card.about]))
            known[key] = drawn, symbols.found
        card, shapes = known[key]
        self.symbols.found.update(shapes)
        return card

    return found


class AtTable(Faces):
    """The same at a table: who sits there, and what can be clicked."""

    scene: Scene  # set by whoever inherits from this and from the faces of a game

    def who(self, seat: int) -> str:
        """A player's name; the solo opponent has none of its own."""
        names = self.scene.names
        return names[seat] if seat < len(names) else self.say("opponent")

    def colour(self, seat: int) -> int:
        """A player's colour; the solo opponent gets the one after the others."""
        colours = self.scene.colours
        return colours[seat] if seat < len(colours) else (max(colours) + 1) % COLOURS

    def thing(
        self,
        tip: str,
        label: str,
        picture: Node,
        about: Node = "",
        dos: Iterable[str] = (),
        class_: str = "",
        title: str | None = None,
        also: str = "",
    ) -> Element:
        """Anything else that is explained: a counter, a space, an action; it stays where it is.

        Things that share an explanation share its title; one that brings its own has an empty one. What is also told
        is the name of an explanation that others have, too.
        """
        head = h.strong[label] if title is None else bool(title) and h.strong[title]
        explained = self.scene.explain(tip, head, h.p[about] if about and type(about) is str else about)
        return self.scene.spot(label, picture, dos, f"{explained} {also}".strip(), f".still{class_}")
