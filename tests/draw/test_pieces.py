"""Pieces that boards of all games are made of: icons in rows, counters, players, covers, chapters."""

from __future__ import annotations

import re

import pytest

from burgrave.draw import html as h
from burgrave.draw.icons import Pen, counter
from burgrave.draw.lesson import chapters
from burgrave.draw.players import nameplate, others
from burgrave.draw.scene import Scene, Thing
from burgrave.draw.shapes import Symbols
from burgrave.kernel.effects import parse
from burgrave.kernel.game import games

SHAPES = {"gold": "M0 0H24V24Z", "card": "M0 0V24H24Z"}


@pytest.mark.parametrize(
    ("seat", "around"), [(None, "abcd"), (0, "bcd"), (1, "cda"), (3, "abc")], ids=["spectator", "0", "1", "3"]
)
def test_the_others_sit_from_the_left(seat: int | None, around: str) -> None:
    assert others("abcd", seat) == list(around)


def test_a_nameplate_escapes_the_name() -> None:
    drawn = str(nameplate(3, "<b>Ada", h.small["passed"], None))
    assert 'class="sign colour-3"' in drawn and "&lt;b&gt;Ada" in drawn and "<small>passed</small>" in drawn


def test_an_effect_is_a_row_of_icons() -> None:
    symbols = Symbols()
    pen = Pen(symbols, SHAPES, {"coins": "gold", "draw": "card"}.__getitem__)
    drawn = str(h.fragment[pen.effect(parse("coins 2 | draw 1"))])
    assert re.findall(r"#i-(\w+)|<b>(\d+)</b>|>(/)<", drawn) == [
        ("", "2", ""),
        ("gold", "", ""),
        ("", "", "/"),
        ("card", "", ""),
    ]
    assert set(symbols.found) == {"i-gold", "i-card"}


def test_a_counter_is_told_in_words() -> None:
    assert str(counter("3 gold", "3", class_=".coins")) == '<span class="coins" role="img" aria-label="3 gold">3</span>'


def test_a_thing_on_the_table_is_explained_once() -> None:
    scene = Scene(b"{}", "en", ["Ada"], [0], {"take gold": "Take it"})
    thing = Thing("gold", "Gold", "picture", h.p["It buys."])
    able, idle = str(scene.place(thing, ["take gold"])), str(scene.place(thing))
    assert able.startswith("<button") and idle.startswith("<div")
    assert all('aria-describedby="tip-gold"' in drawn for drawn in (able, idle))
    assert str(h.fragment[scene.sheet()]).count('id="tip-gold"') == 1


def test_chapters_have_paragraphs() -> None:
    (goal,) = chapters(games()["citadels"].texts, ["goal"], "en")
    assert goal.name == "goal" and goal.title and all(text == text.strip() != "" for text in goal.paragraphs)
