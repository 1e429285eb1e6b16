"""How Gates of Gold looks in a browser."""

from burgrave.games.viscounts.expansions.gates_of_gold.page import board as board  # joins the board
from burgrave.games.viscounts.expansions.gates_of_gold.page import icons as icons  # and its icons
from burgrave.games.viscounts.expansions.gates_of_gold.page import lesson as lesson  # and the page that teaches
from burgrave.games.viscounts.expansions.gates_of_gold.page import taking as taking  # and what takes part
