"""The example game of docs/adding-a-game.md is built from the page and obeys every law."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import burgrave
from burgrave.kernel import conformance
from burgrave.kernel import game as registry
from burgrave.kernel.begin import prepare

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


@pytest.fixture(scope="module")
def high_card(tmp_path_factory: pytest.TempPathFactory) -> Iterator[registry.AnyGame]:
    """The game as a package, installed for this module."""
    folder = tmp_path_factory.mktemp("high_card")
    package = folder / "highcard"
    blocks = re.findall(r"```(\w+)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    python = [code for language, code in blocks if language == "python"]
    texts = [code for language, code in blocks if language == "ftl"]
    for language in ("en", "pl"):
        (package / "text" / language).mkdir(parents=True)
        (package / "text" / language / "highcard.ftl").write_text(texts[0], encoding="utf-8")
    (package / "__init__.py").write_text("\n".join(python[:-1]), encoding="utf-8")
    sys.path.insert(0, str(folder))
    game: registry.AnyGame = importlib.import_module("highcard").GAME
    registry.games()["highcard"] = game
    yield game
    del registry.games()["highcard"]
    sys.path.remove(str(folder))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("law", [law for law in conformance.LAWS if law is not conformance.hashes])
def test_the_example_obeys(high_card: registry.AnyGame, players: int, law: object) -> None:
    """Every law but the one that needs the game installed for other processes."""
    assert callable(law)
    for seed in range(5):
        law(prepare(high_card, players, seed, {}), seed)


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


def test_a_held_answer_is_nobodys_business(high_card: registry.AnyGame) -> None:
    """In an imagined table the other seats' held choices are dealt anew, and saves keep them."""
    table = burgrave.new("highcard", players=2, seed=3)
    table.answer(table.asks[0].options[2], seat=0)
    worlds = {tuple(table.imagine(1, seed)._held[0]) for seed in range(40)}
    assert len(worlds) > 3
    loaded = burgrave.load(table.save())
    assert [ask.player for ask in loaded.asks] == [1] and loaded._held == table._held


def test_playouts_choose_for_everybody(high_card: registry.AnyGame) -> None:
    """A playout from the middle of a group ends the game, too."""
    table = burgrave.new("highcard", players=3, seed=1)
    table.answer(table.asks[1].options[0], seat=1)
    assert burgrave.playout(table, 1) == 9
    assert table.over and table.winners


def test_the_log_speaks(high_card: registry.AnyGame) -> None:
    """The example's texts are complete."""
    table = burgrave.new("highcard", players=2, seed=1, names=["Anna", "Marek"])
    assert table.sentence("en", seat=0) == "Which card do you play?"
    assert table.label(table.asks[0].options[0], "en").startswith("Play ")
    for ask in table.asks:
        table.answer(ask.options[0], ask.player)
    assert "wins the trick with" in table.events(None)[0].text("en")
