"""What is said about Gates of Gold, in Polish and English."""

from burgrave.games.viscounts.expansions.gates_of_gold.text import why_not as why_not  # joins the reasons of the game
from burgrave.games.viscounts.expansions.gates_of_gold.text import words as words  # joins the texts of the game
