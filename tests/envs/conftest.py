"""What tests of environments have in common: a game in which all seats decide at once."""

from __future__ import annotations

import importlib
import re
import sys
import warnings
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from burgrave.kernel.encoding import Axis, Encoding, Field, Layout
from burgrave.kernel.game import AnyGame, games
from burgrave.kernel.pairs import Pairs

with warnings.catch_warnings():  # PettingZoo's tests import its own games in a way that it has deprecated
    warnings.simplefilter("ignore", DeprecationWarning)
    import pettingzoo.test  # noqa: F401 - it warns when it is first imported

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
CARDS = 12


@cache
def layout(players: int) -> Layout:
    """The own hand, and the tricks played."""
    card = Axis("card", tuple(str(value) for value in range(1, CARDS + 1)))
    return Layout([Field("hand", "cards in hand", (card,)), Field("tricks", "tricks played", high=3)])


def encode(view: Any, out: Pairs) -> None:
    """The own hand, and the tricks played, as numbers."""
    out.ones.extend(view.hand)
    out.add(CARDS, 3 - len(view.hand))


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> AnyGame:
    """The example game of docs/adding-a-game.md, with an encoding and a name of its own."""
    folder = tmp_path_factory.mktemp("opencard")
    page = PAGE.read_text(encoding="utf-8").split("\n## The entry point\n")[0]
    code = "\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL)).replace("highcard", "opencard")
    texts = re.findall(r"```ftl\n(.*?)```", page, re.DOTALL)[0]
    for language in ("en", "pl"):
        (folder / "opencard" / "text" / language).mkdir(parents=True)
        (folder / "opencard" / "text" / language / "opencard.ftl").write_text(texts, encoding="utf-8")
    (folder / "opencard" / "__init__.py").write_text(code, encoding="utf-8")
    sys.path.insert(0, str(folder))
    try:
        game: AnyGame = importlib.import_module("opencard").GAME
    finally:
        sys.path.remove(str(folder))
    return replace(game, encoding=Encoding(layout, game.view, encode))


@pytest.fixture
def open_card(built: AnyGame, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """A game in which everybody plays a card at once; it is installed for one test."""
    monkeypatch.setitem(games(), built.name, built)
    return built
