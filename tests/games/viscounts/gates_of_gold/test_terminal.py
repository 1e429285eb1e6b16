"""What Gates of Gold shows in a terminal."""

from __future__ import annotations

import random

import pytest
from rich.console import Console

from burgrave.games.viscounts import GAME
from burgrave.games.viscounts.expansions.gates_of_gold.view.records import GatesView
from burgrave.games.viscounts.text.wording import TEXTS
from burgrave.games.viscounts.view.records import ViscountsView
from burgrave.kernel.begin import new
from burgrave.kernel.text import LANGUAGES

NAMES = ["Ada", "Bruno", "Cyril"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_outsiders_builders_and_columns_are_told(players: int, language: str) -> None:
    """In every position of a game, to whoever is asked."""
    table, choice = new("viscounts", players, 4, {"gates_of_gold": True}), random.Random(4)
    console = Console(width=100, record=True, force_terminal=False)
    while (ask := table.ask) is not None and len(table.answers) < 60:
        table.answer(choice.choice(ask.options))
        view = table.view(ask.player)
        assert isinstance(view, ViscountsView) and isinstance(view.added, GatesView)
        with console.capture() as told:
            console.print(GAME.terminal.enter().draw(view, language, NAMES[:players], TEXTS))
        text = " ".join(told.get().split())
        assert all(TEXTS.say(language, f"bonus-{bonus}") in text for bonus in view.added.builders)
        assert all(str(place) in text for place in range(1, 5)) and str(view.added.orders) in text
