"""How the players of Architects are drawn in a terminal: their goods, workers, cards and numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.text.wording import abilities, built, goods, parts, power
from burgrave.games.architects.view.records import ArchitectsView, PlayerView
from burgrave.kernel.effects import Effect
from burgrave.kernel.text import Texts, Word
from burgrave.parts.lines import Chips, Voice, indented, labelled

COLOURS: Final = {"carpentry": "yellow", "tiling": "red", "masonry": "white"}
TURN: Final = "►"
MORE: Final[dict[type, Callable[[Players, Any, PlayerView], Iterable[tuple[str, RenderableType]]]]] = {}
"""By the view of an expansion: what of it lies before a player, in rows with a label."""


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{number:+}".replace("-", "−") if number else "0"


class Speaker(Voice):
    """Says in one language what cards bring."""

    def listed(self, words: Iterable[Word]) -> str:
        """Several things, one after the other."""
        return ", ".join(map(self.called, words))

    def effect(self, effect: Effect) -> str:
        """What an effect brings, in a list."""
        return self.listed(parts(effect))

    def skills(self, skills: Sequence[str]) -> Text:
        """Skills, three letters each, so that colour is never the only sign."""
        return Text(" ").join([Text(self.say(f"skill-{one}"), style=f"bold {COLOURS[one]}") for one in skills])

    def virtue(self, points: int) -> str:
        """Virtue that a card brings or costs."""
        return f" {self.say('virtue-change', points=signed(points))}" if points else ""

    def apprentice(self, card: int, *, short: bool = False) -> Text:
        """An apprentice: name, skills, and what it can do."""
        row = t.APPRENTICES[card]
        text = Text(f"{self.called(f'apprentice-{row.name}')} ", style="bold").append(self.skills(row.skills))
        text.append(self.virtue(row.virtue) if not short else "", style="not bold")
        known = self.listed(abilities(card))
        return text.append(f" – {known}", style="not bold") if known else text

    def building(self, card: int) -> Text:
        """A building card with all that is printed on it."""
        row = t.BUILDINGS[card]
        text = self.building_name(card).append(f": {self.listed(goods(fx.BUILDING_COST[card]))}", style="not bold")
        text.append(" " if row.skills else "").append(self.skills(row.skills))
        text.append(self.virtue(row.virtue), style="not bold")
        return text.append(f" – {self.listed(built(card))}", style="not bold")

    def building_name(self, card: int) -> Text:
        """A building with its points."""
        name = self.called(f"building-{t.BUILDING_IDS[card]}")
        return Text(f"{name} ", style="bold").append(self.say("vp", points=t.BUILDING_VP[card]), style="bold cyan")


class Players(Speaker):
    """Draws the players of one view in one language."""

    def __init__(self, view: ArchitectsView, language: str, names: Sequence[str], texts: Texts) -> None:
        super().__init__(language, texts)
        self.view = view
        self.names = names

    def who(self, seat: int) -> str:
        """A player by name; the solo opponent by that of its board."""
        opponent = self.view.players[seat].opponent
        return self.names[seat] if opponent is None else self.called(f"opponent-{opponent}")

    def workers_of(self, counts: Sequence[int]) -> str:
        """Whose workers are somewhere, and how many."""
        return ", ".join(f"{self.who(seat)} {count}" for seat, count in enumerate(counts) if count)

    # ---------------------------------------------------------------- players

    def player(self, player: PlayerView) -> RenderableType:
        """Another player: a line of numbers, and what lies there below it."""
        return Group(self.title(player), indented(self.rows(player)))

    def own_area(self, player: PlayerView) -> RenderableType:
        """The seat's own things in a frame, with its hand."""
        legend = Text(self.say("legend"), style="dim")
        content = self.rows(player)
        return Panel(content, title=self.title(player), title_align="left", subtitle=legend, border_style="cyan")

    def title(self, player: PlayerView) -> Text:
        """A player's name, and whether it is their turn."""
        view = self.view
        turn = player.opponent is not None if view.phase == "opponent" else view.turn == player.seat
        text = Text(f"{TURN} " if turn else "")
        name = self.who(player.seat)
        text.append(f"{name} ({self.say('you')})" if player.seat == view.seat else name, style="bold cyan")
        if player.character is not None:
            text.append(f" · {self.called(f'character-{player.character}')}", style="bold magenta")
        if player.opponent is not None:
            text.append(f" · {self.say('own-opponent')}", style="dim")
        if view.first == player.seat and len(self.names) > 1:
            text.append(f" · {self.say('first')}", style="bold yellow")
        return text

    def rows(self, player: PlayerView) -> RenderableType:
        """What lies before a player, one kind in a row; of others in short."""
        grid = labelled()
        own = player.seat == self.view.seat
        if player.opponent is None:
            grid.add_row(self.say("goods"), self.line(self.say(good, count=player.goods[good]) for good in t.GOODS))
        else:
            grid.add_row(self.say("goods"), self.say("silver", count=player.goods["silver"]))
        grid.add_row(self.say("workers"), self.line(self.workers(player)))
        grid.add_row(self.say("virtue"), self.line(self.standing(player)))
        if own and player.character is not None:
            grid.add_row(self.say("power"), self.listed(power(t.CHARACTER_IDS.index(player.character))))
        if player.opponent is None:
            cards = [t.APPRENTICE_IDS.index(card) for card in player.apprentices]
            apprentices = [self.apprentice(card, short=True) for card in cards]
            grid.add_row(self.say("apprentices"), Group(*apprentices) if cards else self.none())
        grid.add_row(self.say("buildings"), self.buildings(player))
        if self.view.added is not None:
            for label, there in MORE[type(self.view.added)](self, self.view.added, player):
                grid.add_row(label, there)
        if player.hand is not None and player.opponent is None:
            hand = [self.building(t.BUILDING_IDS.index(card)) for card in player.hand]
            grid.add_row(self.say("hand"), Group(*hand) if hand else self.none())
        elif player.opponent is None:
            grid.add_row(self.say("hand"), self.say("held", count=player.held))
        if player.opponent is not None:
            grid.add_row(self.say("points"), self.points())
        return grid

    def line(self, facts: Iterable[str]) -> str:
        """Facts on a line."""
        return " · ".join(facts)

    def none(self) -> Text:
        """A word for nothing."""
        return Text(self.say("none"), style="dim")

    def workers(self, player: PlayerView) -> Iterator[str]:
        """Those of the supply, those in prison, and captured ones of others."""
        yield self.say("supply", count=player.workers)
        yield self.say("imprisoned", count=player.prison)
        if any(player.captured):
            yield self.say("captured", workers=self.workers_of(player.captured))

    def standing(self, player: PlayerView) -> Iterator[str]:
        """The spaces of the two markers, and debts."""
        yield self.say("virtue-space", number=player.virtue, points=signed(t.VIRTUE_VP[player.virtue]))
        yield self.say("level", number=player.cathedral, points=t.LEVEL_VP[player.cathedral])
        yield self.say("unpaid", count=player.unpaid)
        yield self.say("paid", count=player.paid)

    def buildings(self, player: PlayerView) -> RenderableType:
        """The buildings with their points."""
        chips = [self.building_name(t.BUILDING_IDS.index(card)) for card in player.buildings]
        return Chips(chips, broken=True) if chips else self.none()

    def points(self) -> str:
        """The points of the solo opponent so far."""
        points = self.view.points or {}
        found = [f"{self.called(f'score-{name}')} {count}" for name, count in points.items() if count]
        return self.line([self.say("points-total", count=sum(points.values())), *found])
