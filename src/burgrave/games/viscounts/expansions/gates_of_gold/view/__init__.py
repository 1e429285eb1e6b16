"""What a seat sees of Gates of Gold."""

from burgrave.games.viscounts.expansions.gates_of_gold.view import view as view  # joins the view
