"""Every one of the townsfolk is played, drops off, is hired, dismissed and destroyed, and acts as its text says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.cards import destroy
from burgrave.games.viscounts.rules.deeds import flip_debt, flip_deed, gain_debts
from burgrave.games.viscounts.rules.rounds import step
from burgrave.games.viscounts.rules.state import COLLIDE, NONE, PLAY, RECRUIT, SHIFT, State
from burgrave.games.viscounts.rules.townsfolk import hire_for_free
from burgrave.games.viscounts.rules.turn import act as rules_act
from tests.games.viscounts.exhaustive.acting import ACTIONS, COMMON, SEGMENTS, TOWNSFOLK, act, fits, poised, ready
from tests.games.viscounts.exhaustive.book import GOOD, GOODS, WORKER_COSTS, Book
from tests.games.viscounts.exhaustive.printed import branches, by_id
from tests.games.viscounts.scene import card, legible, offered, stand, visible


def choices(name: str) -> list[str]:
    """The branches of an ability."""
    return branches(by_id("townsfolk", name)["effect"])


@pytest.mark.parametrize("name", TOWNSFOLK)
def test_played(name: str) -> None:
    """It says how far to go; a criminal corrupts, for each on the board; then its effect, if it has one for that."""
    row = by_id("townsfolk", name)
    for criminal in (False, True):
        for choice in choices(name) if row["when"] == "played" else [""]:
            other = "illusionist" if criminal and name != "illusionist" else "friar"
            s = ready(other, without=name)
            s.players[0].row = [NONE, *s.players[0].row[:2]]
            s.players[0].hand.append(card(name))
            s.players[0].held = (0,) * len(s.players[0].hand)
            s.piles = [[one for one in pile if one != card(name)] for pile in s.piles]
            s.phase = PLAY
            book = Book(s, choice)
            book.ask(0, "play", f"play {name}")
            book.leave_hand(0, name)
            me = book.players[0]
            me["row"][0] = name
            book.page |= {"phase": "move", "steps": row["cost"]}
            for _ in range(book.criminals(0) if "criminal" in row["icons"] else 0):
                book.mark(0, "corruption")
            if row["when"] == "played":
                book.earn(row["effect"])
            book.agrees(s, step(s))


@pytest.mark.parametrize("name", TOWNSFOLK)
def test_dropped(name: str) -> None:
    """It comes to the discard pile, and has its effect then, if it has one for that."""
    row = by_id("townsfolk", name)
    for choice in choices(name) if row["when"] == "dropped" else [""]:
        s = ready("friar" if name != "friar" else "miner", without=name)
        s.players[0].row = [*s.players[0].row[:2], card(name)]
        s.piles = [[one for one in pile if one != card(name)] for pile in s.piles]
        s.phase = SHIFT
        book = Book(s, choice)
        me = book.players[0]
        me["row"] = [None, *me["row"][:2]]
        me["discard"].append(name)
        book.page["phase"] = "play"
        if row["when"] == "dropped":
            book.earn(row["effect"])
        book.agrees(s, step(s))


@pytest.mark.parametrize("workshop", [False, True])
@pytest.mark.parametrize("name", COMMON)
def test_hired(name: str, workshop: bool) -> None:
    """For its cost, to the discard pile, with its effect; the first workshop discards after it."""
    for segment in SEGMENTS[1:4:2]:
        s = ready(without=name)
        visible(s, segment, name)
        s.players[0].built = int(workshop) << t.BUILDING_IDS.index("workshop_1")
        s.players[0].town = 3 * SEGMENTS.index(segment) + t.RIGHT
        s.phase = RECRUIT
        book = Book(s)
        book.ask(0, "hire", f"hire {name}")
        book.page["phase"] = "collide"
        book.players[0]["goods"]["silver"] -= by_id("townsfolk", name)["cost"]
        book.hire(0, SEGMENTS.index(segment))
        book.agrees(s, step(s))


@pytest.mark.parametrize("name", COMMON)
def test_what_a_hire_costs(name: str) -> None:
    """Not a coin less."""
    for missing in (0, 1):
        s = ready(without=name)
        visible(s, "segment_1_2", name)
        s.players[0].goods[t.SILVER] = by_id("townsfolk", name)["cost"] - missing
        stand(s, 0, 1)
        s.phase = RECRUIT
        book = Book(s)
        book.page["phase"] = "collide"
        if not missing:
            book.ask(0, "hire", "hire nobody")
        book.agrees(s, step(s))


@pytest.mark.parametrize("name", COMMON)
@pytest.mark.parametrize("post", [False, True])
def test_dismissed(name: str, post: bool) -> None:
    """For an action that it has an icon for, or as a criminal: cost, box, effect, icons; never its ability."""
    for action in ACTIONS:
        s = poised(action, without=name)
        s.players[0].built = int(post) << t.BUILDING_IDS.index("trading_post_2")
        if post:
            s.sites[t.SITE_IDS.index("segment_9_10_few_4")] = t.BUILDING_IDS.index("trading_post_2")
        visible(s, SEGMENTS[s.players[0].town // 3], name)
        possible = f"dismiss for {action}" in offered(rules_act(s.copy()))
        assert possible == fits(name, action)
        if possible:
            book = Book(s)
            act(book, action, dismissing=True)
            book.agrees(s, step(s))


@pytest.mark.parametrize("name", TOWNSFOLK)
def test_destroyed(name: str) -> None:
    """For as many coins as it costs."""
    s = ready(without=name)
    s.players[0].hand.append(card(name))
    s.players[0].held = (0,) * len(s.players[0].hand)
    book = Book(s)
    book.part(0, "destroy", name)
    book.agrees(s, destroy(s, 0, 1))


# -------------------------------------------------------------------- abilities that wait


@pytest.mark.parametrize("name", TOWNSFOLK)
def test_after_actions(name: str) -> None:
    """They act after their own action, and after no other."""
    for action in ACTIONS:
        own = by_id("townsfolk", name)["when"] == f"after {action}"
        for choice in choices(name) if own else [""]:
            s = poised(action, name, *(["friar"] if name != "friar" else ["miner"]))
            book = Book(s, choice)
            before = len(book.script)
            act(book, action)
            assert len(book.script) > before
            book.agrees(s, step(s))


EVENTS: dict[str, Callable[[State, Book], None]] = {}


def event(do: Callable[[State, Book], None]) -> Callable[[State, Book], None]:
    """Something that abilities may wait for."""
    EVENTS[do.__name__] = do
    return do


@event
def debts(s: State, book: Book) -> None:
    """Two debts: each of them counts."""
    book.do(0, "debt", 2)
    book.agrees(s, gain_debts(s, 0, 2))


@event
def paid(s: State, book: Book) -> None:
    """A debt is paid."""
    book.once(0, "flip debt")
    book.agrees(s, flip_debt(s, 0))


@event
def approved(s: State, book: Book) -> None:
    """A deed is approved, which nobody waits for."""
    book.once(0, "flip deed")
    book.agrees(s, flip_deed(s, 0))


@event
def hired(s: State, book: Book) -> None:
    """A free hire."""
    book.once(0, "hire")
    book.agrees(s, hire_for_free(s, 0))


@event
def collided(s: State, book: Book) -> None:
    """One's own collision: abilities first, then what the space brings."""
    s.phase = COLLIDE
    s.players[0].corruption = s.players[0].virtue = 4
    me = book.players[0]
    me["corruption"] = me["virtue"] = 5
    book.page["phase"] = "draw"
    book.wakes("at collision", 0)
    space = by_id("track", f"track_{me['virtue']}")
    book.earn(space["above"])
    if space["below"] == "rearrange":
        book.rearrange(1)
    me["corruption"], me["virtue"] = 1, 7
    book.agrees(s, step(s))


@event
def another_collided(s: State, book: Book) -> None:
    """Somebody else's."""
    s.phase, s.me = COLLIDE, 1
    s.players[1].corruption = s.players[1].virtue = 3
    book.page |= {"phase": "draw", "turn": 1}
    book.wakes("at collision", 0)
    book.earn(by_id("track", "track_4")["above"], 1)
    book.rearrange(0)
    book.players[1]["corruption"], book.players[1]["virtue"] = 1, 7
    book.agrees(s, step(s))


@pytest.mark.parametrize("name", TOWNSFOLK)
@pytest.mark.parametrize("what", EVENTS)
def test_after_events(name: str, what: str) -> None:
    """They act when they should, and at nothing else; whatever branch is chosen."""
    for choice in choices(name):
        s = ready(name, "squire" if name != "squire" else "labourer")
        EVENTS[what](s, Book(s, choice))


# -------------------------------------------------------------------- icons


@pytest.mark.parametrize("name", TOWNSFOLK)
def test_icons_and_what_counts_as_them(name: str) -> None:
    """With so many goods so many workers, buildings and manuscripts can be paid, and no more."""
    for good in (*GOODS, ""):
        for count in (1, 2, 3, 5) if good else (0,):
            for action in ("build", "place_workers", "transcribe"):
                s = poised(action, name, "lender" if name != "lender" else "journeyman", "courier")
                s.piles = [[] for _ in s.piles]
                s.players[0].goods = [count if good == one else 0 for one in GOODS]
                book = Book(s)
                most = book.most(0, action)
                found = offered(rules_act(s))
                costs = {"build": 3, "place_workers": 1, "transcribe": by_id("manuscripts", "grey_3_virtue")["cost"]}
                assert (f"do {action}" in found) == (most >= costs[action])
                if action == "place_workers" and most:
                    assert most_workers(s) == max(n for n, cost in enumerate(WORKER_COSTS) if cost <= most)


def most_workers(s: State) -> int:
    """How many can be paid."""
    flow = rules_act(s)
    options = next(flow).options
    return len(flow.send(options[0]).options)


@pytest.mark.parametrize("name", [name for name in TOWNSFOLK if by_id("townsfolk", name).get("while")])
def test_goods_that_count_are_spent(name: str) -> None:
    """A gold counts twice once in an action; whoever could pay with something else is asked each time."""
    for action in ACTIONS[1:]:
        for building, workers, text in (
            ("workshop_3", 1, "grey_3_virtue"),
            ("trading_post_3", 2, "grey_5_build"),
            ("guildhall_3", 4, "black_6_manuscripts"),
        ):
            s = poised(action, name, "abbot", "squire")
            legible(s, "segment_3_4", text)
            s.players[0].goods = [9 if GOOD[action] == one else 6 for one in GOODS]
            book = Book(s)
            act(book, action, building=building, workers=workers)
            book.agrees(s, step(s))
