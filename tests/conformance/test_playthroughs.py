"""Playthroughs tell where a game went another way than it did."""

from __future__ import annotations

import pytest

from burgrave.conformance.playthroughs import compare, kept, lively, transcript
from tests.games.citadels.playthroughs_write import KEPT


def test_the_first_difference_is_told() -> None:
    """A changed word, a missing end and an answer that is not offered are each told with their line."""
    game = KEPT.games[0]
    lines = list(transcript(game, lively(game.seed, KEPT.liked)))
    compare(game, lines)
    word = next(number for number, line in enumerate(lines) if line.startswith("   | ") and number > 20)
    with pytest.raises(AssertionError, match=rf"line {word + 1}:(?s:.*)- {lines[word].strip()[:3]}"):
        compare(game, [*lines[:word], lines[word] + "!", *lines[word + 1 :]])
    with pytest.raises(AssertionError, match=rf"line {len(lines)}:(?s:.*)- None\n  \+ winners"):
        compare(game, lines[:-1])
    first = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    changed = lines[first].rpartition(": ")[0] + ": end turn"
    with pytest.raises(AssertionError, match=rf"after line {first + 1}: (?s:.*)is not offered to seat"):
        compare(game, [*lines[:first], changed, *lines[first + 1 :]])


def test_a_transcript_plays_itself() -> None:
    """The answers that are read from a transcript give the same transcript again, and no line holds a line break."""
    for game in KEPT.games[:2]:
        lines = list(transcript(game, lively(game.seed, KEPT.liked)))
        assert all("\n" not in line for line in lines)
        assert list(transcript(game, kept(lines))) == lines
