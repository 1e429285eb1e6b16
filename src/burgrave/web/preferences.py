"""How somebody likes the pages on one device: light, pace, sound, questions, sizes. The browser keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args, get_type_hints
from urllib.parse import parse_qsl, urlencode

import msgspec

COOKIE: Final = "burgrave-likes"


class Preferences(msgspec.Struct, frozen=True):
    """What is liked, each by a word; the first of its words is usual."""

    light: Literal["system", "day", "night"] = "system"
    pace: Literal["normal", "slow", "quick", "at-once"] = "normal"
    size: Literal["normal", "large"] = "normal"
    answers: Literal["places", "list"] = "places"  # where answers are given: where things lie, or in a list as well
    asks: Literal["yes", "no"] = "yes"  # whether giving up something is asked once more
    sound: Literal["no", "yes"] = "no"

    def marks(self) -> dict[str, str]:
        """As attributes of a page: what is not as usual."""
        return {f"data-{name}": value for name, value in self._unusual().items()}

    def cookie(self) -> str:
        """As the browser keeps it."""
        return urlencode(self._unusual())

    def _unusual(self) -> dict[str, str]:
        found: dict[str, str] = msgspec.structs.asdict(self)
        return {name: value for name, value in found.items() if value != CHOICES[name][0]}


CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    name: get_args(kind) for name, kind in get_type_hints(Preferences).items()
}


def preferred(given: Mapping[str, str]) -> Preferences:
    """What is liked, as far as it makes sense."""
    known = {name: value for name, value in given.items() if value in CHOICES.get(name, ())}
    return msgspec.convert(known, Preferences)


def kept(cookie: str) -> Preferences:
    """What a browser has kept."""
    return preferred(dict(parse_qsl(cookie[:300])))
