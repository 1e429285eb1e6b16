"""How the players of Paladins are drawn in a terminal: their boards, cards and numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules import prices
from burgrave.games.paladins.rules.opponent import TRACK
from burgrave.games.paladins.rules.state import NONE
from burgrave.games.paladins.text.wording import PART_NAMES, SENTENCES, parts
from burgrave.games.paladins.view.records import OpponentView, PaladinsView, PlayerView
from burgrave.kernel.effects import Effect, Verb
from burgrave.kernel.text import Texts, Word, Words
from burgrave.parts.lines import Chips, Voice, indented, labelled

COLOURS: Final = {
    "labourer": "white",
    "scout": "green",
    "merchant": "bright_blue",
    "fighter": "red",
    "cleric": "bright_black",
    "criminal": "magenta",
    "any": "dim",
}
ATTRIBUTES: Final = {"strength": t.EXTRA_STRENGTH, "influence": t.EXTRA_INFLUENCE, "faith": t.EXTRA_FAITH}
TURN: Final = "►"
WORKSHOP: Final = "▣"


class Speaker(Voice):
    """Says in one language what cards bring."""

    def effect(self, effect: Effect) -> str:
        """What an effect brings, in a list."""
        return self.listed(parts(effect))

    def listed(self, parts: Sequence[int]) -> str:
        """Parts of rewards or prices, one after the other."""
        return ", ".join(self.called(PART_NAMES[part]) for part in parts)

    def paladins(self, cards: Sequence[str]) -> str:
        """Paladins by name."""
        return ", ".join(self.called(f"paladin-{card}") for card in cards)

    def ability(self, card: str) -> str:
        """What a paladin makes cheaper or brings more."""
        paladin = t.PALADINS[t.PALADIN_IDS.index(card)]
        if paladin.while_:
            return SENTENCES.modifier(fx.MODIFIERS[t.PALADINS.index(paladin)], self.language)
        args: dict[str, Words] = {"action": Word(f"action-{paladin.when.removeprefix('after ')}")}
        args["reward"] = self.effect(fx.BLESSING[t.PALADIN_IDS.index(card)])
        return self.texts.say(self.language, "modifier-after", args)

    def scoring(self, outsider: str) -> str:
        """What a converted outsider counts at the end."""
        return " + ".join(SENTENCES.scoring(per, self.language) for per in fx.SCORING[t.OUTSIDER_IDS.index(outsider)])

    def townsfolk_ability(self, card: str) -> str:
        """When an ability acts, and what it brings."""
        number = t.TOWNSFOLK_IDS.index(card)
        when = self.called(f"townsfolk-{t.TOWNSFOLK[number].name}.when")
        return f"{when}: {self.effect(fx.ABILITY[number])}"


class Players(Speaker):
    """Draws the players of one view in one language."""

    def __init__(self, view: PaladinsView, language: str, names: Sequence[str], texts: Texts) -> None:
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
        """The seat's own things in a frame, with its whole board."""
        legend = Text(self.say("legend"), style="dim")
        content = Group(self.whole_board(player), Text(), self.rows(player))
        return Panel(content, title=self.title(player), title_align="left", subtitle=legend, border_style="cyan")

    def title(self, player: PlayerView) -> Text:
        """A player's name, and where it stands in the round."""
        view = self.view
        text = Text(f"{TURN} " if view.turn == player.seat and view.phase != "opponent" else "")
        name = self.who(player.seat)
        text.append(f"{name} ({self.say('you')})" if player.seat == view.seat else name, style="bold cyan")
        if view.first == player.seat and len(view.players) > 1 and view.opponent is None:
            text.append(f" · {self.say('first')}", style="bold yellow")
        return text.append(f" · {self.say('passed')}" if player.passed else "")

    def facts(self, player: PlayerView) -> Iterator[str]:
        """Silver, provisions, suspicion and debts; the solo opponent has no resources."""
        if player.seat < len(self.names):
            yield self.say("silver", count=player.silver)
            yield self.say("provisions", count=player.provisions)
        if player.suspicion:
            taxes = "+".join(str(tax) for tax in player.suspicion)
            yield self.say("suspicion", count=len(player.suspicion)) + self.say("taxed", taxes=taxes)
        else:
            yield self.say("suspicion", count=0)
        if player.unpaid:
            yield self.say("unpaid", count=player.unpaid)
        if player.paid:
            yield self.say("paid", count=player.paid)

    def rows(self, player: PlayerView) -> RenderableType:
        """What lies before a player, one kind in a row."""
        grid = labelled()
        own = player.seat == self.view.seat
        grid.add_row(self.say("resources"), " · ".join(self.facts(player)))
        grid.add_row(self.say("workers"), self.crew(player))
        if player.seat < len(self.names):
            grid.add_row(self.say("attributes"), " · ".join(self.attributes(player)))
            if player.chosen:
                grid.add_row(self.say("paladin"), self.paladin(player))
        elif self.view.opponent is not None:
            self.opponent_rows(grid, player, self.view.opponent)
        if not own:
            grid.add_row(self.say("board"), self.chips(list(self.busy(player))))
        for message, chips in (
            ("hired", [Text(self.townsfolk_chip(card)) for card in player.hired]),
            ("converted", [Text(self.convert_chip(card)) for card in player.converted]),
            ("attacked", [Text(chip) for chip in self.peoples(player)]),
            ("walls", [Text(chip) for chip in self.wall_points(player)]),
            ("jars", [Text(self.called(jar.replace("_", "-"))) for jar in player.jars]),
        ):
            if chips:
                grid.add_row(self.say(message), Chips(chips, broken=True))
        if player.drawn:
            grid.add_row(self.say("drawn"), self.paladins(player.drawn))
        if player.seat < len(self.names):
            grid.add_row(self.say("paladins-deck"), Text(self.deck(player), style="dim"))
        return grid

    def crew(self, player: PlayerView) -> RenderableType:
        """Workers that are not placed."""
        if player.seat >= len(self.names):
            return Text(str(sum(player.workers.values())))  # colours do not matter to it (p. 28)
        chips = [self.worker(name).append(f" ×{count}") for name, count in player.workers.items()]
        return self.chips(chips)

    def worker(self, name: str) -> Text:
        """A worker's sign."""
        return Text(self.say(f"worker-{name}"), style=f"bold {COLOURS[name]}")

    def attributes(self, player: PlayerView) -> Iterator[str]:
        """The tracks, with what the paladin adds."""
        values = {"strength": player.strength, "influence": player.influence, "faith": player.faith}
        paladin = t.PALADIN_IDS.index(player.paladin) if player.paladin is not None else NONE
        for name, extra in ATTRIBUTES.items():
            bonus = extra[paladin]
            yield self.say(name, value=values[name]) + (self.say("bonus", bonus=bonus) if bonus else "")

    def paladin(self, player: PlayerView) -> str:
        """The paladin of the round, where the seat can see it."""
        if player.paladin is None:
            return self.say("paladin-hidden")
        return f"{self.paladins([player.paladin])}: {self.ability(player.paladin)}"

    def deck(self, player: PlayerView) -> str:
        """What the seat knows of a player's paladins."""
        parts = [self.say("deck", count=player.deck)]
        if player.top is not None:
            parts.append(self.say("top", paladins=self.paladins([player.top])))
        if player.bottom:
            parts.append(self.say("bottom", paladins=self.paladins(player.bottom)))
        if player.played:
            parts.append(self.say("played", paladins=self.paladins(player.played)))
        return "; ".join(parts)

    def townsfolk_chip(self, card: str) -> str:
        """One of the hired townsfolk."""
        name = self.called(f"townsfolk-{t.TOWNSFOLK[t.TOWNSFOLK_IDS.index(card)].name}")
        return f"{name} ({self.townsfolk_ability(card)})"

    def convert_chip(self, card: str) -> str:
        """A converted outsider."""
        return f"{self.called(f'outsider-{t.OUTSIDERS[t.OUTSIDER_IDS.index(card)].name}')} ({self.scoring(card)})"

    def wall_points(self, player: PlayerView) -> Iterator[str]:
        """The points on walls: whatever else they bring was taken at once."""
        for card in player.walls:
            points = t.WALLS[t.WALL_IDS.index(card)].vp
            if points:
                yield self.effect(Verb("vp", points, ()))

    def peoples(self, player: PlayerView) -> Iterator[str]:
        """Attacked outsiders: they lie face down, and only their peoples count."""
        peoples = Counter(t.OUTSIDERS[t.OUTSIDER_IDS.index(card)].people for card in player.attacked)
        for people, count in peoples.items():
            yield self.say("people", people=Word(f"people-{people}"), count=count)

    def opponent_rows(self, grid: Table, player: PlayerView, opponent: OpponentView) -> None:
        """What only the solo opponent has (p. 26-28)."""
        values = [self.say(name, value=getattr(player, name)) for name in ATTRIBUTES]
        pile = ", ".join(self.called(f"score-{name}").lower() for name in reversed(opponent.pile))
        grid.add_row(self.say("attributes"), f"{' · '.join(values)} ({self.say('pile-order', attributes=pile)})")
        schemes = [self.say("marker", marker=opponent.marker, track=TRACK)]
        if opponent.scheme is not None:
            schemes.append(self.say("scheme", scheme=Word(f"scheme-{opponent.scheme}")))
        schemes.append(self.say("schemes-left", count=opponent.schemes))
        if opponent.gone:
            gone = ", ".join(self.called(f"scheme-{scheme}") for scheme in opponent.gone)
            schemes.append(self.say("schemes-gone", schemes=gone))
        grid.add_row(self.say("schemes"), " · ".join(schemes))
        points = [f"{self.called(f'score-{part}')} {count}" for part, count in opponent.points.items() if count]
        grid.add_row(
            self.say("points"), " · ".join([self.say("points-total", count=sum(opponent.points.values())), *points])
        )

    # ---------------------------------------------------------------- boards

    def busy(self, player: PlayerView) -> Iterator[Text]:
        """The actions of a board on which something stands or was done."""
        for action, placed in player.board.items():
            times = player.done.get(action, 0)
            if times or any(placed):
                text = Text(self.called(f"action-{action}"))
                if times:
                    text.append(f" {self.steps(action, times)}", style="bold")
                yield text.append(" ").append_text(self.spaces(action, placed)) if any(placed) else text

    def whole_board(self, player: PlayerView) -> RenderableType:
        """All actions with their spaces and the next step's price: the left side in two columns, then the right."""
        left, right = _columns(2), _columns(1)
        half = t.RIGHT // 2
        for row in range(half):
            left.add_row(*self.action(player, row), *self.action(player, row + half))
        for number in range(t.RIGHT, len(t.ACTION_IDS)):
            right.add_row(*self.action(player, number))
        return Group(left, right)

    def action(self, player: PlayerView, number: int) -> tuple[Text, Text, Text]:
        """An action: how often it was done, its spaces, and what the next step takes."""
        name = t.ACTION_IDS[number]
        times = player.done.get(name, 0)
        label = Text(self.called(f"action-{name}"))
        if name in player.done:
            label.append(f" {self.steps(name, times)}", style="bold")
        return label, self.spaces(name, player.board[name]), Text(", ".join(self.price(player, number)), style="dim")

    def steps(self, action: str, times: int) -> str:
        """How often an action was done, and how often it can be."""
        return str(times) if action == "attack" else f"{times}/{self.most(action)}"

    def most(self, action: str) -> int:
        """How often an action can be done in a game."""
        return len(t.GAINED_WORKER) if action == "develop" else t.STEPS

    def price(self, player: PlayerView, number: int) -> Iterator[str]:
        """What the next step needs, and what it costs with this round's paladin."""
        name = t.ACTION_IDS[number]
        paladin = t.PALADIN_IDS.index(player.paladin) if player.paladin is not None else NONE
        times = player.done.get(name, 0)
        if name == "pray":
            yield self.say("price-silver", count=prices.SILVER[paladin][number][times])
        if name == "attack" or name not in player.done or times == self.most(name):
            return
        if t.NEED_INFLUENCE[number][times]:
            yield self.say("needs-influence", value=t.NEED_INFLUENCE[number][times])
        if prices.FULL_SILVER[number][times]:
            price = self.say("price-silver", count=prices.SILVER[paladin][number][times])
            yield f"{price} {self.gained(times)}" if name == "develop" else price
        if prices.FULL_PROVISIONS[number][times]:
            yield self.say("price-provisions", count=prices.PROVISIONS[paladin][number][times])

    def gained(self, workshop: int) -> str:
        """The worker that comes with a workshop."""
        return self.say("worker-gained", worker=self.say(f"worker-{t.WORKERS[t.GAINED_WORKER[workshop]]}"))

    def spaces(self, action: str, placed: Sequence[str | None]) -> Text:
        """The worker spaces of an action: who stands there, a workshop, or whom it wants."""
        text = Text()
        for wanted, standing in zip(t.ACTIONS[t.ACTION_IDS.index(action)].spaces, placed, strict=True):
            text.append_text(self.space(wanted, standing))
        return text

    def space(self, wanted: str, standing: str | None) -> Text:
        """One worker space."""
        if standing == "workshop":
            return Text(f"  {WORKSHOP}  ", style="bold")
        if standing is None:
            return Text(f" {self.say(f'worker-{wanted}').lower()} ", style=COLOURS[wanted])
        return Text("[").append_text(self.worker(standing)).append("]")

    def chips(self, chips: list[Text]) -> RenderableType:
        """Short texts side by side, or a word for none."""
        return Chips(chips, broken=True) if chips else Text(self.say("none"), style="dim")


def _columns(count: int) -> Table:
    """Room for actions: name, spaces and price, so many beside each other."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(count):
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
    return grid
