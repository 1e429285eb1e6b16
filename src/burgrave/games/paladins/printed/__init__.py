"""For owners of the printed box of Paladins."""

from typing import Final

from burgrave.games.paladins.printed.opponent import PRINTED_OPPONENT
from burgrave.games.paladins.printed.score_sheet import SCORE_SHEET
from burgrave.kernel.rooms import Printed

PRINTED: Final = Printed(SCORE_SHEET, PRINTED_OPPONENT)
