"""How a table of Paladins is drawn on a page, from what a seat may see."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.look import seal
from burgrave.draw.people import bust
from burgrave.draw.players import others
from burgrave.draw.scene import Drawn, Scene
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.page.belongings import Belongings, values
from burgrave.games.paladins.page.cards import Drawing, people
from burgrave.games.paladins.page.icons import ATTRIBUTES, tokens
from burgrave.games.paladins.page.main_board import MainBoard
from burgrave.games.paladins.page.player_board import PlayerBoard, board_of_another
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.rules.opponent import TRACK
from burgrave.games.paladins.view.records import OpponentView, PaladinsView, PlayerView
from burgrave.kernel.effects import parse
from burgrave.kernel.text import Word, Words

CHOICES: Final = (do.CHOOSE, do.RESOLVE, do.PRICE)  # answers about nothing that lies on the table


def draw(scene: Scene) -> Drawn:
    """The table as a seat sees it."""
    return Board(scene).draw()


class Board:
    """Draws one scene."""

    def __init__(self, scene: Scene) -> None:
        self.view: Final = msgspec.json.decode(scene.view, type=PaladinsView)
        self.scene: Final = scene
        self.d: Final = Drawing(scene)

    def draw(self) -> Drawn:
        """The whole table."""
        view = self.view
        own = view.players[view.seat] if view.seat is not None else None
        board = MainBoard(self.d, view)
        rest = others(view.players, view.seat)
        return Drawn(
            situation=" · ".join(self.situation()),
            table=h.div(".realm")[
                h.div(f".rivals.of-{len(rest)}")[[self.other(player) for player in rest]],
                board.draw(),
                board.piles(),
            ],
            own=own is not None and self.own(own),
        )

    def situation(self) -> list[str]:
        """The round, and what happens in it."""
        view, d = self.view, self.d
        phase = d.name(f"phase-{view.phase.replace(' ', '-')}")
        if not view.round:
            return [phase]
        parts = [d.words("round-of", round=view.round, rounds=t.ROUNDS), phase]
        if view.turn is not None and view.phase in ("tavern", "actions") and view.turn != view.seat:
            parts.append(d.who(view.turn))
        return parts

    # ---------------------------------------------------------------- the others

    def other(self, player: PlayerView) -> Element:
        """Another player: what counts at a glance, and the whole board on demand; also the solo opponent."""
        seat, d = player.seat, self.d
        asked = ".asked" if seat in self.scene.asked else ""
        solo = self.view.opponent if seat >= len(self.scene.names) else None
        return h.section(f"#seat-{seat}.rival{asked}", aria_label=d.who(seat))[
            self.medal(player),
            h.div(".glance")[self.plate(player), self.attributes(player), self.facts(player)],
            solo is not None and self.opponent(solo),
            self.scene.whole_board(
                seat,
                f"{d.words('whole-board')}: {d.who(seat)}",
                d.words("whole-board"),
                d.pen.icon("eye"),
                lambda: self.whole(player),
            ),
        ]

    def medal(self, player: PlayerView) -> Element:
        """The paladin of this round, with the seal of whoever leads it."""
        d = self.d
        wax = seal(d.symbols, d.colour(player.seat), "mini")
        if player.seat >= len(self.scene.names):
            return h.span(".medal.empty")[d.thing("medal", d.who(player.seat), d.pen.icon("seal")), wax]
        if player.paladin is None:
            message = "paladin-down" if player.chosen else "paladin-none"
            back = d.thing(message, d.words(message), d.pen.icon("paladin"), d.words("paladin-about"))
            return h.span(f".medal.{'down' if player.chosen else 'empty'}")[back, wax]
        person = bust(people()["paladin"][player.paladin][0])
        drawn = Markup('<svg class="bust" viewBox="6 -8 48 56"><use href="{}"/></svg>').format(person)
        paladin = d.paladin(player.paladin)
        tip = self.scene.explain(paladin.tip, paladin.about)
        return h.span(".medal")[self.scene.spot(paladin.label, drawn, (), tip, ".still"), wax]

    def plate(self, player: PlayerView) -> Element:
        """Who it is, with which paladin; who begins; who has passed; the points so far."""
        seat, d = player.seat, self.d
        points = self.points(player)
        return h.h3(".plate")[
            h.span(".who")[d.who(seat)],
            player.paladin is not None and h.small(".led-by")[d.name(f"paladin-{player.paladin}")],
            player.passed and self.view.phase == "actions" and h.small(".passed")[d.words("passed")],
            self.begins(player) and d.first(".crown"),
            points is not None and self.total(points),
        ]

    def points(self, player: PlayerView) -> int | None:
        """What somebody has so far, where that is told."""
        if player.seat >= len(self.scene.names):
            return sum(self.view.opponent.points.values()) if self.view.opponent is not None else None
        return self.scene.points[player.seat] if player.seat < len(self.scene.points) else None

    def total(self, points: int) -> Element:
        """The points so far."""
        d = self.d
        content: list[Node] = [h.b[str(points)], d.pen.icon("vp")]
        about = d.words("points-now-about")
        return d.thing("points-now", d.words("points", points=points), content, about, (), ".points", "")

    def attributes(self, player: PlayerView) -> Element:
        """The attributes, and what the paladin adds."""
        d = self.d
        found = []
        for name, value, extra in zip(ATTRIBUTES, *values(player), strict=True):
            content: list[Node] = [d.pen.icon(name), h.b[str(value)], extra > 0 and h.em[f"+{extra}"]]
            points = t.ATTRIBUTE_VP[value]
            label = d.words(f"track-{name}", value=value, extra=extra, total=value + extra, points=points)
            title = d.words(f"{name}.name")
            found.append(d.thing(name, label, content, d.words(f"{name}-about"), (), f".worth-{name}", title))
        return h.div(".ats")[found]

    def whole(self, player: PlayerView) -> Element:
        """The whole board of another player, with whose it is."""
        return h.div(".player-board.pal")[self.plate(player), self.board_of(player)]

    def board_of(self, player: PlayerView) -> Markup:
        """The whole board of another player."""
        scene = self.scene
        drawn, shapes, tips = board_of_another(msgspec.json.encode(player), scene.language, tuple(scene.colours))
        scene.include(shapes, tips)
        return drawn

    def begins(self, player: PlayerView) -> bool:
        """Whether a player has the first player marker."""
        return self.view.first == player.seat and self.view.opponent is None and self.view.round > 0

    def facts(self, player: PlayerView) -> Element:
        """A player's goods in a few numbers."""
        workers = [Word(f"worker-{worker}") for worker, count in player.workers.items() for _ in range(count)]
        facts = [self._fact("workers", len(workers), "worker", worker=workers)]
        if player.seat < len(self.scene.names):
            facts += [self._fact("silver", player.silver, "silver")]
            facts += [self._fact("provisions", player.provisions, "provision")]
        facts += [self._fact("suspicion", len(player.suspicion), "suspicion")]
        return h.div(".facts")[facts, self._fact("unpaid", player.unpaid, "debt")]

    def _fact(self, message: str, count: int, icon: str, **args: Words) -> Element:
        return self.d.counter(message, count, [self.d.pen.icon(icon), h.b[str(count)]], ".chip.fact", **args)

    # ---------------------------------------------------------------- the solo opponent

    def opponent(self, solo: OpponentView) -> Element:
        """What only the solo opponent has: its resource track and its schemes."""
        d = self.d
        places = [
            h.span(f".stop{'.here-now' if place == solo.marker else ''}")[str(place)] for place in range(1, TRACK + 1)
        ]
        label = d.words("marker", place=solo.marker)
        track = d.thing("marker", label, places, d.words("marker-about"), (), ".resource-track")
        pile = [d.pen.icon(marker) for marker in solo.pile]
        words = ", ".join(d.words(f"{marker}.name") for marker in solo.pile)
        left: list[Node] = [d.pen.icon("seal"), h.b[str(solo.schemes)]]
        return h.div(".solo")[
            track,
            h.div(".solo-facts")[
                d.thing("schemes", d.words("schemes", count=solo.schemes), left, d.words("schemes-about"), (), ".chip"),
                d.thing("pile", d.words("pile", markers=words), pile, d.words("pile-about"), (), ".chip"),
                solo.scheme is not None and d.place(d.scheme(solo.scheme)),
            ],
        ]

    # ---------------------------------------------------------------- the seat itself

    def own(self, player: PlayerView) -> Node:
        """The seat's own board; in the choice of paladins, those to choose from instead of the one of the round."""
        plate = h.h3(".plate")[
            seal(self.d.symbols, self.d.colour(player.seat)), h.span(".who.unseen")[self.d.who(player.seat)]
        ]
        return h.div(".rows.pal.player-board.own-board")[
            self.choice(),
            PlayerBoard(self.d, player, own=True, first=self.begins(player)).draw(plate, self.draft(player)),
        ]

    def choice(self) -> Node:
        """Answers that are about nothing that lies on the table: rewards and ways to pay, in icons."""
        found = [(text, verb.argument(text), verb) for text in self.scene.options for verb in CHOICES]
        tiles = [self._reward(text, what, verb is do.PRICE) for text, what, verb in found if what is not None]
        return bool(tiles) and h.div(".choices-here")[tiles]

    def _reward(self, text: str, what: str, price: bool) -> Element:
        d = self.d
        icons = d.pen.icon(what) if price else d.pen.row(tokens(parse(what)))
        tip = "choice-" + "-".join(re.findall(r"[a-z0-9]+", text))
        label = self.scene.options[text]
        return d.thing(tip, label, [icons, h.small[label]], "", [text], ".tile")

    def draft(self, player: PlayerView) -> Node:
        """The three paladins to choose from."""
        d = self.d
        if not player.drawn:
            return None
        cards = [d.place(d.paladin(card), [do.PLAY.text(card), do.ON_TOP.text(card)]) for card in player.drawn]
        known = Belongings(d, player, own=True).remembered()
        return [
            h.div(".draft", role="group", aria_label=d.words("drawn"))[cards],
            h.p(".remembered")[d.words("deck", count=player.deck), " ", known],
        ]
