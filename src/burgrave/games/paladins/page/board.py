"""How a table of Paladins is drawn on a page, from what a seat may see."""

from __future__ import annotations

import re
from typing import Final

import htpy as h
import msgspec
from htpy import Element, Node
from markupsafe import Markup

from burgrave.draw.players import nameplate, others
from burgrave.draw.scene import Drawn, Scene
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.page.belongings import Belongings
from burgrave.games.paladins.page.cards import Drawing
from burgrave.games.paladins.page.icons import ATTRIBUTES
from burgrave.games.paladins.page.main_board import MainBoard
from burgrave.games.paladins.page.player_board import PlayerBoard, board_of_another
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.rules.opponent import TRACK
from burgrave.games.paladins.view.view import OpponentView, PaladinsView, PlayerView
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
        return Drawn(
            situation=" · ".join(self.situation()),
            table=[
                MainBoard(self.d, view).draw(),
                h.div(".pal.others")[[self.other(player) for player in others(view.players, view.seat)]],
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
        return h.section(f".other{asked}", aria_label=d.who(seat))[
            self.nameplate(player),
            self.glance(player),
            solo is not None and self.opponent(solo),
            h.details(f".board-of-{seat}")[
                h.summary[d.words("whole-board"), h.span(".unseen")[f": {d.who(seat)}"]],
                h.div(".player-board")[self.board_of(player)],
            ],
        ]

    def board_of(self, player: PlayerView) -> Markup:
        """The whole board of another player."""
        scene = self.scene
        drawn, shapes, tips = board_of_another(msgspec.json.encode(player), scene.language, tuple(scene.colours))
        scene.include(shapes, tips)
        return drawn

    def nameplate(self, player: PlayerView) -> Element:
        """Who it is; who begins; who has passed."""
        seat, d = player.seat, self.d
        return nameplate(
            d.colour(seat),
            d.who(seat),
            self.begins(player) and d.first(".crown"),
            player.passed and self.view.phase == "actions" and h.small(".passed")[d.words("passed")],
        )

    def begins(self, player: PlayerView) -> bool:
        """Whether a player has the first player marker."""
        return self.view.first == player.seat and self.view.opponent is None and self.view.round > 0

    def glance(self, player: PlayerView) -> Element:
        """A player's board in a few numbers."""
        workers = [Word(f"worker-{worker}") for worker, count in player.workers.items() for _ in range(count)]
        facts = [self._fact("workers", len(workers), "worker", worker=workers)]
        facts += [self._fact(name, getattr(player, name), name) for name in ATTRIBUTES]
        if player.seat < len(self.scene.names):
            facts += [self._fact("silver", player.silver, "silver")]
            facts += [self._fact("provisions", player.provisions, "provision")]
        facts += [self._fact("suspicion", len(player.suspicion), "suspicion")]
        return h.div(".glance")[facts, self._fact("unpaid", player.unpaid, "debt")]

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
        deck = h.span(".pcard.reverse-side.small")[h.b[str(solo.schemes)]]
        total = sum(solo.points.values())
        points = h.span(".fx")[h.b[str(total)], d.pen.icon("vp")]
        pile = [d.pen.icon(marker) for marker in solo.pile]
        words = ", ".join(d.words(f"{marker}.name") for marker in solo.pile)
        return h.div(".solo")[
            h.div(".solo-facts")[
                track,
                d.thing(
                    "solo-points",
                    d.words("solo-points", count=total),
                    points,
                    d.words("solo-points-about"),
                    (),
                    ".chip",
                ),
                d.thing("pile", d.words("pile", markers=words), pile, d.words("pile-about"), (), ".chip"),
            ],
            d.thing("schemes", d.words("schemes", count=solo.schemes), deck, d.words("schemes-about")),
            solo.scheme is not None and d.place(d.scheme(solo.scheme)),
            solo.scheme is not None and h.p(".plan")[d.words(f"scheme-{solo.scheme}")],
        ]

    # ---------------------------------------------------------------- the seat itself

    def own(self, player: PlayerView) -> Node:
        """The seat's own board; in the choice of paladins, those to choose from above it."""
        return [
            h.div(".own-head.pal")[self.nameplate(player)],
            h.div(".rows.pal.player-board.own-board")[
                self.choice(),
                self.draft(player),
                PlayerBoard(self.d, player, own=True, first=self.begins(player)).draw(),
            ],
        ]

    def choice(self) -> Node:
        """Answers that are about nothing that lies on the table: rewards and ways to pay, in icons."""
        found = [(text, verb.argument(text), verb) for text in self.scene.options for verb in CHOICES]
        tiles = [self._reward(text, what, verb is do.PRICE) for text, what, verb in found if what is not None]
        return bool(tiles) and h.div(".row.draft.choices-here")[h.div(".tiles")[tiles]]

    def _reward(self, text: str, what: str, price: bool) -> Element:
        d = self.d
        icons = d.pen.icon(what) if price else d.pen.effect(parse(what))
        tip = "choice-" + "-".join(re.findall(r"[a-z0-9]+", text))
        return d.thing(tip, self.scene.options[text], h.span(".pcard.brick")[icons], "", [text])

    def draft(self, player: PlayerView) -> Node:
        """The three paladins to choose from."""
        d = self.d
        if not player.drawn:
            return None
        cards = [d.place(d.paladin(card), [do.PLAY.text(card), do.ON_TOP.text(card)]) for card in player.drawn]
        known = Belongings(d, player, own=True).remembered()
        return h.div(".row.draft")[
            h.h4[d.words("drawn")],
            h.div(".tiles")[cards],
            h.p(".remembered")[d.words("deck", count=player.deck), " ", known],
        ]
