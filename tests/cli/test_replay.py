"""Saved games again: step by step, and verified."""

from __future__ import annotations

import io
import random
from pathlib import Path

import msgspec
import pytest

import burgrave
from burgrave.cli.app import run
from burgrave.kernel.save import write


@pytest.fixture
def save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    path = tmp_path / "game.json"
    path.write_bytes(game(None).save())
    return path


def game(answers: int | None) -> burgrave.Table:
    table = burgrave.new("citadels", 4, 11)
    choice = random.Random(11)
    while table.ask is not None and len(table.answers) != answers:
        table.answer(choice.choice(table.ask.options))
    return table


class Reader:
    """Walks through a save with lines typed in, and reads the screen."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def type(self, arguments: list[object], *lines: str) -> str:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert run(["replay", *map(str, arguments)]) == 0
        return self.capsys.readouterr().out

    def refused(self, *arguments: object) -> str:
        assert run(["replay", *map(str, arguments)]) == 2
        told = self.capsys.readouterr()
        assert told.out == "" and told.err.count("\n") == 1
        return told.err


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Reader:
    return Reader(monkeypatch, capsys)


def test_forward_back_and_to_a_number(save: Path, reader: Reader) -> None:
    table = game(None)
    last = len(table.answers)
    out = reader.type([save], "", "n", "b", f"g {last}", "n", "g 9999", "b", "nonsense", "q")
    shown = [line for line in out.replace("> ", "").splitlines() if line.startswith("Answer ")]
    assert shown == [f"Answer {n} of {last}" for n in (0, 1, 2, 1, last, last - 1)]
    assert f"[{table.text(table.answers[1][1])}]" in out and "The winner" in out


def test_a_seat_sees_its_hand_and_a_spectator_none(save: Path, reader: Reader) -> None:
    assert "(you)" not in reader.type([save])
    name = game(0).name(2)
    assert f"{name} (you)" in reader.type([save, "--seat", 2], "q")
    assert f"{name} (ty)" in reader.type([save, "--seat", 2, "--lang", "pl"], "q")
    assert "seats: 0 to 3" in reader.refused(save, "--seat", 4)


def test_verify_agrees(save: Path, reader: Reader) -> None:
    table = game(None)
    out = reader.type([save, "--verify"])
    assert out.startswith(f"{len(table.answers)} answers, and the save agrees")
    assert all(str(score.total) in out for score in table.scores)


def test_verify_of_an_unfinished_game(save: Path, reader: Reader) -> None:
    save.write_bytes(game(50).save())
    out = reader.type([save, "--verify"])
    assert "50 answers" in out and "not over" in out


def test_verify_refuses_what_does_not_agree(save: Path, reader: Reader) -> None:
    whole = save.read_bytes()
    save.write_bytes(whole.replace(b'"players": 4', b'"players": 5'))
    assert "changed or damaged" in reader.refused(save, "--verify")
    save.write_bytes(whole[:-100])
    assert "no complete save" in reader.refused(save, "--verify")
    assert "nothing.json" in reader.refused("nothing.json", "--verify")


def test_verify_refuses_other_answers_with_a_right_digest(save: Path, reader: Reader) -> None:
    content = msgspec.json.decode(save.read_bytes())
    content["answers"][5], content["answers"][9] = content["answers"][9], content["answers"][5]
    save.write_bytes(sealed(content))
    assert "does not fit" in reader.refused(save, "--verify")


def test_verify_cannot_vouch_for_older_rules(save: Path, reader: Reader) -> None:
    content = msgspec.json.decode(save.read_bytes())
    content["rules_version"] = 0
    save.write_bytes(sealed(content))
    assert "rules version 0" in reader.refused(save, "--verify")


def sealed(content: dict[str, object]) -> bytes:
    return write({key: value for key, value in content.items() if key not in ("burgrave", "digest")})
