"""The same for the solo opponent (p. 26-29): what a text means to it."""

from __future__ import annotations

from typing import Any

from burgrave.kernel.table import Table
from tests.games.paladins.exhaustive.book import ATTRIBUTES, HIGHEST, WORKERS, same, seen
from tests.games.paladins.exhaustive.printed import branches, by_id, split, verb

RIGHT = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
TRACK = 5  # spaces of the resource track


class Ghost:
    """The view of a solo table, in which the opponent's turn is played by hand; ``suspicion`` as in a ``Book``."""

    def __init__(self, table: Table, suspicion: tuple[int, ...] = ()) -> None:
        self.page = self.look(table)
        self.human: dict[str, Any] = self.page["players"][0]
        self.me: dict[str, Any] = self.page["players"][1]
        self.track: dict[str, Any] = self.page["opponent"]
        self.suspicion = list(suspicion)

    @staticmethod
    def look(table: Table) -> dict[str, Any]:
        """What everybody sees, but for the opponent's points, which have tests of their own."""
        page = seen(table)
        del page["opponent"]["points"]
        return page

    def agrees(self, table: Table) -> None:
        """Compare with what is seen now."""
        same(self.page, self.look(table))

    # ---------------------------------------------------------------- a turn

    def human_hunts(self) -> None:
        """What the player does before: one Labourer hunts."""
        self.human["workers"]["labourer"] -= 1
        self.human["provisions"] += 1
        self.human["board"]["hunt"][0] = "labourer"

    def turns_over(self, scheme: str) -> None:
        """A scheme from the deck to the discards."""
        self.track["scheme"] = scheme
        self.track["schemes"] -= 1
        self.track["gone"].append(scheme)

    def places(self, action: str) -> None:
        """One worker on the left; on the right one for every space without a workshop."""
        spaces = self.me["board"][action]
        taken = [0] if action not in RIGHT else [place for place, one in enumerate(spaces) if one != "workshop"]
        for place in taken:
            assert spaces[place] is None, "a blocked action can't be done"
            spaces[place] = "labourer"
        self.uses(len(taken))

    def uses(self, count: int) -> None:
        """Workers go; a test gives it Labourers only."""
        self.me["workers"]["labourer"] -= count
        assert self.me["workers"]["labourer"] >= 0, "not enough workers"

    def passes(self) -> None:
        """All workers go home."""
        self.me["passed"] = True
        for action in self.me["board"]:
            self.clears(action)

    def clears(self, action: str) -> None:
        """Workers go home; workshops stay."""
        spaces = self.me["board"][action]
        spaces[:] = [one if one == "workshop" else None for one in spaces]

    def marked(self, places: list[Any]) -> int:
        """The place that the marker points at, or the next one to the right that is not empty, and around."""
        start = int(self.track["marker"]) - 1
        order: list[int] = [*range(start, len(places)), *range(start)]
        return next(place for place in order if places[place] is not None)

    # ---------------------------------------------------------------- rewards

    def earn(self, text: str) -> None:
        """What a text means to it."""
        for one in split(text):
            if one.startswith("("):
                self.choose(branches(one))
                continue
            what, number = verb(one)
            if what in WORKERS:
                self.me["workers"][what] = self.me["workers"].get(what, 0) + number
                for _ in range(number if what == "criminal" else 0):
                    self.be_suspected()
            elif what in ATTRIBUTES:
                self.rise(what, number)
            elif what in ("silver", "provision"):
                self.move(number)
            elif what == "tax":
                self.page["tax"] -= number
                self.move(number)
            elif what == "pray":
                self.pray()
            elif what == "recruit":
                self.send_away()
            else:
                self.settle(what, number)
        assert self.page["tax"] > 0, "a ghost knows no Inquisition"

    def choose(self, texts: list[str]) -> None:
        """The left one that it can do; of attributes the lowest."""
        if set(texts) <= set(ATTRIBUTES):
            self.rise_lowest()
            return
        possible = [text for text in texts if text != "develop" and (text != "flip debt" or self.me["unpaid"])]
        self.earn(possible[0])

    def settle(self, what: str, number: int) -> None:
        """Suspicion and debts; where it has none to discard, a coin of the tax supply goes instead."""
        if what == "take debt":
            self.page["debts"] -= 1
            self.me["unpaid"] += 1
        elif what == "flip debt":
            self.me["paid"] += 1 if self.me["unpaid"] else 0
            self.me["unpaid"] -= 1 if self.me["unpaid"] else 0
        elif what == "destroy debt":
            if self.me["unpaid"]:
                self.me["unpaid"] -= 1
                self.page["debts"] += 1
            else:
                self.page["tax"] -= 1
        else:
            assert what == "discard suspicion", what
            for _ in range(number):
                if self.me["suspicion"]:
                    self.page["suspicion_gone"].append(self.me["suspicion"].pop())
                else:
                    self.page["tax"] -= 1

    def be_suspected(self) -> None:
        """A card; its tax goes to the main supply and moves the marker."""
        tax = self.suspicion.pop(0)
        self.me["suspicion"].append(tax)
        self.page["suspicion_left"] -= 1
        self.page["tax"] -= tax
        self.move(tax)

    def move(self, spaces: int) -> None:
        """The marker moves; on its way around the lowest attribute rises."""
        around, place = divmod(self.track["marker"] - 1 + spaces, TRACK)
        self.track["marker"] = place + 1
        for _ in range(around):
            self.rise_lowest()

    def rise_lowest(self) -> None:
        """Of several the marker on top, which came last."""
        lowest = min(self.me[name] for name in ATTRIBUTES)
        self.rise([name for name in self.track["pile"] if self.me[name] == lowest][-1], 1)

    def rise(self, name: str, number: int) -> None:
        """A marker comes to lie on top."""
        self.me[name] = min(HIGHEST, self.me[name] + number)
        self.track["pile"].remove(name)
        self.track["pile"].append(name)

    def pray(self) -> None:
        """The right side is cleared, or a worker comes; all schemes are shuffled."""
        if any(one not in (None, "workshop") for action in RIGHT for one in self.me["board"][action]):
            for action in RIGHT:
                self.clears(action)
        else:
            self.me["workers"]["labourer"] = self.me["workers"].get("labourer", 0) + 1
        self.track["schemes"] += len(self.track["gone"])
        self.track["gone"] = []

    def send_away(self) -> None:
        """The townsfolk that the marker shows go, for their reward."""
        place = self.marked(self.page["townsfolk"])
        card = self.page["townsfolk"][place]
        self.page["townsfolk"][place] = None
        self.page["townsfolk_gone"].append(card)
        self.earn(by_id("townsfolk", card)["drop"])
