"""Playouts: games played on at random with nothing kept, the fast path of bots."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from burgrave.kernel.action import Group
from burgrave.kernel.errors import RulesBug
from burgrave.kernel.game import State
from burgrave.kernel.table import Table

LONGEST: Final = 100_000  # decisions; a random game that takes longer would never end
NOTHING_KEPT: Final = -1 << 60  # answers since a step's start was kept: so none will be kept again


def playout(table: Table, seed: int) -> int:
    """Play a table on at random to its end, with nothing kept, and return how many decisions that took.

    The fast path for bots: no log, no memory, no undo. Afterwards the table only tells its scores and winners.
    """
    choose = random.Random(seed).random  # choosing is not a rule: it need not be copyable
    state, ask, send = table._course.state, table._group or table._ask, table._flow.send
    table._course.given = NOTHING_KEPT
    state.log = None
    state.memory = None
    table._ask = table._group = None
    decisions = 0
    if ask is None:
        return decisions
    try:
        while decisions < LONGEST:
            options = ask.options
            if options:
                decisions += 1
                ask = send(options[int(choose() * len(options))])
            else:
                assert isinstance(ask, Group), "only a group has no options of its own"
                decisions += _choose_together(ask, state, choose)
                ask = send(0)
    except StopIteration:
        return decisions
    raise RulesBug(f"{table.setup.game.name}: the game did not end after {LONGEST} decisions")


def _choose_together(group: Group, state: State, choose: Callable[[], float]) -> int:
    """Let every seat of a group choose at random."""
    decisions = 0
    group.answers = []
    for seat in group.seats:
        answers: list[int] = []
        flow = group.choose(state, seat)
        try:
            ask = next(flow)
            while True:
                answers.append(ask.options[int(choose() * len(ask.options))])
                ask = flow.send(answers[-1])
        except StopIteration:
            decisions += len(answers)
            group.answers.append(answers)
    return decisions
