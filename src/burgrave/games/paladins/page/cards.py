"""How the cards of Paladins look, and what is said about them on a closer look."""

from __future__ import annotations

import re
import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from markupsafe import Markup

from burgrave.draw import faces as draw
from burgrave.draw import html as h
from burgrave.draw.faces import AtTable, once
from burgrave.draw.html import Element, Node
from burgrave.draw.people import BOX, bust
from burgrave.draw.scene import Scene, Thing
from burgrave.draw.shapes import Symbols
from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.page.icons import (
    ATTRIBUTES,
    THEN,
    Pen,
    action_icon,
    cheaper,
    line,
    put,
    scoring,
    tokens,
)
from burgrave.games.paladins.text.wording import SENTENCES, TEXTS, guess
from burgrave.kernel.effects import NOTHING, Effect, Verb
from burgrave.kernel.text import Word, Words

PAGES: Final = {  # of the rulebook
    "townsfolk": 30,
    "outsider": 29,
    "paladin": 9,
    "favour": 8,
    "order": 8,
    "tavern": 10,
    "wall": 18,
    "scheme": 28,
}
NEEDS: Final = {"2 suspicion": "2+", "no suspicion": "0"}  # before the eye, where an ability has a condition
SIDE: Final = 110  # how wide the cards of the town are
CLOSE: Final = 0.92  # of its usual size: a name is not written smaller


@cache
def people() -> dict[str, dict[str, list[str]]]:
    """Who stands on the cards, by kind and name."""
    found = tomllib.loads((files("burgrave.games.paladins.page") / "people.toml").read_text(encoding="utf-8"))
    found["paladin"] = {name: [person] for name, person in found["paladin"].items()}
    return found


@cache
def outsiders() -> dict[str, str]:
    """Who stands on the card of each outsider: those of a people in turn, so that cards of the same name are alike."""
    found = {}
    for row in t.OUTSIDERS:
        ranks = people()["outsider"][row.people]
        names = sorted({one.name for one in t.OUTSIDERS if one.people == row.people})
        found[row.id] = ranks[names.index(row.name) % len(ranks)]
    return found


def fitted(name: str, wide: float, most: float) -> Markup:
    """The size in which a name fits; a long one is written more closely, else it would be too small to be read."""
    fits = wide / (0.5 * max(len(name), 1))
    squeezed = f' textLength="{wide:g}" lengthAdjust="spacingAndGlyphs"' if fits < CLOSE * most else ""
    return Markup(f'font-size="{min(most, max(fits, CLOSE * most)):.1f}"{squeezed}')


def portrait(person: str, x: float, y: float, wide: float, high: float) -> Markup:
    """A person within a drawing."""
    return Markup(
        '<svg x="{}" y="{}" width="{}" height="{}" viewBox="{}" preserveAspectRatio="xMidYMax meet">'
        '<use href="{}"/></svg>'
    ).format(f"{x:g}", f"{y:g}", f"{wide:g}", f"{high:g}", BOX, bust(person))


def _head(name: str, ground: float) -> Markup:
    """The paper of a card of the town with its sky, its hill and the band with the name."""
    return Markup(
        '<path class="sky" d="M3 {0}V20H107V{0}Z"/><path class="hill" d="M3 {1}q26 -13 52 -5t52 -4V{0}H3Z"/>'
        '<path class="band" d="M0 20V6a6 6 0 0 1 6-6H104a6 6 0 0 1 6 6V20Z"/>'
        '<text class="named" x="55" y="15" {2}>{3}</text>'
    ).format(f"{ground:g}", f"{ground - 9:g}", fitted(name, SIDE - 12, 15), name)


def _foot(y: float, high: float) -> Markup:
    """The strip at the bottom of a card."""
    return Markup('<path class="foot" d="M.7 {0}H109.3V{1}a5.5 5.5 0 0 1-5.5 5.5H6a5.5 5.5 0 0 1-5.3-5.5Z"/>').format(
        f"{y:g}", f"{high - 6.2:g}"
    ) + Markup('<path class="divider" d="M0 {0}H110"/>').format(f"{y:g}")


def _card(hue: str, high: float, *content: Markup) -> Markup:
    return Markup(
        '<svg class="card hue-{}" viewBox="0 0 110 {}" aria-hidden="true">'
        '<rect class="paper-face" x=".75" y=".75" width="108.5" height="{}" rx="6"/>{}</svg>'
    ).format(hue, f"{high:g}", f"{high - 1.5:g}", Markup("").join(content))


@lru_cache(maxsize=1024)  # the same is told again and again, to everybody
def _does(language: str, effect: Effect) -> str:
    return SENTENCES.effect(effect, language)


class Faces(draw.Faces):
    """The cards on one page, in one language."""

    def __init__(self, symbols: Symbols, language: str) -> None:
        super().__init__(symbols, language, TEXTS)
        self.pen: Final = Pen(symbols)

    def alone(self, symbols: Symbols) -> Faces:
        """Without a table."""
        return Faces(symbols, self.language)

    def name(self, message: str) -> str:
        """What a thing is called."""
        return self.say(message)

    def does(self, effect: Effect) -> str:
        """An effect as a part of a sentence."""
        return _does(self.language, effect)

    # ---------------------------------------------------------------- townsfolk and outsiders

    @once
    def townsfolk(self, card: str, hired: bool = False) -> Thing:
        """One of the townsfolk: an ability for good, sometimes something at once, or the reward of an errand."""
        at = t.TOWNSFOLK_IDS.index(card)
        row = t.TOWNSFOLK[at]
        name = self.name(f"townsfolk-{row.name}")
        when = self.name(f"townsfolk-{row.name}.when")
        about = [
            h.p[self.words("folk-keeps", when=when, does=self.does(fx.ABILITY[at]))],
            row.hire and h.p[self.words("folk-at-once", does=self.does(fx.HIRE[at]))],
            h.p[self.words("folk-errand", does=self.does(fx.DROP[at]))],
        ]
        picture = self._hired(at) if hired else self._on_offer(at, name)
        return self._thing("townsfolk", card, name, picture, about)

    def _ability(self, at: int) -> list[str]:
        """What one of the townsfolk waits for, and what comes of it."""
        row = t.TOWNSFOLK[at]
        moment = row.when.removeprefix("after ").removeprefix("at ")
        need = [NEEDS[row.condition], "suspicion"] if row.condition in NEEDS else []
        icon = "paid" if moment == "flip debt" else action_icon(moment)
        return [icon, *need, THEN, *tokens(fx.ABILITY[at])]

    def _on_offer(self, at: int, name: str) -> Markup:
        """The errand at the top right, as it is printed; the ability below it, and what comes at once."""
        row, symbols = t.TOWNSFOLK[at], self.symbols
        person, hue = people()["townsfolk"][row.name]
        now = put(symbols, "now", 14, 94, 14) + line(symbols, tokens(fx.HIRE[at]), 32, 94, 18) if row.hire else Markup()
        return _card(
            hue,
            112,
            _head(name, 78),
            portrait(person, 2, 24, 62, 55),
            Markup('<g class="errand">{}{}{}</g>').format(
                Markup('<rect class="slip-of" x="62" y="26" width="44" height="46" rx="6"/>'),
                put(symbols, "away", 84, 38, 15),
                line(symbols, tokens(fx.DROP[at]), 84, 58, 19, 40),
            ),
            _foot(80, 112),
            Markup('<g class="gift">{}{}</g>').format(
                line(symbols, self._ability(at), 76 if row.hire else 55, 96, 19, 62 if row.hire else 100), now
            ),
        )

    def _hired(self, at: int) -> Markup:
        """What is left of a card that was hired: who it is, and the ability."""
        row = t.TOWNSFOLK[at]
        person, hue = people()["townsfolk"][row.name]
        return self._kept(person, hue, self.name(f"townsfolk-{row.name}"), self._ability(at))

    def _kept(self, person: str, hue: str, name: str, row: list[str]) -> Markup:
        """A card that somebody has: small."""
        return Markup(
            '<svg class="card kept hue-{}" viewBox="0 0 96 36" aria-hidden="true">'
            '<rect class="paper-face" x=".75" y=".75" width="94.5" height="34.5" rx="5"/>'
            '<path class="sky" d="M2 6a4 4 0 0 1 4-4H30V34H6a4 4 0 0 1-4-4Z"/>{}'
            '<text class="name-of" x="62.5" y="14" {}>{}</text>{}</svg>'
        ).format(
            hue,
            portrait(person, 1, 3, 29, 31),
            fitted(name, 64, 13.5),
            name,
            line(self.symbols, row, 62.5, 25, 16, 62),
        )

    @once
    def outsider(self, card: str, fate: str = "") -> Thing:
        """An outsider: what it brings attacked and converted, and what a convert counts; later only what counts."""
        at = t.OUTSIDER_IDS.index(card)
        row = t.OUTSIDERS[at]
        name, of = self.name(f"outsider-{row.name}"), self.name(f"people-{row.people}")
        counts = self.words("and").join(SENTENCES.scoring(per, self.language) for per in fx.SCORING[at])
        about = [
            h.p[self.words("foe-attacked", does=self.does(fx.ATTACKED[at]))],
            h.p[self.words("foe-converted", does=self.does(fx.CONVERTED[at]), counts=counts)],
        ]
        person = outsiders()[card]
        kept = ["attack", row.people] if fate == "attacked" else scoring(fx.SCORING[at])
        picture = self._kept(person, row.people, name, kept) if fate else self._before_the_wall(at, name, person)
        return self._thing("outsider", card, f"{name} ({of})", picture, about)

    def _before_the_wall(self, at: int, name: str, person: str) -> Markup:
        row, symbols = t.OUTSIDERS[at], self.symbols
        sign = Markup('<circle class="disc" cx="22" cy="43" r="14"/>') + put(symbols, row.people, 22, 43, 18, "on-disc")
        deeds = (("attack", fx.ATTACKED[at], 78), ("convert", fx.CONVERTED[at], 97))
        rows = [
            put(symbols, icon, 13, y, 16) + line(symbols, [THEN, *tokens(effect)], 24, y, 17, 82, 0)
            for icon, effect, y in deeds
        ]
        counted = line(symbols, scoring(fx.SCORING[at]), 55, 119, 16, 100)
        return _card(
            row.people,
            130,
            _head(name, 66),
            portrait(person, 48, 18, 56, 49),
            sign,
            *rows,
            _foot(108, 130),
            counted,
        )

    # ---------------------------------------------------------------- a round

    @once
    def paladin(self, card: str) -> Thing:
        """A paladin: workers, attributes for the round, and what is cheaper or brings more."""
        at = t.PALADIN_IDS.index(card)
        row = t.PALADINS[at]
        name = self.name(f"paladin-{card}")
        values = (row.strength, row.influence, row.faith)
        action = row.when.removeprefix("after ")
        if row.while_:
            modifier = fx.MODIFIERS[at]
            ability, does = cheaper(modifier), SENTENCES.modifier(modifier, self.language)
        else:
            ability = [action_icon(action), THEN, *tokens(fx.BLESSING[at])]
            does = self.say("modifier-after", action=Word(f"action-{action}"), reward=self.does(fx.BLESSING[at]))
        workers: list[Word] = [Word(f"worker-{worker}") for worker in row.workers]
        gains = [
            self.words(f"plus-{attribute}", count=value)
            for attribute, value in zip(ATTRIBUTES, values, strict=True)
            if value
        ]
        about = [
            h.p[self.words("paladin-brings", worker=workers, gains=", ".join(gains))],
            h.p[self.words("paladin-does", does=does)],
        ]
        return self._thing("paladin", card, name, self._knight(card, name, ability), about)

    def _knight(self, card: str, name: str, ability: list[str]) -> Markup:
        row, symbols = t.PALADINS[t.PALADIN_IDS.index(card)], self.symbols
        adds = [
            part
            for attribute, value in zip(ATTRIBUTES, (row.strength, row.influence, row.faith), strict=True)
            if value
            for part in (f"+{value}", attribute)
        ]
        crew = [
            Markup('<circle class="crew" cx="18" cy="{}" r="13"/>').format(y) + put(symbols, worker, 18, y, 18)
            for worker, y in zip(row.workers, (22, 52), strict=True)
        ]
        return Markup(
            '<svg class="card knight hue-gold" viewBox="0 0 100 140" aria-hidden="true">'
            '<rect class="paper-face" x=".75" y=".75" width="98.5" height="138.5" rx="7"/>'
            '<path class="sky" d="M5 82V11q0-6 6-6H89q6 0 6 6V82Z"/>'
            '<path class="hill" d="M5 68Q30 54 52 62T95 58V82H5Z"/>'
            '{}{}<path class="band" d="M5 80H95V98H5Z"/><text class="named" x="50" y="94" {}>{}</text>{}'
            '<path class="divider" d="M8 119H92"/>{}</svg>'
        ).format(
            portrait(people()["paladin"][card][0], 28, 10, 68, 73),
            Markup("").join(crew),
            fitted(name, 84, 16),
            name,
            line(symbols, adds, 50, 109, 17, 88),
            line(symbols, ability, 50, 129, 17, 88),
        )

    @once
    def tavern(self, card: str) -> Thing:
        """A card of the tavern: four workers."""
        workers = t.TAVERN[t.TAVERN_IDS.index(card)].workers
        label = self.words("tavern-card", worker=[Word(f"worker-{worker}") for worker in workers])
        picture = h.span(".board-sign")[self.pen.workers([*workers])]
        about = h.p[self.words("tavern-about")]
        return self._thing("tavern", card, label, picture, about)

    # ---------------------------------------------------------------- the King's cards, walls, schemes

    @once
    def favour(self, card: str, worker: str | None = None) -> Thing:
        """A King's Favour: who goes there, what it costs, what it brings."""
        at = t.FAVOUR_IDS.index(card)
        row, pen = t.FAVOURS[at], self.pen
        cost = fx.FAVOUR_COST[at]
        brings = tokens(fx.FAVOUR[at])
        picture = h.span(".decree")[
            h.span(".go")[pen.space(row.space, worker), cost != NOTHING and h.span(".cost")[pen.effect(cost)]],
            h.span(f".what{'.many' if len(brings) > 3 else ''}")[pen.row(brings)],
        ]
        about = [
            h.p[self.words("favour-worker", worker=Word(f"worker-{row.space}"))],
            isinstance(cost, Verb) and h.p[self.words(f"favour-cost-{cost.name}", count=cost.number)],
            h.p[self.words("favour-does", does=self.does(fx.FAVOUR[at]))],
            worker is not None and h.p[self.words("favour-taken")],
        ]
        title = self.words("favour", favour=Word(card.replace("_", "-")))
        tip = card if worker is None else f"{card}-taken"
        return Thing(tip, title, picture, [h.strong[title], about, self._page("favour")])

    @once
    def order(self, card: str, points: int, done: int | None = None) -> Thing:
        """A King's Order: what is to be done how often, with a dot for each time."""
        row, pen = t.ORDERS[t.ORDER_IDS.index(card)], self.pen
        title = self.name(card.replace("_", "-"))
        picture = h.span(f".pennon{'.met' if done is not None and done >= row.need else ''}")[
            h.span(".need")[h.b[f"{row.need}×"], pen.action(row.action)],
            done is not None and h.span(".dots")[[h.i(".on" if dot < done else "") for dot in range(row.need)]],
            h.span(".worth-of")[h.b[str(points)], pen.icon("vp")],
        ]
        about = [
            h.p[self.words("order-does", action=Word(f"action-{row.action}"), need=row.need, points=points)],
            done is not None and h.p[self.words("order-done", count=done)],
        ]
        return self._thing("order", card.removeprefix("order_"), title, picture, about)

    @once
    def space(self, space: str) -> Thing:
        """A free space of a region, with its reward; those with the same reward are explained together."""
        at = t.SPACE_IDS.index(space)
        tip = "-".join(["space", *re.findall(r"\w+", t.SPACES[at].reward)])
        about = [h.strong[self.words("space")], h.p[self.words("space-about", does=self.does(fx.SPACE[at]))]]
        picture = h.span(f"#{space}.reward")[self.pen.row(tokens(fx.SPACE[at]))]
        return Thing(tip, self.name(f"space-{space}"), picture, about)

    @once
    def wall(self, card: str) -> Thing:
        """A wall, with what it brought."""
        at = t.WALL_IDS.index(card)
        points = t.WALLS[at].vp
        picture = h.span(".brick")[
            self.pen.row(tokens(fx.WALL[at])), points > 0 and h.span(".fx")[h.b[str(points)], self.pen.icon("vp")]
        ]
        about = [
            h.p[self.words("wall-brings", does=self.does(fx.WALL[at]))],
            points > 0 and h.p[self.words("wall-counts", points=points)],
        ]
        return self._thing("wall", card, self.words("wall"), picture, about)

    @once
    def scheme(self, scheme: str) -> Thing:
        """A scheme of the solo opponent."""
        name = self.name(f"scheme-{scheme}")
        icon = "seal" if scheme.startswith("kings_") else action_icon(scheme)
        green = " green" if scheme == "kings_favour" else ""
        picture = h.span(".plot-card")[h.b[name], self.pen.icon(icon, f"huge{green}")]
        return self._thing(
            "scheme", scheme, self.words("scheme", scheme=name), picture, h.p[self.words(f"scheme-{scheme}")]
        )

    def _thing(self, kind: str, card: str, label: str, picture: Node, about: Node) -> Thing:
        marks = [h.p[self.say(mark)] for mark in guess(kind, card)]
        return Thing(f"{kind}-{card}", label, picture, [h.strong[label], about, marks, self._page(kind)])

    def _page(self, kind: str) -> Element:
        return h.small[self.words("page", page=PAGES[kind])]


class Drawing(Faces, AtTable):
    """What the parts of a board share: a scene, the pen, the words."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene.symbols, scene.language)
        self.scene = scene
        self.place: Final = scene.place

    def first(self, class_: str) -> Element:
        """The first player marker."""
        return self.thing("first", self.words("first"), self.pen.icon("first"), self.words("first-about"), (), class_)

    def counter(self, message: str, count: int, picture: Node, class_: str = ".chip", **args: Words) -> Element:
        """How many there are of something; explained once for all players."""
        title, label = self.words(f"{message}.name"), self.words(message, count=count, **args)
        return self.thing(message, label, picture, self.words(f"{message}-about"), (), class_, title)
