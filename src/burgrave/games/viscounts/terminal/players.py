"""How the players of Viscounts are drawn in a terminal: their boards, cards and numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import prices
from burgrave.games.viscounts.rules.scoring import buildings
from burgrave.games.viscounts.rules.state import NONE, Player, player
from burgrave.games.viscounts.text.wording import abilities, manuscript, parts, scheme, uncovered
from burgrave.games.viscounts.view.records import PlayerView, ViscountsView
from burgrave.kernel.effects import Effect
from burgrave.kernel.text import Texts, Word
from burgrave.parts.lines import Chips, Voice, indented, labelled

COLOURS: Final = {
    "trade": "green",
    "build": "yellow",
    "noble": "bright_blue",
    "cleric": "white",
    "criminal": "magenta",
}
TURN: Final = "►"
MARKERS: Final = {"corruption": "●", "virtue": "○", "both": "◉"}


class Speaker(Voice):
    """Says in one language what cards bring."""

    def listed(self, words: Iterable[Word]) -> str:
        """Several things, one after the other."""
        return ", ".join(map(self.called, words))

    def effect(self, effect: Effect) -> str:
        """What an effect brings, in a list."""
        return self.listed(parts(effect))

    def icons(self, counts: Sequence[int]) -> Text:
        """Icons, three letters each, so that colour is never the only sign."""
        found = [
            Text(self.say(f"icon-{icon}") + (f"×{count}" if count > 1 else ""), style=f"bold {COLOURS[icon]}")
            for icon, count in zip(t.ICONS, counts, strict=True)
            if count
        ]
        return Text(" ").join(found)

    def folk(self, card: int) -> Text:
        """One of the townsfolk: name, value and icons."""
        name = self.called(f"townsfolk-{t.TOWNSFOLK[card].name}")
        return Text(f"{name} ", style="bold").append(f"{t.COST[card]} ", style="not bold").append(self.icons(of(card)))

    def whole_folk(self, card: int) -> Text:
        """The same with what they can do."""
        text, known = self.folk(card), self.listed(abilities(card))
        return text.append(f" – {known}") if known else text

    def manuscript(self, card: int) -> str:
        """A manuscript with what it brings."""
        return self.say("manuscript-about", **manuscript(card).args)


def of(card: int) -> tuple[int, ...]:
    """The icons of a card."""
    return t.ICONS_OF[card]


def board_of(seen: PlayerView) -> Player:
    """A board with what lies open on it, for those who compute prices."""
    board = player()
    board.sheet = t.OPPONENT_IDS.index(seen.opponent) + 1 if seen.opponent is not None else 0
    board.goods = [seen.goods[good] for good in t.GOODS]
    board.row = [t.CARD_IDS.index(card) if card is not None else NONE for card in seen.row]
    board.built = sum(1 << t.BUILDING_IDS.index(building) for building in seen.built)
    board.favours = sum(1 << t.RIBBONS.index(ribbon) for ribbon in seen.favours)
    return board


class Players(Speaker):
    """Draws the players of one view in one language."""

    def __init__(self, view: ViscountsView, language: str, names: Sequence[str], texts: Texts) -> None:
        super().__init__(language, texts)
        self.view = view
        self.names = names

    def who(self, seat: int) -> str:
        """A player by name; the solo opponent has none."""
        return self.names[seat] if seat < len(self.names) else self.called("opponent")

    # ---------------------------------------------------------------- players

    def player(self, player: PlayerView) -> RenderableType:
        """Another player: a line of numbers, and what lies there below it."""
        return Group(self.title(player), indented(self.rows(player)))

    def own_area(self, player: PlayerView) -> RenderableType:
        """The seat's own things in a frame, with its whole board and hand."""
        legend = Text(self.say("legend"), style="dim")
        content = self.rows(player)
        return Panel(content, title=self.title(player), title_align="left", subtitle=legend, border_style="cyan")

    def title(self, player: PlayerView) -> Text:
        """A player's name, and whether it is their turn."""
        view = self.view
        turn = player.opponent is not None if view.phase == "opponent" else view.turn == player.seat
        text = Text(f"{TURN} " if turn else "")
        name = self.who(player.seat) if player.opponent is None else self.called(f"opponent-{player.opponent}")
        text.append(f"{name} ({self.say('you')})" if player.seat == view.seat else name, style="bold cyan")
        if view.first == player.seat and len(self.names) > 1:
            text.append(f" · {self.say('first')}", style="bold yellow")
        if view.leader == player.seat:
            text.append(f" · {self.called('leader')}", style="bold yellow")
        return text

    def rows(self, player: PlayerView) -> RenderableType:
        """What lies before a player, one kind in a row; of others in short."""
        grid = labelled()
        own, board = player.seat == self.view.seat, board_of(player)
        grid.add_row(self.say("goods"), self.line(self.goods(player)))
        grid.add_row(self.say("icons"), Chips(list(self.sums(player, board)), broken=True))
        grid.add_row(self.say("board"), Group(*self.slots(board)) if own else self.chips(self.slots(board, short=True)))
        if player.hand is not None:
            hand = [self.whole_folk(t.TOWNSFOLK_IDS.index(card)) for card in player.hand]
            grid.add_row(self.say("hand"), Group(*hand) if hand else self.none())
        grid.add_row(self.say("track"), self.track(player))
        grid.add_row(self.say("cards"), self.line(self.debts_and_deeds(player)))
        grid.add_row(self.say("workers"), self.line(self.workers(player)))
        grid.add_row(self.say("buildings"), self.buildings(board, own))
        if own and player.built:
            known = [word for building in player.built for word in uncovered(t.BUILDING_IDS.index(building))]
            grid.add_row(self.say("uncovered"), "; ".join(map(self.called, known)))
        self.collected(grid, player, own)
        grid.add_row(self.say("deck"), Text(self.deck(player), style="dim"))
        if player.opponent is not None:
            self.opponent_rows(grid)
        return grid

    def line(self, facts: Iterable[str]) -> str:
        """Facts on a line."""
        return " · ".join(facts)

    def none(self) -> Text:
        """A word for nothing."""
        return Text(self.say("none"), style="dim")

    def chips(self, chips: Iterable[Text]) -> RenderableType:
        """Short texts side by side, or a word for none."""
        found = list(chips)
        return Chips(found, broken=True) if found else self.none()

    # ---------------------------------------------------------------- numbers

    def goods(self, player: PlayerView) -> Iterator[str]:
        """Silver and resources; the solo opponent never has silver (p. 28)."""
        for good in t.GOODS if player.opponent is None else t.GOODS[1:]:
            yield self.say(good, count=player.goods[good])

    def sums(self, player: PlayerView, board: Player) -> Iterator[Text]:
        """For each action its icons, those of a dismissed card included, and what goods are worth beside them."""
        extra = prices.NO_ICONS
        if self.view.turn == player.seat and self.view.extra:
            extra = tuple(self.view.extra.get(icon, 0) for icon in t.ICONS)
        for action, name in enumerate(t.ACTIONS):
            if player.opponent is not None and action == t.TRADE:
                continue  # it never trades
            have, goods = prices.icons_for(board, action, extra), prices.most(board, action)
            text = Text(f"{self.say(f'do-{name}')} ").append(str(have), style=f"bold {COLOURS[t.ICONS[action]]}")
            yield text.append(f"+{goods}") if goods and player.opponent is None else text

    def track(self, player: PlayerView) -> Text:
        """The two markers on their way to each other; once they have met, what that will bring."""
        text = Text()
        for space in range(1, len(t.TRACK) + 1):
            there = [name for name in ("corruption", "virtue") if getattr(player, name) == space]
            mark = MARKERS[there[0] if len(there) == 1 else "both"] if there else ""
            text.append(f"{space}{mark} ", style="bold" if there else "dim")
        if player.corruption == player.virtue:
            above = fx.OPPONENTS_ABOVE if player.opponent is not None else fx.ABOVE
            text.append(self.say("collision", reward=self.effect(above[player.virtue - 1])))
        return text

    def debts_and_deeds(self, player: PlayerView) -> Iterator[str]:
        """Those that were not flipped, and those that were."""
        yield self.say("unpaid", count=player.unpaid)
        yield self.say("paid", count=player.paid)
        yield self.say("acquired", count=player.acquired)
        yield self.say("approved", count=player.approved)

    def workers(self, player: PlayerView) -> Iterator[str]:
        """Those of the supply, and those in the castle by tier."""
        yield self.say("supply", count=player.workers)
        for tier, there in enumerate(player.castle, 1):
            yield self.say("tier", tier=tier, count=sum(there))

    # ---------------------------------------------------------------- cards and pieces

    def slots(self, board: Player, short: bool = False) -> Iterator[Text]:
        """The three slots of the board, from the left: a card, or the icons of an empty one."""
        for slot, card in enumerate(board.row):
            text = Text(f"{slot + 1} ", style="dim")
            if card == NONE:
                printed = self.icons(t.STARTING_ICONS[board.sheet][slot])
                yield text.append(printed if printed else self.none())
            elif card >= t.FIRST_SCHEME:
                yield text.append(self.icons(of(card)))
            else:
                yield text.append(self.folk(card) if short else self.whole_folk(card))

    def buildings(self, board: Player, own: bool) -> RenderableType:
        """How many of each kind are built; of one's own also what the others cost."""
        chips = []
        for kind, count in enumerate(buildings(board)):
            rows = [row for row in t.BUILDINGS if row.kind == t.KINDS[kind]]
            text = Text(self.say(f"kind-{t.KINDS[kind]}")).append(f" {count}/{len(rows)}", style="bold")
            chips.append(text.append(f" ({self.say('price', count=rows[0].cost)})") if own else text)
        return Chips(chips, broken=True)

    def collected(self, grid: Table, player: PlayerView, own: bool) -> None:
        """Manuscripts, by ribbon or one by one, and favours of the Church."""
        cards = [t.MANUSCRIPT_IDS.index(card) for card in player.manuscripts]
        if cards and own:
            grid.add_row(self.say("manuscripts"), Group(*[Text(self.manuscript(card)) for card in cards]))
        elif cards:
            counts = Counter(t.MANUSCRIPTS[card].ribbon for card in sorted(cards, key=lambda card: t.RIBBON[card]))
            chips = [Text(f"{self.called(f'ribbon-{ribbon}')} ×{count}") for ribbon, count in counts.items()]
            grid.add_row(self.say("manuscripts"), Chips(chips, broken=True))
        if player.favours:
            grid.add_row(self.say("favours"), self.listed(Word(f"ribbon-{ribbon}") for ribbon in player.favours))

    def deck(self, player: PlayerView) -> str:
        """How many cards are in hand and in the draw pile, and what was discarded."""
        found = [] if player.opponent is not None or player.hand is not None else [self.say("held", count=player.held)]
        found.append(self.say("draw", count=player.draw))
        if player.hand is not None and player.hidden:
            found[-1] += f" ({self.listed(map(card_name, player.hidden))})"
        if player.discard:
            found.append(self.say("discarded", cards=self.listed(map(card_name, player.discard))))
        return "; ".join(found)

    def opponent_rows(self, grid: Table) -> None:
        """What only the solo opponent has (p. 26-31)."""
        grid.add_row(self.say("schemes"), self.say("future", count=self.view.future))
        points = self.view.points or {}
        found = [f"{self.called(f'score-{part}')} {count}" for part, count in points.items() if count]
        grid.add_row(self.say("points"), self.line([self.say("points-total", count=sum(points.values())), *found]))


def card_name(card: str) -> Word:
    """What a card of a deck is called; a scheme by its icons."""
    number = t.CARD_IDS.index(card)
    if number >= t.FIRST_SCHEME:
        return scheme(number - t.FIRST_SCHEME)
    return Word(f"townsfolk-{t.TOWNSFOLK[number].name}")
