"""Score sheets: the points of a game that was played with the printed box, counted by asking what is needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from burgrave.kernel.game import Score

Answer: TypeAlias = "int | list[str]"
Key: TypeAlias = tuple[str, int]  # the entry's name, and whose it is
TABLE: Final = -1  # everybody's


class Entry(NamedTuple):
    """Something to be told: a number or some cards; the message ``sheet-NAME`` asks for it."""

    name: str
    player: int  # whose; TABLE: everybody's
    high: int  # the largest number, or the most cards
    low: int = 0
    cards: Sequence[str] = ()

    @property
    def key(self) -> Key:
        """What the answer is kept under."""
        return self.name, self.player


class Counted(NamedTuple):
    """The points of all players (a solo opponent last) and the places of the winners among them."""

    scores: list[Score]
    winners: list[int]


@dataclass(frozen=True)
class ScoreSheet:
    """How a game's points are counted from what people tell."""

    entries: Callable[[int, Mapping[Key, Answer]], list[Entry]]  # for so many players: all needed as far as is known
    count: Callable[[int, Mapping[Key, Answer]], Counted]  # when all of them were told
    card: Callable[[str, str], str]  # what a card is called in a language


def read(entry: Entry, text: str) -> Answer | None:
    """What was told, as people type it (cards by name, or by number from 1 up); None where it can't be."""
    words = text.replace(",", " ").split()
    if entry.cards:
        names = [_card(entry, word) for word in words if word != "-"]
        fits = len(set(names)) == len(names) and all(name in entry.cards for name in names)
        return names if fits and entry.low <= len(names) <= entry.high else None
    fits = len(words) == 1 and words[0].isascii() and words[0].isdigit() and entry.low <= int(words[0]) <= entry.high
    return int(words[0]) if fits else None


def _card(entry: Entry, word: str) -> str:
    number = int(word) if word.isascii() and word.isdigit() else 0
    return entry.cards[number - 1] if 1 <= number <= len(entry.cards) else word


def told_number(told: Mapping[Key, Answer], name: str, side: int) -> int:
    """A number that was told; 0 until then."""
    value = told.get((name, side), 0)
    assert isinstance(value, int), f"{name} is a number"
    return value


def told_cards(told: Mapping[Key, Answer], name: str, side: int) -> list[str]:
    """Cards that were told; none until then."""
    cards = told.get((name, side), [])
    assert isinstance(cards, list), f"{name} are cards"
    return cards
