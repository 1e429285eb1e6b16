"""Walls, the tavern, King's Orders, King's Favours and suspicion cards: each does exactly what its text says."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paladins.exhaustive.acting import GROUPS, PASSED, PLENTY
from tests.games.paladins.exhaustive.book import Book, respond, rich
from tests.games.paladins.exhaustive.printed import by_id, choices_in, printed
from tests.games.paladins.scene import Seat, go_on, offered, opening, play, scene

FAVOURS = [favour["id"].removeprefix("favour_") for favour in printed("kings_favours")]
ORDERS = [order["id"].removeprefix("order_") for order in printed("kings_orders")]
OUTSIDERS = [card["id"] for card in printed("outsiders")]


@pytest.mark.parametrize("name", [wall["id"] for wall in printed("walls")])
def test_walls(name: str) -> None:
    """Their rewards, branch by branch, and their points."""
    row = by_id("walls", name)
    for branch in choices_in(row["effect"]):
        table = scene(rich(), PASSED, walls=[name])
        points = table.scores[0].parts["walls"]
        book = Book(table, choose=branch)
        book.do("fortify", *GROUPS["fortify"], rewards=(row["effect"],))
        book.build(name)
        respond(table, "do fortify", book.answers)
        book.agrees(table)
        assert table.scores[0].parts["walls"] - points == row["vp"]


@pytest.mark.parametrize("name", [card["id"] for card in printed("tavern")])
def test_tavern(name: str) -> None:
    """Four workers; every Criminal brings suspicion and its tax."""
    others = [card["id"] for card in printed("tavern") if card["id"] != name][:2]
    table = opening(2, tavern=[name, *others], suspicion=[2, 1])
    go_on(table, "tavern")
    book = Book(table, suspicion=(2, 1))
    workers = by_id("tavern", name)["workers"]
    assert len(workers) == 4
    for worker in workers:
        book.earn(worker)
    book.page["tavern"].remove(name)
    play(table, f"tavern {name}")
    after = Book(table)
    assert after.me == book.me
    for key in ("tavern", "tax", "suspicion_left"):
        assert after.page[key] == book.page[key]


@pytest.mark.parametrize("name", ORDERS)
def test_orders(name: str) -> None:
    """Fulfilled by so many of an action and not by one fewer; worth 4, 6 or 8 points; nothing before it is shown."""
    need = by_id("kings_orders", f"order_{name}")["need"]
    others = [other for other in ORDERS if other != name][:2]
    for place, points in enumerate((4, 6, 8)):
        orders = [*others[:place], name, *others[place:]]
        for times in range(need - 1, need + 2):
            seat = Seat(attacked=OUTSIDERS[:times]) if name == "attack" else Seat(done={name: times})
            for round_ in (1, 2, 3, 7):
                table = scene(seat, orders=orders, round_=round_)
                fulfilled = times >= need and round_ > place
                assert table.scores[0].parts["orders"] == (points if fulfilled else 0)


@pytest.mark.parametrize("name", FAVOURS)
def test_favours(name: str) -> None:
    """Every branch, in every place, with a worker of the colour and with a Criminal; once in a round."""
    row = by_id("kings_favours", f"favour_{name}")
    others = [other for other in FAVOURS if other != name]
    for place in range(5):
        favours = [*others[:place], name, *others[place:4]]
        for branch in choices_in(row["effect"]):
            for worker in (row["space"].replace("any", "labourer"), "criminal"):
                table = scene(rich(), PASSED, favours=favours, round_=place + 3, tax=PLENTY, suspicion=[1, 2])
                book = Book(table, suspicion=(1, 2), choose=branch)
                book.use(worker)
                book.page["favours"][place]["worker"] = worker
                if row["cost"] == "take debt":
                    book.earn("take debt")
                elif row["cost"]:
                    book.me[{"silver": "silver", "provision": "provisions"}[row["cost"]]] -= 1
                book.earn(row["effect"])
                respond(table, f"favour favour_{name}", book.answers)
                book.agrees(table)
                assert f"favour favour_{name}" not in offered(table)


@pytest.mark.parametrize("name", FAVOURS)
def test_favours_out_of_reach(name: str) -> None:
    """Without its price, without a worker who fits, with somebody there, or face down, a favour is not offered."""
    row = by_id("kings_favours", f"favour_{name}")
    fits = row["space"].replace("any", "labourer")
    misfit = "scout" if fits != "scout" else "cleric"

    def is_offered(seat: Seat, **changes: Any) -> bool:
        position: dict[str, Any] = {"favours": [name], "round_": 3, **changes}
        return f"favour favour_{name}" in offered(scene(seat, PASSED, **position))

    assert is_offered(rich(workers=fits))
    assert is_offered(rich(workers=misfit)) == (row["space"] == "any")
    assert not is_offered(rich(), taken=[1])
    assert not is_offered(rich(), round_=2)
    assert is_offered(rich(workers=fits, silver=0)) == (row["cost"] != "silver")
    assert is_offered(rich(workers=fits, provisions=0)) == (row["cost"] != "provision")
    assert is_offered(rich(workers=fits), debts=0) == (row["cost"] != "take debt")


@pytest.mark.parametrize("kind", [0, 1, 2])
def test_suspicion(kind: int) -> None:
    """Each kind of card takes its tax; what the supply lacks is paid all the same, and the Inquisition comes."""
    tax = printed("suspicion")[kind]["tax"]
    for supply in [PLENTY, *range(1, tax + 1)]:
        table = scene(rich(suspicion=[]), PASSED, tax=supply, suspicion=[kind])
        book = Book(table, suspicion=(tax,))
        book.do("conspire", "labourer", rewards=("criminal",))
        respond(table, "do conspire", book.answers)
        book.agrees(table)


def test_cards_are_counted() -> None:
    """So many of each as the rulebook says (p. 3)."""
    files = ("townsfolk", "outsiders", "paladins", "walls", "tavern", "kings_orders", "kings_favours")
    assert [len(printed(file)) for file in files] == [32, 36, 12, 24, 24, 6, 10]
    assert [sum(row["count"] for row in printed(file)) for file in ("suspicion", "schemes")] == [24, 17]
