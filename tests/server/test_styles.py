"""Style sheets: each from its own room, loaded on the pages of its game alone, and readable."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import httpx
import pytest

from burgrave.kernel.game import games
from burgrave.web.sheets import lean
from tests.server.lanterns import STYLE
from tests.server.serving import Browser, Server

LONGEST = 160
SOURCES = Path(__file__).parents[2] / "src" / "burgrave"


def sheets(page: httpx.Response) -> list[str]:
    """The style sheets of a page, without their versions."""
    return [address.partition("?")[0] for address in re.findall(r'<link rel="stylesheet" href="([^"]+)"', page.text)]


@pytest.mark.parametrize(
    ("path", "own"),
    [
        ("/", []),
        ("/new?game=citadels", ["/style/citadels.css"]),
        ("/learn/citadels", ["/style/citadels.css"]),
        ("/learn/paladins", ["/style/paladins.css"]),
        ("/score/paladins", ["/style/paladins.css", "/static/boxed.css"]),
        ("/learn/viscounts", ["/style/viscounts.css"]),
        ("/learn/lanterns", ["/style/lanterns.css"]),
    ],
)
def test_a_page_loads_what_all_games_share_and_what_is_its_own(
    shared_server: Server, path: str, own: list[str]
) -> None:
    common = ["/style.css", "/static/style.css", "/look.css", "/static/pages.css", "/static/around.css"]
    assert sheets(Browser(shared_server).get(path)) == [*common, *own]


def test_a_game_of_another_package_brings_its_looks(shared_server: Server) -> None:
    browser = Browser(shared_server)
    page = browser.send(browser.get("/"), "/play", game="lanterns")
    assert "/static/around.css" not in sheets(page), "a table needs no looks of other pages"
    (address,) = re.findall(r'"(/style/lanterns.css[^"]*)"', page.text)
    sheet = browser.get(address)
    assert sheet.content == lean(STYLE) and sheet.headers["content-type"].startswith("text/css")
    assert "immutable" in sheet.headers["cache-control"]


def test_style_sheets_are_sent_without_comments_and_most_of_the_space() -> None:
    """What matters to a browser stays: the space between the parts of a selector, and of a sum."""
    written = """/* How
    it looks */
.look .card > :is(a, b) {
  width: calc(1rem + 2px);
  color: light-dark(#fff, #000);
}

@media (min-width: 900px) { .a :hover { gap: 0; } }
"""
    sent = b".look .card > :is(a,b){width:calc(1rem + 2px);color:light-dark(#fff,#000)}@media (min-width:900px){"
    assert lean(written) == sent + b".a :hover{gap:0}}"


def test_browsers_keep_what_has_a_version_only(shared_server: Server) -> None:
    browser = Browser(shared_server)
    sheet = browser.get("/style/citadels.css")
    assert sheet.headers["cache-control"] == "no-cache"
    style = (files("burgrave.games.citadels.page") / "style.css").read_text(encoding="utf-8")
    assert sheet.content.startswith(lean(style))
    assert browser.get("/style/chess.css").status_code == 404


def test_every_line_can_be_read() -> None:
    found = list(SOURCES.rglob("*.css"))
    assert len(found) >= 4
    for sheet in found:
        for number, line in enumerate(sheet.read_text(encoding="utf-8").splitlines(), 1):
            assert len(line) <= LONGEST, f"{sheet}:{number}"


def test_the_site_names_no_game() -> None:
    for source in (SOURCES / "web").rglob("*"):
        if source.suffix in (".py", ".css", ".js", ".ftl"):
            text = source.read_text(encoding="utf-8").casefold()
            assert not any(name in text for name in games()), source
