"""What takes part in a game of Paladins: the paladins, the townsfolk, and those who come for the town."""

from __future__ import annotations

from burgrave.draw.gallery import Taking, gallery, person, shown
from burgrave.draw.html import Node
from burgrave.draw.shapes import Symbols
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.page.cards import Faces, people


def gather(symbols: Symbols, language: str, players: int) -> Taking:
    """The people of the game; all of them always."""
    faces = Faces(symbols, language)
    always: Node = [
        gallery(
            faces.say("taking-paladins", count=len(t.PALADIN_IDS)), [_paladin(faces, one) for one in t.PALADIN_IDS]
        ),
        gallery(
            faces.say("taking-outsiders", count=len(t.OUTSIDER_IDS)),
            [_outsider(faces, folk, who) for folk, found in people()["outsider"].items() for who in found],
        ),
        gallery(
            faces.say("taking-townsfolk", count=len(t.TOWNSFOLK_IDS)),
            [
                shown(person(who), faces.name(f"townsfolk-{name}"), hue)
                for name, (who, hue) in people()["townsfolk"].items()
            ],
        ),
    ]
    return {"": {"": always}}


def _paladin(faces: Faces, name: str) -> Node:
    return shown(person(people()["paladin"][name][0]), faces.name(f"paladin-{name}"), "gold")


def _outsider(faces: Faces, folk: str, who: str) -> Node:
    return shown(person(who), faces.name(f"people-{folk}"), folk)
