"""The order of rewards: asked for where an Inquisition may come in between, and then it makes a difference."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any, NamedTuple

import pytest

from burgrave.games.paladins.rules import vocabulary as do
from tests.games.paladins.exhaustive.acting import GROUPS, PASSED
from tests.games.paladins.exhaustive.book import Book, respond, rich
from tests.games.paladins.exhaustive.printed import by_id, choices_in, split
from tests.games.paladins.scene import Seat, choices, play, scene


class Case(NamedTuple):
    """An action with a target, and one of the townsfolk who adds tax to it."""

    action: str
    target: str
    card: str


CASES = [
    *[Case("attack", card, "defender_3") for card in ("saracen_hunter", "saracen_champion", "viking_thief")],
    Case("attack", "byzantine_thief", "defender_3"),
    Case("fortify", "wall_07", "gatekeeper_3"),
    Case("fortify", "wall_09", "gatekeeper_3"),
    *[
        Case("absolve", jar, "abbot_3")
        for jar in ("jar_debt", "jar_recruit", "jar_suspicion", "jar_pray_1", "jar_faith")
    ],
    *[Case("commission", space, "acolyte_3") for space in ("r1s01", "r2s04", "r3s04", "r4s05", "r2s02")],
    *[Case("garrison", space, "watchman_3") for space in ("r1s01", "r2s04", "r3s04", "r4s05")],
]
FILES = {"attack": ("outsiders", "attack"), "fortify": ("walls", "effect"), "absolve": ("jars", "reward")}
OWN = {"commission": "influence", "garrison": "faith", "absolve": "faith, discard suspicion"}  # beside the target's
LOUD = ("tax", "criminal", "discard", "destroy", "flip", "(", "recruit", "pray", "develop")


def rewards(case: Case) -> list[str]:
    """All steps of what the action brings, the townsfolk's tax last."""
    file, field = FILES.get(case.action, ("spaces", "reward"))
    text = ", ".join(filter(None, [OWN.get(case.action, ""), by_id(file, case.target)[field]]))
    return [*split(text), by_id("townsfolk", case.card)["effect"]]


def position(case: Case) -> dict[str, Any]:
    """One coin of tax, and the target where it is wanted."""
    found: dict[str, Any] = {"tax": 1, "suspicion": [1]}
    if case.action == "attack":
        found["camp"] = {1: case.target}
    elif case.action == "fortify":
        found["walls"] = [case.target]
    return found


def aim(case: Case, book: Book) -> None:
    """Take the target in the book, workers and price included; rewards come later."""
    book.place(case.action, *GROUPS[case.action])
    book.step(case.action)
    if case.action == "attack":
        book.capture("attack", case.target)
        book.answers["attack"] = f"outsider {case.target}"
    elif case.action == "fortify":
        book.build(case.target)
    elif case.action == "absolve":
        book.me["jars"].append(case.target)
        book.answers["jar"] = f"jar {case.target}"
    else:
        book.page["spaces"][case.target] = "monk 0" if case.action == "commission" else "outpost 0"
        book.answers["space"] = f"space {case.target}"


def after(case: Case, order: list[str], branch: str, held: int, unpaid: int) -> tuple[int, ...]:
    """Play a case, its loud rewards in an order; what it leads to has been compared."""
    seat = rich(hired=[case.card], strength=7, faith=7, suspicion=[0] * held, unpaid=unpaid, silver=9)
    table = scene(seat, Seat(passed=True, suspicion=[0]), stalls={5: "conspirator_1"}, **position(case))
    book = Book(table, suspicion=(1,), choose=branch, recruit="conspirator_1")
    aim(case, book)
    for step in [step for step in rewards(case) if not step.startswith(LOUD)] + order:
        book.earn(step)
    book.answers["order"] = [f"resolve {step.strip('()')}" for step in order]
    respond(table, f"do {case.action}", book.answers)
    book.agrees(table)
    return book.me["unpaid"], book.me["paid"], len(book.me["suspicion"]), book.me["silver"]


def can_choose(branch: str, order: list[str], held: int, unpaid: int) -> bool:
    """Whether there is a debt to pay, perhaps one that the Inquisition has just brought, or a card to discard."""
    if branch == "flip debt":
        return unpaid > 0 or (order[0] == "tax" and held > 0)
    return branch != "discard suspicion" or held > 0


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.action}-{case.target}")
def test_every_order(case: Case) -> None:
    """What is chosen first is done first, and that may make a difference, but for prayers and for tax alone."""
    loud = [step for step in rewards(case) if step.startswith(LOUD)]
    branches = [branch for step in loud for branch in choices_in(step) if branch] or [""]
    different = False
    for held, unpaid, branch in product(range(4), range(2), branches):
        orders = [list(order) for order in permutations(loud)]
        possible = [order for order in orders if can_choose(branch, order, held, unpaid)]
        results = {after(case, order, branch, held, unpaid) for order in possible}
        different |= len(results) > 1 or 0 < len(possible) < len(orders)
    assert different == bool({step.split()[0] for step in loud} - {"tax", "pray"})


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.action}-{case.target}")
def test_no_order(case: Case) -> None:
    """With tax enough nobody is asked."""
    seat = rich(hired=[case.card], strength=7, faith=7, suspicion=[0, 1, 2], unpaid=1)
    table = scene(seat, PASSED, stalls={5: "conspirator_1"}, **position(case) | {"tax": 5})
    book = Book(table, suspicion=(1,), choose="silver 2", recruit="conspirator_1")
    aim(case, book)
    for step in rewards(case):
        book.earn(step)
    respond(table, f"do {case.action}", book.answers)
    book.agrees(table)


def test_the_kings_amnesty() -> None:
    """A King's Favour that discards and taxes: first the one, or first the other."""
    found = []
    for first in ("discard suspicion", "tax 2"):
        table = scene(rich(suspicion=[0, 0], unpaid=0), PASSED, tax=2, round_=3, favours=["amnesty_tax"])
        play(table, "favour favour_amnesty_tax", "workers cleric")
        assert choices(table, "resolve") == ["discard suspicion", "tax 2"]
        play(table, f"resolve {first}")
        me = Book(table).me
        found.append((len(me["suspicion"]), me["unpaid"]))
    assert found == [(1, 1), (0, 1)]


def test_all_that_may_be_ordered() -> None:
    """The cases above name every part of a reward beside which another may come."""
    named = {step.strip("()") for case in CASES for step in rewards(case) if step.startswith(LOUD)}
    alone = {  # nothing else comes with these
        "discard 2 suspicion",
        "criminal 2",
        "faith | influence | strength",
        "flip debt | discard 2 suspicion",
        "develop | fighter, cleric",
    }
    every = [do.ACTIONS.split(option) for option in range(len(do.ACTIONS))]
    assert named | alone == {argument for name, argument in every if name == "resolve"}
