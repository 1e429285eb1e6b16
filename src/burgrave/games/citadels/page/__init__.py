"""How Citadels looks in a browser."""

from importlib.resources import files
from typing import Final

from burgrave.draw.page import Page
from burgrave.games.citadels.page.board import draw
from burgrave.games.citadels.page.cover import box
from burgrave.games.citadels.page.lesson import key, teach
from burgrave.games.citadels.page.motion import marks
from burgrave.games.citadels.page.podium import cities
from burgrave.games.citadels.page.taking import gather

MORE: Final = [
    (files(__package__) / name).read_text(encoding="utf-8")
    for name in ("materials.css", "sky.css", "desk.css", "phone.css")
]

PAGE: Final = Page(
    board=draw,
    cover=box,
    lesson=teach,
    taking=gather,
    key=key,
    marks=marks,
    cities=cities,
    style=files(__package__) / "style.css",
    placed="\n".join(["", *MORE]),
)
