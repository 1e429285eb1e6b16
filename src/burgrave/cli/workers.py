"""Workers: the processes that serve. One serves in the command's own process; several are looked after by it."""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from types import FrameType
from typing import Final

import msgspec
import uvicorn
from prometheus_client.multiprocess import mark_process_dead

from burgrave.server.doors import KEPT_BACK, Door, allow_files
from burgrave.server.logs import described
from burgrave.server.settings import Settings
from burgrave.web.site import create

LOG: Final = logging.getLogger(__name__)
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"  # where workers put their figures together
SETTINGS: Final = "BURGRAVE_SETTINGS"  # how a worker gets what the command was told
GRACE: Final = 3  # seconds for open requests when the server stops
LAST: Final = 5.0  # seconds more, before a worker that does not stop is killed
SHORT: Final = 5.0  # seconds: a worker that lives no longer has not really begun
LONGEST: Final = 30.0  # seconds until such a worker is tried again, after twice as many each time
TRIES: Final = 5  # for all of them, before the server gives up
NOT_BEGUN: Final = 3  # exit code
COMMAND: Final = [sys.executable, "-m", "burgrave.cli.workers"]


class Job(msgspec.Struct, frozen=True):
    """What a worker is told."""

    settings: Settings
    listening: int  # the socket, already open
    alive: int  # a pipe that is closed when the command ends, however it ends


def serve_here(settings: Settings, listening: socket.socket) -> int:
    """Serve in this process until somebody stops it; the exit code."""
    Door.most, Door.proxies = allow_files() - KEPT_BACK, settings.proxies
    config = uvicorn.Config(
        create(settings),
        http=Door,
        log_config=described(),
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        access_log=False,
        ws_per_message_deflate=False,  # messages are tiny, and each compressor takes hundreds of kilobytes
        ws_max_size=4096,
        ws_ping_interval=60,  # a thousand tabs are pinged at once
        timeout_graceful_shutdown=GRACE,
    )
    server = uvicorn.Server(config)
    server.run(sockets=[listening])
    return 0 if server.started else NOT_BEGUN


class Worker:
    """One process that serves, started again when it ends."""

    def __init__(self, settings: Settings, listening: socket.socket, index: int, figures: str) -> None:
        self._figures: Final = figures  # a folder
        self._settings: Final = msgspec.structs.replace(settings, worker=index)
        self._listening: Final = listening
        self._process: subprocess.Popen[bytes] | None = None
        self._life: int | None = None
        self._began = self._again = 0.0
        self.failures = 0  # one after the other

    def look_after(self) -> None:
        """Start it, if it is time to."""
        if self._process is not None:
            if self._process.poll() is None:
                return
            self._ended(self._process.returncode)
        if time.monotonic() >= self._again:
            self._start()

    def _start(self) -> None:
        alive, life = os.pipe()
        job = Job(self._settings, self._listening.fileno(), alive)
        self._process = subprocess.Popen(
            COMMAND,
            env={**os.environ, SHARED: self._figures, SETTINGS: msgspec.json.encode(job, enc_hook=str).decode()},
            pass_fds=[job.listening, alive],
        )
        os.close(alive)
        self._life, self._began = life, time.monotonic()

    def _ended(self, code: int) -> None:
        lived = time.monotonic() - self._began
        self.failures = self.failures + 1 if lived < SHORT else 0
        pause = min(2.0 ** (self.failures - 2), LONGEST) if self.failures > 1 else 0.0  # once may be an accident
        LOG.error(
            "worker %d ended with code %d after %.0f s; the next begins in %g s",
            self._settings.worker,
            code,
            lived,
            pause,
        )
        self._again = time.monotonic() + pause
        self.forget()

    def forget(self) -> None:
        """Let it go: it ends, if it has not yet."""
        if self._life is not None:
            os.close(self._life)
        if self._process is not None:
            mark_process_dead(self._process.pid, self._figures)  # type: ignore[no-untyped-call]  # its tabs are closed
        self._process = self._life = None

    def stop(self) -> None:
        """Ask it to end."""
        if self._process is not None:
            self._process.terminate()

    def wait(self, until: float) -> None:
        """Until it has ended; after that time it is killed."""
        if self._process is not None:
            try:
                self._process.wait(max(0.0, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self.forget()


def look_after(settings: Settings, listening: socket.socket) -> int:
    """Start the workers, again and again where one ends, until somebody stops the command; the exit code."""
    stopped = threading.Event()

    def stop(number: int, frame: FrameType | None) -> None:
        stopped.set()

    before = {one: signal.signal(one, stop) for one in (signal.SIGINT, signal.SIGTERM)}
    figures = tempfile.TemporaryDirectory(prefix="burgrave-")
    workers = [Worker(settings, listening, index, figures.name) for index in range(settings.workers)]
    code = 0
    try:
        while not stopped.wait(0.1):
            for worker in workers:
                worker.look_after()
            if all(worker.failures >= TRIES for worker in workers):
                LOG.error("no worker can begin: the server ends")
                code = NOT_BEGUN
                break
    finally:
        for worker in workers:
            worker.stop()
        until = time.monotonic() + GRACE + LAST
        for worker in workers:
            worker.wait(until)
        figures.cleanup()
        for one, handler in before.items():
            signal.signal(one, handler)
    return code


def _end_with(alive: int) -> None:
    """End when the command does, also where it was killed: nobody else may hold the port."""
    os.read(alive, 1)
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(GRACE + LAST)
    os._exit(1)


def main() -> int:
    """One of several workers."""
    job = msgspec.json.decode(os.environ.pop(SETTINGS), type=Job, dec_hook=lambda kind, value: kind(value))
    for passed in (job.listening, job.alive):
        os.set_inheritable(passed, False)  # engines have no use for them
    threading.Thread(target=_end_with, args=[job.alive], daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all; the command says when to end
    return serve_here(job.settings, socket.socket(fileno=job.listening))


if __name__ == "__main__":
    sys.exit(main())
