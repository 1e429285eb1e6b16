"""The games of a plan on a Ray cluster, for runs that are too long for one machine."""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from collections.abc import Generator, Iterable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from burgrave.arena.match import Played, lost, play
from burgrave.arena.plan import Plan
from burgrave.kernel.errors import BurgraveError

if TYPE_CHECKING:
    import ray

LOCAL: Final = "local"  # a cluster of our own on this machine
AUTO: Final = "auto"  # the one that Ray finds on this machine
CLUSTERS: Final = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"  # whether other machines may join; on Linux they usually may
RETRIES: Final = 3  # how often Ray begins a game anew when the process or the machine under it is gone
AHEAD: Final = 2  # games handed out for each core, so that none has to wait for us
PATIENCE: Final = 5.0  # seconds for a cluster to answer


class NoCluster(BurgraveError):
    """There is no cluster at the address, or none that lets us in."""


def installed() -> bool:
    """Whether the extra ``ray`` is there."""
    return find_spec("ray") is not None


def connect(address: str, jobs: int | None) -> None:
    """Start a cluster of so many cores (``local``) or find one; raises NoCluster with the reason."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # nobody else is told of our runs
    try:
        if address == LOCAL:
            _start(jobs)
        else:
            _join(address)
    except (OSError, RuntimeError, ValueError) as error:
        raise NoCluster(str(error).partition("\n")[0].rstrip(".")) from error


def _start(jobs: int | None) -> None:
    os.environ[CLUSTERS] = "0"  # read on import: Ray then listens on the loopback only, as it always does on a Mac
    import ray

    ray.init(address=LOCAL, num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)


def _join(address: str) -> None:
    if address != AUTO:
        host, _, port = address.removeprefix("ray://").rpartition(":")
        if not (host and port.isdigit()):
            raise ValueError("expected HOST:PORT, ray://HOST:PORT, auto or local")
        socket.create_connection((host, int(port)), PATIENCE).close()  # Ray itself would ring for many minutes
    import ray

    ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)


def play_on_ray(plan: Plan, numbers: Iterable[int], jobs: int | None) -> Generator[Played, None, None]:
    """Play games, at most ``jobs`` at once, as tasks of the cluster we are connected to; yield them as they end.

    Ray itself repeats a task whose worker has died, and never hands out two results of one.
    """
    import ray
    from ray.exceptions import RayError

    task = ray.remote(num_cpus=1, max_retries=RETRIES)(play)
    waiting = deque(numbers)
    running: dict[ray.ObjectRef[Played], int] = {}
    try:
        shared = ray.put(plan)
        while waiting or running:
            cores = int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]  # Ray has no types
            while waiting and len(running) < (jobs or AHEAD * cores):
                number = waiting.popleft()
                running[task.remote(shared, number)] = number
            for ref in ray.wait(list(running))[0]:
                number = running.pop(ref)
                try:
                    played = ray.get(ref)
                except RayError as error:
                    played = lost(plan, number, f"Ray gave it up: {type(error).__name__}")
                yield played
    finally:
        ray.shutdown()
