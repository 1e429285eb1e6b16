"""Take the pictures of the pages, in docs/pictures: desk and phone, by day and by night, in both languages.

With ``--all FOLDER`` every page in every size, light and language instead; ``--only home,me`` some of them.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tests know how to play
from tests.server.serving import Server
from tests.web.visiting import DESK, PHONES, Guest, browser_path, prompted
from tools.every_page import take_all
from tools.moments import (
    NICKNAME,
    fine_actions,
    fine_columns,
    fine_crafts,
    fine_draft,
    fine_town,
    fine_turn,
    fine_way,
    moment,
)

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
LARGEST = 340_000  # bytes
QUALITY = 85  # wood, parchment and landscapes: photographs, as it were


def main() -> int:
    """Start a server, play to good moments, and take the pictures; ends with 1 where one is too large."""
    asked = argparse.ArgumentParser(description="take pictures of the pages")
    asked.add_argument("--all", type=Path, metavar="FOLDER", help="every page in every size, light and language")
    asked.add_argument("--only", default="", metavar="NAMES", help="of all pages those of these names, with commas")
    wanted = asked.parse_args()
    path = browser_path()
    if path is None:
        print("screenshots: Chromium is not installed")
        return 1
    if wanted.all is not None:
        return take_all(path, wanted.all, [name for name in wanted.only.split(",") if name])
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "data", None, {"BURGRAVE_LIMITS": "1000"}) as server,
    ):
        turn, draft, end = (moment(server, one) for one in (fine_turn, fine_draft, None))
        paladins = moment(server, fine_actions, "me", "easy", "easy", game="paladins")
        solo = moment(server, fine_actions, "me", game="paladins")
        viscounts = moment(server, fine_way, "me", "easy", "easy", game="viscounts")
        viscounts_solo = moment(server, fine_way, "me", game="viscounts")
        gates = moment(server, fine_columns, game="viscounts", gates_of_gold=True)
        architects = moment(server, fine_town, game="architects")
        artisans = moment(server, fine_crafts, "me", *["medium"] * 5, game="architects", age_of_artisans=True)
        architects_solo = moment(server, fine_town, "me", game="architects")
        host = Guest(server)
        host.rename(NICKNAME)
        host.play(host.table("me", "easy", "easy"))
        host.play(host.table("me", "easy", "easy", "easy"), stop=prompted("pick", built=2))
        with sync_playwright() as playwright:
            arguments = ["--no-sandbox"] if os.getuid() == 0 else []
            browser = playwright.chromium.launch(executable_path=path, args=arguments)
            for name, (guest, where) in {
                "table-desk-dark-pl": turn,
                "table-desk-light-en": turn,
                "table-phone-light-pl": turn,
                "table-phone-dark-en": turn,
                "draft-desk-dark-en": draft,
                "end-desk-light-pl": end,
                "points-desk-dark-en": (end[0], f"{end[1]}/points"),
                "paladins-desk-light-en": paladins,
                "paladins-phone-dark-pl": paladins,
                "solo-desk-dark-pl": solo,
                "viscounts-desk-light-pl": viscounts,
                "viscounts-phone-dark-en": viscounts,
                "viscounts-solo-desk-dark-pl": viscounts_solo,
                "viscounts-gates-desk-light-en": gates,
                "architects-desk-light-pl": architects,
                "architects-phone-dark-en": architects,
                "architects-solo-desk-dark-pl": architects_solo,
                "architects-artisans-desk-light-en": artisans,
                "learn-desk-light-pl": (host, "/learn/citadels"),
                "lobby-desk-light-en": (host, "/"),
                "new-table-desk-light-pl": (host, "/new?game=citadels"),
                "waiting-desk-light-en": (host, f"/t/{host.table('me', 'open', 'easy', 'open')}"),
                "me-desk-dark-pl": (host, "/me"),
                "lobby-phone-dark-pl": (host, "/"),
            }.items():
                take(browser, guest, name, where)
            browser.close()
    sizes = {picture.name: picture.stat().st_size for picture in sorted(PICTURES.iterdir())}
    for name, size in sizes.items():
        print(f"{name}: {size:,} bytes{' is too large' if size > LARGEST else ''}")
    return 1 if max(sizes.values()) > LARGEST else 0


def take(browser: Browser, guest: Guest, name: str, where: str) -> None:
    """One picture; its name says how the page is looked at."""
    *_, size, scheme, language = name.split("-")
    guest.rename(NICKNAME, language)
    phone = size == "phone"
    page: Page = guest.visit(
        browser,
        where,
        language=language,
        viewport=PHONES[1] if phone else DESK,
        color_scheme=scheme,
        reduced_motion="reduce",
        has_touch=phone,
        is_mobile=phone,
        bypass_csp=True,
    )
    expect(page.locator("html")).to_have_attribute("lang", language)
    if name.startswith("learn"):
        page.locator("[data-group]").first.evaluate("cards => scrollTo(0, cards.offsetTop - 16)")
    page.screenshot(path=PICTURES / f"{name}.jpg", quality=QUALITY)
    page.context.close()


if __name__ == "__main__":
    sys.exit(main())
