"""The engine processes as the server sees them: ask one, and kill it when it does not reply in time."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final
from zlib import crc32

import msgspec

from burgrave.kernel.game import ONLY
from burgrave.kernel.overrides import VARIABLE
from burgrave.server import messages as m
from burgrave.server import metrics
from burgrave.server.engine import LENGTH, THINKS, frame
from burgrave.server.thinking import Addresses, Queue, Wanted

LOG: Final = logging.getLogger(__name__)
PATIENCE: Final = 5.0  # seconds that the rules may take for one move
LOADING: Final = 60.0  # seconds in which a process has to be there
LARGEST: Final = 1 << 26  # bytes of a reply
OURS: Final = ("BURGRAVE_", "PG")  # variables that rules and bots need not know: secrets, and where the database is
THEIRS: Final = (ONLY, VARIABLE)  # but which games there are, and how their cards are corrected
_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final = msgspec.msgpack.Decoder(m.Reply)


class EngineLost(Exception):
    """The process hung and was killed, or it died; the text says which. Another one takes its place."""


class EngineDied(EngineLost):
    """It died: of the rules, or because somebody killed it."""


class EngineProcess:
    """One process; requests are put to it one after the other."""

    def __init__(self, *options: str) -> None:
        self._options: Final = options
        self._process: Process | None = None
        self._loaded = False
        self._killed: list[Process] = []  # and perhaps not dead yet
        self._busy: Final = asyncio.Lock()

    async def ask(self, request: m.Request, seconds: float = PATIENCE) -> m.Reply:
        """Its reply; raises EngineLost, and ends the process, when there is none in time."""
        message = frame(_ENCODER.encode(request))  # here: what can't be said is not the fault of the process
        async with self._busy:
            try:
                return await self._exchange(await self._running(), message, seconds)
            except BaseException as error:  # also when we are cancelled: a late reply would be taken for the next one
                self._kill()
                if not isinstance(error, asyncio.CancelledError):
                    metrics.LOST.inc()
                if isinstance(error, TimeoutError):
                    raise EngineLost(f"no reply within {seconds:g} s") from error
                if isinstance(error, asyncio.IncompleteReadError | ConnectionError):
                    raise EngineDied("the process has died") from error
                raise

    @property
    def runs(self) -> bool:
        """Whether it is there, and has replied at least once."""
        return self._process is not None and self._process.returncode is None and self._loaded

    async def start(self) -> None:
        """Begin early, so that nobody waits for it."""
        async with self._busy:
            await self._running()

    async def stop(self) -> None:
        """Let it go; nothing is lost: what counts is in the database."""
        self._kill()
        for process in self._killed:
            await process.wait()

    async def _running(self) -> Process:
        """The process; a new one is let load before its time counts."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "burgrave.server.engine",
                *self._options,
                stdin=PIPE,
                stdout=PIPE,
                limit=LARGEST,
                env={name: os.environ[name] for name in os.environ if name in THEIRS or not name.startswith(OURS)},
            )
            try:
                self._loaded = False
                await self._exchange(self._process, frame(_ENCODER.encode(m.Forget(""))), LOADING)
                self._loaded = True
            except BaseException:  # its late reply would be taken for that to the next request
                self._kill()
                raise
        return self._process

    async def _exchange(self, process: Process, message: bytes, seconds: float) -> m.Reply:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(message)
        async with asyncio.timeout(seconds):
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            reply: m.Reply = _DECODER.decode(await process.stdout.readexactly(length))
            return reply

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            assert process.stdin is not None
            process.stdin.close()
            self._killed = [one for one in (*self._killed, process) if one.returncode is None]


class Engines:
    """Processes that play the rules, each with tables of its own, and processes in which bots think."""

    def __init__(self, engines: int, thinkers: int) -> None:
        self._engines: Final = [EngineProcess() for _ in range(engines)]
        self._thinkers: Final = [EngineProcess(THINKS) for _ in range(thinkers)]
        self._idle: Final = list(self._thinkers)
        self.addresses: Final = Addresses()
        self.queue: Final = Queue(thinkers, self.addresses)
        self._starting: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Let the processes load while the first pages are served; whoever needs one before waits for it."""
        self._starting = asyncio.create_task(self._start())

    async def _start(self) -> None:
        """Those first that every table needs; of the others not all at once, for they take a core each."""
        try:
            await asyncio.gather(*(process.start() for process in self._engines))
            for process in self._thinkers:
                await process.start()
        except (TimeoutError, asyncio.IncompleteReadError, OSError) as error:
            LOG.error("a process does not start: %r", error)  # it is tried again when it is needed

    async def stop(self) -> None:
        """Stop the processes."""
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.gather(self._starting, return_exceptions=True)
        await asyncio.gather(*(process.stop() for process in self._engines + self._thinkers))

    @property
    def ready(self) -> bool:
        """Whether rules can be played."""
        return all(process.runs for process in self._engines)

    def of(self, table: str) -> EngineProcess:
        """The process that holds a table."""
        return self._engines[_place(table, len(self._engines))]

    @asynccontextmanager
    async def thinker(self, table: str, wanted: Wanted, person: str) -> AsyncIterator[EngineProcess]:
        """A process for a bot to think in, when it is that person's turn: the one that knows the table, else any."""
        async with self.queue.turn(wanted, person) as waited:
            metrics.WAITED.labels(wanted.name.lower()).observe(waited)
            usual = self._thinkers[_place(table, len(self._thinkers))]
            process = usual if usual in self._idle else self._idle[0]
            self._idle.remove(process)
            try:
                yield process
            finally:
                self._idle.append(process)


def _place(table: str, count: int) -> int:
    return crc32(table.encode()) % count
