"""What moved in an event, from which place of the drawing to which, so that a move can be shown.

Places are the ids of the drawing: those of the town, and for the viewer ``purse-0``, ``hand-0``, ``crew-0``; of another
player the plate alone is drawn, ``seat-1``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from burgrave.draw.page import CHAPTER, LED, TURN, WALKS, Mark, Marking, Way
from burgrave.draw.scene import Scene
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.page.cards import Drawing
from burgrave.games.architects.page.geometry import PLACES
from burgrave.games.architects.page.icons import GOOD
from burgrave.games.architects.rules.workers import PRISON
from burgrave.games.architects.view.records import ArchitectsView
from burgrave.kernel.events import Value

LIT: Final = {*PLACES}  # where something comes from is lit there, too
SUPPLY: Final = "supply"  # the whole town: goods come from there
STILL: Final = {  # nothing travels: where it happens, if that is a place at all
    "turn": "",
    "skips": "",
    "becomes": "seat-{}",
    "trades": "place-storehouse",
    "uses": "crew-{}",
    "virtue": "virtue",
    "pays": "purse-{}",
    "debt": "purse-{}",
    "buys_off": "purse-{}",
    "destroys_debt": "purse-{}",
    "pays_debt": "purse-{}",
    "full": "guildhall",
    "ends": "street-{}",
    "schemes": "scheme-{}",
}
ICONS: Final = {  # what events are about
    "cards": ("drafts", "looks", "keeps"),
    "check": ("full",),
    "coin": ("robs", "buys_off", "pays"),
    "cross": ("climbs",),
    "debt": ("debt", "pays_debt"),
    "destroy": ("destroys_debt",),
    "discard": ("discards", "dismisses", "leaves", "poaches"),
    "eye": ("schemes",),
    "fast": ("turn",),
    "flip": ("resets",),
    "hand": ("captures",),
    "hire": ("hires", "arrives"),
    "house": ("builds", "ends"),
    "lock": ("sends", "releases"),
    "person": ("places", "takes_back", "reclaims", "becomes"),
    "scroll": ("draws",),
    "star": ("uses", "rewarded"),
    "swap": ("trades",),
    "virtue": ("virtue",),
}
ICON: Final = {kind: icon for icon, kinds in ICONS.items() for kind in kinds}
OPENING: Final = {**dict.fromkeys(("places", "takes_back", "resets", "schemes"), CHAPTER), "turn": TURN}
HARM: Final = {
    "debt": 9,
    "sends": 8,
    "captures": 7,
    "poaches": 3,
    "releases": -1,
    "gains": -1,
    "rewarded": -1,
}  # below 0: a gain
VIRTUE: Final = 3  # how bad it is to lose some
OWN: Final = ("turn", "drafts", "uses", "ends")  # whoever does them chooses them, in whosever move they are told
LIKE: Final[dict[str, str]] = {}  # events of expansions that move what another does
WAYS: Final = {  # what travels, from where to where; a place of a player is told by the seat
    "gains": ("", SUPPLY, "purse-{}"),
    "robs": ("coin", "place-tax_stand", "purse-{}"),
    "drafts": ("plan", SUPPLY, "hand-{}"),
    "draws": ("plan", "plans", "hand-{}"),
    "looks": ("plan", "plans", "hand-{}"),
    "keeps": ("plan", "plans", "hand-{}"),
    "discards": ("plan", "hand-{}", "plans"),
    "hires": ("apprentice", "place-workshop", "crew-{}"),
    "dismisses": ("apprentice", "crew-{}", "place-workshop"),
    "poaches": ("apprentice", "slot-0", "place-workshop"),
    "leaves": ("apprentice", "slot-0", "place-workshop"),
    "sends": ("worker", "purse-{}", "place-prison"),
    "releases": ("worker", "place-prison", "seat-{}"),
    "reclaims": ("worker", SUPPLY, "seat-{}"),
    "builds": ("plan", "hand-{}", "street-{}"),
    "rewarded": ("reward", "rewards", "purse-{}"),
}
GAITS: Final = {  # how workers go
    **dict.fromkeys(("places", "takes_back", "releases", "reclaims"), WALKS),
    **dict.fromkeys(("captures", "sends"), LED),
}
SOURCES: Final = (*[f"place-{name}" for name in t.CIRCLES], "market-0", "market-1", "market-2", "place-prison")
assert SOURCES[PRISON] == "place-prison"


def marks(scene: Scene) -> Marking:
    """How events are shown on a page, one after the other: with an icon, where they happened, chapter by chapter."""
    view, d = msgspec.json.decode(scene.view, type=ArchitectsView), Drawing(scene)

    def mark(kind: str, args: Mapping[str, Value]) -> Mark:
        name = GOOD[t.GOODS[Ways(args, view).number("good")]] if kind == "gains" else ICON[kind]
        seat = args.get("who")
        whose = (d.who(seat), d.colour(seat)) if isinstance(seat, int) else None
        befalls = True if kind == "sends" and seat != view.seat and _sent(args, view.seat) else None
        if kind in OWN:
            befalls = False
        found, opens, more = places(kind, args, view), OPENING.get(kind, 0), brings(kind, args, view.seat)
        harm = HARM.get(kind, 0) if kind != "virtue" else VIRTUE if more is not None and more < 0 else -1
        gait = GAITS.get(LIKE.get(kind, kind), "")
        return Mark(d.pen.icon(name), found, whose, opens, befalls, way(kind, args, view), harm, more, gait=gait)

    return mark


def brings(kind: str, args: Mapping[str, Value], seat: int | None) -> int | None:
    """How many workers somebody loses who looks on, how much virtue, how many debts they take."""
    number = {name: value for name, value in args.items() if isinstance(value, int)}
    match kind:
        case "captures":
            return -number["count"]
        case "sends":
            return -_sent(args, seat)
        case "virtue":
            return number["now"] - number["before"]
        case "debt":
            return 1
    return None


def _sent(args: Mapping[str, Value], seat: int | None) -> int:
    """How many workers of a seat go to prison."""
    whom = args.get("whom")
    return whom[seat] if isinstance(whom, list) and seat is not None else 0


def places(kind: str, args: Mapping[str, Value], view: ArchitectsView) -> tuple[str, ...]:
    """Where an event happened: where something came to, and from where in the town it came."""
    if kind in STILL:
        found = Ways(args, view).of(STILL[kind])
        return (found,) if found else ()
    _, _, source, target = _moved(kind, args, view)
    return tuple(dict.fromkeys(name for name in (source, target) if name in LIT or name == target))


def way(kind: str, args: Mapping[str, Value], view: ArchitectsView) -> Way | None:
    """What moved in an event, as a seat sees it afterwards; None where nothing did."""
    if kind in STILL:
        return None
    found = _moved(kind, args, view)
    return found if found.source != found.target else None  # it stays within another player's plate


def _moved(kind: str, args: Mapping[str, Value], view: ArchitectsView) -> Way:
    ways = Ways(args, view)
    if kind not in WAYS:
        found = getattr(ways, LIKE.get(kind, kind))()
        assert isinstance(found, Way)
        return found
    thing, source, target = WAYS[kind]
    many = ways.number("count") if "count" in args else 1
    return Way(thing or t.GOODS[ways.number("good")], many, ways.of(source), ways.of(target))


class Ways:
    """The events whose places depend on what they tell, each by its name."""

    def __init__(self, args: Mapping[str, Value], view: ArchitectsView) -> None:
        self._args: Final = args
        self._view: Final = view

    def number(self, key: str) -> int:
        """A number that the event tells."""
        value = self._args[key]
        assert isinstance(value, int), key
        return value

    def of(self, name: str) -> str:
        """A place of a player; of another one than the viewer, the plate; what is not drawn yet, too."""
        if "{}" not in name:
            return name
        seat = self.number("who")
        drawn = seat == self._view.seat or name.startswith("scheme")
        if name.startswith("street") and not self._view.players[seat].buildings:
            drawn = False
        return name.format(seat) if drawn else f"seat-{seat}"

    def _place(self) -> str:
        """A place where a worker stands."""
        index = self.number("place")
        if index == t.GUILDHALL:
            return "guildhall"
        return f"place-{t.CIRCLES[index]}" if index < t.LEFT else f"market-{index - t.LEFT}"

    def places(self) -> Way:
        """A worker comes to a place."""
        return Way("worker", 1, self.of("seat-{}"), self._place())

    def takes_back(self) -> Way:
        """One comes back."""
        source = self.number("source")
        return Way(
            "worker", 1, SOURCES[source] if source <= PRISON else f"seat-{source - PRISON - 1}", self.of("seat-{}")
        )

    def captures(self) -> Way:
        """A group is captured."""
        return Way("worker", self.number("count"), self._place(), self.of("seat-{}"))

    def arrives(self) -> Way:
        """An apprentice comes to the row, if it still lies there."""
        card = t.APPRENTICE_IDS[self.number("apprentice")]
        row = self._view.row
        return Way("apprentice", 1, SUPPLY, f"slot-{row.index(card)}" if card in row else "place-workshop")

    def climbs(self) -> Way:
        """A marker goes up."""
        level = self.number("level")
        return Way("marker", 1, f"cathedral-{level - 1}" if level > 1 else self.of("seat-{}"), f"cathedral-{level}")

    def resets(self) -> Way:
        """Workers of the black market go to prison."""
        return Way("card", 1, "market-0", "market-2")
