"""Every page in every size, light and language, in a folder: for whoever looks at all of them."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tests know how to play
from burgrave.draw.guide import guides
from burgrave.kernel.game import games
from burgrave.kernel.text import LANGUAGES
from tests.server.serving import Server
from tests.web.visiting import Guest
from tools import moments as m

SIZES = {"1280": (1280, 800), "1440": (1440, 900), "1920": (1920, 1080), "390": (390, 844)}
PHONE = 500  # a window that is less wide is a phone's
ANALYSED = 180_000  # ms, at most
LIGHTS = ("light", "dark")
Shown = tuple[Guest, str]  # who looks, and at what


def take_all(path: str, folder: Path, only: Sequence[str] = ()) -> int:
    """Take the pictures; ends with 1 where there is no page of a wanted name."""
    unknown = [name for name in only if name not in PAGES]
    if unknown:
        print(f"screenshots: no page is called {', '.join(unknown)}; there are {', '.join(PAGES)}")
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data) / "data", None, {"BURGRAVE_LIMITS": "1000"}) as server,
        sync_playwright() as playwright,
    ):
        arguments = ["--no-sandbox"] if os.getuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        for name in only or PAGES:
            shown = PAGES[name](server)
            for size in SIZES:
                for light in LIGHTS:
                    for language in LANGUAGES:
                        take(browser, shown, folder / f"{name}-{size}-{light}-{language}.png")
            print(name, flush=True)
        browser.close()
    return 0


def take(browser: Browser, shown: Shown, picture: Path) -> None:
    """One picture; the end of its name says how the page is looked at."""
    guest, where = shown
    _, size, light, language = picture.stem.rsplit("-", 3)
    guest.rename(m.NICKNAME, language)
    wide, high = SIZES[size]
    page = guest.visit(
        browser,
        where,
        language=language,
        viewport={"width": wide, "height": high},
        color_scheme=light,
        reduced_motion="reduce",
        has_touch=wide < PHONE,
        is_mobile=wide < PHONE,
    )
    expect(page.locator(".progress")).to_have_count(0, timeout=ANALYSED)
    page.screenshot(path=picture)
    page.context.close()


# -------------------------------------------------------------------- pages


def page(where: str) -> Callable[[Server], Shown]:
    """A page that is the same for everybody."""
    return lambda server: (Guest(server), where)


def table(
    fine: Callable[[dict[str, object]], bool] | None,
    *seats: str,
    under: str = "",
    game: str = "citadels",
    **options: object,
) -> Callable[[Server], Shown]:
    """A table at a fine moment, or a page under it."""

    def found(server: Server) -> Shown:
        guest, where = m.moment(server, fine, *seats, game=game, **options)
        return guest, f"{where}{under}"

    return found


def lesson(game: str, guide: str) -> Callable[[Server], Shown]:
    """The first note of a guided game."""

    def begun(server: Server) -> Shown:
        guest = Guest(server)
        return guest, guest.lesson(game, guide)

    return begun


def past(server: Server) -> Shown:
    """A table as it was."""
    guest, where = m.moment(server, m.fine_way, "me", "easy", "easy", game="viscounts")
    return guest, f"{where}?at=20"


def host(server: Server, where: str = "/") -> Shown:
    """Somebody with finished games, some that go on, and one that waits."""
    guest = Guest(server)
    guest.rename(m.NICKNAME)
    for _ in range(3):
        guest.play(guest.table("me", "easy", "easy"))
    for game in games():
        guest.table("me", "easy", "easy", game=game)
    guest.table("me", "open", "easy")
    return guest, where


def waiting(server: Server) -> Shown:
    """A table where somebody is missing."""
    guest = Guest(server)
    guest.rename(m.NICKNAME)
    return guest, f"/t/{guest.table('me', 'open', 'easy', 'open')}"


PAGES: dict[str, Callable[[Server], Shown]] = {
    "home": host,
    "home-newcomer": page("/"),
    "me": lambda server: host(server, "/me"),
    "me-newcomer": page("/me"),
    "waiting": waiting,
    **{f"new-{game}": page(f"/new?game={game}") for game in games()},
    "new-alone": page("/new?game=architects&players=1"),
    "new-eight": page("/new?game=citadels&players=8"),
    **{f"learn-{game}": page(f"/learn/{game}") for game in games()},
    **{
        f"lesson-{guide or game}": lesson(game, guide)
        for game, found in games().items()
        for guide in guides(found.texts.package)
    },
    "about": page("/about"),
    "api": page("/api"),
    "missing": page("/nowhere"),
    **{
        f"{sheet}-{game}": page(f"/{sheet}/{game}")
        for game, found in games().items()
        for sheet, there in (("score", found.printed.enter().score_sheet), ("opponent", found.printed.enter().opponent))
        if there is not None
    },
    "citadels": table(m.fine_turn),
    "citadels-draft": table(m.fine_draft),
    "citadels-eight": table(lambda seen: len(seen["view"]["players"][0]["city"]) > 2, "me", *["easy"] * 7),  # type: ignore[index]  # as it comes over the wire
    "paladins": table(m.fine_actions, "me", "easy", "easy", game="paladins"),
    "paladins-solo": table(m.fine_actions, "me", game="paladins"),
    "viscounts": table(m.fine_way, "me", "easy", "easy", game="viscounts"),
    "viscounts-solo": table(m.fine_way, "me", game="viscounts"),
    "viscounts-gates": table(m.fine_columns, game="viscounts", gates_of_gold=True),
    "architects": table(m.fine_town, game="architects"),
    "architects-solo": table(m.fine_town, "me", game="architects"),
    "architects-artisans": table(m.fine_crafts, "me", *["medium"] * 5, game="architects", age_of_artisans=True),
    "past": past,
    **{f"end-{game}": table(None, game=game) for game in games()},
    "points": table(None, under="/points"),
    "analysis": table(None, under="/analysis"),
    "log": table(None, under="/log"),
}
