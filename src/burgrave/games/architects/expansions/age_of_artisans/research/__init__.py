"""What research counts in Age of Artisans."""

from burgrave.games.architects.expansions.age_of_artisans.research import chronicle as chronicle  # joins
from burgrave.games.architects.expansions.age_of_artisans.research import observation as observation  # joins
