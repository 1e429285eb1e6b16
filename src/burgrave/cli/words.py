"""The command line's own words, and the language it speaks."""

from __future__ import annotations

import os
from typing import Final

from burgrave.kernel.errors import BadSetup
from burgrave.kernel.text import LANGUAGES, Texts, Words

TEXTS: Final = Texts("burgrave.cli")


def own(language: str, message: str, **args: Words) -> str:
    """A message of the command line itself."""
    return TEXTS.say(language, message, args)


def usual_language() -> str:
    """The language of the environment where we speak it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return next((language for language in LANGUAGES if value.lower().startswith(language)), "en")
    return "en"


def spoken(given: str | None) -> str:
    """The language that was asked for on the command line, else the usual one; BadSetup where we do not speak it."""
    if given is not None and given not in LANGUAGES:
        raise BadSetup(own(usual_language(), "error-language", given=given, allowed=", ".join(LANGUAGES)))
    return given or usual_language()
