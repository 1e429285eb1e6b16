"""How Citadels looks in a browser."""

from importlib.resources import files
from typing import Final

from burgrave.draw.page import Page
from burgrave.games.citadels.page.board import draw
from burgrave.games.citadels.page.cards import cover
from burgrave.games.citadels.page.lesson import teach

PAGE: Final = Page(board=draw, cover=cover, lesson=teach, style=files(__package__) / "style.css")
