"""The description: every field and every verb, without a gap, and refusals in both languages."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from math import prod

import pytest

import burgrave
from burgrave.cli.app import run
from burgrave.envs.describe import WIDTH, describe
from burgrave.games.citadels import GAME
from burgrave.games.citadels.data.tables import CHARACTER_IDS, DISTRICT_IDS
from burgrave.games.citadels.research.observation import layout
from burgrave.kernel.game import AnyGame, games

SPAN = re.compile(r"(\d+)(?:-(\d+))?  +(.*)")


def spans(part: str) -> list[tuple[int, int, str]]:
    """The rows that begin with numbers: the first, the one after the last, and the words."""
    rows = [match for line in part.splitlines() if (match := SPAN.fullmatch(line))]
    return [(int(row[1]), int(row[2] or row[1]) + 1, row[3]) for row in rows]


def parts(text: str) -> list[str]:
    """The heading, the fields, the axes and the actions."""
    heading, fields, axes, actions = text.split("\n\n")
    assert fields.startswith("numbers ") and actions.startswith("actions ")
    return [heading, fields, axes, actions]


@pytest.mark.parametrize("players", GAME.players)
def test_every_field_is_described(players: int) -> None:
    """With its span, its axes, its bound and its meaning; the spans have no gaps and add up."""
    heading, fields, _, _ = parts(describe("citadels", players))
    rows, wanted = spans(fields), layout(players)
    assert rows[0][0] == 0 and rows[-1][1] == wanted.size and all(one[1] == two[0] for one, two in pairwise(rows))
    assert heading == (
        f"citadels-v1 for {players} players: an observation of {wanted.size} numbers, {len(GAME.vocabulary)} actions"
    )
    assert len(rows) == len(wanted.fields)
    for (first, beyond, words), field in zip(rows, wanted.fields, strict=True):
        assert (first, beyond) == (wanted.start[field.name], wanted.start[field.name] + prod(field.shape))
        name, rest = words.split(maxsplit=1)
        axes = " × ".join(axis.name for axis in field.axes)
        assert name == field.name and rest.split()[: len(axes.split()) + 1] == [*axes.split(), f"{field.high:g}"]
        assert field.meaning.split()[0] in rest


def test_meanings_are_told_in_full() -> None:
    """Also those that are longer than a line."""
    words = " ".join(describe("citadels", 4).split())
    assert all(field.meaning in words for field in layout(4).fields)


@pytest.mark.parametrize("players", [2, 8])
def test_every_axis_is_described_once(players: int) -> None:
    """With all its labels in order."""
    axes = parts(describe("citadels", players))[2].replace("\n  ", " ").splitlines()
    wanted = {axis.name: list(axis.labels) for field in layout(players).fields for axis in field.axes}
    assert {name: labels.split(", ") for name, labels in (line.split(": ") for line in axes)} == wanted
    assert len(axes) == len(wanted) and wanted["district"] == list(DISTRICT_IDS)


def test_every_action_is_described() -> None:
    """Each verb with its arguments; the spans have no gaps and add up."""
    actions = parts(describe("citadels", 4))[3]
    rows = spans(actions)
    assert rows[0][0] == 0 and rows[-1][1] == len(GAME.vocabulary)
    assert all(one[1] == two[0] for one, two in pairwise(rows))
    for first, beyond, words in rows:
        verb, argument = GAME.vocabulary.split(first)
        assert {GAME.vocabulary.split(option)[0] for option in range(first, beyond)} == {verb}
        assert f"{words}  ".startswith(f"{verb}  ") and words.removeprefix(verb).lstrip().startswith(argument)
    assert {GAME.vocabulary.split(first)[0] for first, _, _ in rows} == {
        GAME.vocabulary.split(option)[0] for option in range(len(GAME.vocabulary))
    }
    assert ", ".join(CHARACTER_IDS) in " ".join(actions.split())


def test_lines_are_not_too_long() -> None:
    """They fit a wide terminal, and no line ends in nothing."""
    lines = describe("citadels", 8).splitlines()
    assert max(map(len, lines)) <= WIDTH and all(line == line.rstrip() for line in lines)


def test_other_games_are_described_too(open_card: AnyGame) -> None:
    """From what they say of themselves."""
    heading, fields, axes, actions = parts(describe("opencard", 3))
    assert heading == "opencard-v1 for 3 players: an observation of 13 numbers, 12 actions"
    assert [(first, beyond) for first, beyond, _ in spans(fields)] == [(0, 12), (12, 13)]
    assert axes == "card: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12"
    assert spans(actions) == [(0, 12, "play  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12")]


def test_a_game_without_an_encoding_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is nothing to describe."""
    monkeypatch.setitem(games(), "citadels", replace(GAME, encoding=None))
    with pytest.raises(burgrave.BadSetup, match="citadels has no encoding"):
        describe("citadels", 4)


# ---------------------------------------------------------------- the command


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.mark.parametrize(("arguments", "players"), [([], 4), (["--players", "4"], 4), (["--players", "7"], 7)])
def test_the_command(arguments: list[str], players: int, capsys: pytest.CaptureFixture[str]) -> None:
    """It prints the description, of four players if nobody says otherwise."""
    assert run(["envs", "describe", "citadels", *arguments]) == 0
    assert capsys.readouterr().out == describe("citadels", players) + "\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("dance citadels", "There is no “dance”; write it like this: burgrave envs describe citadels."),
        ("describe chess", "there is no game called 'chess'; installed: citadels, architects"),
        ("describe citadels --players 9", "citadels is for 2 to 8 players, not 9"),
        ("describe citadels --players many", "--players"),
        ("describe citadels chess", "chess"),
        ("describe", "game"),
    ],
)
def test_mistakes_are_told_in_one_sentence(arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    """And nothing is described."""
    assert run(["envs", *arguments.split()]) == 2
    told = capsys.readouterr()
    assert told.out == "" and sentence in told.err and told.err.count("\n") == 1


def test_in_polish(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """What is wrong, and the help."""
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert run(["envs", "dance", "citadels"]) == 2
    assert capsys.readouterr().err == "Nie ma „dance”; zapisz to tak: burgrave envs describe citadels.\n"
    assert run(["envs", "--help"]) == 0
    assert "Ile osób siedzi przy stole" in capsys.readouterr().out
