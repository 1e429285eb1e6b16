"""How somebody likes the pages on one device: light, pace, sound, questions, sizes. The browser keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args, get_type_hints
from urllib.parse import parse_qsl, urlencode

import msgspec

from burgrave.draw.people import SEATED

COOKIE: Final = "burgrave-likes"
Face: TypeAlias = Literal["lady", "squire", "scholar", "abbess", "novice", "smith", "maiden", "veteran"]
assert get_args(Face) == SEATED, "who can be chosen is who sits for the colours"


class Preferences(msgspec.Struct, frozen=True):
    """What is liked, each by a word; the first of its words is usual."""

    light: Literal["system", "day", "night"] = "system"
    pace: Literal["normal", "slow", "quick", "at-once"] = "normal"
    size: Literal["normal", "large"] = "normal"
    cards: Literal["normal", "small", "large"] = "normal"  # in one's own hand, at every table
    answers: Literal["places", "list"] = "places"  # where answers are given: where things lie, or in a list as well
    asks: Literal["yes", "no"] = "yes"  # whether giving up something is asked once more
    sound: Literal["no", "yes"] = "no"
    face: Face = "lady"  # the portrait, and with it the seal and the colour at new tables

    @property
    def colour(self) -> int:
        """The colour of the chosen portrait."""
        return SEATED.index(self.face)

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
