"""Many games between bots: the wishes are checked before anything starts, win rates are shown as they come in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Final

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from burgrave.arena import on_ray, report, store
from burgrave.arena.plan import Plan, specs
from burgrave.arena.record import Record
from burgrave.arena.run import go_on
from burgrave.arena.stats import BotSummary, Running, sittings, summary
from burgrave.arena.wording import Wording
from burgrave.bots import Budget
from burgrave.bots.guard import Guard, close_all
from burgrave.cli.options import convert, flag, refuse_unknown
from burgrave.cli.wish import go_on_with, named, seeded
from burgrave.cli.words import own, usual_language
from burgrave.kernel.errors import BadSetup
from burgrave.kernel.game import game
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.text import Words

GAMES: Final = 100
LONGEST: Final = 86_400  # seconds that an answer may take: a day
MARK: Final = "!"


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line; None or empty: not said."""

    game: str | None
    options: dict[str, str]
    players: int | None
    bots: list[str]
    games: int | None
    seed: int | None
    vary: list[str]
    limit: float | None
    out: Path | None
    resume: Path | None
    jobs: int | None
    ray: str | None
    lang: str | None

    @property
    def language(self) -> str:
        """The language that was said, or the usual one."""
        return self.lang or usual_language()


class Ending(IntEnum):
    """How a run ended, as an exit code."""

    PLAYED = 0
    FRUITLESS = 1  # not a single game could be finished
    INTERRUPTED = 130


def arena(wish: Wish) -> Ending:
    """Play a new run or go on with another."""
    if wish.jobs is not None and wish.jobs < 1:
        raise BadSetup(own(wish.language, "error-arena-jobs", jobs=wish.jobs))
    if wish.resume is None:
        plan, directory = planned(wish), _directory(wish)
    else:
        plan, directory = resumed(wish, wish.resume), wish.resume
    _try_bots(plan, wish.language)
    if wish.ray is not None:
        _connect(wish.ray, wish)
    if wish.resume is None:
        store.create(directory, plan)
    return Session(wish, plan, directory).run()


# -------------------------------------------------------------------- what is to be played


def planned(wish: Wish) -> Plan:
    """The plan of a new run, or BadSetup with what is wrong with it."""
    name = named(wish.game, wish.language)
    found = game(name)
    bots = specs(wish.bots)
    if not any(bots):
        raise BadSetup(own(wish.language, "error-arena-no-bots"))
    if len(bots) > max(found.players):
        raise BadSetup(own(wish.language, "error-arena-many", game=found.name, players=max(found.players)))
    players = len(bots) if wish.players is None else wish.players
    if len(bots) != players:
        raise BadSetup(own(wish.language, "error-arena-seats", players=players, count=len(bots), bots=", ".join(bots)))
    if wish.games is not None and wish.games < 1:
        raise BadSetup(own(wish.language, "error-arena-games", games=wish.games))
    if wish.limit is not None and not 0 < wish.limit <= LONGEST:
        raise BadSetup(own(wish.language, "error-arena-limit", limit=f"{wish.limit:g}", longest=str(LONGEST)))
    plan = Plan(
        game=name,
        rules_version=found.rules_version,
        players=players,
        bots=bots,
        games=GAMES if wish.games is None else wish.games,
        seed=seeded(wish.seed),
        options=convert(name, wish.options),
        vary=_varied(name, wish),
        limit=wish.limit,
    )
    if plan.seed < 0:
        raise BadSetup(own(wish.language, "error-arena-seed", seed=str(plan.seed)))
    for number in range(len(plan.variations)):
        plan.table(number)  # in each of the first games it is the turn of another variation
    return plan


def _varied(name: str, wish: Wish) -> dict[str, list[object]]:
    """The options that change from game to game: ``cast=first_game,random``."""
    found: dict[str, list[object]] = {}
    for text in wish.vary:
        option, _, values = text.partition("=")
        option = option.strip().removeprefix("--").replace("-", "_")
        if not values:
            raise BadSetup(own(wish.language, "error-arena-vary", given=text))
        if option in found or option in wish.options:
            raise BadSetup(own(wish.language, "error-arena-vary-twice", option=flag(option)))
        refuse_unknown(name, [option], [], wish.language)
        found[option] = [convert(name, {option: value.strip()})[option] for value in values.split(",")]
    return found


def resumed(wish: Wish, directory: Path) -> Plan:
    """The plan of a run that goes on; it decides about everything that matters for the results."""
    given = {
        wish.game or "": wish.game,
        "--players": wish.players,
        "--bots": wish.bots or None,
        "--games": wish.games,
        "--seed": wish.seed,
        "--vary": wish.vary or None,
        "--limit": wish.limit,
        "--out": wish.out,
        **{flag(option): value for option, value in wish.options.items()},
    }
    for option, value in given.items():
        if value is not None:
            raise BadSetup(own(wish.language, "error-arena-resume-option", option=option))
    if not (directory / store.PLAN).exists():
        raise BadSetup(own(wish.language, "error-arena-no-plan", directory=str(directory)))
    plan = store.plan(directory)
    now = game(plan.game).rules_version
    if plan.rules_version != now:
        raise BadSetup(own(wish.language, "error-arena-rules", game=plan.game, then=plan.rules_version, now=now))
    return plan


def _directory(wish: Wish) -> Path:
    """Where a new run is kept: never over another one."""
    if wish.out is None:
        raise BadSetup(own(wish.language, "error-arena-no-out"))
    if wish.out.is_file():
        raise BadSetup(own(wish.language, "error-arena-out-file", file=str(wish.out)))
    if wish.out.is_dir() and any(wish.out.iterdir()):
        message = "error-arena-out" if (wish.out / store.PLAN).exists() else "error-arena-out-other"
        raise BadSetup(own(wish.language, message, directory=str(wish.out)))
    return wish.out


def _try_bots(plan: Plan, language: str) -> None:
    """Ask every bot something of the first game: one that can't play it is refused before anything starts."""
    table = plan.table(0)
    while (ask := table.ask) is not None and len(ask.options) == 1:  # some bots do not think about those
        table.answer(ask.options[0], ask.player)
    guards: list[Guard] = []
    try:
        for entrant, spec in enumerate(plan.bots):
            if ask is not None and spec not in plan.bots[:entrant]:
                guards.append(Guard(spec, plan.bot_seed(0, entrant), Budget(plan.limit)))
                guards[-1].choose(Perspective(table, ask.player))
                if guards[-1].mishap is not None:
                    raise BadSetup(own(language, "error-arena-bot", what=guards[-1].mishap))
    finally:
        close_all(guards)


def _connect(address: str, wish: Wish) -> None:
    if not on_ray.installed():
        raise BadSetup(own(wish.language, "error-arena-ray", command="pip install '.[ray]'"))
    try:
        on_ray.connect(address, wish.jobs)
    except on_ray.NoCluster as error:
        sentence = own(wish.language, "error-arena-cluster", address=address, reason=str(error))
        raise BadSetup(sentence) from error


# -------------------------------------------------------------------- the run


class Session:
    """A run as it is seen in the terminal."""

    def __init__(self, wish: Wish, plan: Plan, directory: Path) -> None:
        self.wish = wish
        self.plan = plan
        self.directory = directory
        self.console: Final = Console(highlight=False)
        self.wording: Final = Wording(wish.language, game(plan.game))
        self.running = Running(plan)
        self.last: Grid | None = None  # what is shown when the run is over
        self.failed = 0
        self.mishaps = 0
        self.bar: Final = Progress(
            BarColumn(bar_width=None),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            console=self.console,
            expand=True,
        )
        self.task = self.bar.add_task("", total=plan.games)

    def run(self) -> Ending:
        """Play to the end or until Ctrl-C."""
        self.print("arena-begins", game=self.wording.title, games=self.plan.games, seed=str(self.plan.seed))
        for record in store.records(self.directory):
            self.count(record)
        try:
            with self.shown():
                ray = self.wish.ray is not None
                path = go_on(self.directory, self.plan, self.count, self.wish.jobs, ray, self.wish.lang)
                self.last = self.standings()
        except KeyboardInterrupt:
            self.interrupted()
            return Ending.INTERRUPTED
        self.ended(path)
        return Ending.PLAYED if self.failed < self.plan.games else Ending.FRUITLESS

    @contextmanager
    def shown(self) -> Iterator[None]:
        """Show the board while games are played; where nothing can be drawn twice, only its last state."""
        try:
            with Live(get_renderable=self.board, console=self.console):
                yield
        finally:
            if not self.console.is_terminal:
                self.console.line()  # which rich leaves out there

    def count(self, record: Record) -> None:
        """Take one more game into account."""
        self.running.add(record)
        self.failed += record.error is not None
        self.mishaps += len(record.mishaps)
        self.bar.advance(self.task)

    def board(self) -> Group:
        """How far the run is, and how the bots are doing; when it is over, all about them that fits on a line."""
        return Group(self.bar, self.last or self.win_rates())

    def win_rates(self) -> Grid:
        """How often each bot has won so far."""
        grid = self.grid("arena-wins", "arena-interval")
        for name, rate in self.running.win_rates.items():
            flagged = self.named(name, name in self.running.substituted)
            grid.add_row(flagged, self.wording.percent(rate.value), self.wording.percents(rate))
        return grid

    def standings(self) -> Grid:
        """How the bots did, the best first."""
        records = store.records(self.directory)
        found = summary(self.plan, sittings(self.plan, records), records, store.timings(self.directory))
        rated = ["arena-rating"] if any(one.rating is not None for one in found) else []
        troubled = ["arena-substituted"] if any(one.mishaps for one in found) else []
        heads = ["arena-games", "arena-wins", "arena-interval", "arena-points", *rated, "arena-answer", *troubled]
        grid = self.grid(*heads)
        for one in found:
            figures = self.figures(one)
            grid.add_row(self.named(one.bot, one.mishaps > 0), *(figures[head] for head in heads))
        return grid

    def named(self, name: str, substituted: bool) -> Text:
        """A bot; with a mark if its results are not all its own."""
        return Text(f"{name} {MARK}", style="yellow") if substituted else Text(name)

    def figures(self, found: BotSummary) -> dict[str, str]:
        """What is told of a bot, by column; little is known of one whose games could not be finished."""
        w, none = self.wording, self.wording.say("none")
        return {
            "arena-games": w.number(found.games),
            "arena-wins": w.percent(found.win_rate.value) if found.games else none,
            "arena-interval": w.percents(found.win_rate) if found.games else none,
            "arena-points": w.about(found.points) if found.games else none,
            "arena-rating": w.rating(found.rating) if found.games else none,
            "arena-answer": w.seconds(found.seconds) if found.seconds is not None else none,
            "arena-substituted": w.part(found.substituted),
        }

    def grid(self, *heads: str) -> Grid:
        """A table with a line for each bot; where it is too wide, names go on in the next line, numbers stay whole."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        grid.add_column(self.say("arena-bot"), overflow="fold")
        for head in heads:
            grid.add_column(self.say(head), justify="right", no_wrap=True)
        return grid

    def interrupted(self) -> None:
        """Say what is kept, what it tells so far, and how to go on."""
        options = {"--jobs": self.wish.jobs, "--ray": self.wish.ray, "--lang": self.wish.lang}
        done = len(store.records(self.directory))
        self.print("arena-kept", done=done, games=self.plan.games, directory=str(self.directory))
        with suppress(KeyboardInterrupt):  # whoever presses it again does not want to wait for the report
            if done:
                self.print("arena-report", file=str(report.write(self.directory, self.plan, self.wish.lang)))
        self.print("resume", command=go_on_with("arena", self.directory, options))

    def ended(self, path: Path) -> None:
        """Say what went wrong, and where the rest can be read."""
        if self.failed:
            self.print("arena-failed", count=self.failed, file=str(self.directory / store.RESULTS))
        if (self.directory / store.CRASHES).exists():
            self.print("arena-crashes", directory=str(self.directory / store.CRASHES))
        if self.mishaps:
            self.print("arena-mishaps", count=self.mishaps, mark=MARK)
        self.print("arena-report", file=str(path))

    def say(self, message: str, **args: Words) -> str:
        """A message of the command line."""
        return own(self.wish.language, message, **args)

    def print(self, message: str, **args: Words) -> None:
        """Print a message on a line of its own, however long it is: commands and paths are copied."""
        self.console.print(Text(self.say(message, **args)), soft_wrap=True)
