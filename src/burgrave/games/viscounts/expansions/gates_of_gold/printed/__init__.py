"""Gates of Gold for owners of the printed box."""

from burgrave.games.viscounts.expansions.gates_of_gold.printed import opponent as opponent  # joins the solo opponent
from burgrave.games.viscounts.expansions.gates_of_gold.printed import score_sheet as score_sheet  # and the score sheet
