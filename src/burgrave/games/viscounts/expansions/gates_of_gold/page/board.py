"""What Gates of Gold lays beside the ring and beside a player board."""

from __future__ import annotations

import htpy as h
import msgspec
from htpy import Element, Node

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.rules import vocabulary as do
from burgrave.games.viscounts.expansions.gates_of_gold.view.view import GatesView
from burgrave.games.viscounts.page.board import MORE, More
from burgrave.games.viscounts.page.cards import Drawing
from burgrave.games.viscounts.page.icons import EVENT, Pen
from burgrave.games.viscounts.view.view import PlayerView, ViscountsView

COLUMNS = ("order", "coin", "draw", "swap")  # what they allow, from the first
ALLOWED = (None, None, "draw for silver", "rearrange for resources")


def seen(view: ViscountsView) -> GatesView:
    """What lies open."""
    return msgspec.convert(view.added, GatesView)


def table(d: Drawing, view: ViscountsView) -> Element:
    """The outsiders in their row, the pile of orders, the builders that nobody has yet, the card of the leader."""
    gates = seen(view)
    orders = d.words("orders", count=gates.orders)
    return h.div("#gates.gates", role="group", aria_label=d.words("gates"))[
        h.div("#outsiders.outsiders")[[outsider(d, card) for card in gates.outsiders]],
        h.div(".gates-chips")[
            d.thing(
                "outsiders-left",
                d.words("outsiders-left", count=gates.outsiders_left),
                [d.pen.icon("gate"), h.b[str(gates.outsiders_left)]],
                d.words("outsiders-left.about"),
                (),
                ".chip",
            ),
            h.span("#orders")[
                d.thing(
                    "orders",
                    orders,
                    [d.pen.icon("order"), h.b[str(gates.orders)]],
                    d.about("kings_order"),
                    ["buy order", "take order"],
                    ".chip",
                )
            ],
            h.span("#builders")[[_bonus(d, one) for one in (*gates.builders, gates.leader)]],
        ],
    ]


def outsider(d: Drawing, card: str) -> Element:
    """One of the row: welcomed or refused where he stands."""
    return d.place(d.townsfolk(card), [do.WELCOME.text(card), do.REFUSE.text(card)])


def _bonus(d: Drawing, name: str) -> Element:
    """A builder, or the leader's card."""
    return d.thing(f"bonus-{name}", d.title(name), bonus(d.pen, name), d.about(name), (), ".chip.bonus")


def bonus(pen: Pen, name: str) -> list[Node]:
    """What such a card waits for, what it brings."""
    row, standing = t.BONUSES[t.BONUS_IDS.index(name)], fx.BONUS[t.BONUS_IDS.index(name)]
    sign = "crown" if row.kind == "leader" else "hammer"
    shown: list[Node] = [pen.icon(sign)]
    if row.condition:
        shown.append(pen.icon({"order": "order", "outsider": "gate"}[row.condition]))
    if row.when:
        return [*shown, pen.icon(EVENT[row.when]), pen.row(standing.effect)]
    return [*shown, pen.lasting(standing.lasting)]


def own(d: Drawing, view: ViscountsView, player: PlayerView) -> Element:
    """The manuscript board: its columns by ribbon, what is locked, and what can be used now."""
    gates = seen(view)
    board = gates.boards[player.seat]
    row = g.BOARDS[g.BOARD_IDS.index(board)]
    columns = []
    for place, ribbon in enumerate(row.columns):
        open_ = gates.columns[player.seat][place]
        dos = [do.RIBBON.text(ribbon), *[text for text in (ALLOWED[place],) if text]]
        content: Node = [column(d.pen, place, ribbon), not open_ and d.pen.icon("lock", "locked")]
        label = d.words("column", number=place + 1, open=int(open_))
        about = d.words(f"column-{place + 1}.about")
        columns.append(
            d.thing(f"column-{place + 1}", label, content, about, dos, f".chip.column{'' if open_ else '.shut'}")
        )
    return h.div(".manuscript-board", role="group", aria_label=d.title(board))[
        columns, [_bonus(d, one) for one in gates.bonuses[player.seat]]
    ]


def column(pen: Pen, place: int, ribbon: str) -> list[Node]:
    """A column of a manuscript board: its colour, and what it allows."""
    return [h.span(f".ribbon-mark.ribbon-{ribbon}"), pen.icon(COLUMNS[place])]


def tile(d: Drawing, view: ViscountsView, text: str) -> Node:
    """An action for which somebody of another segment is dismissed."""
    argument = do.DISMISS.argument(text)
    if argument is None:
        return None
    segment, _, action = argument.partition(" for ")
    index = t.SEGMENT_IDS.index(segment)
    card = next(one.townsfolk for one in view.ring if one.segment == segment)
    picture: list[Node] = [d.on_offer(card, index), d.pen.kind(t.ICONS[t.ACTIONS.index(action)])]
    return d.thing(f"dismiss-{segment}-{action}", d.scene.options[text], picture, "", [text], ".tile.far")


MORE[g.BOX] = More(table, own, tile)
