"""Points of printed games: counted like those of games played here, and asking no more than is needed."""

from __future__ import annotations

import random
from functools import partial

import pytest

import burgrave
from burgrave.conformance.printed import told
from burgrave.games.architects import GAME
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.rules.state import Artisans
from burgrave.games.architects.printed.score_sheet import ALIKE, SCORE_SHEET
from burgrave.games.architects.rules.prices import powers
from burgrave.games.architects.rules.scoring import everybodys_scores, winners
from burgrave.games.architects.rules.state import ENDING, State
from burgrave.kernel.playout import Playing
from burgrave.kernel.score_sheet import TABLE, Answer, Entry, Key
from tests.games.architects.scene import state

LIKED = ("place guildhall", "construct")


def finished(players: int, seed: int, box: dict[str, object]) -> State:
    """The end of the last turn of a game in which people like to build."""
    options: dict[str, object] = {"boards": "advanced", "promo": True, "difficulty": seed % 3, **box}
    table = burgrave.new("architects", players, seed, options)
    playing, choice, s = Playing(table), random.Random(seed), state(table)
    while (ask := playing.ask) is not None and s.phase != ENDING:
        before = s.copy()
        liked = [option for option in ask.options if table.text(option).startswith(LIKED)]
        playing.answer(choice.choice(liked or ask.options))
    return s if s.phase == ENDING else before


def truth(s: State, entry: Entry) -> Answer:
    """What a player would read off the board."""
    name = entry.name
    if name == "expansion":
        return [s.config.hooks.box] if s.config.hooks.box else []
    if entry.player == TABLE:
        return s.config.options.difficulty
    player = s.players[entry.player]
    if name == "built":
        return [t.BUILDING_IDS[card] for card in player.buildings]
    if name in t.GOODS:
        return player.goods[t.GOODS.index(name)]
    if name in t.SKILLS:
        return powers(player).skilled[t.SKILLS.index(name)]
    if isinstance(s.added, Artisans) and (name.endswith("tools") or name.startswith("adornment")):
        made = s.added.makers[entry.player]
        points = sum(g.ADORNMENT_VP[craft] for craft in made.adornments)
        return {"tools": len(made.tools), "adornments": len(made.adornments)}.get(name, points)
    if name == "captured":
        return sum(player.captured)
    return int(player.character == ALIKE) if name == "alike" else int(getattr(player, name))


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("most", [1, max(GAME.players)])
def test_a_tally_agrees_with_the_rules(players: int, most: int) -> None:
    """Whatever the end of a game, from what is asked alone, also with the expansion."""
    for seed in range(12):
        s = finished(players, seed, GAME.needs(max(players, most)))
        counted = SCORE_SHEET.count(players, told(SCORE_SHEET, players, partial(truth, s)))
        assert [score.parts for score in counted.scores] == [score.parts for score in everybodys_scores(s)]
        assert counted.winners == winners(s)


def test_only_what_counts_is_asked() -> None:
    """Goods, skills, captured workers and paid debts only where a building makes them count."""
    usual = {entry.name for entry in SCORE_SHEET.entries(3, {})}
    assert usual == {"expansion", "built", "cathedral", "virtue", "unpaid", "gold", "marble", "silver", "prison"}
    built: list[str] = ["clay_market", "keep", "masons_hut", "castle"]
    more = {entry.key for entry in SCORE_SHEET.entries(3, {("built", 1): built}) if entry.name not in usual}
    assert more == {("clay", 0), ("clay", 1), ("clay", 2), ("captured", 1), ("masonry", 1), ("alike", 1)}
    told: dict[Key, Answer] = {("expansion", TABLE): [g.BOX], ("built", 1): ["storeroom", "arcade"]}
    found = {entry.key for entry in SCORE_SHEET.entries(3, told) if entry.name not in usual}
    always = {(name, side) for name in ("adornment-points", "tools") for side in range(3)}
    assert found == always | {("adornments", 1), *[(skill, 1) for skill in t.SKILLS]}
    assert [entry.low for entry in SCORE_SHEET.entries(6, {}) if entry.name == "expansion"] == [1]
    assert "arcade" not in next(entry for entry in SCORE_SHEET.entries(3, {}) if entry.name == "built").cards


def test_every_building_has_a_name_of_its_own() -> None:
    for language in ("pl", "en"):
        names = [SCORE_SHEET.card(card, language) for card in (*t.BUILDING_IDS, g.BOX)]
        assert len(set(names)) == len(names)
