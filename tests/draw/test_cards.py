"""Cards, signs and scenes: what is drawn, whatever the game."""

from __future__ import annotations

import re

import pytest

from burgrave.draw import html as h
from burgrave.draw.cards import Face, back, card
from burgrave.draw.icons import ICONS, Pen
from burgrave.draw.scene import FORM, Scene
from burgrave.draw.shapes import COLOURS, SIGNS, Symbols, sign


def face(name: str = "Castle", cost: int = 4, **more: object) -> Face:
    return Face(name, "gold", ("noble", "M0 0H24V24Z"), ("castle", "M0 0H80V80Z"), cost, **more)  # type: ignore[arg-type]  # rank, extra


def test_a_shape_is_written_down_once_however_often_it_is_used() -> None:
    symbols = Symbols()
    drawn = [str(card(symbols, face())) for _ in range(3)]
    assert drawn[0] == drawn[1] == drawn[2] and '<use href="#coins-4"' in drawn[0]
    sheet = str(symbols.sheet())
    assert sheet.count('id="e-castle"') == sheet.count('id="card"') == sheet.count('id="coins-4"') == 1
    referred = set(re.findall(r'href="#([^"]+)"', drawn[0]))
    assert referred == set(re.findall(r'<symbol id="([^"]+)"', sheet))


@pytest.mark.parametrize("cost", range(10))
def test_the_cost_lies_on_the_card_as_coins(cost: int) -> None:
    symbols = Symbols()
    drawn = str(card(symbols, face(cost=cost)))
    assert ("coins" in drawn) == (cost > 0)
    places = [float(y) for y in re.findall(r'class="coin" cx="14" cy="([^"]+)"', str(symbols.sheet()))]
    assert len(places) == cost and all(30 < y < 104 for y in places) and places == sorted(set(places))


@pytest.mark.parametrize(
    ("name", "lines"),
    [("Zamek", ["Zamek"]), ("Laboratorium", ["Laboratorium"]), ("Nawiedzona dzielnica", ["Nawiedzona", "dzielnica"])],
)
def test_a_long_name_stands_on_two_lines(name: str, lines: list[str]) -> None:
    drawn = str(card(Symbols(), face(name)))
    assert re.findall(r'<text class="name[^>]*>([^<]*)</text>', drawn) == lines
    assert name not in str(card(Symbols(), face(name), mini=True))


def test_ranks_extra_coins_and_backs() -> None:
    symbols = Symbols()
    assert ">7</text>" in str(card(symbols, face(cost=0, rank=7)))
    assert "#coin-extra" in str(card(symbols, face(extra=True)))
    assert "#card-back" in str(back(symbols)) and ">?</text>" in str(back(symbols, "?"))


def test_every_seat_has_a_sign_of_its_own() -> None:
    assert len(set(SIGNS)) == COLOURS == 8
    assert str(sign(3)) == str(sign(11)) and str(sign(0)) != str(sign(1))
    symbols = Symbols()
    assert all(f"#i-{name}" in Pen(symbols).icon(name) for name in ICONS)


def test_a_thing_is_a_button_where_it_answers_and_says_why_where_it_does_not() -> None:
    scene = Scene(b"{}", "en", ["Ada"], [0], {"build temple": "Build the Temple"}, {"build castle": "too expensive"})
    tip = scene.explain("castle", h.strong["<Castle>"])
    assert scene.explain("castle", "again") == tip
    button = str(scene.spot("Temple", "x", ["build temple"]))
    assert button.startswith("<button") and f'form="{FORM}"' in button and 'value="build temple"' in button
    assert 'aria-label="Build the Temple"' in button
    refused = str(scene.spot("Castle", "x", ["build castle"], tip))
    assert refused.startswith('<div class="spot not"') and 'aria-label="Castle"' in refused
    assert 'aria-describedby="tip-castle tip-why-0"' in refused and "too expensive" in str(h.fragment[scene.sheet()])
    assert str(scene.spot("Manor", "x", [])).startswith('<div class="spot" role="img"')
    assert str(h.fragment[scene.buttons(["build temple", "build manor"])]).count("<button") == 1
    sheet = str(h.fragment[scene.sheet()])
    assert '<div id="tip-castle"><strong>&lt;Castle&gt;</strong></div>' in sheet and "again" not in sheet
