"""What the page that teaches Architects tells of Age of Artisans: a chapter, its symbols, and the craft cards."""

from __future__ import annotations

from burgrave.draw.lesson import Group
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.page.board import both
from burgrave.games.architects.page import lesson
from burgrave.games.architects.page.cards import CardFaces


def groups(faces: CardFaces) -> list[Group]:
    """The craft cards."""
    return [lesson.group(faces, "crafts", lesson.cards(both(faces, card) for card in g.CRAFT_IDS))]


lesson.ADDED[g.BOX] = groups
lesson.SIGNS.update(artisan=["hammer"], adornment=["gem"], tool=["tool"], spare=["shield"])
