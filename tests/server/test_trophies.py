"""Trophies: what somebody has achieved in finished games, and how far the others are."""

from __future__ import annotations

from burgrave.kernel.game import games
from burgrave.kernel.text import LANGUAGES
from burgrave.web.layout import Page
from burgrave.web.listed import Listed
from burgrave.web.preferences import CHOICES, preferred
from burgrave.web.trophies import achieved, record, shelf
from burgrave.web.wording import Wording
from tests.server.acting import setting_up
from tests.server.serving import Browser, Server
from tests.server.test_profile import listed


def far(played: list[Listed]) -> dict[str, int]:
    return {one.name: one.far for one in achieved(played, "ada")}


def test_without_a_game_nothing_is_won() -> None:
    assert not any(far([]).values()) and record([], "ada") is None


def test_a_first_victory_a_narrow_one_and_one_alone() -> None:
    lost, won = listed([1], [10, 20], ["ada", "bob"]), listed([0], [21, 20], ["ada", None])
    assert far([lost]) | {"among-friends": 0, "veteran": 0} == far([])
    assert far([lost])["among-friends"] == 1 and far([won])["among-friends"] == 0
    assert far([won])["first-crown"] == far([won])["by-a-hair"] == 1
    assert far([listed([0], [40, 20], ["ada", None])])["by-a-hair"] == 0
    assert far([listed([0], [40, 20], ["ada"])])["hermit"] == 1
    assert far([listed([0], [5, 4, 3, 2, 1], ["ada", *[None] * 4])])["full-table"] == 1
    assert record([lost, won], "ada") == 21


def test_victories_count_in_a_row_only() -> None:
    lost, won = listed([1], [10, 20], ["ada", None]), listed([0], [30, 20], ["ada", None])
    assert [far(row)["in-a-row"] for row in ([won, lost, won], [lost, won, won], [won] * 4)] == [1, 2, 3]
    assert {one.name: one.goal for one in achieved([won], "ada")}["all-lands"] == len(games())


def test_every_trophy_is_named_in_both_languages() -> None:
    for language in LANGUAGES:
        page = Page(Wording(language), "Ada", "token", "/me")
        drawn = str(shelf(page, [listed([0], [30, 20], ["ada", None])], "ada"))
        assert drawn.count('class="medal"') == len(achieved([], "ada")) and drawn.count('<li class="won">') == 1


def test_the_chosen_portrait_is_the_seal_and_the_colour_at_a_new_table(shared_server: Server) -> None:
    assert [preferred({"face": face}).colour for face in CHOICES["face"]] == [*range(len(CHOICES["face"]))]
    browser = Browser(shared_server)
    browser.send(browser.get("/me"), "/me/likes", face="abbess")
    assert 'class="seal colour-3' in browser.get("/").text.partition("<main")[0]
    form = browser.get("/new?game=citadels&players=4").text
    assert '<option value="3" selected>' in form.partition("colour-0")[2].partition("</select>")[0]
    table = setting_up(browser, "me", "easy")
    assert table
