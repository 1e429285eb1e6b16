"""Architects in a terminal: the whole table in both languages within 80 columns, whole games, and cards explained."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from rich.console import Console

import burgrave
from burgrave.cli.app import run
from burgrave.games.architects import GAME
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.state import LOOK, NONE, State
from burgrave.games.architects.terminal.table import draw
from burgrave.games.architects.view.view import view
from burgrave.kernel.begin import new
from tests.games.architects.scene import (
    building,
    built,
    character,
    employ,
    fill_guildhall,
    hold,
    imprison,
    offer,
    own,
    post,
    scene,
    seize,
)

NAMES = ["Ada", "Bruno", "Cleo", "Dora", "Egon", "Fryda"]


def drawn(s: State, seat: int | None, language: str = "en", width: int = 100) -> str:
    """The table as a seat sees it, with every run of spaces and line ends as one space."""
    page = io.StringIO()
    console = Console(file=page, width=width, highlight=False)
    console.print(draw(view(s, seat), language, NAMES[: s.config.players], GAME.texts))
    text = page.getvalue()
    assert all(len(line) <= width for line in text.splitlines()) and "…" not in text
    return " ".join(text.replace("│", " ").split())


def test_the_town() -> None:
    """Places with their workers, the black market, the guildhall, the cathedral, the prison and the piles."""
    s = scene()
    s.turns, s.tax = 7, 5
    post(s, "forest", 2, 1)
    s.market = [1, -1, -1]
    s.small = [t.MARKET_IDS.index("market_3")]
    fill_guildhall(s, 5)
    s.players[2].cathedral = 1
    imprison(s, 0, 3)
    text = drawn(s, 0)
    assert "Turn 7 · Placing a worker · playing: Ada" in text
    assert "Forest 1 wood for each worker ● Ada 2, Bruno 1" in text and "Tax Stand silver: 5" in text
    assert "Small market 1 marble, 1 stone for 1 silver and 1 virtue ● Bruno" in text
    assert "Guildhall ●Ada ●Bruno ●Cleo ●Ada ●Bruno ○ ○ ○ ○ ○ ○ ○ ← Black Market reset ○ ○ ○ ○ ← Black" in text
    assert "1 2 VP – 1 gold and a building card ●Cleo ○ ○" in text and "Prison Bruno 3" in text
    assert "Piles buildings 43 · apprentices 35 · rewards 7 · Black Market 1" in text
    polish = drawn(s, 0, "pl")
    assert "Las 1 drewno za każdego Robotnika ● Ada 2, Bruno 1" in polish and "gra: Ada" in polish
    s.left = 2
    assert "The end last turns; after this one 2 more" in drawn(s, 0)
    s.guildhall = [0] * 17
    assert "beside it: Ada" in drawn(s, 0)


def test_apprentices_and_cards_to_choose_from() -> None:
    s = scene()
    offer(s, 1, "squire_2")
    s.coins[1] = 2
    s.row[7] = NONE
    text = drawn(s, 0)
    assert "1.2 Squire Mas virtue +1 – at a Black Market reset, if you have no workers in the Prison: gain" in text
    assert "silver on the card: 2" in text and "2.4 none" in text
    s.looked, s.phase = [building("smithy")], LOOK
    assert "Building cards that you look at" in drawn(s, 0) and "Smithy 3 VP: 4 clay, 2 wood – when built" in drawn(
        s, 0
    )
    assert "Smithy" not in drawn(s, 1)


def test_the_own_board() -> None:
    s = scene()
    own(s, 0, clay=3, gold=1, silver=5)
    hold(s, 0, "palace", "thieves_den")
    employ(s, 0, "labourer_1", "acolyte_1")
    built(s, 0, "university")
    character(s, 0, "rudolf")
    seize(s, 0, 2, 3)
    one = s.players[0]
    one.unpaid, one.paid, one.virtue, one.cathedral = 2, 1, 3, 4
    text = drawn(s, 0)
    assert "► Ada (you) · Rudolf · first player" in text
    assert "3 clay · 0 wood · 0 stone · 1 gold · 0 marble · 5 silver" in text
    assert "in supply 20 · in Prison 0 · captured: Cleo 3" in text
    assert "space 3 (−5 VP) · Cathedral 4 (12 VP) · unpaid debts 2 · paid 1" in text
    assert "Labourer Car Til Mas" in text and "Acolyte Car – after work on the Cathedral: draw 1 building" in text
    assert "University 11 VP" in text and "you may have 1 apprentice more" in text
    assert "Palace 9 VP: 3 wood, 3 stone, 2 marble Til Mas – when built, gain 1 gold for every 4 virtue" in text
    assert "Thieves' Den 8 VP: 1 clay, 2 wood, 3 stone Mas virtue −2" in text
    polish = drawn(s, 0, "pl")
    assert "3 gliny · 0 drewna · 0 kamieni · 1 złoto · 0 marmurów · 5 srebrników" in polish
    assert "w puli 20 · w Więzieniu 0 · pojmani: Cleo 3" in polish


def test_what_others_must_not_see_is_not_drawn() -> None:
    s = scene()
    hold(s, 0, "palace")
    assert "Hand Palace" in drawn(s, 0)
    for seat in (1, None):
        assert "Palace" not in drawn(s, seat) and "Hand building cards: 1" in drawn(s, seat)


def test_the_solo_opponent() -> None:
    """It is one of our own, and says so."""
    s = scene(1, opponent="helena")
    s.players[1].goods[t.SILVER] = 12
    post(s, "forest", 0, 2)
    built(s, 1, "palace")
    s.scheme = 0
    text = drawn(s, 0)
    assert "Helena · an opponent of our own Goods 12 silver" in text and "● Helena 2" in text
    assert "Points 9 in all · Buildings 9 · Virtue track -1 · Silver 1" in text and "first player" not in text
    assert "Scheme Guildhall" in text
    assert "Helena · przeciwnik naszego pomysłu" in drawn(s, 0, "pl")


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("most", [1, max(GAME.players)])
def test_every_table_fits(players: int, most: int) -> None:
    """For every seat and for a spectator, in both languages, all through random games, also with the expansion."""
    way = {"boards": "advanced", **GAME.needs(max(players, most))}
    table, choice = new("architects", players, players, way), random.Random(players)
    while (ask := table.ask) is not None:
        if choice.random() < 0.05:
            s = table.state
            assert isinstance(s, State)
            drawn(s, choice.choice([None, *range(players)]), choice.choice(["pl", "en"]), choice.choice([80, 100]))
        table.answer(choice.choice(ask.options), ask.player)
    s = table.state
    assert isinstance(s, State)
    for language in ("pl", "en"):
        assert {"pl": "Koniec gry", "en": "Game over"}[language] in drawn(s, 0, language)


# -------------------------------------------------------------------- the command


@pytest.mark.parametrize(("players", "language"), [(1, "pl"), (2, "en")])
def test_a_whole_game(
    players: int,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """At the keyboard, against bots or the solo opponent; the points stand one below the other."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    choice = random.Random(players)
    keys = "".join(f"{choice.randint(1, 5)}\n" for _ in range(2000))
    monkeypatch.setattr("sys.stdin", io.StringIO(keys))
    arguments = ["play", "architects", "--players", str(players), "--bot", "random", "--seed", "7"]
    assert run([*arguments, "--save", "game.json", "--lang", language]) == 0
    out = capsys.readouterr().out
    table = burgrave.load(Path("game.json").read_bytes())
    asked, total = {"pl": ("Gdzie stawiasz", "Razem"), "en": ("Where do you place", "Total")}[language]
    assert table.over and asked in out and total in out
    end = out[out.rindex("┏") :]
    assert all(str(score.total) in end for score in table.scores) and "…" not in end


def test_cards_are_explained_at_the_keyboard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr("sys.stdin", io.StringIO("? palace\n? squire_1\n? quarry\nq\n"))
    assert run(["play", "architects", "--players", "1", "--lang", "en", "--seed", "7"]) == 0
    out = capsys.readouterr().out
    assert "A building worth 9 VP" in out and "Apprentice; skill: tiling; hiring brings 1 virtue." in out
    assert "1 stone for each of your workers here." in out
