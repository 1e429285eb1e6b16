"""Laws that hold in every game: any legal cast, any house rules, any seed, any answers."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from burgrave import Table, new, playout
from burgrave.conformance import judge, properties
from burgrave.conformance.drawn import CHOICES, LONGEST, SEEDS, Choices, patient
from burgrave.conformance.laws import advance, watch
from burgrave.games.citadels import GAME
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules.options import UNIQUES_IN_GAME, Options
from burgrave.kernel.begin import prepare
from burgrave.kernel.setup import Setup
from tests.games.citadels.scene import state

SWITCHES: Final = [name for name in Options.__struct_fields__ if isinstance(getattr(Options(), name), bool)]


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """A game with any legal cast: one character of each rank, 14 unique districts, and any house rules."""
    players = draw(st.integers(GAME.players.start, GAME.players.stop - 1))
    ninth = players in (3, 8) or (players > 3 and draw(st.booleans()))
    characters = [
        draw(st.sampled_from([row.id for row in t.CHARACTERS if row.rank == rank and row.min_players <= players]))
        for rank in range(1, t.LAST_RANK + 1 if ninth else t.LAST_RANK)
    ]
    districts = draw(st.permutations(t.UNIQUE_IDS))[:UNIQUES_IN_GAME]
    options: dict[str, object] = {name: draw(st.booleans()) for name in SWITCHES}
    options["unkept_cards"] = draw(st.sampled_from(["in order", "shuffled"]))
    options["crown"] = draw(st.none() | st.integers(0, players - 1))
    cast = {"cast": "custom", "characters": characters, "districts": districts}
    return prepare(GAME, players, draw(SEEDS), {**cast, **options})


# ---------------------------------------------------------------- at every question


@patient(100)
@given(setups(), CHOICES)
def test_nothing_is_lost_and_nothing_offered_twice(setup: Setup, choices: Choices) -> None:
    """All pieces are there, nothing is negative, and options are never empty nor repeated; the scores add up."""

    def look(table: Table) -> None:
        s = state(table)
        assert min(s.gold) >= 0 and s.taxes >= 0 and s.built >= 0 and s.spent >= 0

    table = properties.nothing_is_lost(setup, choices, look)
    s = state(table)
    assert s.first in range(setup.players) and s.ending
    assert all(min(score.parts.values()) >= 0 for score in table.scores)


@patient(25)
@given(setups(), CHOICES, st.integers(2, 20))
def test_no_seat_can_tell_imagined_tables(setup: Setup, choices: Choices, every: int) -> None:
    properties.no_seat_can_tell_imagined_tables(setup, choices, every)


@patient(40)
@given(setups(), CHOICES)
def test_undo_restores(setup: Setup, choices: Choices) -> None:
    properties.undo_restores(setup, choices)


@patient(5)
@given(setups(), CHOICES, st.integers(2, 20))
def test_clones_are_independent(setup: Setup, choices: Choices, every: int) -> None:
    properties.clones_are_independent(setup, choices, every)


@patient(10)
@given(setup=setups(), seed=SEEDS)
def test_nobody_learns_in_secret(setup: Setup, seed: int) -> None:
    """Neither whoever acts nor whoever watches can tell imagined tables apart later, with any house rules."""
    note(f"{setup.players} players, seed {setup.seed}, {setup.options}")
    judge(setup, seed, [advance, watch])


# ---------------------------------------------------------------- at some moment


@patient(60)
@given(setups(), CHOICES, st.integers(0, 400))
def test_saved_and_loaded(setup: Setup, choices: Choices, moment: int) -> None:
    properties.saved_and_loaded(setup, choices, moment)


@patient(20)
@given(setups(), CHOICES, st.integers(0, 400), st.integers(0, 7))
def test_what_is_said(setup: Setup, choices: Choices, moment: int, seat: int) -> None:
    properties.everything_is_said(setup, choices, moment, seat if seat < setup.players else None)


# ---------------------------------------------------------------- many games


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("cast", [*t.CASTS, "random"])
def test_playouts(players: int, cast: str) -> None:
    """Random games of every count and cast end with winners, with and without a character of rank 9."""
    for seed in range(8):
        ninth = "artist" if 4 <= players <= 7 and seed % 2 else "auto"
        table = new("citadels", players, seed, {"cast": cast, "ninth": ninth})
        assert 0 < playout(table, seed) < LONGEST
        assert table.over and table.winners
        assert all(score.total == sum(score.parts.values()) for score in table.scores)
