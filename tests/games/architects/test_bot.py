"""The heuristic player: it judges every question there is, knows nothing that its seat can't know, and plays well."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

import burgrave
from burgrave.arena.match import play as match
from burgrave.arena.plan import Plan
from burgrave.arena.stats import sittings, unused
from burgrave.bots import bot
from burgrave.conformance.insights import (
    against_chance,
    judges_the_same_when_imagined,
    plays_the_same_again,
    prospects_are_shares,
)
from burgrave.games.architects import GAME, rules
from burgrave.games.architects.bot.answers import JUDGES, OTHERS, appraise
from burgrave.games.architects.bot.insight import FEATURES, STAGES, prospects
from burgrave.games.architects.bot.position import Position
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import vocabulary as do
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.playout import Playing
from burgrave.kernel.table import Table
from tests.games.architects.scene import employ, fill_guildhall, hold, own, post, scene, state, table

RULES = Path(rules.__file__).parent
ADVANCED: dict[str, object] = {"boards": "advanced", "promo": True, "characters": "chosen"}


def greedily(at: Table, answers: int = 100_000) -> Table:
    """Let the heuristic player play for everybody, until so many answers were given."""
    player = bot("greedy", 0)
    while not at.over and len(at.answers) < answers:
        ask = at.asks[0]
        at.answer(player.choose(Perspective(at, ask.player)), ask.player)
    return at


# ---------------------------------------------------------------- whole games


def test_every_question_of_the_rules_has_a_judge() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in RULES.glob("*.py"))
    asked = set(re.findall(r'Ask\([a-z]+, "([a-z_]+)"', text)) | {"limit", "cathedral", "discard"}
    assert asked | {"choose", "pay"} == set(JUDGES) - OTHERS  # the interpreter of effects asks the last two


@pytest.mark.parametrize("players", range(1, 6))
def test_it_plays_the_same_on_every_table_that_it_can_imagine(players: int) -> None:
    """Then nothing hidden went into the choice, whatever the state holds."""
    at = burgrave.new("architects", players, players, ADVANCED)
    judges_the_same_when_imagined(at, random.Random(players), often=0.1, liked=0.7)


def test_games_ask_every_question() -> None:
    """So the heuristic player was really asked about all there is, alone and with others."""
    seen: Counter[str] = Counter()
    chance = random.Random(1)
    for seed in range(25):
        options = ADVANCED | {"free_first_apprentice": seed % 2 == 0}
        playing = Playing(burgrave.new("architects", 1 + seed % 5, seed, options))
        while (ask := playing.ask) is not None:
            worth = appraise(playing.state, ask)  # type: ignore[arg-type]  # a state of this game
            seen[ask.prompt] += 1
            liked = ask.options[worth.index(max(worth))]
            playing.answer(liked if chance.random() < 0.5 else chance.choice(ask.options))
    assert set(JUDGES) - OTHERS - set(seen) <= {"ends"}  # of one building together with others


def test_features_are_as_many_as_their_weights_and_prospects_are_shares() -> None:
    prospects_are_shares(greedily(burgrave.new("architects", 4, 2), 100), STAGES * len(FEATURES), range(-40, 150))


@pytest.mark.parametrize("players", range(1, 6))
def test_at_the_end_the_prospects_are_the_result(players: int) -> None:
    at = greedily(burgrave.new("architects", players, 3))
    found = prospects(state(at))
    assert found.points == [score.total for score in at.scores]
    assert found.wins == [1 / len(at.winners) if seat in at.winners else 0.0 for seat in range(players)]


def test_alone_the_chance_to_win_falls_as_the_opponent_gets_ahead() -> None:
    s = state(greedily(burgrave.new("architects", 1, 2), 40))
    before = prospects(s).wins[0]
    s.players[1].cathedral += 2
    assert 0 < prospects(s).wins[0] < before < 1


def test_it_beats_chance() -> None:
    won, points = against_chance("architects", 6)
    assert won == 6 and points >= 30


def test_it_scores_in_every_way() -> None:
    """In self-play, whose habits can leave a whole way out although it is worth its price."""
    plan = Plan(game="architects", rules_version=GAME.rules_version, players=4, bots=["easy"] * 4, games=8, seed=1)
    assert unused(sittings(plan, [match(plan, number).record for number in range(plan.games)])) == []


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    plays_the_same_again("architects", level, 25)


# ---------------------------------------------------------------- what it likes


def liked(at: Table) -> str:
    """The best answer to the open question."""
    ask = at.ask
    assert ask is not None
    worth = appraise(state(at), ask)
    return at.text(ask.options[worth.index(max(worth))])


def test_it_builds_what_it_can_before_it_is_too_late() -> None:
    s = scene()
    fill_guildhall(s, 14)
    employ(s, 0, "labourer_1")
    hold(s, 0, "university")
    own(s, 0, clay=4, wood=2, stone=3, marble=2, silver=3)
    assert liked(table(s)) == "place guildhall"


def test_it_captures_a_large_group_of_miners() -> None:
    s = scene(2)
    post(s, "mines", 0, 12)
    own(s, 0, silver=3)
    assert liked(table(s)) == "place town_centre"


def test_without_silver_it_fetches_some_to_capture_a_large_group() -> None:
    s = scene(2)
    post(s, "mines", 0, 12)
    own(s, 0, clay=9)
    assert liked(table(s)) == "place silversmith"


def test_it_wants_what_its_plan_takes() -> None:
    """Stone for who has all but stone."""
    s = scene()
    hold(s, 0, "church")
    own(s, 0, clay=3, silver=3)
    now = Position(s, 0)
    assert now.goods(t.STONE, 1) > now.goods(t.WOOD, 1)


def test_goods_that_are_paid_are_those_that_are_missed_least() -> None:
    s = scene()
    hold(s, 0, "church")  # clay and stone
    own(s, 0, clay=2, wood=4, stone=2)
    at = table(s)
    for answer in ("place storehouse", "trade pay materials 2 -> virtue"):
        at.answer(answer, 0)
    assert liked(at) == f"pay {do.mix_text((0, 2, 0, 0, 0))}"
