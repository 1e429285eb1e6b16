"""What a run tells about the game itself: its length, how the lead moves, seats, options, what goes with winning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

from burgrave.arena.plan import Plan
from burgrave.arena.record import Record
from burgrave.arena.stats import Estimate, Outcome, Sitting, Z, bot_outcome, finished, mean, outcome, wilson

QUARTERS: Final = (1, 2, 3)


@dataclass(frozen=True)
class Course:
    """How games went from beginning to end. Without rounds, the game does not tell when one begins."""

    decisions: list[int]  # of each game
    rounds: list[int]  # of each game
    changes: list[int]  # of each game: how often the lead went to somebody else
    leaders: list[Estimate]  # after a quarter, half and three quarters of the rounds: how often the leader wins
    points: dict[str, list[float]]  # by bot: on average after so many rounds; a game that is over keeps its points


class Made(NamedTuple):
    """All deeds of a kind with one thing: all turns of the King."""

    what: str
    times: int
    win_rate: Estimate  # of the seats, each as often as it did so
    edge: Estimate  # by how much that is more than usual for the same bots when they do anything of the kind
    gain: Estimate


def course(seated: Sequence[Sitting], records: Sequence[Record]) -> Course:
    """The course of the finished games."""
    played = finished(records)
    rounds = [len(record.lead) - 1 for record in played]
    told = max(rounds, default=0) > 1
    bots = dict.fromkeys(sitting.bot for sitting in seated)
    return Course(
        decisions=[record.decisions for record in played],
        rounds=rounds if told else [],
        changes=[lead_changes(record.lead) for record in played] if told else [],
        leaders=[leader_wins(played, quarter) for quarter in QUARTERS] if told else [],
        points={bot: points_by_round([s for s in seated if s.bot == bot], max(rounds)) for bot in bots} if told else {},
    )


def leaders(points: Sequence[int]) -> list[int]:
    """The seats that lead."""
    return [seat for seat, own in enumerate(points) if own == max(points)]


def lead_changes(lead: Sequence[Sequence[int]]) -> int:
    """How often somebody leads alone who was not the last to do so."""
    alone = [ahead[0] for ahead in map(leaders, lead) if len(ahead) == 1]
    return sum(now != before for before, now in pairwise(alone))


def leader_wins(played: Sequence[Record], quarter: int) -> Estimate:
    """How often whoever leads after so many quarters of the rounds wins; those who lead together share."""
    wins = 0.0
    for record in played:
        ahead = leaders(record.lead[quarter * (len(record.lead) - 1) // 4])
        wins += len(set(ahead) & set(record.winners)) / len(record.winners) / len(ahead) if record.winners else 0.0
    return wilson(wins, len(played))


def points_by_round(seated: Sequence[Sitting], last: int) -> list[float]:
    """The average points of a bot after 0, 1, 2 … rounds."""
    leads = [[points[sitting.seat] for points in sitting.record.lead] for sitting in seated]
    return [fmean(lead[min(after, len(lead) - 1)] for lead in leads) for after in range(last + 1)]


def by_seat(seated: Sequence[Sitting]) -> dict[int, Outcome]:
    """Each seat, whoever sat there."""
    seats = sorted({sitting.seat for sitting in seated})
    return {seat: outcome([s for s in seated if s.seat == seat]) for seat in seats}


def by_option(plan: Plan, seated: Sequence[Sitting], option: str) -> list[tuple[object, str, Outcome]]:
    """Each value of an option that varies, with what came of it for each bot."""
    return [
        (value, bot, bot_outcome(plan, [s for s in seated if s.bot == bot and s.record.options.get(option) == value]))
        for value in plan.vary[option]
        for bot in dict.fromkeys(plan.bots)
    ]


def length_by_option(plan: Plan, records: Sequence[Record], option: str) -> list[tuple[object, int, float]]:
    """Each value of an option that varies, with the finished games and how many decisions they took on average."""
    found = []
    for value in plan.vary[option]:
        decisions = [record.decisions for record in finished(records) if record.options.get(option) == value]
        found.append((value, len(decisions), fmean(decisions) if decisions else 0.0))
    return found


class Doing(NamedTuple):
    """How often somebody did a thing in a game, and with what success."""

    bot: str
    times: int
    won: float


def deeds(seated: Sequence[Sitting]) -> dict[str, list[Made]]:
    """By kind, the things that were done, those first that go with winning most.

    A strong bot wins with whatever it likes, and a winner has more districts: so each thing is compared with the other
    things of its kind that the same bot did.
    """
    done: dict[str, dict[str, list[Doing]]] = {}
    gains: dict[tuple[str, str], list[float]] = {}
    for sitting in seated:
        own: Counter[tuple[str, str]] = Counter()
        for deed in sitting.record.deeds:
            if deed.seat == sitting.seat:
                own[deed.kind, deed.what] += 1
                gains.setdefault((deed.kind, deed.what), []).append(deed.gain)
        for (kind, what), times in own.items():
            done.setdefault(kind, {}).setdefault(what, []).append(Doing(sitting.bot, times, sitting.won))
    found = {}
    for kind, things in done.items():
        usual = usual_rates([doing for doings in things.values() for doing in doings])
        rows = [made(what, doings, usual, gains[kind, what]) for what, doings in things.items()]
        found[kind] = sorted(rows, key=lambda row: (-row.edge.value, row.what))
    return found


def usual_rates(doings: Sequence[Doing]) -> dict[str, float]:
    """How often each bot wins, counted over all it did."""
    times: Counter[str] = Counter()
    wins: dict[str, float] = {}
    for doing in doings:
        times[doing.bot] += doing.times
        wins[doing.bot] = wins.get(doing.bot, 0.0) + doing.times * doing.won
    return {bot: wins[bot] / times[bot] for bot in times}


def made(what: str, doings: Sequence[Doing], usual: dict[str, float], gains: Sequence[float]) -> Made:
    """One thing that was done.

    All deeds of a seat in one game share its outcome; so for the interval of the win rate they do not count as so many
    trials, but as Kish's effective number of them. The edge's interval is as wide as chance alone would make it.
    """
    times = sum(doing.times for doing in doings)
    rate = sum(doing.times * doing.won for doing in doings) / times
    trials = times**2 / sum(doing.times**2 for doing in doings)
    edge = sum(doing.times * (doing.won - usual[doing.bot]) for doing in doings) / times
    reach = Z * sqrt(sum(doing.times**2 * usual[doing.bot] * (1 - usual[doing.bot]) for doing in doings)) / times
    return Made(what, times, wilson(rate * trials, trials), Estimate(edge, edge - reach, edge + reach), mean(gains))
