"""What a bot says of moves and of whole turns: its own choice first, and nothing that is only a matter of order."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import burgrave
from burgrave.bots import LEVELS, Judge, bot
from burgrave.bots.reasons import LEAST, RIVALS, Reason, Why, why_each
from burgrave.bots.thought import Thought, by_preference
from burgrave.bots.turns import alike, whole
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.kernel.game import games
from burgrave.kernel.insight import Prospects
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.table import Table
from burgrave.kernel.text import LANGUAGES
from burgrave.server import messages as m
from burgrave.server.advising import because, consult, different, gap, in_order, judge
from burgrave.server.analyses import Analysis, Judgement
from burgrave.server.engine import turns

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
    found = judge(table, m.Judge("t", 0, seat_of(table), SPEC, 1, 60.0, list(line)))
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


def test_a_turn_in_another_order_is_no_other_suggestion() -> None:
    """The crown first or the coins first: where both lead to the same turn, it is suggested once."""
    table = as_king()
    perspective = Perspective(table, seat_of(table))
    crown, gold = [table.setup.game.vocabulary.option(text) for text in ("take crown", "gather gold")]
    assert crown is not None and gold is not None
    found = different(perspective, [Thought(crown, 90, 0.5, 20.0, 0.0, (gold,)), Thought(gold, 80, 0.5, 20.0)])
    assert [one.option for one, _ in found] == [crown], found
    line = found[0][1]
    assert alike(perspective, line, [gold, *[option for option in line if option != gold]])
    assert not alike(perspective, line, [gold])
    advice = consult(table, m.Consult("t", 0, seat_of(table), SPEC, 3, 60.0))
    assert isinstance(advice, m.Advice)
    turns_ = [sorted(option.line["en"]) for option in advice.options]
    assert all(turns_.count(turn) == 1 for turn in turns_), turns_


def test_a_turn_that_is_clearly_better_in_the_same_games_comes_first() -> None:
    """Whatever the search came back to most often: whole turns decide, where chance does not explain it."""
    games_ = range(40)
    worse = [Prospects([float(n % 3)], [0.1 + n % 2 / 10]) for n in games_]
    better = [Prospects([9.0 + n % 4], [0.8]) for n in games_]
    lucky = [Prospects([1.1 + n % 7], [0.1 + n % 5 / 10]) for n in games_]
    assert gap(better, worse, 0).clear and not gap(worse, better, 0).clear
    assert in_order([worse, lucky, better], 0) == [2, 0, 1]
    assert in_order([better, worse, lucky], 0) == [0, 1, 2]
    chance = m.Gap(40, 2.0, 1.5, 0.1, 0.09)
    assert chance.in_points == 0.0 == chance.in_wins and not chance.clear


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


def test_reasons_are_what_a_turn_brings() -> None:
    """Built, crowned: points in the city and the crown, in both languages, and nothing that chance explains."""
    table = as_king()
    perspective = Perspective(table, seat_of(table))
    crown = table.setup.game.vocabulary.option("take crown")
    assert crown is not None
    line = whole(perspective, [crown])
    (why,) = why_each(perspective, [line], 5)
    assert "crown" in [reason.name for reason in why.now], why
    assert all(reason.worth >= LEAST for reason in why.now)
    told = because(table, why)
    assert len(told.now["pl"]) == len(told.now["en"]) in (1, 2) and not told.more and not told.later
    strange = because(table, Why([Reason("weather", 2.0, 9.0)], [Reason("crown", 1.0, 0.5)], []))
    assert strange.more["en"] == ["the crown: you choose first"] and not strange.now  # what has no words is not said
    slight = because(table, Why([], [], [], [Reason("crown", 1.0, -0.1)]))
    assert slight == m.Because(little=strange.more)  # whatever else there is to say comes before it
    assert [reason.name for reason in why.little if reason.name == "crown"]


def test_what_all_suggestions_bring_alike_sets_none_apart() -> None:
    """With the crown in either turn, it is the district that speaks for one of them."""
    table = as_king()
    perspective = Perspective(table, seat_of(table))
    crown, gold = [table.setup.game.vocabulary.option(text) for text in ("take crown", "gather gold")]
    assert crown is not None and gold is not None
    full = whole(perspective, [crown, gold])
    assert len(full) > 2, "something is built"
    built, idle = why_each(perspective, [full, [crown, gold]], 5)
    assert built.now[0].name != "crown" and "crown" in [reason.name for reason in built.now]
    assert idle.now[0].name != "crown" or len(idle.now) == 1


def test_viscounts_says_that_a_card_is_used_for_the_last_time() -> None:
    """Whoever acts with the icons of the card in the last slot is told that it drops off next turn."""
    table, player = burgrave.new("viscounts", 3, 4), bot("greedy", 0)
    told: set[bool] = set()
    state: Any = table.state
    while (ask := table.ask) is not None and len(told) < 2:
        perspective = Perspective(table, ask.player)
        if ask.prompt == "action":
            lines = [whole(perspective, [option]) for option in ask.options]
            last = state.players[ask.player].row[-1]
            for line, why in zip(lines, why_each(perspective, lines, 5), strict=True):
                said = "drops" in [reason.name for reason in why.now]
                icons = t.ICONS_OF[last] if last >= 0 else [0] * len(t.ICONS)
                block = next((block for block in (do.DO, do.DISMISS_FOR) if line[0] in block), None)
                assert not said or (block is not None and (icons[block.index(line[0])] or icons[t.CRIMINAL]))
                told.add(said)
        table.answer(player.choose(perspective), ask.player)
    assert told == {True, False}


@pytest.mark.parametrize("game", [name for name, game in games().items() if game.insight is not None])
def test_reasons_know_no_more_than_the_seat(game: str) -> None:
    """They are looked for on imagined tables: the real cards of the others make no difference."""
    table, player = burgrave.new(game, 3, 6), bot("greedy", 0)
    while (ask := table.ask) is not None and (len(ask.options) < 3 or len(table.answers) < 12):
        table.answer(player.choose(Perspective(table, ask.player)), ask.player)
    seat = seat_of(table)
    found = []
    for one in (table, table.imagine(seat, 77)):
        perspective = Perspective(one, seat)
        found.append(why_each(perspective, [whole(perspective, [option]) for option in perspective.options[:2]], 9))
    assert found[0] == found[1]


@pytest.mark.parametrize("game", [name for name, game in games().items() if game.insight is not None])
def test_all_that_is_judged_has_words_in_both_languages(game: str) -> None:
    """The terms add up to what the position is worth, and each can be named, in plenty or in want."""
    table = burgrave.new(game, 3, 6)
    insight, texts = games()[game].insight, games()[game].texts
    assert insight is not None and insight.terms is not None
    for terms in insight.terms(table.state):
        for name in [*terms, RIVALS]:
            said = [f"reason-{name}", f"reason-fewer-{name}"]
            spoken = [[message for message in said if texts.has(language, message)] for language in LANGUAGES]
            assert spoken[0] == spoken[1], name
            assert spoken[0] or name in UNSPOKEN, name
            for message, amount in product(spoken[0], (1, 2, 5)):
                for language in LANGUAGES:
                    assert texts.say(language, message, {"amount": amount})


UNSPOKEN: set[str] = set()  # terms that nobody would give as a reason

CLEAR = {"architects": 10}  # seeds of games with a choice that is clear, where the usual one is not


@pytest.mark.parametrize("game", [name for name, game in games().items() if game.insight is not None])
def test_advice_begins_with_the_bots_own_choice_and_says_how_it_goes_on(game: str) -> None:
    """At the very beginning too: what was never looked at has no points."""
    table = burgrave.new(game, 3, CLEAR.get(game, 4))
    player = bot("greedy", 0)
    while (ask := table.ask) is not None and (len(ask.options) < 4 or ask.prompt not in ("turn", "action", "place")):
        table.answer(player.choose(Perspective(table, ask.player)), ask.player)
    seat = seat_of(table)
    advice = consult(table, m.Consult("t", 0, seat, LEVELS["hard"], 3, 60.0))
    assert isinstance(advice, m.Advice)
    assert table.text(bot(f"{LEVELS['hard']},obvious=99", 3).choose(Perspective(table, seat))) == advice.options[0].do
    visits = [option.visits for option in advice.options]
    assert visits == sorted(visits, reverse=True) and len(visits) == 3
    gaps = [option.gap for option in advice.options]
    assert gaps[0] is None and all(gap is not None and gap.games > 10 for gap in gaps[1:])
    assert len(advice.options[0].line["pl"]) > (game != "architects")  # it says what it is for; here that was all
    assert advice.options[0].because != m.Because()  # with a reason
    for option in advice.options:
        assert option.line["en"][0] == table.label(table.setup.game.vocabulary.option(option.do) or 0, "en", seat)


def test_an_analysis_counts_what_it_shows() -> None:
    cheap, dear = m.Judged({}, {}, 0.4, 0.5), m.Judged({}, {}, 3.0, 0.5)
    found = Analysis([Judgement(1, cheap), Judgement(4, dear), Judgement(9, dear)], 3)
    assert found.complete and [turn.n for turn in found.costly] == [4, 9]
