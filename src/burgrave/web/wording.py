"""Wording: the pages' own words in one language, and those of games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.kernel.game import AnyGame, games
from burgrave.kernel.text import Texts, Words

TEXTS: Final = Texts("burgrave.web")


class Wording:
    """What a page says, in one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language

    def __call__(self, message: str, **args: Words) -> str:
        """A message of the pages."""
        return TEXTS.say(self.language, message, args)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return TEXTS.has(self.language, message)

    def number(self, value: float) -> str:
        """A number with one decimal."""
        text = f"{value:.1f}"
        return text.replace(".", ",") if self.language == "pl" else text

    def title(self, game: str) -> str:
        """What a game is called; one that is not installed any more by its id."""
        found = games().get(game)
        return self.of(found, "game-title", game) if found is not None else game

    def of(self, game: AnyGame, message: str, otherwise: str = "", args: Mapping[str, Words] = {}) -> str:
        """A message of a game."""
        return game.texts.say(self.language, message, args) if game.texts.has(self.language, message) else otherwise

    def value(self, game: AnyGame, field: str, value: str) -> str:
        """What a value of an option is called."""
        named = self.of(game, f"value-{field}-{value}".replace(" ", "-"))
        if named:
            return named
        ids = game.explain(value)
        return self.of(game, ids[0], value) if ids else value
