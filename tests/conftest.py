"""For all tests: how often garbage is looked for; and what a run says at its end, how long each suite took."""

from __future__ import annotations

import gc
from collections import defaultdict

import pytest

GARBAGE = 20_000  # objects, until the collector looks for some: tables that are copied leave none


def pytest_collection_finish() -> None:
    """All that was loaded stays; the collector need not walk through it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 20)


def suite(nodeid: str) -> str:
    """The folder of a test under ``tests``, for games with the game; a file that stands there alone."""
    parts = nodeid.partition("::")[0].removeprefix("tests/").split("/")
    return "/".join(parts[: 2 if parts[0] == "games" else 1])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Seconds of all workers together, with what was set up and taken down."""
    seconds: dict[str, float] = defaultdict(float)
    tests: dict[str, int] = defaultdict(int)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[suite(report.nodeid)] += report.duration
                tests[suite(report.nodeid)] += report.when == "call"
    if not seconds:
        return
    terminalreporter.section("time of each suite, all workers together")
    for name in sorted(seconds, key=lambda name: -seconds[name]):
        terminalreporter.write_line(f"{seconds[name]:8.1f} s {tests[name]:6} tests  {name}")
    terminalreporter.write_line(f"{sum(seconds.values()):8.1f} s {sum(tests.values()):6} tests")
