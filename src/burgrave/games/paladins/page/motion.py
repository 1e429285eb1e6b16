"""Where events happened: the places of the drawing, so that a move can be shown step by step.

Places are the ids of the drawing: ``stall-0``, ``favour-2``, ``r1s03``, ``camp-4``, ``chest``; for the viewer also
``act-0-hunt``, ``purse-0``, ``workers-0`` and so on; of another player the plate alone is drawn, ``seat-1``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from burgrave.draw.page import CHAPTER, ROUND, TURN, Mark, Marking, Way
from burgrave.draw.scene import Scene
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.page.cards import Drawing
from burgrave.games.paladins.page.icons import action_icon
from burgrave.games.paladins.view.records import PaladinsView
from burgrave.kernel.events import Value

OPPONENT: Final = "opponent-"  # begins the events of the solo opponent that name nobody
OF_THE_OPPONENT: Final = ("scheme", "scheme-fails", "marker")
ICONS: Final = {  # what events are about; an action is shown by its own
    "absolves": "jar",
    "attacks": "attack",
    "builds": "wall",
    "clears": "pray",
    "converts": "convert",
    "debt": "debt",
    "destroys-debt": "torn",
    "develops": "workshop",
    "discards-suspicion": "innocent",
    "drops": "away",
    "favour": "seal",
    "favour-shown": "seal",
    "game-over": "vp",
    "hires": "recruit",
    "inquisition": "inquisition",
    "keeps-suspicion": "suspicion",
    "loses-tax": "tax",
    "marker": "marker",
    "order-shown": "seal",
    "outsiders-come": "attack",
    "outsiders-leave": "attack",
    "paladin": "paladin",
    "passes": "away",
    "pays-debt": "paid",
    "refresh": "tavern",
    "rests": "away",
    "round": "first",
    "scheme": "seal",
    "scheme-fails": "lock",
    "suspected": "suspicion",
    "tavern": "tavern",
    "taxes": "tax",
    "townsfolk-come": "townsfolk",
    "townsfolk-leave": "townsfolk",
    "uses": "inquisition",
}
PLACES: Final = {  # where they happen: on the table, or with a player
    "absolves": ("act-{}-absolve",),
    "attacks": ("act-{}-attack",),
    "builds": ("act-{}-fortify", "gathered-{}"),
    "converts": ("act-{}-convert", "gathered-{}"),
    "debt": ("purse-{}",),
    "destroys-debt": ("purse-{}",),
    "discards-suspicion": ("purse-{}",),
    "drops": ("act-{}-recruit",),
    "hires": ("gathered-{}",),
    "inquisition": ("chest",),
    "keeps-suspicion": ("purse-{}",),
    "loses-tax": ("chest",),
    "marker": ("seat-{}",),
    "paladin": ("paladin-{}",),
    "passes": ("workers-{}",),
    "pays-debt": ("purse-{}",),
    "raises": ("seat-{}",),
    "rests": ("seat-{}",),
    "round": ("gate",),
    "scheme": ("seat-{}",),
    "scheme-fails": ("seat-{}",),
    "suspected": ("purse-{}",),
    "tavern": ("workers-{}",),
    "taxes": ("chest", "purse-{}"),
    "uses": ("gathered-{}",),
}
TOWN: Final = "main-board"  # cards come from there, and go back
WAYS: Final = {  # what travels, from where to where; the last place of an event where there is none
    "acts": ("worker", "workers-{}", ""),
    "attacks": ("card", TOWN, "gathered-{}"),
    "builds": ("card", "act-{}-fortify", "gathered-{}"),
    "clears": ("worker", "", TOWN),
    "converts": ("card", TOWN, "gathered-{}"),
    "debt": ("debt", TOWN, "purse-{}"),
    "destroys-debt": ("debt", "purse-{}", TOWN),
    "develops": ("worker", "workers-{}", ""),
    "discards-suspicion": ("card", "purse-{}", TOWN),
    "favour": ("worker", "workers-{}", ""),
    "hires": ("card", TOWN, "gathered-{}"),
    "outsiders-come": ("card", TOWN, ""),
    "sends": ("marker", "gathered-{}", ""),
    "suspected": ("card", TOWN, "purse-{}"),
    "tavern": ("card", TOWN, "workers-{}"),
    "taxes": ("coin", "chest", "purse-{}"),
    "townsfolk-come": ("card", TOWN, ""),
    "uses": ("card", "gathered-{}", TOWN),
}
MANY: Final = {"acts": "workers", "discards-suspicion": "count", "taxes": "silver"}  # what tells how many travel
OPENING: Final = {
    **dict.fromkeys(("acts", "favour", "passes", "paladin", "tavern", "scheme"), TURN),
    **dict.fromkeys(("inquisition", "refresh", "opponent-acts", "opponent-favour"), CHAPTER),
    "round": ROUND,
}
HARM: Final = {
    "debt": 9,
    "inquisition": 5,
    "keeps-suspicion": 3,
    "uses": -1,
    "discards-suspicion": -1,
}  # below 0: a gain
BEFALLS: Final = ("inquisition", "debt", "discards-suspicion", "uses")  # at the Inquisition, in anybody's turn


def marks(scene: Scene) -> Marking:
    """How events are shown on a page, one after the other: with an icon, where they happened, turn by turn."""
    view, d = msgspec.json.decode(scene.view, type=PaladinsView), Drawing(scene)
    opponent = len(scene.names)

    def mark(kind: str, args: Mapping[str, Value]) -> Mark:
        seat = opponent if kind.startswith(OPPONENT) or kind in OF_THE_OPPONENT else args.get("who")
        whose = (d.who(seat), d.colour(seat)) if isinstance(seat, int) else None
        found = places(kind, args, view, seat if isinstance(seat, int) else None)
        befalls = kind in BEFALLS and seat in (None, view.seat)
        travels = way(kind, args, view, seat if isinstance(seat, int) else None)
        return Mark(
            d.pen.icon(icon(kind, args)),
            found,
            whose,
            OPENING.get(kind, 0),
            befalls,
            travels,
            HARM.get(kind, 0),
            0 if kind == "uses" else None,  # whoever helps is not lost
        )

    return mark


def icon(kind: str, args: Mapping[str, Value]) -> str:
    """What an event is about."""
    name = kind.removeprefix(OPPONENT)
    if name in ("acts", "sends"):
        return action_icon(t.ACTION_IDS[_number(args, "action")])
    if name == "raises":
        return ("influence", "faith", "strength")[_number(args, "attribute")]
    return ICONS[name]


def places(kind: str, args: Mapping[str, Value], view: PaladinsView, seat: int | None) -> tuple[str, ...]:
    """Where an event happened, as far as the drawing has it."""
    name = kind.removeprefix(OPPONENT)
    found = [_of(place, view, seat) for place in PLACES.get(name, ())]
    if name in ("acts", "clears", "develops", "sends"):
        found.append(_of(f"act-{{}}-{t.ACTION_IDS[_number(args, 'action')]}", view, seat))
    if name == "sends":
        found.append(t.SPACE_IDS[_number(args, "space")])
    if name in ("favour", "favour-shown"):
        favours = [one.favour if one is not None else None for one in view.favours]
        card = t.FAVOUR_IDS[_number(args, "favour")]
        found += [f"favour-{place}" for place, one in enumerate(favours) if one == card]
    if name == "order-shown":
        orders = [t.ORDERS[t.ORDER_IDS.index(one)].action if one is not None else None for one in view.orders]
        found += [f"order-{place}" for place, one in enumerate(orders) if one == t.ACTION_IDS[_number(args, "action")]]
    if name == "townsfolk-come":
        found += _on("stall", args["townsfolk"], t.TOWNSFOLK_IDS, view.townsfolk)
    if name == "outsiders-come":
        found += _on("camp", args["outsider"], t.OUTSIDER_IDS, view.outsiders)
    return tuple(dict.fromkeys(found))


def way(kind: str, args: Mapping[str, Value], view: PaladinsView, seat: int | None) -> Way | None:
    """What moved in an event; None where nothing did, or within another player's plate."""
    name, found = kind.removeprefix(OPPONENT), places(kind, args, view, seat)
    if name not in WAYS or not found:
        return None
    thing, *ends = WAYS[name]
    source, target = (_of(place, view, seat) if place else found[-1] for place in ends)
    many = _number(args, MANY[name]) if name in MANY else 1
    return Way(thing, many, source, target) if source != target and many > 0 else None


def _on(place: str, cards: Value, ids: tuple[str, ...], row: list[str | None]) -> list[str]:
    """The places of a row where cards lie that have come."""
    names = [ids[card] for card in cards] if isinstance(cards, list) else []
    return [f"{place}-{number}" for number, card in enumerate(row) if card in names]


def _of(place: str, view: PaladinsView, seat: int | None) -> str:
    """A place of a player; of another one than the viewer, the plate."""
    if "{}" not in place:
        return place
    assert seat is not None, place
    return place.format(seat) if seat == view.seat else f"seat-{seat}"


def _number(args: Mapping[str, Value], key: str) -> int:
    value = args[key]
    assert isinstance(value, int), key
    return value
