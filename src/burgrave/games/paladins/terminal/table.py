"""How a table of Paladins is drawn in a terminal, from what a seat may see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.console import Group, JustifyMethod, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules import prices
from burgrave.games.paladins.rules.state import NONE
from burgrave.games.paladins.terminal.players import ATTRIBUTES, Players, Speaker
from burgrave.games.paladins.text.wording import SENTENCES, counted
from burgrave.games.paladins.view.records import PaladinsView
from burgrave.kernel.effects import All, Verb
from burgrave.kernel.text import Texts, Word, Words
from burgrave.parts.lines import Chips, labelled

JUSTIFY: Final[tuple[JustifyMethod, JustifyMethod]] = ("left", "right")
TAVERN_PHASES: Final = ("paladins", "tavern")  # in which its cards can still be taken


def draw(view: PaladinsView, language: str, names: Sequence[str], texts: Texts) -> RenderableType:
    """The table as a seat sees it: the main board, the other players, and the seat's own area."""
    pen = Pen(view, language, names, texts)
    parts: list[RenderableType] = [pen.heading(), pen.supplies()]
    for title, board in (("townsfolk", pen.townsfolk()), ("outsiders", pen.outsiders()), ("regions", pen.regions())):
        parts += [Rule(Text(pen.say(title), style="bold"), align="left", style="dim"), board]
    for player in view.players:
        if player.seat != view.seat:
            parts += [Text(), pen.player(player)]
    if view.seat is not None:
        parts += [Text(), pen.own_area(view.players[view.seat])]
    return Group(*parts)


def describe(name: str, language: str, texts: Texts) -> str:
    """What is printed on a card, in one line."""
    if name in t.TOWNSFOLK_IDS:
        card = t.TOWNSFOLK_IDS.index(name)
        effect = SENTENCES.effect(fx.ABILITY[card], language)
        args: dict[str, Words] = {"drop": SENTENCES.effect(fx.DROP[card], language), "effect": effect}
        args["when"] = texts.say(language, f"townsfolk-{t.TOWNSFOLK[card].name}.when")
        text = texts.say(language, "terminal-about-townsfolk", args)
        if t.TOWNSFOLK[card].hire:
            text += f"; {texts.say(language, 'terminal-at-once', {'what': SENTENCES.effect(fx.HIRE[card], language)})}"
        return text
    voice = Speaker(language, texts)
    if name in t.OUTSIDER_IDS:
        card = t.OUTSIDER_IDS.index(name)
        args = {"people": Word(f"people-{t.OUTSIDERS[card].people}"), "scoring": voice.scoring(name)}
        args |= {
            "attack": SENTENCES.effect(fx.ATTACKED[card], language),
            "convert": SENTENCES.effect(fx.CONVERTED[card], language),
        }
        return texts.say(language, "terminal-about-outsider", args)
    card = t.PALADIN_IDS.index(name)
    workers = voice.listed(counted(t.PALADIN_WORKERS[card]))
    extra = [Verb(attribute, values[card], ()) for attribute, values in ATTRIBUTES.items() if values[card]]
    args = {"workers": workers, "attributes": voice.effect(All(tuple(extra))), "ability": voice.ability(name)}
    return texts.say(language, "terminal-about-paladin", args)


class Pen(Players):
    """Draws the main board beside the players."""

    def heading(self) -> RenderableType:
        """The round, the phase, and whose turn it is."""
        view = self.view
        parts = [self.say("round", round=view.round, rounds=t.ROUNDS) if view.round else self.say("setup")]
        parts.append(self.called(f"phase-{view.phase.replace(' ', '-')}"))
        if view.turn is not None and view.phase in ("first hires", "tavern", "actions"):
            parts.append(self.say("turn", who=self.who(view.turn)))
        return Rule(Text(" · ".join(parts), style="bold"), style="dim")

    def supplies(self) -> RenderableType:
        """Tax, decks, the King's cards and the tavern."""
        view = self.view
        grid = labelled()
        decks = [
            self.say("tax", tax=view.tax, full=view.full_tax),
            self.say("debts", count=view.debts),
            self.say("suspicion-deck", count=view.suspicion_left),
            self.say("townsfolk-deck", count=view.townsfolk_left),
            self.say("outsiders-deck", count=view.outsiders_left),
            self.say("walls-deck", count=view.walls_left),
        ]
        grid.add_row(self.say("decks"), Chips([Text(deck) for deck in decks], broken=True))
        grid.add_row(self.say("orders"), Chips([self.order(place) for place in range(len(view.orders))], broken=True))
        if any(view.favours):
            grid.add_row(self.say("favours"), Group(*self.favours()))
        if view.tavern and view.phase in TAVERN_PHASES:
            cards = [self.listed(counted(t.TAVERN_WORKERS[t.TAVERN_IDS.index(card)])) for card in view.tavern]
            grid.add_row(self.say("tavern"), "\n".join(cards))
        for pile, discards in self.discards().items():
            if discards:
                grid.add_row(self.say(f"{pile}-gone"), Chips([Text(card, "dim") for card in discards], broken=True))
        return grid

    def discards(self) -> dict[str, list[str]]:
        """The discard piles, which lie open (p. 10)."""
        view = self.view
        tavern = [t.TAVERN[t.TAVERN_IDS.index(card)].workers for card in view.tavern_gone]
        townsfolk = [t.TOWNSFOLK[t.TOWNSFOLK_IDS.index(card)].name for card in view.townsfolk_gone]
        outsiders = [t.OUTSIDERS[t.OUTSIDER_IDS.index(card)].name for card in view.outsiders_gone]
        taxes = Counter(view.suspicion_gone)
        return {
            "tavern": [" ".join(self.say(f"worker-{worker}") for worker in workers) for workers in tavern],
            "townsfolk": [self.called(f"townsfolk-{name}") for name in townsfolk],
            "outsiders": [self.called(f"outsider-{name}") for name in outsiders],
            "suspicion": [self.say("suspicion-gone-tax", tax=tax, count=taxes[tax]) for tax in sorted(taxes)],
        }

    def order(self, place: int) -> Text:
        """A King's Order with what it is worth."""
        name, points = self.view.orders[place], t.ORDER_VP[place]
        if name is None:
            return Text(self.say("order-hidden", points=points), style="dim")
        order = t.ORDERS[t.ORDER_IDS.index(name)]
        return Text(self.say("order", points=points, action=Word(f"action-{order.action}"), need=order.need))

    def favours(self) -> list[Text]:
        """The King's Favours that are in play, each with its space and who stands there."""
        lines = []
        for favour in self.view.favours:
            if favour is None:
                continue
            card = t.FAVOUR_IDS.index(favour.favour)
            cost = self.effect(fx.FAVOUR_COST[card])
            line = self.space(t.FAVOURS[card].space, favour.worker).append(f" {self.effect(fx.FAVOUR[card])}")
            lines.append(line.append(f" ({self.say('cost', what=cost)})" if cost else ""))
        hidden = self.view.favours.count(None)
        return [*lines, Text(self.say("favour-hidden", count=hidden), style="dim")] if hidden else lines

    def townsfolk(self) -> RenderableType:
        """The townsfolk on offer, with their prices and what they bring."""
        grid = self.section(("silver-short", "", "drop", "hire"), (None, None, 2, 4))
        own = self.view.players[self.view.seat].paladin if self.view.seat is not None else None
        silver = prices.HIRE[t.PALADIN_IDS.index(own) if own is not None else NONE]
        for place, card in enumerate(self.view.townsfolk):
            credit = prices.on_credit(self.view.debts, place, silver[place])
            price = self.say("price", silver=silver[place], credit=int(credit))
            if card is None:
                grid.add_row(price, Text(self.say("empty"), style="dim"))
                continue
            number = t.TOWNSFOLK_IDS.index(card)
            hired = self.townsfolk_ability(card)
            if t.TOWNSFOLK[number].hire:
                hired += f"; {self.say('at-once', what=self.effect(fx.HIRE[number]))}"
            grid.add_row(
                price, self.called(f"townsfolk-{t.TOWNSFOLK[number].name}"), self.effect(fx.DROP[number]), hired
            )
        return grid

    def outsiders(self) -> RenderableType:
        """The outsiders on the board, with what they ask for and bring."""
        grid = self.section(("faith-short", "strength-short", "", "attack", "convert"), (0, 0, None, 2, 3))
        for region, card in zip(t.REGIONS, self.view.outsiders, strict=True):
            needs = (str(region.faith), str(region.strength))
            if card is None:
                grid.add_row(*needs, Text(self.say("empty"), style="dim"))
                continue
            number = t.OUTSIDER_IDS.index(card)
            outsider = t.OUTSIDERS[number]
            name = f"{self.called(f'outsider-{outsider.name}')} ({self.called(f'people-{outsider.people}')})"
            converted = f"{self.effect(fx.CONVERTED[number])}; {self.scoring(card)}"
            grid.add_row(*needs, name, self.effect(fx.ATTACKED[number]), converted)
        return grid

    def regions(self) -> RenderableType:
        """The spaces of each region: what they bring, or whose piece stands there."""
        grid = self.section(("faith-short", "strength-short", ""), (0, 0, 1))
        for number, region in enumerate(t.REGIONS, 1):
            spaces = [space for space in self.view.spaces if t.SPACES[t.SPACE_IDS.index(space)].region == number]
            chips = Chips([self.region_space(space) for space in spaces], broken=True)
            grid.add_row(str(region.faith), str(region.strength), chips)
        return grid

    def region_space(self, space: str) -> Text:
        """A space of a region."""
        standing = self.view.spaces[space]
        if standing is None:
            return Text(self.effect(fx.SPACE[t.SPACE_IDS.index(space)]))
        piece, seat = standing.split(" ")
        return Text(self.say(piece, who=self.who(int(seat))), style="cyan")

    def section(self, headers: Sequence[str], ratios: Sequence[int | None]) -> Table:
        """A part of the main board under what its columns mean; ratio 0: numbers, None: names that are not broken."""
        grid = Table(header_style="dim", box=None, padding=(0, 2, 0, 0), pad_edge=False, expand=True)
        for header, ratio in zip(headers, ratios, strict=True):
            label, justify = self.say(header) if header else "", JUSTIFY[ratio == 0]
            grid.add_column(label, ratio=ratio or None, no_wrap=ratio is None, justify=justify)
        return grid
