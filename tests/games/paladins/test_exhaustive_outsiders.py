"""Every outsider is attacked, converted and counted, exactly as its printed text says."""

from __future__ import annotations

import pytest

from burgrave.kernel.table import Table
from tests.games.paladins.exhaustive.acting import GROUPS, PASSED, PLENTY
from tests.games.paladins.exhaustive.book import Book, respond, rich, seen
from tests.games.paladins.exhaustive.printed import by_id, printed, scoring
from tests.games.paladins.scene import Seat, choices, play, scene

TOWNSFOLK = [card["id"] for card in printed("townsfolk")]
OUTSIDERS = [card["id"] for card in printed("outsiders")]
CAMP = range(1, 7)


@pytest.mark.parametrize("card", OUTSIDERS)
def test_attacked(card: str) -> None:
    """In every place, with enough strength, and with a silver for each two points that are missing."""
    for place in CAMP:
        need = printed("regions")[place - 1]["strength"]
        for strength in {need, max(0, need - 1), max(0, need - 4)}:
            table = scene(rich(strength=strength), PASSED, camp={place: card}, tax=PLENTY, suspicion=[1])
            book = Book(table, suspicion=(1,))
            book.me["silver"] -= -(-(need - strength) // 2)
            book.do("attack", *GROUPS["attack"], rewards=(by_id("outsiders", card)["attack"],))
            book.capture("attack", card)
            respond(table, "do attack", book.answers | {"attack": f"outsider {card}"})
            book.agrees(table)


@pytest.mark.parametrize("card", OUTSIDERS)
def test_converted(card: str) -> None:
    """In every place, with just enough faith; with less they are not offered."""
    for place in CAMP:
        need = printed("regions")[place - 1]["faith"]
        table = scene(rich(faith=need), PASSED, camp={place: card})
        book = Book(table)
        book.do("convert", *GROUPS["convert"], rewards=(by_id("outsiders", card)["convert"],))
        book.capture("convert", card)
        respond(table, "do convert", book.answers | {"convert": f"outsider {card}"})
        book.agrees(table)
        if need:
            short = scene(rich(faith=need - 1), PASSED, camp={place: card})
            play(short, "do convert", "workers labourer+fighter+cleric")
            assert card not in choices(short, "outsider")


# ---------------------------------------------------------------- points

HELD = {  # by whoever converts, of all that a card may count
    "commission": 5,
    "fortify": 3,
    "garrison": 2,
    "absolve": 6,
    "develop": 4,
    "townsfolk": 7,
    "strength": 9,
    "influence": 5,
    "faith": 12,
    "paid debt": 8,
    "unpaid debt": 3,
    "suspicion": 4,
    "order": 2,
    "attacked saracen": 1,
    "attacked byzantine": 2,
    "attacked viking": 3,
}


def holder(converted: list[str]) -> Seat:
    """Somebody with all of that."""
    attacked = []
    for people in ("saracen", "byzantine", "viking"):
        free = [card["id"] for card in printed("outsiders") if card["people"] == people and card["id"] not in converted]
        attacked += free[: HELD[f"attacked {people}"]]
    return Seat(
        strength=HELD["strength"],
        influence=HELD["influence"],
        faith=HELD["faith"],
        done={action: HELD[action] for action in ("commission", "fortify", "garrison", "absolve")},
        board={"convert": "workshop workshop", "attack": "workshop workshop"},
        hired=TOWNSFOLK[: HELD["townsfolk"]],
        paid=HELD["paid debt"],
        unpaid=HELD["unpaid debt"],
        suspicion=[0] * HELD["suspicion"],
        attacked=attacked,
        converted=converted,
    )


def worth(card: str, mercenaries: int) -> int:
    """The points of a converted outsider, by its text."""
    held = {**HELD, "": 1, "mercenary": mercenaries}
    return sum(points * (held[unit] // each) for points, each, unit in scoring(by_id("outsiders", card)["scoring"]))


@pytest.mark.parametrize("card", OUTSIDERS)
def test_worth(card: str) -> None:
    """Alone, and beside a Mercenary; for a player and for the solo opponent."""
    companion = "saracen_mercenary_1" if card != "saracen_mercenary_1" else "viking_mercenary"
    for converted in ([card], [card, companion]):
        mercenaries = sum("mercenary" in one for one in converted)
        expected = sum(worth(one, mercenaries) for one in converted)
        table = scene(holder(converted), orders=["absolve", "commission", "garrison"], round_=3)
        assert table.scores[0].parts["converts"] == expected
        assert table.scores[0].parts["orders"] == 4 + 6
        table = scene(opponent=holder(converted), orders=["absolve", "commission", "garrison"], round_=3)
        assert opponents_points(table)["converts"] == expected


@pytest.mark.parametrize("card", OUTSIDERS)
def test_worth_nothing(card: str) -> None:
    """Of what counts nothing, the solo opponent still has a point, and a player has not (p. 28)."""
    own = {"champion": 1, "mercenary": 2}.get(by_id("outsiders", card)["name"], 0)
    assert scene(Seat(converted=[card])).scores[0].parts["converts"] == own
    assert opponents_points(scene(opponent=Seat(converted=[card])))["converts"] == max(1, own)


def opponents_points(table: Table) -> dict[str, int]:
    """The solo opponent's points by category, as everybody sees them."""
    points: dict[str, int] = seen(table)["opponent"]["points"]
    return points
