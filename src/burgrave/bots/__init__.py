"""Bots: whoever chooses an answer from what a seat may know."""

from burgrave.bots.protocol import UNLIMITED, Adviser, Bot, Budget, Closing, Judge
from burgrave.bots.registry import LEVELS, bot, installed, settings

__all__ = ["LEVELS", "UNLIMITED", "Adviser", "Bot", "Budget", "Closing", "Judge", "bot", "installed", "settings"]
