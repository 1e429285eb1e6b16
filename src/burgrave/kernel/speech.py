"""Speech: a game's events, questions and options as people read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgrave.kernel.action import Ask, Refusal
    from burgrave.kernel.events import Told, Value
    from burgrave.kernel.game import AnyGame, State


class Speech:
    """The words of a game for people who sit in its seats."""

    __slots__ = ("_game", "_names")

    def __init__(self, game: AnyGame, names: list[str]) -> None:
        self._game = game
        self._names = names

    def event(self, told: Told, language: str) -> str:
        """An event as a sentence."""
        message = f"log-{told.kind}"
        return self._say(language, f"{message}.private" if told.private else message, told.args)

    def question(self, state: State, ask: Ask, language: str) -> str:
        """A question as the seat that is asked reads it, after what brought it about."""
        sentence = self._say(language, f"prompt-{ask.prompt}", self._game.about(state, ask))
        if ask.cause is None:
            return sentence
        cause = self._say(language, "prompt-cause", {"cause": " ".join(map(str, ask.cause))})
        return f"{cause[0].upper()}{cause[1:]}: {sentence[0].lower()}{sentence[1:]}"

    def option(self, state: State, option: int, prompt: str, language: str) -> str:
        """An option, under a prompt, as it stands on a button."""
        verb, _ = self._game.vocabulary.split(option)
        return self._say(language, f"option-{verb.replace(' ', '-')}", self._game.argument(state, option, prompt))

    def refusal(self, refusal: Refusal, language: str) -> str:
        """Why an option is not offered."""
        return self._say(language, refusal.reason, refusal.args)

    def _say(self, language: str, message: str, args: Mapping[str, Value]) -> str:
        words = {key: self._game.words(key, value, self._names) for key, value in args.items()}
        text: str = self._game.texts.say(language, message, words)
        return text
