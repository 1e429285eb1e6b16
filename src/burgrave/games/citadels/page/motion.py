"""How events are shown on a page, one after the other: with an icon, where they happened, turn by turn.

Places are ids of the drawing: ``role-4`` is a pennant; a player has ``seat-0``, ``city-0``, ``purse-0``, ``hand-0``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from burgrave.draw.icons import Pen
from burgrave.draw.look import icons
from burgrave.draw.page import ROUND, TURN, Mark, Marking, Way
from burgrave.draw.scene import Scene
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.page.street import named as built
from burgrave.games.citadels.page.street import next_plot
from burgrave.games.citadels.text.wording import TEXTS
from burgrave.games.citadels.view.records import CitadelsView
from burgrave.kernel.events import Value

ICONS: Final = {  # what events are about
    "cards": ("gathers-cards", "park", "bonus", "studies", "redraws", "swaps-hands", "gives-card", "spies"),
    "coin": ("gathers-gold", "income", "poor-house", "alchemist", "queen-paid", "takes-gold", "collects", "pays-tax"),
    "crown": ("round", "takes-crown", "gives-crown"),
    "dagger": ("kills", "reveals-killed"),
    "destroy": ("destroys", "uses-armory"),
    "discard": ("face-up", "discards", "den-cards", "uses-laboratory"),
    "eye": ("looks", "threats", "leaves-threat", "reveals-blank", "reveals-flower", "refuses"),
    "hand": ("takes-card", "takes-openly", "takes-at-random", "picks"),
    "hammer": ("uses-smithy", "beautifies"),
    "house": ("builds", "builds-with-framework", "builds-by-sacrifice", "uses-museum"),
    "mask": ("robs", "steals", "bribes"),
    "order": ("warrants", "confiscates"),
    "person": ("nobody", "reveals"),
    "star": ("bewitches", "resumes"),
    "swap": ("exchanges", "exchanges-districts", "theater", "seizes"),
    "vp": ("completes", "game-over"),
}
ICON: Final = {kind: icon for icon, kinds in ICONS.items() for kind in kinds}
OPENING: Final = {"round": ROUND, "reveals": TURN, "resumes": TURN}
PLACES: Final = {  # where events happen: to whoever acts, then to whom it is done
    **dict.fromkeys(
        ("gathers-gold", "poor-house", "alchemist", "queen-paid", "collects", "pays-tax"), ("purse-{who}",)
    ),
    **dict.fromkeys(("gathers-cards", "park", "studies", "redraws", "den-cards"), ("hand-{who}",)),
    **dict.fromkeys(("uses-laboratory", "uses-smithy"), ("purse-{who}", "hand-{who}")),
    **dict.fromkeys(("builds", "builds-with-framework", "builds-by-sacrifice", "beautifies"), ("city-{who}",)),
    **dict.fromkeys(("uses-museum", "completes"), ("city-{who}",)),
    **dict.fromkeys(("steals", "bribes", "takes-gold", "reveals-flower"), ("purse-{whom}", "purse-{who}")),
    **dict.fromkeys(("swaps-hands", "takes-card", "takes-at-random", "gives-card"), ("hand-{whom}", "hand-{who}")),
    **dict.fromkeys(("destroys", "uses-armory"), ("city-{whom}",)),
    **dict.fromkeys(("exchanges-districts", "seizes", "confiscates"), ("city-{whom}", "city-{who}")),
    **dict.fromkeys(("kills", "bewitches", "robs", "warrants", "threats", "nobody", "face-up"), ("role",)),
    **dict.fromkeys(("reveals", "resumes", "reveals-killed"), ("role", "seat-{who}")),
    **dict.fromkeys(("spies", "looks", "takes-openly"), ("hand-{whom}",)),
    **dict.fromkeys(("picks", "discards", "takes-crown", "round"), ("seat-{who}",)),
    **dict.fromkeys(("leaves-threat", "reveals-blank", "refuses"), ("seat-{who}",)),
    **dict.fromkeys(("theater", "gives-crown"), ("seat-{who}", "seat-{whom}")),
    "exchanges": ("purse-{whom}", "hand-{whom}"),
    "game-over": (),
}
DISTRICTS: Final = {  # those that stand in a city afterwards: in whose, and what tells which
    **dict.fromkeys(("builds", "builds-with-framework", "builds-by-sacrifice"), (("who", "district"),)),
    **dict.fromkeys(("beautifies", "seizes", "confiscates"), (("who", "district"),)),
    "exchanges-districts": (("whom", "given_district"), ("who", "got_district")),
}
FALLEN: Final = dict.fromkeys(("destroys", "uses-armory"), (("whom", "district"),))
SUPPLY: Final = "supply"  # the row of pennants: gold and cards come from there
WAYS: Final = {  # what travels, from where to where
    **dict.fromkeys(
        ("gathers-gold", "poor-house", "alchemist", "queen-paid", "collects"), ("coin", SUPPLY, "purse-{who}")
    ),
    **dict.fromkeys(("gathers-cards", "park", "studies", "uses-smithy"), ("card", SUPPLY, "hand-{who}")),
    **dict.fromkeys(("redraws", "den-cards", "uses-laboratory"), ("card", "hand-{who}", SUPPLY)),
    **dict.fromkeys(
        ("builds", "builds-with-framework", "builds-by-sacrifice", "uses-museum"), ("card", "hand-{who}", "city-{who}")
    ),
    **dict.fromkeys(("steals", "takes-gold", "reveals-flower"), ("coin", "purse-{whom}", "purse-{who}")),
    **dict.fromkeys(("swaps-hands", "takes-card", "takes-at-random"), ("card", "hand-{whom}", "hand-{who}")),
    **dict.fromkeys(("exchanges-districts", "seizes", "confiscates"), ("card", "city-{whom}", "city-{who}")),
    **dict.fromkeys(("destroys", "uses-armory"), ("card", "city-{whom}", SUPPLY)),
    "beautifies": ("coin", "purse-{who}", "city-{who}"),
    "bribes": ("coin", "purse-{who}", "purse-{whom}"),
    "exchanges": ("coin", "purse-{whom}", "purse-{who}"),
    "gives-card": ("card", "hand-{who}", "hand-{whom}"),
    "gives-crown": ("crown", "seat-{who}", "seat-{whom}"),
    "pays-tax": ("coin", "purse-{who}", SUPPLY),
    "takes-openly": ("card", "hand-{whom}", "hand-{who}"),
    "theater": ("card", "seat-{who}", "seat-{whom}"),
}
NUMBER: Final = {"gathers-cards": "kept", "swaps-hands": "got", "exchanges": "count", "studies": "one"}  # of things
HARM: Final = {  # how bad they are for whom they befall; below 0: a gain
    **dict.fromkeys(("kills", "bewitches"), 9),
    **dict.fromkeys(("destroys", "uses-armory", "seizes", "confiscates"), 8),
    **dict.fromkeys(("steals", "robs", "swaps-hands", "reveals-flower"), 7),
    **dict.fromkeys(("takes-gold", "takes-card", "takes-at-random", "takes-openly", "exchanges-districts"), 6),
    **dict.fromkeys(("warrants", "threats", "pays-tax"), 5),
    **dict.fromkeys(("spies", "looks", "exchanges", "theater", "refuses"), 1),
    **dict.fromkeys(("queen-paid", "collects", "gives-card", "gives-crown", "bribes", "reveals-blank"), -1),
}
GAINS: Final = ("income", "bonus")  # gold, cards, or both
AGAINST: Final = ("bewitches", "robs", "warrants", "threats")  # they name characters, not whose they are


def marks(scene: Scene) -> Marking:
    """How events are shown on a page."""
    view, pen = msgspec.json.decode(scene.view, type=CitadelsView), Pen(scene.symbols, icons())
    own = view.players[view.seat].characters if view.seat is not None else []

    def mark(kind: str, args: Mapping[str, Value]) -> Mark:
        named = [t.CHARACTER_IDS[one] for one in _characters(args)]
        seat = args.get("who")
        whose = (scene.names[seat], scene.colours[seat]) if isinstance(seat, int) else None
        if kind in OPENING and whose is not None and named:  # a turn is somebody's as somebody
            whose = (f"{whose[0]} · {TEXTS.say(scene.language, f'character-{named[0]}')}", whose[1])
        opens = OPENING.get(kind, 0)
        against = kind in AGAINST and seat != view.seat and any(name in own for name in named)
        befalls = True if against else False if opens else None  # a round, a turn: they begin for everybody
        icon = "coin" if kind == "bonus" and args.get("gold") else ICON[kind]
        found, travels, harm = places(kind, args), way(kind, args), HARM.get(kind, 0)
        return Mark(
            pen.icon(icon),
            found,
            whose,
            opens,
            befalls,
            travels,
            harm,
            brings(kind, args),
            parts(kind, args, view),
            does(kind, found),
        )

    return mark


def parts(kind: str, args: Mapping[str, Value], view: CitadelsView) -> tuple[str, ...]:
    """The districts that an event names, where they stand; one that fell, and the plot where it stood."""
    found = []
    for who, named in (*DISTRICTS.get(kind, ()), *FALLEN.get(kind, ())):
        seat, district = _number(args, who), t.DISTRICT_IDS[_number(args, named)]
        many = sum(one.district == district for one in view.players[seat].city)
        found.append(built(seat, district, many + 1 if kind in FALLEN else max(many, 1)))
    return (*found, *[next_plot(_number(args, who)) for who, _ in FALLEN.get(kind, ())])


def does(kind: str, found: Sequence[str]) -> tuple[str, ...]:
    """A pennant unrolls when it is called, and falls when its character is killed; in a new round the sky changes."""
    how = {"reveals": "unrolls", "resumes": "unrolls", "kills": "falls"}.get(kind)
    if kind == "round":
        return ("eases", "sky")
    return (how, found[0]) if how is not None and found else ()


def brings(kind: str, args: Mapping[str, Value]) -> int | None:
    """How many cards or coins change hands where no single way tells it."""
    if kind == "swaps-hands":
        return _number(args, "given") - _number(args, "got")
    return -_number(args, "gold") if kind == "spies" else None


def places(kind: str, args: Mapping[str, Value]) -> tuple[str, ...]:
    """Where an event happened."""
    found: list[str] = []
    for place in _gained(args) if kind in GAINS else PLACES[kind]:
        if place == "role":
            found += [f"role-{t.RANK[character]}" for character in _characters(args)]
        else:
            found.append(place.format(**args))
    return tuple(dict.fromkeys(found))


def way(kind: str, args: Mapping[str, Value]) -> Way | None:
    """What moved in an event; None where nothing did."""
    if kind in GAINS:
        thing, source, target = ("coin", SUPPLY, "purse-{who}") if args.get("gold") else ("card", SUPPLY, "hand-{who}")
    elif kind in WAYS:
        thing, source, target = WAYS[kind]
    else:
        return None
    many = args.get(NUMBER.get(kind, "gold" if thing == "coin" else "count"), 1)
    assert isinstance(many, int), kind
    return Way(thing, many, source.format(**args), target.format(**args)) if many > 0 else None


def _number(args: Mapping[str, Value], key: str) -> int:
    value = args[key]
    assert isinstance(value, int), key
    return value


def _gained(args: Mapping[str, Value]) -> tuple[str, ...]:
    """Where gold or cards come to."""
    if not args.get("count"):
        return ("purse-{who}",)
    return ("purse-{who}", "hand-{who}") if args.get("gold") else ("hand-{who}",)


def _characters(args: Mapping[str, Value]) -> Iterable[int]:
    """The characters that an event names."""
    many, one = args.get("characters"), args.get("character")
    if isinstance(many, list):
        return many
    return [one] if isinstance(one, int) else []
