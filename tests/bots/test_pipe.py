"""Bots as programs: what is said to them, what they may answer, and that nothing of them stays behind."""

from __future__ import annotations

import gc
import json
import os
import shlex
import signal
import sys
import textwrap
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import burgrave
from burgrave.bots import Budget, bot, pipe
from burgrave.bots.pipe import Fault, Gone, PipeBot
from burgrave.kernel.perspective import Perspective

EXAMPLE = Path(__file__).parents[2] / "examples" / "pipe_bot.py"

BEGINNING = """
import json, os, sys, time

def say(line):
    sys.stdout.write(line + "\\n")
    sys.stdout.flush()

def hear():
    return json.loads(sys.stdin.readline())

hear()
say('{"ready": true, "name": "test"}')
"""

Program = Callable[..., PipeBot]


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """A bot that runs a piece of Python after (or without) the usual beginning."""

    def made(code: str, beginning: str = BEGINNING) -> PipeBot:
        path = tmp_path / "a bot.py"
        path.write_text(beginning + textwrap.dedent(code))
        return pipe.make(f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}", 7)

    return made


@pytest.fixture
def perspective() -> Perspective:
    table = burgrave.new("citadels", 3, 1)
    return Perspective(table, table.asks[0].player)


def process(pipe_bot: PipeBot) -> int:
    return pipe_bot._program._process.pid


def gone(pid: int) -> bool:
    """Neither running nor a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


# -------------------------------------------------------------------- the example


def test_the_example_plays_whole_games_and_beats_chance() -> None:
    won = 0
    for seed in range(4):
        table = burgrave.new("citadels", 4, seed)
        example = bot(f"pipe:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}", seed)
        others = bot("random", seed)
        while (ask := table.ask) is not None:
            seated = example if ask.player == seed else others
            table.answer(seated.choose(Perspective(table, ask.player), Budget(20)), ask.player)
        assert isinstance(example, PipeBot) and example.name == "likings"
        pid = process(example)
        example.close()
        assert gone(pid) and example._program._process.returncode == 0
        won += seed in table.winners
    assert won >= 3


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 40


# -------------------------------------------------------------------- what is said


def test_what_a_program_is_told(program: Program, tmp_path: Path) -> None:
    heard = tmp_path / "heard.jsonl"
    code = f"""
        import sys
        with open({str(heard)!r}, "w") as file:
            for line in sys.stdin:
                file.write(line)
                print('{{"answer": 0}}' if "ask" in line else '{{"ready": true}}', flush=True)
    """
    told_bot = program(code, "")
    table = burgrave.new("citadels", 3, 1)
    while len([seat for seat, _ in table.answers if seat == 2]) < 3:
        ask = table.asks[0]
        if ask.player == 2:
            table.answer(told_bot.choose(Perspective(table, 2), Budget(9)), 2)
        else:
            table.answer(ask.options[-1], ask.player)
    told_bot.close()
    lines: list[dict[str, Any]] = [json.loads(line) for line in heard.read_text().splitlines()]
    assert lines[0] == {"burgrave": 1, "game": "citadels", "seat": 2, "players": 3, "seed": 7}
    assert [line["ask"] for line in lines[1:4]] == [1, 2, 3] and lines[4:] == [{"over": True}]
    assert lines[1]["prompt"] == "pick" and lines[1]["options"][0].startswith("pick ") and lines[1]["seconds"] == 9
    assert lines[1]["view"]["seat"] == 2 and len(lines[1]["view"]["players"]) == 3
    events = [event for line in lines[1:4] for event in line["events"]]
    known = table.events(2)[: len(events)]
    assert [event["text"] for event in events] == [told.text("en") for told in known]
    assert [event["kind"] for event in events] == [told.kind for told in known] and events[0]["args"] is not None


@pytest.mark.parametrize(
    ("said", "place"),
    [
        ('{"answer": 1}', 1),
        ("json.dumps({'answer': asked['options'][1]})", 1),
        ("json.dumps({'ask': asked['ask'], 'answer': 0, 'thoughts': 'none'})", 0),
        ('{"ask": 0, "answer": 0}\\n{"ask": 1, "answer": 1}', 1),
        ('{"answer": 1}\\n{"answer": 0}', 1),
    ],
)
def test_what_a_program_may_answer(program: Program, perspective: Perspective, said: str, place: int) -> None:
    line = said if said.startswith("json") else repr(said).replace("\\\\n", "\\n")
    answering = program(f"asked = hear(); say({line}); hear()")
    assert answering.choose(perspective) == perspective.options[place]
    answering.close()


def test_a_line_may_come_in_pieces(program: Program, perspective: Perspective) -> None:
    slow = program(
        """
        hear()
        for piece in ('{"ans', 'wer": ', '1}', '\\n'):
            sys.stdout.write(piece)
            sys.stdout.flush()
            time.sleep(0.05)
        hear()
        """
    )
    assert slow.choose(perspective, Budget(5)) == perspective.options[1]
    slow.close()


def test_what_nobody_asked_for_is_passed_over(program: Program, perspective: Perspective) -> None:
    chatty = program(
        """
        hear(); say('{"answer": 1}'); say("I played 1"); time.sleep(0.1)
        hear(); say('{"answer": 0}'); hear()
        """
    )
    assert chatty.choose(perspective) == perspective.options[1]
    time.sleep(0.3)
    assert chatty.choose(perspective) == perspective.options[0]
    chatty.close()


# -------------------------------------------------------------------- what can go wrong


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("hello", "wrote 'hello' instead of {\"answer\": …}"),
        ("", "wrote '' instead of"),
        ("[1]", "wrote '[1]' instead of"),
        ('{"ans": 1}', "instead of"),
        ('{"answer": true}', "instead of"),
        ('{"answer": 1.5}', "instead of"),
        ('{"answer": -1}', "answered -1, which was not offered"),
        ('{"answer": 99}', "answered 99, which was not offered"),
        ('{"answer": "build temple"}', "answered 'build temple', which was not offered"),
        ("x" * 200, "x…' instead of"),
        ('{"answer": "' + "x" * 200 + '"}', "x…', which was not offered"),
    ],
)
def test_no_answer(program: Program, perspective: Perspective, said: str, sentence: str) -> None:
    wrong = program(f"hear(); say({said!r}); hear(); say('{{\"answer\": 0}}'); hear()")
    with pytest.raises(Fault) as told:
        wrong.choose(perspective, Budget(5))
    assert sentence in str(told.value) and str(told.value).startswith("pipe:") and not isinstance(told.value, Gone)
    assert wrong.choose(perspective, Budget(5)) == perspective.options[0]
    wrong.close()


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("hear(); sys.exit(3)", "ended with exit code 3"),
        ("hear(); sys.stdout.write('{\"answer'); sys.exit(0)", "instead of"),
        ("hear(); os.kill(os.getpid(), 9)", "was ended by signal 9"),
        ("hear(); os.close(1); time.sleep(10)", "closed its output"),
        ("hear(); time.sleep(10)", "did not answer within 0.35 s"),
    ],
)
def test_the_end_of_a_program(program: Program, perspective: Perspective, code: str, sentence: str) -> None:
    ending = program(code)
    pid = process(ending)
    with pytest.raises(Fault, match=sentence):
        ending.choose(perspective, Budget(0.1) if "sleep" in code and "close" not in code else Budget(5))
    if "close" not in code and "sleep" not in code:
        with pytest.raises(Gone, match="ended"):
            ending.choose(perspective)
    ending.close()
    assert gone(pid)


@pytest.mark.parametrize(
    ("beginning", "sentence"),
    [
        ("input(); print('hello', flush=True); input()", "began with 'hello' instead of {\"ready\": true}"),
        ("print(input(), flush=True)", 'instead of {"ready": true}'),
        ("input(); print('{\"ready\": false}', flush=True)", 'instead of {"ready": true}'),
        ("raise SystemExit(4)", "ended with exit code 4"),
        ("import time; time.sleep(10)", "did not answer within 0.5 s"),
    ],
)
def test_a_bad_beginning(
    program: Program, perspective: Perspective, monkeypatch: pytest.MonkeyPatch, beginning: str, sentence: str
) -> None:
    monkeypatch.setattr(pipe, "START", 0.5 if "sleep" in beginning else 10)
    silent = program("", beginning)
    with pytest.raises(Gone) as told:
        silent.choose(perspective)
    assert sentence in str(told.value)
    silent.close()


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("", "needs a command"),
        ("  ", "needs a command"),
        ("no-such-program --fast", "pipe:no-such-program --fast can't be started: No such file"),
        ("/", "can't be started: Permission denied"),
        ("python3 'bot.py", "can't be started: No closing quotation"),
    ],
)
def test_commands_that_can_not_be_run(command: str, sentence: str) -> None:
    with pytest.raises(burgrave.BadSetup) as told:
        bot(f"pipe:{command}", 0)
    assert sentence in str(told.value)


# -------------------------------------------------------------------- nothing stays behind


def test_a_program_that_does_not_read_does_not_stop_us(
    program: Program, perspective: Perspective, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pipe, "LEAVE", 0.2)
    deaf = program("while True: time.sleep(0.02); say('{\"answer\": 0}')")
    for _ in range(100):  # much more than a pipe holds
        deaf.choose(perspective, Budget(5))
    pid = process(deaf)
    deaf.close()
    assert gone(pid)


def test_a_program_that_babbles_is_not_listened_to(program: Program, perspective: Perspective) -> None:
    babbling = program("hear(); say('{\"answer\": 1}')\nfor _ in range(1_000_000): print('la')")
    assert babbling.choose(perspective) == perspective.options[1]
    while babbling._program._process.poll() is None:
        time.sleep(0.01)
    babbling.close()


@pytest.mark.parametrize("manners", ["", "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)"])
def test_a_program_that_does_not_leave_is_made_to(
    program: Program, perspective: Perspective, monkeypatch: pytest.MonkeyPatch, manners: str
) -> None:
    monkeypatch.setattr(pipe, "LEAVE", 0.2)
    staying = program(f"{manners}\nhear(); say('{{\"answer\": 0}}'); time.sleep(60)")
    staying.choose(perspective)
    pid = process(staying)
    began = time.monotonic()
    staying.close()
    staying.close()
    assert gone(pid) and time.monotonic() - began < 20
    assert staying._program._process.returncode == -(signal.SIGKILL if manners else signal.SIGTERM)


def test_a_forgotten_bot_takes_its_program_along(program: Program, perspective: Perspective) -> None:
    forgotten = program("hear(); say('{\"answer\": 0}'); hear()")
    forgotten.choose(perspective)
    pid = process(forgotten)
    del forgotten
    gc.collect()
    assert gone(pid)


def test_a_bot_that_was_never_asked_leaves_too(program: Program) -> None:
    unasked = program("", "for line in open(0):\n    raise SystemExit(line)\n")
    pid = process(unasked)
    unasked.close()
    assert gone(pid) and unasked._program._process.returncode == 0, "its input ends, and nothing was said"
