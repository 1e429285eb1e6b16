"""What is watched: an answer with all that followed, and the questions that goals put about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.state import NOBODY, State
from burgrave.kernel.action import Ask
from burgrave.kernel.events import Event


class Moment:
    """An answer: the question, the state in which it was put, and all that followed up to the next question."""

    __slots__ = ("after", "argument", "ask", "before", "built", "events", "me", "option", "over", "sizes", "verb")

    def __init__(self, before: State, ask: Ask, option: int) -> None:
        self.before = before
        self.ask = ask
        self.me = ask.player
        self.option = option
        self.verb, self.argument = do.ACTIONS.split(option)
        self.after = before
        self.events: list[Event] = []
        self.over = False
        self.built: list[int] = []  # kinds that were built earlier in this turn
        self.sizes: list[int] = []  # how many characters were offered in this round's selection, question by question

    def told(self, kind: str) -> list[Mapping[str, Any]]:
        """The events of a kind, with all that the rules tell of them."""
        return [{**event.public, **(event.private or {})} for event in self.events if event.kind == kind]

    def happened(self, *kinds: str) -> bool:
        """Whether there was an event of each of these kinds."""
        return all(any(event.kind == kind for event in self.events) for kind in kinds)

    def asks(self, prompt: str, character: int = NOBODY) -> bool:
        """Whether this was such a question, in the turn of such a character."""
        return self.ask.prompt == prompt and character in (NOBODY, self.before.character)

    def has(self, kind: int, seat: int = NOBODY) -> bool:
        """Whether a district stood in the city of a seat (of whoever was asked)."""
        return stands(self.before, self.me if seat == NOBODY else seat, kind)


def stands(s: State, seat: int, kind: int) -> bool:
    """Whether a district stands in a city, beautified or not."""
    return any(t.KIND[building] == kind for building in s.cities[seat])


def size(s: State, seat: int) -> int:
    """How many districts a city counts towards its completion."""
    return len(s.cities[seat]) + (1 if stands(s, seat, t.MONUMENT) else 0)


def complete(s: State, seat: int) -> bool:
    """Whether a city is completed: 7 districts, or 8 with two or three players."""
    return size(s, seat) >= (8 if s.config.players < 4 else 7)


def holder(s: State, rank: int) -> int:
    """Who has the character of a rank, shown or not."""
    return s.owners[s.slots.index(rank)] if rank in s.slots else NOBODY


def lost(m: Moment, seat: int) -> list[int]:
    """The buildings that a city had before and has no more."""
    left = m.after.cities[seat][:]
    gone = []
    for building in m.before.cities[seat]:
        if building in left:
            left.remove(building)
        else:
            gone.append(building)
    return gone


def all_built(m: Moment) -> list[Mapping[str, Any]]:
    """Every building of a district, however it was paid for."""
    return m.told("builds") + m.told("builds-with-framework") + m.told("builds-by-sacrifice")


def settled(m: Moment) -> bool:
    """Whether a district was built, and nobody is asked about it any more."""
    return bool(all_built(m)) and m.after.building == NOBODY


def affordable(s: State, me: int) -> list[int]:
    """The cards in hand that could be paid with gold and are not in the city yet."""
    return [k for k in s.hands[me] if t.PRICE[k] <= s.gold[me] and not stands(s, me, k)]
