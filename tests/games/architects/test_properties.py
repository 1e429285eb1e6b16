"""Laws that hold in every game: any players, any boards, any opponent, any seed, any answers, and from any position."""

from __future__ import annotations

from hypothesis import given, note
from hypothesis import strategies as st

from burgrave import Table
from burgrave.conformance import judge, properties
from burgrave.conformance.drawn import CHOICES, SEEDS, Choices, patient
from burgrave.conformance.laws import advance, watch
from burgrave.games.architects import GAME
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.state import OVER
from burgrave.kernel.begin import prepare
from burgrave.kernel.setup import Setup
from tests.games.architects.points import points, winners
from tests.games.architects.scene import character, employ, hold, imprison, post, scene, state, table


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """A game of any kind."""
    players = draw(st.integers(GAME.players.start, t.MOST_PLAYERS))
    boards = draw(st.sampled_from(["standard", "advanced"]))
    options = {
        "boards": boards,
        "characters": draw(st.sampled_from(["dealt", "chosen"])),
        "opponent": draw(st.sampled_from(t.OPPONENT_IDS)),
        "difficulty": draw(st.integers(0, 2)),
        "promo": draw(st.booleans()),
        "free_first_apprentice": draw(st.booleans()),
        "conspirator_per_capture": draw(st.booleans()),
        "refresh_spaces": draw(st.booleans()),
        "town_centre": draw(st.sampled_from(["two_places", "each_elsewhere"])),
        "first": draw(st.none() | st.integers(0, players - 1)) if boards == "standard" else None,
    }
    return prepare(GAME, players, draw(SEEDS), options)


@st.composite
def positions(draw: st.DrawFn) -> Table:
    """A table at the beginning of a turn: workers few, the guildhall nearly full, virtue anywhere."""
    players = draw(st.sampled_from([2, 3, 4]))
    s = scene(players)
    some = st.integers(0, 9)
    names = draw(st.permutations([row.id for row in t.APPRENTICES if not row.box]))
    cards = draw(st.permutations([row.id for row in t.BUILDINGS if not row.box]))
    characters = [row.id for row in t.CHARACTERS if not row.box]
    people = draw(st.lists(st.sampled_from(characters), min_size=players, max_size=players, unique=True))
    s.tax = draw(some)
    s.coins = [draw(st.integers(0, 2)) for _ in s.row]
    for seat, player in enumerate(s.players):
        character(s, seat, people[seat])
        player.goods = [draw(some) for _ in t.GOODS]
        player.virtue = draw(st.integers(0, t.HIGHEST))
        player.unpaid, player.paid = draw(st.integers(0, 3)), draw(st.integers(0, 3))
        player.cathedral = draw(st.integers(0, min(1, 3 - seat)))
        employ(s, seat, *names[4 * seat : 4 * seat + draw(st.integers(0, 4))])
        hold(s, seat, *cards[4 * seat : 4 * seat + draw(st.integers(0, 4))])
        others = [0] * seat
        for place in draw(st.lists(st.sampled_from(t.CIRCLES), max_size=4)):
            post(s, place, *others, draw(st.integers(1, 3)))
        imprison(s, *others, draw(st.integers(0, 3)))
    for space in range(draw(st.integers(0, s.config.spaces - 1))):
        s.guildhall.append(space % players)
        s.players[space % players].workers -= 1
    for player in s.players:
        player.workers = max(0, player.workers)
    return table(s)


# -------------------------------------------------------------------- at every question


def check(at: Table) -> None:
    """Nothing is out of its bounds; the solo opponent has neither goods nor a hand."""
    s = state(at)
    for seat, player in enumerate(s.players):
        assert min(player.goods) >= 0 and 0 <= player.virtue <= t.HIGHEST and 0 <= player.cathedral <= t.LEVELS
        if seat == s.config.players:
            assert not any(player.goods[: t.SILVER]) and not player.hand and not player.apprentices
    assert (s.left >= 0) == (len(s.guildhall) >= s.config.spaces)


@patient(40)
@given(setups(), CHOICES)
def test_nothing_is_lost_and_nothing_offered_twice(setup: Setup, choices: Choices) -> None:
    """At every question of a game; a second count gives the same points and winners."""
    at = properties.nothing_is_lost(setup, choices, check)
    s = state(at)
    assert s.phase == OVER
    assert [score.parts for score in at.everybodys_scores] == [points(s, seat) for seat in range(len(s.players))]
    assert at.winners == winners(s)


@patient(100)
@given(positions(), CHOICES)
def test_from_any_position(at: Table, choices: Choices) -> None:
    properties.from_any_position(at, choices, check)


@patient(12)
@given(setups(), CHOICES, st.integers(10, 40))
def test_no_seat_can_tell_imagined_tables(setup: Setup, choices: Choices, every: int) -> None:
    properties.no_seat_can_tell_imagined_tables(setup, choices, every)


@patient(10)
@given(setups(), CHOICES)
def test_undo_restores(setup: Setup, choices: Choices) -> None:
    properties.undo_restores(setup, choices)


@patient(6)
@given(setups(), CHOICES, st.integers(10, 40))
def test_clones_are_independent(setup: Setup, choices: Choices, every: int) -> None:
    properties.clones_are_independent(setup, choices, every)


@patient(2)
@given(setup=setups(), seed=SEEDS)
def test_nobody_learns_in_secret(setup: Setup, seed: int) -> None:
    """Neither whoever acts nor whoever watches can tell imagined tables apart later."""
    note(f"{setup.players} players, seed {setup.seed}, {setup.options}")
    judge(setup, seed, [advance, watch])


# -------------------------------------------------------------------- at some moment


@patient(20)
@given(setups(), CHOICES, st.integers(0, 500))
def test_saved_and_loaded(setup: Setup, choices: Choices, moment: int) -> None:
    properties.saved_and_loaded(setup, choices, moment)


@patient(10)
@given(setups(), CHOICES, st.integers(0, 500))
def test_what_is_said(setup: Setup, choices: Choices, moment: int) -> None:
    properties.everything_is_said(setup, choices, moment, None)
