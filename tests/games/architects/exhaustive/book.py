"""The book that a second player keeps: all that lies on the table, changed by hand as the rules and the cards say."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from burgrave.games.architects.rules.rounds import step
from burgrave.games.architects.rules.state import DISCARD, State
from burgrave.kernel.action import Flow
from tests.games.architects.exhaustive.printed import Row, by_id, lasting, printed, steps
from tests.games.architects.exhaustive.script import Question, follow, list_of, seen

GOODS: Final = ("clay", "wood", "stone", "gold", "marble", "silver")
CIRCLES: Final = (
    *("quarry", "forest", "mines", "silversmith", "storehouse", "workshop", "tax_stand", "guardhouse", "town_centre"),
)


class Book:
    """All that lies on a table, in which players do by hand what texts say.

    ``pick`` says which of several possible answers is given: 0 the first, -1 the last.
    """

    def __init__(self, s: State, pick: int = 0) -> None:
        self.page = seen(s)
        self.players: list[dict[str, Any]] = self.page["players"]
        self.people = s.config.players  # others have no choice
        self.columns = (0, 3, 3, 4, 5, 6)[self.people]
        self.pick = pick
        self.script: list[Question] = []

    # ---------------------------------------------------------------- questions

    def ask(self, seat: int, prompt: str, options: Iterable[str], answer: str = "", auto: bool = False) -> str:
        """A question will be put; which answer will be given."""
        texts = list(options)
        answer = answer or self.one_of(texts)
        if len(texts) > 1 or not auto:
            self.script.append(Question(seat, prompt, answer, frozenset(texts)))
        return answer

    def one_of(self, texts: list[str]) -> str:
        """The one that is picked."""
        return texts[self.pick % len(texts)]

    def agrees(self, s: State, flow: Flow[None] | None = None) -> None:
        """Let the rules do it, with what was written down, and compare; by itself, the action of a turn."""
        script = list(self.script)
        if flow is not None:
            follow(flow, script)
        else:
            follow(step(s), script)
            while s.phase != DISCARD:
                follow(step(s), script)
        assert not script, f"nobody asked for {script}"
        now = seen(s)
        for mine, player in zip(self.page.pop("players"), now.pop("players"), strict=True):
            for key, value in player.items():
                assert list_of(mine[key]) == list_of(value), f"{key}: {mine[key]} in the book, {value} on the table"
        for key, value in now.items():
            assert list_of(self.page[key]) == list_of(value), f"{key}: {self.page[key]} in the book, {value} there"

    # ---------------------------------------------------------------- what holds

    def rows(self, seat: int) -> list[Row]:
        """The character and the apprentices of a player."""
        player = self.players[seat]
        found = [by_id("characters", player["character"])] if player["character"] else []
        return found + [by_id("apprentices", name) for name in player["apprentices"]]

    def less(self, seat: int, what: str) -> int:
        """What they change."""
        return sum(lasting(row.get("while", "")).get(what, 0) for row in self.rows(seat))

    def alike(self, seat: int) -> bool:
        """Whether gold is marble."""
        return any("gold as" in row.get("while", "") for row in self.rows(seat))

    def taxed(self, seat: int, silver: int, tax: int) -> tuple[int, int]:
        """A price with its tax, of which some may be ignored."""
        ignored = (2, 2, 1, 1, *[0] * 11)[self.players[seat]["virtue"]] + self.less(seat, "cheaper tax")
        return silver, max(0, tax - ignored)

    def can_pay(self, seat: int, price: tuple[int, int]) -> bool:
        """Whether silver for a price is there."""
        return bool(self.players[seat]["goods"][5] >= sum(price))

    def pay(self, seat: int, price: tuple[int, int]) -> None:
        """Silver for the supply, and tax."""
        self.players[seat]["goods"][5] -= sum(price)
        self.page["tax"] += price[1]

    def count(self, seat: int, unit: str) -> int:
        """How many of something a player has."""
        player = self.players[seat]
        goods = dict(zip(GOODS, player["goods"], strict=True))
        if unit in ("gold", "marble") and self.alike(seat):
            return int(goods["gold"] + goods["marble"])
        counts = {"materials": sum(player["goods"][:3]), "building": len(player["buildings"])}
        counts |= {"virtue": player["virtue"], "paid_debt": player["paid"], "debt": player["unpaid"]}
        return int((goods | counts)[unit])

    # ---------------------------------------------------------------- effects

    def earn(self, text: str, seat: int = 0) -> None:
        """Do what a text says."""
        for what, number in steps(text):
            self.do(seat, what, number)

    def do(self, seat: int, what: str, number: int) -> None:
        """One step of a text."""
        player = self.players[seat]
        if what in GOODS:
            player["goods"][GOODS.index(what)] += number
        elif what in ("virtue", "lose_virtue"):
            self.virtue(seat, number if what == "virtue" else -number)
        elif what == "plans":
            for _ in range(min(number, len(self.page["plans"]))):
                player["hand"].append(self.page["plans"].pop())
        elif what == "debt":
            self.debt(seat)
        elif what.startswith("everybody"):
            crowded = [one for one in self.order() if self.players[one]["prison"] > 2]
            for one in crowded if "imprisoned" in what else self.order():
                self.virtue(one, -1 if "lose" in what else 1)
        elif what == "destroy_debt":
            player["unpaid"] -= 1
        elif what == "hire":
            self.hire_free(seat, "hire_free", ["decline"])
        elif what == "dismiss":
            self.dismiss(seat)
        elif what == "capture":
            self.capture_free(seat, number)
        elif what == "release all":
            self.free(seat, player["prison"])
        elif what == "reclaim":
            self.reclaim(seat)
        else:
            assert what == "guildhall", what
            self.players[seat]["workers"] -= 1
            self.guildhall(seat)

    def can(self, seat: int, what: str) -> bool:
        """Whether a step of a text would do anything."""
        player = self.players[seat]
        wanted: dict[str, Callable[[], object]] = {
            "destroy_debt": lambda: player["unpaid"],
            "capture": lambda: self.groups(),
            "release all": lambda: player["prison"],
            "reclaim": lambda: self.held(seat),
            "guildhall": lambda: player["workers"] and self.buildable(seat),
            "pay plan -> gold": lambda: player["hand"],
        }
        return bool(wanted[what]()) if what in wanted else True

    def order(self) -> list[int]:
        """Everybody in turn order, from who is on the move."""
        me = self.page["me"]
        return [*range(me, self.people), *range(me), *range(self.people, len(self.players))]

    def virtue(self, seat: int, points: int) -> None:
        """The marker moves; beyond the ends of the track debts are destroyed, or come."""
        player = self.players[seat]
        after = player["virtue"] + points
        player["virtue"] = min(14, max(0, after))
        for _ in range(after - 14):
            if not player["unpaid"]:
                break
            if seat < self.people and self.ask(seat, "destroy_debt", ["destroy debt", "keep debt"]) == "keep debt":
                break
            player["unpaid"] -= 1
        for _ in range(-after):
            self.debt(seat)

    def debt(self, seat: int) -> None:
        """A debt comes, unless it is bought off."""
        player, ransom = self.players[seat], self.less(seat, "ransom in debt")
        may = ransom and player["goods"][5] >= ransom
        if may and self.ask(seat, "debt", ["buy off debt", "take debt"]) == "buy off debt":
            player["goods"][5] -= ransom
        else:
            player["unpaid"] += 1

    def happens(self, seat: int, moment: str) -> None:
        """What waits for this."""
        for row in self.rows(seat):
            if row.get("when") == moment and not ("if" in row and self.players[seat]["prison"]):
                self.earn(row["effect"], seat)

    def discard(self, seat: int, prompt: str) -> None:
        """A card of the hand goes under the pile."""
        hand = self.players[seat]["hand"]
        named = self.ask(seat, prompt, [f"discard {name}" for name in sorted(hand)], auto=True)
        hand.remove(named.removeprefix("discard "))
        self.page["plans"].insert(0, named.removeprefix("discard "))

    # ---------------------------------------------------------------- workers

    def groups(self) -> list[str]:
        """Who may be captured, and where."""
        circles = self.page["circles"]
        return [
            f"capture {name} {owner}"
            for name, there in zip(CIRCLES, circles, strict=True)
            for owner, count in enumerate(there)
            if count
        ]

    def capture(self, seat: int, group: str) -> None:
        """All workers of a colour leave a circle."""
        _, place, owner = group.split()
        there = self.page["circles"][CIRCLES.index(place)]
        count, there[int(owner)] = there[int(owner)], 0
        if int(owner) == seat:
            self.players[seat]["workers"] += count
        else:
            self.players[seat]["captured"][int(owner)] += count

    def capture_free(self, seat: int, number: int) -> None:
        """So many groups for nothing."""
        for _ in range(number):
            if self.groups():
                self.capture(seat, self.ask(seat, "capture_free", [*self.groups(), "done"], self.one_of(self.groups())))

    def held(self, seat: int) -> int:
        """Own workers on other boards."""
        return sum(player["captured"][seat] for player in self.players)

    def reclaim(self, seat: int) -> None:
        """They come back."""
        self.players[seat]["workers"] += self.held(seat)
        for player in self.players:
            player["captured"][seat] = 0

    def free(self, seat: int, count: int) -> None:
        """Workers leave the prison."""
        self.players[seat]["prison"] -= count
        self.players[seat]["workers"] += count

    def send(self, seat: int) -> None:
        """All captured workers go to prison."""
        player = self.players[seat]
        player["goods"][5] += sum(player["captured"])
        for owner, count in enumerate(player["captured"]):
            self.players[owner]["prison"] += count
        player["captured"] = [0] * len(player["captured"])

    # ---------------------------------------------------------------- apprentices

    def price_of_hiring(self, seat: int) -> tuple[int, int]:
        """Two silver and two tax."""
        silver, tax = self.taxed(seat, 2, 2)
        return max(0, silver - self.less(seat, "cheaper silver in workshop")), tax

    def reach(self, seat: int, strength: int) -> list[int]:
        """The slots that can be paid."""
        left = self.players[seat]["goods"][5] - sum(self.price_of_hiring(seat))
        return [slot for slot in range(8) if self.page["row"][slot] and left >= max(0, slot % 4 + 1 - strength)]

    def offers(self) -> list[str]:
        """All that may be hired for nothing."""
        return [f"hire {name}" for name in self.page["row"] if name]

    def hire_free(self, seat: int, prompt: str, others: list[str], answer: str = "") -> None:
        """Somebody for nothing."""
        chosen = self.ask(seat, prompt, [*self.offers(), *others], answer or self.one_of(self.offers()))
        if chosen.startswith("hire "):
            self.hire(seat, self.page["row"].index(chosen.removeprefix("hire ")))

    def hire(self, seat: int, slot: int) -> None:
        """An apprentice comes, with the coins on it; the row slides and is filled."""
        player, row, coins = self.players[seat], self.page["row"], self.page["coins"]
        if len(player["apprentices"]) == 5 + self.less(seat, "apprentices"):
            self.dismiss(seat)
        name = row[slot]
        player["apprentices"].append(name)
        player["goods"][5] += coins[slot]
        self.slide(slot)
        self.virtue(seat, by_id("apprentices", name)["virtue"])

    def slide(self, slot: int) -> None:
        """The row slides to the left, and a card comes."""
        row, coins = self.page["row"], self.page["coins"]
        for column in range(slot, 3 if slot < 4 else 7):
            row[column], coins[column] = row[column + 1], coins[column + 1]
        last = 3 if slot < 4 else 7
        row[last], coins[last] = self.page["apprentices"].pop(), 0

    def dismiss(self, seat: int) -> None:
        """One goes under the pile."""
        names = self.players[seat]["apprentices"]
        named = self.ask(seat, "dismiss", [f"dismiss {name}" for name in names], auto=True)
        names.remove(named.removeprefix("dismiss "))
        self.page["apprentices"].insert(0, named.removeprefix("dismiss "))
        self.page["dismissed"] += 1

    # ---------------------------------------------------------------- the reset

    def reset(self) -> None:
        """The five steps of a reset."""
        page = self.page
        for owner in page["market"]:
            if owner != -1:
                self.players[owner]["prison"] += 1
        page["market"], page["reset"] = [-1, -1, -1], False
        page["large"].append(page["small"].pop())
        for seat in self.order():
            for row in self.rows(seat):
                if row.get("when") == "reset" and row["effect"].startswith("release"):
                    most = min(steps(row["effect"])[0][1], self.players[seat]["prison"])
                    if most:
                        freed = self.ask(seat, "release", [f"free {number}" for number in range(most, -1, -1)])
                        self.free(seat, int(freed[-1]))
            for row in self.rows(seat):
                waits = row.get("when") == "reset" and not row["effect"].startswith("release")
                if waits and not ("if" in row and self.players[seat]["prison"]):
                    self.earn(row["effect"], seat)
        for seat in self.order():
            if self.players[seat]["prison"] >= 3:
                self.virtue(seat, -1)
        most = max(player["prison"] for player in self.players)
        for seat in self.order():
            if most and self.players[seat]["prison"] == most:
                self.debt(seat)

    # ---------------------------------------------------------------- the guildhall

    def ways(self, seat: int, cost: str) -> list[tuple[str, dict[int, int]]]:
        """All ways to pay goods: what is saved, and what is paid."""
        need = {GOODS.index(what): number for what, number in steps(cost)}
        have, found = self.players[seat]["goods"], []
        saving = [kind for kind in (1, 2) if self.less(seat, "cheaper wood_stone in guildhall") and need.get(kind)]
        for kind in saving or [0]:
            left = need | ({kind: need[kind] - 1} if saving else {})
            precious = left.get(3, 0) + left.get(4, 0)
            splits = [(left.get(3, 0), left.get(4, 0))]
            if self.alike(seat):
                splits = [(gold, precious - gold) for gold in range(precious + 1)]
            for gold, marble in splits:
                way = left | {3: gold, 4: marble}
                if all(have[good] >= number for good, number in way.items()):
                    found.append((f"save {GOODS[kind]}" if saving else "", way))
        return found

    def pay_mix(self, kinds: tuple[int, ...], total: int, seat: int = 0) -> None:
        """So many in any mix."""
        goods = self.players[seat]["goods"]
        ways: list[tuple[int, ...]] = [()]
        for kind in kinds:
            ways = [(*way, count) for way in ways for count in range(min(goods[kind], total) + 1)]
        ways = [way for way in ways if sum(way) == total]
        texts = {words(dict(zip(kinds, way, strict=True))): way for way in ways}
        for kind, count in zip(kinds, texts[self.ask(seat, "mix", texts, auto=True)], strict=True):
            goods[kind] -= count

    def pay_goods(self, seat: int, cost: str) -> None:
        """Pay in one of these ways."""
        found = self.ways(seat, cost)
        if found[0][0]:
            saved = self.ask(seat, "save", dict.fromkeys(name for name, _ in found), auto=True)
            found = [one for one in found if one[0] == saved]
        texts = {words({3: way[3], 4: way[4]}): way for _, way in found}
        chosen = self.ask(seat, "mix", texts, auto=True)
        for good, number in texts[chosen].items():
            self.players[seat]["goods"][good] -= number

    def buildable(self, seat: int) -> list[str]:
        """What can be built."""
        player = self.players[seat]
        skills = {skill for row in self.rows(seat) for skill in row.get("skills", ())}
        found = []
        for name in player["hand"]:
            row = by_id("buildings", name)
            if skills.issuperset(row["skills"]) and self.ways(seat, row["cost"]):
                found.append(f"construct {name}")
        return [*found, "work on cathedral"] if self.can_climb(seat) else found

    def can_climb(self, seat: int, free: bool = False) -> bool:
        """Whether the next level of the cathedral can be reached, and paid for."""
        player = self.players[seat]
        level = player["cathedral"]
        if level == 5 or player["virtue"] < 5:
            return False
        row = printed("cathedral")[level]
        if sum(other["cathedral"] == level + 1 for other in self.players) == row["spaces"]:
            return False
        if free:
            return True
        if not player["hand"] and not self.less(seat, "cheaper plan in cathedral"):
            return False
        if row["cost"].startswith("wood_stone"):
            need = steps(row["cost"])[0][1] - self.less(seat, "cheaper wood_stone in guildhall")
            return bool(player["goods"][1] + player["goods"][2] >= need)
        return bool(self.ways(seat, row["cost"]))

    def lie_down(self, seat: int) -> None:
        """A worker in the guildhall."""
        hall = self.page["guildhall"]
        hall.append(seat)
        if len(hall) in (2 * self.columns + 1, 3 * self.columns + 1):
            self.page["reset"] = True
        if len(hall) == 4 * self.columns:
            self.page["left"] = len(self.players)

    def guildhall(self, seat: int, what: str = "") -> None:
        """Build something."""
        options = self.buildable(seat)
        self.lie_down(seat)
        chosen = self.ask(seat, "guildhall", options, what)
        if chosen == "work on cathedral":
            self.climb(seat)
        else:
            self.construct(seat, chosen.removeprefix("construct "))

    def construct(self, seat: int, name: str) -> None:
        """Pay, virtue, the effect."""
        player, row = self.players[seat], by_id("buildings", name)
        player["hand"].remove(name)
        player["buildings"].append(name)
        self.pay_goods(seat, row["cost"])
        self.virtue(seat, row["virtue"])
        self.effect(seat, row)
        self.happens(seat, "building")

    def effect(self, seat: int, row: Row) -> None:
        """What a building does at once; some may be let be."""
        text, player = row.get("effect", ""), self.players[seat]
        branches = [branch for branch in text.split(" | ") if branch and self.can(seat, steps(branch)[0][0])]
        if not branches:
            return
        if text in ("destroy_debt", "reclaim | capture") and self.ask(seat, "effect", ["use", "decline"]) == "decline":
            return
        if text.startswith("pay plan"):
            if self.ask(seat, "pay", [f"choose {text}", "decline"]) != "decline":
                self.discard(seat, "discard")
                player["goods"][3] += 2
            return
        if " | " in text:
            text = self.ask(seat, "choose", [f"choose {branch}" for branch in branches], auto=True)[len("choose ") :]
        times = 1
        if "per" in row:
            least, unit = row["per"].split()
            times = self.count(seat, unit) // int(least)
        for what, number in steps(text) if times else ():
            self.do(seat, what, number * times)

    def climb(self, seat: int) -> None:
        """Pay, discard, go up, a reward."""
        player = self.players[seat]
        cost = printed("cathedral")[player["cathedral"]]["cost"]
        if cost.startswith("wood_stone"):
            less = self.less(seat, "cheaper wood_stone in guildhall")
            self.pay_mix((1, 2), steps(cost)[0][1] - less, seat)
        else:
            self.pay_goods(seat, cost)
        if not self.less(seat, "cheaper plan in cathedral"):
            self.discard(seat, "cathedral")
        player["cathedral"] += 1
        self.earn(self.reward(), seat)
        self.happens(seat, "cathedral")

    def reward(self) -> str:
        """The next reward leaves the game; or the printed one."""
        if len(self.page["rewards"]) <= 11 - (2 * max(2, self.people) + 1):
            return "virtue"
        self.page["revealed"].append(self.page["rewards"].pop())
        return str(by_id("rewards", self.page["revealed"][-1])["effect"])

    # ---------------------------------------------------------------- the end

    def end(self) -> None:
        """What changes virtue at the end; the owner says in which order where some of it is gained and some lost."""
        for seat in self.order()[: self.people]:
            waiting = {name: points for name in self.players[seat]["buildings"] if (points := self.ends(seat, name))}
            while waiting:
                name = next(iter(waiting))
                if min(waiting.values()) < 0 < max(waiting.values()):
                    name = self.ask(seat, "ends", [f"resolve {one}" for one in waiting]).removeprefix("resolve ")
                self.virtue(seat, waiting.pop(name))

    def ends(self, seat: int, name: str) -> int:
        """Virtue that a building brings, or costs, at the end."""
        row, times = by_id("buildings", name), 1
        if row.get("if") == "most cathedral":
            levels = [player["cathedral"] for player in self.players]
            times = int(levels[seat] == max(levels) and levels.count(max(levels)) == 1)
        if "per" in row:
            least, unit = row["per"].split()
            times = self.count(seat, unit) // int(least)
        return sum(times * (number if what == "virtue" else -number) for what, number in steps(row.get("ends", "")))


def words(goods: dict[int, int]) -> str:
    """``pay 2 wood 1 stone``."""
    return " ".join(["pay", *[f"{count} {GOODS[good]}" for good, count in goods.items() if count]])
