"""Bots by name: levels, settings, bots of other packages; whoever misspells one is told what there is."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

import burgrave
from burgrave.bots import LEVELS, bot, registry
from burgrave.bots.greedy import GreedyBot
from burgrave.kernel.perspective import Perspective

ALL = "levels: easy, medium, hard; bots: greedy, ismcts, net, pipe, random"


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("", f"there is no bot ''; {ALL}"),
        ("deep", f"there is no bot 'deep'; {ALL}"),
        ("Random", f"there is no bot 'Random'; {ALL}"),
        ("hard:iterations=5", f"there is no bot 'hard:iterations=5'; {ALL}"),
        ("random:n=3", "the bot random has no setting 'n=3'; its settings: none"),
        ("greedy:nose=0.3", "the bot greedy has no setting 'nose=0.3'; its settings: noise=0.0"),
        ("greedy:noise", "the bot greedy has no setting 'noise'; its settings: noise=0.0"),
        ("greedy:noise=0.1,", "the bot greedy has no setting ''; its settings: noise=0.0"),
        ("greedy:noise=-1", "the bot greedy: noise must be a number from 0 up, not '-1'; its settings: noise=0.0"),
        (
            "greedy:noise=often",
            "the bot greedy: noise must be a number from 0 up, not 'often'; its settings: noise=0.0",
        ),
        ("greedy:noise=", "the bot greedy: noise must be a number from 0 up, not ''; its settings: noise=0.0"),
    ],
)
def test_what_is_misspelt_is_refused_with_what_is_allowed(spec: str, sentence: str) -> None:
    with pytest.raises(burgrave.BadSetup) as told:
        bot(spec, 0)
    assert str(told.value) == sentence


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ("iterations=0", "the bot ismcts: iterations must be a whole number from 1 up, not '0'"),
        ("iterations=many", "the bot ismcts: iterations must be a whole number from 1 up, not 'many'"),
        ("jobs=1.5", "the bot ismcts: jobs must be a whole number from 1 up, not '1.5'"),
        ("depth=3", "the bot ismcts has no setting 'depth=3'"),
        ("explore=-1", "the bot ismcts: explore must be a number from 0 up, not '-1'"),
        ("trust=0", "the bot ismcts: trust must be a number above 0, not '0'"),
        ("points=2", "the bot ismcts: points must be a number from 0 to 1, not '2'"),
    ],
)
def test_the_search_names_its_settings(setting: str, sentence: str) -> None:
    with pytest.raises(burgrave.BadSetup) as told:
        bot(f"ismcts:{setting}", 0)
    assert str(told.value).startswith(f"{sentence}; its settings: iterations, ms, explore=0.7, ")


class Odd(msgspec.Struct):
    """Settings of many kinds, as another package may have them."""

    depth: int
    fast: bool = True
    manner: Literal["bold", "shy"] = "shy"
    name: Annotated[int | None, msgspec.Meta(description="whatever")] = None
    start: Annotated[str, msgspec.Meta(max_length=3)] = "abc"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("depth=x", "depth must be a whole number, not 'x'"),
        ("depth=1,fast=maybe", "fast must be true or false, not 'maybe'"),
        ("depth=1,manner=rude", "manner must be one of bold, shy, not 'rude'"),
        ("depth=1,name=x", "name must be a whole number, not 'x'"),
        ("depth=1,start=abcd", "Expected 'str' of length <= 3"),
        ("fast=false", "missing field 'depth'"),
    ],
)
def test_settings_of_every_kind_are_told_in_words(text: str, sentence: str) -> None:
    with pytest.raises(burgrave.BadSetup) as told:
        registry.settings("odd", text, Odd)
    assert str(told.value).startswith(f"the bot odd: {sentence}")
    assert str(told.value).endswith("; its settings: depth, fast=true, manner=shy, name, start=abc")


def test_settings_that_are_right_come_back() -> None:
    assert registry.settings("odd", "depth=2,fast=false,name=7", Odd) == Odd(2, False, "shy", 7)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_a_bot(level: str) -> None:
    assert type(bot(level, 0)) is type(bot(LEVELS[level], 0))


def test_settings_reach_the_bot() -> None:
    easy = bot("greedy:noise=0.25", 0)
    assert isinstance(easy, GreedyBot) and easy._noise == 0.25


# -------------------------------------------------------------------- bots of other packages

MODULE = """
class Last:
    def choose(self, perspective, budget=None):
        return perspective.options[-1]

def make(text, seed):
    return Last()
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Another package, as pip would leave it: a module, and its entry point in the metadata."""
    (tmp_path / "last_bot.py").write_text(MODULE)
    metadata = tmp_path / "last_bot-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: last-bot\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[burgrave.bots]\nlast = last_bot:make\n")
    monkeypatch.syspath_prepend(tmp_path)
    registry.installed.cache_clear()
    yield
    registry.installed.cache_clear()
    sys.modules.pop("last_bot", None)


@pytest.mark.usefixtures("installed")
def test_a_bot_of_another_package_is_found_by_its_entry_point() -> None:
    table = burgrave.new("citadels", 2, 1)
    ask = table.asks[0]
    assert bot("last", 0).choose(Perspective(table, ask.player)) == ask.options[-1]
    with pytest.raises(burgrave.BadSetup, match="bots: greedy, ismcts, last, net, pipe, random"):
        bot("first", 0)


def test_and_is_gone_when_it_is_removed() -> None:
    with pytest.raises(burgrave.BadSetup, match="there is no bot 'last'"):
        bot("last", 0)


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("module", "reason"),
    [
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("raise SystemExit('no\\nlicence')", "SystemExit: no licence"),
        ("", "AttributeError: module 'last_bot' has no attribute 'make'"),
    ],
)
def test_a_package_that_can_not_be_loaded_is_named(tmp_path: Path, module: str, reason: str) -> None:
    (tmp_path / "last_bot.py").write_text(module)
    with pytest.raises(burgrave.BadSetup) as told:
        bot("last", 0)
    assert str(told.value) == f"the bot last can't be loaded from its entry point 'last_bot:make': {reason}"
