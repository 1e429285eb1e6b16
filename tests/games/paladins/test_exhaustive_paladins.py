"""Every paladin brings what its card says: workers, attributes, and a blessing or a discount for the round."""

from __future__ import annotations

import pytest

from tests.games.paladins.exhaustive.acting import GROUPS, PASSED, PLENTY, act, ready
from tests.games.paladins.exhaustive.book import PRAYER, Book, respond, rich
from tests.games.paladins.exhaustive.printed import by_id, ladder, printed, spaces_of
from tests.games.paladins.scene import choices, go_on, opening, play, scene

PALADINS = [card["id"] for card in printed("paladins")]
REGIONS = printed("regions")
LEFT = ("hunt", "hunt with two", "trade", "trade with two", "pray", "conspire")


@pytest.mark.parametrize("name", PALADINS)
def test_workers(name: str) -> None:
    """The two on the card, when it is turned over."""
    on_top, below = [other for other in PALADINS if other != name][:2]
    table = opening(2, paladins=[name, on_top, below])
    go_on(table, "play")
    before = Book(table)
    assert (before.me["chosen"], before.me["workers"]) == (False, {})
    for answer in (f"play {name}", f"on top {on_top}"):
        table.answer(answer, 0)
    go_on(table, "tavern")
    after = Book(table).me
    assert after["paladin"] == name
    assert sorted(worker for worker, count in after["workers"].items() for _ in range(count)) == sorted(
        by_id("paladins", name)["workers"]
    )


@pytest.mark.parametrize("name", PALADINS)
def test_attributes(name: str) -> None:
    """Strength opens outsiders to attack, faith to convert, influence walls to build: so far and no farther."""
    row = by_id("paladins", name)
    for track in range(13):
        seat = rich(silver=0, strength=track, faith=track, paladin=name)
        within = len([region for region in REGIONS if region["strength"] <= track + row["strength"]])
        table = scene(seat, PASSED)
        assert ("attack" in choices(table, "do")) == (within > 0)
        if within:
            play(table, "do attack", "workers labourer+scout+fighter")
            assert len(choices(table, "outsider")) == within
        within = len([region for region in REGIONS if region["faith"] <= track + row["faith"]])
        table = scene(seat, PASSED)
        play(table, "do convert", "workers labourer+fighter+cleric")
        assert len(choices(table, "outsider")) == within
    for action in ("fortify", "absolve"):
        for done, need in enumerate(ladder(action)["influence"]):
            for track in {max(0, need - row["influence"] - 1), max(0, need - row["influence"])}:
                table = scene(rich(influence=track, paladin=name, done={action: done}), PASSED)
                assert (action in choices(table, "do")) == (track + row["influence"] >= need)


@pytest.mark.parametrize("name", PALADINS)
def test_blessings_on_the_right_side(name: str) -> None:
    """What costs less or brings more does so in its own action and in no other; Develop is among them."""
    for action in GROUPS:
        table = ready(paladin=name)
        book = Book(table)
        act(action, table, book)
        book.agrees(table)


@pytest.mark.parametrize("name", PALADINS)
def test_blessings_on_the_left_side(name: str) -> None:
    """The same for Hunt, Trade, Pray and Conspire."""
    for action in LEFT:
        seat = rich(paladin=name, board={"develop": "labourer labourer"})
        table = scene(seat, PASSED, tax=PLENTY, suspicion=[2])
        book = Book(table, suspicion=(2,), clear="develop")
        _do_on_the_left(action, book)
        respond(table, f"do {action}", book.answers)
        book.agrees(table)


def _do_on_the_left(action: str, book: Book) -> None:
    name, two = action.removesuffix(" with two"), action.endswith(" with two")
    group = ["cleric"] if name == "pray" else ["labourer", *spaces_of(name)[1:2]] if two else ["labourer"]
    if name == "pray":
        book.pay("silver", PRAYER, "pray")
    good = {"hunt": "provision", "trade": "silver", "pray": "pray", "conspire": "criminal"}[name]
    book.do(name, *group, rewards=(f"{good} 3" if two else good,))


@pytest.mark.parametrize("name", PALADINS)
def test_discounts_let_one_act_without_means(name: str) -> None:
    """With nothing left, what is free is offered, and what is not is not."""
    free = by_id("paladins", name).get("while", "")
    attributes = {"strength": 12, "influence": 12, "faith": 12}
    for action in ("commission", "fortify", "garrison", "absolve", "convert", "pray", "develop"):
        seat = rich(silver=0, provisions=0, paladin=name, done={"convert": 1}, **attributes)
        assert (action in choices(scene(seat, PASSED), "do")) == (free.startswith("free") and free.endswith(action))
    silver = ladder("develop")["silver"][0] - (2 if free == "cheaper silver 2 in develop" else 0)
    for coins in (silver - 1, silver):
        table = scene(rich(silver=coins, paladin=name), PASSED)
        assert ("develop" in choices(table, "do")) == (coins == silver)


@pytest.mark.parametrize("name", PALADINS)
def test_discounts_at_the_market(name: str) -> None:
    """Roland makes all townsfolk free, so that nobody takes a debt for them; the others make none so."""
    for stall in range(1, 6):
        table = scene(rich(paladin=name), PASSED, stalls={stall: "abbot_1"})
        book = Book(table)
        book.place("recruit", "labourer")
        book.send_away("abbot_1")
        respond(table, "do recruit", book.answers | {"drop": "townsfolk abbot_1"})
        book.agrees(table)
