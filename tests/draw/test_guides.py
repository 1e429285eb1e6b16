"""Guided first games, without a browser: each is played to its end by what it suggests, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import pytest

from burgrave import new
from burgrave.bots.registry import bot
from burgrave.bots.seeds import derived
from burgrave.conformance.boards import scene_of, shown
from burgrave.draw import html as h
from burgrave.draw.guide import Guide, Met, Progress, Step, guide_of, guides, texts_of
from burgrave.draw.html import fragment
from burgrave.draw.page import Page
from burgrave.kernel.action import Ask
from burgrave.kernel.game import games
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.table import Table
from burgrave.kernel.text import LANGUAGES

GENTLE = "easy"
LEARNER = 0
ALL = [(game.name, name) for game in games().values() for name in guides(game.texts.package)]
ARTISANS, GATES = {"age_of_artisans": True}, {"gates_of_gold": True}
ICON = re.compile(r'href="#(i-[\w-]+)"')
MOVES = 200  # in which most of what there is comes to the table
LONG = 60  # own questions within which a lesson is over
LETTERS = 330  # of a part of a note: it is read beside the thing, also on a phone


def guide_named(game: str, name: str) -> Guide:
    return guides(games()[game].texts.package)[name]


def answered(
    game: str, guide: Guide, choose: Callable[[Table, Ask, str | None], str], most: int
) -> Iterator[tuple[Table, Ask, Step | None]]:
    """The questions of the learner one after the other, with the step at each; bots answer as the server lets them."""
    table, progress, own = new(game, guide.players, guide.seed, guide.options), Progress(), 0
    while own < most and not table.over:
        ask = table.asks[0]
        if ask.player != LEARNER:
            thinker = bot(GENTLE, derived("bot", guide.seed, len(table.answers), ask.player))
            table.answer(thinker.choose(Perspective(table, ask.player)), ask.player)
            continue
        dos = [table.text(option) for option in ask.options]
        progress = progress.at(guide, ask.prompt, ask.number, dos)
        assert Progress.of(progress.text(), guide) == progress, "a browser keeps it as it is"
        found = progress.shown(ask.number)
        step = guide.step[found] if found is not None else None
        yield table, ask, step
        if step is not None and not step.do:
            progress = progress.next()
            continue
        table.answer(choose(table, ask, step.suggests(dos) if step is not None else None), LEARNER)
        own += 1


def as_suggested(table: Table, ask: Ask, suggested: str | None) -> str:
    """What the step says; where none does, what a bot would do."""
    if suggested is not None:
        return suggested
    thinker = bot(GENTLE, derived("bot", 1, len(table.answers), LEARNER))
    return table.text(thinker.choose(Perspective(table, LEARNER)))


def is_drawn(text: str, place: str) -> bool:
    if place.startswith("."):
        return any(place[1:] in names.split() for names in re.findall(r'class="([^"]*)"', text))
    return f'id="{place}"' in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_guided_game_is_played_to_its_end_by_what_it_suggests(game: str, name: str, language: str) -> None:
    """Every step comes once, in order; what it speaks of lies on the table; and all of it is told."""
    guide, met = guide_named(game, name), []
    room: Page = games()[game].page.enter()  # type: ignore[union-attr]  # a game with a guide has a page
    assert room.board is not None and room.key is not None
    icons = {one.name for group in room.key(language).groups for one in group.entries}
    texts = games()[game].texts
    for table, ask, step in answered(game, guide, as_suggested, LONG):
        if step is None:
            continue
        met.append(step.name)
        for message in texts_of(step):
            assert 0 < len(texts.say(language, message)) <= LETTERS, message
        assert {f"icon-{name}" for name in step.icons} <= icons
        scene = scene_of(table, LEARNER, language)
        drawn = room.board(scene)
        text = str(fragment[drawn.table, drawn.own])
        assert not step.place or is_drawn(text, step.place), (step.name, step.place)
        if step.do:
            do = step.suggests([table.text(option) for option in ask.options])
            assert do is not None and do in scene.options
        if len(met) == len(guide.step):
            break
    assert met == [step.name for step in guide.step]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_whoever_does_something_else_plays_on(game: str, name: str) -> None:
    """Steps come in order, none twice, and no question is left without an answer."""
    guide, chance = guide_named(game, name), random.Random(5)

    def at_random(table: Table, ask: Ask, suggested: str | None) -> str:
        return table.text(chance.choice(ask.options))

    met = [step.name for _, _, step in answered(game, guide, at_random, LONG) if step is not None]
    order = [step.name for step in guide.step]
    assert met and met == sorted(set(met), key=order.index)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_guided_game_is_known_by_its_seed_and_its_options(game: str, name: str) -> None:
    guide, package = guide_named(game, name), games()[game].texts.package
    found = guide_of(package, guide.players, str(guide.seed), guide.options)
    assert found is not None and found[0] == name
    assert guide_of(package, guide.players, str(guide.seed + (1 << 90)), guide.options) is None
    assert bool(name) == (guide.options.get(name) is True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game for game, name in ALL if not name])
def test_every_icon_of_the_key_has_a_drawing_and_a_meaning(game: str, language: str) -> None:
    room: Page = games()[game].page.enter()  # type: ignore[union-attr]  # a game with a guide has a page
    assert room.key is not None
    found = [one for group in room.key(language).groups for one in group.entries]
    assert len(found) == len({one.name for one in found}) >= 15
    assert all("<use" in str(h.div[one.picture]) and one.text for one in found)


STEPS = (Step("look", "first"), Step("press", "first", ("take *",)), Step("later", "second", ("go",)), Step("end"))
SHORT = Guide(1, 2, STEPS)


def test_a_step_stays_until_it_is_read_or_its_question_is_answered() -> None:
    begun = Progress().at(SHORT, "first", 1, ["take gold"])
    assert begun.shown(1) == 0 and begun.at(SHORT, "first", 1, ["take gold"]) == begun
    read = begun.next().at(SHORT, "first", 1, ["take gold"])
    assert read.shown(1) == 1 and read.back(1).shown(1) == 0
    answered_first = read.at(SHORT, "second", 2, ["go"])
    assert answered_first.shown(2) == 2 and answered_first.back(2) is answered_first
    assert answered_first.at(SHORT, "any", 3, []).shown(3) == 3
    assert answered_first.leave().at(SHORT, "any", 3, []).shown(3) is None


def test_what_does_not_fit_waits_and_what_never_comes_is_passed_over() -> None:
    begun = Progress().at(SHORT, "other", 1, ["take gold"])
    assert begun == Progress()
    assert begun.at(SHORT, "second", 2, ["go"]).shown(2) == 2
    assert begun.at(SHORT, "second", 2, ["stay"]).shown(2) is None


def test_an_answer_that_is_taken_back_is_explained_again() -> None:
    met = Progress((Met(0, 4), Met(1, 4), Met(2, 5)))
    assert met.undone(6).shown(6) == 1
    assert met.undone(6).at(SHORT, "first", 6, ["take gold"]) == Progress((Met(0, 6), Met(1, 6)))


def test_what_a_browser_has_kept_may_be_nonsense() -> None:
    for text in ("", "x7", "1:2:3", "9:1", "1:1.0:1", "a:b", "-1:3"):
        assert Progress.of(text, SHORT).met == ()
    assert Progress.of("0:4.1:4r", SHORT) == Progress((Met(0, 4), Met(1, 4)), read=True)
    assert Progress.of("0:4x", SHORT).left


@pytest.mark.parametrize(
    ("game", "options"),
    [("citadels", {}), ("architects", ARTISANS), ("viscounts", GATES), ("paladins", {})],
)
def test_no_icon_at_a_table_is_missing_in_the_key(game: str, options: dict[str, bool]) -> None:
    room: Page = games()[game].page.enter()  # type: ignore[union-attr]  # a game with a guide has a page
    assert room.key is not None
    groups = room.key("en").groups
    known = set(ICON.findall(str(h.div[[one.picture for group in groups for one in group.entries]])))
    table, chance, used = new(game, 3, 3, options), random.Random(2), set[str]()
    for count in range(MOVES):
        if count % 40 == 0:
            used |= set(ICON.findall(shown(table, LEARNER)))
        ask = table.asks[0]
        table.answer(chance.choice(ask.options), ask.player)
    assert used and not used - known
