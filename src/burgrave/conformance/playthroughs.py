"""Golden playthroughs: whole seeded games as text, kept in a folder of a game's tests and compared line by line.

A file begins with what the game is made from. Then each answer has a line with its number, the seat, the question, how
many options there were, and the answer; lines with a bar are the public log. Scores and winners are at the end.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from burgrave.kernel.begin import new
from burgrave.kernel.errors import IllegalAnswer
from burgrave.kernel.game import game as find_game
from burgrave.kernel.table import Table
from burgrave.kernel.text import LANGUAGES

ANSWER: Final = re.compile(r"\d+\. seat \d+, \w+ out of \d+: (.+)")
USUAL: Final = 2  # how much a player likes to do something, where nothing else is said
CONTEXT: Final = 5  # lines shown before a difference


class Playthrough(NamedTuple):
    """A game that is kept as text."""

    game: str
    name: str
    players: int
    seed: int
    options: dict[str, object]
    language: str = "en"


class Playthroughs(NamedTuple):
    """The playthroughs of a game, in a folder."""

    folder: Path
    games: Sequence[Playthrough]
    liked: Mapping[str, int]  # what their players do more often than else, by the answer or its verb
    largest: int = 120_000  # bytes of a file
    rewrite: str = ""  # the command that writes them anew

    def path(self, game: Playthrough) -> Path:
        """Where a text is kept."""
        return self.folder / f"{game.name}.txt"

    def write(self) -> None:
        """Play the games and keep their texts."""
        self.folder.mkdir(exist_ok=True)
        for game in self.games:
            text = "".join(f"{line}\n" for line in transcript(game, lively(game.seed, self.liked)))
            self.path(game).write_text(text, encoding="utf-8", newline="\n")
            print(f"{game.name}: {len(text.encode()):,} bytes")

    def check(self, game: Playthrough) -> None:
        """The same answers tell the same story, to the last point."""
        text = self.path(game).read_text(encoding="utf-8")
        assert len(text.encode()) < self.largest, f"{game.name} is too large"
        compare(game, text.splitlines(), self.rewrite)

    def check_all_are_there(self) -> None:
        """Every kept file is compared; every number of players and both languages have one."""
        assert sorted(path.name for path in self.folder.iterdir()) == sorted(self.path(one).name for one in self.games)
        assert {one.language for one in self.games} == set(LANGUAGES)
        for name in {one.game for one in self.games}:
            assert {one.players for one in self.games if one.game == name} == set(find_game(name).players)


def transcript(game: Playthrough, choose: Callable[[Table], str]) -> Iterator[str]:
    """The lines of a game, made while it is played."""
    yield f"{game.game}, {game.players} players, seed {game.seed}, {game.language}"
    yield f"options: {json.dumps(game.options)}"
    table = new(game.game, game.players, game.seed, game.options)
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
        table.answer(answer, ask.player)
    for seat, score in enumerate(table.scores):
        yield f"seat {seat}, {table.name(seat)}: {score.total} points ({_parts(score.parts)})"
    if (beside := table.opponent) is not None:
        yield f"the opponent: {beside.total} points ({_parts(beside.parts)})"
    names = [*map(table.name, range(table.setup.players)), "the opponent"]
    yield f"winners: {', '.join(names[side] for side in table.winners)}".rstrip()


def _parts(parts: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {points}" for name, points in parts.items())


def lively(seed: int, liked: Mapping[str, int]) -> Callable[[Table], str]:
    """A player who likes to do some things more than others, which makes games short and full."""
    chance = random.Random(seed)

    def choose(table: Table) -> str:
        assert table.ask is not None
        options = sorted(table.ask.options)  # in whichever order they are offered
        split = table.setup.game.vocabulary.split
        weights = [liked.get(table.text(one), liked.get(split(one)[0], USUAL)) for one in options]
        return table.text(chance.choices(options, weights)[0])

    return choose


def kept(lines: Sequence[str]) -> Callable[[Table], str]:
    """The answers that stand in a kept playthrough, one after the other."""
    answers = iter([found[1] for line in lines if (found := ANSWER.fullmatch(line))])
    return lambda table: next(answers, "no answer is kept")


def compare(game: Playthrough, lines: Sequence[str], rewrite: str = "") -> None:
    """Play the kept answers again; fails at the first line that is different."""
    advice = f"\nif that is meant: {rewrite}" if rewrite else ""
    played = transcript(game, kept(lines))
    for number, wanted in enumerate([*lines, None], 1):
        try:
            line = next(played, None)
        except IllegalAnswer as error:
            after = f"{game.name}, after line {number - 1}: {lines[number - 2]!r}"
            raise AssertionError(f"{after}: {error}{advice}") from error
        if line != wanted:
            before = "\n".join(f"    {text}" for text in lines[max(0, number - 1 - CONTEXT) : number - 1])
            raise AssertionError(f"{game.name}, line {number}:\n{before}\n  - {wanted}\n  + {line}{advice}")
