"""The rules of Gates of Gold."""

from burgrave.games.viscounts.expansions.gates_of_gold.rules import gates as gates  # joins by the hooks
