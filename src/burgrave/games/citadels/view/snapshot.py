"""A state of Citadels as plain JSON and back: cards and characters by name, so that it outlives changes of the data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules.options import Options
from burgrave.games.citadels.rules.state import FIELDS, Config, State, owned


def snapshot(s: State) -> dict[str, object]:
    """Everything but the log."""
    content = FIELDS.write(s)
    content["cast"] = [t.CHARACTER_IDS[character] for character in s.config.characters]
    content["districts"] = [t.DISTRICT_IDS[kind] for kind in s.config.uniques]
    return content


def restore(content: Mapping[str, Any], options: Options) -> State:
    """The state of a snapshot; KeyError, TypeError or ValueError where it can't be one."""
    s = FIELDS.read(FIELDS.begin(State()), content)
    characters = [t.CHARACTER_IDS.index(name) for name in content["cast"]]
    uniques = [t.DISTRICT_IDS.index(name) for name in content["districts"]]
    s.config = Config(len(s.cities), characters, uniques, options)
    s.owns = [owned(city) for city in s.cities]
    return s
