"""One game of a run, from its first question to its record."""

from __future__ import annotations

from typing import NamedTuple

from burgrave.arena.plan import Plan
from burgrave.arena.record import Mishap, Record, Timing
from burgrave.bots import Budget
from burgrave.bots.guard import Guard, close_all
from burgrave.kernel.game import AnyGame
from burgrave.kernel.insight import Deed
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.table import Table


class Played(NamedTuple):
    """What comes back from a game."""

    record: Record
    timing: Timing | None = None  # None: whoever played it did not live to tell
    save: bytes | None = None  # only of a game that could not be finished


def play(plan: Plan, number: int) -> Played:
    """Play a game of the plan; if the rules fail, then that is its result."""
    match = Match(plan, number)
    error = None
    try:
        match.play()
    except Exception as failure:  # whatever it is: the run goes on, and the save tells
        error = f"{type(failure).__name__}: {failure}"
    timing = Timing(number, [round(seconds, 6) for seconds in match.seconds], match.answers)
    return Played(match.record(error), timing, match.table.save() if error and match.table else None)


def lost(plan: Plan, number: int, reason: str) -> Played:
    """A game that nobody lived to finish."""
    return Played(Match(plan, number).record(reason))


class Match:
    """A game that is being played, with all that is kept of it."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.number = number
        self.entrants = plan.entrants(number)
        self.table: Table | None = None
        self.guards: list[Guard] = []
        self.decisions = 0
        self.lead: list[list[int]] = []
        self.deeds: list[Deed] = []
        self.mishaps: list[Mishap] = []
        self.substituted = [0] * plan.players
        self.seconds = [0.0] * plan.players
        self.answers = [0] * plan.players

    def play(self) -> None:
        """Set up the table, seat the bots, and let them play."""
        self.table = self.plan.table(self.number)
        try:
            for entrant in self.entrants:
                seed = self.plan.bot_seed(self.number, entrant)
                self.guards.append(Guard(self.plan.bots[entrant], seed, Budget(self.plan.limit)))
            self._play(self.table, self.table.setup.game)
        finally:
            close_all(self.guards)

    def _play(self, table: Table, game: AnyGame) -> None:
        chronicle = game.chronicle() if game.chronicle is not None else None
        begun = -1
        while (ask := table.ask) is not None:
            clock = game.insight.clock(table.state) if game.insight is not None else 0
            if clock > begun:
                if begun == 0:
                    self.lead.clear()  # what comes before the first round is set-up
                begun = clock
                self.lead.append([score.total for score in table.scores])
            chosen = self._choice(table, ask.player)
            if chronicle is not None:
                chronicle.note(table.state, table.watch(chosen, ask.player))
            else:
                table.answer(chosen, ask.player)
            self.decisions += 1
        self.lead.append([score.total for score in table.scores])
        if chronicle is not None:
            self.deeds = chronicle.deeds(table.state)

    def _choice(self, table: Table, seat: int) -> int:
        """What a seat answers, with the time it took and what was wrong with it."""
        guard = self.guards[seat]
        option = guard.choose(Perspective(table, seat))
        self.seconds[seat] += guard.seconds
        self.answers[seat] += 1
        if guard.mishap is not None:
            self.substituted[seat] += 1
            if all((old.seat, old.reason) != (seat, guard.mishap) for old in self.mishaps):
                self.mishaps.append(Mishap(seat, self.decisions, guard.mishap))  # the same thing is told once
        return option

    def record(self, error: str | None) -> Record:
        """What is kept of the game; without points when it could not be finished."""
        table = self.table if error is None else None
        scores = table.scores if table is not None else []
        return Record(
            number=self.number,
            seed=self.plan.game_seed(self.number),
            options=self.plan.game_options(self.number),
            entrants=self.entrants,
            scores=[score.total for score in scores],
            parts=[score.parts for score in scores],
            winners=table.winners if table is not None else [],
            decisions=self.decisions,
            lead=self.lead,
            deeds=self.deeds,
            mishaps=self.mishaps,
            substituted=self.substituted,
            error=error,
        )
