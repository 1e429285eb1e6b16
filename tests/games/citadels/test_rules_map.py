"""RULES.md names only functions and tests that exist, every test of the rulebook's pages, and every house rule."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import burgrave
from burgrave.games import citadels

TESTS = Path(__file__).parent / "rulebook"
PAGE = (Path(citadels.__file__).parent / "RULES.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`([\w.]+)`", PAGE)


def test_functions_exist() -> None:
    """Every `room.module.function` of the map."""
    functions = [name for name in NAMED if "." in name and not name.endswith((".py", "Memory"))]
    assert len(functions) > 50
    for name in functions:
        module, _, function = name.rpartition(".")
        assert callable(getattr(importlib.import_module(f"burgrave.games.citadels.{module}"), function)), name


def test_tests_exist() -> None:
    """Every test of the map."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in TESTS.glob("test_*.py"))
    tests = [name for name in NAMED if name.startswith("test_")]
    assert len(tests) > 80
    for test in tests:
        assert f"def {test}(" in sources, test


def test_house_rules_are_told() -> None:
    """Every option that decides something, with a sentence for players in both languages."""
    game = burgrave.games()["citadels"]
    for option in game.options.__struct_fields__:
        if option not in ("cast", "districts"):
            assert f"`{option}`" in PAGE, option
        for language in ("pl", "en"):
            assert game.texts.has(language, f"house-{option}"), option
