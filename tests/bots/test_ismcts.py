"""The search: reproducible, honest about what it counted, on time, and better than what it searches with."""

from __future__ import annotations

import dataclasses
import multiprocessing
import os
import signal
import time

import pytest

import burgrave
from burgrave.bots import Budget, bot
from burgrave.bots.guard import TimeUp, within
from burgrave.bots.ismcts import IsmctsBot, Settings, limits
from burgrave.bots.parallel import add_up
from burgrave.bots.search import Search
from burgrave.bots.thought import Manner, Thought
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.playout import Playing
from burgrave.kernel.table import Table


def position(answers: int, players: int = 4, seed: int = 3) -> Perspective:
    """A game of the heuristic player after so many answers, where there is something to choose."""
    table = burgrave.new("citadels", players, seed)
    player = bot("greedy", 0)
    while (ask := table.ask) is not None and (len(table.answers) < answers or len(ask.options) < 3):
        table.answer(player.choose(Perspective(table, ask.player)), ask.player)
    assert table.ask is not None
    return Perspective(table, table.ask.player)


def thinker(seed: int = 1, iterations: int = 40, explore: float = 0.7, jobs: int = 1, obvious: float = 6) -> IsmctsBot:
    return IsmctsBot(seed, Settings(iterations=iterations, explore=explore, jobs=jobs, obvious=obvious))


@pytest.mark.parametrize("players", [2, 4, 7])
def test_the_same_seed_and_iterations_think_the_same(players: int) -> None:
    perspective = position(20, players)
    first = thinker(iterations=40).think(perspective)
    assert first == thinker(iterations=40).think(perspective)
    assert first != thinker(2, iterations=40).think(perspective)


def test_thoughts_are_about_every_option_and_count_every_iteration() -> None:
    perspective = position(30)
    thoughts = thinker(iterations=60, explore=5).think(perspective)
    assert [thought.option for thought in thoughts] == perspective.options
    assert 0 < sum(thought.visits for thought in thoughts) <= 60
    for thought in thoughts:
        assert 0 <= thought.wins <= 1 and 0 <= thought.points < 60


def test_it_stops_when_nothing_can_change_any_more() -> None:
    thoughts = thinker(iterations=200, explore=0.1).think(position(30))
    visits = sorted((thought.visits for thought in thoughts), reverse=True)
    assert sum(visits) < 200 and visits[0] - visits[1] > 200 - sum(visits)


def test_time_is_kept_by_the_own_setting_and_by_a_foreign_budget() -> None:
    perspective = position(30)
    for settings, budget in ((Settings(ms=60), Budget()), (Settings(iterations=10**6), Budget(seconds=0.08))):
        began = time.perf_counter()
        thoughts = IsmctsBot(1, settings).think(perspective, budget)
        assert time.perf_counter() - began < 1.0, "a loaded machine may be slow, but not that slow"
        assert sum(thought.visits for thought in thoughts) > 0


def test_limits_take_whichever_comes_first() -> None:
    assert limits(Settings(iterations=7, ms=500), Budget()) == (7, 0.5)
    assert limits(Settings(), Budget())[0] == 500
    assert limits(Settings(ms=2000), Budget(seconds=1))[1] < 1
    assert limits(Settings(iterations=200_000), Budget())[0] == 200_000, "as many as one likes"


def test_a_level_thinks_as_long_as_the_game_finds_right() -> None:
    insight = position(25).game.insight
    assert insight is not None
    hard = Settings(level="hard")
    assert limits(hard, Budget()) == limits(hard, Budget(), insight) == (800, float("inf"))
    slow = dataclasses.replace(insight, iterations={"hard": 90})
    assert limits(hard, Budget(), slow)[0] == 90
    assert limits(Settings(level="medium"), Budget(), slow)[0] == 12
    assert limits(Settings(level="hard", iterations=5), Budget(), slow)[0] == 5


def test_thinking_leaves_the_table_as_it_was() -> None:
    perspective = position(25)
    table: Table = perspective._table
    before = table.save()
    thinker(iterations=30).choose(perspective)
    assert table.save() == before


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="the system can't copy processes")
def test_several_processes_share_the_iterations_and_think_the_same_each_time() -> None:
    perspective = position(30)
    first = thinker(iterations=60, jobs=2, explore=5).think(perspective)
    assert first == thinker(iterations=60, jobs=2, explore=5).think(perspective)
    assert 30 < sum(thought.visits for thought in first) <= 60
    assert first != thinker(iterations=60, explore=5).think(perspective)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="the system has no alarms, or can't copy processes")
def test_no_process_thinks_on_after_an_alarm() -> None:
    bot = IsmctsBot(1, Settings(ms=20_000, jobs=2))
    with pytest.raises(TimeUp):
        within(0.3, lambda: bot.think(position(30)))
    assert multiprocessing.active_children() == []


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="the system can't copy processes")
def test_a_process_that_dies_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("burgrave.bots.ismcts.search", lambda *_: os._exit(1))
    with pytest.raises(burgrave.BurgraveError, match="a process that was thinking along has died"):
        thinker(jobs=2).think(position(30))
    assert multiprocessing.active_children() == []


def test_findings_are_added_up_by_visits() -> None:
    assert add_up([Thought(7, 1, 1.0, 10.0), Thought(7, 3, 0.0, 30.0)]) == Thought(7, 4, 0.25, 25.0)
    assert add_up([Thought(7, 0, 0.0, 0.0)] * 2) == Thought(7, 0, 0.0, 0.0)


def test_the_obvious_is_taken_without_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    def think(*_: object) -> list[Thought]:
        raise AssertionError("there is nothing to think about")

    monkeypatch.setattr(IsmctsBot, "think", think)
    perspective = position(30)
    table: Table = perspective._table
    while table.ask is not None and len(table.ask.options) > 1:
        table.answer(table.ask.options[-1], table.ask.player)
    if table.ask is not None:
        only = Perspective(table, table.ask.player)
        assert thinker().choose(only) == only.options[0]


def test_without_insight_it_searches_by_chance_to_the_end() -> None:
    perspective = position(120)
    plain = dataclasses.replace(perspective.game, insight=None)
    table: Table = perspective._table
    table.setup.game = plain
    thoughts = thinker(iterations=12).think(perspective)
    assert sum(thought.visits for thought in thoughts) > 0
    assert thinker(iterations=12).choose(perspective) in perspective.options


def test_it_sees_a_victory_that_is_there_to_be_taken() -> None:
    """One answer from the end, the options that win are visited most."""
    table = burgrave.new("citadels", 2, 11)
    player = bot("greedy", 0)
    before = []
    while (ask := table.ask) is not None:
        before.append(table.clone())
        table.answer(player.choose(Perspective(table, ask.player)), ask.player)
    last = next(t for t in reversed(before) if t.ask is not None and len(t.ask.options) > 1)
    assert last.ask is not None
    seat = last.ask.player
    thoughts = thinker(iterations=150, obvious=99).think(Perspective(last, seat))
    best = max(thoughts, key=lambda thought: thought.visits)
    assert best.wins >= max(thought.wins for thought in thoughts if thought.visits > 10) - 0.1


def test_playing_is_the_same_game_as_answering() -> None:
    """The fast path of the search and the table itself go through the same questions."""
    for seed in range(5):
        table = burgrave.new("citadels", 4, seed)
        playing = Playing(burgrave.new("citadels", 4, seed))
        while (ask := table.ask) is not None:
            fast = playing.ask
            assert fast is not None and (fast.player, fast.prompt, fast.options) == (
                ask.player,
                ask.prompt,
                ask.options,
            )
            option = ask.options[len(table.answers) % len(ask.options)]
            table.answer(option, ask.player)
            playing.answer(option)
            while playing.ask is not None and playing.ask.auto and len(playing.ask.options) == 1:
                playing.answer(playing.ask.options[0])
        assert playing.ask is None
        assert table.setup.game.scores(playing.state) == table.scores


def test_search_beats_the_player_it_searches_with() -> None:
    """Few games with little thought; docs/bots.md has the real figures."""
    won = 0
    for seed in range(6):
        table = burgrave.new("citadels", 3, seed)
        hero = seed % 3
        bots = [bot("ismcts:iterations=40" if seat == hero else "greedy", seed) for seat in range(3)]
        while (ask := table.ask) is not None:
            table.answer(bots[ask.player].choose(Perspective(table, ask.player)), ask.player)
        won += hero in table.winners
    assert won >= 3


def test_what_follows_a_secret_answer_does_not_depend_on_it() -> None:
    """The thinking seat goes on at one point of the tree, whatever another has chosen in secret."""
    table = burgrave.new("citadels", 4, 3)
    assert table.ask is not None and table.ask.secret
    tree = Search(Perspective(table, table.ask.player), Manner(), 1)
    for _ in range(120):
        tree.iterate()
    second = max(tree._root.children.values(), key=lambda node: node.visits)
    assert len(second.children) > 1 and all(not node.children for node in second.children.values())
    assert second.unseen is not None and second.unseen.children
    assert tree._root.unseen is None, "the own answer is known"
