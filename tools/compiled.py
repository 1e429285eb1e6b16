"""Compile the kernel and the rules with mypyc, measure the gain, and run the same tests on the result.

The compiled package lies in build/compiled and is not installed; ``make wheel`` makes wheels of the same.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median

from compiling import BUILD, ROOT, SOURCE, compile_into, environment

TESTS = ["tests/kernel", "tests/parts", "tests/games", "tests/bots", "tests/envs", "tests/arena", "tests/cli"]
KINDS: tuple[tuple[str, int, dict[str, object]], ...] = (  # whose figures are compared: every game and expansion
    ("citadels", 4, {}),
    ("citadels", 6, {}),
    ("paladins", 4, {}),
    ("viscounts", 4, {}),
    ("viscounts", 4, {"gates_of_gold": True}),
    ("architects", 4, {}),
    ("architects", 4, {"age_of_artisans": True}),
)
WANTED = {  # times plain Python; everything else must not become slower
    "playout decisions": 2.5,
    "clones": 2.0,
    "imagined tables": 2.0,
    "search iterations": 2.5,
    "environment steps": 2.0,
}
LEFT_OUT = ("reference loops", "playout games")  # no compiled code; the same as another
ROUNDS = 3  # plain and compiled in turn: the machine may do other things meanwhile
SECONDS = 6  # for each


def main() -> None:
    """Build, compare, test."""
    parser = argparse.ArgumentParser(description=__doc__, epilog="All other arguments go to pytest.")
    parser.add_argument("--figures", action="store_true", help="stop after measuring")
    parser.add_argument("--tests", action="store_true", help="measure nothing")
    wanted, arguments = parser.parse_known_args()
    compile_into(BUILD)
    for game, players, options in () if wanted.tests else KINDS:
        compare(game, players, options)
    if wanted.figures:
        return
    command = [sys.executable, "-m", "pytest", *TESTS, "--no-cov", "-m", "not plants_bugs and not soak", *arguments]
    sys.exit(subprocess.run(command, cwd=ROOT, env=environment(BUILD), check=False).returncode)


def compare(game: str, players: int, options: dict[str, object]) -> None:
    """Print the figures of a game before and after, as a table for docs/speed.md."""
    plain: list[dict[str, float]] = []
    compiled: list[dict[str, float]] = []
    for _ in range(ROUNDS):
        plain.append(bench(SOURCE, game, players, options))
        compiled.append(bench(BUILD, game, players, options))
    print(f"\n{game}, {players} players{''.join(f', {name}' for name in options)}\n")
    print("| per CPU second | plain | compiled | factor | wanted |\n|---|---|---|---|---|")
    for name in plain[0]:
        if name not in LEFT_OUT:
            before, after = median(run[name] for run in plain), median(run[name] for run in compiled)
            wanted = WANTED.get(name, 1.0)
            missed = "" if after / before >= wanted else " (missed)"
            print(f"| {name} | {before:,.0f} | {after:,.0f} | {after / before:.2f} | {wanted}{missed} |", flush=True)


def bench(where: Path, game: str, players: int, options: dict[str, object]) -> dict[str, float]:
    """The figures of the package in a folder."""
    code = f"from burgrave import bench; print(bench.run({game!r}, {players}, {SECONDS}, True, {options!r}))"
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment(where), check=True, capture_output=True, text=True
    )
    content = json.loads(run.stdout)
    assert content["compiled"] == (where == BUILD), f"{where} is another build than it should be"
    figures: dict[str, float] = content["per_cpu_second"]
    return figures


if __name__ == "__main__":
    main()
