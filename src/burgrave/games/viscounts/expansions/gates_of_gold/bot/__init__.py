"""What bots know of Gates of Gold."""

from burgrave.games.viscounts.expansions.gates_of_gold.bot import answers as answers  # joins the judges
