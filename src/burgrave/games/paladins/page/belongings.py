"""What a player has beside the actions: workers, goods, the paladin, the attributes, and the cards that were gained."""

from __future__ import annotations

from typing import Final

import htpy as h
from htpy import Element, Node

from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.page.cards import Drawing
from burgrave.games.paladins.page.icons import ATTRIBUTES
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.view.view import PlayerView
from burgrave.kernel.text import Word

CHOOSING_WORKERS: Final = ("workers", "keep")


class Belongings:
    """Draws what one player has."""

    def __init__(self, drawing: Drawing, player: PlayerView, own: bool, first: bool = False) -> None:
        self._d: Final = drawing
        self._player: Final = player
        self._own: Final = own
        self._first: Final = first
        self._opponent: Final = player.seat >= len(drawing.scene.names)
        self._paladin: Final = t.PALADIN_IDS.index(player.paladin) if player.paladin is not None else -1

    # ---------------------------------------------------------------- workers and goods

    def pool(self) -> Element:
        """The workers that are not placed yet; where workers are to be chosen, the groups to choose from."""
        d, player = self._d, self._player
        groups = [(text, do.PLACE.argument(text)) for text in d.scene.options] if self._own else []
        if d.scene.prompt in CHOOSING_WORKERS and any(group is not None for _, group in groups):
            return h.div(".pool.choosing")[[self._group(text, group) for text, group in groups if group is not None]]
        workers = [worker for worker, count in player.workers.items() for _ in range(count)]
        crew = h.span(".crew")[d.pen.workers(workers) if workers else h.span(".none")["–"]]
        words = [Word(f"worker-{worker}") for worker in workers]
        return h.div(".pool")[d.counter("workers", len(workers), crew, ".bench", worker=words)]

    def _group(self, text: str, group: str) -> Element:
        d = self._d
        crew = h.span(".crew")[d.pen.workers(group.split("+"))]
        tip = text.replace(" ", "-").replace("+", "-")
        return d.thing(tip, d.scene.options[text], crew, "", [text], ".team")

    def purses(self) -> Element:
        """Silver, provisions, suspicion and debts."""
        player = self._player
        return h.div(".purses")[
            not self._opponent
            and [self._count("silver", player.silver), self._count("provisions", player.provisions, "provision")],
            self._suspicion(),
            self._count("unpaid", player.unpaid, "debt", ".bad" if player.unpaid else ""),
            self._count("paid", player.paid),
            self._own and self._deck(),
            self._first and self._d.first(".chip"),
        ]

    def _deck(self) -> Element:
        """The seat's own deck of paladins, with what it knows of it."""
        d, player = self._d, self._player
        content: list[Node] = [d.pen.icon("paladin"), h.b[str(player.deck)]]
        return d.thing("deck", d.words("deck", count=player.deck), content, self.remembered(), (), ".chip")

    def remembered(self) -> str:
        """What the seat knows of its deck, and the paladins of earlier rounds."""
        player, d = self._player, self._d
        known = [("deck-top", [player.top] if player.top is not None else [])]
        known += [("deck-bottom", player.bottom), ("played", player.played)]
        return " ".join(
            d.words(message, paladin=", ".join(d.name(f"paladin-{card}") for card in cards))
            for message, cards in known
            if cards
        )

    def _count(self, message: str, count: int, icon: str = "", class_: str = "") -> Element:
        d = self._d
        return d.counter(message, count, [d.pen.icon(icon or message), h.b[str(count)]], f".chip{class_}")

    def _suspicion(self) -> Element:
        """The suspicion cards, with the tax on each."""
        d, player = self._d, self._player
        cards = [h.span(".sus")[d.pen.icon("suspicion"), tax > 0 and h.i["•" * tax]] for tax in player.suspicion]
        return d.counter("suspicion", len(cards), cards or [d.pen.icon("suspicion"), h.b["0"]])

    # ---------------------------------------------------------------- the paladin and the attributes

    def knight(self) -> Node:
        """The paladin of this round: face up, face down, or not chosen yet."""
        d, player = self._d, self._player
        if self._opponent:
            return None
        if player.paladin is not None:
            return d.place(d.paladin(player.paladin))
        message = "paladin-down" if player.chosen else "paladin-none"
        face = h.span(f".pcard.reverse-side{'' if player.chosen else '.empty'}")[d.pen.icon("paladin", "huge")]
        return d.thing(message, d.words(message), face, d.words("paladin-about"))

    def attributes(self) -> Element:
        """The track from 0 to 12: a marker for each attribute, and apart from it what the paladin adds."""
        values = (self._player.strength, self._player.influence, self._player.faith)
        row = t.PALADINS[self._paladin] if self._paladin >= 0 else None
        extras = (row.strength, row.influence, row.faith) if row is not None else (0, 0, 0)
        numbers = h.div(".scale", aria_hidden="true")[
            h.span, [h.i[str(value)] for value in range(t.HIGHEST + 1)], h.span
        ]
        points = h.div(".scale.worth", aria_hidden="true")[
            h.span[self._d.words("vp")], [h.i[str(points)] for points in t.ATTRIBUTE_VP], h.span
        ]
        tracks = [self._track(*one) for one in zip(ATTRIBUTES, values, extras, strict=True)]
        return h.div(".tracks")[numbers, tracks, points]

    def _track(self, name: str, value: int, extra: int) -> Element:
        d = self._d
        cells: list[Node] = []
        for place in range(t.HIGHEST + 1):
            if place == value:
                cells.append(h.i(".at")[d.pen.icon(name)])
            elif extra and place == min(value + extra, t.HIGHEST):
                cells.append(h.i(".reach")[f"+{extra}"])
            else:
                cells.append(h.i(".filled" if place < value else ".lent" if place < value + extra else ""))
        total = h.b[str(value), extra > 0 and h.small[f"+{extra}"]]
        label = d.words(f"track-{name}", value=value, extra=extra, total=value + extra, points=t.ATTRIBUTE_VP[value])
        content: list[Node] = [h.span(".lead")[d.pen.icon(name)], cells, total]
        about, title = d.words(f"{name}-about"), d.words(f"{name}.name")
        return d.thing(name, label, content, about, (), f".track.of-{name}", title)

    # ---------------------------------------------------------------- what was gathered

    def gathered(self) -> Element:
        """Townsfolk, walls, outsiders, and the paladins that are known."""
        d, player = self._d, self._player
        kept = [
            ("hired", [d.place(d.townsfolk(card, hired=True), self._use(card)) for card in player.hired]),
            ("walls", [d.place(d.wall(card)) for card in player.walls]),
            ("attacked", [d.place(d.outsider(card, "attacked")) for card in player.attacked]),
            ("converted", [d.place(d.outsider(card, "converted")) for card in player.converted]),
        ]
        return h.div(".gathered")[
            [_group(name, d.words(name, count=len(cards)), cards) for name, cards in kept if cards]
        ]

    def _use(self, card: str) -> list[str]:
        return [do.USE.text(card)] if self._own and card in do.USE.arguments else []


def _group(name: str, heading: str, cards: Node) -> Element:
    return h.div(f".kept-{name}")[h.h4[heading], h.div(".tiles")[cards]]
