"""The story of a game in three sentences: what was worth most, from when on the winner led, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from burgrave.draw import html as h
from burgrave.draw.html import Node
from burgrave.server.rows import Result
from burgrave.server.telling import SERVER, Line
from burgrave.web.ending import Contender, contenders
from burgrave.web.layout import Page
from burgrave.web.shown import Room

SHORT: Final = 4  # moves; a game that was over sooner has no story
SENTENCES: Final = 3


class Moment(NamedTuple):
    """A move that is told, why, and who it is about."""

    at: int
    why: str  # a message
    who: int
    points: int = 0


def moments(trace: Sequence[Sequence[int]], result: Result) -> list[Moment]:
    """The moments of a game, in their order; ``trace`` has everybody's points after each move."""
    last = len(trace) - 1
    if last < SHORT or not trace[0]:
        return []
    winner = result.winners[0]
    found = [Moment(last, "story-end", winner)]
    gains = [  # what counts at the end only is no move of anybody's
        (after - before, at, who)
        for at in range(1, last)
        for who, (before, after) in enumerate(zip(trace[at - 1], trace[at], strict=True))
    ]
    behind = [at for at in range(last) if winner < len(trace[at]) and trace[at][winner] < max(trace[at])]
    if behind and behind[-1] + 1 < last:
        found.append(Moment(behind[-1] + 1, "story-lead", winner))
    for gain, at, who in sorted(gains, key=lambda one: -one[0]):  # the largest first
        if gain > 0 and len(found) < SENTENCES and at not in {moment.at for moment in found}:
            found.append(Moment(at, "story-gain", who, gain))
    return sorted(found)


def sentences(told: Sequence[Line], found: Sequence[Moment]) -> dict[str, list[Moment]]:
    """How the log tells each moment; what decided a game may be what ended it, and is told once."""
    by_sentence: dict[str, list[Moment]] = {}
    for moment in found:
        lines = [line for line in told if line.at == moment.at and not line.kind.startswith(SERVER)]
        own = [line for line in lines if line.args.get("who") == moment.who]
        deeds = [line for line in told if line.at <= moment.at and "who" in line.args]  # "nobody answers" is none
        own = own or deeds[-1:] or lines
        if own:
            most = max(own, key=lambda line: len(line.text)).text  # of all that a move brought, what says most
            by_sentence.setdefault(most, []).append(moment)
    return by_sentence


def story(
    page: Page, address: str, told: Sequence[Line], found: Sequence[Moment], players: Sequence[Contender]
) -> Node:
    """Each moment as the log tells it, why it matters, and the way there."""
    say = page.say
    items = [
        h.li[
            h.b[say("story-move", number=about[0].at)],
            " ",
            sentence,
            " ",
            h.em[" ".join(say(one.why, who=players[one.who].name, points=one.points) for one in about)],
            " ",
            h.a(href=f"{address}?at={about[0].at}")[say("story-see")],
        ]
        for sentence, about in sentences(told, found).items()
    ]
    return bool(items) and [h.h2[say("story")], h.ol(".story")[items]]


def tale(page: Page, shown: Room) -> Node:
    """The story of a game that has ended."""
    row = shown.row
    assert row.result is not None, "the game has ended"
    players = contenders(page, row, shown.seats, row.result.scores)
    return story(page, shown.address, shown.told, moments(shown.trace, row.result), players)
