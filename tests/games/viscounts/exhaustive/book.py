"""The book that a second player keeps: what a seat sees, changed by hand as the printed texts say."""

from __future__ import annotations

import json
from typing import Any, Final

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.state import State
from burgrave.games.viscounts.view.view import view
from burgrave.kernel.action import Flow
from tests.games.viscounts.exhaustive.printed import (
    branches,
    by_id,
    conversions,
    doubled,
    ids,
    lasting,
    printed,
    section_of,
    steps,
)

GOODS: Final = ("silver", "stone", "gold", "ink")
ICON: Final = {"trade": "trade", "build": "build", "place_workers": "noble", "transcribe": "cleric"}  # by action
GOOD: Final = {"trade": "silver", "build": "stone", "place_workers": "gold", "transcribe": "ink"}
WORKER_COSTS: Final = (0, 1, 3, 5, 8)
STARTING_ICONS: Final[list[list[str]]] = [[], ["cleric", "build", "noble"], ["trade", "trade"]]
LAST: Final = 7  # space of the track
SECTIONS: Final = 5
OFFERED: Final = ("ways", "needs")  # what follows from the rest, and is asked for in questions


def seen(s: State, seat: int | None = 0) -> dict[str, Any]:
    """What a seat sees."""
    page: dict[str, Any] = json.loads(view(s, seat).json())
    for name in OFFERED:
        del page[name]
    for player in page["players"]:
        if player["opponent"] is not None:
            del player["icons"]  # its board has icons of its own
    return page


def same(page: dict[str, Any], now: dict[str, Any]) -> None:
    """Compare two views, a thing at a time."""
    for key, value in now.items():
        if key != "players":
            assert page[key] == value, f"{key}: {page[key]} in the book, {value} on the table"
    for mine, player in zip(page["players"], now["players"], strict=True):
        for key, value in player.items():
            told = f"{key} of {player['seat']}: {mine[key]} in the book, {value} on the table"
            assert mine[key] == value, told


class Book:
    """The view of a table, in which players do by hand what texts say.

    ``choose`` is the branch that they take where a text gives a choice; the first one where that is none of them.
    """

    def __init__(self, s: State, choose: str = "") -> None:
        self.page = seen(s)
        self.players: list[dict[str, Any]] = self.page["players"]
        self.choose = choose
        self.script: list[tuple[int, str, str]] = []  # what will be asked: of whom, the question, the answer
        self.offers: dict[str, int] = {}  # how many options some of these questions have
        self.hands = [[t.TOWNSFOLK_IDS[card] for card in player.hand] for player in s.players]
        self.piles = [[t.TOWNSFOLK_IDS[card] for card in s.piles[segment]] for segment in s.ring]
        self.manuscripts = [[t.MANUSCRIPT_IDS[card] for card in s.manuscripts[segment]] for segment in s.ring]

    def ask(self, seat: int, prompt: str, answer: str) -> None:
        """A question will be put."""
        self.script.append((seat, prompt, answer))

    def agrees(self, s: State, flow: Flow[None]) -> None:
        """Let the rules do it, with what was written down, and compare."""
        self.follow(flow)
        self.compare(s)

    def compare(self, s: State) -> None:
        """Compare with what is seen now."""
        for player in self.players:
            if player["opponent"] is None:
                player["icons"] = {icon: self.there(player["seat"], icon, {}) for icon in player["icons"]}
        same(self.page, seen(s))

    def follow(self, flow: Flow[None]) -> None:
        """Exactly the questions are put that were written down."""
        left = list(self.script)
        try:
            asked = next(flow)
            while True:
                texts = [do.ACTIONS.text(option) for option in asked.options]
                if len(texts) == 1 and asked.auto:
                    answer = texts[0]
                else:
                    assert left, f"{asked.prompt} was not expected: {texts}"
                    seat, prompt, answer = left.pop(0)
                    assert (asked.player, asked.prompt) == (seat, prompt), (
                        f"{asked.prompt} of {asked.player}, not {prompt}"
                    )
                    assert answer in texts, f"{answer} is not among {texts}"
                    assert self.offers.get(prompt, len(texts)) == len(texts), f"{prompt}: {texts}"
                asked = flow.send(asked.options[texts.index(answer)])
        except StopIteration:
            assert not left, f"nobody asked for {left}"

    # ---------------------------------------------------------------- what counts

    def cards(self, seat: int) -> list[dict[str, Any]]:
        """The cards of a player board."""
        return [by_id("townsfolk", name) for name in self.players[seat]["row"] if name]

    def criminals(self, seat: int) -> int:
        """The criminals on a player board."""
        return int(sum(card["icons"].count("criminal") for card in self.cards(seat)))

    def there(self, seat: int, icon: str, extra: dict[str, int]) -> int:
        """How often an icon is there: cards, empty slots, what is uncovered, favours, a dismissed card."""
        player = self.players[seat]
        count = sum(card["icons"].count(icon) for card in self.cards(seat)) + extra.get(icon, 0)
        for slot, name in enumerate(player["row"]):
            if name is None:
                count += STARTING_ICONS[slot].count(icon)
        rows = [by_id("buildings", name) for name in player["built"]]
        rows += [by_id("church_favours", name) for name in player["favours"]]
        return int(count + sum(lasting(row.get("while", "")).get(f"icon {icon}", 0) for row in rows))

    def icons(self, seat: int, action: str, extra: dict[str, int] | None = None) -> int:
        """The icons for an action, without goods."""
        more = extra or {}
        count = self.there(seat, ICON[action], more) + self.there(seat, "criminal", more)
        for card in self.cards(seat):
            for number, what, gives, where in conversions(card.get("while", "")):
                if where == action and what not in GOODS:
                    count += self.there(seat, what, more) // number * gives
        return count

    def most(self, seat: int, action: str, extra: dict[str, int] | None = None, silver: int = 0) -> int:
        """The same with all goods, when so much silver is spent otherwise."""
        goods = dict(self.players[seat]["goods"])
        goods["silver"] -= silver
        count = self.icons(seat, action, extra) + int(goods[GOOD[action]])
        for card in self.cards(seat):
            if doubled(card.get("while", "")) == (GOOD[action], action) and goods[GOOD[action]]:
                count += 1
            for number, what, gives, where in conversions(card.get("while", "")):
                if where == action and what in GOODS:
                    count += goods[what] // number * gives
        return count

    def pay(self, seat: int, action: str, need: int, extra: dict[str, int] | None = None) -> None:
        """Spend goods of the kind for what is missing; who could pay with others is asked."""
        good, goods = GOOD[action], self.players[seat]["goods"]
        texts = [card.get("while", "") for card in self.cards(seat)]
        missing = need - self.icons(seat, action, extra)
        twice = any(doubled(text) == (good, action) for text in texts)
        others = [
            (what, number)
            for text in texts
            for number, what, _, where in conversions(text)
            if where == action and what in GOODS
        ]
        while missing > 0:
            if any(goods[what] >= number for what, number in others):
                self.ask(seat, "pay", f"pay with {good}")
            goods[good] -= 1
            missing -= 2 if twice else 1
            twice = False

    # ---------------------------------------------------------------- effects

    def earn(self, text: str, seat: int = 0) -> None:
        """Do what a text says."""
        found = branches(text)
        if len(found) > 1:
            text = self.choose if self.choose in found else found[0]
            self.ask(seat, "choose", f"choose {text}")
        for what, number in steps(text):
            self.do(seat, what, number)

    def do(self, seat: int, what: str, number: int) -> None:
        """One step of a text."""
        player = self.players[seat]
        if what in GOODS:
            player["goods"][what] += number
        elif what == "deed":
            player["acquired"] += number
            self.page["deeds"] -= number
        elif what in ("virtue", "corruption"):
            for _ in range(number):
                self.mark(seat, what)
        elif what == "workers":
            self.send(seat, number)
        else:
            for _ in range(number):
                self.once(seat, what)

    def once(self, seat: int, what: str) -> None:
        """What is done so often, one after the other."""
        player = self.players[seat]
        if what == "resource":
            self.ask(seat, "resource", "take gold")
            player["goods"]["gold"] += 1
        elif what == "debt":
            player["unpaid"] += 1
            self.page["debts"] -= 1
            self.wakes("after debt", seat)
        elif what in ("flip debt", "flip deed"):
            self.flip(seat, what)
        elif what in ("discard", "destroy"):
            self.part(seat, what)
        elif what == "rearrange":
            self.rearrange(seat)
        elif what == "shuffle":
            self.shuffle(seat)
        elif what == "hire":
            place = next(
                place for place, pile in enumerate(self.piles) if by_id("townsfolk", pile[-1])["hire"] == "virtue"
            )
            self.ask(seat, "free_hire", f"hire {self.piles[place][-1]}")
            self.hire(seat, place)
        elif what == "castle move":
            self.ask(seat, "castle_move", "worker 0 to 1")
            player["castle"][0][0] -= 1
            player["castle"][0][1] += 1
            self.rise(seat)
        elif what.startswith("build "):
            self.build_for_free(seat, what.removeprefix("build "))
        else:
            assert what == "manuscript 3-4", what
            place = next(place for place, pile in enumerate(self.manuscripts) if self.easy(pile))
            self.ask(seat, "manuscript", f"manuscript {self.manuscripts[place][-1]}")
            self.transcribe(seat, place)

    @staticmethod
    def easy(pile: list[str]) -> bool:
        """Whether the manuscript on top costs 3 or 4, and leaves nothing to choose."""
        row = by_id("manuscripts", pile[-1])
        return row["cost"] in (3, 4) and row["effect"].partition(" ")[0] in ("virtue", "ink", "gold", "stone", "silver")

    def mark(self, seat: int, what: str) -> None:
        """The markers go one space, together if they have met."""
        player = self.players[seat]
        step = 1 if what == "corruption" else -1
        if player["corruption"] == player["virtue"]:
            player["corruption"] = player["virtue"] = min(LAST, max(1, player["virtue"] + step))
        else:
            player[what] += step

    def flip(self, seat: int, what: str) -> None:
        """A debt is paid for a resource, or a deed approved."""
        player = self.players[seat]
        before, after = ("unpaid", "paid") if what == "flip debt" else ("acquired", "approved")
        if player[before]:
            player[before] -= 1
            player[after] += 1
            if what == "flip debt":
                self.once(seat, "resource")
                self.wakes("after flip debt", seat)

    def wakes(self, moment: str, seat: int) -> None:
        """What waits for this on a player board: cards, and what was uncovered, which in a collision comes before."""
        rows = self.cards(seat)
        if moment != "at collision":
            rows += [by_id("buildings", name) for name in self.players[seat]["built"]]
        waiting = [row["effect"] for row in rows if row.get("when") == moment]
        assert len(waiting) < 2, "there is an order to choose"
        for text in waiting:
            self.earn(text, seat)

    # ---------------------------------------------------------------- cards

    def part(self, seat: int, what: str, card: str = "") -> None:
        """A card of the hand is discarded or destroyed: the first by the file, where none is named."""
        player = self.players[seat]
        name = card or min(self.hands[seat], key=ids("townsfolk").index)
        self.ask(seat, what, f"{what} {name}")
        self.leave_hand(seat, name)
        if what == "discard":
            player["discard"].append(name)
        else:
            self.page["box"].append(name)
            player["goods"]["silver"] += by_id("townsfolk", name)["cost"]

    def leave_hand(self, seat: int, name: str) -> None:
        """A card of the hand is seen."""
        player = self.players[seat]
        self.hands[seat].remove(name)
        player["held"] -= 1
        (player["hidden"] if player["hand"] is None else player["hand"]).remove(name)

    def rearrange(self, seat: int) -> None:
        """The cards are turned around; an empty slot stays."""
        row = self.players[seat]["row"]
        slots = [slot for slot, name in enumerate(row) if name]
        if len(slots) > 1:
            self.ask(seat, "rearrange", f"arrange {''.join(str(place + 1) for place in reversed(range(len(slots))))}")
            for slot, name in zip(slots, [row[slot] for slot in reversed(slots)], strict=True):
                row[slot] = name

    def shuffle(self, seat: int) -> None:
        """The discarded cards come to the draw pile, for a virtue, or a corruption beside criminals."""
        player = self.players[seat]
        if player["discard"]:
            player["draw"] += len(player["discard"])
            player["hidden"] = sorted([*player["hidden"], *player["discard"]], key=ids("townsfolk").index)
            player["discard"] = []
            self.mark(seat, "corruption" if self.criminals(seat) else "virtue")

    def take_card(self, place: int) -> str:
        """The visible card of a place of the ring goes."""
        name, segment = self.piles[place].pop(), self.page["ring"][place]
        segment["townsfolk"] = self.piles[place][-1] if self.piles[place] else None
        segment["townsfolk_left"] -= 1
        return name

    def hire(self, seat: int, place: int) -> None:
        """The visible card of a place of the ring joins."""
        name = self.take_card(place)
        self.players[seat]["discard"].append(name)
        self.earn(by_id("townsfolk", name)["hire"], seat)
        self.wakes("after hire", seat)

    def dismiss(self, seat: int, place: int) -> dict[str, int]:
        """The visible card goes to the box, or the printed one is used; its icons."""
        player, segment = self.players[seat], by_id("segments", self.page["ring"][place]["segment"])
        fixed = [lasting(by_id("buildings", name).get("while", "")).get("dismiss cost") for name in player["built"]]
        if self.piles[place]:
            row = by_id("townsfolk", self.take_card(place))
            self.page["box"].append(row["id"])
            cost, icons, effect = row["cost"], row["icons"], row["hire"]
        else:
            cost, icons, effect = segment["printed_cost"], segment["printed_icons"], segment["printed_dismiss"]
        player["goods"]["silver"] -= next((one for one in fixed if one), cost)
        self.earn(effect, seat)
        return {icon: icons.count(icon) for icon in icons}

    # ---------------------------------------------------------------- boards

    def send(self, seat: int, number: int, section: int = 4, free: bool = True) -> None:
        """Workers come to the castle."""
        player = self.players[seat]
        if free:
            self.ask(seat, "section", f"section {section}")
        player["workers"] -= number
        player["castle"][0][section] += number
        self.rise(seat)

    def rise(self, seat: int) -> None:
        """Trios rise; a scene in which somebody is pushed out, or two trios wait, is none for a book."""
        first, second, third = self.players[seat]["castle"]
        while max(first) >= 3:
            assert sum(count >= 3 for count in first) == 1, "there is an order to choose"
            section = first.index(max(first))
            first[section] -= 1
            second[section] += 1
            self.earn(section_of(section)["effect"], seat)
            first[section] -= 2
            first[(section + 1) % SECTIONS] += 1
            first[(section - 1) % SECTIONS] += 1
        while max(second) >= 3:
            second[second.index(max(second))] -= 1
            third[0] += 1
            best = max(player["castle"][2][0] for number, player in enumerate(self.players) if number != seat)
            if third[0] > best:
                self.page["leader"] = seat
            self.once(seat, "resource")
        for tier in (0, 1):
            assert all(sum(player["castle"][tier][one] for player in self.players) <= 3 for one in range(SECTIONS))

    def build_for_free(self, seat: int, kind: str) -> None:
        """The middle one of its kind, on the first site that brings a stone."""
        self.ask(seat, "free_building", f"building {kind}_2")
        site = next(
            site
            for segment in self.page["ring"]
            for site, standing in segment["sites"].items()
            if not standing and by_id("sites", site)["reward"] == "stone"
        )
        self.ask(seat, "site", f"site {site}")
        self.build(seat, f"{kind}_2", site)

    def build(self, seat: int, building: str, site: str) -> None:
        """A building comes to a site: its reward, then those of links."""
        self.players[seat]["built"] = [
            one for one in ids("buildings") if one in (*self.players[seat]["built"], building)
        ]
        sites = {name: segment["sites"] for segment in self.page["ring"] for name in segment["sites"]}
        sites[site][site] = f"{seat} {building}"
        self.earn(by_id("sites", site)["reward"], seat)
        self.site_earned(seat)
        for link in printed("links"):
            if link["from"] in sites and site in (
                ends := (link["from"], link.get("to") or self.next_site(link["from"]))
            ):
                other = ends[1] if ends[0] == site else ends[0]
                if sites[other][other]:
                    owner = int(sites[other][other].split()[0])
                    self.earn(link["reward"], seat)
                    if owner != seat:
                        self.earn(link["reward"], owner)

    def site_earned(self, seat: int) -> None:
        """Between the site and the links nothing happens to players."""

    def next_site(self, site: str) -> str:
        """The first site of the next segment clockwise."""
        ring = self.page["ring"]
        place = next(place for place, segment in enumerate(ring) if site in segment["sites"])
        return str(next(iter(ring[(place + 1) % len(ring)]["sites"])))

    def transcribe(self, seat: int, place: int) -> None:
        """The manuscript of a place of the ring, or the printed one."""
        player, segment = self.players[seat], self.page["ring"][place]
        if not self.manuscripts[place]:
            self.earn(by_id("segments", segment["segment"])["manuscript"], seat)
            return
        name = self.manuscripts[place].pop()
        segment["manuscript"] = self.manuscripts[place][-1] if self.manuscripts[place] else None
        segment["manuscripts_left"] -= 1
        player["manuscripts"].append(name)
        row = by_id("manuscripts", name)
        held = [by_id("manuscripts", one)["ribbon"] for one in player["manuscripts"]]
        if held.count(row["ribbon"]) == 3 and row["ribbon"] in self.page["favours"]:
            self.page["favours"].remove(row["ribbon"])
            player["favours"].append(row["ribbon"])
        self.earn(row["effect"], seat)
