"""Golden playthroughs: whole games as text, kept in ``playthroughs/`` and compared by ``test_playthroughs.py``.

When a rule or a text was changed on purpose, write them anew, and read in the difference what has changed:

    python -m tests.citadels.playthroughs_write

A file begins with what the game is made from. Then each answer has a line with its number, the seat, the question, how
many options there were, and the answer; lines with a bar are the public log. Scores and winners are at the end.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from burgrave import Table, new

FOLDER: Final = Path(__file__).parent / "playthroughs"
ANSWER: Final = re.compile(r"\d+\. seat \d+, \w+ out of \d+: (.+)")
LIKED: Final = {"build": 8, "build now": 4, "end turn": 1}  # how much a player likes to do something; else 2


class Playthrough(NamedTuple):
    """A game that is kept as text."""

    name: str
    players: int
    seed: int
    options: dict[str, object]
    language: str = "en"

    @property
    def path(self) -> Path:
        """Where its text is kept."""
        return FOLDER / f"{self.name}.txt"


GAMES: Final = (  # seeds whose games show much in few rounds
    Playthrough("2_first_game", 2, 128, {"cast": "first_game"}),
    Playthrough("3_vicious_nobles", 3, 79, {"cast": "vicious_nobles"}),
    Playthrough("4_illustrious_emissaries", 4, 116, {"cast": "illustrious_emissaries"}),
    Playthrough("5_devious_dignitaries", 5, 78, {"cast": "devious_dignitaries", "ninth": "queen"}),
    Playthrough("6_tenacious_delegates", 6, 101, {"cast": "tenacious_delegates"}),
    Playthrough("7_ambitious_aristocrats", 7, 71, {"cast": "ambitious_aristocrats"}),
    Playthrough("8_cunning_agents", 8, 127, {"cast": "cunning_agents"}),
    Playthrough("5_random_in_polish", 5, 85, {"cast": "random", "ninth": "tax_collector"}, "pl"),
)


def transcript(game: Playthrough, choose: Callable[[Table], str]) -> Iterator[str]:
    """The lines of a game, made while it is played."""
    yield f"citadels, {game.players} players, seed {game.seed}, {game.language}"
    yield f"options: {json.dumps(game.options)}"
    table = new("citadels", game.players, game.seed, game.options)
    told = 0
    while True:
        for event in table.events(None, told):
            told += 1
            yield f"   | {event.text(game.language)}"
        ask = table.ask
        if ask is None:
            break
        answer = choose(table)
        number = len(table.answers) + 1
        yield f"{number}. seat {ask.player}, {ask.prompt} out of {len(ask.options)}: {answer}"
        table.answer(answer)
    for seat, score in enumerate(table.scores):
        parts = ", ".join(f"{name} {points}" for name, points in score.parts.items())
        yield f"seat {seat}, {table.name(seat)}: {score.total} points ({parts})"
    yield f"winners: {', '.join(table.name(seat) for seat in table.winners)}"


def lively(seed: int) -> Callable[[Table], str]:
    """A player who likes to build and seldom ends a turn early, which keeps the games short."""
    chance = random.Random(seed)

    def choose(table: Table) -> str:
        assert table.ask is not None
        options = sorted(table.ask.options)  # in whichever order they are offered
        weights = [LIKED.get(table.setup.game.vocabulary.split(option)[0], 2) for option in options]
        return table.text(chance.choices(options, weights)[0])

    return choose


def kept(lines: list[str]) -> Callable[[Table], str]:
    """The answers that stand in a kept playthrough, one after the other."""
    answers = iter([found[1] for line in lines if (found := ANSWER.fullmatch(line))])
    return lambda table: next(answers, "no answer is kept")


def write(game: Playthrough) -> int:
    """Play a game and keep its text; returns its size in bytes."""
    text = "".join(f"{line}\n" for line in transcript(game, lively(game.seed)))
    FOLDER.mkdir(exist_ok=True)
    game.path.write_text(text, encoding="utf-8", newline="\n")
    return len(text.encode())


if __name__ == "__main__":
    for playthrough in GAMES:
        print(f"{playthrough.path.name}: {write(playthrough):,} bytes")
