"""The boards: every space, jar, workshop, step of a ladder, flag of a region and place of the market."""

from __future__ import annotations

import pytest

from tests.games.paladins.exhaustive.acting import GROUPS, PASSED, PLENTY
from tests.games.paladins.exhaustive.book import Book, respond, rich, seen
from tests.games.paladins.exhaustive.printed import by_id, ladder, printed
from tests.games.paladins.scene import Seat, choices, play, scene

SPACES = [space["id"] for space in printed("spaces")]
JARS = [jar["id"] for jar in printed("jars")]
RIGHT = [action["id"] for action in printed("actions") if action["side"] == "right"]
ATTRIBUTES = {"strength": 11, "influence": 11, "faith": 11}
THREE = [PASSED] * 3
SENT = {"commission": ("monk", "influence", "faith"), "garrison": ("outpost", "faith", "strength")}


@pytest.mark.parametrize("action", SENT)
@pytest.mark.parametrize("space", SPACES)
def test_spaces(space: str, action: str) -> None:
    """Taken by a monk or an outpost with just the attribute that its region wants, for its reward; then it is full."""
    row = by_id("spaces", space)
    piece, gain, attribute = SENT[action]
    need = printed("regions")[row["region"] - 1][attribute]
    table = scene(rich(**{attribute: need}), *THREE, tax=PLENTY)
    book = Book(table)
    book.do(action, *GROUPS[action], rewards=(gain, row["reward"]))
    book.page["spaces"][space] = f"{piece} 0"
    respond(table, f"do {action}", book.answers | {"space": f"space {space}"})
    book.agrees(table)
    free = scene(rich(monks=[space], **ATTRIBUTES), *THREE)
    play(free, f"do {action}", _workers(action))
    assert choices(free, "space") == sorted(other for other in SPACES if other != space)
    if need:
        short = scene(rich(**{attribute: need - 1}), *THREE)
        if action in choices(short, "do"):
            play(short, f"do {action}", _workers(action))
            assert space not in choices(short, "space")


def _workers(action: str) -> str:
    order = ("labourer", "scout", "merchant", "fighter", "cleric")
    return f"workers {'+'.join(sorted(GROUPS[action], key=order.index))}"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_spaces_by_players(players: int) -> None:
    """Spaces for more players than there are take no part."""
    table = scene(rich(**ATTRIBUTES), opponent=Seat()) if players == 1 else scene(rich(**ATTRIBUTES), players=players)
    play(table, "do commission", _workers("commission"))
    assert choices(table, "space") == sorted(row["id"] for row in printed("spaces") if row["players"] <= players)


@pytest.mark.parametrize("jar", JARS)
def test_jars(jar: str) -> None:
    """A faith, a suspicion card and the reward of the space; then it is full."""
    table = scene(rich(), PASSED, tax=PLENTY)
    book = Book(table)
    book.do("absolve", *GROUPS["absolve"], rewards=("faith, discard suspicion", by_id("jars", jar)["reward"]))
    book.me["jars"].append(jar)
    respond(table, "do absolve", book.answers | {"jar": f"jar {jar}"})
    book.agrees(table)
    again = scene(rich(jars=[jar]), PASSED)
    play(again, "do absolve", _workers("absolve"))
    assert choices(again, "jar") == sorted(other for other in JARS if other != jar)


# ---------------------------------------------------------------- workshops


def _with_workshops(count: int, free: str) -> dict[str, str]:
    """So many workshops on the right, none of them on a place that is to stay free."""
    places = [f"{action} {place}" for action in RIGHT for place in (1, 2) if f"{action} {place}" != free][:count]
    return {
        action: " ".join("workshop" if f"{action} {place}" in places else "-" for place in (1, 2)) for action in RIGHT
    }


@pytest.mark.parametrize("place", [f"{action} {place}" for action in RIGHT for place in (1, 2)])
def test_workshops(place: str) -> None:
    """Every place for each of the eight, with the worker that comes with it; the action then wants one worker less."""
    action, number = place.split()
    for done, workshop in enumerate(printed("workshops")):
        table = scene(rich(board=_with_workshops(done, place)), PASSED, tax=PLENTY)
        book = Book(table, workshop=place)
        book.place("develop", "labourer", "labourer")
        book.pay("silver", ladder("develop")["silver"][done])
        book.develop()
        assert book.me["board"][action][int(number) - 1] == "workshop" and workshop["worker"] in book.me["workers"]
        respond(table, "do develop", book.answers)
        book.agrees(table)


@pytest.mark.parametrize("action", RIGHT)
def test_workshops_save_workers(action: str) -> None:
    """With a workshop on one space or both, only the others must be filled."""
    colours = by_id("actions", action)["spaces"]
    for standing in ("- -", "workshop -", "- workshop", "workshop workshop"):
        taken = [*standing.split(), "-"]
        group = [colour.replace("any", "labourer") for colour, one in zip(colours, taken, strict=True) if one == "-"]
        board = {action: standing}
        assert action in choices(scene(rich(workers="+".join(group), board=board, **ATTRIBUTES), PASSED), "do")
        for missing in set(group) - {"labourer"}:
            others = [worker if worker != missing else "labourer" for worker in group]
            seat = rich(workers="+".join(others), board=board, **ATTRIBUTES)
            assert action not in choices(scene(seat, PASSED), "do")


# ---------------------------------------------------------------- ladders


@pytest.mark.parametrize("step", range(7))
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "convert"])
def test_steps(action: str, step: int) -> None:
    """Each step wants its influence and its price, no more and no less, and is worth its points at the end."""
    row = ladder(action)
    influence = row.get("influence", [0] * 7)[step]
    price = {what: row.get(what, [0] * 7)[step] for what in ("silver", "provisions")}
    enough = {"influence": influence, "strength": 12, "faith": 12, **price, "done": {action: step}}
    table = scene(rich(**enough), PASSED, tax=PLENTY)
    assert table.scores[0].parts.get(action, 0) == [0, *row["vp"]][step]
    assert action in choices(table, "do")
    for what, amount in (("influence", influence), *price.items()):
        if amount:
            assert action not in choices(scene(rich(**enough | {what: amount - 1}), PASSED), "do")
    play(table, f"do {action}", _workers(action))
    assert all(seen(table)["players"][0][what] == 0 for what, amount in price.items() if amount)


@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "convert"])
def test_the_last_step(action: str) -> None:
    """After seven it is over."""
    table = scene(rich(strength=12, influence=12, faith=12, done={action: 7}), PASSED)
    assert action not in choices(table, "do")
    assert table.scores[0].parts.get(action, 0) == ladder(action)["vp"][-1]


@pytest.mark.parametrize("done", range(9))
def test_steps_of_develop(done: int) -> None:
    """Four silver each time, and points from the sixth on; after eight it is over."""
    table = scene(rich(silver=4, board=_with_workshops(done, "")), PASSED)
    assert ("develop" in choices(table, "do")) == (done < 8)
    assert table.scores[0].parts["develop"] == [0, *ladder("develop")["vp"]][done]
    assert "develop" not in choices(scene(rich(silver=3, board=_with_workshops(done, "")), PASSED), "do")


# ---------------------------------------------------------------- the market


@pytest.mark.parametrize("stall", range(5))
def test_prices_of_the_market(stall: int) -> None:
    """Who has just the price pays it; who has less may take a debt for the two on the left, while there are debts."""
    row = printed("stalls")[stall]
    for silver in range(4):
        for debts in (5, 0):
            table = scene(rich(silver=silver), PASSED, stalls={stall + 1: "abbot_1"}, debts=debts)
            play(table, "do recruit", "workers labourer")
            affordable = silver >= row["silver"] or (row["debt"] and debts > 0)
            assert ("abbot_1" in choices(table, "townsfolk")) == affordable
            if affordable:
                play(table, "townsfolk abbot_1")
                both = silver >= row["silver"] and row["debt"] and debts > 0
                assert (choices(table, "pay with") == ["debt", "silver"]) == both


@pytest.mark.parametrize("value", range(13))
@pytest.mark.parametrize("attribute", ["strength", "influence", "faith"])
def test_points_of_attributes(attribute: str, value: int) -> None:
    """By their place on the track, as published."""
    points = [0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20]
    assert scene(rich(**{attribute: value}), PASSED).scores[0].parts[attribute] == points[value]
