"""What Age of Artisans adds to a game: crafts, each an adornment and a tool, and new apprentices."""

from __future__ import annotations

from typing import Final

from burgrave.draw.gallery import gallery, person, shown
from burgrave.draw.html import Node
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.page.board import both
from burgrave.games.architects.page import taking
from burgrave.games.architects.page.cards import CardFaces, portraits

FEW: Final = 6  # crafts that are shown


def added(faces: CardFaces) -> Node:
    """The new cards."""
    people = {row.name: f"apprentice-{row.name}" for row in t.APPRENTICES if row.box == g.BOX}
    people |= {row.id: f"character-{row.id}" for row in t.CHARACTERS if row.box == g.BOX}
    return [
        gallery(
            faces.say("taking-crafts", count=len(g.CRAFT_IDS)), [both(faces, card).picture for card in g.CRAFT_IDS], FEW
        ),
        gallery(
            faces.say("taking-newcomers", count=len(people)),
            [shown(person(portraits()[one]), faces.say(name), "purple") for one, name in people.items()],
        ),
    ]


taking.ADDED[g.BOX] = added
