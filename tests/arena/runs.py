"""Runs made up for the tests of statistics and reports: plans and records in one line each."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.arena.plan import Plan
from burgrave.arena.record import Record, Timing
from burgrave.arena.stats import BotSummary, sittings, summary
from burgrave.kernel.insight import Deed


def plan(*bots: str, games: int = 4, vary: dict[str, list[object]] | None = None) -> Plan:
    """A plan for Citadels with one seat for each bot."""
    return Plan(
        game="citadels", rules_version=1, players=len(bots), bots=list(bots), games=games, seed=1, vary=vary or {}
    )


def record(
    number: int,
    scores: Sequence[int],
    winners: Sequence[int],
    *,
    entrants: Sequence[int] | None = None,
    lead: Sequence[Sequence[int]] = (),
    deeds: Sequence[Deed] = (),
    options: dict[str, object] | None = None,
) -> Record:
    """A finished game; everybody sits in the order of the plan unless ``entrants`` says otherwise."""
    return Record(
        number=number,
        seed=number,
        options=options or {},
        entrants=list(entrants if entrants is not None else range(len(scores))),
        scores=list(scores),
        parts=[{"districts": points} for points in scores],
        winners=list(winners),
        decisions=100 + number,
        lead=[list(points) for points in lead],
        deeds=list(deeds),
    )


def crashed(number: int, players: int, error: str) -> Record:
    """A game that could not be finished."""
    return Record(number=number, seed=number, options={}, entrants=list(range(players)), error=error)


def summaries(plan: Plan, games: Sequence[Record], timings: Sequence[Timing] = ()) -> dict[str, BotSummary]:
    """The bots of a run by name, the best first."""
    return {found.bot: found for found in summary(plan, sittings(plan, games), games, timings)}
