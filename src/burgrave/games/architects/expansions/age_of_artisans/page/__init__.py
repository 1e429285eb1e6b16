"""How Age of Artisans looks in a browser."""

from burgrave.games.architects.expansions.age_of_artisans.page import board as board  # joins the board
from burgrave.games.architects.expansions.age_of_artisans.page import icons as icons  # and its icons
from burgrave.games.architects.expansions.age_of_artisans.page import lesson as lesson  # and the page that teaches
from burgrave.games.architects.expansions.age_of_artisans.page import taking as taking  # and what takes part
