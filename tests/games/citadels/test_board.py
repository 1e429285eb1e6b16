"""The table of Citadels on a page: everything that can be answered glows somewhere, and every card can be drawn."""

from __future__ import annotations

import re
from random import Random

import pytest
from htpy import fragment

from burgrave import new
from burgrave.draw.cards import card
from burgrave.draw.scene import Scene
from burgrave.draw.shapes import Symbols
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.page.board import draw
from burgrave.games.citadels.page.cards import character_face, district_face, emblem
from burgrave.games.citadels.page.lesson import CHAPTERS, teach
from burgrave.kernel.table import Table
from burgrave.kernel.text import LANGUAGES
from tests.games.citadels.scene import scene

ON_THE_BOARD = (
    *("pick", "discard", "build", "card", "district", "beautify", "kill", "bewitch", "rob", "hand over"),
    *("signed warrant on", "unsigned warrant on", "flower on", "blank on"),
)


def shown(table: Table, seat: int | None, language: str = "en") -> str:
    """The drawing for a seat, as text."""
    asked = next((ask for ask in table.asks if ask.player == seat), None)
    options = {table.text(o): table.label(o, language, seat) for o in asked.options} if asked is not None else {}
    refused = {table.text(o): why for o, why in table.why_not(seat, language)} if asked and seat is not None else {}
    names = [table.name(other) for other in range(table.setup.players)]
    asked_seats = [ask.player for ask in table.asks]
    prompt = asked.prompt if asked is not None else ""
    set_ = Scene(
        table.view(seat).json(), language, names, list(range(len(names))), options, refused, asked_seats, prompt
    )
    drawn = draw(set_)
    return str(fragment[drawn.situation, drawn.table, drawn.own, set_.sheet()])


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_names_a_card_or_a_character_glows_where_it_lies(players: int, language: str) -> None:
    for seed in range(2):
        table = new("citadels", players, seed, {"cast": "random"})
        random = Random(seed)
        while (ask := table.ask) is not None:
            if random.random() < 0.3:
                text = shown(table, ask.player, language)
                glowing = set(
                    re.findall(r'<button class="spot can[^"]*" form="answers" name="do" value="([^"]+)"', text)
                )
                here = set(re.findall(r'<button class="here" form="answers" name="do" value="([^"]+)"', text))
                for option in ask.options:
                    do = table.text(option)
                    verb = table.setup.game.vocabulary.split(option)[0]
                    if verb in ON_THE_BOARD:
                        assert do in glowing, f"{ask.prompt}: {do}"
                    elif " seat " in do and not do.endswith(f" seat {ask.player}"):
                        assert do in here, f"{ask.prompt}: {do}"
                assert glowing | here <= {table.text(option) for option in ask.options}
            table.answer(random.choice(ask.options))
        assert "spot can" not in shown(table, 0, language) and shown(table, None, language)


def test_a_spectator_has_no_area_and_sees_no_hand() -> None:
    table = scene({"king": 0}, hands=[["castle"], ["palace"]])
    text = shown(table, None)
    assert "own-hand" not in text and "Castle" not in text and "Palace" not in text
    assert "Castle" in shown(table, 0) and "Palace" not in shown(table, 0)


def test_what_has_befallen_characters_stands_beside_them() -> None:
    table = scene({"assassin": 0, "thief": 1, "king": 2})
    table.answer_all(["kill merchant", "gather gold", "end turn", "rob king", "gather gold", "end turn"])
    text = shown(table, 3)
    cell = {name: text[text.index(f'aria-describedby="tip-character-{name}"') :][:900] for name in ("merchant", "king")}
    assert "mark-killed" in cell["merchant"] and "mark-robbed" in cell["king"]
    assert '<li class="past now">' in text  # the King, who is called now


def test_a_monument_counts_twice_towards_the_city() -> None:
    table = scene({"king": 0}, cities=[["monument", "temple"]])
    assert "3 / 7" in shown(table, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_face_and_an_emblem_of_its_own(language: str) -> None:
    symbols = Symbols()
    faces = [district_face(name, language) for name in t.DISTRICT_IDS]
    faces += [character_face(name, language) for name in t.CHARACTER_IDS]
    assert all(str(card(symbols, face)) for face in faces)
    shapes = [emblem(name)[1] for name in (*t.DISTRICT_IDS, *t.CHARACTER_IDS)]
    assert len(set(shapes)) == len(shapes) == 74 and all(
        re.fullmatch(r"[MLHVCSQTAZmlhvcsqtaz0-9 ,.\-]+", d) for d in shapes
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_explains_everything(language: str) -> None:
    lesson = teach(language)
    assert [chapter.name for chapter in lesson.chapters] == list(CHAPTERS)
    assert all(len(paragraph) > 20 for chapter in lesson.chapters for paragraph in chapter.paragraphs)
    entries = [entry.name for group in lesson.groups for entry in group.entries]
    assert sorted(entries) == sorted(
        [f"character-{name}" for name in t.CHARACTER_IDS] + [f"district-{name}" for name in t.DISTRICT_IDS]
    )
