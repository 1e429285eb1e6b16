"""Viscounts in a terminal: the whole table in both languages within 80 columns, whole games, and cards explained."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from rich.console import Console

import burgrave
from burgrave.cli.app import run
from burgrave.games.viscounts import GAME
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.state import ACT, MOVE, State
from burgrave.games.viscounts.terminal.table import draw
from burgrave.games.viscounts.view.view import view
from burgrave.kernel.begin import new
from tests.games.viscounts.scene import deck, lay, legible, manuscript, scene, stand, stands, visible

NAMES = ["Ada", "Bruno", "Cleo", "Dora"]


def drawn(s: State, seat: int | None, language: str = "en", width: int = 80) -> str:
    """The table as a seat sees it, with every run of spaces and line ends as one space."""
    page = io.StringIO()
    console = Console(file=page, width=width, highlight=False)
    console.print(draw(view(s, seat), language, NAMES[: s.config.players], GAME.texts))
    text = page.getvalue()
    assert all(len(line) <= width for line in text.splitlines()) and "…" not in text
    return " ".join(text.replace("│", " ").split())


def test_the_ring() -> None:
    """Towns with their viscounts, the castle beside them, spots, townsfolk and manuscripts."""
    s = scene()
    s.phase, s.steps, s.round = MOVE, 2, 4
    stand(s, 0, 1)
    stand(s, 1, 3, inside=True)
    s.players[0].tiers = [[2, 0, 0, 0, 0], [0, 1, 0, 0, 0], [1]]
    s.players[1].tiers = [[1, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0]]
    s.leader = 0
    stands(s, 1, "workshop_2", "segment_1_2_few_2")
    visible(s, "segment_1_2", "acolyte")
    legible(s, "segment_1_2", "grey_6_buildings")
    s.piles[1], s.manuscripts[1] = [], []
    text = drawn(s, 0)
    assert "Round 4 · Movement · turn: Ada" in text and "debts on Poverty: 12 deeds on Prosperity: 12" in text
    assert "Segment with towns 1 and 2" in text and "1 Trade: 1 silver for Mer ◆Ada 2 Trade: 1 ink for Mer×2" in text
    assert "1–2 Castle: 1 ink, 1 stone · first tier Ada 2, Bruno 1" in text and "second tier Ada 1 ◆Bruno" in text
    assert "[1 gold] ─1 virtue─ [Workshop: Bruno] ≈ " in text
    assert "Townsfolk Acolyte " in text and "Grey ribbon, cost 6: 1 VP for every building you have constructed" in text
    assert "Townsfolk printed on the board: " in text and "Manuscript printed on the board: 3 – " in text
    assert "Third tier Ada 1" in text and "Ada (you) · first player · Castle Leader" in text
    polish = drawn(s, 0, "pl")
    assert "Runda 4 · Ruch · tura: Ada" in polish and "Handel: 1 srebrnik za Kup ◆Ada" in polish
    assert "pierwszy poziom Ada 2, Bruno 1" in polish and "[Warsztat: Bruno]" in polish


def test_the_own_board() -> None:
    """Three slots, the sums of icons for each action, hand, track, debts and deeds, buildings and manuscripts."""
    s = scene()
    lay(s, 0, "thief", "trader")
    deck(s, 0, "abbot", "squire", "labourer")
    one = s.players[0]
    one.goods = [5, 1, 0, 2]
    one.unpaid, one.paid, one.acquired, one.approved = 1, 2, 3, 4
    one.corruption, one.virtue = 2, 4
    one.manuscripts, one.favours = (manuscript("black_4_ink2"),), 2
    stands(s, 0, "workshop_1", "segment_1_2_few_1")
    s.phase = ACT
    text = drawn(s, 0)
    assert "► Ada (you) · first player" in text and "5 silver · 1 stone · 0 gold · 2 ink" in text
    assert "Icons trade 4+5 build 1+1 workers 1 transcribe 2+2" in text  # an empty slot has two merchants
    assert "1 Thief 1 Cri – " in text and "2 Trader 1 Mer" in text and "3 Mer×2" in text
    assert "Hand Abbot " in text and "1 2 3● 4 5○ 6 7" in text
    assert "unpaid debts 1 · paid 2 · acquired deeds 3 · approved 4" in text
    assert "Workshop 1/3 (Bui 3)" in text and "Uncovered after hiring townsfolk: discard a card" in text
    assert "Manuscripts Black ribbon, cost 4: 2 ink" in text and "Cleric Bonuses Black ribbon" in text
    assert "draw pile 1 (Squire); discarded: Labourer" in text
    one.corruption = 4
    assert "5◉ 6 7 a collision: " in drawn(s, 0)
    polish = drawn(s, 0, "pl")
    assert "5 srebrników · 1 kamień · 0 sztuk złota · 2 kałamarze" in polish
    assert "Symbole Handel 4+5 Budowa 1+1 Robotnicy 1 Przepisanie 2+2" in polish


def test_what_others_must_not_see_is_not_drawn() -> None:
    s = scene()
    deck(s, 0, "abbot", "squire", "labourer")
    deck(s, 1)
    assert "Hand Abbot" in drawn(s, 0)
    for seat in (1, None):
        assert "Abbot" not in drawn(s, seat) and "in hand 1; draw pile 1; discarded: Labourer" in drawn(s, seat)


def test_pairs_to_choose_from() -> None:
    table = new("viscounts", 2, 1)
    s = table.state
    assert isinstance(s, State)
    text = drawn(s, 0)
    assert "Setting up · Choice of player cards" in text and "Pairs " in text
    for hero in s.heroes:
        assert GAME.texts.say("en", GAME.explain(t.TOWNSFOLK_IDS[hero])[0]) in text


def test_the_solo_opponent() -> None:
    s = scene(1)
    s.players[1].town = 3
    s.players[1].goods = [0, 1, 2, 3]
    text = drawn(s, 0)
    board = t.OPPONENT_IDS[s.players[1].sheet - 1]
    assert f"The {board} AI Goods 1 stone · 2 gold · 3 ink" in text and "◆The AI" in text and "Icons build " in text
    assert "Schemes future ones left: " in text and "Points 6 in all" in text and "first player" not in text


@pytest.mark.parametrize("players", GAME.players)
def test_every_table_fits_into_80_columns(players: int) -> None:
    """For every seat and for a spectator, in both languages, all through random games."""
    table, choice = new("viscounts", players, players), random.Random(players)
    while (ask := table.ask) is not None:
        if choice.random() < 0.1:
            s = table.state
            assert isinstance(s, State)
            drawn(s, choice.choice([None, *range(players)]), choice.choice(["pl", "en"]), choice.choice([80, 100]))
        table.answer(choice.choice(ask.options), ask.player)
    s = table.state
    assert isinstance(s, State)
    for language in ("pl", "en"):
        assert {"pl": "Koniec gry", "en": "Game over"}[language] in drawn(s, 0, language)


# -------------------------------------------------------------------- the command


@pytest.mark.parametrize(("players", "language"), [(1, "pl"), (2, "en"), (3, "pl")])
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
    keys = "".join(f"{choice.choice(['1', '2'])}\n" for _ in range(900))
    monkeypatch.setattr("sys.stdin", io.StringIO(keys))
    arguments = ["play", "viscounts", "--players", str(players), "--bot", "random", "--seed", "7"]
    assert run([*arguments, "--save", "game.json", "--lang", language]) == 0
    out = capsys.readouterr().out
    table = burgrave.load(Path("game.json").read_bytes())
    asked, total = {"pl": ("Dokąd idzie", "Razem"), "en": ("Where does your viscount go", "Total")}[language]
    assert table.over and asked in out and total in out
    end = out[out.rindex("┏") :]
    assert all(str(score.total) in end for score in table.scores) and "…" not in end


def test_cards_are_explained_at_the_keyboard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr("sys.stdin", io.StringIO("? abbot\n? benefactor\nq\n"))
    assert run(["play", "viscounts", "--players", "1", "--lang", "en", "--seed", "7"]) == 0
    out = capsys.readouterr().out
    assert "Starting townsfolk; icons: " in out and "every 2 merchant icons count as 1 noble icon" in out
