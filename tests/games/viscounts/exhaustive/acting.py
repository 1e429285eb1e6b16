"""Scenes in which everything can be done, and the deeds of a turn, written into the book."""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.state import ACT, State
from tests.games.viscounts.exhaustive.book import GOOD, WORKER_COSTS, Book
from tests.games.viscounts.exhaustive.printed import by_id, ids, printed
from tests.games.viscounts.scene import deck, lay, legible, scene, stand, visible

HAND: Final = "abbot squire financier tinker_1 tinker_2"
DRAW: Final = "labourer trader"
DISCARD: Final = "thief"
ROW: Final = ("journeyman", "lender")
OTHERS: Final = ("abbot labourer squire", "trader", "lender", ("thief", "financier"))  # hand, draw, discard, row
FOLK: Final = ("miner", "princess", "friar", "jeweller", "woodcutter_1", "deacon_2")  # a virtue each
WRITINGS: Final = ("black_4_virtue2", "yellow_4_virtue2", "blue_4_virtue2", "black_4_ink2", "yellow_4_gold2")
RICH: Final = [20, 20, 20, 20]
SEGMENTS: Final = ids("segments")


def ready(*row: str, players: int = 2, without: str = "") -> State:
    """Players with something of everything; cards lie on the first one's board, and nowhere the one that is named."""
    s = scene(players)
    for segment, name in zip(SEGMENTS, [name for name in FOLK if name not in (*row, without)], strict=False):
        visible(s, segment, name)
    for segment, name in zip(SEGMENTS, WRITINGS, strict=True):
        legible(s, segment, name)
    filled = [*row, *[name for name in ROW if name not in (*row, without)]][:3]
    lay(s, 0, *filled)
    used = {*filled, without}
    hand, draw, discard = (
        " ".join(name for name in names.split() if name not in used) for names in (HAND, DRAW, DISCARD)
    )
    deck(s, 0, hand, draw, discard)
    for other in range(1, players):
        lay(s, other, *OTHERS[3])
        deck(s, other, *OTHERS[:3])
    for player in s.players:
        player.goods = list(RICH)
        player.unpaid, player.paid, player.acquired, player.approved = 3, 1, 3, 1
        player.tiers[0][0] = 1
        player.workers -= 1
    s.debts = s.deeds = 9
    return s


# -------------------------------------------------------------------- primary actions

TOWN: Final = {"trade": 7, "build": 1, "place_workers": 9, "transcribe": 3}  # red numbers; the last two inside
SITE: Final = "segment_1_2_few_1"  # brings gold
MANUSCRIPT: Final = "grey_3_virtue"


def poised(action: str, *row: str, without: str = "") -> State:
    """A scene in which an action can be done."""
    s = ready(*row, without=without)
    legible(s, "segment_3_4", MANUSCRIPT)
    stand(s, 0, TOWN[action], inside=action in ("place_workers", "transcribe"))
    s.phase = ACT
    return s


def place_of(book: Book) -> int:
    """Where in the ring the first player's viscount stands."""
    segment = book.players[0]["town"].split()[0]
    return next(place for place, one in enumerate(book.page["ring"]) if one["segment"] == segment)


def act(book: Book, action: str, dismissing: bool = False, building: str = "workshop_3", workers: int = 1) -> None:
    """Do an action: one trade, a building, workers, the manuscript that lies there."""
    book.ask(0, "action", f"{'dismiss for' if dismissing else 'do'} {action}")
    extra = book.dismiss(0, place_of(book)) if dismissing else {}
    book.page["phase"] = "recruit"
    if action == "trade":
        trade(book, 1, extra)
    elif action == "build":
        book.ask(0, "building", f"building {building}")
        book.pay(0, "build", by_id("buildings", building)["cost"], extra)
        book.ask(0, "site", f"site {SITE}")
        book.build(0, building, SITE)
    elif action == "place_workers":
        most = book.most(0, action, extra)
        assert most >= WORKER_COSTS[2], "there is something to choose"
        book.ask(0, "workers", f"workers {workers}")
        book.pay(0, action, WORKER_COSTS[workers], extra)
        book.send(0, workers, book.page["ring"][place_of(book)]["section"], free=False)
    else:
        place = place_of(book)
        pile = book.manuscripts[place]
        segment = by_id("segments", book.page["ring"][place]["segment"])
        cost = by_id("manuscripts", pile[-1])["cost"] if pile else segment["manuscript_cost"]
        book.pay(0, action, cost, extra)
        book.transcribe(0, place)
    book.wakes(f"after {action}", 0)


def trade(book: Book, times: int, extra: dict[str, int] | None = None) -> None:
    """So many exchanges of the town; where it brings silver, icons alone count, all of them."""
    segment, side = book.players[0]["town"].split()
    row = by_id("segments", segment)
    per, effect = row[f"{side}_per"], row[f"{side}_trade"]
    icons = book.icons(0, "trade", extra)
    if effect == "silver":
        book.players[0]["goods"]["silver"] += icons // per
        return
    book.ask(0, "times", f"times {times}")
    book.players[0]["goods"]["silver"] -= max(0, times * per - icons)
    for _ in range(times):
        book.earn(effect)


def fits(name: str, action: str) -> bool:
    """Whether a card may be dismissed for an action."""
    icon = {"trade": "trade", "build": "build", "place_workers": "noble", "transcribe": "cleric"}[action]
    return bool({icon, "criminal"} & set(by_id("townsfolk", name)["icons"]))


TOWNSFOLK: Final = ids("townsfolk")
COMMON: Final = [row["id"] for row in printed("townsfolk") if row["kind"] == "common"]
ACTIONS: Final = tuple(GOOD)
assert [card.id for card in t.TOWNSFOLK if not card.box] == list(TOWNSFOLK)
