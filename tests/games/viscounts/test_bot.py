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
from burgrave.games.viscounts import GAME, rules
from burgrave.games.viscounts.bot.answers import JUDGES, appraise
from burgrave.games.viscounts.bot.insight import FEATURES, STAGES, prospects
from burgrave.games.viscounts.bot.plans import PLANS, icons_of, plan_of
from burgrave.games.viscounts.bot.position import Position
from burgrave.games.viscounts.bot.routes import REACHED
from burgrave.games.viscounts.bot.values import APPROVE, DEED, LINKS, MOST_LEFT, PAY, VIRTUE, turns_left
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import prices
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.building import all_free_sites, links
from burgrave.games.viscounts.rules.rounds import step
from burgrave.games.viscounts.rules.state import ACT, MOVE, PLAY, RECRUIT, State
from burgrave.games.viscounts.rules.turn import reachable
from burgrave.kernel.action import Ask
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.playout import Playing
from burgrave.kernel.table import Table
from tests.games.viscounts.scene import card, deck, lay, legible, scene, stand, visible

RULES = Path(rules.__file__).parent
ALONE = [{"opponent": opponent, "difficulty": number} for number, opponent in enumerate(t.OPPONENT_IDS)]


def state(table: Table) -> State:
    """The state behind a table of this game."""
    assert isinstance(table.state, State)
    return table.state


def greedily(table: Table, answers: int = 100_000) -> Table:
    """Let the heuristic player play for everybody, until so many answers were given."""
    player = bot("greedy", 0)
    while (ask := table.ask) is not None and len(table.answers) < answers:
        table.answer(player.choose(Perspective(table, ask.player)), ask.player)
    return table


# ---------------------------------------------------------------- whole games


def test_every_question_of_the_rules_has_a_judge() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in RULES.parent.glob("**/rules/*.py"))
    asked = set(re.findall(r'(?:Ask\(|decide\(s, )[a-z]+, (?:"destroy_any" if openly else )?"([a-z_]+)"', text))
    assert asked | {"choose", "destroy_any"} == set(JUDGES)  # the interpreter of effects asks to choose


@pytest.mark.parametrize("players", range(1, 5))
def test_it_plays_the_same_on_every_table_that_it_can_imagine(players: int) -> None:
    """Then nothing hidden went into the choice, whatever the state holds."""
    chance = random.Random(players)
    table = burgrave.new("viscounts", players, players, ALONE[2] if players == 1 else {})
    judges_the_same_when_imagined(table, chance, often=0.2, liked=0.6)


def test_games_ask_every_question() -> None:
    """So the heuristic player was really asked about all there is, alone and with others."""
    seen: Counter[str] = Counter()
    chance = random.Random(5)
    for seed in range(18):
        playing = Playing(burgrave.new("viscounts", 1 + seed % 4, seed, {"gates_of_gold": seed % 3 > 0}))
        while (ask := playing.ask) is not None:
            assert isinstance(playing.state, State)
            worth = appraise(playing.state, ask)
            seen[ask.prompt] += 1
            liked = ask.options[worth.index(max(worth))]
            playing.answer(liked if chance.random() < 0.5 else chance.choice(ask.options))
    assert set(JUDGES) - set(seen) <= {"destroy_any", "ribbon"}  # of one player card and one manuscript


def test_features_are_as_many_as_their_weights_and_prospects_are_shares() -> None:
    prospects_are_shares(greedily(burgrave.new("viscounts", 4, 2), 100), STAGES * len(FEATURES), range(10, 150))


@pytest.mark.parametrize("players", range(1, 5))
def test_at_the_end_the_prospects_are_the_result(players: int) -> None:
    table = greedily(burgrave.new("viscounts", players, 3))
    found = prospects(state(table))
    assert found.points == [score.total for score in table.scores]
    assert found.wins == [1 / len(table.winners) if seat in table.winners else 0.0 for seat in range(players)]


def test_alone_the_chance_to_win_falls_as_the_opponent_gets_ahead() -> None:
    s = state(greedily(burgrave.new("viscounts", 1, 2), 60))
    before = prospects(s).wins[0]
    s.players[1].tiers[2][0] += 5
    assert 0 < prospects(s).wins[0] < before < 1


def test_who_is_ahead_is_expected_to_win() -> None:
    ahead = 0
    for seed in range(6):
        table = greedily(burgrave.new("viscounts", 4, seed), 300)
        judged = prospects(state(table)).wins
        ahead += judged.index(max(judged)) in greedily(table).winners
    assert ahead >= 3, "a guess would be right in 1 or 2 of 6"


def test_it_beats_chance() -> None:
    won, points = against_chance("viscounts", 6)
    assert won == 6 and points >= 50


def test_it_scores_in_every_way() -> None:
    """In self-play, whose habits can leave a whole way out although it is worth its price."""
    plan = Plan(game="viscounts", rules_version=GAME.rules_version, players=4, bots=["easy"] * 4, games=8, seed=1)
    assert unused(sittings(plan, [match(plan, number).record for number in range(plan.games)])) == []


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    plays_the_same_again("viscounts", level, 25)


# ---------------------------------------------------------------- it sees the board as the rules do


def positions() -> list[State]:
    """States in the midst of games, with two and with four players."""
    return [
        state(greedily(burgrave.new("viscounts", players, 5), answers)) for players in (2, 4) for answers in (60, 150)
    ]


def test_icons_and_goods_are_counted_as_the_rules_count_them() -> None:
    for s in positions():
        for seat, player in enumerate(s.players):
            now = Position(s, seat)
            icons, ways, _ = now.force(player.row)
            for action in range(len(t.ACTIONS)):
                assert icons[action] == prices.icons_for(player, action)
                for missing in range(8):
                    assert (now.pay(action, missing, ways) < 50) == (missing <= prices.most(player, action))


def test_sites_are_linked_as_the_rules_say() -> None:
    """A site is worth as much more as the links whose other end is built."""
    for s in positions():
        now = Position(s, 0)
        for site in all_free_sites(s):
            linked = [link for link, other in links(s, site) if s.sites[other] >= 0]
            s.sites, before = [-1] * len(s.sites), s.sites
            alone = Position(s, 0).site(site)
            s.sites = before
            assert (now.site(site) != alone) == any(abs(now.gain(LINKS[link])) > 0 for link in linked)


def test_towns_are_reached_as_the_rules_say() -> None:
    s = scene()
    for town in range(t.TOWNS):
        s.players[0].town = town
        assert [sorted(reachable(s, 0, steps)) for steps in range(1, 5)] == REACHED[town][1:5]


def test_turns_left_are_known_once_the_end_has_come() -> None:
    s = scene(4)
    assert 8 <= turns_left(s) <= MOST_LEFT
    s.deeds = 3
    assert 1 <= turns_left(s) <= 4
    s.deeds, s.round, s.last = 0, 9, 10
    assert turns_left(s) == 1


# ---------------------------------------------------------------- plans


def plan(s: State, seat: int = 0) -> int:
    """The number of the plan that a seat follows."""
    return PLANS.index(plan_of(s, seat, icons_of(s.players[seat])))


def test_a_plan_follows_from_what_was_done() -> None:
    s = scene(4)
    mine = s.players[0]
    mine.workers = t.WORKERS - 9
    assert plan(s) == 0
    mine.workers = t.WORKERS
    mine.manuscripts = tuple(range(4))
    assert plan(s) == 1
    mine.manuscripts, mine.built = (), 0b1111
    assert plan(s) == 2


def test_a_castle_full_of_others_is_left_to_them() -> None:
    s = scene(4)
    s.players[0].goods = [5, 2, 2, 2]
    assert plan(s) == 0
    for other in s.players[1:]:
        other.workers = t.WORKERS - 8
    assert plan(s) != 0


def test_every_plan_is_followed() -> None:
    followed: Counter[int] = Counter()
    for seed in range(6):
        playing = Playing(burgrave.new("viscounts", 4, seed))
        s = playing.state
        assert isinstance(s, State)
        while (ask := playing.ask) is not None and s.round < 8:
            worth = appraise(s, ask)
            playing.answer(ask.options[worth.index(max(worth))])
        followed.update(plan(s, seat) for seat in range(4))
    assert set(followed) == set(range(len(PLANS)))


# ---------------------------------------------------------------- what it does, case by case


def liked(s: State) -> str:
    """What the heuristic player answers to the next question."""
    for player in s.players:
        player.held = (0,) * len(player.hand)
    ask = next(step(s))
    assert isinstance(ask, Ask)
    worth = appraise(s, ask)
    return do.ACTIONS.text(ask.options[worth.index(max(worth))])


def last_round(s: State) -> None:
    """Nothing comes after this turn."""
    s.deeds, s.round, s.last = 0, 10, 10


def test_in_the_last_turn_only_points_count() -> None:
    """Eight workers' icons wait at the castle, goods in the town before it."""
    s = scene()
    last_round(s)
    s.phase = PLAY
    lay(s, 0, "courier", "enforcer", "enforcer")
    deck(s, 0, hand="squire", draw="abbot")
    s.players[0].row = [-1, *s.players[0].row[1:]]
    stand(s, 0, 9)
    s.players[0].goods[t.GOLD] = 4
    assert liked(s) == "play squire"
    s.phase, s.steps = MOVE, t.COST[card("squire")]
    s.players[0].row[0] = card("squire")
    assert liked(s).endswith("inner")


def test_a_fourth_ribbon_is_worth_more_than_a_second_one_of_a_colour() -> None:
    s = scene()
    names = ["black_4_ink2", "grey_4_stone2", "yellow_4_gold2"]
    s.players[0].manuscripts = tuple(t.MANUSCRIPT_IDS.index(name) for name in names)
    now = Position(s, 0)
    fourth, second = (now.manuscript(t.MANUSCRIPT_IDS.index(name)) for name in ("blue_4_virtue2", "black_4_virtue2"))
    assert fourth >= second + 4


def test_a_debt_is_paid_where_that_wins_a_place() -> None:
    """Prosperity lies open, and one paid debt more is first."""
    s = scene(4)
    last_round(s)
    s.phase, s.me = ACT, 0
    stand(s, 0, 6)
    lay(s, 0, "courier", "peddler_1", "peddler_2")
    for seat, player in enumerate(s.players):
        player.paid, player.approved = 2, seat
        player.unpaid = player.acquired = 1
    now = Position(s, 0)
    assert now.price[PAY] > now.price[APPROVE] > 0
    assert liked(s) == "do trade"


def test_virtue_is_worth_most_just_before_the_markers_meet() -> None:
    s = scene(4)
    s.round = 4
    worth = []
    for corruption, virtue in ((0, 6), (0, 1), (5, 6)):
        s.players[0].corruption, s.players[0].virtue = corruption, virtue
        worth.append(Position(s, 0).price[VIRTUE])
    assert worth[1] > worth[0] > 0
    assert worth[1] > worth[2]


def test_who_is_ahead_hurries_and_who_is_behind_does_not() -> None:
    s = scene()
    s.deeds, s.round = 2, 9
    worth = []
    for top in (0, 5):
        s.players[0].tiers[2][0] = top
        s.players[1].tiers[2][0] = 5 - top
        worth.append(Position(s, 0).price[DEED])
    assert worth[1] > worth[0]


def test_it_hires_early_and_not_late() -> None:
    s = scene()
    s.phase = RECRUIT
    stand(s, 0, 7)
    s.players[0].goods[t.SILVER] = 6
    visible(s, "segment_7_8", "enforcer")
    s.players[0].draw = []
    assert liked(s) == "hire enforcer"
    last_round(s)
    s.phase = RECRUIT
    assert liked(s) == "hire nobody"


def test_a_manuscript_that_can_be_paid_is_transcribed() -> None:
    s = scene()
    s.round, s.phase = 8, ACT
    stand(s, 0, 7, inside=True)
    lay(s, 0, "bishop", "abbot", "acolyte")
    legible(s, "segment_7_8", "black_4_virtue2")
    assert liked(s) == "do transcribe"


def test_the_fewest_points_are_pushed_out_last() -> None:
    """Nobody sends the own workers home where others can go."""
    s = scene(3)
    ask = Ask(0, "push", do.PUSH.each([0, 1, 2]))
    s.players[2].tiers[1][0] = 2
    worth = appraise(s, ask)
    assert worth[2] > worth[1] > worth[0]
