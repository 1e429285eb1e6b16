"""Points of printed games: counted like those of games played here, and asking no more than is needed."""

from __future__ import annotations

from functools import partial

import pytest

import burgrave
from burgrave.cli.app import run
from burgrave.conformance.printed import told
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.printed.score_sheet import SCORE_SHEET
from burgrave.games.viscounts.rules.scoring import everybodys_scores, winners
from burgrave.games.viscounts.rules.state import NONE, State
from burgrave.kernel.begin import new
from burgrave.kernel.score_sheet import TABLE, Answer, Entry, Key


def finished(players: int, seed: int) -> State:
    """The end of a random game."""
    table = new("viscounts", players, seed)
    burgrave.playout(table, seed)
    state = table.state
    assert isinstance(state, State)
    return state


def truth(s: State, entry: Entry) -> Answer:
    """What a player would read off the board."""
    name = entry.name
    if name == "expansion":
        return []
    if name == "uncovered":
        return [card for card, left in (("poverty", s.debts), ("prosperity", s.deeds)) if not left]
    if name == "opponent":
        return [t.OPPONENT_IDS[s.players[1].sheet - 1]]
    player = s.players[entry.player]
    if name == "built":
        return [building for number, building in enumerate(t.BUILDING_IDS) if player.built >> number & 1]
    if name == "manuscripts":
        return [t.MANUSCRIPT_IDS[card] for card in player.manuscripts]
    if name.startswith("tier-"):
        return sum(player.tiers[int(name[-1]) - 1])
    if name.startswith("icons-"):
        icon = t.ICONS.index(name.removeprefix("icons-"))
        cards = [*player.hand, *player.draw, *player.discard, *[card for card in player.row if card != NONE]]
        return sum(t.ICONS_OF[card][icon] for card in cards)
    if name == "leader":
        return int(s.leader == entry.player)
    if name.startswith("favour-"):
        return player.favours >> t.RIBBONS.index(name.removeprefix("favour-")) & 1
    if name == "silver":
        return player.goods[t.SILVER]
    if name == "resources":
        return sum(player.goods[good] for good in t.RESOURCES)
    return int(getattr(player, name))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_tally_agrees_with_the_rules(players: int) -> None:
    """Whatever the end of a game, from what is asked alone."""
    asked = set()
    for seed in range(25):
        s = finished(players, seed)
        answers = told(SCORE_SHEET, players, partial(truth, s))
        asked |= {name for name, _ in answers}
        counted = SCORE_SHEET.count(players, answers)
        assert [score.parts for score in counted.scores] == [score.parts for score in everybodys_scores(s)]
        assert counted.winners == winners(s)
    assert {"built", "tier-3", "manuscripts", "approved"} <= asked and any(name.startswith("icons-") for name in asked)
    assert ("opponent" in asked) == (players == 1)


def test_only_what_counts_is_asked() -> None:
    """Icons and resources only where a manuscript or a tie makes them count."""
    usual = {entry.name for entry in SCORE_SHEET.entries(2, {})}
    assert not usual & {"resources", "silver", "leader", *(f"icons-{icon}" for icon in t.ICONS)}
    answers: dict[Key, Answer] = {("manuscripts", 0): ["black_5_cleric"], ("manuscripts", 1): ["grey_5_resources"]}
    more = {entry.key for entry in SCORE_SHEET.entries(2, answers) if entry.name not in usual}
    assert more == {("icons-cleric", 0), ("resources", 1)}
    alone = {entry.key for entry in SCORE_SHEET.entries(1, {})}
    assert ("resources", 1) in alone and ("resources", 0) not in alone and ("opponent", TABLE) not in alone


def empty_boards(players: int, answers: dict[Key, Answer]) -> dict[Key, Answer]:
    """Nobody has anything but this."""
    answers = {("uncovered", TABLE): ["poverty"], **answers}
    while wanted := [entry for entry in SCORE_SHEET.entries(players, answers) if entry.key not in answers]:
        answers[wanted[0].key] = [] if wanted[0].cards else 0
    return answers


def test_the_leader_is_asked_for_where_several_have_most_workers() -> None:
    """One who has more is the leader (p. 19); of equal ones the first who came is, whom only they know."""
    counted = SCORE_SHEET.count(3, empty_boards(3, {("tier-3", 1): 2, ("tier-3", 2): 1}))
    assert [score.parts["leader"] for score in counted.scores] == [0, 5, 0]
    level = empty_boards(3, {("tier-3", 0): 1, ("tier-3", 2): 1})
    assert ("leader", 0) in level and ("leader", 2) not in level and ("leader", 1) not in level
    assert [score.parts["leader"] for score in SCORE_SHEET.count(3, level).scores] == [0, 0, 5]
    first = SCORE_SHEET.count(3, level | {("leader", 0): 1})
    assert [score.parts["leader"] for score in first.scores] == [5, 0, 0]


def test_a_favour_is_asked_for_where_several_have_three() -> None:
    """p. 21: its icons count, too."""
    grey = [card for card in t.MANUSCRIPT_IDS if card.startswith("grey")]
    answers = empty_boards(2, {("manuscripts", 0): grey[:3], ("manuscripts", 1): grey[3:6], ("favour-grey", 0): 1})
    assert ("favour-grey", 0) in {entry.key for entry in SCORE_SHEET.entries(2, answers)}
    assert [score.parts["favours"] for score in SCORE_SHEET.count(2, answers).scores] == [3, 0]
    alone = empty_boards(2, {("manuscripts", 1): grey[:3]})
    assert [score.parts["favours"] for score in SCORE_SHEET.count(2, alone).scores] == [0, 3]


def test_goods_break_a_tie_and_alone_one_must_have_more() -> None:
    answers = empty_boards(2, {("resources", 1): 2, ("silver", 0): 1})
    assert SCORE_SHEET.count(2, answers).winners == [1]
    assert SCORE_SHEET.count(2, answers | {("silver", 0): 2}).winners == [0, 1]
    alone = empty_boards(1, {})
    assert SCORE_SHEET.count(1, alone).winners == [1] and ("silver", 0) not in alone
    assert SCORE_SHEET.count(1, alone | {("acquired", 0): 1}).winners == [0]


def test_the_example_of_the_rulebook() -> None:
    """P. 25: 109 points."""
    red: dict[Key, Answer] = {
        ("built", 0): ["trading_post_1", "guildhall_1", "guildhall_2", "workshop_1", "workshop_2", "workshop_3"],
        ("tier-1", 0): 5,
        ("tier-2", 0): 4,
        ("tier-3", 0): 2,
        ("manuscripts", 0): [
            "grey_6_buildings",
            "black_4_ink2",
            "yellow_5_noble",
            "blue_6_criminal",
            "grey_3_flip",
            "black_4_virtue2",
            "yellow_6_flipped_debts",
            "black_3_flip",
        ],
        ("icons-noble", 0): 4,
        ("icons-criminal", 0): 4,
        ("unpaid", 0): 1,
        ("paid", 0): 3,
        ("acquired", 0): 4,
        ("approved", 0): 2,
        ("approved", 1): 4,
        ("approved", 2): 3,
    }
    counted = SCORE_SHEET.count(3, empty_boards(3, red))
    assert counted.scores[0].total == 109 and counted.winners == [0]


# -------------------------------------------------------------------- in the terminal


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("players", [1, 2])
def test_a_game_is_counted_in_the_terminal(
    players: int, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nonsense is asked again, and the totals are those of the rules."""
    s = finished(players, 7)
    lines = []
    for answer in told(SCORE_SHEET, players, partial(truth, s)).values():
        lines += ["nonsense", str(answer) if isinstance(answer, int) else " ".join(answer) or "-"]
    left = iter(lines)
    monkeypatch.setattr("builtins.input", lambda _="": next(left))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert run(["score", "viscounts", "--players", str(players), "--lang", language]) == 0
    out = capsys.readouterr().out
    for score in everybodys_scores(s):
        assert f" {score.total} " in out.splitlines()[-3]


def test_cards_have_different_names() -> None:
    """So that one can find one's own in the list."""
    for language in ("pl", "en"):
        cards = [*t.MANUSCRIPT_IDS, *t.BUILDING_IDS, *t.OPPONENT_IDS, "poverty", "prosperity"]
        names = [SCORE_SHEET.card(card, language) for card in cards]
        assert len(set(names)) == len(names)
