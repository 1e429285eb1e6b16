"""The benchmarks run; how fast things are is nothing for a test."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import bots, contestants, envs, pages, peers, server_load, server_many
from benchmarks.__main__ import PLANS, random_games
from burgrave import bench
from burgrave.kernel.build import compiled, kind
from burgrave.kernel.errors import BadSetup
from burgrave.kernel.game import games
from burgrave.server.settings import settings

ROOT = Path(__file__).parents[1]


def test_figures() -> None:
    """Every figure is there and positive, as JSON and as a table."""
    content = json.loads(bench.run("citadels", 6, 0.2, json=True))
    assert content["game"] == "citadels" and content["players"] == 6
    names = {"reference loops", "playout games", "playout decisions", "answers", "clones", "imagined tables"}
    assert names < set(content["per_cpu_second"]) and min(content["per_cpu_second"].values()) > 0
    assert content["compiled"] == compiled() and 0 < content["bytes"]["clone"] < content["bytes"]["table"] < 80_000
    told = bench.run("citadels", 2, 0.1, json=False)
    assert "x reference" in told and "KiB" in told and told.startswith(f"citadels, 2 players, {kind()}")


@pytest.mark.parametrize(
    ("name", "count"), [("architects", 20), ("citadels", 336), ("paladins", 48), ("viscounts", 14)]
)
def test_random_games(name: str, count: int) -> None:
    """Many whole games of every kind: none raises, all end."""
    assert count >= len(PLANS[name].kinds)
    assert f"{count} random games of {name} " in (told := random_games(name, count))
    assert "none raised, all ended" in told


def test_every_game_is_played() -> None:
    """Every installed game, with all its player counts."""
    assert {name: {kind.players for kind in plan.kinds} for name, plan in PLANS.items()} == {
        name: set(game.players) for name, game in games().items()
    }


def test_the_command() -> None:
    """``make bench`` in small."""
    command = [sys.executable, "-m", "benchmarks", "--seconds", "0.1", "--games", "4", "--most", "5"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert all(f"4 random games of {name}" in run.stdout for name in PLANS) and "playout decisions" in run.stdout
    assert "search iterations" in run.stdout and "ismcts against three greedy" in run.stdout


def test_bots() -> None:
    """Their speed at a small and a large table, and a line for every amount of thinking."""
    figures = bots.speed(6, 0.1)
    assert all(name in figures for name in ("reference loops", "greedy answers", "search iterations"))
    head, fewer, more = bots.strength(games=1, most=20)
    assert "95%" in head and fewer.split()[:2] == ["5", "1"] and more.split()[:2] == ["20", "1"]
    with bots.watched() as thoughts:
        bots.point(5, games=1)
    assert thoughts and min(thoughts) > 0


def test_pages() -> None:
    """A table has a weight, and a click an end."""
    (found,) = pages.measure(["citadels"], 2)
    assert len(found.clicks) == 2 and min(found.clicks) > 0 and found.page > 10_000 < found.kept
    assert found.row.startswith("citadels")


@pytest.fixture
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers load no game that nobody plays there."""
    monkeypatch.setenv("BURGRAVE_GAMES", "citadels")


@pytest.mark.usefixtures("one_game")
def test_server_load(tmp_path: Path) -> None:
    """A few tables, a few answers: all of them arrive, and every figure is there."""
    found = server_load.run(server_load.Wish(tables=10, rate=20, seconds=2), tmp_path)
    answers = found["answers"]
    assert 0 < answers["count"] == found["notifications"]["count"] <= 40 and answers["errors"] == 0  # fewer: it is busy
    assert 0 < answers["ms p50"] <= answers["ms p99"] and found["cold load"]["count"] == 10
    assert found["memory"]["kB of a table"] > 0 and found["processor"]["server %"] > 0
    assert "reference: commits" in server_load.shown(found)


@pytest.mark.usefixtures("one_game")
def test_server_load_with_bots(tmp_path: Path) -> None:
    """Bots answer in between, and nothing is lost by it."""
    found = server_load.run(server_load.Wish(tables=4, rate=4, seconds=2, bots=True), tmp_path)
    assert found["answers"]["errors"] == 0 and found["answers"]["count"] + found["answers"]["no table was ready"] == 8


@pytest.mark.usefixtures("one_game")
def test_the_rate_that_is_held_and_what_workers_add(tmp_path: Path) -> None:
    """People with browsers answer: the rates that were tried, and what every part has used."""
    wish = server_load.Wish(tables=3, rate=4, seconds=1, pages=True)
    held = server_load.hold(wish, most=0, directory=tmp_path)
    assert held["4 answers a second"]["count"] > 0 and held["held"] == {"answers a second": 0, "errors": 0}
    found = server_load.scaling(wish, [1], tmp_path)["1 workers"]
    assert found["count"] > 0 and found["errors"] == 0 and found["times the first"] == 1
    assert min(found[f"cores: {part}"] for part in ("workers", "engines", "database", "generator")) >= 0


@pytest.mark.usefixtures("one_game")
def test_parts_of_a_large_site() -> None:
    """Every tab is told, every table is played, every worker hears of every answer."""
    found = server_many.run(server_many.Wish(tabs=20, tables=5, seconds=0.5))
    assert found["tabs of one worker"]["tabs"] == 20 and found["tabs of one worker"]["all told, ms"] > 0
    assert found["tables of one engine"]["moves with a look each, a second"] > 0
    kept = found["answers that PostgreSQL keeps"]
    assert kept["a second"] > 0 and kept["heard of by every worker, %"] == 100


def test_limits_are_relaxed_for_benchmarks_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """BURGRAVE_LIMITS is off where nobody says it, and says what is wrong with a value that makes no sense."""
    monkeypatch.delenv("BURGRAVE_LIMITS", raising=False)
    assert settings(tmp_path).limits == 1
    monkeypatch.setenv("BURGRAVE_LIMITS", server_load.LIMITS["BURGRAVE_LIMITS"])
    assert settings(tmp_path).limits == 1000
    for given in ("", "many", "0", "-5", "nan", "inf"):
        monkeypatch.setenv("BURGRAVE_LIMITS", given)
        with pytest.raises(BadSetup, match="BURGRAVE_LIMITS"):
            settings(tmp_path)


def test_environments() -> None:
    """Every figure is there and positive."""
    figures = envs.measure(2, 0.01)
    assert {"AEC, mask only", "AEC, flat observation", "OpenSpiel adapter", "OpenSpiel leduc_poker"} < set(figures)
    assert min(figures.values()) > 0


def test_peers_with_ours_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing else need be installed or built: the table is there, and finds its place on the page."""
    monkeypatch.setattr(peers, "COMPILED", tmp_path / "none")
    page = tmp_path / "page.md"
    page.write_text(f"before\n{peers.BEGIN}\nold\n{peers.END}\nafter\n", encoding="utf-8")
    monkeypatch.setattr(peers, "PAGE", page)
    peers.main(["--seconds", "0.05", "--rounds", "1", "--only", "burgrave playouts", "--write"])
    told = capsys.readouterr().out
    assert "| burgrave playouts, plain |" in told and "| 1.00 |" in told
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n") and text.endswith("\nafter\n") and told.strip() in text and "old" not in text


def test_peers_that_are_missing_are_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    """With a word about why."""
    assert peers.one(peers.Entry("no such game", ""), 0.01) is None
    assert "no such game is left out" in capsys.readouterr().err


@pytest.mark.parametrize("workers", [0, 1])
def test_vectors_are_measured(workers: int) -> None:
    """In this process and in others, as numbers and as pairs."""
    assert contestants.vector("citadels", 4, workers)(0.01) > 0
    assert contestants.vector("citadels", 4, workers, "sparse")(0.01) > 0
