"""A game's judgement for bots: it knows nothing that its seat can't know, and prospects are shares."""

from __future__ import annotations

from math import isclose, isfinite
from random import Random

from burgrave.bots.registry import bot
from burgrave.kernel.begin import new
from burgrave.kernel.game import State
from burgrave.kernel.insight import Insight
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.table import Table


def insight_of(table: Table) -> Insight[State]:
    """What is known about playing the game well."""
    insight: Insight[State] | None = table.setup.game.insight
    assert insight is not None, f"{table.setup.game.name} has no insight"
    return insight


def judges_the_same_when_imagined(table: Table, chance: Random, often: float, liked: float) -> None:
    """Play a game to its end: now and then the same question is put on imagined tables, and judged in the same way.

    Then nothing hidden went into it, whatever the state holds. The best answer is given with the probability ``liked``.
    """
    appraise = insight_of(table).appraise
    while (ask := table.ask) is not None:
        here = appraise(table.state, ask)
        assert len(here) == len(ask.options) and all(map(isfinite, here))
        if len(ask.options) > 1 and chance.random() < often:
            for again in range(2):
                imagined = table.imagine(ask.player, chance.getrandbits(32) + again)
                there = appraise(imagined.state, ask)
                same = all(isclose(one, two, rel_tol=1e-6, abs_tol=1e-9) for one, two in zip(here, there, strict=True))
                assert same, f"{ask} after {len(table.answers)} answers: {here} is not {there}"
        best = ask.options[here.index(max(here))]
        table.answer(best if chance.random() < liked else chance.choice(ask.options), ask.player)


def prospects_are_shares(table: Table, weights: int, points: range) -> None:
    """As many features as weights, all finite; shares of the victory that add up; points as they may be."""
    insight = insight_of(table)
    rows = insight.features(table.state)
    assert {len(row) for row in rows} == {weights} and all(isfinite(value) for row in rows for value in row)
    found = insight.prospects(table.state)
    assert isclose(sum(found.wins), 1) and min(found.wins) > 0
    assert all(points.start < expected < points.stop for expected in found.points)


def against_chance(name: str, games: int) -> tuple[int, float]:
    """How many games the heuristic player wins of four who else answer by chance, and its mean points."""
    won, points = 0, 0
    for seed in range(games):
        seat = seed % 4
        table = _with(["greedy" if one == seat else "random" for one in range(4)], new(name, 4, seed))
        won += seat in table.winners
        points += table.scores[seat].total
    return won, points / games


def plays_the_same_again(name: str, level: str, answers: int) -> None:
    """Two games of the same seed between bots of the same seeds begin with the same answers."""
    first, second = (_with([level, level], new(name, 2, 3), answers).answers for _ in range(2))
    assert first == second


def _with(specs: list[str], table: Table, answers: int | None = None) -> Table:
    """A game between bots, perhaps not to its end."""
    bots = [bot(spec, seat) for seat, spec in enumerate(specs)]
    while (ask := table.ask) is not None and (answers is None or len(table.answers) < answers):
        table.answer(bots[ask.player].choose(Perspective(table, ask.player)), ask.player)
    return table
