"""The solo opponent of a game that is played with the printed box, card by card.

The whole game stands in the address: the seed of the scheme cards and the answers so far, so that nothing is kept.
"""

from __future__ import annotations

from typing import Final, NamedTuple
from urllib.parse import urlencode

import htpy as h
from htpy import Element, Node

from burgrave.kernel.game import AnyGame
from burgrave.kernel.opponent import Asked, PrintedOpponent
from burgrave.kernel.score_sheet import Answer, Entry
from burgrave.web.layout import Page

FEW: Final = 8  # up to so many answers are buttons; more are a list
MOST: Final = 2000  # answers; no game has so many


class Told(NamedTuple):
    """A game as far as it has come."""

    before: list[str]  # what was told before the last answer
    now: list[str]  # and since
    asked: Asked | None  # None: the game is over
    given: list[int]  # the answers that were understood


def play(opponent: PrintedOpponent, difficulty: str, seed: int, answers: list[int], language: str) -> Told:
    """Play a game again from its answers; what can't be an answer ends it there."""
    flow = opponent.drive(difficulty, seed, language)
    before: list[str] = []
    given: list[int] = []
    asked = next(flow)
    now = asked.told
    for number in answers:
        answer = _answer(asked.entry, number)
        if answer is None:
            break
        given.append(number)
        before += now
        try:
            asked = flow.send(answer)
        except StopIteration as stop:
            return Told(before, stop.value, None, given)
        now = asked.told
    return Told(before, now, asked, given)


def _answer(entry: Entry, number: int) -> Answer | None:
    if entry.cards:
        return [entry.cards[number]] if 0 <= number < len(entry.cards) else None
    return number if entry.low <= number <= entry.high else None


def opponent_page(
    page: Page, game: AnyGame, opponent: PrintedOpponent, difficulty: str, seed: int, answers: list[int]
) -> str:
    """What the opponent does, and what it asks."""
    say = page.say
    told = play(opponent, difficulty, seed, answers[:MOST], say.language)
    title = say("opponent-title", game=say.title(game.name))
    lines = h.ul("#told")[[h.li[line] for line in told.now]]
    return page.render(
        title,
        h.div(".opponent")[
            h.h1[title],
            not told.given and [h.p[say("opponent-about")], _difficulties(page, game, opponent, difficulty, seed)],
            told.now and h.section(".paper", aria_live="polite")[lines],
            told.asked is not None and _question(page, opponent, told.asked, _kept(difficulty, seed, told.given)),
            told.asked is None and h.p[h.a(href=f"/score/{game.name}?players=1")[say("score-link")]],
            told.given
            and h.p(".actions")[
                h.a(".button", href=f"?{urlencode(_kept(difficulty, seed, told.given[:-1]))}")[say("opponent-back")],
            ],
            told.before and h.details[h.summary[say("opponent-before")], h.ol[[h.li[line] for line in told.before]]],
        ],
        game=game.name,
    )


def _kept(difficulty: str, seed: int, answers: list[int]) -> dict[str, str]:
    return {"difficulty": difficulty, "seed": str(seed), "answers": ".".join(map(str, answers))}


def _difficulties(page: Page, game: AnyGame, opponent: PrintedOpponent, difficulty: str, seed: int) -> Element:
    label = page.say.of(game, "house-difficulty.form")
    return h.nav(".choice", aria_label=label)[
        h.span[f"{label}:"],
        [
            h.a(
                href=f"?{urlencode({'difficulty': one, 'seed': seed})}",
                aria_current="page" if one == difficulty else None,
            )[page.say.value(game, "difficulty", one)]
            for one in opponent.difficulties
        ],
    ]


def _question(page: Page, opponent: PrintedOpponent, asked: Asked, kept: dict[str, str]) -> Element:
    """A form that leads to the same address with one more answer."""
    entry, language = asked.entry, page.say.language
    hidden = [h.input(type="hidden", name=name, value=value) for name, value in kept.items()]
    cards = list(enumerate(entry.cards))
    field: Node
    if entry.cards and len(cards) <= FEW:
        field = h.div(".actions")[
            [h.button(name="answer", value=str(number))[opponent.card(card, language)] for number, card in cards]
        ]
    elif entry.cards:
        options = [h.option(value=str(number))[opponent.card(card, language)] for number, card in cards]
        field = [_select(options, asked.question), h.button(".first")[page.say("opponent-next")]]
    else:
        field = h.div(".actions")[
            [h.button(name="answer", value=str(number))[str(number)] for number in range(entry.low, entry.high + 1)]
        ]
    return h.form("#asked.paper", method="get")[hidden, h.h2[asked.question], field]


def _select(options: list[Element], label: str) -> Element:
    return h.select(name="answer", required=True, aria_label=label)[h.option(value="")["–"], options]
