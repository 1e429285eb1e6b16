"""The examples run, in small."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.research
EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    ("script", "arguments", "told"),
    [
        ("with_sb3.py", ["--steps", "100", "--games", "2"], "games won among three random bots"),
        ("with_torchrl.py", ["--games", "1"], "game 1: "),
        ("with_rllib.py", ["--iterations", "1", "--batch", "256"], "iteration 1: 256 steps"),
    ],
)
def test_it_runs(script: str, arguments: list[str], told: str) -> None:
    """And says what came of it."""
    command = [sys.executable, str(EXAMPLES / script), *arguments]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0 and told in run.stdout, run.stderr[-2000:]
