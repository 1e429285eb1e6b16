"""The heuristic player: it judges every question there is, knows nothing that its seat can't know, and plays well."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

import burgrave
from burgrave.bots import bot
from burgrave.conformance.insights import (
    against_chance,
    judges_the_same_when_imagined,
    plays_the_same_again,
    prospects_are_shares,
)
from burgrave.games import paladins
from burgrave.games.paladins.bot.answers import JUDGES, appraise
from burgrave.games.paladins.bot.insight import FEATURES, STAGES, prospects
from burgrave.games.paladins.bot.plans import PLANS, plan_of
from burgrave.games.paladins.rules.state import OVER, State
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.playout import Playing
from burgrave.kernel.table import Table
from tests.games.paladins.scene import Seat, play, scene

RULES = Path(paladins.__file__).parent / "rules"
FAVOURS = (1, 2, 3, 4, 5)  # their places
ALONE = [{"difficulty": difficulty} for difficulty in ("easy", "standard", "hard")]


def state(table: Table) -> State:
    """The state behind a table of this game."""
    assert isinstance(table.state, State)
    return table.state


def test_every_question_of_the_rules_has_a_judge() -> None:
    rules = "".join(path.read_text(encoding="utf-8") for path in RULES.glob("*.py"))
    asked = set(re.findall(r'Ask\(\s*[a-z]+, "([a-z_]+)"', rules))
    asked |= set(re.findall(r'"([a-z]+)" if keep else "([a-z]+)"', rules)[0])
    assert asked | {"choose", "order"} == set(JUDGES)  # which the interpreter of effects asks


@pytest.mark.parametrize("players", range(1, 5))
def test_it_plays_the_same_on_every_table_that_it_can_imagine(players: int) -> None:
    """Then nothing hidden went into the choice, whatever the state holds."""
    choice = random.Random(players)
    for seed in range(3):
        table = burgrave.new("paladins", players, seed, ALONE[seed] if players == 1 else {})
        judges_the_same_when_imagined(table, choice, often=0.3, liked=0.6)


def test_random_games_ask_every_question() -> None:
    """So the heuristic player was really asked about all there is, alone and with others."""
    seen: Counter[str] = Counter()
    choice = random.Random(5)
    for seed in range(60):
        playing = Playing(burgrave.new("paladins", 1 + seed % 4, seed))
        while (ask := playing.ask) is not None:
            worth = appraise(playing.state, ask)  # type: ignore[arg-type]  # any game's state
            seen[ask.prompt] += 1
            liked = ask.options[worth.index(max(worth))]
            playing.answer(liked if choice.random() < 0.3 else choice.choice(ask.options))
    assert set(JUDGES) - set(seen) <= {"inquisition"}  # two kinds of townsfolk must meet for that one


def test_features_are_as_many_as_their_weights_and_prospects_are_shares() -> None:
    prospects_are_shares(played(100), STAGES * len(FEATURES), range(10, 90))


def played(answers: int, players: int = 4, seed: int = 2) -> Table:
    """A game of the heuristic player, so many answers on."""
    table = burgrave.new("paladins", players, seed)
    player = bot("greedy", 0)
    while (ask := table.ask) is not None and len(table.answers) < answers:
        table.answer(player.choose(Perspective(table, ask.player)), ask.player)
    return table


@pytest.mark.parametrize("players", range(1, 5))
def test_at_the_end_the_prospects_are_the_result(players: int) -> None:
    table = played(100_000, players)
    found = prospects(state(table))
    assert found.points == [score.total for score in table.scores]
    assert found.wins == [1 / len(table.winners) if seat in table.winners else 0.0 for seat in range(players)]


def test_a_victory_shared_with_the_solo_opponent_is_half_of_one() -> None:
    table = scene(Seat(), opponent=Seat())
    state(table).phase = OVER
    assert prospects(state(table)).wins == [0.5]


def test_who_is_ahead_is_expected_to_win() -> None:
    ahead = 0
    for seed in range(12):
        table = played(330, 4, seed)
        judged = prospects(state(table))
        player = bot("greedy", seed)
        while (ask := table.ask) is not None:
            table.answer(player.choose(Perspective(table, ask.player)), ask.player)
        ahead += judged.wins.index(max(judged.wins)) in table.winners
    assert ahead >= 6, "a guess would be right in 3 of 12"


def test_alone_the_chance_to_win_falls_as_the_opponent_gets_ahead() -> None:
    table = played(60, 1)
    before = prospects(state(table)).wins[0]
    state(table).players[1].strength = 12
    assert 0 < prospects(state(table)).wins[0] < before < 1


def test_it_beats_chance() -> None:
    won, points = against_chance("paladins", 8)
    assert won == 8 and points >= 45


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    plays_the_same_again("paladins", level, 60)


# ---------------------------------------------------------------- what it does, case by case


def choice(table: Table) -> str:
    """What the heuristic player answers now."""
    ask = table.ask
    assert ask is not None
    return table.text(bot("greedy", 0).choose(Perspective(table, ask.player)))


PLAN = {"commission": 0, "absolve": 0, "fortify": 1, "attack": 1, "garrison": 2, "convert": 2}
BUILDER = {"commission": "acolyte_1", "fortify": "gatekeeper_1", "garrison": "watchman_1"}


def plan(table: Table, seat: int = 0) -> int:
    """The number of the plan that a seat follows."""
    return PLANS.index(plan_of(state(table), seat))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("action", BUILDER)
def test_a_plan_follows_from_orders_townsfolk_and_workshops(action: str, players: int) -> None:
    """And from what was done; who has begun one does not leave it for the next King's Order."""
    orders = [name for name, serves in PLAN.items() if serves == PLAN[action]]
    called = Seat(hired=[BUILDER[action]])
    assert plan(scene(called, players=players, round_=2, orders=orders)) == PLAN[action]
    begun = Seat(board={action: "workshop - -"}, done={action: 2, "develop": 1})
    other = next(name for name in BUILDER if name != action)
    assert plan(scene(begun, players=players, round_=3, orders=[other])) == PLAN[action]


def test_a_plan_that_others_follow_is_worth_less() -> None:
    for action, expected in (("commission", PLAN["fortify"]), ("fortify", PLAN["commission"])):
        others = [Seat(done={action: 2})] * 3
        assert plan(scene(Seat(), *others, round_=1, orders=["absolve"])) == expected


def test_every_plan_is_followed_and_few_are_left() -> None:
    """From the second round on, when the first workshops have been built."""
    followed: Counter[int] = Counter()
    left = 0
    for seed in range(32):
        playing = Playing(burgrave.new("paladins", 2 + seed % 3, seed))
        plans: dict[int, int] = {}
        while (ask := playing.ask) is not None:
            s = playing.state
            assert isinstance(s, State)
            if ask.prompt == "turn" and s.round > 1:
                now = PLANS.index(plan_of(s, ask.player))
                left += plans.get(ask.player, now) != now
                plans[ask.player] = now
            worth = appraise(s, ask)
            playing.answer(ask.options[worth.index(max(worth))])
        followed.update(plans.values())
    assert set(followed) == set(range(len(PLANS)))
    assert left < followed.total() / 4


def test_in_the_last_round_it_completes_a_kings_order() -> None:
    """The fifth wall is worth the order's 8 points; the attack only a step of influence."""
    fifth = Seat(workers="merchant+labourer+scout+fighter", provisions=2, influence=7, strength=9, done={"fortify": 4})
    assert choice(scene(fifth, round_=7, orders=["attack", "convert", "fortify"], taken=FAVOURS)) == "do fortify"


def test_in_the_last_round_workers_are_spent_on_points() -> None:
    table = scene(Seat(workers="cleric+labourer+merchant", silver=3, faith=7), round_=7, taken=FAVOURS)
    given = []
    while (ask := table.ask) is not None:
        given.append((ask.player, choice(table)))
        table.answer(given[-1][1])
    assert (0, "do absolve") in given


def test_it_pays_a_debt_with_the_jar_for_that() -> None:
    table = scene(Seat(workers="cleric+labourer+merchant", silver=3, unpaid=1), round_=6)
    play(table, "do absolve")
    assert choice(table) == "jar jar_debt"


def test_a_workshop_goes_where_it_saves_most() -> None:
    """Early in the game, on an action that has steps left."""
    table = scene(Seat(workers="labourer+labourer", silver=4, done={"commission": 7}), round_=2)
    assert choice(table) == "do develop"
    play(table, "do develop")
    assert not choice(table).startswith("workshop commission")


def test_labourers_go_where_anybody_may() -> None:
    table = scene(Seat(workers="labourer+scout+cleric+fighter"), round_=4)
    play(table, "do conspire")
    assert choice(table) == "workers labourer"


def test_a_conspirator_is_used_unless_suspicion_is_worth_something() -> None:
    """A Thief counts suspicion cards; where they would bring a debt, they go all the same."""
    for converted, others, kept in ((["viking_thief"], 2, True), (["viking_thief"], 1, False), ([], 2, False)):
        mine = Seat("labourer", hired=["conspirator_1"], converted=converted, suspicion=[0])
        table = scene(mine, Seat(suspicion=[0] * others), round_=3, favours=["supplies"], tax=1)
        play(table, "favour favour_supplies")
        assert table.ask is not None and table.ask.prompt == "inquisition"
        worth = appraise(state(table), table.ask)
        liked = table.ask.options[worth.index(max(worth))]
        assert (table.text(liked) == "keep suspicion") == kept


def test_suspicion_goes_before_the_inquisition_comes() -> None:
    suspected = Seat(workers="cleric+labourer", suspicion=(0, 1))
    table = scene(suspected, round_=3, tax=1, favours=["amnesty_tax"])
    play(table, "favour favour_amnesty_tax")
    assert choice(table).startswith("resolve discard")
