"""The solo opponent for the printed box: it does what the rules do, and asks only for what lies on the table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from burgrave.cli.app import run
from burgrave.conformance.printed import answered, typed
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.printed.opponent import DIFFICULTIES, NOWHERE, PRINTED_OPPONENT, Opponent
from burgrave.games.architects.rules.options import Options
from burgrave.games.architects.rules.rounds import over, setup, step
from burgrave.games.architects.rules.solo import HUMAN, OPPONENT
from burgrave.games.architects.rules.state import NOBODY, OPPONENTS_TURN, PLAYER, State
from burgrave.kernel.action import Ask
from burgrave.kernel.opponent import Asked
from burgrave.kernel.rng import seeded
from burgrave.kernel.score_sheet import Answer
from tests.games.architects.scene import keep_all

LIKED = 0.6  # how often the player builds where that is possible, so that games end


class Reader:
    """Reads the answers off a table on which the turn has not been played yet."""

    def __init__(self, before: State, after: State) -> None:
        self.s = before
        self.after = after
        self.groups = sorted([(-there[HUMAN], place) for place, there in enumerate(before.circles) if there[HUMAN]])
        self.asked: list[str] = []

    def __call__(self, asked: Asked) -> Answer:
        s, name = self.s, asked.entry.name
        self.asked.append(name)
        if name == "stalls":
            return [stall for space, stall in enumerate(t.MARKET_SPACES) if s.market[space] == HUMAN]
        if name == "group":
            return [t.CIRCLES[self.groups[0][1]] if self.groups else NOWHERE]
        if name == "drawn":
            return [t.BUILDING_IDS[card] for card in s.plans[::-1][: asked.entry.high]]
        if name == "top":
            return ["yes" if s.players[HUMAN].cathedral == t.LEVELS else "no"]
        if name == "group-size":
            return -self.groups.pop(0)[0]
        if name == "gained":
            return 2 if self.after.revealed and t.REWARDS[self.after.revealed[-1]].effect == "virtue 2" else 1
        if name == "ambush":
            return s.circles[t.CIRCLES.index(t.SCHEMES[self.after.scheme].location)][HUMAN]
        if name == "prison":
            return s.players[HUMAN].prison + s.market.count(HUMAN)
        return {"tax": s.tax, "guildhall": len(s.guildhall), "coins": s.coins[0]}[name]


def turns(options: Options, seed: int) -> Iterator[tuple[State, State]]:
    """The opponent's turns of a solo game."""
    s = setup(1, options, seeded(seed))
    while s.packets:
        keep_all(s, [s.packets[0][0]])
    return turns_of(s, seed)


def turns_of(s: State, seed: int) -> Iterator[tuple[State, State]]:
    """Those of a game in which the player likes to build: the table before and after each."""
    choice = Random(seed)

    def decide(ask: Ask) -> int:
        return ask.options[-1] if choice.random() < LIKED else choice.choice(ask.options)

    while not over(s):
        before = s.copy() if s.phase == OPPONENTS_TURN else None
        flow = step(s)
        try:
            ask = next(flow)
            while True:
                ask = flow.send(decide(ask))
        except StopIteration:
            pass
        if before is not None:
            yield before, s


def stripped(before: State) -> State:
    """A table on which nothing of the player's is known."""
    s = before.copy()
    s.memory = None
    for there in s.circles:
        there[HUMAN] = 0
    s.market = [owner if owner == OPPONENT else NOBODY for owner in s.market]
    s.tax, s.plans, s.guildhall, s.coins = 0, [], [], [0] * t.SLOTS
    s.players[HUMAN].prison = s.players[HUMAN].cathedral = 0
    return s


@pytest.mark.parametrize("board", t.OPPONENT_IDS)
def test_it_plays_as_the_rules_do(board: str) -> None:
    """Turn by turn, from what the player tells: its board, its workers, and whom it has captured."""
    asked: set[str] = set()
    for seed in range(12):
        for before, after in turns(Options(opponent=board), seed):  # type: ignore[arg-type]  # one of its boards
            opponent = Opponent("0", 1, "pl", board)
            opponent.s = stripped(before)
            reader = Reader(before, after)
            answered(opponent.turn(), reader)
            asked |= set(reader.asked)
            for name in PLAYER.names:
                assert getattr(opponent.s.players[OPPONENT], name) == getattr(after.players[OPPONENT], name), name
            assert [there[OPPONENT] for there in opponent.s.circles] == [there[OPPONENT] for there in after.circles]
            assert (opponent.s.left >= 0) == (after.left >= 0)
    assert asked >= {"stalls", "group", "drawn", "tax", "guildhall", "coins", "gained", "prison"}


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_whole_game_with_any_answers(language: str, difficulty: str) -> None:
    """Everything is said in both languages, and every answer has a name; it ends once somebody has filled the hall."""
    choice = Random(int(difficulty))
    flow = PRINTED_OPPONENT.drive(difficulty, 7, language)
    asked, turns = next(flow), 0
    while True:
        entry = asked.entry
        assert asked.question and all(asked.told)
        if entry.cards:
            names = [PRINTED_OPPONENT.card(card, language) for card in entry.cards]
            assert len(set(names)) == len(names)
            wanted = max(entry.low, choice.randint(entry.low, entry.high))
            answer: Answer = choice.sample(list(entry.cards), min(wanted, len(entry.cards)))
            if entry.name == "your-turn":
                turns += 1
                answer = ["full"] if turns > 60 and "full" in entry.cards else answer
        else:
            answer = choice.randint(max(entry.low, 1), min(entry.high, 9))
        try:
            asked = flow.send(answer)
        except StopIteration as stop:
            summary = stop.value
            break
    assert any(character.isdigit() for character in "".join(summary))


def test_in_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", typed(["1", "1"]))
    assert run(["opponent", "architects", "--lang", "pl", "--seed", "3"]) == 2  # the lines end in the middle of a game
    assert "Schemat" in capsys.readouterr().out
