"""Thinking in several processes: each searches by itself with a seed of its own, and their findings are added up."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection

from burgrave.bots.thought import Thought
from burgrave.kernel.errors import BadSetup, BurgraveError


class ThoughtLost(BurgraveError):
    """One of the processes did not come back."""


def think_in_parallel(run: Callable[[int], list[Thought]], jobs: int) -> list[Thought]:
    """Let so many processes think, each given its number: they begin as copies of this one, because a table in the
    middle of a flow can be copied in no other way, and nothing has to be sent to them."""
    if "fork" not in multiprocessing.get_all_start_methods():
        raise BadSetup("the bot ismcts can't think in several processes on this system: leave out jobs")
    fork = multiprocessing.get_context("fork")
    thinkers = []
    try:
        for job in range(jobs):
            here, there = fork.Pipe(duplex=False)
            process = fork.Process(target=_think, args=(run, job, there), daemon=True)
            process.start()
            there.close()
            thinkers.append((process, here))
        found = [here.recv() for _, here in thinkers]
    except EOFError:
        raise ThoughtLost("a process that was thinking along has died") from None
    finally:  # also when an alarm rings in the middle
        for process, here in thinkers:
            process.kill()
            process.join()
            here.close()
    return [add_up(list(thoughts)) for thoughts in zip(*found, strict=True)]


def _think(run: Callable[[int], list[Thought]], job: int, found: Connection) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # whatever the parent does then is the parent's affair
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    found.send(run(job))


def add_up(thoughts: list[Thought]) -> Thought:
    """What several searches found out about the same option."""
    visits = sum(thought.visits for thought in thoughts)
    wins = sum(thought.wins * thought.visits for thought in thoughts)
    points = sum(thought.points * thought.visits for thought in thoughts)
    squares = sum(thought.squares * thought.visits for thought in thoughts)
    count, then = visits or 1, max(thoughts, key=lambda thought: thought.visits).then
    return Thought(thoughts[0].option, visits, wins / count, points / count, squares / count, then)
