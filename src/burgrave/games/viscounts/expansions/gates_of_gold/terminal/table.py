"""What Gates of Gold lays on the table, as text."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.view.records import GatesView
from burgrave.games.viscounts.terminal.table import ADDED, Pen
from burgrave.games.viscounts.text.explanations import explain
from burgrave.games.viscounts.text.wording import bonus
from burgrave.kernel.text import Word
from burgrave.parts.lines import labelled


def draw(pen: Pen, gates: GatesView) -> RenderableType:
    """The outsiders in their row, orders, builders, the leader's card, and the columns of each player."""
    grid = labelled()
    grid.add_row(
        pen.say("outsiders", count=gates.outsiders_left), Group(*[outsider(pen, card) for card in gates.outsiders])
    )
    grid.add_row(pen.say("orders"), str(gates.orders))
    grid.add_row(
        pen.say("builders"), Group(*[card_of(pen, one) for one in gates.builders]) if gates.builders else pen.none()
    )
    grid.add_row(pen.say("leaders-card"), card_of(pen, gates.leader))
    for seat, board in enumerate(gates.boards):
        row = g.BOARDS[g.BOARD_IDS.index(board)]
        columns = [
            f"{place + 1} {pen.called(f'ribbon-{ribbon}')}{' ✓' if gates.columns[seat][place] else ''}"
            for place, ribbon in enumerate(row.columns)
        ]
        own = [Text(", ".join(columns)), *[card_of(pen, one) for one in gates.bonuses[seat]]]
        grid.add_row(pen.say("columns", who=pen.who(seat)), Group(*own))
    return grid


def outsider(pen: Pen, card: str) -> Text:
    """Who he is, and what is to be known about him."""
    name, *about = [pen.called(word) for word in explain(card)]
    return Text(f"{name}. ", style="bold").append(" ".join(about), style="not bold")


def card_of(pen: Pen, name: str) -> Text:
    """A builder, or the leader's card, and what it brings."""
    what = pen.called(bonus(t.BONUS_IDS.index(name)))
    return Text(pen.called(Word(f"bonus-{name}")), style="bold").append(f": {what}", style="not bold")


ADDED[GatesView] = draw
