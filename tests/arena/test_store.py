"""The folder of a run: nothing that was written is lost, and a torn line is no line."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from burgrave.arena import store
from burgrave.arena.match import Played
from burgrave.arena.plan import Plan
from burgrave.arena.record import Record, Timing
from burgrave.kernel.errors import BadSave

PLAN = Plan(game="citadels", rules_version=1, players=2, bots=["random", "easy"], games=4, seed=3, limit=1.5)


def played(number: int, save: bytes | None = None) -> Played:
    record = Record(number=number, seed=number + 5, options={}, entrants=[0, 1], scores=[1, 2], winners=[1])
    return Played(record, Timing(number, [0.5, 0.25], [3, 4]), save)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A run of which games 2, 0 and 1 were played, in this order."""
    store.create(tmp_path / "run", PLAN)
    with store.Book(tmp_path / "run") as book:
        for number in (2, 0, 1):
            book.keep(played(number))
    return tmp_path / "run"


def test_the_plan_comes_back(folder: Path) -> None:
    assert store.plan(folder) == PLAN


def test_games_come_back_in_order(folder: Path) -> None:
    assert [record.number for record in store.records(folder)] == [0, 1, 2]
    assert [timing.number for timing in store.timings(folder)] == [0, 1, 2]
    assert store.records(folder)[1] == played(1).record


def test_a_game_is_on_the_disk_at_once(folder: Path) -> None:
    with store.Book(folder) as book:
        book.keep(played(3))
        assert len(store.records(folder)) == len(store.timings(folder)) == 4


def test_a_new_run_has_no_games(tmp_path: Path) -> None:
    store.create(tmp_path, PLAN)
    assert store.records(tmp_path) == [] and store.timings(tmp_path) == []


def test_saves_of_crashes_lie_beside(folder: Path) -> None:
    with store.Book(folder) as book:
        book.keep(played(3, save=b"{}"))
    assert (folder / "crashes" / "3.json").read_bytes() == b"{}"


def test_tidied_files_do_not_depend_on_who_was_first(folder: Path, tmp_path: Path) -> None:
    store.create(tmp_path / "other", PLAN)
    with store.Book(tmp_path / "other") as book:
        for number in (1, 2, 0):
            book.keep(played(number))
    for directory in (folder, tmp_path / "other"):
        store.tidy(directory)
    for name in ("results.jsonl", "timings.jsonl", "plan.json"):
        assert (folder / name).read_bytes() == (tmp_path / "other" / name).read_bytes()
    assert sorted(path.name for path in folder.iterdir()) == ["plan.json", "results.jsonl", "timings.jsonl"]


@pytest.mark.parametrize("name", ["results.jsonl", "timings.jsonl"])
def test_a_torn_line_is_dropped_and_can_be_written_again(folder: Path, name: str) -> None:
    path = folder / name
    path.write_bytes(path.read_bytes()[:-1])  # whole but for the end of the line: it counts as torn as well
    assert len(store.records(folder)) + len(store.timings(folder)) == 5
    with store.Book(folder) as book:
        book.keep(played(1))
    assert [record.number for record in store.records(folder)] == [0, 1, 2]
    assert [timing.number for timing in store.timings(folder)] == [0, 1, 2]


def test_a_broken_line_in_the_middle_is_refused(folder: Path) -> None:
    path = folder / "results.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0] + lines[1][:20] + b"\n" + lines[2])
    with pytest.raises(BadSave, match=r"results\.jsonl: line 2 can't be read"):
        store.records(folder)


@pytest.mark.parametrize("content", [b"", b'{"game": "citadels"', b'{"game": "citadels"}', b"\xff"])
def test_a_broken_plan_is_refused(folder: Path, content: bytes) -> None:
    (folder / "plan.json").write_bytes(content)
    with pytest.raises(BadSave, match=r"plan\.json"):
        store.plan(folder)


def test_a_plan_of_a_later_version_is_refused(folder: Path) -> None:
    (folder / "plan.json").write_bytes(msgspec.json.encode({**msgspec.to_builtins(PLAN), "teams": 2}))
    with pytest.raises(BadSave, match="teams"):
        store.plan(folder)
