"""How Paladins looks in a browser."""

from importlib.resources import files
from typing import Final

from burgrave.draw.page import Page
from burgrave.games.paladins.page.board import draw
from burgrave.games.paladins.page.cover import box
from burgrave.games.paladins.page.lesson import key, teach
from burgrave.games.paladins.page.motion import marks
from burgrave.games.paladins.page.scenery import sheet
from burgrave.games.paladins.page.taking import gather

HERE: Final = files(__package__)
SHEETS: Final = ("town.css", "sizes.css")  # that follow the first one

PAGE: Final = Page(
    board=draw,
    cover=box,
    lesson=teach,
    taking=gather,
    key=key,
    marks=marks,
    style=HERE / "style.css",
    placed="".join([sheet(), *[(HERE / name).read_text(encoding="utf-8") for name in SHEETS]]),
    tabs={"king": "gate", "regions": "region-0"},
)
