"""What takes part in a game of Architects: apprentices and buildings, characters, and the solo opponent."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from markupsafe import Markup

from burgrave.draw.gallery import Taking, gallery, person, shown
from burgrave.draw.html import Node
from burgrave.draw.shapes import Symbols
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.page.cards import CardFaces, portraits
from burgrave.games.architects.page.houses import looks, put

SIDE: Final = 68  # of the frame of a building
OPPONENTS: Final = {"constantine": "king", "helena": "empress"}  # nobody has seen the printed ones
ADDED: Final[dict[str, Callable[[CardFaces], Node]]] = {}
"""What expansions add, by their names."""


def gather(symbols: Symbols, language: str, players: int) -> Taking:
    """The cards of the box as people and houses, and what each choice adds."""
    faces = CardFaces(symbols, language)
    apprentices = [row for row in t.APPRENTICES if not row.box and not row.promo]
    buildings = [row for row in t.BUILDINGS if not row.box and not row.promo]
    promo = [row.name for row in t.APPRENTICES if row.promo], [row.id for row in t.BUILDINGS if row.promo]
    always: Node = [
        gallery(
            faces.say("taking-apprentices", count=len(apprentices)), _people(faces, (one.name for one in apprentices))
        ),
        gallery(faces.say("taking-buildings", count=len(buildings)), _houses(faces, [one.id for one in buildings])),
    ]
    characters = [row.id for row in t.CHARACTERS if not row.box]
    return {
        "": {"": always},
        "boards": {
            "standard": None,
            "advanced": gallery(
                faces.say("taking-characters", count=len(characters)),
                [shown(person(portraits()[one]), faces.say(f"character-{one}"), "gold") for one in characters],
            ),
        },
        "promo": {"": gallery(faces.say("taking-promo"), [*_people(faces, promo[0]), *_houses(faces, promo[1])])},
        "opponent": {
            name: shown(person(who), faces.say(f"value-opponent-{name}"), "gold") for name, who in OPPONENTS.items()
        },
        **{name: {"": added(faces)} for name, added in ADDED.items()},
    }


def _people(faces: CardFaces, names: Iterable[str]) -> list[Node]:
    """Each once, however many cards there are of it."""
    return [
        shown(person(portraits()[name]), faces.say(f"apprentice-{name}"), "purple") for name in dict.fromkeys(names)
    ]


def _houses(faces: CardFaces, cards: Iterable[str]) -> list[Node]:
    return [shown(_house(card), faces.title(card), looks()[card].hue) for card in cards]


def _house(card: str) -> Node:
    drawn = put(*looks()[card], SIDE / 2, SIDE - 5, SIDE - 6, SIDE - 10)
    return Markup(f'<svg class="framed-of" viewBox="0 0 {SIDE} {SIDE}" aria-hidden="true">{drawn}</svg>')
