"""Burgrave plays medieval city-building board games by their full rules."""

import burgrave.games  # noqa: F401 - the folder before the function of that name, which is the public one
from burgrave.kernel.action import Ask
from burgrave.kernel.begin import load, new
from burgrave.kernel.errors import (
    BadData,
    BadSave,
    BadSetup,
    BurgraveError,
    CannotImagine,
    CannotUndo,
    IllegalAnswer,
    RulesBug,
    UnknownGame,
    UnknownSeat,
)
from burgrave.kernel.game import Game, Score, games
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.playout import playout
from burgrave.kernel.table import Table

__version__ = "0.1.0"

__all__ = [
    "Ask",
    "BadData",
    "BadSave",
    "BadSetup",
    "BurgraveError",
    "CannotImagine",
    "CannotUndo",
    "Game",
    "IllegalAnswer",
    "Perspective",
    "RulesBug",
    "Score",
    "Table",
    "UnknownGame",
    "UnknownSeat",
    "games",
    "load",
    "new",
    "playout",
]
