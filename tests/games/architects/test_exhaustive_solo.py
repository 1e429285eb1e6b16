"""The solo opponent: every scheme on both boards, possible or not, as a second account says."""

from __future__ import annotations

from itertools import product

import pytest

from burgrave.games.architects.rules.rounds import step
from burgrave.games.architects.rules.scoring import everybodys_scores, winners
from burgrave.games.architects.rules.state import OPPONENTS_TURN, OVER, State
from tests.games.architects import points
from tests.games.architects.exhaustive.acting import BUILDINGS, act, deeds, ready
from tests.games.architects.exhaustive.book import CIRCLES
from tests.games.architects.exhaustive.ghost import ME, Ghost
from tests.games.architects.exhaustive.printed import ids, printed
from tests.games.architects.scene import built, employ, fill_guildhall, imprison, no_rewards, post, scene, seize

BOARDS = ids("opponents")
SCHEMES = ids("schemes")


def alone(board: str, scheme: str, virtue: int) -> State:
    """A game for one in which the opponent is on the move, with a scheme on top."""
    s = scene(1, opponent=board)
    s.phase = OPPONENTS_TURN
    number = SCHEMES.index(scheme)
    s.schemes = [*[one for one in s.schemes if one != number], number]
    s.players[ME].virtue = virtue
    return s


def go(s: State, board: str, pick: int = 0) -> None:
    """Its turn, played and compared."""
    ghost = Ghost(s, pick)
    ghost.turn(board)
    ghost.agrees(s, step(s))


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("board", BOARDS)
def test_schemes(board: str, scheme: str) -> None:
    """Of little and much virtue, with groups anywhere, and spaces of the market taken."""
    here = CIRCLES.index(where) if (where := printed("schemes")[SCHEMES.index(scheme)]["location"]) in CIRCLES else 0
    for virtue, groups, market, tax in product(
        (0, 4, 9, 10, 14), range(5), ([-1, -1, -1], [0, -1, -1], [-1, 0, ME]), (0, 4)
    ):
        s = alone(board, scheme, virtue)
        s.tax, s.market = tax, list(market)
        s.coins[0] = groups
        for place, name in enumerate(CIRCLES):
            post(s, name, (place * groups + groups) % 4, (place + groups * groups) % 3 if groups else 0)
        if groups > 1:
            post(s, CIRCLES[here], 0, groups)
        for seat, player in enumerate(s.players):
            player.workers -= market.count(seat)
            player.unpaid = groups % 2
        go(s, board)


@pytest.mark.parametrize("scheme", [scheme for scheme in SCHEMES if scheme.endswith("a")])
@pytest.mark.parametrize("board", BOARDS)
def test_schemes_late_in_the_game(board: str, scheme: str) -> None:
    """The guildhall and the cathedral are full or not, cards run out, the prison is crowded; it has workers or not."""
    for level, plans, workers, prisoners in product(range(6), (0, 1, 3), (0, 2), (0, 3)):
        s = alone(board, scheme, 5 + level)
        fill_guildhall(s, (6, 9, 11, 12, 5, 10)[level])
        s.left = 1 if level == 3 else -1
        s.plans = s.plans[plans : 2 * plans]
        s.players[ME].cathedral, s.players[0].cathedral = level, 5 * (plans == 1)
        if plans == 0:
            no_rewards(s)
        imprison(s, prisoners, 2 if prisoners else 0)
        seize(s, ME, 0, prisoners if plans else 0)
        seize(s, 0, ME, 1 if plans == 1 else 0)
        if prisoners:
            s.market = [0, -1, ME]
            s.players[0].unpaid = s.players[ME].unpaid = 1
            employ(s, 0, "gatekeeper_1", "squire_1")
        s.players[ME].workers = workers
        if plans == 3:
            post(s, "mines", 0, 0)
            s.circles[2][ME] = s.circles[4][ME] = 2
            s.circles[8][ME] = 3
        go(s, board, pick=-1)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("name", BUILDINGS)
def test_it_builds(name: str, board: str) -> None:
    """Any building: its virtue, and at the end its printed points only. Of two the better one, or the first."""
    number = BUILDINGS.index(name)
    for below in range(0, len(BUILDINGS), 7):
        s = alone(board, "scheme_01a", 2 + below // 4)
        rest = [card for card in s.plans if card != number]
        s.plans = [*rest[below:], *rest[:below], number]
        go(s, board)
        s.phase = OVER
        assert [score.parts for score in everybodys_scores(s)] == [points.points(s, seat) for seat in range(2)]
        assert winners(s) == points.winners(s)


def test_the_player_alone() -> None:
    """All that the player does, and the opponent is one of those whom it happens to."""
    for (strength, virtue), pick in product([(1, 7), (2, 13), (3, 0), (5, 9)], (0, -1)):
        for deed in deeds(strength):
            s = ready(strength, virtue)
            s = alone_of(s)
            act(s, deed, strength, pick)


def alone_of(two: State) -> State:
    """A table for three as one for one: the third is gone, the second is the opponent."""
    s = scene(1)
    for seat, player in enumerate(s.players):
        other = two.players[seat]
        player.goods, player.workers, player.virtue = other.goods[:], 9, other.virtue
        player.unpaid, player.prison, player.captured = other.unpaid, other.prison, other.captured[:2]
    s.players[0].hand = two.players[0].hand[:]
    s.plans = two.plans[:]
    s.circles = [there[:2] for there in two.circles]
    built(s, ME, "keep")
    return s
