"""Libraries that are not installed: each environment says which extra to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

from burgrave.envs.missing import missing

WITHOUT = """
import importlib, sys
module, library = sys.argv[1:]
sys.modules[library] = None
try:
    importlib.import_module(module)
except ImportError as error:
    print(error)
else:
    print("imported")
"""


def told(module: str, library: str) -> str:
    """What is said when a module is imported without a library."""
    done = subprocess.run([sys.executable, "-c", WITHOUT, module, library], capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("lens", "numpy", "envs"),
        ("spaces", "gymnasium", "envs"),
        ("pettingzoo", "pettingzoo", "envs"),
        ("pettingzoo", "gymnasium", "envs"),
        ("gymnasium", "gymnasium", "envs"),
        ("openspiel", "pyspiel", "openspiel"),
        ("pettingzoo", "numpy", "envs"),
        ("gymnasium", "numpy", "envs"),
        ("openspiel", "numpy", "envs"),
        ("spaces", "numpy", "envs"),
    ],
)
def test_the_extra_is_named(module: str, library: str, extra: str) -> None:
    """In one line, with the library that is missing."""
    sentence = told(f"burgrave.envs.{module}", library)
    assert sentence.startswith(f"{library} can't be imported (") and "\n" not in sentence
    assert f"pip install '.[{extra}]'" in sentence


@pytest.mark.parametrize(
    ("module", "library"),
    [
        ("burgrave", "numpy"),
        ("burgrave.games.citadels.research.observation", "numpy"),
        ("burgrave.bots.net", "numpy"),
        ("burgrave.envs.describe", "numpy"),
        ("burgrave.envs.gymnasium", "pettingzoo"),
        ("burgrave.envs.gymnasium", "pyspiel"),
        ("burgrave.envs.openspiel", "gymnasium"),
        ("burgrave.envs.pettingzoo", "pyspiel"),
    ],
)
def test_what_is_not_needed_is_not_missed(module: str, library: str) -> None:
    """The games and their bots need none of them, and each environment only its own."""
    assert told(module, library) == "imported"


def test_the_sentence() -> None:
    """It keeps what Python had to say."""
    error = missing("abacus", "envs", ImportError("No module named 'abacus'"))
    assert type(error) is ImportError
    assert str(error).startswith("abacus can't be imported (No module named 'abacus'); install the extra: ")
