"""Every apprentice is hired, every building built, and at the end everything counted, as a second account says."""

from __future__ import annotations

from itertools import product

import pytest

from burgrave.games.architects.rules.options import Options
from burgrave.games.architects.rules.rounds import setup, step
from burgrave.games.architects.rules.scoring import everybodys_scores, winners
from burgrave.games.architects.rules.state import ENDING, State
from burgrave.kernel.rng import Rng
from tests.games.architects import points
from tests.games.architects.exhaustive.acting import APPRENTICES, BUILDINGS, CHARACTERS, act, ready
from tests.games.architects.exhaustive.book import GOODS
from tests.games.architects.exhaustive.printed import by_id, printed, steps
from tests.games.architects.exhaustive.turn import Turn
from tests.games.architects.scene import built, character, employ, hold, imprison, keep_all, offer, own, scene, seize

SKILLED = {"carpentry": "conspirator_1", "tiling": "miner_1", "masonry": "stonecutter_1"}
ENDS = [row["id"] for row in printed("buildings") if "effect" not in row]


@pytest.mark.parametrize("name", APPRENTICES)
def test_hired(name: str) -> None:
    """With its virtue, wherever the marker stands; for silver, on the market and by the tavern."""
    for virtue, deed, pick in product((0, 6, 9, 14), ("hire 4", "middle"), (0, -1)):
        s = ready(1, virtue)
        for slot in (0, 4, 7):
            offer(s, slot, name)
            act(s.copy(), deed, 1, pick)


@pytest.mark.parametrize("name", BUILDINGS)
def test_built(name: str) -> None:
    """Paid, with its virtue, and its effect, used or not, in whatever way; for everybody, of little and much virtue."""
    for who, virtue, pick in product(("", *CHARACTERS), (0, 4, 14), (0, -1)):
        s = ready(2, virtue, who)
        employ(s, 0, "labourer_1", "squire_1")
        s.players[0].workers = 2 + pick  # for the crane: there is one more, or there is none
        if name not in ("well", "church", "castle"):
            hold(s, 0, name)
        book = Turn(s, pick)
        book.build(f"construct {name}")
        book.agrees(s)


@pytest.mark.parametrize("name", BUILDINGS)
def test_built_where_its_effect_finds_nothing(name: str) -> None:
    """Nobody to capture or to release, no debt, no other card, no worker."""
    row = by_id("buildings", name)
    for workers, pick in product((1, 2), (0, -1)):
        s = poor(name)
        employ(s, 0, *{SKILLED[skill] for skill in row["skills"]})
        s.players[0].workers = workers
        book = Turn(s, pick)
        book.build(f"construct {name}")
        book.agrees(s)


def poor(name: str) -> State:
    """Somebody with a building card and exactly its price."""
    s = scene()
    hold(s, 0, name)
    own(s, 0, **dict(steps(by_id("buildings", name)["cost"])))
    return s


@pytest.mark.parametrize("name", BUILDINGS)
def test_what_a_building_needs(name: str) -> None:
    """Without one of its skills, or one of its goods, it can't be built; some characters need less."""
    row = by_id("buildings", name)
    for who, lacking in product(("", "lothaire", "therese"), (*GOODS[:5], *SKILLED, "")):
        s = poor(name)
        if who:
            character(s, 0, who)
        employ(s, 0, *[SKILLED[skill] for skill in row["skills"] if skill != lacking])
        if lacking in GOODS and s.players[0].goods[GOODS.index(lacking)]:
            s.players[0].goods[GOODS.index(lacking)] -= 1
        book = Turn(s)
        if not who:
            given = [what for what, _ in steps(row["cost"])] + row["skills"]
            assert (f"construct {name}" in book.buildable(0)) == (lacking not in given)
        book.gather("forest")
        book.agrees(s)


@pytest.mark.parametrize("name", ENDS)
def test_at_the_end(name: str) -> None:
    """Virtue first, in an order of the owner's choice, and then points; with others that change virtue or debts."""
    others = [one for one in ("dungeon", "castle", "fountain", "gamblers_den", "lighthouse") if one != name]
    for (virtue, most), more, pick, who in product(
        [(0, 0), (1, 9), (7, 3), (13, 4), (14, 12)], range(3), (0, -1), ("", "therese", "hugo")
    ):
        s = ended(virtue, most)
        built(s, 0, name, *others[more : 2 * more])
        if who:
            character(s, 0, who)
        built(s, 1, *others[4:])
        book = Turn(s, pick)
        book.end()
        book.agrees(s, step(s))
        for seat, score in enumerate(everybodys_scores(s)):
            assert score.parts == points.points(s, seat) and score.total == sum(score.parts.values())
        assert winners(s) == points.winners(s)


def ended(virtue: int, most: int) -> State:
    """The last turn is over: the first player has so much of everything, the second four."""
    s = scene()
    for seat, count in enumerate((most, 4, 0)):
        player = s.players[seat]
        player.goods = [count] * 5 + [count * 3]
        player.unpaid, player.paid, player.cathedral = count % 4, count, min(5, count // 3)
        player.virtue = virtue if not seat else 9
    imprison(s, most // 2, 3, 1)
    seize(s, 0, 1, most)
    employ(s, 0, "labourer_1", "miner_1", "patron_4", "squire_2")
    s.phase, s.me, s.left = ENDING, 2, 0
    return s


def test_buildings_together() -> None:
    """All that count at the end stand in one town, in both directions, on a board of every character."""
    for who, names in product(CHARACTERS, (ENDS, ENDS[::-1])):
        for virtue, most in ((0, 5), (7, 8), (14, 11)):
            for pick in (0, -1):
                s = ended(virtue, most)
                built(s, 0, *names)
                character(s, 0, who)
                book = Turn(s, pick)
                book.end()
                book.agrees(s, step(s))
                assert [score.parts for score in everybodys_scores(s)] == [points.points(s, one) for one in range(3)]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_characters_begin(players: int) -> None:
    """With what their boards say; cards beside the draft come after it, and the highest virtue has the first turn."""
    met = set()
    for seed in range(20):
        s = setup(players, Options(boards="advanced"), Rng(seed))
        for _ in range(3):
            keep_all(s, [packet[0] for packet in s.packets])
        boards = []
        for player in s.players[:players]:
            row = by_id("characters", CHARACTERS[player.character])
            boards.append(row)
            begins = dict(steps(row.get("goods", ""))) | {"silver": row["silver"]}
            assert player.goods == [begins.get(good, 0) for good in GOODS]
            assert (player.virtue, player.unpaid, player.paid) == (row["virtue"], row.get("debts", 0), 0)
            assert (player.prison, player.workers) == (row["prison"], 20 - row["prison"])
            assert len(player.hand) == 3 + row.get("plans", 0)
        met |= {row["id"] for row in boards}
        assert len({row["colour"] for row in boards}) == players
        assert s.me == s.first == max(range(players), key=lambda seat: boards[seat]["virtue"])
    assert met == set(CHARACTERS)
