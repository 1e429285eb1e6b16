"""The book that a second player keeps: what everybody sees, changed by hand as the printed texts say."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from burgrave.kernel.table import Table
from tests.games.paladins.exhaustive.printed import branches, by_id, ladder, printed, split, verb
from tests.games.paladins.scene import Seat, asked, play

WORKERS = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
ATTRIBUTES = ("strength", "influence", "faith")
CREW = "+".join([*5 * ["labourer"], *3 * ["scout", "merchant", "fighter", "cleric"], "criminal"])
HIGHEST = 12
PRAYER = 2  # silver


def rich(**changes: Any) -> Seat:
    """Somebody who can pay for everything, with something of everything to lose, and Hunt and Trade to clear."""
    usual: dict[str, Any] = {
        "workers": CREW,
        "silver": 30,
        "provisions": 30,
        "strength": 3,
        "influence": 3,
        "faith": 3,
        "suspicion": [0, 1, 2, 0],
        "unpaid": 3,
        "paid": 1,
        "board": {"hunt": "labourer", "trade": "labourer"},
    }
    return Seat(**usual | changes)


def seen(table: Table) -> dict[str, Any]:
    """What everybody sees."""
    view: dict[str, Any] = json.loads(table.view(None).json())
    return view


def same(page: dict[str, Any], now: dict[str, Any]) -> None:
    """Compare two views, a thing at a time; who has none of some workers does not name them."""
    for player in page["players"]:
        player["workers"] = {worker: count for worker in WORKERS if (count := player["workers"].get(worker))}
    assert {key: value for key, value in page.items() if key != "players"} == {
        key: value for key, value in now.items() if key != "players"
    }
    for mine, player in zip(page["players"], now["players"], strict=True):
        for key, value in player.items():
            assert (key, mine[key]) == (key, value)


def respond(table: Table, first: str, answers: Mapping[str, str | list[str]]) -> None:
    """Begin with an answer and go on by what is asked, up to the next turn; no other question may come.

    Of several answers to a question that is put again, each is given once.
    """
    play(table, first)
    while table.ask is not None and table.ask.prompt != "turn":
        prompt = asked(table)[1]
        assert prompt in answers, f"{prompt} was not expected"
        answer = answers[prompt]
        play(table, answer if isinstance(answer, str) else answer.pop(0))


class Book:
    """The view of a table, in which a player does by hand what texts say.

    ``suspicion`` are the taxes on the next cards of that deck. The rest says how the player answers: which branch to
    choose, which action to clear, whom to recruit and where to put a workshop.
    """

    def __init__(
        self,
        table: Table,
        seat: int = 0,
        suspicion: tuple[int, ...] = (),
        choose: str = "",
        clear: str = "hunt",
        recruit: str = "",
        workshop: str = "attack 1",
    ) -> None:
        self.page = seen(table)
        self.me: dict[str, Any] = self.page["players"][seat]
        self.suspicion = list(suspicion)
        self.choose = choose
        self.cleared = clear
        self.recruited = recruit or next((card for card in self.page["townsfolk"][::-1] if card), "")
        self.workshop = workshop
        self.answers: dict[str, str | list[str]] = {
            "choose": f"choose {choose}",
            "clear": f"clear {clear}",
            "recruit": f"townsfolk {self.recruited}",
            "workshop": f"workshop {workshop}",
        }

    def agrees(self, table: Table) -> None:
        """Compare with what is seen now."""
        same(self.page, seen(table))

    # ---------------------------------------------------------------- actions

    def place(self, action: str, *group: str) -> None:
        """Workers go to the spaces without workshops, from the left."""
        left = list(group)
        spaces = self.me["board"][action]
        for number, standing in enumerate(spaces):
            if standing is None and left:
                spaces[number] = left.pop(0)
        self.use(*group)

    def use(self, *group: str) -> None:
        """Workers leave the supply of the player."""
        for worker in group:
            self.me["workers"][worker] -= 1
        self.answers["workers"] = f"workers {'+'.join(sorted(group, key=WORKERS.index))}"

    def pay(self, what: str, price: int, action: str = "") -> None:
        """A price, less what the paladin makes cheaper."""
        cheaper = by_id("paladins", self.me["paladin"]).get("while", "") if self.me["paladin"] else ""
        if cheaper == f"free {what} in {action}":
            price = 0
        elif found := re.fullmatch(rf"cheaper {what} (\d+) in {action}", cheaper):
            price = max(0, price - int(found[1]))
        self.me[what] -= price

    def step(self, action: str) -> None:
        """Pay for the next step of an action, and count it."""
        done = self.me["done"][action]
        for what in ("silver", "provisions"):
            self.pay(what, ladder(action).get(what, [0] * 8)[done], action)
        self.me["done"][action] += 1

    def abilities(self, action: str) -> list[str]:
        """The texts that the player's townsfolk and paladin add to an action."""
        cards = [by_id("townsfolk", card) for card in self.me["hired"]]
        cards += [by_id("paladins", self.me["paladin"])] if self.me["paladin"] else []
        return [card["effect"] for card in cards if card.get("when") == f"after {action}"]

    def do(self, action: str, *group: str, rewards: tuple[str, ...] = ()) -> None:
        """Place workers, pay, and take what the action brings and what the abilities add to it."""
        self.place(action, *group)
        extra = self.abilities(action)
        if action in self.me["done"]:
            self.step(action)
        for text in (*rewards, *extra):
            self.earn(text)

    def buy(self, card: str, pay_with: str = "silver") -> None:
        """Take one of the townsfolk away for its price."""
        place = self.page["townsfolk"].index(card)
        stall = printed("stalls")[place]
        self.page["townsfolk"][place] = None
        if pay_with == "debt":
            self.earn("take debt")
        else:
            self.pay("silver", stall["silver"], "recruit")
        self.answers["price"] = f"pay with {pay_with}"

    def send_away(self, card: str, pay_with: str = "silver") -> None:
        """One of the townsfolk goes to the open pile, for the reward of an errand."""
        self.buy(card, pay_with)
        self.page["townsfolk_gone"].append(card)
        self.earn(by_id("townsfolk", card)["drop"])

    def capture(self, action: str, card: str) -> None:
        """An outsider is attacked or converted."""
        place = self.page["outsiders"].index(card)
        self.page["outsiders"][place] = None
        self.me["attacked" if action == "attack" else "converted"].append(card)

    def build(self, wall: str) -> None:
        """A wall comes from the deck."""
        self.page["walls_left"] -= 1
        self.me["walls"].append(wall)

    # ---------------------------------------------------------------- rewards

    def earn(self, text: str) -> None:
        """Do what a text says, from the left to the right."""
        for one in split(text):
            if one.startswith("("):
                assert self.choose in branches(one), f"choose one of {one}"
                self.earn(self.choose)
                continue
            what, number = verb(one)
            if what in WORKERS:
                self.me["workers"][what] = self.me["workers"].get(what, 0) + number
                for _ in range(number if what == "criminal" else 0):
                    self.be_suspected()
            elif what in ATTRIBUTES:
                self.me[what] = min(HIGHEST, self.me[what] + number)
            elif what in ("silver", "provision"):
                self.me[{"provision": "provisions"}.get(what, what)] += number
            elif what == "tax":
                self.tax(number)
            elif what == "discard suspicion":
                self.discard(self.me, number)
            elif what == "pray":
                self.clear(self.cleared)
            elif what == "recruit":
                self.hire(self.recruited)
            elif what == "develop":
                self.develop()
            else:
                self.settle(what)

    def be_suspected(self) -> None:
        """A card with its tax."""
        tax = self.suspicion.pop(0)
        self.me["suspicion"].append(tax)
        self.page["suspicion_left"] -= 1
        self.tax(tax)

    def tax(self, coins: int) -> None:
        """Coins of the tax supply, and what it lacks from the main supply; the last one brings the Inquisition."""
        self.me["silver"] += coins
        self.page["tax"] -= coins
        if coins and self.page["tax"] <= 0:
            self.inquisition()

    def inquisition(self) -> None:
        """Abilities first; the most suspected get a debt and discard half of their cards; the tax supply is filled."""
        me = self.me
        for player in self.page["players"]:
            self.me = player
            for card in [by_id("townsfolk", card) for card in self.me["hired"]]:
                held = len(self.me["suspicion"])
                fits = {"": True, "2 suspicion": held >= 2, "no suspicion": held == 0}[card["if"]]
                if card["when"] == "at inquisition" and fits:
                    self.answers["inquisition"] = f"use {card['id']}"  # asked of Conspirators only
                    self.earn(card["effect"])
        self.me = me
        most = max(len(player["suspicion"]) for player in self.page["players"])
        for player in self.page["players"]:
            if most and len(player["suspicion"]) == most:
                player["unpaid"] += 1
                self.page["debts"] -= 1
                self.discard(player, most // 2)
        self.page["tax"] = self.page["full_tax"]

    def discard(self, player: dict[str, Any], number: int) -> None:
        """The newest suspicion cards go to their open pile."""
        left = max(0, len(player["suspicion"]) - number)
        self.page["suspicion_gone"] += player["suspicion"][left:]
        player["suspicion"] = player["suspicion"][:left]

    def settle(self, what: str) -> None:
        """Take, destroy or pay a debt."""
        if what == "take debt":
            self.page["debts"] -= 1
            self.me["unpaid"] += 1
            return
        assert what in ("destroy debt", "flip debt"), what
        if not self.me["unpaid"]:
            return
        self.me["unpaid"] -= 1
        if what == "destroy debt":
            self.page["debts"] += 1
            return
        self.me["paid"] += 1
        for text in self.abilities("flip debt"):
            self.earn(text)

    def clear(self, action: str) -> None:
        """Workers leave an action; workshops stay."""
        spaces = self.me["board"][action]
        spaces[:] = [standing if standing == "workshop" else None for standing in spaces]

    def hire(self, card: str) -> None:
        """One of the townsfolk joins, with what it brings at once."""
        if card in self.page["townsfolk"]:
            self.page["townsfolk"][self.page["townsfolk"].index(card)] = None
        self.me["hired"].append(card)
        self.earn(by_id("townsfolk", card)["hire"])

    def develop(self) -> None:
        """The leftmost workshop moves, and its worker comes."""
        action, place = self.workshop.split()
        self.me["board"][action][int(place) - 1] = "workshop"
        extra = self.abilities("develop")
        self.earn(printed("workshops")[self.me["done"]["develop"]]["worker"])
        self.me["done"]["develop"] += 1
        for text in extra:
            self.earn(text)
