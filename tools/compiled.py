"""Compile the kernel and the rules with mypyc, measure the gain, and run the same tests on the result.

The compiled package lies in build/compiled and is never installed: nothing in the code depends on it.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from compiling import BUILD, ROOT, SOURCE, compile_into, environment

TESTS = ["tests/kernel", "tests/parts", "tests/games", "tests/bots", "tests/envs"]
MEASURED = {
    "architects": 4,
    "citadels": 6,
    "paladins": 4,
    "viscounts": 4,
}  # players of each game whose figures are compared


def main(arguments: list[str]) -> None:
    """Build, compare, test."""
    compile_into(BUILD)
    for game, players in MEASURED.items():
        compare(game, players)
    command = [sys.executable, "-m", "pytest", *TESTS, "--no-cov", "-m", "not plants_bugs", *arguments]
    sys.exit(subprocess.run(command, cwd=ROOT, env=environment(BUILD), check=False).returncode)


def compare(game: str, players: int) -> None:
    """Print the figures of a game before and after."""
    plain, compiled = bench(SOURCE, game, players), bench(BUILD, game, players)
    width = max(len(name) for name in plain)
    print(f"{game}, {players} players")
    print(f"{'per CPU second':{width}}  {'plain':>12}  {'compiled':>12}  factor")
    for name, value in plain.items():
        print(f"{name:{width}}  {value:12,.0f}  {compiled[name]:12,.0f}  {compiled[name] / value:6.2f}")


def bench(where: Path, game: str, players: int) -> dict[str, float]:
    """The figures of the package in a folder."""
    code = f"from burgrave import bench; print(bench.run({game!r}, {players}, 14, True))"
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment(where), check=True, capture_output=True, text=True
    )
    figures: dict[str, float] = json.loads(run.stdout)["per_cpu_second"]
    return figures


if __name__ == "__main__":
    main(sys.argv[1:])
