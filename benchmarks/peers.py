"""``python -m benchmarks.peers``: our games beside those of other libraries, as far as they are installed.

All play at random. Each round runs every contestant in a process of its own, one after the other, so that a busy moment
of the machine hits all alike. Figures are steps per CPU second, medians of the rounds with their spread; only rows with
workers are per second of the clock. ``--write`` puts the table into docs/environments.md.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmarks.contestants import CONTESTANTS

ROOT = Path(__file__).parents[1]
COMPILED = ROOT / "build" / "compiled"  # what `make compiled` has built
PAGE = ROOT / "docs" / "environments.md"
BEGIN, END = "<!-- peers -->", "<!-- /peers -->"
FIRST = "burgrave playouts"  # what the others are measured by
LIMIT = 300  # seconds for one contestant: compilers of others may take their time


class Entry(NamedTuple):
    """A contestant, and for ours the build."""

    name: str
    build: str

    @property
    def title(self) -> str:
        """As it stands in the table."""
        return f"{self.name}, {self.build}" if self.build else self.name


def main(arguments: list[str] | None = None) -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(prog="benchmarks.peers", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each contestant in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default="", help="contestants whose names begin so")
    parser.add_argument("--write", action="store_true", help="put the table into docs/environments.md")
    parser.add_argument("--one", choices=CONTESTANTS, help="measure one contestant in this process")
    chosen = parser.parse_args(arguments)
    if chosen.one:
        print(json.dumps(CONTESTANTS[chosen.one](chosen.seconds)))
        return
    found = measured(chosen.only, chosen.rounds, chosen.seconds)
    table = shown(found)
    print(table)
    if chosen.write:
        write(table, PAGE)


def entries(only: str) -> Iterator[Entry]:
    """Ours in every build that there is, then the others."""
    builds = ["plain", "compiled"] if (COMPILED / "burgrave").is_dir() else ["plain"]
    for name in CONTESTANTS:
        if name.startswith(only):
            yield from [Entry(name, build) for build in builds] if name.startswith("burgrave") else [Entry(name, "")]


def measured(only: str, rounds: int, seconds: float) -> dict[Entry, list[float]]:
    """The figures of all that are installed, round by round."""
    found: dict[Entry, list[float]] = {}
    left_out: set[Entry] = set()
    for _ in range(rounds):
        for entry in entries(only):
            if entry in left_out:
                continue
            figure = one(entry, seconds)
            if figure is None:
                left_out.add(entry)
            else:
                found.setdefault(entry, []).append(figure)
    return found


def one(entry: Entry, seconds: float) -> float | None:
    """A contestant's figure; None where its library is not installed."""
    path = [str(COMPILED if entry.build == "compiled" else ROOT / "src"), str(ROOT)]
    command = [sys.executable, "-W", "ignore", "-m", "benchmarks.peers", "--one", entry.name]
    run = subprocess.run(
        [*command, "--seconds", str(seconds)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path), "JAX_PLATFORMS": "cpu"},
        capture_output=True,
        text=True,
        timeout=LIMIT + seconds,
        check=False,
    )
    if run.returncode:
        print(f"{entry.title} is left out: {(run.stderr.strip() or 'no word').splitlines()[-1]}", file=sys.stderr)
        return None
    return float(json.loads(run.stdout.splitlines()[-1]))


def shown(found: dict[Entry, list[float]]) -> str:
    """The table: the median, what it is to our plain playouts, and from the lowest to the highest."""
    ours = found.get(Entry(FIRST, "plain"))
    base = median(ours) if ours else 0.0
    lines = ["| steps per CPU second | median | of our plain playouts | lowest to highest |", "|---|---|---|---|"]
    for entry, figures in found.items():
        middle = median(figures)
        share = f"{middle / base:.2f}" if base else ""
        lines.append(f"| {entry.title} | {middle:,.0f} | {share} | {min(figures):,.0f}–{max(figures):,.0f} |")
    return "\n".join(lines)


def write(table: str, page: Path) -> None:
    """Replace what stands between the marks of the page."""
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    assert rest and after, f"{page} has no place for the table: {BEGIN} … {END}"
    page.write_text(f"{before}{BEGIN}\n\n{table}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
