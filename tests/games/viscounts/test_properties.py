"""Laws that hold in every game: any players, any opponent, any seed, any answers, and from any position."""

from __future__ import annotations

from hypothesis import given, note
from hypothesis import strategies as st

from burgrave import Table
from burgrave.conformance import judge, properties
from burgrave.conformance.drawn import CHOICES, SEEDS, Choices, patient
from burgrave.conformance.laws import advance, watch
from burgrave.games.viscounts import GAME
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.building import all_free_sites
from burgrave.games.viscounts.rules.state import ACT, COLLIDE, MOVE, NONE, PAIRS, PLAY, RECRUIT, SHIFT
from burgrave.kernel.begin import prepare
from burgrave.kernel.setup import Setup
from tests.games.viscounts.exhaustive.book import seen
from tests.games.viscounts.exhaustive.points import points, winners
from tests.games.viscounts.scene import lay, scene, stands, state, table

STARTING = [t.TOWNSFOLK_IDS[card] for card in t.STARTING]


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """A game of any kind; anybody may begin."""
    players = draw(st.integers(GAME.players.start, GAME.players.stop - 1))
    options = {
        "opponent": draw(st.sampled_from(["random", *t.OPPONENT_IDS])),
        "difficulty": draw(st.integers(0, 3)),
        "first": draw(st.none() | st.integers(0, players - 1)),
    }
    return prepare(GAME, players, draw(SEEDS), options)


@st.composite
def positions(draw: st.DrawFn) -> Table:
    """A table in any phase: piles and stacks may be short or empty, decks small, workers few, markers anywhere."""
    s = scene(draw(st.sampled_from([2, 3])))
    few, more = st.integers(0, 3), st.integers(0, 12)
    left = draw(st.integers(0, 14))
    s.box = tuple(card for pile in s.piles for card in pile[left:])
    s.piles = [pile[:left] for pile in s.piles]
    s.debts, s.deeds = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    gone = draw(st.integers(0, 7))
    taken = [card for pile in s.manuscripts for card in pile[:gone]]
    s.manuscripts = [pile[gone:] for pile in s.manuscripts]
    for seat, player in enumerate(s.players):
        player.manuscripts = tuple(taken[seat :: len(s.players)])
        player.town = draw(st.integers(0, t.TOWNS - 1))
        player.goods = [draw(more) for _ in t.GOODS]
        player.unpaid, player.paid, player.acquired, player.approved = (draw(few) for _ in range(4))
        player.corruption = draw(st.integers(0, t.RIGHTMOST))
        player.virtue = draw(st.integers(player.corruption, t.RIGHTMOST))
        player.tiers = [[draw(st.integers(0, 1)) for _ in range(t.SECTIONS)] for _ in range(2)] + [[0]]
        player.workers = draw(st.integers(0, 5))
        cards = draw(st.permutations(STARTING))
        lay(s, seat, *cards[:3])
        hand = draw(st.integers(0, 5))
        player.hand, player.draw = player.draw[:hand], player.draw[hand:]
        if draw(st.booleans()):
            player.draw, player.discard = [], player.draw
        for building in draw(st.lists(st.sampled_from(t.BUILDING_IDS), unique=True, max_size=5)):
            stands(s, seat, building, t.SITE_IDS[draw(st.sampled_from(all_free_sites(s)))])
    s.phase, s.steps = draw(st.sampled_from([SHIFT, PLAY, MOVE, ACT, RECRUIT, COLLIDE])), draw(st.integers(1, 4))
    if s.phase == PLAY:
        me = s.players[0]
        me.discard.append(me.row.pop())
        me.row.insert(0, NONE)
        s.blind = not me.hand
    return table(s)


# -------------------------------------------------------------------- at every question


def check(at: Table) -> None:
    """Nothing is out of its bounds; the opponent has neither silver nor a hand."""
    s = state(at)
    assert s.debts >= 0 and s.deeds >= 0 and (not s.last or s.round <= s.last)
    for seat, player in enumerate(s.players):
        assert min(player.goods) >= 0 and len(player.row) == t.SLOTS
        cards = [*player.hand, *player.draw, *player.discard, *[one for one in player.row if one != NONE]]
        assert len(cards) >= t.FEWEST_CARDS, "nobody ever has fewer (p. 12)"
        if seat == s.config.players:
            assert player.goods[t.SILVER] == 0 and not player.hand
            assert s.phase == PAIRS or player.town % 3 != t.INNER


@patient(60)
@given(setups(), CHOICES)
def test_nothing_is_lost_and_nothing_offered_twice(setup: Setup, choices: Choices) -> None:
    """At every question of a game; a second count gives the same points and winners."""
    at = properties.nothing_is_lost(setup, choices, check)
    page = seen(state(at), None)
    assert page["round"] == page["last"]
    assert [score.parts for score in at.everybodys_scores] == [
        points(page, seat) for seat in range(len(page["players"]))
    ]
    assert at.winners == winners(page)


@patient(150)
@given(positions(), CHOICES)
def test_from_any_position(at: Table, choices: Choices) -> None:
    properties.from_any_position(at, choices, check)


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


# -------------------------------------------------------------------- at some moment


@patient(30)
@given(setups(), CHOICES, st.integers(0, 300))
def test_saved_and_loaded(setup: Setup, choices: Choices, moment: int) -> None:
    properties.saved_and_loaded(setup, choices, moment)


@patient(15)
@given(setups(), CHOICES, st.integers(0, 300))
def test_what_is_said(setup: Setup, choices: Choices, moment: int) -> None:
    properties.everything_is_said(setup, choices, moment, None)
