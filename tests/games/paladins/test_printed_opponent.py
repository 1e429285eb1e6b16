"""The solo opponent for the printed box: it does what the rules do, and asks only for what lies on the table."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

import pytest

from burgrave.cli.app import run
from burgrave.conformance.printed import ByPlace, answered, place_of, typed
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.printed.opponent import DIFFERENT_WALLS, GONE, PRINTED_OPPONENT, Facts, Opponent
from burgrave.games.paladins.rules import vocabulary as do
from burgrave.games.paladins.rules.options import Options
from burgrave.games.paladins.rules.rounds import over, setup, step
from burgrave.games.paladins.rules.solo import opponents_turn
from burgrave.games.paladins.rules.state import NOBODY, NONE, OPPONENTS_TURN, State
from burgrave.kernel.action import Ask, Group
from burgrave.kernel.action import run as run_flow
from burgrave.kernel.opponent import Asked
from burgrave.kernel.rng import seeded
from burgrave.kernel.score_sheet import Answer

ENOUGH = 6  # suspicion cards in the deck: more are not drawn in a turn


class Reader:
    """Reads the answers off a table on which the turn has not been played yet."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.drawn = 0
        self.asked: list[str] = []

    def __call__(self, asked: Asked) -> Answer:
        s, name = self.s, asked.entry.name
        self.asked.append(name)
        if name == "suspicion":
            self.drawn += 1
            return t.SUSPICION_TAX[s.suspicion[-self.drawn]]
        if name == "tax":
            return s.tax
        if name == "suspected":
            return len(s.players[0].suspicion)
        if name == "wall":
            return [_alike(s.walls[-1])] if s.walls else [GONE]
        return [self._card(name, place_of(asked))]

    def _card(self, name: str, place: int) -> str:
        s = self.s
        if name == "stall":
            return t.TOWNSFOLK_IDS[s.stalls[place]] if s.stalls[place] != NONE else GONE
        if name == "camp":
            return t.OUTSIDER_IDS[s.camp[place]] if s.camp[place] != NONE else GONE
        if name == "space":
            return "yes" if s.spaces[place] == NOBODY else "no"
        assert name == "favour"
        return "yes" if s.favour_workers[place] == t.EMPTY else "no"


def _alike(wall: int) -> str:
    """The wall that stands for all of its kind."""
    rows = {row.id: (row.effect, row.vp) for row in t.WALLS}
    return next(one for one in DIFFERENT_WALLS if rows[one] == rows[t.WALL_IDS[wall]])


class Counted(ByPlace[State], Opponent):
    """Asks by numbers."""


def turns(difficulty: str, seed: int) -> Generator[tuple[State, State], None, None]:
    """The opponent's turns of a random solo game: the table before and after each."""
    choice = Random(seed)
    s = setup(1, Options(difficulty=difficulty), seeded(seed))  # type: ignore[arg-type]  # one of them
    while not over(s):
        before = s.copy() if s.phase == OPPONENTS_TURN else None
        flow = step(s)
        ask: Ask | None = next(flow, None)
        while ask is not None:
            try:
                if isinstance(ask, Group):
                    ask.answers = [_together(ask, s, seat, choice) for seat in ask.seats]
                    ask = flow.send(0)
                else:
                    keep = do.KEEP_SUSPICION in ask.options  # a reader counts the cards before the turn
                    ask = flow.send(do.KEEP_SUSPICION if keep else choice.choice(ask.options))
            except StopIteration:
                ask = None
        if before is not None:
            yield before, s


def _together(group: Group, s: State, seat: int, choice: Random) -> list[int]:
    answers: list[int] = []
    while True:
        flow = group.choose(s, seat)
        try:
            ask = next(flow)
            for answer in answers:
                ask = flow.send(answer)
        except StopIteration:
            assert run_flow(group.choose(s, seat), answers) is not None
            return answers
        answers.append(choice.choice(ask.options))


@pytest.mark.parametrize("difficulty", sorted(t.DIFFICULTIES))
def test_it_plays_every_turn_as_the_rules_do(difficulty: str) -> None:
    """From what it asks alone, in random games; nothing of the player's table is known to it before."""
    played, asked = 0, set()
    for seed in range(12):
        for before, after in turns(difficulty, seed):
            if len(before.suspicion) < ENOUGH or after.players[0].hired != before.players[0].hired:
                continue
            opponent = Counted(difficulty, 0, "en")
            opponent.s = before.copy()
            opponent.s.players[0].hired = ()  # the player's own cards are never told
            reader = Reader(before)
            answered(opponent.play(opponents_turn, Facts()), reader)
            mine, real = opponent.s, after
            assert mine.marker == real.marker and mine.markers == real.markers and mine.scheme == real.scheme
            for field in ("workers", "placed", "strength", "influence", "faith", "done", "attacked"):
                assert getattr(mine.players[1], field) == getattr(real.players[1], field), (field, seed, reader.asked)
            for field in ("converted", "paid", "passed", "unpaid"):
                assert getattr(mine.players[1], field) == getattr(real.players[1], field), (field, seed, reader.asked)
            assert len(mine.players[1].suspicion) == len(real.players[1].suspicion)
            played += 1
            asked.update(reader.asked)
    assert played > 200
    assert asked == {"stall", "camp", "space", "favour", "wall", "suspicion", "tax", "suspected"}


def whole(difficulty: str, language: str, seed: int) -> tuple[list[str], list[str]]:
    """A whole game with any answers that can be: all that was told, and all questions."""
    choice = Random(seed)
    told: list[str] = []
    questions = []
    flow = PRINTED_OPPONENT.drive(difficulty, seed, language)
    try:
        asked = next(flow)
        while True:
            told += asked.told
            questions.append(asked.question)
            entry = asked.entry
            if entry.cards:
                for card in entry.cards:
                    assert PRINTED_OPPONENT.card(card, language)
                asked = flow.send([choice.choice(entry.cards)])
            else:
                asked = flow.send(choice.randint(entry.low, entry.high))
    except StopIteration as stop:
        return told + stop.value, questions


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("difficulty", sorted(t.DIFFICULTIES))
def test_a_whole_game_comes_to_an_end(difficulty: str, language: str) -> None:
    """Seven rounds, told in sentences, with its points at the end; the same again from the same answers."""
    told, questions = whole(difficulty, language, 3)
    assert (told, questions) == whole(difficulty, language, 3)
    rounds = [line for line in told if line.startswith(("Round ", "Runda "))]
    assert len(rounds) == 7
    assert any("points:" in line or "Punkty" in line for line in told)


def test_harder_means_more_workshops() -> None:
    """One, three or five King's Orders before the game (p. 26)."""
    for difficulty, row in t.DIFFICULTIES.items():
        flow = PRINTED_OPPONENT.drive(difficulty, 1, "en")
        asked = next(flow)
        asked_before = 0
        while asked.entry.name == "workshop":
            asked_before += 1
            asked = flow.send([asked.entry.cards[0]])
        assert asked_before == row.orders and asked.entry.name == "order"
        assert asked.told[0].startswith("Shuffle all 6 King's Orders again"), "three of all six are dealt afterwards"


# -------------------------------------------------------------------- in the terminal


def test_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Numbers for answers; the end of the input is told in one sentence."""
    monkeypatch.setattr("builtins.input", typed(["nonsense", "1", "2", "3", "1", "1", "0", "1", "1"]))
    assert run(["opponent", "paladins", "--seed", "1", "--lang", "en"]) == 2
    printed = capsys.readouterr()
    assert "Round 1." in printed.out and "That can't be" in printed.out and "The opponent turns over" in printed.out
    assert "ended before" in printed.err


def test_bad_input_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["opponent", "citadels", "--lang", "en"]) == 2
    assert "has no solo opponent" in capsys.readouterr().err
    assert run(["opponent", "paladins", "--difficulty", "brutal", "--lang", "en"]) == 2
    assert "easy, standard, hard" in capsys.readouterr().err


def test_nothing_is_told_that_turns_out_otherwise() -> None:
    """An action whose target is not there was never done: its sentences come only when it is certain."""
    for seed in range(30):
        flow = PRINTED_OPPONENT.drive("standard", seed, "en")
        choice = Random(seed)
        acts = schemes = 0
        try:
            asked = next(flow)
            while True:
                acts += sum(" action with " in line for line in asked.told)
                schemes += sum("turns over a scheme" in line for line in asked.told)
                assert acts <= schemes
                entry = asked.entry
                gone = [card for card in entry.cards if card in (GONE, "no")]
                cards = gone if gone and choice.random() < 0.8 else list(entry.cards)
                asked = flow.send([choice.choice(cards)] if cards else choice.randint(entry.low, entry.high))
        except StopIteration:
            continue
