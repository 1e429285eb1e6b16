"""How Viscounts looks in a terminal."""

from typing import Final

from burgrave.games.viscounts.terminal.table import draw
from burgrave.kernel.rooms import Terminal

TERMINAL: Final = Terminal(draw)
