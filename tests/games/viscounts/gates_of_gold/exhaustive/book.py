"""The book of the base game, with what Gates of Gold adds: outsiders, orders, builders, leaders, columns."""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.state import State
from tests.games.viscounts.exhaustive.book import Book
from tests.games.viscounts.exhaustive.printed import Row, lasting
from tests.games.viscounts.gates_of_gold.exhaustive.printed import by_id
from tests.games.viscounts.gates_of_gold.scene import gates

KINDS: Final = ("trading_post", "guildhall", "workshop")
ORDER: Final = "kings_order"
RESOURCES: Final = ("ink", "gold", "stone")


def outsiders_left(s: State) -> list[str]:
    """The pile of outsiders, the top last."""
    return [t.TOWNSFOLK_IDS[card] for card in gates(s).pile]


def take_builders(added: dict[str, Any], seat: int, built: list[str]) -> None:
    """Whoever has a building of each kind, or three alike, takes the builder for that, if nobody has it."""
    kinds = [by_id("buildings", name)["kind"] for name in built]
    deserved = {"diversified": set(kinds) == set(KINDS), "specialized": max(map(kinds.count, kinds)) == len(KINDS)}
    for name in list(added["builders"]):
        if deserved[by_id("bonuses", name)["kind"]]:
            added["builders"].remove(name)
            added["bonuses"][seat].append(name)


class GatesBook(Book):
    """The view of a table with the expansion, in which players do by hand what texts say.

    ``outsider`` is the one that they take or turn away, if it lies open; else the first one.
    """

    def __init__(self, s: State, choose: str = "", outsider: str = "", ribbon: str = "") -> None:
        super().__init__(s, choose)
        self.added: dict[str, Any] = self.page["added"]
        self.outsider = outsider
        self.ribbon = ribbon
        self.draws = [[t.CARD_IDS[card] for card in player.draw] for player in s.players]
        self.pile = outsiders_left(s)

    def compare(self, s: State) -> None:
        """Which columns are open is worked out, too."""
        self.added["columns"] = [self.columns(seat) for seat in range(len(self.added["boards"]))]
        super().compare(s)

    # ---------------------------------------------------------------- columns

    def columns(self, seat: int) -> list[bool]:
        """A column is open as soon as a manuscript lies in it."""
        held = [by_id("manuscripts", name)["ribbon"] for name in self.players[seat]["manuscripts"]]
        return [ribbon in held for ribbon in by_id("boards", self.added["boards"][seat])["columns"]]

    def spend(self, seat: int, amount: int, good: str = "silver") -> None:
        """Silver; with the second column open, coin by coin this good as long as there is any."""
        goods = self.players[seat]["goods"]
        while amount and self.columns(seat)[1] and (options := [one for one in RESOURCES if goods[one]]):
            if goods["silver"] >= amount:
                options.insert(0, "silver")
            chosen = good if good in options else options[0]
            if len(options) > 1:
                self.ask(seat, "coin", f"pay with {chosen}")
            if chosen == "silver":
                break
            goods[chosen] -= 1
            amount -= 1
        goods["silver"] -= amount

    def give_up(self, seat: int, amount: int) -> None:
        """Any resources."""
        goods = self.players[seat]["goods"]
        for _ in range(amount):
            options = [one for one in RESOURCES if goods[one]]
            if len(options) > 1:
                self.ask(seat, "resources", f"pay with {options[-1]}")
            goods[options[-1]] -= 1

    # ---------------------------------------------------------------- bonuses

    def bonuses(self, seat: int) -> list[Row]:
        """Those of a player that do something now."""
        names = list(self.added["bonuses"][seat])
        if self.page["leader"] == seat:
            names.append(self.added["leader"])
        kinds = {card["kind"] for card in self.cards(seat)}
        rows = [by_id("bonuses", name) for name in names]
        return [row for row in rows if row.get("if", "") in ("", *kinds)]

    def there(self, seat: int, icon: str, extra: dict[str, int]) -> int:
        """Bonuses may have icons, too."""
        count = super().there(seat, icon, extra)
        return count + sum(lasting(row.get("while", "")).get(f"icon {icon}", 0) for row in self.bonuses(seat))

    def lasting(self, seat: int, name: str) -> int:
        """What cards, buildings and bonuses change."""
        rows = [*self.cards(seat), *self.bonuses(seat)]
        rows += [by_id("buildings", building) for building in self.players[seat]["built"]]
        return sum(lasting(row.get("while", "")).get(name, 0) for row in rows)

    def wakes(self, moment: str, seat: int) -> None:
        """A bonus may wait, too, if no card does; in scoring nobody does (base p. 23)."""
        if self.page["phase"] == "over":
            return
        super().wakes(moment, seat)
        for row in self.bonuses(seat):
            if row.get("when") == moment:
                self.earn(row["effect"], seat)

    # ---------------------------------------------------------------- effects

    def earn(self, text: str, seat: int = 0) -> None:
        """A choice may stand at the end of a text."""
        before, parted, choice = text.partition(", (")
        super().earn(before, seat)
        if parted:
            super().earn(choice.rstrip(")"), seat)

    def once(self, seat: int, what: str) -> None:
        """What is done so often, one after the other."""
        player = self.players[seat]
        if what == "order":
            self.gain_order(seat)
        elif what == "draw":
            self.draw(seat)
        elif what == "welcome":
            player["discard"].append(self.leaves_row(seat, "welcome"))
            self.wakes("after welcome", seat)
        elif what == "refuse":
            self.refuse(seat)
        elif what == "recruit":
            segment = player["town"].split()[0]
            place = next(place for place, one in enumerate(self.page["ring"]) if one["segment"] == segment)
            name = self.piles[place][-1]
            self.ask(seat, "hire", f"hire {name}")
            player["goods"]["silver"] -= by_id("townsfolk", name)["cost"]
            self.hire(seat, place)
        elif what == "forgive":
            player["unpaid"] = max(0, player["unpaid"] - 1)
        elif what == "approve":
            self.page["deeds"] -= 1
            player["approved"] += 1
        elif what != "nothing":
            super().once(seat, what)

    def flip(self, seat: int, what: str) -> None:
        """There are those who wait for any flip."""
        flips = self.players[seat]["unpaid" if what == "flip debt" else "acquired"] > 0
        super().flip(seat, what)
        if flips:
            if what == "flip deed":
                self.wakes("after flip deed", seat)
            self.wakes("after flip", seat)

    # ---------------------------------------------------------------- outsiders and orders

    def leaves_row(self, seat: int, how: str) -> str:
        """An outsider is taken or turned away, and the next one comes to its place."""
        row: list[str] = self.added["outsiders"]
        name = self.outsider if self.outsider in row else row[0]
        if len(row) > 1:
            self.ask(seat, how, f"{how} {name}")
        place = row.index(name)
        row.remove(name)
        if self.pile:
            row.insert(place, self.pile.pop())
            self.added["outsiders_left"] -= 1
        return name

    def refuse(self, seat: int) -> None:
        """It leaves the game with what stands at its top right."""
        name = self.leaves_row(seat, "refuse")
        self.page["box"].append(name)
        self.earn(by_id("townsfolk", name)["hire"], seat)
        self.wakes("after refuse", seat)

    def gain_order(self, seat: int) -> None:
        """It comes to the discard pile, with what stands at its top right."""
        self.added["orders"] -= 1
        self.players[seat]["discard"].append(ORDER)
        self.earn(by_id("townsfolk", ORDER)["hire"], seat)
        self.wakes("after order", seat)

    def part(self, seat: int, what: str, card: str = "") -> None:
        """An order that is destroyed goes back to its pile, and an outsider with it."""
        super().part(seat, what, card)
        if self.page["box"][-1:] == [ORDER]:
            self.page["box"].pop()
            self.added["orders"] += 1
            self.refuse(seat)

    # ---------------------------------------------------------------- cards, buildings, manuscripts

    def draw(self, seat: int) -> None:
        """The top of the draw pile comes to hand."""
        player, name = self.players[seat], self.draws[seat].pop()
        self.hands[seat].append(name)
        player["held"] += 1
        player["draw"] -= 1
        if player["hand"] is not None:
            player["hidden"].remove(name)
            player["hand"].append(name)

    def shuffle(self, seat: int) -> None:
        """Somebody may wait for it; and nobody knows the pile any more."""
        shuffles = bool(self.players[seat]["discard"])
        super().shuffle(seat)
        if shuffles:
            self.draws[seat] = []
            self.wakes("after shuffle", seat)

    def build(self, seat: int, building: str, site: str) -> None:
        """Who has each kind, or three alike, takes the builder for that before anything else."""
        take_builders(self.added, seat, [*self.players[seat]["built"], building])
        super().build(seat, building, site)

    def transcribe(self, seat: int, place: int) -> None:
        """Of a wild one the ribbon is said at once."""
        pile = self.manuscripts[place]
        if pile and by_id("manuscripts", pile[-1])["ribbon"] == "any":
            self.ask(seat, "ribbon", f"ribbon {self.ribbon}")
            pile[-1] = f"any_as_{self.ribbon}"
        super().transcribe(seat, place)
