"""The effect language: what it reads, what it refuses and where, what it writes, and what its verbs do."""

from __future__ import annotations

import pytest

from burgrave.games.paladins.data import effects as cards
from burgrave.games.paladins.data import tables as t
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.effects import (
    NOTHING,
    All,
    Effect,
    Modifier,
    OneOf,
    Payment,
    Per,
    Verb,
    Verbs,
    parse,
    parse_modifier,
    parse_scoring,
    verbs_in,
    write,
)
from burgrave.kernel.errors import BadData

COIN = Verb("silver", 1, ())
TWO = Verb("silver", 2, ())
FLIP = Verb("flip", 1, ("debt",))


# -------------------------------------------------------------------- reading


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("", NOTHING),
        ("  ", NOTHING),
        ("silver", COIN),
        ("silver 2", TWO),
        ("  silver   2 ", TWO),
        ("flip debt", FLIP),
        ("discard 2 suspicion", Verb("discard", 2, ("suspicion",))),
        ("move far_away and back", Verb("move", 1, ("far_away", "and", "back"))),
        ("silver, flip debt", All((COIN, FLIP))),
        ("silver | flip debt", OneOf((COIN, FLIP))),
        ("silver, silver 2 | flip debt", OneOf((All((COIN, TWO)), FLIP))),
        ("silver, (silver 2 | flip debt)", All((COIN, OneOf((TWO, FLIP))))),
        ("(silver)", COIN),
        ("((silver | flip debt))", OneOf((COIN, FLIP))),
        ("pay silver -> flip debt", Payment((COIN,), FLIP)),
        ("pay silver, silver 2 -> flip debt", Payment((COIN, TWO), FLIP)),
        ("pay silver -> (silver 2, flip debt)", Payment((COIN,), All((TWO, FLIP)))),
        ("pay silver -> silver 2, flip debt", All((Payment((COIN,), TWO), FLIP))),
        ("pay silver -> pay silver 2 -> flip debt", Payment((COIN,), Payment((TWO,), FLIP))),
    ],
)
def test_reading(text: str, effect: Effect) -> None:
    """Choices bind weaker than sequences, and an arrow takes one step."""
    assert parse(text) == effect


@pytest.mark.parametrize(
    ("text", "what", "column"),
    [
        ("silver; flip", "';' is no word of the effect language", 7),
        ("silver,Flip debt", "'Flip' is no word of the effect language", 8),
        ("silver, Flip debt", "'Flip' is no word of the effect language", 9),
        ("silver, 2 scout", "expected a verb, found '2'", 9),
        ("silver,", "expected a verb, found 'the end'", 8),
        ("silver |", "expected a verb, found 'the end'", 9),
        ("| silver", "expected a verb, found '|'", 1),
        ("(silver", "expected ')', found 'the end'", 8),
        ("(silver, (scout | cleric)", "expected ')', found 'the end'", 26),
        ("silver) scout", "')' does not belong here", 7),
        ("silver 2 3", "'3' does not belong here", 10),
        ("silver (scout)", "'(' does not belong here", 8),
        ("pay silver", "expected '->', found 'the end'", 11),
        ("pay silver | scout", "expected '->', found '|'", 12),
        ("pay (silver) -> scout", "expected a verb, found '('", 5),
        ("pay silver ->", "expected a verb, found 'the end'", 14),
        ("pay silver, -> scout", "expected a verb, found '->'", 13),
    ],
)
def test_what_is_wrong_and_where(text: str, what: str, column: int) -> None:
    """An error names the card, the fault and its column."""
    with pytest.raises(BadData) as error:
        parse(text, "walls.toml: wall_01: effect")
    assert str(error.value) == f"walls.toml: wall_01: effect: {what} (column {column} of {text!r})"


@pytest.mark.parametrize(
    ("text", "scoring"),
    [
        ("vp 2", (Per(2, 1, ""),)),
        ("vp 1 per order", (Per(1, 1, "order"),)),
        ("vp 1 per 2 commission", (Per(1, 2, "commission"),)),
        ("vp 1, vp 3 per 4 unpaid debt", (Per(1, 1, ""), Per(3, 4, "unpaid debt"))),
        (" vp 1 , vp 1 per mercenary ", (Per(1, 1, ""), Per(1, 1, "mercenary"))),
    ],
)
def test_reading_a_scoring(text: str, scoring: tuple[Per, ...]) -> None:
    """Points, for each or for every full so many."""
    assert parse_scoring(text) == scoring


@pytest.mark.parametrize("text", ["", "vp", "1 vp", "vp 1 per", "vp 1 per 2", "vp 1,", "vp one"])
def test_what_is_no_scoring(text: str) -> None:
    """The error says how to write it."""
    with pytest.raises(BadData, match=r"^outsiders\.toml: '.*' is no scoring; write it like 'vp 1 per 2 commission'$"):
        parse_scoring(text, "outsiders.toml")


@pytest.mark.parametrize(
    ("text", "modifier"),
    [
        ("", Modifier("", 0, "")),
        (" ", Modifier("", 0, "")),
        ("free provisions in fortify", Modifier("free provisions", 0, "fortify")),
        ("cheaper silver 2 in develop", Modifier("cheaper silver", 2, "develop")),
        ("cheaper silver 2", Modifier("cheaper silver", 2, "")),
        ("free", Modifier("free", 0, "")),
    ],
)
def test_reading_a_modifier(text: str, modifier: Modifier) -> None:
    """What changes, by how much, and in which action."""
    assert parse_modifier(text) == modifier


@pytest.mark.parametrize("text", ["2 cheaper", "Free silver", "cheaper silver 2 at develop", "cheaper 2 3", "free, in"])
def test_what_is_no_modifier(text: str) -> None:
    """The error says how to write it."""
    with pytest.raises(BadData, match=r"^while: '.*' is no modifier; write it like 'cheaper silver 2 in develop'$"):
        parse_modifier(text)


# -------------------------------------------------------------------- writing


EFFECTS = [
    *[text for card in t.TOWNSFOLK for text in (card.drop, card.hire, card.effect)],
    *[text for card in t.OUTSIDERS for text in (card.attack, card.convert)],
    *[card.effect for card in t.WALLS],
    *[text for card in t.FAVOURS for text in (card.cost, card.effect)],
    *[jar.reward for jar in t.JARS],
    *[space.reward for space in t.SPACES],
    *[card.effect for card in t.PALADINS],
]
MORE = [
    "silver | scout | cleric",
    "(silver | scout), cleric",
    "silver, scout | cleric",
    "pay silver, scout 2 -> flip debt",
    "pay silver -> (scout, cleric)",
    "pay silver -> (scout | cleric), fighter",
    "pay silver -> pay scout -> cleric",
]


@pytest.mark.parametrize("text", list(dict.fromkeys([*EFFECTS, *MORE])))
def test_what_is_written_reads_back(text: str) -> None:
    """Every effect of the cards, and some that no card has."""
    effect = parse(text)
    assert parse(write(effect)) == effect


def test_trees_that_no_text_gives_read_back_too() -> None:
    """Sequences in sequences and choices in choices keep their brackets."""
    for effect in (All((All((COIN, TWO)), FLIP)), OneOf((OneOf((COIN, TWO)), FLIP))):
        assert parse(write(effect)) == effect
    assert write(NOTHING) == ""


def test_the_scorings_and_modifiers_of_the_cards() -> None:
    """They are all read, and the verbs of all effects are known."""
    assert all(parse_scoring(card.scoring) for card in t.OUTSIDERS)
    assert sum(parse_modifier(card.while_).name != "" for card in t.PALADINS) == 8
    for text in EFFECTS:
        cards.VERBS.check(parse(text), text)


def test_the_verbs_of_an_effect() -> None:
    """From left to right, prices first."""
    effect = parse("silver, (scout | pay cleric, fighter 2 -> merchant), flip debt")
    assert [verb.name for verb in verbs_in(effect)] == ["silver", "scout", "cleric", "fighter", "merchant", "flip"]
    assert verbs_in(NOTHING) == []


# -------------------------------------------------------------------- doing


class Purse:
    """A state for the verbs below."""

    def __init__(self, silver: int = 0) -> None:
        self.silver = silver
        self.asked: list[int] = []


def gain(s: Purse, me: int, count: int) -> None:
    """Coins for whoever it is."""
    s.silver += count


def lose(s: Purse, me: int, verb: Verb) -> Flow[None]:
    """Ask, and lose as many coins as were answered."""
    s.silver -= yield Ask(me, "lose", list(range(verb.number + 1)))


VERBS = Verbs()
VERBS.plain("gain", gain)
VERBS.plain("spend", lambda s, me, count: gain(s, me, -count), lambda s, me, verb: s.silver >= verb.number)
VERBS.plain("flip", gain, words=[("coin",), ("all", "coins")])
VERBS.asking("lose", lose, lambda s, me, verb: s.silver > 0)
VERBS.asking("wait", lose, words=[("here",), ()])


def test_known_verbs() -> None:
    """An effect of known verbs comes back as it is."""
    effect = parse("gain 2 | flip coin, flip all coins, wait here, wait")
    assert VERBS.check(effect, "here") is effect


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("gain, steal", "here: there is no verb 'steal'; verbs: flip, gain, lose, spend, wait"),
        ("gain coin", "here: 'gain coin' is not known; write gain"),
        ("pay spend -> flip", "here: 'flip' is not known; write flip coin, flip all coins"),
        ("wait there", "here: 'wait there' is not known; write wait here, wait"),
    ],
)
def test_unknown_verbs(text: str, message: str) -> None:
    """The error says what is allowed."""
    with pytest.raises(BadData) as error:
        VERBS.check(parse(text), "here")
    assert str(error.value) == message


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
        ("pay spend -> gain", 0, False),
        ("pay spend -> gain", 1, True),
        ("pay spend, spend 2 -> gain", 1, False),
        ("pay gain -> spend", 0, False),
    ],
)
def test_what_can_be_done(text: str, silver: int, can: bool) -> None:
    """One step of a sequence, one branch of a choice, but the whole price and its gain."""
    assert VERBS.can(Purse(silver), 0, parse(text)) == can


def test_doing_at_once() -> None:
    """A plain verb asks nobody and is known as a deed."""
    purse = Purse(1)
    assert list(VERBS.run(purse, 0, Verb("gain", 3, ()))) == []
    assert purse.silver == 4
    deed = VERBS.deed(Verb("gain", 3, ()))
    assert deed is gain
    assert VERBS.deed(Verb("lose", 3, ())) is None


def test_doing_what_asks() -> None:
    """An asking verb asks its seat and goes on with the answer."""
    purse = Purse(5)
    flow = VERBS.run(purse, 2, Verb("lose", 3, ()))
    ask = next(flow)
    assert (ask.player, ask.prompt, list(ask.options)) == (2, "lose", [0, 1, 2, 3])
    with pytest.raises(StopIteration):
        flow.send(2)
    assert purse.silver == 3
