"""Whole seeded games as text, compared line by line; ``playthroughs_write.py`` says how to write them anew."""

from __future__ import annotations

import pytest

from tests.games.citadels.playthroughs_write import GAMES, LIKED
from tests.playthrough import Playthrough, compare, folder, kept, lively, transcript

LARGEST = 120_000  # bytes of a file


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_playthrough(game: Playthrough) -> None:
    """The same answers tell the same story, to the last point."""
    text = game.path.read_text(encoding="utf-8")
    assert len(text.encode()) < LARGEST
    compare(game, text.splitlines())


def test_no_file_is_left_over() -> None:
    """Every kept playthrough is compared, and every player count has one."""
    assert sorted(path.name for path in folder("citadels").iterdir()) == sorted(game.path.name for game in GAMES)
    assert {game.players for game in GAMES} == set(range(2, 9))
    assert {game.language for game in GAMES} == {"en", "pl"}


def test_the_first_difference_is_told() -> None:
    """A changed word, a missing end and an answer that is not offered are each told with their line."""
    game = GAMES[0]
    lines = list(transcript(game, lively(game.seed, LIKED)))
    compare(game, lines)
    word = next(number for number, line in enumerate(lines) if line.startswith("   | ") and number > 20)
    with pytest.raises(pytest.fail.Exception, match=rf"line {word + 1}:(?s:.*)- {lines[word].strip()[:3]}"):
        compare(game, [*lines[:word], lines[word] + "!", *lines[word + 1 :]])
    with pytest.raises(pytest.fail.Exception, match=rf"line {len(lines)}:(?s:.*)- None\n  \+ winners"):
        compare(game, lines[:-1])
    first = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    changed = lines[first].rpartition(": ")[0] + ": end turn"
    with pytest.raises(pytest.fail.Exception, match=rf"after line {first + 1}: (?s:.*)is not offered to seat"):
        compare(game, [*lines[:first], changed, *lines[first + 1 :]])


def test_a_transcript_plays_itself() -> None:
    """The answers that are read from a transcript give the same transcript again, and no line holds a line break."""
    for game in GAMES[:2]:
        lines = list(transcript(game, lively(game.seed, LIKED)))
        assert all("\n" not in line for line in lines)
        assert list(transcript(game, kept(lines))) == lines
