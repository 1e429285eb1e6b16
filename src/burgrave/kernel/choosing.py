"""Choosing: several seats decide at once at a table, each in a flow of its own."""

from __future__ import annotations

from typing import Final

from burgrave.kernel.action import Ask, Group
from burgrave.kernel.game import State
from burgrave.kernel.rng import Rng


class Choosing:
    """A group of seats: what each has answered so far, and what it is asked now."""

    __slots__ = ("_open", "_state", "group", "held")

    def __init__(self, group: Group, state: State) -> None:
        self.group: Final = group
        self._state: Final = state
        self.held: Final[list[list[int]]] = [[] for _ in group.seats]  # each seat's answers so far
        self._open = [self._question(index) for index in range(len(group.seats))]  # None: it has decided

    @property
    def asks(self) -> list[Ask]:
        """All open questions; none when everybody has decided."""
        return [ask for ask in self._open if ask is not None]

    def _question(self, index: int) -> Ask | None:
        """What a seat of the group is asked after its answers so far; None when it has decided."""
        flow = self.group.choose(self._state, self.group.seats[index])
        try:
            ask = next(flow)
            for option in self.held[index]:
                ask = flow.send(option)
        except StopIteration:
            return None
        ask.number = self.group.number
        return ask

    def hold(self, seat: int, option: int, number: int) -> None:
        """Keep a seat's answer."""
        index = self.group.seats.index(seat)
        self.held[index].append(option)
        following = self._open[index] = self._question(index)
        if following is not None:
            following.number = number  # not the group's: the same answer sent twice must not count for both

    def chosen(self, seat: int) -> bool:
        """Whether a seat has answered anything."""
        return seat in self.group.seats and bool(self.held[self.group.seats.index(seat)])

    def withdraw(self, seat: int) -> None:
        """Until the last seat has decided, each may take back what it chose."""
        index = self.group.seats.index(seat)
        self.held[index].pop()
        self._open[index] = self._question(index)

    def follow(self, other: Choosing) -> None:
        """Go as far as others have come at a table of which this is a clone."""
        self.held[:] = [answers[:] for answers in other.held]
        self._open = [None if ask is None else ask.copy() for ask in other._open]

    def conceal(self, seat: int, rng: Rng) -> None:
        """Let the others choose anew: a seat can't know what they have chosen, nor what they have to choose from."""
        for index, other in enumerate(self.group.seats):
            if other != seat and self.held[index]:
                self._choose(index, rng)
        self._open = [self._question(index) for index in range(len(self.group.seats))]

    def _choose(self, index: int, rng: Rng) -> None:
        """What a seat may have chosen, whatever it has: as far as it had come, at random."""
        done, count = self._open[index] is None, len(self.held[index])
        held = self.held[index] = []
        while (ask := self._question(index)) is not None and (done or len(held) < count):
            held.append(ask.options[rng.below(len(ask.options))])
