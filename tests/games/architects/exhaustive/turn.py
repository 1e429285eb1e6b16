"""A turn of the first player, by hand."""

from __future__ import annotations

from typing import Final

from tests.games.architects.exhaustive.book import CIRCLES, GOODS, Book
from tests.games.architects.exhaustive.printed import by_id, trade

SPACES: Final = ("market_left", "market_middle", "market_right")
TRADES: Final = ("pay materials 2 -> virtue", "pay wood_stone 3 -> marble")
MIXED: Final = {"materials": (0, 1, 2), "wood_stone": (1, 2)}


class Turn(Book):
    """The book of a game in which the first player is on the move."""

    def placements(self) -> list[str]:
        """Where the first player may go."""
        page, me = self.page, self.players[0]
        found = [*CIRCLES[:5]]
        if page["plans"] or self.reach(0, page["circles"][5][0] + 1):
            found.append("workshop")
        found += ["tax_stand"] if page["tax"] else []
        found += ["guardhouse"] if self.guard_options() else []
        found += ["town_centre"] if self.can_pay(0, self.taxed(0, 0, 1)) else []
        for space, name in enumerate(SPACES):
            if page["market"][space] == -1 and me["virtue"] < 10 and self.can_pay(0, self.market_price(space)):
                found += [name] if space != 1 or page["plans"] or self.offers() else []
        return found + (["guildhall"] if self.buildable(0) else [])

    def place(self, where: str) -> int:
        """A worker comes to a place; the strength there."""
        self.ask(0, "place", [f"place {one}" for one in self.placements()], f"place {where}")
        self.players[0]["workers"] -= 1
        if where not in CIRCLES:
            return 0
        there = self.page["circles"][CIRCLES.index(where)]
        there[0] += 1
        return int(there[0])

    def gather(self, where: str, good: str = "") -> None:
        """Quarry, forest, mines, silversmith."""
        strength = self.place(where)
        if where == "mines":
            options = ["dig clay", "dig gold"] if strength > 1 else ["dig clay"]
            good = self.ask(0, "dig", options, f"dig {good}", auto=True).removeprefix("dig ")
        amounts = {"clay": strength + 1, "gold": strength // 2, "silver": strength + 1}
        good = good or {"quarry": "stone", "forest": "wood", "silversmith": "silver"}[where]
        self.do(0, good, amounts.get(good, strength))
        self.happens(0, where)

    def storehouse(self, offset: int) -> None:
        """A trade for each worker, one after the other of those that are possible."""
        for number in range(self.place("storehouse") + self.less(0, "workers in storehouse")):
            texts = [*TRADES, *[row["effect"] for row in self.rows(0) if row.get("when") == "trade"]]
            possible = [text for text in texts if self.tradable(*trade(text)[0])]
            if not possible:
                self.ask(0, "trade", ["done"])
                return
            chosen = possible[(number + offset) % len(possible)]
            self.ask(0, "trade", ["done", *[f"trade {text}" for text in possible]], f"trade {chosen}")
            (what, count), gain = trade(chosen)
            self.pay_mix(MIXED[what], count) if what in MIXED else self.do(0, what, -count)
            self.do(0, *gain)

    def tradable(self, what: str, count: int) -> bool:
        """Whether so much is there."""
        goods = self.players[0]["goods"]
        return bool(sum(goods[one] for one in MIXED.get(what, (GOODS.index(what),) if what in GOODS else ())) >= count)

    def workshop(self, slot: int | None) -> None:
        """Hire from a slot, or draw plans."""
        strength = self.place("workshop")
        hired = [f"hire {self.page['row'][one]}" for one in self.reach(0, strength)]
        options = [*hired, *["draw plans"] * bool(self.page["plans"])]
        if slot is None:
            self.ask(0, "workshop", options, "draw plans")
            self.do(0, "plans", 1 + strength // 2)
            return
        self.ask(0, "workshop", options, f"hire {self.page['row'][slot]}")
        self.pay(0, self.price_of_hiring(0))
        for column in range(slot % 4 + 1 - strength):
            self.page["coins"][slot // 4 * 4 + column] += 1
            self.players[0]["goods"][5] -= 1
        self.hire(0, slot)

    def tax_stand(self) -> None:
        """All tax for two virtue."""
        self.place("tax_stand")
        self.virtue(0, -max(0, 2 - self.less(0, "cheaper virtue in tax_stand")))
        self.players[0]["goods"][5] += self.page["tax"]
        self.page["tax"] = 0
        self.happens(0, "tax stand")

    def town_centre(self, most: int, always: bool = False) -> None:
        """Up to so many captures, from two places, or one where many play."""
        saved, at = self.less(0, "cheaper silver in town_centre"), set[str]()
        for number in range(self.place("town_centre")):
            price = (int(not saved), 0) if number else self.taxed(0, 0, 1)
            full = len(at) == (2 if self.people < 4 else 1)
            found = [group for group in self.groups() if not full or group.split()[1] in at]
            found = found if self.can_pay(0, price) else []
            chosen = self.one_of(found) if found and number < most else "done"
            self.ask(0, "capture", [*found, "done"], chosen)
            if chosen == "done":
                return
            self.pay(0, price)
            saved -= bool(number and saved and not always)
            at.add(chosen.split()[1])
            self.capture(0, chosen)

    def guard_options(self) -> list[str]:
        """What can be done in the guardhouse."""
        me = self.players[0]
        held = bool(self.held(0))
        found = {
            "send to prison": any(me["captured"]),
            "release": me["prison"],
            "ransom silver": held and self.can_pay(0, self.taxed(0, 3, 2)),
            "ransom debt": held,
            "pay debt": me["unpaid"] and self.can_pay(0, self.taxed(0, 3, 3)),
        }
        return [name for name, possible in found.items() if possible]

    def guardhouse(self, first: str) -> None:
        """An action, and others, one for each worker."""
        for number in range(self.place("guardhouse")):
            options = self.guard_options()
            if number and not options:
                return
            chosen = first if not number else self.one_of(options)
            self.ask(0, "guard", [*options, *["done"] * bool(number)], chosen)
            if chosen == "send to prison":
                self.send(0)
                self.happens(0, "sent")
            elif chosen == "release":
                self.free(0, self.players[0]["prison"])
            elif chosen == "ransom silver":
                self.pay(0, self.taxed(0, 3, 2))
                self.reclaim(0)
            elif chosen == "ransom debt":
                self.reclaim(0)
                self.debt(0)
                self.virtue(0, -1)
            else:
                self.pay(0, self.taxed(0, 3, 3))
                self.players[0]["unpaid"] -= 1
                self.players[0]["paid"] += 1
                self.virtue(0, 1)
                self.happens(0, "debt paid")

    # ---------------------------------------------------------------- the black market

    def market_price(self, space: int) -> tuple[int, int]:
        """Silver for a space."""
        return max(0, space + 1 - self.less(0, "cheaper silver in black_market")), 0

    def market(self, space: int, what: str = "") -> None:
        """Goods, or somebody, or one of five plans."""
        page = self.page
        self.place(SPACES[space])
        page["market"][space] = 0
        page["reset"] = page["reset"] or -1 not in page["market"]
        self.pay(0, self.market_price(space))
        self.virtue(0, -max(0, 1 - self.less(0, "cheaper virtue in black_market")))
        self.happens(0, "black market")
        if space == 0:
            self.earn(by_id("market_cards", page["small"][-1])["small"] if page["small"] else "marble, gold")
        elif space == 2:
            large = by_id("market_cards", page["large"][-1])["large"] if page["large"] else "marble 2, stone, wood"
            self.earn(large)
        else:
            self.hire_free(0, "market", [*["look at plans"] * bool(page["plans"]), "decline"], what)
            if what == "look at plans":
                looked = [page["plans"].pop() for _ in range(min(5, len(page["plans"])))]
                taken = self.ask(0, "look", [f"take {name}" for name in sorted(looked)]).removeprefix("take ")
                looked.remove(taken)
                self.players[0]["hand"].append(taken)
                page["plans"] = [*looked[::-1], *page["plans"]]

    def build(self, what: str) -> None:
        """The turn of a builder."""
        self.place("guildhall")
        self.guildhall(0, what)

    # ---------------------------------------------------------------- without workers, and the end of a turn

    def take_back(self, pick: int) -> bool:
        """One of the places where own workers are, but the guildhall: the circles first; whether there is one."""
        players, market = self.players, self.page["market"]
        found = [f"take back {name}" for name, there in zip(CIRCLES, self.page["circles"], strict=True) if there[0]]
        if not found:
            found += [f"take back {name}" for name, owner in zip(SPACES, market, strict=True) if owner == 0]
            found += ["take back prison"] if players[0]["prison"] else []
            found += [f"take back board {seat}" for seat, other in enumerate(players) if other["captured"][0]]
        if pick >= len(found):
            return False
        place = self.ask(0, "take_back", found, found[pick]).removeprefix("take back ")
        players[0]["workers"] += 1
        if place in CIRCLES:
            self.page["circles"][CIRCLES.index(place)][0] -= 1
        elif place in SPACES:
            market[SPACES.index(place)] = -1
        elif place == "prison":
            players[0]["prison"] -= 1
        else:
            players[int(place[-1])]["captured"][0] -= 1
        return True

    def over(self) -> str:
        """Cards beyond six are discarded, and the next has a turn, if there is one; what comes then."""
        me = self.page["me"]
        while len(self.players[me]["hand"]) > 6:
            self.discard(me, "limit")
        if self.page["left"] == 0:
            return "ending"
        self.page["left"] -= self.page["left"] > 0
        if self.people == 1:
            return "opponent"
        self.page["me"] = (me + 1) % self.people
        return "place"
