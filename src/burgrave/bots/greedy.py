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
    """How often it answers at random."""

    slips: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.0


class GreedyBot:
    """Takes the option that the game appraises highest; with ``slips``, sometimes any other."""

    def __init__(self, seed: int, slips: float = 0.0) -> None:
        self._random = Random(seed)
        self._slips = slips

    def choose(self, perspective: Perspective, budget: Budget = UNLIMITED) -> int:
        """The best option by the game's appraisal, which reads nothing that the seat can't know."""
        options = perspective.options
        if len(options) == 1:
            return options[0]
        if self._random.random() < self._slips:
            return self._random.choice(options)
        insight = perspective.game.insight
        if insight is None:
            raise BadSetup(f"{perspective.game.name} brings no heuristic player; use random or ismcts")
        table = perspective.imagine(self._random.getrandbits(63))
        worth = insight.appraise(table.state, perspective.ask)
        return options[worth.index(max(worth))]


def make(text: str, seed: int) -> GreedyBot:
    """``greedy``, ``greedy:slips=0.3``."""
    return GreedyBot(seed, settings("greedy", text, Settings).slips)
