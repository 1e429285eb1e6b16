"""How Architects is played, with every icon and card, for the page that teaches it; and the game's cover."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

import htpy as h
from htpy import Node
from markupsafe import Markup

from burgrave.draw.lesson import Entry, Group, Lesson, chapters
from burgrave.draw.scene import Thing
from burgrave.draw.shapes import Symbols
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.page.cards import CardFaces
from burgrave.games.architects.page.icons import GOOD, VERB
from burgrave.games.architects.text.wording import TEXTS

CHAPTERS: Final = (
    *("goal", "turn", "places", "workshop", "capture", "guardhouse", "market", "guildhall", "cathedral", "virtue"),
    *("ending", "solo", "interface"),
)
SIGNS: Final = {  # icons that are told one by one
    **{good: [GOOD[good]] for good in ("silver", *t.GOODS[:-1])},
    "virtue": ["virtue"],
    "debt": ["debt"],
    "tax": ["scales"],
    "plans": VERB["plans"],
    "hire": ["hire"],
    "capture": VERB["capture"],
    "release": VERB["release"],
    "reclaim": VERB["reclaim"],
    "trade": ["swap"],
    "reset": ["flip"],
    "market": ["mask"],
    "cathedral": ["cross"],
    "at-once": ["hand"],
    "points": ["vp"],
}
ADDED: Final[dict[str, Callable[[CardFaces], list[Group]]]] = {}
"""What expansions teach, before what the last chapter says of the page: a chapter of their name, and their cards."""


@cache
def teach(language: str) -> Lesson:
    """The lesson in a language."""
    symbols = Symbols()
    faces = CardFaces(symbols, language)
    schemes = [faces.scheme(card, t.OPPONENT_IDS[0]) for card in t.SCHEME_IDS]
    groups = [
        group(faces, "icons", [_icon(faces, name, signs) for name, signs in SIGNS.items()]),
        group(faces, "skills", [_skill(faces, skill) for skill in t.SKILLS]),
        group(faces, "apprentices", cards(faces.apprentice(card) for card in t.APPRENTICE_IDS)),
        group(faces, "buildings", cards(faces.building(card) for card in t.BUILDING_IDS)),
        group(faces, "characters", cards(faces.character(card) for card in t.CHARACTER_IDS)),
        *[one for added in ADDED.values() for one in added(faces)],
        group(faces, "schemes", cards(schemes)),
    ]
    return Lesson(chapters(TEXTS, [*CHAPTERS[:-1], *ADDED, CHAPTERS[-1]], language), groups, symbols)


def group(faces: CardFaces, name: str, entries: list[Entry]) -> Group:
    """Cards of a kind."""
    return Group(faces.say(f"lesson-group-{name}"), "", entries)


def cards(cards: Iterable[Thing]) -> list[Entry]:
    """Cards that say the same are told once."""
    found: dict[str, Entry] = {}
    for card in cards:
        entry = _entry(card.tip, card.picture, card.about)
        found.setdefault(entry.text, entry)
    return list(found.values())


def _icon(faces: CardFaces, name: str, signs: list[str]) -> Entry:
    """An icon, or a few that belong together."""
    about = [h.strong[faces.say(f"lesson-icon-{name}")], h.p[faces.say(f"lesson-icon-{name}.text")]]
    return _entry(f"icon-{name}", h.span(".swatch")[faces.pen.tokens(signs)], about)


def _skill(faces: CardFaces, skill: str) -> Entry:
    about = [h.strong[faces.say(f"skill-{skill}")], h.p[faces.say("lesson-skill")]]
    return _entry(f"skill-{skill}", h.span(".swatch")[faces.pen.skill(skill)], about)


def _entry(name: str, picture: Node, about: Node) -> Entry:
    said = Markup(h.fragment[about])
    return Entry(name, h.span(".sample")[picture], said, said.striptags())
