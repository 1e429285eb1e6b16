"""How Gates of Gold looks in a terminal."""

from burgrave.games.viscounts.expansions.gates_of_gold.terminal import table as table  # joins the table
