"""How Paladins looks in a terminal."""

from typing import Final

from burgrave.games.paladins.terminal.table import describe, draw
from burgrave.kernel.rooms import Terminal

TERMINAL: Final = Terminal(draw, describe)
