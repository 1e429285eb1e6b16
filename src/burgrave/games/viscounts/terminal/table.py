"""How a table of Viscounts is drawn in a terminal, from what a seat may see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.terminal.players import Players
from burgrave.games.viscounts.view.records import SegmentView, ViscountsView
from burgrave.games.viscounts.view.view import SIDES
from burgrave.kernel.text import Texts, Word
from burgrave.parts.lines import Chips, labelled

VISCOUNT: Final = "◆"
RIVER: Final = "≈"


ADDED: Final[dict[type, Callable[[Pen, Any], RenderableType]]] = {}  # by its view: what an expansion has laid there


def draw(view: ViscountsView, language: str, names: Sequence[str], texts: Texts) -> RenderableType:
    """The table as a seat sees it: the ring around the castle, the other players, and the seat's own area."""
    pen = Pen(view, language, names, texts)
    parts: list[RenderableType] = [pen.heading(), pen.supplies()]
    if view.added is not None:
        parts.append(ADDED[type(view.added)](pen, view.added))
    for segment in view.ring:
        parts += [pen.rule(segment), pen.segment(segment)]
    for player in view.players:
        if player.seat != view.seat:
            parts += [Text(), pen.player(player)]
    if view.seat is not None:
        parts += [Text(), pen.own_area(view.players[view.seat])]
    return Group(*parts)


class Pen(Players):
    """Draws the ring beside the players."""

    def heading(self) -> RenderableType:
        """The round, the phase, and whose turn it is."""
        view = self.view
        found = [self.say("round", round=view.round) if view.round else self.say("setup")]
        found.append(self.called(f"phase-{view.phase}"))
        if view.turn is not None and view.phase != "opponent":
            found.append(self.say("turn", who=self.who(view.turn)))
        if view.last is not None:
            found.append(self.say("last", round=view.last))
        return Rule(Text(" · ".join(found), style="bold"), style="dim")

    def supplies(self) -> RenderableType:
        """What is left of debts, deeds and favours, the third tier of the castle, and pairs to choose from."""
        view = self.view
        grid = labelled()
        if view.round:
            stacks = [self.say("poverty", count=view.debts), self.say("prosperity", count=view.deeds)]
            grid.add_row(self.say("stacks"), Chips([Text(stack) for stack in stacks], broken=True))
        favours = self.listed(Word(f"ribbon-{ribbon}") for ribbon in view.favours)
        grid.add_row(self.say("favours"), favours or self.none())
        high = [f"{self.who(player.seat)} {player.castle[2][0]}" for player in view.players if player.castle[2][0]]
        grid.add_row(self.say("third-tier"), ", ".join(high) or self.none())
        if view.pairs:
            grid.add_row(self.say("pairs"), Group(*[self.pair(card, hero) for card, hero in view.pairs.items()]))
        return grid

    def pair(self, card: str, hero: str) -> Text:
        """A player card with its hero."""
        index = t.PLAYER_CARD_IDS.index(card)
        goods, more = self.effect(fx.PLAYER_GOODS[index]), self.effect(fx.PLAYER_EFFECT[index])
        text = Text(f"{t.PLAYER_CARDS[index].town} ", style="bold").append(f"{goods}, {more} + ", style="not bold")
        return text.append(self.whole_folk(t.TOWNSFOLK_IDS.index(hero)))

    # ---------------------------------------------------------------- the ring

    def rule(self, view: SegmentView) -> RenderableType:
        """A line between two segments."""
        segment = t.SEGMENTS[t.SEGMENT_IDS.index(view.segment)]
        title = self.called(Word("segment", left=segment.left, right=segment.right))
        return Rule(Text(title, style="bold"), align="left", style="dim")

    def segment(self, view: SegmentView) -> RenderableType:
        """A segment: its towns with their viscounts, the spots, the townsfolk and the manuscript."""
        grid = labelled()
        number = t.SEGMENT_IDS.index(view.segment)
        row = t.SEGMENTS[number]
        for side, town, per, trade in (
            (t.LEFT, row.left, row.left_per, fx.LEFT_TRADE),
            (t.RIGHT, row.right, row.right_per, fx.RIGHT_TRADE),
        ):
            text = Text(self.say("trade", trade=self.effect(trade[number]), count=per))
            grid.add_row(str(town), text.append(self.viscounts(view, side)))
        grid.add_row(self.say("inner", left=row.left, right=row.right), self.castle(view))
        grid.add_row(self.say("spots"), self.spots(view))
        grid.add_row(self.say("townsfolk"), self.townsfolk(view, number))
        grid.add_row(self.say("manuscript"), self.top_manuscript(view, number))
        return grid

    def viscounts(self, view: SegmentView, side: int) -> Text:
        """Who stands in a town."""
        town = f"{view.segment} {SIDES[side]}"
        there = [self.who(player.seat) for player in self.view.players if player.town == town]
        return Text("".join(f"  {VISCOUNT}{name}" for name in there), style="bold cyan")

    def castle(self, view: SegmentView) -> Text:
        """The section of the castle: what it brings, and whose workers are on its two tiers."""
        text = Text(self.say("section", reward=self.effect(fx.SECTION[view.section])))
        for tier in (0, 1):
            there = [
                f"{self.who(player.seat)} {player.castle[tier][view.section]}"
                for player in self.view.players
                if player.castle[tier][view.section]
            ]
            if there:
                text.append(f" · {self.say('tier-of', tier=tier + 1, workers=', '.join(there))}")
        return text.append(self.viscounts(view, t.INNER))

    def spots(self, view: SegmentView) -> Text:
        """The building spots from left to right, the links between them, and the river."""
        text, bank = Text(), t.LEFT
        for name, standing in view.sites.items():
            site = t.SITE_IDS.index(name)
            if t.BANK[site] != bank:
                bank = t.BANK[site]
                text.append(f" {RIVER}", style="bold blue")
            text.append(" " if text else "")
            if standing is None:
                text.append(f"[{self.effect(fx.SITE[site])}]")
            else:
                seat, building = standing.split(" ")
                kind = t.BUILDINGS[t.BUILDING_IDS.index(building)].kind
                text.append(f"[{self.say(f'kind-{kind}')}: {self.who(int(seat))}]", style="cyan")
            for link, (source, _) in enumerate(t.LINKED):
                if source == site:
                    text.append(f" ─{self.effect(fx.LINK[link])}─", style="dim")
        return text

    def townsfolk(self, view: SegmentView, segment: int) -> Text:
        """The card on top of the pile, or the printed one."""
        if view.townsfolk is None:
            row = t.SEGMENTS[segment]
            text = Text(f"{self.say('printed')} ", style="dim").append(f"{row.printed_cost} ", style="not dim")
            text.append(self.icons(t.PRINTED_ICONS[segment]))
            return text.append(f" – {self.say('at-once', reward=self.effect(fx.PRINTED_DISMISS[segment]))}")
        card = t.TOWNSFOLK_IDS.index(view.townsfolk)
        text = self.whole_folk(card)
        if t.TOWNSFOLK[card].hire:
            text.append(f" – {self.say('at-once', reward=self.effect(fx.HIRE[card]))}")
        return text.append(f" ({self.say('left', count=view.townsfolk_left)})", style="dim")

    def top_manuscript(self, view: SegmentView, segment: int) -> Text:
        """The manuscript on top of the pile, or the printed one."""
        if view.manuscript is None:
            row = t.SEGMENTS[segment]
            effect = self.effect(fx.PRINTED_MANUSCRIPT[segment])
            return Text(f"{self.say('printed')} {row.manuscript_cost} – {effect}", style="dim")
        text = Text(self.manuscript(t.MANUSCRIPT_IDS.index(view.manuscript)))
        return text.append(f" ({self.say('left', count=view.manuscripts_left)})", style="dim")
