"""What players read: their own city is not somebody else's, and words fit whomever they speak of."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from burgrave.games.citadels.terminal.table import draw
from burgrave.games.citadels.view.view import CitadelsView
from burgrave.kernel.setup import seat_names
from burgrave.kernel.table import Table
from tests.games.citadels.scene import play, scene


def labels(table: Table, language: str, verb: str) -> list[str]:
    """What stands on the buttons whose answers begin so."""
    assert table.ask is not None
    return [table.label(option, language) for option in table.ask.options if table.text(option).startswith(verb)]


def drawn(table: Table, language: str) -> str:
    """The table in a terminal, as whoever is asked sees it."""
    assert table.ask is not None
    view = table.view(table.ask.player)
    assert isinstance(view, CitadelsView)
    console = Console(width=110, file=io.StringIO(), record=True)
    console.print(draw(view, language, seat_names(table.setup), table.setup.game.texts))
    return console.export_text()


@pytest.mark.parametrize(
    ("language", "destroy", "question"),
    [
        (
            "en",
            ["Destroy a district in your own city", "Destroy a district in Bruno's city"],
            "Which district do you destroy in your own city? (",
        ),
        (
            "pl",
            ["Zburz dzielnicę we własnym mieście", "Zburz dzielnicę gracza Bruno"],
            "Którą dzielnicę burzysz we własnym mieście? (",
        ),
    ],
)
def test_the_warlord_and_the_own_city(language: str, destroy: list[str], question: str) -> None:
    table = scene({"warlord": 0}, gold=[9], cities=[["temple", "tavern"], ["prison"]])
    play(table, "gather gold")
    assert labels(table, language, "destroy in city of") == destroy
    play(table, "destroy in city of seat 0")
    assert table.sentence(language).startswith(question)


@pytest.mark.parametrize(
    ("language", "use", "question"),
    [
        (
            "en",
            ["Turn the Armory on your own city", "Turn the Armory on Bruno"],
            "Which district in your own city do you destroy along with the Armory?",
        ),
        (
            "pl",
            ["Uderz Zbrojownią we własne miasto", "Uderz Zbrojownią w gracza Bruno"],
            "Którą dzielnicę we własnym mieście burzysz razem ze Zbrojownią?",
        ),
    ],
)
def test_the_armory_and_the_own_city(language: str, use: list[str], question: str) -> None:
    table = scene({"merchant": 0}, cities=[["armory", "temple", "tavern"], ["prison", "castle"]])
    play(table, "gather gold")
    assert labels(table, language, "use armory against") == use
    other = table.clone()
    play(table, "use armory against seat 0")
    assert table.sentence(language) == question
    play(other, "use armory against seat 1")
    assert "Bruno" in other.sentence(language)


def test_marks_fit_characters_of_either_gender() -> None:
    """Złodziej is a man and Iluzjonistka a woman."""
    table = scene({"assassin": 0, "thief": 1, "magician": 2, "merchant": 3})
    play(table, "gather gold", "kill merchant", "end turn", "gather gold", "rob magician", "end turn")
    out = drawn(table, "pl")
    assert "Kupiec [nie żyje]" in out and "Iluzjonistka (ty) [kradzież]" in out


def test_what_was_offered_is_told_as_a_list() -> None:
    table = scene({"assassin": 0})
    while table.ask is not None and not getattr(table.view(table.ask.player), "passed"):  # noqa: B009 - of any game
        table.answer(table.ask.options[0])
    assert "Do wyboru były: " in drawn(table, "pl")
