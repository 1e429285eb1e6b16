"""The random bot: every option is as good as any other."""

from __future__ import annotations

from random import Random

import msgspec

from burgrave.bots.protocol import UNLIMITED, Budget
from burgrave.bots.registry import settings
from burgrave.kernel.perspective import Perspective


class Settings(msgspec.Struct):
    """There is nothing to set."""


class RandomBot:
    """Chooses uniformly."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, perspective: Perspective, budget: Budget = UNLIMITED) -> int:
        """Any option."""
        return self._random.choice(perspective.options)


def make(text: str, seed: int) -> RandomBot:
    """``random``."""
    settings("random", text, Settings)
    return RandomBot(seed)
