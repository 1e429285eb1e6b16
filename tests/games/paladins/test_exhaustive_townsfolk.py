"""Every one of the townsfolk is sent away, hired and acts, and does exactly what its printed text says."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.paladins.exhaustive.acting import GROUPS, PASSED, PLENTY, act, ready
from tests.games.paladins.exhaustive.book import Book, respond, rich
from tests.games.paladins.exhaustive.printed import by_id, printed
from tests.games.paladins.scene import Seat, opening, play, scene

TOWNSFOLK = [card["id"] for card in printed("townsfolk")]
STALLS = range(1, 6)


@pytest.mark.parametrize("card", TOWNSFOLK)
def test_sent_away(card: str) -> None:
    """For their price and with their reward, in every place; the two on the left also for a debt."""
    for stall in STALLS:
        for pay_with in ("silver", "debt") if printed("stalls")[stall - 1]["debt"] else ("silver",):
            table = scene(rich(), PASSED, stalls={stall: card}, tax=PLENTY, suspicion=[2])
            book = Book(table, suspicion=(2,))
            book.place("recruit", "labourer")
            book.send_away(card, pay_with)
            respond(table, "do recruit", book.answers | {"drop": f"townsfolk {card}"})
            book.agrees(table)


@pytest.mark.parametrize("card", TOWNSFOLK)
def test_hired(card: str) -> None:
    """With what they bring at once, in every place; the two on the left also for a debt."""
    for stall in STALLS:
        for pay_with in ("silver", "debt") if printed("stalls")[stall - 1]["debt"] else ("silver",):
            table = scene(rich(), PASSED, stalls={stall: card}, tax=PLENTY)
            book = Book(table)
            book.place("recruit", "labourer", "fighter")
            book.buy(card, pay_with)
            book.hire(card)
            respond(table, "do recruit with two", book.answers | {"hire": f"townsfolk {card}"})
            book.agrees(table)


@pytest.mark.parametrize("card", TOWNSFOLK)
def test_hired_before_the_game(card: str) -> None:
    """For free, with what they bring at once; then it is the other's turn."""
    table = opening(2, stalls={3: card})
    book = Book(table, seat=1)
    book.hire(card)
    book.page["turn"] = 0
    play(table, f"townsfolk {card}")
    book.agrees(table)


@pytest.mark.parametrize("card", TOWNSFOLK)
def test_abilities(card: str) -> None:
    """They act after their own action, and after no other."""
    for action in GROUPS:
        table = ready(hired=[card])
        book = Book(table)
        assert len(book.abilities(action)) == (by_id("townsfolk", card)["when"] == f"after {action}")
        act(action, table, book)
        book.agrees(table)


@pytest.mark.parametrize("card", TOWNSFOLK)
def test_abilities_after_paying_a_debt(card: str) -> None:
    """Debt Collectors act where a debt was there to pay."""
    for unpaid in (0, 1, 3):
        table = ready(hired=[card], unpaid=unpaid)
        book = Book(table)
        book.me["jars"].append("jar_debt")
        book.do("absolve", *GROUPS["absolve"], rewards=("faith, discard suspicion", "flip debt"))
        respond(table, "do absolve", book.answers | {"jar": "jar jar_debt"})
        book.agrees(table)


@pytest.mark.parametrize("passed", [False, True])
@pytest.mark.parametrize("card", TOWNSFOLK)
def test_abilities_at_an_inquisition(card: str, passed: bool) -> None:
    """Those whose condition holds act before debts are given, also for somebody who has passed."""
    for held in range(5):
        suspected: dict[str, Any] = {"hired": [card], "suspicion": [1] * held}
        mine, other = (rich(), PASSED) if passed else (rich(**suspected), Seat(passed=True, suspicion=[0, 0]))
        other = replace(other, **suspected) if passed else other
        table = scene(mine, other, tax=1, round_=3, favours=["supplies"])
        book = Book(table)
        book.use("labourer")
        book.page["favours"][0]["worker"] = "labourer"
        book.earn(by_id("kings_favours", "favour_supplies")["effect"])
        respond(table, "favour favour_supplies", book.answers)
        book.agrees(table)
