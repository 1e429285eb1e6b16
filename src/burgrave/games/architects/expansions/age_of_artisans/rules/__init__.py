"""The rules of Age of Artisans."""

from burgrave.games.architects.expansions.age_of_artisans.rules import artisans as artisans  # joins by the hooks
