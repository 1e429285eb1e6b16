"""The solo opponent of a game, driven for people who play it with the printed box.

It tells what it does and asks for what lies on their table; it never needs to know more than that.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from burgrave.kernel.score_sheet import Answer, Entry


class Asked(NamedTuple):
    """What the opponent has done since the last question, and what must be known now."""

    told: list[str]  # sentences
    question: str
    entry: Entry


Drive: TypeAlias = Generator[Asked, Answer, list[str]]
"""A whole game: questions, answers, and at the end the sentences that sum it up."""


@dataclass(frozen=True)
class PrintedOpponent:
    """A game's solo opponent for the printed box."""

    drive: Callable[[str, int, str], Drive]  # difficulty, seed, language
    difficulties: tuple[str, ...]
    usual: str  # the difficulty where none is chosen
    card: Callable[[str, str], str]  # what a card or an answer is called in a language
