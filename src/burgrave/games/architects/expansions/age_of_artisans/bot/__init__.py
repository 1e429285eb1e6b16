"""The bots of Age of Artisans."""

from burgrave.games.architects.expansions.age_of_artisans.bot import answers as answers  # joins the base game's
