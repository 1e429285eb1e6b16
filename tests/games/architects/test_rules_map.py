"""RULES.md names only functions and tests that exist, and every test of the rules and vectors."""

from __future__ import annotations

from pathlib import Path

from burgrave.conformance.rule_map import RuleMap, proofs_in
from burgrave.games import architects

MAP = RuleMap(architects)
TESTS = Path(__file__).parent / "rulebook"


def test_functions_exist() -> None:
    MAP.check_functions(least=80)


def test_the_map_names_every_test_and_no_other() -> None:
    """One for each number of the rules and each vector."""
    assert sorted(MAP.tests) == sorted(proofs_in(TESTS))
