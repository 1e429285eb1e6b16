"""What research counts in Gates of Gold."""

from burgrave.games.viscounts.expansions.gates_of_gold.research import observation as observation  # joins
