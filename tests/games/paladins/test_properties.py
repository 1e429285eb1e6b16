"""Laws that hold in every game: any players, any opponent, any seed, any answers, and from any position."""

from __future__ import annotations

from typing import Any

from hypothesis import given, note
from hypothesis import strategies as st

from burgrave import Table
from burgrave.conformance import judge, properties
from burgrave.conformance.drawn import CHOICES, SEEDS, Choices, patient
from burgrave.conformance.laws import advance, watch
from burgrave.games.paladins import GAME
from burgrave.kernel.begin import prepare
from burgrave.kernel.setup import Setup
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


def check(table: Table) -> None:
    """Nothing is out of its bounds."""
    s, ask = state(table), table.ask
    inquiring = ask is not None and ask.prompt == "inquisition"
    assert 0 <= s.tax <= s.config.tax and (s.tax > 0 or inquiring) and s.debts >= 0
    for player in s.players:
        assert all(0 <= value <= HIGHEST for value in (player.strength, player.influence, player.faith))
    assert all(s.spaces[space] == -1 for space in range(len(s.spaces)) if space not in s.config.spaces)


@patient(60)
@given(setups(), CHOICES)
def test_nothing_is_lost_and_nothing_offered_twice(setup: Setup, choices: Choices) -> None:
    """At every question of a game; it has seven rounds, and a second count gives the same points and winners."""
    table = properties.nothing_is_lost(setup, choices, check)
    page = seen(table)
    assert page["round"] == 7 and all(player["passed"] for player in page["players"])
    assert [score.parts for score in table.scores] == [points(page, seat) for seat in range(setup.players)]
    assert table.winners == winners(page)


@patient(150)
@given(positions(), CHOICES)
def test_from_any_position(table: Table, choices: Choices) -> None:
    properties.from_any_position(table, choices, check)


@patient(25)
@given(setups(), CHOICES, st.integers(2, 20))
def test_no_seat_can_tell_imagined_tables(setup: Setup, choices: Choices, every: int) -> None:
    properties.no_seat_can_tell_imagined_tables(setup, choices, every)


@patient(25)
@given(setups(), CHOICES)
def test_undo_restores(setup: Setup, choices: Choices) -> None:
    properties.undo_restores(setup, choices)


@patient(10)
@given(setups(), CHOICES, st.integers(2, 20))
def test_clones_are_independent(setup: Setup, choices: Choices, every: int) -> None:
    properties.clones_are_independent(setup, choices, every)


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
    properties.saved_and_loaded(setup, choices, moment)


@patient(15)
@given(setups(), CHOICES, st.integers(0, 300))
def test_what_is_said(setup: Setup, choices: Choices, moment: int) -> None:
    properties.everything_is_said(setup, choices, moment, None)
