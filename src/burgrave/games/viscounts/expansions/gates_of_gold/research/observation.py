"""What Gates of Gold adds to an observation of Viscounts."""

from __future__ import annotations

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.view.sight import GatesSight
from burgrave.games.viscounts.research.observation import ADDED, Added
from burgrave.games.viscounts.view.sight import Sight
from burgrave.kernel.encoding import Axis, Field
from burgrave.kernel.pairs import Pairs

BUILDERS = (*g.DIVERSIFIED, *g.SPECIALIZED)
BUILDER = Axis("builder", tuple(t.BONUS_IDS[bonus] for bonus in BUILDERS))
COLUMN = Axis("column", tuple(f"column {column + 1}" for column in range(len(t.RIBBONS))))


def fields(player: Axis) -> list[Field]:
    """What lies open."""
    place = Axis("place", ("left", "middle", "right"))
    return [
        Field("gates_outsiders", "the outsiders that can be seen", (place, Axis("outsider", g.OUTSIDER_IDS))),
        Field("gates_outsiders_left", "outsiders of the pile, in tens", high=3),
        Field("gates_orders", "orders of the pile, in tens", high=3),
        Field("gates_leader", "the card of the castle's leader", (Axis("leader", t.BONUS_IDS),)),
        Field("gates_builders", "builders that nobody has yet", (BUILDER,)),
        Field("gates_boards", "the manuscript boards", (player, Axis("board", g.BOARD_IDS))),
        Field("gates_columns", "columns that hold a manuscript", (player, COLUMN)),
        Field("gates_bonuses", "the builders of each player", (player, BUILDER)),
    ]


def write(sight: Sight, at: dict[str, int], players: int, out: Pairs) -> None:
    """The same as numbers."""
    ones = out.ones
    seen: GatesSight = sight.added
    assert sight.seat is not None
    for place, card in enumerate(seen.outsiders):
        ones.append(at["gates_outsiders"] + place * len(g.OUTSIDERS) + g.OUTSIDERS.index(card))
    out.add(at["gates_outsiders_left"], seen.outsiders_left / 10)
    out.add(at["gates_orders"], seen.orders / 10)
    ones.append(at["gates_leader"] + seen.leading)
    for bonus in seen.builders:
        ones.append(at["gates_builders"] + BUILDERS.index(bonus))
    for seat, board in enumerate(seen.boards):
        place = (seat - sight.seat) % players
        ones.append(at["gates_boards"] + place * len(g.BOARDS) + board)
        for column, held in enumerate(seen.columns[seat]):
            out.add(at["gates_columns"] + place * len(t.RIBBONS) + column, held)
    for seat, bonuses in enumerate(seen.bonuses):
        for bonus in bonuses:
            place = (seat - sight.seat) % players
            ones.append(at["gates_bonuses"] + place * len(BUILDERS) + BUILDERS.index(bonus))


ADDED[g.BOX] = Added(fields, write)
