"""The cards of Gates of Gold as numbers, and what its rows may say beyond those of the base game."""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data.rows import Board
from burgrave.kernel.cards import Row, load
from burgrave.kernel.effects import Per, parse_scoring
from burgrave.kernel.errors import BadData

BOX: Final = "gates_of_gold"


# -------------------------------------------------------------------- what its rows may say

KINDS: Final = ("common", "hero", "outsider", "order")
AFTER_ORDER: Final = fx.moment("after order")
AFTER_WELCOME: Final = fx.moment("after welcome")
AFTER_REFUSE: Final = fx.moment("after refuse")
AT_THE_END: Final = fx.moment("at the end")
MOMENTS: Final = (*fx.OWN_MOMENTS, "after order", "after welcome", "after refuse", "at the end", "")
ANYWHERE: Final = "dismiss anywhere"
CHANGES: Final = (fx.FURTHER, fx.HAND, fx.DISMISS_COST, ANYWHERE, *[f"{fx.ICON} {icon}" for icon in t.ICONS], "")
BONUS_KINDS: Final = ("leader", "diversified", "specialized")


def _known(file: str, row: Row, field: str, said: str, known: tuple[str, ...]) -> None:
    """Refuse what no rule knows."""
    if said not in known:
        raise BadData(f"{fx.where(file, row, field)}: {said!r} is not one of {', '.join(filter(None, known))}")


for _number, _card in enumerate(t.TOWNSFOLK):
    if _card.box == BOX:
        _known("townsfolk", _card, "kind", _card.kind, KINDS)
        _known("townsfolk", _card, "when", _card.when, MOMENTS)
        _known("townsfolk", _card, "while", fx.LASTING.get(_number, fx.NO_MODIFIER).name, CHANGES)
for _bonus, _standing in zip(t.BONUSES, fx.BONUS, strict=True):
    if _bonus.box == BOX:
        _known("bonuses", _bonus, "kind", _bonus.kind, BONUS_KINDS)
        _known("bonuses", _bonus, "when", _bonus.when, MOMENTS)
        _known("bonuses", _bonus, "if", _bonus.condition, ("", "no criminal", "outsider", "order"))
        _known("bonuses", _bonus, "while", _standing.lasting.name, CHANGES)

# -------------------------------------------------------------------- cards

OUTSIDERS: Final[tuple[int, ...]] = tuple(i for i, card in enumerate(t.TOWNSFOLK) if card.kind == "outsider")
OUTSIDER_IDS: Final[tuple[str, ...]] = tuple(t.TOWNSFOLK_IDS[card] for card in OUTSIDERS)
ORDER: Final[int] = t.TOWNSFOLK_IDS.index("kings_order")
ORDERS: Final = 24  # of them there are (p. 2)
FACE_UP: Final = 3  # outsiders in the row (p. 3)
AT_THE_END_OF: Final[tuple[int, ...]] = tuple(card for card in OUTSIDERS if fx.WHEN[card] == AT_THE_END)
LEADERS: Final[tuple[int, ...]] = tuple(i for i, one in enumerate(t.BONUSES) if one.box == BOX and one.kind == "leader")
DIVERSIFIED: Final[tuple[int, ...]] = tuple(i for i, one in enumerate(t.BONUSES) if one.kind == "diversified")
SPECIALIZED: Final[tuple[int, ...]] = tuple(i for i, one in enumerate(t.BONUSES) if one.kind == "specialized")
ALIKE: Final = 3  # buildings of one kind for the specialised builder (p. 6)

# -------------------------------------------------------------------- manuscript boards

BOARDS: Final[list[Board]] = load(t.PACKAGE, "boards.toml", Board)
for _board in BOARDS:
    if sorted(_board.columns) != sorted(t.RIBBONS):
        raise BadData(f"{fx.where('boards', _board, 'columns')}: each of {', '.join(t.RIBBONS)} has one column")
BOARD_IDS: Final[tuple[str, ...]] = tuple(board.id for board in BOARDS)
COLUMNS: Final[list[tuple[int, ...]]] = [  # by board: the ribbon of each column
    tuple(t.RIBBONS.index(ribbon) for ribbon in board.columns) for board in BOARDS
]
WILD: Final[int] = t.MANUSCRIPT_IDS.index("any_5_corruption")
WILD_AS: Final[list[int]] = [t.MANUSCRIPT_IDS.index(f"any_as_{ribbon}") for ribbon in t.RIBBONS]
STARTING: Final[list[int]] = [t.MANUSCRIPT_IDS.index(f"start_{ribbon}") for ribbon in t.RIBBONS]
ORDER_COST: Final = 3  # silver, instead of a hire (p. 4)
DRAW_COST: Final = 2  # silver, for a card (p. 4)
ARRANGE_COST: Final = 3  # resources, for another order of the cards (p. 4)

# -------------------------------------------------------------------- what outsiders count

TIERS: Final = ("first_tier", "second_tier", "third_tier")
UNITS: Final[tuple[str, ...]] = (
    *("own_link", "wedge_majority", "segment_with_building", "unpaid_debt", "resource", "outsider", "ribbon_set"),
    *TIERS,
    *[f"ribbon_{ribbon}" for ribbon in t.RIBBONS],
    *[f"{kind}s" for kind in t.KINDS],
)
ENVOY: Final = "ribbon"  # no points, but a ribbon more (p. 7)
ENVOYS: Final[tuple[int, ...]] = tuple(card for card in OUTSIDERS if t.TOWNSFOLK[card].scoring == ENVOY)


def _scoring(card: int) -> tuple[Per, ...]:
    """What an outsider counts."""
    row = t.TOWNSFOLK[card]
    if not row.scoring or row.scoring == ENVOY:
        return ()
    return parse_scoring(row.scoring, fx.where("townsfolk", row, "scoring"), UNITS)


SCORING: Final[dict[int, tuple[Per, ...]]] = {card: _scoring(card) for card in OUTSIDERS}
