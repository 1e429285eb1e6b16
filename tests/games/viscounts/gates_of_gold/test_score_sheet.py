"""Points of printed games with Gates of Gold: counted like those of games played here, from what counts alone."""

from __future__ import annotations

from functools import partial

import pytest

import burgrave
from burgrave.cli.app import run
from burgrave.conformance.printed import told
from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.rules.scoring import units
from burgrave.games.viscounts.printed.score_sheet import SCORE_SHEET
from burgrave.games.viscounts.rules.prices import holds
from burgrave.games.viscounts.rules.scoring import all_cards, everybodys_scores, winners
from burgrave.games.viscounts.rules.state import State
from burgrave.kernel.begin import new
from burgrave.kernel.effects import parse_scoring
from burgrave.kernel.score_sheet import TABLE, Answer, Entry, Key
from tests.games.viscounts import test_score_sheet as base
from tests.games.viscounts.gates_of_gold.scene import BONUS, scene
from tests.games.viscounts.scene import card, manuscript

GATES: Key = ("expansion", TABLE)
WILD = t.MANUSCRIPT_IDS[g.WILD]


def finished(players: int, seed: int) -> State:
    """The end of a random game."""
    table = new("viscounts", players, seed, {g.BOX: True})
    burgrave.playout(table, seed)
    state = table.state
    assert isinstance(state, State)
    return state


def ended() -> State:
    """A game for two at its end, in which nobody has more than a board."""
    s = scene(2)
    s.debts = 0
    return s


def truth(s: State, entry: Entry) -> Answer:
    """What a player would read off the board; icons and most numbers as in the base game."""
    name, player = entry.name, s.players[entry.player]
    kind = name.partition("-")[2]
    if name == "expansion":
        return [g.BOX]
    if name == "outsiders":
        return [t.TOWNSFOLK_IDS[card] for card in all_cards(player) if card in g.OUTSIDERS]
    if name == "start":
        return [t.RIBBONS[g.STARTING.index(card)] for card in player.manuscripts if card in g.STARTING]
    if name == "wild":
        return [t.RIBBONS[g.WILD_AS.index(card)] for card in player.manuscripts if card in g.WILD_AS]
    if name == "manuscripts":
        taken = [card for card in player.manuscripts if card not in g.STARTING]
        return [WILD if card in g.WILD_AS else t.MANUSCRIPT_IDS[card] for card in taken]
    if name == "orders":
        return all_cards(player).count(g.ORDER)
    if name in g.UNITS:
        return units(s, entry.player, name, [])
    if name in ("diversified", "specialized"):
        return int(any(t.BONUSES[bonus].kind == name for bonus in player.bonuses))
    if name.startswith("which-"):
        return [t.BONUS_IDS[bonus] for bonus in player.bonuses if t.BONUSES[bonus].kind == kind]
    return int(holds(player, kind)) if name.startswith("laid-") else base.truth(s, entry)


def agrees(s: State) -> dict[Key, Answer]:
    """The points are those of the rules; all that was told."""
    answers = told(SCORE_SHEET, s.config.players, partial(truth, s))
    counted = SCORE_SHEET.count(s.config.players, answers)
    assert [score.parts for score in counted.scores] == [score.parts for score in everybodys_scores(s)]
    assert counted.winners == winners(s)
    return answers


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_tally_agrees_with_the_rules(players: int) -> None:
    """Whatever the end of a game, from what is asked alone."""
    asked = {name for seed in range(25) for name, _ in agrees(finished(players, seed))}
    assert {"outsiders", "start", "manuscripts"} <= asked and asked & {"own_link", "segment_with_building"}
    assert ("opponent" in asked) == (players == 1)


def test_every_outsider_counts_and_some_ask_for_more() -> None:
    """A deck of all of them, with a castle, buildings and ribbons of which each finds some."""
    s = ended()
    s.players[0].draw += g.OUTSIDERS
    s.players[0].tiers[:2] = [[2, 0, 1, 0, 1], [0, 2, 0, 0, 0]]
    s.players[1].tiers[0] = [1, 0, 1, 0, 0]
    s.players[0].goods, s.players[0].unpaid = [2, 3, 1, 3], 3
    s.players[0].manuscripts = (*s.players[0].manuscripts, g.WILD_AS[3], manuscript("grey_4_outsiders"))
    for number, site in enumerate(t.SITES_OF[t.FEW][0][:3]):
        s.players[0].built |= 1 << number
        s.sites[site] = number
    s.players[0].bonuses = (BONUS("specialized_4"),)
    answers = agrees(s)
    assert {"own_link", "wedge_majority", "segment_with_building", "resources", "wild"} <= {name for name, _ in answers}
    assert everybodys_scores(s)[0].parts["outsiders"] > 30


def test_only_what_counts_is_asked() -> None:
    """Without the expansion nothing of it; with it, what lies on the main board only for outsiders who look there."""
    plain = {entry.key for entry in SCORE_SHEET.entries(2, {})}
    assert GATES in plain and plain - {GATES} == {entry.key for entry in SCORE_SHEET.entries(2, {GATES: []})} - {GATES}
    usual = {entry.key for entry in SCORE_SHEET.entries(2, {GATES: [g.BOX]})}
    assert usual - plain == {(name, side) for name in ("outsiders", "start") for side in (0, 1)}
    answers: dict[Key, Answer] = {GATES: [g.BOX], ("outsiders", 1): ["carpenter", "hunter"]}
    assert {entry.key for entry in SCORE_SHEET.entries(2, answers)} - usual == {("own_link", 1), ("resources", 1)}
    cards = {entry.key: entry.cards for entry in SCORE_SHEET.entries(2, {GATES: []})}[("manuscripts", 0)]
    assert len(cards) == 35 and not any(t.MANUSCRIPTS[t.MANUSCRIPT_IDS.index(card)].box for card in cards)
    assert len({entry.key: entry.cards for entry in SCORE_SHEET.entries(2, answers)}[("manuscripts", 0)]) == 40


def test_the_opponent_has_neither_outsiders_nor_a_board() -> None:
    """P. 8: its wild ribbon is whatever helps most."""
    alone: dict[Key, Answer] = {GATES: [g.BOX], ("manuscripts", 1): [WILD, "grey_4_outsiders", "black_4_refuse"]}
    asked = {entry.key for entry in SCORE_SHEET.entries(1, alone)}
    assert ("outsiders", 0) in asked and not {(name, 1) for name in ("outsiders", "start", "wild")} & asked
    counted = SCORE_SHEET.count(1, empty(1, alone))
    assert counted.scores[1].parts["ribbons"] == t.SET_VP[3] and counted.scores[1].parts["manuscripts"] == 0


def empty(players: int, answers: dict[Key, Answer]) -> dict[Key, Answer]:
    """Nobody has anything but this."""
    answers = {("uncovered", TABLE): ["poverty"], GATES: [g.BOX], **answers}
    while wanted := [entry for entry in SCORE_SHEET.entries(players, answers) if entry.key not in answers]:
        answers[wanted[0].key] = list(wanted[0].cards[: wanted[0].low]) if wanted[0].cards else 0
    return answers


def test_builders_are_asked_for_where_several_have_the_buildings() -> None:
    """P. 6: the first gets the card, and only they know who that was."""
    kinds = ["trading_post_1", "guildhall_1", "workshop_1"]
    counted = SCORE_SHEET.count(
        2, empty(2, {("built", 0): kinds, ("built", 1): ["workshop_1", "workshop_2", "workshop_3"]})
    )
    assert [score.parts["builders"] for score in counted.scores] == [3, 2]
    level = empty(2, {("built", 0): kinds, ("built", 1): kinds})
    assert ("diversified", 0) in level and ("diversified", 1) not in level
    assert [score.parts["builders"] for score in SCORE_SHEET.count(2, level).scores] == [0, 3]
    first = SCORE_SHEET.count(2, level | {("diversified", 0): 1})
    assert [score.parts["builders"] for score in first.scores] == [3, 0]


@pytest.mark.parametrize("order", [False, True])
def test_icons_of_bonuses_count_for_manuscripts(order: bool) -> None:
    """A leader with a noble, and a builder with two merchants while an order is on the board."""
    s = ended()
    player = s.players[0]
    player.manuscripts = (*player.manuscripts, manuscript("yellow_5_noble"), _counting("trade"))
    player.built = 1 << t.BUILDING_IDS.index("trading_post_1") | 1 << t.BUILDING_IDS.index("guildhall_1")
    player.built |= 1 << t.BUILDING_IDS.index("workshop_1")
    player.tiers[2][0], s.leader, s.leading = 1, 0, BONUS("leader_6")
    player.bonuses = (BONUS("diversified_3"), s.leading)
    player.row[1] = g.ORDER if order else card("mason")
    player.draw += [g.ORDER, card("guardian_2")]
    answers = agrees(s)
    asked = {name for name, _ in answers}
    assert {"which-leader", "which-diversified", "laid-order"} <= asked and answers["laid-order", 0] == int(order)
    assert "which-specialized" not in asked


def _counting(unit: str) -> int:
    return next(number for number, known in enumerate(fx.SCORING) if any(per.unit == unit for per in known))


def test_orders_are_counted_where_a_manuscript_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a file of one's own may say."""
    counts = manuscript("grey_4_outsiders")
    scoring = [*fx.SCORING]
    scoring[counts] = parse_scoring("vp 2 per order", "here", fx.UNITS)
    monkeypatch.setattr(fx, "SCORING", scoring)
    s = ended()
    s.players[1].manuscripts = (*s.players[1].manuscripts, counts)
    s.players[1].draw += [g.ORDER] * 3
    assert agrees(s)["orders", 1] == 3 and everybodys_scores(s)[1].parts["manuscripts"] == 6


# -------------------------------------------------------------------- in the terminal


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("players", [1, 2])
def test_a_game_is_counted_in_the_terminal(
    players: int, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The expansion by its number; the totals are those of the rules."""
    s = finished(players, 7)
    answers = told(SCORE_SHEET, players, partial(truth, s))
    lines = [str(answer) if isinstance(answer, int) else " ".join(answer) or "-" for answer in answers.values()]
    left = iter(["1", *lines[1:]])
    monkeypatch.setattr("builtins.input", lambda _="": next(left))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert run(["score", "viscounts", "--players", str(players), "--lang", language]) == 0
    out = capsys.readouterr().out
    for score in everybodys_scores(s):
        assert f" {score.total} " in out.splitlines()[-3]
    assert ("Wyrzutkowie" if language == "pl" else "Outsiders") in out


@pytest.mark.parametrize("language", ["pl", "en"])
def test_cards_have_different_names(language: str) -> None:
    """So that one can find one's own in the list."""
    for cards in (
        g.OUTSIDER_IDS,
        t.RIBBONS,
        [t.BONUS_IDS[one] for one in (*g.LEADERS, *g.DIVERSIFIED, *g.SPECIALIZED)],
    ):
        names = [SCORE_SHEET.card(one, language) for one in cards]
        assert len(set(names)) == len(names)
