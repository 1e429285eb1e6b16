"""What the chapters of a report are made of: tables, figures, legends, and the numbers behind them all."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from burgrave.arena import plots
from burgrave.arena.markup import Html, el, join
from burgrave.arena.plan import Plan
from burgrave.arena.record import Record, Timing
from burgrave.arena.stats import BotSummary, Estimate, Sitting, sittings, summary
from burgrave.arena.studies import Course, course
from burgrave.arena.wording import Wording

Rows: TypeAlias = Sequence[Sequence[str]]


class Section(NamedTuple):
    """A chapter; one without parts has nothing to tell."""

    name: str
    title: str
    parts: Sequence[Html]


@dataclass(frozen=True)
class Study:
    """All that the chapters draw from."""

    plan: Plan
    records: Sequence[Record]
    seated: list[Sitting]
    bots: list[BotSummary]
    course: Course

    @property
    def played(self) -> int:
        """How many games were finished."""
        return len(self.course.decisions)

    @property
    def share(self) -> float:
        """The win rate of equals."""
        return 1 / self.plan.players

    @property
    def rated(self) -> bool:
        """Whether there are ratings."""
        return any(bot.rating is not None for bot in self.bots)

    @property
    def substituted(self) -> list[str]:
        """The bots for which a substitute has answered."""
        return [bot.bot for bot in self.bots if bot.mishaps]

    def style(self, bot: str) -> int:
        """The colour and the shape of a bot, the same in every picture."""
        return list(dict.fromkeys(self.plan.bots)).index(bot)


def study(plan: Plan, records: Sequence[Record], timings: Sequence[Timing]) -> Study:
    """Count everything once, for both languages."""
    seated = sittings(plan, records)
    return Study(plan, records, seated, summary(plan, seated, records, timings), course(seated, records))


def named(s: Study, bot: str) -> Html:
    """A bot with its sign; a long description breaks where its settings do."""
    pieces = [part for piece in re.split(r"(?<=[,:;/ ])", bot) for part in (piece, el("wbr"))]
    return el("span", plots.mark(s.style(bot)), el("span", *pieces[:-1]), class_="bot")


def flagged(s: Study, bot: str, w: Wording) -> Html:
    """A bot with its sign, and a flag if its results are not all its own."""
    flag = el("span", w.say("flag-substituted"), class_="flag") if bot in s.substituted else ""
    return join(named(s, bot), flag)


def table(caption: str, head: Sequence[str], rows: Rows, class_: str | None = None) -> Html:
    """A table whose first column names its rows; on a narrow page it scrolls by itself."""
    return grouped(caption, head, {"": rows}, class_)


def grouped(caption: str, head: Sequence[str], groups: Mapping[str, Rows], class_: str | None = None) -> Html:
    """A table in which several rows stand under a common name; an empty name is not shown."""
    parts = [el("caption", el("span", caption)), el("thead", el("tr", *(el("th", name, scope="col") for name in head)))]
    for name, rows in groups.items():
        if not rows:
            continue
        over = el("tr", el("th", name, scope="rowgroup", colspan=len(head), class_="group")) if name else ""
        body = [el("tr", el("th", row[0], scope="row"), *(el("td", cell) for cell in row[1:])) for row in rows]
        parts.append(el("tbody", over, *body))
    inner = el("table", *parts, class_=class_)
    return el("div", inner, class_="scroll", tabindex="0", role="region", aria_label=caption)


def figure(title: str, about: str, *parts: str) -> Html:
    """A picture under its title, with how to read it."""
    return el("figure", el("figcaption", el("h3", title), el("p", about)), *parts)


def legend(s: Study, names: Sequence[str]) -> Html:
    """Which sign is which bot."""
    return el("ul", *(el("li", named(s, bot)) for bot in names), class_="legend", aria_hidden="true")


def scale(marks: Sequence[float], w: Wording, rates: bool) -> Html:
    """The ends of a scale, above its strips."""
    ends = [w.percent(m, 0) if rates else w.whole(m) for m in (marks[0], marks[-1])]
    return el("span", el("span", ends[0]), el("span", ends[1]), class_="scale")


def rate_marks(estimates: Sequence[Estimate]) -> list[float]:
    """A scale for rates, from nought to where the intervals end."""
    return plots.ticks(0, max(estimate.high for estimate in estimates), 5)


def rates(
    caption: str, first: str, rows: Sequence[tuple[Html, Estimate, int | None]], share: float, w: Wording, what: str
) -> Html:
    """Rates with their intervals as strips, one below the other."""
    marks = rate_marks([estimate for _, estimate, _ in rows])
    body = [
        (name, plots.strip(estimate, marks, share, style), w.percent(estimate.value), w.percents(estimate))
        for name, estimate, style in rows
    ]
    return table(caption, [first, scale(marks, w, True), what, w.say("interval")], body, "strips")
