"""How Age of Artisans looks in a terminal."""

from burgrave.games.architects.expansions.age_of_artisans.terminal import table as table  # joins the table
