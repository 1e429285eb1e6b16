"""What a seat sees of Age of Artisans."""

from burgrave.games.architects.expansions.age_of_artisans.view import view as view  # joins the view
