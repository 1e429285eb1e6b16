"""Every manuscript, leader, builder, board and column of Gates of Gold does what is printed on it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.rules.outsiders import gain_orders, refuse, welcome
from burgrave.games.viscounts.rules.building import build
from burgrave.games.viscounts.rules.cards import destroy, discard, hand_limit, shuffle
from burgrave.games.viscounts.rules.castle import lead
from burgrave.games.viscounts.rules.manuscripts import transcribe
from burgrave.games.viscounts.rules.rounds import step
from burgrave.games.viscounts.rules.state import (
    ACT,
    COLLIDE,
    ENDING,
    MOVE,
    OPPONENTS_TURN,
    PAIRS,
    PLAY,
    RECRUIT,
    SHIFT,
    State,
)
from burgrave.games.viscounts.rules.townsfolk import hire_for_free
from burgrave.games.viscounts.rules.turn import reachable
from burgrave.kernel.action import Flow
from tests.games.viscounts import test_exhaustive_boards as base
from tests.games.viscounts import test_exhaustive_townsfolk as townsfolk
from tests.games.viscounts.exhaustive.acting import ACTIONS, act, poised, ready
from tests.games.viscounts.gates_of_gold.exhaustive.book import ORDER, GatesBook
from tests.games.viscounts.gates_of_gold.exhaustive.printed import added, by_id, printed
from tests.games.viscounts.gates_of_gold.scene import BONUS, gates, scene
from tests.games.viscounts.scene import card, deck, lay, legible, manuscript, offered, run, stand, stands, uncover

pytestmark = pytest.mark.usefixtures("second_reader")

BONUSES = [row["id"] for row in added("bonuses")]
BOARDS = [row["id"] for row in added("boards")]
RIBBONS = ("grey", "black", "yellow", "blue")
MANUSCRIPTS = [row["id"] for row in added("manuscripts") if not row.get("aside")]
WILD = "any_5_corruption"
PLAIN = {"grey": "grey_4_stone2", "black": "black_4_ink2", "yellow": "yellow_4_gold2", "blue": "blue_4_virtue2"}


# -------------------------------------------------------------------- manuscripts


@pytest.mark.parametrize("name", [name for name in MANUSCRIPTS if name != WILD])
def test_manuscripts(name: str) -> None:
    base.test_manuscripts(name)
    base.test_what_a_manuscript_costs(name)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("ribbon", RIBBONS)
def test_the_wild_manuscript(ribbon: str, board: str) -> None:
    """It is any ribbon: for the column, and for the Church's favour, as the third of its colour."""
    for held in range(4):
        s = ready()
        seated(s, board)
        me = s.players[0]
        me.manuscripts = tuple(
            [manuscript(row["id"]) for row in printed("manuscripts") if row["ribbon"] == ribbon][:held]
        )
        for pile in s.manuscripts:
            pile[:] = [one for one in pile if one not in me.manuscripts]
        if held == 3:  # somebody else was the first
            s.favours ^= (taken := 1 << t.RIBBONS.index(ribbon))
            s.players[1].favours = taken
        legible(s, "segment_5_6", WILD)
        stand(s, 0, 5, inside=True)
        s.phase = ACT
        book = GatesBook(s, ribbon=ribbon)
        act(book, "transcribe")
        assert len(book.players[0]["favours"]) == (held == 2)
        book.agrees(s, step(s))
        assert (len(me.money) > 1) == (by_id("boards", board)["columns"][1] == ribbon)


# -------------------------------------------------------------------- leaders and builders


def owning(name: str, s: State) -> State:
    """The first player has a bonus."""
    gates(s).builders = ()
    s.players[0].bonuses = ()
    if by_id("bonuses", name)["kind"] == "leader":
        s.leading = BONUS(name)
        s.players[0].tiers[2][0] += 1
        s.players[0].workers -= 1
        lead(s, 0)
    else:
        s.players[0].bonuses = (BONUS(name),)
    return s


EVENTS: dict[str, Callable[[State, GatesBook], None]] = dict(townsfolk.EVENTS)


def event(do: Callable[[State, GatesBook], None]) -> None:
    """Something that bonuses may wait for."""
    EVENTS[do.__name__] = do


@event
def ordered(s: State, book: GatesBook) -> None:
    """Two orders: each of them counts."""
    book.do(0, "order", 2)
    book.agrees(s, gain_orders(s, 0, 2))


@event
def welcomed(s: State, book: GatesBook) -> None:
    """An outsider comes."""
    book.once(0, "welcome")
    book.agrees(s, welcome(s, 0))


@event
def refused(s: State, book: GatesBook) -> None:
    """An outsider is turned away."""
    book.outsider = book.added["outsiders"][1]
    book.once(0, "refuse")
    book.agrees(s, refuse(s, 0))


@event
def ordered_instead(s: State, book: GatesBook) -> None:
    """An order instead of a free hire is a hire as well."""
    book.ask(0, "free_hire", "take order")
    book.gain_order(0)
    book.wakes("after hire", 0)
    book.agrees(s, hire_for_free(s, 0))


@event
def shuffled(s: State, book: GatesBook) -> None:
    """The discarded cards are shuffled in."""
    book.shuffle(0)
    book.agrees(s, shuffle(s, 0))


@pytest.mark.parametrize("what", EVENTS)
@pytest.mark.parametrize("name", BONUSES)
def test_bonuses_that_wait(name: str, what: str) -> None:
    """They act when they should, if the card is there that they want, and at nothing else."""
    row = by_id("bonuses", name)
    for choice in row.get("effect", "").split(" | "):
        for there in ("squire", ORDER, "tyrant"):
            s = owning(name, ready(there, "labourer"))
            gates(s).row = [card("hunter"), card("rogue_1"), card("champion")]
            EVENTS[what](s, GatesBook(s, choice))


@pytest.mark.parametrize("name", BONUSES)
def test_bonuses_that_last(name: str) -> None:
    """Steps, hand and icons, as long as the card is there that they want; icons help to pay, too."""
    for there in ("squire", ORDER, "tyrant"):
        bare, s = (ready(there, "labourer") for _ in range(2))
        owning(name, s)
        for one in (bare, s):
            one.players[0].goods = [0, 0, 0, 0]
        book = GatesBook(s)
        book.compare(s)  # icons among others
        assert hand_limit(s, 0) == 3 + book.lasting(0, "hand")
        longest = range(2, 3 + book.lasting(0, "further"))
        assert set(reachable(s, 0, 2)) == {town for steps in longest for town in reachable(bare, 0, steps)}
        for action in ACTIONS:
            one = owning(name, poised(action, there, "labourer"))
            book = GatesBook(one)
            act(book, action)
            book.agrees(one, step(one))


@pytest.mark.parametrize("name", [name for name in BONUSES if not name.startswith("leader")])
def test_who_gets_a_builder(name: str) -> None:
    """Whoever first has one of each kind, or three alike; nobody else, and nobody later."""
    specialized = by_id("bonuses", name)["kind"] == "specialized"
    for first in ("trading_post_1", "guildhall_2", "workshop_3"):
        for second in ("trading_post_2", "guildhall_3", "workshop_1"):
            for third in ("trading_post_3", "guildhall_1", "workshop_2"):
                for taken in (False, True):
                    s = ready()
                    gates(s).builders = () if taken else (BONUS(name),)
                    stands(s, 0, first, "segment_5_6_few_1")
                    stands(s, 0, second, "segment_7_8_few_1")
                    book = GatesBook(s, "virtue")
                    book.build(0, third, "segment_1_2_few_1")
                    kinds = {one[:-2] for one in (first, second, third)}
                    deserved = not taken and len(kinds) == (1 if specialized else 3)
                    assert book.added["bonuses"][0] == [name] * deserved
                    book.agrees(s, build(s, 0, t.BUILDING_IDS.index(third), [t.SITE_IDS.index("segment_1_2_few_1")]))


def test_the_leader_may_change() -> None:
    """The card goes to who has more on the third tier, and does nothing for who had it."""
    for name in BONUSES[:6]:
        s = owning(name, ready())
        s.players[1].tiers[2][0] = 2
        s.players[1].workers -= 2
        lead(s, 1)
        book = GatesBook(s)
        assert book.page["leader"] == 1 and not s.players[0].bonuses
        book.compare(s)


# -------------------------------------------------------------------- columns


def seated(s: State, board: str, *columns: int) -> None:
    """The first player's board, on which such columns (from 0) are filled with manuscripts from the piles."""
    first = g.BOARD_IDS.index(board)
    gates(s).boards = tuple((first + seat) % len(BOARDS) for seat in range(s.config.players))
    ribbons = by_id("boards", board)["columns"]
    s.players[0].manuscripts = (manuscript(f"start_{ribbons[0]}"),)
    for column in columns:
        legible(s, "segment_1_2", PLAIN[ribbons[column]])
        run(transcribe(s, 0, 0))


def asking(s: State, what: str) -> Flow[None]:
    """A question of the first player's turn."""
    s.phase = {"begin": SHIFT, "play": PLAY, "move": MOVE, "action": ACT, "hire": RECRUIT}.get(what, PLAY)
    s.steps = 1
    return {"discard": discard(s, 0, 1), "destroy": destroy(s, 0, 1)}.get(what) or step(s)


def found(flow: Flow[None]) -> set[str]:
    """What the first question offers, if there is one."""
    try:
        return set(offered(flow))
    except StopIteration:
        return set()


def top(s: State) -> str:
    """Who lies beside the first player's viscount; it costs less than an order."""
    return t.TOWNSFOLK_IDS[s.piles[s.ring[s.players[0].town // 3]][-1]]


QUESTIONS = ("begin", "play", "move", "action", "hire", "discard", "destroy")
SUBSETS = [columns for size in range(4) for columns in combinations((1, 2, 3), size)]
WEALTH = [(silver, resources) for silver in range(4) for resources in range(4)]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("columns", SUBSETS)
def test_what_columns_offer(board: str, columns: tuple[int, ...]) -> None:
    """Beside every question of the own turn what can be paid, and nothing in a turn of somebody else."""
    start = ready("squire", "labourer")
    seated(start, board, *columns)
    for silver, resources in WEALTH:
        for what in QUESTIONS:
            s = start.copy()
            s.players[0].goods = [silver, 0, resources, 0]
            purse = silver + (resources if 1 in columns else 0)
            wanted = {
                "draw for silver": 2 in columns and purse >= 2,
                "rearrange for resources": 3 in columns and resources >= 3,
                "buy order": what == "hire" and purse >= 3,
            }
            other = s.copy()
            other.me = 1
            if what in ("discard", "destroy"):
                assert not found(asking(other, what)) & set(wanted)
            if what != "hire" or purse >= by_id("townsfolk", top(s))["cost"]:
                assert found(asking(s, what)) & set(wanted) == {text for text in wanted if wanted[text]}


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("what", QUESTIONS)
@pytest.mark.parametrize("columns", SUBSETS)
def test_the_third_and_the_fourth_column(board: str, columns: tuple[int, ...], what: str) -> None:
    """They do what they say, for their price, and then the same is asked again."""
    for goods in ([9, 3, 3, 3], [2, 1, 1, 1], [1, 1, 1, 2], [0, 0, 5, 0]):
        for option, column in (("draw for silver", 2), ("rearrange for resources", 3)):
            for good in ("silver", "gold", "ink") if column in columns else ():
                s = ready("squire", "labourer")
                seated(s, board, *columns)
                s.players[0].goods = list(goods)
                flow = asking(s, what)
                book = GatesBook(s)
                book.ask(0, what, option)
                purse = sum(goods) if 1 in columns else goods[0]
                hires = what != "hire" or purse >= by_id("townsfolk", top(s))["cost"]
                if not hires or (column == 2 and purse < 2):
                    continue
                if column == 2:
                    book.spend(0, 2, good)
                    book.draw(0)
                else:
                    book.give_up(0, 3)
                    book.rearrange(0)
                if what in ("discard", "destroy"):
                    book.ask(0, what, "keep")
                book.agrees(s, flow)


@pytest.mark.parametrize(("players", "phase"), [(2, PAIRS), (2, ENDING), (1, ENDING), (1, OPPONENTS_TURN)])
def test_columns_beside_the_own_turn(players: int, phase: int) -> None:
    """Neither in set-up nor in the turn of the solo opponent nor at the end."""
    for board in BOARDS:
        for effect in (discard, destroy):
            s = scene(players)
            lay(s, 0, "squire", "labourer")
            deck(s, 0, "trader", "thief lender")
            seated(s, board, 1, 2, 3)
            s.players[0].goods = [9, 9, 9, 9]
            s.phase = phase
            assert not found(effect(s, 0, 1)) & {"draw for silver", "rearrange for resources"}


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("columns", SUBSETS)
def test_before_markers_are_looked_at(board: str, columns: tuple[int, ...]) -> None:
    """Who may draw a card that shuffles the deck, which moves a marker, may do so before that."""
    for silver in (1, 2):
        for draw, rest in (("", "thief lender"), ("thief", "lender"), ("", "")):
            s = scene()
            deck(s, 0, "trader", draw, rest)
            seated(s, board, *columns)
            s.players[0].goods = [silver, 0, 0, 0]
            s.phase = COLLIDE
            book = GatesBook(s)
            if 2 not in columns or silver < 2 or draw or not rest:
                book.page["phase"] = "draw"
            else:
                assert found(step(s.copy())) == {"go on", "draw for silver"}
                book.ask(0, "before_collision", "go on")
                book.page["phase"] = "draw"
            book.agrees(s, step(s))


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("workshop", [False, True])
def test_the_first_and_the_second_column(board: str, workshop: bool) -> None:
    """An order is bought or comes free, which is a hire; resources are as good as silver, once that column is open."""
    for columns in ((), (1,)):
        for good in ("silver", "ink", "gold", "stone"):
            for goods in ([3, 3, 3, 3], [1, 1, 1, 1], [0, 4, 0, 0], [3, 0, 0, 0]):
                s = ready()
                seated(s, board, *columns)
                s.players[0].goods = list(goods)
                if workshop:
                    uncover(s, 0, "workshop_1")
                s.phase = RECRUIT
                if goods[0] < 3 and not columns:
                    assert "buy order" not in found(step(s))
                    continue
                book = GatesBook(s)
                book.ask(0, "hire", "buy order")
                book.spend(0, 3, good)
                book.gain_order(0)
                book.wakes("after hire", 0)
                book.page["phase"] = "collide"
                book.agrees(s, step(s))


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("good", ["silver", "ink", "gold", "stone"])
def test_what_else_is_paid_with_the_second_column(board: str, good: str) -> None:
    """A hire and further steps."""
    s = ready()
    seated(s, board, 1)
    s.players[0].goods = [1, 2, 2, 2]
    s.phase = RECRUIT
    book = GatesBook(s)
    name = book.piles[0][-1]
    book.ask(0, "hire", f"hire {name}")
    book.spend(0, by_id("townsfolk", name)["cost"], good)
    book.hire(0, 0)
    book.page["phase"] = "collide"
    book.agrees(s, step(s))
    s.phase, s.steps = MOVE, 1
    s.players[0].goods = [1, 2, 2, 2]
    book = GatesBook(s)
    town = "segment_9_10 left"  # eight steps along the inner towns and back: those beyond the first are paid
    book.ask(0, "move", f"move to {town}")
    book.spend(0, reachable(s, 0, 1)[3 * 4], good)
    book.players[0]["town"] = town
    book.page |= {"phase": "act", "steps": 0}
    book.agrees(s, step(s))
