"""The plan of a run: who plays what, how often; seats, seeds and options of every game follow from it alone."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from itertools import product
from typing import Final

import msgspec

from burgrave.bots.seeds import derived
from burgrave.kernel.begin import prepare
from burgrave.kernel.game import game
from burgrave.kernel.table import Table, begin

SETTING: Final = re.compile(r"\s*\w+=")  # a piece that belongs to the bot before it
SEVERAL: Final = re.compile(r"(.+)\*0*(\d+)", re.ASCII)  # random*3
ENOUGH: Final = 1000  # more than any table seats: whoever wants more of a bot gets so many, to be refused
COMMAND: Final = "pipe:"  # the rest of the text is its command, commas included


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A run from its first game to its last. It is plan.json, and all that a resumed run needs."""

    game: str
    rules_version: int  # games by other rules would not belong together
    players: int
    bots: list[str]  # the entrants, as many as seats; some may be alike
    games: int
    seed: int
    options: dict[str, object] = {}
    vary: dict[str, list[object]] = {}  # options that change from game to game
    limit: float | None = None  # seconds for one answer

    def entrants(self, number: int) -> list[int]:
        """Who sits where: with every game all move on by one seat."""
        return [(seat - number) % self.players for seat in range(self.players)]

    def game_seed(self, number: int) -> int:
        """The seed of a game."""
        return derived("game", self.seed, number)

    def bot_seed(self, number: int, entrant: int) -> int:
        """The seed of a bot in a game; bots that are alike in all else still differ in this."""
        return derived("bot", self.seed, number, entrant)

    @property
    def variations(self) -> list[dict[str, object]]:
        """Every combination of the options that vary."""
        return [dict(zip(self.vary, values, strict=True)) for values in product(*self.vary.values())]

    def game_options(self, number: int) -> dict[str, object]:
        """The options of a game.

        Variations take turns game by game. With 4 seats and 2 variations that alone would give each bot only every
        other seat in either of them; so one is left out whenever both cycles begin anew together.
        """
        variations = self.variations
        skipped = number // math.lcm(self.players, len(variations))
        return {**self.options, **variations[(number + skipped) % len(variations)]}

    def table(self, number: int) -> Table:
        """A game at its first question."""
        setup = prepare(game(self.game), self.players, self.game_seed(number), self.game_options(number))
        return begin(setup, bare=True)


def specs(texts: Sequence[str]) -> list[str]:
    """The bots that texts such as ``ismcts:iterations=2000,explore=0.7,random*3`` list, one for each seat."""
    found: list[str] = []
    for text in texts:
        found += _listed(text)
    return found


def _listed(text: str) -> list[str]:
    items: list[str] = []
    rest: str | None = text
    while rest is not None:
        rest = rest.lstrip()
        if rest.startswith(COMMAND):
            return [*_repeated(items), rest]
        piece, comma, after = rest.partition(",")
        if items and SETTING.match(piece):
            items[-1] += f",{piece.strip()}"
        else:
            items.append(piece.strip())
        rest = after if comma else None
    return _repeated(items)


def _repeated(items: list[str]) -> list[str]:
    found: list[str] = []
    for item in items:
        several = SEVERAL.fullmatch(item)
        found += [several[1]] * _times(several[2]) if several else [item]
    return found


def _times(digits: str) -> int:
    return int(digits) if len(digits) < len(str(ENOUGH)) else ENOUGH
