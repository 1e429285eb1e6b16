"""What the page that teaches Viscounts tells of Gates of Gold: a chapter, its symbols, bonus cards and boards."""

from __future__ import annotations

from burgrave.draw import html as h
from burgrave.draw.lesson import Group
from burgrave.draw.scene import Thing
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.data.rows import Board
from burgrave.games.viscounts.expansions.gates_of_gold.page.board import bonus, column
from burgrave.games.viscounts.page import lesson
from burgrave.games.viscounts.page.cards import CardFaces
from burgrave.kernel.effects import Verb

BONUSES = [t.BONUS_IDS[card] for card in (*g.DIVERSIFIED, *g.SPECIALIZED, *g.LEADERS)]


def groups(faces: CardFaces) -> list[Group]:
    """The cards that are neither townsfolk nor manuscripts."""
    return [
        lesson.group(faces, "bonuses", lesson.cards(_bonus(faces, name) for name in BONUSES)),
        lesson.group(faces, "boards", lesson.cards(_board(faces, board) for board in g.BOARDS)),
    ]


def _bonus(faces: CardFaces, name: str) -> Thing:
    picture = h.span(".swatch.pairs")[bonus(faces.pen, name)]
    return Thing(f"bonus-{name}", faces.title(name), picture, faces.about(name))


def _board(faces: CardFaces, board: Board) -> Thing:
    columns = [h.span[column(faces.pen, place, ribbon)] for place, ribbon in enumerate(board.columns)]
    return Thing(board.id, faces.title(board.id), h.span(".swatch.pairs")[columns], faces.about(board.id))


lesson.ADDED[g.BOX] = groups
lesson.REWARDS.extend(Verb(name, 1, ()) for name in ("order", "welcome", "refuse", "recruit"))
