"""How Architects looks in a browser."""

from importlib.resources import files
from typing import Final

from burgrave.draw.page import Page
from burgrave.games.architects.data.tables import PACKAGE
from burgrave.games.architects.page.board import draw
from burgrave.games.architects.page.cover import box
from burgrave.games.architects.page.geometry import sheet
from burgrave.games.architects.page.houses import SHEET
from burgrave.games.architects.page.lesson import key, teach
from burgrave.games.architects.page.more import TABS
from burgrave.games.architects.page.motion import marks
from burgrave.games.architects.page.podium import cities
from burgrave.games.architects.page.taking import gather
from burgrave.kernel.expansions import folders, join

join(PACKAGE, "page")
STYLES: Final = [style for folder in folders(PACKAGE).values() if (style := folder / "page" / "style.css").is_file()]

PAGE: Final = Page(
    board=draw,
    cover=box,
    lesson=teach,
    taking=gather,
    key=key,
    marks=marks,
    round="resets",  # of the Black Market: there are no rounds
    cities=cities,
    style=files(__package__) / "style.css",
    placed="\n".join([sheet(), *[style.read_text(encoding="utf-8") for style in STYLES[1:]]]),
    shapes=SHEET,
    tabs={"workshop": "slot-1", "cathedral": "guildhall", **TABS, "rivals": ""},
)
