"""The guard of a bot: whatever the bot does wrong, its seat answers, and somebody learns what went wrong."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from random import Random
from types import FrameType
from typing import Final, TypeVar

from burgrave.bots.pipe import Fault, Gone
from burgrave.bots.protocol import Bot, Budget, Closing
from burgrave.bots.registry import bot
from burgrave.kernel.errors import BadSetup
from burgrave.kernel.perspective import Perspective

GRACE: Final = 0.5  # seconds over the budget: a bot that keeps to it still has to hand its answer over
START: Final = 10.0  # seconds more for the first answer: programs and networks have to be loaded
CLOSING: Final = 5.0  # seconds to let go of everything
AGAIN: Final = 0.1  # seconds between alarms, in case the first one rang where Python ignores exceptions
LONGEST: Final = 120  # letters of what a bot raised or answered
TRIES: Final = 3  # after so many wrong answers nobody waits for a right one any more

T = TypeVar("T")


class TimeUp(BaseException):
    """The alarm has rung. No Exception, so that a bot's ``except Exception`` does not swallow it."""


class Guard:
    """A bot and its substitute: ``greedy`` where the game brings a heuristic player, else ``random``.

    The substitute answers for a bot that raises, that chooses what was not offered, or that takes too long. A bot that
    has hung or ended is not asked again, nor is one that was wrong three times.

    A hanging bot can be stopped only in the main thread and where the system has interval timers (not on Windows);
    elsewhere the guard waits for it. A ``pipe`` bot is a process of its own, and keeps to its time everywhere.

    BadSetup passes through until the bot has given its first answer: that is a mistake of whoever wrote the spec.
    """

    def __init__(self, spec: str, seed: int, budget: Budget) -> None:
        self.mishap: str | None = None  # why a substitute gave the last answer
        self.seconds = 0.0  # that the bot thought about the last answer
        self._spec: Final = spec
        self._budget: Final = budget
        self._seed = seed
        self._bot: Bot | None = None
        self._substitute: Bot | None = None
        self._proven = False  # the bot has answered as it should
        self._wrong = 0  # times that it did not
        self._given_up: str | None = None  # why it is not asked any more
        self._make()

    def choose(self, perspective: Perspective) -> int:
        """The bot's answer, or a substitute's; ``mishap`` says which, ``seconds`` how long the bot thought about it."""
        self.mishap = None
        self.seconds = 0.0
        offered = perspective.options
        if self._bot is not None:
            answer = self._ask(self._bot, perspective, offered)
            if answer is not None:
                self._proven = True
                return answer
        if self._given_up is not None:
            self.mishap = self._given_up
        return self._substitute_answer(perspective, offered)

    @property
    def given_up(self) -> bool:
        """Whether the bot is not asked any more: a substitute plays on."""
        return self._given_up is not None

    def renew(self, seed: int) -> None:
        """Go on with a new bot of the same kind, unless it holds a process or has been given up.

        The terminal does so before each answer: whoever resumes a game meets the same bots.
        """
        self._seed = seed
        self._substitute = None
        if self._bot is not None and not isinstance(self._bot, Closing):
            self._make()

    def close(self) -> None:
        """The game is over: let the bot go."""
        close_all([self])

    def release(self) -> Bot | None:
        """The bot, which is not asked any more; whoever takes it has to let it go."""
        released, self._bot = self._bot, None
        return released

    # ---------------------------------------------------------------- the bot

    def _make(self) -> None:
        limit = None if self._budget.seconds is None else START
        try:
            self._bot = within(limit, lambda: bot(self._spec, self._seed))
        except TimeUp:
            self._give_up(f"{self._spec} took longer than {START:g} s to begin")
        except (Exception, SystemExit) as error:
            if isinstance(error, BadSetup) and not self._proven:
                raise
            self._give_up(self._told(error))

    def _ask(self, asked: Bot, perspective: Perspective, offered: list[int]) -> int | None:
        """The bot's answer; None, and the reason, where it gave none that counts."""
        seconds = self._budget.seconds
        limit = None if seconds is None else seconds + GRACE + (0 if self._proven else START)
        if limit is not None:
            _ = perspective.view  # games put off some work until somebody looks: no alarm may ring in the middle of it
        try:
            answer: object = within(limit, lambda: self._timed(asked, perspective))
        except TimeUp:
            self._give_up(f"{self._spec} took longer than {limit:g} s")
        except Gone as error:
            self._give_up(str(error))
        except (Exception, SystemExit) as error:
            if isinstance(error, BadSetup) and not self._proven:
                raise
            self._was_wrong(self._told(error))
        else:
            if type(answer) is int and answer in offered:
                return answer
            self._was_wrong(f"{self._spec} answered {_shown(answer, perspective)}, which was not offered")
        return None

    def _timed(self, asked: Bot, perspective: Perspective) -> int:
        began = time.perf_counter()
        try:
            return asked.choose(perspective, self._budget)
        finally:
            self.seconds = time.perf_counter() - began

    def _told(self, error: BaseException) -> str:
        if isinstance(error, Fault):
            return str(error)  # it names the bot
        return f"{self._spec} raised {_line(error)}"

    def _was_wrong(self, what: str) -> None:
        self._wrong += 1
        self.mishap = what
        if self._wrong == TRIES:
            self._give_up(what)

    def _give_up(self, why: str) -> None:
        self._given_up = why
        self.close()

    # ---------------------------------------------------------------- the substitute

    def _substitute_answer(self, perspective: Perspective, offered: list[int]) -> int:
        try:
            if self._substitute is None:
                self._substitute = bot("random" if perspective.game.insight is None else "greedy", self._seed)
            return self._substitute.choose(perspective)
        except Exception:  # the bot may have been the same heuristic player, and have failed for the same reason
            return Random(self._seed).choice(offered)


def close_all(guards: Iterable[Guard]) -> None:
    """The game is over: let all bots go at the same time, so that those who linger do not add up.

    Each in a thread: an interruption is raised in the main thread only, and so can't leave a program half ended.
    """
    released: list[object] = [guard.release() for guard in guards]
    closing = [one for one in released if isinstance(one, Closing)]
    endings = [threading.Thread(target=_let_go, args=(one,), daemon=True) for one in closing]
    until = time.monotonic() + CLOSING
    try:
        _wait(endings, until)
    finally:
        _wait(endings, until)  # again, if we were interrupted


def _let_go(closing: Closing) -> None:
    with suppress(Exception, SystemExit):  # it was asked to go, and nobody is at the table any more who could be told
        closing.close()


def _wait(threads: Sequence[threading.Thread], until: float) -> None:
    """Start the threads that have not been started, and wait for all."""
    for thread in threads:
        with suppress(RuntimeError):  # it runs already: an interruption came before it could say so
            if thread.ident is None:
                thread.start()
    for thread in threads:
        thread.join(max(until - time.monotonic(), 0))


def _shown(answer: object, perspective: Perspective) -> str:
    """An answer as part of a sentence: as text where it is an option of the game."""
    if type(answer) is int and 0 <= answer < len(perspective.game.vocabulary):
        return repr(perspective.text(answer))
    return _line(answer)


def _line(thing: object) -> str:
    """What a bot gave us, as part of a sentence, however odd it is."""
    try:
        text = " ".join(repr(thing).split())
    except Exception:
        text = type(thing).__name__
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def within(seconds: float | None, call: Callable[[], T]) -> T:
    """The result of a call that may take so long; raises TimeUp in it, where that is possible (see Guard)."""
    if seconds is None or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        return call()
    waiting = True

    def ring(number: int, frame: FrameType | None) -> None:
        if waiting:
            raise TimeUp

    handler = signal.getsignal(signal.SIGALRM)
    left, interval = signal.getitimer(signal.ITIMER_REAL)  # somebody else's alarm: it goes on afterwards
    began = time.monotonic()
    try:
        signal.signal(signal.SIGALRM, ring)
        signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
        return call()
    finally:
        waiting = False
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, signal.SIG_DFL if handler is None else handler)
        if left:
            signal.setitimer(signal.ITIMER_REAL, max(left - (time.monotonic() - began), 0.001), interval)
