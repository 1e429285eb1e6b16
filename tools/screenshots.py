"""Take the pictures of the pages, in docs/pictures: desk and phone, by day and by night, in both languages."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tests know how to play
from tests.server.serving import Server
from tests.web.visiting import CHOICE, DESK, PHONES, Guest, browser_path, prompted, wish

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
LARGEST = 340_000  # bytes
TRIES = 60  # games
FEW = 5  # options: enough to see what they look like
QUALITY = 85  # wood, parchment and landscapes: photographs, as it were
NICKNAME = "Ania"
IDLE = ("pass", "rest", "hire nobody", "done", "decline")
RIGHT_SIDE = [f"do {action}" for action in ("commission", "fortify", "garrison", "absolve", "attack", "convert")]


def main() -> int:
    """Start a server, play to good moments, and take the pictures; ends with 1 where one is too large."""
    path = browser_path()
    if path is None:
        print("screenshots: Chromium is not installed")
        return 1
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


def moment(
    server: Server,
    fine: Callable[[dict[str, Any]], bool] | None,
    *seats: str,
    game: str = "citadels",
    **options: object,
) -> tuple[Guest, str]:
    """A guest at a table where a fine moment has come; without one, where the game is over."""
    for _ in range(TRIES):
        guest = Guest(server)
        guest.rename(NICKNAME)
        table = guest.table(*(seats or ("me", "easy", "easy", "easy")), game=game, options=options)
        choose = wish if game == "citadels" else work
        seen = guest.play(table, stop=fine, choose=choose) if fine is not None else guest.play(table)
        if seen["over"] is (fine is None):
            return guest, f"/t/{table}"
    raise AssertionError("no fine moment has come")


def work(dos: Sequence[str]) -> str:
    """Whatever there is to do, rather than to pass; the right side of a board first."""
    scoring = [do for do in dos if do.partition(" with")[0] in RIGHT_SIDE]
    return CHOICE.choice(scoring or [do for do in dos if do not in IDLE] or list(dos))


def fine_actions(seen: dict[str, Any]) -> bool:
    """A turn of Paladins late enough for something to lie everywhere, with much to choose from."""
    view = seen["view"]
    own = view["players"][view["seat"]]
    return (
        seen["question"]["prompt"] == "turn"
        and view["round"] >= 5
        and sum(own["workers"].values()) >= 4
        and bool((own["hired"] and own["converted"]) or own["attacked"])
        and len(seen["question"]["options"]) > FEW
    )


def fine_crafts(seen: dict[str, Any]) -> bool:
    """A worker is placed, and something was crafted."""
    view = seen["view"]
    if seen["question"]["prompt"] != "place":
        return False
    maker = view["added"]["makers"][view["seat"]]
    return bool(maker["tools"]) and len(view["players"][view["seat"]]["hand"]) >= 2


def fine_way(seen: dict[str, Any]) -> bool:
    """The viscount sets out, with something of everybody's on the board and in the castle."""
    view = seen["view"]
    own = view["players"][view["seat"]]
    return (
        seen["question"]["prompt"] == "move"
        and all(player["built"] and any(map(any, player["castle"])) for player in view["players"])
        and len(own["manuscripts"]) >= 2
        and len(own["hand"]) >= 2
    )


def fine_columns(seen: dict[str, Any]) -> bool:
    """The same in the middle of a game with Gates of Gold, with two columns unlocked."""
    view = seen["view"]
    own = view["players"][view["seat"]]
    return (
        seen["question"]["prompt"] == "move"
        and view["round"] >= 6
        and sum(view["added"]["columns"][view["seat"]]) >= 2
        and len(own["hand"]) >= 2
    )


def fine_town(seen: dict[str, Any]) -> bool:
    """A turn of Architects in the middle of a game: workers all over the town, somebody hired, something built."""
    view = seen["view"]
    own = view["players"][view["seat"]]
    return (
        seen["question"]["prompt"] == "place"
        and len(view["guildhall"]) >= view["guildhall_spaces"] // 3
        and len(own["apprentices"]) >= 2
        and bool(own["buildings"])
        and len(own["hand"]) >= 3
    )


def fine_turn(seen: dict[str, Any]) -> bool:
    """A turn in the middle of a game: something in every city, cards in the hand, some of which can be built."""
    players, me = seen["view"]["players"], seen["view"]["seat"]
    dos = [option["do"] for option in seen["question"]["options"]]
    return (
        seen["question"]["prompt"] == "turn"
        and all(3 <= len(player["city"]) <= 5 for player in players)
        and 3 <= len(players[me]["hand"]) <= 5
        and len(dos) <= FEW
        and 1 <= sum(do.startswith("build ") for do in dos) < len(set(players[me]["hand"]))
    )


def fine_draft(seen: dict[str, Any]) -> bool:
    """A choice of characters with something already built and known."""
    players = seen["view"]["players"]
    cards = [option for option in seen["question"]["options"] if option["do"].startswith("pick ")]
    own = players[seen["view"]["seat"]]
    return len(cards) >= 4 and len(own["hand"]) >= 2 and all(len(player["city"]) >= 2 for player in players)


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
