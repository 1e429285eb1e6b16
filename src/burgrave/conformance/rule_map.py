"""A game's RULES.md leads from the rulebook's pages to functions and tests: to those that there are, and to all."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from types import ModuleType
from typing import Final


class RuleMap:
    """The map of a game's rules: a page in its package, which names things `like.this`."""

    def __init__(self, package: ModuleType) -> None:
        assert package.__file__ is not None, "a package that lies somewhere"
        self._folder: Final = Path(package.__file__).parent
        self.page: Final = (self._folder / "RULES.md").read_text(encoding="utf-8")
        self.named: Final[list[str]] = re.findall(r"`([\w.]+)`", self.page)
        self._package: Final = package.__name__

    def check_functions(self, least: int) -> None:
        """Every `room.module.function` can be called, and there are at least so many; some are the kernel's."""
        functions = [name for name in self.named if name.count(".") > 1]
        assert len(functions) >= least, f"only {len(functions)} functions"
        for name in functions:
            module, _, function = name.rpartition(".")
            root = self._package if (self._folder / name.partition(".")[0]).exists() else "burgrave"
            assert callable(getattr(importlib.import_module(f"{root}.{module}"), function)), name

    def check_tests(self, folder: Path, least: int) -> None:
        """Every test that is named stands in the folder, and there are at least so many."""
        missing = set(self.tests) - set(proofs_in(folder))
        assert not missing and len(self.tests) >= least, missing

    @property
    def tests(self) -> list[str]:
        """The tests that are named."""
        return [name for name in self.named if name.startswith("test_")]


def proofs_in(folder: Path) -> list[str]:
    """The tests in the files of a folder."""
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("test_*.py")))
    return re.findall(r"def (test_\w+)\(", sources)
