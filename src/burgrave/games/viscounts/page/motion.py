"""What moved in an event, from which place of the drawing to which, so that a move can be shown.

Places are the ids of the drawing: those of the ring, and for the viewer ``hand-0``, ``row-0-1``, ``purse-0`` and so on;
of another player the plate alone is drawn, ``seat-1``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from burgrave.draw.page import CHAPTER, RIDES, ROUND, TURN, WALKS, Mark, Marking, Way
from burgrave.draw.scene import Scene
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.page.cards import Drawing
from burgrave.games.viscounts.page.geometry import PLACES
from burgrave.games.viscounts.page.icons import GOOD
from burgrave.games.viscounts.view.records import ViscountsView
from burgrave.games.viscounts.view.view import SIDES
from burgrave.kernel.events import Value

STILL: Final = {  # nothing travels: where it happens, if that is a place at all
    "round": "",
    "begins": "",
    "acts": "",
    "copies": "",
    "collides": "track-{}",
    "parts": "track-{}",
    "corruption": "track-{}",
    "virtue": "track-{}",
    "uncovered": "ends",
    "pays": "purse-{}",
    "approves": "purse-{}",
    "rearranges": "slots-{}",
    "uses": "",
    "comes": "seat-{}",
    "attempts": "seat-{}",
}
ICONS: Final = {  # what events are about
    "cards": ("draws", "new_scheme", "schemes"),
    "castle": ("rises",),
    "corrupt": ("corruption",),
    "cross": ("favoured",),
    "crown": ("leads",),
    "debt": ("debt",),
    "deed": ("deed",),
    "destroy": ("destroys",),
    "discard": ("discards",),
    "draw": ("drops",),
    "eye": ("comes", "attempts", "uses"),
    "fast": ("round",),
    "flip": ("pays", "approves"),
    "hand": ("plays",),
    "hire": ("hires", "dismisses"),
    "house": ("builds",),
    "lock": ("uncovered",),
    "move": ("moves",),
    "person": ("begins", "workers", "worker", "pushed"),
    "scroll": ("transcribes", "copies"),
    "shuffle": ("shuffles",),
    "star": ("acts",),
    "swap": ("parts", "spreads", "rearranges"),
    "swords": ("collides",),
    "virtue": ("virtue",),
}
ICON: Final = {kind: icon for icon, kinds in ICONS.items() for kind in kinds}
OPENING: Final = {
    **dict.fromkeys(("acts", "hires", "collides", "schemes"), CHAPTER),
    **dict.fromkeys(("begins", "drops", "plays", "schemes"), TURN),
    "round": ROUND,
}
HARM: Final = {
    "debt": 9,
    "pushed": 7,
    "leads": 6,
    "corruption": 3,
    "pays": -1,
    "approves": -1,
    "favoured": -1,
    "deed": -1,
    "virtue": -1,
    "gains": -1,
}  # below 0: a gain
OWNERS: Final = ("drops", "plays", "draws", "shuffles", "schemes", "uses", "begins")  # part of anybody's own turn
SUPPLY: Final = "supply"  # beside the ring: goods come from there, and what leaves the game goes there
ENDS: Final = "ends"  # debts and deeds that are left
OWN: Final = {  # what belongs to a player: from which of their places to which
    "drops": ("row-{}-2", "discard-{}"),
    "plays": ("hand-{}", "row-{}-0"),
    "shuffles": ("discard-{}", "draw-{}"),
    "draws": ("draw-{}", "hand-{}"),
    "discards": ("hand-{}", "discard-{}"),
    "destroys": ("hand-{}", SUPPLY),
    "gains": (SUPPLY, "purse-{}"),
    "debt": (ENDS, "purse-{}"),
    "deed": (ENDS, "purse-{}"),
    "favoured": (SUPPLY, "library-{}"),
    "schemes": ("draw-{}", "row-{}-0"),
    "new_scheme": (SUPPLY, "discard-{}"),
    "leads": ("castle-3", "purse-{}"),
}
GAITS: Final = {"moves": RIDES, **dict.fromkeys(("workers", "worker", "rises", "pushed"), WALKS)}
THINGS: Final = {"debt": "debt", "deed": "deed", "favoured": "favour", "leads": "leader"}


def marks(scene: Scene) -> Marking:
    """How events are shown on a page, one after the other: with an icon, where they happened, chapter by chapter."""
    view, d = msgspec.json.decode(scene.view, type=ViscountsView), Drawing(scene)

    def mark(kind: str, args: Mapping[str, Value]) -> Mark:
        name = GOOD[t.GOODS[Ways(args, view).number("good")]] if kind == "gains" else ICON[kind]
        seat = args.get("who", args.get("whom"))
        whose = (d.who(seat), d.colour(seat)) if isinstance(seat, int) else None
        return Mark(
            d.pen.icon(name),
            places(kind, args, view),
            whose,
            OPENING.get(kind, 0),
            False if kind in OWNERS else None,
            way(kind, args, view),
            HARM.get(kind, 0),
            brings(kind, args),
            does=does(kind, args, view),
            gait=GAITS.get(kind, ""),
            past=Ways(args, view).past() if kind == "moves" else (),
            itself=f"rider-{seat}" if kind == "moves" else "",
        )

    return mark


def does(kind: str, args: Mapping[str, Value], view: ViscountsView) -> tuple[str, ...]:
    """How things move where they are: cards make room for the one that is played, markers knock."""
    if kind == "collides":
        return ("knocks", Ways(args, view).of("track-{}"))
    who = args.get("who")
    return ("slides", f"row-{who}-1", f"row-{who}-2") if kind == "plays" and who == view.seat else ()


def brings(kind: str, args: Mapping[str, Value]) -> int | None:
    """How many workers leave the castle, how far a marker goes: nothing of it comes from somebody's own things."""
    count = args.get("count", 1)
    assert isinstance(count, int), kind
    return -1 if kind == "pushed" else count if kind in ("corruption", "virtue") else None


def places(kind: str, args: Mapping[str, Value], view: ViscountsView) -> tuple[str, ...]:
    """Where an event happened: where something came to, and from where on the ring it came."""
    if kind in STILL:
        found = Ways(args, view).of(STILL[kind])
        return (found,) if found else ()
    if kind == "spreads":
        return Ways(args, view).spreads()
    _, _, source, target = _moved(kind, args, view)
    ends = (source, target if target != SUPPLY else source)
    return tuple(dict.fromkeys(name for name in ends if name in PLACES or name == ends[1]))


def way(kind: str, args: Mapping[str, Value], view: ViscountsView) -> Way | None:
    """What moved in an event, as a seat sees it afterwards; None where nothing did."""
    if kind in STILL or kind == "spreads":  # workers go to two sides at once
        return None
    found = _moved(kind, args, view)
    return found if found.source != found.target else None  # it stays within another player's plate


def _moved(kind: str, args: Mapping[str, Value], view: ViscountsView) -> Way:
    ways = Ways(args, view)
    if kind not in OWN:
        found = getattr(ways, kind)()
        assert isinstance(found, Way)
        return found
    source, target = OWN[kind]
    thing = t.GOODS[ways.number("good")] if kind == "gains" else THINGS.get(kind, "card")
    many = ways.number("count") if "count" in args else 1
    return Way(thing, many, ways.of(source), ways.of(target))


class Ways:
    """The events in which something moves on the ring, each by its name."""

    def __init__(self, args: Mapping[str, Value], view: ViscountsView) -> None:
        self._args: Final = args
        self._view: Final = view

    def number(self, key: str) -> int:
        """A number that the event tells."""
        value = self._args[key]
        assert isinstance(value, int), key
        return value

    def of(self, name: str, who: str = "who") -> str:
        """A place of a player; of another one than the viewer, the plate."""
        if "{}" not in name:
            return name
        seat = self.number(who)
        return name.format(seat) if seat == self._view.seat else f"seat-{seat}"

    def _segment(self, index: int) -> int:
        return [one.segment for one in self._view.ring].index(t.SEGMENT_IDS[index])

    def _section(self, tier: int, section: int) -> str:
        place = [one.section for one in self._view.ring].index(section)
        return f"castle-{tier}-{place}" if tier < len(t.TIER_VP) else "castle-3"

    def _town(self, key: str) -> str:
        segment, side = divmod(self.number(key), len(SIDES))
        return f"ring-{self._segment(segment)}-{SIDES[side]}"

    def past(self) -> tuple[str, ...]:
        """The towns on the shortest way of a viscount; the solo opponent keeps to the outer road."""
        start, end = self._stop("start"), self._stop("town")
        outer = self._view.players[self.number("who")].opponent is not None
        roads: dict[int, tuple[int, ...]] = {start: (start,)}
        while roads:
            further: dict[int, tuple[int, ...]] = {}
            for road in roads.values():
                for town in t.NEXT[road[-1]]:
                    if not (outer and town % len(SIDES) == t.INNER):
                        further.setdefault(town, (*road, town))
            if end in further:
                return tuple(
                    f"ring-{place}-{SIDES[side]}" for place, side in (divmod(n, len(SIDES)) for n in further[end][1:-1])
                )
            roads = further
        return ()

    def _stop(self, key: str) -> int:
        """A town by its number on this ring."""
        segment, side = divmod(self.number(key), len(SIDES))
        return self._segment(segment) * len(SIDES) + side

    def moves(self) -> Way:
        """A viscount rides."""
        return Way("viscount", 1, self._town("start"), self._town("town"))

    def hires(self) -> Way:
        """A card comes to somebody's discard pile."""
        return Way("card", 1, f"card-{self._segment(self.number('segment'))}", self.of("discard-{}"))

    def dismisses(self) -> Way:
        """A card leaves the game."""
        return Way("card", 1, f"card-{self._segment(self.number('segment'))}", SUPPLY)

    def transcribes(self) -> Way:
        """A manuscript comes to somebody."""
        return Way("manuscript", 1, f"book-{self._segment(self.number('segment'))}", self.of("library-{}"))

    def builds(self) -> Way:
        """A building comes to a site."""
        site = self.number("site")
        place = self._segment(t.SEGMENT_OF[site])
        sites = [*self._view.ring[place].sites]
        few = "" if len(sites) == len(t.SITES_OF[t.MANY][0]) else "-few"
        return Way("building", 1, self.of("estate-{}"), f"site-{place}-{sites.index(t.SITE_IDS[site])}{few}")

    def workers(self) -> Way:
        """Workers come to the castle."""
        return Way("worker", self.number("count"), self.of("purse-{}"), self._section(1, self.number("section")))

    def worker(self) -> Way:
        """One goes to the section beside his own."""
        return Way("worker", 1, self._section(1, self.number("from")), self._section(1, self.number("to")))

    def rises(self) -> Way:
        """One goes up."""
        tier, section = self.number("tier"), self.number("section")
        return Way("worker", 1, self._section(tier - 1, section), self._section(tier, section))

    def spreads(self) -> tuple[str, ...]:
        """Where those who stay below go: the places of both."""
        sections = self._args["sections"]
        assert isinstance(sections, list)
        return tuple(self._section(1, section) for section in sections)

    def pushed(self) -> Way:
        """One goes home."""
        place = self._section(self.number("tier"), self.number("section"))
        return Way("worker", 1, place, self.of("purse-{}", "whom"))
