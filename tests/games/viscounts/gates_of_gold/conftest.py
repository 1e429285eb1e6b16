"""Those who read the printed texts of the base game a second time read those of the expansion, too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.viscounts import test_exhaustive_boards as boards
from tests.games.viscounts import test_exhaustive_solo as solo
from tests.games.viscounts import test_exhaustive_townsfolk as townsfolk
from tests.games.viscounts.exhaustive import acting, book, ghost, points
from tests.games.viscounts.gates_of_gold.exhaustive.book import GatesBook
from tests.games.viscounts.gates_of_gold.exhaustive.ghost import GatesGhost
from tests.games.viscounts.gates_of_gold.exhaustive.printed import branches, by_id, ids
from tests.games.viscounts.gates_of_gold.scene import options, scene


@pytest.fixture(scope="module")
def second_reader() -> Iterator[None]:
    """The helpers and tests of the base game know the rows of both boxes, and lay out tables with the expansion."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (acting, book, ghost, points, townsfolk, boards, solo):
            for name, value in {"by_id": by_id, "ids": ids, "branches": branches}.items():
                if hasattr(module, name):
                    patch.setattr(module, name, value)
        for module in (townsfolk, boards):
            patch.setattr(module, "Book", GatesBook)
        patch.setattr(solo, "Ghost", GatesGhost)
        patch.setattr(solo, "Options", options)
        patch.setattr(acting, "scene", scene)
        patch.setattr(acting, "DRAW", f"mason lookout foreman {acting.DRAW}")  # enough for who draws several
        yield
