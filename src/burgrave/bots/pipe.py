"""The pipe bot: a program in any language that answers in JSON lines; docs/bots.md describes what is said."""

from __future__ import annotations

import os
import queue
import shlex
import signal
import subprocess
import threading
import time
import weakref
from contextlib import suppress
from typing import IO, Final, TypeAlias

import msgspec

from burgrave.bots.protocol import UNLIMITED, Budget
from burgrave.kernel.errors import BadSetup, BurgraveError
from burgrave.kernel.perspective import Perspective

PROTOCOL: Final = 1  # raised whenever an old program would misunderstand a new line
START: Final = 10.0  # seconds to load and say that it is ready
GRACE: Final = 0.25  # seconds over the budget, for the way to the program and back
LEAVE: Final = 1.0  # seconds to leave when the game is over, and again after being told to
FORCE: Final = getattr(signal, "SIGKILL", signal.SIGTERM)  # Windows has no other way
LONGEST: Final = 1 << 20  # bytes of a line; what is longer is no answer
SHOWN: Final = 60  # letters of it in a sentence
UNASKED: Final = 1000  # lines that nobody has read
OVER: Final = msgspec.json.encode({"over": True}) + b"\n"

Outbox: TypeAlias = "queue.SimpleQueue[bytes | None]"
Inbox: TypeAlias = "queue.SimpleQueue[bytes | None]"


class Fault(BurgraveError):
    """A program said something that is no answer. The text names it and what it said."""


class Gone(Fault):
    """A bot's program has ended or hangs: it will not answer any more."""


class Ready(msgspec.Struct):
    """What a program says first."""

    ready: bool
    name: str = ""


class Answer(msgspec.Struct):
    """What a program says to a question: an option's text, or its place in the list."""

    answer: str | int
    ask: int | None = None  # which question that was; an answer to an earlier one is passed over


class PipeBot:
    """Asks a program that runs beside us."""

    def __init__(self, command: str, seed: int) -> None:
        self.name = ""  # what the program calls itself, from its first answer on
        self._spec: Final = f"pipe:{command}"
        self._seed: Final = seed
        self._program: Final = Program(command)
        self._met = False
        self._asked = 0
        self._heard = 0  # events told so far

    def choose(self, perspective: Perspective, budget: Budget = UNLIMITED) -> int:
        """The program's answer; raises Gone or Fault where there is none."""
        if not self._met:
            self._meet(perspective)
        offered = perspective.options
        texts = [perspective.text(option) for option in offered]
        events = perspective.events(self._heard)
        self._heard += len(events)
        self._asked += 1
        self._program.send(
            {
                "ask": self._asked,
                "prompt": perspective.ask.prompt,
                "options": texts,
                "view": msgspec.json.decode(perspective.view.json()),
                "events": [{"kind": e.kind, "args": dict(e.args), "text": e.text("en")} for e in events],
                "seconds": budget.seconds,
            }
        )
        answer = self._answer(None if budget.seconds is None else budget.seconds + GRACE)
        if answer in texts:
            return offered[texts.index(answer)]
        if isinstance(answer, int) and 0 <= answer < len(offered):
            return offered[answer]
        raise Fault(f"{self._spec} answered {_shown(answer)}, which was not offered")

    def close(self) -> None:
        """Tell the program that the game is over, and see to it that it ends."""
        self._program.close()

    def _meet(self, perspective: Perspective) -> None:
        """Say what is played and where the program sits."""
        self._program.send(
            {
                "burgrave": PROTOCOL,
                "game": perspective.game.name,
                "seat": perspective.seat,
                "players": perspective.players,
                "seed": self._seed,
            }
        )
        line = self._line(time.monotonic() + START)
        try:
            ready = msgspec.json.decode(line, type=Ready)
        except msgspec.DecodeError:
            ready = Ready(False)
        if not ready.ready:
            raise Gone(f'{self._spec} began with {_shown(_text(line))} instead of {{"ready": true}}')
        self.name = ready.name
        self._met = True

    def _answer(self, seconds: float | None) -> str | int:
        """What the program says to the question that was put last."""
        until = None if seconds is None else time.monotonic() + seconds
        while True:
            line = self._line(until)
            try:
                said = msgspec.json.decode(line, type=Answer)
            except msgspec.DecodeError as error:
                raise Fault(f'{self._spec} wrote {_shown(_text(line))} instead of {{"answer": …}}') from error
            if said.ask in (None, self._asked):
                return said.answer

    def _line(self, until: float | None) -> bytes:
        """The program's next line."""
        began = time.monotonic()
        try:
            line = self._program.receive(None if until is None else until - began)
        except queue.Empty:
            raise Gone(f"{self._spec} did not answer within {(until or began) - began:.3g} s") from None
        if line is None:
            raise Gone(f"{self._spec} {self._program.ending()}")
        return line


class Program:
    """A process that is spoken to in JSON lines. It ends with us, however we end."""

    def __init__(self, command: str) -> None:
        self._process: Final = _started(command)
        self._outbox: Outbox = queue.SimpleQueue()
        self._inbox: Inbox = queue.SimpleQueue()
        assert self._process.stdin is not None and self._process.stdout is not None, "both are pipes"
        # Threads, because reading and writing may both block and Windows has no other way to wait with a limit.
        # They must not know this object: it would never be garbage.
        threads = [
            threading.Thread(target=_write, args=(self._process.stdin, self._outbox), daemon=True),
            threading.Thread(target=_read, args=(self._process.stdout, self._inbox), daemon=True),
        ]
        for thread in threads:
            thread.start()
        self.close: Final = weakref.finalize(self, _end, self._process, self._outbox, threads)

    def send(self, message: dict[str, object]) -> None:
        """Say something; what the program said before that was not asked for, and is thrown away."""
        while not self._inbox.empty():
            line = self._inbox.get()
            if line is None:
                self._inbox.put(None)
                break
        self._outbox.put(msgspec.json.encode(message) + b"\n")

    def receive(self, seconds: float | None) -> bytes | None:
        """The next line, or None when the program has closed its output; raises queue.Empty when time is up."""
        line = self._inbox.get(timeout=None if seconds is None else max(seconds, 0))
        if line is None:
            self._inbox.put(None)  # nor will there be another line next time
        return line

    def ending(self) -> str:
        """How the program ended, as part of a sentence."""
        try:
            code = self._process.wait(LEAVE)
        except subprocess.TimeoutExpired:
            return "closed its output"
        return f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}"


def _started(command: str) -> subprocess.Popen[bytes]:
    """The process, in a session of its own: a Ctrl-C in the terminal is for us."""
    words: str | list[str] = command
    try:
        if os.name == "posix":
            words = shlex.split(command)
        if not command.strip():
            raise BadSetup("the bot pipe needs a command, such as pipe:python3 examples/pipe_bot.py")
        return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
    except (OSError, ValueError) as error:  # ValueError: a quotation mark without its other half
        raise BadSetup(f"pipe:{command} can't be started: {getattr(error, 'strerror', None) or error}") from error


def _write(stream: IO[bytes], outbox: Outbox) -> None:
    """Pass lines on to a program until None comes or it stops reading; if it was spoken to, it hears of the end."""
    spoken = False
    with suppress(OSError), stream:  # where it has ended, whoever waits for its answer will be told
        while (line := outbox.get()) is not None:
            stream.write(line)
            stream.flush()
            spoken = True
        if spoken:
            stream.write(OVER)


def _read(stream: IO[bytes], inbox: Inbox) -> None:
    """Pass a program's lines on, and None after the last one; whoever babbles is not listened to any more."""
    with stream:
        while (line := stream.readline(LONGEST)) and inbox.qsize() < UNASKED:
            inbox.put(line)
    inbox.put(None)


def _end(process: subprocess.Popen[bytes], outbox: Outbox, threads: list[threading.Thread]) -> None:
    """Let a program leave by itself, then make it leave; nothing of it stays behind."""
    outbox.put(None)
    for force in (signal.SIGTERM, FORCE):
        try:
            process.wait(LEAVE)
        except subprocess.TimeoutExpired:
            _stop(process, force)
    process.wait()
    for thread in threads:
        thread.join(LEAVE)


def _stop(process: subprocess.Popen[bytes], how: signal.Signals) -> None:
    """End a program and, where that is possible, whatever it has started."""
    with suppress(ProcessLookupError):  # it has just ended
        if os.name == "posix":
            os.killpg(process.pid, how)
        else:
            process.kill()


def _text(line: bytes) -> str:
    return line.decode(errors="replace").strip()


def _shown(said: str | int) -> str:
    """What a program said, or its beginning, for a sentence."""
    return repr(f"{said[:SHOWN]}…" if isinstance(said, str) and len(said) > SHOWN else said)


def make(text: str, seed: int) -> PipeBot:
    """``pipe:python3 examples/pipe_bot.py``."""
    return PipeBot(text, seed)
