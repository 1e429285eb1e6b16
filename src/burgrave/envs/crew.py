"""Processes that play the tables of a vector environment: started, told what to do, and ended together."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from mmap import mmap
from tempfile import TemporaryFile
from typing import Final

from burgrave.envs.buffers import Buffers, Packing, needed
from burgrave.envs.lens import Lens
from burgrave.envs.worker import DONE, HALVES, RESET, SEED_BYTES, STEP, Job
from burgrave.kernel.errors import BadSetup, BurgraveError
from burgrave.kernel.game import ONLY

PATIENCE: Final = 5.0  # seconds for a process that was told to end
CODE: Final = "from burgrave.envs.worker import main; main()"
MEMORY: Final = "/dev/shm"  # a folder that is never written to a disk, where there is one


class WorkerDied(BurgraveError):
    """A process of the environment has ended by itself; the environment is closed."""


class Crew:
    """The processes, and the memory that they share; it has no name, so that nothing of it can be left behind."""

    def __init__(self, lens: Lens, packing: Packing, tables: int, halves: list[slice], workers: int, most: int) -> None:
        if os.name != "posix":
            raise BadSetup("workers share memory as POSIX systems do; here the tables are played with workers=0")
        with TemporaryFile(dir=MEMORY if os.path.isdir(MEMORY) else None) as file:
            file.truncate(needed(lens, packing, tables))
            self.buffers: Final = Buffers(lens, packing, tables, mmap(file.fileno(), 0))
            self._workers: Final[list[subprocess.Popen[bytes]]] = []
            for worker in range(workers):
                shares = [shared(half, worker, workers) for half in halves]
                job = Job(
                    lens.game.name,
                    lens.players,
                    lens.options,
                    lens.reward,
                    packing,
                    tables,
                    most,
                    shares,
                    file.fileno(),
                )
                self._workers.append(_started(job))

    def reset(self, seed: int) -> None:
        """Begin a game on every table."""
        self._tell(RESET + seed.to_bytes(SEED_BYTES))
        self.wait()

    def step(self, which: int) -> None:
        """Let a half (2: both) go on; wait() waits for it."""
        self._tell(STEP[which])

    def _tell(self, order: bytes) -> None:
        for number, worker in enumerate(self._workers):
            assert worker.stdin is not None
            try:
                worker.stdin.write(order)
            except OSError:
                self._mourn(number)

    def wait(self) -> None:
        """Wait until all have done what they were told first."""
        for number, worker in enumerate(self._workers):
            assert worker.stdout is not None
            answer = worker.stdout.read(1)
            if not answer:
                self._mourn(number)
            elif answer != DONE:
                reason = worker.stdout.read(int.from_bytes(worker.stdout.read(4))).decode()
                self.close()
                raise BurgraveError(reason)

    def _mourn(self, number: int) -> None:
        worker = self._workers[number]
        try:
            code: object = worker.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            code = "none yet"
        count = len(self._workers)
        self.close()
        raise WorkerDied(f"worker {number + 1} of {count} has died (exit code {code}); the environment is closed")

    def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            assert worker.stdin is not None
            with suppress(OSError):
                worker.stdin.close()
        for worker in self._workers:
            try:
                worker.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                worker.kill()
                worker.wait()
            assert worker.stdout is not None
            worker.stdout.close()
        self._workers.clear()


def shared(half: slice, worker: int, workers: int) -> tuple[int, int]:
    """A worker's tables of a half: one after the other, and as many as the others have, as far as that goes."""
    count = half.stop - half.start
    return half.start + count * worker // workers, half.start + count * (worker + 1) // workers


def _started(job: Job) -> subprocess.Popen[bytes]:
    """A process of its own: nothing of this one is copied, neither threads nor the main script."""
    path = os.pathsep.join(part for part in sys.path if part)
    worker = subprocess.Popen(
        [sys.executable, "-c", CODE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=0,
        pass_fds=[job.memory],
        env=os.environ | {"PYTHONPATH": path, ONLY: job.game},
    )
    assert worker.stdin is not None
    worker.stdin.write(json.dumps(job).encode() + b"\n")
    return worker


assert len(STEP) == HALVES + 1
