"""The games of a plan in processes of this machine; one that dies takes no other game with it."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Final

from burgrave.arena.match import Played, lost, play
from burgrave.arena.plan import Plan
from burgrave.bots.guard import CLOSING

CONTEXT: Final = multiprocessing.get_context("spawn")  # the one way that is safe on every system
LIVES: Final = 2  # how often a game is begun before it is given up
PATIENCE: Final = CLOSING + 3.0  # seconds for a process to put its bots away


def play_here(plan: Plan, numbers: Iterable[int], jobs: int) -> Generator[Played, None, None]:
    """Play games in so many processes, one at a time in each, and yield them as they end."""
    waiting = deque(numbers)
    deaths: Counter[int] = Counter()
    workers = [Worker(plan) for _ in range(min(jobs, len(waiting)))]
    idle = workers[:]
    try:
        while waiting or len(idle) < len(workers):
            while waiting and idle:
                idle.pop().begin(waiting.popleft())
            busy = {worker.pipe: worker for worker in workers if worker not in idle}
            for pipe in wait(busy):
                worker = busy[pipe]  # type: ignore[index]  # wait gives back what it was given
                idle.append(worker)
                played = worker.played()
                if played is None:
                    deaths[worker.number] += 1
                    if deaths[worker.number] < LIVES:
                        waiting.appendleft(worker.number)
                        continue
                    played = lost(plan, worker.number, f"the process that played it died {LIVES} times")
                yield played
    finally:
        with _undisturbed():  # impatient people press Ctrl-C twice
            for worker in workers:
                worker.process.terminate()
            for worker in workers:
                worker.wait()


class Worker:
    """A process that plays games, and another one in its place when it has died."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._start()
        self.number = -1

    def _start(self) -> None:
        self.pipe, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=_work, args=(self._plan, theirs))
        with _undisturbed():
            self.process.start()
        theirs.close()

    def begin(self, number: int) -> None:
        """Hand out a game."""
        if not self.process.is_alive():  # it has died over nothing
            self._restart()
        self.number = number
        with suppress(OSError):  # it has died: then so much is told instead of a result
            self.pipe.send(number)

    def played(self) -> Played | None:
        """The game that was handed out, or None if the process died over it."""
        try:
            played: Played = self.pipe.recv()
        except (EOFError, OSError):
            self._restart()
            return None
        return played

    def _restart(self) -> None:
        self.process.terminate()
        self.wait()
        self._start()

    def wait(self) -> None:
        """See the process end, which it was told to do; its game, if any, is not finished."""
        self.pipe.close()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def _work(plan: Plan, pipe: Connection[object, object]) -> None:
    """Play the games whose numbers come in, until nobody wants any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which then ends its workers …
    signal.signal(signal.SIGTERM, _leave)  # … in such a way that bots can close what they have open
    with suppress(Leave, EOFError, BrokenPipeError):
        while True:
            number = pipe.recv()
            assert isinstance(number, int), "a worker gets numbers of games"
            pipe.send(play(plan, number))


class Leave(BaseException):
    """The process is to end. No Exception, nor SystemExit: a guard takes those for a mistake of its bot."""


def _leave(number: int, frame: FrameType | None) -> None:
    signal.signal(signal.SIGTERM, _already_leaving)  # nothing may disturb us while we put our bots away
    raise Leave


def _already_leaving(number: int, frame: FrameType | None) -> None:
    """Hear, and go on leaving. (Python complains of a signal that was on its way when it became an ignored one.)"""


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Let Ctrl-C wait; a process that starts meanwhile never hears it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
