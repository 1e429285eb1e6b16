"""What the server counts of itself, for Prometheus: answers, latencies, tables, open tabs, thoughts, lost engines."""

from __future__ import annotations

import time
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from starlette.types import Message, Receive, Scope, Send

from burgrave.server.rates import kind_of
from burgrave.server.wrapper import Wrapper

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"  # where several workers put their figures together
SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)

ANSWERS: Final = Counter("burgrave_answers", "Answers that were taken", ["by"])
REQUESTS: Final = Histogram(
    "burgrave_request_seconds", "Time to reply to a request", ["kind", "status"], buckets=SECONDS
)
WAITED: Final = Histogram("burgrave_thinking_wait_seconds", "Time until a thought began", ["wanted"], buckets=SECONDS)
LOST: Final = Counter("burgrave_engines_lost", "Engines that hung and were killed, or died")
TABS: Final = Gauge("burgrave_sockets", "Open tabs", multiprocess_mode="livesum")
WAITING: Final = Gauge("burgrave_thinking_queue", "Thoughts that wait for their turn", multiprocess_mode="livesum")
TABLES: Final = Gauge("burgrave_tables", "Tables", ["status"], multiprocess_mode="mostrecent")


def written(shared: bool) -> bytes:
    """The figures as Prometheus reads them: of all workers, where there are several."""
    if not shared:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # it brings no types
    return generate_latest(registry)


class Timed(Wrapper):
    """Measures how long a reply takes."""

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and look at the clock."""
        kind, began, status = kind_of(scope["method"], scope["path"]), time.perf_counter(), 500

        async def seen(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, seen)
        finally:
            if kind is not None:
                REQUESTS.labels(kind, f"{status // 100}xx").observe(time.perf_counter() - began)
