"""The pictures of the house show what the code is; where they do not, ``make house`` draws them anew."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def house() -> ModuleType:
    """The tool that draws them."""
    spec = importlib.util.spec_from_file_location("house", ROOT / "tools" / "house.py")
    assert spec is not None and spec.loader is not None
    module = sys.modules["house"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["house.svg", "answer.svg"])
def test_the_picture_is_that_of_the_code(house: ModuleType, name: str) -> None:
    """Rooms and imports exactly; sizes may be off by a hundred lines, since they are told in hundreds."""
    drawn, kept = house.PICTURES[name](), (ROOT / "docs" / "images" / name).read_text(encoding="utf-8")
    sizes = re.compile(r"([\d,]+) lines")
    assert sizes.sub("", drawn) == sizes.sub("", kept), "make house"
    for now, then in zip(sizes.findall(drawn), sizes.findall(kept), strict=True):
        assert abs(int(now.replace(",", "")) - int(then.replace(",", ""))) <= 100, "make house"


def test_every_step_of_the_way_is_there(house: ModuleType) -> None:
    """The functions that the picture of an answer names."""
    assert house.missing() == []


def test_the_floors_are_those_of_the_contract(house: ModuleType) -> None:
    """And the rooms too."""
    contracts = (ROOT / "pyproject.toml").read_text(encoding="utf-8").split("[tool.importlinter]")[1]
    layers, rooms = re.findall(r"\nlayers = \[\n(.*?)\]", contracts, re.DOTALL)
    named = [
        {word.removeprefix("burgrave.") for word in re.findall(r"burgrave\.\w+", line)} for line in layers.split("\n")
    ]
    above = [set(floor) for floor in house.FLOORS]
    assert [floor for floor in named if floor][2:] == above[1:]
    found = [set(re.findall(r"\w+", line)) for line in rooms.split("\n")]
    assert [storey for storey in found if storey][1:] == [set(storey) for storey in house.ROOMS]
