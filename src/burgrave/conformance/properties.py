"""What holds in any game that Hypothesis draws; a game's own tests say which games there are, and what else holds.

@patient(25)
@given(setups(), CHOICES)
def test_undo_restores(setup: Setup, choices: Choices) -> None:
    properties.undo_restores(setup, choices)
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from burgrave.conformance.drawn import Choices, play
from burgrave.conformance.random_games import position
from burgrave.kernel.begin import load
from burgrave.kernel.errors import CannotImagine, CannotUndo
from burgrave.kernel.playout import playout
from burgrave.kernel.setup import Setup
from burgrave.kernel.table import Table, begin
from burgrave.kernel.text import LANGUAGES

STEPS: Final = 12  # that are looked at from a position, before the game is played to its end


def nothing_is_lost(setup: Setup, choices: Choices, look: Callable[[Table], None]) -> Table:
    """All pieces are there at every question, and options are never empty nor repeated; at the end scores add up.

    ``look`` sees the table at every question and at the end, which is handed back.
    """
    pieces = setup.game.pieces(begin(setup).state)

    def check(table: Table) -> None:
        whole(table, pieces)
        look(table)

    table = play(setup, choices, check)
    check(table)
    scores = table.everybodys_scores
    assert all(score.total == sum(score.parts.values()) for score in scores)
    best = max(score.total for score in scores)
    assert table.winners or setup.players == 1, "who plays alone may lose"
    assert all(scores[side].total == best for side in table.winners)
    return table


def whole(table: Table, pieces: dict[str, int]) -> None:
    """All pieces are there, and every question makes sense."""
    assert table.setup.game.pieces(table.state) == pieces
    vocabulary = range(len(table.setup.game.vocabulary))
    for ask in table.asks:
        assert ask.options and len(set(ask.options)) == len(ask.options)
        assert all(option in vocabulary for option in ask.options) and 0 <= ask.player < table.setup.players


def from_any_position(table: Table, choices: Choices, check: Callable[[Table], None]) -> None:
    """Whatever is offered can be done, and the game ends."""
    pieces = table.setup.game.pieces(table.state)
    for _ in range(STEPS):
        if table.ask is None:
            break
        whole(table, pieces)
        check(table)
        seat, option = choices.answer(table)
        table.answer(option, seat)
    playout(table, choices.seed % 1000)
    assert table.over and table.setup.game.pieces(table.state) == pieces


def no_seat_can_tell_imagined_tables(setup: Setup, choices: Choices, every: int) -> None:
    """What a seat sees of a table that it imagines is what it sees of the real one, and no piece is missing there."""

    def look(table: Table) -> None:
        if choices.count % every:
            return
        for seat in range(setup.players):
            try:
                world = table.imagine(seat, choices.count)
            except CannotImagine:
                assert all(ask.player != seat for ask in table.asks)
                continue
            assert world.view(seat).json() == table.view(seat).json()
            assert world.view(None).json() == table.view(None).json()
            assert setup.game.pieces(world.state) == setup.game.pieces(table.state)

    play(setup, choices, look)


def undo_restores(setup: Setup, choices: Choices) -> None:
    """An answer that is taken back leaves nothing behind; it can't be where somebody has learnt something."""
    table = begin(setup)
    while table.ask is not None:
        seat, option = choices.answer(table)
        before, learnt = position(table), sum(table.state.learnt)
        table.answer(option, seat)
        refused = sum(table.state.learnt) != learnt
        try:
            table.undo(seat)
        except CannotUndo:
            assert refused, "nothing was learnt"
            continue
        assert not refused, "something was learnt"
        assert position(table) == before
        table.answer(option, seat)


def clones_are_independent(setup: Setup, choices: Choices, every: int) -> None:
    """A clone is equal; whatever becomes of it, the original stays, and goes on in the same way."""
    clones: list[Table] = []

    def look(table: Table) -> None:
        if choices.count % every == 0:
            before = position(table)
            clones.append(table.clone())
            assert position(clones[-1]) == before
            playout(table.clone(), choices.count)
            assert position(table) == before

    table = play(setup, choices, look)
    for clone in clones[:: max(1, len(clones) // 3)]:
        for seat, option in table.answers[len(clone.answers) :]:
            clone.answer(option, seat)
        assert position(clone) == position(table)


def saved_and_loaded(setup: Setup, choices: Choices, moment: int) -> None:
    """A game that is saved at any moment goes on from there, and ends in the same way; so does a kept position."""
    loaded: list[Table] = []
    game = setup.game

    def look(table: Table) -> None:
        if choices.count == moment:
            loaded.append(load(table.save()))
            assert position(loaded[0]) == position(table)
            assert loaded[0].save() == table.save()
            kept = json.loads(json.dumps(game.snapshot(table.state)))
            assert game.snapshot(game.restore(kept, setup.options)) == game.snapshot(table.state)

    table = play(setup, choices, look)
    if not loaded:  # the game was over before
        loaded.append(load(table.save()))
    for seat, option in table.answers[len(loaded[0].answers) :]:
        loaded[0].answer(option, seat)
    assert loaded[0].over and loaded[0].save() == table.save()


def everything_is_said(setup: Setup, choices: Choices, moment: int, seat: int | None) -> None:
    """Every question, option and event has a sentence in all languages, and no two options have the same."""

    def look(table: Table) -> None:
        if choices.count != moment:
            return
        for ask in table.asks:
            for language in LANGUAGES:
                assert table.sentence(language, ask.player)
                labels = [table.label(option, language, ask.player) for option in ask.options]
                assert all(labels) and len(set(labels)) == len(labels)

    table = play(setup, choices, look)
    for told in table.events(seat):
        assert all(told.text(language) for language in LANGUAGES)
