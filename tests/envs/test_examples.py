"""The examples run, in small; those that need torch are in ``make research``."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import burgrave

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    ("script", "arguments", "told"),
    [
        ("with_gymnasium.py", ["--games", "3"], "games 1 to 3: "),
        ("with_pettingzoo.py", ["--games", "1"], "player_2: "),
        ("with_openspiel.py", ["--simulations", "2"], "moves, the search got "),
    ],
)
def test_it_runs(script: str, arguments: list[str], told: str) -> None:
    """And says what came of it."""
    command = [sys.executable, str(EXAMPLES / script), *arguments]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0 and told in run.stdout, run.stderr[-2000:]


def test_a_game_is_kept(tmp_path: Path) -> None:
    """It can be loaded, and is over."""
    file = tmp_path / "game.json"
    command = [sys.executable, str(EXAMPLES / "with_pettingzoo.py"), "--games", "1", "--save", str(file)]
    subprocess.run(command, check=True, capture_output=True)
    assert burgrave.load(file.read_bytes()).over
