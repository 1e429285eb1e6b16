"""Age of Artisans for research: observations, and what reports tell."""

from __future__ import annotations

import random

import pytest

from burgrave.conformance.encodings import check_layout, labelled, look_the_same_when_imagined, stay_within_bounds
from burgrave.conformance.random_games import questions
from burgrave.conformance.watched import Watched
from burgrave.games.architects import GAME
from burgrave.games.architects.research.chronicle import ArchitectsChronicle
from burgrave.games.architects.research.observation import ENCODING
from burgrave.games.architects.rules.state import State
from burgrave.kernel.begin import new, prepare
from burgrave.kernel.encoding import numbers
from tests.games.architects.age_of_artisans.scene import adorn, equip, lie, maker, scene, stand_at
from tests.games.architects.scene import play

ARTISANS = GAME.needs(max(GAME.players))


@pytest.mark.parametrize("players", GAME.players)
def test_observations(players: int) -> None:
    """Numbers keep within their bounds, and don't tell what the seat can't know."""
    check_layout("architects", players)
    chance, way = random.Random(players), {"boards": "advanced", **ARTISANS}
    for number, table in enumerate(questions(prepare(GAME, players, players, way), players)):
        if number % 9 == 0:
            stay_within_bounds(table, range(players))
            look_the_same_when_imagined(table, chance)


def test_what_is_observed() -> None:
    s = scene(3)
    equip(s, 1, "squire_1", "craft_02")
    adorn(s, 2, "palace", "craft_09")
    stand_at(s, 1, "forest")
    maker(s, 2).artisan = 13
    lie(s, 1)
    maker(s, 1).on_top = 1
    seen = labelled("architects", 3, numbers(ENCODING, 3, s, 1))
    found = {label: value for label, value in seen.items() if label[0].startswith("artisans_") and value}
    for label in (
        ("artisans_tools", "me", "craft_02"),
        ("artisans_adornments", "left 1", "craft_09"),
        ("artisans_adorned", "left 1", "palace"),
        ("artisans_where", "me", "forest"),
        ("artisans_where", "left 2", "supply"),
        ("artisans_captured", "left 1", "left 2"),
    ):
        assert found[label] == 1, label
    assert found["artisans_on_top", "me"] == pytest.approx(0.1) and 0 < found["artisans_under", "me", "craft_02"] < 1


def test_artisans_and_crafts_are_told() -> None:
    """A second tool is worth one point more, an adornment what is printed; where the artisan came is told apart."""
    s = scene(3)
    s.log = []
    told = ArchitectsChronicle()
    equip(s, 0, "squire_1", "craft_02")
    equip(s, 0, "squire_2", "craft_03")
    adorn(s, 0, "palace", "craft_09")
    for answer in ("place artisan forest", "place forest"):
        s.me, seen = 0, len(s.log)
        play(s, answer)
        told.note(s, s.log[seen:])
    found = [(deed.kind, deed.what, deed.gain) for deed in told.deeds(s)]
    assert {("tool", "craft_02", 1), ("tool", "craft_03", 1), ("adornment", "craft_09", 2)} <= set(found)
    assert [deed[:2] for deed in found[:2]] == [("artisan", "forest"), ("place", "forest")]


@pytest.mark.parametrize("players", [1, 6])
def test_every_deed_has_a_name(players: int) -> None:
    table = new("architects", players, players, {"boards": "advanced", **ARTISANS})
    watched, choice = Watched(table), random.Random(players)
    while (ask := table.ask) is not None:
        table.answer(choice.choice(ask.options), ask.player)
        watched.look()
    assert isinstance(table.state, State)
    deeds = watched.deeds()
    kinds = {deed.kind for deed in deeds}
    assert {"place", "artisan", "tool"} <= kinds
    names = {f"{deed.kind}-{deed.what}" for deed in deeds} | {
        f"deeds-{kind}{part}" for kind in kinds for part in ("", "-gain")
    }
    assert [name for name in names for language in ("pl", "en") if not GAME.texts.has(language, name)] == []
