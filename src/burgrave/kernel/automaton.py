"""Automaton: a solo opponent that is driven for people who play it with the printed box.

It tells what it does and asks for what lies on their table; it never needs to know more than that.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from importlib import import_module
from typing import NamedTuple, TypeAlias

from burgrave.kernel.game import AnyGame
from burgrave.kernel.tally import Answer, Entry


class Asked(NamedTuple):
    """What the opponent has done since the last question, and what must be known now."""

    told: list[str]  # sentences
    question: str
    entry: Entry


Drive: TypeAlias = Generator[Asked, Answer, list[str]]
"""A whole game: questions, answers, and at the end the sentences that sum it up."""


@dataclass(frozen=True)
class Automaton:
    """A game's solo opponent for the printed box."""

    drive: Callable[[str, int, str], Drive]  # difficulty, seed, language
    difficulties: tuple[str, ...]
    card: Callable[[str, str], str]  # what a card or an answer is called in a language


def automaton_of(game: AnyGame) -> Automaton | None:
    """A game's automaton, if it has one."""
    module, _, name = game.automaton.partition(":")
    found: Automaton | None = getattr(import_module(module), name) if module else None
    return found
