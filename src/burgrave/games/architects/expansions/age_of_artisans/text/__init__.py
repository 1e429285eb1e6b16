"""What is said about Age of Artisans, in Polish and English."""

from burgrave.games.architects.expansions.age_of_artisans.text import why_not as why_not  # joins the reasons
from burgrave.games.architects.expansions.age_of_artisans.text import words as words  # joins the texts of the game
