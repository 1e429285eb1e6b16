"""Age of Artisans for owners of the printed box."""

from burgrave.games.architects.expansions.age_of_artisans.printed import opponent as opponent  # joins the solo opponent
from burgrave.games.architects.expansions.age_of_artisans.printed import score_sheet as score_sheet  # and the sheet
