"""What a table costs to look at: little to carry, and nothing from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Response, expect

from burgrave.draw.people import bust
from burgrave.games.architects.page.houses import SHEET as HOUSES
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.page.walls import SHEET as WALLS
from tests.server.serving import Server
from tests.web.visiting import CHOICE, Guest, prompted, visitor

MOST = 150_000  # bytes of a page
KEPT = 150_000  # of style sheets, script and letters, which browsers keep
LARGEST: dict[str, tuple[int, dict[str, bool]]] = {  # as many players and as much on the table as there can be
    "architects": (6, {"age_of_artisans": True}),
    "paladins": (4, {}),
    "viscounts": (4, {"gates_of_gold": True}),
}  # and Citadels, of which the first visit is measured
LOOKS = 15  # questions between one look and the next


@pytest.mark.parametrize("game", LARGEST)
def test_the_largest_tables_are_light_from_the_beginning_to_the_end(server: Server, game: str) -> None:
    """The page alone, in the language with longer words; whoever does what there is to do has more to look at."""
    players, options = LARGEST[game]
    guest = Guest(server, "pl")
    guest.rename("Stanisława", "pl")
    table = guest.table("me", *["easy"] * (players - 1), game=game, options=options)
    asked, weights = 0, []

    def watched(_: dict[str, Any]) -> bool:
        nonlocal asked
        asked += 1
        if asked % LOOKS == 0:
            weights.append(len(guest.page(f"/t/{table}")))
        return False

    def busy(dos: Sequence[str]) -> str:
        return CHOICE.choice([do for do in dos if do not in ("pass", "done", "decline", "end turn")] or [*dos])

    assert guest.play(table, stop=watched, choose=busy)["over"]
    weights.append(len(guest.page(f"/t/{table}")))
    assert max(weights) < MOST, weights


def test_whole_boards_of_others_come_when_they_are_wanted(server: Server) -> None:
    """The script gets what the table has not; without one a link leads to a page with all of it."""
    guest = Guest(server)
    table, _ = guest.find("me", "easy", game="viscounts", stop=lambda seen: seen["view"]["round"] > 1)
    page = guest.page(f"/t/{table}").decode()
    address = f"/t/{table}/boards/1"
    assert f'data-board="{address}"' in page and f'href="{address}"' in page
    whole, part = guest.page(address).decode(), guest.page(address, fragment=True).decode()
    assert all(text.count('class="brow"') == len(t.KINDS) for text in (page, whole, part)) and "<html" not in part
    for text in (whole, page + part):
        ids = set(re.findall(r' id="([^"]+)"', text))
        assert set(" ".join(re.findall(r'aria-describedby="([^"]+)"', text)).split()) <= ids
        assert set(re.findall(r'href="#([^"]+)"', text)) <= ids
    past = guest.page(f"/t/{table}?at=1").decode()
    assert f'data-board="{address}?at=1&amp;seat=0"' in past
    assert 'class="brow"' in guest.page(f"{address}?at=1&seat=0", fragment=True).decode()


def test_shapes_that_never_change_are_kept_for_ever(server: Server) -> None:
    """By their name with the number of their content; of a game that has none, or of no game, there is no file."""
    guest = Guest(server)
    for reference in (bust("lady"), WALLS.reference("castle"), HOUSES.reference("h0")):
        address, _, name = reference.partition("#")
        found = guest.get(address)
        assert found.headers["cache-control"].endswith("immutable") and f'id="{name}"'.encode() in found.content
        assert found.headers["content-type"].startswith("image/svg+xml")
    assert guest.get("/citadels.svg").status_code == guest.get("/nobody.svg").status_code == 404


def test_a_first_visit_to_a_large_table_late_in_a_game_is_light_and_asks_nobody_else(
    chromium: Browser, server: Server
) -> None:
    """All that comes over the wire, as if it were not compressed."""
    guest = Guest(server, "pl")

    def late(seen: dict[str, Any]) -> bool:
        cities = [len(player["city"]) for player in seen["view"]["players"]]
        return prompted("turn")(seen) and max(cities) >= 6 and sum(cities) >= 30

    table, _ = guest.find("me", *["easy"] * 7, stop=late)
    received: list[Response] = []
    page = visitor(chromium, server, "pl-PL")
    page.on("response", lambda response: received.append(response))
    page.context.add_cookies(guest.cookies)
    page.goto(f"/t/{table}", wait_until="networkidle")
    expect(page.locator(".own-city .spot").first).to_be_visible()
    weights = {response.url: len(response.body()) for response in received}
    assert any("style.css" in url for url in weights) and any("burgrave.js" in url for url in weights)
    page_alone = weights.pop(page.url)
    assert page_alone < MOST and sum(weights.values()) < KEPT, (page_alone, weights)
    assert {urlsplit(url).netloc for url in weights} == {f"127.0.0.1:{server.port}"}


def test_no_page_asks_another_host(chromium: Browser, server: Server, finished: tuple[Guest, str]) -> None:
    guest, table = finished
    page = visitor(chromium, server)
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(urlsplit(request.url).netloc))
    page.context.add_cookies(guest.cookies)
    for path in ("/", "/new", f"/t/{table}", f"/t/{table}/points", "/learn", "/me", "/api", "/about"):
        page.goto(path)
    assert asked == {f"127.0.0.1:{server.port}"}
