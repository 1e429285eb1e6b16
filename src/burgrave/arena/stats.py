"""How the bots of a run did: win rates, points, places and ratings, each with how far it can be trusted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import Final, NamedTuple

from burgrave.arena.plan import Plan
from burgrave.arena.record import Record, Timing

TELLING: Final = 24  # sittings from which one may conclude that something is never done
NOTHING: Final = 0.05  # points on average: shown as 0.0
Z: Final = NormalDist().inv_cdf(0.975)  # all intervals hold 95 %


class Estimate(NamedTuple):
    """A value and the interval in which the true one lies, at 95 %."""

    value: float
    low: float
    high: float
    known: bool = True  # False: nobody can tell an interval, and both ends are the value


class Rating(NamedTuple):
    """What openskill thinks of a bot: its strength, and how unsure that is."""

    mu: float
    sigma: float


class Sitting(NamedTuple):
    """A bot in a seat for one finished game."""

    bot: str
    seat: int
    won: float  # its share of the victory
    points: int
    place: int
    record: Record


class Outcome(NamedTuple):
    """What came of some sittings."""

    games: int
    wins: float
    win_rate: Estimate
    points: Estimate


@dataclass(frozen=True)
class BotSummary:
    """A bot in a run. Entrants that are alike are one bot, and each of their seats counts as a game."""

    bot: str
    games: int
    wins: float  # a victory shared by k sides, a solo opponent among them, counts 1/k for each
    win_rate: Estimate
    points: Estimate
    place: float
    rating: Rating | None  # None: openskill is not installed
    seconds: float | None  # for an answer; None: nobody has measured it
    mishaps: int  # reasons for which a substitute answered, each once in a game
    substituted: float | None  # the share of its answers that a substitute gave; None: nobody has counted them
    parts: dict[str, float]  # points by category
    scores: list[int]  # of each game, for the distribution


def wilson(wins: float, trials: float) -> Estimate:
    """A rate with Wilson's interval, which stays sensible for few trials and near 0 and 1."""
    if not trials:
        return Estimate(0.0, 0.0, 1.0)
    rate, spread = wins / trials, Z * Z / trials
    middle = (rate + spread / 2) / (1 + spread)
    reach = sqrt(rate * (1 - rate) * spread + spread * spread / 4) / (1 + spread)
    return Estimate(rate, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(values: Sequence[float]) -> Estimate:
    """An average with its normal interval; of a single value nobody can tell, so it has none."""
    if len(values) < 2:
        return alone(values[0] if values else 0.0)
    value = fmean(values)
    reach = Z * sqrt(variance(values, value) / len(values))
    return Estimate(value, value - reach, value + reach)


def alone(value: float) -> Estimate:
    """A value without an interval."""
    return Estimate(value, value, value, known=False)


def finished(records: Iterable[Record]) -> list[Record]:
    """The games that came to their end, in order."""
    return sorted((record for record in records if record.error is None), key=lambda record: record.number)


def places(record: Record) -> list[int]:
    """Each seat's place: the winners are first, whatever broke the tie; the others by points."""
    standing = [(seat in record.winners, points) for seat, points in enumerate(record.scores)]
    standing = [(True, 0) if won else (False, points) for won, points in standing]
    return [1 + sum(other > own for other in standing) for own in standing]


def sittings(plan: Plan, records: Iterable[Record]) -> list[Sitting]:
    """Everybody in every finished game."""
    found = []
    for record in finished(records):
        share = 1 / len(record.winners) if record.winners else 0.0
        for seat, place in enumerate(places(record)):
            won = share if seat in record.winners else 0.0
            bot = plan.bots[record.entrants[seat]]
            found.append(Sitting(bot, seat, won, record.scores[seat], place, record))
    return found


def win_rate(plan: Plan, wins: float, games: int) -> Estimate:
    """How often a bot wins; one that fills all of several seats wins its equal share: that is no estimate."""
    return wilson(wins, games) if len(set(plan.bots)) > 1 or plan.players == 1 else alone(1 / plan.players)


def outcome(seated: Sequence[Sitting]) -> Outcome:
    """What came of some sittings."""
    wins = sum(sitting.won for sitting in seated)
    return Outcome(len(seated), wins, wilson(wins, len(seated)), mean([sitting.points for sitting in seated]))


def bot_outcome(plan: Plan, seated: Sequence[Sitting]) -> Outcome:
    """What came of some sittings of one bot."""
    found = outcome(seated)
    return found._replace(win_rate=win_rate(plan, found.wins, found.games))


def summary(
    plan: Plan, seated: Sequence[Sitting], records: Sequence[Record], timings: Sequence[Timing] = ()
) -> list[BotSummary]:
    """The bots of a run, the best first; ``seated`` are the sittings of its records."""
    ratings = rate(plan, records)
    pace = seconds_per_answer(plan, records, timings)
    mishaps = [plan.bots[record.entrants[mishap.seat]] for record in records for mishap in record.mishaps]
    substituted = substituted_shares(plan, records, timings)
    found = []
    for bot in dict.fromkeys(plan.bots):
        own = [sitting for sitting in seated if sitting.bot == bot]
        result = bot_outcome(plan, own)
        found.append(
            BotSummary(
                bot=bot,
                games=result.games,
                wins=result.wins,
                win_rate=result.win_rate,
                points=result.points,
                place=fmean(sitting.place for sitting in own) if own else 0.0,
                rating=ratings.get(bot),
                seconds=pace.get(bot),
                mishaps=mishaps.count(bot),
                substituted=substituted.get(bot),
                parts=average_parts(own),
                scores=[sitting.points for sitting in own],
            )
        )
    return sorted(found, key=lambda summary: (-summary.win_rate.value, -summary.points.value))


def average_parts(seated: Sequence[Sitting]) -> dict[str, float]:
    """Points by category, in the order in which the game tells them."""
    parts = [sitting.record.parts[sitting.seat] for sitting in seated]
    return {name: fmean(part.get(name, 0) for part in parts) for name in dict.fromkeys(n for p in parts for n in p)}


def unused(seated: Sequence[Sitting]) -> list[str]:
    """The ways of scoring that brought nobody anything worth telling: bots may be blind to them.

    Of few sittings nobody can tell.
    """
    if len(seated) < TELLING:
        return []
    parts = [sitting.record.parts[sitting.seat] for sitting in seated]
    return [name for name in average_parts(seated) if fmean(abs(part.get(name, 0)) for part in parts) < NOTHING]


def seconds_per_answer(plan: Plan, records: Iterable[Record], timings: Iterable[Timing]) -> dict[str, float]:
    """How long each bot thought about an answer."""
    entrants = {record.number: record.entrants for record in records}
    seconds: dict[str, float] = {}
    answers: dict[str, int] = {}
    for timing in timings:
        for entrant, spent, given in zip(entrants.get(timing.number, []), timing.seconds, timing.answers, strict=False):
            bot = plan.bots[entrant]
            seconds[bot] = seconds.get(bot, 0.0) + spent
            answers[bot] = answers.get(bot, 0) + given
    return {bot: seconds[bot] / answers[bot] for bot in seconds if answers[bot]}


def substituted_shares(plan: Plan, records: Iterable[Record], timings: Iterable[Timing]) -> dict[str, float]:
    """How much of what each bot answered was answered by a substitute."""
    answers = {timing.number: timing.answers for timing in timings}
    given = dict.fromkeys(plan.bots, 0)
    substituted = dict.fromkeys(plan.bots, 0)
    for record in records:
        counted = zip(record.entrants, answers.get(record.number, []), record.substituted, strict=False)
        for entrant, own, others in counted:
            given[plan.bots[entrant]] += own
            substituted[plan.bots[entrant]] += others
    return {bot: substituted[bot] / given[bot] for bot in given if given[bot]}


def rate(plan: Plan, records: Iterable[Record]) -> Mapping[str, Rating]:
    """Ratings by Plackett and Luce, game by game; without the extra ``arena``, and alone, there are none.

    A bot in several seats moves by what these have earned on average.
    """
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        return {}
    if plan.players == 1:
        return {}
    model = PlackettLuce()
    ratings = {bot: model.rating() for bot in plan.bots}
    for record in finished(records):
        bots = [plan.bots[entrant] for entrant in record.entrants]
        teams = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma)] for bot in bots]
        rated = model.rate(teams, ranks=[float(place) for place in places(record)])
        for bot in dict.fromkeys(bots):
            own = [team[0] for team, name in zip(rated, bots, strict=True) if name == bot]
            ratings[bot] = model.rating(mu=fmean(r.mu for r in own), sigma=fmean(r.sigma for r in own))
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in ratings.items()}


class Running:
    """The win rates of a run that is still going on: a game more costs nothing."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._games = dict.fromkeys(plan.bots, 0)
        self._wins = dict.fromkeys(plan.bots, 0.0)
        self.substituted: set[str] = set()  # bots for which a substitute has answered

    def add(self, record: Record) -> None:
        """Count a game; one that was not finished does not count."""
        self.substituted |= {self._plan.bots[record.entrants[mishap.seat]] for mishap in record.mishaps}
        for sitting in sittings(self._plan, [record]):
            self._games[sitting.bot] += 1
            self._wins[sitting.bot] += sitting.won

    @property
    def win_rates(self) -> dict[str, Estimate]:
        """By bot, in the order of the plan."""
        return {bot: win_rate(self._plan, self._wins[bot], games) for bot, games in self._games.items()}
