"""Every townsfolk card, hero, outsider and order of Gates of Gold does what is printed on it."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.cards import destroy, hand_limit
from burgrave.games.viscounts.rules.rounds import step
from burgrave.games.viscounts.rules.state import ENDING, NONE, PLAY, SHIFT, State
from burgrave.games.viscounts.rules.turn import reachable
from tests.games.viscounts import test_exhaustive_townsfolk as base
from tests.games.viscounts.exhaustive.acting import ACTIONS, SEGMENTS, act, fits, poised, ready
from tests.games.viscounts.gates_of_gold.exhaustive.book import ORDER, GatesBook
from tests.games.viscounts.gates_of_gold.exhaustive.printed import added, branches, by_id
from tests.games.viscounts.gates_of_gold.scene import BONUS, gates, outsiders
from tests.games.viscounts.scene import card, offered, visible

pytestmark = pytest.mark.usefixtures("second_reader")

NAMES = [row["id"] for row in added("townsfolk")]
KINDS = {
    kind: [row["id"] for row in added("townsfolk") if row["kind"] == kind] for kind in ("common", "hero", "outsider")
}
COMMON, OUTSIDERS = KINDS["common"], KINDS["outsider"]


def test_everything_is_counted_that_is_there() -> None:
    """The numbers of the box (p. 2)."""
    assert {kind: len(names) for kind, names in KINDS.items()} == {"common": 28, "hero": 5, "outsider": 24}
    assert len(NAMES) == 58 and len(added("bonuses")) == 18 and len(added("boards")) == 4
    assert sum(not row.get("aside") for row in added("manuscripts")) == 5


# -------------------------------------------------------------------- what every card does


@pytest.mark.parametrize("name", NAMES)
def test_played(name: str) -> None:
    base.test_played(name)


@pytest.mark.parametrize("name", [name for name in NAMES if name != ORDER])
def test_dropped(name: str) -> None:
    base.test_dropped(name)


@pytest.mark.parametrize("workshop", [False, True])
@pytest.mark.parametrize("name", COMMON)
def test_hired(name: str, workshop: bool) -> None:
    base.test_hired(name, workshop)
    base.test_what_a_hire_costs(name)


@pytest.mark.parametrize("post", [False, True])
@pytest.mark.parametrize("name", COMMON)
def test_dismissed(name: str, post: bool) -> None:
    base.test_dismissed(name, post)


@pytest.mark.parametrize("name", NAMES)
def test_destroyed(name: str) -> None:
    base.test_destroyed(name)


@pytest.mark.parametrize("name", NAMES)
def test_after_actions(name: str) -> None:
    base.test_after_actions(name)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("what", base.EVENTS)
def test_after_events(name: str, what: str) -> None:
    base.test_after_events(name, what)


@pytest.mark.parametrize("name", NAMES)
def test_icons(name: str) -> None:
    base.test_icons_and_what_counts_as_them(name)


# -------------------------------------------------------------------- outsiders and orders


def row_of(s: State, name: str, place: int) -> None:
    """An outsider lies open at a place, and beside it two whose effects are plain."""
    others = [one for one in ("hunter", "rogue_1", "rogue_2", "rogue_3") if one != name][:2]
    outsiders(s, *others[:place], name, *others[place:])


@pytest.mark.parametrize("name", OUTSIDERS)
def test_welcomed(name: str) -> None:
    """By an order that drops off, which goes back to its pile; wherever the outsider lies, and when it is the last."""
    for place in range(4):
        s = ready()
        row_of(s, name, place % 3)
        if place == 3:
            gates(s).row, gates(s).pile = [card(name)], []
        s.players[0].row = [*s.players[0].row[:2], card(ORDER)]
        s.phase = SHIFT
        book = GatesBook(s, outsider=name)
        me = book.players[0]
        me["row"] = [None, *me["row"][:2]]
        book.page["phase"] = "play"
        book.added["orders"] += 1
        book.earn(by_id("townsfolk", ORDER)["effect"])
        assert me["discard"][-1] == name
        book.agrees(s, step(s))


@pytest.mark.parametrize("name", OUTSIDERS)
def test_refused(name: str) -> None:
    """By an order that is destroyed from the hand: its value in silver, then the effect at the outsider's top right."""
    for place in range(4):
        s = ready()
        row_of(s, name, place % 3)
        if place == 3:
            gates(s).pile = []
        s.players[0].hand.append(card(ORDER))
        s.players[0].held = (0,) * len(s.players[0].hand)
        book = GatesBook(s, outsider=name)
        book.part(0, "destroy", ORDER)
        assert name in book.page["box"] and ORDER not in book.page["box"]
        book.agrees(s, destroy(s, 0, 1))


def test_an_order_destroyed_unseen() -> None:
    """It goes back to its pile for its value, and that is all."""
    s = ready()
    s.players[0].draw.append(card(ORDER))
    book = GatesBook(s)
    me = book.players[0]
    book.ask(0, "destroy", "destroy top")
    me["draw"] -= 1
    me["hidden"].remove(ORDER)
    me["goods"]["silver"] += by_id("townsfolk", ORDER)["cost"]
    book.added["orders"] += 1
    book.agrees(s, destroy(s, 0, 1))


@pytest.mark.parametrize("place", ["hand", "draw", "discard", "row"])
@pytest.mark.parametrize("name", OUTSIDERS)
def test_at_the_end(name: str, place: str) -> None:
    """Those who act at the end do so from anywhere, whatever is chosen; nobody waits for it then."""
    row = by_id("townsfolk", name)
    ends = row["when"] == "at the end"
    for choice in branches(row["effect"]) if ends else [""]:
        s = ready()
        s.leader, s.leading = 0, BONUS("leader_5")  # after flip: silver
        me = s.players[0]
        me.bonuses = (s.leading,)
        if place == "row":
            me.row[0] = card(name)
        else:
            getattr(me, place).append(card(name))
        me.held = (0,) * len(me.hand)
        s.phase = ENDING
        book = GatesBook(s, choice)
        book.page |= {"phase": "over", "turn": None}
        if ends:
            book.earn(row["effect"])
        book.agrees(s, step(s))


def test_the_last_player_ends_first() -> None:
    """Against the order of turns (p. 7), whoever is the first player."""
    for first in range(3):
        s = ready(players=3)
        s.first = s.me = first
        for seat, player in enumerate(s.players):
            player.discard.append(card(f"rogue_{seat + 1}"))
        s.phase = ENDING
        book = GatesBook(s, "flip deed")
        book.page |= {"phase": "over", "turn": None}
        for further in (2, 1, 0):
            book.earn("flip debt | flip deed", (first + further) % 3)
        book.agrees(s, step(s))


# -------------------------------------------------------------------- what lasts


@pytest.mark.parametrize("name", NAMES)
def test_steps_and_hand(name: str) -> None:
    """How much further one goes, and how many cards one draws up to, with it on the board."""
    s, bare = ready(name), ready("abbot", "squire")
    book = GatesBook(s)
    for one in (s, bare):
        one.players[0].goods = [0, 0, 0, 0]
    assert hand_limit(s, 0) == 3 + book.lasting(0, "hand")
    longest = range(2, 3 + book.lasting(0, "further"))
    assert set(reachable(s, 0, 2)) == {town for steps in longest for town in reachable(bare, 0, steps)}


class Elsewhere(GatesBook):
    """Where another segment's card is dismissed."""

    elsewhere = 0

    def dismiss(self, seat: int, place: int) -> dict[str, int]:
        """That one."""
        return super().dismiss(seat, self.elsewhere)


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("name", NAMES)
def test_dismissing_anywhere(name: str, action: str) -> None:
    """Some let their owner dismiss the card of any segment, for any action that it fits."""
    anywhere = by_id("townsfolk", name).get("while") == "dismiss anywhere 1"
    top = ("weaver", "maiden", "teacher", "brawler", "dealer")
    for turned in range(len(SEGMENTS)) if anywhere else [0]:
        s = poised(action, name)
        for segment, one in zip(SEGMENTS, top[turned:] + top[:turned], strict=True):
            visible(s, segment, one if one != name else "goldsmith")
        here = s.players[0].town // 3
        for place, segment in enumerate(SEGMENTS):
            text, there = f"dismiss {segment} for {action}", t.TOWNSFOLK_IDS[s.piles[place][-1]]
            possible = anywhere and place != here and fits(there, action)
            assert (text in offered(step(s.copy()))) == possible
            poor = s.copy()
            poor.players[0].goods[t.SILVER] = by_id("townsfolk", there)["cost"] - 1
            assert text not in offered(step(poor))
            if possible:
                now = s.copy()
                book = Elsewhere(now)
                book.elsewhere = place
                act(book, action, dismissing=True)
                book.script[0] = (0, "action", text)
                book.agrees(now, step(now))


@pytest.mark.parametrize("name", [name for name in COMMON if by_id("townsfolk", name)["effect"] == "recruit"])
def test_whom_to_recruit(name: str) -> None:
    """Beside the card that lies there it may be an order, or nobody."""
    for answer in ("buy order", "hire nobody"):
        s = ready()
        s.players[0].row = [NONE, *s.players[0].row[:2]]
        s.players[0].hand.append(card(name))
        s.players[0].held = (0,) * len(s.players[0].hand)
        s.phase = PLAY
        book = GatesBook(s)
        book.ask(0, "play", f"play {name}")
        book.leave_hand(0, name)
        book.players[0]["row"][0] = name
        book.page |= {"phase": "move", "steps": by_id("townsfolk", name)["cost"]}
        book.ask(0, "hire", answer)
        if answer == "buy order":
            book.spend(0, 3)
            book.gain_order(0)
        book.agrees(s, step(s))
