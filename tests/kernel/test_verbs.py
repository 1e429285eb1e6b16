"""Verbs and the interpreter: what is refused and where, what can be done and paid, and what is asked on the way."""

from __future__ import annotations

import pytest

from burgrave.kernel.action import Ask, Flow, Vocabulary
from burgrave.kernel.effects import Effect, Verb, decisions, parse, steps, write
from burgrave.kernel.errors import BadData
from burgrave.kernel.verbs import Interpreter, Price, Reward, Verbs


class Purse:
    """A state for the verbs below."""

    def __init__(self, silver: int = 0) -> None:
        self.silver = silver
        self.done: list[str] = []


def gain(s: Purse, me: int, count: int) -> None:
    """Coins for whoever it is."""
    s.silver += count
    s.done.append(f"gain {count}")


def lose(s: Purse, me: int, verb: Verb) -> Flow[None]:
    """Ask, and lose as many coins as were answered."""
    s.done.append("lose")
    s.silver -= yield Ask(me, "lose", list(range(verb.number + 1)))


def rest(s: Purse, me: int, count: int) -> None:
    """Nothing but a note that it happened."""
    s.done.append("rest")


def pay(s: Purse, me: int, count: int) -> None:
    """Coins gone."""
    s.silver -= count
    s.done.append(f"pay {count}")


VERBS = Verbs()
VERBS.plain("gain", gain, price=Price(lambda s, me, count: s.silver >= count, pay), icon="coin")
VERBS.plain("spend", lambda s, me, count: gain(s, me, -count), lambda s, me, verb: s.silver >= verb.number)
VERBS.plain("flip", gain, words=[("coin",), ("all", "coins")])
VERBS.plain("rest", rest, once=True, touches="sleep", worth="")
VERBS.asking("lose", lose, lambda s, me, verb: s.silver > 0)
VERBS.asking("wait", lose, words=[("here",), ()], touches="sleep")

TEXTS = [
    "gain 2 | rest",
    "gain, (lose | rest), gain 3",
    "pay gain 2 -> gain 5",
    "gain | pay gain 2 -> (rest | gain 9)",
    "spend 9 | lose",
    "rest, wait",
]
EFFECTS = [parse(text) for text in TEXTS]
ANSWERS = Vocabulary()
CHOOSE = ANSWERS.add("choose", list(dict.fromkeys(write(one) for effect in EFFECTS for one in decisions(effect))))
RESOLVE = ANSWERS.add("resolve", list(dict.fromkeys(write(step) for effect in EFFECTS for step in steps(effect))))
DECLINE = ANSWERS.add("decline")


def order_matters(s: Purse, loud: list[Effect]) -> bool:
    """Where two things touch sleep."""
    return len({write(step) for step in loud if VERBS.touching(step, "sleep")}) > 1


INTERPRETER = Interpreter(VERBS, CHOOSE, RESOLVE, order_matters, DECLINE)


def answered(flow: Flow[None], *answers: str) -> list[list[str]]:
    """What was asked on the way, with these answers given."""
    asked, left = [], list(answers)
    try:
        ask = next(flow)
        while True:
            texts = [ANSWERS.text(option) for option in ask.options]
            asked.append([ask.prompt, *texts])
            only = ask.auto and len(texts) == 1
            ask = flow.send(ask.options[0] if only else ask.options[texts.index(left.pop(0))])
    except StopIteration:
        assert not left, "an answer that nobody asked for"
    return asked


# -------------------------------------------------------------------- reading


def test_known_verbs() -> None:
    """An effect of known verbs is read like any other."""
    text = "gain 2 | flip coin, flip all coins, wait here, wait"
    assert VERBS.read(text, "here") == parse(text)


@pytest.mark.parametrize(
    ("text", "message", "column"),
    [
        ("gain, steal", "there is no verb 'steal'; verbs: flip, gain, lose, rest, spend, wait", 7),
        ("gain coin", "'gain coin' is not known; write gain", 1),
        ("pay gain -> flip", "'flip' is not known; write flip coin, flip all coins", 13),
        ("wait there", "'wait there' is not known; write wait here, wait", 1),
        ("gain | rest 2", "'rest' happens once, not 2 times", 8),
    ],
)
def test_unknown_verbs(text: str, message: str, column: int) -> None:
    """The error says what is allowed, and where the fault is."""
    with pytest.raises(BadData) as error:
        VERBS.read(text, "here")
    assert str(error.value) == f"here: {message} (column {column} of {text!r})"


def test_prices() -> None:
    """Only of verbs that can be paid."""
    assert VERBS.read_price("gain 2", "cost") == Verb("gain", 2, ())
    with pytest.raises(BadData, match=r"^cost: 'rest' can't be paid; a price is made of 'gain' \(column 7 of"):
        VERBS.read_price("gain, rest", "cost")
    for text in ("gain | gain 2", "pay gain -> gain"):
        with pytest.raises(BadData, match="is no price"):
            VERBS.read_price(text, "cost")
    twice = VERBS.cost(parse("gain 2, gain"))
    assert twice.affords(Purse(3), 0) and not twice.affords(Purse(2), 0), "the same coins are not paid twice"
    cost = VERBS.cost(parse("gain 3"))
    assert cost.affords(Purse(3), 0) and not cost.affords(Purse(2), 0)
    assert VERBS.cost(parse("")).affords(Purse(), 0)
    purse = Purse(4)
    cost.pay(purse, 0)
    assert purse.silver == 1


def test_what_a_verb_looks_like_and_is_worth() -> None:
    """Its own name, where nothing else was said."""
    assert [meaning.icon for meaning in VERBS.all] == ["coin", "spend", "flip", "rest", "lose", "wait"]
    assert [meaning.worth for meaning in VERBS.all] == ["gain", "spend", "flip", "", "lose", "wait"]
    with pytest.raises(AssertionError, match="declared twice"):
        VERBS.plain("gain", gain)


# -------------------------------------------------------------------- what can be done


@pytest.mark.parametrize(
    ("text", "silver", "can"),
    [
        ("gain", 0, True),
        ("spend 2", 1, False),
        ("spend 2", 2, True),
        ("lose", 0, False),
        ("", 9, False),
        ("spend, gain", 0, True),
        ("spend, lose", 0, False),
        ("spend | gain", 0, True),
        ("spend | lose", 0, False),
        ("pay gain -> rest", 0, False),
        ("pay gain -> rest", 1, True),
        ("pay gain, gain 2 -> gain", 1, False),
        ("pay gain -> spend 9", 5, False),
    ],
)
def test_what_can_be_done(text: str, silver: int, can: bool) -> None:
    """One step of a sequence, one branch of a choice, but the whole price and its gain."""
    assert VERBS.can(Purse(silver), 0, parse(text)) == can


@pytest.mark.parametrize(
    ("text", "asks"),
    [("gain", False), ("gain, rest", False), ("lose", True), ("gain, lose", True), ("gain | rest", True)],
)
def test_what_asks(text: str, asks: bool) -> None:
    """Verbs that ask, choices and payments."""
    assert VERBS.asks(parse(text)) == asks


def test_doing_at_once() -> None:
    """A plain verb asks nobody; what may ask is not done where nobody can be asked."""
    purse = Purse(1)
    assert answered(VERBS.run(purse, 0, Verb("gain", 3, ()))) == []
    VERBS.at_once(purse, 0, parse("gain 2, rest"))
    assert purse.silver == 6 and purse.done == ["gain 3", "gain 2", "rest"]
    with pytest.raises(AssertionError, match="nobody can be asked now"):
        VERBS.at_once(purse, 0, parse("lose"))


def test_doing_what_asks() -> None:
    """An asking verb asks its seat and goes on with the answer."""
    purse = Purse(5)
    flow = VERBS.run(purse, 2, Verb("lose", 3, ()))
    ask = next(flow)
    assert (ask.player, ask.prompt, list(ask.options)) == (2, "lose", [0, 1, 2, 3])
    with pytest.raises(StopIteration):
        flow.send(2)
    assert purse.silver == 3


# -------------------------------------------------------------------- the interpreter


def test_a_sequence_with_a_choice() -> None:
    """Left to right; only what can be done is offered."""
    purse = Purse()
    asked = answered(INTERPRETER.perform(purse, 0, EFFECTS[1]), "choose rest")
    assert asked == [["choose", "choose lose", "choose rest"]] and purse.done == ["gain 1", "rest", "gain 3"]


def test_what_can_not_be_done_is_lost() -> None:
    """A choice without a branch that can be done is not asked for."""
    purse = Purse()
    assert answered(INTERPRETER.perform(purse, 0, EFFECTS[4])) == [] and purse.done == []
    assert answered(INTERPRETER.perform(Purse(1), 0, parse("spend 9 | gain"))) == [["choose", "choose gain"]]


@pytest.mark.parametrize(
    ("silver", "answer", "asked", "after"),
    [(1, "", False, 1), (2, "choose pay gain 2 -> gain 5", True, 5), (2, "decline", True, 2)],
)
def test_a_payment(silver: int, answer: str, asked: bool, after: int) -> None:
    """It is offered to who can pay, and may be declined."""
    purse = Purse(silver)
    questions = answered(INTERPRETER.perform(purse, 0, EFFECTS[2]), *([answer] if answer else []))
    assert questions == ([["pay", "choose pay gain 2 -> gain 5", "decline"]] if asked else [])
    assert purse.silver == after


def test_a_payment_among_branches() -> None:
    """Whoever chooses it pays, and is not asked again; who can't is not offered it."""
    purse = Purse(2)
    branch = "choose pay gain 2 -> (rest | gain 9)"
    asked = answered(INTERPRETER.perform(purse, 0, EFFECTS[3]), branch, "choose gain 9")
    assert asked == [["choose", "choose gain", branch], ["choose", "choose rest", "choose gain 9"]]
    assert purse.done == ["pay 2", "gain 9"] and purse.silver == 9
    assert answered(INTERPRETER.perform(Purse(1), 0, EFFECTS[3])) == [["choose", "choose gain"]]


def test_the_order_is_asked_for_where_it_matters() -> None:
    """Goods first; then what touches the same thing, in the order its owner likes."""
    purse = Purse(3)
    rewards = [Reward(parse("rest, gain 2")), Reward(parse("wait")), Reward(parse("gain 4"))]
    flow = INTERPRETER.collect(purse, 0, rewards)
    ask = next(flow)
    assert purse.done == ["gain 2", "gain 4"]
    assert [ANSWERS.text(option) for option in ask.options] == ["resolve rest", "resolve wait"]
    ask = flow.send(RESOLVE["wait"])
    assert ask.prompt == "lose" and purse.done[2:] == ["lose"]
    with pytest.raises(StopIteration):
        flow.send(0)
    assert purse.done[3:] == ["rest"]
    for _ in range(2):  # a reward is cut once
        assert answered(INTERPRETER.collect(purse, 0, rewards[2:])) == []


def test_what_comes_later_can_not_be_paid_with() -> None:
    """A reward with a payment is done from left to right, as its text says."""
    purse = Purse()
    assert answered(INTERPRETER.collect(purse, 0, [Reward(parse("(pay gain 2 -> gain 5), gain 2"))])) == []
    assert purse.done == ["gain 2"]


def test_one_that_touches_alone_is_just_done() -> None:
    """Nothing is asked."""
    purse = Purse()
    assert answered(INTERPRETER.collect(purse, 0, [Reward(parse("rest")), Reward(parse("rest"))])) == []
    assert purse.done == ["rest", "rest"]
