"""The table of Citadels on a page: everything that can be answered glows somewhere, and every card can be drawn."""

from __future__ import annotations

import re

import pytest

from burgrave import new
from burgrave.conformance.boards import glow_where_they_lie, shown
from burgrave.draw.cards import card
from burgrave.draw.shapes import Symbols
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.page.cards import character_face, district_about, district_face, district_label, emblem
from burgrave.games.citadels.page.lesson import CHAPTERS, teach
from burgrave.kernel.action import Ask
from burgrave.kernel.table import Table
from burgrave.kernel.text import LANGUAGES
from tests.games.citadels.scene import scene

ON_THE_BOARD = (
    *("pick", "discard", "build", "card", "district", "beautify", "kill", "bewitch", "rob", "hand over"),
    *("signed warrant on", "unsigned warrant on", "flower on", "blank on"),
)


def on_the_board(table: Table, ask: Ask, do: str) -> bool:
    """What names a card or a character lies there; what names another player stands beside them."""
    option = table.setup.game.vocabulary.option(do)
    assert option is not None
    verb = table.setup.game.vocabulary.split(option)[0]
    return verb in ON_THE_BOARD or (" seat " in do and not do.endswith(f" seat {ask.player}"))


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_names_a_card_or_a_character_glows_where_it_lies(players: int, language: str) -> None:
    for seed in range(2):
        table = new("citadels", players, seed, {"cast": "random"})
        assert glow_where_they_lie(table, seed, on_the_board, [language], often=0.3)


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


def test_a_beautified_district_is_told_with_what_it_costs_now() -> None:
    """On it and in its explanation; another card of that name costs what it did."""
    table = scene({"king": 0}, cities=[["castle+"], ["castle"]])
    text = shown(table, 0)
    assert text.count("Castle · noble · cost 5 with the Artist&#39;s coin") == 2
    assert text.count("Castle · noble · cost 4<") == 1 and 'id="tip-district-castle-beautified"' in text


def test_what_one_has_discarded_was_not_passed_on() -> None:
    """Two players: of the characters that were seen, some were kept, one lies face down, the others went on."""
    table = new("citadels", 2, 3)
    discarded: dict[int, str] = {}
    while (ask := table.ask) is not None and (ask.prompt in ("pick", "discard")):
        if ask.player in discarded and ask.prompt == "pick":
            text = shown(table, ask.player)
            passed = text[text.index('class="row passed"') :].split('class="row own-city"')[0]
            assert f"tip-character-{discarded[ask.player]}" not in passed
            assert "tip-character-" in passed
            return
        if ask.prompt == "discard":
            discarded[ask.player] = table.text(ask.options[0]).removeprefix("discard ")
        table.answer(ask.options[0])
    raise AssertionError("nobody who had discarded something was asked again")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_named_where_the_rulebook_explains_a_card(language: str) -> None:
    """Page 15 explains fifteen of the unique districts; what the others do stands on the cards alone."""
    page = "s. 15" if language == "pl" else "p. 15"
    quoting = [name for name in t.DISTRICT_IDS if page in district_about(name, language)]
    assert quoting == sorted(quoting, key=t.DISTRICT_IDS.index) and len(quoting) == 15
    assert {"museum", "poor_house", "armory"} < set(quoting) and "library" not in quoting


def test_the_secret_vault_is_not_said_to_cost_nothing() -> None:
    assert district_label("secret_vault", "en") == "Secret Vault · unique · can't be built"
    assert district_label("secret_vault", "pl") == "Ukryty skarbiec · unikatowa · nie można wybudować"


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
