"""RULES.md names only functions and tests that exist, and every house rule."""

from __future__ import annotations

from pathlib import Path

from burgrave.conformance.rule_map import RuleMap
from burgrave.games import citadels

MAP = RuleMap(citadels)


def test_functions_exist() -> None:
    MAP.check_functions(least=50)


def test_tests_exist() -> None:
    MAP.check_tests(Path(__file__).parent / "rulebook", least=80)


def test_house_rules_are_told() -> None:
    """Every option that decides something, with a sentence for players in both languages."""
    for option in citadels.GAME.options.__struct_fields__:
        if option not in ("cast", "districts"):
            assert f"`{option}`" in MAP.page, option
        for language in ("pl", "en"):
            assert citadels.GAME.texts.has(language, f"house-{option}"), option
