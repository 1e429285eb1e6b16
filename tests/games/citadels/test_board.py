"""The table of Citadels on a page: everything that can be answered glows somewhere, and every card can be drawn."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest
from markupsafe import escape

from burgrave import new
from burgrave.conformance.boards import glow_where_they_lie, scene_of, shown
from burgrave.draw.page import TURN
from burgrave.draw.shapes import Symbols
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.page.cards import character_card, district_about, district_card, district_label
from burgrave.games.citadels.page.cover import box
from burgrave.games.citadels.page.draft import elsewhere, now, turns
from burgrave.games.citadels.page.houses import houses
from burgrave.games.citadels.page.lesson import CHAPTERS, teach
from burgrave.games.citadels.page.motion import marks
from burgrave.games.citadels.page.portraits import busts
from burgrave.games.citadels.page.sky import HOURS, sky
from burgrave.games.citadels.rules.state import NOBODY
from burgrave.games.citadels.text.wording import TEXTS
from burgrave.games.citadels.view.view import view
from burgrave.kernel.action import Ask
from burgrave.kernel.table import Table
from burgrave.kernel.text import LANGUAGES
from tests.games.citadels.scene import scene, state

SHEETS = (("draw", "look.css"), ("games.citadels.page", "materials.css"))
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
    cell = {rank: text[text.index(f'<li id="role-{rank}"') :].split("</li>")[0] for rank in (4, 6)}
    assert "mark-killed" in cell[6] and "mark-robbed" in cell[4]
    assert '<li id="role-4" class="past now hue-gold">' in text  # the King, who is called now


def test_a_beautified_district_is_told_with_what_it_costs_now() -> None:
    """On it and in its explanation; another card of that name costs what it did."""
    table = scene({"king": 0}, cities=[["castle+"], ["castle"]])
    text = shown(table, 0)
    assert text.count("Castle · noble · cost 5 with the Artist&#39;s coin") == 2
    assert text.count("Castle · noble · cost 4<") == 1 and 'id="tip-district-castle-beautified"' in text


def test_what_one_has_discarded_is_not_with_the_other() -> None:
    """Two players: of the characters that one does not see, none is the one that one has discarded."""
    table = new("citadels", 2, 3)
    discarded: dict[int, str] = {}
    while (ask := table.ask) is not None and (ask.prompt in ("pick", "discard")):
        if ask.player in discarded and ask.prompt == "pick":
            text = shown(table, ask.player)
            follows = text[text.index('class="row follows"') :].split("</ul>")[0]
            assert f"#c-{discarded[ask.player]}" not in follows and "#c-" in follows
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


def read(drawn: str) -> ElementTree.Element:
    """A drawing, which has to be well-formed."""
    return ElementTree.fromstring(f"<svg>{drawn}</svg>")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_face_with_its_name_and_what_it_does(language: str) -> None:
    symbols = Symbols()
    for name in t.DISTRICT_IDS:
        face, unique = district_card(symbols, name, language), name in t.UNIQUE_IDS
        assert escape(TEXTS.say(language, f"district-{name}")) in face and f"#b-{name}" in face
        assert ("<small>" in face) is unique  # an ordinary one does nothing
    for name in t.CHARACTER_IDS:
        face = character_card(symbols, name, language)
        assert escape(TEXTS.say(language, f"brief-{name}")) in face and f"#c-{name}" in face


def test_every_district_and_every_character_has_a_drawing_of_its_own() -> None:
    """All 17 ordinary districts, the 30 unique ones, and 27 people."""
    drawn = {**{name: house.shape for name, house in houses().items()}, **busts()}
    assert [*drawn] == [*t.DISTRICT_IDS, *t.CHARACTER_IDS]
    assert len({*drawn.values()}) == len(drawn) == 74
    for shape in drawn.values():
        assert len(list(read(shape).iter())) > 5


def test_a_building_is_painted_in_materials_that_exist_and_within_its_box() -> None:
    sheets = [(files(f"burgrave.{room}") / name).read_text() for room, name in SHEETS]
    for name, house in houses().items():
        for part in read(house.shape).iter():
            material = part.get("class")
            assert material is None or any(f".{material} " in sheet for sheet in sheets), (name, material)
            numbers = [float(part.get(key, 0)) for key in ("x", "width")]
            assert numbers[0] >= -7 and sum(numbers) <= house.wide + 7, name


def test_what_costs_more_is_higher() -> None:
    """The Secret Vault, which can't be built, stands nowhere."""
    cost = {row.id: row.cost for row in t.DISTRICTS if row.buildable}
    for one in cost:
        for other in cost:
            if cost[one] < cost[other]:
                assert houses()[one].high <= houses()[other].high, (one, other)


def test_the_sky_follows_the_rounds() -> None:
    skies = {sky(number) for number in range(1, HOURS + 1)}
    assert len(skies) == HOURS and sky(HOURS) == sky(HOURS + 5) and sky(0) == sky(1)


def test_the_cover_names_no_card() -> None:
    symbols = Symbols()
    drawn = str(box(symbols)) + str(symbols.sheet())
    assert not [name for name in t.DISTRICT_IDS if name in drawn]


def test_a_free_plot_for_each_district_that_is_missing() -> None:
    """Also where the Monument counts twice; and none in a city that has more than enough."""
    table = scene({"king": 0}, cities=[["monument", "temple"], ["temple"], [*t.DISTRICT_IDS[:8]]])
    text = shown(table, None)
    streets = [text[text.index(f'id="city-{seat}"') :].split('class="plate-of')[0] for seat in range(3)]
    assert [street.count("plot-of") for street in streets] == [4, 6, 0]
    assert [re.findall(r"plots-(\d+)", street)[0] for street in streets] == ["6", "7", "8"]


@pytest.mark.parametrize("players", range(2, 9))
def test_whatever_is_told_has_an_icon_and_a_place_that_is_drawn(players: int) -> None:
    """Events of a whole game with any characters: each can be shown, and its places are there."""
    for seed in range(2):
        table, choice = new("citadels", players, seed, {"cast": "random"}), random.Random(seed)
        while table.asks:
            ask = choice.choice(table.asks)
            table.answer(choice.choice(ask.options), ask.player)
        text, mark = shown(table, 0), marks(scene_of(table, 0))
        for event in table.events(0):
            found = mark(event.kind, event.args)
            assert "<use" in str(found.icon)
            assert bool(found.places) == (event.kind != "game-over"), event.kind
            for place in (*found.places, *(found.way[2:] if found.way is not None else ())):
                assert f'id="{place}"' in text, (event.kind, place)
            assert found.way is None or (found.way.many > 0 and found.way.source != found.way.target), event.kind


def test_a_turn_begins_with_who_it_is_and_what_befalls_ones_character_is_told() -> None:
    table = scene({"assassin": 0, "thief": 1, "king": 2})
    table.answer_all(["kill king", "gather gold", "end turn", "rob merchant"])
    told = {event.kind: event for event in table.events(2)}
    mark = {seat: marks(scene_of(table, seat)) for seat in (0, 2, 3)}
    opened = mark[2]("reveals", told["reveals"].args)
    assert opened.opens == TURN and opened.whose is not None and opened.whose[0].endswith(" · Thief")
    kills = {seat: next(event for event in table.events(seat) if event.kind == "kills").args for seat in range(4)}
    assert kills.pop(2) == {"who": 0, "character": t.KING, "whom": 2}  # for good: the character is theirs for a round
    assert all(args == {"who": 0, "character": t.KING} for args in kills.values())
    assert mark[2]("kills", kills[0]).places == ("role-4",)


# ---------------------------------------------------------------- the selection


@pytest.mark.parametrize(
    ("players", "ninth"),
    [*((players, "auto") for players in range(2, 9)), *((players, "artist") for players in (3, 4, 7))],
)
def test_what_follows_from_what_one_is_offered_is_true(players: int, ninth: str) -> None:
    """Whenever somebody chooses: what they do not see is with those who are named, or lies face down."""
    for seed in range(3):
        choice = random.Random(seed)
        table = new("citadels", players, seed, {"cast": "random", "ninth": ninth})
        rounds = 0
        while table.asks and rounds < 30:
            ask = choice.choice(table.asks)
            if ask.prompt in ("pick", "discard"):
                _is_true(table, ask)
                rounds += 1
            table.answer(choice.choice(ask.options), ask.player)


def _is_true(table: Table, ask: Ask) -> None:
    """What is concluded of a question, compared with the state."""
    s, seen = state(table), view(state(table), ask.player)
    discards = ask.prompt == "discard"
    found, at = elsewhere(seen, discards), now(seen, discards)
    assert found is not None and at is not None
    order = turns(seen)
    cards = len(ask.options) + discards
    assert order[at] == (ask.player, cards), (order, at, ask)
    others = [
        s.config.called[rank] for rank, who in zip(s.slots, s.owners, strict=True) if who not in (ask.player, NOBODY)
    ]
    hidden = [s.config.called[rank] for rank, who in zip(s.slots, s.owners, strict=True) if who == NOBODY]
    unseen = {*others, *[name for name in hidden if name not in seen.known and name not in seen.offered]}
    assert {*found.characters} == unseen and found.taken == len(others)
    assert {*found.holders} == {who for who in s.owners if who not in (ask.player, NOBODY)}
    assert f'class="row draft cards-{len(ask.options)}"' in shown(table, ask.player)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_explains_everything(language: str) -> None:
    lesson = teach(language)
    assert [chapter.name for chapter in lesson.chapters] == list(CHAPTERS)
    assert all(len(paragraph) > 20 for chapter in lesson.chapters for paragraph in chapter.paragraphs)
    entries = [entry.name for group in lesson.groups for entry in group.entries if not entry.name.startswith("icon-")]
    assert sorted(entries) == sorted(
        [f"character-{name}" for name in t.CHARACTER_IDS] + [f"district-{name}" for name in t.DISTRICT_IDS]
    )
