"""The same for the solo opponent (p. 26-31): what a text means to it, and its turn."""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.state import State
from tests.games.viscounts.exhaustive.book import GOOD, GOODS, ICON, LAST, SECTIONS, WORKER_COSTS, Book, same, seen
from tests.games.viscounts.exhaustive.printed import branches, by_id, ids, lasting, printed, section_of, steps

ME: Final = 1
KINDS: Final = ("guildhall", "trading_post", "workshop")  # on its board, from the left
FLIP: Final = ("flip", "flip debt | flip deed")


class Ghost(Book):
    """The view of a solo table, in which the opponent's turn is played by hand, with what it brings to the player."""

    def __init__(self, s: State) -> None:
        super().__init__(s)
        self.me: dict[str, Any] = self.players[ME]
        self.board = by_id("opponents", self.me["opponent"])
        self.future = [t.CARD_IDS[card] for card in s.future]
        self.draw = [t.CARD_IDS[card] for card in s.players[ME].draw]

    def compare(self, s: State) -> None:
        """Compare, but for its points, which have tests of their own."""
        now = seen(s)
        same(self.page | {"points": now["points"]}, now)

    # ---------------------------------------------------------------- what counts

    def cards(self, seat: int) -> list[dict[str, Any]]:
        """Schemes lie on its board as townsfolk do on others."""
        return [by_id("schemes", one) for one in self.me["row"] if one] if seat == ME else super().cards(seat)

    def there(self, seat: int, icon: str, extra: dict[str, int]) -> int:
        """Cards, empty slots, guildhalls and favours."""
        count = sum(card["icons"].count(icon) for card in self.cards(ME))
        for slot, icons in enumerate(([], self.board["middle"], self.board["right"])):
            count += icons.count(icon) if self.me["row"][slot] is None else 0
        for number, under in enumerate(self.board["guildhalls"]):
            count += under == icon and f"guildhall_{number + 1}" in self.me["built"]
        return int(
            count
            + sum(lasting(by_id("church_favours", one)["while"]).get(f"icon {icon}", 0) for one in self.me["favours"])
        )

    def able(self, action: str) -> int:
        """Icons and goods together; of one board all resources count."""
        goods = self.me["goods"]
        held = sum(goods[good] for good in GOODS[1:]) if self.board["resources"] == ["any"] else goods[GOOD[action]]
        return self.there(ME, ICON[action], {}) + self.there(ME, "criminal", {}) + int(held)

    def spend(self, action: str, need: int) -> None:
        """Icons first; of one board the other resources as well: ink, gold, stone."""
        missing = need - self.there(ME, ICON[action], {}) - self.there(ME, "criminal", {})
        goods = self.me["goods"]
        kinds = [GOOD[action], *(["ink", "gold", "stone"] if self.board["resources"] == ["any"] else [])]
        while missing > 0:
            goods[next(kind for kind in kinds if goods[kind])] -= 1
            missing -= 1

    # ---------------------------------------------------------------- effects

    def earn(self, text: str, seat: int = ME) -> None:
        """What a text means to it; the player has the printed effects."""
        if seat != ME:
            super().earn(text, seat)
        elif text in FLIP:
            self.flip_any()
        else:
            for what, number in steps(branches(text)[0]):
                self.translate(what, number)

    def translate(self, what: str, number: int) -> None:
        """One step, as the reference card says."""
        if what in GOODS[1:]:
            self.me["goods"][what] += number
        elif what in ("virtue", "corruption"):
            for _ in range(number):
                self.mark(ME, what)
        elif what == "deed":
            self.me["acquired"] += number
            self.page["deeds"] -= number
        elif what == "silver":
            self.resources(number // 2)
        elif what in ("resource", "rearrange"):
            self.resources(number)
        elif what == "workers":
            self.send(ME, number, self.section(), free=False)
        else:
            for _ in range(number):
                self.turn_into(what)

    def turn_into(self, what: str) -> None:
        """What is done so often, one after the other."""
        if what == "debt":
            self.me["unpaid"] += 1
            self.page["debts"] -= 1
        elif what in ("flip", "destroy"):
            self.flip_any()
        elif what in ("flip debt", "flip deed"):
            self.flip_one(what)
        elif what in ("discard", "castle move"):
            self.mark(ME, "virtue")
        elif what == "shuffle":
            if self.me["discard"]:
                self.shuffle(ME)
        elif what in ("hire", "scheme"):
            self.new_scheme()
        elif what == "dismiss":
            self.send_away()
        elif what.startswith("build "):
            self.free_building(what.removeprefix("build "))
        else:
            assert what == "manuscript 3-4", what
            here = self.place()
            places = [(here + further) % SECTIONS for further in range(SECTIONS)]
            fit = [one for one in places if self.manuscripts[one] and self.cost(one) in (3, 4)]
            if fit:
                self.transcribe(ME, fit[0])

    def resources(self, number: int) -> None:
        """The first of its board of which it has too few."""
        for _ in range(number):
            kinds, until = self.board["resources"], self.board["until"]
            wanted = [
                kind
                for kind, most in zip(kinds, [*until, 999], strict=True)
                if kind == "any" or self.me["goods"][kind] < most
            ]
            self.me["goods"]["ink" if wanted[0] == "any" else wanted[0]] += 1

    def once(self, seat: int, what: str) -> None:
        """Who comes to the third tier brings a resource here, too."""
        if seat != ME:
            super().once(seat, what)
        else:
            self.turn_into(what) if what != "resource" else self.resources(1)

    def flip_any(self) -> None:
        """The kind of which it has flipped fewer, of equal ones a debt; where there is none, a virtue."""
        kinds = [kind for kind, has in (("flip debt", self.me["unpaid"]), ("flip deed", self.me["acquired"])) if has]
        if len(kinds) > 1:
            kinds = ["flip deed"] if self.me["approved"] < self.me["paid"] else ["flip debt"]
        self.flip_one(kinds[0] if kinds else "flip debt")

    def flip_one(self, what: str) -> None:
        """A debt brings a resource; what can't be flipped is a virtue."""
        before, after = ("unpaid", "paid") if what == "flip debt" else ("acquired", "approved")
        if not self.me[before]:
            self.mark(ME, "virtue")
            return
        self.me[before] -= 1
        self.me[after] += 1
        if what == "flip debt":
            self.resources(1)
        self.answers("after flip")

    def answers(self, moment: str) -> None:
        """What waits for this under its buildings; corruption before virtue."""
        waiting = [
            row["effect"]
            for row in printed("opponents_buildings")
            if row["id"] in self.me["built"] and row["when"] == moment and not (row.get("if") and self.criminals(ME))
        ]
        for text in sorted(waiting, key=lambda text: text != "corruption"):
            self.earn(text)

    def new_scheme(self) -> None:
        """A future one comes to its discard pile; without any, it flips."""
        if not self.future:
            self.flip_any()
            return
        self.me["discard"].append(self.future.pop())
        self.page["future"] -= 1
        self.answers("after scheme")

    def shuffle(self, seat: int) -> None:
        """As for players, with what its workshops add."""
        self.me["draw"] += len(self.me["discard"])
        self.me["hidden"] = sorted([*self.me["hidden"], *self.me["discard"]], key=ids("schemes").index)
        self.me["discard"] = []
        self.mark(ME, "corruption" if self.criminals(ME) else "virtue")
        self.answers("after shuffle")

    def send_away(self) -> None:
        """The card beside its viscount goes, for its effect alone."""
        place = self.place()
        if self.piles[place]:
            name = self.take_card(place)
            self.page["box"].append(name)
            self.earn(by_id("townsfolk", name)["hire"])
        else:
            self.earn(by_id("segments", self.page["ring"][place]["segment"])["printed_dismiss"])

    # ---------------------------------------------------------------- the board

    def place(self) -> int:
        """Where in the ring it stands."""
        segment = self.me["town"].split()[0]
        return next(place for place, one in enumerate(self.page["ring"]) if one["segment"] == segment)

    def section(self) -> int:
        """The section of the castle beside it."""
        return int(self.page["ring"][self.place()]["section"])

    def cost(self, place: int) -> int:
        """Of the manuscript there, or the printed one."""
        pile, segment = self.manuscripts[place], self.page["ring"][place]["segment"]
        return int(by_id("manuscripts", pile[-1])["cost"] if pile else by_id("segments", segment)["manuscript_cost"])

    def sites(self, everywhere: bool) -> list[str]:
        """The free sites of its bank, or of all banks clockwise from it."""
        here, side = self.place(), self.me["town"].split()[1]
        banks = [(place, bank) for place in range(SECTIONS) for bank in ("left", "right")]
        start = banks.index((here, side))
        found = []
        for place, bank in [*banks[start:], *banks[:start]] if everywhere else [(here, side)]:
            for site, standing in self.page["ring"][place]["sites"].items():
                if not standing and by_id("sites", site)["bank"] == bank:
                    found.append(site)
        return found

    def free_building(self, kind: str) -> None:
        """Its first one of a kind."""
        left = [name for name in ids("buildings") if name.startswith(kind) and name not in self.me["built"]]
        sites = self.sites(everywhere=True)
        if left and sites:
            self.build(ME, left[0], sites[0])

    def build(self, seat: int, building: str, site: str) -> None:
        """What its board shows for a new building comes between the site and the links."""
        self.just_built = building
        super().build(seat, building, site)

    def site_earned(self, seat: int) -> None:
        """The first trading post brings a scheme."""
        for row in printed("opponents_buildings"):
            if row["id"] == self.just_built and row["when"] == "built":
                self.earn(row["effect"])

    def rise(self, seat: int) -> None:
        """Trios clockwise from its viscount; who is too many is the player's worker, as long as there is one."""
        first, second, third = self.me["castle"]
        while max(first) >= 3:
            section = next(
                one for further in range(SECTIONS) if first[one := (self.section() + further) % SECTIONS] >= 3
            )
            first[section] -= 1
            second[section] += 1
            self.earn(section_of(section)["effect"])
            first[section] -= 2
            first[(section + 1) % SECTIONS] += 1
            first[(section - 1) % SECTIONS] += 1
        while max(second) >= 3:
            second[second.index(max(second))] -= 1
            third[0] += 1
            if self.page["leader"] is None or third[0] > self.players[0]["castle"][2][0]:
                self.page["leader"] = ME
            self.resources(1)
        for tier in (0, 1):
            for section in range(SECTIONS):
                while sum(player["castle"][tier][section] for player in self.players) > 3:
                    self.push_out(tier, section)

    def push_out(self, tier: int, section: int) -> None:
        """Two coins for the player on the first tier, a virtue and a resource on the second; the same for itself."""
        seat = 0 if self.players[0]["castle"][tier][section] else ME
        self.players[seat]["castle"][tier][section] -= 1
        self.players[seat]["workers"] += 1
        self.earn("silver 2" if tier == 0 else "virtue, resource", seat)

    # ---------------------------------------------------------------- a turn

    def turn(self) -> None:
        """Cards go on, a scheme comes and is done from top to bottom; then its markers may have met."""
        dropped = self.me["row"][2]
        self.me["row"] = [None, *self.me["row"][:2]]
        if dropped:
            self.me["discard"].append(dropped)
        name = self.draw.pop()
        self.me["row"][0] = name
        self.me["draw"] -= 1
        self.me["hidden"].remove(name)
        row = by_id("schemes", name)
        for _ in range(self.criminals(ME) if "criminal" in row["icons"] else 0):
            self.mark(ME, "corruption")
        self.earn(row["effect"])
        self.walk(row["move"])
        for option in row["options"][:-1]:
            if self.attempt(self.board["focus"] if option == "focus" else option):
                break
        else:
            self.earn(row["options"][-1])
        if self.me["corruption"] == self.me["virtue"]:
            self.collide()

    def walk(self, towns: int) -> None:
        """Along the outer path; whom it comes to may rearrange."""
        for _ in range(towns):
            place, side = self.place(), self.me["town"].split()[1]
            if side == "right":
                place = (place + 1) % SECTIONS
            self.me["town"] = f"{self.page['ring'][place]['segment']} {'left' if side == 'right' else 'right'}"
        if self.me["town"] == self.players[0]["town"]:
            self.rearrange(0)

    def attempt(self, what: str) -> bool:
        """Do it, if that is possible."""
        if what == "flip":
            if able := self.me["unpaid"] or self.me["acquired"]:
                self.flip_any()
            return bool(able)
        able = self.able(what)
        if what == "build":
            left = [
                name
                for kind in KINDS
                for name in ids("buildings")
                if name.startswith(kind) and name not in self.me["built"]
            ]
            payable = [name for name in left if by_id("buildings", name)["cost"] <= able]
            sites = self.sites(everywhere=False)
            if payable and sites:
                self.spend(what, by_id("buildings", payable[0])["cost"])
                self.build(ME, payable[0], sites[0])
            return bool(payable and sites)
        if what == "place_workers":
            numbers = [number for number in (4, 3, 2) if WORKER_COSTS[number] <= able and number <= self.me["workers"]]
            if numbers:
                self.spend(what, WORKER_COSTS[numbers[0]])
                self.send(ME, numbers[0], self.section(), free=False)
            return bool(numbers)
        assert what == "transcribe", what
        if cost := self.cost(self.place()) if self.cost(self.place()) <= able else 0:
            self.spend(what, cost)
            self.transcribe(ME, self.place())
        return bool(cost)

    def collide(self) -> None:
        """Workshops and posts, cards, what its board has above the space, what the player has below it."""
        self.answers("at collision")
        if "workshop_2" in self.players[0]["built"] and not self.criminals(0):
            self.mark(0, "virtue")
        self.wakes("at collision", 0)
        self.earn(by_id("track", f"track_{self.me['virtue']}")["opponent"])
        space = by_id("track", f"track_{self.me['virtue']}")
        if space["if"] in ("", "criminal" if self.criminals(0) else "no criminal"):
            self.earn(space["below"], 0)
        self.me |= {"corruption": 1, "virtue": LAST}
