"""The examples of the README and of the page about bots run, and the tables of options and settings are complete."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from burgrave.bots.ismcts import SAFETY, USUAL, Settings
from burgrave.games.citadels.data.tables import CASTS
from burgrave.kernel.game import games

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("page", ["README.md", "docs/bots.md", "docs/environments.md"])
def test_the_python_of_a_page_runs(page: str) -> None:
    """Every Python block, in order, in one namespace."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    namespace: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, page, "exec"), namespace)
    assert "burgrave" in namespace


def test_the_page_about_bots_tells_every_setting_of_the_search() -> None:
    """With the default as it is."""
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    for field in msgspec.structs.fields(Settings):
        assert f"| `{field.name}` | {'none' if field.default is None else field.default} |" in page
    assert f"without this and `ms`: {USUAL}" in page and f"{SAFETY:.0%} of it" in page


@pytest.mark.parametrize("name", games())
def test_the_page_about_a_game_tells_every_option(name: str) -> None:
    """With the default as it is."""
    page = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    for option, value in msgspec.structs.asdict(games()[name].options()).items():
        shown = "none" if value is None else f"`{json.dumps(value)}`"
        assert f"| `{option}` | {shown} |" in page


def test_the_page_about_citadels_tells_every_cast() -> None:
    page = (ROOT / "docs" / "citadels.md").read_text(encoding="utf-8")
    for cast in CASTS:
        assert f"| `{cast}` |" in page
