"""The solo opponent (p. 26-31), by the examples of the rulebook."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.options import Options
from burgrave.games.viscounts.rules.rounds import setup
from burgrave.games.viscounts.rules.scoring import everybodys_scores, winners
from burgrave.games.viscounts.rules.solo import OPPONENT, Solo
from burgrave.games.viscounts.rules.state import NONE, OPPONENTS_TURN, State
from burgrave.kernel.effects import parse
from burgrave.kernel.rng import Rng
from tests.games.viscounts.scene import play, run, visible


def alone(opponent: str = "cleric", difficulty: int = 0) -> State:
    """A game for one, with the ring as in the files; both stand in the first segment, nobody has anything yet."""
    s = setup(1, Options(opponent=opponent, difficulty=difficulty), Rng(1))  # type: ignore[arg-type]
    s.ring, s.castle = list(range(t.RING)), 0
    s.round, s.me, s.phase = 1, 0, OPPONENTS_TURN
    s.debts, s.deeds = t.ON_POVERTY[1], t.ON_PROSPERITY[1]
    s.players[0].town, s.players[OPPONENT].town = t.INNER, t.LEFT
    return s


def next_scheme(s: State, name: str) -> None:
    """Put a scheme on top of its pile."""
    s.players[OPPONENT].draw.append(t.CARD_IDS.index(name))


def test_v16_which_resource_it_takes() -> None:
    """P. 27: ink up to six, stone up to four, then gold."""
    s = alone()
    hooks, opponent = s.config.hooks, s.players[OPPONENT]
    for _ in range(12):
        run(hooks.performs(s, OPPONENT, parse("resource")))
    assert opponent.goods == [0, 4, 2, 6]


def test_v17_what_the_cleric_begins_with() -> None:
    """P. 27: an ink, a stone, a deed, a debt, and a guildhall beside its viscount, with the effect of the site."""
    s = alone()
    opponent = s.players[OPPONENT]
    s.pairs = [t.PLAYER_CARD_IDS.index("player_3")]
    run(Solo().pairs_chosen(s))
    assert opponent.town == 3 + t.LEFT
    assert (opponent.unpaid, opponent.acquired) == (1, 1)
    assert opponent.built == 1 << t.BUILDING_IDS.index("guildhall_1")
    site = t.SITE_IDS.index("segment_3_4_few_1")
    assert s.sites[site] // len(t.BUILDINGS) == OPPONENT
    assert opponent.goods == [0, 1, 0, 2]  # a second ink from the site


def test_v18_the_first_turn_of_the_example() -> None:
    """P. 30: a dismissal for a virtue, two towns, no workers for want of nobles: a debt is paid, and another virtue."""
    s = alone()
    opponent = s.players[OPPONENT]
    opponent.unpaid = opponent.acquired = 1
    visible(s, "segment_1_2", "woodcutter_1")
    next_scheme(s, "ss_noble")
    play(s)
    assert opponent.town == 3 + t.LEFT  # two towns further on the outer path
    assert opponent.virtue == t.RIGHTMOST - 2
    assert (opponent.unpaid, opponent.paid, opponent.acquired, opponent.approved) == (0, 1, 1, 0)
    assert opponent.goods == [0, 0, 0, 1]  # for the debt that was paid


def test_v19_the_second_turn_of_the_example() -> None:
    """P. 30: a criminal, a scheme, a town, and the focus: a manuscript for three icons, which brings another scheme."""
    s = alone()
    opponent = s.players[OPPONENT]
    opponent.row = [t.CARD_IDS.index("ss_noble"), NONE, NONE]
    opponent.built = 1 << t.BUILDING_IDS.index("guildhall_1")
    manuscript = t.MANUSCRIPT_IDS.index("blue_3_hire")
    for pile in s.manuscripts:
        pile[:] = [one for one in pile if one != manuscript]
    s.manuscripts[0].append(manuscript)
    future = s.future[-2:]
    next_scheme(s, "ss_criminal_1")
    play(s)
    assert opponent.corruption == t.LEFTMOST + 1
    assert opponent.town == t.RIGHT and opponent.manuscripts == (manuscript,)
    assert opponent.discard == future[::-1] and opponent.goods == [0, 0, 0, 0]


@pytest.mark.parametrize("opponent", t.OPPONENT_IDS)
@pytest.mark.parametrize("difficulty", [0, 1, 2, 3])
def test_its_schemes(opponent: str, difficulty: int) -> None:
    """P. 26, 31: those that its board names stay in the box, and some future ones come early."""
    s = alone(opponent, difficulty)
    removed = t.REMOVED[t.OPPONENT_IDS.index(opponent)]
    cards = [*s.players[OPPONENT].draw, *s.future]
    assert not set(cards) & set(removed) and len(set(cards)) == len(cards) == len(t.SCHEMES) - len(removed)
    early = [card for card in s.players[OPPONENT].draw if card in t.FUTURE_SCHEMES]
    assert len(early) == difficulty


def test_a_tie_is_lost() -> None:
    """P. 31: the player needs more points; the opponent has one for each resource that it has left."""
    s = alone()
    s.players[OPPONENT].goods = [0, 1, 2, 3]
    assert [score.total for score in everybodys_scores(s)] == [0, 6] and winners(s) == [1]
    s.players[0].acquired = 6
    assert winners(s) == [1]
    s.players[0].acquired = 7
    assert winners(s) == [0]
