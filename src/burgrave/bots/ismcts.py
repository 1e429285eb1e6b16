"""The ismcts bot: information-set Monte Carlo tree search within a budget of time or iterations."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Annotated, Any, Final, Literal

import msgspec

from burgrave.bots.parallel import think_in_parallel
from burgrave.bots.protocol import UNLIMITED, Budget
from burgrave.bots.registry import settings
from burgrave.bots.search import Search
from burgrave.bots.thought import Manner, Thought, by_preference
from burgrave.kernel.insight import Insight, Prospects
from burgrave.kernel.perspective import Perspective

USUAL: Final = 500  # iterations, where nobody says how long to think
AT_LEVEL: Final = {"medium": 12, "hard": 800}  # iterations, where a game does not say otherwise
SAFETY: Final = 0.85  # the share of a foreign time limit that is used for thinking

Positive = Annotated[int, msgspec.Meta(ge=1)]
Amount = Annotated[float, msgspec.Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True):
    """How long it thinks, and the manner of its search."""

    iterations: Positive | None = None  # imagined tables for an answer
    ms: Positive | None = None  # milliseconds for an answer; with both, whichever comes first
    explore: Amount = Manner.explore
    trust: Annotated[float, msgspec.Meta(gt=0)] = Manner.trust
    noise: Amount = Manner.noise
    rounds: Annotated[int, msgspec.Meta(ge=0)] = Manner.rounds
    points: Annotated[float, msgspec.Meta(ge=0, le=1)] = Manner.points
    obvious: Amount = 6.0  # an option so many points better than any other is taken without thinking
    jobs: Positive = 1  # processes that think side by side
    level: Literal["medium", "hard"] | None = None  # without iterations: as many as the game finds right for a level

    def manner(self) -> Manner:
        """The manner of the search."""
        return Manner(self.explore, self.trust, self.noise, self.rounds, self.points)


class IsmctsBot:
    """Takes the option that the search came back to most often."""

    def __init__(self, seed: int, settings: Settings) -> None:
        self._random = Random(seed)
        self._settings = settings

    def choose(self, perspective: Perspective, budget: Budget = UNLIMITED) -> int:
        """Think, unless there is nothing to think about."""
        obvious = self._obvious(perspective)
        if obvious is not None:
            return obvious
        return by_preference(self._search(perspective, budget, plans=False))[0].option

    def think(self, perspective: Perspective, budget: Budget = UNLIMITED) -> list[Thought]:
        """What the search finds out about each option, in the order in which they are offered."""
        return self._search(perspective, budget, plans=True)

    def _search(self, perspective: Perspective, budget: Budget, plans: bool) -> list[Thought]:
        seed, settings, jobs = self._random.getrandbits(63), self._settings, self._settings.jobs
        if jobs > 1:
            return think_in_parallel(lambda job: search(perspective, budget, settings, seed + job, plans, jobs), jobs)
        return search(perspective, budget, settings, seed, plans)

    def compare(
        self, perspective: Perspective, lines: Sequence[Sequence[int]], budget: Budget = UNLIMITED
    ) -> list[list[Prospects]]:
        """What comes of each line of choices, in the same imagined games for all of them."""
        trees = [Search(perspective, self._settings.manner(), self._random.getrandbits(63), line) for line in lines]
        iterations, seconds = limits(self._settings, budget, perspective.game.insight)
        found: list[list[Prospects]] = [[] for _ in lines]
        begun = perf_counter()
        for _ in range(iterations):
            world = self._random.getrandbits(63)
            for tree, ends in zip(trees, found, strict=True):
                ends.append(tree.iterate(world))
            if perf_counter() - begun >= seconds:
                break
        return found

    def _obvious(self, perspective: Perspective) -> int | None:
        """The only option, or the one that the heuristic prefers by far."""
        options = perspective.options
        if len(options) == 1:
            return options[0]
        insight = perspective.game.insight
        if insight is None:
            return None
        state = perspective.imagine(self._random.getrandbits(63)).state
        worth = insight.appraise(state, perspective.ask)
        first, second = sorted(worth, reverse=True)[:2]
        return options[worth.index(first)] if first - second >= self._settings.obvious else None


def search(
    perspective: Perspective, budget: Budget, settings: Settings, seed: int, plans: bool, jobs: int = 1
) -> list[Thought]:
    """Think in this process, one of so many that share the iterations."""
    tree = Search(perspective, settings.manner(), seed)
    iterations, seconds = limits(settings, budget, perspective.game.insight)
    iterations = -(-iterations // jobs)
    begun = perf_counter()
    done = 0
    while done < iterations and not tree.decided(iterations - done):
        if perf_counter() - begun >= seconds:
            break
        tree.iterate()
        done += 1
    return tree.thoughts(plans)


def limits(settings: Settings, budget: Budget, insight: Insight[Any] | None = None) -> tuple[int, float]:
    """How many iterations, and how many seconds, an answer may take."""
    iterations, seconds = settings.iterations, float("inf")
    if iterations is None and settings.level is not None:
        own = insight.iterations if insight is not None else {}
        iterations = own.get(settings.level, AT_LEVEL[settings.level])
    if iterations is None:
        iterations = USUAL if settings.ms is None else sys.maxsize
    if settings.ms is not None:
        seconds = settings.ms / 1000
    if budget.seconds is not None:
        seconds = min(seconds, budget.seconds * SAFETY)
    return iterations, seconds


def make(text: str, seed: int) -> IsmctsBot:
    """``ismcts``, ``ismcts:ms=500``, ``ismcts:level=hard``, ``ismcts:iterations=2000,explore=0.7``."""
    return IsmctsBot(seed, settings("ismcts", text, Settings))
