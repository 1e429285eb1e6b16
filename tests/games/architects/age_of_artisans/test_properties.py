"""Laws that hold in every game with Age of Artisans: any players, boards, seed and answers, and from any position."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from burgrave import Table
from burgrave.conformance import properties
from burgrave.conformance.drawn import CHOICES, SEEDS, Choices, patient
from burgrave.games.architects import GAME
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.rules.state import OVER
from burgrave.kernel.begin import prepare
from burgrave.kernel.setup import Setup
from burgrave.kernel.table import begin
from tests.games.architects.age_of_artisans.points import points, winners
from tests.games.architects.age_of_artisans.scene import added, adorn, equip, jail, lie, maker, scene, stand_at
from tests.games.architects.scene import character, employ, hold, imprison, post, state


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """A game of any kind."""
    options = {
        "age_of_artisans": True,
        "boards": draw(st.sampled_from(["standard", "advanced"])),
        "characters": draw(st.sampled_from(["dealt", "chosen"])),
        "opponent": draw(st.sampled_from(t.OPPONENT_IDS)),
        "promo": draw(st.booleans()),
        "conspirator_per_capture": draw(st.booleans()),
        "town_centre": draw(st.sampled_from(["two_places", "each_elsewhere"])),
    }
    return prepare(GAME, draw(st.integers(1, 6)), draw(SEEDS), options)


@st.composite
def positions(draw: st.DrawFn) -> Table:
    """A table at the beginning of a turn: many tools and adornments, artisans anywhere, virtue anywhere."""
    players = draw(st.sampled_from([2, 3, 6]))
    s = scene(players)
    some = st.integers(0, 6)
    names = list(draw(st.permutations(t.APPRENTICE_IDS)))
    cards = list(draw(st.permutations(t.BUILDING_IDS)))
    crafts = list(draw(st.permutations(g.CRAFT_IDS)))
    people = draw(st.lists(st.sampled_from(t.CHARACTER_IDS), min_size=players, max_size=players, unique=True))
    s.tax = draw(some)
    for seat, player in enumerate(s.players):
        character(s, seat, people[seat])
        player.goods = [draw(some) for _ in t.GOODS]
        player.virtue = draw(st.integers(0, t.HIGHEST))
        player.unpaid = draw(st.integers(0, 2))
        others = [0] * seat
        for place in draw(st.lists(st.sampled_from(t.CIRCLES), max_size=3)):
            post(s, place, *others, draw(st.integers(1, 2)))
        imprison(s, *others, draw(st.integers(0, 3)))
        where = draw(st.sampled_from(["supply", "prison", *t.CIRCLES]))
        if where == "prison":
            jail(s, seat)
        elif where != "supply":
            stand_at(s, seat, where)
        for _ in range(draw(st.integers(0, 3))):
            equip(s, seat, names.pop(), crafts.pop())
        employ(s, seat, *[names.pop() for _ in range(draw(st.integers(0, 2)))])
        if draw(st.booleans()):
            adorn(s, seat, cards.pop(), crafts.pop())
        hold(s, seat, *[cards.pop() for _ in range(draw(st.integers(0, 3)))])
        lie(s, seat, draw(st.integers(0, 2)))
        maker(s, seat).on_top = draw(st.integers(0, s.guildhall.count(seat)))
        player.workers -= maker(s, seat).on_top
    setup = prepare(GAME, players, 1, {"age_of_artisans": True, "promo": True})
    setup.origin = s
    return begin(setup)


def check(at: Table) -> None:
    """Nothing is out of its bounds, and what is spared in a turn is spared in that turn alone."""
    s = state(at)
    for seat, player in enumerate(s.players):
        assert min(player.goods) >= 0 and 0 <= player.virtue <= t.HIGHEST
        assert seat == s.me or not (player.less_silver or player.less_tax)
        one = maker(s, seat)
        assert set(one.equipped) <= set(player.apprentices) and set(one.adorned) <= set(player.buildings)
        assert len(set(one.equipped)) == len(one.tools) and len(set(one.adorned)) == len(one.adorned)
    assert len(added(s).row) == g.FACE_UP


@patient(40)
@given(setups(), CHOICES)
def test_nothing_is_lost_and_nothing_offered_twice(setup: Setup, choices: Choices) -> None:
    """At every question of a game; a second count gives the same points and winners."""
    at = properties.nothing_is_lost(setup, choices, check)
    s = state(at)
    assert s.phase == OVER
    assert [score.parts for score in at.everybodys_scores] == [points(s, seat) for seat in range(len(s.players))]
    assert at.winners == winners(s)


@patient(150)
@given(positions(), CHOICES)
def test_from_any_position(at: Table, choices: Choices) -> None:
    properties.from_any_position(at, choices, check)


@patient(10)
@given(setups(), CHOICES, st.integers(10, 40))
def test_no_seat_can_tell_imagined_tables(setup: Setup, choices: Choices, every: int) -> None:
    properties.no_seat_can_tell_imagined_tables(setup, choices, every)


@patient(8)
@given(setups(), CHOICES)
def test_undo_restores(setup: Setup, choices: Choices) -> None:
    properties.undo_restores(setup, choices)


@patient(6)
@given(setups(), CHOICES, st.integers(10, 40))
def test_clones_are_independent(setup: Setup, choices: Choices, every: int) -> None:
    properties.clones_are_independent(setup, choices, every)


@patient(16)
@given(setups(), CHOICES, st.integers(0, 700))
def test_saved_and_loaded(setup: Setup, choices: Choices, moment: int) -> None:
    properties.saved_and_loaded(setup, choices, moment)


@patient(8)
@given(setups(), CHOICES, st.integers(0, 700))
def test_what_is_said(setup: Setup, choices: Choices, moment: int) -> None:
    properties.everything_is_said(setup, choices, moment, None)
