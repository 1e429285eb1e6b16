"""Before a game: what takes part is seen as it is chosen, in both languages and without a script."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from burgrave.draw.shapes import Symbols
from burgrave.games.citadels.data import tables as citadels
from burgrave.kernel.expansions import expansions
from burgrave.kernel.game import games
from burgrave.kernel.text import LANGUAGES
from burgrave.web.board import room_of
from burgrave.web.layout import Page
from burgrave.web.new_table import new_table
from burgrave.web.wording import Wording
from tests.server.serving import Server
from tests.web.visiting import visitor


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_game_and_every_expansion_shows_what_takes_part(name: str, language: str) -> None:
    game = games()[name]
    page = Page(Wording(language), "Ada", "token", "/new")
    gather = room_of(game).taking
    assert gather is not None
    for players in game.players:
        symbols = Symbols()
        taking = gather(symbols, language, players)
        assert taking[""][""] is not None
        assert all(taking[expansion][""] is not None for expansion in expansions(game.texts.package))
        html = new_table(page, game, players)
        assert html.count('class="gallery"') > 0
        assert all(f'id="{shape}"' in html for shape in symbols.found)


def test_every_set_of_citadels_shows_its_characters_and_its_districts() -> None:
    gather = room_of(games()["citadels"]).taking
    assert gather is not None
    for players in games()["citadels"].players:
        shown = gather(Symbols(), "en", players)["cast"]
        assert shown.keys() == {*citadels.CASTS, "random", "custom"}
        for name in citadels.CASTS:
            drawn = "".join(str(part) for part in shown[name])  # type: ignore[union-attr]  # galleries
            assert drawn.count('class="shown hue') == citadels.LAST_RANK + len(citadels.CASTS[name].districts)
            assert drawn.count(" out") == (players not in (3, 8))


def test_another_set_is_seen_as_soon_as_it_is_chosen(chromium: Browser, server: Server) -> None:
    page = visitor(chromium, server, "en-GB", script=False)
    page.goto("/new?game=citadels&players=4")
    expect(page.locator(".taken .shown", has_text="Assassin").first).to_be_visible()
    page.select_option("select[name=option-cast]", "devious_dignitaries")
    expect(page.locator(".taken .shown:visible", has_text="Assassin")).to_have_count(0)
    expect(page.locator(".taken .shown:visible", has_text="Blackmailer")).to_have_count(1)
    seen = page.locator(".chair").first.locator(".portrait:visible")
    expect(seen).to_have_class("portrait colour-0")
    page.select_option("select[name=colour-0]", "5")  # the portrait follows the colour
    expect(seen).to_have_class("portrait colour-5")
    page.goto("/new?game=architects&players=4")
    expect(page.locator(".craft:visible")).to_have_count(0)
    page.locator("[name=option-age_of_artisans]").check()
    expect(page.locator(".craft:visible").first).to_be_visible()
    page.context.close()
