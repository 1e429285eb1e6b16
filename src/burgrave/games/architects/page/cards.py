"""How the cards of Architects look, and what is said about them and about places on a closer look."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Final

from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw.faces import AtTable, Faces, once
from burgrave.draw.html import Element, Node
from burgrave.draw.people import bust
from burgrave.draw.scene import Scene, Thing
from burgrave.draw.shapes import Symbols
from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.page import houses
from burgrave.games.architects.page.icons import THEN, Pen, ability, built, cost, disc, line, rows, tokens
from burgrave.games.architects.text.explanations import explain
from burgrave.games.architects.text.wording import TEXTS
from burgrave.kernel.effects import parse
from burgrave.kernel.expansions import folders
from burgrave.kernel.text import Word

LETTER: Final = 0.54  # of its size: how wide a letter is
SMALLEST: Final = 13.5  # a name is written on two lines rather than smaller: 12 px on the smallest card of a hand
PAPER: Final = Markup(  # of a plan: the sky, the street, where costs and points stand
    '<rect fill="var(--card)" stroke="var(--k-dark)" stroke-width="1.5" x=".75" y=".75" width="98.5" height="138.5"'
    ' rx="7"/><path fill="var(--k-light)" d="M5 82V11q0-6 6-6H89q6 0 6 6V82Z"/>'
    '<path fill="#8a7656" d="M5 77H95V83H5Z"/><rect fill="#fffaf0" x="4" y="4" width="92" height="19" rx="6"/>'
    '<path stroke="#c9b184" stroke-width="1.2" d="M8 110H92"/>'
    '<circle fill="#8a5f05" stroke="#fff" cx="83" cy="125" r="12"/>'
)
SKILLS: Final = 3  # on a card: the picture moves aside for so many


@cache
def portraits() -> dict[str, str]:
    """Who stands on the cards, by name."""
    found: dict[str, str] = {}
    for folder in folders(t.PACKAGE).values():
        people = folder / "page" / "people.toml"
        found |= tomllib.loads(people.read_text(encoding="utf-8")) if people.is_file() else {}
    return found


@cache  # the same is told again and again, to everybody
def _explained(language: str, name: str) -> tuple[str, Markup]:
    """What a card or a place is called, and that with all that is said about it."""
    told = [TEXTS.say(language, one, one.args if isinstance(one, Word) else None) for one in explain(name)]
    return told[0], Markup(h.fragment[h.strong[told[0]], [h.p[line] for line in told[1:]]])


def named(name: str, size: float, room: float) -> tuple[list[str], float]:
    """A name on one line, or on two where it would be too small; and the size of its letters."""
    words = name.split()
    fitted = min(size, room / (LETTER * len(name)))
    if fitted >= SMALLEST or len(words) == 1:
        return [name], max(fitted, SMALLEST)
    cut = min(range(1, len(words)), key=lambda at: abs(len(" ".join(words[:at])) - len(" ".join(words[at:]))))
    return [" ".join(words[:cut]), " ".join(words[cut:])], SMALLEST


def written(name: str, size: float, room: float, x: float, y: float, class_: str) -> Markup:
    """A name, its last line at this height; a long word is set narrower rather than smaller."""
    lines, size = named(name, size, room)
    drawn = Markup()
    for number, text in enumerate(lines):
        up = (len(lines) - 1 - number) * size * 0.95
        narrow = Markup(f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"') * (
            len(text) * LETTER * size > room + 0.1
        )
        drawn += Markup('<text class="{}" x="{}" y="{}" font-size="{}"{}>{}</text>').format(
            class_, f"{x:g}", f"{y - up:.4g}", f"{size:.3g}", narrow, text
        )
    return drawn


def change(virtue: int, x: float, y: float, radius: float = 9) -> Markup:
    """Virtue that a card brings or costs."""
    if not virtue:
        return Markup()
    kind, text = ("gained", f"+{virtue}") if virtue > 0 else ("lost", f"−{-virtue}")
    return Markup(
        f'<circle class="virtue-{kind}" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'
        f'<text class="virtue-number" x="{x:g}" y="{y + 4.3:g}">{text}</text>'
    )


class CardFaces(Faces):
    """The cards on one page, in one language."""

    def __init__(self, symbols: Symbols, language: str) -> None:
        super().__init__(symbols, language, TEXTS)
        self.pen: Final = Pen(symbols)

    def alone(self, symbols: Symbols) -> CardFaces:
        """Without a table."""
        return CardFaces(symbols, self.language)

    def about(self, name: str) -> Node:
        """What is said about a card or a place."""
        return _explained(self.language, name)[1]

    def title(self, name: str) -> str:
        """What a card or a place is called."""
        return _explained(self.language, name)[0]

    # ---------------------------------------------------------------- people

    @once
    def apprentice(self, card: str) -> Thing:
        """An apprentice: skills down the left, virtue at the right, the ability below."""
        at = t.APPRENTICE_IDS.index(card)
        row = t.APPRENTICES[at]
        return Thing(
            f"card-{card}",
            self.title(card),
            self._person(
                "purple",
                self.say(f"apprentice-{row.name}"),
                row.name,
                row.skills,
                change(row.virtue, 64, 29),
                ability(row.when, fx.ABILITY[at], fx.APPRENTICE_WHILE[at]),
            ),
            self.about(card),
        )

    @once
    def character(self, card: str) -> Thing:
        """A character of the advanced game."""
        at = t.CHARACTER_IDS.index(card)
        row = t.CHARACTERS[at]
        power = ability(row.when, fx.POWER[at], fx.CHARACTER_WHILE[at])
        begins = (("virtue", row.virtue), ("coin", row.silver), ("lock", row.prison))
        counted = Markup("").join(
            line(self.symbols, [sign, str(count)], 13, 27 + 14 * place, 13)
            for place, (sign, count) in enumerate(begins)
        )
        picture = self._person("gold", self.say(f"character-{card}"), card, [], counted, power)
        return Thing(f"card-{card}", self.title(card), picture, self.about(card))

    def _person(self, hue: str, name: str, person: str, skills: Sequence[str], more: Markup, able: list[str]) -> Markup:
        one = len(named(name, 13.5, 68)[0]) == 1
        band = 17 if one else 28
        high = min(63 - band, 43)  # as much of 38 across as there is room for
        return Markup(
            '<svg class="card person hue-{}" viewBox="-.5 -.5 75 89">'
            '<rect class="paper-face" width="74" height="88" rx="5"/>'
            '<path class="band" d="M0 {}V5a5 5 0 0 1 5-5H69a5 5 0 0 1 5 5V{}Z"/>{}'
            '<use href="{}" x="22" y="{:.4g}" width="38" height="{:.4g}"/>'
            '{}{}<path class="foot" d="M0 64H74V83a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5Z"/>{}</svg>'
        ).format(
            hue,
            band,
            band,
            written(name, 13.5, 68, 37, 12.8 if one else 24, "named"),
            bust(portraits()[person]),
            64 - high,
            high,
            Markup("").join(
                disc(self.symbols, skill, 11, band + 10.5 + place * 15.5, 15) for place, skill in enumerate(skills)
            ),
            more,
            rows(self.symbols, able, 37, 76, 15.5, 70, 11.5),
        )

    # ---------------------------------------------------------------- buildings

    @once
    def building(self, card: str) -> Thing:
        """A building: what it costs above, what is needed for it, how it looks, what it does and is worth."""
        at = t.BUILDING_IDS.index(card)
        row, look = t.BUILDINGS[at], houses.looks()[card]
        name = self.say(f"building-{card}")
        picture = Markup(
            '<svg class="card hue-{}" viewBox="0 0 100 140">'
            '<use href="{}" width="100" height="140"/>{}{}{}{}{}'
            '<text class="worth-number" x="83" y="131">{}</text>{}</svg>'
        ).format(
            look.hue,
            self.symbols.drawing("plan", "0 0 100 140", PAPER),
            houses.put(look.house, look.hue, 50 if len(row.skills) < SKILLS else 56, 79, 76, 52),
            line(self.symbols, cost(fx.BUILDING_COST[at]), 50, 13.5, 15, 88),
            Markup("").join(
                disc(self.symbols, skill, 14, 33 + place * 17, 15.5) for place, skill in enumerate(row.skills)
            ),
            change(row.virtue, 87, 34, 10),
            written(name, 14.5, 92, 50, 101 if len(named(name, 14.5, 92)[0]) == 1 else 106, "house-name"),
            row.vp,
            rows(self.symbols, built(at), 37, 125, 15.5, 66, 12.7),
        )
        return Thing(f"card-{card}", self.title(card), picture, self.about(card))

    def standing(self, card: str) -> Markup:
        """A building that stands, with what it is worth."""
        look = houses.looks()[card]
        return Markup(
            '<svg class="standing" viewBox="0 0 60 60">{}'
            '<circle class="worth" cx="48" cy="48" r="11"/><text class="worth-number" x="48" y="53.5">{}</text></svg>'
        ).format(houses.put(look.house, look.hue, 28, 56, 54, 54), t.BUILDINGS[t.BUILDING_IDS.index(card)].vp)

    # ---------------------------------------------------------------- the solo opponent

    @once
    def scheme(self, card: str, side: str) -> Thing:
        """A scheme of the solo opponent: where it sends a worker, what it does there, and what else."""
        row = t.SCHEMES[t.SCHEME_IDS.index(card)]
        place = self.say(f"location-{row.location}" if row.location.startswith("market") else f"place-{row.location}")
        effect = parse({"constantine": row.constantine, "helena": row.helena}[side])
        instead = ["/", *tokens(parse(row.instead))] if row.instead else []
        picture = Markup(
            '<svg class="card" viewBox="0 0 100 74">'
            '<rect class="scheme-face" x=".75" y=".75" width="98.5" height="72.5" rx="7"/>{}{}</svg>'
        ).format(
            written(place, 14, 90, 50, 18 if len(named(place, 14, 90)[0]) == 1 else 30, "scheme-name"),
            line(self.symbols, ["person", THEN, *tokens(effect), *instead], 50, 53, 19, 92),
        )
        return Thing(f"card-{card}", self.title(card), picture, self.about(card))


class Drawing(CardFaces, AtTable):
    """What the parts of a board share: a scene, the pen, the words."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene.symbols, scene.language)
        self.scene = scene
        self.place: Final = scene.place

    def chip(self, message: str, count: int, picture: Node, class_: str = "") -> Element:
        """How many there are of something; explained once for all players."""
        title, label = self.words(f"{message}.name"), self.words(message, count=count)
        content = [picture, h.b[str(count)]]
        return self.thing(message, label, content, self.words(f"{message}.about"), (), f".chip{class_}", title)
