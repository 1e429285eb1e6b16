"""The report: one well-formed file in two languages that loads nothing, whatever the run was like."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from burgrave.arena import plots, store
from burgrave.arena.command import command, listed
from burgrave.arena.match import play
from burgrave.arena.plan import Plan, specs
from burgrave.arena.plots import strip
from burgrave.arena.record import Mishap, Record, Timing
from burgrave.arena.report import page, write
from burgrave.arena.stats import Estimate, alone
from burgrave.arena.wording import TEXTS, Wording
from burgrave.cli.check import text_problems
from burgrave.games.citadels import GAME
from burgrave.kernel.insight import Deed
from tests.arena.runs import crashed, plan, record

VOID = {"meta", "input", "br", "wbr"}


class Outline(HTMLParser):
    """Reads a page and complains about elements that are not closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.targets: list[str] = []
        self.headless: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open, f"not closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag not in VOID:
            self.open.append(tag)
        if given.get("id") is not None:
            self.ids.append(str(given["id"]))
        if tag == "a":
            self.targets.append(str(given["href"]).removeprefix("#"))
        if tag == "th":
            assert given.get("scope") in ("row", "col", "rowgroup")
        if tag == "svg" and "svg" not in self.open[:-1]:
            assert given.get("aria-hidden") == "true" or given.get("role") == "img"

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open.pop() == tag, f"</{tag}> closes something else"


def checked(text: str) -> str:
    """A page, after the checks that every report must pass."""
    outline = Outline(text)
    assert len(set(outline.ids)) == len(outline.ids) and set(outline.targets) <= set(outline.ids)
    own = re.sub(r'url\("data:font/woff2;base64,[\w+/=]+"\)', "", text)  # letters that it brings itself
    assert not re.search(r"https?:|//[a-z]|url\(|@import|<link|<img|src=", own.replace("://", "//")), "it loads nothing"
    pictures = re.findall(r'<svg (?:(?!<svg).)*?role="img".*?</svg>', text, re.DOTALL)
    for picture in pictures:
        root = ElementTree.fromstring(picture)
        assert [child.tag for child in root][:2] == ["title", "desc"]
    for language in ("pl", "en"):
        assert f'<article lang="{language}">' in text
    assert "nan" not in re.findall(r'="(nan|inf)', text)
    return text


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small run of random bots, with two casts in turn."""
    directory = tmp_path_factory.mktemp("run")
    made = Plan(
        game="citadels",
        rules_version=GAME.rules_version,
        players=4,
        bots=["random"] * 4,
        games=8,
        seed=3,
        vary={"cast": ["first_game", "vicious_nobles"]},
    )
    store.create(directory, made)
    with store.Book(directory) as book:
        for number in range(made.games):
            book.keep(play(made, number))
    return directory


@pytest.mark.parametrize("bonus", [0, 2])
def test_a_way_of_scoring_that_nobody_uses_is_told(bonus: int) -> None:
    """In both languages; where everybody scores in all ways, nothing is said."""
    parts = [{"districts": 9, "bonus": bonus}, {"districts": 3, "bonus": bonus}]
    games = [msgspec.structs.replace(record(number, [9, 3], [0]), parts=parts) for number in range(12)]
    text = checked(page(plan("a", "b", games=12), games, []))
    assert ("Nobody scored in these ways" in text) == ("nikt nie zdobył punktów" in text) == (not bonus)


def test_a_run_has_a_report_in_both_languages(run: Path) -> None:
    text = checked(write(run, store.plan(run)).read_text(encoding="utf-8"))
    for word in (
        "Characters",
        "Postacie",
        "Assassin",
        "Zabójczyni",
        "Vicious Nobles",
        "Mściwa szlachta",
        "Koszt dzielnic",
    ):
        assert word in text
    assert "25%" in text and "navigator.languages" in text


def test_the_language_can_be_chosen(run: Path) -> None:
    text = write(run, store.plan(run), "pl").read_text(encoding="utf-8")
    assert re.search(r'id="in-pl"[^>]*checked', text) and not re.search(r'id="in-en"[^>]*checked', text)
    assert text.startswith('<!DOCTYPE html>\n<html lang="pl">') and "navigator" not in text


def test_the_same_run_gives_the_same_report(run: Path) -> None:
    assert write(run, store.plan(run)).read_bytes() == write(run, store.plan(run)).read_bytes()


def test_everything_is_escaped() -> None:
    nasty = 'pipe:<b>&"x"</b>'
    games = [record(n, [9, 3], [0], lead=[[0, 0], [4, 1], [9, 3]], options={"cast": "<i>"}) for n in range(3)]
    failed = Record(
        number=3, seed=3, options={}, entrants=[0, 1], mishaps=[Mishap(0, 1, "<script>")], error="Bug: </style>&"
    )
    text = checked(page(plan(nasty, "random", vary={"cast": ["<i>", 7]}), [*games, failed], []))
    assert "<b>" not in text and "<i>" not in text and "pipe:<wbr />&lt;b&gt;&amp;" in text
    assert "Bug: &lt;/style&gt;&amp;" in text and "&lt;script&gt;" in text


def test_a_run_without_a_game_says_so() -> None:
    text = checked(page(plan("a", "b"), [], []))
    assert "No game of this run was finished" in text and "Żadna partia nie dobiegła końca" in text


def test_a_run_of_crashes_says_so_and_lists_them() -> None:
    text = checked(page(plan("a", "b", games=2), [crashed(n, 2, "RulesBug: no end") for n in range(2)], []))
    assert "No game of this run was finished" in text
    assert "2 games could not be finished" in text and "Nie udało się dokończyć 2 partii" in text
    assert text.count("RulesBug: no end") == 4


@pytest.mark.parametrize(
    "games",
    [
        [record(0, [0, 0], [0, 1])],
        [record(0, [5, 5], [0, 1], lead=[[0, 0], [5, 5]])],
        [record(n, [-3, 40], [1], lead=[[0, 0], [-3, 9], [-3, 40]]) for n in range(3)],
    ],
    ids=["nothing scored", "one round", "below zero"],
)
def test_odd_runs_have_reports(games: list[Record]) -> None:
    checked(page(plan("a", "b"), games, []))
    checked(page(plan("a", "a"), games, []))


def test_the_command_reads_back_as_the_plan() -> None:
    bots = ["random", "random", "ismcts:iterations=9,explore=0.5", "pipe:cat a, b*2", "pipe:cat a, b*2", "greedy"]
    assert listed(bots) == ["random*2,ismcts:iterations=9,explore=0.5", "pipe:cat a, b*2", "pipe:cat a, b*2", "greedy"]
    assert specs(listed(bots)) == bots
    options: dict[str, object] = {"first_keeps_bonus": False, "crown": None, "ninth": "queen"}
    made = msgspec.structs.replace(plan("random", "greedy", vary={"cast": ["first_game", "random"]}), options=options)
    assert command(made) == (
        "burgrave arena citadels --bots random,greedy --first-keeps-bonus false --ninth queen "
        "--vary cast=first_game,random --games 4 --seed 1 --out again"
    )


def test_numbers_are_written_as_the_language_does() -> None:
    english, polish = Wording("en", GAME), Wording("pl", GAME)
    assert [english.number(n) for n in (1234, 12345)] == ["1,234", "12,345"]
    assert [polish.number(n) for n in (1234, 12345)] == ["1234", "12\u00a0345"]
    assert (english.percent(0.4125), polish.percent(0.4125)) == ("41.2%", "41,2%")
    assert (english.number(-0.04, 1), polish.number(-2.5, 1)) == ("0.0", "−2,5")


def test_all_texts_are_in_both_languages() -> None:
    assert list(text_problems(TEXTS)) == []


def test_a_bot_with_a_substitute_is_flagged() -> None:
    mishap = [Mishap(0, 1, "too slow")]
    games = [msgspec.structs.replace(record(0, [9, 3], [0]), mishaps=mishap, substituted=[3, 0])]
    text = checked(page(plan("slow", "random"), games, [Timing(0, [1.0, 1.0], [4, 4])]))
    assert "A substitute gave answers for slow:" in text and "Za niektóre boty odpowiadał zastępca (slow)" in text
    assert "<td>75.0%</td>" in text and "<td>75,0%</td>" in text
    assert text.count('class="flag"') == 4, "once in the picture and once in the table, in both languages"
    assert 'class="flag"' not in page(plan("slow", "random"), [record(0, [9, 3], [0])], [])


def test_what_has_no_interval_is_drawn_without_one() -> None:
    games = [record(0, [9, 3], [0], deeds=[Deed(0, "character", "king", 1.5)])]
    text = checked(page(plan("a", "a"), games, []))
    assert "<td>50.0%</td><td>–</td>" in text and "9.0\u00a0±\u00a0–" in text
    assert "whisker" not in strip(alone(0.5), [0, 1], 0.2) and "dot above" not in strip(alone(0.5), [0, 1], 0.2)


def test_what_goes_on_beyond_the_scale_ends_in_an_arrow() -> None:
    """With a dot only where the value is on the scale; where nothing is cut off, whiskers have caps."""
    inside, over, beyond = Estimate(0.1, -0.1, 0.3), Estimate(0.3, 0.1, 0.6), Estimate(0.9, 0.5, 1.3)
    drawn = [strip(one, [-0.4, 0, 0.4], 0.0) for one in (inside, over, beyond)]
    assert [svg.count("<path") for svg in drawn] == [0, 1, 1], "arrows"
    assert [svg.count('y1="7" y2="15" class="whisker') for svg in drawn] == [2, 1, 1], "caps"
    assert [svg.count("<circle") for svg in drawn] == [1, 1, 0]


def test_what_was_seen_seldom_is_not_coloured() -> None:
    """Whoever was king has won each time; only who was it often enough can be sure of it."""

    def chapter(language: str, games: int) -> str:
        deeds = [Deed(0, "character", "king", 1), Deed(1, "character", "queen", 1)]
        text = page(plan("a", "a"), [record(n, [9, 3], [0], deeds=deeds) for n in range(games)], [])
        return text.partition(f'id="{language}-deeds-character"')[2].partition("</section>")[0]

    assert "dot above" in chapter("en", 10) and "at least 10 times" in chapter("en", 10)
    assert "dot below" in chapter("pl", 10) and "co najmniej 10 razy" in chapter("pl", 10)
    assert "dot above" not in chapter("en", 9) and "dot below" not in chapter("en", 9)


@pytest.mark.usefixtures("plugged")
def test_one_cause_is_one_row() -> None:
    """However long the substitute went on."""
    made = Plan(game="citadels", rules_version=1, players=2, bots=["random", "lapsing"], games=1, seed=3)
    played = play(made, 0)
    text = page(made, [played.record], [])
    assert len(played.record.mishaps) == 1 and text.count("lapsing answered -1, which was not offered") == 2


def test_the_verdict_and_the_table_tell_the_same_rate() -> None:
    games = [record(n, [9, 3], [int(n % 8 > 4)]) for n in range(64)]
    text = page(plan("a", "b", games=64), games, [])
    assert "a wins 62.5% of its games" in text and "<td>62.5%</td>" in text
    assert "a wygrywa 62,5% swoich partii" in text and "<td>62,5%</td>" in text


def test_equal_shares_are_as_short_as_they_can_be() -> None:
    assert [Wording("en", GAME).share(1 / players) for players in range(2, 9)] == [
        "50%",
        "33.3%",
        "25%",
        "20%",
        "16.7%",
        "14.3%",
        "12.5%",
    ]


def test_flags_of_the_command_stay_whole() -> None:
    text = page(plan("a", "b"), [], [])
    assert '<span class="option">--seed</span> 1 <span class="option">--out</span> again' in text


def test_a_run_that_was_interrupted_says_how_far_it_got() -> None:
    text = checked(page(plan("a", "b", games=9), [record(n, [9, 3], [0]) for n in range(3)], []))
    assert "So far 3 of 9 games have been played." in text and "Dotąd rozegrano 3 z 9 partii." in text


def test_no_bar_is_longer_than_its_scale() -> None:
    """The thing that was done once brought ten times as much as the others."""
    often = [Deed(0, "character", "king", n % 3) for n in range(20)]
    games = [record(0, [9, 3], [0], deeds=[*often, Deed(0, "character", "queen", 30)])]
    text = page(plan("a", "b"), games, [])
    assert re.search(r'<span class="scale"><span>0</span><span>(3|4)\d</span></span>', text)


def test_a_share_is_never_rounded_to_nothing() -> None:
    wordings = (Wording("en", GAME), Wording("pl", GAME))
    assert [[w.part(share) for share in (0, 0.0004, 0.25)] for w in wordings] == [
        ["0.0%", "<0.1%", "25.0%"],
        ["0,0%", "<0,1%", "25,0%"],
    ]


def test_points_below_zero_stand_on_the_other_side_of_zero() -> None:
    """So a bar is as long as it is worth: what was lost is not hidden."""
    above, below = plots.heights([[6, -2, 2], [4, 0, 0]])
    assert (above, below) == (8, 2)
    drawn = str(plots.stack([6, -2, 2], above, below))
    assert re.findall(r'x="([\d.]+)%" width="([\d.]+)%"', drawn) == [("20", "60"), ("0", "20"), ("80", "20")]
