"""How a table of Viscounts is drawn on a page, from what a seat may see."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.look import seal
from burgrave.draw.players import others
from burgrave.draw.scene import Drawn, Scene, Thing
from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.page.cards import Drawing
from burgrave.games.viscounts.page.icons import THEN
from burgrave.games.viscounts.page.player_board import PlayerBoard, board_of_another, glance
from burgrave.games.viscounts.page.ring import Ring
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.view.records import PlayerView, ViscountsView
from burgrave.games.viscounts.view.view import SIDES
from burgrave.kernel.effects import Verb, parse

PHASES: Final = ("play", "move", "act", "recruit", "collide", "draw")  # of a turn, as they are told
BEGINS: Final = {"play": "play", "move": "move", "act": "action", "recruit": "hire"}  # the first question of a phase
EFFECTS: Final = (do.CHOOSE, do.RESOLVE)


class More(NamedTuple):
    """What an expansion draws."""

    table: Callable[[Drawing, ViscountsView], Node]  # what lies beside the ring
    own: Callable[[Drawing, ViscountsView, PlayerView], Node]  # and beside the own board, with the manuscripts
    other: Callable[[Drawing, ViscountsView, PlayerView], Node]  # and beside the board of somebody else
    tile: Callable[[Drawing, ViscountsView, str], Node]  # an answer that is about nothing that lies on the table


MORE: Final[dict[str, More]] = {}  # by the name of an expansion


def draw(scene: Scene) -> Drawn:
    """The table as a seat sees it."""
    return Board(scene).draw()


class Board:
    """Draws one scene."""

    def __init__(self, scene: Scene) -> None:
        self.view: Final = msgspec.json.decode(scene.view, type=ViscountsView)
        self.scene: Final = scene
        self.d: Final = Drawing(scene)
        self.more: Final = MORE[self.view.added["type"]] if self.view.added is not None else None

    def draw(self) -> Drawn:
        """The whole table."""
        view = self.view
        own = view.players[view.seat] if view.seat is not None else None
        rest = others(view.players[: len(self.scene.names)], view.seat) + view.players[len(self.scene.names) :]
        return Drawn(
            situation=" · ".join(self.situation()),
            table=h.div(".realm")[
                h.details(".whole")[h.summary[self.d.words("whole-ring")]],
                h.div("#voyage.voyage", tabindex="-1")[Ring(self.d, view).draw()],
                h.div(f".rivals.of-{len(rest)}")[[self.other(player) for player in rest]],
                view.round > 0 and self.ends(),
                self.more is not None and self.more.table(self.d, view),
            ],
            own=own is not None and self.own(own),
        )

    def situation(self) -> list[str]:
        """The round, and what happens in it."""
        view, d = self.view, self.d
        phase = d.say(f"phase-{self.phase()}")
        if not view.round:
            return [phase]
        parts = [d.words("round", round=view.round), phase]
        if view.last is not None:
            parts.append(d.words("last-round", last=view.last))
        return parts

    def ends(self) -> Element:
        """How far it is to Poverty and Prosperity."""
        d, view = self.d, self.view
        piles = (("poverty", "debt", view.debts), ("prosperity", "deed", view.deeds))
        return h.div("#ends.ends")[
            [
                d.thing(
                    name,
                    d.words(f"left-{name}", count=count),
                    [d.pen.icon(icon), h.b[str(count)], h.small[d.words(f"to-{name}")]],
                    d.words(f"{name}.about"),
                    (),
                    ".chip",
                )
                for name, icon, count in piles
            ]
        ]

    # ---------------------------------------------------------------- the others

    def other(self, player: PlayerView) -> Element:
        """Another player: what counts at a glance, and the whole board on demand; also the solo opponent."""
        seat, d = player.seat, self.d
        asked = ".asked" if seat in self.scene.asked else ""
        alone = ".automated" if player.opponent is not None else ""
        return h.section(f"#seat-{seat}.rival{asked}{alone}", aria_label=d.who(seat))[
            glance(d, player, self.plate(player)),
            self.scene.whole_board(
                seat,
                f"{d.words('whole-board')}: {d.who(seat)}",
                d.words("whole-board"),
                d.pen.icon("eye"),
                lambda: self.whole(player),
            ),
        ]

    def whole(self, player: PlayerView) -> Element:
        """The whole board of another player, with whose it is."""
        return h.div(".player-board.vis")[
            self.plate(player),
            player.opponent is not None and self.opponent(player),
            self.board_of(player),
            self.more is not None and self.more.other(self.d, self.view, player),
        ]

    def board_of(self, player: PlayerView) -> Markup:
        """The whole board of another player."""
        scene = self.scene
        seen = msgspec.json.encode(player)
        drawn, shapes, tips = board_of_another(
            seen, scene.language, tuple(self.d.colour(s.seat) for s in self.view.players)
        )
        scene.include(shapes, tips)
        return drawn

    def plate(self, player: PlayerView) -> Element:
        """Whose it is, and what they have so far."""
        d, points = self.d, self.points(player)
        return h.h3(".plate")[
            seal(d.symbols, d.colour(player.seat)),
            h.span(".who")[d.who(player.seat)],
            points is not None and h.span(".fx.points")[h.b[str(points)], d.pen.icon("vp")],
        ]

    def points(self, player: PlayerView) -> int | None:
        """What somebody has so far, where that is told."""
        if player.opponent is not None:
            return sum(self.view.points.values()) if self.view.points is not None else None
        told = self.scene.points
        return told[player.seat] if player.seat < len(told) else None

    def opponent(self, player: PlayerView) -> Element:
        """What only the solo opponent has."""
        d = self.d
        assert player.opponent is not None
        return h.div(".solo")[
            d.about(player.opponent),
            h.p[d.words("future", count=self.view.future)],
        ]

    # ---------------------------------------------------------------- the seat itself

    def own(self, player: PlayerView) -> Node:
        """The phases of the turn, what can be chosen that lies nowhere, the board, the hand."""
        d = self.d
        board = PlayerBoard(d, player, self.view)
        shelves = self.more.own(d, self.view, player) if self.more is not None else None
        return h.div(".rows.vis")[
            self.phases(),
            self.choices(),
            h.div(".player-board.own-board")[board.draw()],
            h.div(".held")[
                self.hand(player),
                h.div(".own-things")[self.plate(player), board.beside(shelves)],
            ],
        ]

    def phase(self) -> str:
        """What is going on: with any question but its first, the phase before the next one still lasts."""
        now, prompt = self.view.phase, self.scene.prompt
        if now == "shift":
            return PHASES[0]
        if now not in PHASES or not prompt or BEGINS.get(now) == prompt:
            return now
        return PHASES[max(0, PHASES.index(now) - 1)]

    def phases(self) -> Node:
        """Where in a turn we are."""
        d, view = self.d, self.view
        now = self.phase()
        if now not in PHASES or view.turn != view.seat:
            return None
        at = PHASES.index(now)
        return h.ol(".phases")[
            [
                h.li(
                    ".done" if place < at else ".on" if place == at else "",
                    aria_current="step" if place == at else None,
                )[d.thing(f"phase-{phase}", name := d.words(f"phase-{phase}"), name, d.words(f"phase-{phase}.about"))]
                for place, phase in enumerate(PHASES)
            ]
        ]

    def hand(self, player: PlayerView) -> Element:
        """The cards in hand."""
        d = self.d
        spots = [
            h.span(".held-card")[
                d.place(d.townsfolk(card), [do.PLAY.text(card), do.DISCARD.text(card), do.DESTROY.text(card)]),
                count > 1 and h.b(".copies")[f"×{count}"],
            ]
            for card, count in Counter(player.hand or []).items()
        ]
        return h.div(
            f"#hand-{player.seat}.own-hand.cards", role="group", aria_label=d.words("hand", count=player.held)
        )[spots or h.p(".none")[d.words("no-hand")]]

    def choices(self) -> Node:
        """Answers that are about nothing that lies on the table."""
        tiles = [tile for text in self.scene.options if (tile := self.tile(text)) is not None]
        orders = any(do.ARRANGE.argument(text) for text in self.scene.options)
        return bool(tiles) and h.div(".choices-here")[orders and self._arranging(), tiles]

    def tile(self, text: str) -> Node:
        """One of them: a pair, an effect, a number, an order of cards, whose worker goes."""
        d, options = self.d, self.scene.options
        label = options[text]
        if (pair := do.PAIR.argument(text)) is not None:
            card, hero = d.player_card(pair), d.townsfolk(self.view.pairs[pair])
            about = [card.about, hero.about]
            tip = d.scene.explain(f"pair-{pair}", about)
            return d.scene.spot(label, [card.picture, hero.picture], [text], tip, ".still.pair")
        for verb in EFFECTS:
            if (effect := verb.argument(text)) is not None:
                return self._tile(text, d.pen.row(parse(effect)))
        if (good := do.RESOURCE.argument(text)) is not None:
            return self._tile(text, d.pen.icon(good))
        if (seat := do.PUSH.argument(text)) is not None:
            return self._tile(text, [d.pen.worker(d.colour(int(seat))), h.small[d.who(int(seat))]])
        if (number := do.WORKERS.argument(text)) is not None:
            worker = d.pen.worker(d.colour(self.view.seat or 0))
            price = (str(t.WORKER_COSTS[int(number)]), d.pen.kind("noble"))
            return self._tile(text, [h.b[number], worker, h.small[price]])
        if (number := do.TIMES.argument(text)) is not None:
            return self._tile(text, self._traded(int(number)))
        if (order := do.ARRANGE.argument(text)) is not None:
            same = list(order) == sorted(order)
            return self._tile(text, label if same else self._arranged(order), ".order" if not same else "")
        destroyed = do.DESTROY.argument(text)
        if destroyed is not None and destroyed not in (self._own_hand() or []):
            return d.place(d.townsfolk(destroyed), [text], ".still")
        return self.more.tile(d, self.view, text) if self.more is not None else None

    def _traded(self, times: int) -> list[Node]:
        """So many exchanges: the icons that are there, the silver for those that are missing, and what it brings."""
        d, view = self.d, self.view
        assert view.seat is not None
        player = view.players[view.seat]
        assert player.town is not None
        segment, side = player.town.rsplit(" ", 1)
        index, right = t.SEGMENT_IDS.index(segment), SIDES.index(side)
        have = sum(player.icons[icon] + view.extra.get(icon, 0) for icon in ("trade", "criminal"))
        need = times * t.PER[index][right]
        effect = (fx.RIGHT_TRADE if right else fx.LEFT_TRADE)[index]
        gain = Verb(effect.name, times * effect.number, effect.words) if isinstance(effect, Verb) else effect
        return [
            h.b(".times")[f"{times}×"],
            have > 0 and [str(min(need, have)), d.pen.kind("trade")],
            need > have and [h.b(".extra-cost")[f"+{need - have}"], d.pen.icon("coin")],
            THEN,
            gain is effect and times > 1 and f"{times}×",
            d.pen.row(gain),
        ]

    def _own_hand(self) -> list[str] | None:
        return self.view.players[self.view.seat].hand if self.view.seat is not None else None

    def _laid(self) -> list[Thing]:
        """The cards of the own row, from the left."""
        assert self.view.seat is not None
        return [self.d.card(card) for card in self.view.players[self.view.seat].row if card is not None]

    def _arranging(self) -> Element:
        """The cards of the row, to be put in another order."""
        return self.scene.arranging(do.ARRANGE.name, self._laid(), self.d.words("arranging"))

    def _arranged(self, order: str) -> Element:
        """The cards of the row in another order, by name: whoever has a script clicks the cards themselves."""
        row = self._laid()
        return h.span(".arranged")[[h.span[row[int(digit) - 1].label] for digit in order]]

    def _tile(self, text: str, picture: Node, class_: str = "") -> Element:
        tip = "choice-" + "-".join(re.findall(r"[a-z0-9]+", text))
        return self.d.thing(tip, self.scene.options[text], picture, "", [text], f".tile{class_}")
