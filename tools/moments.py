"""Moments of games that are worth a picture: a guest at a table where one has come."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tests know how to play
from tests.server.serving import Server
from tests.web.visiting import CHOICE, Guest, wish

TRIES = 60  # games
FEW = 5  # options: enough to see what they look like
NICKNAME = "Ania"
IDLE = ("pass", "rest", "hire nobody", "done", "decline")
RIGHT_SIDE = [f"do {action}" for action in ("commission", "fortify", "garrison", "absolve", "attack", "convert")]


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
