"""A verb tells the texts of its answers, and which of its arguments a text names."""

from __future__ import annotations

import pytest

from burgrave.kernel.action import Vocabulary
from burgrave.kernel.game import games

ACTIONS = Vocabulary()
BUILD = ACTIONS.add("build", ["temple", "town hall"])
BUILD_NOW = ACTIONS.add("build now")
BUILDING = ACTIONS.add("building", ["temple"])
PASS = ACTIONS.add("pass", quiet=True)


def test_a_text_is_that_of_the_vocabulary() -> None:
    for argument in BUILD.arguments:
        assert BUILD.text(argument) == ACTIONS.text(BUILD[argument])
        assert BUILD.argument(BUILD.text(argument)) == argument
    with pytest.raises(AssertionError, match="no 'castle'"):
        BUILD.text("castle")


@pytest.mark.parametrize("text", ["build", "build castle", "buildtemple", "build now", "building temple", ""])
def test_a_text_of_another_verb_has_no_argument_here(text: str) -> None:
    assert BUILD.argument(text) is None


@pytest.mark.parametrize("game", sorted(games()))
def test_every_answer_of_a_game_reads_back(game: str) -> None:
    vocabulary = games()[game].vocabulary
    for option in range(len(vocabulary)):
        assert vocabulary.option(vocabulary.text(option)) == option


def test_what_gives_up_everything_else_is_quiet() -> None:
    assert ACTIONS.quiet(PASS)
    assert not any(ACTIONS.quiet(option) for option in (*BUILD, BUILD_NOW, *BUILDING))


def test_who_ends_a_turn_or_passes_gives_up_the_rest() -> None:
    vocabularies = {name: game.vocabulary for name, game in games().items()}
    assert {name: [one.text(n) for n in range(len(one)) if one.quiet(n)] for name, one in vocabularies.items()} == {
        "citadels": ["end turn"],
        "paladins": ["pass"],
        "viscounts": ["rest", "hire nobody"],
        "architects": ["done", "decline"],
    }
