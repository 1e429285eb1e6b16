"""What takes part in a game of Viscounts: the townsfolk and their heroes, and the boards of the solo opponent."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from burgrave.draw import html as h
from burgrave.draw.gallery import Taking, gallery, person, shown
from burgrave.draw.html import Node
from burgrave.draw.shapes import Symbols
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.page.cards import CardFaces, portraits
from burgrave.games.viscounts.page.icons import KIND
from burgrave.games.viscounts.page.walls import house_of

ADDED: Final[dict[str, Callable[[CardFaces], Node]]] = {}
"""What expansions add, by their names."""


def gather(symbols: Symbols, language: str, players: int) -> Taking:
    """The people of the box, its houses, and what each choice adds."""
    faces = CardFaces(symbols, language)
    common = [
        card for card in range(len(t.TOWNSFOLK)) if not t.TOWNSFOLK[card].box and t.TOWNSFOLK[card].kind == "common"
    ]
    heroes = [card for card in t.HEROES if not t.TOWNSFOLK[card].box]
    always: Node = [
        gallery(faces.say("taking-townsfolk", count=len(common)), folk(faces, common)),
        gallery(faces.say("taking-heroes", count=len(heroes)), folk(faces, heroes)),
        gallery(
            faces.say("taking-houses", count=len([one for one in t.BUILDINGS if not one.box])),
            [
                shown(h.span(".framed-of")[house_of(kind, place)], faces.words(f"kind-{kind}"))
                for place, kind in enumerate(t.KINDS)
            ],
        ),
    ]
    focus = {one.id: [*one.middle, *one.right] for one in t.OPPONENTS}
    boards = {name: h.p(".signs-of")[[faces.pen.kind(icon) for icon in signs]] for name, signs in focus.items()}
    return {
        "": {"": always},
        "opponent": {"random": None, **boards},
        **{name: {"": added(faces)} for name, added in ADDED.items()},
    }


def folk(faces: CardFaces, cards: Iterable[int]) -> list[Node]:
    """Townsfolk, each once."""
    found = {t.TOWNSFOLK[card].name: t.TOWNSFOLK[card] for card in cards}
    return [
        shown(
            person(portraits()[name]),
            faces.short(f"townsfolk-{name}"),
            KIND[row.icons[0]][0] if row.icons else "stone",
        )
        for name, row in found.items()
    ]
