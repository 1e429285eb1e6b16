"""What everybody has built, on the podium: all of it is drawn, and nothing where nothing was built."""

from __future__ import annotations

import random
import re

import msgspec
import pytest
from markupsafe import Markup

import burgrave
from burgrave.draw.podium import CITY, Built, city
from burgrave.draw.scene import Scene
from burgrave.kernel.game import games
from burgrave.web.board import room_of


def box(wide: float, high: float) -> Built:
    return Built(wide, high, lambda x, y, k: Markup(f'<b x="{x - wide * k / 2}" to="{x + wide * k / 2}" y="{y}"/>'))


def test_a_city_fits_its_step_and_the_higher_houses_stand_behind() -> None:
    assert city([]) is None
    drawn = str(city([box(60, 40 + n) for n in range(12)]))
    ends = [float(one) for one in re.findall(r'(?:x|to)="([^"]+)"', drawn)]
    assert len(ends) == 24 and max(map(abs, ends)) <= CITY / 2 + 0.01
    assert len({*re.findall(r'y="([^"]+)"', drawn)}) == 2
    assert len({*re.findall(r'y="([^"]+)"', str(city([box(60, 40)] * 2)))}) == 1


@pytest.mark.parametrize("name", ["architects", "citadels", "viscounts"])
def test_what_was_built_in_a_game_stands_on_the_podium(name: str) -> None:
    table, choice = burgrave.new(name, players=3, seed=5), random.Random(5)
    draw = room_of(games()[name]).cities
    assert draw is not None

    def drawn() -> list[Markup | None]:
        view = msgspec.json.encode(table.view(0))
        scene = Scene(view, "en", ["Ada", "Bob", "Cyd"], [0, 1, 2])
        found = list(draw(scene))
        references = {one for each in found for one in re.findall(r'href="#([^"]+)"', str(each))}
        assert references <= {*scene.symbols.found}
        return found

    assert drawn() == [None] * 3
    while table.asks:
        ask = choice.choice(table.asks)
        table.answer(choice.choice(ask.options), ask.player)
    assert any(one is not None and "<use" in one for one in drawn())
