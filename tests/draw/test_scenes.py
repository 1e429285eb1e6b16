"""Scenes around the tables: covers of boxes, the hall where people wait, the podium; houses that stand in them."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from burgrave.draw.hall import Chair, hall
from burgrave.draw.houses import ABOVE, BELOW, House, houses, stand, town
from burgrave.draw.people import bust, people
from burgrave.draw.podium import Stand, podium
from burgrave.draw.shapes import COLOURS, Symbols
from burgrave.kernel.game import games
from burgrave.web.cover import cover_of


def read(symbols: Symbols, drawn: str) -> ElementTree.Element:
    """A drawing with its shapes, which has to be well-formed and to use shapes that are there."""
    page = ElementTree.fromstring(f"<svg>{''.join(symbols.found.values())}{drawn}</svg>")
    names = {f"#{part.get('id')}" for part in page.iter() if part.get("id")} | {bust(name) for name in people()}
    used = {part.get("href") for part in page.iter("use")}
    filled = {name for part in page.iter() for name in re.findall(r"url\((#[^)]*)\)", part.get("fill", ""))}
    assert used | filled <= names
    return page


@pytest.mark.parametrize("name", houses())
def test_a_house_stands_on_its_ground(name: str) -> None:
    symbols = Symbols()
    (use,) = read(symbols, town(symbols, name, 100, 50, 2)).findall("use")
    high = houses()[name].high
    assert float(use.get("y", "")) + (high + ABOVE) * 2 == pytest.approx(50, abs=0.2)
    assert float(use.get("height", "")) == pytest.approx((high + ABOVE + BELOW) * 2, abs=0.2)
    assert name not in "".join(symbols.found), "its name might be that of a card which is hidden"


def test_a_house_is_drawn_once() -> None:
    symbols = Symbols()
    one = House(10, 10, houses()["temple"].shape)
    assert stand(symbols, "one", one, 0, 0) == stand(symbols, "one", one, 0, 0) and len(symbols.found) == 1


@pytest.mark.parametrize("name", games())
def test_every_game_has_a_cover_of_its_own(name: str) -> None:
    symbols = Symbols()
    page = read(symbols, str(cover_of(name, symbols)))
    assert len(list(page.iter("use"))) > 2
    others = {str(cover_of(other, Symbols())) for other in games() if other != name}
    assert str(cover_of(name, Symbols())) not in others


def test_a_game_that_is_gone_has_a_bare_cover() -> None:
    assert str(cover_of("chess", Symbols())) == '<span class="cover-art"></span>'


@pytest.mark.parametrize("others", range(8))
def test_everybody_finds_a_chair_in_the_hall(others: int) -> None:
    symbols = Symbols()
    chairs = [Chair(f"P{n}", "is <there>", n, n % 2 == 1) for n in range(others)]
    page = read(symbols, hall(symbols, chairs, Chair("Ada & Bo", "you", 7, False), "The hall"))
    said = [part.text for part in page.iter("text")]
    assert all(chair.name in said for chair in chairs) and "Ada & Bo" in said
    plates = r'translate\(([\d.]+) [\d.]+\) scale\([\d.]+\)"><g class="plate"><path fill="#fbf1d8'
    middles = [float(at) for at in re.findall(plates, ElementTree.tostring(page, encoding="unicode"))]
    assert len(middles) == others + 1
    assert all(later - earlier > 60 for earlier, later in pairwise(middles[:others]))


def test_whoever_watches_has_no_chair_in_front() -> None:
    symbols = Symbols()
    page = read(symbols, hall(symbols, [Chair("Ada", "is there", 0, False)], None, "The hall"))
    assert [part.text for part in page.iter("text")] == ["Ada", "is there"]


@pytest.mark.parametrize("players", range(1, 9))
def test_the_winner_stands_highest(players: int) -> None:
    symbols = Symbols()
    stands = [Stand(f"P{n}", 30 - n, n % COLOURS, n == 0) for n in range(players)]
    page = read(symbols, podium(symbols, stands, "Podium"))
    points = {part.text: float(part.get("y", "")) for part in page.iter("text") if part.get("class") == "podium-points"}
    assert list(points) == [str(30 - n) for n in range(min(players, 3))][::-1]
    assert points["30"] == min(points.values())
    assert sum("golden" in part.get("class", "") for part in page.iter("use")) == 1


def test_who_shares_the_victory_stands_as_high() -> None:
    symbols = Symbols()
    page = read(symbols, podium(symbols, [Stand("A", 9, 0, True), Stand("B", 9, 1, True)], "Podium"))
    points = [part.get("y") for part in page.iter("text") if part.get("class") == "podium-points"]
    places = [part.text for part in page.iter("text") if part.get("class") == "podium-place"]
    assert len(points) == 2 and len(set(points)) == 1 and places == ["I", "I"]
