"""What Gates of Gold adds to a game: those who stand before the golden wall, and new townsfolk."""

from __future__ import annotations

from burgrave.draw.gallery import gallery
from burgrave.draw.html import Node
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.page import taking
from burgrave.games.viscounts.page.cards import CardFaces


def added(faces: CardFaces) -> Node:
    """The new people."""
    common = [card for card, row in enumerate(t.TOWNSFOLK) if row.box == g.BOX and row.kind == "common"]
    return [
        gallery(faces.say("taking-outsiders", count=len(g.OUTSIDERS)), taking.folk(faces, g.OUTSIDERS)),
        gallery(faces.say("taking-newcomers", count=len(common)), taking.folk(faces, common)),
    ]


taking.ADDED[g.BOX] = added
