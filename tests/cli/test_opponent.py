"""The solo opponents of printed games in the terminal: each game has difficulties of its own."""

from __future__ import annotations

import io

import pytest

from burgrave.cli.app import run
from burgrave.kernel.game import games

OPPONENTS = {name: game.printed.enter().opponent for name, game in games().items()}


@pytest.mark.parametrize(("language", "ended"), [("pl", "Dane skończyły się"), ("en", "The input ended")])
@pytest.mark.parametrize("name", [name for name, opponent in OPPONENTS.items() if opponent is not None])
def test_without_a_difficulty_a_game_takes_its_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, language: str, ended: str
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert run(["opponent", name, "--lang", language]) == 2
    assert capsys.readouterr().err.startswith(ended)


def test_the_help_tells_the_difficulties_of_every_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    assert run(["opponent", "--help"]) == 0
    out = capsys.readouterr().out
    for name, opponent in OPPONENTS.items():
        assert opponent is None or f"{name}: {', '.join(opponent.difficulties)}; " in out
