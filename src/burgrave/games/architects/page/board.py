"""How a table of Architects is drawn on a page, from what a seat may see."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.look import seal
from burgrave.draw.players import others
from burgrave.draw.scene import Drawn, Scene
from burgrave.draw.shapes import SIGNS
from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.page.brings import Brings
from burgrave.games.architects.page.cards import Drawing
from burgrave.games.architects.page.icons import THEN, VERB
from burgrave.games.architects.page.more import more_of
from burgrave.games.architects.page.player_board import PlayerBoard, glance, supply
from burgrave.games.architects.page.town import Town
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.text.wording import goods
from burgrave.games.architects.view.records import ArchitectsView, PlayerView
from burgrave.kernel.effects import parse
from burgrave.kernel.sentences import part

BEFORE: Final = ("characters", "apprentices", "draft", "ending", "over")  # phases of which the guildhall tells nothing


def draw(scene: Scene) -> Drawn:
    """The table as a seat sees it."""
    return Board(scene).draw()


class Board:
    """Draws one scene."""

    def __init__(self, scene: Scene) -> None:
        self.view: Final = msgspec.json.decode(scene.view, type=ArchitectsView)
        self.scene: Final = scene
        self.d: Final = Drawing(scene)
        self.more: Final = more_of(self.view)

    def draw(self) -> Drawn:
        """The whole table."""
        view = self.view
        own = view.players[view.seat] if view.seat is not None else None
        rest = others(view.players[: len(self.scene.names)], view.seat) + view.players[len(self.scene.names) :]
        return Drawn(
            situation=" · ".join(self.situation()),
            table=[
                h.div(".realm")[h.details(".whole")[h.summary[self.d.words("whole-town")]], Town(self.d, view).draw()],
                self.track(),
                h.div(".rivals")[[self.other(player) for player in rest]],
                self.more.table(self.d, view),
            ],
            own=self.own(own) if own is not None else None,
        )

    def situation(self) -> list[str]:
        """How full the guildhall is, and what comes of it next."""
        view, d = self.view, self.d
        if view.phase in BEFORE:
            return [d.say(f"phase-{view.phase}")]
        here = min(len(view.guildhall), view.guildhall_spaces)  # in the last turns some lie beside it (R11.2)
        found = [d.words("filled", count=here, spaces=view.guildhall_spaces)]
        if view.left is not None:
            return [*found, d.words("last-turns", count=view.left)]
        coming = [space + 1 for space in view.resets if space >= here]
        return [*found, d.words("next-reset", space=coming[0])] if coming else [*found, d.words("next-end")]

    # ---------------------------------------------------------------- the virtue track

    def track(self) -> Element:
        """Fifteen spaces with their points and locks, and the markers of all players."""
        d = self.d
        title: Node = [d.pen.icon("virtue"), h.b[d.words("virtue.name")]]
        label = ", ".join(f"{d.who(player.seat)} {player.virtue}" for player in self.view.players)
        return h.div("#virtue.virtue-track")[
            d.thing(
                "track",
                f"{d.words('track')}: {label}",
                title,
                d.words("track.about"),
                (),
                ".track-name",
                d.words("track"),
            ),
            h.ol(aria_label=d.words("track"))[[self._space(number) for number in range(len(t.VIRTUE))]],
        ]

    def _space(self, number: int) -> Element:
        d, row = self.d, t.VIRTUE[number]
        here = [player.seat for player in self.view.players if player.virtue == number]
        kind = ".low" if not row.cathedral else ".high" if not row.market else ""
        points = f"−{-row.vp}" if row.vp < 0 else str(row.vp)
        locks = [
            not row.cathedral and h.span(".ban")[d.pen.icon("cross")],
            not row.market and h.span(".ban")[d.pen.icon("mask")],
            row.tax > 0 and h.span(".relief")[f"−{row.tax}", d.pen.icon("scales")],
        ]
        markers = [
            Markup('<svg class="marker-of colour-{}" viewBox="-2 -2 28 28"><path d="{}"/></svg>').format(
                d.colour(seat), SIGNS[d.colour(seat) % len(SIGNS)]
            )
            for seat in here
        ]
        content: Node = [
            h.b[str(number)],
            h.small[points, d.pen.icon("vp")],
            h.span(".locks")[locks],
            h.span(".here")[markers],
        ]
        names = ", ".join(map(d.who, here))
        label = d.title(row.id) + (f": {names}" if here else "")
        about = [d.about(row.id), bool(here) and h.p[d.words("stands-here", who=names)]]
        return h.li(kind)[d.thing(row.id, label, content, about, (), ".virtue-space", "")]

    # ---------------------------------------------------------------- the others

    def other(self, player: PlayerView) -> Element:
        """Another player: what counts at a glance, and the whole board on demand; also the solo opponent."""
        seat, d = player.seat, self.d
        marks = [".asked"] * (seat in self.scene.asked) + [".turn-of"] * (seat == self.view.turn)
        return h.section(f"#seat-{seat}.rival{''.join(marks)}", aria_label=d.who(seat))[
            self.plate(player),
            glance(d, self.view, player),
            player.opponent is not None and self.opponent(player),
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
        return h.div(".player-board")[self.plate(player), self.board_of(player)]

    def board_of(self, player: PlayerView) -> Node:
        """The whole board of another player; in the end with the hand."""
        board = PlayerBoard(self.d, self.view, player)
        shown = [self.d.place(self.d.building(card)) for card in player.hand or []]
        return [
            board.well(),
            board.apprentices() if player.opponent is None else None,
            self.more.other(self.d, self.view, player),
            bool(shown) and h.div(".group-of")[h.h4[self.d.words("held", count=player.held)], h.div(".cards")[shown]],
        ]

    def plate(self, player: PlayerView) -> Element:
        """Whose it is, and what they have so far; one's own points stand above the table."""
        d, points = self.d, self.points(player) if player.seat != self.view.seat else None
        return h.h3(".plate")[
            seal(d.symbols, d.colour(player.seat)),
            h.span(".who")[d.who(player.seat)],
            player.seat == self.view.first and h.span(".begins", title=d.words("first"))[d.pen.icon("crown")],
            points is not None and h.span(".fx.points")[h.b[str(points).replace("-", "−")], d.pen.icon("vp")],
        ]

    def points(self, player: PlayerView) -> int | None:
        """What somebody has so far, where that is told."""
        if player.opponent is not None:
            return sum(self.view.points.values()) if self.view.points is not None else None
        told = self.scene.points
        return told[player.seat] if player.seat < len(told) else None

    def opponent(self, player: PlayerView) -> Element:
        """The solo opponent: its board, its last scheme, and that it is one of our own."""
        d, scheme = self.d, self.view.scheme
        assert player.opponent is not None
        return h.div(".solo")[
            h.div(f"#scheme-{player.seat}.scheme-of")[
                d.place(d.scheme(scheme, player.opponent)) if scheme is not None else h.p(".none")[d.words("no-scheme")]
            ],
            h.div[
                d.thing(
                    player.opponent,
                    d.title(player.opponent),
                    h.b[d.title(player.opponent)],
                    d.about(player.opponent),
                    title="",
                ),
                h.p[d.words("invented")],
            ],
        ]

    # ---------------------------------------------------------------- the seat itself

    def own(self, player: PlayerView) -> Node:
        """What is counted, what can be chosen that lies nowhere, apprentices and hand."""
        d = self.d
        board = PlayerBoard(d, self.view, player)
        return [
            h.div(".rows.well")[
                h.div(f"#seat-{player.seat}.mine")[
                    self.plate(player),
                    supply(d, self.view, player, ".supply-of"),
                ],
                board.well(),
            ],
            h.div(".rows.held")[self.choices(), board.hand(), board.apprentices()],
        ]

    def choices(self) -> Node:
        """Answers that are about nothing that lies on the table; also trades and mixes that can't be paid."""
        unpaid = [text for text in self.scene.refused if do.TRADE.argument(text) or do.MIX.argument(text)]
        tiles = [tile for text in (*self.scene.options, *unpaid) if (tile := self.tile(text)) is not None]
        return bool(tiles) and h.div(".choices-here")[tiles]

    def tile(self, text: str) -> Node:
        """One of them: a card of the draft or of five, a character, a trade, a mix, what the guardhouse can do."""
        d = self.d
        if (card := do.KEEP.argument(text)) is not None:  # when nobody owns anything
            return h.div(".plan")[d.place(d.building(card), [text], ".held-card")]
        if (card := do.TAKE.argument(text)) is not None:
            board = PlayerBoard(d, self.view, self.view.players[self.view.seat or 0])
            missing = Brings(self.view).missing(t.BUILDING_IDS.index(card))
            return h.div(".plan")[d.place(d.building(card), [text], ".held-card"), board.tab(missing)]
        if (card := do.CHARACTER.argument(text)) is not None:
            return d.place(d.character(card), [text], ".held-card")
        if (effect := do.CHOOSE.argument(text)) is not None:
            return self._tile(text, d.pen.row(parse(effect)))
        if (trade := do.TRADE.argument(text)) is not None:
            found = fx.TRADE[fx.TRADES.index(trade)]
            return self._tile(text, d.pen.row(found), d.say("option-trade", trade=part(found)))
        if (good := do.DIG.argument(text)) is not None:
            return self._tile(text, [d.pen.icon(good), h.small[self.scene.options[text]]])
        if (mix := do.MIX.argument(text)) is not None:
            paid = goods(do.MIXES[do.MIX.index(do.MIX[mix])])
            return self._tile(text, d.pen.tokens(mix.split(" ")), d.say("option-pay", cost=paid))
        if (number := do.FREE.argument(text)) is not None:
            return self._tile(text, d.pen.tokens([number, *VERB["release"]]))
        return self._guard(text) or self.more.tile(d, self.view, text)

    def _guard(self, text: str) -> Node:
        """What the guardhouse can do, and decisions about debts."""
        seat = self.view.seat
        if seat is None:
            return None
        own = self.view.players[seat]
        rows = {
            do.SEND: ["person", THEN, "lock", f"+{sum(own.captured)}", "coin"],
            do.RELEASE: ["lock", THEN, str(own.prison), "person"],
            do.RANSOM.of(0): [str(sum(own.ransom)), "coin", THEN, *VERB["reclaim"]],
            do.RANSOM.of(1): ["debt", "−1", "virtue", THEN, *VERB["reclaim"]],
            do.PAY_DEBT: [str(sum(own.debt)), "coin", THEN, "debt", "+1", "virtue"],
            do.DESTROY_DEBT: ["destroy", "debt"],
            do.KEEP_DEBT: ["debt"],
            do.BUY_OFF: ["coin", THEN, "destroy", "debt"],
            do.TAKE_DEBT: ["+1", "debt"],
        }
        found = next((row for option, row in rows.items() if do.ACTIONS.text(option) == text), None)
        if found is None:
            return None
        return self._tile(text, [self.d.pen.tokens(found), h.small[self.scene.options[text]]], class_=".worded")

    def _tile(self, text: str, picture: Node, unpaid: str = "", class_: str = "") -> Element:
        tip = "choice-" + "-".join(re.findall(r"[a-z0-9]+", text))
        return self.d.thing(tip, self.scene.options.get(text, unpaid), picture, "", [text], f".tile{class_}")
