"""An action of the right side, done in the game and in the book, with a target that is always there."""

from __future__ import annotations

from typing import Any, Final

from burgrave.kernel.table import Table
from tests.games.paladins.exhaustive.book import Book, respond, rich
from tests.games.paladins.exhaustive.printed import by_id, ladder
from tests.games.paladins.scene import Seat, scene

PASSED: Final = Seat(passed=True)
PLENTY: Final = 40  # coins of tax: no Inquisition comes
GROUPS: Final = {  # workers who can do an action, from the left
    "develop": ("labourer", "labourer"),
    "commission": ("scout", "labourer", "cleric"),
    "fortify": ("merchant", "labourer", "scout"),
    "garrison": ("merchant", "labourer", "fighter"),
    "absolve": ("cleric", "labourer", "merchant"),
    "attack": ("scout", "labourer", "fighter"),
    "convert": ("fighter", "labourer", "cleric"),
}
OUTSIDER: Final = "viking_lookout"
WALL: Final = "wall_05"
SPACE: Final = "r1s02"
JAR: Final = "jar_faith"


def ready(**changes: Any) -> Table:
    """A table at which ``act`` can do everything."""
    return scene(rich(**changes), PASSED, tax=PLENTY, camp={1: OUTSIDER}, walls=[WALL])


def act(action: str, table: Table, book: Book) -> None:
    """Do an action."""
    book.answers |= {"space": f"space {SPACE}", "jar": f"jar {JAR}"}
    book.answers |= {"attack": f"outsider {OUTSIDER}", "convert": f"outsider {OUTSIDER}"}
    if action == "develop":
        book.place("develop", *GROUPS["develop"])
        book.pay("silver", ladder("develop")["silver"][0], "develop")
        book.develop()
    else:
        book.do(action, *GROUPS[action], rewards=aim(action, book))
    respond(table, f"do {action}", book.answers)


def aim(action: str, book: Book) -> tuple[str, ...]:
    """Take the target in the book; its rewards."""
    if action in ("commission", "garrison"):
        book.page["spaces"][SPACE] = "monk 0" if action == "commission" else "outpost 0"
        return ("influence" if action == "commission" else "faith", by_id("spaces", SPACE)["reward"])
    if action == "fortify":
        book.build(WALL)
        return (by_id("walls", WALL)["effect"],)
    if action == "absolve":
        book.me["jars"].append(JAR)
        return ("faith, discard suspicion", by_id("jars", JAR)["reward"])
    book.capture(action, OUTSIDER)
    return (by_id("outsiders", OUTSIDER)[action],)
