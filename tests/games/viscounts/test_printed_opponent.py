"""The solo opponent for the printed box: it does what the rules do, and asks only for what lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

from burgrave.cli.app import run
from burgrave.conformance.printed import ByPlace, answered, place_of, typed
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.printed.facts import GONE, Facts, effects
from burgrave.games.viscounts.printed.opponent import (
    DIFFICULTIES,
    PRINTED_OPPONENT,
    Opponent,
    collided,
    linked,
    met,
    unseat,
)
from burgrave.games.viscounts.rules.building import NUMBER, owner
from burgrave.games.viscounts.rules.options import Options
from burgrave.games.viscounts.rules.rounds import over, setup, step
from burgrave.games.viscounts.rules.solo import HUMAN, OPPONENT
from burgrave.games.viscounts.rules.state import NOBODY, OPPONENTS_TURN, PLAYER, State
from burgrave.games.viscounts.rules.track import criminals
from burgrave.kernel.action import Flow
from burgrave.kernel.opponent import Asked
from burgrave.kernel.rng import seeded
from burgrave.kernel.score_sheet import Answer
from burgrave.parts.supposing import Gap

THEIRS = ("hires", "workers", "worker", "builds", "transcribes", "rises")  # the player's, in the opponent's turn


class Reader:
    """Reads the answers off a table on which the turn has not been played yet."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.asked: list[str] = []
        self.looked: Counter[tuple[str, int]] = Counter()  # how deep into a pile

    def __call__(self, asked: Asked) -> Answer:
        s, name = self.s, asked.entry.name
        place = place_of(asked)
        self.asked.append(name)
        if name in ("townsfolk", "cost", "manuscript"):
            place = place % t.RING if name == "manuscript" else place
            self.looked[name, place] += 1
            return [self._top(name, place, self.looked[name, place])]
        human = s.players[HUMAN]
        if name == "castle":
            return human.tiers[place // t.SECTIONS][place % t.SECTIONS]
        if name == "third":
            return human.tiers[2][0]
        if name == "site":
            return ["yes" if s.sites[place] == NOBODY else "no"]
        if name == "favour":
            return ["yes" if s.favours >> place & 1 else "no"]
        assert name == "criminal"
        return ["yes" if criminals(human) else "no"]

    def _top(self, name: str, segment: int, depth: int) -> str:
        pile = (self.s.piles if name == "townsfolk" else self.s.manuscripts)[segment]
        if depth > len(pile):
            return GONE
        card = pile[-depth]
        if name == "townsfolk":
            return next(one for one in effects(self.s) if _hire(one) == t.TOWNSFOLK[card].hire)
        return str(t.MANUSCRIPT_COST[card]) if name == "cost" else t.MANUSCRIPT_IDS[card]


def _hire(card: str) -> str:
    return t.TOWNSFOLK[t.TOWNSFOLK_IDS.index(card)].hire


class Counted(ByPlace[State], Opponent):
    """Asks by numbers."""


def turns(options: Options, seed: int, scarce: bool) -> Iterator[tuple[State, State]]:
    """The opponent's turns of a random solo game: the table before and after each."""
    choice = Random(seed)
    s = setup(1, options, seeded(seed))
    if scarce:
        s.piles = [pile[-2:] for pile in s.piles]
        s.manuscripts = [pile[-2:] for pile in s.manuscripts]
    while not over(s):
        before = s.copy() if s.phase == OPPONENTS_TURN else None
        s.log = []
        flow = step(s)
        try:
            ask = next(flow)
            while True:
                ask = flow.send(choice.choice(ask.options))
        except StopIteration:
            pass
        if before is not None:
            yield before, s


def stripped(before: State) -> State:
    """A table on which nothing of the player's is known."""
    s = before.copy()
    unseat(s)
    s.sites = [site if owner(s, number) == OPPONENT else NOBODY for number, site in enumerate(s.sites)]
    s.favours = (1 << len(t.RIBBONS)) - 1 & ~s.players[OPPONENT].favours
    s.leader = OPPONENT if s.leader == OPPONENT else NOBODY
    return s


HIDDEN = ("hand", "draw", "held", "late", "born", "shuffles")
TRACKED = [name for name in PLAYER.names if name not in ("card", "bonuses", *HIDDEN)]  # who leads is asked at the end


def agreeing(
    board: str,
    options: Callable[..., Options] = Options,
    reads: type[Reader] = Reader,
    strip: Callable[[State], State] = stripped,
) -> Iterator[tuple[State, State, Reader]]:
    """Turns in random games that are played as the rules do: the table as it is known, the real one, who was asked."""
    for seed in range(12):
        for before, after in turns(options(opponent=board, difficulty=seed % 4), seed, scarce=seed > 8):
            if any(event.kind in THEIRS and event.public.get("who") == HUMAN for event in after.log or []):
                continue  # what the player takes from the table in between is not told
            opponent = Counted("0", 0, "en")
            opponent.s = strip(before)
            reader = reads(before)
            answered(opponent.turn(), reader)
            mine, real = opponent.s.players[OPPONENT], after.players[OPPONENT]
            for field in TRACKED:
                assert getattr(mine, field) == getattr(real, field), (field, seed, before.round, reader.asked)
            assert sorted(mine.draw) == sorted(real.draw) and len(opponent.s.future) == len(after.future)
            standing = [site if site // NUMBER == OPPONENT else NOBODY for site in after.sites]
            assert [site if site // NUMBER == OPPONENT else NOBODY for site in opponent.s.sites] == standing
            yield opponent.s, after, reader


@pytest.mark.parametrize("board", t.OPPONENT_IDS)
def test_it_plays_every_turn_as_the_rules_do(board: str) -> None:
    """From what it asks alone, in random games; nothing of the player's table is known to it before."""
    readers = [reader for *_, reader in agreeing(board)]
    asked = {name for reader in readers for name in reader.asked}
    assert len(readers) > 150
    assert {"townsfolk", "cost", "manuscript", "site", "castle", "third", "criminal"} <= asked


# -------------------------------------------------------------------- the player's turns


def by_flow(opponent: Opponent, flow: Flow[None]) -> None:
    """Do what concerns it, with nothing to be asked."""
    for _ in flow:
        raise AssertionError("it asks nothing")


def test_what_of_the_players_turn_concerns_it() -> None:
    """It gains a resource where the viscounts meet, its part of links and of collisions (p. 16, 22, 27)."""
    opponent = Opponent("0", 1, "en", board="cleric")
    s, one = opponent.s, opponent.s.players[OPPONENT]
    by_flow(opponent, met(s))
    assert one.goods[t.INK] == 1
    by_flow(opponent, collided(s, t.RIGHTMOST))  # below the last space: a deed without a criminal
    assert one.acquired == 1
    by_flow(opponent, collided(s, t.LEFTMOST))  # below the first: a debt with one
    assert one.unpaid == 0
    site = t.SITE_IDS.index("segment_1_2_few_1")
    s.sites[site] = OPPONENT * NUMBER
    assert "segment_1_2_few_2" in opponent.linkable()
    virtue = one.virtue
    by_flow(opponent, linked(s, t.SITE_IDS.index("segment_1_2_few_2")))
    assert one.virtue == virtue - 1 and "segment_1_2_few_2" not in opponent.linkable()


def test_what_it_may_have_been_concerned_by_is_offered() -> None:
    opponent = Opponent("0", 1, "en")
    assert opponent.concerns() == ["met", "collided"]
    opponent.s.players[OPPONENT].tiers[0][2] = 1
    assert opponent.concerns() == ["met", "pushed", "collided"] and opponent.standing_in_castle() == ["1-2"]


# -------------------------------------------------------------------- whole games


def whole(difficulty: str, language: str, seed: int, rounds: int = 14, board: str = "") -> tuple[list[str], list[str]]:
    """A whole game with any answers that can be, but perhaps the first: all that was told, and all questions."""
    choice = Random(seed)
    told: list[str] = []
    questions = []
    turns = 0
    flow = PRINTED_OPPONENT.drive(difficulty, seed, language)
    try:
        asked = next(flow)
        while True:
            told += asked.told
            questions.append(asked.question)
            entry = asked.entry
            if entry.name == "turn":
                turns += 1
            if entry.cards:
                names = [PRINTED_OPPONENT.card(card, language) for card in entry.cards]
                assert len(set(names)) == len(names), "answers can be told from each other"
                known = [card for card in entry.cards if card != "last"]
                answer = "last" if turns > rounds and "last" in entry.cards else choice.choice(known)
                asked = flow.send([board if board and len(questions) == 1 else answer])
            else:
                asked = flow.send(choice.randint(entry.low, entry.high))
    except StopIteration as stop:
        return told + stop.value, questions


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_whole_game_comes_to_an_end(difficulty: str, language: str) -> None:
    """Told in sentences, with its points at the end; the same again from the same answers."""
    for seed in range(4):
        told, questions = whole(difficulty, language, seed)
        assert (told, questions) == whole(difficulty, language, seed)
        assert all(line.strip() and "{" not in line for line in (*told, *questions))
        assert any(line.startswith(("The AI has ", "Punkty SI: ")) for line in told)


def test_nothing_is_told_that_turns_out_otherwise() -> None:
    """What it tries is told once it is certain: after a building that it could construct there is one."""
    for seed in range(30):
        told, _ = whole("3", "en", seed, rounds=25)
        for number, line in enumerate(told):
            if line.endswith("and does.") and "to construct a building" in line:
                assert " constructs " in told[number + 1]
            if " constructs " in line and "first Guildhall" not in line:
                assert sum(line == other for other in told) == 1
            assert not line.startswith("The player brings"), "no trio of the player's has stayed below"


# -------------------------------------------------------------------- in the terminal


def test_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Numbers for answers; the end of the input is told in one sentence."""
    monkeypatch.setattr("builtins.input", typed(["nonsense", "1", "1", "1", "1", "1", "3", "1", "1", "1"]))
    assert run(["opponent", "viscounts", "--difficulty", "2", "--seed", "1", "--lang", "en"]) == 2
    printed = capsys.readouterr()
    assert "The cleric AI is the opponent in this game." in printed.out and "That can't be" in printed.out
    assert "constructs the first Guildhall" in printed.out and "Take your turn." in printed.out
    assert "ended before" in printed.err


def test_bad_input_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["opponent", "viscounts", "--difficulty", "brutal", "--lang", "en"]) == 2
    assert "0, 1, 2, 3" in capsys.readouterr().err


def test_one_card_stands_for_all_townsfolk_of_the_same_effect() -> None:
    assert {_hire(card) for card in effects(Opponent("0", 1, "en").s)} == {
        t.TOWNSFOLK[card].hire for card in t.COMMON if not t.TOWNSFOLK[card].box
    }


def test_what_was_told_can_not_be_told_again() -> None:
    """A manuscript lies in one place, and not where the opponent has it."""
    s, facts = Opponent("0", 1, "en").s, Facts()
    dear = [card for card, cost in enumerate(t.MANUSCRIPT_COST) if cost == 7]
    s.players[OPPONENT].manuscripts = tuple(dear[1:])
    assert "7" in facts.costs_left(s) and [card for card in facts.left(s) if card in dear] == dear[:1]
    facts.learn(Gap("cost", 0), ["7"])
    assert "7" not in facts.costs_left(s)
    facts.learn(Gap("manuscript", 7 * t.RING), [t.MANUSCRIPT_IDS[dear[0]]])
    assert dear[0] not in facts.left(s)
