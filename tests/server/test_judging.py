"""What a bot says of moves and of whole turns: its own choice first, and nothing that is only a matter of order."""

from __future__ import annotations

import pytest

import burgrave
from burgrave.bots import LEVELS, Judge, bot
from burgrave.bots.thought import by_preference
from burgrave.kernel.game import games
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.table import Table
from burgrave.server import messages as m
from burgrave.server.analyses import Analysis, Judgement
from burgrave.server.engine import Held, consult, judge, turns

SPEC = "ismcts:iterations=60"


def as_king() -> Table:
    """A turn of whoever may take the crown, gather, and build."""
    for seed in range(200):
        table = burgrave.new("citadels", 3, seed)
        player = bot("greedy", 0)
        while (ask := table.ask) is not None and len(table.answers) < 120:
            texts = [table.text(option) for option in ask.options]
            if "take crown" in texts and "gather gold" in texts and len(table.answers) > 20:
                return table
            table.answer(player.choose(Perspective(table, ask.player)), ask.player)
    raise AssertionError("nobody ever is King")


def seat_of(table: Table) -> int:
    assert table.ask is not None
    return table.ask.player


def judged(table: Table, *line: str) -> m.Judged:
    found = judge(Held(table, 0), m.Judge("t", 0, seat_of(table), SPEC, 1, 60.0, list(line)))
    assert isinstance(found, m.Judged)
    return found


def test_the_order_of_a_turn_is_held_against_nobody() -> None:
    """Whoever takes coins first and the crown later has played the bot's turn."""
    table = as_king()
    thinker = bot(SPEC, 1)
    assert isinstance(thinker, Judge)
    best = by_preference(thinker.think(Perspective(table, seat_of(table))))[0]
    line = [table.text(option) for option in (best.option, *best.then)]
    assert len(line) > 1, line
    for played in (line, line[::-1]):
        found = judged(table, *played)
        assert (found.points, found.noise) == (0.0, 0.0) and found.best == found.played


def test_another_turn_is_compared_in_the_same_imagined_games() -> None:
    table = as_king()
    found = judged(table, "gather cards")
    assert found.noise > 0 and found.played["en"] == ["Draw cards"] and found.best != found.played
    assert Judgement(0, m.Judged({}, {}, 1.9, 1.0)).cost == 0.0  # may be chance
    assert Judgement(0, m.Judged({}, {}, 2.1, 1.0)).cost == 2.1


def test_whatever_could_have_been_taken_back_is_one_turn() -> None:
    """Drawn cards and other people end it; what left no choice, or was taken back, is not part of it."""
    table, player = burgrave.new("citadels", 2, 7), bot("greedy", 0)
    moves: list[m.Move] = []
    choices: list[int] = []  # moves of the first seat that were one
    while (ask := table.ask) is not None:
        option = player.choose(Perspective(table, ask.player))
        if ask.player == 0 and len(ask.options) > 1:
            choices.append(len(moves))
        moves.append(m.Move(ask.player, table.text(option)))
        table.answer(option, ask.player)
    making = m.Making("citadels", 2, "7", {}, ["Ada", "Bruno"])
    found = turns(m.Turns("t", making, moves, 0)).turns
    assert [do for turn in found for do in turn.line] == [moves[n].do for n in choices]
    for turn in found:
        last = choices[choices.index(turn.n) + len(turn.line) - 1]
        assert all(move.seat == 0 for move in moves[turn.n : last + 1])
        assert "gather cards" not in turn.line[:-1]
    long = next(turn for turn in found if len(turn.line) > 2)
    hesitant = [*moves[: long.n + 1], m.Move(0, None), *moves[long.n :]]
    again = turns(m.Turns("t", making, hesitant, 0)).turns
    assert [turn.line for turn in again] == [turn.line for turn in found]


CLEAR = {"architects": 10}  # seeds of games with a choice that is clear, where the usual one is not


@pytest.mark.parametrize("game", [name for name, game in games().items() if game.insight is not None])
def test_advice_begins_with_the_bots_own_choice_and_says_how_it_goes_on(game: str) -> None:
    """At the very beginning too: what was never looked at has no points."""
    table = burgrave.new(game, 3, CLEAR.get(game, 4))
    player = bot("greedy", 0)
    while (ask := table.ask) is not None and (len(ask.options) < 4 or ask.prompt not in ("turn", "action", "place")):
        table.answer(player.choose(Perspective(table, ask.player)), ask.player)
    seat = seat_of(table)
    advice = consult(Held(table, 0), m.Consult("t", 0, seat, LEVELS["hard"], 3, 60.0))
    assert isinstance(advice, m.Advice)
    assert table.text(bot(f"{LEVELS['hard']},obvious=99", 3).choose(Perspective(table, seat))) == advice.options[0].do
    visits = [option.visits for option in advice.options]
    assert visits == sorted(visits, reverse=True) and len(visits) == 3
    assert len(advice.options[0].line["pl"]) > (game != "architects")  # it says what it is for; here that was all
    for option in advice.options:
        assert option.line["en"][0] == table.label(table.setup.game.vocabulary.option(option.do) or 0, "en", seat)


def test_an_analysis_counts_what_it_shows() -> None:
    cheap, dear = m.Judged({}, {}, 0.4, 0.5), m.Judged({}, {}, 3.0, 0.5)
    found = Analysis([Judgement(1, cheap), Judgement(4, dear), Judgement(9, dear)], 3)
    assert found.complete and [turn.n for turn in found.costly] == [4, 9]
