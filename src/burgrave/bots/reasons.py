"""Why a turn is good, from the game's own judgement: what a seat has afterwards, on tables that it can imagine.

The judgement of a position is a sum of terms with names. After a turn, and again some rounds later, each term is
compared with what it was before, or with what it is after another turn; what chance explains is not spoken of.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeAlias

from burgrave.bots.turns import follow, settle
from burgrave.kernel.insight import Insight, Term
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.playout import Playing

WORLDS: Final = 16  # imagined tables, …
FEWEST: Final = 4  # … or no more than these, where they take longer than …
SECONDS: Final = 2.5
SURE: Final = 2.0  # standard errors
LEAST: Final = 0.3  # points that are worth a word
FEW: Final = 0.5  # of anything that is counted
RIVALS: Final = "rivals"  # the term for what the others lose

Terms: TypeAlias = Sequence[Mapping[str, Term]]  # of each seat

Judging: TypeAlias = Callable[[Any], list[dict[str, Term]]]


class Reason(NamedTuple):
    """More of something, or less of it, and what that is worth."""

    name: str
    amount: float
    worth: float


class Why(NamedTuple):
    """Reasons for a turn, the strongest first; where there are some of one kind, those below say nothing."""

    now: list[Reason]  # what it brings at once
    more: list[Reason]  # what it leads to some rounds later, compared with other turns
    later: list[Reason]  # the same, compared with what there is now
    little: Sequence[Reason] = ()  # what it brings, or leads to, by as little as chance may explain


NOTHING: Final = Why([], [], [])


class Course(NamedTuple):
    """The terms of one imagined game: before a turn, after it, and some rounds later."""

    before: Terms
    after: Terms
    later: Terms
    remarks: Sequence[str]  # after it


def why_each(perspective: Perspective, lines: Sequence[Sequence[int]], seed: int) -> list[Why]:
    """What speaks for each of some turns."""
    insight, seat = perspective.game.insight, perspective.seat
    if insight is None or insight.terms is None:
        return [NOTHING] * len(lines)
    courses = _courses(perspective, insight, insight.terms, lines, seed)
    now = [_reasons([(one.after, one.before) for one in own], seat) for own in courses]
    return [_apart(own, place, courses, now, seat) for place, own in enumerate(courses)]


def _apart(
    own: Sequence[Course], place: int, courses: Sequence[Sequence[Course]], now: Sequence[Sequence[Reason]], seat: int
) -> Why:
    """The reasons for one turn of several; what all of them bring alike comes last, or not at all."""
    others = [other for other in courses if other is not own]
    special = [reason for reason in now[place] if not others or not all(_brings(found, reason) for found in now)]
    more = _reasons([(a.later, b.later) for other in others for a, b in zip(own, other, strict=True)], seat)
    if more and not special:
        return Why([], more, [])
    alike = [reason for reason in now[place] if reason not in special]
    remarks = _remarks(own, [])
    later = [(one.later, one.before) for one in own]
    return Why(
        [*special[:1], *remarks, *special[1:], *alike],
        more,
        _reasons(later, seat),
        _little(
            [
                [(one.after, one.before) for one in own],
                later,
                [(a.after, b.after) for other in others for a, b in zip(own, other, strict=True)],
                [(a.later, b.later) for other in others for a, b in zip(own, other, strict=True)],
            ],
            seat,
        ),
    )


def _brings(reasons: Sequence[Reason], wanted: Reason) -> bool:
    """Whether there is as much of the same among some reasons."""
    return any(one.name == wanted.name and abs(one.amount - wanted.amount) < FEW for one in reasons)


def why_better(perspective: Perspective, line: Sequence[int], other: Sequence[int], seed: int) -> Why:
    """What a turn brings more than another one does."""
    insight, seat = perspective.game.insight, perspective.seat
    if insight is None or insight.terms is None:
        return NOTHING
    one, two = _courses(perspective, insight, insight.terms, [line, other], seed)
    pairs = list(zip(one, two, strict=True))
    now = _reasons([(mine.after, its.after) for mine, its in pairs], seat)
    later = _reasons([(mine.later, its.later) for mine, its in pairs], seat)
    return Why([*now[:1], *_remarks(one, two), *now[1:]], [], later) if now else Why([], [], later)


def _remarks(own: Sequence[Course], other: Sequence[Course]) -> list[Reason]:
    """What is true of a turn in all imagined games, and of another one in none; it has no worth of its own."""
    always = [name for name in own[0].remarks if all(name in one.remarks for one in own)]
    return [Reason(name, 1.0, 0.0) for name in always if not any(name in one.remarks for one in other)]


def _courses(
    perspective: Perspective, insight: Insight[Any], terms: Judging, lines: Sequence[Sequence[int]], seed: int
) -> list[list[Course]]:
    """What becomes of each line in the same imagined games, as many as there is time for."""
    begun, found = perf_counter(), [list[Course]() for _ in lines]
    for world in range(WORLDS):
        for line, courses in zip(lines, found, strict=True):
            courses.append(_course(perspective, insight, terms, line, seed + world))
        if world + 1 >= FEWEST and perf_counter() - begun > SECONDS:
            break
    return found


def _course(perspective: Perspective, insight: Insight[Any], terms: Judging, line: Sequence[int], world: int) -> Course:
    """One imagined game, in which everybody goes on as the heuristic player would."""
    seat = perspective.seat
    playing = Playing(perspective.imagine(world), seat)
    before = terms(playing.state)
    end = insight.clock(playing.state) + insight.horizon
    follow(playing, seat, line)
    settle(playing, seat)
    after = terms(playing.state)
    remarks = insight.remarks(playing.state, seat, line) if insight.remarks is not None else []
    while (ask := playing.ask) is not None and insight.clock(playing.state) < end:
        worth = insight.appraise(playing.state, ask)
        playing.answer(ask.options[worth.index(max(worth))])
    return Course(before, after, terms(playing.state), remarks)


def _reasons(pairs: Sequence[tuple[Terms, Terms]], seat: int) -> list[Reason]:
    """The terms in which the first of each pair is better for a seat, those that are worth most first."""
    if not pairs:
        return []
    found = [
        _changed(name, [(one[seat][name], other[seat][name]) for one, other in pairs]) for name in pairs[0][0][seat]
    ]
    found.append(_lost(pairs, seat))
    return sorted([reason for reason in found if reason is not None], key=lambda reason: -reason.worth)


def _changed(name: str, pairs: Sequence[tuple[Term, Term]]) -> Reason | None:
    """A term as a reason, where there is more or less of it and chance does not explain what that is worth."""
    amount = fmean([one.amount - other.amount for one, other in pairs])
    worths = [one.worth - other.worth for one, other in pairs]
    worth = fmean(worths)
    clear = worth >= LEAST and abs(amount) >= FEW and worth > SURE * stdev(worths) / sqrt(len(worths))
    return Reason(name, amount, worth) if clear else None


def _little(comparisons: Sequence[Sequence[tuple[Terms, Terms]]], seat: int) -> list[Reason]:
    """What there is more of on average, be it by chance, and what is better; those of the first comparison first."""
    found = []
    for pairs in comparisons:
        better = []
        for name in pairs[0][0][seat] if pairs else ():
            changes = [(one[seat][name], other[seat][name]) for one, other in pairs]
            amount = fmean([one.amount - other.amount for one, other in changes])
            worth = fmean([one.worth - other.worth for one, other in changes])
            if amount >= FEW or (worth > 0 and amount <= -FEW):
                better.append(Reason(name, amount, worth))
        found += sorted(better, key=lambda reason: -reason.worth)
    return found


def _lost(pairs: Sequence[tuple[Terms, Terms]], seat: int) -> Reason | None:
    """What the rival loses who loses most; shared with the other rivals, who gain by it too."""
    rivals = [place for place in range(len(pairs[0][0])) if place != seat]
    losses = [[_loss(one[place], other[place]) for one, other in pairs] for place in rivals]
    worst = max(losses, key=fmean, default=[0.0, 0.0])
    loss = fmean(worst)
    clear = loss / max(1, len(rivals)) >= LEAST and loss > SURE * stdev(worst) / sqrt(len(worst))
    return Reason(RIVALS, loss, loss / len(rivals)) if clear else None


def _loss(one: Mapping[str, Term], other: Mapping[str, Term]) -> float:
    """How much worse the first is, by terms of which there is more or less."""
    return sum(
        [other[name].worth - term.worth for name, term in one.items() if abs(term.amount - other[name].amount) >= FEW]
    )
