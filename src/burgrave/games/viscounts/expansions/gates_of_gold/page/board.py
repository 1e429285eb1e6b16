"""What Gates of Gold lays beside the ring and beside a player board."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.scene import Thing
from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.rules import vocabulary as do
from burgrave.games.viscounts.expansions.gates_of_gold.view.records import GatesView
from burgrave.games.viscounts.page.board import MORE, More
from burgrave.games.viscounts.page.cards import Drawing
from burgrave.games.viscounts.page.icons import EVENT, KIND, THEN, Pen
from burgrave.games.viscounts.text.wording import abilities
from burgrave.games.viscounts.view.records import PlayerView, ViscountsView

COLUMNS = (  # what they allow, from the first
    ["hire", THEN, "order"],
    ["star", THEN, "coin"],
    [str(g.DRAW_COST), "coin", THEN, "cards"],
    [str(g.ARRANGE_COST), "star", THEN, "swap"],
)
ALLOWED = (None, None, "draw for silver", "rearrange for resources")


def seen(view: ViscountsView) -> GatesView:
    """What lies open."""
    return msgspec.convert(view.added, GatesView)


def table(d: Drawing, view: ViscountsView) -> Element:
    """The outsiders in their row; the piles of outsiders and orders, the builders that nobody has yet, the leader."""
    gates = seen(view)
    left = d.words("outsiders-left", count=gates.outsiders_left)
    orders = d.words("orders", count=gates.orders)
    outsiders: Node = [d.pen.icon("gate"), h.b[str(gates.outsiders_left)]]
    pile: Node = [d.pen.icon("order"), h.b[str(gates.orders)]]
    return h.div("#gates.gates", role="group", aria_label=d.words("gates"))[
        h.div("#outsiders.gates-row.outsiders")[[_outsider(d, card) for card in gates.outsiders]],
        h.div(".gates-row")[
            d.thing("outsiders-left", left, outsiders, d.words("outsiders-left.about"), (), ".chip"),
            h.span("#orders")[
                d.thing("orders", orders, pile, d.about("kings_order"), ["buy order", "take order"], ".chip")
            ],
            h.span("#builders")[[_bonus(d, one) for one in (*gates.builders, gates.leader)]],
        ],
    ]


def _outsider(d: Drawing, card: str) -> Node:
    """An outsider before the gates, in a line: the card itself would be too small to be read there."""
    at = t.TOWNSFOLK_IDS.index(card)
    face, row = d.townsfolk(card), t.TOWNSFOLK[at]
    picture = h.span(f".outsider.hue-{KIND[row.icons[0]][0]}")[
        h.b(".price")[str(row.cost)],
        h.span(".called")[d.short(f"townsfolk-{row.name}")],
        h.span(".kinds")[[d.pen.kind(icon) for icon in row.icons]],
        d.pen.tokens(d.brings(at)),
    ]
    return d.place(face._replace(picture=picture))


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


def own(d: Drawing, view: ViscountsView, player: PlayerView) -> Node:
    """The manuscript board: in its columns the manuscripts, what is locked, and what can be used now."""
    return [_shelves(d, view, player, d.place), _bonuses(d, view, player)]


def other(d: Drawing, view: ViscountsView, player: PlayerView) -> Node:
    """Which columns somebody has unlocked, and what else they have; the solo opponent has no such board (p. 8)."""
    return h.div(".beside")[player.opponent is None and _shelves(d, view, player), _bonuses(d, view, player)]


def _bonuses(d: Drawing, view: ViscountsView, player: PlayerView) -> list[Element]:
    return [_bonus(d, one) for one in seen(view).bonuses[player.seat]]


def _shelves(
    d: Drawing, view: ViscountsView, player: PlayerView, lay: Callable[[Thing], Node] | None = None
) -> Element:
    """Column by column, with its manuscripts if they are not drawn elsewhere."""
    gates = seen(view)
    board = gates.boards[player.seat]
    columns = []
    for place, ribbon in enumerate(g.BOARDS[g.BOARD_IDS.index(board)].columns):
        shut = not gates.columns[player.seat][place]
        dos = [do.RIBBON.text(ribbon), *[text for text in (ALLOWED[place],) if text]] if lay else []
        content: Node = [column(d.pen, place, ribbon), shut and d.pen.icon("lock", "locked")]
        label, about = d.words("column", number=place + 1, open=int(not shut)), d.words(f"column-{place + 1}.about")
        kept = [card for card in player.manuscripts if t.MANUSCRIPTS[t.MANUSCRIPT_IDS.index(card)].ribbon == ribbon]
        columns.append(
            h.div(f".shelf{'.shut' if shut else ''}")[
                d.thing(f"column-{place + 1}", label, content, about, dos, ".chip.column"),
                lay and [lay(d.manuscript(card)) for card in kept],
            ]
        )
    return h.div(".manuscript-board", role="group", aria_label=d.title(board))[columns]


def column(pen: Pen, place: int, ribbon: str) -> list[Node]:
    """A column of a manuscript board: its colour, and what it allows."""
    return [h.span(f".ribbon-mark.ribbon-{ribbon}"), pen.tokens(COLUMNS[place])]


def tile(d: Drawing, view: ViscountsView, text: str) -> Node:
    """An outsider to be welcomed or refused; an action for which somebody of another segment is dismissed."""
    if (card := do.WELCOME.argument(text)) is not None:
        told = [d.texts.say(d.language, one, one.args) for one in abilities(t.TOWNSFOLK_IDS.index(card))]
        face = d.townsfolk(card)
        return d.place(face._replace(picture=[face.picture, h.small["; ".join(told)]]), [text], ".still.told")
    if (card := do.REFUSE.argument(text)) is not None:
        refused = d.townsfolk(card)
        return d.place(refused._replace(picture=d.on_offer(card, 0, "refuse")), [text], ".still.far")
    argument = do.DISMISS.argument(text)
    if argument is None:
        return None
    segment, _, action = argument.partition(" for ")
    index = t.SEGMENT_IDS.index(segment)
    beside = next(one.townsfolk for one in view.ring if one.segment == segment)
    picture: list[Node] = [d.on_offer(beside, index), d.pen.kind(t.ICONS[t.ACTIONS.index(action)])]
    return d.thing(f"dismiss-{segment}-{action}", d.scene.options[text], picture, "", [text], ".tile.far")


MORE[g.BOX] = More(table, own, other, tile)
