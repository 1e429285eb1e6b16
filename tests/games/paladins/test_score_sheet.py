"""Points of printed games: counted like those of games played here, and asking no more than is needed."""

from __future__ import annotations

from functools import partial

import pytest

import burgrave
from burgrave.cli.app import run
from burgrave.conformance.printed import told, typed
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.printed.score_sheet import SCORE_SHEET
from burgrave.games.paladins.rules.scoring import best, everybodys
from burgrave.games.paladins.rules.state import State
from burgrave.kernel.score_sheet import TABLE, Answer, Entry, Key, read


def finished(players: int, seed: int) -> State:
    """The end of a random game."""
    table = burgrave.new("paladins", players, seed)
    burgrave.playout(table, seed)
    state = table.state
    assert isinstance(state, State)
    return state


def truth(s: State, entry: Entry) -> Answer:
    """What a player would read off the board."""
    name = entry.name
    if entry.player == TABLE:
        return [t.ORDER_IDS[s.orders[int(name[-1]) - 1]]]
    player = s.players[entry.player]
    if name == "converted":
        return [t.OUTSIDER_IDS[card] for card in player.converted]
    if name in ("strength", "influence", "faith", "paid", "unpaid"):
        return int(getattr(player, name))
    if name.startswith("attacked-"):
        people = t.PEOPLES.index(name.removeprefix("attacked-"))
        return sum(t.PEOPLE[card] == people for card in player.attacked)
    numbers = {
        "wall-points": sum(t.WALLS[wall].vp for wall in player.walls),
        "resources": player.silver + player.provisions,
        "townsfolk": len(player.hired),
        "suspicion": len(player.suspicion),
    }
    return numbers[name] if name in numbers else player.done[t.ACTION_IDS.index(name)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_tally_agrees_with_the_rules(players: int) -> None:
    """Whatever the end of a game, from what is asked alone."""
    for seed in range(40):
        s = finished(players, seed)
        if players == 1:  # the opponent's development counts by its workshops, which a player would count
            s.players[1].done[t.DEVELOP] = sum(placed.count(t.WORKSHOP) for placed in s.players[1].placed)
        counted = SCORE_SHEET.count(players, told(SCORE_SHEET, players, partial(truth, s)))
        assert [score.parts for score in counted.scores] == [score.parts for score in everybodys(s)]
        assert counted.winners == best(everybodys(s), s.players)


def test_only_what_counts_is_asked() -> None:
    """Attacks, townsfolk and suspicion only where an order, a convert or a tie makes them count."""
    usual = {entry.name for entry in SCORE_SHEET.entries(2, {})}
    assert not usual & {"attack", "townsfolk", "suspicion", *(f"attacked-{people}" for people in t.PEOPLES)}
    asked = SCORE_SHEET.entries(2, {("order-1", TABLE): ["order_attack"], ("converted", 0): ["viking_thief"]})
    more = {entry.key for entry in asked if entry.name not in usual}
    assert more == {("attack", 0), ("attack", 1), ("suspicion", 0)}


def test_suspicion_breaks_a_tie() -> None:
    """It is asked of those who are level, and the fewest cards win."""
    answers: dict[Key, Answer] = {}
    for place, order in enumerate(t.ORDER_IDS[:3], 1):
        answers["order-" + str(place), TABLE] = [order]
    for entry in SCORE_SHEET.entries(3, answers):
        if entry.player != TABLE:
            answers[entry.key] = [] if entry.cards else 0
    answers["strength", 2] = 0
    answers["unpaid", 2] = 1
    more = [entry for entry in SCORE_SHEET.entries(3, answers) if entry.key not in answers]
    assert [entry.key for entry in more] == [("suspicion", 0), ("suspicion", 1)]
    answers |= {("suspicion", 0): 2, ("suspicion", 1): 1}
    assert SCORE_SHEET.entries(3, answers)[-1].key in answers
    assert SCORE_SHEET.count(3, answers).winners == [1]


def test_a_thief_counts_before_suspicion_breaks_a_tie() -> None:
    """Points come first, those for suspicion cards too; then fewer cards win."""
    answers: dict[Key, Answer] = {(f"order-{place}", TABLE): [t.ORDER_IDS[place]] for place in (1, 2, 3)}
    for entry in SCORE_SHEET.entries(2, answers):
        if entry.player != TABLE:
            answers[entry.key] = [] if entry.cards else 0
    answers |= {("converted", 0): ["viking_thief"], ("suspicion", 0): 3, ("resources", 1): 9}
    assert [entry.key for entry in SCORE_SHEET.entries(2, answers) if entry.key not in answers] == [("suspicion", 1)]
    assert SCORE_SHEET.count(2, answers | {("suspicion", 1): 7}).winners == [0]
    assert SCORE_SHEET.count(2, answers | {("suspicion", 1): 2}).winners == [1]


def empty_boards(suspicion: int) -> dict[Key, Answer]:
    """A game alone in which neither side has anything but these suspicion cards of the opponent."""
    answers: dict[Key, Answer] = {(f"order-{place}", TABLE): [t.ORDER_IDS[place]] for place in (1, 2, 3)}
    while wanted := [entry for entry in SCORE_SHEET.entries(1, answers) if entry.key not in answers]:
        entry = wanted[0]
        number = suspicion if entry.key == ("suspicion", 1) else 0
        answers[entry.key] = [] if entry.cards else number
    return answers


def test_a_complete_tie_with_the_solo_opponent_is_shared() -> None:
    """p. 24"""
    assert SCORE_SHEET.count(1, empty_boards(0)).winners == [0, 1]
    assert SCORE_SHEET.count(1, empty_boards(1)).winners == [0]


def test_nobody_converts_the_same_outsider_twice() -> None:
    asked = SCORE_SHEET.entries(2, {("converted", 0): ["viking_thief"]})
    offered = {entry.player: entry.cards for entry in asked if entry.name == "converted"}
    assert "viking_thief" in offered[0] and "viking_thief" not in offered[1]


@pytest.mark.parametrize(
    ("entry", "text"),
    [
        (Entry("faith", 0, 12), "13"),
        (Entry("faith", 0, 12), "-1"),
        (Entry("faith", 0, 12), ""),
        (Entry("faith", 0, 12), "two"),
        (Entry("faith", 0, 12), "1 2"),
        (Entry("order", TABLE, 1, 1, ["a", "b"]), ""),
        (Entry("order", TABLE, 1, 1, ["a", "b"]), "a b"),
        (Entry("order", TABLE, 1, 1, ["a", "b"]), "3"),
        (Entry("cards", TABLE, 2, 0, ["a", "b"]), "a a"),
        (Entry("cards", TABLE, 2, 0, ["a", "b"]), "c"),
    ],
)
def test_what_cannot_be_is_not_taken(entry: Entry, text: str) -> None:
    assert read(entry, text) is None


def test_cards_by_name_and_by_number() -> None:
    entry = Entry("cards", TABLE, 2, 0, ["a", "b"])
    assert read(entry, "b, 1") == ["b", "a"] and read(entry, "-") == [] == read(entry, "")


# -------------------------------------------------------------------- in the terminal


def counting(monkeypatch: pytest.MonkeyPatch, lines: list[str], *arguments: str) -> int:
    """Run ``burgrave score`` with these lines as input."""
    monkeypatch.setattr("builtins.input", typed(lines))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return run(["score", *arguments])


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_game_is_counted_in_the_terminal(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nonsense is asked again, and the totals are those of the rules."""
    s = finished(2, 7)
    lines = []
    answers: dict[Key, Answer] = {}
    while wanted := [entry for entry in SCORE_SHEET.entries(2, answers) if entry.key not in answers]:
        answer = answers[wanted[0].key] = truth(s, wanted[0])
        lines += ["nonsense", str(answer) if isinstance(answer, int) else " ".join(answer) or "-"]
    assert counting(monkeypatch, lines, "paladins", "--players", "2", "--lang", language) == 0
    out = capsys.readouterr().out
    for score in everybodys(s):
        assert f" {score.total} " in out.splitlines()[-3]
    said = {"pl": "Wygrywa Gracz ", "en": "The winner: Player "}[language]
    assert out.splitlines()[-1] == f"{said}{best(everybodys(s), s.players)[0] + 1}."


@pytest.mark.parametrize(
    ("language", "said"),
    [("pl", "Wspólne zwycięstwo: Gracz 1, gracz wirtualny."), ("en", "A shared victory: Player 1, the opponent.")],
)
def test_a_shared_victory_is_told_in_the_terminal(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [str(answer) if isinstance(answer, int) else " ".join(answer) or "-" for answer in empty_boards(0).values()]
    assert counting(monkeypatch, lines, "paladins", "--players", "1", "--lang", language) == 0
    assert capsys.readouterr().out.splitlines()[-1] == said


def test_bad_input_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert counting(monkeypatch, [], "paladins", "--players", "9", "--lang", "en") == 2
    assert "1 to 4 players, not 9" in capsys.readouterr().err
    assert counting(monkeypatch, [], "paladins", "--lang", "en") == 2
    assert "ended before" in capsys.readouterr().err
    assert counting(monkeypatch, [], "citadels", "--lang", "en") == 2
    assert "can't be counted here" in capsys.readouterr().err


def test_cards_have_different_names() -> None:
    """So that one can find one's own in the list."""
    for language in ("pl", "en"):
        names = [SCORE_SHEET.card(card, language) for card in (*t.ORDER_IDS, *t.OUTSIDER_IDS)]
        assert len(set(names)) == len(names) - 1  # the two Saracen mercenaries are alike
