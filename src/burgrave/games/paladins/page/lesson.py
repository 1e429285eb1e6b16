"""How Paladins is played, with every icon, action and card, for the page that teaches it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw.html import Node
from burgrave.draw.lesson import Entry, Group, Lesson, chapters
from burgrave.draw.scene import Thing
from burgrave.draw.shapes import Symbols
from burgrave.draw.vignette import Kit, vignette, written
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.page.cards import Faces
from burgrave.games.paladins.page.icons import ATTRIBUTES, action_icon, put
from burgrave.games.paladins.rules.verbs import VERBS
from burgrave.games.paladins.text.wording import SENTENCES, TEXTS
from burgrave.kernel.effects import Verb
from burgrave.kernel.sentences import part

CHAPTERS: Final = (
    *("goal", "round", "workers", "growing", "scoring-actions", "king", "justice", "scoring", "solo", "interface"),
)
REWARDS: Final = [
    *(
        Verb(name, 1, ())
        for name in (*t.WORKERS, "silver", "provision", "tax", *ATTRIBUTES, "pray", "recruit", "develop")
    ),
    *(Verb(name, 1, (what,)) for name, what in (("discard", "suspicion"), ("flip", "debt"))),
    *(Verb(name, 1, ("debt",)) for name in ("destroy", "take")),
]
KIT: Final = Kit(icon=put)
PICTURES: Final = files("burgrave.games.paladins.page") / "lesson.toml"
SIGNS: Final = (  # that stand beside things
    *("vp", "worker", "paladin", "townsfolk", "mercenary", "viking", "byzantine", "saracen", "seal"),
    *("suspicion", "inquisition", "now", "away", "first", "check", "lock", "eye"),
)
AT_MOST: Final = max(t.ORDER_VP)  # what an order can be worth: that depends on its place


@cache
def teach(language: str) -> Lesson:
    """The lesson in a language."""
    symbols = Symbols()
    faces = Faces(symbols, language)
    groups = [
        *_icons(faces),
        _group("townsfolk", language, _cards(faces.townsfolk(card) for card in t.TOWNSFOLK_IDS)),
        _group("outsiders", language, _cards(faces.outsider(card) for card in t.OUTSIDER_IDS)),
        _group("paladins", language, _cards(faces.paladin(card) for card in t.PALADIN_IDS)),
        _group("favours", language, _cards(faces.favour(card) for card in t.FAVOUR_IDS)),
        _group("orders", language, _cards(faces.order(card, AT_MOST) for card in t.ORDER_IDS)),
        _group("walls", language, _cards(faces.wall(card) for card in t.WALL_IDS)),
        _group("schemes", language, _cards(faces.scheme(card) for card in t.SCHEME_IDS)),
    ]

    pictures = written(PICTURES)

    def pictured(name: str, shows: str) -> Node:
        return vignette(symbols, KIT, pictures[name], shows)

    return Lesson(chapters(TEXTS, CHAPTERS, language, pictured), groups, symbols)


@cache
def key(language: str) -> Lesson:
    """What the icons mean."""
    symbols = Symbols()
    return Lesson([], _icons(Faces(symbols, language)), symbols)


def _icons(faces: Faces) -> list[Group]:
    return [
        _group("icons", faces.language, [_reward(faces, verb) for verb in REWARDS]),
        _group("actions", faces.language, [_action(faces, action) for action in t.ACTION_IDS]),
        _group("signs", faces.language, [_sign(faces, name) for name in SIGNS]),
    ]


def _group(name: str, language: str, entries: list[Entry]) -> Group:
    return Group(TEXTS.say(language, f"lesson-group-{name}"), "", entries)


def _cards(cards: Iterable[Thing]) -> list[Entry]:
    return [_entry(card.tip, card.picture, card.about) for card in cards]


def _reward(faces: Faces, verb: Verb) -> Entry:
    """An icon of a reward."""
    name = TEXTS.say(faces.language, part(verb))
    does = TEXTS.say(faces.language, "lesson-meaning", {"does": SENTENCES.effect(verb, faces.language)})
    icon = faces.pen.icon(VERBS[verb.name].icon, "huge")
    return _entry(f"icon-{verb.name}", h.span(".pcard.brick")[icon], [h.strong[name], h.p[does]])


def _sign(faces: Faces, name: str) -> Entry:
    """A sign that stands beside things."""
    about = h.p[TEXTS.say(faces.language, f"lesson-sign-{name}")]
    return _entry(f"sign-{name}", h.span(".pcard.brick")[faces.pen.icon(name, "huge")], about)


def _action(faces: Faces, action: str) -> Entry:
    """An action of the player board."""
    about = [h.strong[faces.name(f"action-{action}")], h.p[faces.words(f"act-{action}")]]
    return _entry(f"act-{action}", h.span(".pcard.brick")[faces.pen.icon(action_icon(action), "huge")], about)


def _entry(name: str, picture: Node, about: Node) -> Entry:
    said = Markup(h.fragment[about])
    return Entry(name, h.span(".pal.sample")[picture], said, said.striptags())
