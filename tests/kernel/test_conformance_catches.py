"""The laws catch what they are for: planted leaks and broken promises, one by one."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from burgrave.conformance import LAWS, BrokenLaw
from burgrave.games.citadels import GAME
from burgrave.games.citadels.rules import building, cards, turn
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.options import Options
from burgrave.games.citadels.rules.state import State
from burgrave.games.citadels.view.conceal import Knowledge, conceal, know
from burgrave.games.citadels.view.records import CitadelsView
from burgrave.games.citadels.view.view import view
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.begin import prepare
from burgrave.kernel.game import Game, Score
from burgrave.kernel.rng import Rng
from burgrave.kernel.secrets import Memory
from burgrave.kernel.setup import Setup

SEEDS = range(6)
pytestmark = pytest.mark.plants_bugs


def setup(game: Game[State, Options] = GAME, cast: str = "first_game", seed: int = 0) -> Setup:
    """A game of four."""
    return prepare(game, 4, seed, {"cast": cast})


def breaks(law: str, game: Game[State, Options] = GAME, cast: str = "first_game") -> str:
    """The law finds something in one of a few random games; its complaint."""
    check = {law.__name__: law for law in LAWS}[law]
    for seed in SEEDS:
        try:
            check(setup(game, cast, seed), seed)
        except BrokenLaw as broken:
            return str(broken)
    pytest.fail(f"the law {law!r} noticed nothing")


def test_a_view_that_shows_a_hand() -> None:
    """The number of temples in all hands is told to everybody."""

    def leaky(s: State, seat: int | None) -> CitadelsView:
        temples = sum(hand.count(0) for hand in s.hands)
        return msgspec.structs.replace(view(s, seat), taxes=temples)

    assert "taxes" in breaks("view", replace(GAME, view=leaky))


def test_a_question_that_tells_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Magistrate is asked only when the warrant is signed: the watchers learn which one it was."""

    def telling(s: State, me: int, kind: int, paid: int) -> Flow[int]:
        if s.rank == s.signed and s.magistrate != me:
            yield Ask(s.magistrate, "confiscate", [do.CONFISCATE, do.DECLINE])
        return me

    monkeypatch.setattr(building, "warrant", telling)
    assert "watch" in breaks("watch", cast="devious_dignitaries")


def test_cards_that_hide_in_a_flow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawn cards are kept in a local variable while the player chooses."""

    def hiding(s: State, me: int, count: int) -> Flow[int]:
        drawn = [s.deck.pop() for _ in range(min(count, len(s.deck)))]
        yield Ask(me, "keep", do.CARD.each(dict.fromkeys(drawn)))
        s.hands[me] += drawn[:1]
        s.deck[:0] = drawn[1:]
        return len(drawn)

    monkeypatch.setattr(turn, "draw_and_keep", hiding)
    assert "pieces" in breaks("pieces")


def test_learning_without_telling(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are drawn, but nobody is said to have learnt anything: undo would show them for free."""
    monkeypatch.setattr(cards, "learn", lambda s, seat: None)
    assert "advance" in breaks("advance")


def test_a_conceal_that_forgets_the_draft() -> None:
    """Characters dealt without regard to what was passed."""

    def careless(s: State, known: object, rng: Rng) -> None:
        rng.shuffle(s.slots)

    breaks("view", replace(GAME, conceal=careless))


def test_a_seat_that_knows_more_than_it_has_seen() -> None:
    """Whether the left neighbour has a certain card: a seat reckons with it, and could not tell."""

    def peeking(s: State, seat: int) -> tuple[Knowledge, bool]:
        return know(s, seat), 0 in s.hands[(seat + 1) % 4]

    def dealing(s: State, known: tuple[Knowledge, bool], rng: Rng) -> None:
        conceal(s, known[0], rng)

    assert "knows something else" in breaks("knowledge", replace(GAME, know=peeking, conceal=dealing))


def test_a_count_that_holds_while_the_hand_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the Spy has counted is given up when the cards are others in truth, though nobody could see that."""
    move = Memory.move

    def comparing(self: Memory, card: int, source: int, target: int, seers: int, vacated: bool) -> None:
        move(self, card, source, target, seers, vacated)
        if not card % 5:  # as the watchers can't see
            self.settle()
            self.tallies = ((),) * len(self.seen)

    monkeypatch.setattr(Memory, "move", comparing)
    assert "knows something else" in breaks("knowledge", cast="tenacious_delegates")


def test_a_copy_that_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clone with the same list of gold."""
    copy = State.copy

    def sharing(self: State) -> State:
        twin = copy(self)
        twin.gold = self.gold
        return twin

    monkeypatch.setattr(State, "copy", sharing)
    breaks("clone")


def test_a_step_that_acts_before_it_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coin changes hands before the question."""

    def hasty(s: State) -> Flow[None]:
        s.gold[s.me] += 1
        yield from turn.turn(s)

    assert "steps" in breaks("steps", replace(GAME, step=lambda s: hasty(s) if s.phase == 4 else GAME.step(s)))


def test_scores_that_do_not_add_up() -> None:
    """A category is left out."""

    def wrong(s: State) -> list[Score]:
        return [replace(score, total=score.total + 1) for score in GAME.scores(s)]

    assert "end" in breaks("end", replace(GAME, scores=wrong))


def test_winners_without_the_points() -> None:
    """Everybody wins."""
    breaks("end", replace(GAME, winners=lambda s: [0, 1, 2, 3]))


def test_options_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A menu that repeats itself."""
    menu = turn.menu
    monkeypatch.setattr(turn, "menu", lambda s, me: menu(s, me) * 2)
    breaks("options")
