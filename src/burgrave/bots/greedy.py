"""The greedy bot: the game's own heuristic player, which takes the option that looks best now."""

from __future__ import annotations

from random import Random
from typing import Annotated

import msgspec

from burgrave.bots.protocol import UNLIMITED, Budget
from burgrave.bots.registry import settings
from burgrave.kernel.errors import BadSetup
from burgrave.kernel.perspective import Perspective


class Settings(msgspec.Struct):
    """How badly it judges."""

    noise: Annotated[float, msgspec.Meta(ge=0)] = 0.0  # by how many points it is usually wrong about an option


class GreedyBot:
    """Takes the option that the game appraises highest; with ``noise`` it sees worse, and so plays worse."""

    def __init__(self, seed: int, noise: float = 0.0) -> None:
        self._random = Random(seed)
        self._noise = noise

    def choose(self, perspective: Perspective, budget: Budget = UNLIMITED) -> int:
        """The best option by the game's appraisal, which reads nothing that the seat can't know."""
        options = perspective.options
        if len(options) == 1:
            return options[0]
        insight = perspective.game.insight
        if insight is None:
            raise BadSetup(f"{perspective.game.name} brings no heuristic player; use random or ismcts")
        table = perspective.imagine(self._random.getrandbits(63))
        worth = insight.appraise(table.state, perspective.ask)
        if self._noise:
            worth = [one + self._random.gauss(0, self._noise) for one in worth]
        return options[worth.index(max(worth))]


def make(text: str, seed: int) -> GreedyBot:
    """``greedy``, ``greedy:noise=2``."""
    return GreedyBot(seed, settings("greedy", text, Settings).noise)
