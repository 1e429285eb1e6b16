"""A scene: what a board is drawn from, and what can be clicked on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.shapes import Symbols

FORM: Final = "answers"  # the form that all answers belong to, wherever their buttons stand


class Drawn(NamedTuple):
    """A board in its parts: the page says where they stand."""

    situation: str  # in a few words, for the head of the page
    table: Node  # what lies in the middle, and the other players
    own: Node  # what lies before the seat itself; nothing for a spectator


class Thing(NamedTuple):
    """Something that can lie on a table: its name in explanations, what it is called, how it looks, what is told."""

    tip: str
    label: str
    picture: Node
    about: Node


class Scene:
    """A view, who sits where, and the answers that may be given now."""

    def __init__(
        self,
        view: bytes,
        language: str,
        names: Sequence[str],
        colours: Sequence[int],
        options: Mapping[str, str] = {},
        refused: Mapping[str, str] = {},
        asked: Sequence[int] = (),
        prompt: str = "",
        points: Sequence[int] = (),
        keys: Mapping[str, str] = {},
        cause: str = "",
        boards: str | None = None,
    ) -> None:
        self.view: Final = view
        self.language: Final = language
        self.names: Final = names
        self.colours: Final = colours
        self.options: Final = options  # as programs read them: as people read them
        self.refused: Final = refused  # what is not offered: why
        self.asked: Final = asked  # the seats that are asked
        self.prompt: Final = prompt  # what the question is about
        self.points: Final = points  # each seat's so far, as far as can be told; none where they count at the end only
        self.keys: Final = keys  # answers that have a key: which
        self.cause: Final = cause  # what brought the question about, in the words of the game
        self.boards: Final = boards  # the address of others' whole boards, with a place for the seat; None: drawn here
        self.symbols: Final = Symbols()
        self.clickable: Final[set[str]] = set()  # answers that glow where they lie
        self._tips: Final[dict[str, Node]] = {}
        self._reasons: Final[dict[str, int]] = {}
        self._later: Final[dict[int, Callable[[], Node]]] = {}

    def spot(
        self, label: str, content: Node, dos: Iterable[str], tip: str | None = None, class_: str = "", id_: str = ""
    ) -> Element:
        """A thing on the table: a button where one of these answers is offered, else something to look at.

        A tip is the name of an explanation, or the names of several that are read one after the other.
        """
        dos = list(dos)
        do = next((do for do in dos if do in self.options), None)
        described = " ".join(f"tip-{name}" for name in tip.split()) if tip is not None else None
        if do is not None:
            self.clickable.add(do)
            return h.button(
                f".spot.can{class_}",
                form=FORM,
                name="do",
                value=do,
                aria_label=self.options[do],
                aria_describedby=described,
                id=id_ or None,
            )[content]
        why = next((self.refused[do] for do in dos if do in self.refused), None)
        told = [one for one in (described, why and self._reason(why)) if one]
        return h.div(
            f".spot{'.not' if why is not None else ''}{class_}",
            role="img",
            tabindex="0",
            aria_label=label,
            aria_describedby=" ".join(told) or None,
            id=id_ or None,
        )[content]

    def _reason(self, why: str) -> str:
        """Why something can't be done: told once, for all that it is true of."""
        number = self._reasons.setdefault(why, len(self._reasons))
        return f"tip-{self.explain(f'why-{number}', h.p('.why')[why])}"

    def place(self, thing: Thing, dos: Iterable[str] = (), class_: str = "", id_: str = "") -> Element:
        """A thing on the table, explained."""
        return self.spot(thing.label, thing.picture, dos, self.explain(thing.tip, thing.about), class_, id_)

    def buttons(self, dos: Iterable[str]) -> Node:
        """Answers that are about a place rather than a thing: small buttons there."""
        return [h.button(".here", form=FORM, name="do", value=do)[self.options[do]] for do in dos if do in self.options]

    def arranging(self, verb: str, things: Sequence[Thing], label: str) -> Element:
        """Things that are put in an order: clicked one after the other, or dragged; the last click gives the answer.

        Answers are the verb and the places of the things, counted from 1: ``arrange 213``. Without a script this is not
        shown, and the orders themselves must be.
        """
        pieces = [
            h.button(
                ".spot.can.piece.still",
                type="button",
                draggable="true",
                data_piece=str(place),
                aria_pressed="false",
                aria_label=thing.label,
                aria_describedby=f"tip-{self.explain(thing.tip, thing.about)}",
            )[thing.picture]
            for place, thing in enumerate(things, 1)
        ]
        return h.div(".arranging", role="group", aria_label=label, data_verb=verb)[h.p[label], pieces]

    def explain(self, name: str, *content: Node) -> str:
        """What is shown about a thing when somebody looks closer; written down once."""
        if name not in self._tips:
            self._tips[name] = h.div(f"#tip-{name}")[content]
        return name

    def whole_board(self, seat: int, label: str, title: str, eye: Node, draw: Callable[[], Node]) -> Element:
        """The whole board of another player, which an eye opens; where it has an address, a link leads there."""
        address = self.boards.format(seat) if self.boards is not None else None
        self._later[seat] = draw
        return h.details(f".board-of-{seat}", data_board=address)[
            h.summary(title=title)[eye, h.span(".unseen")[label]],
            h.p(".player-board.later")[h.a(href=address)[label]] if address is not None else draw(),
        ]

    def later(self, seat: int) -> Node:
        """A board that is looked at later: with the shapes and explanations that the table has not."""
        if seat not in self._later:
            return None
        shapes, tips = {*self.symbols.found}, {*self._tips}
        board = self._later[seat]()
        more = Symbols()
        more.found.update({name: shape for name, shape in self.symbols.found.items() if name not in shapes})
        told = [tip for name, tip in self._tips.items() if name not in tips]
        return [board, more.sheet(), h.div(".tips", hidden=True)[told]]

    def include(self, shapes: Mapping[str, Markup], tips: Mapping[str, Node]) -> None:
        """What a part of the drawing refers to that was drawn earlier, on a scene of its own."""
        self.symbols.found.update(shapes)
        for name, tip in tips.items():
            self._tips.setdefault(name, tip)

    @property
    def tips(self) -> Mapping[str, Node]:
        """The explanations so far, by name."""
        return self._tips

    def sheet(self) -> Node:
        """The shapes and explanations that the drawing refers to."""
        return [self.symbols.sheet(), h.div(".tips", hidden=True)[list(self._tips.values())]]
