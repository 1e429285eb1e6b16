"""Setup: what a game is made from."""

from __future__ import annotations

from typing import Any, Final

from burgrave.kernel.game import AnyGame, State
from burgrave.kernel.rng import seeded

NAMES: Final = ("Ada", "Bruno", "Cyril", "Dora", "Emil", "Flora", "Gustav", "Helga")  # of seats without a name


class Setup:
    """What a game is made from: the same setup and the same answers give the same game, bit for bit."""

    __slots__ = ("_imagined", "earlier", "game", "names", "options", "origin", "players", "seed")

    def __init__(self, game: AnyGame, players: int, seed: int, options: Any, names: list[str] | None = None) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = options
        self.names = names  # what the log calls the seats; None: as in NAMES
        self.origin: State | None = (
            None  # where a game of an older version of the rules goes on; None: at the beginning
        )
        self.earlier: list[tuple[int, str]] = []  # the answers before that, as they were given
        self._imagined: Setup | None = None

    def imagined(self) -> Setup:
        """The same for imagined tables: without the seed, from which the real one could be dealt again."""
        if self._imagined is None:
            self._imagined = Setup(self.game, self.players, 0, self.options, self.names)
        return self._imagined

    def state(self) -> State:
        """The table as it is set up."""
        if self.origin is not None:
            return self.origin.copy()
        state: State = self.game.setup(self.players, self.options, seeded(self.seed))
        return state


def seat_names(setup: Setup) -> list[str]:
    """What the seats are called."""
    if setup.names is not None:
        return setup.names
    return list(NAMES[: setup.players])
