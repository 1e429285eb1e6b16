"""A state of Architects as plain JSON and back: cards by name, so that it outlives changes of the data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.games.architects.rules.options import Options
from burgrave.games.architects.rules.state import FIELDS, Config, State


def snapshot(s: State) -> dict[str, object]:
    """Everything but the log."""
    return FIELDS.write(s)


def restore(content: Mapping[str, Any], options: Options) -> State:
    """The state of a snapshot; KeyError, TypeError or ValueError where it can't be one."""
    s = FIELDS.read(FIELDS.begin(State()), content)
    s.config = Config(len(s.learnt) - 1, options)
    if content.get("added") is not None:
        s.added = s.config.hooks.read(content["added"])
    return s
