"""The table of Paladins on a page: whatever can be answered glows somewhere, and every icon is explained."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from importlib.resources import files
from random import Random

import pytest
from markupsafe import Markup

from burgrave import new
from burgrave.conformance.boards import glow_where_they_lie, glowing, scene_of, shown
from burgrave.draw.html import fragment
from burgrave.draw.shapes import Symbols
from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.page import player_board as playerboard
from burgrave.games.paladins.page.cards import Faces
from burgrave.games.paladins.page.icons import Pen, shapes
from burgrave.games.paladins.page.lesson import CHAPTERS, REWARDS, SIGNS, teach
from burgrave.games.paladins.text.wording import GUESSED, TEXTS, explain
from burgrave.kernel.effects import Modifier, parse, parse_scoring
from burgrave.kernel.text import LANGUAGES
from tests.games.paladins.scene import Seat, play, scene, state

ONLY_LISTED = ("pass", "keep suspicion")  # what is about nothing on the table stands among the answers alone


class Icons(HTMLParser):
    """Finds icons that stand in nothing that is explained, and buttons within buttons."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, bool]] = []
        self.bare: list[str] = []
        self.nested = 0
        self.icons = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        classes = given.get("class", "").split()
        explained = "spot" in classes and given.get("aria-describedby", "").startswith("tip-")
        explained = explained or tag == "summary"  # which says in words what it opens
        within = any(one for _, one in self.open)
        if tag == "svg" and "icon" in classes:
            self.icons += 1
            if not within:
                self.bare.append(str(classes))
        if "spot" in classes and within:
            self.nested += 1
        if tag not in ("input", "link", "meta"):
            self.open.append((tag, explained))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Nothing stands in those."""

    def handle_endtag(self, tag: str) -> None:
        while self.open.pop()[0] != tag:
            pass


@pytest.mark.parametrize("players", range(1, 5))
def test_whatever_can_be_answered_glows_where_it_lies(players: int) -> None:
    table = new("paladins", players, players)
    seen = glow_where_they_lie(table, players, lambda table, ask, do: do not in ONLY_LISTED, once=True)
    assert len(seen) > 8


def test_discarded_cards_lie_open() -> None:
    """On the page of every seat, folded up (p. 10)."""
    table = scene(Seat(), Seat(), townsfolk=26, outsiders=29, suspicion=())
    used = t.TAVERN_IDS[state(table).tavern_gone[0]]
    for seat in (0, 1):
        text = shown(table, seat)
        pile = text[text.index('<details class="discards">') :]
        assert f"tip-tavern-{used}" in pile and "Townsfolk that have left · 1" in pile
        assert "Outsiders that have left · 1" in pile and "no tax" in pile


@pytest.mark.parametrize("players", [1, 4])
def test_every_icon_stands_in_something_that_is_explained(players: int) -> None:
    table = new("paladins", players, 5)
    random = Random(5)
    while table.asks:
        ask = random.choice(table.asks)
        if random.random() < 0.02:
            text = shown(table, ask.player)
            icons = Icons()
            icons.feed(text)
            assert icons.icons > 100 and not icons.bare and not icons.nested
            ids = set(re.findall(r'id="(tip-[^"]+)"', text))
            assert set(" ".join(re.findall(r'aria-describedby="([^"]+)"', text)).split()) <= ids
            assert set(re.findall(r'href="#([^"]+)"', text)) <= set(re.findall(r'<symbol id="([^"]+)"', text))
        table.answer(random.choice(ask.options), ask.player)


def test_three_clicks_from_the_action_to_its_target() -> None:
    table = scene(Seat("scout+scout+cleric+criminal", provisions=2, faith=2), round_=1)
    clicks = 0
    for do in ("do commission", "workers scout+scout+cleric", "space r2s03"):
        assert do in glowing(shown(table, 0))
        play(table, do)
        clicks += 1
    assert clicks == 3 and table.view(0).json() and "Monk" in shown(table, 0)


def test_a_seat_sees_its_own_paladins_and_nobody_elses() -> None:
    table = new("paladins", 3, 4)
    while table.asks[0].prompt != "play":
        table.answer(table.asks[0].options[0], table.asks[0].player)
    text = {seat: shown(table, seat) for seat in (0, 1, 2, None)}
    hands = [{table.text(option) for option in ask.options} for ask in table.asks]
    for ask, hand in zip(table.asks, hands, strict=True):
        assert hand == set(glowing(text[ask.player]))
    assert not [name for name in t.PALADIN_IDS if f'id="tip-paladin-{name}"' in text[None]]
    for ask in table.asks:
        others = {do.removeprefix("play ") for other, hand in enumerate(hands) if other != ask.player for do in hand}
        own = {do.removeprefix("play ") for do in hands[ask.player]}
        assert not [name for name in others - own if f'id="tip-paladin-{name}"' in text[ask.player]]


def test_what_is_drawn_is_what_the_view_says_and_nothing_else() -> None:
    """Cards that lie face down are not on the page, whoever looks."""
    table = scene(Seat("labourer"), Seat("labourer"), round_=2, orders=["fortify", "attack", "convert"])
    for seat in (0, 1, None):
        text = shown(table, seat)
        assert "order-fortify" in text and "order-attack" in text and "order-convert" not in text
        assert text.count("rolled red") == 1 and text.count("rolled green") == 5 and "tip-favour_" not in text


def test_the_paladin_changes_prices_and_adds_apart() -> None:
    table = scene(Seat("merchant+scout+labourer", influence=3, paladin="anseis", walls=["wall_01", "wall_02"]))
    text = shown(table, 0).partition("own-board")[2]
    assert "<s>1</s><b>0</b>" in text.partition("box-fortify")[2].partition("box-garrison")[0]
    track = text[text.index("track of-influence") :].partition("track of-faith")[0]
    assert '<i class="reach">+3</i>' in track and "<b>6</b>" in track
    assert "Influence 3 and 3 from the paladin, 6 in all; 1 VP at the end" in text


@pytest.mark.parametrize(("paladin", "debts", "credit"), [("", None, 2), ("roland", None, 0), ("", 0, 0)])
def test_a_debt_is_shown_where_it_is_offered(paladin: str, debts: int | None, credit: int) -> None:
    table = scene(Seat("labourer", silver=9, paladin=paladin), debts=debts)
    stalls = shown(table, 0).partition('class="stalls"')[2].partition('class="king"')[0]
    assert stalls.count('class="price"') == 5
    assert stalls.count('<span class="or">/</span><svg class="icon icon-debt"') == credit
    assert ("An unpaid debt will do instead." in shown(table, 0)) == (credit > 0)


def test_a_corrected_jar_is_drawn_whatever_it_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    longer = [parse("silver, provision 2"), parse("(faith | strength)"), *fx.JAR[2:]]
    monkeypatch.setattr(fx, "JAR", longer)
    text = shown(scene(Seat("labourer"), opponent=Seat("labourer")), 0).partition("own-board")[2]
    first, second = re.findall(r'<span class="niche">(.*?)(?=<span class="niche">)', text)[:2]
    assert re.findall(r"#i-(\w+)", first) == ["silver", "provision"]
    assert re.findall(r"#i-(\w+)", second) == ["faith", "strength"]


def test_what_is_refused_says_why() -> None:
    table = scene(Seat("labourer", silver=1))
    refused = scene_of(table, 0).refused
    text = shown(table, 0)
    for do in ("do develop", "do pray"):
        if do in refused:
            assert str(Markup.escape(refused[do])) in text and "spot not" in text


def test_the_worker_on_a_favour_and_the_pieces_on_the_regions() -> None:
    table = scene(
        Seat("labourer"), Seat("labourer", monks=["r1s01"], outposts=["r2s01"]), round_=4, favours=["pray"], taken=[1]
    )
    text = shown(table, 0)
    assert "It is taken for this round." in text
    assert re.search(r'aria-label="Monk \([^"]+\), region 1, space 1"', text)
    assert re.search(r'aria-label="Outpost \([^"]+\), region 2, space 1"', text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_solo_opponent_has_its_track_its_scheme_and_its_board(language: str) -> None:
    table = scene(Seat("labourer+labourer"), opponent=Seat("labourer"), marker=3, schemes=["conspire"])
    play(table, "do conspire")
    text = shown(table, 0, language)
    faces = Faces(Symbols(), language)
    marker = state(table).marker
    assert faces.words("scheme-conspire") in text and f'class="stop here-now">{marker + 1}<' in text
    assert "board-of-1" in text and text.count("box-commission") == 2 and text.count('class="stall pointed"') == 1
    assert shown(table, None, language).count("board-of-") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_solo_opponents_actions_are_explained_by_what_it_does(language: str) -> None:
    text = shown(scene(Seat("labourer"), opponent=Seat("labourer")), 0, language)
    faces = Faces(Symbols(), language)
    tips = dict(re.findall(r'id="tip-solo-(\w+)"[^>]*>(.*?)(?=id="tip-|$)', text, re.DOTALL))
    for action in (*playerboard.SOLO_LEFT, *t.ACTION_IDS[6:]):
        assert str(Markup.escape(faces.words(f"scheme-{action}"))) in tips[action]
        assert str(Markup.escape(faces.words(f"act-{action}"))) not in tips[action]


def test_who_leaves_after_a_round_depends_on_the_number_of_players() -> None:
    alone = shown(scene(Seat("labourer"), opponent=Seat("labourer")), 0)
    together = shown(scene(Seat("labourer"), Seat("labourer")), 0)
    assert "the last 2 places on the right" in alone and "the first 2 places on the left" in alone
    assert "the last place on the right" in together and "the first place on the left" in together


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_face_and_words(language: str) -> None:
    faces = Faces(Symbols(), language)
    cards = [
        *(faces.townsfolk(card) for card in t.TOWNSFOLK_IDS),
        *(faces.outsider(card) for card in t.OUTSIDER_IDS),
        *(faces.paladin(card) for card in t.PALADIN_IDS),
        *(faces.favour(card, "criminal") for card in t.FAVOUR_IDS),
        *(faces.order(card, 4, 3) for card in t.ORDER_IDS),
        *(faces.wall(card) for card in t.WALL_IDS),
        *(faces.tavern(card) for card in t.TAVERN_IDS),
        *(faces.scheme(scheme) for scheme in t.SCHEME_IDS),
    ]
    assert len({card.tip for card in cards}) == len(cards)
    for card in cards:
        assert "<svg" in str(fragment[card.picture]) and len(Markup(fragment[card.about]).striptags()) > 25


@pytest.mark.parametrize(
    ("language", "corner", "half"),
    [("pl", "w prawym górnym rogu", "w dolnej części karty"), ("en", "at the top right", "the lower half of a card")],
)
def test_the_halves_of_a_card_are_where_they_are_printed(language: str, corner: str, half: str) -> None:
    """The errand at the top right, the ability below it: drawn so, and told so (p. 15)."""
    for card in t.TOWNSFOLK_IDS:
        picture = str(fragment[Faces(Symbols(), language).townsfolk(card).picture])
        assert picture.index('class="errand"') < picture.index('class="gift"')
    help_ = TEXTS.say(language, "prompt-first_hire.help").lower()
    assert corner in help_ and half in help_


def test_both_languages_say_the_same_things() -> None:
    found = {}
    for language in LANGUAGES:
        folder = files("burgrave.games.paladins") / "text" / language
        text = "\n".join((folder / name).read_text(encoding="utf-8") for name in ("board.ftl", "lesson.ftl"))
        found[language] = re.findall(r"^(?:[a-z][\w-]*|    \.\w+) =", text, re.MULTILINE)
    assert found["pl"] == found["en"] and len(found["pl"]) > 150


def test_icons_are_told_apart_by_shape() -> None:
    paths = list(shapes().values())
    assert len(set(paths)) == len(paths)
    assert all(re.fullmatch(r"[MLHVCSQTAZmlhvcsqtaz0-9 ,.\-]+", path) for path in paths)
    assert len({shapes()[worker] for worker in t.WORKERS}) == 6


def test_effects_are_rows_of_icons() -> None:
    pen = Pen(Symbols())

    def drawn(text: str) -> list[str]:
        found = str(fragment[pen.effect(parse(text))])
        return re.findall(r"#i-(\w+)|<b>(\d+)</b>|>(/)<", found)[:9] and [
            next(filter(None, one)) for one in re.findall(r"#i-(\w+)|<b>(\d+)</b>|>(/)<", found)
        ]

    assert drawn("labourer 2, silver") == ["2", "labourer", "silver"]
    assert drawn("(flip debt | discard 2 suspicion)") == ["paid", "/", "2", "innocent"]
    points = str(fragment[pen.scoring(parse_scoring("vp 1, vp 1 per 2 commission"))])
    assert re.findall(r"#i-(\w+)", points) == ["vp", "vp", "monk"]
    assert re.findall(r"#i-(\w+)", str(fragment[pen.scoring(parse_scoring("vp 1 per attacked viking"))])) == [
        *("vp", "attack", "viking")
    ]
    assert re.findall(r"#i-(\w+)", str(fragment[pen.modifier(Modifier("free provisions", 0, "fortify"))])) == [
        *("wall", "provision")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_explains_everything(language: str) -> None:
    lesson = teach(language)
    assert [chapter.name for chapter in lesson.chapters] == list(CHAPTERS)
    assert all(len(paragraph) > 20 for chapter in lesson.chapters for paragraph in chapter.paragraphs)
    entries = [entry.name for group in lesson.groups for entry in group.entries]
    cards = (
        t.TOWNSFOLK_IDS,
        t.OUTSIDER_IDS,
        t.PALADIN_IDS,
        t.FAVOUR_IDS,
        t.ORDER_IDS,
        t.WALL_IDS,
        t.SCHEME_IDS,
        t.ACTION_IDS,
        REWARDS,
        SIGNS,
    )
    assert len(entries) == len(set(entries)) == sum(map(len, cards))
    assert all("<" not in entry.text and len(entry.text) > 20 for group in lesson.groups for entry in group.entries)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_card_that_is_our_guess_says_so(language: str) -> None:
    """On the card and on the rules page; and no other card does."""
    guess = TEXTS.say(language, GUESSED)
    told = {entry.name for group in teach(language).groups for entry in group.entries if guess in entry.text}
    rows = [("townsfolk", row) for row in t.TOWNSFOLK] + [("outsider", row) for row in t.OUTSIDERS]
    assert told == {
        *(f"{kind}-{row.id}" for kind, row in rows if row.guessed),
        *(f"scheme-{row.id.removeprefix('scheme_')}" for row in t.SCHEMES if row.guessed),
    }
    assert all((GUESSED in explain(row.id)) is row.guessed for _, row in rows) and told
