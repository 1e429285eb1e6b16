"""How the cards of Paladins look, and what is said about them on a closer look."""

from __future__ import annotations

from typing import Final

import htpy as h
from htpy import Element, Node

from burgrave.draw import faces as draw
from burgrave.draw.cover import Figure, Sky
from burgrave.draw.cover import cover as drawn_cover
from burgrave.draw.faces import AtTable, once
from burgrave.draw.scene import Scene, Thing
from burgrave.draw.shapes import Symbols
from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.page.icons import Pen, action_icon, shapes
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
        return SENTENCES.effect(effect, self.language)

    # ---------------------------------------------------------------- townsfolk and outsiders

    @once
    def townsfolk(self, card: str, hired: bool = False) -> Thing:
        """One of the townsfolk: an ability for good, sometimes something at once, or the reward of an errand."""
        at = t.TOWNSFOLK_IDS.index(card)
        row, pen = t.TOWNSFOLK[at], self.pen
        name = self.name(f"townsfolk-{row.name}")
        moment = row.when.removeprefix("after ").removeprefix("at ")
        icon = "paid" if moment == "flip debt" else action_icon(moment)
        need = NEEDS.get(row.condition)
        picture = h.span(".pcard.folk")[
            h.span(".band")[h.span[name]],
            not hired and h.span(".errand")[pen.icon("away"), pen.effect(fx.DROP[at])],  # top right, as it is printed
            h.span(".gift")[
                h.span(".when")[pen.icon(icon, "big"), need is not None and h.span(".fx")[need, pen.icon("suspicion")]],
                h.span(".arrow")["›"],
                h.span(".what")[pen.effect(fx.ABILITY[at])],
            ],
            not hired and h.span(".once")[row.hire and [pen.icon("now"), pen.effect(fx.HIRE[at])]],
        ]
        when = self.name(f"townsfolk-{row.name}.when")
        about = [
            h.p[self.words("folk-keeps", when=when, does=self.does(fx.ABILITY[at]))],
            row.hire and h.p[self.words("folk-at-once", does=self.does(fx.HIRE[at]))],
            h.p[self.words("folk-errand", does=self.does(fx.DROP[at]))],
        ]
        return self._card("townsfolk", card, name, picture, about)

    @once
    def outsider(self, card: str, fate: str = "") -> Thing:
        """An outsider: what it brings attacked and converted, and what a convert counts; later only what counts."""
        at = t.OUTSIDER_IDS.index(card)
        row, pen = t.OUTSIDERS[at], self.pen
        name, people = self.name(f"outsider-{row.name}"), self.name(f"people-{row.people}")
        picture = h.span(f".pcard.foe.of-{row.people}")[
            h.span(".band")[fate and pen.icon(row.people), h.span[name]],
            not fate and h.span(".deed")[pen.icon("attack", "lead"), h.span(".what")[pen.effect(fx.ATTACKED[at])]],
            not fate
            and h.span(".deed.turned")[
                pen.icon("convert", "lead"),
                h.span(".what")[pen.effect(fx.CONVERTED[at])],
                pen.icon(row.people, "people"),
            ],
            fate != "attacked" and h.span(".errand")[pen.scoring(fx.SCORING[at])],
        ]
        counts = self.words("and").join(SENTENCES.scoring(per, self.language) for per in fx.SCORING[at])
        about = [
            h.p[self.words("foe-attacked", does=self.does(fx.ATTACKED[at]))],
            h.p[self.words("foe-converted", does=self.does(fx.CONVERTED[at]), counts=counts)],
        ]
        return self._card("outsider", card, f"{name} ({people})", picture, about)

    # ---------------------------------------------------------------- a round

    @once
    def paladin(self, card: str) -> Thing:
        """A paladin: workers, attributes for the round, and what is cheaper or brings more."""
        at = t.PALADIN_IDS.index(card)
        row, pen = t.PALADINS[at], self.pen
        name = self.name(f"paladin-{card}")
        values = (row.strength, row.influence, row.faith)
        action = row.when.removeprefix("after ")
        if row.while_:
            modifier = fx.MODIFIERS[at]
            ability, does = pen.modifier(modifier), SENTENCES.modifier(modifier, self.language)
        else:
            ability = [pen.action(action), h.span(".arrow")["›"], pen.effect(fx.BLESSING[at])]
            does = self.say("modifier-after", action=Word(f"action-{action}"), reward=self.does(fx.BLESSING[at]))
        picture = h.span(".pcard.knight")[
            h.span(".band")[pen.icon("paladin"), h.span[name]],
            h.span(".crew")[pen.workers([*row.workers])],
            h.span(".what")[pen.attributes(values)],
            h.span(".errand")[ability],
        ]
        workers: list[Word] = [Word(f"worker-{worker}") for worker in row.workers]
        gains = [
            self.words(f"plus-{attribute}", count=value)
            for attribute, value in zip(("strength", "influence", "faith"), values, strict=True)
            if value
        ]
        about = [
            h.p[self.words("paladin-brings", worker=workers, gains=", ".join(gains))],
            h.p[self.words("paladin-does", does=does)],
        ]
        return self._card("paladin", card, name, picture, about)

    @once
    def tavern(self, card: str) -> Thing:
        """A card of the tavern: four workers."""
        workers = t.TAVERN[t.TAVERN_IDS.index(card)].workers
        label = self.words("tavern-card", worker=[Word(f"worker-{worker}") for worker in workers])
        picture = h.span(".pcard.mug")[h.span(".crew")[self.pen.workers([*workers])]]
        about = h.p[self.words("tavern-about")]
        return self._card("tavern", card, label, picture, about)

    # ---------------------------------------------------------------- the King's cards, walls, schemes

    @once
    def favour(self, card: str, worker: str | None = None) -> Thing:
        """A King's Favour: who goes there, what it costs, what it brings."""
        at = t.FAVOUR_IDS.index(card)
        row, pen = t.FAVOURS[at], self.pen
        cost = fx.FAVOUR_COST[at]
        picture = h.span(".pcard.royal")[
            h.span(".go")[pen.space(row.space, worker), cost != NOTHING and h.span(".cost")[pen.effect(cost)]],
            h.span(".what")[pen.effect(fx.FAVOUR[at])],
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
        """A King's Order: what is to be done how often."""
        row, pen = t.ORDERS[t.ORDER_IDS.index(card)], self.pen
        title = self.name(card.replace("_", "-"))
        picture = h.span(".pcard.royal.decree")[
            h.span(".what")[h.b[f"{row.need}×"], pen.action(row.action, "big")],
            done is not None
            and h.span(f".so-far{'.met' if done >= row.need else ''}")[f"{min(done, row.need)}/{row.need}"],
        ]
        about = [
            h.p[self.words("order-does", action=Word(f"action-{row.action}"), need=row.need, points=points)],
            done is not None and h.p[self.words("order-done", count=done)],
        ]
        return self._card("order", card.removeprefix("order_"), title, picture, about)

    @once
    def wall(self, card: str) -> Thing:
        """A wall, with what it brought."""
        at = t.WALL_IDS.index(card)
        points = t.WALLS[at].vp
        picture = h.span(".pcard.brick")[
            self.pen.effect(fx.WALL[at]), points > 0 and h.span(".fx")[str(points), self.pen.icon("vp")]
        ]
        about = [
            h.p[self.words("wall-brings", does=self.does(fx.WALL[at]))],
            points > 0 and h.p[self.words("wall-counts", points=points)],
        ]
        return self._card("wall", card, self.words("wall"), picture, about)

    @once
    def scheme(self, scheme: str) -> Thing:
        """A scheme of the solo opponent."""
        name = self.name(f"scheme-{scheme}")
        icon = "seal" if scheme.startswith("kings_") else action_icon(scheme)
        green = " green" if scheme == "kings_favour" else ""
        picture = h.span(".pcard.plot-card")[
            h.span(".band")[h.span[name]], h.span(".what")[self.pen.icon(icon, f"huge{green}")]
        ]
        return self._card(
            "scheme", scheme, self.words("scheme", scheme=name), picture, h.p[self.words(f"scheme-{scheme}")]
        )

    def _card(self, kind: str, card: str, label: str, picture: Node, about: Node) -> Thing:
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


# -------------------------------------------------------------------- the cover

RANKS: Final = (  # who stands where on the cover, and how large
    ("outpost", 12, 66),
    ("monk", 84, 46),
    ("paladin", 138, 88),
    ("cleric", 232, 46),
    ("wall", 278, 40),
)
DAWN: Final = Sky("#5a2f2c", "#e9b25a", (180, 70), 58, "#1d1613", ground=112, sunk=2)


def cover(symbols: Symbols) -> Element:
    """The game's cover: a paladin's helmet between an outpost and a wall, at dawn."""
    figures = [Figure(f"dawn-{name}", shapes()[name], x, size) for name, x, size in RANKS]
    return drawn_cover(symbols, DAWN, figures)
