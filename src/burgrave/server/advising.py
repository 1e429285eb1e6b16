"""Advice: which turns a bot would play, by how much they are better than others, and why; and what a turn has cost.

Whole turns are compared, never single clicks: two options that begin the same turn in another order are one.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, TypeAlias

from burgrave.bots import Adviser, Budget, Judge, bot
from burgrave.bots.reasons import NOTHING, Reason, Why, why_better, why_each
from burgrave.bots.thought import Thought, by_preference
from burgrave.bots.turns import alike, whole
from burgrave.kernel.action import Ask
from burgrave.kernel.insight import Prospects
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.table import Table
from burgrave.kernel.text import LANGUAGES
from burgrave.server import messages as m

BEST: Final = 3  # turns that advice is given about
LOOKED_AT: Final = 8  # options among which they are looked for
REASONS: Final = 2  # that are told for a turn
COMPARED: Final = "ismcts:iterations=40"  # games that are imagined for each turn of a hint, the same for all
SHARE: Final = 0.5  # of the time, for thinking; the rest is for comparing

Turns: TypeAlias = list[tuple[Thought, list[int]]]  # an option, and the whole turn that it begins


def asked(table: Table, seat: int) -> Ask | None:
    """The question of a seat."""
    return next((ask for ask in table.asks if ask.player == seat), None)


# ---------------------------------------------------------------- what to do


def consult(table: Table, request: m.Consult) -> m.Reply:
    """What a bot thinks of the best turns, its own choice first."""
    ask = asked(table, request.seat)
    if ask is None:
        return m.Refused(m.STALE, f"seat {request.seat} is not asked")
    adviser = bot(request.spec, request.seed)
    if not isinstance(adviser, Adviser):
        return m.Advice(ask.number, [])
    perspective, budget = Perspective(table, request.seat), Budget(seconds=request.seconds * SHARE)
    if len(ask.options) == 1:
        thoughts = [Thought(ask.options[0], 0, 0.0, 0.0)]  # there is nothing to think about
    else:
        thoughts = by_preference(adviser.think(perspective, budget))
    chosen, gaps = _compared(perspective, different(perspective, thoughts), request.seed, budget)
    reasons = why_each(perspective, [line for _, line in chosen], request.seed % 2**32)
    return m.Advice(
        ask.number,
        [
            m.Advised(
                table.text(one.option),
                said(table, request.seat, line),
                one.visits,
                one.wins,
                one.points,
                one.noise,
                because(table, why),
                gap,
            )
            for (one, line), why, gap in zip(chosen, reasons, gaps, strict=True)
        ],
    )


def different(perspective: Perspective, thoughts: Sequence[Thought]) -> Turns:
    """The best options that begin different turns, each with its turn to the end."""
    found: Turns = []
    for one in thoughts[:LOOKED_AT]:
        line = whole(perspective, [one.option, *one.then])
        if not any(alike(perspective, line, other) for _, other in found):
            found.append((one, line))
        if len(found) == BEST:
            break
    return found


def _compared(perspective: Perspective, turns: Turns, seed: int, budget: Budget) -> tuple[Turns, list[m.Gap | None]]:
    """Turns, and how far each is behind the first in the same imagined games.

    One that is clearly better there than the bot's first thought comes before it.
    """
    judge_ = bot(COMPARED, seed)
    if len(turns) < 2 or not isinstance(judge_, Judge):
        return turns, [None] * len(turns)
    ends = judge_.compare(perspective, [line for _, line in turns], budget)
    order = in_order(ends, perspective.seat)
    gaps = [gap(ends[order[0]], ends[place], perspective.seat) for place in order[1:]]
    return [turns[place] for place in order], [None, *gaps]


def in_order(ends: Sequence[Sequence[Prospects]], seat: int) -> list[int]:
    """The places of some turns: as they are, but one that is clearly better than the first comes before it."""
    leads = [gap(one, ends[0], seat) for one in ends]
    first = max(range(len(ends)), key=lambda place: leads[place].wins if leads[place].clear else 0.0)
    return sorted(range(len(ends)), key=lambda place: place != first)


def gap(better: Sequence[Prospects], other: Sequence[Prospects], seat: int) -> m.Gap:
    """By how much some ends of games are better for a seat than others, and how far chance explains it."""
    points = _differences([one.points[seat] for one in better], [one.points[seat] for one in other])
    wins = _differences([one.wins[seat] for one in better], [one.wins[seat] for one in other])
    return m.Gap(len(better), *points, *wins)


def _differences(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """The average difference, and its standard error."""
    found = [a - b for a, b in zip(one, other, strict=True)]
    if len(found) < 2:  # there was no time
        return 0.0, 0.0
    return fmean(found), stdev(found) / sqrt(len(found))


# ---------------------------------------------------------------- in words


def said(table: Table, seat: int, line: Sequence[int]) -> m.Said:
    """Choices of a seat, one after the other, as people read them; each as it would stand on its button."""
    trial = table.imagine(seat, 0)  # what is said must not depend on what the seat can't know
    quiet = table.setup.game.vocabulary.quiet
    found: m.Said = {language: [] for language in LANGUAGES}
    for place, option in enumerate(line):
        while (ask := asked(trial, seat)) is not None and len(ask.options) == 1 and option not in ask.options:
            trial.answer(ask.options[0], seat)
        if ask is None or option not in ask.options:
            break
        if place == 0 or not quiet(option):  # that a turn ends goes without saying
            for language, labels in found.items():
                labels.append(trial.label(option, language, seat))
        trial.answer(option, seat)
    return found


def because(table: Table, why: Why) -> m.Because:
    """The strongest reasons of the first kind that the game has words for."""
    for kind, reasons in why._asdict().items():
        told = [reason for reason in reasons if _has_words(table, reason)][:REASONS]
        if told:
            return m.Because(
                **{kind: {language: [_words(table, one, language) for one in told] for language in LANGUAGES}}
            )
    return m.Because()


def _message(reason: Reason) -> str:
    return f"reason-{'fewer-' if reason.amount < 0 else ''}{reason.name}"


def _has_words(table: Table, reason: Reason) -> bool:
    texts = table.setup.game.texts
    return all(texts.has(language, _message(reason)) for language in LANGUAGES)


def _words(table: Table, reason: Reason, language: str) -> str:
    amount = max(1, round(abs(reason.amount)))
    return table.setup.game.texts.say(language, _message(reason), {"amount": amount})


# ---------------------------------------------------------------- what was done


def judge(table: Table, request: m.Judge) -> m.Reply:
    """What a whole turn has cost: a bot's own, and the one that was played, go on in the same imagined games."""
    seat, game = request.seat, table.setup.game
    adviser = bot(request.spec, request.seed)
    if asked(table, seat) is None or not isinstance(adviser, Judge):
        return m.Refused(m.STALE, f"seat {seat} is not asked, or {request.spec} does not compare turns")
    perspective, budget = Perspective(table, seat), Budget(seconds=request.seconds / 2)
    first = by_preference(adviser.think(perspective, budget))[0]
    best = whole(perspective, [first.option, *first.then])
    played = [option for option in map(game.vocabulary.option, request.line) if option is not None]
    round_ = game.insight.clock(table.state) if game.insight is not None else 0
    if alike(perspective, best, played):
        (ends,) = adviser.compare(perspective, [played], budget)
        line = said(table, seat, played)
        return m.Judged(line, line, 0.0, 0.0, _wins(ends), len(ends), round=round_)
    better, as_played = adviser.compare(perspective, [best, played], budget)
    behind = gap(better, as_played, seat)
    why = (
        why_better(perspective, best, played, request.seed % 2**32) if behind.points > 0 or behind.wins > 0 else NOTHING
    )
    return m.Judged(
        said(table, seat, played),
        said(table, seat, best),
        behind.points,
        behind.noise,
        _wins(as_played),
        len(as_played),
        because(table, why),
        round_,
        behind.wins,
        behind.doubt,
    )


def _wins(ends: Sequence[Prospects]) -> list[float]:
    """Each seat's share of the victory."""
    return [fmean(shares) for shares in zip(*[one.wins for one in ends], strict=True)]
