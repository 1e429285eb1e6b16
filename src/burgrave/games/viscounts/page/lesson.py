"""How Viscounts is played, with every icon and card, for the page that teaches it; and the game's cover."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw.html import Node
from burgrave.draw.lesson import Entry, Group, Lesson, chapters
from burgrave.draw.scene import Thing
from burgrave.draw.shapes import Symbols
from burgrave.draw.vignette import Kit, pictures, vignette
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.page.cards import CardFaces
from burgrave.games.viscounts.page.icons import VERB
from burgrave.games.viscounts.page.ring import rider
from burgrave.games.viscounts.page.walls import house_of
from burgrave.games.viscounts.text.wording import TEXTS
from burgrave.kernel.effects import Verb
from burgrave.kernel.sentences import part

CHAPTERS: Final = (
    *("goal", "turn", "cards", "movement", "actions", "castle", "collision", "people", "ending", "solo", "interface"),
)
REWARDS: Final = [
    *(Verb(name, 1, ()) for name in (*t.GOODS, "resource", "virtue", "corruption", "debt", "deed")),
    *(Verb("flip", 1, (what,)) for what in ("debt", "deed")),
    *(Verb(name, 1, ()) for name in ("discard", "destroy", "draw", "rearrange", "shuffle", "hire")),
    Verb("castle", 1, ("move",)),
    Verb("workers", 1, ()),
]
SIGNS: Final = (  # that stand beside things
    *("vp", "hand", "draw", "eye", "swords", "move"),
    *("house", "scroll", "crown", "check", "lock", "gate"),
)
ADDED: Final[dict[str, Callable[[CardFaces], list[Group]]]] = {}
"""What expansions teach, before what the last chapter says of the page: a chapter of their name, and their cards."""


@cache
def teach(language: str) -> Lesson:
    """The lesson in a language."""
    symbols = Symbols()
    faces = CardFaces(symbols, language)
    groups = [
        *_icons(faces),
        group(faces, "townsfolk", cards(faces.townsfolk(card) for card in t.TOWNSFOLK_IDS)),
        group(faces, "manuscripts", cards(faces.manuscript(card) for card in t.MANUSCRIPT_IDS)),
        group(faces, "buildings", [_building(faces, building) for building in t.BUILDING_IDS]),
        *[one for added in ADDED.values() for one in added(faces)],
        group(faces, "player-cards", cards(faces.player_card(card) for card in t.PLAYER_CARD_IDS)),
        group(faces, "schemes", cards(faces.scheme(card) for card in t.SCHEME_IDS)),
    ]

    def pictured(name: str, shows: str) -> Node:
        return vignette(symbols, KIT, pictures(t.PACKAGE)[name], shows)

    return Lesson(chapters(TEXTS, [*CHAPTERS[:-1], *ADDED, CHAPTERS[-1]], language, pictured), groups, symbols)


@cache
def key(language: str) -> Lesson:
    """What the icons mean."""
    symbols = Symbols()
    return Lesson([], _icons(CardFaces(symbols, language)), symbols)


def _icons(faces: CardFaces) -> list[Group]:
    return [
        group(faces, "icons", [_reward(faces, verb) for verb in REWARDS]),
        group(faces, "kinds", [_kind(faces, icon) for icon in t.ICONS]),
        group(faces, "signs", [_sign(faces, name) for name in SIGNS]),
    ]


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


def _reward(faces: CardFaces, verb: Verb) -> Entry:
    """An icon of a reward."""
    word = part(verb)
    name = faces.texts.say(faces.language, word, word.args)
    icon = faces.pen.icon(verb.words[0] if verb.name == "flip" else VERB.get(verb.name, verb.name), "huge")
    turned = verb.name == "flip" and faces.pen.icon("flip", "huge")
    about = [h.strong[name], h.p[faces.say(f"lesson-icon-{'-'.join([verb.name, *verb.words])}")]]
    return _entry(f"icon-{'-'.join([verb.name, *verb.words])}", h.span(".swatch")[turned, icon], about)


def _sign(faces: CardFaces, name: str) -> Entry:
    """A sign that stands beside things."""
    picture = h.span(".swatch")[faces.pen.icon(name, "huge")]
    return _entry(f"sign-{name}", picture, h.p[faces.say(f"lesson-sign-{name}")])


def _kind(faces: CardFaces, icon: str) -> Entry:
    """An icon that pays for an action."""
    about = [h.strong[faces.say(f"unit-{icon}")], h.p[faces.say(f"lesson-kind-{icon}")]]
    return _entry(f"kind-{icon}", h.span(".swatch")[faces.pen.kind(icon)], about)


def _building(faces: CardFaces, building: str) -> Entry:
    kind = t.KINDS[t.KIND[t.BUILDING_IDS.index(building)]]
    return _entry(building, h.span(".swatch")[house_of(kind, 0)], faces.about(building))


def _entry(name: str, picture: Node, about: Node) -> Entry:
    said = Markup(h.fragment[about])
    return Entry(name, h.span(".sample")[picture], said, said.striptags())


def _rider(symbols: Symbols, words: list[str]) -> Markup:
    """A viscount: his colour, and where he is."""
    return rider(symbols, int(words[0]), float(words[1]), float(words[2]), mine=False)


KIT: Final = Kit(more={"rider": _rider})
