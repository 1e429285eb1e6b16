"""Every ability, every unique district and every branch of the selection is really played, and does what it says."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from tests.games.citadels.exhaustive import CHARACTER_GOALS, EVENTS, GOALS, PROMPTS, ROWS, UNIQUE_GOALS, Runner

SEED = 7
MOST_GAMES = 5000  # about 600 are enough


def test_every_goal_is_reached() -> None:
    """All goals come up in seeded games, and no action comes up that is not a goal."""
    runner = Runner(SEED)
    left = runner.run(MOST_GAMES)
    assert not left, f"not reached in {runner.games} games with {runner.answers} answers: {', '.join(left)}"
    assert len(runner.reached) == len(GOALS)
    surprises = [do.ACTIONS.text(option) for option in sorted(runner.offered)]
    surprises = [text for text in surprises if f"answer: {text}" not in GOALS]
    assert not surprises, f"offered, though the rules don't allow it: {', '.join(surprises)}"


def test_one_game_is_not_enough() -> None:
    """What was not seen is told by name."""
    runner = Runner(SEED)
    left = runner.run(1)
    assert "witch: the bewitched character is not there" in left
    assert len(left) + len(runner.reached) == len(GOALS)


def test_goals_speak_of_everything() -> None:
    """Every unique district has a goal for its effect, every character one beside being revealed, every verb one."""
    assert {name for goal in UNIQUE_GOALS for name in goal.about if goal.name.startswith(name)} == set(t.UNIQUE_IDS)
    assert {name for goal in CHARACTER_GOALS for name in goal.about} >= set(t.CHARACTER_IDS)
    verbs = {
        do.ACTIONS.split(option)[0]
        for option in range(len(do.ACTIONS))
        if f"answer: {do.ACTIONS.text(option)}" in GOALS
    }
    assert verbs == {do.ACTIONS.split(option)[0] for option in range(len(do.ACTIONS))}
    assert {players for players, _ in ROWS} == set(range(2, 9))


@pytest.mark.parametrize(
    ("pattern", "known"),
    [(r'\bEvent\(\s*"([\w-]+)"', EVENTS), (r'(?:\bAsk\(\w+|\bpick_cards\(s, me|\bwanted\(s, me), "(\w+)"', PROMPTS)],
    ids=["events", "prompts"],
)
def test_texts_name_everything(pattern: str, known: list[str]) -> None:
    """The events and questions of the rules are those that have a text, so that each of them is a goal."""
    sources = [path for path in files("burgrave.games.citadels.rules").iterdir() if path.name.endswith(".py")]
    found = {name for path in sources for name in re.findall(pattern, path.read_text(encoding="utf-8"))}
    assert found == set(known)
