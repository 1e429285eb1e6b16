"""Bots see only their perspective, answer what is offered, and answer alike when seeded alike."""

from __future__ import annotations

import pytest

import burgrave
from burgrave.bots import bot


def played(seed: int, *specs: str) -> burgrave.Table:
    table = burgrave.new("citadels", len(specs), seed)
    bots = [bot(spec, seed * 10 + seat) for seat, spec in enumerate(specs)]
    while (ask := table.ask) is not None:
        table.answer(bots[ask.player].choose(burgrave.Perspective(table, ask.player)), ask.player)
    return table


@pytest.mark.parametrize("spec", ["random", "playouts:n=4"])
def test_the_same_seed_plays_the_same_game(spec: str) -> None:
    assert played(1, spec, spec).save() == played(1, spec, spec).save()


def test_another_seed_plays_another_game() -> None:
    table = burgrave.new("citadels", 4, 1)
    chosen = {bot("random", seed).choose(burgrave.Perspective(table, table.asks[0].player)) for seed in range(30)}
    assert len(chosen) > 1 and chosen <= set(table.asks[0].options)


def test_thinking_changes_nothing_at_the_table() -> None:
    table = burgrave.new("citadels", 4, 1)
    before = table.save()
    bot("playouts:n=20", 0).choose(burgrave.Perspective(table, table.asks[0].player))
    assert table.save() == before


def test_playouts_beat_chance() -> None:
    tables = [played(seed, "random", "playouts:n=12") for seed in range(4)]
    assert sum(1 in table.winners for table in tables) >= 3


@pytest.mark.parametrize("spec", ["", "deep", "random:n=3", "playouts:n=", "playouts:n=0", "playouts:k=2"])
def test_unknown_bots_are_refused_with_what_is_allowed(spec: str) -> None:
    with pytest.raises(burgrave.BadSetup, match="bots: random, playouts"):
        bot(spec, 0)
