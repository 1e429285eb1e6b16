"""How Viscounts looks in a browser."""

from importlib.resources import files
from typing import Final

from burgrave.draw.page import Page
from burgrave.games.viscounts.data.tables import PACKAGE
from burgrave.games.viscounts.page.board import draw
from burgrave.games.viscounts.page.cover import box
from burgrave.games.viscounts.page.geometry import sheet
from burgrave.games.viscounts.page.lesson import key, teach
from burgrave.games.viscounts.page.motion import marks
from burgrave.games.viscounts.page.podium import cities
from burgrave.games.viscounts.page.taking import gather
from burgrave.games.viscounts.page.walls import SHEET
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
    cities=cities,
    style=files(__package__) / "style.css",
    placed="\n".join([sheet(), *[style.read_text(encoding="utf-8") for style in STYLES[1:]]]),
    shapes=SHEET,
)
