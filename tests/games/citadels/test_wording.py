"""What players read: their own city is not somebody else's, and words fit whomever they speak of."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from burgrave.games.citadels import rules
from burgrave.games.citadels.terminal.table import describe, draw
from burgrave.games.citadels.text.wording import TEXTS
from burgrave.games.citadels.view.records import CitadelsView
from burgrave.kernel.setup import seat_names
from burgrave.kernel.table import Table
from burgrave.kernel.text import LANGUAGES
from tests.games.citadels.rulebook.helpers import shorten_deck
from tests.games.citadels.scene import play, scene, state


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


@pytest.mark.parametrize(
    ("character", "verb", "english", "polish"),
    [
        ("artist", "beautify", "Beautify the Castle for 1 gold", "Upiększ Zamek za 1 monetę"),
        ("merchant", "take bonus", "Gain 1 extra gold", "Weź 1 dodatkową monetę"),
        ("architect", "take bonus", "Gain 2 extra cards", "Weź 2 dodatkowe karty"),
        ("queen", "take bonus", "Gain 3 extra gold", "Weź 3 dodatkowe monety"),
        ("king", "take income", "Take the income: 1 gold", "Pobierz dochód: 1 moneta"),
        ("patrician", "take income", "Take the income: 1 card", "Pobierz dochód: 1 karta"),
        ("abbot", "take income", "Take the income: 2 in gold or cards", "Pobierz dochód: 2 monety lub karty"),
        ("tax_collector", "collect taxes", "Collect the taxes: 5 gold", "Zabierz podatki: 5 monet"),
    ],
)
def test_buttons_say_what_is_paid_and_what_one_gets(character: str, verb: str, english: str, polish: str) -> None:
    """The price of the deed, not the cost of the card; and how many of what."""
    king = {} if character in ("king", "patrician") else {"king": 1}
    table = scene({character: 0, **king}, players=5, gold=[9] * 5, cities=[["castle", "temple", "church"]], ninth=True)
    state(table).taxes = 5
    table._course.keep()
    if king:
        play(table, "gather gold", "end turn")
    table = table.clone()
    assert labels(table, "en", verb)[0] == english and labels(table, "pl", verb)[0] == polish


def test_fewer_cards_than_there_should_be() -> None:
    """The button promises no more than the deck has."""
    table = scene({"architect": 0})
    shorten_deck(table, 1)
    assert labels(table, "en", "take bonus") == ["Gain 1 extra card"]


@pytest.mark.parametrize(
    ("crown", "english", "polish"),
    [(1, "Take the crown", "Weź koronę"), (0, "Keep the crown (you have it already)", "Zachowaj koronę (już ją masz)")],
)
def test_whoever_has_the_crown_keeps_it(crown: int, english: str, polish: str) -> None:
    table = scene({"king": 0}, crown=crown)
    assert labels(table, "en", "take crown") == [english] and labels(table, "pl", "take crown") == [polish]


def test_the_secret_vault_has_no_cost() -> None:
    """It can't be built; nowhere is it said to cost nothing."""
    table = scene({"merchant": 0}, hands=[["secret_vault", "temple"]], cities=[["laboratory"]])
    assert "U Secret Vault" in drawn(table, "en") and "R1 Temple" in drawn(table, "en")
    texts = table.setup.game.texts
    assert describe("secret_vault", "en", texts) == "unique district, can't be built, 1 card in the box"
    assert describe("secret_vault", "pl", texts) == "dzielnica unikatowa, nie można wybudować, w pudełku 1 karta"
    assert describe("castle", "pl", texts) == "dzielnica szlachecka, koszt 4, w pudełku 4 karty"
    play(table, "use laboratory")
    assert labels(table, "en", "card secret_vault") == ["Secret Vault"]


def test_a_cast_is_a_set() -> None:
    """In Polish the values agree with their heading, „Zestaw postaci”."""
    texts = scene({"king": 0}).setup.game.texts
    assert texts.say("pl", "value-cast-random") == "Losowy"
    assert texts.say("pl", "value-cast-custom").startswith("Własny")


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_explains_itself(language: str) -> None:
    """The "?" beside it, of which the guided game speaks, is always there."""
    source = "\n".join(file.read_text(encoding="utf-8") for path in rules.__path__ for file in Path(path).glob("*.py"))
    prompts = set(re.findall(r'(?:Ask\(|pick_cards\(s, )[\w.\[\]]+, "(\w+)"', source))
    assert {"pick", "turn", "destroy", "redraw"} <= prompts
    assert not [prompt for prompt in prompts if not TEXTS.has(language, f"prompt-{prompt}.help")]
