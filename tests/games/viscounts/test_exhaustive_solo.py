"""The solo opponent: every scheme on every board, rich and poor, and everything that a text may mean to it."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.building import NUMBER
from burgrave.games.viscounts.rules.options import Options
from burgrave.games.viscounts.rules.rounds import setup, step
from burgrave.games.viscounts.rules.scoring import everybodys_scores
from burgrave.games.viscounts.rules.solo import Solo
from burgrave.games.viscounts.rules.state import NONE, OPPONENTS_TURN, State
from burgrave.kernel.effects import parse
from burgrave.kernel.rng import Rng
from tests.games.viscounts.exhaustive.book import seen
from tests.games.viscounts.exhaustive.ghost import ME, Ghost
from tests.games.viscounts.exhaustive.points import points
from tests.games.viscounts.exhaustive.printed import by_id, ids, printed
from tests.games.viscounts.scene import card, legible, manuscript, stand, stands, visible

BOARDS = ids("opponents")
SCHEMES = ids("schemes")
COMMON = [row["id"] for row in printed("townsfolk") if row["kind"] == "common"]
POSTS = ("segment_9_10_few_4", "segment_7_8_few_4", "segment_5_6_few_4")
SHOPS = ("segment_9_10_few_1", "segment_7_8_few_1", "segment_3_4_few_4")


def alone(board: str, seed: int = 1) -> State:
    """A game for one: its turn comes, and both have something."""
    s = setup(1, Options(opponent=board), Rng(seed))  # type: ignore[arg-type]  # they are the values
    s.phase, s.round, s.debts, s.deeds = OPPONENTS_TURN, 2, 9, 9
    me, other = s.players
    stand(s, 0, 5)  # where the opponent may come to
    me.row = [card("trader"), card("abbot"), card("squire")]
    me.tiers[0], me.workers = [2, 0, 1, 2, 1], 14
    other.tiers[0], other.tiers[1], other.workers = [1, 2, 0, 1, 2], [0, 2, 0, 1, 2], 9
    stand(s, ME, 7)
    return s


def owns(s: State, seat: int, kind: str, sites: tuple[str, ...]) -> None:
    """Three buildings of a kind."""
    for number, site in enumerate(sites):
        stands(s, seat, f"{kind}_{number + 1}", site)


def scheming(s: State, name: str) -> Ghost:
    """A scheme lies on top; two others lie on the board, and one is discarded."""
    other = s.players[ME]
    others = [one for one in other.draw if t.CARD_IDS[one] != name]
    other.row, other.discard = [others[0], others[1], NONE], [others[2]]
    other.draw = [*others[3:], t.CARD_IDS.index(name)]
    s.future = [one for one in s.future if t.CARD_IDS[one] != name]
    return Ghost(s)


def go(s: State, ghost: Ghost) -> None:
    """Its turn, played and compared."""
    ghost.turn()
    ghost.page |= {"phase": "shift", "round": 3}
    ghost.agrees(s, step(s))


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("board", BOARDS)
def test_schemes(board: str, scheme: str) -> None:
    """Rich and poor, with and without buildings, wherever it stands: first what comes first."""
    for wealth in (0, 1, 2, 4, 9):
        for built in ("", "trading_post", "workshop"):
            for number in (1, 4, 7, 10):
                s = alone(board, seed=number)
                other = s.players[ME]
                other.goods = [0, wealth, wealth, wealth]
                other.unpaid = other.acquired = wealth
                if built:
                    owns(s, ME, built, POSTS if built == "trading_post" else SHOPS)
                stand(s, ME, number)
                go(s, scheming(s, scheme))


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("board", BOARDS)
def test_schemes_and_collisions(board: str, scheme: str) -> None:
    """Its markers have met, on each space; the player may be one of the good, or not."""
    for space in range(7):
        for row in ("trader abbot squire", "thief abbot squire"):
            s = alone(board)
            s.players[0].row = [card(name) for name in row.split()]
            s.players[ME].corruption = s.players[ME].virtue = space
            s.players[ME].unpaid = 2
            if space % 2:
                owns(s, ME, "trading_post", POSTS)
                stands(s, 0, "workshop_2", "segment_1_2_few_1")
            go(s, scheming(s, scheme))


@pytest.mark.parametrize("name", COMMON)
def test_dismissals(name: str) -> None:
    """What each card means to it, whether it has something to flip, discard or shuffle, or not."""
    for board in BOARDS:
        for discarded in (0, 3):
            s = alone(board)
            other = s.players[ME]
            other.discard = [other.draw.pop() for _ in range(discarded)]
            visible(s, "segment_7_8", name)
            ghost = Ghost(s)
            ghost.earn("dismiss")
            ghost.agrees(s, Solo().performs(s, ME, parse("dismiss")))


TEXTS = sorted(
    {row["reward"] for file in ("sites", "links") for row in printed(file)}
    | {row["effect"] for file in ("castle", "manuscripts", "schemes", "opponents_buildings") for row in printed(file)}
    | {row["manuscript"] for row in printed("segments")}
    | {row[field] for row in printed("track") for field in ("opponent", "below")}
    | {row["goods"] for row in printed("opponents")}
    | {row["options"][-1] for row in printed("schemes")}
    | {f"silver {number}" for number in range(1, 6)} - {""}
)


@pytest.mark.parametrize("text", [text for text in TEXTS if text])
def test_texts(text: str) -> None:
    """Whatever it may gain from a site, a link, a section, a manuscript or a space."""
    for board in BOARDS:
        for wealth in range(8):
            for future in (True, False):
                s = alone(board)
                other = s.players[ME]
                other.goods = [0, wealth, 7 - wealth, wealth]
                other.unpaid, other.paid, other.acquired, other.approved = wealth & 1, wealth & 2, wealth >> 2, 1
                other.discard = [other.draw.pop()]
                if not future:
                    s.future = []
                ghost = Ghost(s)
                ghost.earn(text)
                ghost.agrees(s, Solo().performs(s, ME, parse(text)))


@pytest.mark.parametrize("name", ids("manuscripts"))
def test_manuscripts(name: str) -> None:
    """It takes them for their cost, with what they bring; the third of a colour with the Church's favour."""
    row = by_id("manuscripts", name)
    others = [one for one in ids("manuscripts") if by_id("manuscripts", one)["ribbon"] == row["ribbon"] and one != name]
    for board in BOARDS:
        for held in range(3):
            s = alone(board)
            s.players[ME].manuscripts = tuple(manuscript(one) for one in others[:held])
            for pile in s.manuscripts:
                pile[:] = [one for one in pile if one not in s.players[ME].manuscripts]
            legible(s, "segment_9_10", name)
            s.players[ME].goods = [0, 0, 0, 6]
            s.ring = list(range(t.RING))
            stand(s, ME, 7)  # two towns before
            go(s, scheming(s, "ss_cleric"))


@pytest.mark.parametrize("board", BOARDS)
def test_how_it_begins(board: str) -> None:
    """Goods, a debt and a deed, and a guildhall beside its viscount, whatever its town."""
    for number in range(1, 11):
        s = setup(1, Options(opponent=board), Rng(number))  # type: ignore[arg-type]  # they are the values
        s.debts = s.deeds = 9
        s.pairs = [number - 1]
        s.heroes = s.heroes[:1]
        ghost = Ghost(s)
        segment = next(row for row in printed("segments") if number in (row["left"], row["right"]))
        ghost.me["town"] = f"{segment['id']} {'left' if segment['left'] == number else 'right'}"
        ghost.earn(by_id("opponents", board)["goods"])
        ghost.me["unpaid"] += 1
        ghost.me["acquired"] += 1
        ghost.free_building("guildhall")
        ghost.agrees(s, Solo().pairs_chosen(s))


@pytest.mark.parametrize("board", BOARDS)
def test_its_points(board: str) -> None:
    """A second count gives the same, for both; a resource is a point."""
    for seed in range(9):
        s = alone(board, seed + 1)
        s.players[ME].goods = [0, seed, 2 * seed, 1]
        for seat, player in enumerate(s.players):
            player.manuscripts = tuple((5 * seed + 3 * seat + 2 * number) % 35 for number in range(seed))
            player.unpaid, player.paid, player.acquired, player.approved = seed, 5 - seed // 2, 3, seed // 2
            player.built = 0b101101011 >> seed
        s.debts, s.deeds = seed % 2, seed % 3
        for seat, score in enumerate(everybodys_scores(s)):
            assert score.parts == points(seen(s, 0), seat)


def test_every_site_is_free_for_it() -> None:
    """Free buildings go on clockwise until the last site of all, wherever it stands."""
    for number in range(1, 11):
        s = alone("cleric", seed=number)
        stand(s, ME, number)
        for taken in range(12):
            s.players[ME].built = 0
            s.sites = [one if one == NONE or one // NUMBER == 0 else taken % NUMBER for one in s.sites]
            ghost = Ghost(s)
            ghost.free_building("guildhall")
            ghost.agrees(s, Solo().performs(s, ME, parse("build guildhall")))
