"""Games and bots that go wrong, as another package would bring them: worker processes must find them too."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from dataclasses import replace

from burgrave.bots import UNLIMITED, Budget
from burgrave.bots.random import RandomBot
from burgrave.games.citadels import GAME
from burgrave.games.citadels.rules.state import State
from burgrave.kernel.action import Flow
from burgrave.kernel.errors import BadSetup
from burgrave.kernel.perspective import Perspective

ENTRY_POINTS = """
[burgrave.games]
crashing = arena_plugin:CRASHING
deadly = arena_plugin:DEADLY
blind = arena_plugin:BLIND

[burgrave.bots]
choosy = arena_plugin:choosy
clumsy = arena_plugin:clumsy
lapsing = arena_plugin:lapsing
lost = arena_nowhere:make
slow = arena_plugin:slow
"""


def _fail() -> None:
    raise ValueError("planted")


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _with(fault: Callable[[], None]) -> Callable[[State], Flow[None]]:
    """The rules of Citadels, with a fault in the middle of games with a random cast."""

    def step(s: State) -> Flow[None]:
        if s.config.options.cast == "random" and sum(s.learnt) > 30:
            fault()
        yield from GAME.step(s)

    return step


CRASHING = replace(GAME, name="crashing", step=_with(_fail))
BLIND = replace(GAME, name="blind", insight=None)
DEADLY = replace(GAME, name="deadly", step=_with(_die))


class Choosy(RandomBot):
    """Plays with others only if there are enough of them."""

    def choose(self, perspective: Perspective, budget: Budget = UNLIMITED) -> int:
        if perspective.players != 4:
            raise BadSetup("choosy plays with 4 players")
        return super().choose(perspective, budget)


class Clumsy(RandomBot):
    """Answers what was not offered."""

    def choose(self, perspective: Perspective, budget: Budget = UNLIMITED) -> int:
        return -1


class Lapsing(RandomBot):
    """Answers what was not offered, but for its first answer."""

    asked = 0

    def choose(self, perspective: Perspective, budget: Budget = UNLIMITED) -> int:
        self.asked += 1
        return super().choose(perspective, budget) if self.asked == 1 else -1


class Slow(RandomBot):
    """Takes its time, so that there is some to interrupt it in."""

    def choose(self, perspective: Perspective, budget: Budget = UNLIMITED) -> int:
        time.sleep(0.002)
        return super().choose(perspective, budget)


def choosy(text: str, seed: int) -> Choosy:
    return Choosy(seed)


def clumsy(text: str, seed: int) -> Clumsy:
    return Clumsy(seed)


def lapsing(text: str, seed: int) -> Lapsing:
    return Lapsing(seed)


def slow(text: str, seed: int) -> Slow:
    return Slow(seed)
