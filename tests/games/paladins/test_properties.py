"""Laws that hold in every game: any players, any opponent, any seed, any answers, and from any position."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from burgrave import CannotImagine, CannotUndo, Table, load, playout
from burgrave.conformance import judge, position
from burgrave.conformance.laws import advance, watch
from burgrave.games.paladins import GAME
from burgrave.kernel.begin import prepare
from burgrave.kernel.setup import Setup
from burgrave.kernel.table import begin
from tests.drawn import CHOICES, SEEDS, Choices, patient, play
from tests.games.paladins.exhaustive.book import seen
from tests.games.paladins.exhaustive.points import points, winners
from tests.games.paladins.scene import Seat, scene, state

WORKERS = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
RIGHT = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
HIGHEST = 12


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """A game of any kind; anybody may begin."""
    players = draw(st.integers(GAME.players.start, GAME.players.stop - 1))
    difficulty = draw(st.sampled_from(["easy", "standard", "hard"]))
    first = draw(st.none() | st.integers(0, players - 1))
    return prepare(GAME, players, draw(SEEDS), {"difficulty": difficulty, "first": first})


@st.composite
def seats(draw: st.DrawFn, most: int) -> Seat:
    """What somebody may have in the middle of a game; ``most`` suspicion cards."""
    few, attribute = st.integers(0, 6), st.integers(0, HIGHEST)
    standing = st.sampled_from(["- - -", "workshop - -", "- workshop -", "workshop workshop -", "scout labourer scout"])
    return Seat(
        workers="+".join(draw(st.lists(st.sampled_from(WORKERS), min_size=1, max_size=8))),
        silver=draw(few),
        provisions=draw(few),
        strength=draw(attribute),
        influence=draw(attribute),
        faith=draw(attribute),
        board={action: draw(standing) for action in draw(st.sets(st.sampled_from(RIGHT), max_size=4))},
        done={
            action: draw(st.integers(0, 5)) for action in ("commission", "fortify", "garrison", "absolve", "convert")
        },
        suspicion=[0] * draw(st.integers(0, most)),
        unpaid=draw(st.integers(0, 3)),
        paid=draw(st.integers(0, 3)),
    )


@st.composite
def positions(draw: st.DrawFn) -> Table:
    """A table in the middle of a round: decks may be short, the tax low, all suspicion cards gone."""
    changes: dict[str, Any] = {
        "round_": draw(st.integers(1, 7)),
        "tax": draw(st.integers(1, 5)),
        "townsfolk": draw(st.none() | st.integers(0, 3)),
        "outsiders": draw(st.none() | st.integers(0, 3)),
        "suspicion": draw(st.none() | st.just(())),
        "stalls": dict.fromkeys(draw(st.sets(st.integers(1, 5))), ""),
        "camp": dict.fromkeys(draw(st.sets(st.integers(1, 6))), ""),
    }
    if draw(st.booleans()):
        return scene(draw(seats(3)), opponent=draw(seats(3)), marker=draw(st.integers(1, 5)), **changes)
    return scene(draw(seats(3)), draw(seats(3)), **changes)


# ---------------------------------------------------------------- at every question


def check(table: Table, pieces: dict[str, int]) -> None:
    """All pieces are there, nothing is out of its bounds, and the question makes sense."""
    s, ask = state(table), table.ask
    assert GAME.pieces(s) == pieces
    inquiring = ask is not None and ask.prompt == "inquisition"
    assert 0 <= s.tax <= s.config.tax and (s.tax > 0 or inquiring) and s.debts >= 0
    for player in s.players:
        assert all(0 <= value <= HIGHEST for value in (player.strength, player.influence, player.faith))
    assert all(s.spaces[space] == -1 for space in range(len(s.spaces)) if space not in s.config.spaces)
    if ask is not None:
        assert ask.options and len(set(ask.options)) == len(ask.options)
        assert 0 <= ask.player < s.config.players


@patient(60)
@given(setups(), CHOICES)
def test_nothing_is_lost_and_nothing_offered_twice(setup: Setup, choices: Choices) -> None:
    """At every question of a game; it has seven rounds, and a second count gives the same points and winners."""
    pieces = GAME.pieces(state(begin(setup)))
    table = play(setup, choices, lambda table: check(table, pieces))
    check(table, pieces)
    page = seen(table)
    assert page["round"] == 7 and all(player["passed"] for player in page["players"])
    assert [score.parts for score in table.scores] == [points(page, seat) for seat in range(setup.players)]
    assert table.winners == winners(page)


@patient(150)
@given(positions(), CHOICES)
def test_from_any_position(table: Table, choices: Choices) -> None:
    """Whatever is offered can be done, and the game ends."""
    pieces = GAME.pieces(state(table))
    for _ in range(12):
        if table.ask is None:
            break
        check(table, pieces)
        seat, option = choices.answer(table)
        table.answer(option, seat)
    playout(table, choices.seed % 1000)
    assert table.over and GAME.pieces(state(table)) == pieces


@patient(25)
@given(setups(), CHOICES, st.integers(2, 20))
def test_no_seat_can_tell_imagined_tables(setup: Setup, choices: Choices, every: int) -> None:
    """What a seat sees does not depend on what is hidden from it."""

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
            assert GAME.pieces(state(world)) == GAME.pieces(state(table))

    play(setup, choices, look)


@patient(25)
@given(setups(), CHOICES)
def test_undo_restores(setup: Setup, choices: Choices) -> None:
    """An answer that is taken back leaves nothing behind; it can't be where somebody has learnt something."""
    table = begin(setup)
    while table.ask is not None:
        seat, option = choices.answer(table)
        before, learnt = position(table), sum(table.state.learnt)
        table.answer(option, seat)
        if sum(table.state.learnt) == learnt:
            table.undo(seat)
            assert position(table) == before
            table.answer(option, seat)
        else:
            with pytest.raises(CannotUndo):
                table.undo(seat)


@patient(10)
@given(setups(), CHOICES, st.integers(2, 20))
def test_clones_are_independent(setup: Setup, choices: Choices, every: int) -> None:
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


@patient(3)
@given(setup=setups(), seed=SEEDS)
def test_nobody_learns_in_secret(setup: Setup, seed: int) -> None:
    """Neither whoever acts nor whoever watches can tell imagined tables apart later."""
    note(f"{setup.players} players, seed {setup.seed}, {setup.options}")
    judge(setup, seed, [advance, watch])


# ---------------------------------------------------------------- at some moment


@patient(30)
@given(setups(), CHOICES, st.integers(0, 300))
def test_saved_and_loaded(setup: Setup, choices: Choices, moment: int) -> None:
    """A game that is saved at any moment goes on from there, and ends in the same way."""
    loaded: list[Table] = []

    def look(table: Table) -> None:
        if choices.count == moment:
            loaded.append(load(table.save()))
            assert position(loaded[0]) == position(table)
            assert loaded[0].save() == table.save()
            kept = json.loads(json.dumps(GAME.snapshot(state(table))))
            assert GAME.snapshot(GAME.restore(kept, setup.options)) == GAME.snapshot(state(table))

    table = play(setup, choices, look)
    if not loaded:  # the game was over before
        loaded.append(load(table.save()))
    for seat, option in table.answers[len(loaded[0].answers) :]:
        loaded[0].answer(option, seat)
    assert loaded[0].over and loaded[0].save() == table.save()


@patient(15)
@given(setups(), CHOICES, st.integers(0, 300))
def test_what_is_said(setup: Setup, choices: Choices, moment: int) -> None:
    """Every question, option and event has a sentence in both languages, and no two options have the same."""

    def look(table: Table) -> None:
        if choices.count != moment:
            return
        for ask in table.asks:
            for language in ("pl", "en"):
                assert table.sentence(language, ask.player)
                labels = [table.label(option, language, ask.player) for option in ask.options]
                assert all(labels) and len(set(labels)) == len(labels)

    table = play(setup, choices, look)
    for told in table.events(None):
        assert told.text("pl") and told.text("en")
