"""RULES.md names only functions and tests that exist, and every test of the rulebook's examples and clarifications."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

from burgrave.games import paladins

PAGE = (Path(paladins.__file__).parent / "RULES.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`([\w.]+)`", PAGE)
TESTS = Path(__file__).parent / "rulebook"


def test_functions_exist() -> None:
    """Every `room.module.function` of the map."""
    functions = [name for name in NAMED if "." in name]
    assert len(functions) > 50
    for name in functions:
        module, _, function = name.rpartition(".")
        assert callable(getattr(importlib.import_module(f"burgrave.games.paladins.{module}"), function)), name


def test_the_map_names_every_test_and_no_other() -> None:
    """One for each worked example and each clarification."""
    sources = "".join(path.read_text(encoding="utf-8") for path in TESTS.glob("test_*.py"))
    assert sorted(name for name in NAMED if name.startswith("test_")) == sorted(
        re.findall(r"def (test_\w+)\(", sources)
    )
