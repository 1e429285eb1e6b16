"""Course: a state on its way through the rules, step by step."""

from __future__ import annotations

from typing import Final

from burgrave.kernel.action import Flow
from burgrave.kernel.errors import RulesBug
from burgrave.kernel.events import Event
from burgrave.kernel.game import AnyGame, State
from burgrave.kernel.past import Past

RENEW: Final = 12  # a new start is kept only after so many answers: then keeping costs almost nothing
NEVER: Final = 1 << 60  # answers
SILENT_STEPS: Final = 1000  # so many steps in a row without a question are a bug in the rules
MOST_STEPS: Final = 1_000_000  # the same for playouts, which do not tell when a question is answered


class Start:
    """The state at the start of a step; never changed, so that clones share it."""

    __slots__ = ("answers", "state", "told")

    def __init__(self, state: State, answers: int, told: int) -> None:
        self.state: Final = state.copy()
        self.answers: Final = answers  # so many had been given
        self.told: Final = told  # so many events had happened


class Course:
    """A state on its way through the rules, and the starts of steps from which it can be played again."""

    __slots__ = ("answers", "begun", "fresh", "kept", "midway", "near", "past", "renew", "state", "tracing")

    def __init__(self, state: State, kept: Start, near: Start, answers: int) -> None:
        self.state = state
        self.kept = kept  # now and then, at the same steps whenever the same game is played: saves hold it
        self.near = near  # the same or a later one, from which clones are played again
        self.answers = answers  # so many were given
        self.begun = answers  # so many of them before this step
        self.past: Past | None = None  # what happened before the events of the state's log
        self.renew = RENEW  # so many answers after the last start another one is kept
        self.tracing = False  # the start of every step becomes the near one
        self.fresh = True  # the question is its step's first
        self.midway = False  # things have happened in this step before that

    def play(self, game: AnyGame) -> Flow[None]:
        """The game from here to its end."""
        state, over, step, midway = self.state, game.over, game.step, game.midway
        silent = 0
        while not over(state):
            if self.answers - self.kept.answers >= self.renew:
                self.keep()
            elif self.tracing and self.answers > self.near.answers:
                self.near = Start(state, self.answers, self.told())
            self.begun = self.answers
            self.fresh = True
            if midway is not None:
                self.midway = midway(state)
            yield from step(state)
            silent = silent + 1 if self.fresh else 0
            if silent == (SILENT_STEPS if self.renew != NEVER else MOST_STEPS):
                raise RulesBug(f"{game.name}: {silent} steps without a question")

    def keep(self) -> None:
        """Keep this step's start, and pack what has happened before it."""
        log = self.state.log
        if log:
            self.past = Past(self.past, log)
            log.clear()
        self.kept = self.near = Start(self.state, self.answers, self.told())

    def twin(self, state: State, near: Start, answers: int, told: int) -> Course:
        """Another one with a copy of a state of this one, after so many answers and so many events."""
        log, past = self.state.log, self.past
        copy = state.copy()
        if log is not None:
            copy.log = log[: told - (past.count if past is not None else 0)]
        course = Course(copy, self.kept, near, answers)
        course.past = past
        return course

    def told(self) -> int:
        """How many events have happened."""
        log, past = self.state.log, self.past
        return (len(log) if log is not None else 0) + (past.count if past is not None else 0)

    def events(self, since: int) -> list[Event]:
        """What happened from an event on."""
        log, past = self.state.log or [], self.past
        if past is None:
            return log[since:]
        return log[since - past.count :] if since >= past.count else past.events(since) + log
