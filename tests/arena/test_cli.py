"""``burgrave arena``: what it prints in both languages, what it refuses, Ctrl-C, and going on."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from burgrave.arena import on_ray, store
from burgrave.arena.stats import sittings, summary
from burgrave.arena.wording import Wording
from burgrave.cli.app import run
from burgrave.kernel.game import game

LISTEN = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # also when run in the background
BURGRAVE = [sys.executable, "-c", f"{LISTEN}; from burgrave.cli import main; main()"]
STUBBORN = """
import json, os, pathlib, signal, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
pathlib.Path(f"{os.getpid()}.pid").touch()
asked = 0
for line in sys.stdin:
    if "over" in json.loads(line):
        break
    asked += "ask" in json.loads(line)
    if asked == 9:
        pathlib.Path("stuck").touch()
        break
    print('{"answer": 0}' if asked else '{"ready": true}', flush=True)
time.sleep(60)
"""
QUICK = ["arena", "citadels", "--bots", "random*3", "--games", "4", "--seed", "1", "--jobs", "1", "--out", "run"]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)


class Terminal:
    """Runs commands and reads what they print."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def run(self, *arguments: str) -> str:
        assert run(arguments) == 0
        told = self.capsys.readouterr()
        assert told.err == ""
        return told.out

    def refused(self, *arguments: str) -> str:
        assert run(arguments) == 2
        told = self.capsys.readouterr()
        assert told.out == "" and told.err.count("\n") == 1
        return told.err


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


def results(directory: str) -> bytes:
    return Path(directory, "results.jsonl").read_bytes()


# -------------------------------------------------------------------- runs


def test_a_bot_that_plays_alone_wins_or_loses_and_has_no_rating(terminal: Terminal) -> None:
    """Against the solo opponent of a game."""
    alone = ["arena", "paladins", "--players", "1", "--bots", "random", "--games", "3", "--seed", "1", "--jobs", "1"]
    out = terminal.run(*alone, "--out", "alone")
    assert re.search(r"random +3 +0\.0%", out), out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Citadels: 4 games, seed 1", "Points ±95%", "Rating ±σ", "33.3%", "Report: run/report.html")),
        ("pl", ("Cytadela: 4 partie, ziarno 1", "Punkty ±95%", "Ranking ±σ", "33,3%", "Raport: run/report.html")),
    ],
)
def test_a_run(terminal: Terminal, language: str, words: tuple[str, ...]) -> None:
    out = terminal.run(*QUICK, "--lang", language)
    assert all(word in out for word in (*words, "4/4", "random"))
    assert sorted(os.listdir("run")) == ["plan.json", "report.html", "results.jsonl", "timings.jsonl"]


@pytest.mark.parametrize(("said", "opened"), [(["--lang", "pl"], "pl"), (["--lang", "en"], "en"), ([], None)])
def test_the_report_opens_in_the_language_that_was_said(
    terminal: Terminal, said: list[str], opened: str | None
) -> None:
    """If none was said, in the reader's own; on the page one can always choose the other."""
    terminal.run(*QUICK, *said)
    text = Path("run/report.html").read_text(encoding="utf-8")
    assert f'<html lang="{opened or "en"}">' in text and ("navigator.languages" in text) == (opened is None)
    assert [f'id="in-{language}"' in text for language in ("pl", "en")] == [True, True]


@pytest.mark.usefixtures("plugged")
@pytest.mark.parametrize(
    ("language", "heads"),
    [
        ("en", ["Bot", "Games", "Wins", "95%", "Points ±95%", "Rating ±σ", "Time", "Subst."]),
        ("pl", ["Bot", "Partie", "Wygrane", "95%", "Punkty ±95%", "Ranking ±σ", "Czas", "Zastęp."]),
    ],
)
@pytest.mark.parametrize("troubled", [False, True])
def test_the_last_table_tells_the_best_first_on_eighty_columns(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str, heads: list[str], troubled: bool
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    bots = "lapsing,random,medium,ismcts:iterations=1" if troubled else "random*2,medium,ismcts:iterations=1"
    out = terminal.run("arena", "citadels", "--bots", bots, *QUICK[4:], "--lang", language)
    lines = out.splitlines()[2 : -2 if troubled else -1]
    assert max(map(len, lines)) <= 80
    grid = [re.split(r" {2,}", line.rstrip()) for line in lines]
    assert grid[0] == (heads if troubled else heads[:-1])
    rows = [row for row in grid[1:] if len(row) == len(grid[0])]  # a long name goes on in the next line
    directory = Path("run")
    plan, records = store.plan(directory), store.records(directory)
    found = summary(plan, sittings(plan, records), records, store.timings(directory))
    w = Wording(language, game("citadels"))
    for row, bot in zip(rows, found, strict=True):
        assert f"{bot.bot}{' !' if bot.mishaps else ''}".startswith(row[0]) and row[1] == str(bot.games)
        assert (bot.bot == "lapsing") == (bot.mishaps > 0)
        assert row[2:5] == [w.percent(bot.win_rate.value), w.percents(bot.win_rate), w.about(bot.points)]
        assert bot.rating is not None and bot.seconds is not None
        assert row[5].startswith(w.number(bot.rating.mu, 1)) and row[6] == w.seconds(bot.seconds)
        assert row[7:] == ([w.part(bot.substituted)] if troubled else [])


@pytest.mark.parametrize("language", ["en", "pl"])
def test_without_openskill_there_are_no_ratings(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Nor is anything said about them."""
    for module in ("openskill", "openskill.models"):
        monkeypatch.setitem(sys.modules, module, None)
    out = terminal.run(*QUICK, "--lang", language)
    report = Path("run/report.html").read_text(encoding="utf-8")
    assert not any(word in out + report for word in ("Rating", "Ranking", "rating", "openskill"))


def test_everything_said_is_in_the_plan(terminal: Terminal) -> None:
    said = (
        "--bots greedy:noise=0.2,random --bots random --players 3 --limit 2.5 --crown 1 --vary cast=first_game,random"
    )
    terminal.run("arena", "citadels", *said.split(), "--games", "2", "--seed", "9", "--out", "deep/down")
    plan = store.plan(Path("deep/down"))
    assert plan.bots == ["greedy:noise=0.2", "random", "random"] and plan.players == 3 and plan.limit == 2.5
    assert plan.options == {"crown": 1} and plan.vary == {"cast": ["first_game", "random"]}
    assert [record.options["cast"] for record in store.records(Path("deep/down"))] == ["first_game", "random"]


@pytest.mark.usefixtures("plugged")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("2 games could not be finished", "The saves of games that failed are in run/crashes")),
        ("pl", ("Nie udało się dokończyć 2 partii", "Zapisy partii, które zakończyły się błędem, są w katalogu")),
    ],
)
def test_what_went_wrong_is_said(terminal: Terminal, language: str, words: tuple[str, ...]) -> None:
    out = terminal.run("arena", "crashing", *QUICK[2:], "--vary", "cast=first_game,random", "--lang", language)
    assert all(word in out for word in words)


@pytest.mark.usefixtures("plugged")
def test_substitutes_are_counted(terminal: Terminal) -> None:
    out = terminal.run("arena", "citadels", "--bots", "random,lapsing", *QUICK[4:])
    mishaps = sum(len(record.mishaps) for record in store.records(Path("run")))
    assert f"{mishaps} mishaps: substitutes answered for bots marked “!”" in out


@pytest.mark.usefixtures("plugged")
def test_a_run_without_a_finished_game_is_no_success(terminal: Terminal) -> None:
    assert run(["arena", "crashing", *QUICK[2:], "--cast", "random"]) == 1
    assert "4 games could not be finished" in terminal.capsys.readouterr().out
    assert run(["arena", "--resume", "run"]) == 1


def test_of_one_game_there_is_no_interval(terminal: Terminal) -> None:
    out = terminal.run(*QUICK[:4], "--games", "1", "--seed", "1", "--out", "run")
    assert re.search(r"random +3 +33\.3% +– ", out), "one bot in all seats"
    out = terminal.run("arena", "citadels", "--bots", "random,easy", "--games", "1", "--seed", "1", "--out", "other")
    assert len(re.findall(r"\d ± – ", out.replace("\u00a0", " "))) == 2


def test_help_in_both_languages(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "with rotating seats" in " ".join(terminal.run("arena", "--help").split())
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "ze zmianą miejsc" in " ".join(terminal.run("arena", "--help").split())


# -------------------------------------------------------------------- going on


@pytest.mark.usefixtures("plugged")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        (None, ("Interrupted:", "of 12 games", "in run\n", "Go on with: burgrave arena --resume run --jobs 2\n")),
        ("pl", ("Przerwano: z 12 partii", "w katalogu run\n", "burgrave arena --resume run --jobs 2 --lang pl\n")),
    ],
)
def test_control_c_keeps_what_was_played(terminal: Terminal, language: str | None, words: tuple[str, ...]) -> None:
    slow = ["arena", "citadels", "--bots", "slow*2,random", "--games", "12", "--seed", "1", "--jobs", "2"]
    command = [*BURGRAVE, *slow, "--out", "run", *(["--lang", language] if language is not None else [])]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8")
    waited = time.monotonic() + 60
    while not (Path("run/results.jsonl").exists() and results("run").count(b"\n") > 1):
        assert process.poll() is None and time.monotonic() < waited
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 130 and err == ""
    assert all(word in out for word in words)
    kept = results("run").count(b"\n")
    assert 1 < kept < 12 and f"{kept}" in out and "run/report.html\n" in out
    report = Path("run/report.html").read_text(encoding="utf-8")
    assert f"So far {kept} of 12 games have been played." in report
    assert f"Dotąd rozegrano {kept} z 12 partii." in report and f'<html lang="{language or "en"}">' in report
    terminal.run("arena", "--resume", "run")
    terminal.run(*slow, "--out", "whole")
    assert results("run") == results("whole")


def test_control_c_leaves_no_program_behind() -> None:
    """Three programs that neither leave when the game is over nor when they are told to."""
    Path("stubborn.py").write_text(STUBBORN)
    bots = [word for name in "abc" for word in ("--bots", f"pipe:{shlex.quote(sys.executable)} stubborn.py {name}")]
    command = [*BURGRAVE, "arena", "citadels", *bots, "--games", "2", "--jobs", "1", "--out", "run"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8")
    waited = time.monotonic() + 60
    while len(begun := [int(path.stem) for path in Path().glob("*.pid")]) < 6 or not Path("stuck").exists():
        assert process.poll() is None and time.monotonic() < waited
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130 and err == "" and "Interrupted:" in out
    assert not Path("run/report.html").exists(), "there is nothing to report yet"
    assert [pid for pid in begun if alive(pid)] == []


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_torn_line_is_played_again(terminal: Terminal) -> None:
    terminal.run(*QUICK)
    whole = results("run")
    Path("run/results.jsonl").write_bytes(whole[:-40])
    assert "4/4" in terminal.run("arena", "--resume", "run", "--lang", "en", "--jobs", "1")
    assert results("run") == whole


@pytest.mark.parametrize(
    ("arguments", "left_out"),
    [
        ("citadels", "citadels"),
        ("--players 3", "--players"),
        ("--bots random", "--bots"),
        ("--games 5", "--games"),
        ("--seed 2", "--seed"),
        ("--vary cast=random", "--vary"),
        ("--limit 3", "--limit"),
        ("--out other", "--out"),
        ("--great-wall-covers-itself true", "--great-wall-covers-itself"),
    ],
)
def test_a_resumed_run_keeps_its_plan(terminal: Terminal, arguments: str, left_out: str) -> None:
    refused = terminal.refused("arena", "--resume", "run", *arguments.split())
    assert refused == f"A resumed run keeps its plan: leave out {left_out}.\n"


def test_a_run_by_other_rules_does_not_go_on(terminal: Terminal) -> None:
    terminal.run(*QUICK)
    plan = msgspec.structs.replace(store.plan(Path("run")), rules_version=99)
    Path("run/plan.json").write_bytes(msgspec.json.encode(plan))
    assert "version 99 of the rules of citadels" in terminal.refused("arena", "--resume", "run")


# -------------------------------------------------------------------- what can go wrong


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("", "Say which game: citadels, architects, paladins, viscounts."),
        ("nosuch --bots random*2 --out run", "no game called 'nosuch'"),
        ("citadels --out run", "Say who plays, one bot for each seat: --bots hard,medium,easy,random."),
        ("citadels --bots= --out run", "Say who plays, one bot for each seat: --bots hard,medium,easy,random."),
        ("citadels --bots= --bots=, --out run", "Say who plays"),
        ("citadels --bots random*3 --players 4 --out run", "4 seats need 4 bots; 3 are given: random, random, random."),
        ("citadels --bots random*9 --out run", "citadels has seats for 8 at most, and more bots are given."),
        ("citadels --bots random*99999999999 --out run", "seats for 8 at most"),
        ("citadels --bots random,deep --out run", "no bot 'deep'; levels: easy, medium, hard"),
        ("citadels --bots random,,random --out run", "no bot ''"),
        ("citadels --bots random,greedy:slip=1 --out run", "no setting 'slip=1'"),
        ("citadels --bots random*2 --games 0 --out run", "There must be at least one game, not 0."),
        ("citadels --bots random*2 --games some --out run", "--games"),
        ("citadels --bots random*2 --jobs 0 --out run", "There must be at least one job, not 0."),
        (
            "citadels --bots random*2 --limit 0 --out run",
            "The limit is in seconds, more than 0 and at most 86400 (a day), not 0.",
        ),
        ("citadels --bots random*2 --limit nan --out run", "(a day), not nan."),
        ("citadels --bots random*2 --limit inf --out run", "(a day), not inf."),
        ("citadels --bots random*2 --limit 1e12 --out run", "(a day), not 1e+12."),
        ("citadels --bots random*2 --limit 86401 --out run", "(a day), not 86401."),
        ("citadels --bots random*2 --seed -1 --out run", "A seed is a whole number from 0 up, not -1."),
        ("citadels --bots random*2", "Say where the results go: --out DIR."),
        (
            "citadels --bots random*2 --out full",
            "full is not empty, and there is no run in it: name another directory.",
        ),
        ("citadels --bots random*2 --out full/file", "full/file is a file: name a new or an empty directory."),
        ("citadels --bots random*2 --out full/file/run", "full/file/run: Not a directory."),
        ("citadels --bots random*2 --out run --cast nope", "no cast 'nope'"),
        (
            "citadels --bots random*2 --out run --game 2",
            "There is no option --game (did you mean --games?); options of",
        ),
        ("citadels --bots random*2 --out run --cost 3", "There is no option --cost (did you mean --cast?)"),
        ("citadels --bots random*2 --out run --vary cast", "“cast” does not say what to vary"),
        ("citadels --bots random*2 --out run --vary cast=random,nope", "no cast 'nope'"),
        ("citadels --bots random*2 --out run --vary crown=0,first", "--crown first"),
        ("citadels --bots random*2 --out run --vary cost=1,2", "There is no option --cost (did you mean --cast?)"),
        ("citadels --bots random*2 --out run --vary cast=random --cast random", "The option --cast is given twice"),
        ("citadels --bots random*2 --out run --lang de", "languages: pl, en"),
        (
            "citadels --bots random*2 --out run --ray nowhere",
            "The Ray cluster at “nowhere” can't be reached: expected HOST:PORT",
        ),
        ("--resume nothing", "There is no run in nothing: plan.json is missing."),
        ("--resume full", "There is no run in full"),
    ],
)
def test_mistakes_are_told_in_one_sentence(terminal: Terminal, arguments: str, sentence: str) -> None:
    Path("full").mkdir()
    Path("full/file").touch()
    assert sentence in terminal.refused("arena", *arguments.split())
    assert not Path("run").exists() and os.listdir("full") == ["file"]


@pytest.mark.usefixtures("plugged")
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("citadels --bots random,choosy", "choosy plays with 4 players"),
        ("blind --bots random,greedy", "blind brings no heuristic player"),
        (
            "citadels --bots random,lost",
            "the bot lost can't be loaded from its entry point 'arena_nowhere:make': Modul",
        ),
        (
            "citadels --bots random,clumsy",
            "A bot failed at a trial question: clumsy answered -1, which was not offered.",
        ),
        ("citadels --bots random,clumsy --lang pl", "Bot zawiódł przy pytaniu próbnym: clumsy answered -1"),
    ],
)
def test_a_bot_that_does_not_fit_is_refused_before_anything_starts(
    terminal: Terminal, arguments: str, sentence: str
) -> None:
    assert sentence in terminal.refused("arena", *arguments.split(), "--out", "run")
    assert not Path("run").exists()


def test_a_program_that_ends_at_once_is_refused_before_anything_starts(terminal: Terminal) -> None:
    bot = f"pipe:{shlex.quote(sys.executable)} nosuchfile.py"
    told = terminal.refused("arena", "citadels", "--bots", "random", "--bots", bot, "--out", "run")
    assert told == f"A bot failed at a trial question: {bot} ended with exit code 2.\n"
    assert not Path("run").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("citadels --out run", "Podaj, kto gra"),
        (
            "citadels --bots random*2 --limit 1e12 --out run",
            "większy od 0 i wynosić najwyżej 86400 (doba), a nie 1e+12.",
        ),
        ("citadels --bots random*2 --game 2 --out run", "Nie ma opcji --game (może chodzi o --games?)"),
        ("citadels --bots random*3 --players 4 --out run", "Botów musi być tyle, ile miejsc, czyli 4, a podano 3"),
        ("citadels --bots random*2 --games 0 --out run", "co najmniej jedna partia, a nie 0"),
        ("citadels --bots random*9 --out run", "miejsc jest najwyżej 8, a podano więcej botów"),
        ("citadels --bots random*2 --out file", "file to plik: podaj nowy albo pusty katalog."),
        ("citadels --bots random*2 --out .", "nie jest pusty i nie ma w nim żadnej serii: podaj inny katalog."),
        ("citadels --bots random*2 --out run", "nie jest pusty: wznów tę serię (--resume)"),
        ("--resume nothing", "nie ma żadnej serii"),
        ("--resume nothing --seed 3", "Wznowiona seria zachowuje swój plan: pomiń --seed."),
    ],
)
def test_mistakes_are_told_in_polish(terminal: Terminal, arguments: str, sentence: str) -> None:
    Path("file").touch()
    Path("run").mkdir()
    Path("run/plan.json").touch()
    assert sentence in terminal.refused("arena", *arguments.split(), "--lang", "pl")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ray is not installed; type in Burgrave's folder: pip install '.[ray]'"),
        ("pl", "Ray nie jest zainstalowany; wpisz w katalogu Burgrave: pip install '.[ray]'"),
    ],
)
def test_without_ray(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str, sentence: str) -> None:
    monkeypatch.setattr(on_ray, "installed", lambda: False)
    assert sentence in terminal.refused(*QUICK, "--ray", "local", "--lang", language)
    assert not Path("run").exists()


def test_a_run_is_never_written_over(terminal: Terminal) -> None:
    terminal.run(*QUICK)
    before = results("run")
    assert "run is not empty: go on with it (--resume) or name another" in terminal.refused(*QUICK)
    assert results("run") == before
