"""The guard: whatever a bot does wrong, its seat answers, and the guard says what it was."""

from __future__ import annotations

import dataclasses
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import burgrave
from burgrave.bots import UNLIMITED, Bot, Budget, guard, registry
from burgrave.bots.guard import Guard, TimeUp, close_all, within
from burgrave.kernel.errors import BadSetup
from burgrave.kernel.insight import Insight, Prospects
from burgrave.kernel.perspective import Perspective

Choose = Callable[[Perspective], object]


class OddBot:
    """Does whatever a test wants."""

    closed = 0

    def __init__(self, choose: Choose) -> None:
        self._choose = choose

    def choose(self, perspective: Perspective, budget: Budget = UNLIMITED) -> int:
        return self._choose(perspective)  # type: ignore[return-value]  # nonsense is meant

    def close(self) -> None:
        OddBot.closed += 1


Odd = Callable[[Choose], None]


@pytest.fixture
def odd(monkeypatch: pytest.MonkeyPatch) -> Odd:
    """Says what the bot ``odd`` does."""
    monkeypatch.setattr(guard, "START", 0.0)
    monkeypatch.setattr(OddBot, "closed", 0)

    return lambda choose: install(monkeypatch, lambda text, seed: OddBot(choose))


def install(monkeypatch: pytest.MonkeyPatch, make: registry.Maker) -> None:
    """Let ``odd`` be a bot beside the installed ones."""
    points = {**registry.installed(), "odd": SimpleNamespace(load=lambda: make)}
    monkeypatch.setattr(registry, "installed", lambda: points)


@pytest.fixture
def perspective() -> Perspective:
    table = burgrave.new("citadels", 4, 1)
    return Perspective(table, table.asks[0].player)


def raising(error: BaseException) -> Choose:
    def choose(perspective: Perspective) -> int:
        raise error

    return choose


def forever(perspective: Perspective) -> int:
    while True:
        try:
            time.sleep(0.01)
        except Exception:
            continue


class Unprintable(Exception):
    def __repr__(self) -> str:
        raise ValueError


# -------------------------------------------------------------------- good bots


def test_a_good_bot_answers_for_itself(odd: Odd, perspective: Perspective) -> None:
    odd(lambda perspective: perspective.options[-1])
    guarded = Guard("odd", 0, Budget(1))
    assert guarded.choose(perspective) == perspective.options[-1] and guarded.mishap is None
    guarded.close()
    guarded.close()
    assert OddBot.closed == 1


def test_the_mishap_is_about_the_last_answer(odd: Odd, perspective: Perspective) -> None:
    answers: Iterator[object] = iter([-1, perspective.options[0]])
    odd(lambda perspective: next(answers))
    guarded = Guard("odd", 0, UNLIMITED)
    guarded.choose(perspective)
    assert guarded.mishap is not None
    assert guarded.choose(perspective) == perspective.options[0] and guarded.mishap is None


# -------------------------------------------------------------------- bad answers


@pytest.mark.parametrize(
    ("answer", "shown"),
    [
        (-1, "-1"),
        (10**6, "1000000"),
        (None, "None"),
        ("build temple", "'build temple'"),
        (True, "True"),
        (0.5, "0.5"),
        ("x" * 300, "…"),
    ],
)
def test_what_was_not_offered_is_not_answered(odd: Odd, perspective: Perspective, answer: object, shown: str) -> None:
    odd(lambda perspective: answer)
    guarded = Guard("odd", 0, UNLIMITED)
    assert guarded.choose(perspective) in perspective.options
    assert guarded.mishap is not None and len(guarded.mishap) < 250
    assert guarded.mishap.startswith("odd answered ") and shown in guarded.mishap
    assert guarded.mishap.endswith(", which was not offered") and not guarded.given_up


def test_an_option_of_another_question_is_told_as_text(odd: Odd, perspective: Perspective) -> None:
    temple = perspective.game.vocabulary.option("build temple")
    odd(lambda perspective: temple)
    guarded = Guard("odd", 0, UNLIMITED)
    guarded.choose(perspective)
    assert guarded.mishap == "odd answered 'build temple', which was not offered"


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (ValueError("two\nlines"), "odd raised ValueError('two\\nlines')"),
        (SystemExit(3), "odd raised SystemExit(3)"),
        (RecursionError(), "odd raised RecursionError()"),
        (Unprintable(), "odd raised Unprintable"),
    ],
)
def test_an_exception_is_told(odd: Odd, perspective: Perspective, error: BaseException, told: str) -> None:
    odd(raising(error))
    guarded = Guard("odd", 0, UNLIMITED)
    assert guarded.choose(perspective) in perspective.options
    assert guarded.mishap == told


def test_a_bot_that_is_wrong_three_times_is_not_asked_again(odd: Odd, perspective: Perspective) -> None:
    asked: list[int] = []

    def choose(perspective: Perspective) -> int:
        asked.append(1)
        raise ValueError("no")

    odd(choose)
    guarded = Guard("odd", 0, UNLIMITED)
    told = []
    for _ in range(5):
        assert guarded.choose(perspective) in perspective.options
        told.append((guarded.mishap, guarded.given_up))
    assert len(asked) == 3 and OddBot.closed == 1
    assert told == [("odd raised ValueError('no')", given_up) for given_up in (False, False, True, True, True)]


def test_a_keyboard_interrupt_is_for_us(odd: Odd, perspective: Perspective) -> None:
    odd(raising(KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        Guard("odd", 0, Budget(1)).choose(perspective)


# -------------------------------------------------------------------- mistakes of whoever wrote the spec


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadSetup, match="no bot 'deep'"):
        Guard("deep", 0, UNLIMITED)


def test_a_bot_that_does_not_fit_the_game_is_refused_at_first(odd: Odd, perspective: Perspective) -> None:
    odd(raising(BadSetup("not for this game")))
    with pytest.raises(BadSetup, match="not for this game"):
        Guard("odd", 0, UNLIMITED).choose(perspective)


def test_later_that_is_a_mishap_like_any_other(odd: Odd, perspective: Perspective) -> None:
    def choose(perspective: Perspective) -> int:
        if guarded._proven:
            raise BadSetup("not any more")
        return perspective.options[0]

    odd(choose)
    guarded = Guard("odd", 0, UNLIMITED)
    guarded.choose(perspective)
    guarded.choose(perspective)
    assert guarded.mishap == "odd raised BadSetup('not any more')" and not guarded.given_up


def test_a_bot_that_can_not_be_made_is_replaced(monkeypatch: pytest.MonkeyPatch, perspective: Perspective) -> None:
    def make(text: str, seed: int) -> Bot:
        raise ImportError("no torch")

    install(monkeypatch, make)
    guarded = Guard("odd", 0, UNLIMITED)  # nor is there any substitute to be had
    assert guarded.choose(perspective) in perspective.options
    assert guarded.mishap == "odd raised ImportError('no torch')" and guarded.given_up


# -------------------------------------------------------------------- time


def test_a_hanging_bot_is_stopped_for_good(odd: Odd, perspective: Perspective) -> None:
    odd(forever)
    guarded = Guard("odd", 0, Budget(0.01))
    began = time.monotonic()
    for _ in range(3):
        assert guarded.choose(perspective) in perspective.options
        assert guarded.mishap == "odd took longer than 0.51 s" and guarded.given_up
    assert 0.5 < time.monotonic() - began < 5 and OddBot.closed == 1


def test_the_first_answer_may_take_longer(odd: Odd, perspective: Perspective, monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(perspective: Perspective) -> int:
        time.sleep(0.1)
        return perspective.options[0]

    odd(choose)
    monkeypatch.setattr(guard, "GRACE", 0.01)
    monkeypatch.setattr(guard, "START", 5.0)
    guarded = Guard("odd", 0, Budget(0.01))
    guarded.choose(perspective)
    assert guarded.mishap is None
    guarded.choose(perspective)
    assert guarded.mishap is not None and "took longer than 0.02 s" in guarded.mishap


def test_a_bot_that_hangs_while_it_is_made(monkeypatch: pytest.MonkeyPatch, perspective: Perspective) -> None:
    def make(text: str, seed: int) -> Bot:
        time.sleep(10)
        raise AssertionError

    install(monkeypatch, make)
    monkeypatch.setattr(guard, "START", 0.05)
    guarded = Guard("odd", 0, Budget(1))
    assert guarded.choose(perspective) in perspective.options
    assert guarded.mishap == "odd took longer than 0.05 s to begin" and guarded.given_up


def test_a_bot_that_does_not_let_go_is_left(odd: Odd, monkeypatch: pytest.MonkeyPatch) -> None:
    odd(forever)
    monkeypatch.setattr(guard, "CLOSING", 0.05)
    monkeypatch.setattr(OddBot, "close", lambda self: time.sleep(10))
    began = time.monotonic()
    Guard("odd", 0, UNLIMITED).close()
    assert time.monotonic() - began < 5


def test_bots_that_linger_are_let_go_at_the_same_time(odd: Odd, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[int] = []

    def close(self: OddBot) -> None:
        time.sleep(0.3)
        closed.append(1)

    odd(forever)
    monkeypatch.setattr(OddBot, "close", close)
    began = time.monotonic()
    close_all([Guard("odd", 0, UNLIMITED) for _ in range(8)])
    assert len(closed) == 8 and time.monotonic() - began < 2


def test_an_interruption_waits_until_all_are_gone(odd: Odd, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[int] = []

    def close(self: OddBot) -> None:
        signal.raise_signal(signal.SIGINT)
        time.sleep(0.3)
        closed.append(1)

    odd(forever)
    monkeypatch.setattr(OddBot, "close", close)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # what is run in the background ignores it
    try:
        with pytest.raises(KeyboardInterrupt):
            Guard("odd", 0, UNLIMITED).close()
    finally:
        signal.signal(signal.SIGINT, before)
    assert closed == [1]


def test_the_alarm_can_not_disturb_the_table(odd: Odd) -> None:
    """What seats remember is worked out when somebody looks; half of it done would be done again."""
    table = burgrave.new("citadels", 4, 1)
    noted: list[int] = []

    def choose(perspective: Perspective) -> int:
        noted.append(len(table.state.memory._noted) if table.state.memory is not None else 0)
        return perspective.options[-1]

    odd(choose)
    guarded = Guard("odd", 0, Budget(10))
    while (ask := table.ask) is not None and len(noted) < 60:
        table.answer(guarded.choose(Perspective(table, ask.player)), ask.player)
    assert set(noted) == {0}


def test_only_the_bots_own_time_counts(odd: Odd, perspective: Perspective, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither what the guard looks at before, nor the substitute."""
    monkeypatch.setattr(Perspective, "view", property(lambda self: time.sleep(0.2)))
    monkeypatch.setattr(Guard, "_substitute_answer", lambda self, perspective, offered: time.sleep(0.2))
    answers: Iterator[object] = iter([perspective.options[0], -1, -1, -1])

    def choose(perspective: Perspective) -> object:
        time.sleep(0.02)
        return next(answers)

    odd(choose)
    guarded = Guard("odd", 0, Budget(1))
    thought = []
    for _ in range(5):
        guarded.choose(perspective)
        thought.append(guarded.seconds)
    assert all(0.02 <= seconds < 0.2 for seconds in thought[:4]) and thought[4] == 0, "at last it is not asked any more"


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_ignored_alarm_rings_again() -> None:
    class Grumpy:
        def __del__(self) -> None:
            time.sleep(0.3)  # what is raised in here, Python ignores

    def call() -> None:
        Grumpy()
        time.sleep(10)

    with pytest.raises(TimeUp):
        within(0.05, call)


def test_the_alarm_leaves_no_trace() -> None:
    rung: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda number, frame: rung.append(number))
    try:
        signal.setitimer(signal.ITIMER_REAL, 1, 0)
        assert within(5, lambda: 7) == 7
        with pytest.raises(TimeUp):
            within(0.01, lambda: time.sleep(5))
        with pytest.raises(KeyError):
            within(5, lambda: dict[str, int]()["nothing"])
        assert 0 < signal.getitimer(signal.ITIMER_REAL)[0] <= 1
        time.sleep(1.1)
        assert rung == [signal.SIGALRM] and signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
        within(5, lambda: None)
        assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_elsewhere_than_in_the_main_thread_nobody_is_stopped(odd: Odd, perspective: Perspective) -> None:
    def choose(perspective: Perspective) -> int:
        time.sleep(0.1)
        return perspective.options[0]

    odd(choose)
    told: list[object] = []

    def play() -> None:
        guarded = Guard("odd", 0, Budget(0.01))
        told.extend([guarded.choose(perspective), guarded.mishap])

    thread = threading.Thread(target=play)
    thread.start()
    thread.join()
    assert told == [perspective.options[0], None]


# -------------------------------------------------------------------- substitutes


def test_the_substitute_is_the_games_heuristic_player(odd: Odd, perspective: Perspective) -> None:
    table = burgrave.new("citadels", 4, 1)
    insight: Insight[Any] = Insight(
        appraise=lambda state, ask: [float(option) for option in ask.options],
        prospects=lambda state: Prospects([], []),
        features=lambda state: [],
        clock=lambda state: 0,
        horizon=1,
    )
    table.setup.game = dataclasses.replace(table.setup.game, insight=insight)
    odd(lambda perspective: -1)
    seat = table.asks[0].player
    assert Guard("odd", 0, UNLIMITED).choose(Perspective(table, seat)) == max(table.asks[0].options)
    broken = dataclasses.replace(insight, appraise=lambda state, ask: [1 / 0])
    table.setup.game = dataclasses.replace(table.setup.game, insight=broken)
    assert Guard("odd", 0, UNLIMITED).choose(Perspective(table, seat)) in table.asks[0].options


def test_without_one_it_is_chance_and_the_same_seed_answers_alike(odd: Odd) -> None:
    table = burgrave.new("citadels", 4, 1)
    table.setup.game = dataclasses.replace(table.setup.game, insight=None)
    perspective = Perspective(table, table.asks[0].player)
    odd(lambda perspective: -1)
    chosen = [Guard("odd", seed, UNLIMITED).choose(perspective) for seed in range(20)]
    assert chosen == [Guard("random", seed, UNLIMITED).choose(perspective) for seed in range(20)]
    assert len(set(chosen)) > 1


def test_a_renewed_bot_is_as_good_as_new(perspective: Perspective) -> None:
    guarded = Guard("random", 0, UNLIMITED)
    for seed in range(10):
        guarded.renew(seed)
        assert guarded.choose(perspective) == Guard("random", seed, UNLIMITED).choose(perspective)


def test_a_bot_with_a_process_is_kept_and_one_that_was_given_up_stays_away(odd: Odd, perspective: Perspective) -> None:
    odd(raising(ValueError()))
    guarded = Guard("odd", 0, UNLIMITED)
    for seed in range(5):
        guarded.renew(seed)
        guarded.choose(perspective)
    assert guarded.mishap is not None and guarded.given_up and OddBot.closed == 1


def test_a_program_that_ends_in_the_middle_of_the_game(tmp_path: Path) -> None:
    program = tmp_path / "short.py"
    program.write_text(
        "import json\n"
        "input(); print('{\"ready\": true}', flush=True)\n"
        "for _ in range(2):\n"
        "    input(); print('{\"answer\": 0}', flush=True)\n"
        "input(); raise SystemExit(3)\n"
    )
    table = burgrave.new("citadels", 2, 1)
    spec = f"pipe:{sys.executable} {program}"
    guards = [Guard(spec, 0, Budget(5)), Guard("random", 1, UNLIMITED)]
    told = []
    while (ask := table.ask) is not None:
        table.answer(guards[ask.player].choose(Perspective(table, ask.player)), ask.player)
        if ask.player == 0:
            told.append(guards[0].mishap)
    assert told[:2] == [None, None]
    assert set(told[2:]) == {f"{spec} ended with exit code 3"} and guards[0].given_up
