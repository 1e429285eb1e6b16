"""A state of Citadels as plain JSON and back: cards and characters by name, so that it outlives changes of the data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules.options import Options
from burgrave.games.citadels.rules.state import NOBODY, Config, State, owned
from burgrave.kernel.rng import Rng
from burgrave.kernel.secrets import Memory

PLAIN = (
    *("learnt", "bottomed", "gold", "taxes", "crown", "first", "ending", "round", "phase", "face_up", "pool"),
    *("slots", "owners", "rank", "shown", "killed", "bewitched", "robbed", "witch", "thief", "magistrate"),
    *("blackmailer", "warrants", "signed", "warrant_shown", "threats", "flower", "blank", "flower_shown"),
    *("protected", "queen", "me", "locked", "gathered", "built", "used", "spent", "warrant_closed", "target"),
)


def snapshot(s: State) -> dict[str, object]:
    """Everything but the log."""
    content: dict[str, object] = {
        "cast": [t.CHARACTER_IDS[character] for character in s.config.characters],
        "districts": [t.DISTRICT_IDS[kind] for kind in s.config.uniques],
        "rng": s.rng.state,
        "deck": _kinds(s.deck),
        "hands": [_kinds(hand) for hand in s.hands],
        "cities": [[_building(building) for building in city] for city in s.cities],
        "museum": _kinds(s.museum),
        "limbo": _kinds(s.limbo),
        "building": t.DISTRICT_IDS[s.building] if s.building != NOBODY else None,
        "character": t.CHARACTER_IDS[s.character] if s.character != NOBODY else None,
        "looks": [[list(look) for look in looks] for looks in s.looks],
        "facts": [[list(fact) for fact in facts] for facts in s.facts],
        "traded": list(s.traded),
        "spied": list(s.spied),
        "spied_hand": _kinds(s.spied_hand),
        "memory": _memory(s.memory),
    }
    for name in PLAIN:
        value = getattr(s, name)
        content[name] = value[:] if isinstance(value, list) else value
    return content


def restore(content: Mapping[str, Any], options: Options) -> State:
    """The state of a snapshot; KeyError, TypeError or ValueError where it can't be one."""
    cities = [[_building_of(text) for text in city] for city in content["cities"]]
    characters = [t.CHARACTER_IDS.index(name) for name in content["cast"]]
    s = State(Config(len(cities), characters, _kinds_of(content["districts"]), options))
    s.rng = Rng(content["rng"])
    s.log = None
    s.deck = _kinds_of(content["deck"])
    s.hands = [_kinds_of(hand) for hand in content["hands"]]
    s.cities = cities
    s.owns = [owned(city) for city in cities]
    s.museum = _kinds_of(content["museum"])
    s.limbo = _kinds_of(content["limbo"])
    s.building = NOBODY if content["building"] is None else t.DISTRICT_IDS.index(content["building"])
    s.character = NOBODY if content["character"] is None else t.CHARACTER_IDS.index(content["character"])
    s.looks = [[(after, ranks) for after, ranks in looks] for looks in content["looks"]]
    s.facts = [[(slot, rank) for slot, rank in facts] for facts in content["facts"]]
    given, got = content["traded"]
    s.traded = (given, got)
    whose, type_, count = content["spied"]
    s.spied = (whose, type_, count)
    s.spied_hand = _kinds_of(content["spied_hand"])
    s.memory = _memory_of(content["memory"])
    for name in PLAIN:
        value = content[name]
        setattr(s, name, value[:] if isinstance(value, list) else value)
    return s


def _kinds(kinds: list[int]) -> list[str]:
    return [t.DISTRICT_IDS[kind] for kind in kinds]


def _kinds_of(names: list[str]) -> list[int]:
    return [t.DISTRICT_IDS.index(name) for name in names]


def _building(building: int) -> str:
    return t.DISTRICT_IDS[building % t.BEAUTIFIED] + ("+" if building >= t.BEAUTIFIED else "")


def _building_of(text: str) -> int:
    return t.DISTRICT_IDS.index(text.removesuffix("+")) + (t.BEAUTIFIED if text.endswith("+") else 0)


def _memory(memory: Memory | None) -> dict[str, object] | None:
    if memory is None:
        return None
    memory.settle()
    seen = [[[t.DISTRICT_IDS[kind], hex(where)] for kind, where in seen] for seen in memory.seen]
    return {"seen": seen, "places": [hex(places) for places in memory.places], "anywhere": hex(memory.anywhere)}


def _memory_of(content: Mapping[str, Any] | None) -> Memory | None:
    if content is None:
        return None
    seen = [[(t.DISTRICT_IDS.index(name), int(where, 16)) for name, where in seen] for seen in content["seen"]]
    return Memory(seen, [int(places, 16) for places in content["places"]], int(content["anywhere"], 16))
