"""Names of environments: a game with a version, since results of different versions can't be compared."""

from __future__ import annotations

import re
from typing import Final

from burgrave.kernel.encoding import Encoding
from burgrave.kernel.errors import BadSetup, UnknownGame
from burgrave.kernel.game import AnyGame, game

USUAL: Final = 4


def find(name: object) -> AnyGame:
    """The game of a name, with or without a version: ``citadels`` or ``citadels-v1``."""
    if not isinstance(name, str):
        raise UnknownGame(f"a game has a name such as 'citadels', not {name!r}")
    version = re.fullmatch(r"(.+)-v\d+", name)
    found = game(version[1] if version else name)
    if version and name != versioned(found):
        raise UnknownGame(f"there is no {name!r}; this Burgrave has {versioned(found)}")
    return found


def versioned(found: AnyGame) -> str:
    """The name of a game's environments."""
    return f"{found.name}-v{encoding_of(found).version}"


def usual(found: AnyGame) -> int:
    """As many players as most tables have: four, or as near to that as the game allows."""
    return min(found.players, key=lambda count: abs(count - USUAL))


def encoding_of(found: AnyGame) -> Encoding:
    """How the game writes its views as numbers."""
    if found.encoding is None:
        raise BadSetup(f"{found.name} has no encoding, so there is nothing to observe: see docs/adding-a-game.md")
    return found.encoding
