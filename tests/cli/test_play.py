"""Playing in the terminal: whole games, keys, saves, and whatever a player can do wrong."""

from __future__ import annotations

import io
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest
from rich.console import Console

import burgrave
from burgrave.cli.app import run
from burgrave.cli.play import Sitting, Wish
from burgrave.games.citadels.terminal.table import draw
from burgrave.games.citadels.view.records import CitadelsView
from burgrave.kernel.action import Ask
from burgrave.kernel.build import compiled
from burgrave.kernel.setup import seat_names
from tests.games.citadels.scene import state

LISTEN = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # also when run in the background
BURGRAVE = [sys.executable, "-c", f"{LISTEN}; from burgrave.cli import main; main()"]
QUICK = ["play", "citadels", "--bot", "random", "--seed", "7", "--save", "game.json"]
RESUME = ["play", "--resume", "game.json", "--bot", "random"]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)


class Keyboard:
    """Runs a command with lines typed into it, and reads the screen."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def type(self, arguments: list[str], *lines: str) -> str:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert run(arguments) == 0
        return self.capsys.readouterr().out

    def refused(self, *arguments: str) -> str:
        self.monkeypatch.setattr("sys.stdin", io.StringIO())
        assert run(arguments) == 2
        told = self.capsys.readouterr()
        assert told.out == "" and told.err.count("\n") == 1
        return told.err


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Keyboard:
    return Keyboard(monkeypatch, capsys)


def numbers(seed: int, count: int = 2000) -> list[str]:
    return [str(random.Random(seed * 10_000 + i).randint(1, 4)) for i in range(count)]


def saved(name: str = "game.json") -> burgrave.Table:
    return burgrave.load(Path(name).read_bytes())


# -------------------------------------------------------------------- whole games


@pytest.mark.parametrize(("language", "words"), [("pl", ("Którą postać", "Wygrywa")), ("en", ("Which", "The winner"))])
def test_a_whole_game(keyboard: Keyboard, language: str, words: tuple[str, str]) -> None:
    out = keyboard.type([*QUICK, "--lang", language], *numbers(1))
    table = saved()
    assert table.over and all(word in out for word in words)
    assert all(str(score.total) in out for score in table.scores)
    assert "game.json" in out.splitlines()[-1]


@pytest.mark.parametrize("arguments", [["--players", "2"], ["--players", "8", "--cast", "vicious_nobles"]])
def test_other_tables(keyboard: Keyboard, arguments: list[str]) -> None:
    keyboard.type([*QUICK, *arguments], *numbers(2))
    assert saved().over


def test_the_version_says_which_build_it_is(keyboard: Keyboard) -> None:
    told = keyboard.type(["--version"])
    assert told == f"burgrave {burgrave.__version__} ({'compiled' if compiled() else 'plain Python'})\n"


def test_bots_can_play_alone(keyboard: Keyboard) -> None:
    out = keyboard.type([*QUICK, "--bots", "4"])
    assert saved().over and "builds" in out and "The winner" in out


def test_a_resumed_game_is_the_same_game(keyboard: Keyboard) -> None:
    lines = numbers(3)
    keyboard.type(QUICK, *lines)
    whole = Path("game.json").read_bytes()
    Path("game.json").unlink()
    out = keyboard.type(QUICK, *lines[:40], "q")
    assert "Go on with: burgrave play --resume game.json --bot random\n" in out and not saved().over
    keyboard.type(RESUME, *lines[40:90])  # the end of the input saves as well
    keyboard.type(RESUME, *lines[90:])
    assert Path("game.json").read_bytes() == whole
    assert "The winner" in keyboard.type(RESUME)


def test_people_share_the_keyboard(keyboard: Keyboard) -> None:
    out = keyboard.type([*QUICK, "--players", "3", "--bots", "1"], "", *["1", ""] * 30, "q")
    names = [saved().name(seat) for seat in range(3)]
    assert [f"Pass the keyboard to {name}" in out for name in names] == [True, True, False] and "--bots 1" in out


def test_a_new_game_never_overwrites_another(keyboard: Keyboard) -> None:
    for _ in range(2):
        keyboard.type(["play", "citadels", "--seed", "7", "--bot", "random"], "q")
    assert sorted(os.listdir()) == ["citadels-7-2.burgrave.json", "citadels-7.burgrave.json"]
    assert "exists already" in keyboard.refused(*QUICK[:-1], "citadels-7.burgrave.json")


# -------------------------------------------------------------------- keys


def test_answers_by_number_and_by_text(keyboard: Keyboard) -> None:
    table = burgrave.new("citadels", 2, 5, {"crown": 0})
    text = table.text(table.asks[0].options[1])
    start = ["play", "citadels", "--players", "2", "--crown", "0", "--seed", "5", "--bot", "random"]
    keyboard.type([*start, "--save", "number.json"], "2", "q")
    keyboard.type([*start, "--save", "text.json"], text.upper(), "q")
    assert saved("number.json").save() == saved("text.json").save()
    assert saved("text.json").text(saved("text.json").answers[0][1]) == text


LABELS = {
    "build temple": [
        "Build the Temple (cost 1)",
        "build THE temple",
        "Wybuduj Świątynię (koszt 1)",
        "wybuduj swiatynie",
    ],
    "end turn": ["End the turn", "Zakończ turę", "ZAKONCZ TURE"],
    "flower on thief": ["Szantażuj Złodzieja (z kwiatem)"],
}


@pytest.mark.parametrize(("text", "line"), [(text, line) for text, lines in LABELS.items() for line in lines])
def test_answers_by_what_is_shown(text: str, line: str) -> None:
    """With or without what stands in brackets; capital letters and accents do not matter."""
    assert meant(line, "end turn", "build temple", "build prison", "flower on thief", "blank on thief") == text


@pytest.mark.parametrize("line", ["Wybuduj", "Wybuduj Zamek", "Szantażuj Złodzieja", "Threaten the Thief", "(koszt 1)"])
def test_what_could_be_several_answers_is_none(line: str) -> None:
    assert meant(line, "end turn", "build temple", "build prison", "flower on thief", "blank on thief") is None


def meant(line: str, *texts: str) -> str | None:
    """What a line means to somebody who may give these answers, in the language in which it is written."""
    table = burgrave.new("citadels", 2, 5, {"crown": 0})
    options = [found for text in texts if (found := table.setup.game.vocabulary.option(text)) is not None]
    assert len(options) == len(texts) and table.ask is not None
    state(table).me = 0
    ask = Ask(0, "turn", options)
    for language in ("pl", "en"):
        wish = Wish(None, {}, None, None, "random", language, None, None, None)
        option = Sitting(table, wish, 1, Path("game.json")).meant(line, ask)
        if option is not None:
            return table.text(option)
    return None


def test_a_label_is_an_answer(keyboard: Keyboard) -> None:
    table = burgrave.new("citadels", 2, 5, {"crown": 0})
    label = table.label(table.asks[0].options[1], "pl")
    start = ["play", "citadels", "--players", "2", "--crown", "0", "--seed", "5", "--bot", "random", "--lang", "pl"]
    keyboard.type([*start, "--save", "number.json"], "2", "q")
    keyboard.type([*start, "--save", "label.json"], label.upper(), "q")
    assert saved("number.json").save() == saved("label.json").save()


def test_undo_takes_back_or_says_why_not(keyboard: Keyboard) -> None:
    start = ["play", "citadels", "--crown", "0", "--seed", "2", "--bot", "random", "--save", "game.json"]
    assert "Nothing has been answered yet" in keyboard.type(start, "u", "pick assassin", "q")
    before = saved().answers
    out = keyboard.type(RESUME, "kill thief", "u", "q")
    assert saved().answers == before and "kills the Thief" in out
    assert "something was revealed" in keyboard.type(RESUME, "gather cards", "u", "q")


def test_undo_says_who_has_answered_since(keyboard: Keyboard) -> None:
    keyboard.type([*QUICK, "--players", "2", "--crown", "0"], "1", "q")
    assert f"{saved().name(1)} has answered since" in keyboard.type(RESUME, "u", "q")


def test_cards_are_explained(keyboard: Keyboard) -> None:
    lines = ("? keep", "? WARLORD", "? great", "? town_hall", "? zz", "? s", "?", "l", "99", "build nothing", "q")
    out = keyboard.type(QUICK, *lines)
    assert "rank 8" in out and "Great Wall — unique district" in out and "Town Hall — trade district, cost 5" in out
    assert "Nothing is called “zz”" in out and "“s” could be" in out and "undo: takes back" in out
    assert "“99” is no answer here" in out and "“build nothing” is no answer here" in out


def test_polish_names_need_no_accents(keyboard: Keyboard) -> None:
    out = keyboard.type([*QUICK, "--lang", "pl"], "? zlodz", "? ŚWIĄT", "?", "q")
    assert "Złodziej — ranga 2" in out and "Świątynia — dzielnica religijna, koszt 1" in out and "cofa twoją" in out


def test_the_language_follows_the_environment(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "Którą postać" in keyboard.type(QUICK, "q")
    assert "Zagraj w terminalu" in keyboard.type(["play", "--help"])


# -------------------------------------------------------------------- Ctrl-C


def started(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*BURGRAVE, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def read_until(stream: IO[str], text: str) -> None:
    read = ""
    while not read.endswith(text):
        letter = stream.read(1)
        assert letter, read
        read += letter


def interrupted(process: subprocess.Popen[str]) -> str:
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=10)
    assert process.returncode == 0 and err == ""
    return out


def test_control_c_at_a_question_keeps_the_game() -> None:
    process = started(*QUICK)
    assert process.stdin is not None and process.stdout is not None
    read_until(process.stdout, "\n> ")
    process.stdin.write("1\n")
    process.stdin.flush()
    read_until(process.stdout, "\n> ")
    assert "burgrave play --resume game.json" in interrupted(process)
    assert 0 in [seat for seat, _ in saved().answers]


def test_control_c_while_a_bot_thinks_keeps_the_game() -> None:
    process = started("play", "citadels", "--crown", "1", "--save", "game.json", "--bot", "ismcts:iterations=10000000")
    while not Path("game.json").exists():
        assert process.poll() is None
    assert "burgrave play --resume game.json" in interrupted(process)
    assert saved().answers == []


# -------------------------------------------------------------------- bots that fail


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("pl", "Kłopot z botem (Bruno), dalej gra za niego zastępca"),
        ("en", "Trouble with the bot of Bruno, a substitute plays on"),
    ],
)
def test_a_substitute_answers_for_a_bot_that_fails(keyboard: Keyboard, language: str, words: str) -> None:
    quits = f"pipe:{sys.executable} -c 'raise SystemExit(3)'"
    start = ["play", "citadels", "--bot", quits, "--lang", language, "--seed", "7", "--save", "game.json"]
    out = " ".join(keyboard.type(start, *numbers(1)).split())
    assert saved().over and out.count(f"{words}: {quits} ended with exit code 3.") == 1


def test_bots_that_fail_alone(keyboard: Keyboard) -> None:
    quits = f"pipe:{sys.executable} -c 'raise SystemExit(3)'"
    out = keyboard.type(["play", "citadels", "--bot", quits, "--bots", "4", "--seed", "7", "--save", "game.json"])
    assert saved().over and out.count("Trouble with the bot of") == 4


def test_the_usual_bot_is_of_medium_strength(keyboard: Keyboard) -> None:
    for name, more in [("usual.json", []), ("medium.json", ["--bot", "medium"])]:
        out = keyboard.type(["play", "citadels", "--seed", "7", "--save", name, *more], *numbers(5)[:40], "q")
        assert "--bot" not in out and out.count("Bots: medium\n") == 1
    assert saved("usual.json").save() == saved("medium.json").save()


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--bot", "easy", "--lang", "pl"], "Boty: easy (łatwe)\n"),
        (["--bot", "random", "--lang", "pl"], "Boty: random\n"),
        (["--bot", "greedy:noise=2", "--bots", "4"], "Bots: greedy:noise=2\n"),
    ],
)
def test_the_first_screen_says_who_the_bots_are(keyboard: Keyboard, arguments: list[str], line: str) -> None:
    out = keyboard.type(["play", "citadels", "--seed", "7", *arguments], *numbers(5)[:20], "q")
    assert out.count(line) == 1


def test_where_there_are_no_bots_nothing_is_said_of_them(keyboard: Keyboard) -> None:
    assert "Bots" not in keyboard.type([*QUICK, "--bots", "0"], "", "1", "q")


def test_a_program_plays_in_the_terminal(keyboard: Keyboard) -> None:
    example = Path(__file__).parents[2] / "examples" / "pipe_bot.py"
    bot = f"pipe:{sys.executable} {example}"
    out = keyboard.type(["play", "citadels", "--bot", bot, "--bots", "4", "--seed", "7", "--save", "game.json"])
    assert saved().over and "Trouble" not in out


def test_every_program_has_a_seed_of_its_own_and_none_has_the_games(keyboard: Keyboard) -> None:
    Path("noting.py").write_text(
        "import json, pathlib\n"
        "told = json.loads(input())\n"
        "pathlib.Path(f'{told[\"seat\"]}.seed').write_text(str(told['seed']))\n"
        "print('{\"ready\": true}', flush=True)\n"
        "while 'ask' in json.loads(input()):\n"
        "    print('{\"answer\": 0}', flush=True)\n"
    )
    keyboard.type(["play", "citadels", "--bot", f"pipe:{sys.executable} noting.py", "--bots", "4", "--seed", "7"])
    seeds = [int(Path(f"{seat}.seed").read_text()) for seat in range(4)]
    assert len({7, *seeds}) == 5 and max(seeds) < 2**53


# -------------------------------------------------------------------- what can go wrong


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("nosuch", "no game called 'nosuch'"),
        ("", "Say which game: citadels, architects"),
        ("citadels --players 9", "2 to 8 players, not 9"),
        ("citadels --players many", "--players"),
        ("citadels --bots 5", "0 to 4 bots, not 5"),
        ("citadels --bot deep", "no bot 'deep'"),
        ("citadels --bot pipe:no-such-program", "pipe:no-such-program can't be started: No such file"),
        ("citadels --bot net:nothing.json", "nothing.json: No such file"),
        ("citadels --lang de", "languages: pl, en"),
        ("citadels --seed -1", "from 0 up"),
        ("citadels --cost 3", "There is no option --cost (did you mean --cast?); options of citadels: --cast, --char"),
        ("citadels --sede 3", "There is no option --sede (did you mean --seed?)"),
        ("citadels --verbose", "There is no option --verbose; options of citadels: --cast"),
        ("--verbose citadels", "There is no option --verbose"),
        ("--keep-can-be-gven true citadels", "(did you mean --keep-can-be-given"),
        (
            "citadels --lang pl --cost 3",
            "Nie ma opcji --cost (może chodzi o --cast?); opcje gry citadels: --cast, --cha",
        ),
        ("citadels --cast", "--cast needs a value"),
        ("citadels --cast nope", "no cast 'nope'"),
        ("--players 2 --ninth queen citadels", "leave out queen"),
        ("citadels --characters=king,queen", "exactly one character of rank 1"),
        ("citadels --great-wall-covers-itself maybe", "--great-wall-covers-itself maybe: Expected 'bool'"),
        ("citadels --crown first", "--crown first: Expected 'int"),
        ("citadels --save no/such/folder.json", "no/such/folder.json: No such file"),
        ("citadels chess", "One game at a time"),
        ("--resume nothing.json", "nothing.json: No such file"),
        ("--resume .", "directory"),
    ],
)
def test_mistakes_are_told_in_one_sentence(keyboard: Keyboard, arguments: str, sentence: str) -> None:
    assert sentence in keyboard.refused("play", *arguments.split())


def test_options_of_the_game(keyboard: Keyboard) -> None:
    chosen = "--keep-can-be-given true --unkept-cards=shuffled --ninth queen --players 5"
    keyboard.type([*QUICK, *chosen.split()], "q")
    options = saved().setup.options
    assert options.keep_can_be_given and options.unkept_cards == "shuffled" and options.ninth == "queen"


def test_broken_saves_are_refused(keyboard: Keyboard) -> None:
    keyboard.type(QUICK, *numbers(4)[:30], "q")
    whole = Path("game.json").read_bytes()
    Path("game.json").write_bytes(whole[: len(whole) // 2])
    assert "no complete save" in keyboard.refused(*RESUME)
    Path("game.json").write_bytes(whole.replace(b'"seed": 7', b'"seed": 8'))
    assert "changed or damaged" in keyboard.refused(*RESUME)
    Path("game.json").write_bytes(b'{"game": "chess"}')
    assert "no save of Burgrave" in keyboard.refused(*RESUME)


def test_a_resumed_game_keeps_its_setup(keyboard: Keyboard) -> None:
    keyboard.type(QUICK, "q")
    assert "4 players" in keyboard.refused(*RESUME, "--players", "5")
    assert "leave out --seed" in keyboard.refused(*RESUME, "--seed", "8")
    assert "leave out --cast" in keyboard.refused(*RESUME, "--cast", "random")
    assert "a game of citadels" in keyboard.refused("play", "chess", *RESUME[1:])


def test_without_the_extra_one_sentence_says_what_to_install() -> None:
    code = "import sys; sys.modules['typer'] = None; from burgrave.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", code, "play"], capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "folder: pip install '.[cli]'" in done.stderr and done.stderr.count("\n") == 1


# -------------------------------------------------------------------- the screen


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_table_fits_the_screen(width: int, language: str) -> None:
    choice = random.Random(0)
    table = burgrave.new("citadels", 8, 1, {"cast": "devious_dignitaries"})
    names = seat_names(table.setup)
    while (ask := table.ask) is not None:
        if len(table.answers) % 20 == 0:
            console = Console(width=width, record=True, file=io.StringIO())
            view = table.view(ask.player)
            assert isinstance(view, CitadelsView)
            console.print(draw(view, language, names, table.setup.game.texts))
            lines = console.export_text().splitlines()
            assert max(len(line) for line in lines) <= width and len(lines) < 50
        table.answer(choice.choice(ask.options), ask.player)
