"""Whole games in which everything is reached: whatever may be answered is, and whatever may happen is told.

runner = everything_is_reached(GAME, [(1, {}), (4, {})], never={"use squire"}, check=check_end)
assert runner.prompts == asked
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from importlib.resources import files
from itertools import cycle
from typing import Final, TypeAlias

from burgrave.kernel.begin import prepare
from burgrave.kernel.game import AnyGame
from burgrave.kernel.table import Table, begin

SEED: Final = 7
MOST_GAMES: Final = 3000  # some hundreds are enough
WHIM: Final = 0.3  # how often a player does anything at all instead of what was done least
EVENT: Final = re.compile(r'\bEvent\(\s*"([\w-]+)"')

Kind: TypeAlias = tuple[int, Mapping[str, object]]  # players and options


class Runner:
    """Plays one game after another, and prefers what was done least."""

    def __init__(self, game: AnyGame, unneeded: Collection[str], check: Callable[[Table], None]) -> None:
        self.game = game
        self.unneeded = unneeded
        self.check = check
        self.random = random.Random(SEED)
        self.done = [0] * len(game.vocabulary)
        self.prompts: set[str] = set()
        self.events: set[str] = set()
        self.games = 0

    def answered(self, often: bool) -> set[str]:
        """What was answered; or what never was, beside an order of rewards, which seldom matters."""
        texts = [self.game.vocabulary.text(option) for option, times in enumerate(self.done) if bool(times) == often]
        return {text for text in texts if often or not text.startswith("resolve ")}

    @property
    def missing(self) -> set[str]:
        """What was never answered and could have been."""
        return self.answered(False).difference(self.unneeded)

    def run(self, kinds: Sequence[Kind]) -> None:
        """Play until nothing is missing."""
        coming = cycle(kinds)
        while self.missing and self.games < MOST_GAMES:
            self.games += 1
            players, options = next(coming)
            self.play(begin(prepare(self.game, players, self.random.getrandbits(32), options)))

    def play(self, table: Table) -> None:
        """Play a game to its end."""
        while table.ask is not None:
            ask = self.random.choice(table.asks)
            self.prompts.add(ask.prompt)
            option = self.choose(ask.options)
            self.done[option] += 1
            table.answer(option, ask.player)
        self.events.update(event.kind for event in table.happened())
        self.check(table)

    def choose(self, options: list[int]) -> int:
        """What was done least so far, or sometimes anything."""
        if self.random.random() < WHIM:
            return self.random.choice(options)
        return min(options, key=lambda option: (self.done[option], self.random.random()))


def everything_is_reached(
    game: AnyGame,
    kinds: Sequence[Kind],
    check: Callable[[Table], None],
    never: Collection[str] = (),
    seldom: Collection[str] = (),
) -> Runner:
    """All answers but those that the rules never or seldom offer, and all that is told; ``check`` sees each end."""
    runner = Runner(game, {*never, *seldom}, check)
    runner.run(kinds)
    assert not runner.missing, f"not in {runner.games} games: {', '.join(sorted(runner.missing))}"
    assert not runner.answered(True).intersection(never)
    assert runner.events >= set(EVENT.findall(rules_of(game)))
    return runner


def rules_of(game: AnyGame) -> str:
    """The sources of a game's rules."""
    folder = files(game.step.__module__.rpartition(".")[0])
    return "".join(path.read_text(encoding="utf-8") for path in folder.iterdir() if path.name.endswith(".py"))
