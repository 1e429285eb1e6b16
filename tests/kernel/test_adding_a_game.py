"""The example game of docs/adding-a-game.md is built from the page and obeys every law."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import burgrave
from burgrave.arena.match import play
from burgrave.arena.plan import Plan
from burgrave.arena.wording import Wording
from burgrave.bots.ismcts import IsmctsBot, Settings
from burgrave.conformance import judge
from burgrave.draw.html import fragment
from burgrave.draw.scene import Scene
from burgrave.kernel import game as registry
from burgrave.kernel.begin import prepare
from burgrave.kernel.table import begin
from burgrave.server import messages as m
from burgrave.server.advising import consult

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
ENTRY_POINT = "\n## The entry point\n"  # before it the page builds the game, after it the game is used


def code(language: str, text: str) -> list[str]:
    """The blocks of a language."""
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


@pytest.fixture(scope="module")
def high_card(tmp_path_factory: pytest.TempPathFactory) -> Iterator[registry.AnyGame]:
    """The game as a package, installed for this module."""
    folder = tmp_path_factory.mktemp("high_card")
    package = folder / "highcard"
    game_itself, used = PAGE.read_text(encoding="utf-8").split(ENTRY_POINT)
    for language in ("en", "pl"):
        (package / "text" / language).mkdir(parents=True)
        (package / "text" / language / "highcard.ftl").write_text(code("ftl", game_itself)[0], encoding="utf-8")
    (package / "__init__.py").write_text("\n".join(code("python", game_itself)), encoding="utf-8")
    (package / "page.py").write_text(code("py", used)[0], encoding="utf-8")
    (package / "style.css").write_text(code("css", used)[0], encoding="utf-8")
    sys.path.insert(0, str(folder))
    game: registry.AnyGame = importlib.import_module("highcard").GAME
    registry.games()["highcard"] = game
    yield game
    del registry.games()["highcard"]
    sys.path.remove(str(folder))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_example_obeys(high_card: registry.AnyGame, players: int) -> None:
    """Every law but the one that needs the game installed for other processes."""
    for seed in range(5):
        judge(prepare(high_card, players, seed, {}), seed)


def test_its_advice_has_reasons(high_card: registry.AnyGame) -> None:
    """The terms add up to the judgement, and what a card wins or keeps is said in the words of the game."""
    table = begin(prepare(high_card, 3, 5, {}))
    insight = high_card.insight
    assert insight is not None and insight.terms is not None
    worth = [sum(term.worth for term in row.values()) for row in insight.terms(table.state)]
    assert worth == pytest.approx(insight.prospects(table.state).points)
    advice = consult(table, m.Consult("t", 0, table.asks[0].player, "ismcts:iterations=60", 1, 20.0))
    assert isinstance(advice, m.Advice)
    told = [one.because for one in advice.options]
    assert len(told) == 3  # what seats hold who answer together tells turns apart
    assert any("value of the cards" in str(one) or "points by tricks" in str(one) for one in told), told


def test_seats_answer_together_in_any_order(high_card: registry.AnyGame) -> None:
    """Nobody's choice has an effect before the last is in; each may be taken back until then."""
    table = burgrave.new("highcard", players=3, seed=1)
    asks = table.asks
    assert [ask.player for ask in asks] == [0, 1, 2]
    assert len({ask.id for ask in asks}) == 3 and len({ask.number for ask in asks}) == 1
    before = table.view(None).json()
    with pytest.raises(burgrave.IllegalAnswer, match="several seats"):
        table.answer(asks[0].options[0])
    table.answer(asks[2].options[0], seat=2)
    table.answer(asks[0].options[0], seat=0)
    assert table.view(None).json() == before
    assert [ask.player for ask in table.asks] == [1]
    with pytest.raises(burgrave.IllegalAnswer, match="seat 0 is not asked"):
        table.answer(asks[0].options[0], seat=0)
    table.undo(2)
    assert [ask.player for ask in table.asks] == [1, 2]
    table.answer(asks[2].options[1], seat=2)
    table.answer(asks[1].options[0], seat=1)
    assert table.view(None).json() != before
    with pytest.raises(burgrave.CannotUndo, match="revealed"):
        table.undo(1)


def held(table: burgrave.Table) -> list[list[int]]:
    """What seats that decide at once have answered so far."""
    assert table._choosing is not None
    return table._choosing.held


def test_a_held_answer_is_nobodys_business(high_card: registry.AnyGame) -> None:
    """In an imagined table the other seats' held choices are dealt anew, and saves keep them."""
    table = burgrave.new("highcard", players=2, seed=3)
    table.answer(table.asks[0].options[2], seat=0)
    worlds = {tuple(held(table.imagine(1, seed))[0]) for seed in range(40)}
    assert len(worlds) > 3
    loaded = burgrave.load(table.save())
    assert [ask.player for ask in loaded.asks] == [1] and held(loaded) == held(table)


def test_playouts_choose_for_everybody(high_card: registry.AnyGame) -> None:
    """A playout from the middle of a group ends the game, too."""
    table = burgrave.new("highcard", players=3, seed=1)
    table.answer(table.asks[1].options[0], seat=1)
    assert burgrave.playout(table, 1) == 9
    assert table.over and table.winners


def test_a_search_thinks_for_its_own_seat_among_those_asked_at_once(high_card: registry.AnyGame) -> None:
    """Whoever is asked first at the table: the options and the visits are of the seat that thinks."""
    table = burgrave.new("highcard", players=3, seed=1)
    table.answer(table.asks[1].options[0], seat=1)
    for seat in (0, 2):
        perspective = burgrave.Perspective(table, seat)
        thoughts = IsmctsBot(1, Settings(iterations=60, explore=3.0)).think(perspective)
        assert [thought.option for thought in thoughts] == perspective.options
        assert sum(thought.visits for thought in thoughts) > 30


def test_the_log_speaks(high_card: registry.AnyGame) -> None:
    """The example's texts are complete."""
    table = burgrave.new("highcard", players=2, seed=1, names=["Anna", "Marek"])
    assert table.sentence("en", seat=0) == "Which card do you play?"
    assert table.label(table.asks[0].options[0], "en").startswith("Play ")
    for ask in table.asks:
        table.answer(ask.options[0], ask.player)
    assert "wins the trick with" in table.events(None)[0].text("en")


def test_the_rest_of_the_page_runs(high_card: registry.AnyGame) -> None:
    """Every Python block after the game itself."""
    namespace: dict[str, object] = {}
    for block in code("python", PAGE.read_text(encoding="utf-8").split(ENTRY_POINT)[1]):
        exec(compile(block, "adding-a-game.md", "exec"), namespace)
    table = namespace["table"]
    assert isinstance(table, burgrave.Table) and table.over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_its_insight_is_honest(high_card: registry.AnyGame, players: int) -> None:
    """The heuristic judges alike on every table the seat can imagine; prospects are sensible; the clock goes on."""
    insight = high_card.insight
    assert insight is not None
    for seed in range(5):
        table = burgrave.new("highcard", players, seed, options={"lowest_wins": bool(seed % 2)})
        began = 0
        while (ask := table.ask) is not None:
            worth = insight.appraise(table.state, ask)
            assert len(worth) == len(ask.options)
            assert all(insight.appraise(table.imagine(ask.player, other).state, ask) == worth for other in range(4))
            assert sum(insight.prospects(table.state).wins) == pytest.approx(1)
            assert insight.clock(table.state) in (began, began + 1)
            began = insight.clock(table.state)
            table.answer(ask.options[-1], ask.player)
        assert began == 3


def test_its_chronicle_tells_every_card(high_card: registry.AnyGame) -> None:
    """In a game of the arena the gains are the points."""
    plan = Plan(
        game="highcard", rules_version=1, players=3, bots=["greedy", "ismcts:iterations=9", "random"], games=1, seed=5
    )
    record = play(plan, 0).record
    assert record.error is None and not record.mishaps
    assert len(record.deeds) == 9 and len(record.lead) == 4
    assert [sum(deed.gain for deed in record.deeds if deed.seat == seat) for seat in range(3)] == record.scores
    assert Wording("en", high_card).kind("card") == "Cards"


def test_the_example_draws_its_board(high_card: registry.AnyGame) -> None:
    draw = importlib.import_module("highcard.page").draw
    table = burgrave.new("highcard", players=3, seed=1)
    options = {table.text(option): table.label(option, "en", 1) for option in table.asks[1].options}
    scene = Scene(table.view(1).json(), "en", ["Ada", "Bruno", "Cyril"], [0, 1, 2], options)
    drawn = draw(scene)
    own = str(fragment[drawn.own])
    assert own.count('<button class="spot can"') == len(options) > 0
    assert all(f'value="{do}"' in own for do in options)
    assert "Cyril" in str(drawn.table) and 'id="card"' in str(fragment[scene.sheet()])
    assert importlib.import_module("highcard.page").PAGE.style.read_text().startswith("/* High Card")
