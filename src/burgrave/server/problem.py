"""Problem: why something that was asked of the server can't be done, in the asker's language."""

from __future__ import annotations

from typing import Final

from burgrave.kernel.text import Texts, Words

TEXTS: Final = Texts("burgrave.server")


class Problem(Exception):
    """Told to whoever asked; nothing has changed. ``code`` is the id of a message, ``problem-CODE``."""

    def __init__(self, status: int, code: str, **args: Words) -> None:
        super().__init__(code)
        self.status: Final = status
        self.code: Final = code
        self.args_: Final = args

    def text(self, language: str) -> str:
        """What is wrong, in a sentence."""
        return TEXTS.say(language, f"problem-{self.code}", self.args_)
