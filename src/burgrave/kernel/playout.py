"""Playouts: games played on with nothing kept, the fast path of bots."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from burgrave.kernel.action import Ask, Flow, Group
from burgrave.kernel.course import NEVER
from burgrave.kernel.errors import RulesBug
from burgrave.kernel.game import State
from burgrave.kernel.table import Table

LONGEST: Final = 100_000  # decisions; a random game that takes longer would never end


def playout(table: Table, seed: int) -> int:
    """Play a table on at random to its end, with nothing kept, and return how many decisions that took.

    The fast path for bots: no log, no memory, no undo. Afterwards the table only tells its scores and winners.
    """
    choose = random.Random(seed).random  # choosing is not a rule: it need not be copyable
    state, choosing, send = table._course.state, table._choosing, table._flow.send
    ask = choosing.group if choosing is not None else table._ask
    _keep_nothing(table)
    table._ask = table._choosing = None
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


def _keep_nothing(table: Table) -> None:
    state = table._course.state
    table._course.renew = NEVER
    state.log = None
    state.memory = None


class Playing:
    """A table played on question by question with nothing kept; the table itself is given up to it."""

    __slots__ = ("_flow", "_group", "_held", "_index", "_own", "_waiting", "ask", "state")

    def __init__(self, table: Table, first: int | None = None) -> None:
        """Of seats that decide at once, ``first`` is asked first."""
        _keep_nothing(table)
        self.state: Final = table._course.state
        self.ask: Ask | None = table._ask  # None: the game is over
        self._flow = table._flow
        self._group: Group | None = None
        self._held: list[list[int]] = []  # in a group: each seat's answers so far
        self._index = 0  # in a group: the place of the seat that is asked, …
        self._own: Flow[int] | None = None  # … its own flow, …
        self._waiting: list[int] = []  # … and the places of those that are asked after it, the next one last
        if table._choosing is not None:
            self._open(table._choosing.group, [held[:] for held in table._choosing.held], first)

    def answer(self, option: int) -> None:
        """Answer the open question; nobody checks whether that was offered."""
        try:
            if self._own is not None:
                self._hold(self._own, option)
                return
            ask = self._flow.send(option)
            if ask.options:
                self.ask = ask
                return
        except StopIteration:
            self.ask = None
            return
        assert isinstance(ask, Group), "only a group has no options of its own"
        self._open(ask, [[] for _ in ask.seats], None)

    def _open(self, group: Group, held: list[list[int]], first: int | None) -> None:
        """Seats that decide at once are asked one after the other; none knows what another has chosen."""
        self._group = group
        self._held = held
        self._waiting = sorted(range(len(held)), key=lambda place: (group.seats[place] == first, -place))
        self._next_seat(group)

    def _next_seat(self, group: Group) -> None:
        """Ask the next seat of the group; when all have decided, let the rules go on."""
        if not self._waiting:
            self._group = self._own = None
            group.answers = self._held
            self.answer(0)
            return
        self._index = self._waiting.pop()
        self._own = group.choose(self.state, group.seats[self._index])
        try:
            self.ask = next(self._own)
            for option in self._held[self._index]:
                self.ask = self._own.send(option)
        except StopIteration:
            self._next_seat(group)

    @property
    def together(self) -> bool:
        """Whether several seats decide at once, none seeing what another answers."""
        return self._group is not None

    @property
    def held(self) -> list[list[int]]:
        """Where several seats decide at once: what each has answered so far, which is not on the table yet."""
        return self._held if self._group is not None else []

    def _hold(self, own: Flow[int], option: int) -> None:
        assert self._group is not None, "only in a group a seat has a flow of its own"
        self._held[self._index].append(option)
        try:
            self.ask = own.send(option)
        except StopIteration:
            self._next_seat(self._group)


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
