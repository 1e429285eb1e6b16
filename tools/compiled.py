"""Compile the kernel and the rules with mypyc, measure the gain, and run the same tests on the result.

The compiled package lies in build/compiled and is never installed: nothing in the code depends on it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
BUILD = ROOT / "build" / "compiled"

ROOMS = ("data", "rules", "view", "bot", "research")  # of a game and of its expansions; the others talk to people
COPY = re.compile(r"^( +)return (\w+)\.copy\((\w+)\(\), self\)$", re.M)  # by a table of fields
RECORD = re.compile(r"copy_(\w+)\(\1\(\), one\)")  # the same within another table
STRUCTS = re.compile(r"import msgspec|\bRow, frozen|from fluent|@dataclass|from rich")  # what mypyc can't compile
PRINTED = re.compile(r"from burgrave\.kernel\.opponent")  # for owners of the box: talks to people, as their room does


def modules() -> list[str]:
    """What is compiled: the kernel, search, and those rooms; whatever defines msgspec structs stays as it is."""
    package = SOURCE / "burgrave"
    found = [*package.glob("kernel/*.py"), *package.glob("parts/*.py"), package / "bots" / "search.py"]
    for game in package.glob("games/*"):
        for home in (game, *game.glob("expansions/*")):
            found += [module for room in ROOMS for module in home.glob(f"{room}/*.py")]
    return [
        str(module.relative_to(SOURCE))
        for module in sorted(found)
        if module.name != "__init__.py"
        and not STRUCTS.search(text := module.read_text(encoding="utf-8"))
        and not PRINTED.search(text)
    ]


TESTS = ["tests/kernel", "tests/parts", "tests/games"]
MEASURED = {
    "architects": 4,
    "citadels": 6,
    "paladins": 4,
    "viscounts": 4,
}  # players of each game whose figures are compared


def main(arguments: list[str]) -> None:
    """Build, compare, test."""
    compile_all()
    for game, players in MEASURED.items():
        compare(game, players)
    command = [sys.executable, "-m", "pytest", *TESTS, "--no-cov", "-m", "not plants_bugs", *arguments]
    sys.exit(subprocess.run(command, cwd=ROOT, env=environment(BUILD), check=False).returncode)


def compile_all() -> None:
    """Copy the package and compile the modules in place."""
    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.copytree(SOURCE, BUILD, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    unfold()
    files = [str(BUILD / module) for module in modules()]
    log = BUILD / "mypyc.log"
    with log.open("w") as output:
        print(f"compiling {len(files)} modules; the compiler's words go to {log.relative_to(ROOT)}", flush=True)
        command = [sys.executable, "-m", "mypyc", *files]
        subprocess.run(command, cwd=BUILD, env=environment(BUILD), check=True, stdout=output, stderr=output)


def unfold() -> None:
    """Write out the copies that tables of fields make: what they make when they are imported is not compiled."""
    sys.path.insert(0, str(SOURCE))
    for path in BUILD.glob("burgrave/games/**/state.py"):
        module = import_module(".".join(path.relative_to(BUILD).with_suffix("").parts))

        def written(found: re.Match[str], module: ModuleType = module) -> str:
            indent, table, made = found.groups()
            copying = [RECORD.sub("one.copy()", line) for line in getattr(module, table).copying]
            lines = [f"new, old = {made}(), self", *copying, "return new"]
            return "\n".join(indent + line for line in lines)

        path.write_text(COPY.sub(written, path.read_text(encoding="utf-8")), encoding="utf-8")


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


def environment(where: Path) -> dict[str, str]:
    """Python finds the package there before the installed one."""
    return os.environ | {"PYTHONPATH": str(where)}


if __name__ == "__main__":
    main(sys.argv[1:])
