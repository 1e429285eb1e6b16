"""Bots see only their perspective, answer what is offered, and answer alike when seeded alike."""

from __future__ import annotations

import dataclasses

import pytest

import burgrave
from burgrave.bots import bot


def played(seed: int, *specs: str) -> burgrave.Table:
    table = burgrave.new("citadels", len(specs), seed)
    bots = [bot(spec, seed * 10 + seat) for seat, spec in enumerate(specs)]
    while (ask := table.ask) is not None:
        table.answer(bots[ask.player].choose(burgrave.Perspective(table, ask.player)), ask.player)
    return table


@pytest.mark.parametrize("spec", ["random", "greedy", "greedy:noise=0.5"])
def test_the_same_seed_plays_the_same_game(spec: str) -> None:
    assert played(1, spec, spec).save() == played(1, spec, spec).save()


@pytest.mark.parametrize("spec", ["random", "greedy:noise=1"])
def test_another_seed_plays_another_game(spec: str) -> None:
    table = burgrave.new("citadels", 4, 1)
    chosen = {bot(spec, seed).choose(burgrave.Perspective(table, table.asks[0].player)) for seed in range(30)}
    assert len(chosen) > 1 and chosen <= set(table.asks[0].options)


@pytest.mark.parametrize("spec", ["random", "greedy"])
def test_thinking_changes_nothing_at_the_table(spec: str) -> None:
    table = burgrave.new("citadels", 4, 1)
    before = table.save()
    bot(spec, 0).choose(burgrave.Perspective(table, table.asks[0].player))
    assert table.save() == before


def test_the_heuristic_player_reads_nothing_that_its_seat_can_not_know() -> None:
    """Whatever table it imagines, it takes the same option."""
    table = burgrave.new("citadels", 4, 2)
    others = bot("random", 2)
    while (ask := table.ask) is not None:
        perspective = burgrave.Perspective(table, ask.player)
        assert len({bot("greedy", seed).choose(perspective) for seed in range(3)}) == 1
        table.answer(others.choose(perspective), ask.player)


def test_the_heuristic_player_beats_chance() -> None:
    tables = [played(seed, "random", "greedy", "random") for seed in range(6)]
    assert sum(1 in table.winners for table in tables) >= 5


def test_a_game_without_a_heuristic_player_says_so() -> None:
    table = burgrave.new("citadels", 4, 1)
    table.setup.game = dataclasses.replace(table.setup.game, insight=None)
    with pytest.raises(burgrave.BadSetup, match="citadels brings no heuristic player; use random or ismcts"):
        bot("greedy", 0).choose(burgrave.Perspective(table, table.asks[0].player))
