"""In whole games every question is put, everything that may be answered is, and everything is told; points add up."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from itertools import cycle

from burgrave.games.paladins import GAME
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.kernel.begin import prepare
from burgrave.kernel.table import Table, begin
from tests.games.paladins.exhaustive.book import seen
from tests.games.paladins.exhaustive.points import points, winners
from tests.games.paladins.scene import state

SEED = 7
MOST_GAMES = 3000  # about 450 are enough
KINDS = [(1, "easy"), (1, "standard"), (1, "hard"), (2, "standard"), (3, "standard"), (4, "standard")]
WHIM = 0.3  # how often a player does anything at all instead of what was done least

NEVER = {
    *[f"do {action} with two" for action in t.ACTION_IDS if action not in ("recruit", "hunt", "trade")],
    *["use squire_1", "use squire_2", "use squire_3"],  # with no suspicion there is nothing to put in order
}


class Runner:
    """Plays one game after another, and prefers what was done least."""

    def __init__(self) -> None:
        self.random = random.Random(SEED)
        self.done = [0] * len(do.ACTIONS)
        self.prompts: set[str] = set()
        self.events: set[str] = set()
        self.games = 0

    @property
    def missing(self) -> set[str]:
        """What was never answered; the order of rewards, which seldom matters, has a test of its own."""
        texts = [do.ACTIONS.text(option) for option, times in enumerate(self.done) if not times]
        return {text for text in texts if not text.startswith("resolve ")} - NEVER

    def run(self) -> None:
        """Play until nothing is missing."""
        kinds = cycle(KINDS)
        while self.missing and self.games < MOST_GAMES:
            self.games += 1
            players, difficulty = next(kinds)
            self.play(begin(prepare(GAME, players, self.random.getrandbits(32), {"difficulty": difficulty})))

    def play(self, table: Table) -> None:
        """Play a game to its end."""
        while table.ask is not None:
            ask = self.random.choice(table.asks)
            self.prompts.add(ask.prompt)
            option = self.choose(ask.options)
            self.done[option] += 1
            table.answer(option, ask.player)
        self.events.update(event.kind for event in table.happened())
        check_end(table)

    def choose(self, options: list[int]) -> int:
        """What was done least so far, or sometimes anything."""
        if self.random.random() < WHIM:
            return self.random.choice(options)
        return min(options, key=lambda option: (self.done[option], self.random.random()))


def check_end(table: Table) -> None:
    """Scores and winners are those that a second count gives."""
    page = seen(table)
    for seat, score in enumerate(table.scores):
        assert score.parts == points(page, seat) and score.total == sum(score.parts.values())
    if page["opponent"] is not None:
        assert page["opponent"]["points"] == points(page, 1)
    assert table.winners == winners(page)
    assert state(table).round == 7


def test_everything_is_reached() -> None:
    """All answers but those that the rules never offer, all questions, and all that is told."""
    runner = Runner()
    runner.run()
    assert not runner.missing, f"not in {runner.games} games: {', '.join(sorted(runner.missing))}"
    assert not [
        text for option, times in enumerate(runner.done) if times and (text := do.ACTIONS.text(option)) in NEVER
    ]
    sources = "".join(
        path.read_text(encoding="utf-8")
        for path in files("burgrave.games.paladins.rules").iterdir()
        if path.name.endswith(".py")
    )
    asked = set(re.findall(r'"(\w+)"', " ".join(re.findall(r"\bAsk\(\s*\w+, ([^\[]+),", sources))))
    assert runner.prompts == asked | {"choose", "order"}  # which the interpreter of effects asks
    assert runner.events >= set(re.findall(r'\bEvent\(\s*"([\w-]+)"', sources))
