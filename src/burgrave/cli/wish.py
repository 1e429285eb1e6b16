"""What play and arena are told, and tell, alike: the game, the seed, and how to go on."""

from __future__ import annotations

import secrets
import shlex
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from burgrave.cli.words import own
from burgrave.kernel.errors import BadSetup
from burgrave.kernel.game import games

NAME: Final = "burgrave"
SEEDS: Final = 1_000_000  # short enough to be typed again


def named(game: str | None, language: str) -> str:
    """The game that was named; BadSetup with those there are if none was."""
    if game is None:
        raise BadSetup(own(language, "error-no-game", games=", ".join(games())))
    return game


def seeded(given: int | None) -> int:
    """The seed that was given, or a new one."""
    return secrets.randbelow(SEEDS) if given is None else given


def go_on_with(command: str, path: Path, options: Mapping[str, object]) -> str:
    """What one types to go on with a saved game or run, with those options that are not None."""
    given = [word for option, value in options.items() if value is not None for word in (option, str(value))]
    return shlex.join([*program(), command, "--resume", str(path), *given])


def program() -> list[str]:
    """How we are called here: by our name where the shell finds it, else as we are running."""
    running = Path(sys.argv[0])
    if shutil.which(NAME) is None:
        if running.stem == NAME:
            return [str(running)]
        if running.parts[-2:] == (NAME, "__main__.py"):
            return [sys.executable, "-m", NAME]
    return [NAME]
