"""Whole runs: the same results however they are played, and nothing that dies or stops takes them along."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

import burgrave
from burgrave.arena import run, store
from burgrave.arena.plan import Plan
from burgrave.arena.record import Record

GAMES = 8


def plan(game: str = "citadels", bots: str = "random", **vary: list[object]) -> Plan:
    return Plan(game=game, rules_version=1, players=4, bots=[*[bots] * 3, "random"], games=GAMES, seed=5, vary=vary)


def started(directory: Path, plan: Plan) -> Path:
    store.create(directory, plan)
    return directory


def go_on(directory: Path, told: Callable[[Record], None], jobs: int) -> Path:
    return run.go_on(directory, store.plan(directory), told, jobs)


def results(directory: Path) -> bytes:
    return (directory / "results.jsonl").read_bytes()


def quiet(record: Record) -> None:
    """Somebody who is not interested."""


def stop_after(games: int) -> Callable[[Record], None]:
    told: list[Record] = []

    def count(record: Record) -> None:
        told.append(record)
        if len(told) == games:
            raise KeyboardInterrupt

    return count


@pytest.fixture
def whole(tmp_path: Path) -> bytes:
    """The results of a run that nothing has disturbed."""
    directory = started(tmp_path / "whole", plan(cast=["first_game", "random"]))
    go_on(directory, quiet, 1)
    return results(directory)


def test_the_results_do_not_depend_on_the_jobs(whole: bytes, tmp_path: Path) -> None:
    told: list[Record] = []
    directory = started(tmp_path / "two", plan(cast=["first_game", "random"]))
    report = go_on(directory, told.append, 2)
    assert results(directory) == whole and report.exists()
    assert sorted(record.number for record in told) == list(range(GAMES))
    assert [record.number for record in store.records(directory)] == list(range(GAMES))
    assert len(store.timings(directory)) == GAMES
    assert {record.error for record in told} == {None}


@pytest.mark.parametrize("torn", [0, 30])
def test_an_interrupted_run_goes_on_to_the_same_results(whole: bytes, tmp_path: Path, torn: int) -> None:
    directory = started(tmp_path / "interrupted", plan(cast=["first_game", "random"]))
    with pytest.raises(KeyboardInterrupt):
        go_on(directory, stop_after(3), 2)
    assert multiprocessing.active_children() == [] and len(run.missing(directory, store.plan(directory))) == GAMES - 3
    os.truncate(directory / "results.jsonl", len(results(directory)) - torn)
    go_on(directory, quiet, 1)
    assert results(directory) == whole and len(store.timings(directory)) == GAMES


def test_a_finished_run_has_nothing_left_to_play(whole: bytes, tmp_path: Path) -> None:
    told: list[Record] = []
    go_on(tmp_path / "whole", told.append, 2)
    assert told == [] and results(tmp_path / "whole") == whole


@pytest.mark.usefixtures("plugged")
def test_a_killed_worker_is_replaced(tmp_path: Path) -> None:
    undisturbed = started(tmp_path / "undisturbed", plan(bots="slow"))
    go_on(undisturbed, quiet, 2)
    told: list[int] = []
    killed: list[int] = []

    def kill(record: Record) -> None:
        told.append(record.number)
        if len(told) == 1 or (len(killed) == 1 and {0, 1, 2} <= set(told)):  # else the same game might die twice
            worker = next(child.pid for child in multiprocessing.active_children() if child.pid not in killed)
            assert worker is not None
            os.kill(worker, signal.SIGKILL)
            killed.append(worker)

    directory = started(tmp_path / "killed", plan(bots="slow"))
    go_on(directory, kill, 2)
    assert len(set(killed)) == 2 and sorted(told) == list(range(GAMES))
    assert results(directory) == results(undisturbed)


@pytest.mark.usefixtures("plugged")
def test_a_game_that_kills_its_worker_is_given_up_after_the_second_time(tmp_path: Path) -> None:
    directory = started(tmp_path / "deadly", plan("deadly", cast=["first_game", "random"]))
    go_on(directory, quiet, 2)
    records = store.records(directory)
    assert len(records) == GAMES
    for record in records:
        died = record.options["cast"] == "random"
        assert record.error == ("the process that played it died 2 times" if died else None)


@pytest.mark.usefixtures("plugged")
def test_a_crash_is_recorded_with_its_save_and_the_run_goes_on(tmp_path: Path) -> None:
    directory = started(tmp_path / "crashing", plan("crashing", cast=["first_game", "random"]))
    go_on(directory, quiet, 2)
    crashed = [record for record in store.records(directory) if record.error is not None]
    assert [record.options["cast"] for record in crashed] == ["random"] * (GAMES // 2)
    assert sorted(os.listdir(directory / "crashes")) == sorted(f"{record.number}.json" for record in crashed)
    table = burgrave.load((directory / "crashes" / f"{crashed[0].number}.json").read_bytes())
    assert len(table.answers) == crashed[0].decisions and table.setup.seed == crashed[0].seed
