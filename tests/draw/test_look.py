"""The kit of the look: people, icons, buildings and pieces, each drawn once on a page and well-formed."""

from __future__ import annotations

import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from burgrave.draw import buildings, look
from burgrave.draw.people import bust, people, sheet
from burgrave.draw.shapes import COLOURS, Symbols

SVG = "{http://www.w3.org/2000/svg}"
NUMBERS = re.compile(r"[MmLlHhVvCcSsQqTtAaZz\d.,\s-]+")
SHEET = (files("burgrave.draw") / "look.css").read_text(encoding="utf-8")


def read(drawn: str) -> ElementTree.Element:
    """A drawing, which has to be well-formed."""
    return ElementTree.fromstring(f"<svg>{drawn}</svg>")


def test_everybody_lies_in_one_file_well_formed_in_colours_that_exist() -> None:
    """No style sheet reaches into it: what is drawn there has its colours with it; heads take theirs from their use."""
    drawn = {part.get("id"): part for part in ElementTree.fromstring(sheet().content)}
    for name in people():
        found = drawn[bust(name).partition("#")[2]]
        for part in [*found.iter(), *(drawn[use.attrib["href"][1:]] for use in found.iter(f"{SVG}use"))]:
            for key in ("fill", "stroke", "color"):
                assert re.fullmatch(r"none|#[0-9a-f]{3,8}", part.get(key, "none")), (name, part.attrib)
            assert not {"class", "style"} & {*part.keys()}
    assert len({bust(name) for name in people()}) == len(people())


@pytest.mark.parametrize("name", look.icons())
def test_every_icon_is_one_path(name: str) -> None:
    assert NUMBERS.fullmatch(look.icons()[name]), name


def test_pieces_bear_the_sign_of_their_seat() -> None:
    """Colour is never alone."""
    symbols = Symbols()
    seals = {re.sub("colour-.", "", look.seal(symbols, colour)) for colour in range(COLOURS)}
    assert len(seals) == COLOURS
    assert len({look.worker(symbols, colour) for colour in range(len(look.WORKERS))}) == len(look.WORKERS)
    assert read(look.use("#w-0", 10, 10, 4, "worker"))[0].attrib["x"] == "8"


def test_buildings_have_only_classes_that_are_painted() -> None:
    """Within shapes that are used elsewhere only plain class names are matched."""
    drawn = buildings.keep() + buildings.wall(0, 20, 10) + buildings.hip(0, 20, 8, -10) + buildings.gable(0, 10, 5, 0)
    classes = {part.get("class") for part in read(drawn).iter() if part.get("class")}
    assert classes == {"b-wall", "b-stone", "b-roof", "b-door", "b-window", "b-shade", "b-row", "b-pole"}
    assert all(re.search(rf"^\.{name}\b", SHEET, re.MULTILINE) for name in classes if name)


def test_what_is_read_can_be_read_by_day_and_by_night() -> None:
    """Text on parchment, on cards and on wax has a contrast of at least 4.5 to 1."""
    tokens = dict(re.findall(r"--([\w-]+): light-dark\((#\w+, #\w+)\);", SHEET))

    def contrast(one: str, other: str) -> float:
        high, low = sorted((_light(one), _light(other)), reverse=True)
        return (high + 0.05) / (low + 0.05)

    on_paper = ("ink", "soft", "gilt", "bad", "good", "silver-ink", "debt-ink", "deed-ink", "virtue-ink", "crime-ink")
    for text in on_paper:
        for night in (0, 1):
            pair = [tokens[name].split(", ")[night] for name in (text, "parchment")]
            assert contrast(*pair) >= 4.5, (text, night, contrast(*pair))
    assert contrast("#fff5e2", "#ab392f") >= 4.5


def _light(colour: str) -> float:
    """How light a colour is, as the guidelines for accessible pages reckon."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
