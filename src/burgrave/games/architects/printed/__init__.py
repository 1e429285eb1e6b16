"""For owners of the printed box of Architects."""

from typing import Final

from burgrave.games.architects.data.tables import PACKAGE
from burgrave.games.architects.printed.opponent import PRINTED_OPPONENT
from burgrave.games.architects.printed.score_sheet import SCORE_SHEET
from burgrave.kernel.expansions import join
from burgrave.kernel.rooms import Printed

join(PACKAGE, "printed")

PRINTED: Final = Printed(SCORE_SHEET, PRINTED_OPPONENT)
