"""Course: a state on its way through the rules, step by step."""

from __future__ import annotations

from typing import Final

from burgrave.kernel.action import Flow
from burgrave.kernel.errors import RulesBug
from burgrave.kernel.game import AnyGame, State

RENEW: Final = 12  # a new start is kept only after so many answers: then keeping costs almost nothing
NEVER: Final = 1 << 60  # answers
SILENT_STEPS: Final = 1000  # so many steps in a row without a question are a bug in the rules
MOST_STEPS: Final = 1_000_000  # the same for playouts, which do not tell when a question is answered


class Course:
    """A state on its way through the rules, and the last step's start that was kept."""

    __slots__ = ("fresh", "given", "renew", "start", "start_log", "state")

    def __init__(self, state: State, start: State, start_log: int, given: int) -> None:
        self.state = state
        self.start = start  # never changed: clones share it
        self.start_log = start_log  # how many events there were then
        self.given = given  # answers since then
        self.renew = RENEW
        self.fresh = True  # the question is its step's first

    def play(self, game: AnyGame) -> Flow[None]:
        """The game from here to its end."""
        state, over, step = self.state, game.over, game.step
        silent = 0
        while not over(state):
            if self.given >= self.renew:
                self.keep()
            self.fresh = True
            yield from step(state)
            silent = silent + 1 if self.fresh else 0
            if silent == (SILENT_STEPS if self.given >= 0 else MOST_STEPS):
                raise RulesBug(f"{game.name}: {silent} steps without a question")

    def keep(self) -> None:
        """Keep this step's start."""
        self.start = self.state.copy()
        self.start_log = len(self.state.log) if self.state.log is not None else 0
        self.given = 0
