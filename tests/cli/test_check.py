"""Checks of data and texts: all is well, and whatever is not is listed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from burgrave.cli.app import run
from burgrave.cli.check import messages, row_problems, text_problems
from burgrave.games.citadels import GAME
from burgrave.kernel.text import Texts


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with texts and data of its own."""
    folder = tmp_path / tmp_path.name  # a module's name: another for each test
    for language in ("pl", "en"):
        (folder / "text" / language).mkdir(parents=True)
        (folder / "text" / language / "a.ftl").write_text("same = x\n    .acc = y\n", encoding="utf-8")
    (folder / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    return folder


@pytest.mark.parametrize("arguments", [[], ["citadels"], ["citadels", "--lang", "pl"]])
def test_all_is_well(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", *arguments]) == 0
    out = capsys.readouterr().out
    assert "districts.toml" in out and "47" in out and "reconstructed" in out and "published list" in out


def test_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "chess"]) == 2
    assert (
        capsys.readouterr().err
        == "there is no game called 'chess'; installed: citadels, architects, paladins, viscounts\n"
    )


def test_texts_must_be_in_both_languages(package: Path) -> None:
    texts = Texts(package.name)
    assert list(text_problems(texts)) == [] and messages(texts, "pl") == ({"same": ["acc"]}, [])
    (package / "text" / "pl" / "b.ftl").write_text("only-here = x\nsame = x\n", encoding="utf-8")
    (package / "text" / "en" / "b.ftl").write_text("= junk\n", encoding="utf-8")
    found = "\n".join(text_problems(texts))
    assert "'only-here' is missing in en" in found and "'same' has other attributes" in found
    assert "pl/b.ftl: 'same' stands there twice" in found and "en/b.ftl: not understood" in found


def test_rows_must_say_where_they_come_from(package: Path) -> None:
    (package / "data").mkdir()
    (package / "data" / "cards.toml").write_text(
        '[[card]]\nid = "a"\nsource = "p. 1"\n[[card]]\nid = "b"\n', encoding="utf-8"
    )
    game = replace(GAME, texts=Texts(package.name))
    assert list(row_problems(game)) == ["cards.toml: b: no 'source'"]


def test_problems_are_listed(
    package: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = replace(GAME, texts=Texts(package.name))
    monkeypatch.setattr("burgrave.cli.check.games", lambda: {"citadels": game})
    assert run(["check"]) == 2
    out = capsys.readouterr().out
    assert "no text 'option-build' in 'pl'" in out and "no text 'score-districts' in 'en'" in out and "problems" in out
