"""Scenes in which everything can be done, and all that can be done in a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.architects.rules.state import State
from tests.games.architects.exhaustive.book import CIRCLES
from tests.games.architects.exhaustive.printed import ids
from tests.games.architects.exhaustive.turn import Turn
from tests.games.architects.scene import character, employ, hold, imprison, own, post, scene, seize

APPRENTICES: Final = ids("apprentices")
CHARACTERS: Final = ids("characters")
BUILDINGS: Final = ids("buildings")
Deed = Callable[[Turn], None]


def ready(strength: int = 1, virtue: int = 7, who: str = "", players: int = 3) -> State:
    """Everybody has something of everything, and with the next worker the first player is so strong everywhere."""
    s = scene(players)
    own(s, 0, clay=7, wood=8, stone=9, gold=4, marble=4, silver=12)
    for place, name in enumerate(CIRCLES):
        post(s, name, strength - 1, place % 3, *[(place + other) % 2 for other in range(2, players)])
    for other in range(1, players):
        own(s, other, clay=other, stone=2, silver=9)
        seize(s, 0, other, other)
        seize(s, other, 0, 1)
    imprison(s, 3, 3, *[1] * (players - 2))
    for player in s.players:
        player.unpaid, player.paid, player.virtue = 2, 1, virtue
    s.coins = [1, 0, 2, 0, 0, 3, 0, 1]
    hold(s, 0, "well", "church", "castle")
    if who in CHARACTERS:
        character(s, 0, who)
    elif who:
        employ(s, 0, who)
    return s


def deeds(strength: int) -> dict[str, tuple[str, Deed]]:
    """All that can be done: at which place, and by which pages of the book."""

    def trades(offset: int) -> Deed:
        return lambda book: book.storehouse(offset)

    def hires(slot: int | None) -> Deed:
        return lambda book: book.workshop(slot)

    def captures(most: int) -> Deed:
        return lambda book: book.town_centre(most)

    def guards(action: str) -> Deed:
        return lambda book: book.guardhouse(action)

    return {
        "quarry": ("quarry", lambda book: book.gather("quarry")),
        "forest": ("forest", lambda book: book.gather("forest")),
        "clay": ("mines", lambda book: book.gather("mines", "clay")),
        **({"gold": ("mines", lambda book: book.gather("mines", "gold"))} if strength > 1 else {}),
        "silversmith": ("silversmith", lambda book: book.gather("silversmith")),
        **{f"trade {offset}": ("storehouse", trades(offset)) for offset in range(3)},
        "plans": ("workshop", hires(None)),
        **{f"hire {slot}": ("workshop", hires(slot)) for slot in range(8)},
        "tax_stand": ("tax_stand", lambda book: book.tax_stand()),
        **{f"capture {most}": ("town_centre", captures(most)) for most in (0, 1, 5)},
        **{
            action: ("guardhouse", guards(action))
            for action in ("send to prison", "release", "ransom silver", "ransom debt", "pay debt")
        },
        "left": ("market_left", lambda book: book.market(0)),
        "middle": ("market_middle", lambda book: book.market(1)),
        "look": ("market_middle", lambda book: book.market(1, "look at plans")),
        "nothing": ("market_middle", lambda book: book.market(1, "decline")),
        "right": ("market_right", lambda book: book.market(2)),
        "well": ("guildhall", lambda book: book.build("construct well")),
        "church": ("guildhall", lambda book: book.build("construct church")),
        "cathedral": ("guildhall", lambda book: book.build("work on cathedral")),
    }


def act(s: State, deed: str, strength: int, pick: int = 0) -> bool:
    """Do it by hand and by the rules, and compare; whether it could be done."""
    where, write = deeds(strength)[deed]
    book = Turn(s, pick)
    if where not in book.placements() or not allowed(book, deed):
        return False
    write(book)
    book.agrees(s)
    return True


def allowed(book: Turn, deed: str) -> bool:
    """Whether what is done at the place can be done."""
    if deed.startswith("hire "):
        return int(deed[-1]) in book.reach(0, book.page["circles"][5][0] + 1)
    if deed in ("send to prison", "release", "ransom silver", "ransom debt", "pay debt"):
        return deed in book.guard_options()
    if deed in ("plans", "look"):  # Caroline draws before she looks
        return len(book.page["plans"]) > (deed == "look" and book.players[0]["character"] == "caroline")
    if deed == "cathedral":
        return book.can_climb(0)
    return deed not in ("well", "church") or f"construct {deed}" in book.buildable(0)
