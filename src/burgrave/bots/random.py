"""The random bot: every option is as good as any other."""

from __future__ import annotations

from random import Random

from burgrave.kernel.perspective import Perspective


class RandomBot:
    """Chooses uniformly."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, perspective: Perspective) -> int:
        """Any option."""
        return self._random.choice(perspective.options)
