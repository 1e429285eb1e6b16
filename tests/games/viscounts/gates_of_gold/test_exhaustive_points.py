"""What every outsider, manuscript and bonus is worth, on positions laid out at random, against a second count."""

from __future__ import annotations

import random
from typing import Final

import pytest

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.building import all_free_sites
from burgrave.games.viscounts.rules.scoring import everybodys_scores
from burgrave.games.viscounts.rules.state import OVER, State
from tests.games.viscounts.exhaustive.book import seen
from tests.games.viscounts.gates_of_gold.exhaustive.points import RIBBONS, points
from tests.games.viscounts.gates_of_gold.exhaustive.printed import added
from tests.games.viscounts.gates_of_gold.scene import BONUS, gates, scene
from tests.games.viscounts.scene import card, manuscript, stands

pytestmark = pytest.mark.usefixtures("second_reader")

OUTSIDERS: Final = [row["id"] for row in added("townsfolk") if row["kind"] == "outsider"]
BONUSES: Final = [row["id"] for row in added("bonuses")]
WILD: Final = "any_5_corruption"


def position(players: int, chance: random.Random, rich: bool = False) -> State:
    """Anybody has anything, and much of it if they are rich."""
    s = scene(players, opponent="noble") if players == 1 else scene(players)
    s.ring = chance.sample(range(t.RING), t.RING)
    texts = [one for pile in s.manuscripts for one in pile if t.MANUSCRIPT_IDS[one] != WILD]
    chance.shuffle(texts)
    folk = [card(name) for name in OUTSIDERS]
    chance.shuffle(folk)
    bonuses = chance.sample(BONUSES[6:], 4)
    for seat, player in enumerate(s.players):
        for building in chance.sample(t.BUILDING_IDS, chance.randint(3 if rich else 0, 5)):
            stands(s, seat, building, t.SITE_IDS[chance.choice(all_free_sites(s))])
        player.goods = [chance.randint(0, 7) for _ in t.GOODS]
        player.tiers = [[chance.randint(0, 2) for _ in range(t.SECTIONS)] for _ in range(2)] + [[chance.randint(0, 3)]]
        player.unpaid, player.paid, player.acquired, player.approved = (chance.randint(0, 4) for _ in range(4))
        player.manuscripts += tuple(texts.pop() for _ in range(chance.randint(0, 8)))
        if not player.sheet:
            for _ in range(chance.randint(2 if rich else 0, 6)):
                place = chance.choice((player.hand, player.draw, player.discard))
                place.append(folk.pop())
            player.row[0] = folk.pop() if chance.random() < 0.3 else card("kings_order")
        if bonuses and chance.random() < 0.5:
            player.bonuses = (BONUS(bonuses.pop()),)
    lucky = chance.choice(s.players)
    lucky.manuscripts += (manuscript(WILD if lucky.sheet else f"any_as_{chance.choice(RIBBONS)}"),)
    s.leading = BONUS(chance.choice(BONUSES[:6]))
    s.leader = chance.randrange(len(s.players))
    s.players[s.leader].bonuses += (s.leading,)
    s.debts, s.deeds = chance.randint(0, 1), chance.randint(0, 1)
    s.phase = OVER
    return s


def agrees(s: State) -> set[str]:
    """A second count gives the same, for everybody; which of the categories there is something in."""
    page = seen(s, None)
    found = everybodys_scores(s)
    for seat, score in enumerate(found):
        assert score.parts == points(page, seat, score.parts)
    return {category for score in found for category, count in score.parts.items() if count}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_any_position(players: int) -> None:
    """All categories together."""
    chance = random.Random(players)
    counted = set[str]().union(*[agrees(position(players, chance)) for _ in range(60)])
    assert {"outsiders", "builders", "leader", "ribbons", "manuscripts"} <= counted


@pytest.mark.parametrize("name", OUTSIDERS)
def test_each_outsider(name: str) -> None:
    """Alone, and beside an Envoy, in every place of the deck; it is worth something somewhere, if it is ever."""
    chance, worth = random.Random(name), set[int]()
    for players in (2, 3, 1, 4):
        for place in ("hand", "draw", "discard", "row"):
            for envoy in (False, True):
                s = position(players, chance, rich=True)
                gates(s).row, gates(s).pile = [], []
                me = s.players[0]
                me.hand, me.draw, me.discard, me.row = [], [card("squire")], [], [-1, -1, -1]
                if envoy and name != "envoy_1":
                    me.discard.append(card("envoy_1"))
                if place == "row":
                    me.row[1] = card(name)
                else:
                    getattr(me, place).append(card(name))
                agrees(s)
                worth.add(everybodys_scores(s)[0].parts["outsiders"])
    ends = next(row for row in added("townsfolk") if row["id"] == name).get("scoring", "ribbon") == "ribbon"
    assert (max(worth) > 0) != ends


def test_manuscripts_that_count() -> None:
    """Each one of the box that counts something, for who has outsiders and for who has none."""
    for row in added("manuscripts"):
        chance = random.Random(row["id"])
        for players in (1, 2, 3):
            s = position(players, chance)
            for player in s.players:
                if row["ribbon"] != "any":
                    player.manuscripts = (manuscript(row["id"]),)
            agrees(s)
