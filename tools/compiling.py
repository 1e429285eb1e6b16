"""What mypyc compiles, and how: the kernel is one part and every game another, built side by side.

``make compiled`` tries the result out, the build hook puts it into a wheel.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
BUILD = ROOT / "build" / "compiled"

ROOMS = ("data", "rules", "view", "bot", "research")  # of a game and of its expansions; the others talk to people
COPY = re.compile(r"^( +)return (\w+)\.copy\((\w+)\(\), self\)$", re.M)  # by a table of fields
RECORD = re.compile(r"copy_(\w+)\(\1\(\), one\)")  # the same within another table
STRUCTS = re.compile(r"import msgspec|\bRow, frozen|from fluent|@dataclass|from rich")  # what mypyc can't compile
SUBCLASSED = "burgrave/kernel/speech.py"  # by rooms that are not compiled
PRINTED = re.compile(r"from burgrave\.kernel\.opponent")  # for owners of the box: talks to people, as their room does
STRICT = re.compile(r"(\bzip\([^\n]*?), strict=(?:True|False)\)")
LEFT_OUT = (".pyc", ".so", ".pyd")
WORK = "mypyc.build"  # where C lies, and what is made of it


def modules() -> list[str]:
    """What is compiled: the kernel, search, and those rooms; whatever defines msgspec structs stays as it is."""
    package = SOURCE / "burgrave"
    found = [*package.glob("kernel/*.py"), *package.glob("parts/*.py"), package / "bots" / "search.py"]
    for game in package.glob("games/*"):
        for home in (game, *game.glob("expansions/*")):
            found += [module for room in ROOMS for module in home.glob(f"{room}/*.py")]
    return [
        module.relative_to(SOURCE).as_posix()
        for module in sorted(found)
        if module.name != "__init__.py"
        and not STRUCTS.search(text := module.read_text(encoding="utf-8"))
        and not PRINTED.search(text)
        and module != SOURCE / SUBCLASSED
    ]


def parts() -> dict[str, list[str]]:
    """The modules of each shared library: a game's, and all others."""
    found: dict[str, list[str]] = {}
    for module in modules():
        _, room, name, *_ = module.split("/")
        found.setdefault(f"burgrave_{name if room == 'games' else 'kernel'}", []).append(module)
    return found


def compile_into(folder: Path) -> list[Path]:
    """Copy the package into a folder, compile its modules in place, and return the libraries that came of it.

    What has not changed since the last time is not compiled again.
    """
    folder = folder.resolve()
    refresh(folder)
    log = folder / "mypyc.log"
    print(f"compiling {len(modules())} modules in {len(parts())} parts; the compiler's words go to {log}", flush=True)
    with log.open("w", encoding="utf-8") as output:
        command = [sys.executable, __file__]  # a process of its own: it works in that folder
        subprocess.run(command, cwd=folder, env=environment(folder), check=True, stdout=output, stderr=output)
    return libraries(folder)


def libraries(folder: Path) -> list[Path]:
    """What was compiled: a shared library for each part, and a small one for each module."""
    found = [path for path in folder.rglob("*") if path.suffix in (".so", ".pyd")]
    return sorted(path for path in found if WORK not in path.parts)


def refresh(folder: Path) -> None:
    """Bring the copy of the package up to date, put so that the compiler makes the most of it.

    The copies that tables of fields make are written out: what is made when they are imported is not compiled. And it
    knows ``zip`` only as such: where lengths must not differ, the plain build finds out.
    """
    sys.path.insert(0, str(SOURCE))
    wanted = {path.relative_to(SOURCE): path for path in (SOURCE / "burgrave").rglob("*") if path.is_file()}
    compiled = {Path(module).with_suffix("") for module in modules()}
    for path in [*libraries(folder), *(folder / "burgrave").rglob("*.py")]:
        name = path.relative_to(folder)
        left = name not in wanted if name.suffix == ".py" else name.parent / name.name.partition(".")[0] not in compiled
        if left and not name.name.partition(".")[0].endswith("__mypyc"):
            path.unlink()
    for name, path in wanted.items():
        content = path.read_bytes()
        if name.with_suffix("") in compiled:
            content = STRICT.sub(r"\1)", content.decode()).encode()
        if name.name == "state.py":
            content = unfolded(name, content.decode()).encode()
        target = folder / name
        if path.suffix not in LEFT_OUT and not (target.exists() and target.read_bytes() == content):
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def unfolded(name: Path, text: str) -> str:
    """The source of a state with its copies written out."""
    module = import_module(".".join(name.with_suffix("").parts))

    def written(found: re.Match[str]) -> str:
        indent, table, made = found.groups()
        copying = [RECORD.sub("one.copy()", line) for line in getattr(module, table).copying]
        lines = [f"new, old = {made}(), self", *copying, "return new"]
        return "\n".join(indent + line for line in lines)

    return COPY.sub(written, text)


def environment(where: Path) -> dict[str, str]:
    """Python and mypy find the package there before the installed one."""
    return os.environ | {"PYTHONPATH": str(where), "MYPYPATH": str(where)}


def _compile_here() -> None:
    """Let mypyc write the parts, and the C compiler work on as many of them at once as there are cores."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    groups = [(names, part) for part, names in parts().items()]
    extensions = mypycify(
        ["--config-file=", *modules()], separate=groups, target_dir=WORK, opt_level="2", debug_level="0"
    )
    for one in extensions:
        if "-Werror" in one.extra_compile_args:  # looking for what deserves a warning takes most of the time
            flags = [flag for flag in one.extra_compile_args if flag != "-Werror"]
            one.extra_compile_args = [*flags, "-w", "-fvisibility=hidden"]  # hidden: functions call each other directly
    largest_first = sorted(extensions, key=lambda one: -sum(Path(source).stat().st_size for source in one.sources))
    build = build_ext(Distribution({"name": "burgrave", "ext_modules": largest_first}))
    build.inplace, build.parallel = True, cores()
    build.build_temp = build.build_lib = WORK
    build.ensure_finalized()
    build.run()


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


if __name__ == "__main__":
    _compile_here()
