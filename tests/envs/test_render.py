"""Pictures: the table as text, as everybody sees it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import burgrave
from burgrave.envs.gymnasium import SeatEnv
from burgrave.envs.pettingzoo import env, parallel_env
from burgrave.envs.render import MODES, WIDTH, check, drawn, render
from tests.games.citadels.scene import scene


def test_the_modes() -> None:
    """Text that is given back, text that is printed, and nothing at all."""
    assert [check(mode) for mode in [*MODES, None]] == ["ansi", "human", None]
    with pytest.raises(burgrave.BadSetup, match="render_mode is 'ansi' or 'human' or None, not 'rgb'"):
        check("rgb")


def test_text_is_given_back_or_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """As the mode says."""
    table = burgrave.new("citadels", 3, 1)
    text = render(table, "ansi")
    assert text == drawn(table) and "Round 1" in text and capsys.readouterr().out == ""
    assert render(table, "human") is None and capsys.readouterr().out.strip() == text.strip()
    assert render(table, None) is None and capsys.readouterr().out == ""


@pytest.mark.parametrize("make", [env, parallel_env, SeatEnv])
def test_environments_draw_their_table(make: Any) -> None:
    """Whoever learns there."""
    made = make("citadels", 3, render_mode="ansi")
    made.reset(seed=1)
    assert made.render() == drawn(made.table)


def test_no_secret_is_drawn() -> None:
    """Nothing of the hands: only what lies in the cities is named."""
    hands = [["temple"], ["palace"], ["tavern"], ["docks"]]
    table = scene({"merchant": 0}, hands=hands, cities=[["market"]], call="merchant")
    text = drawn(table)
    assert "Market" in text
    assert not any(name in text for name in ("Temple", "Palace", "Tavern", "Docks"))
    others = scene({"merchant": 0}, hands=[["prison"], *hands[1:]], cities=[["market"]], call="merchant")
    assert drawn(others) == text


def test_every_position_can_be_drawn() -> None:
    """Also the end; no line is too long."""
    table, choice = burgrave.new("citadels", 8, 2, {"cast": "random"}), random.Random(2)
    while table.ask is not None:
        if len(table.answers) % 25 == 0:
            assert max(len(line) for line in drawn(table).splitlines()) <= WIDTH
        table.answer(choice.choice(table.ask.options))
    assert drawn(table)
