"""The effect language: what it reads, what it refuses and where, and what it writes."""

from __future__ import annotations

import pytest

from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.verbs import VERBS
from burgrave.kernel.effects import (
    NOTHING,
    All,
    Condition,
    Conversion,
    Effect,
    Modifier,
    OneOf,
    Payment,
    Per,
    Verb,
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
        ("manuscript 3-4, silver", All((Verb("manuscript", 1, ("3-4",)), COIN))),
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
        ("vp 4 if 3 workshops", (Per(4, 1, "", Condition("workshops", 3)),)),
        ("vp 2 if no unpaid debt", (Per(2, 1, "", Condition("unpaid debt", 0)),)),
        ("vp 1, vp 1 per 2 paid debt if order", (Per(1, 1, ""), Per(1, 2, "paid debt", Condition("order", 1)))),
    ],
)
def test_reading_a_scoring(text: str, scoring: tuple[Per, ...]) -> None:
    """Points, for each or for every full so many."""
    assert parse_scoring(text) == scoring


@pytest.mark.parametrize("text", ["", "vp", "1 vp", "vp 1 per", "vp 1 per 2", "vp 1,", "vp one"])
def test_what_is_no_scoring(text: str) -> None:
    """The error says how to write it."""
    with pytest.raises(BadData, match=r"^outsiders\.toml: '.*' is no scoring; write it like 'vp 1 per 2 "):
        parse_scoring(text, "outsiders.toml")


def test_units_that_nobody_counts() -> None:
    """They are refused with those that are counted, and with the column, also in conditions."""
    assert parse_scoring("vp 1 per order", "outsiders.toml", ["order"])
    for text in ("vp 1, vp 1 per cow", "vp 1, vp 1 if 2 cow"):
        with pytest.raises(BadData, match=r"there is no unit 'cow'; units: order, debt \(column 7 of"):
            parse_scoring(text, "outsiders.toml", ["order", "debt"])
    with pytest.raises(BadData, match=r"'3' is no condition; write it like '3 workshops' or 'no criminals'"):
        parse_scoring("vp 1 if 3")


@pytest.mark.parametrize(("least", "count", "holds"), [(0, 0, True), (0, 1, False), (2, 1, False), (2, 2, True)])
def test_conditions(least: int, count: int, holds: bool) -> None:
    """At least so many, or none at all."""
    assert Condition("order", least).holds(count) == holds


@pytest.mark.parametrize(
    ("text", "modifier"),
    [
        ("", Modifier("", 0, "")),
        (" ", Modifier("", 0, "")),
        ("free provisions in fortify", Modifier("free provisions", 0, "fortify")),
        ("cheaper silver 2 in develop", Modifier("cheaper silver", 2, "develop")),
        ("cheaper silver 2", Modifier("cheaper silver", 2, "")),
        ("free", Modifier("free", 0, "")),
        ("2 trade as 1 noble in place_workers", Conversion(2, "trade", 1, "noble", "place_workers")),
        (" 1 gold as 3 trade ", Conversion(1, "gold", 3, "trade", "")),
    ],
)
def test_reading_a_modifier(text: str, modifier: Modifier | Conversion) -> None:
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
    assert sum(parse_modifier(card.while_) != Modifier("", 0, "") for card in t.PALADINS) == 8
    for text in EFFECTS:
        VERBS.read(text, text)


def test_the_verbs_of_an_effect() -> None:
    """From left to right, prices first."""
    effect = parse("silver, (scout | pay cleric, fighter 2 -> merchant), flip debt")
    assert [verb.name for verb in verbs_in(effect)] == ["silver", "scout", "cleric", "fighter", "merchant", "flip"]
    assert verbs_in(NOTHING) == []
