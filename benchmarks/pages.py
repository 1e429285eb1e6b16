"""``python -m benchmarks.pages``: what a table weighs in a browser, and how soon a click shows what came of it.

A guest plays some moves of every game, and of those with expansions, against easy bots, then answers questions in
Chromium at random. The weight is that of the page, not compressed; *kept* are style sheets, script, letters, textures
and shapes, which browsers keep. A click counts from the press to the frame after the page has changed; the server is on
the same machine.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, Response, sync_playwright

from tests.server.serving import Server
from tests.web.visiting import DESK, Guest, awaited, browser_path

ENVIRONMENT = {"BURGRAVE_LIMITS": "1000", "BURGRAVE_SETTLE": "0"}
TABLES: Final[dict[str, tuple[str, int, dict[str, bool]]]] = {  # a game, how many play it, with which expansion
    "citadels": ("citadels", 4, {}),
    "citadels, 8": ("citadels", 8, {}),
    "architects": ("architects", 4, {}),
    "artisans, 6": ("architects", 6, {"age_of_artisans": True}),
    "paladins": ("paladins", 4, {}),
    "viscounts": ("viscounts", 4, {}),
    "gates": ("viscounts", 4, {"gates_of_gold": True}),
}
BEFORE = 12  # questions that are answered before anybody looks
CLICK = """(at) => new Promise((done) => {
    const options = document.querySelectorAll("#answers .option");
    const start = performance.now();
    const watching = new MutationObserver(() => {
        watching.disconnect();
        requestAnimationFrame(() => done(performance.now() - start));
    });
    watching.observe(document.getElementById("now"), { childList: true });
    options[Math.floor(at * options.length)].click();
})"""


class Found(NamedTuple):
    """The figures of a game."""

    game: str
    page: int  # bytes
    kept: int
    clicks: list[float]  # ms

    @property
    def row(self) -> str:
        """As a line of the table."""
        slow = quantiles(self.clicks, n=20)[-1] if len(self.clicks) > 1 else self.clicks[0]
        kilo = f"{self.page / 1000:8.0f}  {self.kept / 1000:8.0f}"
        return f"{self.game:12}{kilo}  {median(self.clicks):9.0f}  {slow:7.0f}  {len(self.clicks):6}"


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.pages", description=__doc__)
    parser.add_argument("--clicks", type=int, default=40, help="of each game")
    parser.add_argument("--game", choices=TABLES, help="only this one")
    arguments = parser.parse_args()
    if browser_path() is None:
        print("pages: Chromium is not installed")
        return 1
    wanted = [arguments.game] if arguments.game else [*TABLES]
    print(f"{'game':12}{'page, kB':>8}  {'kept, kB':>8}  {'click, ms':>9}  {'p95, ms':>7}  {'clicks':>6}")
    for found in measure(wanted, arguments.clicks):
        print(found.row)
    return 0


def measure(wanted: list[str], clicks: int) -> list[Found]:
    """The figures of some games, one after the other."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "data", None, ENVIRONMENT) as server,
        sync_playwright() as playwright,
    ):
        arguments = ["--no-sandbox"] if os.getuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=browser_path(), args=arguments)
        found = [_measured(browser, server, name, clicks) for name in wanted]
        browser.close()
        return found


def _measured(browser: Browser, server: Server, name: str, clicks: int) -> Found:
    game, players, options = TABLES[name]
    guest = Guest(server)
    table = guest.table("me", *["easy"] * (players - 1), game=game, options=options)
    asked = 0

    def later(_: object) -> bool:
        nonlocal asked
        asked += 1
        return asked > BEFORE

    guest.play(table, stop=later)
    page = guest.visit(browser, "/about", viewport=DESK, reduced_motion="reduce")
    received: list[Response] = []
    page.on("response", lambda response: received.append(response))
    page.goto(f"/t/{table}", wait_until="networkidle")
    weights = {response.url: len(response.body()) for response in received if response.ok}
    own = next(weight for url, weight in weights.items() if url.endswith(f"/t/{table}"))
    return Found(name, own, sum(weights.values()) - own, [*_clicks(page, clicks)])


def _clicks(page: Page, most: int) -> list[float]:
    """How long each of some answers took, until the game is over."""
    taken: list[float] = []
    while len(taken) < most and awaited(page) != "over":
        taken.append(page.evaluate(CLICK, len(taken) * 0.618 % 1))
    return taken


if __name__ == "__main__":
    sys.exit(main())
