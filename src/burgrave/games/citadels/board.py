"""How a table of Citadels is drawn on a page, from what a seat may see."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
import msgspec
from htpy import Element, Node

from burgrave.games.citadels.data import CHARACTER_IDS, CHARACTERS, DISTRICT_IDS, DISTRICTS
from burgrave.games.citadels.reading import Reading, by_type
from burgrave.games.citadels.view import CitadelsView, PlayerView
from burgrave.games.citadels.wording import TEXTS


def draw(view: bytes, names: list[str], language: str) -> Node:
    """The table as a seat sees it: the round, the characters, the players, and the seat's own hand."""
    return Board(msgspec.json.decode(view, type=CitadelsView), language, names, TEXTS).draw()


class Board(Reading):
    """Draws one view in one language."""

    def draw(self) -> Node:
        """The whole table."""
        view = self.view
        own = view.players[view.seat] if view.seat is not None else None
        return [
            h.p[" · ".join(self.situation())],
            own is not None and view.phase != "over" and self.own_area(own),
            h.ol(".characters")[[self.character(name) for name in view.cast]],
            h.table[h.tbody[[self.player(player) for player in view.players]]],
        ]

    def character(self, name: str) -> Element:
        """A character with its rank, its player where known, and its marks."""
        rank = CHARACTERS[CHARACTER_IDS.index(name)].rank
        marks = [self.say(f"mark-{mark}") for mark in self.marks(name)]
        return h.li(".past" if self.is_past(name) else "", value=str(rank))[
            h.abbr(title=self.texts.say(self.language, f"character-{name}-ability"))[self.list([name])],
            " ",
            self.holder(name),
            marks and f" [{', '.join(marks)}]",
        ]

    def player(self, player: PlayerView) -> Element:
        """A player: a line of facts, the city, and the cards of the hand that the seat knows."""
        crown = f" ♛ {self.say('crown')}" if self.view.crown == player.seat else ""
        hand = None
        if player.seat != self.view.seat and (player.hand or player.remembered):
            word = "hand" if player.hand else "seen"
            hand = h.p[f"{self.say(word)}: ", self.cards(player.hand or player.remembered)]
        return h.tr[
            h.th(scope="row")[self.names[player.seat], crown],
            h.td[
                h.p[" · ".join(self.facts(player))],
                h.p[[self.chip(one.district, one.cost, "+" if one.beautified else "") for one in player.city]],
                hand,
            ],
        ]

    def own_area(self, player: PlayerView) -> Node:
        """The seat's own hand, and what it knows of this round's selection."""
        view = self.view
        looks = " | ".join(self.list(look) for look in view.passed)
        return [
            h.p[f"{self.say('hand')}: ", self.cards(player.hand or [])],
            view.limbo and h.p[f"{self.say('before')}: ", self.cards(view.limbo)],
            looks and h.p(".hint")[f"{self.say('passed')}: {looks}"],
        ]

    def cards(self, districts: Sequence[str]) -> Node:
        """Cards by type and cost."""
        return [self.chip(card.id, card.cost) for card in by_type(districts)] or self.say("none")

    def chip(self, name: str, cost: int, note: str = "") -> Element:
        """A district: the letter of its type with its cost, and its name; what it does, on a closer look."""
        kind = DISTRICTS[DISTRICT_IDS.index(name)].type
        effect = f"district-{name}-effect"
        about = self.texts.say(self.language, effect) if self.texts.has(self.language, effect) else None
        return h.span(f".chip.{kind}", title=about)[
            h.b[f"{self.say(f'sign-{kind}')}{cost}{note}"], " ", self.texts.say(self.language, f"district-{name}")
        ]
