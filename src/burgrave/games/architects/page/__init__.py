"""How Architects looks in a browser."""

from importlib.resources import files
from typing import Final

from burgrave.draw.page import Page
from burgrave.games.architects.page.board import draw
from burgrave.games.architects.page.geometry import sheet
from burgrave.games.architects.page.lesson import cover, teach
from burgrave.games.architects.page.motion import marks

PAGE: Final = Page(
    board=draw,
    cover=cover,
    lesson=teach,
    marks=marks,
    style=files(__package__) / "style.css",
    placed=sheet(),
    tabs={"workshop": "slot-1", "cathedral": "guildhall", "rivals": ""},
    look=True,
)
