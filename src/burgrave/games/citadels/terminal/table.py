"""How a table of Citadels is drawn in a terminal, from what a seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.text.descriptions import Reading, by_type
from burgrave.games.citadels.view.records import CitadelsView, DistrictView, PlayerView
from burgrave.kernel.text import Texts, Word, Words
from burgrave.parts.lines import Chips, indented, labelled

COLOURS: Final = {
    "noble": "yellow",
    "religious": "bright_blue",
    "trade": "green",
    "military": "red",
    "unique": "magenta",
}
CROWN: Final = "♛"
TURN: Final = "►"
WIDE: Final = 110  # from so many columns on, the players stand in two columns


def draw(view: CitadelsView, language: str, names: Sequence[str], texts: Texts) -> RenderableType:
    """The table as a seat sees it: the round, the characters, the other players, and the seat's own area."""
    pen = Pen(view, language, names, texts)
    parts: list[RenderableType] = [pen.heading(), pen.characters(), Text()]
    others = [player for player in view.players if player.seat != view.seat]
    parts.append(Sides([pen.player(player) for player in others]))
    if view.seat is not None:
        parts.append(pen.own_area(view.players[view.seat]))
    return Group(*parts)


def describe(name: str, language: str, texts: Texts) -> str:
    """The numbers printed on a card, in one line."""
    if name in t.DISTRICT_IDS:
        district = t.DISTRICTS[t.DISTRICT_IDS.index(name)]
        kind = Word(f"type-{district.type}")
        args: dict[str, Words] = {"type": kind, "cost": district.cost, "count": district.count}
        return texts.say(language, "terminal-about-district", args)
    if name in t.CHARACTER_IDS:
        rank = t.CHARACTERS[t.CHARACTER_IDS.index(name)].rank
        return texts.say(language, "terminal-about-character", {"rank": rank})
    characters = [Word(f"character-{character}") for character in t.CASTS[name].characters]
    return texts.say(language, "terminal-about-cast", {"characters": characters})


class Pen(Reading):
    """Draws the parts of one view in one language."""

    # ---------------------------------------------------------------- the middle of the table

    def heading(self) -> RenderableType:
        """The round, whose turn it is, and the deck."""
        return Rule(Text(" · ".join(self.situation()), style="bold"), style="dim")

    def characters(self) -> RenderableType:
        """All characters of the game by rank, with what has become of them this round."""
        return Columns([self.character(name) for name in self.view.cast], padding=(0, 3))

    def character(self, name: str) -> Text:
        """A character with its rank, its player where known, and its marks."""
        view = self.view
        rank = t.CHARACTERS[t.CHARACTER_IDS.index(name)].rank
        current = name == view.character
        style = "bold" if current else "dim" if self.is_past(name) else ""
        text = Text(f"{TURN if current else ' '}{rank} {self.list([name])}", style=style)
        holder = self.holder(name)
        if holder:
            text.append(f" {holder}", style="cyan")
        for mark in self.marks(name):
            text.append(f" [{self.say(f'mark-{mark}')}]", style="red" if mark in ("killed", "robbed") else "yellow")
        return text

    # ---------------------------------------------------------------- players

    def player(self, player: PlayerView) -> RenderableType:
        """Another player: a line, the city, and the cards of the hand that the seat knows."""
        lines: list[RenderableType] = [self._title(player)]
        if player.city:
            lines.append(indented(self.city(player)))
        if player.hand:
            lines.append(indented(self.named("hand", self.hand(player.hand))))
        elif player.remembered:
            lines.append(indented(self.named("seen", self.hand(player.remembered))))
        return Group(*lines)

    def own_area(self, player: PlayerView) -> RenderableType:
        """The seat's own hand and city, and what it knows of this round's selection."""
        view = self.view
        grid = labelled()
        grid.add_row(self.say("hand"), self.hand(player.hand or []))
        if view.limbo:
            grid.add_row(self.say("before"), self.hand(view.limbo))
        grid.add_row(self.say("in-city"), self.city(player))
        looks = [look for look in view.passed if view.phase != "over"]
        if looks:
            grid.add_row(f"{self.say('passed')}:", Text(" | ".join(self.list(look) for look in looks), style="dim"))
        names = [(self.say(f"sign-{type_}"), self.texts.say(self.language, f"type-{type_}")) for type_ in t.TYPES]
        legend = "  ".join(f"{sign} {name}" for sign, name in names)
        title = self._title(player)
        return Panel(grid, title=title, title_align="left", subtitle=Text(legend, style="dim"), border_style="cyan")

    def _title(self, player: PlayerView) -> Text:
        """A player's name and numbers."""
        view = self.view
        name = self.names[player.seat]
        own = player.seat == view.seat
        text = Text(f"{TURN} " if view.turn == player.seat else "")
        text.append(f"{name} ({self.say('you')})" if own else name, style="bold cyan")
        if view.crown == player.seat:
            text.append(f" {CROWN} {self.say('crown')}", style="bold yellow")
        return text.append(f" · {' · '.join(self.facts(player))}")

    # ---------------------------------------------------------------- cards

    def hand(self, districts: Sequence[str]) -> RenderableType:
        """Cards by type and cost."""
        return self._chips([self.chip(card.id, card.cost) for card in by_type(districts)])

    def city(self, player: PlayerView) -> RenderableType:
        """The districts of a city in the order in which they were built."""
        return self._chips([self.building(district) for district in player.city])

    def building(self, district: DistrictView) -> Text:
        """A district in a city; a plus stands for the Artist's coin."""
        return self.chip(district.district, district.cost, "+" if district.beautified else "")

    def chip(self, name: str, cost: int, note: str = "") -> Text:
        """A district: the letter of its type with its cost, if it has one, both in the type's colour, and its name."""
        kind = t.DISTRICTS[t.DISTRICT_IDS.index(name)].type
        text = Text(f"{self.say(f'sign-{kind}')}{cost or ''}{note}", style=f"bold {COLOURS[kind]}")
        return text.append(f" {self.texts.say(self.language, f'district-{name}')}", style=f"not bold {COLOURS[kind]}")

    def named(self, message: str, chips: RenderableType) -> RenderableType:
        """Cards with a word before them."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True, style="dim")
        grid.add_column(ratio=1)
        grid.add_row(f"{self.say(message)}:", chips)
        return grid

    def _chips(self, chips: list[Text]) -> RenderableType:
        return Chips(chips) if chips else Text(self.say("none"), style="dim")


class Sides:
    """Blocks under each other or, where there is room, in two columns."""

    def __init__(self, blocks: list[RenderableType]) -> None:
        self.blocks = blocks

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The blocks in their order."""
        if options.max_width < WIDE:
            yield from self.blocks
            return
        grid = Table.grid(padding=(0, 3), expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        for i in range(0, len(self.blocks), 2):
            grid.add_row(*self.blocks[i : i + 2])
        yield grid
