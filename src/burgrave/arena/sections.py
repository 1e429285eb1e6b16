"""The chapters of a report, each a picture or two with the same numbers in a table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import Final

from burgrave.arena import plots
from burgrave.arena.command import command, written
from burgrave.arena.markup import Html, el, join
from burgrave.arena.pieces import (
    Section,
    Study,
    figure,
    flagged,
    grouped,
    legend,
    named,
    rate_marks,
    rates,
    scale,
    table,
)
from burgrave.arena.stats import Outcome, unused
from burgrave.arena.studies import QUARTERS, Made, by_option, by_seat, deeds, length_by_option
from burgrave.arena.wording import Wording

FEW: Final = 10  # what was done less often stands apart: it tells little
FLAG: Final = re.compile(r"(--[a-z-]+)")  # of a command: it stays on one line
LISTED: Final = 50  # so many failures are listed; the rest would only repeat them


def sections(s: Study, w: Wording) -> list[Section]:
    """The chapters in order."""
    if not s.played:
        return [run(s, w), trouble(s, w)]
    kinds = deeds(s.seated)
    return [
        bots(s, w),
        points(s, w),
        progress(s, w),
        *(things(s, w, kind, rows) for kind, rows in kinds.items()),
        options(s, w),
        seats(s, w),
        trouble(s, w),
        run(s, w),
    ]


# ---------------------------------------------------------------- above the chapters


def verdict(s: Study, w: Wording) -> Html:
    """What happened, in a few sentences."""
    errors = sum(record.error is not None for record in s.records)
    share = w.share(s.share)
    said = []
    if not s.played:
        said.append(w.say("verdict-none"))
    elif len(s.bots) == 1:
        said.append(w.say("verdict-alone"))
    elif s.bots[0].win_rate.low > s.share:
        rate = s.bots[0].win_rate
        low, high = w.percent(rate.low, 0), w.percent(rate.high, 0)
        said.append(
            w.say("verdict-best", bot=s.bots[0].bot, rate=w.percent(rate.value), low=low, high=high, share=share)
        )
        behind = [bot.bot for bot in s.bots if bot.win_rate.high < s.share]
        if behind:
            said.append(w.say("verdict-behind", bots=", ".join(behind)))
    else:
        said.append(w.say("verdict-open", share=share))
    if s.substituted and s.played:
        said.append(w.say("verdict-substituted", bots=", ".join(s.substituted)))
    if errors:
        said.append(w.say("verdict-unfinished", count=errors))
    if len(s.records) < s.plan.games:
        said.append(w.say("verdict-partial", played=len(s.records), planned=s.plan.games))
    return el("p", " ".join(said), class_="verdict")


def tiles(s: Study, w: Wording) -> Html:
    """The numbers that say most."""
    if not s.played:
        return join()
    c = s.course
    shown = [(w.number(s.played), w.say("tile-games", count=s.played))]
    if c.rounds:
        shown.append((w.number(fmean(c.rounds), 1), w.say("tile-rounds")))
    shown.append((w.number(fmean(c.decisions)), w.say("tile-decisions")))
    if c.changes:
        shown.append((w.number(fmean(c.changes), 1), w.say("tile-changes")))
    shown.append((w.number(fmean(sitting.points for sitting in s.seated), 1), w.say("tile-points")))
    return el("dl", *(el("div", el("dt", name), el("dd", number)) for number, name in shown), class_="tiles")


# ---------------------------------------------------------------- chapters


def bots(s: Study, w: Wording) -> Section:
    """How the bots did."""
    rows = [(flagged(s, bot.bot, w), bot.win_rate, s.style(bot.bot)) for bot in s.bots]
    title = w.say("bots-rates")
    plot = rates(title, w.say("bot"), rows, s.share, w, w.say("win-rate"))
    rated = ["rating"] if s.rated else []
    keys = ["bot", "games", "wins", "points", "place", *rated, "seconds", "mishaps", "substituted"]
    cells = [
        (
            flagged(s, bot.bot, w),
            w.number(bot.games),
            w.number(bot.wins, 0 if bot.wins == int(bot.wins) else 1),
            w.about(bot.points),
            w.number(bot.place, 2),
            *([w.rating(bot.rating)] if rated else []),
            w.seconds(bot.seconds) if bot.seconds is not None else w.say("none"),
            w.number(bot.mishaps),
            w.part(bot.substituted),
        )
        for bot in s.bots
    ]
    notes = [w.say(f"{about}-about") for about in ("place", *rated, "substituted")]
    if len(s.bots) < len(s.plan.bots):
        notes.append(w.say("bots-alike"))
    parts = [
        el("div", figure(title, w.say("bots-rates-about", share=w.share(s.share)), plot), class_="full"),
        table(w.say("bots-table"), [w.say(key) for key in keys], cells),
        el("p", " ".join(notes), class_="note"),
    ]
    return Section("bots", w.say("bots"), parts)


def points(s: Study, w: Wording) -> Section:
    """How the points spread, and where they come from."""
    names = [bot.bot for bot in s.bots]
    series = [plots.Series(bot.bot, s.style(bot.bot), bot.scores) for bot in s.bots]
    told = "; ".join(f"{bot.bot}: {w.about(bot.points)}" for bot in s.bots)
    title = w.say("points-spread")
    spread = plots.ridges(series, title, told, w.whole, w.say("points-unit"))
    figures = [figure(title, w.say("points-spread-about"), legend(s, names), spread)]
    parts = list(dict.fromkeys(part for bot in s.bots for part in bot.parts))
    tables = []
    if parts:
        above, below = plots.heights(bot.parts.values() for bot in s.bots)
        keys = [el("li", plots.swatch(style), w.category(part)) for style, part in enumerate(parts)]
        bars = [
            (
                named(s, bot.bot),
                plots.stack([bot.parts.get(part, 0) for part in parts], above, below),
                w.number(bot.points.value, 1),
            )
            for bot in s.bots
        ]
        caption = w.say("points-parts")
        plot = table(caption, [w.say("bot"), scale([-below, above], w, False), w.say("total")], bars, "strips")
        figures.append(figure(caption, w.say("points-parts-about"), el("ul", *keys, class_="legend"), plot))
        rows = [
            (named(s, bot.bot), *(w.number(bot.parts.get(part, 0), 1) for part in parts), w.number(bot.points.value, 1))
            for bot in s.bots
        ]
        head = [w.say("bot"), *(w.category(part) for part in parts), w.say("total")]
        tables.append(table(w.say("points-table"), head, rows))
        if never := [w.category(part) for part in unused(s.seated)]:
            tables.append(el("p", w.say("points-unused", parts=", ".join(never)), class_="note warning"))
    return Section("points", w.say("points-title"), [el("div", *figures, class_="pair"), *tables])


def progress(s: Study, w: Wording) -> Section:
    """How long a game takes, and how the lead moves."""
    c = s.course
    figures = []
    if c.points:
        names = [bot.bot for bot in s.bots]
        series = [plots.Series(bot, s.style(bot), c.points[bot]) for bot in names]
        told = "; ".join(f"{one.name}: {w.number(one.values[-1], 1)}" for one in series)
        title = w.say("course-lead")
        plot = plots.lines(series, title, told, w.whole, w.say("course-rounds-unit"), w.say("course-points-unit"))
        figures.append(figure(title, w.say("course-lead-about"), legend(s, names), plot))
    if c.leaders:
        rows = [
            (join(w.say(f"course-quarter-{q}")), estimate, None)
            for q, estimate in zip(QUARTERS, c.leaders, strict=True)
        ]
        caption = w.say("course-leader")
        plot = rates(caption, w.say("course-after"), rows, s.share, w, w.say("course-leader-rate"))
        about = w.say("course-leader-about", share=w.share(s.share))
        changes = w.say(
            "course-changes-about",
            average=w.number(fmean(c.changes), 1),
            lowest=min(c.changes),
            highest=max(c.changes),
        )
        figures.append(figure(caption, about, plot, el("p", changes, class_="note")))
    if c.rounds:
        figures.append(length(w, c.rounds, "course-length-rounds", "course-rounds"))
    figures.append(length(w, c.decisions, "course-length", "course-decisions"))
    return Section("course", w.say("course"), [el("div", *figures, class_="pair")])


def length(w: Wording, values: Sequence[int], title: str, unit: str) -> Html:
    """How many games took how long."""
    low, high = w.number(min(values)), w.number(max(values))
    told = w.say("course-length-told", average=w.number(fmean(values), 1), low=low, high=high)
    plot = plots.histogram(values, w.say(title), told, w.whole, w.say(unit))
    return figure(w.say(title), f"{told} {w.say('course-length-about')}", plot)


def things(s: Study, w: Wording, kind: str, rows: Sequence[Made]) -> Section:
    """What was done, with how it went along with winning and what it brought."""
    often = [row for row in rows if row.times >= FEW] or rows
    far = max(max(abs(row.edge.low), abs(row.edge.high)) for row in often)
    edges = plots.ticks(-far, far, 6)
    gains = plots.ticks(min(0.0, *(row.gain.low for row in rows)), max(0.0, *(row.gain.high for row in rows)), 4)
    shown = {
        "": [thing(w, kind, row, edges, gains) for row in often],
        w.say("deeds-seldom", count=FEW): [thing(w, kind, row, edges, gains) for row in rows if row not in often],
    }
    ends = el("span", el("span", w.points(edges[0])), el("span", w.points(edges[-1])), class_="scale")
    head = [w.kind(kind), w.say("times"), ends, w.say("edge"), w.say("win-rate"), w.say("interval")]
    head += [scale(gains, w, False), w.say("gain")]
    about = [el("p", text, class_="note") for text in (w.say("deeds-about", count=FEW), w.gain(kind))]
    caption = w.say("deeds-table", kind=w.kind(kind))
    return Section(f"deeds-{kind}", w.kind(kind), [*about, grouped(caption, head, shown, "deeds")])


def thing(w: Wording, kind: str, row: Made, edges: Sequence[float], gains: Sequence[float]) -> tuple[str, ...]:
    """One of the things that were done."""
    return (
        w.thing(kind, row.what),
        w.number(row.times),
        plots.strip(row.edge, edges, 0.0, sure=row.times >= FEW),
        w.points(row.edge.value),
        w.percent(row.win_rate.value, 0),
        w.percents(row.win_rate),
        plots.level(row.gain, gains),
        w.number(row.gain.value, 1),
    )


def options(s: Study, w: Wording) -> Section:
    """What came of each value of the options that varied."""
    parts: list[Html] = []
    for option in s.plan.vary:
        about = w.option(option)
        if about is not None:
            parts.append(el("p", el("code", option), f" – {about}", class_="note"))
        results = by_option(s.plan, s.seated, option)
        marks = rate_marks([result.win_rate for _, _, result in results])
        groups = {
            w.value(option, value): [option_row(s, w, marks, bot, result) for of, bot, result in results if of == value]
            for value in s.plan.vary[option]
        }
        head = [
            w.say("bot"),
            scale(marks, w, True),
            w.say("win-rate"),
            w.say("interval"),
            w.say("points"),
            w.say("games"),
        ]
        parts.append(grouped(w.say("options-table", option=option), head, groups, "strips"))
        lengths = [
            (w.value(option, value), w.number(games), w.number(decisions))
            for value, games, decisions in length_by_option(s.plan, s.records, option)
        ]
        head = [w.say("value"), w.say("games"), w.say("decisions")]
        parts.append(table(w.say("options-length", option=option), head, lengths))
    return Section("options", w.say("options"), parts)


def option_row(s: Study, w: Wording, marks: Sequence[float], bot: str, result: Outcome) -> tuple[str, ...]:
    """A bot under one value of an option."""
    return (
        named(s, bot),
        plots.strip(result.win_rate, marks, s.share, s.style(bot)),
        w.percent(result.win_rate.value),
        w.percents(result.win_rate),
        w.about(result.points),
        w.number(result.games),
    )


def seats(s: Study, w: Wording) -> Section:
    """Whether it matters where one sits."""
    results = by_seat(s.seated)
    marks = rate_marks([result.win_rate for result in results.values()])
    rows = [
        (
            w.say("seat-number", seat=seat + 1),
            plots.strip(result.win_rate, marks, s.share),
            w.percent(result.win_rate.value),
            w.percents(result.win_rate),
            w.about(result.points),
        )
        for seat, result in results.items()
    ]
    head = [w.say("seat"), scale(marks, w, True), w.say("win-rate"), w.say("interval"), w.say("points")]
    about = el("p", w.say("seats-about", share=w.share(s.share)), class_="note")
    return Section("seats", w.say("seats"), [about, table(w.say("seats-table"), head, rows, "strips")])


def trouble(s: Study, w: Wording) -> Section:
    """Answers that were not given, and games that were not finished."""
    parts = []
    reasons = Counter(
        (s.plan.bots[record.entrants[mishap.seat]], mishap.reason) for record in s.records for mishap in record.mishaps
    )
    if reasons:
        rows = [(named(s, bot), w.number(count), reason) for (bot, reason), count in reasons.most_common(LISTED)]
        parts.append(table(w.say("mishaps-table"), [w.say("bot"), w.say("times"), w.say("reason")], rows, "reasons"))
    errors = [record for record in s.records if record.error is not None]
    if errors:
        games = [(str(record.number), str(record.seed), record.error or "") for record in errors[:LISTED]]
        head = [w.say("number"), w.say("seed"), w.say("reason")]
        parts.append(table(w.say("errors-table"), head, games, "reasons"))
    return Section("trouble", w.say("trouble"), parts)


def run(s: Study, w: Wording) -> Section:
    """What was run, and how to run it again."""
    plan = s.plan
    alike = Counter(plan.bots)
    settings = [f"{key} = {written(value)}" for key, value in plan.options.items()]
    varied = [f"{key} = {', '.join(written(value) for value in values)}" for key, values in plan.vary.items()]
    facts = [
        ("run-game", w.title),
        ("run-players", w.number(plan.players)),
        ("run-bots", "; ".join(f"{bot} ×{count}" if count > 1 else bot for bot, count in alike.items())),
        ("run-games", w.number(plan.games)),
        ("run-seed", str(plan.seed)),
        ("run-options", "; ".join(settings) or w.say("run-usual")),
        ("run-rules", str(plan.rules_version)),
    ]
    if varied:
        facts.append(("run-vary", "; ".join(varied)))
    if plan.limit is not None:
        facts.append(("run-limit", w.say("run-seconds", seconds=w.whole(plan.limit))))
    pieces = [el("span", one, class_="option") if FLAG.fullmatch(one) else one for one in FLAG.split(command(plan))]
    listed = el("dl", *(el("div", el("dt", w.say(key)), el("dd", value)) for key, value in facts), class_="facts")
    again = [el("p", w.say("run-repeat"), class_="note"), el("pre", el("code", *pieces), tabindex="0")]
    return Section("run", w.say("run"), [listed, *again])
