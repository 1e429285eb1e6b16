"""A player board: attributes, workers and goods, the twelve actions with their spaces, and what was gained by them."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from typing import Final

import msgspec
from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.scene import Scene
from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.page.belongings import Belongings, values
from burgrave.games.paladins.page.cards import Drawing
from burgrave.games.paladins.page.icons import ATTRIBUTES, tokens
from burgrave.games.paladins.page.sending import Sending
from burgrave.games.paladins.rules import prices
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.view.records import PlayerView
from burgrave.kernel.text import Word

ONE_OR_TWO: Final = {  # actions that one worker does too: what they bring with one, and with two
    "recruit": (("away", 1), ("recruit", 1)),
    "hunt": tuple([("provision", number) for number in t.BY_WORKERS]),
    "trade": tuple([("silver", number) for number in t.BY_WORKERS]),
}
GAINS: Final = {"pray": (("away", 1),), "conspire": (("criminal", 1), ("suspicion", 1))}
SOLO_GAINS: Final = {
    "recruit": (("away", 1),),
    "pray": (("away", 1),),
    "trade": (("marker", 1),),
    "conspire": (("worker", 2), ("suspicion", 1)),
}
ASKS_AND_GIVES: Final = {  # printed on either side of a name: the attribute it asks for, and the one it raises
    "commission": ("faith", "influence"),
    "fortify": ("influence", "strength"),
    "garrison": ("strength", "faith"),
    "absolve": ("influence", "faith"),
    "attack": ("strength", "influence"),
    "convert": ("faith", "strength"),
}
PIECES: Final = {"commission": "monk", "garrison": "outpost"}  # with the owner's sign
LEFT: Final = ("develop", "pray", "conspire", "recruit", "hunt", "trade")  # as they are drawn
SOLO_LEFT: Final = ("recruit", "pray", "trade", "conspire")  # what the solo opponent has of the left side
PAGES: Final = {  # of the rulebook
    "develop": 14,
    "recruit": 15,
    "hunt": 16,
    "trade": 16,
    "pray": 16,
    "conspire": 16,
    "commission": 17,
    "fortify": 18,
    "garrison": 19,
    "attack": 20,
    "convert": 21,
}
HOMES: Final = 2  # spaces of an action on the right that a workshop can take
THEN_MARK: Final = Markup('<i class="then"></i>')
SOLO_PAGE: Final = 28  # all that the solo opponent does


class PlayerBoard:
    """Draws what lies before one player."""

    def __init__(self, drawing: Drawing, player: PlayerView, own: bool = False, first: bool = False) -> None:
        self._d: Final = drawing
        self._player: Final = player
        self._own: Final = own
        self._opponent: Final = player.seat >= len(drawing.scene.names)
        self._goods: Final = Belongings(drawing, player, own, first)
        self._paladin: Final = t.PALADIN_IDS.index(player.paladin) if player.paladin is not None else -1
        self._sending: Final = Sending(drawing.scene)

    def draw(self, plate: Node = None, draft: Node = None) -> Node:
        """All of it: paladin and attributes, workers and goods, the actions, what was gained."""
        left = SOLO_LEFT if self._opponent else LEFT
        goods = self._goods
        return [
            self._own and h.div(".abilities.parchment")[draft or goods.knight(), goods.attributes()],
            h.div(".hold")[plate, goods.pool(), goods.purses(), self._own and goods.teams()],
            h.div(f".deeds.parchment{'.of-opponent' if self._opponent else ''}")[
                [self._action(action) for action in (*left, *t.ACTION_IDS[t.RIGHT :])]
            ],
            goods.gathered(),
        ]

    # ---------------------------------------------------------------- actions

    def _action(self, action: str) -> Element:
        """An action: its name, its spaces, its price and its steps."""
        return h.div(self._goods.id("act", action) + f".act-of.for-{action}")[self._box(action)]

    def _box(self, action: str) -> Element:
        d = self._d
        options = d.scene.options if self._own else {}
        jars = [do.JAR.text(jar) for jar in t.JAR_IDS] if action == "absolve" else []
        class_ = f".box.box-{action}{self._state(action)}"
        if action in ONE_OR_TWO and not self._opponent and do.CLEAR.text(action) not in options:
            ways = [self._way(action, count) for count in (1, 2)]
            return h.div(class_)[
                self._part(action, self._title(action), ".title-spot"), h.div(".ways")[ways], self._why(action)
            ]
        if any(text in options for text in _homes(action)):
            spaces = [self._home(action, place) for place in range(len(self._player.board[action]))]
            return h.div(class_)[
                self._part(action, self._title(action), ".title-spot"),
                h.div(".spaces")[spaces],
                self._part(action, self._steps(action), ".steps-spot"),
            ]
        if any(text in options for text in jars):
            return h.div(class_)[
                self._part(action, [self._title(action), self._spaces(action)], ".title-spot"),
                h.div(".jars")[[self._jar(jar, True) for jar in t.JAR_IDS]],
                self._part(action, self._ladder(action), ".steps-spot"),
            ]
        dos = [do.DO.text(action), do.CLEAR.text(action)] if self._own else []
        content = [self._title(action), self._spaces(action), self._why(action), self._steps(action)]
        return self._part(action, content, class_, dos)

    def _state(self, action: str) -> str:
        """Whether workers stand on an action, or are on their way."""
        filled = self._own and self._sending.action == t.ACTION_IDS.index(action)
        blocked = any(space not in (None, "workshop") for space in self._player.board[action])
        return ".filling" if filled else ".blocked" if blocked else ""

    def _why(self, action: str) -> Node:
        """What is missing, in words; where workers stand on an action, everybody sees that."""
        if not self._own or self._state(action):
            return None
        texts = [do.DO.text(action), *([do.DO.text(f"{action} with two")] if action in ONE_OR_TWO else [])]
        refused = self._d.scene.refused
        if any(text not in refused for text in texts):
            return None
        return h.span(".why-not")[self._d.pen.icon("lock"), _short(refused[texts[0]])]

    def _part(self, action: str, content: Node, class_: str = "", dos: list[str] | None = None) -> Element:
        """Something that is explained by the action."""
        d = self._d
        name = d.name(f"action-{action}")
        page = SOLO_PAGE if self._opponent else PAGES.get(action)
        tip = d.scene.explain(
            f"{'own' if self._own else 'solo' if self._opponent else 'action'}-{action}",
            h.strong[name],
            h.p[d.words(f"{'scheme' if self._opponent else 'act'}-{action}")],
            [h.p[line] for line in self._ladder_words(action)],
            self._own and action != "recruit" and h.p[self._next_words(action)],
            page is not None and h.small[d.words("page", page=str(page))],
        )
        label = name if self._opponent or action == "recruit" else f"{name}. {self._next_words(action)}"
        return d.scene.spot(label, content, dos or [], tip, f".still{class_}")

    def _title(self, action: str) -> Element:
        """The name, the attribute that is asked for, and the price of the next step."""
        d = self._d
        return h.span(".title")[
            h.span(".badge")[d.pen.action(action)],
            h.span(".name")[d.name(f"action-{action}")],
            self._need(action),
        ]

    def _spaces(self, action: str) -> Element:
        """Sockets for workers, and what the action brings."""
        row = t.ACTIONS[t.ACTION_IDS.index(action)]
        standing = self._player.board[action]
        colours = [("any" if self._opponent else colour) for colour in row.spaces]
        if self._opponent and row.side == "left":
            colours = colours[:1]
        places = [self._socket(action, colour, standing[place], place) for place, colour in enumerate(colours)]
        return h.span(".spaces")[places, self._gain(action), self._price(action)]

    def _socket(self, action: str, colour: str, standing: str | None, place: int) -> Element:
        """A space: who stands there, who is on the way, and whether somebody is wanted."""
        number = t.ACTION_IDS.index(action)
        comer = self._sending.spaces(self._player, number)[place] if self._own else None
        wanted = ".want" if comer == "?" else ".coming" if comer is not None else ""
        there = comer if comer is not None and comer != "?" else standing
        return self._d.pen.space(colour, there, number >= t.RIGHT and place < HOMES, wanted)

    def _gain(self, action: str) -> Node:
        """What the simple actions bring."""
        gains = (SOLO_GAINS if self._opponent else GAINS).get(action)
        if gains is None and action in ASKS_AND_GIVES:
            gains = ((ASKS_AND_GIVES[action][1], 1),)
        if gains is None:
            return None
        return [THEN_MARK, [self._d.pen.count(number, icon) for icon, number in gains]]

    def _home(self, action: str, place: int) -> Element:
        """A worker space that a workshop can take."""
        d = self._d
        row = t.ACTIONS[t.ACTION_IDS.index(action)]
        drawn = d.pen.space(row.spaces[place], self._player.board[action][place], place < 2)
        label = d.words("space-of", action=Word(f"action-{action}"), worker=Word(f"worker-{row.spaces[place]}"))
        tip = f"space-{action}-{place}"
        return d.thing(tip, label, drawn, d.words("workshop-about"), _homes(action)[place : place + 1], ".round")

    def _way(self, action: str, count: int) -> Element:
        """Doing an action with one worker, or with two."""
        d, standing = self._d, self._player.board[action]
        number = t.ACTION_IDS.index(action)
        coming = self._sending.size if self._own and self._sending.action == number else 0
        used = count == (coming or len([there for there in standing if there is not None]))  # this way, not the other
        icon, many = ONE_OR_TWO[action][count - 1]
        sockets = [
            self._socket(action, colour, standing[place], place) if used else d.pen.space(colour, None)
            for place, colour in enumerate(t.ACTIONS[number].spaces[:count])
        ]
        content: list[Node] = [sockets, THEN_MARK, d.pen.count(many, icon)]
        way = do.DO.text(action if count == 1 else f"{action} with two")
        label = d.words(f"way-{action}", count=count)
        return d.thing(f"way-{action}-{count}", label, content, "", [way] if self._own else [], ".way")

    # ---------------------------------------------------------------- prices and steps

    def _costs(self, action: str) -> tuple[int, int, int, int, int] | None:
        """The influence, silver and provisions of the next step, and what silver and provisions cost otherwise."""
        at, done = t.ACTION_IDS.index(action), self._player.done.get(action, 0)
        if action != "pray" and action not in t.LADDERS:
            return 0, 0, 0, 0, 0
        if action in t.LADDERS and done == len(t.LADDERS[action].vp):
            return None
        paladin = self._paladin
        now = prices.SILVER[paladin][at][done], prices.PROVISIONS[paladin][at][done]
        return t.NEED_INFLUENCE[at][done], *now, prices.FULL_SILVER[at][done], prices.FULL_PROVISIONS[at][done]

    def _need(self, action: str) -> Node:
        """The attribute that is asked for: the influence of the next step; of the others, how much there is."""
        if action not in ASKS_AND_GIVES:
            return None
        costs = self._costs(action)
        asked = ASKS_AND_GIVES[action][0]
        own, extras = (dict(zip(ATTRIBUTES, each, strict=True)) for each in values(self._player))
        if asked == "influence":
            shown = f"≥{costs[0]}" if costs is not None and costs[0] else ""
        else:
            shown = str(own[asked] + extras[asked])
        return bool(shown) and h.span(f".fx.need.of-{asked}")[self._d.pen.icon(asked), h.b[shown]]

    def _price(self, action: str) -> Node:
        """What the next step costs."""
        costs = self._costs(action)
        if costs is None:
            return h.span(".price.full")[self._d.pen.icon("check")]
        _, silver, provisions, full_silver, full_provisions = costs
        if self._opponent or not full_silver + full_provisions:
            return None
        return h.span(".price")[
            self._cost(silver, full_silver, "silver"), self._cost(provisions, full_provisions, "provision")
        ]

    def _cost(self, now: int, full: int, icon: str) -> Node:
        if not full:
            return None
        return h.span(".fx.pay")[now < full and h.s[str(full)], h.b[str(now)], self._d.pen.icon(icon)]

    def _next_words(self, action: str) -> str:
        """The price of the next step as a sentence."""
        d, costs = self._d, self._costs(action)
        if costs is None:
            return d.words("next-none")
        influence, silver, provisions, _, _ = costs
        done = self._player.done.get(action, 0) if action in t.LADDERS or action == "attack" else -1
        return d.words("next", done=done, influence=influence, silver=silver, provisions=provisions)

    def _ladder_words(self, action: str) -> list[str]:
        """What all steps cost, and what the jars bring; the solo opponent pays nothing and chooses no jar."""
        if action not in t.LADDERS or action == "develop":
            return []
        d, row = self._d, t.LADDERS[action]
        if self._opponent:
            return [d.words("solo-steps")] if any(row.vp) else []
        costs = (("influence", row.influence), ("silver", row.silver), ("provisions", row.provisions))
        lines = [d.words(f"steps-{what}", steps=" · ".join(map(str, steps))) for what, steps in costs if any(steps)]
        if action == "absolve":
            names = dict.fromkeys(d.does(effect) for effect in fx.JAR)
            lines.append(d.words("steps-jars", jars="; ".join(names)))
        return lines

    def _steps(self, action: str) -> Node:
        """What comes below the spaces."""
        jars = action == "absolve" and self._own
        return [
            jars and h.span(".jars")[[self._jar(jar, False) for jar in t.JAR_IDS]],
            (action in t.LADDERS or action == "attack") and self._ladder(action),
        ]

    def _ladder(self, action: str) -> Element:
        """The steps of an action: those that were made, and the pieces that wait, with the points below them."""
        d, done = self._d, self._player.done.get(action, 0)
        if action == "attack":
            fallen = Counter[str](t.OUTSIDERS[t.OUTSIDER_IDS.index(card)].people for card in self._player.attacked)
            return h.span(".ladder.count")[
                h.span(".fx")[h.b[str(done)], d.pen.icon("attack")],
                h.span(".arrow")[":"],
                [d.pen.count(fallen[one], one, 0) for one in t.PEOPLES],
            ]
        points = t.LADDERS[action].vp
        if not self._own:  # the whole board of another player, in short
            count = h.span(".fx")[h.b[f"{done}/{len(points)}"], d.pen.action(action)]
            return h.span(".ladder.count")[
                count, done > 0 and points[done - 1] > 0 and d.pen.row([str(points[done - 1]), "vp"])
            ]
        return h.span(".ladder")[
            [self._step(action, place, place < done, place == done, points[place]) for place in range(len(points))]
        ]

    def _step(self, action: str, place: int, made: bool, next_: bool, points: int) -> Element:
        d = self._d
        state = ".made" if made else ".next" if next_ else ""
        piece: Node
        if made:
            piece = d.pen.icon("check")
        elif action == "develop":
            piece = d.pen.icon(t.WORKSHOPS[place].worker)
        else:
            piece = d.pen.action(action, f"colour-{d.colour(self._player.seat)}" if action in PIECES else "")
        return h.span(f".rung{state}")[piece, points > 0 and h.b[str(points)]]

    def _jar(self, jar: str, spot: bool) -> Element:
        """A place for a jar, with its reward."""
        d = self._d
        taken = jar in self._player.jars
        effect = fx.JAR[t.JAR_IDS.index(jar)]
        drawn = d.pen.icon("jar") if taken else d.pen.row(tokens(effect))
        if not spot:
            return h.span(f".niche{'.taken' if taken else ''}")[drawn]
        about = d.words("jar-about", does=d.does(effect))
        return d.thing(
            jar, d.name(jar.replace("_", "-")), drawn, about, [do.JAR.text(jar)], f".niche{'.taken' if taken else ''}"
        )


def _short(reason: str) -> str:
    """A reason as it stands on an action: what is missing without what there is, of a sentence its beginning."""
    reason = re.sub(r" \([^)]*\)", "", reason).rstrip(".")
    return reason if ":" in reason else reason.partition(",")[0]


def _homes(action: str) -> list[str]:
    """The answers that put a workshop on a space of an action, in the order of the spaces."""
    return [do.WORKSHOP.text(home) for home in do.WORKSHOP.arguments if home.partition(" ")[0] == action]


@lru_cache(maxsize=256)  # it changes only when its owner does something, and everybody else looks at it
def board_of_another(
    player: bytes, language: str, colours: tuple[int, ...]
) -> tuple[Markup, dict[str, Markup], dict[str, Markup]]:
    """The board of somebody else, with the shapes and the explanations that it refers to."""
    scene = Scene(b"", language, [""] * len(colours), colours)
    drawn = PlayerBoard(Drawing(scene), msgspec.json.decode(player, type=PlayerView)).draw()
    board = Markup(h.fragment[drawn])
    return board, scene.symbols.found, {name: Markup(h.fragment[tip]) for name, tip in scene.tips.items()}
