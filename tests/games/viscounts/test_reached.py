"""In whole games every question is put, everything that may be answered is, and everything is told; points add up."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from itertools import cycle

from burgrave.games.viscounts import GAME
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.kernel.begin import prepare
from burgrave.kernel.table import Table, begin
from tests.games.viscounts.exhaustive.book import seen
from tests.games.viscounts.exhaustive.points import points, winners
from tests.games.viscounts.scene import state

SEED = 7
MOST_GAMES = 3000  # about 600 are enough
KINDS: list[tuple[int, dict[str, object]]] = [
    *[(1, {"opponent": opponent, "difficulty": number}) for number, opponent in enumerate(t.OPPONENT_IDS)],
    *[(players, {}) for players in (2, 3, 4)],
]
WHIM = 0.3  # how often a player does anything at all instead of what was done least
OFTEN = 7  # exchanges in one action, which take a small fortune in silver; more are seldom

NEVER = {
    *[f"hire {card.id}" for card in t.TOWNSFOLK if card.kind != "common"],  # nobody hires what was never in a pile
    *[f"manuscript {one.id}" for one in t.MANUSCRIPTS if one.cost > 4],  # free ones cost 3 or 4
}
SELDOM = {  # nobody waits for these; each has a test of its own
    *[f"times {times}" for times in range(OFTEN + 1, do.MOST_TRADES + 1)],
    *[f"manuscript {one.id}" for one in t.MANUSCRIPTS if not one.first],  # by the hardest manuscript alone
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
        """What was never answered; the order of abilities, which seldom matters, has tests of its own."""
        texts = [do.ACTIONS.text(option) for option, times in enumerate(self.done) if not times]
        return {text for text in texts if not text.startswith("resolve ")} - NEVER - SELDOM

    def run(self) -> None:
        """Play until nothing is missing."""
        kinds = cycle(KINDS)
        while self.missing and self.games < MOST_GAMES:
            self.games += 1
            players, options = next(kinds)
            self.play(begin(prepare(GAME, players, self.random.getrandbits(32), options)))

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
    page = seen(state(table), None)
    for seat, score in enumerate(table.everybodys_scores):
        assert score.parts == points(page, seat) and score.total == sum(score.parts.values())
    assert table.winners == winners(page)
    assert page["round"] == page["last"] and not (page["debts"] and page["deeds"])


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
        for path in files("burgrave.games.viscounts.rules").iterdir()
        if path.name.endswith(".py")
    )
    asked = set(re.findall(r'\b(?:Ask\(|decide\(s, )\s*\w+, "(\w+)"', sources)) | {"destroy", "destroy_any"}
    assert runner.prompts == asked | {"choose"}  # which the interpreter of effects asks
    assert runner.events >= set(re.findall(r'\bEvent\(\s*"([\w-]+)"', sources))
