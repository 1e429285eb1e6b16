"""Games that Hypothesis draws: any seed, and any answers."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Final

from hypothesis import HealthCheck, Phase, note, settings
from hypothesis import strategies as st

from burgrave.kernel.setup import Setup
from burgrave.kernel.table import Table, begin

LONGEST: Final = 20_000  # answers of a game
SEEDS: Final = st.integers(0, 2**63 - 1)


def patient(examples: int) -> settings:
    """So many games, as long as each of them takes; they are not shrunk, which takes minutes and tells little."""
    return settings(
        max_examples=examples,
        derandomize="CI" in os.environ,  # in CI the same games are played each time
        phases=[Phase.explicit, Phase.reuse, Phase.generate],
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )


class Choices:
    """Answers as drawn, one after the other; when they run out, at random from a drawn seed."""

    def __init__(self, drawn: list[int], seed: int) -> None:
        self.drawn = drawn
        self.seed = seed
        self.rest = random.Random(seed)
        self.count = 0

    def answer(self, table: Table) -> tuple[int, int]:
        """A seat that is asked, and an option of its question."""
        asks = table.asks
        number = self.drawn[self.count] if self.count < len(self.drawn) else self.rest.getrandbits(16)
        self.count += 1
        number, which = divmod(number, len(asks))
        ask = asks[which]
        return ask.player, ask.options[number % len(ask.options)]

    def __repr__(self) -> str:
        """For examples that fail."""
        return f"Choices({self.drawn}, {self.seed})"


CHOICES: Final = st.builds(Choices, st.lists(st.integers(0, 2**16 - 1), max_size=120), SEEDS)


def play(setup: Setup, choices: Choices, look: Callable[[Table], None]) -> Table:
    """Play a game to its end and look at the table at every question."""
    note(f"{setup.players} players, seed {setup.seed}, {setup.options}")
    table = begin(setup)
    while table.ask is not None:
        assert choices.count < LONGEST, "the game does not end"
        look(table)
        seat, option = choices.answer(table)
        table.answer(option, seat)
    return table
