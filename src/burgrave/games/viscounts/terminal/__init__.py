"""How Viscounts looks in a terminal."""

from typing import Final

from burgrave.games.viscounts.data.tables import PACKAGE
from burgrave.games.viscounts.terminal.table import draw
from burgrave.kernel.expansions import join
from burgrave.kernel.rooms import Terminal

join(PACKAGE, "terminal")

TERMINAL: Final = Terminal(draw)
