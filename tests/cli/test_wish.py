"""What play and arena have in common: a seed, and the command that goes on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from burgrave.cli.wish import go_on_with, program, seeded


@pytest.fixture
def _nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A shell that finds nothing."""
    monkeypatch.setenv("PATH", str(tmp_path))


@pytest.mark.usefixtures("_nowhere")
def test_where_the_shell_does_not_find_us_the_script_is_named_by_its_path(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "argv", [".venv/bin/burgrave", "play"])
    assert go_on_with("play", Path("a b.json"), {"--bots": 3, "--lang": None}) == (
        ".venv/bin/burgrave play --resume 'a b.json' --bots 3"
    )
    script = tmp_path / "burgrave"
    script.touch(0o755)
    assert program() == ["burgrave"], "now it is found"


@pytest.mark.usefixtures("_nowhere")
def test_where_we_run_as_a_module_so_does_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/burgrave/__main__.py", "play"])
    assert program() == [sys.executable, "-m", "burgrave"]


@pytest.mark.usefixtures("_nowhere")
@pytest.mark.parametrize("running", ["-c", "", "/usr/bin/pytest", "/somewhere/pytest/__main__.py"])
def test_another_program_that_runs_us_is_not_named(monkeypatch: pytest.MonkeyPatch, running: str) -> None:
    monkeypatch.setattr(sys, "argv", [running])
    assert go_on_with("arena", Path("run"), {"--jobs": 2}) == "burgrave arena --resume run --jobs 2"


def test_a_seed_that_is_given_stays() -> None:
    assert seeded(0) == 0 and 0 <= seeded(None) < 1_000_000
