"""What a player has beside the actions: workers, goods, the paladin, the attributes, and the cards that were gained."""

from __future__ import annotations

from typing import Final

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.page.cards import Drawing
from burgrave.games.paladins.page.icons import ATTRIBUTES
from burgrave.games.paladins.page.sending import Sending
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.view.records import PlayerView
from burgrave.kernel.text import Word


class Belongings:
    """Draws what one player has."""

    def __init__(self, drawing: Drawing, player: PlayerView, own: bool, first: bool = False) -> None:
        self._d: Final = drawing
        self._player: Final = player
        self._own: Final = own
        self._first: Final = first
        self._opponent: Final = player.seat >= len(drawing.scene.names)
        self._sending: Final = Sending(drawing.scene)

    def id(self, *name: str | int) -> str:
        """A place of the drawing; on the boards of others nothing is shown to happen."""
        first, *rest = name
        return "#" + "-".join(map(str, [first, self._player.seat, *rest])) if self._own else ""

    # ---------------------------------------------------------------- workers and goods

    def pool(self) -> Element:
        """The workers that are not placed yet: where one of them is wanted, each kind that fits can be chosen."""
        d, player = self._d, self._player
        fits = self._sending.last if self._own else {}
        if fits:
            kinds = [self._kind(worker, count, fits.get(worker)) for worker, count in player.workers.items()]
            return h.div(self.id("workers") + ".pool.choosing")[kinds]
        workers = [worker for worker, count in player.workers.items() for _ in range(count)]
        crew = h.span(".crew-of")[d.pen.workers(workers) if workers else h.span(".none")["–"]]
        words = [Word(f"worker-{worker}") for worker in workers]
        return h.div(self.id("workers") + ".pool")[d.counter("workers", len(workers), crew, ".bench", worker=words),]

    def _kind(self, worker: str, count: int, text: str | None) -> Element:
        """Workers of a kind, who are one answer where one of them is wanted."""
        d = self._d
        label = d.name(f"worker-{worker}")
        dos = [text] if text is not None else []
        return d.thing(f"one-{worker}", label, d.pen.workers([worker] * count), "", dos, ".kind")

    def teams(self) -> Node:
        """Where more than one worker is to be chosen, the groups to choose from."""
        d, teams = self._d, self._sending.teams
        return (
            bool(teams)
            and h.div(".teams", role="group", aria_label=d.words("teams"))[
                [
                    d.thing(f"team-{number}", d.scene.options[text], d.pen.workers(group), "", [text], ".team")
                    for number, (text, group) in enumerate(teams.items())
                ]
            ]
        )

    def purses(self) -> Element:
        """Silver, provisions, suspicion and debts."""
        player = self._player
        return h.div(self.id("purse") + ".purses")[
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
        coins = sum(player.suspicion)
        content: list[Node] = [d.pen.icon("suspicion"), h.b[str(len(player.suspicion))]]
        dots = coins > 0 and h.small["•" * coins]
        return d.counter("suspicion", len(player.suspicion), [content, dots])

    # ---------------------------------------------------------------- the paladin and the attributes

    def knight(self) -> Node:
        """The paladin of this round: face up, face down, or not chosen yet."""
        d, player = self._d, self._player
        if self._opponent:
            return None
        if player.paladin is not None:
            return h.div(self.id("paladin") + ".knight-of")[d.place(d.paladin(player.paladin))]
        message = "paladin-down" if player.chosen else "paladin-none"
        face = h.span(f".back-of{'' if player.chosen else '.empty'}")[d.pen.icon("paladin", "huge")]
        return h.div(self.id("paladin") + ".knight-of")[
            d.thing(message, d.words(message), face, d.words("paladin-about"))
        ]

    def attributes(self) -> Element:
        """The track from 0 to 12: a marker for each attribute, and apart from it what the paladin adds."""
        numbers = h.div(".scale", aria_hidden="true")[
            h.span, h.ol[[h.li[str(value)] for value in range(t.HIGHEST + 1)]], h.span
        ]
        points = h.div(".scale.worth", aria_hidden="true")[
            h.span[self._d.words("vp")], h.ol[[h.li[str(points)] for points in t.ATTRIBUTE_VP]], h.span
        ]
        tracks = [self._track(*one) for one in zip(ATTRIBUTES, *values(self._player), strict=True)]
        return h.div(self.id("tracks") + ".tracks")[numbers, tracks, points]

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
        label = d.words(f"track-{name}", value=value, extra=extra, total=value + extra, points=t.ATTRIBUTE_VP[value])
        title = d.words(f"{name}.name")
        content: list[Node] = [h.span(".lead")[title], h.span(".cells")[cells], h.b[str(value + extra)]]
        return d.thing(name, label, content, d.words(f"{name}-about"), (), f".track.of-{name}", title)

    # ---------------------------------------------------------------- what was gathered

    def gathered(self) -> Element:
        """Townsfolk, walls, outsiders."""
        d, player = self._d, self._player
        kept = [
            ("hired", [d.place(d.townsfolk(card, hired=True), self._use(card)) for card in player.hired]),
            ("walls", [d.place(d.wall(card)) for card in player.walls]),
            ("attacked", [d.place(d.outsider(card, "attacked")) for card in player.attacked if not self._own]),
            ("converted", [d.place(d.outsider(card, "converted")) for card in player.converted]),
        ]
        return h.div(self.id("gathered") + ".gathered")[
            [_group(name, d.words(name, count=len(cards)), cards) for name, cards in kept if cards]
        ]

    def _use(self, card: str) -> list[str]:
        return [do.USE.text(card)] if self._own and card in do.USE.arguments else []


def _group(name: str, heading: str, cards: Node) -> Element:
    return h.div(f".kept-{name}")[h.h4[heading], h.div(".tiles")[cards]]


def values(player: PlayerView) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """The attributes of a player, and what the paladin adds to each."""
    row = t.PALADINS[t.PALADIN_IDS.index(player.paladin)] if player.paladin is not None else None
    extras = (row.strength, row.influence, row.faith) if row is not None else (0, 0, 0)
    return (player.strength, player.influence, player.faith), extras
