"""Nobody reads the log of a learner's game: environments keep none, nor starts from which it would be played again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from burgrave.envs.gymnasium import SeatEnv
from burgrave.envs.pettingzoo import env, parallel_env
from burgrave.envs.vector import TablesEnv, make
from burgrave.kernel.game import games
from burgrave.kernel.table import Table

STEPS = 60


def one_by_one(name: str) -> list[Table]:
    """The agent that is asked acts."""
    made = env(name)
    made.reset(seed=1)
    for _ in range(STEPS):
        made.last()
        made.step(made.action_space(made.agent_selection).sample())
    return [made.table]


def at_once(name: str) -> list[Table]:
    """All act, or wait."""
    made = parallel_env(name)
    made.reset(seed=1)
    for _ in range(STEPS):
        made.step({agent: made.action_space(agent).sample() for agent in made.agents})
    return [made.table]


def seated(name: str) -> list[Table]:
    """Bots play the others, and look at what they see."""
    made = SeatEnv(name, opponents="easy")
    made.reset(seed=1)
    for _ in range(STEPS // 4):
        made.step(made.action_space.sample())
    return [made.table]


def side_by_side(name: str) -> list[Table]:
    """Many tables; one game ends and another begins."""
    made: TablesEnv = make(name, tables=3, max_steps=STEPS - 9)
    _, infos = made.reset(seed=1)
    for _ in range(STEPS):
        *_, infos = made.step(infos["action_mask"].argmax(1))
    assert made._share is not None
    tables: list[Table] = made._share._batch._tables
    return tables


@pytest.mark.parametrize("played", [one_by_one, at_once, seated, side_by_side])
@pytest.mark.parametrize("name", games())
def test_tables_keep_no_log(name: str, played: Callable[[str], list[Table]]) -> None:
    """In no kind of environment, of no game; yet whoever asks can have the whole game."""
    for table in played(name):
        assert table.answers and table.state.log is None and not table._whole
        assert table.happened() and table._whole
