"""The solo opponent of a game that is played with the printed box: driven card by card in the terminal."""

from __future__ import annotations

import random

from rich.console import Console

from burgrave.cli.score import Questions
from burgrave.cli.words import own
from burgrave.kernel.errors import BadSetup
from burgrave.kernel.game import game as find
from burgrave.kernel.game import games


def opponent(name: str, difficulty: str | None, seed: int | None, language: str) -> None:
    """Ask for what lies on the player's table, and tell what the opponent does."""
    game = find(name)
    printed = game.printed.enter().opponent
    if printed is None:
        able = ", ".join(one.name for one in games().values() if one.printed.enter().opponent)
        raise BadSetup(own(language, "error-opponent", game=name, able=able))
    difficulty = printed.usual if difficulty is None else difficulty
    if difficulty not in printed.difficulties:
        allowed = ", ".join(printed.difficulties)
        raise BadSetup(own(language, "error-difficulty", given=difficulty, allowed=allowed))
    console = Console(highlight=False)
    questions = Questions(console, printed.card, language)
    flow = printed.drive(difficulty, seed if seed is not None else random.randrange(1 << 32), language)
    try:
        asked = next(flow)
        while True:
            _tell(console, asked.told)
            asked = flow.send(questions.one(asked.entry, asked.question))
    except StopIteration as stop:
        _tell(console, stop.value)


def _tell(console: Console, lines: list[str]) -> None:
    for line in lines:
        console.print(f"· {line}", markup=False)
