"""Build what people install: a compiled wheel, a pure one and the source distribution; and try the wheels out.

Each wheel is installed into a fresh virtual environment, where it says which build it is, plays a game and is measured.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from tempfile import TemporaryDirectory

from compiling import ROOT

DIST = ROOT / "dist"
HOOK = "HATCH_BUILD_HOOK_ENABLE_CUSTOM"
GAME = """
import burgrave
from burgrave.kernel.game import games
from burgrave.kernel.playout import playout

for name, game in games().items():
    table = burgrave.load(burgrave.new(name, players=2, seed=1).save())
    decisions = playout(table, 1)
    assert table.over and table.winners, name
    print(f"  {name}: {decisions} decisions, {[score.total for score in table.scores]} points")
"""


def main() -> None:
    """Build everything, then try the wheels."""
    shutil.rmtree(DIST, ignore_errors=True)
    build("--sdist", "--wheel")
    build("--wheel", compiled=True)
    for wheel in sorted(DIST.glob("*.whl")):
        try_out(wheel)
    for path in sorted(DIST.iterdir()):
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB")


def build(*what: str, compiled: bool = False) -> None:
    """Let hatchling make something."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(DIST), *what]
    environment = os.environ | ({HOOK: "true"} if compiled else {})
    subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL)


def try_out(wheel: Path) -> None:
    """Install a wheel where nothing else is, and use it as people do; raises where something is wrong."""
    kind = "plain Python" if wheel.stem.endswith("none-any") else "compiled"
    print(f"{wheel.name}, in a fresh environment:", flush=True)
    with TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        home = Path(folder) / ("Scripts" if os.name == "nt" else "bin")
        run(folder, home / "python", "-m", "pip", "install", "--quiet", f"{wheel}[cli]")
        version = run(folder, home / "burgrave", "--version")
        assert f"({kind})" in version, f"the wheel should be {kind}, and says: {version}"
        print(f"  {version.strip()}")
        print(run(folder, home / "python", "-c", GAME), end="")
        figures = json.loads(run(folder, home / "burgrave", "bench", "citadels", "--seconds", "2", "--json"))
        assert figures["compiled"] == (kind == "compiled"), f"the bench should say {kind}"
        print(f"  {figures['per_cpu_second']['playout decisions']:,.0f} decisions per CPU second", flush=True)


def run(folder: str, *command: Path | str) -> str:
    """What a command prints; it finds nothing of this folder."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    done = subprocess.run(command, cwd=folder, env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    main()
