"""Data files and texts: what is wrong is told with file, row, field and what is allowed."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.data.rows import District
from burgrave.games.citadels.text.wording import TEXTS
from burgrave.kernel.cards import read
from burgrave.kernel.errors import BadData
from burgrave.kernel.rng import Rng, seeded
from burgrave.kernel.text import Texts, Word

GOOD = """
[[district]]
id = "temple"
type = "religious"
cost = 1
count = 3
buildable = true
edition = "original"
source = "published list"
name_source = "rulebook"
"""


def load(tmp_path: Path, text: str) -> list[District]:
    """The rows of a file with this text."""
    path = tmp_path / "districts.toml"
    path.write_text(text, encoding="utf-8")
    return read(path, District)


def test_a_good_file(tmp_path: Path) -> None:
    """Rows are frozen and typed."""
    rows = load(tmp_path, GOOD)
    assert rows[0].id == "temple" and rows[0].cost == 1
    with pytest.raises(AttributeError):
        rows[0].cost = 2  # type: ignore[misc]  # that is what must fail


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("cost = 1", "", "districts.toml: district 'temple': missing field 'cost'; fields: type, cost"),
        ("cost = 1", "cots = 1", "district 'temple': unknown field 'cots'; allowed: type, cost"),
        ("cost = 1", 'cost = "one"', "Expected 'int', got 'str' in 'cost'"),
        ('"religious"', '"holy"', "Invalid enum value 'holy' in 'type'"),
        ('id = "temple"', "", "district number 1: missing field 'id'"),
        ("cost = 1", "cost = ", "districts.toml: Invalid value .at line 5"),
        (GOOD, GOOD + GOOD, "district 'temple' stands there twice"),
        (GOOD, "", "expected one kind of tables, found nothing"),
        (GOOD, GOOD + "[[other]]\nid = 'x'\n", "expected one kind of tables, found district, other"),
    ],
)
def test_a_bad_file(tmp_path: Path, old: str, new: str, message: str) -> None:
    """One sentence each."""
    with pytest.raises(BadData, match=message):
        load(tmp_path, GOOD.replace(old, new))


def test_a_missing_file(tmp_path: Path) -> None:
    """Also a sentence."""
    with pytest.raises(BadData, match=r"nowhere\.toml"):
        read(tmp_path / "nowhere.toml", District)


def test_the_box_is_complete() -> None:
    """84 district cards of five types, 27 characters, three of each rank (p. 15, 2)."""
    totals = {type_: sum(d.count for d in t.DISTRICTS if d.type == type_) for type_ in t.TYPES}
    assert totals == {"noble": 12, "religious": 11, "trade": 20, "military": 11, "unique": 30}
    assert [sum(c.rank == rank for c in t.CHARACTERS) for rank in range(1, 10)] == [3] * 9


def test_texts_in_cases_and_plurals() -> None:
    """Polish words come in the case that the sentence needs."""
    assert TEXTS.say("pl", "district-temple.acc") == "Świątynię"
    assert TEXTS.say("pl", "log-kills", {"who": "Ada", "character": Word("character-assassin")}) == (
        "Ada zabija Zabójczynię."
    )
    one, few, many = (TEXTS.say("pl", "log-gathers-gold", {"who": "Ada", "gold": n}) for n in (1, 3, 5))
    assert "1 monetę" in one and "3 monety" in few and "5 monet" in many


def test_lists_are_joined() -> None:
    """With commas, and a word before the last."""
    words = [Word("district-temple"), Word("district-church"), Word("district-market")]
    assert "Temple, Church and Market" in TEXTS.say(
        "en", "log-looks.private", {"who": "A", "whom": "B", "cards": words}
    )
    assert "Świątynia, Kościół i Targowisko" in TEXTS.say(
        "pl", "log-looks.private", {"who": "A", "whom": "B", "cards": words}
    )


def test_missing_texts_are_errors() -> None:
    """An unknown language, id, attribute or argument is never shown as is."""
    with pytest.raises(BadData, match="no texts in 'de'; languages: pl, en"):
        TEXTS.say("de", "game-title")
    with pytest.raises(BadData, match="no text 'no-such' in 'pl'"):
        TEXTS.say("pl", "no-such")
    with pytest.raises(BadData, match=r"no text 'game-title\.no' in 'pl'"):
        TEXTS.say("pl", "game-title.no")
    with pytest.raises(BadData, match="log-kills"):
        TEXTS.say("en", "log-kills", {"who": "Ada"})
    assert not TEXTS.has("en", "district-temple.none") and TEXTS.has("en", "district-temple.acc")
    assert Texts("burgrave.games.citadels").has("pl", "game-title")


def test_the_generator_is_small_and_even() -> None:
    """Numbers are below the bound and spread evenly; shuffles keep what they shuffle."""
    rng = seeded(1)
    counts = [0] * 7
    for _ in range(7000):
        counts[rng.below(7)] += 1
    assert min(counts) > 850 and max(counts) < 1150
    items = list(range(20))
    rng.shuffle(items)
    assert sorted(items) == list(range(20)) and items != list(range(20))
    for length in range(6):
        orders = set()
        for _ in range(2000):
            few = list(range(length))
            rng.shuffle(few)
            orders.add(tuple(few))
        assert len(orders) == math.factorial(length)
    twin = Rng(rng.state)
    assert [twin.below(1000) for _ in range(5)] == [rng.below(1000) for _ in range(5)]
    firsts = {seeded(seed).below(1 << 30) for seed in range(1000)}
    assert len(firsts) == 1000
