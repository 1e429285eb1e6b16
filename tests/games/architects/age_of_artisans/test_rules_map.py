"""RULES.md of Age of Artisans names only functions and tests that exist, and every test of its rulebook."""

from __future__ import annotations

from pathlib import Path

from burgrave.conformance.rule_map import RuleMap, proofs_in
from burgrave.games.architects.expansions import age_of_artisans

MAP = RuleMap(age_of_artisans)
TESTS = Path(__file__).parent / "rulebook"


def test_functions_exist() -> None:
    MAP.check_functions(least=20)


def test_the_map_names_every_test_and_no_other() -> None:
    """One for each worked example and each number of the rules."""
    assert sorted(MAP.tests) == sorted(proofs_in(TESTS))
