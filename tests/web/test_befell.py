"""What happened to somebody, in every game: in words to them, with its picture and number; what they did is not."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from burgrave import new
from burgrave.conformance.boards import scene_of
from burgrave.draw import html as h
from burgrave.draw.page import Marking
from burgrave.draw.page import Page as GamePage
from burgrave.kernel.events import tell
from burgrave.kernel.speech import Speech
from burgrave.kernel.table import Table
from burgrave.kernel.text import LANGUAGES
from burgrave.server.rows import PLAYING, Seat, TableRow
from burgrave.server.telling import Line
from burgrave.web.banner import MOST, happened
from burgrave.web.layout import Page
from burgrave.web.shown import Room
from burgrave.web.wording import Wording

ME = 0
PLAYERS = 4  # enough that everybody plays one character of Citadels, which is over with the round
OPTIONS = {"architects": {"age_of_artisans": True}, "viscounts": {"gates_of_gold": True}}
KINDS = {  # what happens to somebody, and the sign of its number
    "architects": {"captures": "−", "sends": "−", "debt": "+"},
    "citadels": {"kills": "", "robs": "", "steals": "−", "swaps-hands": "", "destroys": "−"},
    "paladins": {"inquisition": "", "debt": "+"},
    "viscounts": {"pushed": "−", "debt": "+"},
}
GAMES = 30  # within which all of it happens
LONG = 1500  # answers
MEANING = re.compile(r'<b class="to-you">([^<]+)</b>')
ITEM = re.compile(r'<li class="(bad|good)" data-n="(\d+)"(?: data-number="(.)(\d+)")?>(.*?)</li>')


def marking_of(table: Table, language: str) -> Marking:
    page: GamePage = table.setup.game.page.enter()  # type: ignore[union-attr]  # each of these has one
    assert page.marks is not None
    return page.marks(scene_of(table, ME, language))


def room(game: str, log: list[Line], since: int) -> Room:
    """What somebody sees who has last moved then."""
    times = (0.0, 0.0, 0.0)
    row = TableRow(
        "t1", game, PLAYERS, {}, "1", 1, "a", False, False, False, "x", PLAYING, *times, 40, 40, 40, [], 90, None, None
    )
    seats = [Seat(seat, "a", None, name, seat, None) for seat, name in enumerate("ABCD")]
    return Room(row, seats, [ME], ME, None, True, False, None, log, since, [], {}, "a", False, "")


def banner(table: Table, log: list[Line], since: int, language: str = "en") -> str:
    mark, shown = marking_of(table, language), room(table.setup.game.name, log, since)
    page = Page(Wording(language), "A", "", "/")
    return str(h.div[happened(page, shown, lambda line: mark(line.kind, line.args))])


def asked(game: str, seed: int) -> Iterator[tuple[Table, list[Line], int]]:
    """The questions to somebody in a random game, all that was told until then, and when they last moved."""
    table, chance, log, since = new(game, PLAYERS, seed, OPTIONS.get(game, {})), random.Random(seed), list[Line](), 0
    speech = Speech(table.setup.game, [table.name(seat) for seat in range(PLAYERS)])
    for at in range(1, LONG):
        for event in table.happened()[len(log) :]:
            told = tell(len(log), event, ME, speech.event)
            log.append(Line(len(log), at - 1, told.kind, dict(told.args), told.text("en")))
        if table.over:
            return
        ask = chance.choice(table.asks)
        if ask.player == ME:
            yield table, log, since
            since = at
        table.answer(chance.choice(ask.options), ask.player)


@cache
def befallen(game: str) -> dict[str, tuple[str, str, str, list[str]]]:
    """Of each kind one that happens: whether it is bad, its sign, what stands there, what all of it means."""
    found: dict[str, tuple[str, str, str, list[str]]] = {}
    for seed in range(GAMES):
        for table, log, since in asked(game, seed):
            for bad, n, sign, _, content in ITEM.findall(banner(table, log, since)):
                kind = log[int(n)].kind
                if kind not in found or not found[kind][1]:  # a purse may have been empty
                    meant = [words for one in LANGUAGES for words in MEANING.findall(banner(table, log, since, one))]
                    found[kind] = (bad, sign, content, meant)
        if all(kind in found and (not sign or found[kind][1]) for kind, sign in KINDS[game].items()):
            break
    return found


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game, kinds in KINDS.items() for kind in kinds])
def test_it_is_told_to_whom_it_happens_with_its_picture_and_number(game: str, kind: str) -> None:
    bad, sign, content, meanings = befallen(game)[kind]
    assert bad == "bad" and sign in (KINDS[game][kind], *["+", "−"] * (kind == "swaps-hands"))
    assert "<use" in content and re.search(r'<a href="/t/t1\?at=\d+">', content)
    assert len(meanings) >= len(LANGUAGES) and all(not re.search(r"[{}$]", one) for one in meanings)


def test_every_meaning_is_told_in_both_languages() -> None:
    for game in KINDS:
        texts = new(game, PLAYERS, 1).setup.game.texts
        for kind in KINDS[game]:
            assert all(texts.has(language, f"befell-{kind}") for language in LANGUAGES), kind


def test_a_debt_just_before_the_own_turn_is_told_and_what_one_chose_oneself_is_not() -> None:
    """In Architects a debt may come with the last move before one's turn; cards are kept in whosever move."""
    table = new("architects", PLAYERS, 1)
    told = [("drafts", {"who": ME, "card": 3}), ("debt", {"who": ME}), ("turn", {"who": ME, "turn": 4})]
    told += [("virtue", {"who": ME, "before": 5, "now": 4})]  # in the own turn
    log = [Line(n, 5, kind, args, kind) for n, (kind, args) in enumerate(told)]
    assert [log[int(n)].kind for _, n, *_ in ITEM.findall(banner(table, log, 4))] == ["debt"]
    assert ITEM.findall(banner(table, log, 5)) == []  # nothing is new


def test_who_leads_in_the_castle_no_longer_is_told() -> None:
    """Random games seldom come so far."""
    table = new("viscounts", PLAYERS, 1)
    for args, meanings in (({"who": 1}, []), ({"who": 1, "whom": ME}, ["You lose the Castle Leader card: "])):
        found = MEANING.findall(banner(table, [Line(0, 5, "leads", args, "leads")], 4))
        assert len(found) == len(meanings) and all(map(str.startswith, found, meanings))


def test_what_has_no_room_is_opened() -> None:
    """The worst is read at once; how much more there is, is said, and no line is left out."""
    table = new("citadels", PLAYERS, 1)
    told = [("steals", {"who": 1, "whom": ME, "gold": gold}) for gold in range(1, MOST + 3)]
    log = [Line(n, n + 1, kind, args, f"{kind} {n}") for n, (kind, args) in enumerate(told)]
    shown, rest = banner(table, log, 0).split("<summary>")
    assert len(ITEM.findall(shown)) == MOST and len(ITEM.findall(rest)) == 2
    assert rest.startswith("and 2 more</summary>")
