"""A run: whatever its folder still lacks is played, written down and, at the end, reported."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from burgrave.arena import report, store
from burgrave.arena.on_ray import play_on_ray
from burgrave.arena.plan import Plan
from burgrave.arena.record import Record
from burgrave.arena.workers import play_here


def missing(directory: Path, plan: Plan) -> list[int]:
    """The games that are still to be played."""
    done = {record.number for record in store.records(directory)}
    return [number for number in range(plan.games) if number not in done]


def go_on(
    directory: Path,
    plan: Plan,
    told: Callable[[Record], None],
    jobs: int | None = None,
    ray: bool = False,
    language: str | None = None,
) -> Path:
    """Play what is missing, ``jobs`` games at once, tell about each as it ends, and write the report.

    Whatever stops it, Ctrl-C included: the games that have ended are in the folder, and the next call goes on.
    With ``ray`` they are played on the cluster that we are connected to. The report opens in the language, or, if that
    is None, in the reader's own.
    """
    numbers = missing(directory, plan)
    games = play_on_ray(plan, numbers, jobs) if ray else play_here(plan, numbers, jobs or os.cpu_count() or 1)
    with store.Book(directory) as book, closing(games):
        for played in games:
            book.keep(played)
            told(played.record)
    store.tidy(directory)
    return report.write(directory, plan, language)
