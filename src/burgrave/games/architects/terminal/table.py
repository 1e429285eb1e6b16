"""How a table of Architects is drawn in a terminal, from what a seat may see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.terminal.players import Players
from burgrave.games.architects.text.wording import at_location, mixed_cost
from burgrave.games.architects.view.records import ArchitectsView
from burgrave.kernel.effects import parse
from burgrave.kernel.text import Texts
from burgrave.parts.lines import labelled

WORKER: Final = "●"
SPACE: Final = "○"
ADDED: Final[dict[type, Callable[[Pen, Any], RenderableType]]] = {}  # by its view: what an expansion has laid there


def draw(view: ArchitectsView, language: str, names: Sequence[str], texts: Texts) -> RenderableType:
    """The table as a seat sees it: the town, the apprentices, the other players, and the seat's own area."""
    pen = Pen(view, language, names, texts)
    parts: list[RenderableType] = [pen.heading(), pen.town(), pen.rule("apprentices"), pen.row()]
    if view.added is not None:
        parts.append(ADDED[type(view.added)](pen, view.added))
    chosen_from = view.packet or view.looked
    if chosen_from:
        cards = [pen.building(t.BUILDING_IDS.index(card)) for card in chosen_from]
        parts += [pen.rule("packet" if view.packet else "looked"), *cards]
    for player in view.players:
        if player.seat != view.seat:
            parts += [Text(), pen.player(player)]
    if view.seat is not None:
        parts += [Text(), pen.own_area(view.players[view.seat])]
    return Group(*parts)


class Pen(Players):
    """Draws the town beside the players."""

    def heading(self) -> RenderableType:
        """The turn, the phase, and whose turn it is."""
        view = self.view
        found = [self.say("turn-number", number=view.turns) if view.turns else self.say("setup")]
        found.append(self.called(f"phase-{view.phase}"))
        if view.turn is not None and view.turns and view.phase != "opponent":
            found.append(self.say("turn", who=self.who(view.turn)))
        return Rule(Text(" · ".join(found), style="bold"), style="dim")

    def rule(self, title: str) -> RenderableType:
        """A line with a title."""
        return Rule(Text(self.say(title), style="bold"), align="left", style="dim")

    # ---------------------------------------------------------------- the town

    def town(self) -> RenderableType:
        """All places with whose workers are there."""
        view = self.view
        grid = labelled()
        if view.left is not None and view.phase != "over":
            grid.add_row(self.say("end"), Text(self.say("last-turns", count=view.left), style="bold yellow"))
        for place in t.CIRCLES:
            grid.add_row(self.called(f"place-{place}"), self.place(place, self.workers_of(view.places[place])))
        for space, owner in zip(t.MARKET_SPACES, view.market, strict=True):
            there = self.who(owner) if owner is not None else ""
            grid.add_row(self.say(space), self.place(space, there))
        grid.add_row(self.called("place-guildhall"), self.guildhall())
        grid.add_row(self.called("place-cathedral"), Group(*self.cathedral()))
        prisoners = self.workers_of([player.prison for player in view.players])
        grid.add_row(self.called("place-prison"), prisoners or self.none())
        grid.add_row(self.say("piles"), self.piles())
        if view.scheme is not None:
            grid.add_row(
                self.say("scheme"), self.called(at_location(t.SCHEMES[t.SCHEME_IDS.index(view.scheme)].location))
            )
        return grid

    def place(self, place: str, workers: str) -> Text:
        """What a place brings, and whose workers are there."""
        view = self.view
        offers = {"market_left": view.small, "market_right": view.large}
        goods = self.effect(parse(offers[place])) if place in offers else ""
        text = Text(self.say(f"at-{place}", goods=goods, count=view.tax, more=int(view.added is not None)), style="dim")
        return text.append(f"  {WORKER} {workers}", style="not dim bold cyan") if workers else text

    def guildhall(self) -> Text:
        """Its spaces row by row, with whose workers lie there; where a row begins with a reset, a sign."""
        view = self.view
        columns = view.guildhall_spaces // t.GUILDHALL_ROWS
        lines = []
        for first in range(0, view.guildhall_spaces, columns):
            taken = [self.who(owner) for owner in view.guildhall[first : first + columns]]
            spaces = " ".join([*[f"{WORKER}{name}" for name in taken], *[SPACE] * (columns - len(taken))])
            lines.append(f"{spaces}  {self.say('reset')}" if first in view.resets else spaces)
        beside = view.guildhall[view.guildhall_spaces :]
        lines += [self.say("beside", workers=", ".join(map(self.who, beside)))] if beside else []
        return Text("\n".join(lines))

    def cathedral(self) -> Iterator[Text]:
        """Its levels from the highest, with who stands there."""
        for level in range(t.LEVELS, 0, -1):
            there = [self.who(player.seat) for player in self.view.players if player.cathedral == level]
            text = Text(f"{level} ", style="bold").append(
                self.say("level-about", points=t.LEVEL_VP[level], cost=self.listed(mixed_cost(level))), style="dim"
            )
            room = t.LEVEL_SPACES[level] - len(there)
            yield text.append(f"  {' '.join([*[f'{WORKER}{name}' for name in there], *[SPACE] * room])}")

    def piles(self) -> str:
        """How many cards are left of each pile."""
        view = self.view
        counts = {
            "plans": view.plans_left,
            "apprentices": view.apprentices_left,
            "rewards": view.rewards_left,
            "market": view.small_left,
        }
        return self.line(self.say(f"left-{pile}", count=count) for pile, count in counts.items())

    # ---------------------------------------------------------------- apprentices

    def row(self) -> RenderableType:
        """The apprentices face up, by row and column, with the silver on them."""
        grid = labelled()
        for slot, (card, coins) in enumerate(zip(self.view.row, self.view.coins, strict=True)):
            row, column = divmod(slot, t.COLUMNS)
            text = self.apprentice(t.APPRENTICE_IDS.index(card)) if card is not None else self.none()
            if coins:
                text.append(f"  {self.say('coins', count=coins)}", style="bold yellow")
            grid.add_row(self.say("slot", row=row + 1, column=column + 1), text)
        return grid
