"""Sentences made from trees: every kind of effect, scoring and modifier, in a small game's own texts."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from burgrave.kernel.effects import parse, parse_modifier, parse_scoring
from burgrave.kernel.sentences import Sentences, part
from burgrave.kernel.text import LANGUAGES, Texts

MESSAGES = """
verb-silver = gain { $number } silver
verb-flip = flip a { $what }
verb-rest = rest
price-silver = { $number } silver
price-flip = a { $what }
join-and = { $one }, { $other }
join-last = { $one } and { $other }
join-choice = { $one }, then either { $other }
join-or = { $one } or { $other }
join-pay = pay { $price } to { $gain }
part-silver = { $number } silver
part-flip = a flipped { $what }
part-rest = a rest
part-and = { $one } and { $other }
part-or = { $one } or { $other }
part-choice = either { $what }
part-pay = { $gain } for { $price }
scoring-points = { $points } VP
scoring-paid-debt = { scoring-points } for every { $each } paid debts
scoring-if = { $scoring } if you have { $condition }
condition-workshops = { $number ->
    [0] no workshop
   *[other] { $number } workshops
}
modifier-cheaper-silver = { $action } costs { $amount } less
modifier-as = { $number } { $what } count as { $gives } { $instead }
action-build = Building
unit-trade = trade
unit-noble = noble
"""


@pytest.fixture(scope="module")
def sentences(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Sentences, Texts]]:
    """Those of a package with nothing but texts."""
    folder = tmp_path_factory.mktemp("small")
    for language in LANGUAGES:
        (folder / "smallgame" / "text" / language).mkdir(parents=True)
        (folder / "smallgame" / "text" / language / "all.ftl").write_text(MESSAGES, encoding="utf-8")
    (folder / "smallgame" / "__init__.py").touch()
    sys.path.insert(0, str(folder))
    texts = Texts("smallgame")
    yield Sentences(texts), texts
    sys.path.remove(str(folder))


@pytest.mark.parametrize(
    ("effect", "sentence", "name"),
    [
        ("silver 2", "gain 2 silver", "2 silver"),
        ("silver, rest, flip debt", "gain 1 silver, rest and flip a debt", "1 silver and a rest and a flipped debt"),
        ("silver | rest", "gain 1 silver or rest", "either 1 silver or a rest"),
        ("rest, (silver | rest)", "rest, then either gain 1 silver or rest", "a rest and either 1 silver or a rest"),
        ("pay silver 2 -> rest", "pay 2 silver to rest", "a rest for 2 silver"),
        ("pay silver, flip debt -> rest", "pay 1 silver and a debt to rest", "a rest for 1 silver and a flipped debt"),
    ],
)
def test_effects(sentences: tuple[Sentences, Texts], effect: str, sentence: str, name: str) -> None:
    """As what their owner does, and as a thing in a list."""
    says, texts = sentences
    for language in LANGUAGES:
        assert says.effect(parse(effect), language) == sentence
        assert texts.say(language, part(parse(effect))) == name


@pytest.mark.parametrize(
    ("scoring", "sentence"),
    [
        ("vp 3", "3 VP"),
        ("vp 1 per 2 paid debt", "1 VP for every 2 paid debts"),
        ("vp 4 if 3 workshops", "4 VP if you have 3 workshops"),
        ("vp 1 per 2 paid debt if no workshops", "1 VP for every 2 paid debts if you have no workshop"),
    ],
)
def test_scorings(sentences: tuple[Sentences, Texts], scoring: str, sentence: str) -> None:
    """With what they count, and their condition."""
    (per,) = parse_scoring(scoring)
    assert sentences[0].scoring(per, "en") == sentence


@pytest.mark.parametrize(
    ("modifier", "sentence"),
    [
        ("cheaper silver 2 in build", "Building costs 2 less"),
        ("2 trade as 1 noble", "2 trade count as 1 noble"),
    ],
)
def test_modifiers(sentences: tuple[Sentences, Texts], modifier: str, sentence: str) -> None:
    """What is cheaper, and what counts as something else."""
    assert sentences[0].modifier(parse_modifier(modifier), "en") == sentence
