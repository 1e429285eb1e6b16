"""Paladins in a terminal: the whole table in both languages within 80 columns, whole games, and cards explained."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from rich.console import Console

import burgrave
from burgrave.cli.app import run
from burgrave.cli.check import row_ids
from burgrave.cli.screen import Screen
from burgrave.games.paladins import GAME
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.terminal.table import describe, draw
from burgrave.games.paladins.view.records import PaladinsView
from burgrave.kernel.setup import seat_names
from burgrave.kernel.table import Table
from tests.games.paladins.scene import Seat, opening, play, scene, state


def drawn(table: Table, seat: int | None, language: str = "en", width: int = 80) -> str:
    """The table as a seat sees it, with every run of spaces and line ends as one space."""
    view = table.view(seat)
    assert isinstance(view, PaladinsView)
    page = io.StringIO()
    console = Console(file=page, width=width, highlight=False)
    console.print(draw(view, language, seat_names(table.setup), GAME.texts))
    text = page.getvalue()
    assert all(len(line) <= width for line in text.splitlines()) and "…" not in text
    return " ".join(text.replace("│", " ").split())


def test_the_main_board() -> None:
    table = scene(
        Seat(monks=["r1s02"]),
        Seat(outposts=["r2s01"]),
        round_=4,
        tax=3,
        stalls={1: "gatekeeper_1", 5: ""},
        camp={2: "saracen_mercenary_1", 6: ""},
        orders=["fortify", "attack", "convert"],
        favours=["settle", "pray"],
        taken=[2],
    )
    text = drawn(table, 0)
    assert "Round 4 of 7 · Actions · turn: Ada" in text
    assert "tax 3 of 5 debts left: 24 suspicion deck: 24" in text and "walls: 24" in text
    assert "4 VP: Fortify ×5 6 VP: Attack ×5 8 VP: Convert ×5" in text
    assert "fig either a debt paid or 2 suspicion discarded (costs 1 silver)" in text
    assert "[Lab] a prayer" in text and "face down: 3" in text
    assert "debt / 3 Gatekeeper" in text and "after Fortify: " in text and "0 empty" in text
    assert "2 3 Mercenary (Saracen)" in text and "10 11 empty" in text
    assert "a free hire monk: Ada" in text and "outpost: Bruno 2 silver" in text
    polish = drawn(table, 0, "pl")
    assert "Runda 4 z 7 · Akcje · tura: Ada" in polish and "dług / 3 Strażnik Bramy" in polish
    assert "mnich: Ada" in polish and "posterunek: Bruno" in polish and "podatki 3 z 5" in polish


def test_discarded_cards_lie_open() -> None:
    """p. 10"""
    table = scene(townsfolk=26, outsiders=29, suspicion=())
    text = drawn(table, 1)
    (folk,), (foe,) = state(table).townsfolk_gone, state(table).outsiders_gone
    assert f"Townsfolk gone {GAME.texts.say('en', GAME.explain(t.TOWNSFOLK_IDS[folk])[0])}" in text
    assert f"Outsiders gone {GAME.texts.say('en', GAME.explain(t.OUTSIDER_IDS[foe])[0])}" in text
    crew = " ".join(t.TAVERN[state(table).tavern_gone[0]].workers)
    assert f"Tavern, used {' '.join(name[:3].capitalize() for name in crew.split())}" in text
    assert "Suspicion gone tax 0: " in text
    assert "Odrzucone podejrzenia podatek 0: " in drawn(table, None, "pl")


def test_the_own_board() -> None:
    table = scene(
        Seat(
            workers="scout+scout+criminal",
            silver=5,
            provisions=1,
            strength=2,
            influence=1,
            paladin="engelier",
            board={"commission": "workshop", "hunt": "labourer scout"},
            done={"fortify": 2},
            attacked=["viking_thief"],
            converted=["saracen_hunter"],
            hired=["abbot_1"],
            jars=["jar_debt"],
            walls=["wall_05"],
            suspicion=[0, 2],
            unpaid=1,
            paid=2,
        )
    )
    text = drawn(table, 0)
    assert "► Ada (you) · first player" in text
    assert "5 silver · 1 provision · 2 suspicion (tax 0+2) · 1 debt · 2 paid debts" in text
    assert "Workers Sco ×2 Cri ×1" in text
    assert "strength 2 (+3 paladin) · influence 1 · faith 0 (+1 paladin)" in text
    assert "Engelier: after Attack also 2 silver" in text
    assert "Develop 1/8 ··· ··· silver 4 → Mer" in text and "Hunt [Lab][Sco]" in text
    assert "Commission 0/7 ▣ ··· cle provisions 1" in text
    assert "Fortify 2/7 mer ··· sco influence 3, provisions 1" in text and "Absolve 1/7 cle ··· mer influence 1" in text
    assert "Attack 1 sco ··· fig" in text and "Attacked Viking ×1" in text
    assert "Hunter (1 VP for every 2 hired Townsfolk cards)" in text and "Abbot (after Absolve: 1 Labourer)" in text
    assert "Walls 2 VP" in text and "Jars a debt paid" in text
    polish = drawn(table, 0, "pl")
    assert "5 srebrników · 1 sztuka zapasów · 2 podejrzenia (podatki 0+2) · 1 dług · 2 spłacone długi" in polish
    assert "Rozwój 1/8 ··· ··· srebro 4 → Kup" in polish and "Polowanie [Par][Zwi]" in polish


def test_another_players_board_shows_what_is_special() -> None:
    table = scene(Seat(), Seat(board={"attack": "scout workshop criminal"}, done={"commission": 3}, passed=True))
    text = drawn(table, 0)
    assert "Bruno · passed" in text and "Commission 3/7 Attack [Sco] ▣ [Cri]" in text and "Hunt [" not in text


def test_what_others_must_not_see_is_not_drawn() -> None:
    """Ada's paladins: she sees what she draws, plays and puts on top; Bruno sees the back of a card."""
    table = opening(2, paladins=["girard", "roland", "samson"])
    while (ask := table.ask) is not None and ask.prompt != "play":
        table.answer(ask.options[0])
    assert "To choose from Girard, Roland, Samson" in drawn(table, 0) and "Girard" not in drawn(table, 1)
    assert "Tavern" in drawn(table, None)
    for ask in table.asks:
        table.answer("play girard" if ask.player == 0 else ask.options[0], ask.player)
    for ask in table.asks:
        table.answer("on top samson" if ask.player == 0 else ask.options[0], ask.player)
    assert "on top Samson; at the bottom Roland" in drawn(table, 0)
    assert "Samson" not in drawn(table, 1) and "Roland" not in drawn(table, None)
    assert "Paladin face down" in drawn(table, 0)  # Bruno's


def test_the_solo_opponent() -> None:
    opponent = Seat(workers="labourer+labourer", strength=6, board={"fortify": "workshop"}, suspicion=[1])
    table = scene(Seat(workers="labourer+labourer"), opponent=opponent, marker=3, schemes=["trade"], round_=3)
    table.answer("do hunt")
    text = drawn(table, 0)
    assert "The opponent Resources 1 suspicion (tax 1) Workers 1" in text and "first player" not in text
    assert "strength 6 · influence 0 · faith 0" in text and "from the top: strength, faith, influence" in text
    assert "resource marker on space 4 of 5 · scheme: Trade" in text and "turned over: King's Favour, Trade" in text
    assert "Trade [Lab]" in text and "Fortify ▣ ··· sco" in text and "6 in all · Strength 6" in text
    assert "Gracz wirtualny" in drawn(table, 0, "pl") and "schemat: Handel" in drawn(table, 0, "pl")


@pytest.mark.parametrize("players", GAME.players)
def test_every_table_fits_into_80_columns(players: int) -> None:
    """For every seat and for a spectator, in both languages, all through random games."""
    table, choice = burgrave.new("paladins", players, players), random.Random(players)
    while (ask := table.ask) is not None:
        if choice.random() < 0.1:
            drawn(table, choice.choice([None, *range(players)]), choice.choice(["pl", "en"]), choice.choice([80, 100]))
        table.answer(choice.choice(ask.options), ask.player)
    for language in ("pl", "en"):
        drawn(table, 0, language)


# -------------------------------------------------------------------- the command


@pytest.mark.parametrize(("players", "language"), [(1, "pl"), (2, "en"), (3, "pl"), (4, "en")])
def test_a_whole_game(
    players: int,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """At the keyboard, against bots or the solo opponent; the points stand one below the other."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    choice = random.Random(players)
    keys = "".join(f"{choice.choice(['1', '2', 'pass'])}\n" for _ in range(600))
    monkeypatch.setattr("sys.stdin", io.StringIO(keys))
    arguments = ["play", "paladins", "--players", str(players), "--bot", "random", "--seed", "7", "--save", "game.json"]
    assert run([*arguments, "--lang", language]) == 0
    out = capsys.readouterr().out
    table = burgrave.load(Path("game.json").read_bytes())
    asked, total = {"pl": ("Kogo z Mieszczan", "Razem"), "en": ("Whom do you hire", "Total")}[language]
    assert table.over and asked in out and total in out
    end = out[out.rindex("┏") :]
    assert all(str(score.total) in end for score in table.scores) and "…" not in end
    virtual = {"pl": "Gracz wirtualny", "en": "The opponent"}[language]
    assert (virtual in end) == (players == 1) and ("★ " + virtual in end) == (table.winners == [players])
    beaten = {"pl": "Tym razem zwyciężyła sama gra.", "en": "This time the game itself has won."}[language]
    assert (beaten in end) == (table.winners == [players])


@pytest.mark.parametrize(
    ("language", "said"),
    [("pl", "Wspólne zwycięstwo: Ada, gracz wirtualny."), ("en", "A shared victory: Ada, the opponent.")],
)
def test_a_victory_shared_with_the_opponent(language: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Both have a star, and the sentence says so (p. 24)."""
    table = scene(Seat(), opponent=Seat(passed=True), round_=7)
    play(table, "pass")
    assert table.winners == [0, 1]
    Screen(table, language).scores()
    out = capsys.readouterr().out
    assert out.count("★") == 2 and said in out


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_card_is_described(language: str) -> None:
    """Every card that can be asked about, without a gap in its sentence."""
    explained = [name for name in row_ids(GAME) if GAME.explain(name)]
    assert len(explained) == len(t.TOWNSFOLK) + len(t.OUTSIDERS) + 12
    for name in explained:
        text = describe(name, language, GAME.texts)
        assert text and "  " not in text and ": ;" not in text and not text.endswith((":", " "))


def test_cards_are_explained_at_the_keyboard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Cards that share a name are explained together."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr("sys.stdin", io.StringIO("? mercenary\n? roland\n? abbot\nq\n"))
    assert run(["play", "paladins", "--players", "1", "--lang", "en", "--seed", "7"]) == 0
    out = capsys.readouterr().out
    assert out.count("Mercenary — ") == 4 and out.count("Abbot — sent away: ") == 3
    assert "Roland — 1 Fighter, 1 Labourer; +4 strength; Recruit costs no silver" in out


def test_townsfolk_cost_what_the_rules_charge() -> None:
    """With Roland nothing; a debt is offered only where one is left."""
    assert "hired for good debt / 3 Watchman" in drawn(scene(Seat("labourer", silver=9)), 0)
    assert "hired for good 3 Watchman" in drawn(scene(Seat("labourer"), debts=0), 0)
    free = drawn(scene(Seat("labourer", paladin="roland")), 0)
    assert "hired for good 0 Watchman" in free and "debt /" not in free
